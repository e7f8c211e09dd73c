var l="/lib/boardlab",f=`
import random, sys
if "${l}" not in sys.path:
    sys.path.append("${l}")
sys.path_importer_cache.clear()
random.seed()
from boardlab.page.opening import open_page
`;function y(t,n){let e=new Uint8Array(n),o=e.indexOf(10)+1;for(let[s,r]of Object.entries(JSON.parse(new TextDecoder().decode(e.subarray(0,o))))){let a=`${l}/${s}`;
t.FS.mkdirTree(a.slice(0,a.lastIndexOf("/"))),t.FS.writeFile(a,e.subarray(o,o+r)),o+=r}}function u(t,{kind:n,about:e},o,s,r,a,i=""){let c=t.toPy({kind:n,about:e,
lang:o,home:s,kept:r,site:i});c.set("show",a);try{return t.runPython(`${f}
open_page(kind, about, lang, home, kept, show, site)`,{globals:c})}finally{c.destroy()}}function b(t,n){let e=t.toPy({lessons:n});t.runPython(`${f}
import gc
for lesson in lessons:
    open_page("lesson", lesson, "en", "/nowhere").whole()
gc.collect()`,{globals:e}),e.destroy()}function h(t,n){let e=new Uint8Array(t,new DataView(t).getUint32(4,!0)),o=new Uint8Array(n);for(let[s,r,a]of d(o))for(let i=0;i<
a;i++)e[s+i]^=o[r+i]}var g=11,p=8;function*d(t){let n=p,e=()=>{let o=0;for(let s=0;;s+=7){let r=t[n++];if(o+=(r&127)*2**s,!(r&128))return o}};for(;n<t.length;){
let o=t[n++],s=e(),r=n+s;for(let a=o===g?e():0;a>0;a--){n+=2;let i=e();n+=1;let c=e();yield[i,n,c],n+=c}n=r}}export{u as begin,d as dataOf,h as mix,y as unpack,b as warm};

var l="/lib/boardlab",p=`
import random, sys
if "${l}" not in sys.path:
    sys.path.append("${l}")
sys.path_importer_cache.clear()
random.seed()
from boardlab.page.opening import open_page
`;function u(e,n){let t=new Uint8Array(n),o=t.indexOf(10)+1;for(let[r,s]of Object.entries(JSON.parse(new TextDecoder().decode(t.subarray(0,o))))){let a=`${l}/${r}`;
e.FS.mkdirTree(a.slice(0,a.lastIndexOf("/"))),e.FS.writeFile(a,t.subarray(o,o+s)),o+=s}}function b(e,{kind:n,about:t},o,r,s,a,c=""){let i=e.toPy({kind:n,about:t,
lang:o,home:r,kept:s,site:c});i.set("show",a);try{return e.runPython(`${p}
open_page(kind, about, lang, home, kept, show, site)`,{globals:i})}finally{i.destroy()}}function h(e,n){let t=e.toPy({lessons:n});e.runPython(`${p}
import gc
for lesson in lessons:
    open_page("lesson", lesson, "en", "/nowhere").whole()
gc.collect()`,{globals:t}),t.destroy()}function y(e,n){let t=new Uint8Array(e,new DataView(e).getUint32(4,!0)),o=new Uint8Array(n);for(let[r,s,a]of g(o))for(let c=0;c<
a;c++)t[r+c]^=o[s+c]}var f=11,d=8;function*g(e){let n=d,t=()=>{let o=0;for(let r=0;;r+=7){let s=e[n++];if(o+=(s&127)*2**r,!(s&128))return o}};for(;n<e.length;){
let o=e[n++],r=t(),s=n+r;for(let a=o===f?t():0;a>0;a--){n+=2;let c=t();n+=1;let i=t();yield[c,n,i],n+=i}n=s}}export{b as begin,g as dataOf,y as mix,u as unpack,h as warm};

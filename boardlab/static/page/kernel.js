var K=[31,139],H=[40,181,47,253],q="boardlab",S=new Map;async function O(){try{return await globalThis.caches?.open(q)}catch{return}}async function _(e,n){let t=await(await O())?.
match(e),s=t??await fetch(e),i=/^text\/html/.test(s.headers.get("content-type")??"");if(!s.ok||!s.body||i)throw new Error(`${s.status} ${e}`);let o=s.body.getReader(),
r=await o.read(),a=r,p=new ReadableStream({async pull(l){if(a.done)return l.close();n(a.value.length),l.enqueue(a.value),a=await o.read()}}),c=l=>l.every((d,m)=>r.
value?.[m]===d),u=new Response(c(K)?p.pipeThrough(new DecompressionStream("gzip")):p).arrayBuffer(),f=c(H)?(await import("./zstd.js")).unpacked(await u):await u;
return t||S.set(e,f),f}async function B(){let e=await O();for(let[n,t]of S)await e?.put(n,new Response(t)).catch(()=>{});S.clear()}var z="boardlab-games",x="games",k=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(e.error)});async function M(e,n){let t=indexedDB.open(z,1);
t.onupgradeneeded=()=>t.result.createObjectStore(x);let s=await k(t);try{return await n(s.transaction(x,e).objectStore(x))}finally{s.close()}}async function N(e,n){
e.mkdirTree(n);let t=await M("readonly",async o=>{let[r,a]=await Promise.all([k(o.getAllKeys()),k(o.getAll())]);return r.map((p,c)=>[p,a[c]])}).catch(()=>[]);for(let[
o,r]of t)e.writeFile(`${n}/${o}`,r);let s=new Map,i=()=>e.readdir(n).filter(o=>{let r=o.startsWith(".")?0:e.stat(`${n}/${o}`).mtime.getTime(),a=r!==(s.get(o)??0);
return a&&s.set(o,r),a});return i(),async()=>{let o=i();o.length&&await M("readwrite",r=>Promise.all(o.map(a=>k(r.put(e.readFile(`${n}/${a}`,{encoding:"utf8"}),
a)))))}}var R=["loader","script","machine","library"];async function v({loader:e,script:n,machine:t,library:s},i,o){let r=globalThis,a=r.fetch,p={"pyodide.asm.wasm":[t,
"application/wasm"],"python_stdlib.zip":[s,"application/zip"]};r.fetch=async c=>{let[u,f]=p[String(c).split("/").at(-1)]??[];if(!u)throw new Error(`not in this \
folder: ${c}`);return new Response(u,{headers:{"content-type":String(f)}})};try{let c=d=>import(URL.createObjectURL(new Blob([d],{type:"text/javascript"}))),[{loadPyodide:u},
{default:f}]=await Promise.all([c(e),c(n)]);return await u({indexURL:i,packageBaseUrl:i,createPyodideModule:async d=>{let m=await f(d),y=d.INITIAL_MEMORY??0;return y>
m.HEAPU8.length&&m._free(m._malloc(y-m._sbrk(0))),m},...o})}finally{r.fetch=a}}var C="boardlab",P="lines",g="places",J=4e3,E=e=>Promise.race([e,new Promise((n,t)=>setTimeout(()=>t(new Error("no answer")),J))]);function A(){return new Promise(
(e,n)=>{let t=indexedDB.open(C,2);t.onupgradeneeded=({oldVersion:s})=>{s||(t.result.createObjectStore(P,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),
t.result.createObjectStore(g))},t.onsuccess=()=>e(t.result),t.onerror=()=>n(t.error)})}var h=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(
e.error)}),Y=()=>E(V());async function V(){let e=await A(),n=e.transaction([P,g]),[t,s,i]=await Promise.all([h(n.objectStore(P).getAll()),h(n.objectStore(g).getAllKeys()),
h(n.objectStore(g).getAll())]);return e.close(),{lines:t.map(({text:o})=>o),places:Object.fromEntries(s.map((o,r)=>[o,i[r]]))}}var D=()=>W().then(Y).then(JSON.stringify),
L="learner",W=()=>E(Z());async function Z(){let e=await A(),n=e.transaction([g],"readwrite").objectStore(g),t=await h(n.get(L))??{seed:crypto.getRandomValues(new Uint32Array(
1))[0].toString(16)};return await h(n.put(t,L)),e.close(),String(t.seed)}var Q=e=>E(X(e));async function X({lines:e,places:n}){let t=await A();try{await new Promise((s,i)=>{let o=t.transaction([P,g],"readwrite",{durability:"strict"});
o.oncomplete=s,o.onabort=()=>i(o.error);let r=o.objectStore(P);for(let[a,p]of Object.entries(e))r.index("uid").getKey(a).onsuccess=({target:c})=>{c.result===void 0&&
r.add({uid:a,text:p})};for(let[a,p]of Object.entries(n))o.objectStore(g).put(p,a)})}finally{t.close()}}var F={lines:{},places:{}},b=F;async function $({lines:e,
places:n}){let t={lines:{...b.lines,...e},places:{...b.places,...n}};b=t,await Q(t),b===t&&(b=F)}var T=globalThis,j=new URL("../../",import.meta.url).href,G="/learner",ee=`
import asyncio, concurrent.futures, email, encodings, http, importlib, logging, sys, urllib, xml
sys.path.append(rest)
for package in (asyncio, concurrent.futures, email, encodings, http, importlib, logging, urllib, xml):
    package.__path__.append(f"{rest}/{package.__name__.replace('.', '/')}")
`,te=`
import os, pathlib
os.environ["PLOTLY_RENDERER"] = "plotly_mimetype"
os.environ["BOARDLAB_HOME"] = home
os.environ["BOARDLAB_SITE"] = site
from boardlab.page.progress_sync import ProgressSync
kept = ProgressSync(pathlib.Path(home, "progress"))
kept.restore(held)
kept
`,ne=`
from boardlab.lessons.journal.journal import journal
journal().set_volatile
`;async function ge({files:e,wheels:n,load:t,packages:s,indexURL:i,...o}){let r=D(),a=`${j}${n}/`,p=fetch(`${a}lock.json`).then(w=>w.text()),[c,...u]=await Promise.
all(["rest",...R].map(w=>_(`${j}python/${e[w]}`,()=>{}))),f=Object.fromEntries(R.map((w,U)=>[w,u[U]])),l=await v(f,a,{lockFileContents:await p,...o});l.FS.writeFile(
"/lib/rest.zip",new Uint8Array(c)),I(l,ee,{rest:"/lib/rest.zip"}),await l.loadPackage(t,{messageCallback:()=>{}});let d=await r,m=I(l,te,{home:G,site:j,held:d}),
y=I(l,ne,{});return y(!d),oe(m,y,await N(l.FS,`${G}/games`)),B(),l}function I(e,n,t){let s=e.toPy(t);try{return e.runPython(n,{globals:s})}finally{s.destroy()}}
function oe(e,n,t){let s=T.postMessage,i,o=()=>{i=void 0;let r=e.news();t().catch(()=>n(!0)),r&&$(JSON.parse(r)).then(()=>n(!1),()=>n(!0))};T.postMessage=(...r)=>{
s.apply(T,r),i===void 0&&(i=setTimeout(o))}}export{ge as loadPyodide};

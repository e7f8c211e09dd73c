var z=[31,139],C=[40,181,47,253],G="boardlab",E=new Map;async function O(){try{return await globalThis.caches?.open(G)}catch{return}}async function $(e,n){let t=await(await O())?.
match(e),r=t??await fetch(e),c=/^text\/html/.test(r.headers.get("content-type")??"");if(!r.ok||!r.body||c)throw new Error(`${r.status} ${e}`);let o=r.body.getReader(),
a=await o.read(),s=a,p=new ReadableStream({async pull(l){if(s.done)return l.close();n(s.value.length),l.enqueue(s.value),s=await o.read()}}),i=l=>l.every((d,m)=>a.
value?.[m]===d),u=new Response(i(z)?p.pipeThrough(new DecompressionStream("gzip")):p).arrayBuffer(),w=i(C)?(await import("./zstd.js")).unpacked(await u):await u;
return t||E.set(e,w),w}async function I(){let e=await O();for(let[n,t]of E)await e?.put(n,new Response(t)).catch(()=>{});E.clear()}var H="boardlab-games",P="games",S=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(e.error)});async function L(e,n){let t=indexedDB.open(H,1);
t.onupgradeneeded=()=>t.result.createObjectStore(P);let r=await S(t);try{return await n(r.transaction(P,e).objectStore(P))}finally{r.close()}}async function M(e,n){
e.mkdirTree(n);let t=await L("readonly",async o=>{let[a,s]=await Promise.all([S(o.getAllKeys()),S(o.getAll())]);return a.map((p,i)=>[p,s[i]])}).catch(()=>[]);for(let[
o,a]of t)e.writeFile(`${n}/${o}`,a);let r=new Map,c=()=>e.readdir(n).filter(o=>{let a=o.startsWith(".")?0:e.stat(`${n}/${o}`).mtime.getTime(),s=a!==(r.get(o)??0);
return s&&r.set(o,a),s});return c(),async()=>{let o=c();o.length&&await L("readwrite",a=>Promise.all(o.map(s=>S(a.put(e.readFile(`${n}/${s}`,{encoding:"utf8"}),
s)))))}}var x=["loader","script","machine","library"];async function N({loader:e,script:n,machine:t,library:r},c,o){let a=globalThis,s=a.fetch,p={"pyodide.asm.wasm":[t,
"application/wasm"],"python_stdlib.zip":[r,"application/zip"]};a.fetch=async i=>{let[u,w]=p[String(i).split("/").at(-1)]??[];if(!u)throw new Error(`not in this \
folder: ${i}`);return new Response(u,{headers:{"content-type":String(w)}})};try{let i=d=>import(URL.createObjectURL(new Blob([d],{type:"text/javascript"}))),[{loadPyodide:u},
{default:w}]=await Promise.all([i(e),i(n)]);return await u({indexURL:c,packageBaseUrl:c,createPyodideModule:async d=>{let m=await w(d),y=d.INITIAL_MEMORY??0;return y>
m.HEAPU8.length&&m._free(m._malloc(y-m._sbrk(0))),m},...o})}finally{a.fetch=s}}var q="boardlab",k="lines",f="places";var _=e=>Promise.race([e,new Promise((n,t)=>setTimeout(()=>t(new Error("no answer")),4e3))]);function R(){return new Promise((e,n)=>{let t=indexedDB.open(q,2);t.
onupgradeneeded=({oldVersion:r})=>{r||(t.result.createObjectStore(k,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),t.result.createObjectStore(f))},t.onsuccess=
()=>e(t.result),t.onerror=()=>n(t.error)})}var b=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(e.error)}),J=()=>_(V());async function V(){let e=await R(),
n=e.transaction([k,f]),[t,r,c]=await Promise.all([b(n.objectStore(k).getAll()),b(n.objectStore(f).getAllKeys()),b(n.objectStore(f).getAll())]);return e.close(),
{lines:t.map(({text:o})=>o),places:Object.fromEntries(r.map((o,a)=>[o,c[a]]))}}var B=()=>Y().then(J).then(JSON.stringify),v="learner",Y=()=>_(Z());async function Z(){
let e=await R(),n=e.transaction([f],"readwrite").objectStore(f),t=await b(n.get(v))??{seed:crypto.getRandomValues(new Uint32Array(1))[0].toString(16)};return await b(
n.put(t,v)),e.close(),String(t.seed)}var W=e=>_(Q(e));async function Q({lines:e,places:n}){let t=await R();try{await new Promise((r,c)=>{let o=t.transaction([k,f],"readwrite",{durability:"strict"});
o.oncomplete=r,o.onabort=()=>c(o.error);let a=o.objectStore(k);for(let[s,p]of Object.entries(e))a.index("uid").getKey(s).onsuccess=({target:i})=>{i.result===void 0&&
a.add({uid:s,text:p})};for(let[s,p]of Object.entries(n))o.objectStore(f).put(p,s)})}finally{t.close()}}var U={lines:{},places:{}},h=U;async function D({lines:e,
places:n}){let t={lines:{...h.lines,...e},places:{...h.places,...n}};h=t,await W(t),h===t&&(h=U)}var A=globalThis,T=new URL("../../",import.meta.url).href,F="/learner",X=`
import asyncio, concurrent.futures, email, encodings, http, importlib, logging, sys, urllib, xml
sys.path.append(rest)
for package in (asyncio, concurrent.futures, email, encodings, http, importlib, logging, urllib, xml):
    package.__path__.append(f"{rest}/{package.__name__.replace('.', '/')}")
`,ee=`
import os, pathlib
os.environ["PLOTLY_RENDERER"] = "plotly_mimetype"
os.environ["BOARDLAB_HOME"] = home
os.environ["BOARDLAB_SITE"] = site
from boardlab.page.kept import Kept
kept = Kept(pathlib.Path(home, "progress"))
kept.restore(held)
kept
`,te=`
from boardlab.lessons.journal import journal
journal().goes_with_the_page
`;async function ue({files:e,wheels:n,load:t,packages:r,indexURL:c,...o}){let a=B(),s=`${T}${n}/`,p=fetch(`${s}lock.json`).then(g=>g.text()),[i,...u]=await Promise.
all(["rest",...x].map(g=>$(`${T}python/${e[g]}`,()=>{}))),w=Object.fromEntries(x.map((g,K)=>[g,u[K]])),l=await N(w,s,{lockFileContents:await p,...o});l.FS.writeFile(
"/lib/rest.zip",new Uint8Array(i)),j(l,X,{rest:"/lib/rest.zip"}),await l.loadPackage(t,{messageCallback:()=>{}});let d=await a,m=j(l,ee,{home:F,site:T,held:d}),
y=j(l,te,{});return y(!d),ne(m,y,await M(l.FS,`${F}/games`)),I(),l}function j(e,n,t){let r=e.toPy(t);try{return e.runPython(n,{globals:r})}finally{r.destroy()}}
function ne(e,n,t){let r=A.postMessage,c,o=()=>{c=void 0;let a=e.news();t().catch(()=>n(!0)),a&&D(JSON.parse(a)).then(()=>n(!1),()=>n(!0))};A.postMessage=(...a)=>{
r.apply(A,a),c??=setTimeout(o)}}export{ue as loadPyodide};

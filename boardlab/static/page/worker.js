var Y=[31,139],Q=[40,181,47,253],W="boardlab",x=new Map;async function I(){try{return await globalThis.caches?.open(W)}catch{return}}async function J(e,t){let n=await(await I())?.
match(e),o=n??await fetch(e),a=/^text\/html/.test(o.headers.get("content-type")??"");if(!o.ok||!o.body||a)throw new Error(`${o.status} ${e}`);let s=o.body.getReader(),
r=await s.read(),c=r,l=new ReadableStream({async pull(y){if(c.done)return y.close();t(c.value.length),y.enqueue(c.value),c=await s.read()}}),p=y=>y.every((m,d)=>r.
value?.[d]===m),h=new Response(p(Y)?l.pipeThrough(new DecompressionStream("gzip")):l).arrayBuffer(),f=p(Q)?(await import("./zstd.js")).unpacked(await h):await h;
return n||x.set(e,f),f}async function L(){let e=await I();for(let[t,n]of x)await e?.put(t,new Response(n)).catch(()=>{});x.clear()}var _=["loader","script","machine","library"];async function $({loader:e,script:t,machine:n,library:o},a,s){let r=globalThis,c=r.fetch,l={"pyodide.asm.wasm":[n,
"application/wasm"],"python_stdlib.zip":[o,"application/zip"]};r.fetch=async p=>{let[h,f]=l[String(p).split("/").at(-1)]??[];if(!h)throw new Error(`not in this \
folder: ${p}`);return new Response(h,{headers:{"content-type":String(f)}})};try{let p=m=>import(URL.createObjectURL(new Blob([m],{type:"text/javascript"}))),[{loadPyodide:h},
{default:f}]=await Promise.all([p(e),p(t)]);return await h({indexURL:a,packageBaseUrl:a,createPyodideModule:async m=>{let d=await f(m),A=m.INITIAL_MEMORY??0;return A>
d.HEAPU8.length&&d._free(d._malloc(A-d._sbrk(0))),d},...s})}finally{r.fetch=c}}import{begin as j,mix as re,unpack as ce}from"./python.js";import{whole as z}from"./repeats.js";var X="boardlab",k="lines",w="places";var O=e=>Promise.race([e,new Promise((t,n)=>setTimeout(()=>n(new Error("no answer")),4e3))]);function N(){return new Promise((e,t)=>{let n=indexedDB.open(X,2);n.
onupgradeneeded=({oldVersion:o})=>{o||(n.result.createObjectStore(k,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),n.result.createObjectStore(w))},n.onsuccess=
()=>e(n.result),n.onerror=()=>t(n.error)})}var b=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error)}),ee=()=>O(te());async function te(){
let e=await N(),t=e.transaction([k,w]),[n,o,a]=await Promise.all([b(t.objectStore(k).getAll()),b(t.objectStore(w).getAllKeys()),b(t.objectStore(w).getAll())]);return e.
close(),{lines:n.map(({text:s})=>s),places:Object.fromEntries(o.map((s,r)=>[s,a[r]]))}}var C=()=>ne().then(ee).then(JSON.stringify),U="learner",ne=()=>O(se());async function se(){
let e=await N(),t=e.transaction([w],"readwrite").objectStore(w),n=await b(t.get(U))??{seed:crypto.getRandomValues(new Uint32Array(1))[0].toString(16)};return await b(
t.put(n,U)),e.close(),String(n.seed)}var oe=e=>O(ae(e));async function ae({lines:e,places:t}){let n=await N();try{await new Promise((o,a)=>{let s=n.transaction([k,w],"readwrite",{durability:"strict"});
s.oncomplete=o,s.onabort=()=>a(s.error);let r=s.objectStore(k);for(let[c,l]of Object.entries(e))r.index("uid").getKey(c).onsuccess=({target:p})=>{p.result===void 0&&
r.add({uid:c,text:l})};for(let[c,l]of Object.entries(t))s.objectStore(w).put(l,c)})}finally{n.close()}}var D={lines:{},places:{}},g=D;async function H({lines:e,
places:t}){let n={lines:{...g.lines,...e},places:{...g.places,...t}};g=n,await oe(n),g===n&&(g=D)}var R="/learner",ie=.8,i=globalThis,q=!1,S,u,M="",P="",B,G=[],E=0;i.onmessage=async({data:e})=>{try{e.start?await(B=pe(e.start)):e.open?await B.then(()=>ue(e.open)):
u?await de(e.early?{...e.send,rev:E}:e.send):G.push(e.send)}catch(t){i.postMessage({failed:String(t),forbidden:q})}};i.addEventListener("securitypolicyviolation",
()=>{q=!0});function le(e){navigator.locks?.request(e,()=>(i.postMessage({lives:!0}),new Promise(()=>{}))).catch(()=>{})}var K=()=>C().catch(()=>i.postMessage({
unkept:!0})??"");async function pe(e){le(e.name);let t=K(),n=new v(e),o="memory";M=e.lang,P=e.root,S=await we(n).catch(()=>{});try{u=j(S,e.page,M,R,await t,T,P)}catch{
o="plain",S=await he(n),u=j(S,e.page,M,R,await t,T,P)}E=JSON.parse(u.whole()).frame?.rev??0;let a=G.splice(0).map(s=>Z({...s,rev:E}));i.postMessage({from:o,whole:JSON.
parse(u.whole())});for(let s of a)i.postMessage({hear:{...s,changes:void 0,version:void 0}});await F(),await L(),i.postMessage({filed:[...n.known.keys()].map(s=>`\
python/${e.files[s].name}`)})}async function ue(e){let t=await K();u?.destroy(),u=j(S,e,M,R,t,T,P),i.postMessage({whole:JSON.parse(u.whole())})}var T=e=>i.postMessage(
{hear:JSON.parse(e)}),v=class{constructor({root:t,files:n,packs:o,lock:a}){this.root=t,this.packs=o,this.lock=a,this.files=n,this.here=0;let s=Object.keys(n);this.
all=s.reduce((r,c)=>r+n[c].size,0),this.known=new Map;for(let r of s)this.get(r).catch(()=>{})}get(t){return this.known.has(t)||this.known.set(t,this.take(t)),this.
known.get(t)}async take(t){if(!this.files[t])throw new Error(`no ${t}`);let n=o=>{let a=Math.min(this.here+=o,this.all);i.postMessage({progress:ie*a/this.all,here:a,
all:this.all})};return J(`${this.root}python/${this.files[t].name}`,n)}};async function we(e){let[t,n,o]=await Promise.all(["base","memory","machine"].map(s=>e.
get(s))),a=z(n,z(t));return re(a,o),V(e,{_loadSnapshot:a})}var he=async e=>V(e,{});async function V(e,t){let[n,o,a,s,...r]=await Promise.all([..._,...e.packs].map(
l=>e.get(l))),c=await $({loader:n,script:o,machine:a,library:s},`${e.root}python/`,{lockFileContents:e.lock,...t});for(let l of r)ce(c,l);return i.postMessage({
progress:.9}),c}function Z(e){let t=JSON.parse(u.receive(JSON.stringify(e)));return E=t.rev??E,t}async function de(e){i.postMessage({hear:Z(e)}),await F()}async function F(){
let e=u.news();e&&await H(JSON.parse(e)).then(()=>i.postMessage({unkept:!1}),()=>i.postMessage({unkept:!0}))}

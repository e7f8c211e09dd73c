var Q=[31,139],X=[40,181,47,253],ee="boardlab",R=new Map;async function L(){try{return await globalThis.caches?.open(ee)}catch{return}}async function _(e,t){let n=await(await L())?.
match(e),o=n??await fetch(e),a=/^text\/html/.test(o.headers.get("content-type")??"");if(!o.ok||!o.body||a)throw new Error(`${o.status} ${e}`);let r=o.body.getReader(),
s=await r.read(),i=s,l=new ReadableStream({async pull(y){if(i.done)return y.close();t(i.value.length),y.enqueue(i.value),i=await r.read()}}),p=y=>y.every((m,w)=>s.
value?.[w]===m),d=new Response(p(Q)?l.pipeThrough(new DecompressionStream("gzip")):l).arrayBuffer(),h=p(X)?(await import("./zstd.js")).unpacked(await d):await d;
return n||R.set(e,h),h}var M=e=>e.transfer?.(0);async function D(){let e=await L();for(let[t,n]of R)await e?.put(t,new Response(n)).catch(()=>{});R.clear()}var J=["loader","script","machine","library"];async function H({loader:e,script:t,machine:n,library:o},a,r){let s=globalThis,i=s.fetch,l={"pyodide.asm.wasm":[n,
"application/wasm"],"python_stdlib.zip":[o,"application/zip"]};s.fetch=async p=>{let[d,h]=l[String(p).split("/").at(-1)]??[];if(!d)throw new Error(`not in this \
folder: ${p}`);return new Response(d,{headers:{"content-type":String(h)}})};try{let p=m=>import(URL.createObjectURL(new Blob([m],{type:"text/javascript"}))),[{loadPyodide:d},
{default:h}]=await Promise.all([p(e),p(t)]);return await d({indexURL:a,packageBaseUrl:a,createPyodideModule:async m=>{let w=await h(m),F=m.INITIAL_MEMORY??0;return F>
w.HEAPU8.length&&w._free(w._malloc(F-w._sbrk(0))),w},...r})}finally{s.fetch=i}}import{begin as T,mix as ce,unpack as le}from"./python.js";import{whole as q}from"./repeats.js";var te="boardlab",k="lines",f="places";var A=e=>Promise.race([e,new Promise((t,n)=>setTimeout(()=>n(new Error("no answer")),4e3))]);function O(){return new Promise((e,t)=>{let n=indexedDB.open(te,2);
n.onupgradeneeded=({oldVersion:o})=>{o||(n.result.createObjectStore(k,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),n.result.createObjectStore(f))},n.
onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}var b=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error)}),ne=()=>A(se());async function se(){
let e=await O(),t=e.transaction([k,f]),[n,o,a]=await Promise.all([b(t.objectStore(k).getAll()),b(t.objectStore(f).getAllKeys()),b(t.objectStore(f).getAll())]);return e.
close(),{lines:n.map(({text:r})=>r),places:Object.fromEntries(o.map((r,s)=>[r,a[s]]))}}var C=()=>re().then(ne).then(JSON.stringify),$="learner",re=()=>A(oe());async function oe(){
let e=await O(),t=e.transaction([f],"readwrite").objectStore(f),n=await b(t.get($))??{seed:crypto.getRandomValues(new Uint32Array(1))[0].toString(16)};return await b(
t.put(n,$)),e.close(),String(n.seed)}var ae=e=>A(ie(e));async function ie({lines:e,places:t}){let n=await O();try{await new Promise((o,a)=>{let r=n.transaction([k,f],"readwrite",{durability:"strict"});
r.oncomplete=o,r.onabort=()=>a(r.error);let s=r.objectStore(k);for(let[i,l]of Object.entries(e))s.index("uid").getKey(i).onsuccess=({target:p})=>{p.result===void 0&&
s.add({uid:i,text:l})};for(let[i,l]of Object.entries(t))r.objectStore(f).put(l,i)})}finally{n.close()}}var x={lines:{},places:{}},g=x;async function U({lines:e,
places:t}){let n={lines:{...g.lines,...e},places:{...g.places,...t}};g=n,await ae(n),g===n&&(g=x)}var I="/learner",pe=.8,c=globalThis,W=!1,P,u,E="",N="",z,K=[],S=0;c.onmessage=async({data:e})=>{try{e.start?await(z=fe(e.start)):e.open?await z.then(()=>de(e.open)):
u?await me(e.early?{...e.send,rev:S}:e.send):K.push(e.send)}catch(t){c.postMessage({failed:String(t),forbidden:W})}};c.addEventListener("securitypolicyviolation",
()=>{W=!0});function ue(e){navigator.locks?.request(e,()=>(c.postMessage({lives:!0}),new Promise(()=>{}))).catch(()=>{})}var V=()=>C().catch(()=>c.postMessage({
unkept:!0})??"");async function fe(e){ue(e.name);let t=V(),n=new j(e),o="memory";E=e.lang,N=e.root,P=await we(n).catch(()=>{});try{u=T(P,e.page,E,I,await t,v,N)}catch{
o="plain",P=await he(n),u=T(P,e.page,E,I,await t,v,N)}S=JSON.parse(u.whole()).frame?.rev??0;let a=K.splice(0).map(s=>Z({...s,rev:S}));c.postMessage({from:o,whole:JSON.
parse(u.whole())});for(let s of a)c.postMessage({hear:{...s,changes:void 0,version:void 0}});await B(),await D();let r=[...n.known.keys()].filter(s=>e.files[s]);
c.postMessage({filed:r.map(s=>`python/${e.files[s].name}`)});for(let s of n.known.values())s.then(M,()=>{})}async function de(e){let t=await V();u?.destroy(),u=
T(P,e,E,I,t,v,N),c.postMessage({whole:JSON.parse(u.whole())})}var v=e=>c.postMessage({hear:JSON.parse(e)}),j=class{constructor({root:t,files:n,packs:o,lock:a}){
this.root=t,this.packs=o,this.lock=a,this.files=n,this.here=0;let r=Object.keys(n);this.all=r.reduce((s,i)=>s+n[i].size,0),this.known=new Map;for(let s of r)this.
get(s).catch(()=>{})}get(t){return this.known.has(t)||this.known.set(t,this.take(t)),this.known.get(t)}async take(t){if(!this.files[t])throw new Error(`no ${t}`);
let n=o=>{let a=Math.min(this.here+=o,this.all);c.postMessage({progress:pe*a/this.all,here:a,all:this.all})};return _(`${this.root}python/${this.files[t].name}`,
n)}};async function we(e){let[t,n,o]=await Promise.all(["base","memory","machine"].map(i=>e.get(i))),a=q(t),r=q(n,a);M(a),ce(r,o);let s=await Y(e,{_loadSnapshot:r});
return M(r),s}var he=async e=>Y(e,{});async function Y(e,t){let[n,o,a,r,...s]=await Promise.all([...J,...e.packs].map(l=>e.get(l))),i=await H({loader:n,script:o,
machine:a,library:r},`${e.root}python/`,{lockFileContents:e.lock,...t});for(let l of s)le(i,l);return c.postMessage({progress:.9}),i}function Z(e){let t=JSON.parse(
u.receive(JSON.stringify(e)));return S=t.rev??S,t}async function me(e){c.postMessage({hear:Z(e)}),await B()}var ye=5e3,G=0;async function B(e=u.news()){e&&await U(
JSON.parse(e)).then(()=>c.postMessage({unkept:!1}),()=>{c.postMessage({unkept:!0}),clearTimeout(G),G=c.setTimeout(B,ye,JSON.stringify(x))})}

var Z=[31,139],Q=[40,181,47,253],X="boardlab",x=new Map;async function F(){try{return await globalThis.caches?.open(X)}catch{return}}async function L(e,t){let n=await(await F())?.
match(e),r=n??await fetch(e),a=/^text\/html/.test(r.headers.get("content-type")??"");if(!r.ok||!r.body||a)throw new Error(`${r.status} ${e}`);let o=r.body.getReader(),
s=await o.read(),i=s,l=new ReadableStream({async pull(y){if(i.done)return y.close();t(i.value.length),y.enqueue(i.value),i=await o.read()}}),p=y=>y.every((m,w)=>s.
value?.[w]===m),d=new Response(p(Z)?l.pipeThrough(new DecompressionStream("gzip")):l).arrayBuffer(),h=p(Q)?(await import("./zstd.js")).unpacked(await d):await d;
return n||x.set(e,h),h}async function _(){let e=await F();for(let[t,n]of x)await e?.put(t,new Response(n)).catch(()=>{});x.clear()}var D=["loader","script","machine","library"];async function J({loader:e,script:t,machine:n,library:r},a,o){let s=globalThis,i=s.fetch,l={"pyodide.asm.wasm":[n,
"application/wasm"],"python_stdlib.zip":[r,"application/zip"]};s.fetch=async p=>{let[d,h]=l[String(p).split("/").at(-1)]??[];if(!d)throw new Error(`not in this \
folder: ${p}`);return new Response(d,{headers:{"content-type":String(h)}})};try{let p=m=>import(URL.createObjectURL(new Blob([m],{type:"text/javascript"}))),[{loadPyodide:d},
{default:h}]=await Promise.all([p(e),p(t)]);return await d({indexURL:a,packageBaseUrl:a,createPyodideModule:async m=>{let w=await h(m),B=m.INITIAL_MEMORY??0;return B>
w.HEAPU8.length&&w._free(w._malloc(B-w._sbrk(0))),w},...o})}finally{s.fetch=i}}import{begin as O,mix as ie,unpack as ce}from"./python.js";import{whole as U}from"./repeats.js";var ee="boardlab",k="lines",f="places";var R=e=>Promise.race([e,new Promise((t,n)=>setTimeout(()=>n(new Error("no answer")),4e3))]);function A(){return new Promise((e,t)=>{let n=indexedDB.open(ee,2);
n.onupgradeneeded=({oldVersion:r})=>{r||(n.result.createObjectStore(k,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),n.result.createObjectStore(f))},n.
onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}var b=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error)}),te=()=>R(ne());async function ne(){
let e=await A(),t=e.transaction([k,f]),[n,r,a]=await Promise.all([b(t.objectStore(k).getAll()),b(t.objectStore(f).getAllKeys()),b(t.objectStore(f).getAll())]);return e.
close(),{lines:n.map(({text:o})=>o),places:Object.fromEntries(r.map((o,s)=>[o,a[s]]))}}var $=()=>se().then(te).then(JSON.stringify),H="learner",se=()=>R(re());async function re(){
let e=await A(),t=e.transaction([f],"readwrite").objectStore(f),n=await b(t.get(H))??{seed:crypto.getRandomValues(new Uint32Array(1))[0].toString(16)};return await b(
t.put(n,H)),e.close(),String(n.seed)}var oe=e=>R(ae(e));async function ae({lines:e,places:t}){let n=await A();try{await new Promise((r,a)=>{let o=n.transaction([k,f],"readwrite",{durability:"strict"});
o.oncomplete=r,o.onabort=()=>a(o.error);let s=o.objectStore(k);for(let[i,l]of Object.entries(e))s.index("uid").getKey(i).onsuccess=({target:p})=>{p.result===void 0&&
s.add({uid:i,text:l})};for(let[i,l]of Object.entries(t))o.objectStore(f).put(l,i)})}finally{n.close()}}var M={lines:{},places:{}},g=M;async function C({lines:e,
places:t}){let n={lines:{...g.lines,...e},places:{...g.places,...t}};g=n,await oe(n),g===n&&(g=M)}var T="/learner",le=.8,c=globalThis,G=!1,P,u,E="",N="",q,W=[],S=0;c.onmessage=async({data:e})=>{try{e.start?await(q=ue(e.start)):e.open?await q.then(()=>fe(e.open)):
u?await he(e.early?{...e.send,rev:S}:e.send):W.push(e.send)}catch(t){c.postMessage({failed:String(t),forbidden:G})}};c.addEventListener("securitypolicyviolation",
()=>{G=!0});function pe(e){navigator.locks?.request(e,()=>(c.postMessage({lives:!0}),new Promise(()=>{}))).catch(()=>{})}var K=()=>$().catch(()=>c.postMessage({
unkept:!0})??"");async function ue(e){pe(e.name);let t=K(),n=new j(e),r="memory";E=e.lang,N=e.root,P=await de(n).catch(()=>{});try{u=O(P,e.page,E,T,await t,I,N)}catch{
r="plain",P=await we(n),u=O(P,e.page,E,T,await t,I,N)}S=JSON.parse(u.whole()).frame?.rev??0;let a=W.splice(0).map(s=>Y({...s,rev:S}));c.postMessage({from:r,whole:JSON.
parse(u.whole())});for(let s of a)c.postMessage({hear:{...s,changes:void 0,version:void 0}});await v(),await _();let o=[...n.known.keys()].filter(s=>e.files[s]);
c.postMessage({filed:o.map(s=>`python/${e.files[s].name}`)})}async function fe(e){let t=await K();u?.destroy(),u=O(P,e,E,T,t,I,N),c.postMessage({whole:JSON.parse(
u.whole())})}var I=e=>c.postMessage({hear:JSON.parse(e)}),j=class{constructor({root:t,files:n,packs:r,lock:a}){this.root=t,this.packs=r,this.lock=a,this.files=n,
this.here=0;let o=Object.keys(n);this.all=o.reduce((s,i)=>s+n[i].size,0),this.known=new Map;for(let s of o)this.get(s).catch(()=>{})}get(t){return this.known.has(
t)||this.known.set(t,this.take(t)),this.known.get(t)}async take(t){if(!this.files[t])throw new Error(`no ${t}`);let n=r=>{let a=Math.min(this.here+=r,this.all);
c.postMessage({progress:le*a/this.all,here:a,all:this.all})};return L(`${this.root}python/${this.files[t].name}`,n)}};async function de(e){let[t,n,r]=await Promise.
all(["base","memory","machine"].map(o=>e.get(o))),a=U(n,U(t));return ie(a,r),V(e,{_loadSnapshot:a})}var we=async e=>V(e,{});async function V(e,t){let[n,r,a,o,...s]=await Promise.
all([...D,...e.packs].map(l=>e.get(l))),i=await J({loader:n,script:r,machine:a,library:o},`${e.root}python/`,{lockFileContents:e.lock,...t});for(let l of s)ce(i,
l);return c.postMessage({progress:.9}),i}function Y(e){let t=JSON.parse(u.receive(JSON.stringify(e)));return S=t.rev??S,t}async function he(e){c.postMessage({hear:Y(
e)}),await v()}var me=5e3,z=0;async function v(e=u.news()){e&&await C(JSON.parse(e)).then(()=>c.postMessage({unkept:!1}),()=>{c.postMessage({unkept:!0}),clearTimeout(
z),z=c.setTimeout(v,me,JSON.stringify(M))})}

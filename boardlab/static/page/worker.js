var Q=[31,139],X=[40,181,47,253],ee="boardlab",E=new Map;async function G(){try{return await globalThis.caches?.open(ee)}catch{return}}async function J(e,t){let n=await(await G())?.
match(e),o=n??await fetch(e),a=/^text\/html/.test(o.headers.get("content-type")??"");if(!o.ok||!o.body||a)throw new Error(`${o.status} ${e}`);let s=o.body.getReader(),
r=await s.read(),i=r,l=new ReadableStream({async pull(w){if(i.done)return w.close();t(i.value.length),w.enqueue(i.value),i=await s.read()}}),p=w=>w.every((y,m)=>r.
value?.[m]===y),d=new Response(p(Q)?l.pipeThrough(new DecompressionStream("gzip")):l).arrayBuffer(),h=p(X)?(await import("./zstd.js")).unpacked(await d):await d;
return n||E.set(e,h),h}var x=e=>e.transfer?.(0);async function L(){let e=await G();for(let[t,n]of E)await e?.put(t,new Response(n)).catch(()=>{});E.clear()}var _=["loader","script","machine","library"];async function D({loader:e,script:t,machine:n,library:o},a,s){let r=globalThis,i=r.fetch,l={"pyodide.asm.wasm":[n,
"application/wasm"],"python_stdlib.zip":[o,"application/zip"]};r.fetch=async p=>{let[d,h]=l[String(p).split("/").at(-1)]??[];if(!d)throw new Error(`not in this \
folder: ${p}`);return new Response(d,{headers:{"content-type":String(h)}})};try{let p=y=>import(URL.createObjectURL(new Blob([y],{type:"text/javascript"}))),[{loadPyodide:d},
{default:h}]=await Promise.all([p(e),p(t)]);return await d({indexURL:a,packageBaseUrl:a,createPyodideModule:async y=>{let m=await h(y),F=y.INITIAL_MEMORY??0;return F>
m.HEAPU8.length&&m._free(m._malloc(F-m._sbrk(0))),m},...s})}finally{r.fetch=i}}import{begin as I,mix as le,unpack as pe}from"./python.js";import{whole as U}from"./repeats.js";var te="boardlab",k="lines",f="places",ne=4e3,R=e=>Promise.race([e,new Promise((t,n)=>setTimeout(()=>n(new Error("no answer")),ne))]);function A(){return new Promise(
(e,t)=>{let n=indexedDB.open(te,2);n.onupgradeneeded=({oldVersion:o})=>{o||(n.result.createObjectStore(k,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),
n.result.createObjectStore(f))},n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}var b=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(
e.error)}),re=()=>R(se());async function se(){let e=await A(),t=e.transaction([k,f]),[n,o,a]=await Promise.all([b(t.objectStore(k).getAll()),b(t.objectStore(f).
getAllKeys()),b(t.objectStore(f).getAll())]);return e.close(),{lines:n.map(({text:s})=>s),places:Object.fromEntries(o.map((s,r)=>[s,a[r]]))}}var $=()=>oe().then(
re).then(JSON.stringify),H="learner",oe=()=>R(ae());async function ae(){let e=await A(),t=e.transaction([f],"readwrite").objectStore(f),n=await b(t.get(H))??{seed:crypto.
getRandomValues(new Uint32Array(1))[0].toString(16)};return await b(t.put(n,H)),e.close(),String(n.seed)}var ie=e=>R(ce(e));async function ce({lines:e,places:t}){let n=await A();try{await new Promise((o,a)=>{let s=n.transaction([k,f],"readwrite",{durability:"strict"});
s.oncomplete=o,s.onabort=()=>a(s.error);let r=s.objectStore(k);for(let[i,l]of Object.entries(e))r.index("uid").getKey(i).onsuccess=({target:p})=>{p.result===void 0&&
r.add({uid:i,text:l})};for(let[i,l]of Object.entries(t))s.objectStore(f).put(l,i)})}finally{n.close()}}var M={lines:{},places:{}},g=M;async function K({lines:e,
places:t}){let n={lines:{...g.lines,...e},places:{...g.places,...t}};g=n,await ie(n),g===n&&(g=M)}var v="/learner",ue=.8,c=globalThis,C=!1,S,u,N="",O="",q,W=[],P=0;c.onmessage=async({data:e})=>{try{e.start?await(q=de(e.start)):e.open?await q.then(()=>me(e.open)):
u?await we(e.early?{...e.send,rev:P}:e.send):W.push(e.send)}catch(t){c.postMessage({failed:String(t),forbidden:C})}};c.addEventListener("securitypolicyviolation",
()=>{C=!0});function fe(e){navigator.locks?.request(e,()=>(c.postMessage({lives:!0}),new Promise(()=>{}))).catch(()=>{})}var Y=()=>$().catch(()=>c.postMessage({
unkept:!0})??"");async function de(e){fe(e.name);let t=Y(),n=new j(e),o="memory";N=e.lang,O=e.root,S=await he(n).catch(()=>{});try{u=I(S,e.page,N,v,await t,T,O)}catch{
o="plain",S=await ye(n),u=I(S,e.page,N,v,await t,T,O)}P=JSON.parse(u.whole()).frame?.rev??0;let a=W.splice(0).map(r=>Z({...r,rev:P}));c.postMessage({from:o,whole:JSON.
parse(u.whole())});for(let r of a)c.postMessage({hear:{...r,changes:void 0,version:void 0}});await B(),await L();let s=[...n.known.keys()].filter(r=>e.files[r]);
c.postMessage({filed:s.map(r=>`python/${e.files[r].name}`)});for(let r of n.known.values())r.then(x,()=>{})}async function me(e){let t=await Y();u?.destroy(),u=
I(S,e,N,v,t,T,O),c.postMessage({whole:JSON.parse(u.whole())})}var T=e=>c.postMessage({hear:JSON.parse(e)}),j=class{constructor({root:t,files:n,packs:o,lock:a}){
this.root=t,this.packs=o,this.lock=a,this.files=n,this.here=0;let s=Object.keys(n);this.all=s.reduce((r,i)=>r+n[i].size,0),this.known=new Map;for(let r of s)this.
get(r).catch(()=>{})}get(t){return this.known.has(t)||this.known.set(t,this.take(t)),this.known.get(t)}async take(t){if(!this.files[t])throw new Error(`no ${t}`);
let n=o=>{let a=Math.min(this.here+=o,this.all);c.postMessage({progress:ue*a/this.all,here:a,all:this.all})};return J(`${this.root}python/${this.files[t].name}`,
n)}};async function he(e){let[t,n,o]=await Promise.all(["base","memory","machine"].map(i=>e.get(i))),a=U(t),s=U(n,a);x(a),le(s,o);let r=await V(e,{_loadSnapshot:s});
return x(s),r}var ye=async e=>V(e,{});async function V(e,t){let[n,o,a,s,...r]=await Promise.all([..._,...e.packs].map(l=>e.get(l))),i=await D({loader:n,script:o,
machine:a,library:s},`${e.root}python/`,{lockFileContents:e.lock,...t});for(let l of r)pe(i,l);return c.postMessage({progress:.9}),i}function Z(e){let t=JSON.parse(
u.receive(JSON.stringify(e)));return P=t.rev??P,t}async function we(e){c.postMessage({hear:Z(e)}),await B()}var ge=5e3,z=0;async function B(e=u.news()){e&&await K(
JSON.parse(e)).then(()=>c.postMessage({unkept:!1}),()=>{c.postMessage({unkept:!0}),clearTimeout(z),z=c.setTimeout(B,ge,JSON.stringify(M))})}

var Y=[31,139],Z=[40,181,47,253],Q="boardlab",x=new Map;async function T(){try{return await globalThis.caches?.open(Q)}catch{return}}async function B(e,t){let n=await(await T())?.
match(e),r=n??await fetch(e),a=/^text\/html/.test(r.headers.get("content-type")??"");if(!r.ok||!r.body||a)throw new Error(`${r.status} ${e}`);let o=r.body.getReader(),
s=await o.read(),i=s,l=new ReadableStream({async pull(y){if(i.done)return y.close();t(i.value.length),y.enqueue(i.value),i=await o.read()}}),p=y=>y.every((m,w)=>s.
value?.[w]===m),f=new Response(p(Y)?l.pipeThrough(new DecompressionStream("gzip")):l).arrayBuffer(),h=p(Z)?(await import("./zstd.js")).unpacked(await f):await f;
return n||x.set(e,h),h}async function F(){let e=await T();for(let[t,n]of x)await e?.put(t,new Response(n)).catch(()=>{});x.clear()}var D=["loader","script","machine","library"];async function L({loader:e,script:t,machine:n,library:r},a,o){let s=globalThis,i=s.fetch,l={"pyodide.asm.wasm":[n,
"application/wasm"],"python_stdlib.zip":[r,"application/zip"]};s.fetch=async p=>{let[f,h]=l[String(p).split("/").at(-1)]??[];if(!f)throw new Error(`not in this \
folder: ${p}`);return new Response(f,{headers:{"content-type":String(h)}})};try{let p=m=>import(URL.createObjectURL(new Blob([m],{type:"text/javascript"}))),[{loadPyodide:f},
{default:h}]=await Promise.all([p(e),p(t)]);return await f({indexURL:a,packageBaseUrl:a,createPyodideModule:async m=>{let w=await h(m),v=m.INITIAL_MEMORY??0;return v>
w.HEAPU8.length&&w._free(w._malloc(v-w._sbrk(0))),w},...o})}finally{s.fetch=i}}import{begin as A,mix as ae,unpack as ie}from"./python.js";import{whole as C}from"./repeats.js";var X="boardlab",k="lines",d="places";var R=e=>Promise.race([e,new Promise((t,n)=>setTimeout(()=>n(new Error("no answer")),4e3))]);function N(){return new Promise((e,t)=>{let n=indexedDB.open(X,2);n.
onupgradeneeded=({oldVersion:r})=>{r||(n.result.createObjectStore(k,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),n.result.createObjectStore(d))},n.onsuccess=
()=>e(n.result),n.onerror=()=>t(n.error)})}var b=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error)}),ee=()=>R(te());async function te(){
let e=await N(),t=e.transaction([k,d]),[n,r,a]=await Promise.all([b(t.objectStore(k).getAll()),b(t.objectStore(d).getAllKeys()),b(t.objectStore(d).getAll())]);return e.
close(),{lines:n.map(({text:o})=>o),places:Object.fromEntries(r.map((o,s)=>[o,a[s]]))}}var J=()=>ne().then(ee).then(JSON.stringify),_="learner",ne=()=>R(se());async function se(){
let e=await N(),t=e.transaction([d],"readwrite").objectStore(d),n=await b(t.get(_))??{seed:crypto.getRandomValues(new Uint32Array(1))[0].toString(16)};return await b(
t.put(n,_)),e.close(),String(n.seed)}var re=e=>R(oe(e));async function oe({lines:e,places:t}){let n=await N();try{await new Promise((r,a)=>{let o=n.transaction([k,d],"readwrite",{durability:"strict"});
o.oncomplete=r,o.onabort=()=>a(o.error);let s=o.objectStore(k);for(let[i,l]of Object.entries(e))s.index("uid").getKey(i).onsuccess=({target:p})=>{p.result===void 0&&
s.add({uid:i,text:l})};for(let[i,l]of Object.entries(t))o.objectStore(d).put(l,i)})}finally{n.close()}}var $={lines:{},places:{}},g=$;async function H({lines:e,
places:t}){let n={lines:{...g.lines,...e},places:{...g.places,...t}};g=n,await re(n),g===n&&(g=$)}var O="/learner",ce=.8,c=globalThis,q=!1,P,u,M="",E="",U,z=[],S=0;c.onmessage=async({data:e})=>{try{e.start?await(U=pe(e.start)):e.open?await U.then(()=>ue(e.open)):
u?await we(e.early?{...e.send,rev:S}:e.send):z.push(e.send)}catch(t){c.postMessage({failed:String(t),forbidden:q})}};c.addEventListener("securitypolicyviolation",
()=>{q=!0});function le(e){navigator.locks?.request(e,()=>(c.postMessage({lives:!0}),new Promise(()=>{}))).catch(()=>{})}var W=()=>J().catch(()=>c.postMessage({
unkept:!0})??"");async function pe(e){le(e.name);let t=W(),n=new j(e),r="memory";M=e.lang,E=e.root,P=await de(n).catch(()=>{});try{u=A(P,e.page,M,O,await t,I,E)}catch{
r="plain",P=await fe(n),u=A(P,e.page,M,O,await t,I,E)}S=JSON.parse(u.whole()).frame?.rev??0;let a=z.splice(0).map(s=>K({...s,rev:S}));c.postMessage({from:r,whole:JSON.
parse(u.whole())});for(let s of a)c.postMessage({hear:{...s,changes:void 0,version:void 0}});await V(),await F();let o=[...n.known.keys()].filter(s=>e.files[s]);
c.postMessage({filed:o.map(s=>`python/${e.files[s].name}`)})}async function ue(e){let t=await W();u?.destroy(),u=A(P,e,M,O,t,I,E),c.postMessage({whole:JSON.parse(
u.whole())})}var I=e=>c.postMessage({hear:JSON.parse(e)}),j=class{constructor({root:t,files:n,packs:r,lock:a}){this.root=t,this.packs=r,this.lock=a,this.files=n,
this.here=0;let o=Object.keys(n);this.all=o.reduce((s,i)=>s+n[i].size,0),this.known=new Map;for(let s of o)this.get(s).catch(()=>{})}get(t){return this.known.has(
t)||this.known.set(t,this.take(t)),this.known.get(t)}async take(t){if(!this.files[t])throw new Error(`no ${t}`);let n=r=>{let a=Math.min(this.here+=r,this.all);
c.postMessage({progress:ce*a/this.all,here:a,all:this.all})};return B(`${this.root}python/${this.files[t].name}`,n)}};async function de(e){let[t,n,r]=await Promise.
all(["base","memory","machine"].map(o=>e.get(o))),a=C(n,C(t));return ae(a,r),G(e,{_loadSnapshot:a})}var fe=async e=>G(e,{});async function G(e,t){let[n,r,a,o,...s]=await Promise.
all([...D,...e.packs].map(l=>e.get(l))),i=await L({loader:n,script:r,machine:a,library:o},`${e.root}python/`,{lockFileContents:e.lock,...t});for(let l of s)ie(i,
l);return c.postMessage({progress:.9}),i}function K(e){let t=JSON.parse(u.receive(JSON.stringify(e)));return S=t.rev??S,t}async function we(e){c.postMessage({hear:K(
e)}),await V()}async function V(){let e=u.news();e&&await H(JSON.parse(e)).then(()=>c.postMessage({unkept:!1}),()=>c.postMessage({unkept:!0}))}

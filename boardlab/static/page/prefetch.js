import{patched as B}from"../common.js";var N=[31,139],j=[40,181,47,253],A="boardlab",R=new Map;async function E(){try{return await globalThis.caches?.open(A)}catch{return}}async function m(s,e){let t=await(await E())?.
match(s),n=t??await fetch(s),r=/^text\/html/.test(n.headers.get("content-type")??"");if(!n.ok||!n.body||r)throw new Error(`${n.status} ${s}`);let o=n.body.getReader(),
a=await o.read(),i=a,l=new ReadableStream({async pull(w){if(i.done)return w.close();e(i.value.length),w.enqueue(i.value),i=await o.read()}}),f=w=>w.every((O,I)=>a.
value?.[I]===O),p=new Response(f(N)?l.pipeThrough(new DecompressionStream("gzip")):l).arrayBuffer(),d=f(j)?(await import("./zstd.js")).unpacked(await p):await p;
return t||R.set(s,d),d}var G="boardlab",h="lines",c="places",T=4e3,y=s=>Promise.race([s,new Promise((e,t)=>setTimeout(()=>t(new Error("no answer")),T))]);function b(){return new Promise(
(s,e)=>{let t=indexedDB.open(G,2);t.onupgradeneeded=({oldVersion:n})=>{n||(t.result.createObjectStore(h,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),
t.result.createObjectStore(c))},t.onsuccess=()=>s(t.result),t.onerror=()=>e(t.error)})}var u=s=>new Promise((e,t)=>{s.onsuccess=()=>e(s.result),s.onerror=()=>t(
s.error)}),S=()=>y(M());async function M(){let s=await b(),e=s.transaction([h,c]),[t,n,r]=await Promise.all([u(e.objectStore(h).getAll()),u(e.objectStore(c).getAllKeys()),
u(e.objectStore(c).getAll())]);return s.close(),{lines:t.map(({text:o})=>o),places:Object.fromEntries(n.map((o,a)=>[o,r[a]]))}}var g="learner",x=()=>y(D());async function D(){let s=await b(),e=s.transaction([c],"readwrite").objectStore(c),t=await u(e.get(g))??{seed:crypto.getRandomValues(
new Uint32Array(1))[0].toString(16)};return await u(e.put(t,g)),s.close(),String(t.seed)}var k=s=>JSON.parse(new TextDecoder().decode(s));function q(s,e){let t=s.indexOf(10)+1;for(let[n,r]of Object.entries(k(s.subarray(0,t)))){if(n===e)return k(s.subarray(
t,t+r));t+=r}}var P=({do:s,key:e})=>s==="pick"&&!!e?.startsWith("answer:"),v=class s{constructor(e,t){this.steps=e,this.seed=t,this.at=0,this.shown=e.first,this.
rev=0,this.waits=!1,this.answered=!1}static async read(e,t){let n={lines:[],places:{}},[r,{lines:o,places:a},i]=await Promise.all([m(t,()=>{}),S().catch(()=>n),
x().catch(()=>"")]),l=q(new Uint8Array(r),e);return a[e]||o.some(p=>l.asks.some(d=>p.includes(`"id":"${d}"`)))?void 0:new s(l,i)}hear(e){let t=e.do==="go"&&e.at===
this.at+1&&!this.waits&&this.steps.steps[this.at];if(t)return this.at+=1,{shown:this.show(B(this.shown,t),e),done:!0};if(this.waits=!0,!P(e))return{done:!1};this.
answered=!0;let{frame:n}=this.shown,r={do:"wait",label:this.steps.waits};return{shown:this.show({...this.shown,frame:{...n,stage:{...n.stage,main:r}}},e),done:!1}}show(e,{
client:t}){this.rev+=1;let{question:n}=e.frame;return this.shown={...e,frame:{...e.frame,rev:this.rev,by:t,question:n&&{...n,seed:this.seed}}},this.shown}refuses(e){
return this.answered&&P(e)}};export{v as Prefetch};

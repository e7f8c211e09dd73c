import re from"../progress.js";import{choose as J}from"../help.js";async function N(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:s}=await n.ready;n.addEventListener(
"message",({data:o})=>{o.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let a=performance.getEntriesByType("resource").map(({name:o})=>o),
i=[...document.images].map(({src:o})=>o),l=[location.href.replace(/\?.*$/,""),...a,...i,...e].map(o=>o.replace(/#.*$/,"")).filter(o=>o.startsWith(t));s?.postMessage(
{keep:[...new Set(l)]})}catch{}}var K=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),Y=1e6,E=class{constructor(e,n,s){this.kernel={status:"idle"},
this.parts=e,this.send=n,this.listeners=new Map;let a=()=>this.parts.frame?.lang??s;this.widget_manager={kernel:this.kernel,context:{get path(){return`${a()}/si\
te/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(
e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.listeners.get(e)?.delete(n)}tell(e,n){for(let s of[...this.listeners.get(e)??[]])s(n)}};function O(t,e=!0){
let n=document.getElementById(t);n&&(n.hidden=!e)}function A(t,e,n,s={}){let a=document.getElementById("progress"),i=a?.parentElement?.querySelector(".far"),l=new AbortController,
o,d=y();function y(){let r=new Worker(new URL("./worker.js",import.meta.url),{type:"module"}),c=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return r.
onmessage=({data:b})=>b.lives?V(c):W(b),r.onerror=()=>L(),r.postMessage({start:{...e,name:c}}),r}async function V(r){if(await navigator.locks.request(r,{signal:l.
signal},()=>!0).catch(()=>!1)){if(d.terminate(),!o)return L();o=void 0,e={...e,...s.now?.()},d=y()}}function L(r=!1){O(r?"forbidden":"failed"),a?.closest(".wait")?.
remove(),document.getElementById("text")?.setAttribute("open",""),s.failed?.()}function W(r){if(r.progress!==void 0&&a&&(a.value=r.progress),r.all&&i&&(i.textContent=
`${[r.here??0,r.all].map(c=>(c/Y).toFixed(1)).join(" / ")} MB`),r.hear?.parts)for(let[c,b]of Object.entries(r.hear.parts))o?.set(c,b);else r.hear&&o?.tell("msg:\
custom",r.hear);r.failed&&L(r.forbidden),r.unkept!==void 0&&O("unkept",r.unkept),r.filed&&N(e.root,[...r.filed.map(c=>e.root+c),...K]),r.whole&&(o=n(r.whole),r.
from&&(t.dataset.from=r.from))}return{send:(r,c=!1)=>d.postMessage({send:r,early:c}),open(r){e={...e,page:r},d.postMessage({open:r})},stop(){l.abort(),d.terminate()}}}
function B(){addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&J("lang",e.getAttribute("hreflang")??"")})}var G=["answer","hint"],z=["id","misconception","hint","lang","t"];async function R(t){if(new TextEncoder().encode(t).length>8192)return;let[,e,n]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(t)??[];if(e!==void 0&&!(crypto.subtle&&await Q(e)!==n))try{return X(JSON.parse(`${e}}`),e)}catch{return}}function X(t,e){let{v:n,uid:s,kind:a,right:i=!1}=t;
if(typeof s!="string"||!/^[0-9a-f]{16}$/.test(s)||!Number.isInteger(n)||n<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(e)||F(t,64))return;if(n>1||!G.includes(a))
return{uid:s,id:"",kind:"",right:!1};if(!(!z.every(o=>typeof(t[o]??(o in t?null:""))=="string")||typeof i!="boolean"))return{uid:s,id:t.id??"",kind:a,right:i}}var F=(t,e)=>e<
0||t!==null&&typeof t=="object"&&Object.values(t).some(n=>F(n,e-1));async function Q(t){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().
encode(t))).subarray(0,8)].map(n=>n.toString(16).padStart(2,"0")).join("")}async function H(t){let e={};for(let n of t.split(/(?<=\n)/)){let s=await R(n);s&&(e[s.
uid]??=`${n.replace(/^\uFEFF|[\r\n]+$/g,"")}
`)}return e}var Z="boardlab",f="lines",u="places";var v=t=>Promise.race([t,new Promise((e,n)=>setTimeout(()=>n(new Error("no answer")),4e3))]);function M(){return new Promise((t,e)=>{let n=indexedDB.open(Z,2);n.
onupgradeneeded=({oldVersion:s})=>{s||(n.result.createObjectStore(f,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),n.result.createObjectStore(u))},n.onsuccess=
()=>t(n.result),n.onerror=()=>e(n.error)})}var k=t=>new Promise((e,n)=>{t.onsuccess=()=>e(t.result),t.onerror=()=>n(t.error)}),h=()=>v(ee());async function ee(){
let t=await M(),e=t.transaction([f,u]),[n,s,a]=await Promise.all([k(e.objectStore(f).getAll()),k(e.objectStore(u).getAllKeys()),k(e.objectStore(u).getAll())]);return t.
close(),{lines:n.map(({text:i})=>i),places:Object.fromEntries(s.map((i,l)=>[i,a[l]]))}}var $=()=>v(te());async function te(){let t=await M(),e=t.transaction([f,u],"readwrite");await Promise.all([f,u].map(n=>k(e.objectStore(n).clear()))),t.close()}
var U=t=>v(ne(t));async function ne({lines:t,places:e}){let n=await M();try{await new Promise((s,a)=>{let i=n.transaction([f,u],"readwrite",{durability:"strict"});
i.oncomplete=s,i.onabort=()=>a(i.error);let l=i.objectStore(f);for(let[o,d]of Object.entries(t))l.index("uid").getKey(o).onsuccess=({target:y})=>{y.result===void 0&&
l.add({uid:o,text:d})};for(let[o,d]of Object.entries(e))i.objectStore(u).put(d,o)})}finally{n.close()}}function D(t){let e=JSON.parse(t.dataset.words??"{}");return{say:(n,s={})=>e[n].replace(/\{(\w+)\}/g,(a,i)=>String(s[i])),tell:n=>{t.querySelector('[role="statu\
s"]').textContent=n}}}var m=document.getElementById("reached"),q=document.getElementById("card"),S=m.querySelector("input"),{say:g,tell:w}=D(m),x=JSON.parse(m.dataset.start??"{}"),se=new URL(
x.root,document.baseURI).href,T=[...m.querySelectorAll("[data-game]")],P="",I;function _(t){P=t?.dataset.game??"";for(let e of T)e.setAttribute("aria-pressed",String(
e===t))}async function oe(){let{lines:t}=await h().catch(()=>(w(g("unread")),m.querySelector("[data-keeps]").hidden=!0,{lines:[]})),{id:e=""}=await R(t.at(-1)??
"")??{};return T.find(n=>e.startsWith(`${n.dataset.game}.`))??T[0]}var j=()=>I?.open({kind:"reached",about:P}),C={async export(){let{lines:t}=await h(),e=Object.
assign(document.createElement("a"),{href:URL.createObjectURL(new Blob(t)),download:"boardlab-progress.jsonl"});e.click(),URL.revokeObjectURL(e.href)},import:()=>S.
click(),async delete(){confirm(g("sure"))&&(await $(),w(g("deleted")),j())}};S.addEventListener("change",async()=>{let[t]=S.files??[];if(!t)return;let e=await H(
await t.text());if(S.value="",!Object.keys(e).length)return w(g("none"));try{let n=(await h()).lines.length;await U({lines:e,places:{}}),w(g("imported",{count:(await h()).
lines.length-n})),j()}catch{w(g("unread"))}});m.addEventListener("click",async({target:t})=>{let e=t instanceof Element&&t.closest("[data-do]")?.getAttribute("d\
ata-do");if(!(!e||!C[e]))try{await C[e]()}catch{w(g("unread"))}});for(let t of T)t.addEventListener("click",()=>{_(t),j()});B();m.hidden=!1;var p;_(await oe());
I=x.files?A(q,{...x,root:se,page:{kind:"reached",about:P}},t=>{if(p)return p.set("card",t.card),p;p=new E(t,n=>I?.send(n),x.lang);let e=document.createElement("\
div");return q.replaceChildren(e),re.render({model:p,el:e}),p}):void 0;document.addEventListener("visibilitychange",()=>p&&document.visibilityState==="visible"&&
j());

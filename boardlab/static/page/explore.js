import ae from"../question.js";import ce from"../study.js";import{choose as J}from"../help.js";async function I(e,t=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${e}offline.js`,{scope:e});let{active:s}=await n.ready;n.addEventListener(
"message",({data:a})=>{a.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let r=performance.getEntriesByType("resource").map(({name:a})=>a),
i=[...document.images].map(({src:a})=>a),c=[location.href.replace(/\?.*$/,""),...r,...i,...t].map(a=>a.replace(/#.*$/,"")).filter(a=>a.startsWith(e));s?.postMessage(
{keep:[...new Set(c)]})}catch{}}var K=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href),Y=1e6,b=class{constructor(t,n,s){this.kernel={status:"idle"},
this.parts=t,this.send=n,this.listeners=new Map;let r=()=>this.parts.frame?.lang??s;this.widget_manager={kernel:this.kernel,context:{get path(){return`${r()}/si\
te/page.ipynb`}}}}get(t){return this.parts[t]}set(t,n){this.parts[t]=n,this.tell(`change:${t}`)}save_changes(){}on(t,n){this.listeners.has(t)||this.listeners.set(
t,new Set),this.listeners.get(t)?.add(n)}off(t,n){this.listeners.get(t)?.delete(n)}tell(t,n){for(let s of[...this.listeners.get(t)??[]])s(n)}};function R(e,t=!0){
let n=document.getElementById(e);n&&(n.hidden=!t)}function $(e,t,n,s={}){let r=document.getElementById("progress"),i=r?.parentElement?.querySelector(".far"),c=new AbortController,
a,d=y();function y(){let o=new Worker(new URL("./worker.js",import.meta.url),{type:"module"}),l=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return o.
onmessage=({data:u})=>u.lives?S(l):w(u),o.onerror=()=>m(),o.postMessage({start:{...t,name:l}}),o}async function S(o){if(await navigator.locks.request(o,{signal:c.
signal},()=>!0).catch(()=>!1)){if(d.terminate(),!a)return m();a=void 0,t={...t,...s.now?.()},d=y()}}function m(o=!1){R(o?"forbidden":"failed"),r?.closest(".wait")?.
remove(),document.getElementById("text")?.setAttribute("open",""),s.failed?.()}function w(o){if(o.progress!==void 0&&r&&(r.value=o.progress),o.all&&i&&(i.textContent=
`${[o.here??0,o.all].map(l=>(l/Y).toFixed(1)).join(" / ")} MB`),o.hear?.parts)for(let[l,u]of Object.entries(o.hear.parts))a?.set(l,u);else o.hear&&a?.tell("msg:\
custom",o.hear);o.failed&&m(o.forbidden),o.unkept!==void 0&&R("unkept",o.unkept),o.filed&&I(t.root,[...o.filed.map(l=>t.root+l),...K]),o.whole&&(a=n(o.whole),o.
from&&(e.dataset.from=o.from))}return{send:(o,l=!1)=>d.postMessage({send:o,early:l}),open(o){t={...t,page:o},d.postMessage({open:o})},stop(){c.abort(),d.terminate()}}}
function H(){addEventListener("click",({target:e})=>{let t=e instanceof Element&&e.closest("a[hreflang]");t&&J("lang",t.getAttribute("hreflang")??"")})}var X=e=>document.getElementById(e);function O(e,t,n){let[s,r,i]=["table","waiting","wrong"].map(X),c;function a(d,y,S){let m={kind:y,about:S};if(i.hidden=!0,i.
textContent="",c?.game===d)return c.python.open(m);c?.python.stop(),r.hidden=!1,s.replaceChildren(),delete s.dataset.from;let w=$(s,{...e.games[d],lang:e.lang,root:t,
page:m},o=>{r.hidden=!0,i.textContent=o.mistake,i.hidden=!o.mistake;let l=new b(o,w.send,e.lang),u=document.createElement("div");return s.replaceChildren(u),n(o,
l,u),l});c={game:d,python:w}}return{open:a,game:()=>c?.game,send:d=>c?.python.send(d)}}function j(e,t){let n=new Map;for(let{id:s,stars:r}of e)n.set(s,Math.max(r,n.get(s)??0));for(let s of document.querySelectorAll("[data-challenge]")){let r=n.get(
s.dataset.challenge??"")??0,i=s.querySelector("i");i.textContent=r?"★".repeat(r)+"☆".repeat(3-r):"",r&&(i.role="img",i.ariaLabel=t("stars",{stars:r}))}}var Q=/^boardlab step 1 ([a-z0-9_]+(?:\.[a-z0-9_]+)+) /;async function A(e){let[,t,n]=/#(?:.*&)?([tz])=([^&]*)/s.exec(e.slice(0,2e5))??[];if(t!=="z")return(n??e).
slice(0,2e3).replace(/%[0-9a-f]{2}/gi," ");try{let s=Uint8Array.from(atob(n.replace(/-/g,"+").replace(/_/g,"/")),c=>c.charCodeAt(0)),r=new Blob([s]).stream().pipeThrough(
new DecompressionStream("deflate")).getReader(),{value:i}=await r.read();return r.cancel().catch(()=>{}),new TextDecoder().decode(i?.subarray(0,2e3))}catch{return""}}
function N(e,t){return t.map(s=>({game:s,at:e.search(new RegExp(`\\b${s}\\b`))})).filter(({at:s})=>s>=0).sort((s,r)=>s.at-r.at)[0]?.game}var C=e=>Q.exec(e)?.[1];var Z=["answer","hint"],ee=["id","misconception","hint","lang","t"];async function P(e){if(new TextEncoder().encode(e).length>8192)return;let[,t,n]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(t!==void 0&&!(crypto.subtle&&await ne(t)!==n))try{return te(JSON.parse(`${t}}`),t)}catch{return}}function te(e,t){let{v:n,uid:s,kind:r,right:i=!1}=e;
if(typeof s!="string"||!/^[0-9a-f]{16}$/.test(s)||!Number.isInteger(n)||n<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(t)||q(e,64))return;if(n>1||!Z.includes(r))
return{uid:s,id:"",kind:"",right:!1,misconception:"",time:"",stars:0};if(!(!ee.every(a=>typeof(e[a]??(a in e?null:""))=="string")||typeof i!="boolean"))return{uid:s,
id:e.id??"",kind:r,right:i,misconception:e.misconception??"",time:e.t??"",stars:typeof e.answer=="number"?e.answer:0}}var q=(e,t)=>t<0||e!==null&&typeof e=="obj\
ect"&&Object.values(e).some(n=>q(n,t-1));async function ne(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e))).subarray(
0,8)].map(n=>n.toString(16).padStart(2,"0")).join("")}var se="boardlab",M="lines",E="places";var re=e=>Promise.race([e,new Promise((t,n)=>setTimeout(()=>n(new Error("no answer")),4e3))]);function oe(){return new Promise((e,t)=>{let n=indexedDB.open(se,2);
n.onupgradeneeded=({oldVersion:s})=>{s||(n.result.createObjectStore(M,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),n.result.createObjectStore(E))},n.
onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}var k=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error)}),B=()=>re(ie());async function ie(){
let e=await oe(),t=e.transaction([M,E]),[n,s,r]=await Promise.all([k(t.objectStore(M).getAll()),k(t.objectStore(E).getAllKeys()),k(t.objectStore(E).getAll())]);
return e.close(),{lines:n.map(({text:i})=>i),places:Object.fromEntries(s.map((i,c)=>[i,r[c]]))}}async function F(){let{lines:e,places:t}=await B();return{entries:(await Promise.all(e.map(P))).flatMap(n=>n?[n]:[]),places:t}}var D=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function _(e){let t=document.querySelector('[role="status"]');return{say:(n,s={})=>e[n].replace(
/\{(\w+)\}/g,(r,i)=>String(s[i])),tell:n=>{t.textContent=n}}}var h=document.getElementById("explore"),p=h.querySelector("form"),T=document.getElementById("wrong"),L=h.querySelectorAll(".challenges"),U=document.getElementById(
"qr"),g=document.getElementById("code"),f=JSON.parse(h.dataset.start??"{}"),{say:le}=_(D("home").words),de=new URL(f.root,document.baseURI).href,v=O(f,de,(e,t,n)=>{
t.on("msg:custom",ue),U.hidden=!1,g.hidden=!0,(e.part==="question"?ae:ce).render({model:t,el:n})});function x(e){let{game:t=""}=e;h.dataset.game=t;let n=p.querySelector(
`[name="game"][value="${t}"]`);n&&!n.checked&&n.click();for(let s of L)s.removeAttribute("open");v.open(t,"table",JSON.stringify(e))}function ue({qr:e,link:t="",
mistake:n=""}){if(e===void 0)return;let[s,r]=[g.querySelector("img"),g.querySelector("a")];g.hidden=!e,s.src=e&&`data:image/svg+xml,${encodeURIComponent(e)}`,s.
alt=r.href=r.textContent=t,n&&(T.textContent=n),T.hidden=!T.textContent,e&&g.scrollIntoView({block:"nearest"})}U.addEventListener("click",()=>v.send({do:"qr"}));
async function G(e){let t=Object.keys(f.games),n=await A(e),s=C(n);return s&&e.startsWith("#")?location.assign(`../${s.replaceAll(".","/")}/${e}`):x({game:N(n,t)??
v.game()??t[0],text:e})}p.addEventListener("submit",e=>{e.preventDefault();let t=new FormData(p),n=String(t.get("text")??"").trim();if(e.submitter?.getAttribute(
"value")==="open"&&n)return G(n);let s=t.get("against")==="on";x({game:String(t.get("game")),players:Number(t.get("players")),opponents:s})});function z(){let e=p.
querySelector('[name="game"]:checked'),t=p.elements.namedItem("players"),n=t.value,s=(e.dataset.players??"").split(" ");t.replaceChildren(...s.map(r=>new Option(
r,r))),s.includes(n)&&(t.value=n);for(let r of L)r.hidden=r.dataset.of!==e.value}p.addEventListener("change",({target:e})=>e instanceof HTMLInputElement&&e.name===
"game"&&z());z();H();h.hidden=!1;var V=()=>F().then(({entries:e})=>j(e,le)).catch(()=>{});V();for(let e of L)e.addEventListener("toggle",V);function W(){let e=location.
hash,[t,n,s]=e.slice(1).split("/");if(Object.hasOwn(f.games,t)&&n==="challenge")x({game:t,challenge:`${t}.${s}`});else if(Object.hasOwn(f.games,t)){let r=n==="p\
lay";p.elements.namedItem("against").checked=r,x({game:t,opponents:r})}else e.includes("=")&&G(e)}addEventListener("hashchange",W);W();export{G as enter};

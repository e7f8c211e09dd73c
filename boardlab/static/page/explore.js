import ge from"../question.js";import me from"../study.js";import{choose as Y}from"../help.js";async function $(e,t=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${e}offline.js`,{scope:e});let{active:s}=await n.ready;n.addEventListener(
"message",({data:a})=>{a.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let r=performance.getEntriesByType("resource").map(({name:a})=>a),
i=[...document.images].map(({src:a})=>a),c=[location.href.replace(/\?.*$/,""),...r,...i,...t].map(a=>a.replace(/#.*$/,"")).filter(a=>a.startsWith(e));s?.postMessage(
{keep:[...new Set(c)]})}catch{}}var X=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href),Q=["presenter.js","presenter.css"].map(e=>new URL(`../${e}`,
import.meta.url).href),Z=["lesson","plan","practice"],ee=1e6,E=class{constructor(t,n,s){this.kernel={status:"idle"},this.parts=t,this.send=n,this.listeners=new Map;
let r=()=>this.parts.frame?.lang??s;this.widget_manager={kernel:this.kernel,context:{get path(){return`${r()}/site/page.ipynb`}}}}get(t){return this.parts[t]}set(t,n){
this.parts[t]=n,this.tell(`change:${t}`)}save_changes(){}on(t,n){this.listeners.has(t)||this.listeners.set(t,new Set),this.listeners.get(t)?.add(n)}off(t,n){this.
listeners.get(t)?.delete(n)}tell(t,n){for(let s of[...this.listeners.get(t)??[]])s(n)}};function R(e,t=!0){let n=document.getElementById(e);n&&(n.hidden=!t)}function O(e,t,n,s={}){
let r=document.getElementById("progress"),i=r?.parentElement?.querySelector(".far"),c=new AbortController,a,d=w();function w(){let o=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),l=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return o.onmessage=({data:u})=>u.lives?k(l):b(u),o.onerror=()=>p(),
o.postMessage({start:{...t,name:l}}),o}async function k(o){if(await navigator.locks.request(o,{signal:c.signal},()=>!0).catch(()=>!1)){if(d.terminate(),!a)return p();
a=void 0,t={...t,...s.now?.()},d=w()}}function p(o=!1){R(o?"forbidden":"failed"),r?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),s.failed?.()}function b(o){if(o.progress!==void 0&&r&&(r.value=o.progress),o.all&&i&&(i.textContent=`${[o.here??0,o.all].map(l=>(l/ee).toFixed(1)).join(
" / ")} MB`),o.hear?.parts)for(let[l,u]of Object.entries(o.hear.parts))a?.set(l,u);else o.hear&&a?.tell("msg:custom",o.hear);if(o.failed&&p(o.forbidden),o.unkept!==
void 0&&R("unkept",o.unkept),o.filed){let l=o.filed.map(u=>t.root+u);$(t.root,[...l,...X,...Z.includes(t.page?.kind)?Q:[]])}o.whole&&(a=n(o.whole),o.from&&(e.dataset.
from=o.from))}return{send:(o,l=!1)=>d.postMessage({send:o,early:l}),open(o){t={...t,page:o},d.postMessage({open:o})},stop(){c.abort(),d.terminate()}}}function j(){
addEventListener("click",({target:e})=>{let t=e instanceof Element&&e.closest("a[hreflang]");t&&Y("lang",t.getAttribute("hreflang")??"")})}var te=e=>document.getElementById(e);function ne(e,t){let n=t.map(r=>e[r]),s=[...new Set(n.flatMap(r=>r.packs))];return{...n[0],files:Object.assign({},...n.map(
({files:r})=>r)),packs:s}}function H(e,t,n){let[s,r,i]=["table","waiting","wrong"].map(te),c;function a(d,w,k){let p={kind:w,about:k};if(i.hidden=!0,i.textContent=
"",c?.game===d)return c.python.open(p);c?.python.stop(),r.hidden=!1,s.replaceChildren(),delete s.dataset.from;let b=O(s,{...ne(e.games,d.split("+")),lang:e.lang,
root:t,page:p},o=>{r.hidden=!0,i.textContent=o.mistake,i.hidden=!o.mistake;let l=new E(o,b.send,e.lang),u=document.createElement("div");return s.replaceChildren(
u),n(o,l,u),l});c={game:d,python:b}}return{open:a,game:()=>c?.game,send:d=>c?.python.send(d)}}function N(e,t){let n=new Map;for(let{id:s,stars:r}of e)n.set(s,Math.max(r,n.get(s)??0));for(let s of document.querySelectorAll("[data-challenge]")){let r=n.get(
s.dataset.challenge??"")??0,i=s.querySelector("i");i.textContent=r?"★".repeat(r)+"☆".repeat(3-r):"",r&&(i.role="img",i.ariaLabel=t("stars",{stars:r}))}}var se=/^boardlab step 1 ([a-z0-9_]+(?:\.[a-z0-9_]+)+) /;async function A(e){let[,t,n]=/#(?:.*&)?([tz])=([^&]*)/s.exec(e.slice(0,2e5))??[];if(t!=="z")return(n??
e).slice(0,2e3).replace(/%[0-9a-f]{2}/gi," ");try{let s=Uint8Array.from(atob(n.replace(/-/g,"+").replace(/_/g,"/")),c=>c.charCodeAt(0)),r=new Blob([s]).stream().
pipeThrough(new DecompressionStream("deflate")).getReader(),{value:i}=await r.read();return r.cancel().catch(()=>{}),new TextDecoder().decode(i?.subarray(0,2e3))}catch{
return""}}function P(e,t){return t.map(s=>({game:s,at:e.search(new RegExp(`\\b${s}\\b`))})).filter(({at:s})=>s>=0).sort((s,r)=>s.at-r.at)[0]?.game}var C=e=>se.exec(
e)?.[1];var re=["answer","hint"],oe=["id","misconception","hint","lang","t","rule"];async function q(e){if(new TextEncoder().encode(e).length>8192)return;let[,t,n]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(t!==void 0&&!(crypto.subtle&&await ae(t)!==n))try{return ie(JSON.parse(`${t}}`),t)}catch{return}}function ie(e,t){let{v:n,uid:s,kind:r,right:i=!1}=e;
if(typeof s!="string"||!/^[0-9a-f]{16}$/.test(s)||!Number.isInteger(n)||n<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(t)||B(e,64))return;if(n>1||!re.includes(r))
return{uid:s,id:"",kind:"",right:!1,misconception:"",time:"",stars:0};if(!(!oe.every(a=>typeof(e[a]??(a in e?null:""))=="string")||typeof i!="boolean"))return{uid:s,
id:e.id??"",kind:r,right:i,misconception:e.misconception??"",time:e.t??"",stars:typeof e.answer=="number"?e.answer:0}}var B=(e,t)=>t<0||e!==null&&typeof e=="obj\
ect"&&Object.values(e).some(n=>B(n,t-1));async function ae(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e))).subarray(
0,8)].map(n=>n.toString(16).padStart(2,"0")).join("")}var ce="boardlab",T="lines",S="places",le=4e3,de=e=>Promise.race([e,new Promise((t,n)=>setTimeout(()=>n(new Error("no answer")),le))]);function ue(){return new Promise(
(e,t)=>{let n=indexedDB.open(ce,2);n.onupgradeneeded=({oldVersion:s})=>{s||(n.result.createObjectStore(T,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),
n.result.createObjectStore(S))},n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}var M=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(
e.error)}),G=()=>de(pe());async function pe(){let e=await ue(),t=e.transaction([T,S]),[n,s,r]=await Promise.all([M(t.objectStore(T).getAll()),M(t.objectStore(S).
getAllKeys()),M(t.objectStore(S).getAll())]);return e.close(),{lines:n.map(({text:i})=>i),places:Object.fromEntries(s.map((i,c)=>[i,r[c]]))}}async function F(){let{lines:e,places:t}=await G();return{entries:(await Promise.all(e.map(q))).flatMap(n=>n?[n]:[]),places:t}}var D=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function _(e){let t=document.querySelector('[role="status"]');return{say:(n,s={})=>e[n].replace(
/\{(\w+)\}/g,(r,i)=>String(s[i])),tell:n=>{t.textContent=n}}}var m=document.getElementById("explore"),g=m.querySelector("form"),v=document.getElementById("wrong"),I=m.querySelectorAll(".challenges"),U=document.getElementById(
"qr"),W=document.getElementById("judge"),f=document.getElementById("code"),h=JSON.parse(m.dataset.start??"{}"),{say:fe}=_(D("home").words),he=new URL(h.root,document.
baseURI).href,L=!1,x=H(h,he,(e,t,n)=>{t.on("msg:custom",ye),U.hidden=W.hidden=!1,f.hidden=!0,(e.part==="question"?ge:me).render({model:t,el:n})});function y(e){
let{game:t=""}=e;m.dataset.game=t;let n=g.querySelector(`[name="game"][value="${t}"]`);n&&!n.checked&&n.click();for(let s of I)s.removeAttribute("open");x.open(
t,"table",JSON.stringify(e))}function ye({qr:e,link:t="",mistake:n=""}){if(e===void 0)return;if(L&&(L=!1,t))return y({game:m.dataset.game,challenge:"own",text:t});
let[s,r]=[f.querySelector("img"),f.querySelector("a")];f.hidden=!e,s.src=e&&`data:image/svg+xml,${encodeURIComponent(e)}`,s.alt=r.href=r.textContent=t,n&&(v.textContent=
n),v.hidden=!v.textContent,e&&f.scrollIntoView({block:"nearest"})}U.addEventListener("click",()=>x.send({do:"qr"}));W.addEventListener("click",()=>{L=!0,x.send(
{do:"qr"})});async function z(e){let t=Object.keys(h.games),n=await A(e),s=C(n);return s&&e.startsWith("#")?location.assign(`../${s.replaceAll(".","/")}/${e}`):
y({game:P(n,t)??x.game()??t[0],text:e})}g.addEventListener("submit",e=>{e.preventDefault();let t=new FormData(g),n=String(t.get("text")??"").trim();if(e.submitter?.
getAttribute("value")==="open"&&n)return z(n);y({game:String(t.get("game")),players:Number(t.get("players"))})});function K(){let e=g.querySelector('[name="game\
"]:checked'),t=g.elements.namedItem("players"),n=t.value,s=(e.dataset.players??"").split(" ");t.replaceChildren(...s.map(r=>new Option(r,r))),s.includes(n)&&(t.
value=n);for(let r of I)r.hidden=r.dataset.of!==e.value}g.addEventListener("change",({target:e})=>e instanceof HTMLInputElement&&e.name==="game"&&K());K();j();m.
hidden=!1;var V=()=>F().then(({entries:e})=>N(e,fe)).catch(()=>{});V();for(let e of I)e.addEventListener("toggle",V);function J(){let e=location.hash,[t,n,s]=e.
slice(1).split("/");Object.hasOwn(h.games,t)&&n==="challenge"?y({game:t,challenge:`${t}.${s}`}):Object.hasOwn(h.games,t)?y({game:t}):e.includes("=")&&z(e)}addEventListener(
"hashchange",J);J();export{z as enter};

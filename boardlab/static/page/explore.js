import N from"../question.js";import z from"../study.js";import{choose as A}from"../help.js";async function x(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:s}=await n.ready;n.addEventListener(
"message",({data:i})=>{i.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let r=performance.getEntriesByType("resource").map(({name:i})=>i),
a=[...document.images].map(({src:i})=>i),c=[location.href.replace(/\?.*$/,""),...r,...a,...e].map(i=>i.replace(/#.*$/,"")).filter(i=>i.startsWith(t));s?.postMessage(
{keep:[...new Set(c)]})}catch{}}var U=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),W=1e6,y=class{constructor(e,n,s){this.kernel={status:"idle"},
this.parts=e,this.send=n,this.listeners=new Map;let r=()=>this.parts.frame?.lang??s;this.widget_manager={kernel:this.kernel,context:{get path(){return`${r()}/si\
te/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(
e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.listeners.get(e)?.delete(n)}tell(e,n){for(let s of[...this.listeners.get(e)??[]])s(n)}};function M(t,e=!0){
let n=document.getElementById(t);n&&(n.hidden=!e)}function T(t,e,n,s={}){let r=document.getElementById("progress"),a=r?.parentElement?.querySelector(".far"),c=new AbortController,
i,u=L();function L(){let o=new Worker(new URL("./worker.js",import.meta.url),{type:"module"}),l=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return o.
onmessage=({data:h})=>h.lives?$(l):O(h),o.onerror=()=>E(),o.postMessage({start:{...e,name:l}}),o}async function $(o){if(await navigator.locks.request(o,{signal:c.
signal},()=>!0).catch(()=>!1)){if(u.terminate(),!i)return E();i=void 0,e={...e,...s.now?.()},u=L()}}function E(o=!1){M(o?"forbidden":"failed"),r?.closest(".wait")?.
remove(),document.getElementById("text")?.setAttribute("open",""),s.failed?.()}function O(o){if(o.progress!==void 0&&r&&(r.value=o.progress),o.all&&a&&(a.textContent=
`${[o.here??0,o.all].map(l=>(l/W).toFixed(1)).join(" / ")} MB`),o.hear?.parts)for(let[l,h]of Object.entries(o.hear.parts))i?.set(l,h);else o.hear&&i?.tell("msg:\
custom",o.hear);o.failed&&E(o.forbidden),o.unkept!==void 0&&M("unkept",o.unkept),o.filed&&x(e.root,[...o.filed.map(l=>e.root+l),...U]),o.whole&&(i=n(o.whole),o.
from&&(t.dataset.from=o.from))}return{send:(o,l=!1)=>u.postMessage({send:o,early:l}),open(o){e={...e,page:o},u.postMessage({open:o})},stop(){c.abort(),u.terminate()}}}
function I(){addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&A("lang",e.getAttribute("hreflang")??"")})}var _=/^boardlab step 1 ([a-z0-9_]+(?:\.[a-z0-9_]+)+) /;async function v(t){let[,e,n]=/#(?:.*&)?([tz])=([^&]*)/s.exec(t.slice(0,2e5))??[];if(e!=="z")return(n??t).
slice(0,2e3).replace(/%[0-9a-f]{2}/gi," ");try{let s=Uint8Array.from(atob(n.replace(/-/g,"+").replace(/_/g,"/")),c=>c.charCodeAt(0)),r=new Blob([s]).stream().pipeThrough(
new DecompressionStream("deflate")).getReader(),{value:a}=await r.read();return r.cancel().catch(()=>{}),new TextDecoder().decode(a?.subarray(0,2e3))}catch{return""}}
function S(t,e){return e.map(s=>({game:s,at:t.search(new RegExp(`\\b${s}\\b`))})).filter(({at:s})=>s>=0).sort((s,r)=>s.at-r.at)[0]?.game}var H=t=>_.exec(t)?.[1];var w=document.getElementById("explore"),b=document.getElementById("table"),q=document.getElementById("waiting"),d=w.querySelector("form"),m=document.getElementById(
"wrong"),B=document.getElementById("qr"),f=document.getElementById("code"),g=JSON.parse(w.dataset.start??"{}"),D=new URL(g.root,document.baseURI).href,p;function k(t){
let{game:e=""}=t,n={kind:"table",about:JSON.stringify(t)};m.hidden=!0,m.textContent="",w.dataset.game=e;let s=d.querySelector(`[name="game"][value="${e}"]`);if(s&&
!s.checked&&s.click(),p?.game===e)return p.python.open(n);p?.python.stop(),q.hidden=!1,b.replaceChildren(),delete b.dataset.from;let r=T(b,{...g.games[e],lang:g.
lang,root:D,page:n},a=>{q.hidden=!0,m.textContent=a.mistake,m.hidden=!a.mistake;let c=new y(a,r.send,g.lang);c.on("msg:custom",G),B.hidden=!1,f.hidden=!0;let i=document.
createElement("div");return b.replaceChildren(i),(a.part==="question"?N:z).render({model:c,el:i}),c});p={game:e,python:r}}function G({qr:t,link:e="",mistake:n=""}){
if(t===void 0)return;let[s,r]=[f.querySelector("img"),f.querySelector("a")];f.hidden=!t,s.src=t&&`data:image/svg+xml,${encodeURIComponent(t)}`,s.alt=r.href=r.textContent=
e,n&&(m.textContent=n),m.hidden=!m.textContent,t&&f.scrollIntoView({block:"nearest"})}B.addEventListener("click",()=>p?.python.send({do:"qr"}));async function C(t){
let e=Object.keys(g.games),n=await v(t),s=H(n);return s&&t.startsWith("#")?location.assign(`../${s.replaceAll(".","/")}/${t}`):k({game:S(n,e)??p?.game??e[0],text:t})}
d.addEventListener("submit",t=>{t.preventDefault();let e=new FormData(d),n=String(e.get("text")??"").trim();if(t.submitter?.getAttribute("value")==="open"&&n)return C(
n);let s=e.get("against")==="on";k({game:String(e.get("game")),players:Number(e.get("players")),opponents:s})});function R(){let t=d.querySelector('[name="game"\
]:checked'),e=d.elements.namedItem("players"),n=e.value,s=(t.dataset.players??"").split(" ");e.replaceChildren(...s.map(r=>new Option(r,r))),s.includes(n)&&(e.value=
n)}d.addEventListener("change",({target:t})=>t instanceof HTMLInputElement&&t.name==="game"&&R());R();I();w.hidden=!1;function j(){let t=location.hash,[e,n]=t.slice(
1).split("/");if(Object.hasOwn(g.games,e)){let s=n==="play";d.elements.namedItem("against").checked=s,k({game:e,opponents:s})}else t.includes("=")&&C(t)}addEventListener(
"hashchange",j);j();export{C as enter};

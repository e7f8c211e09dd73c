import N from"../question.js";import z from"../study.js";import{choose as A}from"../help.js";async function x(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:r}=await n.ready;n.addEventListener(
"message",({data:i})=>{i.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let o=performance.getEntriesByType("resource").map(({name:i})=>i),
a=[...document.images].map(({src:i})=>i),c=[location.href.replace(/\?.*$/,""),...o,...a,...e].map(i=>i.replace(/#.*$/,"")).filter(i=>i.startsWith(t));r?.postMessage(
{keep:[...new Set(c)]})}catch{}}var U=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),W=1e6,y=class{constructor(e,n,r){this.kernel={status:"idle"},
this.parts=e,this.send=n,this.listeners=new Map;let o=()=>this.parts.frame?.lang??r;this.widget_manager={kernel:this.kernel,context:{get path(){return`${o()}/si\
te/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(
e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.listeners.get(e)?.delete(n)}tell(e,n){for(let r of[...this.listeners.get(e)??[]])r(n)}};function M(t,e=!0){
let n=document.getElementById(t);n&&(n.hidden=!e)}function T(t,e,n,r={}){let o=document.getElementById("progress"),a=o?.parentElement?.querySelector(".far"),c=new AbortController,
i,u=L();function L(){let s=new Worker(new URL("./worker.js",import.meta.url),{type:"module"}),l=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return s.
onmessage=({data:h})=>h.lives?$(l):O(h),s.onerror=()=>E(),s.postMessage({start:{...e,name:l}}),s}async function $(s){if(await navigator.locks.request(s,{signal:c.
signal},()=>!0).catch(()=>!1)){if(u.terminate(),!i)return E();i=void 0,e={...e,...r.now?.()},u=L()}}function E(s=!1){M(s?"forbidden":"failed"),o?.closest(".wait")?.
remove(),document.getElementById("text")?.setAttribute("open",""),r.failed?.()}function O(s){if(s.progress!==void 0&&o&&(o.value=s.progress),s.all&&a&&(a.textContent=
`${[s.here??0,s.all].map(l=>(l/W).toFixed(1)).join(" / ")} MB`),s.hear?.parts)for(let[l,h]of Object.entries(s.hear.parts))i?.set(l,h);else s.hear&&i?.tell("msg:\
custom",s.hear);s.failed&&E(s.forbidden),s.unkept!==void 0&&M("unkept",s.unkept),s.filed&&x(e.root,[...s.filed.map(l=>e.root+l),...U]),s.whole&&(i=n(s.whole),s.
from&&(t.dataset.from=s.from))}return{send:(s,l=!1)=>u.postMessage({send:s,early:l}),open(s){e={...e,page:s},u.postMessage({open:s})},stop(){c.abort(),u.terminate()}}}
function v(){addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&A("lang",e.getAttribute("hreflang")??"")})}var _=/^boardlab step 1 ([a-z0-9_]+(?:\.[a-z0-9_]+)+) /;async function I(t){let[,e,n]=/#(?:.*&)?([tz])=([^&]*)/s.exec(t.slice(0,2e5))??[];if(e!=="z")return(n??t).
slice(0,2e3).replace(/%[0-9a-f]{2}/gi," ");try{let r=Uint8Array.from(atob(n.replace(/-/g,"+").replace(/_/g,"/")),c=>c.charCodeAt(0)),o=new Blob([r]).stream().pipeThrough(
new DecompressionStream("deflate")).getReader(),{value:a}=await o.read();return o.cancel().catch(()=>{}),new TextDecoder().decode(a?.subarray(0,2e3))}catch{return""}}
function S(t,e){return e.map(r=>({game:r,at:t.search(new RegExp(`\\b${r}\\b`))})).filter(({at:r})=>r>=0).sort((r,o)=>r.at-o.at)[0]?.game}var H=t=>_.exec(t)?.[1];var w=document.getElementById("explore"),b=document.getElementById("table"),q=document.getElementById("waiting"),p=w.querySelector("form"),d=document.getElementById(
"wrong"),B=document.getElementById("qr"),f=document.getElementById("code"),g=JSON.parse(w.dataset.start??"{}"),D=new URL(g.root,document.baseURI).href,m;function k(t){
let{game:e=""}=t,n={kind:"table",about:JSON.stringify(t)};d.hidden=!0,d.textContent="",w.dataset.game=e;let r=p.querySelector(`[name="game"][value="${e}"]`);if(r&&
!r.checked&&r.click(),m?.game===e)return m.python.open(n);m?.python.stop(),q.hidden=!1,b.replaceChildren(),delete b.dataset.from;let o=T(b,{...g.games[e],lang:g.
lang,root:D,page:n},a=>{q.hidden=!0,d.textContent=a.mistake,d.hidden=!a.mistake;let c=new y(a,o.send,g.lang);c.on("msg:custom",G),B.hidden=!1,f.hidden=!0;let i=document.
createElement("div");return b.replaceChildren(i),(a.part==="question"?N:z).render({model:c,el:i}),c});m={game:e,python:o}}function G({qr:t,link:e="",mistake:n=""}){
if(t===void 0)return;let[r,o]=[f.querySelector("img"),f.querySelector("a")];f.hidden=!t,r.src=t&&`data:image/svg+xml,${encodeURIComponent(t)}`,r.alt=o.href=o.textContent=
e,n&&(d.textContent=n),d.hidden=!d.textContent,t&&f.scrollIntoView({block:"nearest"})}B.addEventListener("click",()=>m?.python.send({do:"qr"}));async function C(t){
let e=Object.keys(g.games),n=await I(t),r=H(n);return r&&t.startsWith("#")?location.assign(`../${r.replaceAll(".","/")}/${t}`):k({game:S(n,e)??m?.game??e[0],text:t})}
p.addEventListener("submit",t=>{t.preventDefault();let e=new FormData(p),n=String(e.get("text")??"").trim();if(t.submitter?.getAttribute("value")==="open"&&n)return C(
n);let r=e.get("against")==="on";k({game:String(e.get("game")),players:Number(e.get("players")),opponents:r})});function R(){let t=p.querySelector('[name="game"\
]:checked'),e=p.elements.namedItem("players"),n=e.value,r=(t.dataset.players??"").split(" ");e.replaceChildren(...r.map(o=>new Option(o,o))),r.includes(n)&&(e.value=
n)}p.addEventListener("change",({target:t})=>t instanceof HTMLInputElement&&t.name==="game"&&R());R();v();w.hidden=!1;function j(){let t=location.hash;Object.hasOwn(
g.games,t.slice(1))?k({game:t.slice(1)}):t.includes("=")&&C(t)}addEventListener("hashchange",j);j();export{C as enter};

import D from"../question.js";import G from"../beside.js";import{choose as T}from"../help.js";async function I(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:o}=await n.ready;n.addEventListener(
"message",({data:i})=>{i.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let r=performance.getEntriesByType("resource").map(({name:i})=>i),
a=[...document.images].map(({src:i})=>i),l=[location.href.replace(/\?.*$/,""),...r,...a,...e].map(i=>i.replace(/#.*$/,"")).filter(i=>i.startsWith(t));o?.postMessage(
{keep:[...new Set(l)]})}catch{}}var N=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),_=1e6,y=class{constructor(e,n,o){this.kernel={status:"idle"},
this.parts=e,this.send=n,this.listeners=new Map;let r=()=>this.parts.frame?.lang??o;this.widget_manager={kernel:this.kernel,context:{get path(){return`${r()}/si\
te/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(
e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.listeners.get(e)?.delete(n)}tell(e,n){for(let o of[...this.listeners.get(e)??[]])o(n)}};function S(t,e=!0){
let n=document.getElementById(t);n&&(n.hidden=!e)}function v(t,e,n,o={}){let r=document.getElementById("progress"),a=r?.parentElement?.querySelector(".far"),l=new AbortController,
i,u=x();function x(){let s=new Worker(new URL("./worker.js",import.meta.url),{type:"module"}),c=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return s.
onmessage=({data:h})=>h.lives?M(c):R(h),s.onerror=()=>k(),s.postMessage({start:{...e,name:c}}),s}async function M(s){if(await navigator.locks.request(s,{signal:l.
signal},()=>!0).catch(()=>!1)){if(u.terminate(),!i)return k();i=void 0,e={...e,...o.now?.()},u=x()}}function k(s=!1){S(s?"forbidden":"failed"),r?.closest(".wait")?.
remove(),document.getElementById("text")?.setAttribute("open",""),o.failed?.()}function R(s){if(s.progress!==void 0&&r&&(r.value=s.progress),s.all&&a&&(a.textContent=
`${[s.here??0,s.all].map(c=>(c/_).toFixed(1)).join(" / ")} MB`),s.hear?.parts)for(let[c,h]of Object.entries(s.hear.parts))i?.set(c,h);else s.hear&&i?.tell("msg:\
custom",s.hear);s.failed&&k(s.forbidden),s.unkept!==void 0&&S("unkept",s.unkept),s.filed&&I(e.root,[...s.filed.map(c=>e.root+c),...N]),s.whole&&(i=n(s.whole),s.
from&&(t.dataset.from=s.from))}return{send:(s,c=!1)=>u.postMessage({send:s,early:c}),open(s){e={...e,page:s},u.postMessage({open:s})},stop(){l.abort(),u.terminate()}}}
function C(){addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&T("lang",e.getAttribute("hreflang")??"")})}var z=/^boardlab step 1 ([a-z0-9_]+(?:\.[a-z0-9_]+)+) /;async function q(t){let[,e,n]=/#(?:.*&)?([tz])=([^&]*)/s.exec(t.slice(0,2e5))??[];if(e!=="z")return(n??t).
slice(0,2e3).replace(/%[0-9a-f]{2}/gi," ");try{let o=Uint8Array.from(atob(n.replace(/-/g,"+").replace(/_/g,"/")),l=>l.charCodeAt(0)),r=new Blob([o]).stream().pipeThrough(
new DecompressionStream("deflate")).getReader(),{value:a}=await r.read();return r.cancel().catch(()=>{}),new TextDecoder().decode(a?.subarray(0,2e3))}catch{return""}}
function B(t,e){return e.map(o=>({game:o,at:t.search(new RegExp(`\\b${o}\\b`))})).filter(({at:o})=>o>=0).sort((o,r)=>o.at-r.at)[0]?.game}var $=t=>z.exec(t)?.[1];var w=document.getElementById("explore"),b=document.getElementById("table"),j=document.getElementById("waiting"),p=w.querySelector("form"),d=document.getElementById(
"wrong"),L=document.getElementById("qr"),g=document.getElementById("code"),f=JSON.parse(w.dataset.start??"{}"),H=new URL(f.root,document.baseURI).href,m;function E(t){
let{game:e=""}=t,n={kind:"table",about:JSON.stringify(t)};d.hidden=!0,d.textContent="",w.dataset.game=e;let o=p.querySelector(`[name="game"][value="${e}"]`);if(o&&
!o.checked&&o.click(),m?.game===e)return m.python.open(n);m?.python.stop(),j.hidden=!1,b.replaceChildren(),delete b.dataset.from;let r=v(b,{...f.games[e],lang:f.
lang,root:H,page:n},a=>{j.hidden=!0,d.textContent=a.mistake,d.hidden=!a.mistake;let l=new y(a,r.send,f.lang);l.on("msg:custom",V),L.hidden=!1,g.hidden=!0;let i=document.
createElement("div");return b.replaceChildren(i),(a.part==="question"?D:G).render({model:l,el:i}),l});m={game:e,python:r}}function V({qr:t,link:e="",mistake:n=""}){
if(t===void 0)return;let[o,r]=[g.querySelector("img"),g.querySelector("a")];g.hidden=!t,o.src=t&&`data:image/svg+xml,${encodeURIComponent(t)}`,o.alt=r.href=r.textContent=
e,n&&(d.textContent=n),d.hidden=!d.textContent,t&&g.scrollIntoView({block:"nearest"})}L.addEventListener("click",()=>m?.python.send({do:"qr"}));async function O(t){
let e=Object.keys(f.games),n=await q(t),o=$(n);return o&&t.startsWith("#")?location.assign(`../${o.replaceAll(".","/")}/${t}`):E({game:B(n,e)??m?.game??e[0],text:t})}
p.addEventListener("submit",t=>{t.preventDefault();let e=new FormData(p),n=String(e.get("text")??"").trim();if(t.submitter?.getAttribute("value")==="open"&&n)return O(
n);let o=e.get("against")==="on";E({game:String(e.get("game")),players:Number(e.get("players")),opponents:o})});function U(){let t=p.querySelector('[name="game"\
]:checked'),e=p.elements.namedItem("players"),n=e.value,o=(t.dataset.players??"").split(" ");e.replaceChildren(...o.map(r=>new Option(r,r))),o.includes(n)&&(e.value=
n)}p.addEventListener("change",({target:t})=>t instanceof HTMLInputElement&&t.name==="game"&&U());U();C();w.hidden=!1;function A(){let t=location.hash;Object.hasOwn(
f.games,t.slice(1))?E({game:t.slice(1)}):t.includes("=")&&O(t)}addEventListener("hashchange",A);A();export{O as enter};

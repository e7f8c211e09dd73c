import j from"../question.js";import B from"../table.js";import{choose as N}from"../help.js";async function b(s,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${s}offline.js`,{scope:s});let{active:r}=await n.ready;n.addEventListener(
"message",({data:o})=>{o.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let i=performance.getEntriesByType("resource").map(({name:o})=>o),
a=[...document.images].map(({src:o})=>o),c=[location.href.replace(/\?.*$/,""),...i,...a,...e].map(o=>o.replace(/#.*$/,"")).filter(o=>o.startsWith(s));r?.postMessage(
{keep:[...new Set(c)]})}catch{}}var L=["worker.js","python.js","repeats.js","zstd.js"].map(s=>new URL(`./${s}`,import.meta.url).href),R=["presenter.js","presenter.css"].map(s=>new URL(`../${s}`,
import.meta.url).href),S=["lesson","plan","practice"],T=1e6,m=class{constructor(e,n,r){this.kernel={status:"idle"},this.parts=e,this.send=n,this.listeners=new Map;
let i=()=>this.parts.frame?.lang??r;this.widget_manager={kernel:this.kernel,context:{get path(){return`${i()}/site/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){
this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.
listeners.get(e)?.delete(n)}tell(e,n){for(let r of[...this.listeners.get(e)??[]])r(n)}};function w(s,e=!0){let n=document.getElementById(s);n&&(n.hidden=!e)}function y(s,e,n,r={}){
let i=document.getElementById("progress"),a=i?.parentElement?.querySelector(".far"),c=new AbortController,o,p=h();function h(){let t=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),l=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return t.onmessage=({data:d})=>d.lives?v(l):M(d),t.onerror=()=>f(),
t.postMessage({start:{...e,name:l}}),t}async function v(t){if(await navigator.locks.request(t,{signal:c.signal},()=>!0).catch(()=>!1)){if(p.terminate(),!o)return f();
o=void 0,e={...e,...r.now?.()},p=h()}}function f(t=!1){w(t?"forbidden":"failed"),i?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),r.failed?.()}function M(t){if(t.progress!==void 0&&i&&(i.value=t.progress),t.all&&a&&(a.textContent=`${[t.here??0,t.all].map(l=>(l/T).toFixed(1)).join("\
 / ")} MB`),t.hear?.parts)for(let[l,d]of Object.entries(t.hear.parts))o?.set(l,d);else t.hear&&o?.tell("msg:custom",t.hear);if(t.failed&&f(t.forbidden),t.unkept!==
void 0&&w("unkept",t.unkept),t.filed){let l=t.filed.map(d=>e.root+d);b(e.root,[...l,...L,...S.includes(e.page?.kind)?R:[]])}t.whole&&(o=n(t.whole),t.from&&(s.dataset.
from=t.from))}return{send:(t,l=!1)=>p.postMessage({send:t,early:l}),open(t){e={...e,page:t},p.postMessage({open:t})},stop(){c.abort(),p.terminate()}}}async function k(s){let[,e,n]=/#(?:.*&)?([tz])=([^&]*)/s.exec(s.slice(0,2e5))??[];if(e!=="z")return(n??s).slice(0,2e3).replace(/%[0-9a-f]{2}/gi," ");try{let r=Uint8Array.
from(atob(n.replace(/-/g,"+").replace(/_/g,"/")),c=>c.charCodeAt(0)),i=new Blob([r]).stream().pipeThrough(new DecompressionStream("deflate")).getReader(),{value:a}=await i.
read();return i.cancel().catch(()=>{}),new TextDecoder().decode(a?.subarray(0,2e3))}catch{return""}}function E(s,e){return e.map(r=>({game:r,at:s.search(new RegExp(
`\\b${r}\\b`))})).filter(({at:r})=>r>=0).sort((r,i)=>r.at-i.at)[0]?.game}var u=document.getElementById("table"),x=document.getElementById("wrong"),g=JSON.parse(u.dataset.start??"{}"),I=new URL(g.root,document.baseURI).href,U=document.
getElementById("whole"),O=()=>parent.postMessage({boardlab:"height",height:Math.ceil(document.body.getBoundingClientRect().height)},"*");new ResizeObserver(O).observe(
document.body);async function $(){let s=location.hash,e=Object.keys(g.games),n=E(await k(s),e)??e[0];U.hash=s;let r={kind:"table",about:JSON.stringify({game:n,text:s})},
i=y(u,{...g.games[n],lang:g.lang,root:I,page:r},a=>{document.getElementById("waiting")?.remove(),x.textContent=a.mistake,x.hidden=!a.mistake;let c=new m(a,i.send,
g.lang),o=document.createElement("div");return u.replaceChildren(o),(a.part==="question"?j:B).render({model:c,el:o}),c})}$();addEventListener("hashchange",()=>location.
reload());

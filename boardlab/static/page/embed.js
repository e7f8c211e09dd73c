import M from"../question.js";import R from"../table.js";import{choose as L}from"../help.js";async function w(s,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${s}offline.js`,{scope:s});let{active:o}=await n.ready;n.addEventListener(
"message",({data:r})=>{r.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let a=performance.getEntriesByType("resource").map(({name:r})=>r),
i=[...document.images].map(({src:r})=>r),l=[location.href.replace(/\?.*$/,""),...a,...i,...e].map(r=>r.replace(/#.*$/,"")).filter(r=>r.startsWith(s));o?.postMessage(
{keep:[...new Set(l)]})}catch{}}var v=["worker.js","python.js","repeats.js","zstd.js"].map(s=>new URL(`./${s}`,import.meta.url).href),j=1e6,d=class{constructor(e,n,o){this.kernel={status:"idle"},
this.parts=e,this.send=n,this.listeners=new Map;let a=()=>this.parts.frame?.lang??o;this.widget_manager={kernel:this.kernel,context:{get path(){return`${a()}/si\
te/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(
e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.listeners.get(e)?.delete(n)}tell(e,n){for(let o of[...this.listeners.get(e)??[]])o(n)}};function b(s,e=!0){
let n=document.getElementById(s);n&&(n.hidden=!e)}function y(s,e,n,o={}){let a=document.getElementById("progress"),i=a?.parentElement?.querySelector(".far"),l=new AbortController,
r,p=h();function h(){let t=new Worker(new URL("./worker.js",import.meta.url),{type:"module"}),c=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return t.
onmessage=({data:f})=>f.lives?B(c):I(f),t.onerror=()=>u(),t.postMessage({start:{...e,name:c}}),t}async function B(t){if(await navigator.locks.request(t,{signal:l.
signal},()=>!0).catch(()=>!1)){if(p.terminate(),!r)return u();r=void 0,e={...e,...o.now?.()},p=h()}}function u(t=!1){b(t?"forbidden":"failed"),a?.closest(".wait")?.
remove(),document.getElementById("text")?.setAttribute("open",""),o.failed?.()}function I(t){if(t.progress!==void 0&&a&&(a.value=t.progress),t.all&&i&&(i.textContent=
`${[t.here??0,t.all].map(c=>(c/j).toFixed(1)).join(" / ")} MB`),t.hear?.parts)for(let[c,f]of Object.entries(t.hear.parts))r?.set(c,f);else t.hear&&r?.tell("msg:\
custom",t.hear);t.failed&&u(t.forbidden),t.unkept!==void 0&&b("unkept",t.unkept),t.filed&&w(e.root,[...t.filed.map(c=>e.root+c),...v]),t.whole&&(r=n(t.whole),t.
from&&(s.dataset.from=t.from))}return{send:(t,c=!1)=>p.postMessage({send:t,early:c}),open(t){e={...e,page:t},p.postMessage({open:t})},stop(){l.abort(),p.terminate()}}}async function k(s){let[,e,n]=/#(?:.*&)?([tz])=([^&]*)/s.exec(s.slice(0,2e5))??[];if(e!=="z")return(n??s).slice(0,2e3).replace(/%[0-9a-f]{2}/gi," ");try{let o=Uint8Array.
from(atob(n.replace(/-/g,"+").replace(/_/g,"/")),l=>l.charCodeAt(0)),a=new Blob([o]).stream().pipeThrough(new DecompressionStream("deflate")).getReader(),{value:i}=await a.
read();return a.cancel().catch(()=>{}),new TextDecoder().decode(i?.subarray(0,2e3))}catch{return""}}function E(s,e){return e.map(o=>({game:o,at:s.search(new RegExp(
`\\b${o}\\b`))})).filter(({at:o})=>o>=0).sort((o,a)=>o.at-a.at)[0]?.game}var g=document.getElementById("table"),x=document.getElementById("wrong"),m=JSON.parse(g.dataset.start??"{}"),S=new URL(m.root,document.baseURI).href,O=document.
getElementById("whole"),U=()=>parent.postMessage({boardlab:"height",height:Math.ceil(document.body.getBoundingClientRect().height)},"*");new ResizeObserver(U).observe(
document.body);async function $(){let s=location.hash,e=Object.keys(m.games),n=E(await k(s),e)??e[0];O.hash=s;let o={kind:"table",about:JSON.stringify({game:n,text:s})},
a=y(g,{...m.games[n],lang:m.lang,root:S,page:o},i=>{document.getElementById("waiting")?.remove(),x.textContent=i.mistake,x.hidden=!i.mistake;let l=new d(i,a.send,
m.lang),r=document.createElement("div");return g.replaceChildren(r),(i.part==="question"?M:R).render({model:l,el:r}),l})}$();addEventListener("hashchange",()=>location.
reload());

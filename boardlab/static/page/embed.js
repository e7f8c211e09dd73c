import I from"../question.js";import L from"../table.js";import{choose as H}from"../help.js";async function b(s,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${s}offline.js`,{scope:s});let{active:o}=await n.ready;n.addEventListener(
"message",({data:r})=>{r.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let i=performance.getEntriesByType("resource").map(({name:r})=>r),
a=[...document.images].map(({src:r})=>r),c=[location.href.replace(/\?.*$/,""),...i,...a,...e].map(r=>r.replace(/#.*$/,"")).filter(r=>r.startsWith(s));o?.postMessage(
{keep:[...new Set(c)]})}catch{}}var S=["worker.js","python.js","repeats.js","zstd.js"].map(s=>new URL(`./${s}`,import.meta.url).href),B=1e6,m=class{constructor(e,n,o){this.kernel={status:"idle"},
this.parts=e,this.send=n,this.listeners=new Map;let i=()=>this.parts.frame?.lang??o;this.widget_manager={kernel:this.kernel,context:{get path(){return`${i()}/si\
te/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(
e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.listeners.get(e)?.delete(n)}tell(e,n){for(let o of[...this.listeners.get(e)??[]])o(n)}};function w(s,e=!0){
let n=document.getElementById(s);n&&(n.hidden=!e)}function y(s,e,n,o={}){let i=document.getElementById("progress"),a=i?.parentElement?.querySelector(".far"),c=new AbortController,
r,d=h();function h(){let t=new Worker(new URL("./worker.js",import.meta.url),{type:"module"}),l=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return t.
onmessage=({data:p})=>p.lives?v(l):M(p),t.onerror=()=>u(),t.postMessage({start:{...e,name:l}}),t}async function v(t){if(await navigator.locks.request(t,{signal:c.
signal},()=>!0).catch(()=>!1)){if(d.terminate(),!r)return u();r=void 0,e={...e,...o.now?.()},d=h()}}function u(t=!1){w(t?"forbidden":"failed"),i?.closest(".wait")?.
remove(),document.getElementById("text")?.setAttribute("open",""),o.failed?.()}function M(t){if(t.progress!==void 0&&i&&(i.value=t.progress),t.all&&a&&(a.textContent=
`${[t.here??0,t.all].map(l=>(l/B).toFixed(1)).join(" / ")} MB`),t.hear?.parts)for(let[l,p]of Object.entries(t.hear.parts))r?.set(l,p);else t.hear&&r?.tell("msg:\
custom",t.hear);t.failed&&u(t.forbidden),t.unkept!==void 0&&w("unkept",t.unkept),t.filed&&b(e.root,[...t.filed.map(l=>e.root+l),...S]),t.whole&&(r=n(t.whole),t.
from&&(s.dataset.from=t.from))}return{send:(t,l=!1)=>d.postMessage({send:t,early:l}),open(t){e={...e,page:t},d.postMessage({open:t})},stop(){c.abort(),d.terminate()}}}async function k(s){let[,e,n]=/#(?:.*&)?([tz])=([^&]*)/s.exec(s.slice(0,2e5))??[];if(e!=="z")return(n??s).slice(0,2e3).replace(/%[0-9a-f]{2}/gi," ");try{let o=Uint8Array.
from(atob(n.replace(/-/g,"+").replace(/_/g,"/")),c=>c.charCodeAt(0)),i=new Blob([o]).stream().pipeThrough(new DecompressionStream("deflate")).getReader(),{value:a}=await i.
read();return i.cancel().catch(()=>{}),new TextDecoder().decode(a?.subarray(0,2e3))}catch{return""}}function E(s,e){return e.map(o=>({game:o,at:s.search(new RegExp(
`\\b${o}\\b`))})).filter(({at:o})=>o>=0).sort((o,i)=>o.at-i.at)[0]?.game}var f=document.getElementById("table"),x=document.getElementById("wrong"),g=JSON.parse(f.dataset.start??"{}"),R=new URL(g.root,document.baseURI).href,j=document.
getElementById("whole"),T=()=>parent.postMessage({boardlab:"height",height:Math.ceil(document.body.getBoundingClientRect().height)},"*");new ResizeObserver(T).observe(
document.body);async function O(){let s=location.hash,e=Object.keys(g.games),n=E(await k(s),e)??e[0];j.hash=s;let o={kind:"table",about:JSON.stringify({game:n,text:s})},
i=y(f,{...g.games[n],lang:g.lang,root:R,page:o},a=>{document.getElementById("waiting")?.remove(),x.textContent=a.mistake,x.hidden=!a.mistake;let c=new m(a,i.send,
g.lang),r=document.createElement("div");return f.replaceChildren(r),(a.part==="question"?I:L).render({model:c,el:r}),c})}O();addEventListener("hashchange",()=>location.
reload());

import $ from"../question.js";import{choose as I}from"../help.js";async function k(r,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${r}offline.js`,{scope:r});let{active:i}=await n.ready;n.addEventListener(
"message",({data:o})=>{o.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let s=performance.getEntriesByType("resource").map(({name:o})=>o),
l=[...document.images].map(({src:o})=>o),c=[location.href.replace(/\?.*$/,""),...s,...l,...e].map(o=>o.replace(/#.*$/,"")).filter(o=>o.startsWith(r));i?.postMessage(
{keep:[...new Set(c)]})}catch{}}var S=["worker.js","python.js","repeats.js","zstd.js"].map(r=>new URL(`./${r}`,import.meta.url).href),A=1e6,g=class{constructor(e,n,i){this.kernel={status:"idle"},
this.parts=e,this.send=n,this.listeners=new Map;let s=()=>this.parts.frame?.lang??i;this.widget_manager={kernel:this.kernel,context:{get path(){return`${s()}/si\
te/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(
e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.listeners.get(e)?.delete(n)}tell(e,n){for(let i of[...this.listeners.get(e)??[]])i(n)}};function b(r,e=!0){
let n=document.getElementById(r);n&&(n.hidden=!e)}function E(r,e,n,i={}){let s=document.getElementById("progress"),l=s?.parentElement?.querySelector(".far"),c=new AbortController,
o,d=y();function y(){let t=new Worker(new URL("./worker.js",import.meta.url),{type:"module"}),a=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return t.
onmessage=({data:m})=>m.lives?j(a):B(m),t.onerror=()=>h(),t.postMessage({start:{...e,name:a}}),t}async function j(t){if(await navigator.locks.request(t,{signal:c.
signal},()=>!0).catch(()=>!1)){if(d.terminate(),!o)return h();o=void 0,e={...e,...i.now?.()},d=y()}}function h(t=!1){b(t?"forbidden":"failed"),s?.closest(".wait")?.
remove(),document.getElementById("text")?.setAttribute("open",""),i.failed?.()}function B(t){if(t.progress!==void 0&&s&&(s.value=t.progress),t.all&&l&&(l.textContent=
`${[t.here??0,t.all].map(a=>(a/A).toFixed(1)).join(" / ")} MB`),t.hear?.parts)for(let[a,m]of Object.entries(t.hear.parts))o?.set(a,m);else t.hear&&o?.tell("msg:\
custom",t.hear);t.failed&&h(t.forbidden),t.unkept!==void 0&&b("unkept",t.unkept),t.filed&&k(e.root,[...t.filed.map(a=>e.root+a),...S]),t.whole&&(o=n(t.whole),t.
from&&(r.dataset.from=t.from))}return{send:(t,a=!1)=>d.postMessage({send:t,early:a}),open(t){e={...e,page:t},d.postMessage({open:t})},stop(){c.abort(),d.terminate()}}}
function L(){addEventListener("click",({target:r})=>{let e=r instanceof Element&&r.closest("a[hreflang]");e&&I("lang",e.getAttribute("hreflang")??"")})}var T=document.getElementById("practice"),f=document.getElementById("table"),M=document.getElementById("waiting"),w=document.getElementById("wrong"),v=document.
getElementById("back"),p=JSON.parse(T.dataset.start??"{}"),x=new URL(p.root,document.baseURI).href,u;function R(){let r=location.hash.slice(1),e=r.split(".")[0];
if(!Object.hasOwn(p.games,e))return;for(let s of document.querySelectorAll(".topics a"))s.toggleAttribute("aria-current",s.getAttribute("href")===`#${r}`);let n={
kind:"practice",about:r};if(T.hidden=!1,w.hidden=!0,u?.game===e)return u.python.open(n);u?.python.stop(),M.hidden=!1,f.replaceChildren(),delete f.dataset.from;let i=E(
f,{...p.games[e],lang:p.lang,root:x,page:n},s=>{M.hidden=!0,w.textContent=s.mistake,w.hidden=!s.mistake;let l=new g(s,i.send,p.lang),c=document.createElement("d\
iv");return f.replaceChildren(c),$.render({model:l,el:c}),f.scrollIntoView({block:"nearest"}),l});u={game:e,python:i}}document.referrer.startsWith(x)&&new URL(document.
referrer).pathname!==location.pathname&&(v.href=document.referrer,v.hidden=!1);L();addEventListener("hashchange",R);R();

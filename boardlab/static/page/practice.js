import B from"../question.js";import{choose as R}from"../help.js";async function y(r,t=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${r}offline.js`,{scope:r});let{active:i}=await n.ready;n.addEventListener(
"message",({data:o})=>{o.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let a=performance.getEntriesByType("resource").map(({name:o})=>o),
d=[...document.images].map(({src:o})=>o),l=[location.href.replace(/\?.*$/,""),...a,...d,...t].map(o=>o.replace(/#.*$/,"")).filter(o=>o.startsWith(r));i?.postMessage(
{keep:[...new Set(l)]})}catch{}}var j=["worker.js","python.js","repeats.js","zstd.js"].map(r=>new URL(`./${r}`,import.meta.url).href),S=1e6,u=class{constructor(t,n,i){this.kernel={status:"idle"},
this.parts=t,this.send=n,this.listeners=new Map;let a=()=>this.parts.frame?.lang??i;this.widget_manager={kernel:this.kernel,context:{get path(){return`${a()}/si\
te/page.ipynb`}}}}get(t){return this.parts[t]}set(t,n){this.parts[t]=n,this.tell(`change:${t}`)}save_changes(){}on(t,n){this.listeners.has(t)||this.listeners.set(
t,new Set),this.listeners.get(t)?.add(n)}off(t,n){this.listeners.get(t)?.delete(n)}tell(t,n){for(let i of[...this.listeners.get(t)??[]])i(n)}};function k(r,t=!0){
let n=document.getElementById(r);n&&(n.hidden=!t)}function b(r,t,n,i={}){let a=document.getElementById("progress"),d=a?.parentElement?.querySelector(".far"),l=new AbortController,
o,c=m();function m(){let e=new Worker(new URL("./worker.js",import.meta.url),{type:"module"}),s=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return e.
onmessage=({data:p})=>p.lives?h(s):g(p),e.onerror=()=>f(),e.postMessage({start:{...t,name:s}}),e}async function h(e){if(await navigator.locks.request(e,{signal:l.
signal},()=>!0).catch(()=>!1)){if(c.terminate(),!o)return f();o=void 0,t={...t,...i.now?.()},c=m()}}function f(e=!1){k(e?"forbidden":"failed"),a?.closest(".wait")?.
remove(),document.getElementById("text")?.setAttribute("open",""),i.failed?.()}function g(e){if(e.progress!==void 0&&a&&(a.value=e.progress),e.all&&d&&(d.textContent=
`${[e.here??0,e.all].map(s=>(s/S).toFixed(1)).join(" / ")} MB`),e.hear?.parts)for(let[s,p]of Object.entries(e.hear.parts))o?.set(s,p);else e.hear&&o?.tell("msg:\
custom",e.hear);e.failed&&f(e.forbidden),e.unkept!==void 0&&k("unkept",e.unkept),e.filed&&y(t.root,[...e.filed.map(s=>t.root+s),...j]),e.whole&&(o=n(e.whole),e.
from&&(r.dataset.from=e.from))}return{send:(e,s=!1)=>c.postMessage({send:e,early:s}),open(e){t={...t,page:e},c.postMessage({open:e})},stop(){l.abort(),c.terminate()}}}
function E(){addEventListener("click",({target:r})=>{let t=r instanceof Element&&r.closest("a[hreflang]");t&&R("lang",t.getAttribute("hreflang")??"")})}var A=r=>document.getElementById(r);function M(r,t,n){let[i,a,d]=["table","waiting","wrong"].map(A),l;function o(c,m,h){let f={kind:m,about:h};if(d.hidden=!0,d.
textContent="",l?.game===c)return l.python.open(f);l?.python.stop(),a.hidden=!1,i.replaceChildren(),delete i.dataset.from;let g=b(i,{...r.games[c],lang:r.lang,root:t,
page:f},e=>{a.hidden=!0,d.textContent=e.mistake,d.hidden=!e.mistake;let s=new u(e,g.send,r.lang),p=document.createElement("div");return i.replaceChildren(p),n(e,
s,p),s});l={game:c,python:g}}return{open:o,game:()=>l?.game,send:c=>l?.python.send(c)}}var L=document.getElementById("practice"),v=document.getElementById("back"),w=JSON.parse(L.dataset.start??"{}"),x=new URL(w.root,document.baseURI).href,I=M(w,x,
(r,t,n)=>{B.render({model:t,el:n}),n.scrollIntoView({block:"nearest"})});function T(){let r=location.hash.slice(1),t=r.split(".")[0];if(Object.hasOwn(w.games,t)){
for(let n of document.querySelectorAll(".topics a"))n.toggleAttribute("aria-current",n.getAttribute("href")===`#${r}`);L.hidden=!1,I.open(t,"practice",r)}}document.
referrer.startsWith(x)&&new URL(document.referrer).pathname!==location.pathname&&(v.href=document.referrer,v.hidden=!1);E();addEventListener("hashchange",T);T();

import $ from"../question.js";import{choose as T}from"../help.js";async function y(r,t=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${r}offline.js`,{scope:r});let{active:i}=await n.ready;n.addEventListener(
"message",({data:s})=>{s.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let a=performance.getEntriesByType("resource").map(({name:s})=>s),
d=[...document.images].map(({src:s})=>s),l=[location.href.replace(/\?.*$/,""),...a,...d,...t].map(s=>s.replace(/#.*$/,"")).filter(s=>s.startsWith(r));i?.postMessage(
{keep:[...new Set(l)]})}catch{}}var j=["worker.js","python.js","repeats.js","zstd.js"].map(r=>new URL(`./${r}`,import.meta.url).href),S=["presenter.js","presenter.css"].map(r=>new URL(`../${r}`,
import.meta.url).href),A=["lesson","plan","practice"],B=1e6,u=class{constructor(t,n,i){this.kernel={status:"idle"},this.parts=t,this.send=n,this.listeners=new Map;
let a=()=>this.parts.frame?.lang??i;this.widget_manager={kernel:this.kernel,context:{get path(){return`${a()}/site/page.ipynb`}}}}get(t){return this.parts[t]}set(t,n){
this.parts[t]=n,this.tell(`change:${t}`)}save_changes(){}on(t,n){this.listeners.has(t)||this.listeners.set(t,new Set),this.listeners.get(t)?.add(n)}off(t,n){this.
listeners.get(t)?.delete(n)}tell(t,n){for(let i of[...this.listeners.get(t)??[]])i(n)}};function k(r,t=!0){let n=document.getElementById(r);n&&(n.hidden=!t)}function b(r,t,n,i={}){
let a=document.getElementById("progress"),d=a?.parentElement?.querySelector(".far"),l=new AbortController,s,c=g();function g(){let e=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),o=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return e.onmessage=({data:p})=>p.lives?h(o):m(p),e.onerror=()=>f(),
e.postMessage({start:{...t,name:o}}),e}async function h(e){if(await navigator.locks.request(e,{signal:l.signal},()=>!0).catch(()=>!1)){if(c.terminate(),!s)return f();
s=void 0,t={...t,...i.now?.()},c=g()}}function f(e=!1){k(e?"forbidden":"failed"),a?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),i.failed?.()}function m(e){if(e.progress!==void 0&&a&&(a.value=e.progress),e.all&&d&&(d.textContent=`${[e.here??0,e.all].map(o=>(o/B).toFixed(1)).join("\
 / ")} MB`),e.hear?.parts)for(let[o,p]of Object.entries(e.hear.parts))s?.set(o,p);else e.hear&&s?.tell("msg:custom",e.hear);if(e.failed&&f(e.forbidden),e.unkept!==
void 0&&k("unkept",e.unkept),e.filed){let o=e.filed.map(p=>t.root+p);y(t.root,[...o,...j,...A.includes(t.page?.kind)?S:[]])}e.whole&&(s=n(e.whole),e.from&&(r.dataset.
from=e.from))}return{send:(e,o=!1)=>c.postMessage({send:e,early:o}),open(e){t={...t,page:e},c.postMessage({open:e})},stop(){l.abort(),c.terminate()}}}function E(){
addEventListener("click",({target:r})=>{let t=r instanceof Element&&r.closest("a[hreflang]");t&&T("lang",t.getAttribute("hreflang")??"")})}var I=r=>document.getElementById(r);function L(r,t,n){let[i,a,d]=["table","waiting","wrong"].map(I),l;function s(c,g,h){let f={kind:g,about:h};if(d.hidden=!0,d.
textContent="",l?.game===c)return l.python.open(f);l?.python.stop(),a.hidden=!1,i.replaceChildren(),delete i.dataset.from;let m=b(i,{...r.games[c],lang:r.lang,root:t,
page:f},e=>{a.hidden=!0,d.textContent=e.mistake,d.hidden=!e.mistake;let o=new u(e,m.send,r.lang),p=document.createElement("div");return i.replaceChildren(p),n(e,
o,p),o});l={game:c,python:m}}return{open:s,game:()=>l?.game,send:c=>l?.python.send(c)}}var v=document.getElementById("practice"),M=document.getElementById("back"),w=JSON.parse(v.dataset.start??"{}"),R=new URL(w.root,document.baseURI).href,C=L(w,R,
(r,t,n)=>{$.render({model:t,el:n}),n.scrollIntoView({block:"nearest"})});function x(){let r=location.hash.slice(1),t=r.split(".")[0];if(Object.hasOwn(w.games,t)){
for(let n of document.querySelectorAll(".topics a"))n.toggleAttribute("aria-current",n.getAttribute("href")===`#${r}`);v.hidden=!1,C.open(t,"practice",r)}}document.
referrer.startsWith(R)&&new URL(document.referrer).pathname!==location.pathname&&(M.href=document.referrer,M.hidden=!1);E();addEventListener("hashchange",x);x();

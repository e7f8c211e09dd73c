import C from"../question.js";import{choose as T}from"../help.js";async function y(r,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${r}offline.js`,{scope:r});let{active:i}=await n.ready;n.addEventListener(
"message",({data:o})=>{o.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let s=performance.getEntriesByType("resource").map(({name:o})=>o),
p=[...document.images].map(({src:o})=>o),l=[location.href.replace(/\?.*$/,""),...s,...p,...e].map(o=>o.replace(/#.*$/,"")).filter(o=>o.startsWith(r));i?.postMessage(
{keep:[...new Set(l)]})}catch{}}var j=["worker.js","python.js","repeats.js","zstd.js"].map(r=>new URL(`./${r}`,import.meta.url).href),S=["presenter.js","presenter.css"].map(r=>new URL(`../${r}`,
import.meta.url).href),A=["lesson","plan","practice"],B=1e6,u=class{constructor(e,n,i){this.kernel={status:"idle"},this.parts=e,this.send=n,this.listeners=new Map;
let s=()=>this.parts.frame?.lang??i;this.widget_manager={kernel:this.kernel,context:{get path(){return`${s()}/site/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){
this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.
listeners.get(e)?.delete(n)}tell(e,n){for(let i of[...this.listeners.get(e)??[]])i(n)}};function k(r,e=!0){let n=document.getElementById(r);n&&(n.hidden=!e)}function b(r,e,n,i={}){
let s=document.getElementById("progress"),p=s?.parentElement?.querySelector(".far"),l=new AbortController,o,c=g();function g(){let t=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),a=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return t.onmessage=({data:d})=>d.lives?h(a):m(d),t.onerror=()=>f(),
t.postMessage({start:{...e,name:a}}),t}async function h(t){if(await navigator.locks.request(t,{signal:l.signal},()=>!0).catch(()=>!1)){if(c.terminate(),!o)return f();
o=void 0,e={...e,...i.now?.()},c=g()}}function f(t=!1){k(t?"forbidden":"failed"),s?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),i.failed?.()}function m(t){if(t.progress!==void 0&&s&&(s.value=t.progress),t.all&&p&&(p.textContent=`${[t.here??0,t.all].map(a=>(a/B).toFixed(1)).join("\
 / ")} MB`),t.hear?.parts)for(let[a,d]of Object.entries(t.hear.parts))o?.set(a,d);else t.hear&&o?.tell("msg:custom",t.hear);if(t.failed&&f(t.forbidden),t.unkept!==
void 0&&k("unkept",t.unkept),t.filed){let a=t.filed.map(d=>e.root+d);y(e.root,[...a,...j,...A.includes(e.page?.kind)?S:[]])}t.whole&&(o=n(t.whole),t.from&&(r.dataset.
from=t.from))}return{send:(t,a=!1)=>c.postMessage({send:t,early:a}),open(t){e={...e,page:t},c.postMessage({open:t})},stop(){l.abort(),c.terminate()}}}function E(){
addEventListener("click",({target:r})=>{let e=r instanceof Element&&r.closest("a[hreflang]");e&&T("lang",e.getAttribute("hreflang")??"")})}var I=r=>document.getElementById(r);function $(r,e){let n=e.map(s=>r[s]),i=[...new Set(n.flatMap(s=>s.packs))];return{...n[0],files:Object.assign({},...n.map(({
files:s})=>s)),packs:i}}function v(r,e,n){let[i,s,p]=["table","waiting","wrong"].map(I),l;function o(c,g,h){let f={kind:g,about:h};if(p.hidden=!0,p.textContent=
"",l?.game===c)return l.python.open(f);l?.python.stop(),s.hidden=!1,i.replaceChildren(),delete i.dataset.from;let m=b(i,{...$(r.games,c.split("+")),lang:r.lang,
root:e,page:f},t=>{s.hidden=!0,p.textContent=t.mistake,p.hidden=!t.mistake;let a=new u(t,m.send,r.lang),d=document.createElement("div");return i.replaceChildren(
d),n(t,a,d),a});l={game:c,python:m}}return{open:o,game:()=>l?.game,send:c=>l?.python.send(c)}}var x=document.getElementById("practice"),M=document.getElementById("back"),w=JSON.parse(x.dataset.start??"{}"),L=new URL(w.root,document.baseURI).href,U=v(w,L,
(r,e,n)=>{C.render({model:e,el:n}),n.scrollIntoView({block:"nearest"})});function R(){let r=location.hash.slice(1),e=new Set(r.split(/[=+]/).flatMap(n=>n==="rev\
iew"?[]:n.split(".")[0]));if([...e].every(n=>Object.hasOwn(w.games,n))){for(let n of document.querySelectorAll(".topics a"))n.toggleAttribute("aria-current",n.getAttribute(
"href")===`#${r}`);x.hidden=!1,U.open([...e].sort().join("+"),"practice",r)}}document.referrer.startsWith(L)&&new URL(document.referrer).pathname!==location.pathname&&
(M.href=document.referrer,M.hidden=!1);E();addEventListener("hashchange",R);R();

import $ from"../tutor.js";import{choose as T}from"../help.js";async function y(n,t=[]){try{let s=navigator.serviceWorker;if(!s)return;await s.register(`${n}offline.js`,{scope:n});let{active:o}=await s.ready;s.addEventListener(
"message",({data:r})=>{r.kept&&(document.documentElement.dataset.kept="1")}),s.startMessages?.();let i=performance.getEntriesByType("resource").map(({name:r})=>r),
d=[...document.images].map(({src:r})=>r),l=[location.href.replace(/\?.*$/,""),...i,...d,...t].map(r=>r.replace(/#.*$/,"")).filter(r=>r.startsWith(n));o?.postMessage(
{keep:[...new Set(l)]})}catch{}}var j=["worker.js","python.js","repeats.js","zstd.js"].map(n=>new URL(`./${n}`,import.meta.url).href),S=["presenter.js","presenter.css"].map(n=>new URL(`../${n}`,
import.meta.url).href),I=["lesson","plan","practice"],B=1e6,m=class{constructor(t,s,o){this.kernel={status:"idle"},this.parts=t,this.send=s,this.listeners=new Map;
let i=()=>this.parts.frame?.lang??o;this.widget_manager={kernel:this.kernel,context:{get path(){return`${i()}/site/page.ipynb`}}}}get(t){return this.parts[t]}set(t,s){
this.parts[t]=s,this.tell(`change:${t}`)}save_changes(){}on(t,s){this.listeners.has(t)||this.listeners.set(t,new Set),this.listeners.get(t)?.add(s)}off(t,s){this.
listeners.get(t)?.delete(s)}tell(t,s){for(let o of[...this.listeners.get(t)??[]])o(s)}};function k(n,t=!0){let s=document.getElementById(n);s&&(s.hidden=!t)}function b(n,t,s,o={}){
let i=document.getElementById("progress"),d=i?.parentElement?.querySelector(".far"),l=new AbortController,r,c=f();function f(){let e=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),a=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return e.onmessage=({data:p})=>p.lives?w(a):u(p),e.onerror=()=>g(),
e.postMessage({start:{...t,name:a}}),e}async function w(e){if(await navigator.locks.request(e,{signal:l.signal},()=>!0).catch(()=>!1)){if(c.terminate(),!r)return g();
r=void 0,t={...t,...o.now?.()},c=f()}}function g(e=!1){k(e?"forbidden":"failed"),i?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),o.failed?.()}function u(e){if(e.progress!==void 0&&i&&(i.value=e.progress),e.all&&d&&(d.textContent=`${[e.here??0,e.all].map(a=>(a/B).toFixed(1)).join("\
 / ")} MB`),e.hear?.parts)for(let[a,p]of Object.entries(e.hear.parts))r?.set(a,p);else e.hear&&r?.tell("msg:custom",e.hear);if(e.failed&&g(e.forbidden),e.unkept!==
void 0&&k("unkept",e.unkept),e.filed){let a=e.filed.map(p=>t.root+p);y(t.root,[...a,...j,...I.includes(t.page?.kind)?S:[]])}e.whole&&(r=s(e.whole),e.from&&(n.dataset.
from=e.from))}return{send:(e,a=!1)=>c.postMessage({send:e,early:a}),open(e){t={...t,page:e},c.postMessage({open:e})},stop(){l.abort(),c.terminate()}}}function E(){
addEventListener("click",({target:n})=>{let t=n instanceof Element&&n.closest("a[hreflang]");t&&T("lang",t.getAttribute("hreflang")??"")})}var U=n=>document.getElementById(n);function R(n,t,s){let[o,i,d]=["table","waiting","wrong"].map(U),l;function r(c,f,w){let g={kind:f,about:w};if(d.hidden=!0,d.
textContent="",l?.game===c)return l.python.open(g);l?.python.stop(),i.hidden=!1,o.replaceChildren(),delete o.dataset.from;let u=b(o,{...n.games[c],lang:n.lang,root:t,
page:g},e=>{i.hidden=!0,d.textContent=e.mistake,d.hidden=!e.mistake;let a=new m(e,u.send,n.lang),p=document.createElement("div");return o.replaceChildren(p),s(e,
a,p),a});l={game:c,python:u}}return{open:r,game:()=>l?.game,send:c=>l?.python.send(c)}}var L=document.getElementById("tutor"),h=JSON.parse(L.dataset.start??"{}"),M=new URL(h.root,document.baseURI).href,v,A=R(h,M,(n,t,s)=>{t.reading=v,$.render({model:t,
el:s}),s.scrollIntoView({block:"nearest"})});async function x(){let n=location.hash.slice(1);if(!Object.hasOwn(h.topics,n))return;let{bank:t,lesson:s}=h.topics[n];
for(let i of document.querySelectorAll(".topics a"))i.toggleAttribute("aria-current",i.getAttribute("href")===`#${n}`);L.hidden=!1;let o=await fetch(new URL(t,M));
if(!o.ok){document.getElementById("failed").hidden=!1;return}v=new URL(s,document.baseURI).href,A.open(n.split(".")[0],"tutor",await o.text())}E();addEventListener(
"hashchange",x);x();

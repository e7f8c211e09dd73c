import A from"../tutor.js";import{choose as T}from"../help.js";async function y(s,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${s}offline.js`,{scope:s});let{active:o}=await n.ready;n.addEventListener(
"message",({data:i})=>{i.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let r=performance.getEntriesByType("resource").map(({name:i})=>i),
d=[...document.images].map(({src:i})=>i),l=[location.href.replace(/\?.*$/,""),...r,...d,...e].map(i=>i.replace(/#.*$/,"")).filter(i=>i.startsWith(s));o?.postMessage(
{keep:[...new Set(l)]})}catch{}}var j=["worker.js","python.js","repeats.js","zstd.js"].map(s=>new URL(`./${s}`,import.meta.url).href),S=["presenter.js","presenter.css"].map(s=>new URL(`../${s}`,
import.meta.url).href),I=["lesson","plan","practice"],B=1e6,m=class{constructor(e,n,o){this.kernel={status:"idle"},this.parts=e,this.send=n,this.listeners=new Map;
let r=()=>this.parts.frame?.lang??o;this.widget_manager={kernel:this.kernel,context:{get path(){return`${r()}/site/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){
this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.
listeners.get(e)?.delete(n)}tell(e,n){for(let o of[...this.listeners.get(e)??[]])o(n)}};function k(s,e=!0){let n=document.getElementById(s);n&&(n.hidden=!e)}function b(s,e,n,o={}){
let r=document.getElementById("progress"),d=r?.parentElement?.querySelector(".far"),l=new AbortController,i,c=f();function f(){let t=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),a=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return t.onmessage=({data:p})=>p.lives?w(a):u(p),t.onerror=()=>g(),
t.postMessage({start:{...e,name:a}}),t}async function w(t){if(await navigator.locks.request(t,{signal:l.signal},()=>!0).catch(()=>!1)){if(c.terminate(),!i)return g();
i=void 0,e={...e,...o.now?.()},c=f()}}function g(t=!1){k(t?"forbidden":"failed"),r?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),o.failed?.()}function u(t){if(t.progress!==void 0&&r&&(r.value=t.progress),t.all&&d&&(d.textContent=`${[t.here??0,t.all].map(a=>(a/B).toFixed(1)).join("\
 / ")} MB`),t.hear?.parts)for(let[a,p]of Object.entries(t.hear.parts))i?.set(a,p);else t.hear&&i?.tell("msg:custom",t.hear);if(t.failed&&g(t.forbidden),t.unkept!==
void 0&&k("unkept",t.unkept),t.filed){let a=t.filed.map(p=>e.root+p);y(e.root,[...a,...j,...I.includes(e.page?.kind)?S:[]])}t.whole&&(i=n(t.whole),t.from&&(s.dataset.
from=t.from))}return{send:(t,a=!1)=>c.postMessage({send:t,early:a}),open(t){e={...e,page:t},c.postMessage({open:t})},stop(){l.abort(),c.terminate()}}}function E(){
addEventListener("click",({target:s})=>{let e=s instanceof Element&&s.closest("a[hreflang]");e&&T("lang",e.getAttribute("hreflang")??"")})}var U=s=>document.getElementById(s);function $(s,e){let n=e.map(r=>s[r]),o=[...new Set(n.flatMap(r=>r.packs))];return{...n[0],files:Object.assign({},...n.map(({
files:r})=>r)),packs:o}}function R(s,e,n){let[o,r,d]=["table","waiting","wrong"].map(U),l;function i(c,f,w){let g={kind:f,about:w};if(d.hidden=!0,d.textContent=
"",l?.game===c)return l.python.open(g);l?.python.stop(),r.hidden=!1,o.replaceChildren(),delete o.dataset.from;let u=b(o,{...$(s.games,c.split("+")),lang:s.lang,
root:e,page:g},t=>{r.hidden=!0,d.textContent=t.mistake,d.hidden=!t.mistake;let a=new m(t,u.send,s.lang),p=document.createElement("div");return o.replaceChildren(
p),n(t,a,p),a});l={game:c,python:u}}return{open:i,game:()=>l?.game,send:c=>l?.python.send(c)}}var x=document.getElementById("tutor"),h=JSON.parse(x.dataset.start??"{}"),L=new URL(h.root,document.baseURI).href,M,C=R(h,L,(s,e,n)=>{e.reading=M,A.render({model:e,
el:n}),n.scrollIntoView({block:"nearest"})});async function v(){let s=location.hash.slice(1);if(!Object.hasOwn(h.topics,s))return;let{bank:e,lesson:n}=h.topics[s];
for(let r of document.querySelectorAll(".topics a"))r.toggleAttribute("aria-current",r.getAttribute("href")===`#${s}`);x.hidden=!1;let o=await fetch(new URL(e,L)).
catch(()=>{});if(!o?.ok){document.getElementById("failed").hidden=!1;return}M=new URL(n,document.baseURI).href,C.open(s.split(".")[0],"tutor",await o.text())}E();
addEventListener("hashchange",v);v();

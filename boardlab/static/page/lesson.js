import A from"../stage.js";import{choose as j}from"../help.js";async function S(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:i}=await n.ready;n.addEventListener(
"message",({data:r})=>{r.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let f=performance.getEntriesByType("resource").map(({name:r})=>r),
p=[...document.images].map(({src:r})=>r),d=[location.href.replace(/\?.*$/,""),...f,...p,...e].map(r=>r.replace(/#.*$/,"")).filter(r=>r.startsWith(t));i?.postMessage(
{keep:[...new Set(d)]})}catch{}}var B=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),q=["presenter.js","presenter.css"].map(t=>new URL(`../${t}`,
import.meta.url).href),H=["lesson","plan","practice"],I=1e6,w=class{constructor(e,n,i){this.kernel={status:"idle"},this.parts=e,this.send=n,this.listeners=new Map;
let f=()=>this.parts.frame?.lang??i;this.widget_manager={kernel:this.kernel,context:{get path(){return`${f()}/site/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){
this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.
listeners.get(e)?.delete(n)}tell(e,n){for(let i of[...this.listeners.get(e)??[]])i(n)}};function x(t,e=!0){let n=document.getElementById(t);n&&(n.hidden=!e)}function L(t,e,n,i={}){
let f=document.getElementById("progress"),p=f?.parentElement?.querySelector(".far"),d=new AbortController,r,g=b();function b(){let s=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),l=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return s.onmessage=({data:m})=>m.lives?$(l):T(m),s.onerror=()=>y(),
s.postMessage({start:{...e,name:l}}),s}async function $(s){if(await navigator.locks.request(s,{signal:d.signal},()=>!0).catch(()=>!1)){if(g.terminate(),!r)return y();
r=void 0,e={...e,...i.now?.()},g=b()}}function y(s=!1){x(s?"forbidden":"failed"),f?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),i.failed?.()}function T(s){if(s.progress!==void 0&&f&&(f.value=s.progress),s.all&&p&&(p.textContent=`${[s.here??0,s.all].map(l=>(l/I).toFixed(1)).join("\
 / ")} MB`),s.hear?.parts)for(let[l,m]of Object.entries(s.hear.parts))r?.set(l,m);else s.hear&&r?.tell("msg:custom",s.hear);if(s.failed&&y(s.forbidden),s.unkept!==
void 0&&x("unkept",s.unkept),s.filed){let l=s.filed.map(m=>e.root+m);S(e.root,[...l,...B,...H.includes(e.page?.kind)?q:[]])}s.whole&&(r=n(s.whole),s.from&&(t.dataset.
from=s.from))}return{send:(s,l=!1)=>g.postMessage({send:s,early:l}),open(s){e={...e,page:s},g.postMessage({open:s})},stop(){d.abort(),g.terminate()}}}function M(){
addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&j("lang",e.getAttribute("hreflang")??"")})}var c=document.getElementById("lesson"),o=JSON.parse(c.dataset.start??"{}"),E=new URL(o.root,document.baseURI).href,k=document.getElementById("text");function P(){
!c.dataset.from&&k&&k.getBoundingClientRect().top>innerHeight/2&&(k.open=!1)}var a,v=document.querySelector('link[rel="icon"]');v?.setAttribute("href",v.href);var C=[
"title",".top","#text",".onward"],O=(t,e)=>`${E}${e===o.langs[0]?"":`${e}/`}${t.replace(".","/")}/`;async function U(){let{lang:t,stage:e}=a.parts.frame;if(t===
o.lang&&e.id===o.lesson)return;let n=O(e.id,t);e.id===o.lesson?history.replaceState(null,"",n):history.pushState(null,"",n),Object.assign(o,{lang:t,lesson:e.id});
let i=await fetch(n).then(d=>d.ok?d.text():"");if(n!==location.href)return;let f=new DOMParser().parseFromString(i,"text/html");document.documentElement.lang=t;
let p=document.activeElement?.closest(".top a[hreflang]");for(let d of C){let r=f.querySelector(d);r&&document.querySelector(d)?.replaceWith(r)}document.getElementById(
"text")?.removeAttribute("open"),p&&document.querySelector(`.top a[hreflang="${t}"]`)?.focus()}addEventListener("popstate",()=>location.reload());addEventListener(
"click",t=>{let e=t.target instanceof Element&&t.target.closest(".top a[hreflang]");if(!e||t.ctrlKey||t.metaKey||t.shiftKey)return;let n=c.dataset.from?c.querySelector(
`[data-do="language"][data-pick="${e.getAttribute("hreflang")}"]`):null;n&&(t.preventDefault(),n.click())});function R(t){a=new w(t,D,o.lang),a.on("change:frame",
U);let e=document.createElement("div");return c.replaceChildren(e),A.render({model:a,el:e}),a}var u,W=new Set(["draft","here","what","places","whole","ping"]),h=document.
getElementById("wait");function D(t){if(u?.refuses(t)||(_.send(t,!!u),!u||W.has(t.do)))return;let{shown:e,done:n}=u.hear(t);if(e)for(let i of["words","area","fr\
ame"])a?.set(i,e[i]);n?a?.tell("msg:custom",{client:t.client,seq:t.seq,answer:"done",text:"",rev:u.rev}):h?.classList.add("asked"),u.answered&&(c.dataset.early=
"answered")}async function N(){if(!o.early||location.hash)return;let{Prefetch:t}=await import("./prefetch.js"),e=await t.read(o.lesson,`${E}python/${o.early}`);
!e||a||(u=e,h?.isConnected&&(document.querySelector(".top nav")?.before(h),h.className="wait waits"),R({...e.shown}).kernel.status="busy",c.dataset.early="1")}var K={
kind:"lesson",about:o.lesson+location.hash};function V(t){if(P(),t.mistake&&c.before(Object.assign(document.createElement("p"),{className:"told",role:"alert",textContent:t.
mistake})),!u||!a)return R(t);u=void 0,c.dataset.early="1",a.kernel.status="idle",h?.remove();let e={...t,frame:{...t.frame,by:"page"}};for(let n of["version","\
words","area","frame"])a.set(n,e[n]);return a}var _=L(c,{...o,root:E,page:K},V,{now:()=>({lang:o.lang,page:{kind:"lesson",about:o.lesson}}),failed:()=>{c.inert=
!0}});N().catch(()=>{});M();

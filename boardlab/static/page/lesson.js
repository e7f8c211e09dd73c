import A from"../stage.js";import{choose as j}from"../help.js";async function S(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:a}=await n.ready;n.addEventListener(
"message",({data:r})=>{r.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let i=performance.getEntriesByType("resource").map(({name:r})=>r),
p=[...document.images].map(({src:r})=>r),f=[location.href.replace(/\?.*$/,""),...i,...p,...e].map(r=>r.replace(/#.*$/,"")).filter(r=>r.startsWith(t));a?.postMessage(
{keep:[...new Set(f)]})}catch{}}var B=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),q=["presenter.js","presenter.css"].map(t=>new URL(`../${t}`,
import.meta.url).href),H=["lesson","plan","practice"],I=1e6,y=class{constructor(e,n,a){this.kernel={status:"idle"},this.parts=e,this.send=n,this.listeners=new Map;
let i=()=>this.parts.frame?.lang??a;this.widget_manager={kernel:this.kernel,context:{get path(){return`${i()}/site/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){
this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.
listeners.get(e)?.delete(n)}tell(e,n){for(let a of[...this.listeners.get(e)??[]])a(n)}};function x(t,e=!0){let n=document.getElementById(t);n&&(n.hidden=!e)}function L(t,e,n,a={}){
let i=document.getElementById("progress"),p=i?.parentElement?.querySelector(".far"),f=new AbortController,r,g=b();function b(){let s=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),c=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return s.onmessage=({data:m})=>m.lives?$(c):T(m),s.onerror=()=>w(),
s.postMessage({start:{...e,name:c}}),s}async function $(s){if(await navigator.locks.request(s,{signal:f.signal},()=>!0).catch(()=>!1)){if(g.terminate(),!r)return w();
r=void 0,e={...e,...a.now?.()},g=b()}}function w(s=!1){x(s?"forbidden":"failed"),i?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),a.failed?.()}function T(s){if(s.progress!==void 0&&i&&(i.value=s.progress),s.all&&p&&(p.textContent=`${[s.here??0,s.all].map(c=>(c/I).toFixed(1)).join("\
 / ")} MB`),s.hear?.parts)for(let[c,m]of Object.entries(s.hear.parts))r?.set(c,m);else s.hear&&r?.tell("msg:custom",s.hear);if(s.failed&&w(s.forbidden),s.unkept!==
void 0&&x("unkept",s.unkept),s.filed){let c=s.filed.map(m=>e.root+m);S(e.root,[...c,...B,...H.includes(e.page?.kind)?q:[]])}s.whole&&(r=n(s.whole),s.from&&(t.dataset.
from=s.from))}return{send:(s,c=!1)=>g.postMessage({send:s,early:c}),open(s){e={...e,page:s},g.postMessage({open:s})},stop(){f.abort(),g.terminate()}}}function M(){
addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&j("lang",e.getAttribute("hreflang")??"")})}var d=document.getElementById("lesson"),o=JSON.parse(d.dataset.start??"{}"),E=new URL(o.root,document.baseURI).href,k=document.getElementById("text");function P(){
!d.dataset.from&&k&&k.getBoundingClientRect().top>innerHeight/2&&(k.open=!1)}var l,v=document.querySelector('link[rel="icon"]');v?.setAttribute("href",v.href);var C=[
"title",".top","#text",".onward"],O=(t,e)=>`${E}${e===o.langs[0]?"":`${e}/`}${t.replace(".","/")}/`;async function U(){let{lang:t,stage:e}=l.parts.frame;if(t===
o.lang&&e.id===o.lesson)return;let n=O(e.id,t);e.id===o.lesson?history.replaceState(null,"",n):history.pushState(null,"",n),Object.assign(o,{lang:t,lesson:e.id});
let a=await fetch(n).then(f=>f.ok?f.text():"");if(n!==location.href)return;let i=new DOMParser().parseFromString(a,"text/html");document.documentElement.lang=t;
let p=document.activeElement?.closest(".top a[hreflang]");for(let f of C){let r=i.querySelector(f);r&&document.querySelector(f)?.replaceWith(r)}document.getElementById(
"text")?.removeAttribute("open"),p&&document.querySelector(`.top a[hreflang="${t}"]`)?.focus()}addEventListener("popstate",()=>location.reload());addEventListener(
"click",t=>{let e=t.target instanceof Element&&t.target.closest(".top a[hreflang]");if(!e||t.ctrlKey||t.metaKey||t.shiftKey)return;let n=d.dataset.from?d.querySelector(
`[data-do="language"][data-pick="${e.getAttribute("hreflang")}"]`):null;n&&(t.preventDefault(),n.click())});function R(t){l=new y(t,D,o.lang),l.on("change:frame",
U);let e=document.createElement("div");return d.replaceChildren(e),A.render({model:l,el:e}),l}var u,W=new Set(["draft","here","what","places","whole","ping"]),h=document.
getElementById("wait");function D(t){if(u?.refuses(t))return;let e=u&&t.do==="go"?{...t,key:void 0}:t;if(_.send(e,!!u),!u||W.has(t.do))return;let{shown:n,done:a}=u.
hear(t);if(n)for(let i of["words","area","frame"])l?.set(i,n[i]);a?l?.tell("msg:custom",{client:t.client,seq:t.seq,answer:"done",text:"",rev:u.rev}):h?.classList.
add("asked"),u.answered&&(d.dataset.early="answered")}async function N(){if(!o.early||location.hash)return;let{Prefetch:t}=await import("./prefetch.js"),e=await t.
read(o.lesson,`${E}python/${o.early}`);!e||l||(u=e,h?.isConnected&&(document.querySelector(".top nav")?.before(h),h.className="wait waits"),R({...e.shown}).kernel.
status="busy",d.dataset.early="1")}var K={kind:"lesson",about:o.lesson+location.hash};function V(t){if(P(),t.mistake&&d.before(Object.assign(document.createElement(
"p"),{className:"told",role:"alert",textContent:t.mistake})),!u||!l)return R(t);u=void 0,d.dataset.early="1",l.kernel.status="idle",h?.remove();let e={...t,frame:{
...t.frame,by:"page"}};for(let n of["version","words","area","frame"])l.set(n,e[n]);return l}var _=L(d,{...o,root:E,page:K},V,{now:()=>({lang:o.lang,page:{kind:"\
lesson",about:o.lesson}}),failed:()=>{d.inert=!0}});N().catch(()=>{});M();

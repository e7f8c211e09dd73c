import H from"../stage.js";import{choose as R}from"../help.js";async function x(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:i}=await n.ready;n.addEventListener(
"message",({data:r})=>{r.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let f=performance.getEntriesByType("resource").map(({name:r})=>r),
m=[...document.images].map(({src:r})=>r),d=[location.href.replace(/\?.*$/,""),...f,...m,...e].map(r=>r.replace(/#.*$/,"")).filter(r=>r.startsWith(t));i?.postMessage(
{keep:[...new Set(d)]})}catch{}}var B=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),q=1e6,y=class{constructor(e,n,i){this.kernel={status:"idle"},
this.parts=e,this.send=n,this.listeners=new Map;let f=()=>this.parts.frame?.lang??i;this.widget_manager={kernel:this.kernel,context:{get path(){return`${f()}/si\
te/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(
e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.listeners.get(e)?.delete(n)}tell(e,n){for(let i of[...this.listeners.get(e)??[]])i(n)}};function L(t,e=!0){
let n=document.getElementById(t);n&&(n.hidden=!e)}function M(t,e,n,i={}){let f=document.getElementById("progress"),m=f?.parentElement?.querySelector(".far"),d=new AbortController,
r,p=E();function E(){let s=new Worker(new URL("./worker.js",import.meta.url),{type:"module"}),l=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return s.
onmessage=({data:h})=>h.lives?T(l):j(h),s.onerror=()=>w(),s.postMessage({start:{...e,name:l}}),s}async function T(s){if(await navigator.locks.request(s,{signal:d.
signal},()=>!0).catch(()=>!1)){if(p.terminate(),!r)return w();r=void 0,e={...e,...i.now?.()},p=E()}}function w(s=!1){L(s?"forbidden":"failed"),f?.closest(".wait")?.
remove(),document.getElementById("text")?.setAttribute("open",""),i.failed?.()}function j(s){if(s.progress!==void 0&&f&&(f.value=s.progress),s.all&&m&&(m.textContent=
`${[s.here??0,s.all].map(l=>(l/q).toFixed(1)).join(" / ")} MB`),s.hear?.parts)for(let[l,h]of Object.entries(s.hear.parts))r?.set(l,h);else s.hear&&r?.tell("msg:\
custom",s.hear);s.failed&&w(s.forbidden),s.unkept!==void 0&&L("unkept",s.unkept),s.filed&&x(e.root,[...s.filed.map(l=>e.root+l),...B]),s.whole&&(r=n(s.whole),s.
from&&(t.dataset.from=s.from))}return{send:(s,l=!1)=>p.postMessage({send:s,early:l}),open(s){e={...e,page:s},p.postMessage({open:s})},stop(){d.abort(),p.terminate()}}}
function S(){addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&R("lang",e.getAttribute("hreflang")??"")})}var c=document.getElementById("lesson"),o=JSON.parse(c.dataset.start??"{}"),b=new URL(o.root,document.baseURI).href,k=document.getElementById("text");function I(){
!c.dataset.from&&k&&k.getBoundingClientRect().top>innerHeight/2&&(k.open=!1)}var a,v=document.querySelector('link[rel="icon"]');v?.setAttribute("href",v.href);var A=[
"title",".top","#text",".onward"],C=(t,e)=>`${b}${e===o.langs[0]?"":`${e}/`}${t.replace(".","/")}/`;async function O(){let{lang:t,stage:e}=a.parts.frame;if(t===
o.lang&&e.id===o.lesson)return;let n=C(e.id,t);e.id===o.lesson?history.replaceState(null,"",n):history.pushState(null,"",n),Object.assign(o,{lang:t,lesson:e.id});
let i=await fetch(n).then(d=>d.ok?d.text():"");if(n!==location.href)return;let f=new DOMParser().parseFromString(i,"text/html");document.documentElement.lang=t;
let m=document.activeElement?.closest(".top a[hreflang]");for(let d of A){let r=f.querySelector(d);r&&document.querySelector(d)?.replaceWith(r)}document.getElementById(
"text")?.removeAttribute("open"),m&&document.querySelector(`.top a[hreflang="${t}"]`)?.focus()}addEventListener("popstate",()=>location.reload());addEventListener(
"click",t=>{let e=t.target instanceof Element&&t.target.closest(".top a[hreflang]");if(!e||t.ctrlKey||t.metaKey||t.shiftKey)return;let n=c.dataset.from?c.querySelector(
`[data-do="language"][data-pick="${e.getAttribute("hreflang")}"]`):null;n&&(t.preventDefault(),n.click())});function $(t){a=new y(t,W,o.lang),a.on("change:frame",
O);let e=document.createElement("div");return c.replaceChildren(e),H.render({model:a,el:e}),a}var u,P=new Set(["draft","here","what","places","whole","ping"]),g=document.
getElementById("wait");function W(t){if(u?.refuses(t)||(K.send(t,!!u),!u||P.has(t.do)))return;let{shown:e,done:n}=u.hear(t);if(e)for(let i of["words","area","fr\
ame"])a?.set(i,e[i]);n?a?.tell("msg:custom",{client:t.client,seq:t.seq,answer:"done",text:"",rev:u.rev}):g?.classList.add("asked"),u.answered&&(c.dataset.early=
"answered")}async function U(){if(!o.early||location.hash)return;let{Prefetch:t}=await import("./prefetch.js"),e=await t.read(o.lesson,`${b}python/${o.early}`);
!e||a||(u=e,g?.isConnected&&(document.querySelector(".top nav")?.before(g),g.className="wait waits"),$({...e.shown}).kernel.status="busy",c.dataset.early="1")}var D={
kind:"lesson",about:o.lesson+location.hash};function N(t){if(I(),t.mistake&&c.before(Object.assign(document.createElement("p"),{className:"told",role:"alert",textContent:t.
mistake})),!u||!a)return $(t);u=void 0,c.dataset.early="1",a.kernel.status="idle",g?.remove();let e={...t,frame:{...t.frame,by:"page"}};for(let n of["version","\
words","area","frame"])a.set(n,e[n]);return a}var K=M(c,{...o,root:b,page:D},N,{now:()=>({lang:o.lang,page:{kind:"lesson",about:o.lesson}}),failed:()=>{c.inert=
!0}});U().catch(()=>{});S();

import H from"../stage.js";import{choose as R}from"../help.js";async function x(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:a}=await n.ready;n.addEventListener(
"message",({data:r})=>{r.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let d=performance.getEntriesByType("resource").map(({name:r})=>r),
m=[...document.images].map(({src:r})=>r),f=[location.href.replace(/\?.*$/,""),...d,...m,...e].map(r=>r.replace(/#.*$/,"")).filter(r=>r.startsWith(t));a?.postMessage(
{keep:[...new Set(f)]})}catch{}}var B=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),q=1e6,y=class{constructor(e,n,a){this.kernel={status:"idle"},
this.parts=e,this.send=n,this.listeners=new Map;let d=()=>this.parts.frame?.lang??a;this.widget_manager={kernel:this.kernel,context:{get path(){return`${d()}/si\
te/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(
e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.listeners.get(e)?.delete(n)}tell(e,n){for(let a of[...this.listeners.get(e)??[]])a(n)}};function L(t,e=!0){
let n=document.getElementById(t);n&&(n.hidden=!e)}function M(t,e,n,a={}){let d=document.getElementById("progress"),m=d?.parentElement?.querySelector(".far"),f=new AbortController,
r,p=b();function b(){let s=new Worker(new URL("./worker.js",import.meta.url),{type:"module"}),l=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return s.
onmessage=({data:h})=>h.lives?T(l):j(h),s.onerror=()=>w(),s.postMessage({start:{...e,name:l}}),s}async function T(s){if(await navigator.locks.request(s,{signal:f.
signal},()=>!0).catch(()=>!1)){if(p.terminate(),!r)return w();r=void 0,e={...e,...a.now?.()},p=b()}}function w(s=!1){L(s?"forbidden":"failed"),d?.closest(".wait")?.
remove(),document.getElementById("text")?.setAttribute("open",""),a.failed?.()}function j(s){if(s.progress!==void 0&&d&&(d.value=s.progress),s.all&&m&&(m.textContent=
`${[s.here??0,s.all].map(l=>(l/q).toFixed(1)).join(" / ")} MB`),s.hear?.parts)for(let[l,h]of Object.entries(s.hear.parts))r?.set(l,h);else s.hear&&r?.tell("msg:\
custom",s.hear);s.failed&&w(s.forbidden),s.unkept!==void 0&&L("unkept",s.unkept),s.filed&&x(e.root,[...s.filed.map(l=>e.root+l),...B]),s.whole&&(r=n(s.whole),s.
from&&(t.dataset.from=s.from))}return{send:(s,l=!1)=>p.postMessage({send:s,early:l}),open(s){e={...e,page:s},p.postMessage({open:s})},stop(){f.abort(),p.terminate()}}}
function S(){addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&R("lang",e.getAttribute("hreflang")??"")})}var c=document.getElementById("lesson"),o=JSON.parse(c.dataset.start??"{}"),E=new URL(o.root,document.baseURI).href,k=document.getElementById("text");function I(){
!c.dataset.from&&k&&k.getBoundingClientRect().top>innerHeight/2&&(k.open=!1)}var i,v=document.querySelector('link[rel="icon"]');v?.setAttribute("href",v.href);var A=[
"title",".top","#text",".onward"],C=(t,e)=>`${E}${e===o.langs[0]?"":`${e}/`}${t.replace(".","/")}/`;async function O(){let{lang:t,stage:e}=i.parts.frame;if(t===
o.lang&&e.id===o.lesson)return;let n=C(e.id,t);e.id===o.lesson?history.replaceState(null,"",n):history.pushState(null,"",n),Object.assign(o,{lang:t,lesson:e.id});
let a=await fetch(n).then(f=>f.ok?f.text():"");if(n!==location.href)return;let d=new DOMParser().parseFromString(a,"text/html");document.documentElement.lang=t;
let m=document.activeElement?.closest(".top a[hreflang]");for(let f of A){let r=d.querySelector(f);r&&document.querySelector(f)?.replaceWith(r)}document.getElementById(
"text")?.removeAttribute("open"),m&&document.querySelector(`.top a[hreflang="${t}"]`)?.focus()}addEventListener("popstate",()=>location.reload());addEventListener(
"click",t=>{let e=t.target instanceof Element&&t.target.closest(".top a[hreflang]");if(!e||t.ctrlKey||t.metaKey||t.shiftKey)return;let n=c.dataset.from?c.querySelector(
`[data-do="language"][data-pick="${e.getAttribute("hreflang")}"]`):null;n&&(t.preventDefault(),n.click())});function $(t){i=new y(t,U,o.lang),i.on("change:frame",
O);let e=document.createElement("div");return c.replaceChildren(e),H.render({model:i,el:e}),i}var u,W=new Set(["draft","here","what","places","whole","ping"]),g=document.
getElementById("wait");function U(t){if(u?.refuses(t)||(K.send(t,!!u),!u||W.has(t.do)))return;let{shown:e,done:n}=u.hear(t);if(e)for(let a of["words","area","fr\
ame"])i?.set(a,e[a]);n?i?.tell("msg:custom",{client:t.client,seq:t.seq,answer:"done",text:"",rev:u.rev}):g?.classList.add("asked"),u.answered&&(c.dataset.early=
"answered")}async function D(){if(!o.early||location.hash)return;let{Early:t}=await import("./early.js"),e=await t.read(o.lesson,`${E}python/${o.early}`);!e||i||
(u=e,g?.isConnected&&(document.querySelector(".top nav")?.before(g),g.className="wait waits"),$({...e.shown}).kernel.status="busy",c.dataset.early="1")}var N={kind:"\
lesson",about:o.lesson+location.hash};function P(t){if(I(),t.mistake&&c.before(Object.assign(document.createElement("p"),{className:"told",role:"alert",textContent:t.
mistake})),!u||!i)return $(t);u=void 0,c.dataset.early="1",i.kernel.status="idle",g?.remove();let e={...t,frame:{...t.frame,by:"page"}};for(let n of["version","\
words","area","frame"])i.set(n,e[n]);return i}var K=M(c,{...o,root:E,page:N},P,{now:()=>({lang:o.lang,page:{kind:"lesson",about:o.lesson}}),failed:()=>{c.inert=
!0}});D().catch(()=>{});S();

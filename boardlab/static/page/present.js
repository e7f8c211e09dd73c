import{h as y}from"../common.js";import J from"../stage.js";import{choose as z}from"../help.js";async function S(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:r}=await n.ready;n.addEventListener(
"message",({data:i})=>{i.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let a=performance.getEntriesByType("resource").map(({name:i})=>i),
p=[...document.images].map(({src:i})=>i),c=[location.href.replace(/\?.*$/,""),...a,...p,...e].map(i=>i.replace(/#.*$/,"")).filter(i=>i.startsWith(t));r?.postMessage(
{keep:[...new Set(c)]})}catch{}}var O=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),V=1e6,g=class{constructor(e,n,r){this.kernel={status:"idle"},
this.parts=e,this.send=n,this.listeners=new Map;let a=()=>this.parts.frame?.lang??r;this.widget_manager={kernel:this.kernel,context:{get path(){return`${a()}/si\
te/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(
e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.listeners.get(e)?.delete(n)}tell(e,n){for(let r of[...this.listeners.get(e)??[]])r(n)}};function j(t,e=!0){
let n=document.getElementById(t);n&&(n.hidden=!e)}function C(t,e,n,r={}){let a=document.getElementById("progress"),p=a?.parentElement?.querySelector(".far"),c=new AbortController,
i,f=T();function T(){let s=new Worker(new URL("./worker.js",import.meta.url),{type:"module"}),l=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return s.
onmessage=({data:u})=>u.lives?q(l):_(u),s.onerror=()=>k(),s.postMessage({start:{...e,name:l}}),s}async function q(s){if(await navigator.locks.request(s,{signal:c.
signal},()=>!0).catch(()=>!1)){if(f.terminate(),!i)return k();i=void 0,e={...e,...r.now?.()},f=T()}}function k(s=!1){j(s?"forbidden":"failed"),a?.closest(".wait")?.
remove(),document.getElementById("text")?.setAttribute("open",""),r.failed?.()}function _(s){if(s.progress!==void 0&&a&&(a.value=s.progress),s.all&&p&&(p.textContent=
`${[s.here??0,s.all].map(l=>(l/V).toFixed(1)).join(" / ")} MB`),s.hear?.parts)for(let[l,u]of Object.entries(s.hear.parts))i?.set(l,u);else s.hear&&i?.tell("msg:\
custom",s.hear);s.failed&&k(s.forbidden),s.unkept!==void 0&&j("unkept",s.unkept),s.filed&&S(e.root,[...s.filed.map(l=>e.root+l),...O]),s.whole&&(i=n(s.whole),s.
from&&(t.dataset.from=s.from))}return{send:(s,l=!1)=>f.postMessage({send:s,early:l}),open(s){e={...e,page:s},f.postMessage({open:s})},stop(){c.abort(),f.terminate()}}}
function R(){addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&z("lang",e.getAttribute("hreflang")??"")})}var d=t=>document.getElementById(t),L=d("plan"),E=JSON.parse(L.dataset.start??"{}"),M=L.dataset.head??"",K=JSON.parse(d("words").textContent??"{}"),N=new URL(E.
root,document.baseURI).href,[P,F,A,b,$,I]=["chosen","none","said","wrong","waiting","table"].map(d),v=d("lines"),x=new Map([...document.querySelectorAll("[data-\
line]")].map(t=>[t.dataset.line??"",t.textContent??""])),w=(t,e="")=>K[t].replace("{name}",e),o=B(),h;function B(){let t=location.hash.slice(1);if(t.startsWith(
"z="))return[`#${t}`];try{return decodeURIComponent(t.replace(/^t=/,"")).split(`
`).filter(n=>n.trim()&&n!==M)}catch{return[]}}var H=()=>[M,...o].join(`
`),U=()=>o.length===1&&o[0].startsWith("#z=")?o[0]:`#t=${encodeURIComponent(H())}`;function m(t=!1){let e=(n,r,a,p)=>{let c=y("button",{type:"button","aria-labe\
l":w(r,x.get(a)??a)},n);return c.addEventListener("click",()=>(p(),m())),c};P.replaceChildren(...o.map((n,r)=>y("li",{},y("span",{},x.get(n)??n)," ",e("↑","up",
n,()=>o.splice(Math.max(0,r-1),0,...o.splice(r,1))),e("↓","down",n,()=>o.splice(r+1,0,...o.splice(r,1))),e("×","remove",n,()=>o.splice(r,1))))),F.hidden=o.length>
0,t||(v.value=o.join(`
`)),history.replaceState(null,"",o.length?U():location.pathname)}async function W(t){A.textContent=await navigator.clipboard.writeText(t).then(()=>w("copied"),()=>w(
"not_copied"))}function G(){let t={kind:"plan",about:U()};if(b.hidden=!0,h)return h.open(t);$.hidden=!1,h=C(I,{...E,root:N,page:t},e=>{$.hidden=!0,b.textContent=
e.mistake,b.hidden=!e.mistake;let n=new g(e,a=>h?.send(a),E.lang),r=document.createElement("div");return I.replaceChildren(r),J.render({model:n,el:r}),(e.frame.
stage.plan.problems.length||!e.mistake)&&r.querySelector("[data-do=present]")?.click(),n})}document.addEventListener("click",({target:t})=>{let e=t.closest("[da\
ta-line]")?.dataset.line;e&&(o.push(e),A.textContent=w("added",x.get(e)),m())});v.addEventListener("input",()=>{o=v.value.split(`
`).filter(t=>t.trim()&&t!==M),m(!0)});d("show").addEventListener("click",G);d("link").addEventListener("click",()=>W(location.href));d("copy").addEventListener(
"click",()=>W(H()));addEventListener("hashchange",()=>(o=B(),m()));L.hidden=!1;m();R();

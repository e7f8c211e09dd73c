import{h as y}from"../common.js";import J from"../stage.js";import{choose as P}from"../help.js";async function R(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:r}=await n.ready;n.addEventListener(
"message",({data:i})=>{i.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let a=performance.getEntriesByType("resource").map(({name:i})=>i),
p=[...document.images].map(({src:i})=>i),c=[location.href.replace(/\?.*$/,""),...a,...p,...e].map(i=>i.replace(/#.*$/,"")).filter(i=>i.startsWith(t));r?.postMessage(
{keep:[...new Set(c)]})}catch{}}var _=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),z=["presenter.js","presenter.css"].map(t=>new URL(`../${t}`,
import.meta.url).href),O=["lesson","plan","practice"],V=1e6,u=class{constructor(e,n,r){this.kernel={status:"idle"},this.parts=e,this.send=n,this.listeners=new Map;
let a=()=>this.parts.frame?.lang??r;this.widget_manager={kernel:this.kernel,context:{get path(){return`${a()}/site/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){
this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.
listeners.get(e)?.delete(n)}tell(e,n){for(let r of[...this.listeners.get(e)??[]])r(n)}};function S(t,e=!0){let n=document.getElementById(t);n&&(n.hidden=!e)}function j(t,e,n,r={}){
let a=document.getElementById("progress"),p=a?.parentElement?.querySelector(".far"),c=new AbortController,i,m=T();function T(){let s=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),l=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return s.onmessage=({data:f})=>f.lives?q(l):N(f),s.onerror=()=>k(),
s.postMessage({start:{...e,name:l}}),s}async function q(s){if(await navigator.locks.request(s,{signal:c.signal},()=>!0).catch(()=>!1)){if(m.terminate(),!i)return k();
i=void 0,e={...e,...r.now?.()},m=T()}}function k(s=!1){S(s?"forbidden":"failed"),a?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),r.failed?.()}function N(s){if(s.progress!==void 0&&a&&(a.value=s.progress),s.all&&p&&(p.textContent=`${[s.here??0,s.all].map(l=>(l/V).toFixed(1)).join("\
 / ")} MB`),s.hear?.parts)for(let[l,f]of Object.entries(s.hear.parts))i?.set(l,f);else s.hear&&i?.tell("msg:custom",s.hear);if(s.failed&&k(s.forbidden),s.unkept!==
void 0&&S("unkept",s.unkept),s.filed){let l=s.filed.map(f=>e.root+f);R(e.root,[...l,..._,...O.includes(e.page?.kind)?z:[]])}s.whole&&(i=n(s.whole),s.from&&(t.dataset.
from=s.from))}return{send:(s,l=!1)=>m.postMessage({send:s,early:l}),open(s){e={...e,page:s},m.postMessage({open:s})},stop(){c.abort(),m.terminate()}}}function C(){
addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&P("lang",e.getAttribute("hreflang")??"")})}var d=t=>document.getElementById(t),L=d("plan"),b=JSON.parse(L.dataset.start??"{}"),M=L.dataset.head??"",K=JSON.parse(d("words").textContent??"{}"),D=new URL(b.
root,document.baseURI).href,[F,G,U,E,$,I]=["chosen","none","said","wrong","waiting","table"].map(d),v=d("lines"),x=new Map([...document.querySelectorAll("[data-\
line]")].map(t=>[t.dataset.line??"",t.textContent??""])),w=(t,e="")=>K[t].replace("{name}",e),o=A(),h;function A(){let t=location.hash.slice(1);if(t.startsWith(
"z="))return[`#${t}`];try{return decodeURIComponent(t.replace(/^t=/,"")).split(`
`).filter(n=>n.trim()&&n!==M)}catch{return[]}}var B=()=>[M,...o].join(`
`),H=()=>o.length===1&&o[0].startsWith("#z=")?o[0]:`#t=${encodeURIComponent(B())}`;function g(t=!1){let e=(n,r,a,p)=>{let c=y("button",{type:"button","aria-labe\
l":w(r,x.get(a)??a)},n);return c.addEventListener("click",()=>(p(),g())),c};F.replaceChildren(...o.map((n,r)=>y("li",{},y("span",{},x.get(n)??n)," ",e("↑","up",
n,()=>o.splice(Math.max(0,r-1),0,...o.splice(r,1))),e("↓","down",n,()=>o.splice(r+1,0,...o.splice(r,1))),e("×","remove",n,()=>o.splice(r,1))))),G.hidden=o.length>
0,t||(v.value=o.join(`
`)),history.replaceState(null,"",o.length?H():location.pathname)}async function W(t){U.textContent=await navigator.clipboard.writeText(t).then(()=>w("copied"),()=>w(
"not_copied"))}function Y(){let t={kind:"plan",about:H()};if(E.hidden=!0,h)return h.open(t);$.hidden=!1,h=j(I,{...b,root:D,page:t},e=>{$.hidden=!0,E.textContent=
e.mistake,E.hidden=!e.mistake;let n=new u(e,a=>h?.send(a),b.lang),r=document.createElement("div");return I.replaceChildren(r),J.render({model:n,el:r}),(e.frame.
stage.plan.problems.length||!e.mistake)&&r.querySelector("[data-do=present]")?.click(),n})}document.addEventListener("click",({target:t})=>{let e=t.closest("[da\
ta-line]")?.dataset.line;e&&(o.push(e),U.textContent=w("added",x.get(e)),g())});v.addEventListener("input",()=>{o=v.value.split(`
`).filter(t=>t.trim()&&t!==M),g(!0)});d("show").addEventListener("click",Y);d("link").addEventListener("click",()=>W(location.href));d("copy").addEventListener(
"click",()=>W(B()));addEventListener("hashchange",()=>(o=A(),g()));L.hidden=!1;g();C();

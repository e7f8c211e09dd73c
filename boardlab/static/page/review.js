import D from"../review.js";import{choose as B}from"../help.js";async function T(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:o}=await n.ready;n.addEventListener(
"message",({data:i})=>{i.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let s=performance.getEntriesByType("resource").map(({name:i})=>i),
a=[...document.images].map(({src:i})=>i),c=[location.href.replace(/\?.*$/,""),...s,...a,...e].map(i=>i.replace(/#.*$/,"")).filter(i=>i.startsWith(t));o?.postMessage(
{keep:[...new Set(c)]})}catch{}}var H=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),N=["presenter.js","presenter.css"].map(t=>new URL(`../${t}`,
import.meta.url).href),U=["lesson","plan","practice"],_=1e6,h=class{constructor(e,n,o){this.kernel={status:"idle"},this.parts=e,this.send=n,this.listeners=new Map;
let s=()=>this.parts.frame?.lang??o;this.widget_manager={kernel:this.kernel,context:{get path(){return`${s()}/site/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){
this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.
listeners.get(e)?.delete(n)}tell(e,n){for(let o of[...this.listeners.get(e)??[]])o(n)}};function C(t,e=!0){let n=document.getElementById(t);n&&(n.hidden=!e)}function G(t,e,n,o={}){
let s=document.getElementById("progress"),a=s?.parentElement?.querySelector(".far"),c=new AbortController,i,p=f();function f(){let r=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),l=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return r.onmessage=({data:d})=>d.lives?k(l):u(d),r.onerror=()=>m(),
r.postMessage({start:{...e,name:l}}),r}async function k(r){if(await navigator.locks.request(r,{signal:c.signal},()=>!0).catch(()=>!1)){if(p.terminate(),!i)return m();
i=void 0,e={...e,...o.now?.()},p=f()}}function m(r=!1){C(r?"forbidden":"failed"),s?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),o.failed?.()}function u(r){if(r.progress!==void 0&&s&&(s.value=r.progress),r.all&&a&&(a.textContent=`${[r.here??0,r.all].map(l=>(l/_).toFixed(1)).join("\
 / ")} MB`),r.hear?.parts)for(let[l,d]of Object.entries(r.hear.parts))i?.set(l,d);else r.hear&&i?.tell("msg:custom",r.hear);if(r.failed&&m(r.forbidden),r.unkept!==
void 0&&C("unkept",r.unkept),r.filed){let l=r.filed.map(d=>e.root+d);T(e.root,[...l,...H,...U.includes(e.page?.kind)?N:[]])}r.whole&&(i=n(r.whole),r.from&&(t.dataset.
from=r.from))}return{send:(r,l=!1)=>p.postMessage({send:r,early:l}),open(r){e={...e,page:r},p.postMessage({open:r})},stop(){c.abort(),p.terminate()}}}function I(){
addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&B("lang",e.getAttribute("hreflang")??"")})}var A=t=>document.getElementById(t);function q(t,e){let n=e.map(s=>t[s]),o=[...new Set(n.flatMap(s=>s.packs))];return{...n[0],files:Object.assign({},...n.map(({
files:s})=>s)),packs:o}}function j(t,e,n){let[o,s,a]=["table","waiting","wrong"].map(A),c;function i(p,f,k){let m={kind:f,about:k};if(a.hidden=!0,a.textContent=
"",c?.game===p)return c.python.open(m);c?.python.stop(),s.hidden=!1,o.replaceChildren(),delete o.dataset.from;let u=G(o,{...q(t.games,p.split("+")),lang:t.lang,
root:e,page:m},r=>{s.hidden=!0,a.textContent=r.mistake,a.hidden=!r.mistake;let l=new h(r,u.send,t.lang),d=document.createElement("div");return o.replaceChildren(
d),n(r,l,d),l});c={game:p,python:u}}return{open:i,game:()=>c?.game,send:p=>c?.python.send(p)}}var z="boardlab.game.";var W=()=>Object.keys(localStorage).filter(t=>t.startsWith(z));function x(){try{return W().map(t=>JSON.parse(localStorage.getItem(t)??"")).sort((t,e)=>e.at-t.at)}catch{
return[]}}async function E(t){let[,e,n]=/#(?:.*&)?([tz])=([^&]*)/s.exec(t.slice(0,2e5))??[];if(e!=="z")return(n??t).slice(0,2e3).replace(/%[0-9a-f]{2}/gi," ");try{let o=Uint8Array.
from(atob(n.replace(/-/g,"+").replace(/_/g,"/")),c=>c.charCodeAt(0)),s=new Blob([o]).stream().pipeThrough(new DecompressionStream("deflate")).getReader(),{value:a}=await s.
read();return s.cancel().catch(()=>{}),new TextDecoder().decode(a?.subarray(0,2e3))}catch{return""}}function S(t,e){return e.map(o=>({game:o,at:t.search(new RegExp(
`\\b${o}\\b`))})).filter(({at:o})=>o>=0).sort((o,s)=>o.at-s.at)[0]?.game}var O=t=>JSON.parse(document.getElementById(t)?.textContent??"{}");var g=t=>document.getElementById(t),y=g("looking"),w=y.querySelector("form"),b=JSON.parse(y.dataset.start??"{}"),J=new URL(b.root,document.baseURI).href,{names:v,
taught:K}=O("home"),P=g("wrong"),L=y.querySelector("p"),F=L.textContent,V=j(b,J,({review:t},e,n)=>{R(!!t),t&&(e.taught=K,D.render({model:e,el:n}))});function R(t){
y.hidden=t,g("other").hidden=!t,w.hidden=!1,L.textContent=F,t||Y()}function Y(){let t=x().filter(({wish:e,over:n})=>n&&v[e?.game]);g("kept").hidden=!t.length,g(
"kept").querySelector("ul")?.replaceChildren(...t.map(({id:e,wish:n,says:o})=>{let s=Object.assign(document.createElement("a"),{href:`#${e}`});s.textContent=`${v[n.
game]}: ${o}`;let a=document.createElement("li");return a.append(s),a}))}function M(t,e,n,o="",s=""){R(!1),w.hidden=!0,L.textContent=[v[t],s].filter(Boolean).join(
": "),g("table").replaceChildren(),V.open(t,"review",JSON.stringify({text:e,seat:n,own:o}))}async function $(){P.hidden=!0;let t=decodeURIComponent(location.hash.
slice(1)),e=x().find(({id:o})=>o===t);if(e){let{text:o,seat:s,opponents:a}=e.wish;return M(e.wish.game,o,s,a?.length?e.id:"",e.says)}let n=Object.keys(b.games);
if(/^[tz]=/.test(t))return M(S(await E(location.hash),n)??n[0],location.href,null);g("table").replaceChildren(),R(!1)}w.addEventListener("submit",async t=>{t.preventDefault();
let e=String(new FormData(w).get("text")).trim(),n=Object.keys(b.games);e&&M(S(await E(e),n)??n[0],e,null)});I();addEventListener("hashchange",$);$();

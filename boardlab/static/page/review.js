import W from"../review.js";import{choose as $}from"../help.js";async function M(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:o}=await n.ready;n.addEventListener(
"message",({data:i})=>{i.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let s=performance.getEntriesByType("resource").map(({name:i})=>i),
a=[...document.images].map(({src:i})=>i),c=[location.href.replace(/\?.*$/,""),...s,...a,...e].map(i=>i.replace(/#.*$/,"")).filter(i=>i.startsWith(t));o?.postMessage(
{keep:[...new Set(c)]})}catch{}}var N=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),U=["presenter.js","presenter.css"].map(t=>new URL(`../${t}`,
import.meta.url).href),B=["lesson","plan","practice"],H=1e6,h=class{constructor(e,n,o){this.kernel={status:"idle"},this.parts=e,this.send=n,this.listeners=new Map;
let s=()=>this.parts.frame?.lang??o;this.widget_manager={kernel:this.kernel,context:{get path(){return`${s()}/site/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){
this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.
listeners.get(e)?.delete(n)}tell(e,n){for(let o of[...this.listeners.get(e)??[]])o(n)}};function R(t,e=!0){let n=document.getElementById(t);n&&(n.hidden=!e)}function L(t,e,n,o={}){
let s=document.getElementById("progress"),a=s?.parentElement?.querySelector(".far"),c=new AbortController,i,p=f();function f(){let r=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),l=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return r.onmessage=({data:d})=>d.lives?y(l):u(d),r.onerror=()=>g(),
r.postMessage({start:{...e,name:l}}),r}async function y(r){if(await navigator.locks.request(r,{signal:c.signal},()=>!0).catch(()=>!1)){if(p.terminate(),!i)return g();
i=void 0,e={...e,...o.now?.()},p=f()}}function g(r=!1){R(r?"forbidden":"failed"),s?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),o.failed?.()}function u(r){if(r.progress!==void 0&&s&&(s.value=r.progress),r.all&&a&&(a.textContent=`${[r.here??0,r.all].map(l=>(l/H).toFixed(1)).join("\
 / ")} MB`),r.hear?.parts)for(let[l,d]of Object.entries(r.hear.parts))i?.set(l,d);else r.hear&&i?.tell("msg:custom",r.hear);if(r.failed&&g(r.forbidden),r.unkept!==
void 0&&R("unkept",r.unkept),r.filed){let l=r.filed.map(d=>e.root+d);M(e.root,[...l,...N,...B.includes(e.page?.kind)?U:[]])}r.whole&&(i=n(r.whole),r.from&&(t.dataset.
from=r.from))}return{send:(r,l=!1)=>p.postMessage({send:r,early:l}),open(r){e={...e,page:r},p.postMessage({open:r})},stop(){c.abort(),p.terminate()}}}function T(){
addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&$("lang",e.getAttribute("hreflang")??"")})}var _=t=>document.getElementById(t);function I(t,e,n){let[o,s,a]=["table","waiting","wrong"].map(_),c;function i(p,f,y){let g={kind:f,about:y};if(a.hidden=!0,a.
textContent="",c?.game===p)return c.python.open(g);c?.python.stop(),s.hidden=!1,o.replaceChildren(),delete o.dataset.from;let u=L(o,{...t.games[p],lang:t.lang,root:e,
page:g},r=>{s.hidden=!0,a.textContent=r.mistake,a.hidden=!r.mistake;let l=new h(r,u.send,t.lang),d=document.createElement("div");return o.replaceChildren(d),n(r,
l,d),l});c={game:p,python:u}}return{open:i,game:()=>c?.game,send:p=>c?.python.send(p)}}var A="boardlab.game.";var z=()=>Object.keys(localStorage).filter(t=>t.startsWith(A));function b(){try{return z().map(t=>JSON.parse(localStorage.getItem(t)??"")).sort((t,e)=>e.at-t.at)}catch{
return[]}}async function k(t){let[,e,n]=/#(?:.*&)?([tz])=([^&]*)/s.exec(t.slice(0,2e5))??[];if(e!=="z")return(n??t).slice(0,2e3).replace(/%[0-9a-f]{2}/gi," ");try{let o=Uint8Array.
from(atob(n.replace(/-/g,"+").replace(/_/g,"/")),c=>c.charCodeAt(0)),s=new Blob([o]).stream().pipeThrough(new DecompressionStream("deflate")).getReader(),{value:a}=await s.
read();return s.cancel().catch(()=>{}),new TextDecoder().decode(a?.subarray(0,2e3))}catch{return""}}function E(t,e){return e.map(o=>({game:o,at:t.search(new RegExp(
`\\b${o}\\b`))})).filter(({at:o})=>o>=0).sort((o,s)=>o.at-s.at)[0]?.game}var G=t=>JSON.parse(document.getElementById(t)?.textContent??"{}");var m=t=>document.getElementById(t),v=m("looking"),x=v.querySelector("form"),w=JSON.parse(v.dataset.start??"{}"),q=new URL(w.root,document.baseURI).href,{names:O,
taught:D}=G("home"),J=m("wrong"),K=I(w,q,({review:t},e,n)=>{j(!!t),t&&(e.taught=D,W.render({model:e,el:n}))});function j(t){v.hidden=t,m("other").hidden=!t,t||P()}
function P(){let t=b().filter(({wish:e,over:n})=>n&&O[e?.game]);m("kept").hidden=!t.length,m("kept").querySelector("ul")?.replaceChildren(...t.map(({id:e,wish:n,
says:o})=>{let s=Object.assign(document.createElement("a"),{href:`#${e}`});s.textContent=`${O[n.game]}: ${o}`;let a=document.createElement("li");return a.append(
s),a}))}var S=(t,e,n)=>K.open(t,"review",JSON.stringify({text:e,seat:n}));async function C(){J.hidden=!0;let t=decodeURIComponent(location.hash.slice(1)),e=b().
find(({id:o})=>o===t);if(e)return S(e.wish.game,e.wish.text,e.wish.seat);let n=Object.keys(w.games);if(/^[tz]=/.test(t))return S(E(await k(location.hash),n)??n[0],
location.href,null);m("table").replaceChildren(),j(!1)}x.addEventListener("submit",async t=>{t.preventDefault();let e=String(new FormData(x).get("text")).trim(),
n=Object.keys(w.games);e&&S(E(await k(e),n)??n[0],e,null)});T();x.hidden=!1;addEventListener("hashchange",C);C();

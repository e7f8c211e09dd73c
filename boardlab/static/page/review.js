import q from"../review.js";import{choose as $}from"../help.js";async function M(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:s}=await n.ready;n.addEventListener(
"message",({data:i})=>{i.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let o=performance.getEntriesByType("resource").map(({name:i})=>i),
a=[...document.images].map(({src:i})=>i),c=[location.href.replace(/\?.*$/,""),...o,...a,...e].map(i=>i.replace(/#.*$/,"")).filter(i=>i.startsWith(t));s?.postMessage(
{keep:[...new Set(c)]})}catch{}}var N=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),U=["presenter.js","presenter.css"].map(t=>new URL(`../${t}`,
import.meta.url).href),B=["lesson","plan","practice"],H=1e6,h=class{constructor(e,n,s){this.kernel={status:"idle"},this.parts=e,this.send=n,this.listeners=new Map;
let o=()=>this.parts.frame?.lang??s;this.widget_manager={kernel:this.kernel,context:{get path(){return`${o()}/site/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){
this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.
listeners.get(e)?.delete(n)}tell(e,n){for(let s of[...this.listeners.get(e)??[]])s(n)}};function R(t,e=!0){let n=document.getElementById(t);n&&(n.hidden=!e)}function L(t,e,n,s={}){
let o=document.getElementById("progress"),a=o?.parentElement?.querySelector(".far"),c=new AbortController,i,p=f();function f(){let r=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),l=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return r.onmessage=({data:g})=>g.lives?y(l):u(g),r.onerror=()=>d(),
r.postMessage({start:{...e,name:l}}),r}async function y(r){if(await navigator.locks.request(r,{signal:c.signal},()=>!0).catch(()=>!1)){if(p.terminate(),!i)return d();
i=void 0,e={...e,...s.now?.()},p=f()}}function d(r=!1){R(r?"forbidden":"failed"),o?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),s.failed?.()}function u(r){if(r.progress!==void 0&&o&&(o.value=r.progress),r.all&&a&&(a.textContent=`${[r.here??0,r.all].map(l=>(l/H).toFixed(1)).join("\
 / ")} MB`),r.hear?.parts)for(let[l,g]of Object.entries(r.hear.parts))i?.set(l,g);else r.hear&&i?.tell("msg:custom",r.hear);if(r.failed&&d(r.forbidden),r.unkept!==
void 0&&R("unkept",r.unkept),r.filed){let l=r.filed.map(g=>e.root+g);M(e.root,[...l,...N,...B.includes(e.page?.kind)?U:[]])}r.whole&&(i=n(r.whole),r.from&&(t.dataset.
from=r.from))}return{send:(r,l=!1)=>p.postMessage({send:r,early:l}),open(r){e={...e,page:r},p.postMessage({open:r})},stop(){c.abort(),p.terminate()}}}function T(){
addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&$("lang",e.getAttribute("hreflang")??"")})}var _=t=>document.getElementById(t);function A(t,e){let n=e.map(o=>t[o]),s=[...new Set(n.flatMap(o=>o.packs))];return{...n[0],files:Object.assign({},...n.map(({
files:o})=>o)),packs:s}}function G(t,e,n){let[s,o,a]=["table","waiting","wrong"].map(_),c;function i(p,f,y){let d={kind:f,about:y};if(a.hidden=!0,a.textContent=
"",c?.game===p)return c.python.open(d);c?.python.stop(),o.hidden=!1,s.replaceChildren(),delete s.dataset.from;let u=L(s,{...A(t.games,p.split("+")),lang:t.lang,
root:e,page:d},r=>{o.hidden=!0,a.textContent=r.mistake,a.hidden=!r.mistake;let l=new h(r,u.send,t.lang),g=document.createElement("div");return s.replaceChildren(
g),n(r,l,g),l});c={game:p,python:u}}return{open:i,game:()=>c?.game,send:p=>c?.python.send(p)}}var z="boardlab.game.";var W=()=>Object.keys(localStorage).filter(t=>t.startsWith(z));function k(){try{return W().map(t=>JSON.parse(localStorage.getItem(t)??"")).sort((t,e)=>e.at-t.at)}catch{
return[]}}async function b(t){let[,e,n]=/#(?:.*&)?([tz])=([^&]*)/s.exec(t.slice(0,2e5))??[];if(e!=="z")return(n??t).slice(0,2e3).replace(/%[0-9a-f]{2}/gi," ");try{let s=Uint8Array.
from(atob(n.replace(/-/g,"+").replace(/_/g,"/")),c=>c.charCodeAt(0)),o=new Blob([s]).stream().pipeThrough(new DecompressionStream("deflate")).getReader(),{value:a}=await o.
read();return o.cancel().catch(()=>{}),new TextDecoder().decode(a?.subarray(0,2e3))}catch{return""}}function x(t,e){return e.map(s=>({game:s,at:t.search(new RegExp(
`\\b${s}\\b`))})).filter(({at:s})=>s>=0).sort((s,o)=>s.at-o.at)[0]?.game}var I=t=>JSON.parse(document.getElementById(t)?.textContent??"{}");var m=t=>document.getElementById(t),v=m("looking"),E=v.querySelector("form"),w=JSON.parse(v.dataset.start??"{}"),D=new URL(w.root,document.baseURI).href,{names:O,
taught:J}=I("home"),K=m("wrong"),P=G(w,D,({review:t},e,n)=>{j(!!t),t&&(e.taught=J,q.render({model:e,el:n}))});function j(t){v.hidden=t,m("other").hidden=!t,t||F()}
function F(){let t=k().filter(({wish:e,over:n})=>n&&O[e?.game]);m("kept").hidden=!t.length,m("kept").querySelector("ul")?.replaceChildren(...t.map(({id:e,wish:n,
says:s})=>{let o=Object.assign(document.createElement("a"),{href:`#${e}`});o.textContent=`${O[n.game]}: ${s}`;let a=document.createElement("li");return a.append(
o),a}))}var S=(t,e,n,s="")=>P.open(t,"review",JSON.stringify({text:e,seat:n,own:s}));async function C(){K.hidden=!0;let t=decodeURIComponent(location.hash.slice(
1)),e=k().find(({id:s})=>s===t);if(e)return S(e.wish.game,e.wish.text,e.wish.seat,e.wish.opponents?.length?e.id:"");let n=Object.keys(w.games);if(/^[tz]=/.test(
t))return S(x(await b(location.hash),n)??n[0],location.href,null);m("table").replaceChildren(),j(!1)}E.addEventListener("submit",async t=>{t.preventDefault();let e=String(
new FormData(E).get("text")).trim(),n=Object.keys(w.games);e&&S(x(await b(e),n)??n[0],e,null)});T();E.hidden=!1;addEventListener("hashchange",C);C();

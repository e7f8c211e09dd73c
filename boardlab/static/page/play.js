import{token as A}from"../common.js";import X from"../play.js";import{choose as J}from"../help.js";async function G(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:r}=await n.ready;n.addEventListener(
"message",({data:o})=>{o.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let a=performance.getEntriesByType("resource").map(({name:o})=>o),
l=[...document.images].map(({src:o})=>o),i=[location.href.replace(/\?.*$/,""),...a,...l,...e].map(o=>o.replace(/#.*$/,"")).filter(o=>o.startsWith(t));r?.postMessage(
{keep:[...new Set(i)]})}catch{}}var P=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),V=["presenter.js","presenter.css"].map(t=>new URL(`../${t}`,
import.meta.url).href),F=["lesson","plan","practice"],Y=1e6,L=class{constructor(e,n,r){this.kernel={status:"idle"},this.parts=e,this.send=n,this.listeners=new Map;
let a=()=>this.parts.frame?.lang??r;this.widget_manager={kernel:this.kernel,context:{get path(){return`${a()}/site/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){
this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.
listeners.get(e)?.delete(n)}tell(e,n){for(let r of[...this.listeners.get(e)??[]])r(n)}};function S(t,e=!0){let n=document.getElementById(t);n&&(n.hidden=!e)}function N(t,e,n,r={}){
let a=document.getElementById("progress"),l=a?.parentElement?.querySelector(".far"),i=new AbortController,o,d=g();function g(){let s=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),m=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return s.onmessage=({data:u})=>u.lives?k(m):h(u),s.onerror=()=>f(),
s.postMessage({start:{...e,name:m}}),s}async function k(s){if(await navigator.locks.request(s,{signal:i.signal},()=>!0).catch(()=>!1)){if(d.terminate(),!o)return f();
o=void 0,e={...e,...r.now?.()},d=g()}}function f(s=!1){S(s?"forbidden":"failed"),a?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),r.failed?.()}function h(s){if(s.progress!==void 0&&a&&(a.value=s.progress),s.all&&l&&(l.textContent=`${[s.here??0,s.all].map(m=>(m/Y).toFixed(1)).join("\
 / ")} MB`),s.hear?.parts)for(let[m,u]of Object.entries(s.hear.parts))o?.set(m,u);else s.hear&&o?.tell("msg:custom",s.hear);if(s.failed&&f(s.forbidden),s.unkept!==
void 0&&S("unkept",s.unkept),s.filed){let m=s.filed.map(u=>e.root+u);G(e.root,[...m,...P,...F.includes(e.page?.kind)?V:[]])}s.whole&&(o=n(s.whole),s.from&&(t.dataset.
from=s.from))}return{send:(s,m=!1)=>d.postMessage({send:s,early:m}),open(s){e={...e,page:s},d.postMessage({open:s})},stop(){i.abort(),d.terminate()}}}function H(){
addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&J("lang",e.getAttribute("hreflang")??"")})}var z=t=>document.getElementById(t);function $(t,e,n){let[r,a,l]=["table","waiting","wrong"].map(z),i;function o(d,g,k){let f={kind:g,about:k};if(l.hidden=!0,l.
textContent="",i?.game===d)return i.python.open(f);i?.python.stop(),a.hidden=!1,r.replaceChildren(),delete r.dataset.from;let h=N(r,{...t.games[d],lang:t.lang,root:e,
page:f},s=>{a.hidden=!0,l.textContent=s.mistake,l.hidden=!s.mistake;let m=new L(s,h.send,t.lang),u=document.createElement("div");return r.replaceChildren(u),n(s,
m,u),m});i={game:d,python:h}}return{open:o,game:()=>i?.game,send:d=>i?.python.send(d)}}var T="boardlab.game.";var Q=()=>Object.keys(localStorage).filter(t=>t.startsWith(T));function v(){try{return Q().map(t=>JSON.parse(localStorage.getItem(t)??"")).sort((t,e)=>e.at-t.at)}catch{
return[]}}function I(t){try{localStorage.setItem(T+t.id,JSON.stringify(t));for(let{id:e}of v().slice(12))R(e);return!0}catch{return!1}}function R(t){localStorage.
removeItem(T+t)}var j=t=>JSON.parse(document.getElementById(t)?.textContent??"{}");function O(t){let e=document.querySelector('[role="status"]');return{say:(n,r={})=>t[n].replace(
/\{(\w+)\}/g,(a,l)=>String(r[l])),tell:n=>{e.textContent=n}}}var K=document.getElementById("lobby"),b=K.querySelector("form"),Z=document.getElementById("seats"),B=document.getElementById("players"),C=document.getElementById(
"begun"),U=JSON.parse(K.dataset.start??"{}"),ee=new URL(U.root,document.baseURI).href,_=j("home"),E=_.games,{say:y}=O(_.words),p={players:0,seat:0,strengths:[],
names:[]},w,te=$(U,ee,(t,e,n)=>{e.lobby="#",e.on("msg:custom",({kept:r})=>r&&ne(r)),X.render({model:e,el:n})});function ne({number:t,...e}){if(!w)return;let n=w.
id.split(".")[0]+(t?`.${t}`:"");w={...e,id:n,at:Date.now()},history.replaceState(null,"",`#${n}`),S("unkept",!I(w))}var c=(t,e={},...n)=>{let r=Object.assign(document.
createElement(t),e);return r.append(...n),r},M=t=>b.elements.namedItem(t).value;function q(t,e,n,r,a){let l=c("fieldset",{className:"segs"},c("legend",{},e));for(let i of n){
let o=c("input",{type:"radio",name:t,value:i.key,checked:i.key===r});o.addEventListener("change",()=>a(i.key)),l.append(c("label",{},o,c("span",{},i.label)))}return l}
function x(){let t=E[M("game")],e=M("mode");t.players.includes(p.players)||(p.players=t.players.at(-1)??2),p.seat=Math.min(p.seat,p.players-1);let n=t.strengths[p.
players],r=B.querySelector("legend"),a=t.players.map(i=>({key:String(i),label:String(i)}));B.replaceChildren(r,...q("players","",a,String(p.players),i=>{p.players=
Number(i),x(),b.querySelector('[name="players"]:checked').focus()}).querySelectorAll("label"));let l={seats:t.tokens};Z.replaceChildren(...Array.from({length:p.
players},(i,o)=>{let d=t.seats[o],g=c("div",{className:"seat"},A(l,o,28));if(e==="against"&&o===p.seat)return g.append(c("b",{},y("you"),c("small",{},d)),se(t,l)),
g;if(g.append(c("b",{},d)),e==="pass"){let s=c("input",{value:p.names[o]??"",placeholder:d,maxLength:40,ariaLabel:y("name",{name:d})});return s.addEventListener(
"input",()=>p.names[o]=s.value),g.append(s),g}let[k]=n,f=n.find(({key:s})=>s===p.strengths[o])??k,h=c("p",{},f.about);return g.append(q(`strength${o}`,y("streng\
th",{name:d}),n,f.key,s=>{p.strengths[o]=s,h.textContent=n.find(m=>m.key===s)?.about??""}),h),g}))}function se(t,e){let n=c("fieldset",{className:"tokens"},c("l\
egend",{},y("seat")));for(let r=0;r<p.players;r++){let a=y("sit",{name:t.seats[r]}),l=c("input",{type:"radio",name:"seat",value:String(r),checked:r===p.seat,ariaLabel:a});
l.addEventListener("change",()=>{p.seat=r,x(),b.querySelector('[name="seat"]:checked').focus()}),n.append(c("label",{title:a},l,A(e,r,24)))}return n}b.addEventListener(
"change",({target:t})=>{t instanceof HTMLInputElement&&/^(game|mode)$/.test(t.name)&&x()});b.addEventListener("submit",t=>{t.preventDefault();let e=M("game"),n=M(
"mode"),{players:r,seat:a,strengths:l,names:i}=p,o=E[e].strengths[r][0].key,d=n==="watch"?0:a+1,g=Array.from({length:r-(n==="watch"?0:1)},(m,u)=>l[(d+u)%r]??o),
k=i.slice(0,r).some(Boolean),f=b.elements.namedItem("seed").value.trim(),h={game:e,players:r,seat:n==="watch"?null:n==="pass"?0:a,opponents:n==="pass"?[]:g,names:n===
"pass"&&k?E[e].seats.slice(0,r).map((m,u)=>i[u]||m):[],seed:f||crypto.randomUUID().slice(0,12),pace:n==="watch"?"step":"calm"},s=`${e}-${Date.now().toString(36)}`;
I({id:s,wish:h,where:"",says:y("new"),over:!1,at:Date.now()}),location.hash=s});function D(){let t=v().filter(({wish:e})=>E[e?.game]);C.hidden=!t.length,C.querySelector(
"ul")?.replaceChildren(...t.map(e=>{let n=E[e.wish.game].name,r=c("a",{href:`#${e.id}`,className:"go"},y(e.over?"look":"go_on")),a=c("button",{type:"button",className:"\
gone",ariaLabel:y("delete"),title:y("delete")},"×");return a.addEventListener("click",()=>{R(e.id),D()}),c("li",{},c("b",{},[n,e.where].filter(Boolean).join(",\
 ")),c("p",{},e.says),r,a)}))}function W(){let t=location.hash.slice(1),e=v().find(({id:r})=>r===t);if(document.body.classList.toggle("playing",!!e),e){e.id!==w?.
id&&(w=e,te.open(e.wish.game,"play",JSON.stringify(e.wish)));return}w=void 0,D();let n=b.querySelector(`[name="game"][value="${CSS.escape(t)}"]`);n&&(n.checked=
!0),x()}H();b.hidden=!1;addEventListener("hashchange",W);W();

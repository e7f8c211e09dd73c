import{token as _}from"../common.js";import Z from"../play.js";import{choose as P}from"../help.js";async function N(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:r}=await n.ready;n.addEventListener(
"message",({data:o})=>{o.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let a=performance.getEntriesByType("resource").map(({name:o})=>o),
l=[...document.images].map(({src:o})=>o),i=[location.href.replace(/\?.*$/,""),...a,...l,...e].map(o=>o.replace(/#.*$/,"")).filter(o=>o.startsWith(t));r?.postMessage(
{keep:[...new Set(i)]})}catch{}}var V=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),F=["presenter.js","presenter.css"].map(t=>new URL(`../${t}`,
import.meta.url).href),Y=["lesson","plan","practice"],z=1e6,v=class{constructor(e,n,r){this.kernel={status:"idle"},this.parts=e,this.send=n,this.listeners=new Map;
let a=()=>this.parts.frame?.lang??r;this.widget_manager={kernel:this.kernel,context:{get path(){return`${a()}/site/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){
this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.
listeners.get(e)?.delete(n)}tell(e,n){for(let r of[...this.listeners.get(e)??[]])r(n)}};function M(t,e=!0){let n=document.getElementById(t);n&&(n.hidden=!e)}function H(t,e,n,r={}){
let a=document.getElementById("progress"),l=a?.parentElement?.querySelector(".far"),i=new AbortController,o,c=g();function g(){let s=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),p=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return s.onmessage=({data:u})=>u.lives?b(p):h(u),s.onerror=()=>f(),
s.postMessage({start:{...e,name:p}}),s}async function b(s){if(await navigator.locks.request(s,{signal:i.signal},()=>!0).catch(()=>!1)){if(c.terminate(),!o)return f();
o=void 0,e={...e,...r.now?.()},c=g()}}function f(s=!1){M(s?"forbidden":"failed"),a?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),r.failed?.()}function h(s){if(s.progress!==void 0&&a&&(a.value=s.progress),s.all&&l&&(l.textContent=`${[s.here??0,s.all].map(p=>(p/z).toFixed(1)).join("\
 / ")} MB`),s.hear?.parts)for(let[p,u]of Object.entries(s.hear.parts))o?.set(p,u);else s.hear&&o?.tell("msg:custom",s.hear);if(s.failed&&f(s.forbidden),s.unkept!==
void 0&&M("unkept",s.unkept),s.filed){let p=s.filed.map(u=>e.root+u);N(e.root,[...p,...V,...Y.includes(e.page?.kind)?F:[]])}s.whole&&(o=n(s.whole),s.from&&(t.dataset.
from=s.from))}return{send:(s,p=!1)=>c.postMessage({send:s,early:p}),open(s){e={...e,page:s},c.postMessage({open:s})},stop(){i.abort(),c.terminate()}}}function $(){
addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&P("lang",e.getAttribute("hreflang")??"")})}var Q=t=>document.getElementById(t);function j(t,e,n){let[r,a,l]=["table","waiting","wrong"].map(Q),i;function o(c,g,b){let f={kind:g,about:b};if(l.hidden=!0,l.
textContent="",i?.game===c)return i.python.open(f);i?.python.stop(),a.hidden=!1,r.replaceChildren(),delete r.dataset.from;let h=H(r,{...t.games[c],lang:t.lang,root:e,
page:f},s=>{a.hidden=!0,l.textContent=s.mistake,l.hidden=!s.mistake;let p=new v(s,h.send,t.lang),u=document.createElement("div");return r.replaceChildren(u),n(s,
p,u),p});i={game:c,python:h}}return{open:o,game:()=>i?.game,send:c=>i?.python.send(c)}}var I="boardlab.game.";var X=()=>Object.keys(localStorage).filter(t=>t.startsWith(I));function x(){try{return X().map(t=>JSON.parse(localStorage.getItem(t)??"")).sort((t,e)=>e.at-t.at)}catch{
return[]}}function R(t){try{localStorage.setItem(I+t.id,JSON.stringify(t));for(let{id:e}of x().slice(12))G(e);return!0}catch{return!1}}function G(t){localStorage.
removeItem(I+t)}var O=t=>JSON.parse(document.getElementById(t)?.textContent??"{}");function B(t){let e=document.querySelector('[role="status"]');return{say:(n,r={})=>t[n].replace(
/\{(\w+)\}/g,(a,l)=>String(r[l])),tell:n=>{e.textContent=n}}}var K=document.getElementById("lobby"),k=K.querySelector("form"),ee=document.getElementById("seats"),C=document.getElementById("players"),q=document.getElementById(
"begun"),U=JSON.parse(K.dataset.start??"{}"),te=new URL(U.root,document.baseURI).href,D=O("home"),S=D.games,{say:y}=B(D.words),d={players:0,seat:0,strengths:[],
names:[]},w,ne=j(U,te,(t,e,n)=>{e.lobby="#",e.on("msg:custom",({kept:r})=>r&&se(r)),Z.render({model:e,el:n})});function se({number:t,...e}){if(!w)return;let n=w.
id.split(".")[0]+(t?`.${t}`:"");w={...e,id:n,at:Date.now()},history.replaceState(null,"",`#${n}`),M("unkept",!R(w))}var m=(t,e={},...n)=>{let r=Object.assign(document.
createElement(t),e);return r.append(...n),r},E=t=>k.elements.namedItem(t).value;function A(t,e,n,r,a){let l=m("fieldset",{className:"segs"},m("legend",{},e));for(let i of n){
let o=m("input",{type:"radio",name:t,value:i.key,checked:i.key===r});o.addEventListener("change",()=>a(i.key)),l.append(m("label",{},o,m("span",{},i.label)))}return l}
function T(){let t=S[E("game")],e=E("mode");t.players.includes(d.players)||(d.players=t.players.at(-1)??2),d.seat=Math.min(d.seat,d.players-1);let n=t.strengths[d.
players],r=C.querySelector("legend"),a=t.players.map(i=>({key:String(i),label:String(i)}));C.replaceChildren(r,...A("players","",a,String(d.players),i=>{d.players=
Number(i),T(),k.querySelector('[name="players"]:checked').focus()}).querySelectorAll("label"));let l={seats:t.tokens};ee.replaceChildren(...Array.from({length:d.
players},(i,o)=>{let c=t.seats[o],g=m("div",{className:"seat"},_(l,o,28));if(e==="against"&&o===d.seat)return g.append(m("b",{},y("you"),m("small",{},c)),re(t,l)),
g;if(g.append(m("b",{},c)),e==="pass"){let s=m("input",{value:d.names[o]??"",placeholder:c,maxLength:40,ariaLabel:y("name",{name:c})});return s.addEventListener(
"input",()=>d.names[o]=s.value),g.append(s),g}let[b]=n,f=n.find(({key:s})=>s===d.strengths[o])??b,h=m("p",{},f.about);return g.append(A(`strength${o}`,y("streng\
th",{name:c}),n,f.key,s=>{d.strengths[o]=s,h.textContent=n.find(p=>p.key===s)?.about??""}),h),g}))}function re(t,e){let n=m("fieldset",{className:"tokens"},m("l\
egend",{},y("seat")));for(let r=0;r<d.players;r++){let a=y("sit",{name:t.seats[r]}),l=m("input",{type:"radio",name:"seat",value:String(r),checked:r===d.seat,ariaLabel:a});
l.addEventListener("change",()=>{d.seat=r,T(),k.querySelector('[name="seat"]:checked').focus()}),n.append(m("label",{title:a},l,_(e,r,24)))}return n}k.addEventListener(
"change",({target:t})=>{t instanceof HTMLInputElement&&/^(game|mode)$/.test(t.name)&&T()});k.addEventListener("submit",t=>{t.preventDefault();let e=E("game"),n=E(
"mode"),{players:r,strengths:a}=d,l=S[e].strengths[r][0].key,i=n==="watch"?0:d.seat+1,o=Array.from({length:r-(n==="watch"?0:1)},(u,L)=>a[(i+L)%r]??l),c=E("begin\
s")==="lot"?Math.floor(Math.random()*r):0,g=(d.seat+c)%r,b=Array.from({length:r},(u,L)=>d.names[(L-c+r)%r]??"");n==="watch"&&o.unshift(...o.splice(r-c));let f=b.
some(Boolean),h=k.elements.namedItem("seed").value.trim(),s={game:e,players:r,seat:n==="watch"?null:n==="pass"?0:g,opponents:n==="pass"?[]:o,names:n==="pass"&&f?
b.map((u,L)=>u||S[e].seats[L]):[],seed:h||crypto.randomUUID().slice(0,12),pace:n==="watch"?"step":"calm",hints:E("hints")==="priced"},p=`${e}-${Date.now().toString(
36)}`;R({id:p,wish:s,where:"",says:y("new"),over:!1,at:Date.now()}),location.hash=p});function W(){let t=x().filter(({wish:e})=>S[e?.game]);q.hidden=!t.length,q.
querySelector("ul")?.replaceChildren(...t.map(e=>{let n=S[e.wish.game].name,r=m("a",{href:`#${e.id}`,className:"go"},y(e.over?"look":"go_on")),a=m("button",{type:"\
button",className:"gone",ariaLabel:y("delete"),title:y("delete")},"×");return a.addEventListener("click",()=>{G(e.id),W()}),m("li",{},m("b",{},[n,e.where].filter(
Boolean).join(", ")),m("p",{},e.says),r,a)}))}function J(){let t=location.hash.slice(1),e=x().find(({id:r})=>r===t);if(document.body.classList.toggle("playing",
!!e),e){e.id!==w?.id&&(w=e,ne.open(e.wish.game,"play",JSON.stringify(e.wish)));return}w=void 0,W();let n=k.querySelector(`[name="game"][value="${CSS.escape(t)}"\
]`);n&&(n.checked=!0),T()}$();k.hidden=!1;addEventListener("hashchange",J);J();

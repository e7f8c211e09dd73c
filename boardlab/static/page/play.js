import{token as _}from"../common.js";import ee from"../play.js";import{choose as P}from"../help.js";async function N(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:s}=await n.ready;n.addEventListener(
"message",({data:o})=>{o.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let a=performance.getEntriesByType("resource").map(({name:o})=>o),
i=[...document.images].map(({src:o})=>o),l=[location.href.replace(/\?.*$/,""),...a,...i,...e].map(o=>o.replace(/#.*$/,"")).filter(o=>o.startsWith(t));s?.postMessage(
{keep:[...new Set(l)]})}catch{}}var V=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),F=["presenter.js","presenter.css"].map(t=>new URL(`../${t}`,
import.meta.url).href),Y=["lesson","plan","practice"],z=1e6,S=class{constructor(e,n,s){this.kernel={status:"idle"},this.parts=e,this.send=n,this.listeners=new Map;
let a=()=>this.parts.frame?.lang??s;this.widget_manager={kernel:this.kernel,context:{get path(){return`${a()}/site/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){
this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.
listeners.get(e)?.delete(n)}tell(e,n){for(let s of[...this.listeners.get(e)??[]])s(n)}};function M(t,e=!0){let n=document.getElementById(t);n&&(n.hidden=!e)}function H(t,e,n,s={}){
let a=document.getElementById("progress"),i=a?.parentElement?.querySelector(".far"),l=new AbortController,o,c=g();function g(){let r=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),m=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return r.onmessage=({data:f})=>f.lives?b(m):y(f),r.onerror=()=>u(),
r.postMessage({start:{...e,name:m}}),r}async function b(r){if(await navigator.locks.request(r,{signal:l.signal},()=>!0).catch(()=>!1)){if(c.terminate(),!o)return u();
o=void 0,e={...e,...s.now?.()},c=g()}}function u(r=!1){M(r?"forbidden":"failed"),a?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),s.failed?.()}function y(r){if(r.progress!==void 0&&a&&(a.value=r.progress),r.all&&i&&(i.textContent=`${[r.here??0,r.all].map(m=>(m/z).toFixed(1)).join("\
 / ")} MB`),r.hear?.parts)for(let[m,f]of Object.entries(r.hear.parts))o?.set(m,f);else r.hear&&o?.tell("msg:custom",r.hear);if(r.failed&&u(r.forbidden),r.unkept!==
void 0&&M("unkept",r.unkept),r.filed){let m=r.filed.map(f=>e.root+f);N(e.root,[...m,...V,...Y.includes(e.page?.kind)?F:[]])}r.whole&&(o=n(r.whole),r.from&&(t.dataset.
from=r.from))}return{send:(r,m=!1)=>c.postMessage({send:r,early:m}),open(r){e={...e,page:r},c.postMessage({open:r})},stop(){l.abort(),c.terminate()}}}function $(){
addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&P("lang",e.getAttribute("hreflang")??"")})}var Q=t=>document.getElementById(t);function X(t,e){let n=e.map(a=>t[a]),s=[...new Set(n.flatMap(a=>a.packs))];return{...n[0],files:Object.assign({},...n.map(({
files:a})=>a)),packs:s}}function j(t,e,n){let[s,a,i]=["table","waiting","wrong"].map(Q),l;function o(c,g,b){let u={kind:g,about:b};if(i.hidden=!0,i.textContent=
"",l?.game===c)return l.python.open(u);l?.python.stop(),a.hidden=!1,s.replaceChildren(),delete s.dataset.from;let y=H(s,{...X(t.games,c.split("+")),lang:t.lang,
root:e,page:u},r=>{a.hidden=!0,i.textContent=r.mistake,i.hidden=!r.mistake;let m=new S(r,y.send,t.lang),f=document.createElement("div");return s.replaceChildren(
f),n(r,m,f),m});l={game:c,python:y}}return{open:o,game:()=>l?.game,send:c=>l?.python.send(c)}}var I="boardlab.game.";var Z=()=>Object.keys(localStorage).filter(t=>t.startsWith(I));function x(){try{return Z().map(t=>JSON.parse(localStorage.getItem(t)??"")).sort((t,e)=>e.at-t.at)}catch{
return[]}}function R(t){try{localStorage.setItem(I+t.id,JSON.stringify(t));for(let{id:e}of x().slice(12))G(e);return!0}catch{return!1}}function G(t){localStorage.
removeItem(I+t)}var O=t=>JSON.parse(document.getElementById(t)?.textContent??"{}");function B(t){let e=document.querySelector('[role="status"]');return{say:(n,s={})=>t[n].replace(
/\{(\w+)\}/g,(a,i)=>String(s[i])),tell:n=>{e.textContent=n}}}var K=document.getElementById("lobby"),w=K.querySelector("form"),te=document.getElementById("seats"),C=document.getElementById("players"),q=document.getElementById(
"begun"),U=JSON.parse(K.dataset.start??"{}"),ne=new URL(U.root,document.baseURI).href,D=O("home"),L=D.games,{say:h}=B(D.words),d={players:0,seat:0,strengths:[],
names:[]},k,se=j(U,ne,(t,e,n)=>{e.lobby="#",e.review="../review/",e.on("msg:custom",({kept:s})=>s&&re(s)),ee.render({model:e,el:n})});function re({number:t,...e}){
if(!k)return;let n=k.id.split(".")[0]+(t?`.${t}`:"");k={...e,id:n,at:Date.now()},history.replaceState(null,"",`#${n}`),M("unkept",!R(k))}var p=(t,e={},...n)=>{let s=Object.
assign(document.createElement(t),e);return s.append(...n),s},E=t=>w.elements.namedItem(t).value;function A(t,e,n,s,a){let i=p("fieldset",{className:"segs"},p("l\
egend",{},e));for(let l of n){let o=p("input",{type:"radio",name:t,value:l.key,checked:l.key===s});o.addEventListener("change",()=>a(l.key)),i.append(p("label",
{},o,p("span",{},l.label)))}return i}function T(){let t=L[E("game")],e=E("mode");t.players.includes(d.players)||(d.players=t.players.at(-1)??2),d.seat=Math.min(
d.seat,d.players-1);let n=t.strengths[d.players],s=C.querySelector("legend"),a=t.players.map(l=>({key:String(l),label:String(l)}));C.replaceChildren(s,...A("pla\
yers","",a,String(d.players),l=>{d.players=Number(l),T(),w.querySelector('[name="players"]:checked').focus()}).querySelectorAll("label"));let i={seats:t.tokens};
te.replaceChildren(...Array.from({length:d.players},(l,o)=>{let c=t.seats[o],g=p("div",{className:"seat"},_(i,o,28));if(e==="against"&&o===d.seat)return g.append(
p("b",{},h("you"),p("small",{},c)),oe(t,i)),g;if(g.append(p("b",{},c)),e==="pass"){let r=p("input",{value:d.names[o]??"",placeholder:c,maxLength:40,ariaLabel:h(
"name",{name:c})});return r.addEventListener("input",()=>d.names[o]=r.value),g.append(r),g}let[b]=n,u=n.find(({key:r})=>r===d.strengths[o])??b,y=p("p",{},u.about);
return g.append(A(`strength${o}`,h("strength",{name:c}),n,u.key,r=>{d.strengths[o]=r,y.textContent=n.find(m=>m.key===r)?.about??""}),y),g}))}function oe(t,e){let n=p(
"fieldset",{className:"tokens"},p("legend",{},h("seat")));for(let s=0;s<d.players;s++){let a=h("sit",{name:t.seats[s]}),i=p("input",{type:"radio",name:"seat",value:String(
s),checked:s===d.seat,ariaLabel:a});i.addEventListener("change",()=>{d.seat=s,T(),w.querySelector('[name="seat"]:checked').focus()}),n.append(p("label",{title:a},
i,_(e,s,24)))}return n}w.addEventListener("change",({target:t})=>{t instanceof HTMLInputElement&&/^(game|mode)$/.test(t.name)&&T()});w.addEventListener("submit",
t=>{t.preventDefault();let e=E("game"),n=E("mode"),{players:s,strengths:a}=d,i=L[e].strengths[s][0].key,l=n==="watch"?0:d.seat+1,o=Array.from({length:s-(n==="wa\
tch"?0:1)},(f,v)=>a[(l+v)%s]??i),c=E("begins")==="lot"?Math.floor(Math.random()*s):0,g=(d.seat+c)%s,b=Array.from({length:s},(f,v)=>d.names[(v-c+s)%s]??"");n==="\
watch"&&o.unshift(...o.splice(s-c));let u=b.some(Boolean),y=w.elements.namedItem("seed").value.trim(),r={game:e,players:s,seat:n==="watch"?null:n==="pass"?0:g,opponents:n===
"pass"?[]:o,names:n==="pass"&&u?b.map((f,v)=>f||L[e].seats[v]):[],seed:y||crypto.randomUUID().slice(0,12),pace:n==="watch"?"step":"calm",hints:E("hints")==="pri\
ced"},m=`${e}-${Date.now().toString(36)}`;R({id:m,wish:r,where:"",says:h("new"),over:!1,at:Date.now()}),location.hash=m});function W(){let t=x().filter(({wish:e})=>L[e?.
game]);q.hidden=!t.length,q.querySelector("ul")?.replaceChildren(...t.map(e=>{let n=L[e.wish.game].name,s=p("a",{href:`#${e.id}`,className:"go"},h(e.over?"look":
"go_on")),a=p("a",{href:`../review/#${e.id}`,className:"back",hidden:!e.over},h("review")),i=p("button",{type:"button",className:"gone",ariaLabel:h("delete"),title:h(
"delete")},"×");return i.addEventListener("click",()=>{G(e.id),W()}),p("li",{},p("b",{},[n,e.where].filter(Boolean).join(", ")),p("p",{},e.says),s,a,i)}))}function J(){
let t=location.hash.slice(1),e=x().find(({id:s})=>s===t);if(document.body.classList.toggle("playing",!!e),e){e.id!==k?.id&&(k=e,se.open(e.wish.game,"play",JSON.
stringify(e.wish)));return}k=void 0,W();let n=w.querySelector(`[name="game"][value="${CSS.escape(t)}"]`);n&&(n.checked=!0),T()}$();w.hidden=!1;addEventListener(
"hashchange",J);J();

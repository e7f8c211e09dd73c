import{token as _}from"../common.js";import Z from"../play.js";import{choose as P}from"../help.js";async function N(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:r}=await n.ready;n.addEventListener(
"message",({data:o})=>{o.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let l=performance.getEntriesByType("resource").map(({name:o})=>o),
a=[...document.images].map(({src:o})=>o),i=[location.href.replace(/\?.*$/,""),...l,...a,...e].map(o=>o.replace(/#.*$/,"")).filter(o=>o.startsWith(t));r?.postMessage(
{keep:[...new Set(i)]})}catch{}}var V=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),F=["presenter.js","presenter.css"].map(t=>new URL(`../${t}`,
import.meta.url).href),Y=["lesson","plan","practice"],z=1e6,S=class{constructor(e,n,r){this.kernel={status:"idle"},this.parts=e,this.send=n,this.listeners=new Map;
let l=()=>this.parts.frame?.lang??r;this.widget_manager={kernel:this.kernel,context:{get path(){return`${l()}/site/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){
this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.
listeners.get(e)?.delete(n)}tell(e,n){for(let r of[...this.listeners.get(e)??[]])r(n)}};function M(t,e=!0){let n=document.getElementById(t);n&&(n.hidden=!e)}function H(t,e,n,r={}){
let l=document.getElementById("progress"),a=l?.parentElement?.querySelector(".far"),i=new AbortController,o,c=g();function g(){let s=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),m=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return s.onmessage=({data:f})=>f.lives?b(m):y(f),s.onerror=()=>u(),
s.postMessage({start:{...e,name:m}}),s}async function b(s){if(await navigator.locks.request(s,{signal:i.signal},()=>!0).catch(()=>!1)){if(c.terminate(),!o)return u();
o=void 0,e={...e,...r.now?.()},c=g()}}function u(s=!1){M(s?"forbidden":"failed"),l?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),r.failed?.()}function y(s){if(s.progress!==void 0&&l&&(l.value=s.progress),s.all&&a&&(a.textContent=`${[s.here??0,s.all].map(m=>(m/z).toFixed(1)).join("\
 / ")} MB`),s.hear?.parts)for(let[m,f]of Object.entries(s.hear.parts))o?.set(m,f);else s.hear&&o?.tell("msg:custom",s.hear);if(s.failed&&u(s.forbidden),s.unkept!==
void 0&&M("unkept",s.unkept),s.filed){let m=s.filed.map(f=>e.root+f);N(e.root,[...m,...V,...Y.includes(e.page?.kind)?F:[]])}s.whole&&(o=n(s.whole),s.from&&(t.dataset.
from=s.from))}return{send:(s,m=!1)=>c.postMessage({send:s,early:m}),open(s){e={...e,page:s},c.postMessage({open:s})},stop(){i.abort(),c.terminate()}}}function $(){
addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&P("lang",e.getAttribute("hreflang")??"")})}var Q=t=>document.getElementById(t);function j(t,e,n){let[r,l,a]=["table","waiting","wrong"].map(Q),i;function o(c,g,b){let u={kind:g,about:b};if(a.hidden=!0,a.
textContent="",i?.game===c)return i.python.open(u);i?.python.stop(),l.hidden=!1,r.replaceChildren(),delete r.dataset.from;let y=H(r,{...t.games[c],lang:t.lang,root:e,
page:u},s=>{l.hidden=!0,a.textContent=s.mistake,a.hidden=!s.mistake;let m=new S(s,y.send,t.lang),f=document.createElement("div");return r.replaceChildren(f),n(s,
m,f),m});i={game:c,python:y}}return{open:o,game:()=>i?.game,send:c=>i?.python.send(c)}}var I="boardlab.game.";var X=()=>Object.keys(localStorage).filter(t=>t.startsWith(I));function x(){try{return X().map(t=>JSON.parse(localStorage.getItem(t)??"")).sort((t,e)=>e.at-t.at)}catch{
return[]}}function R(t){try{localStorage.setItem(I+t.id,JSON.stringify(t));for(let{id:e}of x().slice(12))G(e);return!0}catch{return!1}}function G(t){localStorage.
removeItem(I+t)}var O=t=>JSON.parse(document.getElementById(t)?.textContent??"{}");function B(t){let e=document.querySelector('[role="status"]');return{say:(n,r={})=>t[n].replace(
/\{(\w+)\}/g,(l,a)=>String(r[a])),tell:n=>{e.textContent=n}}}var K=document.getElementById("lobby"),w=K.querySelector("form"),ee=document.getElementById("seats"),C=document.getElementById("players"),q=document.getElementById(
"begun"),U=JSON.parse(K.dataset.start??"{}"),te=new URL(U.root,document.baseURI).href,D=O("home"),L=D.games,{say:h}=B(D.words),d={players:0,seat:0,strengths:[],
names:[]},k,ne=j(U,te,(t,e,n)=>{e.lobby="#",e.review="../review/",e.on("msg:custom",({kept:r})=>r&&se(r)),Z.render({model:e,el:n})});function se({number:t,...e}){
if(!k)return;let n=k.id.split(".")[0]+(t?`.${t}`:"");k={...e,id:n,at:Date.now()},history.replaceState(null,"",`#${n}`),M("unkept",!R(k))}var p=(t,e={},...n)=>{let r=Object.
assign(document.createElement(t),e);return r.append(...n),r},E=t=>w.elements.namedItem(t).value;function A(t,e,n,r,l){let a=p("fieldset",{className:"segs"},p("l\
egend",{},e));for(let i of n){let o=p("input",{type:"radio",name:t,value:i.key,checked:i.key===r});o.addEventListener("change",()=>l(i.key)),a.append(p("label",
{},o,p("span",{},i.label)))}return a}function T(){let t=L[E("game")],e=E("mode");t.players.includes(d.players)||(d.players=t.players.at(-1)??2),d.seat=Math.min(
d.seat,d.players-1);let n=t.strengths[d.players],r=C.querySelector("legend"),l=t.players.map(i=>({key:String(i),label:String(i)}));C.replaceChildren(r,...A("pla\
yers","",l,String(d.players),i=>{d.players=Number(i),T(),w.querySelector('[name="players"]:checked').focus()}).querySelectorAll("label"));let a={seats:t.tokens};
ee.replaceChildren(...Array.from({length:d.players},(i,o)=>{let c=t.seats[o],g=p("div",{className:"seat"},_(a,o,28));if(e==="against"&&o===d.seat)return g.append(
p("b",{},h("you"),p("small",{},c)),re(t,a)),g;if(g.append(p("b",{},c)),e==="pass"){let s=p("input",{value:d.names[o]??"",placeholder:c,maxLength:40,ariaLabel:h(
"name",{name:c})});return s.addEventListener("input",()=>d.names[o]=s.value),g.append(s),g}let[b]=n,u=n.find(({key:s})=>s===d.strengths[o])??b,y=p("p",{},u.about);
return g.append(A(`strength${o}`,h("strength",{name:c}),n,u.key,s=>{d.strengths[o]=s,y.textContent=n.find(m=>m.key===s)?.about??""}),y),g}))}function re(t,e){let n=p(
"fieldset",{className:"tokens"},p("legend",{},h("seat")));for(let r=0;r<d.players;r++){let l=h("sit",{name:t.seats[r]}),a=p("input",{type:"radio",name:"seat",value:String(
r),checked:r===d.seat,ariaLabel:l});a.addEventListener("change",()=>{d.seat=r,T(),w.querySelector('[name="seat"]:checked').focus()}),n.append(p("label",{title:l},
a,_(e,r,24)))}return n}w.addEventListener("change",({target:t})=>{t instanceof HTMLInputElement&&/^(game|mode)$/.test(t.name)&&T()});w.addEventListener("submit",
t=>{t.preventDefault();let e=E("game"),n=E("mode"),{players:r,strengths:l}=d,a=L[e].strengths[r][0].key,i=n==="watch"?0:d.seat+1,o=Array.from({length:r-(n==="wa\
tch"?0:1)},(f,v)=>l[(i+v)%r]??a),c=E("begins")==="lot"?Math.floor(Math.random()*r):0,g=(d.seat+c)%r,b=Array.from({length:r},(f,v)=>d.names[(v-c+r)%r]??"");n==="\
watch"&&o.unshift(...o.splice(r-c));let u=b.some(Boolean),y=w.elements.namedItem("seed").value.trim(),s={game:e,players:r,seat:n==="watch"?null:n==="pass"?0:g,opponents:n===
"pass"?[]:o,names:n==="pass"&&u?b.map((f,v)=>f||L[e].seats[v]):[],seed:y||crypto.randomUUID().slice(0,12),pace:n==="watch"?"step":"calm",hints:E("hints")==="pri\
ced"},m=`${e}-${Date.now().toString(36)}`;R({id:m,wish:s,where:"",says:h("new"),over:!1,at:Date.now()}),location.hash=m});function W(){let t=x().filter(({wish:e})=>L[e?.
game]);q.hidden=!t.length,q.querySelector("ul")?.replaceChildren(...t.map(e=>{let n=L[e.wish.game].name,r=p("a",{href:`#${e.id}`,className:"go"},h(e.over?"look":
"go_on")),l=p("a",{href:`../review/#${e.id}`,className:"back",hidden:!e.over},h("review")),a=p("button",{type:"button",className:"gone",ariaLabel:h("delete"),title:h(
"delete")},"×");return a.addEventListener("click",()=>{G(e.id),W()}),p("li",{},p("b",{},[n,e.where].filter(Boolean).join(", ")),p("p",{},e.says),r,l,a)}))}function J(){
let t=location.hash.slice(1),e=x().find(({id:r})=>r===t);if(document.body.classList.toggle("playing",!!e),e){e.id!==k?.id&&(k=e,ne.open(e.wish.game,"play",JSON.
stringify(e.wish)));return}k=void 0,W();let n=w.querySelector(`[name="game"][value="${CSS.escape(t)}"]`);n&&(n.checked=!0),T()}$();w.hidden=!1;addEventListener(
"hashchange",J);J();

import{token as A}from"../common.js";import z from"../play.js";import{choose as J}from"../help.js";async function H(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:s}=await n.ready;n.addEventListener(
"message",({data:a})=>{a.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let i=performance.getEntriesByType("resource").map(({name:a})=>a),
l=[...document.images].map(({src:a})=>a),o=[location.href.replace(/\?.*$/,""),...i,...l,...e].map(a=>a.replace(/#.*$/,"")).filter(a=>a.startsWith(t));s?.postMessage(
{keep:[...new Set(o)]})}catch{}}var V=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),F=1e6,v=class{constructor(e,n,s){this.kernel={status:"idle"},
this.parts=e,this.send=n,this.listeners=new Map;let i=()=>this.parts.frame?.lang??s;this.widget_manager={kernel:this.kernel,context:{get path(){return`${i()}/si\
te/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(
e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.listeners.get(e)?.delete(n)}tell(e,n){for(let s of[...this.listeners.get(e)??[]])s(n)}};function L(t,e=!0){
let n=document.getElementById(t);n&&(n.hidden=!e)}function N(t,e,n,s={}){let i=document.getElementById("progress"),l=i?.parentElement?.querySelector(".far"),o=new AbortController,
a,c=y();function y(){let r=new Worker(new URL("./worker.js",import.meta.url),{type:"module"}),m=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return r.
onmessage=({data:f})=>f.lives?b(m):g(f),r.onerror=()=>u(),r.postMessage({start:{...e,name:m}}),r}async function b(r){if(await navigator.locks.request(r,{signal:o.
signal},()=>!0).catch(()=>!1)){if(c.terminate(),!a)return u();a=void 0,e={...e,...s.now?.()},c=y()}}function u(r=!1){L(r?"forbidden":"failed"),i?.closest(".wait")?.
remove(),document.getElementById("text")?.setAttribute("open",""),s.failed?.()}function g(r){if(r.progress!==void 0&&i&&(i.value=r.progress),r.all&&l&&(l.textContent=
`${[r.here??0,r.all].map(m=>(m/F).toFixed(1)).join(" / ")} MB`),r.hear?.parts)for(let[m,f]of Object.entries(r.hear.parts))a?.set(m,f);else r.hear&&a?.tell("msg:\
custom",r.hear);r.failed&&u(r.forbidden),r.unkept!==void 0&&L("unkept",r.unkept),r.filed&&H(e.root,[...r.filed.map(m=>e.root+m),...V]),r.whole&&(a=n(r.whole),r.
from&&(t.dataset.from=r.from))}return{send:(r,m=!1)=>c.postMessage({send:r,early:m}),open(r){e={...e,page:r},c.postMessage({open:r})},stop(){o.abort(),c.terminate()}}}
function O(){addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&J("lang",e.getAttribute("hreflang")??"")})}var P=t=>document.getElementById(t);function R(t,e,n){let[s,i,l]=["table","waiting","wrong"].map(P),o;function a(c,y,b){let u={kind:y,about:b};if(l.hidden=!0,l.
textContent="",o?.game===c)return o.python.open(u);o?.python.stop(),i.hidden=!1,s.replaceChildren(),delete s.dataset.from;let g=N(s,{...t.games[c],lang:t.lang,root:e,
page:u},r=>{i.hidden=!0,l.textContent=r.mistake,l.hidden=!r.mistake;let m=new v(r,g.send,t.lang),f=document.createElement("div");return s.replaceChildren(f),n(r,
m,f),m});o={game:c,python:g}}return{open:a,game:()=>o?.game,send:c=>o?.python.send(c)}}var T="boardlab.game.";var Y=()=>Object.keys(localStorage).filter(t=>t.startsWith(T));function S(){try{return Y().map(t=>JSON.parse(localStorage.getItem(t)??"")).sort((t,e)=>e.at-t.at)}catch{
return[]}}function I(t){try{localStorage.setItem(T+t.id,JSON.stringify(t));for(let{id:e}of S().slice(12))G(e);return!0}catch{return!1}}function G(t){localStorage.
removeItem(T+t)}var $=t=>JSON.parse(document.getElementById(t)?.textContent??"{}");function j(t){let e=document.querySelector('[role="status"]');return{say:(n,s={})=>t[n].replace(
/\{(\w+)\}/g,(i,l)=>String(s[l])),tell:n=>{e.textContent=n}}}var K=document.getElementById("lobby"),k=K.querySelector("form"),Q=document.getElementById("seats"),B=document.getElementById("players"),C=document.getElementById(
"begun"),_=JSON.parse(K.dataset.start??"{}"),X=new URL(_.root,document.baseURI).href,U=$("home"),E=U.games,{say:h}=j(U.words),p={players:0,seat:0,strengths:[],names:[]},
w,Z=R(_,X,(t,e,n)=>{e.lobby="#",e.on("msg:custom",({kept:s})=>s&&ee(s)),z.render({model:e,el:n})});function ee({number:t,...e}){if(!w)return;let n=w.id.split(".")[0]+
(t?`.${t}`:"");w={...e,id:n,at:Date.now()},history.replaceState(null,"",`#${n}`),L("unkept",!I(w))}var d=(t,e={},...n)=>{let s=Object.assign(document.createElement(
t),e);return s.append(...n),s},M=t=>k.elements.namedItem(t).value;function q(t,e,n,s,i){let l=d("fieldset",{className:"segs"},d("legend",{},e));for(let o of n){
let a=d("input",{type:"radio",name:t,value:o.key,checked:o.key===s});a.addEventListener("change",()=>i(o.key)),l.append(d("label",{},a,d("span",{},o.label)))}return l}
function x(){let t=E[M("game")],e=M("mode");t.players.includes(p.players)||(p.players=t.players.at(-1)??2),p.seat=Math.min(p.seat,p.players-1);let n=B.querySelector(
"legend"),s=t.players.map(l=>({key:String(l),label:String(l)}));B.replaceChildren(n,...q("players","",s,String(p.players),l=>{p.players=Number(l),x(),k.querySelector(
'[name="players"]:checked').focus()}).querySelectorAll("label"));let i={seats:t.tokens};Q.replaceChildren(...Array.from({length:p.players},(l,o)=>{let a=t.seats[o],
c=d("div",{className:"seat"},A(i,o,28));if(e==="against"&&o===p.seat)return c.append(d("b",{},h("you"),d("small",{},a)),te(t,i)),c;if(c.append(d("b",{},a)),e===
"pass"){let g=d("input",{value:p.names[o]??"",placeholder:a,maxLength:40,ariaLabel:h("name",{name:a})});return g.addEventListener("input",()=>p.names[o]=g.value),
c.append(g),c}let[y]=t.strengths,b=t.strengths.find(({key:g})=>g===p.strengths[o])??y,u=d("p",{},b.about);return c.append(q(`strength${o}`,h("strength",{name:a}),
t.strengths,b.key,g=>{p.strengths[o]=g,u.textContent=t.strengths.find(r=>r.key===g)?.about??""}),u),c}))}function te(t,e){let n=d("fieldset",{className:"tokens"},
d("legend",{},h("seat")));for(let s=0;s<p.players;s++){let i=h("sit",{name:t.seats[s]}),l=d("input",{type:"radio",name:"seat",value:String(s),checked:s===p.seat,
ariaLabel:i});l.addEventListener("change",()=>{p.seat=s,x(),k.querySelector('[name="seat"]:checked').focus()}),n.append(d("label",{title:i},l,A(e,s,24)))}return n}
k.addEventListener("change",({target:t})=>{t instanceof HTMLInputElement&&/^(game|mode)$/.test(t.name)&&x()});k.addEventListener("submit",t=>{t.preventDefault();
let e=M("game"),n=M("mode"),{players:s,seat:i,strengths:l,names:o}=p,a=E[e].strengths[0].key,c=n==="watch"?0:i+1,y=Array.from({length:s-(n==="watch"?0:1)},(m,f)=>l[(c+
f)%s]??a),b=o.slice(0,s).some(Boolean),u=k.elements.namedItem("seed").value.trim(),g={game:e,players:s,seat:n==="watch"?null:n==="pass"?0:i,opponents:n==="pass"?
[]:y,names:n==="pass"&&b?E[e].seats.slice(0,s).map((m,f)=>o[f]||m):[],seed:u||crypto.randomUUID().slice(0,12),pace:n==="watch"?"step":"calm"},r=`${e}-${Date.now().
toString(36)}`;I({id:r,wish:g,where:"",says:h("new"),over:!1,at:Date.now()}),location.hash=r});function W(){let t=S().filter(({wish:e})=>E[e?.game]);C.hidden=!t.
length,C.querySelector("ul")?.replaceChildren(...t.map(e=>{let n=E[e.wish.game].name,s=d("a",{href:`#${e.id}`,className:"go"},h(e.over?"look":"go_on")),i=d("but\
ton",{type:"button",className:"gone",ariaLabel:h("delete"),title:h("delete")},"×");return i.addEventListener("click",()=>{G(e.id),W()}),d("li",{},d("b",{},[n,e.
where].filter(Boolean).join(", ")),d("p",{},e.says),s,i)}))}function D(){let t=location.hash.slice(1),e=S().find(({id:s})=>s===t);if(document.body.classList.toggle(
"playing",!!e),e){e.id!==w?.id&&(w=e,Z.open(e.wish.game,"play",JSON.stringify(e.wish)));return}w=void 0,W();let n=k.querySelector(`[name="game"][value="${CSS.escape(
t)}"]`);n&&(n.checked=!0),x()}O();k.hidden=!1;addEventListener("hashchange",D);D();

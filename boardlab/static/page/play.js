import{token as K}from"../common.js";import te from"../play.js";import{choose as V}from"../help.js";async function H(t,e=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${t}offline.js`,{scope:t});let{active:s}=await n.ready;n.addEventListener(
"message",({data:o})=>{o.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let a=performance.getEntriesByType("resource").map(({name:o})=>o),
i=[...document.images].map(({src:o})=>o),l=[location.href.replace(/\?.*$/,""),...a,...i,...e].map(o=>o.replace(/#.*$/,"")).filter(o=>o.startsWith(t));s?.postMessage(
{keep:[...new Set(l)]})}catch{}}var F=["worker.js","python.js","repeats.js","zstd.js"].map(t=>new URL(`./${t}`,import.meta.url).href),Y=["presenter.js","presenter.css"].map(t=>new URL(`../${t}`,
import.meta.url).href),z=["lesson","plan","practice"],Q=1e6,L=class{constructor(e,n,s){this.kernel={status:"idle"},this.parts=e,this.send=n,this.listeners=new Map;
let a=()=>this.parts.frame?.lang??s;this.widget_manager={kernel:this.kernel,context:{get path(){return`${a()}/site/page.ipynb`}}}}get(e){return this.parts[e]}set(e,n){
this.parts[e]=n,this.tell(`change:${e}`)}save_changes(){}on(e,n){this.listeners.has(e)||this.listeners.set(e,new Set),this.listeners.get(e)?.add(n)}off(e,n){this.
listeners.get(e)?.delete(n)}tell(e,n){for(let s of[...this.listeners.get(e)??[]])s(n)}};function M(t,e=!0){let n=document.getElementById(t);n&&(n.hidden=!e)}function $(t,e,n,s={}){
let a=document.getElementById("progress"),i=a?.parentElement?.querySelector(".far"),l=new AbortController,o,p=g();function g(){let r=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),m=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return r.onmessage=({data:u})=>u.lives?w(m):y(u),r.onerror=()=>f(),
r.postMessage({start:{...e,name:m}}),r}async function w(r){if(await navigator.locks.request(r,{signal:l.signal},()=>!0).catch(()=>!1)){if(p.terminate(),!o)return f();
o=void 0,e={...e,...s.now?.()},p=g()}}function f(r=!1){M(r?"forbidden":"failed"),a?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),s.failed?.()}function y(r){if(r.progress!==void 0&&a&&(a.value=r.progress),r.all&&i&&(i.textContent=`${[r.here??0,r.all].map(m=>(m/Q).toFixed(1)).join("\
 / ")} MB`),r.hear?.parts)for(let[m,u]of Object.entries(r.hear.parts))o?.set(m,u);else r.hear&&o?.tell("msg:custom",r.hear);if(r.failed&&f(r.forbidden),r.unkept!==
void 0&&M("unkept",r.unkept),r.filed){let m=r.filed.map(u=>e.root+u);H(e.root,[...m,...F,...z.includes(e.page?.kind)?Y:[]])}r.whole&&(o=n(r.whole),r.from&&(t.dataset.
from=r.from))}return{send:(r,m=!1)=>p.postMessage({send:r,early:m}),open(r){e={...e,page:r},p.postMessage({open:r})},stop(){l.abort(),p.terminate()}}}function j(){
addEventListener("click",({target:t})=>{let e=t instanceof Element&&t.closest("a[hreflang]");e&&V("lang",e.getAttribute("hreflang")??"")})}var X=t=>document.getElementById(t);function Z(t,e){let n=e.map(a=>t[a]),s=[...new Set(n.flatMap(a=>a.packs))];return{...n[0],files:Object.assign({},...n.map(({
files:a})=>a)),packs:s}}function O(t,e,n){let[s,a,i]=["table","waiting","wrong"].map(X),l;function o(p,g,w){let f={kind:g,about:w};if(i.hidden=!0,i.textContent=
"",l?.game===p)return l.python.open(f);l?.python.stop(),a.hidden=!1,s.replaceChildren(),delete s.dataset.from;let y=$(s,{...Z(t.games,p.split("+")),lang:t.lang,
root:e,page:f},r=>{a.hidden=!0,i.textContent=r.mistake,i.hidden=!r.mistake;let m=new L(r,y.send,t.lang),u=document.createElement("div");return s.replaceChildren(
u),n(r,m,u),m});l={game:p,python:y}}return{open:o,game:()=>l?.game,send:p=>l?.python.send(p)}}var R="boardlab.game.";var ee=()=>Object.keys(localStorage).filter(t=>t.startsWith(R));function x(){try{return ee().map(t=>JSON.parse(localStorage.getItem(t)??"")).sort((t,e)=>e.at-t.
at)}catch{return[]}}function G(t){try{localStorage.setItem(R+t.id,JSON.stringify(t));for(let{id:e}of x().slice(12))N(e);return!0}catch{return!1}}function N(t){localStorage.
removeItem(R+t)}var B=t=>JSON.parse(document.getElementById(t)?.textContent??"{}");function C(t){let e=document.querySelector('[role="status"]');return{say:(n,s={})=>t[n].replace(
/\{(\w+)\}/g,(a,i)=>String(s[i])),tell:n=>{e.textContent=n}}}var U=document.getElementById("lobby"),b=U.querySelector("form"),ne=document.getElementById("seats"),q=document.getElementById("players"),A=document.getElementById(
"begun"),D=JSON.parse(U.dataset.start??"{}"),se=new URL(D.root,document.baseURI).href,W=B("home"),v=W.games,{say:h}=C(W.words),c={players:0,seat:0,strengths:[],
names:[]},k,re=O(D,se,(t,e,n)=>{e.lobby="#",e.review="../review/",e.on("msg:custom",({kept:s})=>s&&oe(s)),te.render({model:e,el:n}),n.querySelector("section")?.
focus()});function oe({number:t,...e}){if(!k)return;let n=k.id.split(".")[0]+(t?`.${t}`:"");k={...e,id:n,at:Date.now()},history.replaceState(null,"",`#${n}`),M(
"unkept",!G(k))}var d=(t,e={},...n)=>{let s=Object.assign(document.createElement(t),e);return s.append(...n),s},E=t=>b.elements.namedItem(t).value;function _(t,e,n,s,a){
let i=d("fieldset",{className:"segs"},d("legend",{},e));for(let l of n){let o=d("input",{type:"radio",name:t,value:l.key,checked:l.key===s});o.addEventListener(
"change",()=>a(l.key)),i.append(d("label",{},o,d("span",{},l.label)))}return i}function T(){let t=v[E("game")],e=E("mode");t.players.includes(c.players)||(c.players=
t.players[0]),c.seat=Math.min(c.seat,c.players-1);let n=t.strengths[c.players],s=q.querySelector("legend"),a=t.players.map(l=>({key:String(l),label:String(l)}));
q.replaceChildren(s,..._("players","",a,String(c.players),l=>{c.players=Number(l),T(),b.querySelector('[name="players"]:checked').focus()}).querySelectorAll("la\
bel"));let i={seats:t.tokens};ne.replaceChildren(...Array.from({length:c.players},(l,o)=>{let p=t.seats[o],g=d("div",{className:"seat"},K(i,o,28));if(e==="again\
st"&&o===c.seat)return g.append(d("b",{},h("you"),d("small",{},p)),ae(t,i)),g;if(g.append(d("b",{},p)),e==="pass"){let r=d("input",{value:c.names[o]??"",placeholder:p,
maxLength:40,ariaLabel:h("name",{name:p})});return r.addEventListener("input",()=>c.names[o]=r.value),g.append(r),g}let[w]=n,f=n.find(({key:r})=>r===c.strengths[o])??
w,y=d("p",{},f.about);return g.append(_(`strength${o}`,h("strength",{name:p}),n,f.key,r=>{c.strengths[o]=r,y.textContent=n.find(m=>m.key===r)?.about??""}),y),g}))}
function ae(t,e){let n=d("fieldset",{className:"tokens"},d("legend",{},h("seat")));for(let s=0;s<c.players;s++){let a=h("sit",{name:t.seats[s]}),i=d("input",{type:"\
radio",name:"seat",value:String(s),checked:s===c.seat,ariaLabel:a});i.addEventListener("change",()=>{c.seat=s,T(),b.querySelector('[name="seat"]:checked').focus()}),
n.append(d("label",{title:a},i,K(e,s,24)))}return n}b.addEventListener("change",({target:t})=>{t instanceof HTMLInputElement&&/^(game|mode)$/.test(t.name)&&T()});
b.addEventListener("submit",t=>{t.preventDefault();let e=E("game"),n=E("mode"),{players:s,strengths:a}=c,i=v[e].strengths[s][0].key,l=n==="watch"?0:c.seat+1,o=Array.
from({length:s-(n==="watch"?0:1)},(I,S)=>a[(l+S)%s]??i),p=E("begins"),g=p==="lot"&&!v[e].drawn?Math.floor(Math.random()*s):0,w=(c.seat+g)%s,f=Array.from({length:s},
(I,S)=>c.names[(S-g+s)%s]??"");n==="watch"&&o.unshift(...o.splice(s-g));let y=f.some(Boolean),r=b.elements.namedItem("seed").value.trim(),m={game:e,players:s,seat:n===
"watch"?null:n==="pass"?0:w,opponents:n==="pass"?[]:o,names:n==="pass"&&y?f.map((I,S)=>I||v[e].seats[S]):[],seed:r||crypto.randomUUID().slice(0,12),pace:n==="wa\
tch"?"step":"calm",hints:E("hints")==="priced",begins:p},u=`${e}-${Date.now().toString(36)}`;G({id:u,wish:m,where:"",says:h("new"),over:!1,at:Date.now()}),location.
hash=u});function J(){let t=x().filter(({wish:e})=>v[e?.game]);A.hidden=!t.length,A.querySelector("ul")?.replaceChildren(...t.map(e=>{let n=v[e.wish.game].name,
s=d("a",{href:`#${e.id}`,className:"go"},h(e.over?"look":"go_on")),a=d("a",{href:`../review/#${e.id}`,className:"back",hidden:!e.over},h("review")),i=d("button",
{type:"button",className:"gone",ariaLabel:h("delete"),title:h("delete")},"×");return i.addEventListener("click",()=>{N(e.id),J()}),d("li",{},d("b",{},[n,e.where].
filter(Boolean).join(", ")),d("p",{},e.says),s,a,i)}))}function P(){let t=location.hash.slice(1),e=x().find(({id:s})=>s===t);if(document.body.classList.toggle("\
playing",!!e),e){e.id!==k?.id&&(k=e,re.open(e.wish.game,"play",JSON.stringify(e.wish)));return}k=void 0,J();let n=b.querySelector(`[name="game"][value="${CSS.escape(
t)}"]`);n&&(n.checked=!0),T()}j();b.hidden=!1;addEventListener("hashchange",P);P();

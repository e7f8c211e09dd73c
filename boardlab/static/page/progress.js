import{choose as ue}from"../help.js";async function C(e,n=[]){try{let t=navigator.serviceWorker;if(!t)return;await t.register(`${e}offline.js`,{scope:e});let{active:s}=await t.ready;t.addEventListener(
"message",({data:o})=>{o.kept&&(document.documentElement.dataset.kept="1")}),t.startMessages?.();let i=performance.getEntriesByType("resource").map(({name:o})=>o),
r=[...document.images].map(({src:o})=>o),c=[location.href.replace(/\?.*$/,""),...i,...r,...n].map(o=>o.replace(/#.*$/,"")).filter(o=>o.startsWith(e));s?.postMessage(
{keep:[...new Set(c)]})}catch{}}var Te=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href);function D(){addEventListener("click",({target:e})=>{let n=e instanceof Element&&e.closest("a[hreflang]");n&&ue("lang",n.getAttribute("hreflang")??"")})}var pe=["answer","hint"],me=["id","misconception","hint","lang","t"];async function I(e){if(new TextEncoder().encode(e).length>8192)return;let[,n,t]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(n!==void 0&&!(crypto.subtle&&await fe(n)!==t))try{return ge(JSON.parse(`${n}}`),n)}catch{return}}function ge(e,n){let{v:t,uid:s,kind:i,right:r=!1}=e;
if(typeof s!="string"||!/^[0-9a-f]{16}$/.test(s)||!Number.isInteger(t)||t<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(n)||_(e,64))return;if(t>1||!pe.includes(i))
return{uid:s,id:"",kind:"",right:!1,misconception:"",time:"",stars:0};if(!(!me.every(o=>typeof(e[o]??(o in e?null:""))=="string")||typeof r!="boolean"))return{uid:s,
id:e.id??"",kind:i,right:r,misconception:e.misconception??"",time:e.t??"",stars:typeof e.answer=="number"?e.answer:0}}var _=(e,n)=>n<0||e!==null&&typeof e=="obj\
ect"&&Object.values(e).some(t=>_(t,n-1));async function fe(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e))).subarray(
0,8)].map(t=>t.toString(16).padStart(2,"0")).join("")}async function U(e){let n={};for(let t of e.split(/(?<=\n)/)){let s=await I(t);s&&(n[s.uid]??=`${t.replace(
/^\uFEFF|[\r\n]+$/g,"")}
`)}return n}var we="boardlab",w="lines",m="places";var H=e=>Promise.race([e,new Promise((n,t)=>setTimeout(()=>t(new Error("no answer")),4e3))]);function O(){return new Promise((e,n)=>{let t=indexedDB.open(we,2);
t.onupgradeneeded=({oldVersion:s})=>{s||(t.result.createObjectStore(w,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),t.result.createObjectStore(m))},t.
onsuccess=()=>e(t.result),t.onerror=()=>n(t.error)})}var R=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(e.error)}),S=()=>H(ye());async function ye(){
let e=await O(),n=e.transaction([w,m]),[t,s,i]=await Promise.all([R(n.objectStore(w).getAll()),R(n.objectStore(m).getAllKeys()),R(n.objectStore(m).getAll())]);return e.
close(),{lines:t.map(({text:r})=>r),places:Object.fromEntries(s.map((r,c)=>[r,i[c]]))}}var V=()=>H(be());async function be(){let e=await O(),n=e.transaction([w,m],"readwrite");await Promise.all([w,m].map(t=>R(n.objectStore(t).clear()))),e.close()}
var W=e=>H(he(e));async function he({lines:e,places:n}){let t=await O();try{await new Promise((s,i)=>{let r=t.transaction([w,m],"readwrite",{durability:"strict"});
r.oncomplete=s,r.onabort=()=>i(r.error);let c=r.objectStore(w);for(let[o,a]of Object.entries(e))c.index("uid").getKey(o).onsuccess=({target:l})=>{l.result===void 0&&
c.add({uid:o,text:a})};for(let[o,a]of Object.entries(n))r.objectStore(m).put(a,o)})}finally{t.close()}}async function z(){let{lines:e,places:n}=await S();return{entries:(await Promise.all(e.map(I))).flatMap(t=>t?[t]:[]),places:n}}function J([e,n,,,,,t],s){let i=`${e.
split(".")[0]}.${n}.`;return new Map(t.split(" ").map(r=>{let[c,o]=r.split("=");return[c.includes(".")?c:i+c,s[Number(o)]]}))}function K(e,n,t,s){let i=new Set(
n.filter(({right:o})=>o).map(({id:o})=>o)),r=new Map(n.filter(({kind:o,right:a})=>o==="answer"&&!a).map(o=>[o.id,o])),c=new Set(Object.keys(e.wrong??{}).filter(
(o,a)=>e.shown?.includes(a)));return e.lessons.map(o=>{let[a,l,y,v,b,g]=o,p=a.split(".")[0],N=`${s}${a.replaceAll(".","/")}/`,h=J(o,e.rules),f=[...h.keys()].filter(
E=>i.has(E)),x=[...h].flatMap(([E,ce])=>{let L=r.get(E);if(!L||i.has(E))return[];let le=e.wrong?.[L.misconception]??ce,A=c.has(L.misconception)?L.misconception:
`${p}.${l}`,F=A!==`${p}.${l}`||e.practised.includes(A),de=F?`${s}practice/#${A}`:`${N}#t=boardlab%20step%201%20${a}%20${E}`;return[{id:E,says:le,time:L.time,href:de,
practised:F}]}),M=t[a],oe=Array.isArray(M?.seen)?M.seen:[],$=f.length===h.size,P=$?g:Math.min(g-1,new Set([...oe,...f]).size),ie=!$&&(P>0||x.length>0||!!M?.at),
ae=Math.max(1,Math.ceil(b*(g-P)/g));return{id:a,game:p,number:y,title:v,address:N,all:h.size,known:f.length,missed:x,steps:g,walked:P,left:ae,begun:ie,done:$}})}
function Y(e,n,t){let s=new Map(n.lessons.flatMap(a=>[...J(a,[]).keys()].map(l=>[l,a[0]]))),i=t.findLast(({id:a})=>s.has(a))?.id,r=i?e.find(({id:a})=>a===s.get(
i)):e.find(({begun:a})=>a);if(!r?.done)return r;let c=e.filter(({game:a})=>a===r.game),o=a=>a.find(({done:l})=>!l);return o(c.slice(c.indexOf(r)))??o(c)??o(e)??
r}function q(e){let n=e.flatMap(({game:s,missed:i})=>i.map(r=>({...r,game:s})));return[...new Map(n.sort((s,i)=>i.time.localeCompare(s.time)).map(s=>[`${s.game}\
 ${s.says}`,s])).values()]}async function G(e,n){let t=document.querySelector("[data-keeps]"),s=t.textContent,i=c=>{t.textContent===c||(t.textContent=c)},r=()=>e().
then(()=>i(s),()=>i(n));await r(),document.documentElement.dataset.shown="1",addEventListener("pageshow",({persisted:c})=>c&&r()),document.addEventListener("vis\
ibilitychange",()=>document.visibilityState==="visible"&&r())}var B=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function X(e){let n=document.querySelector('[role="status"]');return{say:(t,s={})=>e[t].replace(
/\{(\w+)\}/g,(i,r)=>String(s[r])),tell:t=>{n.textContent=t}}}var T=document.getElementById("reached"),j=T.querySelector("input"),{root:Ee,words:Se}=B("home"),Q=B("course"),{say:d,tell:k}=X(Se),ee=new Map;function u(e,n,...t){
let s=Object.assign(document.createElement(e),n);return s.append(...t),s}function te(e,n,t,s){let i=(r,c)=>{let o=u("i",{className:r});return o.style.width=`${100*
c/s}%`,o};e?.replaceChildren(...n?[i("known",n)]:[],...t?[i("misread",t)]:[])}function ne(e,n,t){let{id:s,known:i,missed:r,all:c,done:o,begun:a}=e,l=T.querySelector(
`[data-lesson="${s}"]`);l.className=`${o?"done":a?"begun":"new"}${e===n&&!o?" now":""}`,te(l.querySelector(".bar"),i,r.length,c);let y=l.querySelector(".v"),v=o?
d("known"):a?d("of",{known:i,all:c}):String(c);if(y.replaceChildren(v),l.querySelector(".open")?.remove(),!r.length)return;let b=u("button",{type:"button",textContent:v});
if(b.setAttribute("aria-expanded",String(t)),b.setAttribute("aria-label",d("bar",{known:i,all:c,missed:r.length})),b.addEventListener("click",()=>{ee.set(s,!t),
ne(e,n,!t),l.querySelector(".v button").focus()}),y.replaceChildren(b),!t)return;let g=f=>new Date(f).toLocaleDateString(document.documentElement.lang,{day:"num\
eric",month:"long"}),p=q([e]),N=p.map(({says:f,time:x,href:M})=>u("li",{},u("i",{className:"misread"}),u("a",{href:M,textContent:f}),u("span",{textContent:x?d("\
when",{day:g(x)}):""}))),h=u("a",{className:"go",href:p[0].href,textContent:d(p[0].practised?"practise":"again_one",{title:p[0].says})});l.append(u("div",{className:"\
open"},u("ul",{ariaLabel:d("missed")},...N),h))}function ke(e,n){let t=a=>n.reduce((l,y)=>l+a(y),0),s=t(a=>a.known),i=t(a=>a.missed.length),r=t(a=>a.all),c=d(i?
"missed_some":"known_all",{known:s,missed:i,all:r});e.querySelector(".n").textContent=c;let o=e.querySelector("header .bar");te(o,s,i,r),o?.setAttribute("aria-l\
abel",c)}async function se(){let{entries:e,places:n}=await z(),t=K(Q,e,n,"../"),s=Y(t,Q,e),[i]=q(t);for(let r of t){let c=r.missed.some(({id:o})=>o===i?.id);ne(
r,s,ee.get(r.id)??c)}for(let r of T.querySelectorAll("[data-game]"))ke(r,t.filter(({game:c})=>c===r.dataset.game))}var re=()=>se().catch(()=>k(d("unread"))),Z={
async export(){let{lines:e}=await S(),n=u("a",{href:URL.createObjectURL(new Blob(e)),download:"boardlab-progress.jsonl"});n.click(),URL.revokeObjectURL(n.href)},
import:()=>j.click(),async delete(){confirm(d("sure"))&&(await V(),k(d("deleted")),await re())}};j.addEventListener("change",async()=>{let[e]=j.files??[];if(!e)
return;let n=await U(await e.text());if(j.value="",!Object.keys(n).length)return k(d("none"));try{let t=(await S()).lines.length;await W({lines:n,places:{}}),k(
d("imported",{count:(await S()).lines.length-t})),await re()}catch{k(d("unread"))}});T.addEventListener("click",async({target:e})=>{let n=e instanceof Element&&
e.closest("[data-do]")?.getAttribute("data-do");if(!(!n||!Z[n]))try{await Z[n]()}catch{k(d("unread"))}});D();T.querySelector(".tools").hidden=!1;await G(se,d("u\
nread"));C(new URL(Ee,document.baseURI).href);

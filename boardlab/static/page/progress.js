import{fileName as Te}from"../progress.js";import{choose as me}from"../help.js";async function P(e,n=[]){try{let t=navigator.serviceWorker;if(!t)return;await t.register(`${e}offline.js`,{scope:e});let{active:s}=await t.ready;t.addEventListener(
"message",({data:o})=>{o.kept&&(document.documentElement.dataset.kept="1")}),t.startMessages?.();let i=performance.getEntriesByType("resource").map(({name:o})=>o),
r=[...document.images].map(({src:o})=>o),c=[location.href.replace(/\?.*$/,""),...i,...r,...n].map(o=>o.replace(/#.*$/,"")).filter(o=>o.startsWith(e));s?.postMessage(
{keep:[...new Set(c)]})}catch{}}var Oe=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href),Ie=["presenter.js","presenter.css"].map(e=>new URL(`../${e}`,
import.meta.url).href);function U(){addEventListener("click",({target:e})=>{let n=e instanceof Element&&e.closest("a[hreflang]");n&&me("lang",n.getAttribute("hreflang")??"")})}var ge=["answer","hint"],fe=["id","misconception","hint","lang","t"];async function A(e){if(new TextEncoder().encode(e).length>8192)return;let[,n,t]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(n!==void 0&&!(crypto.subtle&&await ye(n)!==t))try{return we(JSON.parse(`${n}}`),n)}catch{return}}function we(e,n){let{v:t,uid:s,kind:i,right:r=!1}=e;
if(typeof s!="string"||!/^[0-9a-f]{16}$/.test(s)||!Number.isInteger(t)||t<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(n)||G(e,64))return;if(t>1||!ge.includes(i))
return{uid:s,id:"",kind:"",right:!1,misconception:"",time:"",stars:0};if(!(!fe.every(o=>typeof(e[o]??(o in e?null:""))=="string")||typeof r!="boolean"))return{uid:s,
id:e.id??"",kind:i,right:r,misconception:e.misconception??"",time:e.t??"",stars:typeof e.answer=="number"?e.answer:0}}var G=(e,n)=>n<0||e!==null&&typeof e=="obj\
ect"&&Object.values(e).some(t=>G(t,n-1));async function ye(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e))).subarray(
0,8)].map(t=>t.toString(16).padStart(2,"0")).join("")}async function K(e){let n={};for(let t of e.split(/(?<=\n)/)){let s=await A(t);s&&(n[s.uid]??=`${t.replace(
/^\uFEFF|[\r\n]+$/g,"")}
`)}return n}var be="boardlab.game.";var he=()=>Object.keys(localStorage).filter(e=>e.startsWith(be));function V(){for(let e of he())localStorage.removeItem(e)}var Se="boardlab",w="lines",m="places",Ee=4e3,C=e=>Promise.race([e,new Promise((n,t)=>setTimeout(()=>t(new Error("no answer")),Ee))]);function H(){return new Promise(
(e,n)=>{let t=indexedDB.open(Se,2);t.onupgradeneeded=({oldVersion:s})=>{s||(t.result.createObjectStore(w,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),
t.result.createObjectStore(m))},t.onsuccess=()=>e(t.result),t.onerror=()=>n(t.error)})}var R=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(
e.error)}),k=()=>C(ke());async function ke(){let e=await H(),n=e.transaction([w,m]),[t,s,i]=await Promise.all([R(n.objectStore(w).getAll()),R(n.objectStore(m).getAllKeys()),
R(n.objectStore(m).getAll())]);return e.close(),{lines:t.map(({text:r})=>r),places:Object.fromEntries(s.map((r,c)=>[r,i[c]]))}}var q=()=>C(xe());async function xe(){V();let e=await H(),n=e.transaction([w,m],"readwrite");await Promise.all([w,m].map(t=>R(n.objectStore(t).clear()))),e.close()}
var W=e=>C(Me(e));async function Me({lines:e,places:n}){let t=await H();try{await new Promise((s,i)=>{let r=t.transaction([w,m],"readwrite",{durability:"strict"});
r.oncomplete=s,r.onabort=()=>i(r.error);let c=r.objectStore(w);for(let[o,a]of Object.entries(e))c.index("uid").getKey(o).onsuccess=({target:d})=>{d.result===void 0&&
c.add({uid:o,text:a})};for(let[o,a]of Object.entries(n))r.objectStore(m).put(a,o)})}finally{t.close()}}async function J(){let{lines:e,places:n}=await k();return{entries:(await Promise.all(e.map(A))).flatMap(t=>t?[t]:[]),places:n}}function z([e,n,,,,,t],s){let i=`${e.
split(".")[0]}.${n}.`;return new Map(t.split(" ").map(r=>{let[c,o]=r.split("=");return[c.includes(".")?c:i+c,s[Number(o)]]}))}function Y(e,n,t,s){let i=new Set(
n.filter(({right:o})=>o).map(({id:o})=>o)),r=new Map(n.filter(({kind:o,right:a})=>o==="answer"&&!a).map(o=>[o.id,o])),c=new Set(Object.keys(e.wrong??{}).filter(
(o,a)=>e.shown?.includes(a)));return e.lessons.map(o=>{let[a,d,b,v,h,g]=o,p=a.split(".")[0],N=`${s}${a.replaceAll(".","/")}/`,S=z(o,e.rules),f=[...S.keys()].filter(
E=>i.has(E)),x=[...S].flatMap(([E,de])=>{let T=r.get(E);if(!T||i.has(E))return[];let ue=e.wrong?.[T.misconception]??de,I=c.has(T.misconception)?T.misconception:
`${p}.${d}`,D=I!==`${p}.${d}`||e.practised.includes(I),pe=D?`${s}practice/#${I}`:`${N}#t=boardlab%20step%201%20${a}%20${E}`;return[{id:E,says:ue,time:T.time,href:pe,
practised:D}]}),M=t[a],ae=Array.isArray(M?.seen)?M.seen:[],$=f.length===S.size,O=$?g:Math.min(g-1,new Set([...ae,...f]).size),ce=!$&&(O>0||x.length>0||!!M?.at),
le=Math.max(1,Math.ceil(h*(g-O)/g));return{id:a,game:p,number:b,title:v,address:N,all:S.size,known:f.length,missed:x,steps:g,walked:O,left:le,begun:ce,done:$}})}
function X(e,n,t){let s=new Map(n.lessons.flatMap(a=>[...z(a,[]).keys()].map(d=>[d,a[0]]))),i=t.findLast(({id:a})=>s.has(a))?.id,r=i?e.find(({id:a})=>a===s.get(
i)):e.find(({begun:a})=>a);if(!r?.done)return r;let c=e.filter(({game:a})=>a===r.game),o=a=>a.find(({done:d})=>!d);return o(c.slice(c.indexOf(r)))??o(c)??o(e)??
r}function B(e){let n=e.flatMap(({game:s,missed:i})=>i.map(r=>({...r,game:s})));return[...new Map(n.sort((s,i)=>i.time.localeCompare(s.time)).map(s=>[`${s.game}\
 ${s.says}`,s])).values()]}async function Q(e,n){let t=document.querySelector("[data-keeps]"),s=t.textContent,i=c=>{t.textContent===c||(t.textContent=c)},r=()=>e().
then(()=>i(s),()=>i(n));await r(),document.documentElement.dataset.shown="1",addEventListener("pageshow",({persisted:c})=>c&&r()),document.addEventListener("vis\
ibilitychange",()=>document.visibilityState==="visible"&&r())}var F=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function Z(e){let n=document.querySelector('[role="status"]');return{say:(t,s={})=>e[t].replace(
/\{(\w+)\}/g,(i,r)=>String(s[r])),tell:t=>{n.textContent=t}}}var L=document.getElementById("reached"),j=L.querySelector("input"),{root:Le,words:ve}=F("home"),ee=F("course"),{say:l,tell:y}=Z(ve),se=new Map;function u(e,n,...t){
let s=Object.assign(document.createElement(e),n);return s.append(...t),s}function re(e,n,t,s){let i=(r,c)=>{let o=u("i",{className:r});return o.style.width=`${100*
c/s}%`,o};e?.replaceChildren(...n?[i("known",n)]:[],...t?[i("misread",t)]:[])}function oe(e,n,t){let{id:s,known:i,missed:r,all:c,done:o,begun:a}=e,d=L.querySelector(
`[data-lesson="${s}"]`);d.className=`${o?"done":a?"begun":"new"}${e===n&&!o?" now":""}`,re(d.querySelector(".bar"),i,r.length,c);let b=d.querySelector(".v"),v=o?
l("known"):a?l("of",{known:i,all:c}):String(c);if(b.replaceChildren(v),d.querySelector(".open")?.remove(),!r.length)return;let h=u("button",{type:"button",textContent:v});
if(h.setAttribute("aria-expanded",String(t)),h.setAttribute("aria-label",l("bar",{known:i,all:c,missed:r.length})),h.addEventListener("click",()=>{se.set(s,!t),
oe(e,n,!t),d.querySelector(".v button").focus()}),b.replaceChildren(h),!t)return;let g=f=>new Date(f).toLocaleDateString(document.documentElement.lang,{day:"num\
eric",month:"long"}),p=B([e]),N=p.map(({says:f,time:x,href:M})=>u("li",{},u("i",{className:"misread"}),u("a",{href:M,textContent:f}),u("span",{textContent:x?l("\
when",{day:g(x)}):""}))),S=u("a",{className:"go",href:p[0].href,textContent:l(p[0].practised?"practise":"again_one",{title:p[0].says})});d.append(u("div",{className:"\
open"},u("ul",{ariaLabel:l("missed")},...N),S))}function Ne(e,n){let t=a=>n.reduce((d,b)=>d+a(b),0),s=t(a=>a.known),i=t(a=>a.missed.length),r=t(a=>a.all),c=l(i?
"missed_some":"known_all",{known:s,missed:i,all:r});e.querySelector(".n").textContent=c;let o=e.querySelector("header .bar");re(o,s,i,r),o?.setAttribute("aria-l\
abel",c)}async function ie(){let{entries:e,places:n}=await J(),t=Y(ee,e,n,"../"),s=X(t,ee,e),[i]=B(t);for(let r of t){let c=r.missed.some(({id:o})=>o===i?.id);oe(
r,s,se.get(r.id)??c)}for(let r of L.querySelectorAll("[data-game]"))Ne(r,t.filter(({game:c})=>c===r.dataset.game))}var _=()=>ie().catch(()=>y(l("unread")));async function te(e){
let{lines:n}=await k(),t=u("a",{href:URL.createObjectURL(new Blob(n)),download:Te(e)});t.click(),URL.revokeObjectURL(t.href)}var ne={async export(){let e=prompt(
l("whose"));e!==null&&await te(e)},async next(){let e=prompt(l("whose_next"));e!==null&&(await te(e),await q(),y(l("next_begins")),await _())},import:()=>j.click(),
async delete(){confirm(l("sure"))&&(await q(),y(l("deleted")),await _())}};j.addEventListener("change",async()=>{let[e]=j.files??[];if(!e)return;let n=await K(await e.
text());if(j.value="",!Object.keys(n).length)return y(l("none"));try{let t=(await k()).lines.length;await W({lines:n,places:{}}),y(l("imported",{count:(await k()).
lines.length-t})),await _()}catch{y(l("unread"))}});L.addEventListener("click",async({target:e})=>{let n=e instanceof Element&&e.closest("[data-do]")?.getAttribute(
"data-do");if(!(!n||!ne[n]))try{await ne[n]()}catch{y(l("unread"))}});U();L.querySelector(".tools").hidden=!1;await Q(ie,l("unread"));P(new URL(Le,document.baseURI).
href);

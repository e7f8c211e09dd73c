import{choose as ie}from"../help.js";async function A(e,n=[]){try{let t=navigator.serviceWorker;if(!t)return;await t.register(`${e}offline.js`,{scope:e});let{active:r}=await t.ready;t.addEventListener(
"message",({data:i})=>{i.kept&&(document.documentElement.dataset.kept="1")}),t.startMessages?.();let a=performance.getEntriesByType("resource").map(({name:i})=>i),
s=[...document.images].map(({src:i})=>i),o=[location.href.replace(/\?.*$/,""),...a,...s,...n].map(i=>i.replace(/#.*$/,"")).filter(i=>i.startsWith(e));r?.postMessage(
{keep:[...new Set(o)]})}catch{}}var Se=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href);function q(){addEventListener("click",({target:e})=>{let n=e instanceof Element&&e.closest("a[hreflang]");n&&ie("lang",n.getAttribute("hreflang")??"")})}var ae=["answer","hint"],ce=["id","misconception","hint","lang","t"];async function C(e){if(new TextEncoder().encode(e).length>8192)return;let[,n,t]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(n!==void 0&&!(crypto.subtle&&await de(n)!==t))try{return le(JSON.parse(`${n}}`),n)}catch{return}}function le(e,n){let{v:t,uid:r,kind:a,right:s=!1}=e;
if(typeof r!="string"||!/^[0-9a-f]{16}$/.test(r)||!Number.isInteger(t)||t<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(n)||B(e,64))return;if(t>1||!ae.includes(a))
return{uid:r,id:"",kind:"",right:!1,misconception:"",time:"",stars:0};if(!(!ce.every(i=>typeof(e[i]??(i in e?null:""))=="string")||typeof s!="boolean"))return{uid:r,
id:e.id??"",kind:a,right:s,misconception:e.misconception??"",time:e.t??"",stars:typeof e.answer=="number"?e.answer:0}}var B=(e,n)=>n<0||e!==null&&typeof e=="obj\
ect"&&Object.values(e).some(t=>B(t,n-1));async function de(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e))).subarray(
0,8)].map(t=>t.toString(16).padStart(2,"0")).join("")}async function F(e){let n={};for(let t of e.split(/(?<=\n)/)){let r=await C(t);r&&(n[r.uid]??=`${t.replace(
/^\uFEFF|[\r\n]+$/g,"")}
`)}return n}var ue="boardlab",w="lines",g="places";var $=e=>Promise.race([e,new Promise((n,t)=>setTimeout(()=>t(new Error("no answer")),4e3))]);function I(){return new Promise((e,n)=>{let t=indexedDB.open(ue,2);
t.onupgradeneeded=({oldVersion:r})=>{r||(t.result.createObjectStore(w,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),t.result.createObjectStore(g))},t.
onsuccess=()=>e(t.result),t.onerror=()=>n(t.error)})}var N=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(e.error)}),E=()=>$(pe());async function pe(){
let e=await I(),n=e.transaction([w,g]),[t,r,a]=await Promise.all([N(n.objectStore(w).getAll()),N(n.objectStore(g).getAllKeys()),N(n.objectStore(g).getAll())]);return e.
close(),{lines:t.map(({text:s})=>s),places:Object.fromEntries(r.map((s,o)=>[s,a[o]]))}}var D=()=>$(me());async function me(){let e=await I(),n=e.transaction([w,g],"readwrite");await Promise.all([w,g].map(t=>N(n.objectStore(t).clear()))),e.close()}
var U=e=>$(ge(e));async function ge({lines:e,places:n}){let t=await I();try{await new Promise((r,a)=>{let s=t.transaction([w,g],"readwrite",{durability:"strict"});
s.oncomplete=r,s.onabort=()=>a(s.error);let o=s.objectStore(w);for(let[i,c]of Object.entries(e))o.index("uid").getKey(i).onsuccess=({target:l})=>{l.result===void 0&&
o.add({uid:i,text:c})};for(let[i,c]of Object.entries(n))s.objectStore(g).put(c,i)})}finally{t.close()}}async function _(){let{lines:e,places:n}=await E();return{entries:(await Promise.all(e.map(C))).flatMap(t=>t?[t]:[]),places:n}}function V([e,n,,,,,t],r){let a=`${e.
split(".")[0]}.${n}.`;return new Map(t.split(" ").map(s=>{let[o,i]=s.split("=");return[o.includes(".")?o:a+o,r[Number(i)]]}))}function W(e,n,t,r){let a=new Set(
n.filter(({right:o})=>o).map(({id:o})=>o)),s=new Map(n.filter(({kind:o,right:i})=>o==="answer"&&!i).map(o=>[o.id,o]));return e.lessons.map(o=>{let[i,,c,l,y,p]=o,
b=i.split(".")[0],L=`${r}${i.replaceAll(".","/")}/`,m=V(o,e.rules),k=[...m.keys()].filter(h=>a.has(h)),T=[...m].flatMap(([h,re])=>{let P=s.get(h);if(!P||a.has(h))
return[];let oe=e.wrong?.[P.misconception]??re;return[{id:h,says:oe,time:P.time,href:`${L}#t=boardlab%20step%201%20${i}%20${h}`}]}),f=t[i],v=Array.isArray(f?.seen)?
f.seen:[],x=k.length===m.size,j=x?p:Math.min(p-1,new Set([...v,...k]).size),ne=!x&&(j>0||T.length>0||!!f?.at),se=Math.max(1,Math.ceil(y*(p-j)/p));return{id:i,game:b,
number:c,title:l,address:L,all:m.size,known:k.length,missed:T,steps:p,walked:j,left:se,begun:ne,done:x}})}function z(e,n,t){let r=new Map(n.lessons.flatMap(c=>[
...V(c,[]).keys()].map(l=>[l,c[0]]))),a=t.findLast(({id:c})=>r.has(c))?.id,s=a?e.find(({id:c})=>c===r.get(a)):e.find(({begun:c})=>c);if(!s?.done)return s;let o=e.
filter(({game:c})=>c===s.game),i=c=>c.find(({done:l})=>!l);return i(o.slice(o.indexOf(s)))??i(o)??i(e)??s}function H(e){let n=e.flatMap(({game:r,missed:a})=>a.map(
s=>({...s,game:r})));return[...new Map(n.sort((r,a)=>a.time.localeCompare(r.time)).map(r=>[`${r.game} ${r.says}`,r])).values()]}async function J(e,n){let t=document.
querySelector("[data-keeps]"),r=t.textContent,a=o=>{t.textContent===o||(t.textContent=o)},s=()=>e().then(()=>a(r),()=>a(n));await s(),document.documentElement.dataset.
shown="1",addEventListener("pageshow",({persisted:o})=>o&&s()),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&s())}var O=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function K(e){let n=document.querySelector('[role="status"]');return{say:(t,r={})=>e[t].replace(
/\{(\w+)\}/g,(a,s)=>String(r[s])),tell:t=>{n.textContent=t}}}var M=document.getElementById("reached"),R=M.querySelector("input"),{root:fe,words:we}=O("home"),Y=O("course"),{say:d,tell:S}=K(we),X=new Map;function u(e,n,...t){
let r=Object.assign(document.createElement(e),n);return r.append(...t),r}function Q(e,n,t,r){let a=(s,o)=>{let i=u("i",{className:s});return i.style.width=`${100*
o/r}%`,i};e?.replaceChildren(...n?[a("known",n)]:[],...t?[a("misread",t)]:[])}function Z(e,n,t){let{id:r,known:a,missed:s,all:o,done:i,begun:c}=e,l=M.querySelector(
`[data-lesson="${r}"]`);l.className=`${i?"done":c?"begun":"new"}${e===n&&!i?" now":""}`,Q(l.querySelector(".bar"),a,s.length,o);let y=l.querySelector(".v"),p=i?
d("known"):c?d("of",{known:a,all:o}):String(o);if(y.replaceChildren(p),l.querySelector(".open")?.remove(),!s.length)return;let b=u("button",{type:"button",textContent:p});
if(b.setAttribute("aria-expanded",String(t)),b.setAttribute("aria-label",d("bar",{known:a,all:o,missed:s.length})),b.addEventListener("click",()=>{X.set(r,!t),Z(
e,n,!t),l.querySelector(".v button").focus()}),y.replaceChildren(b),!t)return;let L=f=>new Date(f).toLocaleDateString(document.documentElement.lang,{day:"numeri\
c",month:"long"}),m=H([e]),k=m.map(({says:f,time:v,href:x})=>u("li",{},u("i",{className:"misread"}),u("a",{href:x,textContent:f}),u("span",{textContent:v?d("whe\
n",{day:L(v)}):""}))),T=u("a",{className:"go",href:m[0].href,textContent:d("again_one",{title:m[0].says})});l.append(u("div",{className:"open"},u("ul",{ariaLabel:d(
"missed")},...k),T))}function ye(e,n){let t=c=>n.reduce((l,y)=>l+c(y),0),r=t(c=>c.known),a=t(c=>c.missed.length),s=t(c=>c.all),o=d(a?"missed_some":"known_all",{
known:r,missed:a,all:s});e.querySelector(".n").textContent=o;let i=e.querySelector("header .bar");Q(i,r,a,s),i?.setAttribute("aria-label",o)}async function ee(){
let{entries:e,places:n}=await _(),t=W(Y,e,n,"../"),r=z(t,Y,e),[a]=H(t);for(let s of t){let o=s.missed.some(({id:i})=>i===a?.id);Z(s,r,X.get(s.id)??o)}for(let s of M.
querySelectorAll("[data-game]"))ye(s,t.filter(({game:o})=>o===s.dataset.game))}var te=()=>ee().catch(()=>S(d("unread"))),G={async export(){let{lines:e}=await E(),
n=u("a",{href:URL.createObjectURL(new Blob(e)),download:"boardlab-progress.jsonl"});n.click(),URL.revokeObjectURL(n.href)},import:()=>R.click(),async delete(){confirm(
d("sure"))&&(await D(),S(d("deleted")),await te())}};R.addEventListener("change",async()=>{let[e]=R.files??[];if(!e)return;let n=await F(await e.text());if(R.value=
"",!Object.keys(n).length)return S(d("none"));try{let t=(await E()).lines.length;await U({lines:n,places:{}}),S(d("imported",{count:(await E()).lines.length-t})),
await te()}catch{S(d("unread"))}});M.addEventListener("click",async({target:e})=>{let n=e instanceof Element&&e.closest("[data-do]")?.getAttribute("data-do");if(!(!n||
!G[n]))try{await G[n]()}catch{S(d("unread"))}});q();M.querySelector(".tools").hidden=!1;await J(ee,d("unread"));A(new URL(fe,document.baseURI).href);

import{fileName as He}from"../progress.js";import{choose as xe}from"../help.js";async function A(e,n=[]){try{let t=navigator.serviceWorker;if(!t)return;await t.register(`${e}offline.js`,{scope:e});let{active:s}=await t.ready;t.addEventListener(
"message",({data:i})=>{i.kept&&(document.documentElement.dataset.kept="1")}),t.startMessages?.();let o=performance.getEntriesByType("resource").map(({name:i})=>i),
r=[...document.images].map(({src:i})=>i),c=[location.href.replace(/\?.*$/,""),...o,...r,...n].map(i=>i.replace(/#.*$/,"")).filter(i=>i.startsWith(e));s?.postMessage(
{keep:[...new Set(c)]})}catch{}}var _e=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href),Ke=["presenter.js","presenter.css"].map(e=>new URL(`../${e}`,
import.meta.url).href);function J(){addEventListener("click",({target:e})=>{let n=e instanceof Element&&e.closest("a[hreflang]");n&&xe("lang",n.getAttribute("hreflang")??"")})}function z(e,n){let t=n.map(o=>e[o]),s=[...new Set(t.flatMap(o=>o.packs))];return{...t[0],files:Object.assign({},...t.map(({files:o})=>o)),packs:s}}var L=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function Y(e){let n=document.querySelector('[role="status"]');return{say:(t,s={})=>e[t].replace(
/\{(\w+)\}/g,(o,r)=>String(s[r])),tell:t=>{n.textContent=t}}}var B="boardlab-due",G;async function X(e){let n=L("reviews"),t=new Date().toISOString().slice(0,10),s=[...new Set(e.map(({id:i})=>i.split(".")[0]))].filter(i=>n.
games?.[i]);if(!s.length||!e.some(({time:i})=>i&&i.slice(0,10)<t)){sessionStorage.removeItem(B);return}let o=`${n.lang} ${t} ${e.length} ${e.at(-1)?.uid}`,r=JSON.
parse(sessionStorage.getItem(B)??"{}");if(r.of===o)return r.due;G?.of!==o&&(G={of:o,told:Me(n,s)});let c=await G.told;return c&&sessionStorage.setItem(B,JSON.stringify(
{of:o,due:c})),c}function Me({games:e,lang:n,root:t},s){let o=new Worker(new URL("./worker.js",import.meta.url),{type:"module"});return new Promise(r=>{o.onmessage=
({data:a})=>{a.whole&&r(a.whole.due),a.failed&&r(void 0)},o.onerror=()=>r(void 0);let c=new URL(t,document.baseURI).href,i={...z(e,s),lang:n,root:c,page:{kind:"\
due",about:""},name:"due"};o.postMessage({start:i})}).finally(()=>o.terminate())}var Q=({key:e},n)=>`${n}practice/#${e}`;var ve=["answer","hint"],Te=["id","misconception","hint","lang","t","rule"];async function q(e){if(new TextEncoder().encode(e).length>8192)return;let[,n,t]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(n!==void 0&&!(crypto.subtle&&await Re(n)!==t))try{return Le(JSON.parse(`${n}}`),n)}catch{return}}function Le(e,n){let{v:t,uid:s,kind:o,right:r=!1}=e;
if(typeof s!="string"||!/^[0-9a-f]{16}$/.test(s)||!Number.isInteger(t)||t<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(n)||Z(e,64))return;if(t>1||!ve.includes(o))
return{uid:s,id:"",kind:"",right:!1,misconception:"",time:"",stars:0};if(!(!Te.every(i=>typeof(e[i]??(i in e?null:""))=="string")||typeof r!="boolean"))return{uid:s,
id:e.id??"",kind:o,right:r,misconception:e.misconception??"",time:e.t??"",stars:typeof e.answer=="number"?e.answer:0}}var Z=(e,n)=>n<0||e!==null&&typeof e=="obj\
ect"&&Object.values(e).some(t=>Z(t,n-1));async function Re(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e))).subarray(
0,8)].map(t=>t.toString(16).padStart(2,"0")).join("")}async function ee(e){let n={};for(let t of e.split(/(?<=\n)/)){let s=await q(t);s&&(n[s.uid]??=`${t.replace(
/^\uFEFF|[\r\n]+$/g,"")}
`)}return n}var $e="boardlab.game.";var Ne=()=>Object.keys(localStorage).filter(e=>e.startsWith($e));function te(){for(let e of Ne())localStorage.removeItem(e)}var je="boardlab",h="lines",g="places",Ce=4e3,U=e=>Promise.race([e,new Promise((n,t)=>setTimeout(()=>t(new Error("no answer")),Ce))]);function F(){return new Promise(
(e,n)=>{let t=indexedDB.open(je,2);t.onupgradeneeded=({oldVersion:s})=>{s||(t.result.createObjectStore(h,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),
t.result.createObjectStore(g))},t.onsuccess=()=>e(t.result),t.onerror=()=>n(t.error)})}var j=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(
e.error)}),v=()=>U(Ie());async function Ie(){let e=await F(),n=e.transaction([h,g]),[t,s,o]=await Promise.all([j(n.objectStore(h).getAll()),j(n.objectStore(g).getAllKeys()),
j(n.objectStore(g).getAll())]);return e.close(),{lines:t.map(({text:r})=>r),places:Object.fromEntries(s.map((r,c)=>[r,o[c]]))}}var _=()=>U(Pe());async function Pe(){te();let e=await F(),n=e.transaction([h,g],"readwrite");await Promise.all([h,g].map(t=>j(n.objectStore(t).clear()))),e.close()}
var ne=e=>U(Oe(e));async function Oe({lines:e,places:n}){let t=await F();try{await new Promise((s,o)=>{let r=t.transaction([h,g],"readwrite",{durability:"strict"});
r.oncomplete=s,r.onabort=()=>o(r.error);let c=r.objectStore(h);for(let[i,a]of Object.entries(e))c.index("uid").getKey(i).onsuccess=({target:l})=>{l.result===void 0&&
c.add({uid:i,text:a})};for(let[i,a]of Object.entries(n))r.objectStore(g).put(a,i)})}finally{t.close()}}async function se(){let{lines:e,places:n}=await v();return{entries:(await Promise.all(e.map(q))).flatMap(t=>t?[t]:[]),places:n}}function re([e,n,,,,,t],s){let o=`${e.
split(".")[0]}.${n}.`;return new Map(t.split(" ").map(r=>{let[c,i]=r.split("=");return[c.includes(".")?c:o+c,s[Number(i)]]}))}function oe(e,n,t,s,o=[]){let r=new Set(
n.filter(({right:a})=>a).map(({id:a})=>a)),c=new Map(n.filter(({kind:a,right:l})=>a==="answer"&&!l).map(a=>[a.id,a])),i=new Set(Object.keys(e.wrong??{}).filter(
(a,l)=>e.shown?.includes(l)));return e.lessons.map(a=>{let[l,p,S,$,E,w]=a,m=l.split(".")[0],N=`${s}${l.replaceAll(".","/")}/`,y=re(a,e.rules),k=[...y.keys()].filter(
f=>r.has(f)),I=new Set(o.filter(f=>f.id.startsWith(`${m}.`)).map(({says:f})=>f)),x=[...y].flatMap(([f,be])=>{let T=c.get(f);if(!T||r.has(f))return[];let Se=e.wrong?.[T.
misconception]??be,D=i.has(T.misconception)?T.misconception:`${m}.${p}`,W=D!==`${m}.${p}`||e.practised.includes(D),Ee=W?`${s}practice/#${D}`:`${N}#t=boardlab%20\
step%201%20${l}%20${f}`,ke=e.practised.includes(`${m}.${p}`)?`${s}tutor/#${m}.${p}`:"";return[{id:f,says:Se,time:T.time,href:Ee,practised:W,tutor:ke}]}),M=t[l],
P=Array.isArray(M?.seen)?M.seen:[],O=k.length===y.size,H=O?w:Math.min(w-1,new Set([...P,...k]).size),ye=!O&&(H>0||x.length>0||!!M?.at),he=Math.max(1,Math.ceil(E*
(w-H)/w));return{id:l,game:m,number:S,title:$,address:N,all:y.size,known:k.length,due:k.filter(f=>I.has(y.get(f)??"")).length,missed:x,steps:w,walked:H,left:he,
begun:ye,done:O}})}function ie(e,n,t){let s=new Map(n.lessons.flatMap(a=>[...re(a,[]).keys()].map(l=>[l,a[0]]))),o=t.findLast(({id:a})=>s.has(a))?.id,r=o?e.find(
({id:a})=>a===s.get(o)):e.find(({begun:a})=>a);if(!r?.done)return r;let c=e.filter(({game:a})=>a===r.game),i=a=>a.find(({done:l})=>!l);return i(c.slice(c.indexOf(
r)))??i(c)??i(e)??r}function K(e){let n=e.flatMap(({game:s,missed:o})=>o.map(r=>({...r,game:s})));return[...new Map(n.sort((s,o)=>o.time.localeCompare(s.time)).
map(s=>[`${s.game} ${s.says}`,s])).values()]}async function ae(e,n){let t=document.querySelector("[data-keeps]"),s=t.textContent,o=c=>{t.textContent===c||(t.textContent=
c)},r=()=>e().then(()=>o(s),()=>o(n));await r(),document.documentElement.dataset.shown="1",addEventListener("pageshow",({persisted:c})=>c&&r()),document.addEventListener(
"visibilitychange",()=>document.visibilityState==="visible"&&r())}var R=document.getElementById("reached"),C=R.querySelector("input"),ce=document.getElementById("due"),{root:De,words:Ae}=L("home"),le=L("course"),{say:d,tell:b}=Y(
Ae),me=new Map;function u(e,n,...t){let s=Object.assign(document.createElement(e),n);return s.append(...t),s}function fe(e,{known:n,due:t,missed:s,all:o}){let r=(i,a)=>{
let l=u("i",{className:i});return l.style.width=`${100*a/o}%`,l},c={known:n-t,due:t,misread:s};e?.replaceChildren(...Object.entries(c).flatMap(([i,a])=>a?[r(i,a)]:
[]))}function ge(e,n,t){let{id:s,known:o,due:r,missed:c,all:i,done:a,begun:l}=e,p=R.querySelector(`[data-lesson="${s}"]`);p.className=`${a?"done":l?"begun":"new"}${e===
n&&!a?" now":""}`,fe(p.querySelector(".bar"),{known:o,due:r,missed:c.length,all:i});let S=p.querySelector(".v"),$=a?d("known"):l?d("of",{known:o,all:i}):String(
i);if(S.replaceChildren($),p.querySelector(".open")?.remove(),!c.length)return;let E=u("button",{type:"button",textContent:$});if(E.setAttribute("aria-expanded",
String(t)),E.setAttribute("aria-label",d("bar",{known:o,due:r,all:i,missed:c.length})),E.addEventListener("click",()=>{me.set(s,!t),ge(e,n,!t),p.querySelector("\
.v button").focus()}),S.replaceChildren(E),!t)return;let w=x=>new Date(x).toLocaleDateString(document.documentElement.lang,{day:"numeric",month:"long"}),m=K([e]),
N=m.map(({says:x,time:M,href:P})=>u("li",{},u("i",{className:"misread"}),u("a",{href:P,textContent:x}),u("span",{textContent:M?d("when",{day:w(M)}):""}))),y=u("\
a",{className:"go",href:m[0].href,textContent:d(m[0].practised?"practise":"again_one",{title:m[0].says})}),k=u("ul",{ariaLabel:d("missed")},...N),I=m[0].tutor?[
u("a",{href:m[0].tutor,textContent:d("tutor")})]:[];p.append(u("div",{className:"open"},k,y,...I))}function Be(e,n){let t=l=>n.reduce((p,S)=>p+l(S),0),s=t(l=>l.
known),o=t(l=>l.due),r=t(l=>l.missed.length),c=t(l=>l.all),i=d(r?"missed_some":"known_all",{known:s,missed:r,all:c}),a=e.querySelector("header .bar");e.querySelector(
".n").textContent=i,fe(a,{known:s,due:o,missed:r,all:c}),a?.setAttribute("aria-label",o?d("bar",{known:s,due:o,missed:r,all:c}):i)}function Ge(e){if(ce.hidden=!e,
!e)return;let n=e.rules.map(({says:s})=>u("li",{textContent:s})),t=u("a",{className:"line",href:Q(e,"../"),textContent:e.start});ce.replaceChildren(u("h2",{textContent:e.
title}),u("p",{textContent:e.says}),u("ol",{},...n),...e.key?[t]:[])}async function we(){let{entries:e,places:n}=await se();de(e,n,void 0),X(e).then(t=>{t&&de(e,
n,t)})}function de(e,n,t){Ge(t);let s=oe(le,e,n,"../",t?.rules),o=ie(s,le,e),[r]=K(s);for(let c of s){let i=c.missed.some(({id:a})=>a===r?.id);ge(c,o,me.get(c.id)??
i)}for(let c of R.querySelectorAll("[data-game]"))Be(c,s.filter(({game:i})=>i===c.dataset.game))}var V=()=>we().catch(()=>b(d("unread")));async function ue(e){let{
lines:n}=await v(),t=u("a",{href:URL.createObjectURL(new Blob(n)),download:He(e)});t.click(),URL.revokeObjectURL(t.href)}var pe={async export(){let e=prompt(d("\
whose"));e!==null&&await ue(e)},async next(){let e=prompt(d("whose_next"));e!==null&&(await ue(e),await _(),b(d("next_begins")),await V())},import:()=>C.click(),
async delete(){confirm(d("sure"))&&(await _(),b(d("deleted")),await V())}};C.addEventListener("change",async()=>{let[e]=C.files??[];if(!e)return;let n=await ee(
await e.text());if(C.value="",!Object.keys(n).length)return b(d("none"));try{let t=(await v()).lines.length;await ne({lines:n,places:{}}),b(d("imported",{count:(await v()).
lines.length-t})),await V()}catch{b(d("unread"))}});R.addEventListener("click",async({target:e})=>{let n=e instanceof Element&&e.closest("[data-do]")?.getAttribute(
"data-do");if(!(!n||!pe[n]))try{await pe[n]()}catch{b(d("unread"))}});J();R.querySelector(".tools").hidden=!1;await ae(we,d("unread"));A(new URL(De,document.baseURI).
href);

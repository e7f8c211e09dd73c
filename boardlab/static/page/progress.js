import{fileName as De}from"../progress.js";import{choose as Me}from"../help.js";async function L(e,n=[]){try{let t=navigator.serviceWorker;if(!t)return;await t.register(`${e}offline.js`,{scope:e});let{active:s}=await t.ready;t.addEventListener(
"message",({data:a})=>{a.kept&&(document.documentElement.dataset.kept="1")}),t.startMessages?.();let r=performance.getEntriesByType("resource").map(({name:a})=>a),
o=[...document.images].map(({src:a})=>a),c=[location.href.replace(/\?.*$/,""),...r,...o,...n].map(a=>a.replace(/#.*$/,"")).filter(a=>a.startsWith(e));s?.postMessage(
{keep:[...new Set(c)]})}catch{}}var z=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href),Ke=["presenter.js","presenter.css"].map(e=>new URL(`../${e}`,
import.meta.url).href);function Y(){addEventListener("click",({target:e})=>{let n=e instanceof Element&&e.closest("a[hreflang]");n&&Me("lang",n.getAttribute("hreflang")??"")})}function X(e,n){let t=n.map(r=>e[r]),s=[...new Set(t.flatMap(r=>r.packs))];return{...t[0],files:Object.assign({},...t.map(({files:r})=>r)),packs:s}}var R=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function Q(e){let n=document.querySelector('[role="status"]');return{say:(t,s={})=>e[t].replace(
/\{(\w+)\}/g,(r,o)=>String(s[o])),tell:t=>{n.textContent=t}}}var B="boardlab-due",G;async function Z(e){let n=R("reviews"),t=new Date().toISOString().slice(0,10),s=[...new Set(e.map(({id:a})=>a.split(".")[0]))].filter(a=>n.
games?.[a]);if(!s.length||!e.some(({time:a})=>a&&a.slice(0,10)<t)){sessionStorage.removeItem(B);return}let r=`${n.lang} ${t} ${e.length} ${e.at(-1)?.uid}`,o=JSON.
parse(sessionStorage.getItem(B)??"{}");if(o.of===r)return o.due;G?.of!==r&&(G={of:r,told:ve(n,s)});let c=await G.told;return c&&sessionStorage.setItem(B,JSON.stringify(
{of:r,due:c})),c}function ve({games:e,lang:n,root:t},s){let r=new Worker(new URL("./worker.js",import.meta.url),{type:"module"}),o=new URL(t,document.baseURI).href;
return new Promise(c=>{r.onmessage=({data:i})=>{i.whole&&c(i.whole.due),i.failed&&c(void 0),i.filed&&L(o,[...i.filed.map(l=>o+l),...z]),(i.failed||i.filed)&&r.terminate()},
r.onerror=()=>c(void 0);let a={...X(e,s),lang:n,root:o,page:{kind:"due",about:""},name:"due"};r.postMessage({start:a})})}var ee=({key:e},n)=>`${n}practice/#${e}`;var Te=["answer","hint"],Le=["id","misconception","hint","lang","t","rule"];async function q(e){if(new TextEncoder().encode(e).length>8192)return;let[,n,t]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(n!==void 0&&!(crypto.subtle&&await $e(n)!==t))try{return Re(JSON.parse(`${n}}`),n)}catch{return}}function Re(e,n){let{v:t,uid:s,kind:r,right:o=!1}=e;
if(typeof s!="string"||!/^[0-9a-f]{16}$/.test(s)||!Number.isInteger(t)||t<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(n)||te(e,64))return;if(t>1||!Te.includes(r))
return{uid:s,id:"",kind:"",right:!1,misconception:"",time:"",stars:0};if(!(!Le.every(a=>typeof(e[a]??(a in e?null:""))=="string")||typeof o!="boolean"))return{uid:s,
id:e.id??"",kind:r,right:o,misconception:e.misconception??"",time:e.t??"",stars:typeof e.answer=="number"?e.answer:0}}var te=(e,n)=>n<0||e!==null&&typeof e=="ob\
ject"&&Object.values(e).some(t=>te(t,n-1));async function $e(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e))).subarray(
0,8)].map(t=>t.toString(16).padStart(2,"0")).join("")}async function ne(e){let n={};for(let t of e.split(/(?<=\n)/)){let s=await q(t);s&&(n[s.uid]??=`${t.replace(
/^\uFEFF|[\r\n]+$/g,"")}
`)}return n}var Ne="boardlab.game.";var Ce=()=>Object.keys(localStorage).filter(e=>e.startsWith(Ne));function se(){for(let e of Ce())localStorage.removeItem(e)}var Pe="boardlab",h="lines",g="places",je=4e3,U=e=>Promise.race([e,new Promise((n,t)=>setTimeout(()=>t(new Error("no answer")),je))]);function F(){return new Promise(
(e,n)=>{let t=indexedDB.open(Pe,2);t.onupgradeneeded=({oldVersion:s})=>{s||(t.result.createObjectStore(h,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),
t.result.createObjectStore(g))},t.onsuccess=()=>e(t.result),t.onerror=()=>n(t.error)})}var P=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(
e.error)}),v=()=>U(Ie());async function Ie(){let e=await F(),n=e.transaction([h,g]),[t,s,r]=await Promise.all([P(n.objectStore(h).getAll()),P(n.objectStore(g).getAllKeys()),
P(n.objectStore(g).getAll())]);return e.close(),{lines:t.map(({text:o})=>o),places:Object.fromEntries(s.map((o,c)=>[o,r[c]]))}}var _=()=>U(Oe());async function Oe(){se();let e=await F(),n=e.transaction([h,g],"readwrite");await Promise.all([h,g].map(t=>P(n.objectStore(t).clear()))),e.close()}
var re=e=>U(He(e));async function He({lines:e,places:n}){let t=await F();try{await new Promise((s,r)=>{let o=t.transaction([h,g],"readwrite",{durability:"strict"});
o.oncomplete=s,o.onabort=()=>r(o.error);let c=o.objectStore(h);for(let[a,i]of Object.entries(e))c.index("uid").getKey(a).onsuccess=({target:l})=>{l.result===void 0&&
c.add({uid:a,text:i})};for(let[a,i]of Object.entries(n))o.objectStore(g).put(i,a)})}finally{t.close()}}async function K(){let{lines:e,places:n}=await v();return{entries:(await Promise.all(e.map(q))).flatMap(t=>t?[t]:[]),places:n}}function oe([e,n,,,,,t],s){let r=`${e.
split(".")[0]}.${n}.`;return new Map(t.split(" ").map(o=>{let[c,a]=o.split("=");return[c.includes(".")?c:r+c,s[Number(a)]]}))}function ie(e,n,t,s,r=[]){let o=new Set(
n.filter(({right:i})=>i).map(({id:i})=>i)),c=new Map(n.filter(({kind:i,right:l})=>i==="answer"&&!l).map(i=>[i.id,i])),a=new Set(Object.keys(e.wrong??{}).filter(
(i,l)=>e.shown?.includes(l)));return e.lessons.map(i=>{let[l,p,S,N,k,w]=i,m=l.split(".")[0],C=`${s}${l.replaceAll(".","/")}/`,y=oe(i,e.rules),E=[...y.keys()].filter(
f=>o.has(f)),I=new Set(r.filter(f=>f.id.startsWith(`${m}.`)).map(({says:f})=>f)),x=[...y].flatMap(([f,Se])=>{let T=c.get(f);if(!T||o.has(f))return[];let ke=e.wrong?.[T.
misconception]??Se,A=a.has(T.misconception)?T.misconception:`${m}.${p}`,J=A!==`${m}.${p}`||e.practised.includes(A),Ee=J?`${s}practice/#${A}`:`${C}#t=boardlab%20\
step%201%20${l}%20${f}`,xe=e.practised.includes(`${m}.${p}`)?`${s}tutor/#${m}.${p}`:"";return[{id:f,says:ke,time:T.time,href:Ee,practised:J,tutor:xe}]}),M=t[l],
O=Array.isArray(M?.seen)?M.seen:[],H=E.length===y.size,D=H?w:Math.min(w-1,new Set([...O,...E]).size),he=!H&&(D>0||x.length>0||!!M?.at),be=Math.max(1,Math.ceil(k*
(w-D)/w));return{id:l,game:m,number:S,title:N,address:C,all:y.size,known:E.length,due:E.filter(f=>I.has(y.get(f)??"")).length,missed:x,steps:w,walked:D,left:be,
begun:he,done:H}})}function ae(e,n,t){let s=new Map(n.lessons.flatMap(i=>[...oe(i,[]).keys()].map(l=>[l,i[0]]))),r=t.findLast(({id:i})=>s.has(i))?.id,o=r?e.find(
({id:i})=>i===s.get(r)):e.find(({begun:i})=>i);if(!o?.done)return o;let c=e.filter(({game:i})=>i===o.game),a=i=>i.find(({done:l})=>!l);return a(c.slice(c.indexOf(
o)))??a(c)??a(e)??o}function V(e){let n=e.flatMap(({game:s,missed:r})=>r.map(o=>({...o,game:s})));return[...new Map(n.sort((s,r)=>r.time.localeCompare(s.time)).
map(s=>[`${s.game} ${s.says}`,s])).values()]}async function ce(e,n){let t=document.querySelector("[data-keeps]"),s=t.textContent,r=c=>{t.textContent===c||(t.textContent=
c)},o=()=>e().then(()=>r(s),()=>r(n));await o(),document.documentElement.dataset.shown="1",addEventListener("pageshow",({persisted:c})=>c&&o()),document.addEventListener(
"visibilitychange",()=>document.visibilityState==="visible"&&o())}var $=document.getElementById("reached"),j=$.querySelector("input"),le=document.getElementById("due"),{root:Ae,words:Be}=R("home"),de=R("course"),{say:d,tell:b}=Q(
Be),fe=new Map;function u(e,n,...t){let s=Object.assign(document.createElement(e),n);return s.append(...t),s}function ge(e,{known:n,due:t,missed:s,all:r}){let o=(a,i)=>{
let l=u("i",{className:a});return l.style.width=`${100*i/r}%`,l},c={known:n-t,due:t,misread:s};e?.replaceChildren(...Object.entries(c).flatMap(([a,i])=>i?[o(a,i)]:
[]))}function we(e,n,t){let{id:s,known:r,due:o,missed:c,all:a,done:i,begun:l}=e,p=$.querySelector(`[data-lesson="${s}"]`);p.className=`${i?"done":l?"begun":"new"}${e===
n&&!i?" now":""}`,ge(p.querySelector(".bar"),{known:r,due:o,missed:c.length,all:a});let S=p.querySelector(".v"),N=i?d("known"):l?d("of",{known:r,all:a}):String(
a);if(S.replaceChildren(N),p.querySelector(".open")?.remove(),!c.length)return;let k=u("button",{type:"button",textContent:N});if(k.setAttribute("aria-expanded",
String(t)),k.setAttribute("aria-label",d("bar",{known:r,due:o,all:a,missed:c.length})),k.addEventListener("click",()=>{fe.set(s,!t),we(e,n,!t),p.querySelector("\
.v button").focus()}),S.replaceChildren(k),!t)return;let w=x=>new Date(x).toLocaleDateString(document.documentElement.lang,{day:"numeric",month:"long"}),m=V([e]),
C=m.map(({says:x,time:M,href:O})=>u("li",{},u("i",{className:"misread"}),u("a",{href:O,textContent:x}),u("span",{textContent:M?d("when",{day:w(M)}):""}))),y=u("\
a",{className:"go",href:m[0].href,textContent:d(m[0].practised?"practise":"again_one",{title:m[0].says})}),E=u("ul",{ariaLabel:d("missed")},...C),I=m[0].tutor?[
u("a",{href:m[0].tutor,textContent:d("tutor")})]:[];p.append(u("div",{className:"open"},E,y,...I))}function Ge(e,n){let t=l=>n.reduce((p,S)=>p+l(S),0),s=t(l=>l.
known),r=t(l=>l.due),o=t(l=>l.missed.length),c=t(l=>l.all),a=d(o?"missed_some":"known_all",{known:s,missed:o,all:c}),i=e.querySelector("header .bar");e.querySelector(
".n").textContent=a,ge(i,{known:s,due:r,missed:o,all:c}),i?.setAttribute("aria-label",r?d("bar",{known:s,due:r,missed:o,all:c}):a)}function qe(e){if(le.hidden=!e,
!e)return;let n=e.rules.map(({says:s})=>u("li",{textContent:s})),t=u("a",{className:"line",href:ee(e,"../"),textContent:e.start});le.replaceChildren(u("h2",{textContent:e.
title}),u("p",{textContent:e.says}),u("ol",{},...n),...e.key?[t]:[])}async function ye(){let{entries:e,places:n}=await K();ue(e,n,void 0),Z(e).then(t=>{t&&ue(e,
n,t)})}function ue(e,n,t){qe(t);let s=ie(de,e,n,"../",t?.rules),r=ae(s,de,e),[o]=V(s);for(let c of s){let a=c.missed.some(({id:i})=>i===o?.id);we(c,r,fe.get(c.id)??
a)}for(let c of $.querySelectorAll("[data-game]"))Ge(c,s.filter(({game:a})=>a===c.dataset.game))}var W=()=>ye().catch(()=>b(d("unread")));async function pe(e){let[
{lines:n},{entries:t}]=await Promise.all([v(),K()]),s=De(e,t.at(-1)?.id??""),r=u("a",{href:URL.createObjectURL(new Blob(n)),download:s});r.click(),URL.revokeObjectURL(
r.href)}var me={async export(){let e=prompt(d("whose"));e!==null&&await pe(e)},async next(){let e=prompt(d("whose_next"));e!==null&&(await pe(e),await _(),b(d("\
next_begins")),await W())},import:()=>j.click(),async delete(){confirm(d("sure"))&&(await _(),b(d("deleted")),await W())}};j.addEventListener("change",async()=>{
let[e]=j.files??[];if(!e)return;let n=await ne(await e.text());if(j.value="",!Object.keys(n).length)return b(d("none"));try{let t=(await v()).lines.length;await re(
{lines:n,places:{}}),b(d("imported",{count:(await v()).lines.length-t})),await W()}catch{b(d("unread"))}});$.addEventListener("click",async({target:e})=>{let n=e instanceof
Element&&e.closest("[data-do]")?.getAttribute("data-do");if(!(!n||!me[n]))try{await me[n]()}catch{b(d("unread"))}});Y();$.querySelector(".tools").hidden=!1;await ce(
ye,d("unread"));L(new URL(Ae,document.baseURI).href);

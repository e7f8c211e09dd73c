import{fileName as Oe}from"../progress.js";import{choose as ke}from"../help.js";async function D(e,n=[]){try{let t=navigator.serviceWorker;if(!t)return;await t.register(`${e}offline.js`,{scope:e});let{active:s}=await t.ready;t.addEventListener(
"message",({data:i})=>{i.kept&&(document.documentElement.dataset.kept="1")}),t.startMessages?.();let o=performance.getEntriesByType("resource").map(({name:i})=>i),
r=[...document.images].map(({src:i})=>i),c=[location.href.replace(/\?.*$/,""),...o,...r,...n].map(i=>i.replace(/#.*$/,"")).filter(i=>i.startsWith(e));s?.postMessage(
{keep:[...new Set(c)]})}catch{}}var Fe=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href),_e=["presenter.js","presenter.css"].map(e=>new URL(`../${e}`,
import.meta.url).href);function W(){addEventListener("click",({target:e})=>{let n=e instanceof Element&&e.closest("a[hreflang]");n&&ke("lang",n.getAttribute("hreflang")??"")})}function J(e,n){let t=n.map(o=>e[o]),s=[...new Set(t.flatMap(o=>o.packs))];return{...t[0],files:Object.assign({},...t.map(({files:o})=>o)),packs:s}}var v=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function z(e){let n=document.querySelector('[role="status"]');return{say:(t,s={})=>e[t].replace(
/\{(\w+)\}/g,(o,r)=>String(s[r])),tell:t=>{n.textContent=t}}}var A="boardlab-due",B;async function Y(e){let n=v("reviews"),t=new Date().toISOString().slice(0,10),s=[...new Set(e.map(({id:i})=>i.split(".")[0]))].filter(i=>n.
games?.[i]);if(!s.length||!e.some(({time:i})=>i&&i.slice(0,10)<t)){sessionStorage.removeItem(A);return}let o=`${n.lang} ${t} ${e.length} ${e.at(-1)?.uid}`,r=JSON.
parse(sessionStorage.getItem(A)??"{}");if(r.of===o)return r.due;B?.of!==o&&(B={of:o,told:xe(n,s)});let c=await B.told;return c&&sessionStorage.setItem(A,JSON.stringify(
{of:o,due:c})),c}function xe({games:e,lang:n,root:t},s){let o=new Worker(new URL("./worker.js",import.meta.url),{type:"module"});return new Promise(r=>{o.onmessage=
({data:a})=>{a.whole&&r(a.whole.due),a.failed&&r(void 0)},o.onerror=()=>r(void 0);let c=new URL(t,document.baseURI).href,i={...J(e,s),lang:n,root:c,page:{kind:"\
due",about:""},name:"due"};o.postMessage({start:i})}).finally(()=>o.terminate())}var X=({key:e},n)=>`${n}practice/#${e}`;var Me=["answer","hint"],ve=["id","misconception","hint","lang","t","rule"];async function G(e){if(new TextEncoder().encode(e).length>8192)return;let[,n,t]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(n!==void 0&&!(crypto.subtle&&await Le(n)!==t))try{return Te(JSON.parse(`${n}}`),n)}catch{return}}function Te(e,n){let{v:t,uid:s,kind:o,right:r=!1}=e;
if(typeof s!="string"||!/^[0-9a-f]{16}$/.test(s)||!Number.isInteger(t)||t<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(n)||Q(e,64))return;if(t>1||!Me.includes(o))
return{uid:s,id:"",kind:"",right:!1,misconception:"",time:"",stars:0};if(!(!ve.every(i=>typeof(e[i]??(i in e?null:""))=="string")||typeof r!="boolean"))return{uid:s,
id:e.id??"",kind:o,right:r,misconception:e.misconception??"",time:e.t??"",stars:typeof e.answer=="number"?e.answer:0}}var Q=(e,n)=>n<0||e!==null&&typeof e=="obj\
ect"&&Object.values(e).some(t=>Q(t,n-1));async function Le(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e))).subarray(
0,8)].map(t=>t.toString(16).padStart(2,"0")).join("")}async function Z(e){let n={};for(let t of e.split(/(?<=\n)/)){let s=await G(t);s&&(n[s.uid]??=`${t.replace(
/^\uFEFF|[\r\n]+$/g,"")}
`)}return n}var Re="boardlab.game.";var Ne=()=>Object.keys(localStorage).filter(e=>e.startsWith(Re));function ee(){for(let e of Ne())localStorage.removeItem(e)}var $e="boardlab",b="lines",w="places",je=4e3,q=e=>Promise.race([e,new Promise((n,t)=>setTimeout(()=>t(new Error("no answer")),je))]);function U(){return new Promise(
(e,n)=>{let t=indexedDB.open($e,2);t.onupgradeneeded=({oldVersion:s})=>{s||(t.result.createObjectStore(b,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),
t.result.createObjectStore(w))},t.onsuccess=()=>e(t.result),t.onerror=()=>n(t.error)})}var j=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(
e.error)}),x=()=>q(Ce());async function Ce(){let e=await U(),n=e.transaction([b,w]),[t,s,o]=await Promise.all([j(n.objectStore(b).getAll()),j(n.objectStore(w).getAllKeys()),
j(n.objectStore(w).getAll())]);return e.close(),{lines:t.map(({text:r})=>r),places:Object.fromEntries(s.map((r,c)=>[r,o[c]]))}}var F=()=>q(Ie());async function Ie(){ee();let e=await U(),n=e.transaction([b,w],"readwrite");await Promise.all([b,w].map(t=>j(n.objectStore(t).clear()))),e.close()}
var te=e=>q(Pe(e));async function Pe({lines:e,places:n}){let t=await U();try{await new Promise((s,o)=>{let r=t.transaction([b,w],"readwrite",{durability:"strict"});
r.oncomplete=s,r.onabort=()=>o(r.error);let c=r.objectStore(b);for(let[i,a]of Object.entries(e))c.index("uid").getKey(i).onsuccess=({target:l})=>{l.result===void 0&&
c.add({uid:i,text:a})};for(let[i,a]of Object.entries(n))r.objectStore(w).put(a,i)})}finally{t.close()}}async function ne(){let{lines:e,places:n}=await x();return{entries:(await Promise.all(e.map(G))).flatMap(t=>t?[t]:[]),places:n}}function se([e,n,,,,,t],s){let o=`${e.
split(".")[0]}.${n}.`;return new Map(t.split(" ").map(r=>{let[c,i]=r.split("=");return[c.includes(".")?c:o+c,s[Number(i)]]}))}function re(e,n,t,s,o=[]){let r=new Set(
n.filter(({right:a})=>a).map(({id:a})=>a)),c=new Map(n.filter(({kind:a,right:l})=>a==="answer"&&!l).map(a=>[a.id,a])),i=new Set(Object.keys(e.wrong??{}).filter(
(a,l)=>e.shown?.includes(l)));return e.lessons.map(a=>{let[l,m,E,L,k,y]=a,f=l.split(".")[0],R=`${s}${l.replaceAll(".","/")}/`,h=se(a,e.rules),g=[...h.keys()].filter(
p=>r.has(p)),N=new Set(o.filter(p=>p.id.startsWith(`${f}.`)).map(({says:p})=>p)),$=[...h].flatMap(([p,be])=>{let M=c.get(p);if(!M||r.has(p))return[];let Se=e.wrong?.[M.
misconception]??be,H=i.has(M.misconception)?M.misconception:`${f}.${m}`,V=H!==`${f}.${m}`||e.practised.includes(H),Ee=V?`${s}practice/#${H}`:`${R}#t=boardlab%20\
step%201%20${l}%20${p}`;return[{id:p,says:Se,time:M.time,href:Ee,practised:V}]}),I=t[l],we=Array.isArray(I?.seen)?I.seen:[],P=g.length===h.size,O=P?y:Math.min(y-
1,new Set([...we,...g]).size),ye=!P&&(O>0||$.length>0||!!I?.at),he=Math.max(1,Math.ceil(k*(y-O)/y));return{id:l,game:f,number:E,title:L,address:R,all:h.size,known:g.
length,due:g.filter(p=>N.has(h.get(p)??"")).length,missed:$,steps:y,walked:O,left:he,begun:ye,done:P}})}function oe(e,n,t){let s=new Map(n.lessons.flatMap(a=>[...se(
a,[]).keys()].map(l=>[l,a[0]]))),o=t.findLast(({id:a})=>s.has(a))?.id,r=o?e.find(({id:a})=>a===s.get(o)):e.find(({begun:a})=>a);if(!r?.done)return r;let c=e.filter(
({game:a})=>a===r.game),i=a=>a.find(({done:l})=>!l);return i(c.slice(c.indexOf(r)))??i(c)??i(e)??r}function _(e){let n=e.flatMap(({game:s,missed:o})=>o.map(r=>({
...r,game:s})));return[...new Map(n.sort((s,o)=>o.time.localeCompare(s.time)).map(s=>[`${s.game} ${s.says}`,s])).values()]}async function ie(e,n){let t=document.
querySelector("[data-keeps]"),s=t.textContent,o=c=>{t.textContent===c||(t.textContent=c)},r=()=>e().then(()=>o(s),()=>o(n));await r(),document.documentElement.dataset.
shown="1",addEventListener("pageshow",({persisted:c})=>c&&r()),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&r())}var T=document.getElementById("reached"),C=T.querySelector("input"),ae=document.getElementById("due"),{root:He,words:De}=v("home"),ce=v("course"),{say:d,tell:S}=z(
De),pe=new Map;function u(e,n,...t){let s=Object.assign(document.createElement(e),n);return s.append(...t),s}function me(e,{known:n,due:t,missed:s,all:o}){let r=(i,a)=>{
let l=u("i",{className:i});return l.style.width=`${100*a/o}%`,l},c={known:n-t,due:t,misread:s};e?.replaceChildren(...Object.entries(c).flatMap(([i,a])=>a?[r(i,a)]:
[]))}function fe(e,n,t){let{id:s,known:o,due:r,missed:c,all:i,done:a,begun:l}=e,m=T.querySelector(`[data-lesson="${s}"]`);m.className=`${a?"done":l?"begun":"new"}${e===
n&&!a?" now":""}`,me(m.querySelector(".bar"),{known:o,due:r,missed:c.length,all:i});let E=m.querySelector(".v"),L=a?d("known"):l?d("of",{known:o,all:i}):String(
i);if(E.replaceChildren(L),m.querySelector(".open")?.remove(),!c.length)return;let k=u("button",{type:"button",textContent:L});if(k.setAttribute("aria-expanded",
String(t)),k.setAttribute("aria-label",d("bar",{known:o,due:r,all:i,missed:c.length})),k.addEventListener("click",()=>{pe.set(s,!t),fe(e,n,!t),m.querySelector("\
.v button").focus()}),E.replaceChildren(k),!t)return;let y=g=>new Date(g).toLocaleDateString(document.documentElement.lang,{day:"numeric",month:"long"}),f=_([e]),
R=f.map(({says:g,time:N,href:$})=>u("li",{},u("i",{className:"misread"}),u("a",{href:$,textContent:g}),u("span",{textContent:N?d("when",{day:y(N)}):""}))),h=u("\
a",{className:"go",href:f[0].href,textContent:d(f[0].practised?"practise":"again_one",{title:f[0].says})});m.append(u("div",{className:"open"},u("ul",{ariaLabel:d(
"missed")},...R),h))}function Ae(e,n){let t=l=>n.reduce((m,E)=>m+l(E),0),s=t(l=>l.known),o=t(l=>l.due),r=t(l=>l.missed.length),c=t(l=>l.all),i=d(r?"missed_some":
"known_all",{known:s,missed:r,all:c}),a=e.querySelector("header .bar");e.querySelector(".n").textContent=i,me(a,{known:s,due:o,missed:r,all:c}),a?.setAttribute(
"aria-label",o?d("bar",{known:s,due:o,missed:r,all:c}):i)}function Be(e){if(ae.hidden=!e,!e)return;let n=e.rules.map(({says:s})=>u("li",{textContent:s})),t=u("a",
{className:"line",href:X(e,"../"),textContent:e.start});ae.replaceChildren(u("h2",{textContent:e.title}),u("p",{textContent:e.says}),u("ol",{},...n),...e.key?[t]:
[])}async function ge(){let{entries:e,places:n}=await ne();le(e,n,void 0),Y(e).then(t=>{t&&le(e,n,t)})}function le(e,n,t){Be(t);let s=re(ce,e,n,"../",t?.rules),
o=oe(s,ce,e),[r]=_(s);for(let c of s){let i=c.missed.some(({id:a})=>a===r?.id);fe(c,o,pe.get(c.id)??i)}for(let c of T.querySelectorAll("[data-game]"))Ae(c,s.filter(
({game:i})=>i===c.dataset.game))}var K=()=>ge().catch(()=>S(d("unread")));async function de(e){let{lines:n}=await x(),t=u("a",{href:URL.createObjectURL(new Blob(
n)),download:Oe(e)});t.click(),URL.revokeObjectURL(t.href)}var ue={async export(){let e=prompt(d("whose"));e!==null&&await de(e)},async next(){let e=prompt(d("w\
hose_next"));e!==null&&(await de(e),await F(),S(d("next_begins")),await K())},import:()=>C.click(),async delete(){confirm(d("sure"))&&(await F(),S(d("deleted")),
await K())}};C.addEventListener("change",async()=>{let[e]=C.files??[];if(!e)return;let n=await Z(await e.text());if(C.value="",!Object.keys(n).length)return S(d(
"none"));try{let t=(await x()).lines.length;await te({lines:n,places:{}}),S(d("imported",{count:(await x()).lines.length-t})),await K()}catch{S(d("unread"))}});
T.addEventListener("click",async({target:e})=>{let n=e instanceof Element&&e.closest("[data-do]")?.getAttribute("data-do");if(!(!n||!ue[n]))try{await ue[n]()}catch{
S(d("unread"))}});W();T.querySelector(".tools").hidden=!1;await ie(ge,d("unread"));D(new URL(He,document.baseURI).href);

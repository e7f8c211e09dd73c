import{choose as te}from"../help.js";async function L(e,n=[]){try{let t=navigator.serviceWorker;if(!t)return;await t.register(`${e}offline.js`,{scope:e});let{active:s}=await t.ready;t.addEventListener(
"message",({data:r})=>{r.kept&&(document.documentElement.dataset.kept="1")}),t.startMessages?.();let i=performance.getEntriesByType("resource").map(({name:r})=>r),
o=[...document.images].map(({src:r})=>r),a=[location.href.replace(/\?.*$/,""),...i,...o,...n].map(r=>r.replace(/#.*$/,"")).filter(r=>r.startsWith(e));s?.postMessage(
{keep:[...new Set(a)]})}catch{}}var Se=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href),Ee=["presenter.js","presenter.css"].map(e=>new URL(`../${e}`,
import.meta.url).href);function H(){addEventListener("click",({target:e})=>{let n=e instanceof Element&&e.closest("a[hreflang]");n&&te("lang",n.getAttribute("hreflang")??"")})}var ne=["answer","hint"],se=["id","misconception","hint","lang","t"];async function N(e){if(new TextEncoder().encode(e).length>8192)return;let[,n,t]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(n!==void 0&&!(crypto.subtle&&await oe(n)!==t))try{return re(JSON.parse(`${n}}`),n)}catch{return}}function re(e,n){let{v:t,uid:s,kind:i,right:o=!1}=e;
if(typeof s!="string"||!/^[0-9a-f]{16}$/.test(s)||!Number.isInteger(t)||t<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(n)||P(e,64))return;if(t>1||!ne.includes(i))
return{uid:s,id:"",kind:"",right:!1,misconception:"",time:"",stars:0};if(!(!se.every(r=>typeof(e[r]??(r in e?null:""))=="string")||typeof o!="boolean"))return{uid:s,
id:e.id??"",kind:i,right:o,misconception:e.misconception??"",time:e.t??"",stars:typeof e.answer=="number"?e.answer:0}}var P=(e,n)=>n<0||e!==null&&typeof e=="obj\
ect"&&Object.values(e).some(t=>P(t,n-1));async function oe(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e))).subarray(
0,8)].map(t=>t.toString(16).padStart(2,"0")).join("")}var ie="boardlab",R="lines",h="places",ae=4e3,ce=e=>Promise.race([e,new Promise((n,t)=>setTimeout(()=>t(new Error("no answer")),ae))]);function le(){return new Promise(
(e,n)=>{let t=indexedDB.open(ie,2);t.onupgradeneeded=({oldVersion:s})=>{s||(t.result.createObjectStore(R,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),
t.result.createObjectStore(h))},t.onsuccess=()=>e(t.result),t.onerror=()=>n(t.error)})}var $=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(
e.error)}),C=()=>ce(de());async function de(){let e=await le(),n=e.transaction([R,h]),[t,s,i]=await Promise.all([$(n.objectStore(R).getAll()),$(n.objectStore(h).
getAllKeys()),$(n.objectStore(h).getAll())]);return e.close(),{lines:t.map(({text:o})=>o),places:Object.fromEntries(s.map((o,a)=>[o,i[a]]))}}async function A(){let{lines:e,places:n}=await C();return{entries:(await Promise.all(e.map(N))).flatMap(t=>t?[t]:[]),places:n}}function q([e,n,,,,,t],s){let i=`${e.
split(".")[0]}.${n}.`;return new Map(t.split(" ").map(o=>{let[a,r]=o.split("=");return[a.includes(".")?a:i+a,s[Number(r)]]}))}function B(e,n,t,s){let i=new Set(
n.filter(({right:r})=>r).map(({id:r})=>r)),o=new Map(n.filter(({kind:r,right:c})=>r==="answer"&&!c).map(r=>[r.id,r])),a=new Set(Object.keys(e.wrong??{}).filter(
(r,c)=>e.shown?.includes(c)));return e.lessons.map(r=>{let[c,d,u,W,J,g]=r,S=c.split(".")[0],v=`${s}${c.replaceAll(".","/")}/`,y=q(r,e.rules),E=[...y.keys()].filter(
p=>i.has(p)),O=[...y].flatMap(([p,Q])=>{let f=o.get(p);if(!f||i.has(p))return[];let Z=e.wrong?.[f.misconception]??Q,T=a.has(f.misconception)?f.misconception:`${S}\
.${d}`,I=T!==`${S}.${d}`||e.practised.includes(T),ee=I?`${s}practice/#${T}`:`${v}#t=boardlab%20step%201%20${c}%20${p}`;return[{id:p,says:Z,time:f.time,href:ee,practised:I}]}),
k=t[c],z=Array.isArray(k?.seen)?k.seen:[],x=E.length===y.size,M=x?g:Math.min(g-1,new Set([...z,...E]).size),Y=!x&&(M>0||O.length>0||!!k?.at),X=Math.max(1,Math.ceil(
J*(g-M)/g));return{id:c,game:S,number:u,title:W,address:v,all:y.size,known:E.length,missed:O,steps:g,walked:M,left:X,begun:Y,done:x}})}function _(e,n,t){let s=new Map(
n.lessons.flatMap(c=>[...q(c,[]).keys()].map(d=>[d,c[0]]))),i=t.findLast(({id:c})=>s.has(c))?.id,o=i?e.find(({id:c})=>c===s.get(i)):e.find(({begun:c})=>c);if(!o?.
done)return o;let a=e.filter(({game:c})=>c===o.game),r=c=>c.find(({done:d})=>!d);return r(a.slice(a.indexOf(o)))??r(a)??r(e)??o}function F(e){let n=e.flatMap(({
game:s,missed:i})=>i.map(o=>({...o,game:s})));return[...new Map(n.sort((s,i)=>i.time.localeCompare(s.time)).map(s=>[`${s.game} ${s.says}`,s])).values()]}async function D(e,n){
let t=document.querySelector("[data-keeps]"),s=t.textContent,i=a=>{t.textContent===a||(t.textContent=a)},o=()=>e().then(()=>i(s),()=>i(n));await o(),document.documentElement.
dataset.shown="1",addEventListener("pageshow",({persisted:a})=>a&&o()),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&o())}var j=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function G(e){let n=document.querySelector('[role="status"]');return{say:(t,s={})=>e[t].replace(
/\{(\w+)\}/g,(i,o)=>String(s[o])),tell:t=>{n.textContent=t}}}var{root:U,words:ue}=j("home"),K=j("course"),{say:l}=G(ue),pe=4,w=document.getElementById("onward"),b=document.getElementById("again"),V=e=>document.querySelector(
`#${e} h2`)?.firstChild?.textContent??"",m=(e,n)=>{w.querySelector(e).textContent=n};function me(e,n){let t=w.querySelector("a"),s=e.done,i={game:V(e.game),number:e.
number,count:n};m(".k",l(e.begun?"go_on":"first_of",i)),m("h2",s?l("finished",i):e.title),m(".what",s?l("finished_about"):""),m(".act span",l(s?"play_one":"go_o\
n_button",i)),m(".note",s?"":l("left",{minutes:e.left})),m(".far",l("far",{step:e.walked+1,steps:e.steps})),w.querySelector(".k").hidden=s;let o=w.querySelector(
".pg");o.hidden=s||!e.begun,o.querySelector("i").style.width=`${100*e.walked/e.steps}%`,t.href=s?`play/#${e.game}`:e.address;let a=w.querySelector("img"),r=`${U}\
pictures/${s?e.game:e.id}.${document.documentElement.lang}.svg`;a.getAttribute("src")!==r&&(a.src=r),a.alt=i.game}function ge(e){let n=F(e);if(!n.length)return;
let t=({says:i,href:o,game:a})=>{let r=Object.assign(document.createElement("a"),{href:o,textContent:i}),c=document.createElement("li");return c.append(Object.assign(
document.createElement("i"),{className:"misread"}),r,fe(V(a))),c};b.className="how again",b.querySelector("h2").textContent=l("again"),b.querySelector("ol")?.replaceChildren(
...n.slice(0,pe).map(t));let s=b.querySelector("a.line");s.href="progress/",s.textContent=l("again_all",{count:n.length})}var fe=e=>Object.assign(document.createElement(
"span"),{textContent:e});async function we(){let{entries:e,places:n}=await A(),t=B(K,e,n,"");for(let i of document.querySelectorAll(".game")){let o=t.filter(u=>u.
game===i.id),a=o.filter(u=>u.done).length,r=o.some(u=>u.begun||u.done),c=i.querySelector(".bar");if(c.hidden=!r,c.querySelector("i").style.width=`${100*a/o.length}\
%`,!r)continue;let d=l("reached",{done:a,all:o.length});i.querySelector(".n").textContent=d,i.querySelector("small").textContent=d}let s=_(t,K,e);s&&me(s,t.length),
ge(t)}H();await D(we,l("unread"));L(new URL(U,document.baseURI).href);

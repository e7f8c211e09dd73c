function j(e,n){let t=new Map;for(let{id:r,stars:i}of e)t.set(r,Math.max(i,t.get(r)??0));for(let r of document.querySelectorAll("[data-challenge]")){let i=t.get(
r.dataset.challenge??"")??0,o=r.querySelector("i");o.textContent=i?"★".repeat(i)+"☆".repeat(3-i):"",i&&(o.role="img",o.ariaLabel=n("stars",{stars:i}))}}import{choose as Y}from"../help.js";async function k(e,n=[]){try{let t=navigator.serviceWorker;if(!t)return;await t.register(`${e}offline.js`,{scope:e});let{active:r}=await t.ready;t.addEventListener(
"message",({data:s})=>{s.kept&&(document.documentElement.dataset.kept="1")}),t.startMessages?.();let i=performance.getEntriesByType("resource").map(({name:s})=>s),
o=[...document.images].map(({src:s})=>s),a=[location.href.replace(/\?.*$/,""),...i,...o,...n].map(s=>s.replace(/#.*$/,"")).filter(s=>s.startsWith(e));r?.postMessage(
{keep:[...new Set(a)]})}catch{}}var ge=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href),fe=["presenter.js","presenter.css"].map(e=>new URL(`../${e}`,
import.meta.url).href);function L(){addEventListener("click",({target:e})=>{let n=e instanceof Element&&e.closest("a[hreflang]");n&&Y("lang",n.getAttribute("hreflang")??"")})}var X=["answer","hint"],Q=["id","misconception","hint","lang","t"];async function I(e){if(new TextEncoder().encode(e).length>8192)return;let[,n,t]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(n!==void 0&&!(crypto.subtle&&await ee(n)!==t))try{return Z(JSON.parse(`${n}}`),n)}catch{return}}function Z(e,n){let{v:t,uid:r,kind:i,right:o=!1}=e;
if(typeof r!="string"||!/^[0-9a-f]{16}$/.test(r)||!Number.isInteger(t)||t<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(n)||P(e,64))return;if(t>1||!X.includes(i))
return{uid:r,id:"",kind:"",right:!1,misconception:"",time:"",stars:0};if(!(!Q.every(s=>typeof(e[s]??(s in e?null:""))=="string")||typeof o!="boolean"))return{uid:r,
id:e.id??"",kind:i,right:o,misconception:e.misconception??"",time:e.t??"",stars:typeof e.answer=="number"?e.answer:0}}var P=(e,n)=>n<0||e!==null&&typeof e=="obj\
ect"&&Object.values(e).some(t=>P(t,n-1));async function ee(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e))).subarray(
0,8)].map(t=>t.toString(16).padStart(2,"0")).join("")}var te="boardlab",M="lines",f="places",ne=4e3,se=e=>Promise.race([e,new Promise((n,t)=>setTimeout(()=>t(new Error("no answer")),ne))]);function re(){return new Promise(
(e,n)=>{let t=indexedDB.open(te,2);t.onupgradeneeded=({oldVersion:r})=>{r||(t.result.createObjectStore(M,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),
t.result.createObjectStore(f))},t.onsuccess=()=>e(t.result),t.onerror=()=>n(t.error)})}var x=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(
e.error)}),N=()=>se(oe());async function oe(){let e=await re(),n=e.transaction([M,f]),[t,r,i]=await Promise.all([x(n.objectStore(M).getAll()),x(n.objectStore(f).
getAllKeys()),x(n.objectStore(f).getAll())]);return e.close(),{lines:t.map(({text:o})=>o),places:Object.fromEntries(r.map((o,a)=>[o,i[a]]))}}async function O(){let{lines:e,places:n}=await N();return{entries:(await Promise.all(e.map(I))).flatMap(t=>t?[t]:[]),places:n}}function A([e,n,,,,,t],r){let i=`${e.
split(".")[0]}.${n}.`;return new Map(t.split(" ").map(o=>{let[a,s]=o.split("=");return[a.includes(".")?a:i+a,r[Number(s)]]}))}function C(e,n,t,r){let i=new Set(
n.filter(({right:s})=>s).map(({id:s})=>s)),o=new Map(n.filter(({kind:s,right:c})=>s==="answer"&&!c).map(s=>[s.id,s])),a=new Set(Object.keys(e.wrong??{}).filter(
(s,c)=>e.shown?.includes(c)));return e.lessons.map(s=>{let[c,d,D,G,_,p]=s,w=c.split(".")[0],$=`${r}${c.replaceAll(".","/")}/`,g=A(s,e.rules),y=[...g.keys()].filter(
u=>i.has(u)),R=[...g].flatMap(([u,W])=>{let m=o.get(u);if(!m||i.has(u))return[];let J=e.wrong?.[m.misconception]??W,E=a.has(m.misconception)?m.misconception:`${w}\
.${d}`,v=E!==`${w}.${d}`||e.practised.includes(E),z=v?`${r}practice/#${E}`:`${$}#t=boardlab%20step%201%20${c}%20${u}`;return[{id:u,says:J,time:m.time,href:z,practised:v}]}),
h=t[c],K=Array.isArray(h?.seen)?h.seen:[],b=y.length===g.size,S=b?p:Math.min(p-1,new Set([...K,...y]).size),U=!b&&(S>0||R.length>0||!!h?.at),V=Math.max(1,Math.ceil(
_*(p-S)/p));return{id:c,game:w,number:D,title:G,address:$,all:g.size,known:y.length,missed:R,steps:p,walked:S,left:V,begun:U,done:b}})}function H(e,n,t){let r=new Map(
n.lessons.flatMap(c=>[...A(c,[]).keys()].map(d=>[d,c[0]]))),i=t.findLast(({id:c})=>r.has(c))?.id,o=i?e.find(({id:c})=>c===r.get(i)):e.find(({begun:c})=>c);if(!o?.
done)return o;let a=e.filter(({game:c})=>c===o.game),s=c=>c.find(({done:d})=>!d);return s(a.slice(a.indexOf(o)))??s(a)??s(e)??o}async function q(e,n){let t=document.querySelector("[data-keeps]"),r=t.textContent,i=a=>{t.textContent===a||(t.textContent=a)},o=()=>e().then(()=>i(r),()=>i(n));
await o(),document.documentElement.dataset.shown="1",addEventListener("pageshow",({persisted:a})=>a&&o()),document.addEventListener("visibilitychange",()=>document.
visibilityState==="visible"&&o())}var T=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function B(e){let n=document.querySelector('[role="status"]');return{say:(t,r={})=>e[t].replace(
/\{(\w+)\}/g,(i,o)=>String(r[o])),tell:t=>{n.textContent=t}}}var{root:ie,words:ae}=T("home"),F=T("course"),{say:l}=B(ae);function ce({id:e,done:n,begun:t,known:r,all:i},o){let a=document.querySelector(`[data-lesson="${e}"\
]`);if(a.className=`${n?"done":t?"begun":""}${o?" next":""}`,a.querySelector("i")?.remove(),!n&&!t)return;let s=document.createElement("i");s.textContent=n?l("k\
nown"):r?l("solved",{solved:r,all:i}):l("begun"),a.querySelector("a")?.append(s)}async function le(){let{entries:e,places:n}=await O();j(e,l);let t=C(F,e,n,"../"),
r=H(t,F,e);for(let s of t)ce(s,s===r&&!s.done);let i=t.filter(s=>s.done).length;if(!r)return;let o=document.querySelector(".pg .bar");o.hidden=!1,o.querySelector(
"i").style.width=`${100*i/t.length}%`,document.querySelector(".far").textContent=l("reached",{done:i,all:t.length});let a=document.getElementById("onward");r.done||
(a.href=r.address,a.textContent=`${l("go_on_button")}: ${r.title}`)}L();await q(le,l("unread"));k(new URL(ie,document.baseURI).href);

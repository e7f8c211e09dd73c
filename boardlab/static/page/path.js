function L(e,n){let t=new Map;for(let{id:s,stars:o}of e)t.set(s,Math.max(o,t.get(s)??0));for(let s of document.querySelectorAll("[data-challenge]")){let o=t.get(
s.dataset.challenge??"")??0,r=s.querySelector("i");r.textContent=o?"★".repeat(o)+"☆".repeat(3-o):"",o&&(r.role="img",r.ariaLabel=n("stars",{stars:o}))}}import{choose as Z}from"../help.js";async function k(e,n=[]){try{let t=navigator.serviceWorker;if(!t)return;await t.register(`${e}offline.js`,{scope:e});let{active:s}=await t.ready;t.addEventListener(
"message",({data:i})=>{i.kept&&(document.documentElement.dataset.kept="1")}),t.startMessages?.();let o=performance.getEntriesByType("resource").map(({name:i})=>i),
r=[...document.images].map(({src:i})=>i),a=[location.href.replace(/\?.*$/,""),...o,...r,...n].map(i=>i.replace(/#.*$/,"")).filter(i=>i.startsWith(e));s?.postMessage(
{keep:[...new Set(a)]})}catch{}}var ye=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href),he=["presenter.js","presenter.css"].map(e=>new URL(`../${e}`,
import.meta.url).href);function I(){addEventListener("click",({target:e})=>{let n=e instanceof Element&&e.closest("a[hreflang]");n&&Z("lang",n.getAttribute("hreflang")??"")})}var ee=["answer","hint"],te=["id","misconception","hint","lang","t","rule"];async function P(e){if(new TextEncoder().encode(e).length>8192)return;let[,n,t]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(n!==void 0&&!(crypto.subtle&&await se(n)!==t))try{return ne(JSON.parse(`${n}}`),n)}catch{return}}function ne(e,n){let{v:t,uid:s,kind:o,right:r=!1}=e;
if(typeof s!="string"||!/^[0-9a-f]{16}$/.test(s)||!Number.isInteger(t)||t<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(n)||N(e,64))return;if(t>1||!ee.includes(o))
return{uid:s,id:"",kind:"",right:!1,misconception:"",time:"",stars:0};if(!(!te.every(i=>typeof(e[i]??(i in e?null:""))=="string")||typeof r!="boolean"))return{uid:s,
id:e.id??"",kind:o,right:r,misconception:e.misconception??"",time:e.t??"",stars:typeof e.answer=="number"?e.answer:0}}var N=(e,n)=>n<0||e!==null&&typeof e=="obj\
ect"&&Object.values(e).some(t=>N(t,n-1));async function se(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e))).subarray(
0,8)].map(t=>t.toString(16).padStart(2,"0")).join("")}var re="boardlab",$="lines",h="places",oe=4e3,ie=e=>Promise.race([e,new Promise((n,t)=>setTimeout(()=>t(new Error("no answer")),oe))]);function ae(){return new Promise(
(e,n)=>{let t=indexedDB.open(re,2);t.onupgradeneeded=({oldVersion:s})=>{s||(t.result.createObjectStore($,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),
t.result.createObjectStore(h))},t.onsuccess=()=>e(t.result),t.onerror=()=>n(t.error)})}var M=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(
e.error)}),O=()=>ie(ce());async function ce(){let e=await ae(),n=e.transaction([$,h]),[t,s,o]=await Promise.all([M(n.objectStore($).getAll()),M(n.objectStore(h).
getAllKeys()),M(n.objectStore(h).getAll())]);return e.close(),{lines:t.map(({text:r})=>r),places:Object.fromEntries(s.map((r,a)=>[r,o[a]]))}}async function A(){let{lines:e,places:n}=await O();return{entries:(await Promise.all(e.map(P))).flatMap(t=>t?[t]:[]),places:n}}function C([e,n,,,,,t],s){let o=`${e.
split(".")[0]}.${n}.`;return new Map(t.split(" ").map(r=>{let[a,i]=r.split("=");return[a.includes(".")?a:o+a,s[Number(i)]]}))}function H(e,n,t,s,o=[]){let r=new Set(
n.filter(({right:c})=>c).map(({id:c})=>c)),a=new Map(n.filter(({kind:c,right:l})=>c==="answer"&&!l).map(c=>[c.id,c])),i=new Set(Object.keys(e.wrong??{}).filter(
(c,l)=>e.shown?.includes(l)));return e.lessons.map(c=>{let[l,w,G,_,K,g]=c,p=l.split(".")[0],R=`${s}${l.replaceAll(".","/")}/`,m=C(c,e.rules),y=[...m.keys()].filter(
d=>r.has(d)),U=new Set(o.filter(d=>d.id.startsWith(`${p}.`)).map(({says:d})=>d)),v=[...m].flatMap(([d,z])=>{let f=a.get(d);if(!f||r.has(d))return[];let Y=e.wrong?.[f.
misconception]??z,x=i.has(f.misconception)?f.misconception:`${p}.${w}`,j=x!==`${p}.${w}`||e.practised.includes(x),X=j?`${s}practice/#${x}`:`${R}#t=boardlab%20st\
ep%201%20${l}%20${d}`,Q=e.practised.includes(`${p}.${w}`)?`${s}tutor/#${p}.${w}`:"";return[{id:d,says:Y,time:f.time,href:X,practised:j,tutor:Q}]}),b=t[l],V=Array.
isArray(b?.seen)?b.seen:[],S=y.length===m.size,E=S?g:Math.min(g-1,new Set([...V,...y]).size),W=!S&&(E>0||v.length>0||!!b?.at),J=Math.max(1,Math.ceil(K*(g-E)/g));
return{id:l,game:p,number:G,title:_,address:R,all:m.size,known:y.length,due:y.filter(d=>U.has(m.get(d)??"")).length,missed:v,steps:g,walked:E,left:J,begun:W,done:S}})}
function q(e,n,t){let s=new Map(n.lessons.flatMap(c=>[...C(c,[]).keys()].map(l=>[l,c[0]]))),o=t.findLast(({id:c})=>s.has(c))?.id,r=o?e.find(({id:c})=>c===s.get(
o)):e.find(({begun:c})=>c);if(!r?.done)return r;let a=e.filter(({game:c})=>c===r.game),i=c=>c.find(({done:l})=>!l);return i(a.slice(a.indexOf(r)))??i(a)??i(e)??
r}async function B(e,n){let t=document.querySelector("[data-keeps]"),s=t.textContent,o=a=>{t.textContent===a||(t.textContent=a)},r=()=>e().then(()=>o(s),()=>o(n));
await r(),document.documentElement.dataset.shown="1",addEventListener("pageshow",({persisted:a})=>a&&r()),document.addEventListener("visibilitychange",()=>document.
visibilityState==="visible"&&r())}var T=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function F(e){let n=document.querySelector('[role="status"]');return{say:(t,s={})=>e[t].replace(
/\{(\w+)\}/g,(o,r)=>String(s[r])),tell:t=>{n.textContent=t}}}var{root:le,words:de}=T("home"),D=T("course"),{say:u}=F(de);function ue({id:e,done:n,begun:t,known:s,all:o},r){let a=document.querySelector(`[data-lesson="${e}"\
]`);if(a.className=`${n?"done":t?"begun":""}${r?" next":""}`,a.querySelector("i")?.remove(),!n&&!t)return;let i=document.createElement("i");i.textContent=n?u("k\
nown"):s?u("solved",{solved:s,all:o}):u("begun"),a.querySelector("a")?.append(i)}async function pe(){let{entries:e,places:n}=await A();L(e,u);let t=H(D,e,n,"../"),
s=q(t,D,e);for(let i of t)ue(i,i===s&&!i.done);let o=t.filter(i=>i.done).length;if(!s)return;let r=document.querySelector(".pg .bar");r.hidden=!1,r.querySelector(
"i").style.width=`${100*o/t.length}%`,document.querySelector(".far").textContent=u("reached",{done:o,all:t.length});let a=document.getElementById("onward");s.done||
(a.href=s.address,a.textContent=`${u("go_on_button")}: ${s.title}`)}I();await B(pe,u("unread"));k(new URL(le,document.baseURI).href);

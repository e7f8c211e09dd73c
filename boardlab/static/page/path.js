function R(e,n){let t=new Map;for(let{id:s,stars:a}of e)t.set(s,Math.max(a,t.get(s)??0));for(let s of document.querySelectorAll("[data-challenge]")){let a=t.get(
s.dataset.challenge??"")??0,i=s.querySelector("i");i.textContent=a?"★".repeat(a)+"☆".repeat(3-a):"",i.ariaLabel=a?n("stars",{stars:a}):""}}import{choose as W}from"../help.js";async function E(e,n=[]){try{let t=navigator.serviceWorker;if(!t)return;await t.register(`${e}offline.js`,{scope:e});let{active:s}=await t.ready;t.addEventListener(
"message",({data:o})=>{o.kept&&(document.documentElement.dataset.kept="1")}),t.startMessages?.();let a=performance.getEntriesByType("resource").map(({name:o})=>o),
i=[...document.images].map(({src:o})=>o),r=[location.href.replace(/\?.*$/,""),...a,...i,...n].map(o=>o.replace(/#.*$/,"")).filter(o=>o.startsWith(e));s?.postMessage(
{keep:[...new Set(r)]})}catch{}}var ce=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href);function v(){addEventListener("click",({target:e})=>{let n=e instanceof Element&&e.closest("a[hreflang]");n&&W("lang",n.getAttribute("hreflang")??"")})}var z=["answer","hint"],J=["id","misconception","hint","lang","t"];async function L(e){if(new TextEncoder().encode(e).length>8192)return;let[,n,t]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(n!==void 0&&!(crypto.subtle&&await Y(n)!==t))try{return K(JSON.parse(`${n}}`),n)}catch{return}}function K(e,n){let{v:t,uid:s,kind:a,right:i=!1}=e;
if(typeof s!="string"||!/^[0-9a-f]{16}$/.test(s)||!Number.isInteger(t)||t<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(n)||$(e,64))return;if(t>1||!z.includes(a))
return{uid:s,id:"",kind:"",right:!1,misconception:"",time:"",stars:0};if(!(!J.every(o=>typeof(e[o]??(o in e?null:""))=="string")||typeof i!="boolean"))return{uid:s,
id:e.id??"",kind:a,right:i,misconception:e.misconception??"",time:e.t??"",stars:typeof e.answer=="number"?e.answer:0}}var $=(e,n)=>n<0||e!==null&&typeof e=="obj\
ect"&&Object.values(e).some(t=>$(t,n-1));async function Y(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e))).subarray(
0,8)].map(t=>t.toString(16).padStart(2,"0")).join("")}var G="boardlab",x="lines",m="places";var X=e=>Promise.race([e,new Promise((n,t)=>setTimeout(()=>t(new Error("no answer")),4e3))]);function Q(){return new Promise((e,n)=>{let t=indexedDB.open(G,2);t.
onupgradeneeded=({oldVersion:s})=>{s||(t.result.createObjectStore(x,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),t.result.createObjectStore(m))},t.onsuccess=
()=>e(t.result),t.onerror=()=>n(t.error)})}var S=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(e.error)}),j=()=>X(Z());async function Z(){let e=await Q(),
n=e.transaction([x,m]),[t,s,a]=await Promise.all([S(n.objectStore(x).getAll()),S(n.objectStore(m).getAllKeys()),S(n.objectStore(m).getAll())]);return e.close(),
{lines:t.map(({text:i})=>i),places:Object.fromEntries(s.map((i,r)=>[i,a[r]]))}}async function P(){let{lines:e,places:n}=await j();return{entries:(await Promise.all(e.map(L))).flatMap(t=>t?[t]:[]),places:n}}function I([e,n,,,,,t],s){let a=`${e.
split(".")[0]}.${n}.`;return new Map(t.split(" ").map(i=>{let[r,o]=i.split("=");return[r.includes(".")?r:a+r,s[Number(o)]]}))}function A(e,n,t,s){let a=new Set(
n.filter(({right:r})=>r).map(({id:r})=>r)),i=new Map(n.filter(({kind:r,right:o})=>r==="answer"&&!o).map(r=>[r.id,r]));return e.lessons.map(r=>{let[o,,c,u,B,p]=r,
q=o.split(".")[0],M=`${s}${o.replaceAll(".","/")}/`,f=I(r,e.rules),g=[...f.keys()].filter(d=>a.has(d)),T=[...f].flatMap(([d,V])=>{let b=i.get(d);if(!b||a.has(d))
return[];let U=e.wrong?.[b.misconception]??V;return[{id:d,says:U,time:b.time,href:`${M}#t=boardlab%20step%201%20${o}%20${d}`}]}),w=t[o],F=Array.isArray(w?.seen)?
w.seen:[],y=g.length===f.size,h=y?p:Math.min(p-1,new Set([...F,...g]).size),D=!y&&(h>0||T.length>0||!!w?.at),_=Math.max(1,Math.ceil(B*(p-h)/p));return{id:o,game:q,
number:c,title:u,address:M,all:f.size,known:g.length,missed:T,steps:p,walked:h,left:_,begun:D,done:y}})}function N(e,n,t){let s=new Map(n.lessons.flatMap(c=>[...I(
c,[]).keys()].map(u=>[u,c[0]]))),a=t.findLast(({id:c})=>s.has(c))?.id,i=a?e.find(({id:c})=>c===s.get(a)):e.find(({begun:c})=>c);if(!i?.done)return i;let r=e.filter(
({game:c})=>c===i.game),o=c=>c.find(({done:u})=>!u);return o(r.slice(r.indexOf(i)))??o(r)??o(e)??i}async function C(e,n){let t=document.querySelector("[data-keeps]"),s=t.textContent,a=r=>{t.textContent===r||(t.textContent=r)},i=()=>e().then(()=>a(s),()=>a(n));
await i(),document.documentElement.dataset.shown="1",addEventListener("pageshow",({persisted:r})=>r&&i()),document.addEventListener("visibilitychange",()=>document.
visibilityState==="visible"&&i())}var k=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function H(e){let n=document.querySelector('[role="status"]');return{say:(t,s={})=>e[t].replace(
/\{(\w+)\}/g,(a,i)=>String(s[i])),tell:t=>{n.textContent=t}}}var{root:ee,words:te}=k("home"),O=k("course"),{say:l}=H(te);function ne({id:e,done:n,begun:t,known:s,all:a},i){let r=document.querySelector(`[data-lesson="${e}"\
]`);if(r.className=`${n?"done":t?"begun":""}${i?" next":""}`,r.querySelector("i")?.remove(),!n&&!t)return;let o=document.createElement("i");o.textContent=n?l("k\
nown"):s?l("solved",{solved:s,all:a}):l("begun"),r.append(o)}async function se(){let{entries:e,places:n}=await P();R(e,l);let t=A(O,e,n,"../"),s=N(t,O,e);for(let o of t)
ne(o,o===s&&!o.done);let a=t.filter(o=>o.done).length;if(!s)return;let i=document.querySelector(".pg .bar");i.hidden=!1,i.querySelector("i").style.width=`${100*
a/t.length}%`,document.querySelector(".far").textContent=l("reached",{done:a,all:t.length});let r=document.getElementById("onward");s.done||(r.href=s.address,r.
textContent=`${l("go_on_button")}: ${s.title}`)}v();await C(se,l("unread"));E(new URL(ee,document.baseURI).href);

import{choose as U}from"../help.js";async function E(e,n=[]){try{let t=navigator.serviceWorker;if(!t)return;await t.register(`${e}offline.js`,{scope:e});let{active:o}=await t.ready;t.addEventListener(
"message",({data:r})=>{r.kept&&(document.documentElement.dataset.kept="1")}),t.startMessages?.();let a=performance.getEntriesByType("resource").map(({name:r})=>r),
i=[...document.images].map(({src:r})=>r),s=[location.href.replace(/\?.*$/,""),...a,...i,...n].map(r=>r.replace(/#.*$/,"")).filter(r=>r.startsWith(e));o?.postMessage(
{keep:[...new Set(s)]})}catch{}}var ie=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href);function v(){addEventListener("click",({target:e})=>{let n=e instanceof Element&&e.closest("a[hreflang]");n&&U("lang",n.getAttribute("hreflang")??"")})}var W=["answer","hint"],z=["id","misconception","hint","lang","t"];async function R(e){if(new TextEncoder().encode(e).length>8192)return;let[,n,t]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(n!==void 0&&!(crypto.subtle&&await K(n)!==t))try{return J(JSON.parse(`${n}}`),n)}catch{return}}function J(e,n){let{v:t,uid:o,kind:a,right:i=!1}=e;
if(typeof o!="string"||!/^[0-9a-f]{16}$/.test(o)||!Number.isInteger(t)||t<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(n)||$(e,64))return;if(t>1||!W.includes(a))
return{uid:o,id:"",kind:"",right:!1,misconception:"",time:""};if(!(!z.every(r=>typeof(e[r]??(r in e?null:""))=="string")||typeof i!="boolean"))return{uid:o,id:e.
id??"",kind:a,right:i,misconception:e.misconception??"",time:e.t??""}}var $=(e,n)=>n<0||e!==null&&typeof e=="object"&&Object.values(e).some(t=>$(t,n-1));async function K(e){
return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e))).subarray(0,8)].map(t=>t.toString(16).padStart(2,"0")).join("")}var Y="boardlab",k="lines",g="places";var G=e=>Promise.race([e,new Promise((n,t)=>setTimeout(()=>t(new Error("no answer")),4e3))]);function X(){return new Promise((e,n)=>{let t=indexedDB.open(Y,2);t.
onupgradeneeded=({oldVersion:o})=>{o||(t.result.createObjectStore(k,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),t.result.createObjectStore(g))},t.onsuccess=
()=>e(t.result),t.onerror=()=>n(t.error)})}var S=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(e.error)}),j=()=>G(Q());async function Q(){let e=await X(),
n=e.transaction([k,g]),[t,o,a]=await Promise.all([S(n.objectStore(k).getAll()),S(n.objectStore(g).getAllKeys()),S(n.objectStore(g).getAll())]);return e.close(),
{lines:t.map(({text:i})=>i),places:Object.fromEntries(o.map((i,s)=>[i,a[s]]))}}async function P(){let{lines:e,places:n}=await j();return{entries:(await Promise.all(e.map(R))).flatMap(t=>t?[t]:[]),places:n}}function L([e,n,,,,,t],o){let a=`${e.
split(".")[0]}.${n}.`;return new Map(t.split(" ").map(i=>{let[s,r]=i.split("=");return[s.includes(".")?s:a+s,o[Number(r)]]}))}function I(e,n,t,o){let a=new Set(
n.filter(({right:s})=>s).map(({id:s})=>s)),i=new Map(n.filter(({kind:s,right:r})=>s==="answer"&&!r).map(s=>[s.id,s]));return e.lessons.map(s=>{let[r,,c,u,H,p]=s,
B=r.split(".")[0],M=`${o}${r.replaceAll(".","/")}/`,f=L(s,e.rules),m=[...f.keys()].filter(l=>a.has(l)),T=[...f].flatMap(([l,_])=>{let b=i.get(l);if(!b||a.has(l))
return[];let V=e.wrong?.[b.misconception]??_;return[{id:l,says:V,time:b.time,href:`${M}#t=boardlab%20step%201%20${r}%20${l}`}]}),w=t[r],F=Array.isArray(w?.seen)?
w.seen:[],y=m.length===f.size,h=y?p:Math.min(p-1,new Set([...F,...m]).size),q=!y&&(h>0||T.length>0||!!w?.at),D=Math.max(1,Math.ceil(H*(p-h)/p));return{id:r,game:B,
number:c,title:u,address:M,all:f.size,known:m.length,missed:T,steps:p,walked:h,left:D,begun:q,done:y}})}function N(e,n,t){let o=new Map(n.lessons.flatMap(c=>[...L(
c,[]).keys()].map(u=>[u,c[0]]))),a=t.findLast(({id:c})=>o.has(c))?.id,i=a?e.find(({id:c})=>c===o.get(a)):e.find(({begun:c})=>c);if(!i?.done)return i;let s=e.filter(
({game:c})=>c===i.game),r=c=>c.find(({done:u})=>!u);return r(s.slice(s.indexOf(i)))??r(s)??r(e)??i}async function A(e,n){let t=document.querySelector("[data-keeps]"),o=t.textContent,a=s=>{t.textContent===s||(t.textContent=s)},i=()=>e().then(()=>a(o),()=>a(n));
await i(),document.documentElement.dataset.shown="1",addEventListener("pageshow",({persisted:s})=>s&&i()),document.addEventListener("visibilitychange",()=>document.
visibilityState==="visible"&&i())}var x=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function C(e){let n=document.querySelector('[role="status"]');return{say:(t,o={})=>e[t].replace(
/\{(\w+)\}/g,(a,i)=>String(o[i])),tell:t=>{n.textContent=t}}}var{root:Z,words:ee}=x("home"),O=x("course"),{say:d}=C(ee);function te({id:e,done:n,begun:t,known:o,all:a},i){let s=document.querySelector(`[data-lesson="${e}"]`);
if(s.className=`${n?"done":t?"begun":""}${i?" next":""}`,s.querySelector("i")?.remove(),!n&&!t)return;let r=document.createElement("i");r.textContent=n?d("known"):
o?d("solved",{solved:o,all:a}):d("begun"),s.append(r)}async function ne(){let{entries:e,places:n}=await P(),t=I(O,e,n,"../"),o=N(t,O,e);for(let r of t)te(r,r===
o&&!r.done);let a=t.filter(r=>r.done).length;if(!o)return;let i=document.querySelector(".pg .bar");i.hidden=!1,i.querySelector("i").style.width=`${100*a/t.length}\
%`,document.querySelector(".far").textContent=d("reached",{done:a,all:t.length});let s=document.getElementById("onward");o.done||(s.href=o.address,s.textContent=
`${d("go_on_button")}: ${o.title}`)}v();await A(ne,d("unread"));E(new URL(Z,document.baseURI).href);

import{choose as P}from"../help.js";async function u(e,n=[]){try{let t=navigator.serviceWorker;if(!t)return;await t.register(`${e}offline.js`,{scope:e});let{active:o}=await t.ready;t.addEventListener(
"message",({data:r})=>{r.kept&&(document.documentElement.dataset.kept="1")}),t.startMessages?.();let i=performance.getEntriesByType("resource").map(({name:r})=>r),
s=[...document.images].map(({src:r})=>r),a=[location.href.replace(/\?.*$/,""),...i,...s,...n].map(r=>r.replace(/#.*$/,"")).filter(r=>r.startsWith(e));o?.postMessage(
{keep:[...new Set(a)]})}catch{}}var U=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href);function h(){addEventListener("click",({target:e})=>{let n=e instanceof Element&&e.closest("a[hreflang]");n&&P("lang",n.getAttribute("hreflang")??"")})}var R=["answer","hint"],v=["id","misconception","hint","lang","t"];async function E(e){if(new TextEncoder().encode(e).length>8192)return;let[,n,t]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(n!==void 0&&!(crypto.subtle&&await A(n)!==t))try{return I(JSON.parse(`${n}}`),n)}catch{return}}function I(e,n){let{v:t,uid:o,kind:i,right:s=!1}=e;
if(typeof o!="string"||!/^[0-9a-f]{16}$/.test(o)||!Number.isInteger(t)||t<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(n)||b(e,64))return;if(t>1||!R.includes(i))
return{uid:o,id:"",kind:"",right:!1};if(!(!v.every(r=>typeof(e[r]??(r in e?null:""))=="string")||typeof s!="boolean"))return{uid:o,id:e.id??"",kind:i,right:s}}var b=(e,n)=>n<
0||e!==null&&typeof e=="object"&&Object.values(e).some(t=>b(t,n-1));async function A(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().
encode(e))).subarray(0,8)].map(t=>t.toString(16).padStart(2,"0")).join("")}var O="boardlab",p="lines",l="places";var B=e=>Promise.race([e,new Promise((n,t)=>setTimeout(()=>t(new Error("no answer")),4e3))]);function H(){return new Promise((e,n)=>{let t=indexedDB.open(O,2);t.
onupgradeneeded=({oldVersion:o})=>{o||(t.result.createObjectStore(p,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),t.result.createObjectStore(l))},t.onsuccess=
()=>e(t.result),t.onerror=()=>n(t.error)})}var f=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(e.error)}),S=()=>B(q());async function q(){let e=await H(),
n=e.transaction([p,l]),[t,o,i]=await Promise.all([f(n.objectStore(p).getAll()),f(n.objectStore(l).getAllKeys()),f(n.objectStore(l).getAll())]);return e.close(),
{lines:t.map(({text:s})=>s),places:Object.fromEntries(o.map((s,a)=>[s,i[a]]))}}function k(e){let n=JSON.parse(e.dataset.words??"{}");return{say:(t,o={})=>n[t].replace(/\{(\w+)\}/g,(i,s)=>String(o[s])),tell:t=>{e.querySelector('[role="statu\
s"]').textContent=t}}}var j=document.getElementById("map"),m=document.getElementById("onward"),{say:c,tell:F}=k(j),x=[...document.querySelectorAll("[data-lesson]")],g=e=>(e.dataset.asks??
"").split(" ").filter(Boolean);function T(e,n){let t=n?.querySelector("a");if(!e||!t)return;let o=c("onward",{title:t.textContent});e.querySelector("a")?.remove(),
e.prepend(Object.assign(document.createElement("a"),{href:t.href,textContent:o}))}function $(e,n,t,o){let i=n&&n===t?"done":n||o?"begun":"";if(e.className=i,e.querySelector(
"i")?.remove(),!i)return;let s=document.createElement("i");s.textContent=n&&i==="begun"?c("solved",{solved:n,all:t}):c(i),s.style.setProperty("--done",`${t?100*
n/t:0}%`),e.insertBefore(s,e.lastElementChild)}function L(e,n){let t=e.find(o=>g(o).includes(n));return t?.className==="done"?e.slice(e.indexOf(t)).find(o=>o.className!==
"done"):t}async function C(){let{lines:e,places:n}=await S(),t=(await Promise.all(e.map(E))).flatMap(s=>s?[s]:[]),o=new Set(t.filter(({right:s})=>s).map(({id:s})=>s));
for(let s of x){let a=g(s);$(s,a.filter(r=>o.has(r)).length,a.length,!!n[s.dataset.lesson??""]?.at)}for(let s of document.querySelectorAll(".games section")){let a=[
...s.querySelectorAll("[data-lesson]")],r=new Set(a.flatMap(g));T(s.querySelector(".go"),L(a,t.findLast(({id:d})=>r.has(d))?.id??""));let w=a.filter(d=>d.className===
"done").length,y=s.querySelector(".reached");y&&(y.textContent=w?c("reached",{done:w,all:a.length}):"")}let i=L(x,t.findLast(({id:s})=>s)?.id??"");m&&(m.hidden=
!i),T(m,i)}h();var N=()=>C().then(()=>M(!0),()=>M(!1));function M(e){F(e?"":c("unread")),document.querySelector("[data-keeps]").hidden=!e}await N();document.documentElement.
dataset.shown="1";addEventListener("pageshow",({persisted:e})=>e&&N());u(new URL(j.dataset.root??"",document.baseURI).href);

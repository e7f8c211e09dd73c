var I=["answer","hint"],P=["id","misconception","hint","lang","t"];async function y(e){if(new TextEncoder().encode(e).length>8192)return;let[,n,t]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(n!==void 0&&!(crypto.subtle&&await q(n)!==t))try{return B(JSON.parse(`${n}}`),n)}catch{return}}function B(e,n){let{v:t,uid:s,kind:i,right:o=!1}=e;
if(typeof s!="string"||!/^[0-9a-f]{16}$/.test(s)||!Number.isInteger(t)||t<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(n)||S(e,64))return;if(t>1||!I.includes(i))
return{uid:s,id:"",kind:"",right:!1};if(!(!P.every(r=>typeof(e[r]??(r in e?null:""))=="string")||typeof o!="boolean"))return{uid:s,id:e.id??"",kind:i,right:o}}var S=(e,n)=>n<
0||e!==null&&typeof e=="object"&&Object.values(e).some(t=>S(t,n-1));async function q(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().
encode(e))).subarray(0,8)].map(t=>t.toString(16).padStart(2,"0")).join("")}import{choose as v}from"../help.js";async function u(e,n=[]){try{let t=navigator.serviceWorker;if(!t)return;await t.register(`${e}offline.js`,{scope:e});let{active:s}=await t.ready;t.addEventListener(
"message",({data:r})=>{r.kept&&(document.documentElement.dataset.kept="1")}),t.startMessages?.();let i=performance.getEntriesByType("resource").map(({name:r})=>r),
o=[...document.images].map(({src:r})=>r),c=[location.href.replace(/\?.*$/,""),...i,...o,...n].map(r=>r.replace(/#.*$/,"")).filter(r=>r.startsWith(e));s?.postMessage(
{keep:[...new Set(c)]})}catch{}}var K=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href);function E(){addEventListener("click",({target:e})=>{let n=e instanceof Element&&e.closest("a[hreflang]");n&&v("lang",n.getAttribute("hreflang")??"")})}var $="boardlab",p="lines",l="places";var C=e=>Promise.race([e,new Promise((n,t)=>setTimeout(()=>t(new Error("no answer")),4e3))]);function M(){return new Promise((e,n)=>{let t=indexedDB.open($,2);t.
onupgradeneeded=({oldVersion:s})=>{s||(t.result.createObjectStore(p,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),t.result.createObjectStore(l))},t.onsuccess=
()=>e(t.result),t.onerror=()=>n(t.error)})}var f=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(e.error)}),b=()=>C(R());async function R(){let e=await M(),
n=e.transaction([p,l]),[t,s,i]=await Promise.all([f(n.objectStore(p).getAll()),f(n.objectStore(l).getAllKeys()),f(n.objectStore(l).getAll())]);return e.close(),
{lines:t.map(({text:o})=>o),places:Object.fromEntries(s.map((o,c)=>[o,i[c]]))}}function k(e){let n=JSON.parse(e.dataset.words??"{}");return{say:(t,s={})=>n[t].replace(/\{(\w+)\}/g,(i,o)=>String(s[o])),tell:t=>{e.querySelector('[role="statu\
s"]').textContent=t}}}var N=document.getElementById("map"),m=document.getElementById("onward"),{say:a,tell:L}=k(N),x=[...document.querySelectorAll("[data-lesson]")],w=e=>(e.dataset.asks??
"").split(" ").filter(Boolean);function j(e,n){let t=n?.querySelector("a");if(!e||!t)return;let s=a("onward",{title:t.textContent});e.querySelector("a")?.remove(),
e.prepend(Object.assign(document.createElement("a"),{href:t.href,textContent:s}))}function F(e,n,t,s){let i=n&&n===t?"done":n||s?"begun":"";if(e.className=i,e.querySelector(
"i")?.remove(),!i)return;let o=document.createElement("i");o.textContent=n&&i==="begun"?a("solved",{solved:n,all:t}):a(i),o.style.setProperty("--done",`${t?100*
n/t:0}%`),e.insertBefore(o,e.lastElementChild)}function A(e,n){let t=e.find(s=>w(s).includes(n));return t?.className==="done"?e.slice(e.indexOf(t)).find(s=>s.className!==
"done"):t}async function V(){let{lines:e,places:n}=await b(),t=(await Promise.all(e.map(y))).flatMap(o=>o?[o]:[]),s=new Set(t.filter(({right:o})=>o).map(({id:o})=>o));
for(let o of x){let c=w(o);F(o,c.filter(r=>s.has(r)).length,c.length,!!n[o.dataset.lesson??""]?.at)}for(let o of document.querySelectorAll(".games section")){let c=[
...o.querySelectorAll("[data-lesson]")],r=new Set(c.flatMap(w));j(o.querySelector(".go"),A(c,t.findLast(({id:d})=>r.has(d))?.id??""));let g=c.filter(d=>d.className===
"done").length,h=o.querySelector(".reached");h&&(h.textContent=g?a("reached",{done:g,all:c.length}):"")}let i=A(x,t.findLast(({id:o})=>o)?.id??"");m&&(m.hidden=
!i),j(m,i)}E();var O=()=>V().then(()=>T(!0),()=>T(!1));function T(e){L(e?"":a("unread")),document.querySelector("[data-keeps]").hidden=!e}await O();document.documentElement.
dataset.shown="1";addEventListener("pageshow",({persisted:e})=>e&&O());u(new URL(N.dataset.root??"",document.baseURI).href);

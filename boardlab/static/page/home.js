import{choose as ae}from"../help.js";async function R(e,t=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${e}offline.js`,{scope:e});let{active:r}=await n.ready;n.addEventListener(
"message",({data:i})=>{i.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let s=performance.getEntriesByType("resource").map(({name:i})=>i),
o=[...document.images].map(({src:i})=>i),a=[location.href.replace(/\?.*$/,""),...s,...o,...t].map(i=>i.replace(/#.*$/,"")).filter(i=>i.startsWith(e));r?.postMessage(
{keep:[...new Set(a)]})}catch{}}var $e=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href),Re=["presenter.js","presenter.css"].map(e=>new URL(`../${e}`,
import.meta.url).href);function H(){addEventListener("click",({target:e})=>{let t=e instanceof Element&&e.closest("a[hreflang]");t&&ae("lang",t.getAttribute("hreflang")??"")})}function A(e,t){let n=t.map(s=>e[s]),r=[...new Set(n.flatMap(s=>s.packs))];return{...n[0],files:Object.assign({},...n.map(({files:s})=>s)),packs:r}}var h=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function D(e){let t=document.querySelector('[role="status"]');return{say:(n,r={})=>e[n].replace(
/\{(\w+)\}/g,(s,o)=>String(r[o])),tell:n=>{t.textContent=n}}}var L="boardlab-due",I;async function q(e){let t=h("reviews"),n=new Date().toISOString().slice(0,10),r=[...new Set(e.map(({id:i})=>i.split(".")[0]))].filter(i=>t.
games?.[i]);if(!r.length||!e.some(({time:i})=>i&&i.slice(0,10)<n)){sessionStorage.removeItem(L);return}let s=`${t.lang} ${n} ${e.length} ${e.at(-1)?.uid}`,o=JSON.
parse(sessionStorage.getItem(L)??"{}");if(o.of===s)return o.due;I?.of!==s&&(I={of:s,told:ce(t,r)});let a=await I.told;return a&&sessionStorage.setItem(L,JSON.stringify(
{of:s,due:a})),a}function ce({games:e,lang:t,root:n},r){let s=new Worker(new URL("./worker.js",import.meta.url),{type:"module"});return new Promise(o=>{s.onmessage=
({data:c})=>{c.whole&&o(c.whole.due),c.failed&&o(void 0)},s.onerror=()=>o(void 0);let a=new URL(n,document.baseURI).href,i={...A(e,r),lang:t,root:a,page:{kind:"\
due",about:""},name:"due"};s.postMessage({start:i})}).finally(()=>s.terminate())}var G=({key:e},t)=>`${t}practice/#${e}`;var le=["answer","hint"],de=["id","misconception","hint","lang","t","rule"];async function B(e){if(new TextEncoder().encode(e).length>8192)return;let[,t,n]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(t!==void 0&&!(crypto.subtle&&await pe(t)!==n))try{return ue(JSON.parse(`${t}}`),t)}catch{return}}function ue(e,t){let{v:n,uid:r,kind:s,right:o=!1}=e;
if(typeof r!="string"||!/^[0-9a-f]{16}$/.test(r)||!Number.isInteger(n)||n<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(t)||_(e,64))return;if(n>1||!le.includes(s))
return{uid:r,id:"",kind:"",right:!1,misconception:"",time:"",stars:0};if(!(!de.every(i=>typeof(e[i]??(i in e?null:""))=="string")||typeof o!="boolean"))return{uid:r,
id:e.id??"",kind:s,right:o,misconception:e.misconception??"",time:e.t??"",stars:typeof e.answer=="number"?e.answer:0}}var _=(e,t)=>t<0||e!==null&&typeof e=="obj\
ect"&&Object.values(e).some(n=>_(n,t-1));async function pe(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e))).subarray(
0,8)].map(n=>n.toString(16).padStart(2,"0")).join("")}var me="boardlab",P="lines",k="places",ge=4e3,fe=e=>Promise.race([e,new Promise((t,n)=>setTimeout(()=>n(new Error("no answer")),ge))]);function ye(){return new Promise(
(e,t)=>{let n=indexedDB.open(me,2);n.onupgradeneeded=({oldVersion:r})=>{r||(n.result.createObjectStore(P,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),
n.result.createObjectStore(k))},n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}var j=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(
e.error)}),F=()=>fe(we());async function we(){let e=await ye(),t=e.transaction([P,k]),[n,r,s]=await Promise.all([j(t.objectStore(P).getAll()),j(t.objectStore(k).
getAllKeys()),j(t.objectStore(k).getAll())]);return e.close(),{lines:n.map(({text:o})=>o),places:Object.fromEntries(r.map((o,a)=>[o,s[a]]))}}async function U(){let{lines:e,places:t}=await F();return{entries:(await Promise.all(e.map(B))).flatMap(n=>n?[n]:[]),places:t}}function K([e,t,,,,,n],r){let s=`${e.
split(".")[0]}.${t}.`;return new Map(n.split(" ").map(o=>{let[a,i]=o.split("=");return[a.includes(".")?a:s+a,r[Number(i)]]}))}function V(e,t,n,r,s=[]){let o=new Set(
t.filter(({right:c})=>c).map(({id:c})=>c)),a=new Map(t.filter(({kind:c,right:l})=>c==="answer"&&!l).map(c=>[c.id,c])),i=new Set(Object.keys(e.wrong??{}).filter(
(c,l)=>e.shown?.includes(l)));return e.lessons.map(c=>{let[l,u,X,Q,Z,f]=c,E=l.split(".")[0],N=`${r}${l.replaceAll(".","/")}/`,y=K(c,e.rules),S=[...y.keys()].filter(
d=>o.has(d)),ee=new Set(s.filter(d=>d.id.startsWith(`${E}.`)).map(({says:d})=>d)),O=[...y].flatMap(([d,re])=>{let w=a.get(d);if(!w||o.has(d))return[];let oe=e.wrong?.[w.
misconception]??re,$=i.has(w.misconception)?w.misconception:`${E}.${u}`,C=$!==`${E}.${u}`||e.practised.includes($),ie=C?`${r}practice/#${$}`:`${N}#t=boardlab%20\
step%201%20${l}%20${d}`;return[{id:d,says:oe,time:w.time,href:ie,practised:C}]}),M=n[l],te=Array.isArray(M?.seen)?M.seen:[],T=S.length===y.size,v=T?f:Math.min(f-
1,new Set([...te,...S]).size),ne=!T&&(v>0||O.length>0||!!M?.at),se=Math.max(1,Math.ceil(Z*(f-v)/f));return{id:l,game:E,number:X,title:Q,address:N,all:y.size,known:S.
length,due:S.filter(d=>ee.has(y.get(d)??"")).length,missed:O,steps:f,walked:v,left:se,begun:ne,done:T}})}function W(e,t,n){let r=new Map(t.lessons.flatMap(c=>[...K(
c,[]).keys()].map(l=>[l,c[0]]))),s=n.findLast(({id:c})=>r.has(c))?.id,o=s?e.find(({id:c})=>c===r.get(s)):e.find(({begun:c})=>c);if(!o?.done)return o;let a=e.filter(
({game:c})=>c===o.game),i=c=>c.find(({done:l})=>!l);return i(a.slice(a.indexOf(o)))??i(a)??i(e)??o}async function J(e,t){let n=document.querySelector("[data-keeps]"),r=n.textContent,s=a=>{n.textContent===a||(n.textContent=a)},o=()=>e().then(()=>s(r),()=>s(t));
await o(),document.documentElement.dataset.shown="1",addEventListener("pageshow",({persisted:a})=>a&&o()),document.addEventListener("visibilitychange",()=>document.
visibilityState==="visible"&&o())}var{root:Y,words:he}=h("home"),z=h("course"),{say:p}=D(he),b=document.getElementById("onward"),x=document.getElementById("due"),be=[...x.childNodes],Ee=e=>document.
querySelector(`#${e} h2`)?.firstChild?.textContent??"",m=(e,t)=>{b.querySelector(e).textContent=t};function Se(e,t){let n=b.querySelector("a"),r=e.done,s={game:Ee(
e.game),number:e.number,count:t};m(".k",p(e.begun?"go_on":"first_of",s)),m("h2",r?p("finished",s):e.title),m(".what",r?p("finished_about"):""),m(".act span",p(r?
"play_one":"go_on_button",s)),m(".note",r?"":p("left",{minutes:e.left})),m(".far",p("far",{step:e.walked+1,steps:e.steps})),b.querySelector(".k").hidden=r;let o=b.
querySelector(".pg");o.hidden=r||!e.begun,o.querySelector("i").style.width=`${100*e.walked/e.steps}%`,n.href=r?`play/#${e.game}`:e.address;let a=b.querySelector(
"img"),i=`${Y}pictures/${r?e.game:e.id}.${document.documentElement.lang}.svg`;a.getAttribute("src")!==i&&(a.src=i),a.alt=s.game}function ke(e){let t=e?.rules.length?
e:void 0;if(x.classList.toggle("due",!!t),!t)return x.replaceChildren(...be);let n=g("h2",t.title);n.append(g("small",t.says));let r=document.createElement("ol");
for(let{says:o,game:a}of t.rules){let i=document.createElement("li");i.append(document.createElement("i"),g("span",o),g("small",a)),r.append(i)}let s=Object.assign(
g("a",t.start),{className:"line",href:G(t,"")});x.replaceChildren(n,r,s,Object.assign(g("p",t.free),{className:"note"}))}var g=(e,t)=>Object.assign(document.createElement(
e),{textContent:t});async function xe(){let{entries:e,places:t}=await U(),n=V(z,e,t,"");for(let s of document.querySelectorAll(".game")){let o=n.filter(u=>u.game===
s.id),a=o.filter(u=>u.done).length,i=o.some(u=>u.begun||u.done),c=s.querySelector(".bar");if(c.hidden=!i,c.querySelector("i").style.width=`${100*a/o.length}%`,!i)
continue;let l=p("reached",{done:a,all:o.length});s.querySelector(".n").textContent=l,s.querySelector("small").textContent=l}let r=W(n,z,e);r&&Se(r,n.length),q(
e).then(ke)}H();await J(xe,p("unread"));R(new URL(Y,document.baseURI).href);

import{choose as ce}from"../help.js";async function R(e,t=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${e}offline.js`,{scope:e});let{active:s}=await n.ready;n.addEventListener(
"message",({data:i})=>{i.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let r=performance.getEntriesByType("resource").map(({name:i})=>i),
o=[...document.images].map(({src:i})=>i),a=[location.href.replace(/\?.*$/,""),...r,...o,...t].map(i=>i.replace(/#.*$/,"")).filter(i=>i.startsWith(e));s?.postMessage(
{keep:[...new Set(a)]})}catch{}}var Re=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href),Le=["presenter.js","presenter.css"].map(e=>new URL(`../${e}`,
import.meta.url).href);function H(){addEventListener("click",({target:e})=>{let t=e instanceof Element&&e.closest("a[hreflang]");t&&ce("lang",t.getAttribute("hreflang")??"")})}function A(e,t){let n=t.map(r=>e[r]),s=[...new Set(n.flatMap(r=>r.packs))];return{...n[0],files:Object.assign({},...n.map(({files:r})=>r)),packs:s}}var b=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function D(e){let t=document.querySelector('[role="status"]');return{say:(n,s={})=>e[n].replace(
/\{(\w+)\}/g,(r,o)=>String(s[o])),tell:n=>{t.textContent=n}}}var L="boardlab-due",I;async function q(e){let t=b("reviews"),n=new Date().toISOString().slice(0,10),s=[...new Set(e.map(({id:i})=>i.split(".")[0]))].filter(i=>t.
games?.[i]);if(!s.length||!e.some(({time:i})=>i&&i.slice(0,10)<n)){sessionStorage.removeItem(L);return}let r=`${t.lang} ${n} ${e.length} ${e.at(-1)?.uid}`,o=JSON.
parse(sessionStorage.getItem(L)??"{}");if(o.of===r)return o.due;I?.of!==r&&(I={of:r,told:le(t,s)});let a=await I.told;return a&&sessionStorage.setItem(L,JSON.stringify(
{of:r,due:a})),a}function le({games:e,lang:t,root:n},s){let r=new Worker(new URL("./worker.js",import.meta.url),{type:"module"});return new Promise(o=>{r.onmessage=
({data:c})=>{c.whole&&o(c.whole.due),c.failed&&o(void 0)},r.onerror=()=>o(void 0);let a=new URL(n,document.baseURI).href,i={...A(e,s),lang:t,root:a,page:{kind:"\
due",about:""},name:"due"};r.postMessage({start:i})}).finally(()=>r.terminate())}var G=({key:e},t)=>`${t}practice/#${e}`;var de=["answer","hint"],ue=["id","misconception","hint","lang","t","rule"];async function B(e){if(new TextEncoder().encode(e).length>8192)return;let[,t,n]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(t!==void 0&&!(crypto.subtle&&await me(t)!==n))try{return pe(JSON.parse(`${t}}`),t)}catch{return}}function pe(e,t){let{v:n,uid:s,kind:r,right:o=!1}=e;
if(typeof s!="string"||!/^[0-9a-f]{16}$/.test(s)||!Number.isInteger(n)||n<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(t)||_(e,64))return;if(n>1||!de.includes(r))
return{uid:s,id:"",kind:"",right:!1,misconception:"",time:"",stars:0};if(!(!ue.every(i=>typeof(e[i]??(i in e?null:""))=="string")||typeof o!="boolean"))return{uid:s,
id:e.id??"",kind:r,right:o,misconception:e.misconception??"",time:e.t??"",stars:typeof e.answer=="number"?e.answer:0}}var _=(e,t)=>t<0||e!==null&&typeof e=="obj\
ect"&&Object.values(e).some(n=>_(n,t-1));async function me(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e))).subarray(
0,8)].map(n=>n.toString(16).padStart(2,"0")).join("")}var ge="boardlab",P="lines",k="places",fe=4e3,ye=e=>Promise.race([e,new Promise((t,n)=>setTimeout(()=>n(new Error("no answer")),fe))]);function we(){return new Promise(
(e,t)=>{let n=indexedDB.open(ge,2);n.onupgradeneeded=({oldVersion:s})=>{s||(n.result.createObjectStore(P,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),
n.result.createObjectStore(k))},n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}var j=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(
e.error)}),F=()=>ye(he());async function he(){let e=await we(),t=e.transaction([P,k]),[n,s,r]=await Promise.all([j(t.objectStore(P).getAll()),j(t.objectStore(k).
getAllKeys()),j(t.objectStore(k).getAll())]);return e.close(),{lines:n.map(({text:o})=>o),places:Object.fromEntries(s.map((o,a)=>[o,r[a]]))}}async function U(){let{lines:e,places:t}=await F();return{entries:(await Promise.all(e.map(B))).flatMap(n=>n?[n]:[]),places:t}}function K([e,t,,,,,n],s){let r=`${e.
split(".")[0]}.${t}.`;return new Map(n.split(" ").map(o=>{let[a,i]=o.split("=");return[a.includes(".")?a:r+a,s[Number(i)]]}))}function V(e,t,n,s,r=[]){let o=new Set(
t.filter(({right:c})=>c).map(({id:c})=>c)),a=new Map(t.filter(({kind:c,right:l})=>c==="answer"&&!l).map(c=>[c.id,c])),i=new Set(Object.keys(e.wrong??{}).filter(
(c,l)=>e.shown?.includes(l)));return e.lessons.map(c=>{let[l,u,X,Q,Z,y]=c,m=l.split(".")[0],N=`${s}${l.replaceAll(".","/")}/`,w=K(c,e.rules),S=[...w.keys()].filter(
d=>o.has(d)),ee=new Set(r.filter(d=>d.id.startsWith(`${m}.`)).map(({says:d})=>d)),O=[...w].flatMap(([d,re])=>{let h=a.get(d);if(!h||o.has(d))return[];let oe=e.wrong?.[h.
misconception]??re,v=i.has(h.misconception)?h.misconception:`${m}.${u}`,C=v!==`${m}.${u}`||e.practised.includes(v),ie=C?`${s}practice/#${v}`:`${N}#t=boardlab%20\
step%201%20${l}%20${d}`,ae=e.practised.includes(`${m}.${u}`)?`${s}tutor/#${m}.${u}`:"";return[{id:d,says:oe,time:h.time,href:ie,practised:C,tutor:ae}]}),M=n[l],
te=Array.isArray(M?.seen)?M.seen:[],T=S.length===w.size,$=T?y:Math.min(y-1,new Set([...te,...S]).size),ne=!T&&($>0||O.length>0||!!M?.at),se=Math.max(1,Math.ceil(
Z*(y-$)/y));return{id:l,game:m,number:X,title:Q,address:N,all:w.size,known:S.length,due:S.filter(d=>ee.has(w.get(d)??"")).length,missed:O,steps:y,walked:$,left:se,
begun:ne,done:T}})}function W(e,t,n){let s=new Map(t.lessons.flatMap(c=>[...K(c,[]).keys()].map(l=>[l,c[0]]))),r=n.findLast(({id:c})=>s.has(c))?.id,o=r?e.find(({
id:c})=>c===s.get(r)):e.find(({begun:c})=>c);if(!o?.done)return o;let a=e.filter(({game:c})=>c===o.game),i=c=>c.find(({done:l})=>!l);return i(a.slice(a.indexOf(
o)))??i(a)??i(e)??o}async function J(e,t){let n=document.querySelector("[data-keeps]"),s=n.textContent,r=a=>{n.textContent===a||(n.textContent=a)},o=()=>e().then(()=>r(s),()=>r(t));
await o(),document.documentElement.dataset.shown="1",addEventListener("pageshow",({persisted:a})=>a&&o()),document.addEventListener("visibilitychange",()=>document.
visibilityState==="visible"&&o())}var{root:Y,words:be}=b("home"),z=b("course"),{say:p}=D(be),E=document.getElementById("onward"),x=document.getElementById("due"),Ee=[...x.childNodes],Se=e=>document.
querySelector(`#${e} h2`)?.firstChild?.textContent??"",g=(e,t)=>{E.querySelector(e).textContent=t};function ke(e,t){let n=E.querySelector("a"),s=e.done,r={game:Se(
e.game),number:e.number,count:t};g(".k",p(e.begun?"go_on":"first_of",r)),g("h2",s?p("finished",r):e.title),g(".what",s?p("finished_about"):""),g(".act span",p(s?
"play_one":"go_on_button",r)),g(".note",s?"":p("left",{minutes:e.left})),g(".far",p("far",{step:e.walked+1,steps:e.steps})),E.querySelector(".k").hidden=s;let o=E.
querySelector(".pg");o.hidden=s||!e.begun,o.querySelector("i").style.width=`${100*e.walked/e.steps}%`,n.href=s?`play/#${e.game}`:e.address;let a=E.querySelector(
"img"),i=`${Y}pictures/${s?e.game:e.id}.${document.documentElement.lang}.svg`;a.getAttribute("src")!==i&&(a.src=i),a.alt=r.game}function xe(e){let t=e?.rules.length?
e:void 0;if(x.classList.toggle("due",!!t),!t)return x.replaceChildren(...Ee);let n=f("h2",t.title);n.append(f("small",t.says));let s=document.createElement("ol");
for(let{says:o,game:a}of t.rules){let i=document.createElement("li");i.append(document.createElement("i"),f("span",o),f("small",a)),s.append(i)}let r=Object.assign(
f("a",t.start),{className:"line",href:G(t,"")});x.replaceChildren(n,s,r,Object.assign(f("p",t.free),{className:"note"}))}var f=(e,t)=>Object.assign(document.createElement(
e),{textContent:t});async function Me(){let{entries:e,places:t}=await U(),n=V(z,e,t,"");for(let r of document.querySelectorAll(".game")){let o=n.filter(u=>u.game===
r.id),a=o.filter(u=>u.done).length,i=o.some(u=>u.begun||u.done),c=r.querySelector(".bar");if(c.hidden=!i,c.querySelector("i").style.width=`${100*a/o.length}%`,!i)
continue;let l=p("reached",{done:a,all:o.length});r.querySelector(".n").textContent=l,r.querySelector("small").textContent=l}let s=W(n,z,e);s&&ke(s,n.length),q(
e).then(xe)}H();await J(Me,p("unread"));R(new URL(Y,document.baseURI).href);

import{choose as G}from"../help.js";async function M(e,n=[]){try{let t=navigator.serviceWorker;if(!t)return;await t.register(`${e}offline.js`,{scope:e});let{active:s}=await t.ready;t.addEventListener(
"message",({data:a})=>{a.kept&&(document.documentElement.dataset.kept="1")}),t.startMessages?.();let i=performance.getEntriesByType("resource").map(({name:a})=>a),
o=[...document.images].map(({src:a})=>a),r=[location.href.replace(/\?.*$/,""),...i,...o,...n].map(a=>a.replace(/#.*$/,"")).filter(a=>a.startsWith(e));s?.postMessage(
{keep:[...new Set(r)]})}catch{}}var ge=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href);function v(){addEventListener("click",({target:e})=>{let n=e instanceof Element&&e.closest("a[hreflang]");n&&G("lang",n.getAttribute("hreflang")??"")})}var X=["answer","hint"],Q=["id","misconception","hint","lang","t"];async function C(e){if(new TextEncoder().encode(e).length>8192)return;let[,n,t]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(n!==void 0&&!(crypto.subtle&&await ee(n)!==t))try{return Z(JSON.parse(`${n}}`),n)}catch{return}}function Z(e,n){let{v:t,uid:s,kind:i,right:o=!1}=e;
if(typeof s!="string"||!/^[0-9a-f]{16}$/.test(s)||!Number.isInteger(t)||t<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(n)||H(e,64))return;if(t>1||!X.includes(i))
return{uid:s,id:"",kind:"",right:!1,misconception:"",time:"",stars:0};if(!(!Q.every(a=>typeof(e[a]??(a in e?null:""))=="string")||typeof o!="boolean"))return{uid:s,
id:e.id??"",kind:i,right:o,misconception:e.misconception??"",time:e.t??"",stars:typeof e.answer=="number"?e.answer:0}}var H=(e,n)=>n<0||e!==null&&typeof e=="obj\
ect"&&Object.values(e).some(t=>H(t,n-1));async function ee(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e))).subarray(
0,8)].map(t=>t.toString(16).padStart(2,"0")).join("")}var te="boardlab",L="lines",y="places";var ne=e=>Promise.race([e,new Promise((n,t)=>setTimeout(()=>t(new Error("no answer")),4e3))]);function se(){return new Promise((e,n)=>{let t=indexedDB.open(te,2);
t.onupgradeneeded=({oldVersion:s})=>{s||(t.result.createObjectStore(L,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),t.result.createObjectStore(y))},t.
onsuccess=()=>e(t.result),t.onerror=()=>n(t.error)})}var T=e=>new Promise((n,t)=>{e.onsuccess=()=>n(e.result),e.onerror=()=>t(e.error)}),I=()=>ne(re());async function re(){
let e=await se(),n=e.transaction([L,y]),[t,s,i]=await Promise.all([T(n.objectStore(L).getAll()),T(n.objectStore(y).getAllKeys()),T(n.objectStore(y).getAll())]);
return e.close(),{lines:t.map(({text:o})=>o),places:Object.fromEntries(s.map((o,r)=>[o,i[r]]))}}async function P(){let{lines:e,places:n}=await I();return{entries:(await Promise.all(e.map(C))).flatMap(t=>t?[t]:[]),places:n}}function A([e,n,,,,,t],s){let i=`${e.
split(".")[0]}.${n}.`;return new Map(t.split(" ").map(o=>{let[r,a]=o.split("=");return[r.includes(".")?r:i+r,s[Number(a)]]}))}function N(e,n,t,s){let i=new Set(
n.filter(({right:r})=>r).map(({id:r})=>r)),o=new Map(n.filter(({kind:r,right:a})=>r==="answer"&&!a).map(r=>[r.id,r]));return e.lessons.map(r=>{let[a,,c,d,u,g]=r,
U=a.split(".")[0],$=`${s}${a.replaceAll(".","/")}/`,w=A(r,e.rules),b=[...w.keys()].filter(m=>i.has(m)),R=[...w].flatMap(([m,K])=>{let x=o.get(m);if(!x||i.has(m))
return[];let Y=e.wrong?.[x.misconception]??K;return[{id:m,says:Y,time:x.time,href:`${$}#t=boardlab%20step%201%20${a}%20${m}`}]}),E=t[a],W=Array.isArray(E?.seen)?
E.seen:[],S=b.length===w.size,k=S?g:Math.min(g-1,new Set([...W,...b]).size),z=!S&&(k>0||R.length>0||!!E?.at),J=Math.max(1,Math.ceil(u*(g-k)/g));return{id:a,game:U,
number:c,title:d,address:$,all:w.size,known:b.length,missed:R,steps:g,walked:k,left:J,begun:z,done:S}})}function O(e,n,t){let s=new Map(n.lessons.flatMap(c=>[...A(
c,[]).keys()].map(d=>[d,c[0]]))),i=t.findLast(({id:c})=>s.has(c))?.id,o=i?e.find(({id:c})=>c===s.get(i)):e.find(({begun:c})=>c);if(!o?.done)return o;let r=e.filter(
({game:c})=>c===o.game),a=c=>c.find(({done:d})=>!d);return a(r.slice(r.indexOf(o)))??a(r)??a(e)??o}function q(e){let n=e.flatMap(({game:s,missed:i})=>i.map(o=>({
...o,game:s})));return[...new Map(n.sort((s,i)=>i.time.localeCompare(s.time)).map(s=>[`${s.game} ${s.says}`,s])).values()]}async function B(e,n){let t=document.
querySelector("[data-keeps]"),s=t.textContent,i=r=>{t.textContent===r||(t.textContent=r)},o=()=>e().then(()=>i(s),()=>i(n));await o(),document.documentElement.dataset.
shown="1",addEventListener("pageshow",({persisted:r})=>r&&o()),document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&o())}var j=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function _(e){let n=document.querySelector('[role="status"]');return{say:(t,s={})=>e[t].replace(
/\{(\w+)\}/g,(i,o)=>String(s[o])),tell:t=>{n.textContent=t}}}var{root:D,words:oe}=j("home"),F=j("course"),{say:l}=_(oe),ie=4,f=document.getElementById("onward"),h=document.getElementById("again"),V=e=>document.querySelector(
`#${e} h2`)?.firstChild?.textContent??"",p=(e,n)=>{f.querySelector(e).textContent=n};function ae(e,n){let t=f.querySelector("a"),s=e.done,i={game:V(e.game),number:e.
number,count:n};p(".k",l(e.begun?"go_on":"first_of",i)),p("h2",s?l("finished",i):e.title),p(".what",s?l("finished_about"):""),p(".act span",l(s?"play_one":"go_o\
n_button",i)),p(".note",s?"":l("left",{minutes:e.left})),p(".far",l("far",{step:e.walked+1,steps:e.steps})),f.querySelector(".k").hidden=s;let o=f.querySelector(
".pg");o.hidden=s||!e.begun,o.querySelector("i").style.width=`${100*e.walked/e.steps}%`,t.href=s?`explore/#${e.game}/play`:e.address;let r=f.querySelector("img"),
a=`${D}pictures/${s?e.game:e.id}.${document.documentElement.lang}.svg`;r.getAttribute("src")!==a&&(r.src=a),r.alt=i.game}function ce(e){let n=q(e);if(!n.length)
return;let t=({says:i,href:o,game:r})=>{let a=Object.assign(document.createElement("a"),{href:o,textContent:i}),c=document.createElement("li");return c.append(Object.
assign(document.createElement("i"),{className:"misread"}),a,le(V(r))),c};h.className="how again",h.querySelector("h2").textContent=l("again"),h.querySelector("o\
l")?.replaceChildren(...n.slice(0,ie).map(t));let s=h.querySelector("a.line");s.href="progress/",s.textContent=l("again_all",{count:n.length})}var le=e=>Object.
assign(document.createElement("span"),{textContent:e});async function de(){let{entries:e,places:n}=await P(),t=N(F,e,n,"");for(let i of document.querySelectorAll(
".game")){let o=t.filter(u=>u.game===i.id),r=o.filter(u=>u.done).length,a=o.some(u=>u.begun||u.done),c=i.querySelector(".bar");if(c.hidden=!a,c.querySelector("i").
style.width=`${100*r/o.length}%`,!a)continue;let d=l("reached",{done:r,all:o.length});i.querySelector(".n").textContent=d,i.querySelector("small").textContent=d}
let s=O(t,F,e);s&&ae(s,t.length),ce(t)}v();await B(de,l("unread"));M(new URL(D,document.baseURI).href);

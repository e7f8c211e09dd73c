import{choose as le}from"../help.js";async function b(e,t=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${e}offline.js`,{scope:e});let{active:s}=await n.ready;n.addEventListener(
"message",({data:i})=>{i.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let r=performance.getEntriesByType("resource").map(({name:i})=>i),
o=[...document.images].map(({src:i})=>i),a=[location.href.replace(/\?.*$/,""),...r,...o,...t].map(i=>i.replace(/#.*$/,"")).filter(i=>i.startsWith(e));s?.postMessage(
{keep:[...new Set(a)]})}catch{}}var H=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href),Le=["presenter.js","presenter.css"].map(e=>new URL(`../${e}`,
import.meta.url).href);function A(){addEventListener("click",({target:e})=>{let t=e instanceof Element&&e.closest("a[hreflang]");t&&le("lang",t.getAttribute("hreflang")??"")})}function D(e,t){let n=t.map(r=>e[r]),s=[...new Set(n.flatMap(r=>r.packs))];return{...n[0],files:Object.assign({},...n.map(({files:r})=>r)),packs:s}}var S=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function q(e){let t=document.querySelector('[role="status"]');return{say:(n,s={})=>e[n].replace(
/\{(\w+)\}/g,(r,o)=>String(s[o])),tell:n=>{t.textContent=n}}}var L="boardlab-due",I;async function G(e){let t=S("reviews"),n=new Date().toISOString().slice(0,10),s=[...new Set(e.map(({id:i})=>i.split(".")[0]))].filter(i=>t.
games?.[i]);if(!s.length||!e.some(({time:i})=>i&&i.slice(0,10)<n)){sessionStorage.removeItem(L);return}let r=`${t.lang} ${n} ${e.length} ${e.at(-1)?.uid}`,o=JSON.
parse(sessionStorage.getItem(L)??"{}");if(o.of===r)return o.due;I?.of!==r&&(I={of:r,told:de(t,s)});let a=await I.told;return a&&sessionStorage.setItem(L,JSON.stringify(
{of:r,due:a})),a}function de({games:e,lang:t,root:n},s){let r=new Worker(new URL("./worker.js",import.meta.url),{type:"module"}),o=new URL(n,document.baseURI).href;
return new Promise(a=>{r.onmessage=({data:c})=>{c.whole&&a(c.whole.due),c.failed&&a(void 0),c.filed&&b(o,[...c.filed.map(l=>o+l),...H]),(c.failed||c.filed)&&r.terminate()},
r.onerror=()=>a(void 0);let i={...D(e,s),lang:t,root:o,page:{kind:"due",about:""},name:"due"};r.postMessage({start:i})})}var B=({key:e},t)=>`${t}practice/#${e}`;var ue=["answer","hint"],pe=["id","misconception","hint","lang","t","rule"];async function _(e){if(new TextEncoder().encode(e).length>8192)return;let[,t,n]=/^\uFEFF?(\{.*),"sum":"([0-9a-f]{16})"\}[\r\n]*$/s.
exec(e)??[];if(t!==void 0&&!(crypto.subtle&&await ge(t)!==n))try{return me(JSON.parse(`${t}}`),t)}catch{return}}function me(e,t){let{v:n,uid:s,kind:r,right:o=!1}=e;
if(typeof s!="string"||!/^[0-9a-f]{16}$/.test(s)||!Number.isInteger(n)||n<1||/(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/.test(t)||F(e,64))return;if(n>1||!ue.includes(r))
return{uid:s,id:"",kind:"",right:!1,misconception:"",time:"",stars:0};if(!(!pe.every(i=>typeof(e[i]??(i in e?null:""))=="string")||typeof o!="boolean"))return{uid:s,
id:e.id??"",kind:r,right:o,misconception:e.misconception??"",time:e.t??"",stars:typeof e.answer=="number"?e.answer:0}}var F=(e,t)=>t<0||e!==null&&typeof e=="obj\
ect"&&Object.values(e).some(n=>F(n,t-1));async function ge(e){return[...new Uint8Array(await crypto.subtle.digest("SHA-256",new TextEncoder().encode(e))).subarray(
0,8)].map(n=>n.toString(16).padStart(2,"0")).join("")}var fe="boardlab",j="lines",x="places",ye=4e3,we=e=>Promise.race([e,new Promise((t,n)=>setTimeout(()=>n(new Error("no answer")),ye))]);function he(){return new Promise(
(e,t)=>{let n=indexedDB.open(fe,2);n.onupgradeneeded=({oldVersion:s})=>{s||(n.result.createObjectStore(j,{autoIncrement:!0}).createIndex("uid","uid",{unique:!0}),
n.result.createObjectStore(x))},n.onsuccess=()=>e(n.result),n.onerror=()=>t(n.error)})}var P=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(
e.error)}),U=()=>we(be());async function be(){let e=await he(),t=e.transaction([j,x]),[n,s,r]=await Promise.all([P(t.objectStore(j).getAll()),P(t.objectStore(x).
getAllKeys()),P(t.objectStore(x).getAll())]);return e.close(),{lines:n.map(({text:o})=>o),places:Object.fromEntries(s.map((o,a)=>[o,r[a]]))}}async function K(){let{lines:e,places:t}=await U();return{entries:(await Promise.all(e.map(_))).flatMap(n=>n?[n]:[]),places:t}}function V([e,t,,,,,n],s){let r=`${e.
split(".")[0]}.${t}.`;return new Map(n.split(" ").map(o=>{let[a,i]=o.split("=");return[a.includes(".")?a:r+a,s[Number(i)]]}))}function W(e,t,n,s,r=[]){let o=new Set(
t.filter(({right:c})=>c).map(({id:c})=>c)),a=new Map(t.filter(({kind:c,right:l})=>c==="answer"&&!l).map(c=>[c.id,c])),i=new Set(Object.keys(e.wrong??{}).filter(
(c,l)=>e.shown?.includes(l)));return e.lessons.map(c=>{let[l,u,Q,Z,ee,y]=c,m=l.split(".")[0],N=`${s}${l.replaceAll(".","/")}/`,w=V(c,e.rules),k=[...w.keys()].filter(
d=>o.has(d)),te=new Set(r.filter(d=>d.id.startsWith(`${m}.`)).map(({says:d})=>d)),O=[...w].flatMap(([d,oe])=>{let h=a.get(d);if(!h||o.has(d))return[];let ie=e.wrong?.[h.
misconception]??oe,R=i.has(h.misconception)?h.misconception:`${m}.${u}`,C=R!==`${m}.${u}`||e.practised.includes(R),ae=C?`${s}practice/#${R}`:`${N}#t=boardlab%20\
step%201%20${l}%20${d}`,ce=e.practised.includes(`${m}.${u}`)?`${s}tutor/#${m}.${u}`:"";return[{id:d,says:ie,time:h.time,href:ae,practised:C,tutor:ce}]}),T=n[l],
ne=Array.isArray(T?.seen)?T.seen:[],$=k.length===w.size,v=$?y:Math.min(y-1,new Set([...ne,...k]).size),se=!$&&(v>0||O.length>0||!!T?.at),re=Math.max(1,Math.ceil(
ee*(y-v)/y));return{id:l,game:m,number:Q,title:Z,address:N,all:w.size,known:k.length,due:k.filter(d=>te.has(w.get(d)??"")).length,missed:O,steps:y,walked:v,left:re,
begun:se,done:$}})}function J(e,t,n){let s=new Map(t.lessons.flatMap(c=>[...V(c,[]).keys()].map(l=>[l,c[0]]))),r=n.findLast(({id:c})=>s.has(c))?.id,o=r?e.find(({
id:c})=>c===s.get(r)):e.find(({begun:c})=>c);if(!o?.done)return o;let a=e.filter(({game:c})=>c===o.game),i=c=>c.find(({done:l})=>!l);return i(a.slice(a.indexOf(
o)))??i(a)??i(e)??o}async function z(e,t){let n=document.querySelector("[data-keeps]"),s=n.textContent,r=a=>{n.textContent===a||(n.textContent=a)},o=()=>e().then(()=>r(s),()=>r(t));
await o(),document.documentElement.dataset.shown="1",addEventListener("pageshow",({persisted:a})=>a&&o()),document.addEventListener("visibilitychange",()=>document.
visibilityState==="visible"&&o())}var{root:X,words:Se}=S("home"),Y=S("course"),{say:p}=q(Se),E=document.getElementById("onward"),M=document.getElementById("due"),Ee=[...M.childNodes],ke=e=>document.
querySelector(`#${e} h2`)?.firstChild?.textContent??"",g=(e,t)=>{E.querySelector(e).textContent=t};function xe(e,t){let n=E.querySelector("a"),s=e.done,r={game:ke(
e.game),number:e.number,count:t};g(".k",p(e.begun?"go_on":"first_of",r)),g("h2",s?p("finished",r):e.title),g(".what",s?p("finished_about"):""),g(".act span",p(s?
"play_one":"go_on_button",r)),g(".note",s?"":p("left",{minutes:e.left})),g(".far",p("far",{step:e.walked+1,steps:e.steps+1})),E.querySelector(".k").hidden=s;let o=E.
querySelector(".pg");o.hidden=s||!e.begun,o.querySelector("i").style.width=`${100*e.walked/e.steps}%`,n.href=s?`play/#${e.game}`:e.address;let a=E.querySelector(
"img"),i=`${X}pictures/${s?e.game:e.id}.${document.documentElement.lang}.svg`;a.getAttribute("src")!==i&&(a.src=i),a.alt=r.game}function Me(e){let t=e?.rules.length?
e:void 0;if(M.classList.toggle("due",!!t),!t)return M.replaceChildren(...Ee);let n=f("h2",t.title);n.append(f("small",t.says));let s=document.createElement("ol");
for(let{says:o,game:a}of t.rules){let i=document.createElement("li");i.append(document.createElement("i"),f("span",o),f("small",a)),s.append(i)}let r=Object.assign(
f("a",t.start),{className:"line",href:B(t,"")});M.replaceChildren(n,s,r,Object.assign(f("p",t.free),{className:"note"}))}var f=(e,t)=>Object.assign(document.createElement(
e),{textContent:t});async function Te(){let{entries:e,places:t}=await K(),n=W(Y,e,t,"");for(let r of document.querySelectorAll(".game")){let o=n.filter(u=>u.game===
r.id),a=o.filter(u=>u.done).length,i=o.some(u=>u.begun||u.done),c=r.querySelector(".bar");if(c.hidden=!i,c.querySelector("i").style.width=`${100*a/o.length}%`,!i)
continue;let l=p("reached",{done:a,all:o.length});r.querySelector(".n").textContent=l,r.querySelector("small").textContent=l}let s=J(n,Y,e);s&&xe(s,n.length),G(
e).then(Me)}A();await z(Te,p("unread"));b(new URL(X,document.baseURI).href);

import{choose as J}from"../help.js";async function R(e,t=[]){try{let n=navigator.serviceWorker;if(!n)return;await n.register(`${e}offline.js`,{scope:e});let{active:o}=await n.ready;n.addEventListener(
"message",({data:a})=>{a.kept&&(document.documentElement.dataset.kept="1")}),n.startMessages?.();let r=performance.getEntriesByType("resource").map(({name:a})=>a),
i=[...document.images].map(({src:a})=>a),h=[location.href.replace(/\?.*$/,""),...r,...i,...t].map(a=>a.replace(/#.*$/,"")).filter(a=>a.startsWith(e));o?.postMessage(
{keep:[...new Set(h)]})}catch{}}var Y=["worker.js","python.js","repeats.js","zstd.js"].map(e=>new URL(`./${e}`,import.meta.url).href),K=["presenter.js","presenter.css"].map(e=>new URL(`../${e}`,
import.meta.url).href),Q=["lesson","plan","practice"],X=1e6,w=class{constructor(t,n,o){this.kernel={status:"idle"},this.parts=t,this.send=n,this.listeners=new Map;
let r=()=>this.parts.frame?.lang??o;this.widget_manager={kernel:this.kernel,context:{get path(){return`${r()}/site/page.ipynb`}}}}get(t){return this.parts[t]}set(t,n){
this.parts[t]=n,this.tell(`change:${t}`)}save_changes(){}on(t,n){this.listeners.has(t)||this.listeners.set(t,new Set),this.listeners.get(t)?.add(n)}off(t,n){this.
listeners.get(t)?.delete(n)}tell(t,n){for(let o of[...this.listeners.get(t)??[]])o(n)}};function P(e,t=!0){let n=document.getElementById(e);n&&(n.hidden=!t)}function j(e,t,n,o={}){
let r=document.getElementById("progress"),i=r?.parentElement?.querySelector(".far"),h=new AbortController,a,m=M();function M(){let s=new Worker(new URL("./worke\
r.js",import.meta.url),{type:"module"}),l=[...crypto.getRandomValues(new Uint32Array(3))].join("-");return s.onmessage=({data:p})=>p.lives?z(l):V(p),s.onerror=()=>k(),
s.postMessage({start:{...t,name:l}}),s}async function z(s){if(await navigator.locks.request(s,{signal:h.signal},()=>!0).catch(()=>!1)){if(m.terminate(),!a)return k();
a=void 0,t={...t,...o.now?.()},m=M()}}function k(s=!1){P(s?"forbidden":"failed"),r?.closest(".wait")?.remove(),document.getElementById("text")?.setAttribute("op\
en",""),o.failed?.()}function V(s){if(s.progress!==void 0&&r&&(r.value=s.progress),s.all&&i&&(i.textContent=`${[s.here??0,s.all].map(l=>(l/X).toFixed(1)).join("\
 / ")} MB`),s.hear?.parts)for(let[l,p]of Object.entries(s.hear.parts))a?.set(l,p);else s.hear&&a?.tell("msg:custom",s.hear);if(s.failed&&k(s.forbidden),s.unkept!==
void 0&&P("unkept",s.unkept),s.filed){let l=s.filed.map(p=>t.root+p);R(t.root,[...l,...Y,...Q.includes(t.page?.kind)?K:[]])}s.whole&&(a=n(s.whole),s.from&&(e.dataset.
from=s.from))}return{send:(s,l=!1)=>m.postMessage({send:s,early:l}),open(s){t={...t,page:s},m.postMessage({open:s})},stop(){h.abort(),m.terminate()}}}function A(){
addEventListener("click",({target:e})=>{let t=e instanceof Element&&e.closest("a[hreflang]");t&&J("lang",t.getAttribute("hreflang")??"")})}var B=e=>JSON.parse(document.getElementById(e)?.textContent??"{}");function H(e){let t=document.querySelector('[role="status"]');return{say:(n,o={})=>e[n].replace(
/\{(\w+)\}/g,(r,i)=>String(o[i])),tell:n=>{t.textContent=n}}}var Z=2e7,ee=4096,te=25e4,u=e=>document.getElementById(e),d=u("class"),O=d.querySelector(".tools"),v=u("intake"),I=u("codes"),E=JSON.parse(d.dataset.start??"{}"),
ne=new URL(E.root,document.baseURI).href,{say:x,tell:y}=H(B("home").words),G=u("report").attachShadow({mode:"open"}),f=[],c=0,_,F=!1,b=[];function se(){let e=u(
"waiting");e.hidden=!1;let t={kind:"class",about:""};_=j(u("report"),{...E,root:ne,page:t},n=>{e.hidden=!0;let o=new w(n,()=>{},E.lang);return o.on("msg:custom",
r=>b.shift()?.(r)),F&&c&&(c=0,b=[],L=$()),F=!0,o})}function g(e){return new Promise(t=>{b.push(t),_.send(e)})}async function re({file:e,text:t}){if(!e)return t??
"";if(e.size>Z)return null;let n=new Uint8Array(await e.slice(0,ee).arrayBuffer()),o=n[0]===255&&n[1]===254||n[0]===254&&n[1]===255,r=o||!n.includes(0)?await e.
arrayBuffer():n,i=o?n[0]===255?"utf-16le":"utf-16be":"utf-8";return new TextDecoder(i).decode(r)}async function $(){for(;c<f.length;){if(f[c].file===void 0){await g(
{do:"codes",text:f[c++].text});continue}let e=[];for(let t=0;f[c]?.file&&t<te;c++){let{name:n,file:o}=f[c],r=await re(f[c]).catch(()=>"");t+=r===null?0:o?.size??
0,e.push([n,r])}y(x("reading",{count:c,all:f.length})),await g({do:"files",files:e})}await C()}var q=()=>({names:d.querySelector("[name=called]:checked").value===
"names"});async function C(){y(x("working"));let{report:e="",told:t="",pupils:n}=await g({do:"report",...q()});G.innerHTML=e,y(t),O.hidden=!1,d.classList.add("m\
ade"),v.open=!n}var L=Promise.resolve(),T=e=>L=L.then(e);function S(e){e.length&&(f.push(...e),T($))}var N=e=>S([...e].map(t=>({name:t.webkitRelativePath||t.name,
file:t})));async function oe({items:e,files:t}){let n=[...e].map(r=>r.webkitGetAsEntry?.()).filter(r=>!!r);if(!n.some(r=>r.isDirectory))return N(t);let o=[];for(let r of n)
await W(r,o);S(o)}async function W(e,t){let n=e.fullPath.replace(/^\//,"");if(e.isFile){let r=await new Promise(i=>e.file(i,()=>i(void 0)));t.push({name:n,file:r??
new Blob});return}let o=e.createReader();for(;;){let r=await new Promise(i=>o.readEntries(i,()=>i([])));if(!r.length)return;for(let i of r)await W(i,t)}}function U(e,t,n){
let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([e],{type:n})),o.download=t,o.click(),URL.revokeObjectURL(o.href)}var D=()=>g({do:"save",...q()}),
ie={files:()=>u("files").click(),folder:()=>u("folder").click(),page:async()=>U((await D()).page??"","class-report.html","text/html"),table:async()=>U((await D()).
table??"","class-report.csv","text/csv"),print:()=>print(),clear:()=>T(async()=>{f=[],c=0,await g({do:"clear"}),G.replaceChildren(),O.hidden=!0,v.open=!0,d.classList.
remove("made"),y(x("cleared")),v.querySelector("button").focus()})};d.addEventListener("click",({target:e})=>{let t=e instanceof Element&&e.closest("[data-do]")?.
getAttribute("data-do");t&&ie[t]?.()});d.addEventListener("change",({target:e})=>{e instanceof HTMLInputElement&&(e.name==="called"&&T(C),e.type==="file"&&(N(e.
files??[]),e.value=""))});d.querySelector("form").addEventListener("submit",e=>{e.preventDefault();let t=I.value.trim();t&&S([{name:"",text:t}]),I.value=""});for(let e of[
"dragover","drop"])addEventListener(e,t=>{!(t instanceof DragEvent)||!t.dataTransfer?.types.includes("Files")||(t.preventDefault(),d.classList.toggle("over",e===
"dragover"),e==="drop"&&oe(t.dataTransfer))});addEventListener("dragleave",({relatedTarget:e})=>e||d.classList.remove("over"));A();d.dataset.shown="1";se();

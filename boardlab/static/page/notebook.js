var f="application/vnd.jupyter.widget-view+json",b=["text/html","image/svg+xml"],d="JupyterLite Storage",u="files";function R(e){let n=!1;for(let{outputs:t=[]}of e?.
cells??[])for(let{data:o}of t)!o?.[f]||!b.some(r=>o[r])||(delete o[f],n=!0);return n}async function h(){for(let{name:e}of await indexedDB.databases?.()??[])e?.startsWith(
d)&&await new Promise(n=>v(e,()=>n(1)))}function v(e,n){let t=indexedDB.open(e);t.onerror=n,t.onsuccess=()=>{let o=t.result,r=()=>{o.close(),n()};if(!o.objectStoreNames.
contains(u))return r();let s=o.transaction(u,"readwrite");s.oncomplete=s.onabort=r,s.objectStore(u).openCursor().onsuccess=({target:y})=>{let a=y.result;a?.value?.
type==="notebook"&&R(a.value.content)&&a.update(a.value),a?.continue()}}}var P='<meta name="application-name" content="boardlab">',j=new Map([["js",/javascript/],["css",/^text\/css/],["svg",/^image\/svg/],["png",/^image\/png/]]),E=e=>/(?:\/|\.html)$/.
test(new URL(e).pathname);async function w(e,n){let t=n.headers.get("content-type")??"",o=/^text\/html/.test(t);if(!n.ok||n.redirected)return!1;if(E(e))return o&&
(await n.clone().text()).includes(P);let[,r=""]=/\.(\w+)$/.exec(new URL(e).pathname)??[];return!o&&(j.get(r)?.test(t)??!0)}var i=new URL("../../notebooks/",import.meta.url).href,m="precache",g=5e3,x=/^files\/.*\.ipynb$|^api\/translations\/\w+_\w+\.json$/,l=/^\w+/.exec(new URLSearchParams(
location.search).get("path")??"")?.[0]??"";l&&(document.documentElement.lang=l);var c=globalThis.fetch;globalThis.fetch=async(e,n)=>{let t=new URL(e instanceof Request?
e.url:e,location.href).href.replace(/[?#].*$/,"");return t===new URL("/api/service-worker-heartbeat",location.href).href?new Response("ok"):t.startsWith(i)?t===
`${i}jupyter-lite.json`?L(await c(e,n)):x.test(t.slice(i.length))?k(await p(`${t}.bin`)):t.startsWith(`${i}api/contents/`)||t.startsWith(`${i}api/translations/`)?
p(t):c(e,n):c(e,n)};function k(e){return!e.ok||!e.body?e:new Response(e.body.pipeThrough(new DecompressionStream("gzip")),{headers:{"content-type":"application/\
json"}})}async function L(e){if(!e.ok)return e;let n=await e.json(),t=n["jupyter-config-data"],o=Object.entries(t.boardlabLocales??{}).find(([r])=>r===l)?.[1];return o&&
(t.settingsOverrides={...t.settingsOverrides,"@jupyterlab/translation-extension:plugin":{locale:o}}),new Response(JSON.stringify(n),{headers:{"content-type":"ap\
plication/json"}})}async function p(e){let n=await globalThis.caches?.open(m).catch(()=>{});try{let t=await c(e,{cache:"no-cache"});if(!t.ok)return t;if(!await w(
e,t))throw new Error(`not of this site: ${e}`);return await n?.put(e,t.clone()).catch(()=>{}),t}catch(t){let o=await n?.match(e);if(o)return o;throw t}}async function T(){
let e=navigator.serviceWorker;if(!e)return;let n=()=>e.controller?.scriptURL.startsWith(i);await e.register(`${i}service-worker.js?enableCache=true`,{scope:i});
let t=new Promise(s=>e.addEventListener("controllerchange",()=>n()&&s(1)));n()||await Promise.race([t,new Promise(s=>setTimeout(s,g))]),e.getRegistrations=async()=>[];
let o=performance.getEntriesByType("resource").map(({name:s})=>s),r=await caches.open(m);for(let s of[location.href.replace(/#.*$/,""),...o])await r.match(s)||p(
s).catch(()=>{})}var $=new Promise(e=>setTimeout(e,g));await Promise.all([T().catch(()=>{}),Promise.race([h().catch(()=>{}),$])]);

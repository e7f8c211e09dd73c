var p="application/vnd.jupyter.widget-view+json",b=["text/html","image/svg+xml"],d="JupyterLite Storage",u="files";function v(e){let n=!1;for(let{outputs:t=[]}of e?.
cells??[])for(let{data:o}of t)!o?.[p]||!b.some(r=>o[r])||(delete o[p],n=!0);return n}async function h(){for(let{name:e}of await indexedDB.databases?.()??[])e?.startsWith(
d)&&await new Promise(n=>P(e,()=>n(1)))}function P(e,n){let t=indexedDB.open(e);t.onerror=n,t.onsuccess=()=>{let o=t.result,r=()=>{o.close(),n()};if(!o.objectStoreNames.
contains(u))return r();let s=o.transaction(u,"readwrite");s.oncomplete=s.onabort=r,s.objectStore(u).openCursor().onsuccess=({target:y})=>{let c=y.result;c?.value?.
type==="notebook"&&v(c.value.content)&&c.update(c.value),c?.continue()}}}var j='<meta name="application-name" content="boardlab">',R=new Map([["js",/javascript/],["css",/^text\/css/],["svg",/^image\/svg/],["png",/^image\/png/]]),E=e=>/(?:\/|\.html)$/.
test(new URL(e).pathname);async function w(e,n){let t=n.headers.get("content-type")??"",o=/^text\/html/.test(t);if(!n.ok||n.redirected)return!1;if(E(e))return o&&
(await n.clone().text()).includes(j);let[,r=""]=/\.(\w+)$/.exec(new URL(e).pathname)??[];return!o&&(R.get(r)?.test(t)??!0)}var a=new URL("../../notebooks/",import.meta.url).href,m="precache",g=5e3,x=/^files\/.*\.ipynb$|^api\/translations\/\w+_\w+\.json$/,l=/^\w+/.exec(new URLSearchParams(
location.search).get("path")??"")?.[0]??"";l&&(document.documentElement.lang=l);var i=globalThis.fetch;globalThis.fetch=async(e,n)=>{let t=new URL(e instanceof Request?
e.url:e,location.href).href.replace(/[?#].*$/,"");return t===new URL("/api/service-worker-heartbeat",location.href).href?new Response("ok"):t.startsWith(a)?t===
`${a}jupyter-lite.json`?L(await i(e,n)):x.test(t.slice(a.length))?k(await f(`${t}.bin`)):t.startsWith(`${a}api/contents/`)||t.startsWith(`${a}api/translations/`)?
f(t):i(e,n):i(e,n)};function k(e){return!e.ok||!e.body?e:new Response(e.body.pipeThrough(new DecompressionStream("gzip")),{headers:{"content-type":"application/\
json"}})}async function L(e){if(!e.ok)return e;let n=await e.json(),t=n["jupyter-config-data"],o=Object.entries(t.boardlabLocales??{}).find(([r])=>r===l)?.[1];return o&&
(t.settingsOverrides={...t.settingsOverrides,"@jupyterlab/translation-extension:plugin":{locale:o}}),new Response(JSON.stringify(n),{headers:{"content-type":"ap\
plication/json"}})}async function f(e){let n=await globalThis.caches?.open(m).catch(()=>{});try{let t=await i(e,{cache:"no-cache"});if(!t.ok)return t;if(!await w(
e,t))throw new Error(`not of this site: ${e}`);return await n?.put(e,t.clone()).catch(()=>{}),t}catch(t){let o=await n?.match(e);if(o)return o;throw t}}async function T(){
let e=navigator.serviceWorker;if(!e)return;let n=()=>e.controller?.scriptURL.startsWith(a);await e.register(`${a}service-worker.js?enableCache=true`,{scope:a});
let t=new Promise(s=>e.addEventListener("controllerchange",()=>n()&&s(1)));n()||await Promise.race([t,new Promise(s=>setTimeout(s,g))]),e.getRegistrations=async()=>[];
let o=performance.getEntriesByType("resource").map(({name:s})=>s),r=await caches.open(m);for(let s of[location.href.replace(/#.*$/,""),...o])await r.match(s)||f(
s).catch(()=>{})}var $=new Promise(e=>setTimeout(e,g));await Promise.all([T().catch(()=>{}),Promise.race([h().catch(()=>{}),$])]);

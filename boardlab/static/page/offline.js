var h="boardlab";var y='<meta name="application-name" content="boardlab">',k=new Map([["js",/javascript/],["css",/^text\/css/],["svg",/^image\/svg/],["png",/^image\/png/]]),w=t=>/(?:\/|\.html)$/.
test(new URL(t).pathname);async function l(t,n){let c=n.headers.get("content-type")??"",s=/^text\/html/.test(c);if(!n.ok||n.redirected)return!1;if(w(t))return s&&
(await n.clone().text()).includes(y);let[,e=""]=/\.(\w+)$/.exec(new URL(t).pathname)??[];return!s&&(k.get(e)?.test(c)??!0)}var i=globalThis,m=i.registration?.scope??"",d=/\/(?:python|pictures|banks)\/([^/]+)$|\/(code-[0-9a-f]+)\//,f=`${m}404.html`;i.addEventListener("install",()=>i.
skipWaiting());i.addEventListener("activate",t=>t.waitUntil(i.clients.claim()));i.addEventListener("message",t=>{t.waitUntil(E(t.data.keep).then(n=>t.source?.postMessage(
{kept:n})))});i.addEventListener("fetch",t=>{let{request:n}=t;n.method==="GET"&&n.url.startsWith(m)&&t.respondWith(x(n,t))});async function x(t,n){let c=await caches.
open(h),s=await c.match(t,{ignoreSearch:!0});if(s&&d.test(t.url))return s;try{let e=await fetch(t),a=t.mode==="navigate";if(a&&e.status===404)return await b(c).
catch(()=>{})??e;if(!s)return e;let o=l(t.url,e.clone()),u=e.clone();return n.waitUntil(o.then(r=>r?c.put(t,u):void 0).catch(()=>{})),a||!e.ok||await o?e:s}catch(e){
if(s)return s;throw e}}async function b(t){let n=await t.match(f)??await fetch(f);if(!await l(f,n))return;let c=(await n.text()).replaceAll('="./',`="${m}`);return new Response(
c,{status:404,headers:{"content-type":"text/html; charset=utf-8"}})}async function E(t){let n=await caches.open(h),c=(await n.keys()).map(({url:e})=>e),s=await Promise.
allSettled([...t,f].map(async e=>{if(c.includes(e)&&d.test(e))return;let a=await fetch(e,{cache:"no-cache"});if(!await l(e,a))throw new Error(`not of this site:\
 ${e}`);await n.put(e,a)}));return await v(n,t),s.every(({status:e})=>e==="fulfilled")}async function v(t,n){let c=a=>a.replace(/-[^-]*$/,""),s=(await t.keys()).
map(({url:a})=>a),e=await Promise.all(s.filter(w).map(async a=>(await t.match(a))?.text()??""));for(let a of s){let[,o,u]=d.exec(a)??[],r=o??u,g=!a.includes("/p\
ython/")||n.some(p=>p!==a&&c(p)===c(a));r&&g&&!e.some(p=>p.includes(r))&&await t.delete(a)}}

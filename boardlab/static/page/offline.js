var h="boardlab";var y='<meta name="application-name" content="boardlab">',k=new Map([["js",/javascript/],["css",/^text\/css/],["svg",/^image\/svg/],["png",/^image\/png/]]),w=t=>/(?:\/|\.html)$/.
test(new URL(t).pathname);async function l(t,n){let i=n.headers.get("content-type")??"",s=/^text\/html/.test(i);if(!n.ok||n.redirected)return!1;if(w(t))return s&&
(await n.clone().text()).includes(y);let[,e=""]=/\.(\w+)$/.exec(new URL(t).pathname)??[];return!s&&(k.get(e)?.test(i)??!0)}var c=globalThis,m=c.registration?.scope??"",d=/\/(?:python|pictures)\/([^/]+)$|\/(code-[0-9a-f]+)\//,u=`${m}404.html`;c.addEventListener("install",()=>c.skipWaiting());
c.addEventListener("activate",t=>t.waitUntil(c.clients.claim()));c.addEventListener("message",t=>{t.waitUntil(v(t.data.keep).then(n=>t.source?.postMessage({kept:n})))});
c.addEventListener("fetch",t=>{let{request:n}=t;n.method==="GET"&&n.url.startsWith(m)&&t.respondWith(x(n,t))});async function x(t,n){let i=await caches.open(h),
s=await i.match(t,{ignoreSearch:!0});if(s&&d.test(t.url))return s;try{let e=await fetch(t),a=t.mode==="navigate";if(a&&e.status===404)return await E(i).catch(()=>{})??
e;if(!s)return e;let o=l(t.url,e.clone()),f=e.clone();return n.waitUntil(o.then(r=>r?i.put(t,f):void 0).catch(()=>{})),a||!e.ok||await o?e:s}catch(e){if(s)return s;
throw e}}async function E(t){let n=await t.match(u)??await fetch(u);if(!await l(u,n))return;let i=(await n.text()).replaceAll('="./',`="${m}`);return new Response(
i,{status:404,headers:{"content-type":"text/html; charset=utf-8"}})}async function v(t){let n=await caches.open(h),i=(await n.keys()).map(({url:e})=>e),s=await Promise.
allSettled([...t,u].map(async e=>{if(i.includes(e)&&d.test(e))return;let a=await fetch(e,{cache:"no-cache"});if(!await l(e,a))throw new Error(`not of this site:\
 ${e}`);await n.put(e,a)}));return await b(n,t),s.every(({status:e})=>e==="fulfilled")}async function b(t,n){let i=a=>a.replace(/-[^-]*$/,""),s=(await t.keys()).
map(({url:a})=>a),e=await Promise.all(s.filter(w).map(async a=>(await t.match(a))?.text()??""));for(let a of s){let[,o,f]=d.exec(a)??[],r=o??f,g=!a.includes("/p\
ython/")||n.some(p=>p!==a&&i(p)===i(a));r&&g&&!e.some(p=>p.includes(r))&&await t.delete(a)}}

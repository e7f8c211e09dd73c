var h="boardlab";var g='<meta name="application-name" content="boardlab">',k=new Map([["js",/javascript/],["css",/^text\/css/],["svg",/^image\/svg/],["png",/^image\/png/]]),w=t=>/(?:\/|\.html)$/.
test(new URL(t).pathname);async function p(t,n){let o=n.headers.get("content-type")??"",c=/^text\/html/.test(o);if(!n.ok||n.redirected)return!1;if(w(t))return c&&
(await n.clone().text()).includes(g);let[,e=""]=/\.(\w+)$/.exec(new URL(t).pathname)??[];return!c&&(k.get(e)?.test(o)??!0)}var s=globalThis,m=s.registration?.scope??"",d=/\/(?:python|pictures)\/([^/]+)$|\/(code-[0-9a-f]+)\//,f=`${m}404.html`;s.addEventListener("install",()=>s.skipWaiting());
s.addEventListener("activate",t=>t.waitUntil(s.clients.claim()));s.addEventListener("message",t=>{t.waitUntil(v(t.data.keep).then(n=>t.source?.postMessage({kept:n})))});
s.addEventListener("fetch",t=>{let{request:n}=t;n.method==="GET"&&n.url.startsWith(m)&&t.respondWith(x(n,t))});async function x(t,n){let o=await caches.open(h),
c=await o.match(t,{ignoreSearch:!0});if(c&&d.test(t.url))return c;try{let e=await fetch(t),a=t.mode==="navigate";if(a&&e.status===404)return await E(o).catch(()=>{})??
e;if(!c)return e;let i=p(t.url,e.clone()),u=e.clone();return n.waitUntil(i.then(r=>r?o.put(t,u):void 0).catch(()=>{})),a||!e.ok||await i?e:c}catch(e){if(c)return c;
throw e}}async function E(t){let n=await t.match(f)??await fetch(f);if(!await p(f,n))return;let o=(await n.text()).replaceAll('="./',`="${m}`);return new Response(
o,{status:404,headers:{"content-type":"text/html; charset=utf-8"}})}async function v(t){let n=await caches.open(h),o=(await n.keys()).map(({url:e})=>e),c=await Promise.
allSettled([...t,f].map(async e=>{if(o.includes(e)&&d.test(e))return;let a=await fetch(e,{cache:"no-cache"});if(!await p(e,a))throw new Error(`not of this site:\
 ${e}`);await n.put(e,a)}));return await S(n,t),c.every(({status:e})=>e==="fulfilled")}async function S(t,n){let o=a=>a.replace(/-[^-]*$/,""),c=(await t.keys()).
map(({url:a})=>a),e=await Promise.all(c.filter(w).map(async a=>(await t.match(a))?.text()??""));for(let a of c){let[,i,u]=d.exec(a)??[],r=i??u,y=!a.includes("/p\
ython/")||n.some(l=>l!==a&&o(l)===o(a));r&&y&&!e.some(l=>l.includes(r))&&await t.delete(a)}}

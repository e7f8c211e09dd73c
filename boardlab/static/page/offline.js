var h="boardlab";var k='<meta name="application-name" content="boardlab">',x=new Map([["js",/javascript/],["css",/^text\/css/],["svg",/^image\/svg/],["png",/^image\/png/]]),w=t=>/(?:\/|\.html)$/.
test(new URL(t).pathname);async function p(t,n){let s=n.headers.get("content-type")??"",o=/^text\/html/.test(s);if(!n.ok||n.redirected)return!1;if(w(t))return o&&
(await n.clone().text()).includes(k);let[,e=""]=/\.(\w+)$/.exec(new URL(t).pathname)??[];return!o&&(x.get(e)?.test(s)??!0)}var c=globalThis,m=c.registration?.scope??"",d=/\/(?:python|pictures|banks)\/([^/]+)$|\/(code-[0-9a-f]+)\//,u=`${m}404.html`;c.addEventListener("install",()=>c.
skipWaiting());c.addEventListener("activate",t=>t.waitUntil(c.clients.claim()));var g=Promise.resolve();c.addEventListener("message",t=>{let n=g.then(()=>E(t.data.
keep));g=n.catch(()=>{}),t.waitUntil(n.then(s=>t.source?.postMessage({kept:s})))});c.addEventListener("fetch",t=>{let{request:n}=t;n.method==="GET"&&n.url.startsWith(
m)&&t.respondWith(b(n,t))});async function b(t,n){let s=await caches.open(h),o=await s.match(t,{ignoreSearch:!0});if(o&&d.test(t.url))return o;try{let e=await fetch(
t),a=t.mode==="navigate";if(a&&e.status===404)return await v(s).catch(()=>{})??e;if(!o)return e;let i=p(t.url,e.clone()),f=e.clone();return n.waitUntil(i.then(r=>r?
s.put(t,f):void 0).catch(()=>{})),a||!e.ok||await i?e:o}catch(e){if(o)return o;throw e}}async function v(t){let n=await t.match(u)??await fetch(u);if(!await p(u,
n))return;let s=(await n.text()).replaceAll('="./',`="${m}`);return new Response(s,{status:404,headers:{"content-type":"text/html; charset=utf-8"}})}async function E(t){
let n=await caches.open(h),s=(await n.keys()).map(({url:e})=>e),o=await Promise.allSettled([...t,u].map(async e=>{if(s.includes(e)&&d.test(e))return;let a=await fetch(
e,{cache:"no-cache"});if(!await p(e,a))throw new Error(`not of this site: ${e}`);await n.put(e,a)}));return await R(n,t),o.every(({status:e})=>e==="fulfilled")}
async function R(t,n){let s=a=>a.replace(/-[^-]*$/,""),o=(await t.keys()).map(({url:a})=>a),e=await Promise.all(o.filter(w).map(async a=>(await t.match(a))?.text()??
""));for(let a of o){let[,i,f]=d.exec(a)??[],r=i??f,y=!a.includes("/python/")||n.some(l=>l!==a&&s(l)===s(a));r&&y&&!e.some(l=>l.includes(r))&&await t.delete(a)}}

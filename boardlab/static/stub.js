var g=/\bfrom\s*"\.\/(\w+)\.js"/g;var o=globalThis[Symbol.for("boardlab")]??=new Map;async function l(t,s,e){let r;t.on("msg:custom",({library:n})=>{n&&(r={get:i=>n[i],on(){},off(){}})});for(let n=0;n<
60&&!e?.aborted;n++){n===8&&(s.textContent=t.get("_missing"));try{n===4&&t.send({do:"library"});let i=r??await t.widget_manager.get_model(t.get("_library").replace(
"IPY_MODEL_",""));if(i)return i}catch{}await new Promise(i=>setTimeout(i,Math.min(20*2**n,1e3)))}}var u=(t,s)=>new Promise(e=>{let r=()=>{let n=t.get(s);n?.script&&
(t.off(`change:${s}`,r),e(n))};t.on(`change:${s}`,r),r()});function m(t,s){let e=s instanceof ShadowRoot&&s;(e?[...e.children].some(r=>r.textContent===t):o.has(
t))||(e||o.set(t,""),(e||document.head).append(Object.assign(document.createElement("style"),{textContent:t})))}async function d(t,s,e){let{script:r,style:n}=await u(
t,s),i={};for(let[,c]of r.matchAll(g))i[c]??=await d(t,c,e);n&&m(n,e.getRootNode());let a=r.replace(g,(c,f)=>`from"${i[f]}"`);return o.has(a)||o.set(a,URL.createObjectURL(
new Blob([a],{type:"text/javascript"}))),o.get(a)}var p={async render(t){let{model:s,el:e,signal:r}=t,n=await l(s,e,r);if(!n)return;let i=await import(await d(n,
s.get("_part"),e));if(!r?.aborted)return e.replaceChildren(),i.default.render(t)}};export{p as default};

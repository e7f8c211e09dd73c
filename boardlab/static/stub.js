var d=/\bfrom\s*"\.\/(\w+)\.js"/g;var s=globalThis[Symbol.for("boardlab")]??=new Map;async function l(t,i,n){let r;t.on("msg:custom",({library:e})=>{e&&(r={get:o=>e[o],on(){},off(){}})});for(let e=0;e<
60&&!n?.aborted;e++){e===8&&(i.textContent=t.get("_missing"));try{e===4&&t.send({do:"library"});let o=r??await t.widget_manager?.get_model?.(t.get("_library").replace(
"IPY_MODEL_",""));if(o)return o}catch{}await new Promise(o=>setTimeout(o,Math.min(20*2**e,1e3)))}}var m=(t,i)=>new Promise(n=>{let r=()=>{let e=t.get(i);e?.script&&
(t.off(`change:${i}`,r),n(e))};t.on(`change:${i}`,r),r()});function u(t,i){let n=i instanceof ShadowRoot&&i;(n?[...n.children].some(r=>r.textContent===t):s.has(
t))||(n||s.set(t,""),(n||document.head).append(Object.assign(document.createElement("style"),{textContent:t})))}async function f(t,i,n){let{script:r,style:e}=await m(
t,i),o={};for(let[,c]of r.matchAll(d))o[c]??=await f(t,c,n);e&&u(e,n.getRootNode());let a=r.replace(d,(c,g)=>`from"${o[g]}"`);return s.has(a)||s.set(a,URL.createObjectURL(
new Blob([a],{type:"text/javascript"}))),s.get(a)}var p={async render(t){let{model:i,el:n,signal:r}=t,e=await l(i,n,r);if(!e)return;let o=await import(await f(e,
i.get("_part"),n));if(!r?.aborted)return n.replaceChildren(),o.default.render(t)}};export{p as default};

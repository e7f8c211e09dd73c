var d=/\bfrom\s*"\.\/(\w+)\.js"/g;var c=globalThis[Symbol.for("boardlab")]??=new Map;async function l(t,i,e){let r;t.on("msg:custom",({library:n})=>{n&&(r={get:s=>n[s],on(){},off(){}})});for(let n=0;n<
60&&!e?.aborted;n++){n===8&&(i.textContent=t.get("_missing"));try{n===4&&t.send({do:"library"});let s=r??await t.widget_manager?.get_model?.(t.get("_library").replace(
"IPY_MODEL_",""));if(s)return s}catch{}await new Promise(s=>setTimeout(s,Math.min(20*2**n,1e3)))}}var u=(t,i)=>new Promise(e=>{let r=()=>{let n=t.get(i);n?.script&&
(t.off(`change:${i}`,r),e(n))};t.on(`change:${i}`,r),r()});function m(t,i){let e=i instanceof ShadowRoot&&i;(e?[...e.children].some(r=>r.textContent===t):c.has(
t))||(e||c.set(t,""),(e||document.head).append(Object.assign(document.createElement("style"),{textContent:t})))}async function g(t,i,e){let{script:r,style:n}=await u(
t,i),s={};for(let[,a]of r.matchAll(d))s[a]??=await g(t,a,e);n&&m(n,e.getRootNode());let o=r.replace(d,(a,f)=>`from"${s[f]}"`);return c.has(o)||c.set(o,URL.createObjectURL(
new Blob([o],{type:"text/javascript"}))),c.get(o)}async function y(t,i,{model:e,el:r}){let n=await new Promise(o=>{e.on("msg:custom",({library:a})=>a?.[t]&&o(a)),
e.send({do:"library",part:t})});return import(await g({get:o=>n[o]??i.get(o),on(){},off(){}},t,r))}var b={async render(t){let{model:i,el:e,signal:r}=t,n=await l(
i,e,r);if(!n)return;let s=await import(await g(n,i.get("_part"),e));if(!r?.aborted)return e.replaceChildren(),s.default.render({...t,bring:o=>y(o,n,t)})}};export{b as default};

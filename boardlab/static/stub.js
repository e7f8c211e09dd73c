var f=/\bfrom\s*"\.\/(\w+)\.js"/g;var r=globalThis[Symbol.for("boardlab")]??=new Map;async function l(t,a,n){let o;t.on("msg:custom",({library:e})=>{e&&(o={get:s=>e[s],on(){},off(){}})});for(let e=0;e<
60&&!n?.aborted;e++){e===8&&(a.textContent=t.get("_missing"));try{e===4&&t.send({do:"library"});let s=o??await t.widget_manager.get_model(t.get("_library").replace(
"IPY_MODEL_",""));if(s)return s}catch{}await new Promise(s=>setTimeout(s,Math.min(20*2**e,1e3)))}}var u=(t,a)=>new Promise(n=>{let o=()=>{let e=t.get(a);e?.script&&
(t.off(`change:${a}`,o),n(e))};t.on(`change:${a}`,o),o()});function w(t,a){let n=a instanceof ShadowRoot&&a;(n?[...n.children].some(o=>o.textContent===t):r.has(
t))||(n||r.set(t,""),(n||document.head).append(Object.assign(document.createElement("style"),{textContent:t})))}async function d(t,a,n){let{script:o,style:e}=await u(
t,a),s={};for(let[,i]of o.matchAll(f))s[i]??=await d(t,i,n);e&&w(e,n.getRootNode());let c=o.replace(f,(i,g)=>`from"${s[g]}"`);return r.has(c)||r.set(c,URL.createObjectURL(
new Blob([c],{type:"text/javascript"}))),r.get(c)}var h={async render(t){let{model:a,el:n,signal:o}=t,e=await l(a,n,o);if(!e)return;let s=await import(await d(e,
a.get("_part"),n));if(!o?.aborted)return n.replaceChildren(),s.default.render(t)}};export{h as default};

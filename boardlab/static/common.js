var L="http://www.w3.org/2000/svg",C=new Set(["svg","g","path","circle","text"]),T=new Set(["button","input","select","summary"]);function u(t,e={},...n){let[s,
i]=t.split("#"),[o,...r]=s.split("."),a=C.has(o)?document.createElementNS(L,o):document.createElement(o),l={...e,class:[...r,e.class].filter(Boolean).join(" ")||
null,"data-k":i??e["data-k"]};for(let[c,d]of Object.entries(l))d!=null&&d!==!1&&a.setAttribute(c,d===!0?"":String(d));return(T.has(o)||a.hasAttribute("tabindex"))&&
a.setAttribute("data-lm-suppress-shortcuts","true"),b(a,n),a}function b(t,e){for(let n of e)Array.isArray(n)?b(t,n):n instanceof Node?t.append(n):(n||n===0)&&t.
append(String(n))}function p(t,...e){let n=["do","pick","at","line"].map(s=>t[`data-${s}`]??"").join(" ");return u("button",{type:"button","data-k":n,...t},...e)}
function P(t){let e=new DOMParser().parseFromString(t.trim().replaceAll(`>
<`,"><"),"image/svg+xml").documentElement;if(e.localName!=="svg")return null;for(let n of e.querySelectorAll("title, desc, script, foreignObject"))n.remove();return e.
setAttribute("aria-hidden","true"),e.removeAttribute("role"),document.importNode(e,!0)}function m(t){return t instanceof Element?t.known??t.getAttribute("data-k\
ey")??t.getAttribute("data-k"):null}var f=(t,e)=>Object.assign(t,{known:e});function K(t,e){let n=t.cloneNode(!1);return n.setAttribute("data-same",""),e===void 0?
n:f(n,f(t,e).known)}function N(t,e,n){if(e.hasAttribute("data-same")||t.isEqualNode(e))return;for(let{name:l}of[...t.attributes])e.hasAttribute(l)||t.removeAttribute(
l);for(let{name:l,value:c}of e.attributes)t.getAttribute(l)!==c&&t.setAttribute(l,c);let s=[...e.childNodes],i=new Set(s.map(m)),o=new Map;for(let l of[...t.childNodes]){
let c=m(l);c!==null&&i.has(c)?o.set(c,l):c!==null&&l.remove()}let r=t.firstChild,a=()=>{let l=r;r=r?.nextSibling??null,l?.remove()};for(let l of s){let c=m(l),d=c===
null?r:o.get(c)??null;if(!d||m(d)!==c||d.nodeName!==l.nodeName){let h=l.make?.()??l;if(t.insertBefore(h,r),h instanceof Element)for(let M of[h,...h.querySelectorAll(
"[data-key]")])n(M);continue}for(;r&&r!==d&&m(r)===null;)a();d===r?r=r.nextSibling:t.insertBefore(d,r),d instanceof Element?N(d,l,n):d.nodeValue!==l.nodeValue&&
(d.nodeValue=l.nodeValue)}for(;r;)a()}var B=t=>!!t.closest("[data-calm], [data-bl-calm]")||!!t.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion:\
 reduce)").matches;function D(t,e){let n=t.ownerDocument.body,s=l=>t.ownerDocument.defaultView?.matchMedia?.(l),[i,o]=[s("(prefers-color-scheme: dark)"),s("print")],r=()=>{let l=n.
dataset.jpThemeLight,c=!o?.matches&&(l?l==="false":!!i?.matches);t.setAttribute("data-theme",c?"dark":"light")};r();let a=new MutationObserver(r);a.observe(n,{attributes:!0,
attributeFilter:["data-jp-theme-light"]});for(let l of[i,o])l?.addEventListener?.("change",r,{signal:e});e.addEventListener("abort",()=>a.disconnect())}var q=new WeakSet;function I(t,e,n){let s=null,i=()=>{if(!s||!t.getClientRects().length)return;let[o,{body:r}]=[s,t.ownerDocument];s=null,(t.getRootNode().activeElement??
r)===r&&(t.contains(o)?o.focus({preventScroll:!0}):n?.())};t.addEventListener("focusout",({relatedTarget:o,target:r})=>{s=!o&&!q.has(t)&&!t.getClientRects().length&&
r,s&&requestAnimationFrame(()=>(i(),requestAnimationFrame(i)))},{signal:e}),R(t,e,i)}function R(t,e,n){if(!globalThis.ResizeObserver)return;let s=new ResizeObserver(
n);s.observe(t),e.addEventListener("abort",()=>s.disconnect())}var y=new WeakMap,w="",H=async t=>{let[e,n]=["js","css"].map(s=>new URL(`./${t}.${s}${w}`,import.meta.url).href);[...document.styleSheets].some(s=>s.href===n)||
await new Promise(s=>document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",href:n,onload:s,onerror:s})));try{return await import(e)}catch(s){
throw w+="?",s}},F=(t,e)=>(y.get(t)??H)(e),V=t=>({render({model:e,el:n,signal:s,bring:i}){i&&y.set(e,i);let o=new AbortController;return s?.addEventListener("ab\
ort",()=>o.abort(),{once:!0}),t(e,n,o.signal),()=>o.abort()}});var O=/restarting|terminating|dead/;function v(t,e,n){let s=t.widget_manager?.kernel,i=-1/0,o=!1,r=()=>{o=!1},a=(l,c)=>{i=Date.now(),O.test(c)&&(r(),n())};return s?.
statusChanged?.connect(a),e.addEventListener("abort",()=>s?.statusChanged?.disconnect(a)),{ask:()=>{o||=!!s?.requestKernelInfo?.().then(r,r)},isBusy:()=>s?.status===
"busy"||Date.now()-i<1e3||o&&s?.connectionStatus==="connected"}}function k(t,[e,...n]){if(e==="=")return n[0];if(e==="{"){let o=Array.isArray(t)?[...t]:{...t};for(let r of n[1])delete o[r];for(let[r,a]of Object.entries(n[0]))
o[r]=k(o[r],a);return o}let s=e==="~"?t.split(`
`):t,i=[];for(let o=0;o<n[0].length;o+=3){let[r,a,l]=n[0].slice(o,o+3);i.push(...s.slice(r,r+a),...l)}return e==="~"?i.join(`
`):i}var x=["words","area","frame"];function E(t,{version:e,changes:n=[]}){for(let s of n){let i=t.get("version");if(s.newer?s.from>i||s.version<=i&&s.from!==i:
s.from!==i)continue;let o=k(Object.fromEntries(x.map(r=>[r,t.get(r)])),s.patch);t.set("version",s.version);for(let r of x)o[r]!==t.get(r)&&t.set(r,o[r])}return e===
void 0||e===t.get("version")}var g=2e3,A=class{constructor(e,n,s){this.model=e,this.hooks=s,this.client=Math.random().toString(36).slice(2,10),this.seq=0,this.lagging=-1/0,this.waiting=new Map,
this.timer=void 0,this.state="",this.kernel=v(e,n,()=>this.become("ended"));let i=o=>this.hear(o);e.on("msg:custom",i),n.addEventListener("abort",()=>{clearTimeout(
this.timer),e.off("msg:custom",i)}),typeof e.get("version")=="number"&&this.catchUp()}catchUp(){let e=Date.now();e-this.lagging<g||(this.lagging=e,this.whisper(
"whole",{at:this.model.get("version")}))}whisper(e,n={}){this.post({client:this.client,seq:++this.seq,rev:0,do:e,...n})}send(e,n,s={}){if(this.state==="busy"||this.
state==="ended")return;this.state&&this.waiting.clear();let i={client:this.client,seq:++this.seq,rev:n,do:e,...s};this.waiting.set(i.seq,i),this.post(i),this.watch()}retry(){
if(this.become("waking"),!this.waiting.size)this.send("ping",0);else for(let e of this.waiting.values())this.post(e);clearTimeout(this.timer),this.timer=void 0,
this.watch()}kept(){return[...this.waiting.values()].at(-1)}post(e){try{this.model.send(e)}catch{}}watch(){let[e]=this.waiting.keys();this.timer||setTimeout(()=>this.
waiting.has(e)&&this.kernel.ask(),g/2),this.timer??=setTimeout(()=>{if(this.timer=void 0,!!this.waiting.size){if(!this.kernel.isBusy())return this.become(this.state===
"waking"||this.state==="gone"?"gone":"asleep");this.become("busy"),this.watch()}},g)}hear(e){E(this.model,e??{})?this.lagging=-1/0:this.catchUp();let n=e?.client===
this.client?this.waiting.get(e.seq):void 0;if(!(!e||!n)){for(let s of this.waiting.keys())s<=e.seq&&this.waiting.delete(s);clearTimeout(this.timer),this.timer=void 0,
this.waiting.size&&this.watch(),this.become(""),this.hooks.onAnswer(e,n)}}become(e){e===this.state||this.state==="ended"||(this.state=e,this.hooks.onLink(e))}};var Z=12;function J(t,e,n,s){let i=null,o=!1,r=a=>!!i&&Math.hypot(a.clientX-i.x,a.clientY-i.y)<=12;t.addEventListener("pointerdown",a=>{let l=a.target;o=!1,i=a.
isPrimary&&a.button===0?{seen:n(l,a),under:l,x:a.clientX,y:a.clientY}:null},{signal:e}),t.addEventListener("pointercancel",()=>i=null,{signal:e}),t.ownerDocument.
addEventListener("pointerup",a=>{if(!i||i.under.isConnected||!r(a))return;let{seen:l}=i;i=null,o=!0,s(l,a)},{signal:e}),t.addEventListener("click",a=>{let l=a.target,
c=a.detail&&i&&r(a)?i.seen:n(l,a),d=a.detail>0&&o;i=null,o=!1,d||s(c,a)},{signal:e})}function ee({key:t,code:e}){return/^[a-z]$/i.test(t)?t.toUpperCase():/^(\p{Script=Latin}|Dead)$/u.test(t)?"":e.match(/^Key([A-Z])$/)?.[1]??""}function S(t,e){let[n]=[e,e.split(":")[0]].filter(i=>t[`icon.${i}`]??t[`solid.${i}`]),s=t[`icon.${n}`];return u(s?"svg.bl-ic":"svg.bl-ic.bl-solid",{viewBox:"0 0\
 24 24",width:18,height:18,"aria-hidden":"true"},u("path",{d:s??t[`solid.${n}`]??t["solid.dot"]}))}function se(t,e,n){let{shape:s,round:i,face:o,foot:r,letter:a,
box:l,style:c}=t.seats[e];return u("svg.bl-token",{viewBox:l,width:n,height:n,"aria-hidden":"true",style:c},i&&u("path.bl-tc",{d:i}),u("path.bl-tb",{d:s}),o&&u(
"path.bl-tf",{d:o}),u("text",{y:r},a))}function ie(t,e,n){let{shape:s,round:i,style:o}=t.seats[e];return u(`svg.bl-node.${n}`,{viewBox:"-27 -27 54 54",width:28,
height:28,"aria-hidden":"true",style:o},n==="bl-now"&&u("path.bl-ring",{d:"M0-24a24 24 0 1 0 .01 0z"}),i&&u("path.bl-tc",{d:i}),u("path",{d:s}))}var le=(t,e,n,s)=>p({class:"bl-ibtn","aria-label":n,title:n,...s},S(t,e)),ce=({rule:t,title:e,dispute:n})=>[t&&p({class:"bl-rule","data-rule":t,"data-title":e,"\
data-do":"rule","data-k":`rule ${t}`},e),t&&n&&" ",n&&p({class:"bl-quiet","data-do":"copy_verdict"},n)],de=(t,e,...n)=>u(`div.bl-strip.bl-strip-${t}`,{"data-k":`\
strip ${t}`},u("span",{},e),...n);export{A as Link,Z as SLIP,F as bring,p as button,q as drawing,D as dress,E as follow,u as h,v as hearKernel,S as icon,B as isCalm,I as keepFocus,f as known,ee as letterOf,
ie as node,J as onPress,R as onResize,k as patched,P as picture,ce as ruled,K as same,V as shownBy,de as strip,N as sync,se as token,le as tool};

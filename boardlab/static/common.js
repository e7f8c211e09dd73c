var L="http://www.w3.org/2000/svg",C=new Set(["svg","g","path","circle","text"]),T=new Set(["button","input","select","summary"]);function u(t,e={},...n){let[i,
s]=t.split("#"),[r,...o]=i.split("."),a=C.has(r)?document.createElementNS(L,r):document.createElement(r),l={...e,class:[...o,e.class].filter(Boolean).join(" ")||
null,"data-k":s??e["data-k"]};for(let[c,d]of Object.entries(l))d!=null&&d!==!1&&a.setAttribute(c,d===!0?"":String(d));return(T.has(r)||a.hasAttribute("tabindex"))&&
a.setAttribute("data-lm-suppress-shortcuts","true"),b(a,n),a}function b(t,e){for(let n of e)Array.isArray(n)?b(t,n):n instanceof Node?t.append(n):(n||n===0)&&t.
append(String(n))}function p(t,...e){let n=["do","pick","at","line"].map(i=>t[`data-${i}`]??"").join(" ");return u("button",{type:"button","data-k":n,...t},...e)}
function P(t){let e=new DOMParser().parseFromString(t.trim().replaceAll(`>
<`,"><"),"image/svg+xml").documentElement;if(e.localName!=="svg")return null;for(let n of e.querySelectorAll("title, desc, script, foreignObject"))n.remove();return e.
setAttribute("aria-hidden","true"),e.removeAttribute("role"),document.importNode(e,!0)}function m(t){return t instanceof Element?t.known??t.getAttribute("data-k\
ey")??t.getAttribute("data-k"):null}var f=(t,e)=>Object.assign(t,{known:e});function K(t,e){let n=t.cloneNode(!1);return n.setAttribute("data-same",""),e===void 0?
n:f(n,f(t,e).known)}function N(t,e,n){if(e.hasAttribute("data-same")||t.isEqualNode(e))return;for(let{name:l}of[...t.attributes])e.hasAttribute(l)||t.removeAttribute(
l);for(let{name:l,value:c}of e.attributes)t.getAttribute(l)!==c&&t.setAttribute(l,c);let i=[...e.childNodes],s=new Set(i.map(m)),r=new Map;for(let l of[...t.childNodes]){
let c=m(l);c!==null&&s.has(c)?r.set(c,l):c!==null&&l.remove()}let o=t.firstChild,a=()=>{let l=o;o=o?.nextSibling??null,l?.remove()};for(let l of i){let c=m(l),d=c===
null?o:r.get(c)??null;if(!d||m(d)!==c||d.nodeName!==l.nodeName){let h=l.make?.()??l;if(t.insertBefore(h,o),h instanceof Element)for(let M of[h,...h.querySelectorAll(
"[data-key]")])n(M);continue}for(;o&&o!==d&&m(o)===null;)a();d===o?o=o.nextSibling:t.insertBefore(d,o),d instanceof Element?N(d,l,n):d.nodeValue!==l.nodeValue&&
(d.nodeValue=l.nodeValue)}for(;o;)a()}var B=t=>!!t.closest("[data-calm], [data-bl-calm]")||!!t.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion:\
 reduce)").matches;function D(t,e){let n=t.ownerDocument.body,i=t.ownerDocument.defaultView?.matchMedia?.("(prefers-color-scheme: dark)"),s=()=>{let o=n.dataset.jpThemeLight;t.setAttribute(
"data-theme",(o?o==="false":i?.matches)?"dark":"light")};s();let r=new MutationObserver(s);r.observe(n,{attributes:!0,attributeFilter:["data-jp-theme-light"]}),
i?.addEventListener?.("change",s,{signal:e}),e.addEventListener("abort",()=>r.disconnect())}var q=new WeakSet;function I(t,e,n){let i=null,s=()=>{if(!i||!t.getClientRects().length)return;let[r,{body:o}]=[i,t.ownerDocument];i=null,(t.getRootNode().activeElement??
o)===o&&(t.contains(r)?r.focus({preventScroll:!0}):n?.())};t.addEventListener("focusout",({relatedTarget:r,target:o})=>{i=!r&&!q.has(t)&&!t.getClientRects().length&&
o,i&&requestAnimationFrame(()=>(s(),requestAnimationFrame(s)))},{signal:e}),R(t,e,s)}function R(t,e,n){if(!globalThis.ResizeObserver)return;let i=new ResizeObserver(
n);i.observe(t),e.addEventListener("abort",()=>i.disconnect())}var y=new WeakMap,w="",H=async t=>{let[e,n]=["js","css"].map(i=>new URL(`./${t}.${i}${w}`,import.meta.url).href);[...document.styleSheets].some(i=>i.href===n)||
await new Promise(i=>document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",href:n,onload:i,onerror:i})));try{return await import(e)}catch(i){
throw w+="?",i}},F=(t,e)=>(y.get(t)??H)(e),V=t=>({render({model:e,el:n,signal:i,bring:s}){s&&y.set(e,s);let r=new AbortController;return i?.addEventListener("ab\
ort",()=>r.abort(),{once:!0}),t(e,n,r.signal),()=>r.abort()}});var O=/restarting|terminating|dead/;function v(t,e,n){let i=t.widget_manager?.kernel,s=-1/0,r=!1,o=()=>{r=!1},a=(l,c)=>{s=Date.now(),O.test(c)&&(o(),n())};return i?.
statusChanged?.connect(a),e.addEventListener("abort",()=>i?.statusChanged?.disconnect(a)),{ask:()=>{r||=!!i?.requestKernelInfo?.().then(o,o)},isBusy:()=>i?.status===
"busy"||Date.now()-s<1e3||r&&i?.connectionStatus==="connected"}}function k(t,[e,...n]){if(e==="=")return n[0];if(e==="{"){let r=Array.isArray(t)?[...t]:{...t};for(let o of n[1])delete r[o];for(let[o,a]of Object.entries(n[0]))
r[o]=k(r[o],a);return r}let i=e==="~"?t.split(`
`):t,s=[];for(let r=0;r<n[0].length;r+=3){let[o,a,l]=n[0].slice(r,r+3);s.push(...i.slice(o,o+a),...l)}return e==="~"?s.join(`
`):s}var x=["words","area","frame"];function E(t,{version:e,changes:n=[]}){for(let i of n){let s=t.get("version");if(i.newer?i.from>s||i.version<=s&&i.from!==s:
i.from!==s)continue;let r=k(Object.fromEntries(x.map(o=>[o,t.get(o)])),i.patch);t.set("version",i.version);for(let o of x)r[o]!==t.get(o)&&t.set(o,r[o])}return e===
void 0||e===t.get("version")}var g=2e3,A=class{constructor(e,n,i){this.model=e,this.hooks=i,this.client=Math.random().toString(36).slice(2,10),this.seq=0,this.lagging=-1/0,this.waiting=new Map,
this.timer=void 0,this.state="",this.kernel=v(e,n,()=>this.become("ended"));let s=r=>this.hear(r);e.on("msg:custom",s),n.addEventListener("abort",()=>{clearTimeout(
this.timer),e.off("msg:custom",s)}),typeof e.get("version")=="number"&&this.catchUp()}catchUp(){let e=Date.now();e-this.lagging<g||(this.lagging=e,this.whisper(
"whole",{at:this.model.get("version")}))}whisper(e,n={}){this.post({client:this.client,seq:++this.seq,rev:0,do:e,...n})}send(e,n,i={}){if(this.state==="busy"||this.
state==="ended")return;this.state&&this.waiting.clear();let s={client:this.client,seq:++this.seq,rev:n,do:e,...i};this.waiting.set(s.seq,s),this.post(s),this.watch()}retry(){
if(this.become("waking"),!this.waiting.size)this.send("ping",0);else for(let e of this.waiting.values())this.post(e);clearTimeout(this.timer),this.timer=void 0,
this.watch()}kept(){return[...this.waiting.values()].at(-1)}post(e){try{this.model.send(e)}catch{}}watch(){let[e]=this.waiting.keys();this.timer||setTimeout(()=>this.
waiting.has(e)&&this.kernel.ask(),g/2),this.timer??=setTimeout(()=>{if(this.timer=void 0,!!this.waiting.size){if(!this.kernel.isBusy())return this.become(this.state===
"waking"||this.state==="gone"?"gone":"asleep");this.become("busy"),this.watch()}},g)}hear(e){E(this.model,e??{})?this.lagging=-1/0:this.catchUp();let n=e?.client===
this.client?this.waiting.get(e.seq):void 0;if(!(!e||!n)){for(let i of this.waiting.keys())i<=e.seq&&this.waiting.delete(i);clearTimeout(this.timer),this.timer=void 0,
this.waiting.size&&this.watch(),this.become(""),this.hooks.onAnswer(e,n)}}become(e){e===this.state||this.state==="ended"||(this.state=e,this.hooks.onLink(e))}};var Z=12;function J(t,e,n,i){let s=null,r=!1,o=a=>!!s&&Math.hypot(a.clientX-s.x,a.clientY-s.y)<=12;t.addEventListener("pointerdown",a=>{let l=a.target;r=!1,s=a.
isPrimary&&a.button===0?{seen:n(l),under:l,x:a.clientX,y:a.clientY}:null},{signal:e}),t.addEventListener("pointercancel",()=>s=null,{signal:e}),t.ownerDocument.
addEventListener("pointerup",a=>{if(!s||s.under.isConnected||!o(a))return;let{seen:l}=s;s=null,r=!0,i(l,a)},{signal:e}),t.addEventListener("click",a=>{let l=a.target,
c=a.detail&&s&&o(a)?s.seen:n(l),d=a.detail>0&&r;s=null,r=!1,d||i(c,a)},{signal:e})}function ee({key:t,code:e}){return/^[a-z]$/i.test(t)?t.toUpperCase():/^(\p{Script=Latin}|Dead)$/u.test(t)?"":e.match(/^Key([A-Z])$/)?.[1]??""}function S(t,e){let[n]=[e,e.split(":")[0]].filter(s=>t[`icon.${s}`]??t[`solid.${s}`]),i=t[`icon.${n}`];return u(i?"svg.bl-ic":"svg.bl-ic.bl-solid",{viewBox:"0 0\
 24 24",width:18,height:18,"aria-hidden":"true"},u("path",{d:i??t[`solid.${n}`]??t["solid.dot"]}))}function ie(t,e,n){let{shape:i,round:s,face:r,foot:o,letter:a,
box:l,style:c}=t.seats[e];return u("svg.bl-token",{viewBox:l,width:n,height:n,"aria-hidden":"true",style:c},s&&u("path.bl-tc",{d:s}),u("path.bl-tb",{d:i}),r&&u(
"path.bl-tf",{d:r}),u("text",{y:o},a))}function se(t,e,n){let{shape:i,round:s,style:r}=t.seats[e];return u(`svg.bl-node.${n}`,{viewBox:"-27 -27 54 54",width:28,
height:28,"aria-hidden":"true",style:r},n==="bl-now"&&u("path.bl-ring",{d:"M0-24a24 24 0 1 0 .01 0z"}),s&&u("path.bl-tc",{d:s}),u("path",{d:i}))}var le=(t,e,n,i)=>p({class:"bl-ibtn","aria-label":n,title:n,...i},S(t,e)),ce=({rule:t,title:e,dispute:n})=>[t&&p({class:"bl-rule","data-rule":t,"data-title":e,"\
data-do":"rule","data-k":`rule ${t}`},e),t&&n&&" ",n&&p({class:"bl-quiet","data-do":"copy_verdict"},n)],de=(t,e,...n)=>u(`div.bl-strip.bl-strip-${t}`,{"data-k":`\
strip ${t}`},u("span",{},e),...n);export{A as Link,Z as SLIP,F as bring,p as button,q as drawing,D as dress,E as follow,u as h,v as hearKernel,S as icon,B as isCalm,I as keepFocus,f as known,ee as letterOf,
se as node,J as onPress,R as onResize,k as patched,P as picture,ce as ruled,K as same,V as shownBy,de as strip,N as sync,ie as token,le as tool};

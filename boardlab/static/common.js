var L="http://www.w3.org/2000/svg",C=new Set(["svg","g","path","circle","text"]),T=new Set(["button","input","select","summary"]);function u(t,e={},...n){let[s,
i]=t.split("#"),[o,...r]=s.split("."),l=C.has(o)?document.createElementNS(L,o):document.createElement(o),a={...e,class:[...r,e.class].filter(Boolean).join(" ")||
null,"data-k":i??e["data-k"]};for(let[c,d]of Object.entries(a))d!=null&&d!==!1&&l.setAttribute(c,d===!0?"":String(d));return(T.has(o)||l.hasAttribute("tabindex"))&&
l.setAttribute("data-lm-suppress-shortcuts","true"),b(l,n),l}function b(t,e){for(let n of e)Array.isArray(n)?b(t,n):n instanceof Node?t.append(n):(n||n===0)&&t.
append(String(n))}function p(t,...e){let n=["do","pick","at","line"].map(s=>t[`data-${s}`]??"").join(" ");return u("button",{type:"button","data-k":n,...t},...e)}
function P(t){let e=new DOMParser().parseFromString(t.trim().replaceAll(`>
<`,"><"),"image/svg+xml").documentElement;if(e.localName!=="svg")return null;for(let n of e.querySelectorAll("title, desc, script, foreignObject"))n.remove();return e.
setAttribute("aria-hidden","true"),e.removeAttribute("role"),document.importNode(e,!0)}function m(t){return t instanceof Element?t.known??t.getAttribute("data-k\
ey")??t.getAttribute("data-k"):null}var f=(t,e)=>Object.assign(t,{known:e});function K(t,e){let n=t.cloneNode(!1);return n.setAttribute("data-same",""),e===void 0?
n:f(n,f(t,e).known)}function N(t,e,n){if(e.hasAttribute("data-same")||t.isEqualNode(e))return;for(let{name:a}of[...t.attributes])e.hasAttribute(a)||t.removeAttribute(
a);for(let{name:a,value:c}of e.attributes)t.getAttribute(a)!==c&&t.setAttribute(a,c);let s=[...e.childNodes],i=new Set(s.map(m)),o=new Map;for(let a of[...t.childNodes]){
let c=m(a);c!==null&&i.has(c)?o.set(c,a):c!==null&&a.remove()}let r=t.firstChild,l=()=>{let a=r;r=r?.nextSibling??null,a?.remove()};for(let a of s){let c=m(a),d=c===
null?r:o.get(c)??null;if(!d||m(d)!==c||d.nodeName!==a.nodeName){let h=a.make?.()??a;if(t.insertBefore(h,r),h instanceof Element)for(let M of[h,...h.querySelectorAll(
"[data-key]")])n(M);continue}for(;r&&r!==d&&m(r)===null;)l();d===r?r=r.nextSibling:t.insertBefore(d,r),d instanceof Element?N(d,a,n):d.nodeValue!==a.nodeValue&&
(d.nodeValue=a.nodeValue)}for(;r;)l()}var B=t=>!!t.closest("[data-calm], [data-bl-calm]")||!!t.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion:\
 reduce)").matches;function D(t,e){let n=t.ownerDocument.body,s=a=>t.ownerDocument.defaultView?.matchMedia?.(a),[i,o]=[s("(prefers-color-scheme: dark)"),s("print")],r=()=>{let a=n.
dataset.jpThemeLight,c=!o?.matches&&(a?a==="false":!!i?.matches);t.setAttribute("data-theme",c?"dark":"light")};r();let l=new MutationObserver(r);l.observe(n,{attributes:!0,
attributeFilter:["data-jp-theme-light"]});for(let a of[i,o])a?.addEventListener?.("change",r,{signal:e});e.addEventListener("abort",()=>l.disconnect())}var q=new WeakSet;function I(t,e,n){let s=null,i=()=>{if(!s||!t.getClientRects().length)return;let[o,{body:r}]=[s,t.ownerDocument];s=null,(t.getRootNode().activeElement??
r)===r&&(t.contains(o)?o.focus({preventScroll:!0}):n?.())};t.addEventListener("focusout",({relatedTarget:o,target:r})=>{s=!o&&!q.has(t)&&!t.getClientRects().length&&
r,s&&requestAnimationFrame(()=>(i(),requestAnimationFrame(i)))},{signal:e}),R(t,e,i)}function R(t,e,n){if(!globalThis.ResizeObserver)return;let s=new ResizeObserver(
n);s.observe(t),e.addEventListener("abort",()=>s.disconnect())}var y=new WeakMap,w="",H=async t=>{let[e,n]=["js","css"].map(s=>new URL(`./${t}.${s}${w}`,import.meta.url).href);[...document.styleSheets].some(s=>s.href===n)||
await new Promise(s=>document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",href:n,onload:s,onerror:s})));try{return await import(e)}catch(s){
throw w+="?",s}},F=(t,e)=>(y.get(t)??H)(e),V=t=>({render({model:e,el:n,signal:s,bring:i}){i&&y.set(e,i);let o=new AbortController;return s?.addEventListener("ab\
ort",()=>o.abort(),{once:!0}),t(e,n,o.signal),()=>o.abort()}});var O=/restarting|terminating|dead/;function v(t,e,n){let s=t.widget_manager?.kernel,i=-1/0,o=!1,r=()=>{o=!1},l=(a,c)=>{i=Date.now(),O.test(c)&&(r(),n())};return s?.
statusChanged?.connect(l),e.addEventListener("abort",()=>s?.statusChanged?.disconnect(l)),{ask:()=>{o||=!!s?.requestKernelInfo?.().then(r,r)},isBusy:()=>s?.status===
"busy"||Date.now()-i<1e3||o&&s?.connectionStatus==="connected"}}function k(t,[e,...n]){if(e==="=")return n[0];if(e==="{"){let o=Array.isArray(t)?[...t]:{...t};for(let r of n[1])delete o[r];for(let[r,l]of Object.entries(n[0]))
o[r]=k(o[r],l);return o}let s=e==="~"?t.split(`
`):t,i=[];for(let o=0;o<n[0].length;o+=3){let[r,l,a]=n[0].slice(o,o+3);i.push(...s.slice(r,r+l),...a)}return e==="~"?i.join(`
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
this.waiting.size&&this.watch(),this.become(""),this.hooks.onAnswer(e,n)}}become(e){e===this.state||this.state==="ended"||(this.state=e,this.hooks.onLink(e))}};var Z=12;function J(t,e,n,s){let i=null,o=!1,r=l=>!!i&&Math.hypot(l.clientX-i.x,l.clientY-i.y)<=12;t.addEventListener("pointerdown",l=>{let a=l.target;o=!1,i=l.
isPrimary&&l.button===0?{seen:n(a),under:a,x:l.clientX,y:l.clientY}:null},{signal:e}),t.addEventListener("pointercancel",()=>i=null,{signal:e}),t.ownerDocument.
addEventListener("pointerup",l=>{if(!i||i.under.isConnected||!r(l))return;let{seen:a}=i;i=null,o=!0,s(a,l)},{signal:e}),t.addEventListener("click",l=>{let a=l.target,
c=l.detail&&i&&r(l)?i.seen:n(a),d=l.detail>0&&o;i=null,o=!1,d||s(c,l)},{signal:e})}function ee({key:t,code:e}){return/^[a-z]$/i.test(t)?t.toUpperCase():/^(\p{Script=Latin}|Dead)$/u.test(t)?"":e.match(/^Key([A-Z])$/)?.[1]??""}function S(t,e){let[n]=[e,e.split(":")[0]].filter(i=>t[`icon.${i}`]??t[`solid.${i}`]),s=t[`icon.${n}`];return u(s?"svg.bl-ic":"svg.bl-ic.bl-solid",{viewBox:"0 0\
 24 24",width:18,height:18,"aria-hidden":"true"},u("path",{d:s??t[`solid.${n}`]??t["solid.dot"]}))}function se(t,e,n){let{shape:s,round:i,face:o,foot:r,letter:l,
box:a,style:c}=t.seats[e];return u("svg.bl-token",{viewBox:a,width:n,height:n,"aria-hidden":"true",style:c},i&&u("path.bl-tc",{d:i}),u("path.bl-tb",{d:s}),o&&u(
"path.bl-tf",{d:o}),u("text",{y:r},l))}function ie(t,e,n){let{shape:s,round:i,style:o}=t.seats[e];return u(`svg.bl-node.${n}`,{viewBox:"-27 -27 54 54",width:28,
height:28,"aria-hidden":"true",style:o},n==="bl-now"&&u("path.bl-ring",{d:"M0-24a24 24 0 1 0 .01 0z"}),i&&u("path.bl-tc",{d:i}),u("path",{d:s}))}var le=(t,e,n,s)=>p({class:"bl-ibtn","aria-label":n,title:n,...s},S(t,e)),ce=({rule:t,title:e,dispute:n})=>[t&&p({class:"bl-rule","data-rule":t,"data-title":e,"\
data-do":"rule","data-k":`rule ${t}`},e),t&&n&&" ",n&&p({class:"bl-quiet","data-do":"copy_verdict"},n)],de=(t,e,...n)=>u(`div.bl-strip.bl-strip-${t}`,{"data-k":`\
strip ${t}`},u("span",{},e),...n);export{A as Link,Z as SLIP,F as bring,p as button,q as drawing,D as dress,E as follow,u as h,v as hearKernel,S as icon,B as isCalm,I as keepFocus,f as known,ee as letterOf,
ie as node,J as onPress,R as onResize,k as patched,P as picture,ce as ruled,K as same,V as shownBy,de as strip,N as sync,se as token,le as tool};

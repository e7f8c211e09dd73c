var S="http://www.w3.org/2000/svg",M=new Set(["svg","path","text"]),L=new Set(["button","input","select","summary"]);function u(e,t={},...n){let[i,s]=e.split("#"),
[o,...r]=i.split("."),a=M.has(o)?document.createElementNS(S,o):document.createElement(o),l={...t,class:[...r,t.class].filter(Boolean).join(" ")||null,"data-k":s??
t["data-k"]};for(let[c,d]of Object.entries(l))d!=null&&d!==!1&&a.setAttribute(c,d===!0?"":String(d));return(L.has(o)||a.hasAttribute("tabindex"))&&a.setAttribute(
"data-lm-suppress-shortcuts","true"),b(a,n),a}function b(e,t){for(let n of t)Array.isArray(n)?b(e,n):n instanceof Node?e.append(n):(n||n===0)&&e.append(String(n))}
function f(e,...t){let n=["do","pick","at","line"].map(i=>e[`data-${i}`]??"").join(" ");return u("button",{type:"button","data-k":n,...e},...t)}function H(e){let t=new DOMParser().
parseFromString(e.trim().replaceAll(`>
<`,"><"),"image/svg+xml").documentElement;if(t.localName!=="svg")return null;for(let n of t.querySelectorAll("title, desc, script, foreignObject"))n.remove();return t.
setAttribute("aria-hidden","true"),t.removeAttribute("role"),document.importNode(t,!0)}function m(e){return e instanceof Element?e.known??e.getAttribute("data-k\
ey")??e.getAttribute("data-k"):null}var g=(e,t)=>Object.assign(e,{known:t});function K(e,t){let n=e.cloneNode(!1);return n.setAttribute("data-same",""),t===void 0?
n:g(n,g(e,t).known)}function C(e,t,n){if(t.hasAttribute("data-same")||e.isEqualNode(t))return;for(let{name:l}of[...e.attributes])t.hasAttribute(l)||e.removeAttribute(
l);for(let{name:l,value:c}of t.attributes)e.getAttribute(l)!==c&&e.setAttribute(l,c);let i=[...t.childNodes],s=new Set(i.map(m)),o=new Map;for(let l of[...e.childNodes]){
let c=m(l);c!==null&&s.has(c)?o.set(c,l):c!==null&&l.remove()}let r=e.firstChild,a=()=>{let l=r;r=r?.nextSibling??null,l?.remove()};for(let l of i){let c=m(l),d=c===
null?r:o.get(c)??null;if(!d||m(d)!==c||d.nodeName!==l.nodeName){let h=l.make?.()??l;if(e.insertBefore(h,r),h instanceof Element)for(let A of[h,...h.querySelectorAll(
"[data-key]")])n(A);continue}for(;r&&r!==d&&m(r)===null;)a();d===r?r=r.nextSibling:e.insertBefore(d,r),d instanceof Element?C(d,l,n):d.nodeValue!==l.nodeValue&&
(d.nodeValue=l.nodeValue)}for(;r;)a()}var O=e=>!!e.closest("[data-calm], [data-bl-calm]")||!!e.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion:\
 reduce)").matches;function P(e,t){let n=e.ownerDocument.body,i=e.ownerDocument.defaultView?.matchMedia?.("(prefers-color-scheme: dark)"),s=()=>{let r=n.dataset.jpThemeLight;e.setAttribute(
"data-theme",(r?r==="false":i?.matches)?"dark":"light")};s();let o=new MutationObserver(s);o.observe(n,{attributes:!0,attributeFilter:["data-jp-theme-light"]}),
i?.addEventListener?.("change",s,{signal:t}),t.addEventListener("abort",()=>o.disconnect())}var T=new WeakSet;function $(e,t,n){let i=null,s=()=>{if(!i||!e.getClientRects().length)return;let[o,{body:r}]=[i,e.ownerDocument];i=null,(e.getRootNode().activeElement??
r)===r&&(e.contains(o)?o.focus({preventScroll:!0}):n?.())};e.addEventListener("focusout",({relatedTarget:o,target:r})=>{i=!o&&!T.has(e)&&!e.getClientRects().length&&
r,i&&requestAnimationFrame(()=>(s(),requestAnimationFrame(s)))},{signal:t}),N(e,t,s)}function N(e,t,n){if(!globalThis.ResizeObserver)return;let i=new ResizeObserver(
n);i.observe(e),t.addEventListener("abort",()=>i.disconnect())}var j=e=>({render({model:t,el:n,signal:i}){let s=new AbortController;return i?.addEventListener("abort",()=>s.abort(),{once:!0}),e(t,n,s.signal),()=>s.abort()}});var q=/restarting|terminating|dead/;function w(e,t,n){let i=e.widget_manager?.kernel,s=-1/0,o=!1,r=()=>{o=!1},a=(l,c)=>{s=Date.now(),q.test(c)&&(r(),n())};return i?.
statusChanged?.connect(a),t.addEventListener("abort",()=>i?.statusChanged?.disconnect(a)),{ask:()=>{o||=!!i?.requestKernelInfo?.().then(r,r)},isBusy:()=>i?.status===
"busy"||Date.now()-s<1e3||o&&i?.connectionStatus==="connected"}}function v(e,[t,...n]){if(t==="=")return n[0];if(t==="{"){let o=Array.isArray(e)?[...e]:{...e};for(let r of n[1])delete o[r];for(let[r,a]of Object.entries(n[0]))
o[r]=v(o[r],a);return o}let i=t==="~"?e.split(`
`):e,s=[];for(let o=0;o<n[0].length;o+=3){let[r,a,l]=n[0].slice(o,o+3);s.push(...i.slice(r,r+a),...l)}return t==="~"?s.join(`
`):s}var y=["words","area","frame"];function x(e,{version:t,changes:n=[]}){for(let i of n){let s=e.get("version");if(i.newer?i.from>s||i.version<=s&&i.from!==s:
i.from!==s)continue;let o=v(Object.fromEntries(y.map(r=>[r,e.get(r)])),i.patch);e.set("version",i.version);for(let r of y)o[r]!==e.get(r)&&e.set(r,o[r])}return t===
void 0||t===e.get("version")}var p=2e3,k=class{constructor(t,n,i){this.model=t,this.hooks=i,this.client=Math.random().toString(36).slice(2,10),this.seq=0,this.lagging=-1/0,this.waiting=new Map,
this.timer=void 0,this.state="",this.kernel=w(t,n,()=>this.become("ended"));let s=o=>this.hear(o);t.on("msg:custom",s),n.addEventListener("abort",()=>{clearTimeout(
this.timer),t.off("msg:custom",s)}),typeof t.get("version")=="number"&&this.catchUp()}catchUp(){let t=Date.now();t-this.lagging<p||(this.lagging=t,this.whisper(
"whole",{at:this.model.get("version")}))}whisper(t,n={}){this.post({client:this.client,seq:++this.seq,rev:0,do:t,...n})}send(t,n,i={}){if(this.state==="busy"||this.
state==="ended")return;this.state&&this.waiting.clear();let s={client:this.client,seq:++this.seq,rev:n,do:t,...i};this.waiting.set(s.seq,s),this.post(s),this.watch()}retry(){
if(this.become("waking"),!this.waiting.size)this.send("ping",0);else for(let t of this.waiting.values())this.post(t);clearTimeout(this.timer),this.timer=void 0,
this.watch()}kept(){return[...this.waiting.values()].at(-1)}post(t){try{this.model.send(t)}catch{}}watch(){let[t]=this.waiting.keys();this.timer||setTimeout(()=>this.
waiting.has(t)&&this.kernel.ask(),p/2),this.timer??=setTimeout(()=>{if(this.timer=void 0,!!this.waiting.size){if(!this.kernel.isBusy())return this.become(this.state===
"waking"||this.state==="gone"?"gone":"asleep");this.become("busy"),this.watch()}},p)}hear(t){x(this.model,t??{})?this.lagging=-1/0:this.catchUp();let n=t?.client===
this.client?this.waiting.get(t.seq):void 0;if(!(!t||!n)){for(let i of this.waiting.keys())i<=t.seq&&this.waiting.delete(i);clearTimeout(this.timer),this.timer=void 0,
this.waiting.size&&this.watch(),this.become(""),this.hooks.onAnswer(t,n)}}become(t){t===this.state||this.state==="ended"||(this.state=t,this.hooks.onLink(t))}};var U=12;function G(e,t,n,i){let s=null,o=!1,r=a=>!!s&&Math.hypot(a.clientX-s.x,a.clientY-s.y)<=12;e.addEventListener("pointerdown",a=>{let l=a.target;o=!1,s=a.
isPrimary&&a.button===0?{seen:n(l),under:l,x:a.clientX,y:a.clientY}:null},{signal:t}),e.addEventListener("pointercancel",()=>s=null,{signal:t}),e.ownerDocument.
addEventListener("pointerup",a=>{if(!s||s.under.isConnected||!r(a))return;let{seen:l}=s;s=null,o=!0,i(l,a)},{signal:t}),e.addEventListener("click",a=>{let l=a.target,
c=a.detail&&s&&r(a)?s.seen:n(l),d=a.detail>0&&o;s=null,o=!1,d||i(c,a)},{signal:t})}function Y({key:e,code:t}){return/^[a-z]$/i.test(e)?e.toUpperCase():/^(\p{Script=Latin}|Dead)$/u.test(e)?"":t.match(/^Key([A-Z])$/)?.[1]??""}function E(e,t){let[n]=[t,t.split(":")[0]].filter(s=>e[`icon.${s}`]??e[`solid.${s}`]),i=e[`icon.${n}`];return u(i?"svg.bl-ic":"svg.bl-ic.bl-solid",{viewBox:"0 0\
 24 24",width:18,height:18,"aria-hidden":"true"},u("path",{d:i??e[`solid.${n}`]??e["solid.dot"]}))}function Q(e,t,n){let{shape:i,round:s,face:o,foot:r,letter:a,
box:l,style:c}=e.seats[t];return u("svg.bl-token",{viewBox:l,width:n,height:n,"aria-hidden":"true",style:c},s&&u("path.bl-tc",{d:s}),u("path.bl-tb",{d:i}),o&&u(
"path.bl-tf",{d:o}),u("text",{y:r},a))}function ee(e,t,n){let{shape:i,round:s,style:o}=e.seats[t];return u(`svg.bl-node.${n}`,{viewBox:"-27 -27 54 54",width:28,
height:28,"aria-hidden":"true",style:o},n==="bl-now"&&u("path.bl-ring",{d:"M0-24a24 24 0 1 0 .01 0z"}),s&&u("path.bl-tc",{d:s}),u("path",{d:i}))}var ie=(e,t,n,i)=>f({class:"bl-ibtn","aria-label":n,title:n,...i},E(e,t)),re=({rule:e,title:t,dispute:n})=>[e&&f({class:"bl-rule","data-rule":e,"data-title":t,"\
data-do":"rule","data-k":`rule ${e}`},t),e&&n&&" ",n&&f({class:"bl-quiet","data-do":"copy_verdict"},n)],oe=(e,t,...n)=>u(`div.bl-strip.bl-strip-${e}`,{"data-k":`\
strip ${e}`},u("span",{},t),...n);export{k as Link,U as SLIP,f as button,T as drawing,P as dress,x as follow,u as h,w as hearKernel,E as icon,O as isCalm,$ as keepFocus,g as known,Y as letterOf,
ee as node,G as onPress,N as onResize,v as patched,H as picture,re as ruled,K as same,j as shownBy,oe as strip,C as sync,Q as token,ie as tool};

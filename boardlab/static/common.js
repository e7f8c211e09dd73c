var A="http://www.w3.org/2000/svg",M=new Set(["svg","path","text"]),L=new Set(["button","input","select","summary"]);function u(t,e={},...n){let[i,s]=t.split("#"),
[o,...r]=i.split("."),a=M.has(o)?document.createElementNS(A,o):document.createElement(o),l={...e,class:[...r,e.class].filter(Boolean).join(" ")||null,"data-k":s??
e["data-k"]};for(let[c,d]of Object.entries(l))d!=null&&d!==!1&&a.setAttribute(c,d===!0?"":String(d));return(L.has(o)||a.hasAttribute("tabindex"))&&a.setAttribute(
"data-lm-suppress-shortcuts","true"),b(a,n),a}function b(t,e){for(let n of e)Array.isArray(n)?b(t,n):n instanceof Node?t.append(n):(n||n===0)&&t.append(String(n))}
function f(t,...e){let n=["do","pick","at","line"].map(i=>t[`data-${i}`]??"").join(" ");return u("button",{type:"button","data-k":n,...t},...e)}function N(t){let e=new DOMParser().
parseFromString(t.trim().replaceAll(`>
<`,"><"),"image/svg+xml").documentElement;if(e.localName!=="svg")return null;for(let n of e.querySelectorAll("title, desc, script, foreignObject"))n.remove();return e.
setAttribute("aria-hidden","true"),e.removeAttribute("role"),document.importNode(e,!0)}function h(t){return t instanceof Element?t.known??t.getAttribute("data-k\
ey")??t.getAttribute("data-k"):null}var p=(t,e)=>Object.assign(t,{known:e});function O(t,e){let n=t.cloneNode(!1);return n.setAttribute("data-same",""),e===void 0?
n:p(n,p(t,e).known)}function C(t,e,n){if(e.hasAttribute("data-same")||t.isEqualNode(e))return;for(let{name:l}of[...t.attributes])e.hasAttribute(l)||t.removeAttribute(
l);for(let{name:l,value:c}of e.attributes)t.getAttribute(l)!==c&&t.setAttribute(l,c);let i=[...e.childNodes],s=new Set(i.map(h)),o=new Map;for(let l of[...t.childNodes]){
let c=h(l);c!==null&&s.has(c)?o.set(c,l):c!==null&&l.remove()}let r=t.firstChild,a=()=>{let l=r;r=r?.nextSibling??null,l?.remove()};for(let l of i){let c=h(l),d=c===
null?r:o.get(c)??null;if(!d||h(d)!==c||d.nodeName!==l.nodeName){let m=l.make?.()??l;if(t.insertBefore(m,r),m instanceof Element)for(let S of[m,...m.querySelectorAll(
"[data-key]")])n(S);continue}for(;r&&r!==d&&h(r)===null;)a();d===r?r=r.nextSibling:t.insertBefore(d,r),d instanceof Element?C(d,l,n):d.nodeValue!==l.nodeValue&&
(d.nodeValue=l.nodeValue)}for(;r;)a()}function K(t,e){let n=t.ownerDocument.body,i=t.ownerDocument.defaultView?.matchMedia?.("(prefers-color-scheme: dark)"),s=()=>{let r=n.dataset.jpThemeLight;t.setAttribute(
"data-theme",(r?r==="false":i?.matches)?"dark":"light")};s();let o=new MutationObserver(s);o.observe(n,{attributes:!0,attributeFilter:["data-jp-theme-light"]}),
i?.addEventListener?.("change",s,{signal:e}),e.addEventListener("abort",()=>o.disconnect())}function P(t,e,n){let i,s=()=>{if(!i||!t.getClientRects().length)return;let[o,{body:r}]=[i,t.ownerDocument];i=null,(t.getRootNode().activeElement??r)===r&&(t.contains(
o)?o.focus({preventScroll:!0}):n?.())};t.addEventListener("focusout",({relatedTarget:o,target:r})=>{i=!o&&!t.draws&&!t.getClientRects().length&&r,i&&requestAnimationFrame(
()=>(s(),requestAnimationFrame(s)))},{signal:e}),T(t,e,s)}function T(t,e,n){if(!globalThis.ResizeObserver)return;let i=new ResizeObserver(n);i.observe(t),e.addEventListener(
"abort",()=>i.disconnect())}var $=t=>({render({model:e,el:n,signal:i}){let s=new AbortController;return i?.addEventListener("abort",()=>s.abort(),{once:!0}),new t(e,n,s.signal),()=>s.abort()}});var q=/restarting|terminating|dead/;function w(t,e,n){let i=t.widget_manager?.kernel,s=-1/0,o=!1,r=()=>{o=!1},a=(l,c)=>{s=Date.now(),q.test(c)&&(r(),n())};return i?.
statusChanged?.connect(a),e.addEventListener("abort",()=>i?.statusChanged?.disconnect(a)),{ask:()=>{o||=!!i?.requestKernelInfo?.().then(r,r)},isBusy:()=>i?.status===
"busy"||Date.now()-s<1e3||o&&i?.connectionStatus==="connected"}}function v(t,[e,...n]){if(e==="=")return n[0];if(e==="{"){let o=Array.isArray(t)?[...t]:{...t};for(let r of n[1])delete o[r];for(let[r,a]of Object.entries(n[0]))
o[r]=v(o[r],a);return o}let i=e==="~"?t.split(`
`):t,s=[];for(let o=0;o<n[0].length;o+=3){let[r,a,l]=n[0].slice(o,o+3);s.push(...i.slice(r,r+a),...l)}return e==="~"?s.join(`
`):s}var y=["words","area","frame"];function x(t,{version:e,changes:n=[]}){for(let i of n){let s=t.get("version");if(i.newer?i.from>s||i.version<=s&&i.from!==s:
i.from!==s)continue;let o=v(Object.fromEntries(y.map(r=>[r,t.get(r)])),i.patch);t.set("version",i.version);for(let r of y)o[r]!==t.get(r)&&t.set(r,o[r])}return e===
void 0||e===t.get("version")}var g=2e3,k=class{constructor(e,n,i){this.model=e,this.hooks=i,this.client=Math.random().toString(36).slice(2,10),this.seq=0,this.lagging=-1/0,this.waiting=new Map,
this.timer=void 0,this.state="",this.kernel=w(e,n,()=>this.become("ended"));let s=o=>this.hear(o);e.on("msg:custom",s),n.addEventListener("abort",()=>{clearTimeout(
this.timer),e.off("msg:custom",s)}),typeof e.get("version")=="number"&&this.catchUp()}catchUp(){let e=Date.now();e-this.lagging<g||(this.lagging=e,this.whisper(
"whole",{at:this.model.get("version")}))}whisper(e,n={}){this.post({client:this.client,seq:++this.seq,rev:0,do:e,...n})}send(e,n,i={}){if(this.state==="busy"||this.
state==="ended")return;this.state&&this.waiting.clear();let s={client:this.client,seq:++this.seq,rev:n,do:e,...i};this.waiting.set(s.seq,s),this.post(s),this.watch()}retry(){
if(this.become("waking"),!this.waiting.size)this.send("ping",0);else for(let e of this.waiting.values())this.post(e);clearTimeout(this.timer),this.timer=void 0,
this.watch()}kept(){return[...this.waiting.values()].at(-1)}post(e){try{this.model.send(e)}catch{}}watch(){let[e]=this.waiting.keys();this.timer||setTimeout(()=>this.
waiting.has(e)&&this.kernel.ask(),g/2),this.timer??=setTimeout(()=>{if(this.timer=void 0,!!this.waiting.size){if(!this.kernel.isBusy())return this.become(this.state===
"waking"||this.state==="gone"?"gone":"asleep");this.become("busy"),this.watch()}},g)}hear(e){x(this.model,e??{})?this.lagging=-1/0:this.catchUp();let n=e?.client===
this.client?this.waiting.get(e.seq):void 0;if(n){for(let i of this.waiting.keys())i<=e.seq&&this.waiting.delete(i);clearTimeout(this.timer),this.timer=void 0,this.
waiting.size&&this.watch(),this.become(""),this.hooks.onAnswer(e,n)}}become(e){e===this.state||this.state==="ended"||(this.state=e,this.hooks.onLink(e))}};function V(t,e,n,i){let s=null,o=!1,r=a=>!!s&&Math.hypot(a.clientX-s.x,a.clientY-s.y)<=12;t.addEventListener("pointerdown",a=>{let l=a.target;o=!1,s=a.isPrimary&&
a.button===0?{seen:n(l),under:l,x:a.clientX,y:a.clientY}:null},{signal:e}),t.addEventListener("pointercancel",()=>s=null,{signal:e}),t.ownerDocument.addEventListener(
"pointerup",a=>{if(!s||s.under.isConnected||!r(a))return;let{seen:l}=s;s=null,o=!0,i(l,a)},{signal:e}),t.addEventListener("click",a=>{let l=a.target,c=a.detail&&
s&&r(a)?s.seen:n(l),d=a.detail>0&&o;s=null,o=!1,d||i(c,a)},{signal:e})}function U({key:t,code:e}){return/^[a-z]$/i.test(t)?t.toUpperCase():/^(\p{Script=Latin}|Dead)$/u.test(t)?"":e.match(/^Key([A-Z])$/)?.[1]??""}function E(t,e){let[n]=[e,e.split(":")[0]].filter(s=>t[`icon.${s}`]??t[`solid.${s}`]),i=t[`icon.${n}`];return u(i?"svg.bl-ic":"svg.bl-ic.bl-solid",{viewBox:"0 0\
 24 24",width:18,height:18,"aria-hidden":"true"},u("path",{d:i??t[`solid.${n}`]??t["solid.dot"]}))}function Y(t,e,n){let{shape:i,round:s,face:o,foot:r,letter:a,
box:l,style:c}=t.seats[e];return u("svg.bl-token",{viewBox:l,width:n,height:n,"aria-hidden":"true",style:c},s&&u("path.bl-tc",{d:s}),u("path.bl-tb",{d:i}),o&&u(
"path.bl-tf",{d:o}),u("text",{y:r},a))}function Z(t,e,n){let{shape:i,round:s,style:o}=t.seats[e];return u(`svg.bl-node.${n}`,{viewBox:"-27 -27 54 54",width:28,height:28,
"aria-hidden":"true",style:o},n==="bl-now"&&u("path.bl-ring",{d:"M0-24a24 24 0 1 0 .01 0z"}),s&&u("path.bl-tc",{d:s}),u("path",{d:i}))}var te=(t,e,n,i)=>f({class:"bl-ibtn","aria-label":n,title:n,...i},E(t,e)),ne=({rule:t,title:e,dispute:n})=>[t&&f({class:"bl-rule","data-rule":t,"data-title":e,"\
data-do":"rule","data-k":`rule ${t}`},e),t&&n&&" ",n&&f({class:"bl-quiet","data-do":"copy_verdict"},n)],se=(t,e,...n)=>u(`div.bl-strip.bl-strip-${t}`,{"data-k":`\
strip ${t}`},u("span",{},e),...n);export{k as Link,f as button,K as dress,x as follow,u as h,w as hearKernel,E as icon,P as keepFocus,p as known,U as letterOf,Z as node,V as onPress,T as onResize,
v as patched,N as picture,ne as ruled,O as same,$ as shownBy,se as strip,C as sync,Y as token,te as tool};

var E="http://www.w3.org/2000/svg",q=new Set(["svg","path","text"]),L=new Set(["button","input","select","summary"]);function h(e,t={},...n){let[i,s]=e.split("#"),
[r,...o]=i.split("."),a=q.has(r)?document.createElementNS(E,r):document.createElement(r),c={...t,class:[...o,t.class].filter(Boolean).join(" ")||null,"data-k":s??
t["data-k"]};for(let[l,u]of Object.entries(c))u!=null&&u!==!1&&a.setAttribute(l,u===!0?"":String(u));return(L.has(r)||a.hasAttribute("tabindex"))&&a.setAttribute(
"data-lm-suppress-shortcuts","true"),b(a,n),a}function b(e,t){for(let n of t)Array.isArray(n)?b(e,n):n instanceof Node?e.append(n):(n||n===0)&&e.append(String(n))}
function p(e,...t){let n=["do","pick","at","line"].map(i=>e[`data-${i}`]??"").join(" ");return h("button",{type:"button","data-k":n,...e},...t)}function $(e){let t=new DOMParser().
parseFromString(e.trim().replaceAll(`>
<`,"><"),"image/svg+xml").documentElement;if(t.localName!=="svg")return null;for(let n of t.querySelectorAll("title, desc, script, foreignObject"))n.remove();return t.
setAttribute("aria-hidden","true"),t.removeAttribute("role"),document.importNode(t,!0)}function d(e){return e instanceof Element?e.known??e.getAttribute("data-k\
ey")??e.getAttribute("data-k"):null}var g=(e,t)=>Object.assign(e,{known:t});function D(e,t){let n=e.cloneNode(!1);return n.setAttribute("data-same",""),t===void 0?
n:g(n,g(e,t).known)}function N(e,t,n){if(t.hasAttribute("data-same")||e.isEqualNode(t))return;for(let{name:c}of[...e.attributes])t.hasAttribute(c)||e.removeAttribute(
c);for(let{name:c,value:l}of t.attributes)e.getAttribute(c)!==l&&e.setAttribute(c,l);let i=[...t.childNodes],s=new Set(i.map(d)),r=new Map;for(let c of[...e.childNodes]){
let l=d(c);l!==null&&s.has(l)?r.set(l,c):l!==null&&c.remove()}let o=e.firstChild,a=()=>{let c=o;o=o?.nextSibling??null,c?.remove()};for(let c of i){let l=d(c),u=l===
null?o:r.get(l)??null;if(!u||d(u)!==l||u.nodeName!==c.nodeName){let f=c.make?.()??c;if(e.insertBefore(f,o),f instanceof Element)for(let S of[f,...f.querySelectorAll(
"[data-key]")])n(S);continue}for(;o&&o!==u&&d(o)===null;)a();u===o?o=o.nextSibling:e.insertBefore(u,o),u instanceof Element?N(u,c,n):u.nodeValue!==c.nodeValue&&
(u.nodeValue=c.nodeValue)}for(;o;)a()}function B(e,t){let n=e.ownerDocument.body,i=e.ownerDocument.defaultView?.matchMedia?.("(prefers-color-scheme: dark)"),s=()=>{let o=n.dataset.jpThemeLight;e.setAttribute(
"data-theme",(o?o==="false":i?.matches)?"dark":"light")};s();let r=new MutationObserver(s);r.observe(n,{attributes:!0,attributeFilter:["data-jp-theme-light"]}),
i?.addEventListener?.("change",s,{signal:t}),t.addEventListener("abort",()=>r.disconnect())}function M(e,t,n){let i,s=()=>{if(!i||!e.getClientRects().length)return;let[r,{body:o}]=[i,e.ownerDocument];i=null,(e.getRootNode().activeElement??o)===o&&(e.contains(
r)?r.focus({preventScroll:!0}):n?.())};e.addEventListener("focusout",({relatedTarget:r,target:o})=>{i=!r&&!e.draws&&!e.getClientRects().length&&o,i&&requestAnimationFrame(
()=>(s(),requestAnimationFrame(s)))},{signal:t}),O(e,t,s)}function O(e,t,n){if(!globalThis.ResizeObserver)return;let i=new ResizeObserver(n);i.observe(e),t.addEventListener(
"abort",()=>i.disconnect())}var z=e=>({render({model:t,el:n,signal:i}){let s=new AbortController;return i?.addEventListener("abort",()=>s.abort(),{once:!0}),new e(t,n,s.signal),()=>s.abort()}});var T=/restarting|terminating|dead/;function w(e,t,n){let i=e.widget_manager?.kernel,s=-1/0,r=!1,o=()=>{r=!1},a=(c,l)=>{s=Date.now(),T.test(l)&&(o(),n())};return i?.
statusChanged?.connect(a),t.addEventListener("abort",()=>i?.statusChanged?.disconnect(a)),{ask:()=>{r||=!!i?.requestKernelInfo?.().then(o,o)},isBusy:()=>i?.status===
"busy"||Date.now()-s<1e3||r&&i?.connectionStatus==="connected"}}function v(e,[t,...n]){if(t==="=")return n[0];if(t==="{"){let r=Array.isArray(e)?[...e]:{...e};for(let o of n[1])delete r[o];for(let[o,a]of Object.entries(n[0]))
r[o]=v(r[o],a);return r}let i=t==="~"?e.split(`
`):e,s=[];for(let r=0;r<n[0].length;r+=3){let[o,a,c]=n[0].slice(r,r+3);s.push(...i.slice(o,o+a),...c)}return t==="~"?s.join(`
`):s}var x=["words","area","frame"];function y(e,{version:t,changes:n=[]}){for(let i of n){let s=e.get("version");if(i.newer?i.from>s||i.version<=s&&i.from!==s:
i.from!==s)continue;let r=v(Object.fromEntries(x.map(o=>[o,e.get(o)])),i.patch);e.set("version",i.version);for(let o of x)r[o]!==e.get(o)&&e.set(o,r[o])}return t===
void 0||t===e.get("version")}var m=2e3,k=class{constructor(t,n,i){this.model=t,this.hooks=i,this.client=Math.random().toString(36).slice(2,10),this.seq=0,this.lagging=-1/0,this.waiting=new Map,
this.timer=void 0,this.state="",this.kernel=w(t,n,()=>this.become("ended"));let s=r=>this.hear(r);t.on("msg:custom",s),n.addEventListener("abort",()=>{clearTimeout(
this.timer),t.off("msg:custom",s)}),typeof t.get("version")=="number"&&this.catchUp()}catchUp(){let t=Date.now();t-this.lagging<m||(this.lagging=t,this.whisper(
"whole",{at:this.model.get("version")}))}whisper(t,n={}){this.post({client:this.client,seq:++this.seq,rev:0,do:t,...n})}send(t,n,i={}){if(this.state==="busy"||this.
state==="ended")return;this.state&&this.waiting.clear();let s={client:this.client,seq:++this.seq,rev:n,do:t,...i};this.waiting.set(s.seq,s),this.post(s),this.watch()}retry(){
if(this.become("waking"),!this.waiting.size)this.send("ping",0);else for(let t of this.waiting.values())this.post(t);clearTimeout(this.timer),this.timer=void 0,
this.watch()}kept(){return[...this.waiting.values()].at(-1)}post(t){try{this.model.send(t)}catch{}}watch(){let[t]=this.waiting.keys();this.timer||setTimeout(()=>this.
waiting.has(t)&&this.kernel.ask(),m/2),this.timer??=setTimeout(()=>{if(this.timer=void 0,!!this.waiting.size){if(!this.kernel.isBusy())return this.become(this.state===
"waking"||this.state==="gone"?"gone":"asleep");this.become("busy"),this.watch()}},m)}hear(t){y(this.model,t??{})?this.lagging=-1/0:this.catchUp();let n=t?.client===
this.client?this.waiting.get(t.seq):void 0;if(n){for(let i of this.waiting.keys())i<=t.seq&&this.waiting.delete(i);clearTimeout(this.timer),this.timer=void 0,this.
waiting.size&&this.watch(),this.become(""),this.hooks.onAnswer(t,n)}}become(t){t===this.state||this.state==="ended"||(this.state=t,this.hooks.onLink(t))}};function _(e,t,n,i){let s=null,r=!1,o=a=>!!s&&Math.hypot(a.clientX-s.x,a.clientY-s.y)<=12;e.addEventListener("pointerdown",a=>{let c=a.target;r=!1,s=a.isPrimary&&
a.button===0?{seen:n(c),under:c,x:a.clientX,y:a.clientY}:null},{signal:t}),e.addEventListener("pointercancel",()=>s=null,{signal:t}),e.ownerDocument.addEventListener(
"pointerup",a=>{if(!s||s.under.isConnected||!o(a))return;let{seen:c}=s;s=null,r=!0,i(c,a)},{signal:t}),e.addEventListener("click",a=>{let c=a.target,l=a.detail&&
s&&o(a)?s.seen:n(c),u=a.detail>0&&r;s=null,r=!1,u||i(l,a)},{signal:t})}function H({key:e,code:t}){return/^[a-z]$/i.test(e)?e.toUpperCase():/^(\p{Script=Latin}|Dead)$/u.test(e)?"":t.match(/^Key([A-Z])$/)?.[1]??""}function A(e,t){let[n]=[t,t.split(":")[0]].filter(s=>e[`icon.${s}`]??e[`solid.${s}`]),i=e[`icon.${n}`];return h(i?"svg.bl-ic":"svg.bl-ic.bl-solid",{viewBox:"0 0\
 24 24",width:18,height:18,"aria-hidden":"true"},h("path",{d:i??e[`solid.${n}`]??e["solid.dot"]}))}function W(e,t,n){let{shape:i,round:s,face:r,foot:o,letter:a,
box:c,style:l}=e.seats[t];return h("svg.bl-token",{viewBox:c,width:n,height:n,"aria-hidden":"true",style:l},s&&h("path.bl-tc",{d:s}),h("path.bl-tb",{d:i}),r&&h(
"path.bl-tf",{d:r}),h("text",{y:o},a))}function Z(e,t,n){let{shape:i,round:s,style:r}=e.seats[t];return h(`svg.bl-node.${n}`,{viewBox:"-27 -27 54 54",width:28,height:28,
"aria-hidden":"true",style:r},n==="bl-now"&&h("path.bl-ring",{d:"M0-24a24 24 0 1 0 .01 0z"}),s&&h("path.bl-tc",{d:s}),h("path",{d:i}))}var et=(e,t,n,i)=>p({class:"bl-ibtn","aria-label":n,title:n,...i},A(e,t)),nt=({rule:e,title:t,dispute:n})=>[e&&p({class:"bl-rule","data-rule":e,"data-title":t,"\
data-do":"rule","data-k":`rule ${e}`},t),e&&n&&" ",n&&p({class:"bl-quiet","data-do":"copy_verdict"},n)],st=(e,t,...n)=>h(`div.bl-strip.bl-strip-${e}`,{"data-k":`\
strip ${e}`},h("span",{},t),...n);export{k as Link,p as button,B as dress,y as follow,h,w as hearKernel,A as icon,M as keepFocus,g as known,H as letterOf,Z as node,_ as onPress,O as onResize,v as patched,
$ as picture,nt as ruled,D as same,z as shownBy,st as strip,N as sync,W as token,et as tool};

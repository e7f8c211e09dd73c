import{button as A,h as b}from"./common.js";var L="boardlab",v={letters:/^(on|off)$/,motion:/^(system|none)$/,sounds:/^(off|on)$/,size:/^[123]$/,seats:/^(game|apart)$/,
lang:/^\w\w$/,big:/^[\w-]{1,64}$/},J={motion:["system","none"],sounds:["off","on"],size:["1","2","3"],seats:["game","apart"]},u={},C=new Set;function $(){try{let t=JSON.
parse(localStorage.getItem(L)??"{}");u=Object.fromEntries(Object.keys(v).map(i=>[i,String(t?.[i]??"")]).filter(([i,s])=>v[i].test(s)))}catch{}let e=document.documentElement;
e.toggleAttribute("data-bl-calm",u.motion==="none"),e.setAttribute("data-bl-size",u.size??"1")}var F=(e,t="")=>u[e]??t;function ut(e,t){if(!(!v[e]?.test(t)&&t)){
$(),u={...u,[e]:t},t||delete u[e];try{localStorage.setItem(L,JSON.stringify(u))}catch{}U()}}function U(){$();for(let e of C)e()}function gt(e,t){$(),C.add(t);let i=s=>s.
key===L&&($(),t());globalThis.addEventListener?.("storage",i,{signal:e}),e.addEventListener("abort",()=>C.delete(t))}function bt(e,t,i){let s=F("lang",t),n=/(?:^|\/)(\w\w)\/[^/]+\/[^/]+\.ipynb$/.
exec(String(e.widget_manager?.context?.path??""));return s!==t&&i.includes(s)&&t===i[0]&&!(n&&i.includes(n[1]))?s:""}var k=new WeakMap;function yt(e,t,i){if(F("\
seats")!=="apart"||!e||typeof t!="object")return e;let s=n=>n.replace(/#[0-9a-f]{6}\b/gi,o=>t[o.toUpperCase()]??o);return k.has(e)||k.set(e,i(e,s)),k.get(e)}var xt=(e,t)=>e&&
JSON.parse(t(JSON.stringify(e))),z=(e,...t)=>b("div.bl-choice",{role:"group","aria-label":e},b("span",{"aria-hidden":"true"},e),b("div.bl-seg",{},...t)),wt=(e,t,i)=>t.
help&&b("section.bl-help.bl-settings#settings",{role:"group","aria-label":i.settings},b("b",{},i.settings),...Object.entries(J).map(([s,n])=>z(i[`choice_${s}`],
...n.map(o=>A({"data-do":"choose","data-pick":`${s}:${o}`,"aria-pressed":String(F(s,n[0])===o)},i[`${s}_${o}`])))),z(i.language,...e.languages.map(({key:s,label:n})=>A(
{"data-do":"language","data-pick":s,"data-k":`menu ${s}`,lang:s,"aria-pressed":String(s===e.lang)},n))),b("div.bl-choice",{},b("div.bl-seg",{},A({"data-do":"lin\
k","data-k":"menu link"},i.link))));import{h as N}from"./common.js";var V=380,X=380,G=160,K=220,Q=12,Z=420,tt=580,B=22,et=190,nt=4,O=(e,t)=>e[`slot.${t}`]??[],it=(e,t)=>!!t?.time&&e.time?.ply===t.
time.ply+1,ot=(e,t)=>it(e,t)&&O(e,"board").length>0&&!(t&&O(t,"board").length),S=e=>!!e.closest("[data-calm]")||!!e.ownerDocument.defaultView?.matchMedia?.("(pr\
efers-reduced-motion: reduce)").matches;function Tt(e){e?.animate&&!S(e)&&e.animate([{opacity:0},{opacity:1}],{duration:G})}var Mt=e=>!e.calm&&!globalThis.matchMedia?.(
"(prefers-reduced-motion: reduce)").matches,I=e=>{let t=e.getBoundingClientRect();return[t.left+t.width/2,t.top+t.height/2]};function $t(e,t,i,s){if(!ot(t,i)||!e.
animate||S(e))return;for(let[r,a]of[...e.querySelectorAll('.bl-board [data-k^="die:"]')].entries()){let c=`translate(${34+20*r}px, ${26-14*r}px) rotate(${r?-300:
270}deg)`;a.animate([{transform:c,opacity:.4},{transform:"none",opacity:1}],{duration:V,easing:"cubic-bezier(.2,.8,.4,1)"})}let[n,o]=[e.getBoundingClientRect().
left+e.clientLeft,e.getBoundingClientRect().top+e.clientTop];for(let r of O(t,"seats").flatMap(a=>a.items??[])){let a=e.querySelector(`.bl-plate[data-k="${r.key}\
"]`);for(let[c,d]of(r.comes??[]).slice(0,nt)){let m=e.querySelector(`.bl-hit[data-place="${CSS.escape(c)}"]`);if(!a||!m)continue;let[[p,h],[M,x]]=[I(m),I(a)],f=N(
"i.bl-fly",{"aria-hidden":"true"},s(d));f.style.left=`${p-n-13}px`,f.style.top=`${h-o-13}px`,e.append(f);let E=f.animate([{transform:"scale(1.2)"},{transform:`t\
ranslate(${M-p}px, ${x-h}px) scale(.7)`}],{duration:X,easing:"cubic-bezier(.4,0,.6,1)"});E.onfinish=E.oncancel=()=>f.remove()}}}var P=e=>e.querySelectorAll("svg\
 [data-key]"),At=e=>new Map(Array.from(P(e),t=>[t.getAttribute("data-key")??"",t.cloneNode(!0)])),R="last:";function kt(e,t){if(!t.size||S(e))return;let i=Array.
from(P(e),n=>n.getAttribute("data-key")??""),s=new Set(i.filter(n=>n.startsWith(R)).map(n=>n.slice(R.length)));for(let n of P(e)){let o=n.getAttribute("data-key")??
"";if(!(!o.startsWith(R)&&s.has(o.split(/[:@]/).pop()??""))||n.hasAttribute("data-from")||t.get(o)?.isEqualNode(n))continue;let a=n.style.transform;n.animate?.(
[{transform:`${a} translateY(-${Q}px)`},{transform:a||"none"}],{duration:K,easing:"cubic-bezier(.5,0,.9,.6)"})}}function vt(e,t,i){if(!(!i||S(e)||!globalThis.requestAnimationFrame))
for(let{seat:s,points:n}of t.players??[]){let o=i.players?.find(m=>m.seat===s)?.points,r=e.querySelector(`.bl-points[data-seat="${s}"]`)?.firstChild;if(!r||n===
null||o===null||o===void 0||o===n)continue;let a=performance.now(),c=m=>{let p=Math.min(1,Math.max(0,m-a)/Z);!r.isConnected||p>0&&r.nodeValue!==d||(d=String(Math.
round(o+(n-o)*p)),r.nodeValue=d,p<1&&requestAnimationFrame(c))},d=String(n);c(a)}}function Ct(e,t,i){if(!t.turn?.won||!i?.turn||i.turn.over||!e.animate||S(e))return;
let s=N("div.bl-party",{"aria-hidden":"true"});e.append(s);let n=Array.from({length:B},(o,r)=>{let a=s.appendChild(N(`i.bl-paper.bl-paper-${r%4}`,{})),c=r/B*2*Math.
PI,d=et*(.55+.45*(r*7%5)/4),m=`translate(${Math.cos(c)*d}px, ${Math.sin(c)*d*.7+60}px) rotate(${r*97}deg)`;return a.animate([{transform:"none",opacity:1},{transform:m,
opacity:0}],{duration:tt,easing:"cubic-bezier(.1,.7,.3,1)",fill:"forwards"})});n[0].onfinish=n[0].oncancel=()=>s.remove()}import{h as T,picture as st}from"./common.js";var rt=500,at=450,lt=12,y=8,ct="[data-rule], [data-place], [data-tip], [title]",dt=e=>T("span.bl-piece",{"aria-hid\
den":"true"},st(e.svg)),j=class{constructor(t){this.view=t,this.box=T("div.bl-tip",{hidden:!0}),this.thing=null,this.over=null,this.rules=new Map,this.held=!1,this.
at=void 0,this.came=!1,this.aloud=!1,t.root.append(this.box);let{root:i,signal:s}=t,n=(o,r,a=!1)=>i.addEventListener(o,r,{signal:s,capture:a});n("pointerover",o=>{
o.pointerType==="mouse"&&(this.came=!!this.at&&this.at[0]===o.clientX&&this.at[1]===o.clientY,this.came?this.rest(null):this.rest(this.find(o.target,o)))}),n("p\
ointermove",o=>{this.at=[o.clientX,o.clientY],!(o.pointerType!=="mouse"||o.buttons||!(this.came||o.target.closest(".bl-surface > svg")))&&(this.came=!1,this.rest(
this.find(o.target,o)))}),n("pointerleave",()=>this.rest(null)),n("pointerdown",o=>this.press(o)),n("pointermove",o=>this.from&&Math.hypot(o.clientX-this.from[0],
o.clientY-this.from[1])>lt&&this.let()),n("pointerup",()=>this.let()),n("pointercancel",()=>this.let()),n("contextmenu",o=>(this.from||this.held)&&o.preventDefault()),
n("click",o=>{this.held&&(this.held=!1,o.preventDefault(),o.stopImmediatePropagation())},!0),s.addEventListener("abort",()=>clearTimeout(this.timer))}find(t,i){
let s=(i&&this.view.beside?.(t,i))??t.closest(ct);return s&&this.view.root.contains(s)&&!this.box.contains(t)?s:null}rest(t){if(t===this.over)return;this.over=t,
clearTimeout(this.timer);let i=t?.getAttribute("title");t&&i&&(t.hasAttribute("data-tip")||t.setAttribute("data-tip",i),t.removeAttribute("title")),(!this.thing||
this.thing!==t)&&this.hide(),t&&(this.timer=setTimeout(()=>this.show(t),rt))}press(t){this.let(),this.held=!1,this.hide();let i=this.find(t.target,t);t.pointerType!==
"touch"||!i||(this.from=[t.clientX,t.clientY],this.timer=setTimeout(()=>{this.held=!0,this.show(i)},at))}let(){this.from=void 0,clearTimeout(this.timer)}ask(t){
let i=this.find(t)??t;this.thing===i?this.hide():this.show(i,!0)}show(t,i=!1){if(!t.isConnected)return;this.thing=t,this.aloud=i;let s=t.getAttribute("data-plac\
e"),n=t.getAttribute("data-rule"),{frame:o}=this.view,r=this.view.piece?.(t);if(n){let a=t.getAttribute("data-title")??t.textContent??"",c=this.rules.get(`${o.lang}\
 ${n}`);this.fill(t,a,c??"",n,i&&!!c),c===void 0&&this.view.ask?.("what",{key:n})}else if(s)this.view.whenTold?.(()=>this.thing===t&&this.fill(t,this.view.frame.
board?.says[s]??"",r?.text??"","",i));else if(r)this.fill(t,r.name,r.text,"",i);else{let a=t.getAttribute("data-tip")||t.getAttribute("title")||t.getAttribute("\
aria-label")||t.textContent||"",[c,...d]=a.split(`
`);this.fill(t,c,d.join(" "),t.getAttribute("data-id")??"",i)}}heard(t,i){this.rules.set(`${this.view.frame.lang} ${t}`,i),this.thing?.getAttribute("data-rule")===
t&&this.show(this.thing,this.aloud)}fill(t,i,s,n,o){if(!i.trim())return this.hide();let r=n?void 0:this.view.piece?.(t);this.box.replaceChildren(...r?[dt(r)]:[],
T("b",{},i),...s?[T("span",{},s)]:[],...n?[T("code",{},n)]:[]),this.box.hidden=!1,this.put(t),o&&this.view.speak([i,s].filter(Boolean).join(". "))}put(t){let{box:i,
view:s}=this,n=s.root.getBoundingClientRect(),o=s.spots?.(t)??[],r=(o.length?o:[t]).map(l=>l.getBoundingClientRect()),a=Math.min(...r.map(l=>l.top))-n.top,c=Math.
max(...r.map(l=>l.bottom))-n.top,d=Math.min(...r.map(l=>l.left))-n.left,m=Math.max(...r.map(l=>l.right))-n.left;i.style.left=i.style.top="0";let[p,h]=[i.offsetWidth,
i.offsetHeight],M=(l,g,w)=>Math.max(4,Math.min(w-g-4,l)),x=M((d+m-p)/2,p,n.width),f=M((a+c-h)/2,h,n.height),E=[...s.root.querySelectorAll(".bl-callout")].map(l=>l.
getBoundingClientRect()),Y=([l,g])=>E.some(w=>l<w.right-n.left&&l+p>w.left-n.left&&g<w.bottom-n.top&&g+h>w.top-n.top),D=l=>[[x,l.bottom-n.top+y],[x,l.top-n.top-
y-h]],H=([l,g])=>l>=0&&g>=0&&l+p<=n.width&&g+h<=n.height,q=[[x,c+y],[x,a-y-h],[m+y,f],[d-y-p,f],...E.flatMap(D)],[W,_]=q.find(l=>H(l)&&!Y(l))??q.find(H)??[Math.
max(0,d-y-p),f];i.style.left=`${Math.round(W)}px`,i.style.top=`${Math.round(_)}px`}settle(){this.thing&&!this.thing.isConnected&&this.hide()}hide(){let t=!!this.
thing;return this.thing=null,this.box.hidden=!0,t}};import{h as mt}from"./common.js";import{strip as pt,tool as ht}from"./common.js";function Pt(e,t,i,s,n){let o=String(e.widget_manager?.context?.path??""),[,r="",
a="",c=""]=/^(.*?\/)?(\w\w)(\/[^/]+\/[^/]+\.ipynb)$/.exec(o)??[];if(s!==t||a===t||!i.includes(a))return null;let d=`${r}${t}${c}`,m={href:`/lab/tree/${encodeURI(
d)}`,"data-commandlinker-command":"docmanager:open","data-commandlinker-args":JSON.stringify({path:d})};return pt("tongue",mt("a",m,n.other_notebook),ht(n,"clos\
e",n.close,{"data-do":"unspoke"}))}export{j as Tip,Ct as celebrate,F as choice,ut as choose,vt as countUp,dt as drawn,Tt as fade,it as follows,yt as inColours,kt as land,$t as move,Mt as moves,gt as obey,
Pt as otherNotebook,bt as otherTongue,At as pieces,xt as repainted,wt as settings};

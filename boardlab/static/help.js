import{button as $,h as b}from"./common.js";var L="boardlab",k={letters:/^(on|off)$/,motion:/^(system|none)$/,sounds:/^(off|on)$/,size:/^[123]$/,seats:/^(game|apart)$/,
lang:/^\w\w$/,pace:/^(step|calm|fast)$/,big:/^[\w-]{1,64}$/,site:/^https?:\/\/[^\s"<>]{1,190}$/},J={motion:["system","none"],sounds:["off","on"],size:["1","2","\
3"],seats:["game","apart"]},u={},A=new Set;function S(){try{let t=JSON.parse(localStorage.getItem(L)??"{}");u=Object.fromEntries(Object.keys(k).map(e=>[e,String(
t?.[e]??"")]).filter(([e,o])=>k[e].test(o)))}catch{}let i=document.documentElement;i.toggleAttribute("data-bl-calm",u.motion==="none"),i.setAttribute("data-bl-s\
ize",u.size??"1")}var F=(i,t="")=>u[i]??t;function mt(i,t){if(!(!k[i]?.test(t)&&t)){S(),u={...u,[i]:t},t||delete u[i];try{localStorage.setItem(L,JSON.stringify(
u))}catch{}U()}}function U(){S();for(let i of A)i()}function ft(i,t){S(),A.add(t);let e=o=>o.key===L&&(S(),t());globalThis.addEventListener?.("storage",e,{signal:i}),
i.addEventListener("abort",()=>A.delete(t))}function ut(i,t,e){let o=F("lang",t),n=/(?:^|\/)(\w\w)\/[^/]+\/[^/]+\.ipynb$/.exec(String(i.widget_manager?.context?.
path??""));return o!==t&&e.includes(o)&&t===e[0]&&!(n&&e.includes(n[1]))?o:""}var C=new WeakMap;function gt(i,t,e){if(F("seats")!=="apart"||!i||typeof t!="objec\
t")return i;let o=n=>n.replace(/#[0-9a-f]{6}\b/gi,s=>t[s.toUpperCase()]??s);return C.has(i)||C.set(i,e(i,o)),C.get(i)}var bt=(i,t)=>i&&JSON.parse(t(JSON.stringify(
i))),H=(i,...t)=>b("div.bl-choice",{role:"group","aria-label":i},b("span",{"aria-hidden":"true"},i),b("div.bl-seg",{},...t)),wt=(i,t,e)=>t.help&&b("section.bl-h\
elp.bl-settings#settings",{role:"group","aria-label":e.settings},b("b",{},e.settings),...Object.entries(J).map(([o,n])=>H(e[`choice_${o}`],...n.map(s=>$({"data-\
do":"choose","data-pick":`${o}:${s}`,"aria-pressed":String(F(o,n[0])===s)},e[`${o}_${s}`])))),H(e.language,...i.languages.map(({key:o,label:n})=>$({"data-do":"l\
anguage","data-pick":o,"data-k":`menu ${o}`,lang:o,"aria-pressed":String(o===i.lang)},n))),b("div.bl-choice",{},b("div.bl-seg",{},$({"data-do":"link","data-k":"\
menu link"},e.link))));import{h as R,isCalm as T}from"./common.js";var W=380,X=380,V=160,G=420,K=580,N=22,Q=190,Z=4,_=(i,t)=>i[`slot.${t}`]??[],tt=(i,t)=>!!t?.time&&i.time?.ply===t.time.
ply+1,et=(i,t)=>tt(i,t)&&_(i,"board").length>0&&!(t&&_(t,"board").length);function vt(i){i?.animate&&!T(i)&&i.animate([{opacity:0},{opacity:1}],{duration:V})}var Et=i=>!i.
calm&&!globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,I=i=>{let t=i.getBoundingClientRect();return[t.left+t.width/2,t.top+t.height/2]};function Mt(i,t,e,o){
if(!et(t,e)||!i.animate||T(i))return;for(let[r,l]of[...i.querySelectorAll('.bl-board [data-k^="die:"]')].entries()){let c=`translate(${34+20*r}px, ${26-14*r}px)\
 rotate(${r?-300:270}deg)`;l.animate([{transform:c,opacity:.4},{transform:"none",opacity:1}],{duration:W,easing:"cubic-bezier(.2,.8,.4,1)"})}let[n,s]=[i.getBoundingClientRect().
left+i.clientLeft,i.getBoundingClientRect().top+i.clientTop];for(let r of _(t,"seats").flatMap(l=>l.items??[])){let l=i.querySelector(`.bl-plate[data-k="${r.key}\
"]`);for(let[c,d]of(r.comes??[]).slice(0,Z)){let h=i.querySelector(`.bl-hit[data-place="${CSS.escape(c)}"]`);if(!l||!h)continue;let[[p,m],[M,y]]=[I(h),I(l)],f=R(
"i.bl-fly",{"aria-hidden":"true"},o(d));f.style.left=`${p-n-13}px`,f.style.top=`${m-s-13}px`,i.append(f);let v=f.animate([{transform:"scale(1.2)"},{transform:`t\
ranslate(${M-p}px, ${y-m}px) scale(.7)`}],{duration:X,easing:"cubic-bezier(.4,0,.6,1)"});v.onfinish=v.oncancel=()=>f.remove()}}}function St(i,t,e){if(!(!e||T(i)||
!globalThis.requestAnimationFrame))for(let{seat:o,points:n}of t.players??[]){let s=e.players?.find(h=>h.seat===o)?.points,r=i.querySelector(`.bl-points[data-sea\
t="${o}"]`)?.firstChild;if(!r||n===null||s===null||s===void 0||s===n)continue;let l=performance.now(),c=h=>{let p=Math.min(1,Math.max(0,h-l)/G);!r.isConnected||
p>0&&r.nodeValue!==d||(d=String(Math.round(s+(n-s)*p)),r.nodeValue=d,p<1&&requestAnimationFrame(c))},d=String(n);c(l)}}function Tt(i,t,e){if(!t.turn?.won||!e?.turn||
e.turn.over||!i.animate||T(i))return;let o=R("div.bl-party",{"aria-hidden":"true"});i.append(o);let n=Array.from({length:N},(s,r)=>{let l=o.appendChild(R(`i.bl-\
paper.bl-paper-${r%4}`,{})),c=r/N*2*Math.PI,d=Q*(.55+.45*(r*7%5)/4),h=`translate(${Math.cos(c)*d}px, ${Math.sin(c)*d*.7+60}px) rotate(${r*97}deg)`;return l.animate(
[{transform:"none",opacity:1},{transform:h,opacity:0}],{duration:K,easing:"cubic-bezier(.1,.7,.3,1)",fill:"forwards"})});n[0].onfinish=n[0].oncancel=()=>o.remove()}import{h as E,picture as it}from"./common.js";var nt=500,ot=450,st=12,w=8,rt="[data-rule], [data-place], [data-tip], [title]",at=i=>E("span.bl-piece",{"aria-hid\
den":"true"},it(i.svg)),B=class{constructor(t){this.view=t,this.box=E("div.bl-tip",{hidden:!0}),this.thing=null,this.over=null,this.rules=new Map,this.held=!1,this.
at=void 0,this.came=!1,this.aloud=!1,t.root.append(this.box);let{root:e,signal:o}=t,n=(s,r,l=!1)=>e.addEventListener(s,r,{signal:o,capture:l});n("pointerover",s=>{
s.pointerType==="mouse"&&(this.came=!!this.at&&this.at[0]===s.clientX&&this.at[1]===s.clientY,this.came?this.rest(null):this.rest(this.find(s.target,s)))}),n("p\
ointermove",s=>{this.at=[s.clientX,s.clientY],!(s.pointerType!=="mouse"||s.buttons||!(this.came||s.target.closest(".bl-surface > svg")))&&(this.came=!1,this.rest(
this.find(s.target,s)))}),n("pointerleave",()=>this.rest(null)),n("pointerdown",s=>this.press(s)),n("pointermove",s=>this.from&&Math.hypot(s.clientX-this.from[0],
s.clientY-this.from[1])>st&&this.let()),n("pointerup",()=>this.let()),n("pointercancel",()=>this.let()),n("contextmenu",s=>(this.from||this.held)&&s.preventDefault()),
n("click",s=>{this.held&&(this.held=!1,s.preventDefault(),s.stopImmediatePropagation())},!0),o.addEventListener("abort",()=>clearTimeout(this.timer))}find(t,e){
let o=(e&&this.view.beside?.(t,e))??t.closest(rt);return o&&this.view.root.contains(o)&&!this.box.contains(t)?o:null}rest(t){if(t===this.over)return;this.over=t,
clearTimeout(this.timer);let e=t?.getAttribute("title");t&&e&&(t.hasAttribute("data-tip")||t.setAttribute("data-tip",e),t.removeAttribute("title")),(!this.thing||
this.thing!==t)&&this.hide(),t&&(this.timer=setTimeout(()=>this.show(t),nt))}press(t){this.let(),this.held=!1,this.hide();let e=this.find(t.target,t);if(e&&!e.closest(
"button, a, input, label, [data-do], [data-place]"))return this.show(e);t.pointerType!=="touch"||!e||(this.from=[t.clientX,t.clientY],this.timer=setTimeout(()=>{
this.held=!0,this.show(e)},ot))}let(){this.from=void 0,clearTimeout(this.timer)}ask(t){let e=this.find(t)??t;this.thing===e?this.hide():this.show(e,!0)}show(t,e=!1){
if(!t.isConnected)return;this.thing=t,this.aloud=e;let o=t.getAttribute("data-place"),n=t.getAttribute("data-rule"),{frame:s}=this.view,r=this.view.piece?.(t);if(n){
let l=t.getAttribute("data-title")??t.textContent??"",c=this.rules.get(`${s.lang} ${n}`);this.fill(t,l,c??"",n,e&&!!c),c===void 0&&this.view.ask?.("what",{key:n})}else if(o)
this.view.whenTold?.(()=>this.thing===t&&this.fill(t,this.view.frame.board?.says[o]??"",r?.text??"","",e));else if(r)this.fill(t,r.name,r.text,"",e);else{let l=t.
getAttribute("data-tip")||t.getAttribute("title")||t.getAttribute("aria-label")||t.textContent||"",[c,...d]=l.split(`
`);this.fill(t,c,d.join(" "),t.getAttribute("data-id")??"",e)}}heard(t,e){this.rules.set(`${this.view.frame.lang} ${t}`,e),this.thing?.getAttribute("data-rule")===
t&&this.show(this.thing,this.aloud)}fill(t,e,o,n,s){if(!e.trim())return this.hide();let r=n?void 0:this.view.piece?.(t);this.box.replaceChildren(...r?[at(r)]:[],
E("b",{},e),...o?[E("span",{},o)]:[],...n?[E("code",{},n)]:[]),this.box.hidden=!1,this.put(t),s&&this.view.speak([e,o].filter(Boolean).join(". "))}put(t){let{box:e,
view:o}=this,n=o.root.getBoundingClientRect(),s=o.spots?.(t)??[],r=(s.length?s:[t]).map(a=>a.getBoundingClientRect()),l=Math.min(...r.map(a=>a.top))-n.top,c=Math.
max(...r.map(a=>a.bottom))-n.top,d=Math.min(...r.map(a=>a.left))-n.left,h=Math.max(...r.map(a=>a.right))-n.left;e.style.left=e.style.top="0";let[p,m]=[e.offsetWidth,
e.offsetHeight],M=(a,g,x)=>Math.max(4,Math.min(x-g-4,a)),y=M((d+h-p)/2,p,n.width),f=M((l+c-m)/2,m,n.height),v=[...o.root.querySelectorAll(".bl-callout")].map(a=>a.
getBoundingClientRect()),Y=([a,g])=>v.some(x=>a<x.right-n.left&&a+p>x.left-n.left&&g<x.bottom-n.top&&g+m>x.top-n.top),q=a=>[[y,a.bottom-n.top+w],[y,a.top-n.top-
w-m]],O=([a,g])=>a>=0&&g>=0&&a+p<=n.width&&g+m<=n.height,P=[[y,c+w],[y,l-w-m],[h+w,f],[d-w-p,f],...v.flatMap(q)],[z,D]=P.find(a=>O(a)&&!Y(a))??P.find(O)??[Math.
max(0,d-w-p),f];e.style.left=`${Math.round(z)}px`,e.style.top=`${Math.round(D)}px`}settle(){this.thing&&!this.thing.isConnected&&this.hide()}hide(){let t=!!this.
thing;return this.thing=null,this.box.hidden=!0,t}};import{h as lt}from"./common.js";import{strip as ct,tool as dt}from"./common.js";function Ft(i,t,e,o,n){let s=String(i.widget_manager?.context?.path??""),[,r="",
l="",c=""]=/^(.*?\/)?(\w\w)(\/[^/]+\/[^/]+\.ipynb)$/.exec(s)??[];if(o!==t||l===t||!e.includes(l))return null;let d=`${r}${t}${c}`,h={href:`/lab/tree/${encodeURI(
d)}`,"data-commandlinker-command":"docmanager:open","data-commandlinker-args":JSON.stringify({path:d})};return ct("tongue",lt("a",h,n.other_notebook),dt(n,"clos\
e",n.close,{"data-do":"unspoke"}))}import{h as ht}from"./common.js";var j=class{constructor(t,e,o,n,s=()=>{}){this.model=t,this.place=e,this.apart=n,this.shown=s;let r=()=>{this.show()};t.on("cha\
nge:_board",r),o.addEventListener("abort",()=>{t.off("change:_board",r),this.view?.remove()}),r()}async show(){let t=this.model.get("_board");if(this.view?.remove(),
this.view=void 0,this.place.replaceChildren(),!t)return this.shown(!1);try{let e=this.model.widget_manager;if(!e?.get_model||!e.create_view)throw new Error("no \
views");let o=await e.get_model(t.replace("IPY_MODEL_","")),n=await e.create_view(o);if(t!==this.model.get("_board"))return n.remove();this.view=n,this.place.replaceChildren(
n.el)}catch{this.place.replaceChildren(ht("p.bl-apart",{},this.apart()))}this.shown(!0)}};export{j as Nested,B as Tip,Tt as celebrate,F as choice,mt as choose,St as countUp,at as drawn,vt as fade,tt as follows,gt as inColours,Mt as move,Et as moves,ft as obey,
Ft as otherNotebook,ut as otherTongue,bt as repainted,wt as settings};

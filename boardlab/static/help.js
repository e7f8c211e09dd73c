import{button as v,h as b}from"./common.js";var L="boardlab",k={letters:/^(on|off)$/,motion:/^(system|none)$/,sounds:/^(off|on)$/,size:/^[123]$/,seats:/^(game|apart)$/,
lang:/^\w\w$/,big:/^[\w-]{1,64}$/},J={motion:["system","none"],sounds:["off","on"],size:["1","2","3"],seats:["game","apart"]},u={},A=new Set;function $(){try{let t=JSON.
parse(localStorage.getItem(L)??"{}");u=Object.fromEntries(Object.keys(k).map(n=>[n,String(t?.[n]??"")]).filter(([n,s])=>k[n].test(s)))}catch{}let e=document.documentElement;
e.toggleAttribute("data-bl-calm",u.motion==="none"),e.setAttribute("data-bl-size",u.size??"1")}var F=(e,t="")=>u[e]??t;function pt(e,t){if(!(!k[e]?.test(t)&&t)){
$(),u={...u,[e]:t},t||delete u[e];try{localStorage.setItem(L,JSON.stringify(u))}catch{}U()}}function U(){$();for(let e of A)e()}function mt(e,t){$(),A.add(t);let n=s=>s.
key===L&&($(),t());globalThis.addEventListener?.("storage",n,{signal:e}),e.addEventListener("abort",()=>A.delete(t))}function ht(e,t,n){let s=F("lang",t),i=/(?:^|\/)(\w\w)\/[^/]+\/[^/]+\.ipynb$/.
exec(String(e.widget_manager?.context?.path??""));return s!==t&&n.includes(s)&&t===n[0]&&!(i&&n.includes(i[1]))?s:""}var C=new WeakMap;function ft(e,t,n){if(F("\
seats")!=="apart"||!e||typeof t!="object")return e;let s=i=>i.replace(/#[0-9a-f]{6}\b/gi,o=>t[o.toUpperCase()]??o);return C.has(e)||C.set(e,n(e,s)),C.get(e)}var ut=(e,t)=>e&&
JSON.parse(t(JSON.stringify(e))),H=(e,...t)=>b("div.bl-choice",{role:"group","aria-label":e},b("span",{"aria-hidden":"true"},e),b("div.bl-seg",{},...t)),gt=(e,t,n)=>t.
help&&b("section.bl-help.bl-settings#settings",{role:"group","aria-label":n.settings},b("b",{},n.settings),...Object.entries(J).map(([s,i])=>H(n[`choice_${s}`],
...i.map(o=>v({"data-do":"choose","data-pick":`${s}:${o}`,"aria-pressed":String(F(s,i[0])===o)},n[`${s}_${o}`])))),H(n.language,...e.languages.map(({key:s,label:i})=>v(
{"data-do":"language","data-pick":s,"data-k":`menu ${s}`,lang:s,"aria-pressed":String(s===e.lang)},i))),b("div.bl-choice",{},b("div.bl-seg",{},v({"data-do":"lin\
k","data-k":"menu link"},n.link))));import{h as R,isCalm as M}from"./common.js";var W=380,X=380,D=160,V=420,G=580,B=22,K=190,Q=4,O=(e,t)=>e[`slot.${t}`]??[],Z=(e,t)=>!!t?.time&&e.time?.ply===t.time.
ply+1,tt=(e,t)=>Z(e,t)&&O(e,"board").length>0&&!(t&&O(t,"board").length);function yt(e){e?.animate&&!M(e)&&e.animate([{opacity:0},{opacity:1}],{duration:D})}var wt=e=>!e.
calm&&!globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,I=e=>{let t=e.getBoundingClientRect();return[t.left+t.width/2,t.top+t.height/2]};function Et(e,t,n,s){
if(!tt(t,n)||!e.animate||M(e))return;for(let[r,l]of[...e.querySelectorAll('.bl-board [data-k^="die:"]')].entries()){let c=`translate(${34+20*r}px, ${26-14*r}px)\
 rotate(${r?-300:270}deg)`;l.animate([{transform:c,opacity:.4},{transform:"none",opacity:1}],{duration:W,easing:"cubic-bezier(.2,.8,.4,1)"})}let[i,o]=[e.getBoundingClientRect().
left+e.clientLeft,e.getBoundingClientRect().top+e.clientTop];for(let r of O(t,"seats").flatMap(l=>l.items??[])){let l=e.querySelector(`.bl-plate[data-k="${r.key}\
"]`);for(let[c,d]of(r.comes??[]).slice(0,Q)){let p=e.querySelector(`.bl-hit[data-place="${CSS.escape(c)}"]`);if(!l||!p)continue;let[[m,h],[T,y]]=[I(p),I(l)],f=R(
"i.bl-fly",{"aria-hidden":"true"},s(d));f.style.left=`${m-i-13}px`,f.style.top=`${h-o-13}px`,e.append(f);let E=f.animate([{transform:"scale(1.2)"},{transform:`t\
ranslate(${T-m}px, ${y-h}px) scale(.7)`}],{duration:X,easing:"cubic-bezier(.4,0,.6,1)"});E.onfinish=E.oncancel=()=>f.remove()}}}function St(e,t,n){if(!(!n||M(e)||
!globalThis.requestAnimationFrame))for(let{seat:s,points:i}of t.players??[]){let o=n.players?.find(p=>p.seat===s)?.points,r=e.querySelector(`.bl-points[data-sea\
t="${s}"]`)?.firstChild;if(!r||i===null||o===null||o===void 0||o===i)continue;let l=performance.now(),c=p=>{let m=Math.min(1,Math.max(0,p-l)/V);!r.isConnected||
m>0&&r.nodeValue!==d||(d=String(Math.round(o+(i-o)*m)),r.nodeValue=d,m<1&&requestAnimationFrame(c))},d=String(i);c(l)}}function Tt(e,t,n){if(!t.turn?.won||!n?.turn||
n.turn.over||!e.animate||M(e))return;let s=R("div.bl-party",{"aria-hidden":"true"});e.append(s);let i=Array.from({length:B},(o,r)=>{let l=s.appendChild(R(`i.bl-\
paper.bl-paper-${r%4}`,{})),c=r/B*2*Math.PI,d=K*(.55+.45*(r*7%5)/4),p=`translate(${Math.cos(c)*d}px, ${Math.sin(c)*d*.7+60}px) rotate(${r*97}deg)`;return l.animate(
[{transform:"none",opacity:1},{transform:p,opacity:0}],{duration:G,easing:"cubic-bezier(.1,.7,.3,1)",fill:"forwards"})});i[0].onfinish=i[0].oncancel=()=>s.remove()}import{h as S,picture as et}from"./common.js";var nt=500,it=450,ot=12,x=8,st="[data-rule], [data-place], [data-tip], [title]",rt=e=>S("span.bl-piece",{"aria-hid\
den":"true"},et(e.svg)),j=class{constructor(t){this.view=t,this.box=S("div.bl-tip",{hidden:!0}),this.thing=null,this.over=null,this.rules=new Map,this.held=!1,this.
at=void 0,this.came=!1,this.aloud=!1,t.root.append(this.box);let{root:n,signal:s}=t,i=(o,r,l=!1)=>n.addEventListener(o,r,{signal:s,capture:l});i("pointerover",o=>{
o.pointerType==="mouse"&&(this.came=!!this.at&&this.at[0]===o.clientX&&this.at[1]===o.clientY,this.came?this.rest(null):this.rest(this.find(o.target,o)))}),i("p\
ointermove",o=>{this.at=[o.clientX,o.clientY],!(o.pointerType!=="mouse"||o.buttons||!(this.came||o.target.closest(".bl-surface > svg")))&&(this.came=!1,this.rest(
this.find(o.target,o)))}),i("pointerleave",()=>this.rest(null)),i("pointerdown",o=>this.press(o)),i("pointermove",o=>this.from&&Math.hypot(o.clientX-this.from[0],
o.clientY-this.from[1])>ot&&this.let()),i("pointerup",()=>this.let()),i("pointercancel",()=>this.let()),i("contextmenu",o=>(this.from||this.held)&&o.preventDefault()),
i("click",o=>{this.held&&(this.held=!1,o.preventDefault(),o.stopImmediatePropagation())},!0),s.addEventListener("abort",()=>clearTimeout(this.timer))}find(t,n){
let s=(n&&this.view.beside?.(t,n))??t.closest(st);return s&&this.view.root.contains(s)&&!this.box.contains(t)?s:null}rest(t){if(t===this.over)return;this.over=t,
clearTimeout(this.timer);let n=t?.getAttribute("title");t&&n&&(t.hasAttribute("data-tip")||t.setAttribute("data-tip",n),t.removeAttribute("title")),(!this.thing||
this.thing!==t)&&this.hide(),t&&(this.timer=setTimeout(()=>this.show(t),nt))}press(t){this.let(),this.held=!1,this.hide();let n=this.find(t.target,t);t.pointerType!==
"touch"||!n||(this.from=[t.clientX,t.clientY],this.timer=setTimeout(()=>{this.held=!0,this.show(n)},it))}let(){this.from=void 0,clearTimeout(this.timer)}ask(t){
let n=this.find(t)??t;this.thing===n?this.hide():this.show(n,!0)}show(t,n=!1){if(!t.isConnected)return;this.thing=t,this.aloud=n;let s=t.getAttribute("data-plac\
e"),i=t.getAttribute("data-rule"),{frame:o}=this.view,r=this.view.piece?.(t);if(i){let l=t.getAttribute("data-title")??t.textContent??"",c=this.rules.get(`${o.lang}\
 ${i}`);this.fill(t,l,c??"",i,n&&!!c),c===void 0&&this.view.ask?.("what",{key:i})}else if(s)this.view.whenTold?.(()=>this.thing===t&&this.fill(t,this.view.frame.
board?.says[s]??"",r?.text??"","",n));else if(r)this.fill(t,r.name,r.text,"",n);else{let l=t.getAttribute("data-tip")||t.getAttribute("title")||t.getAttribute("\
aria-label")||t.textContent||"",[c,...d]=l.split(`
`);this.fill(t,c,d.join(" "),t.getAttribute("data-id")??"",n)}}heard(t,n){this.rules.set(`${this.view.frame.lang} ${t}`,n),this.thing?.getAttribute("data-rule")===
t&&this.show(this.thing,this.aloud)}fill(t,n,s,i,o){if(!n.trim())return this.hide();let r=i?void 0:this.view.piece?.(t);this.box.replaceChildren(...r?[rt(r)]:[],
S("b",{},n),...s?[S("span",{},s)]:[],...i?[S("code",{},i)]:[]),this.box.hidden=!1,this.put(t),o&&this.view.speak([n,s].filter(Boolean).join(". "))}put(t){let{box:n,
view:s}=this,i=s.root.getBoundingClientRect(),o=s.spots?.(t)??[],r=(o.length?o:[t]).map(a=>a.getBoundingClientRect()),l=Math.min(...r.map(a=>a.top))-i.top,c=Math.
max(...r.map(a=>a.bottom))-i.top,d=Math.min(...r.map(a=>a.left))-i.left,p=Math.max(...r.map(a=>a.right))-i.left;n.style.left=n.style.top="0";let[m,h]=[n.offsetWidth,
n.offsetHeight],T=(a,g,w)=>Math.max(4,Math.min(w-g-4,a)),y=T((d+p-m)/2,m,i.width),f=T((l+c-h)/2,h,i.height),E=[...s.root.querySelectorAll(".bl-callout")].map(a=>a.
getBoundingClientRect()),q=([a,g])=>E.some(w=>a<w.right-i.left&&a+m>w.left-i.left&&g<w.bottom-i.top&&g+h>w.top-i.top),z=a=>[[y,a.bottom-i.top+x],[y,a.top-i.top-
x-h]],N=([a,g])=>a>=0&&g>=0&&a+m<=i.width&&g+h<=i.height,P=[[y,c+x],[y,l-x-h],[p+x,f],[d-x-m,f],...E.flatMap(z)],[Y,_]=P.find(a=>N(a)&&!q(a))??P.find(N)??[Math.
max(0,d-x-m),f];n.style.left=`${Math.round(Y)}px`,n.style.top=`${Math.round(_)}px`}settle(){this.thing&&!this.thing.isConnected&&this.hide()}hide(){let t=!!this.
thing;return this.thing=null,this.box.hidden=!0,t}};import{h as at}from"./common.js";import{strip as lt,tool as ct}from"./common.js";function At(e,t,n,s,i){let o=String(e.widget_manager?.context?.path??""),[,r="",
l="",c=""]=/^(.*?\/)?(\w\w)(\/[^/]+\/[^/]+\.ipynb)$/.exec(o)??[];if(s!==t||l===t||!n.includes(l))return null;let d=`${r}${t}${c}`,p={href:`/lab/tree/${encodeURI(
d)}`,"data-commandlinker-command":"docmanager:open","data-commandlinker-args":JSON.stringify({path:d})};return lt("tongue",at("a",p,i.other_notebook),ct(i,"clos\
e",i.close,{"data-do":"unspoke"}))}export{j as Tip,Tt as celebrate,F as choice,pt as choose,St as countUp,rt as drawn,yt as fade,Z as follows,ft as inColours,Et as move,wt as moves,mt as obey,At as otherNotebook,
ht as otherTongue,ut as repainted,gt as settings};

import{picture as P,same as q}from"./common.js";var R=/^<g data-layer=/,at='<svg xmlns="http://www.w3.org/2000/svg">';function D(s){let t=s.split(`
`),e=t.findIndex(r=>R.test(r)),o=t.slice(0,e).filter(r=>!r.startsWith("<title>")).join(`
`),n=[];for(let r of t.slice(e))R.test(r)?n.push({name:r,lines:[]}):r!=="</g>"&&r!=="</svg>"&&r&&n.at(-1)?.lines.push(r);return{head:o,layers:n}}function K(s,t,e){
return e&&t&&ct(D(s),D(t),e)||P(s)}function ct(s,t,e){let o=[...e.children].filter(d=>d.hasAttribute("data-layer"));if(!(s.head===t.head&&s.layers.length===o.length&&
o.length>0)||s.layers.some(({name:d},l)=>d!==t.layers[l]?.name)||o.some((d,l)=>d.childElementCount!==t.layers[l].lines.length))return null;let r=0,i=[],a=o.map(
(d,l)=>{let u=new Map;for(let[p,h]of[...d.children].entries()){delete h.known;let m=t.layers[l].lines[p];u.get(m)?.push(h)??u.set(m,[h])}return s.layers[l].lines.
map(p=>{let h=u.get(p)?.shift();return h?q(h,`=${r++}`):i.push(p)-1})}),c=i.length?[...P(`${at}${i.join("")}</svg>`)?.children??[]]:[];if(c.length!==i.length)return null;
let f=e.cloneNode(!1);for(let d of e.children){let l=o.indexOf(d);if(l<0)f.append(q(d));else{let u=d.cloneNode(!1);u.append(...a[l].map(p=>typeof p=="number"?c[p]:
p)),f.append(u)}}return f}import{h as dt}from"./common.js";import{SLIP as ut}from"./common.js";function W(s,t,e){let o,n,r=!1,i=!1,a=s.ownerDocument,c=(l,u,p=!1)=>a.addEventListener(l,u,
{signal:t,capture:p}),f=({clientX:l,clientY:u})=>{let p=s.getRootNode().elementFromPoint(l,u);return s.contains(p)?p:null},d=()=>{let l=n&&o?.held;return n?.remove(),
s.removeAttribute("data-dragging"),o=n=void 0,l};s.addEventListener("pointerdown",l=>{r=!1;let u=l.target,p=l.isPrimary&&l.button===0&&pt(u,l.pointerType)?e(u):
null;i=!!p,o=p?{id:l.pointerId,x:l.clientX,y:l.clientY,held:p}:void 0},{signal:t}),s.addEventListener("touchmove",l=>i&&l.preventDefault(),{signal:t,passive:!1}),
c("pointermove",l=>{if(!o||l.pointerId!==o.id)return;let{x:u,y:p,held:h}=o;if(!n){if(Math.hypot(l.clientX-u,l.clientY-p)<=ut)return;s.setAttribute("data-draggin\
g",""),n=s.appendChild(dt("div.bl-held",{"aria-hidden":"true"},h.look)),h.taken?.()}let{left:m,top:b}=s.getBoundingClientRect();n.style.transform=`translate(${l.
clientX-m}px,${l.clientY-b}px)`,h.over?.(f(l))}),c("pointerup",l=>{if(!o||l.pointerId!==o.id)return;let u=d();if(!u)return;r=!0;let p=f(l);p?u.dropped(p,l):(u.outside??
u.cancelled)?.()}),c("pointercancel",l=>l.pointerId===o?.id&&d()?.cancelled?.()),c("keydown",l=>{l.key!=="Escape"||!n||(l.preventDefault(),l.stopImmediatePropagation(),
d()?.cancelled?.(),r=!0)},!0),c("click",l=>{!r||!l.detail||(r=!1,l.preventDefault(),l.stopImmediatePropagation())},!0);for(let l of["selectstart","dragstart"])c(
l,u=>o&&u.preventDefault())}function pt(s,t){if(t==="mouse")return!0;for(let e=s;e;e=e.parentElement)if(getComputedStyle(e).touchAction==="none")return!0;return!1}
function L(s,t){let e=s.querySelector(".bl-surface > svg"),o=["@",":"].map(b=>`[data-key$="${b}${CSS.escape(t)}"]`).join(),n=[...e?.querySelectorAll(o)??[]].filter(
b=>!b.matches('[data-key^="target:"]')).at(-1),r=e?.getScreenCTM?.()?.inverse();if(!e||!n||!r)return null;let{left:i,top:a,right:c,bottom:f,width:d,height:l}=n.
getBoundingClientRect(),[u,p]=[new DOMPoint(i,a),new DOMPoint(c,f)].map(b=>b.matrixTransform(r)),h=e.cloneNode(!1),m=[u.x,u.y,p.x-u.x,p.y-u.y].join(" ");for(let[
b,k]of Object.entries({viewBox:m,width:d,height:l}))h.setAttribute(b,String(k));for(let b of["style","data-k"])h.removeAttribute(b);return h.append(n.cloneNode(
!0)),h}import{button as B,h as g,isCalm as V}from"./common.js";import{icon as j}from"./common.js";import{ruled as ft}from"./common.js";var ht=240,mt=220,gt=12;function F(s,t,e,o,n){let r=s.board;if(!r)return null;let i=e.svg?e.root?.querySelector(".bl-surfac\
e > svg")??null:null,a=r.svg?i&&r.svg===e.svg?g("svg",{"data-same":!0}):K(r.svg,e.svg,i):null;return a?.setAttribute("data-k","picture"),e.svg=r.svg,g("div.bl-s\
urface#surface",{class:!a&&"bl-astext"},a,yt(s,t,e,!a),n,(!a||e.facts)&&bt(r,!!a,o))}var bt=(s,t,e)=>g("section.bl-facts#facts",{role:"group","aria-label":e.facts,
tabindex:t?0:null},t&&g("b",{},e.facts),t&&B({class:"bl-x","aria-label":e.close,"data-do":"facts"},j(e,"close")),g("ul",{},...s.facts.map(o=>g("li",{},o))));function yt(s,t,e,o){
let n=s.board,r=new Set(s.pick?.keys.length?s.pick.targets:[]),i=new Set(s.pick?.keys??[]),a=new Set(s.question?s.pick?.targets:[]),c=t.rows[0]?.find(u=>a.has(u))??
t.rows[0]?.[0]??"",f=n.says[e.at]?e.at:c,d=e.grid?.area===t&&e.grid.seen===o?e.grid.cells:new Map,l=new Map;return e.grid={area:t,seen:o,cells:l},g("div.bl-grid\
#grid",{class:!o&&"bl-unseen",role:"grid","aria-label":n.label},...t.rows.map(u=>{let p=!1,h=u.map(m=>{let b={class:[i.has(m)&&"bl-picked",r.has(m)&&"bl-target",
s.refused?.tried===m&&"bl-barred"].filter(Boolean).join(" "),tabindex:m===f?0:-1,"aria-label":n.says[m],"aria-selected":i.has(m)&&"true"},k=o?[n.names?.[m]??m,n.
stands[m]??"·"]:[],A=[...Object.values(b),...k].join(`
`);return l.set(m,A),d.get(m)===A?g("span",{"data-same":!0}):(p=!0,g("span",{role:"gridcell","data-place":m,...b},o&&g("small",{"aria-hidden":"true"},k[0]),o&&g(
"b",{"aria-hidden":"true"},k[1])))});return p?g("div",{role:"row"},...h):g("div",{"data-same":!0})}))}var C=(s,t)=>E(s,t).at(-1)??[...s.querySelectorAll(`[data-\
pick="${CSS.escape(t)}"]`)].find(e=>e.getClientRects().length);function I(s,t,e,o){let n=t.hidden===s.rev?null:s.refused,r=t.about&&t.notice;return!n&&!r?null:g(
"div.bl-callout#callout",{},B({class:"bl-x","aria-label":e.close,"data-do":r?"unnotice":"unrefuse"},j(e,"close")),r?g("p",{},g("b",{},r)):n?.reasons.map((i,a)=>g(
"p",{},a===0?g("b",{},i.text):i.text," ",ft(i))),o)}function _(s,t){let e=s.querySelector(".bl-callout");if(!e)return;let o=t&&C(s,t);if(e.classList.toggle("bl-\
aside",!o),!o)return;let n=s.getBoundingClientRect(),r=(o.closest(".bl-surface, .bl-st-text, .bl-st-side, .bl-rim")??s).getBoundingClientRect(),i=o.getBoundingClientRect(),
a=i.left+i.width/2-n.left,c=e.offsetWidth,f=Math.max(8,Math.min(n.width-c-8,a-c/2)),d=i.top-n.top-e.offsetHeight-10,l=i.bottom-n.top+10,p=i.top+i.height/2<r.top+
r.height/2?d<0:l+e.offsetHeight<r.bottom-n.top,h=s.querySelector("[data-lit]")?.getBoundingClientRect(),m=N=>!!h&&N+n.top<h.bottom&&N+n.top+e.offsetHeight>h.top&&
f+n.left<h.right&&f+n.left+c>h.left,[b,k]=p?[l,d]:[d,l],A=k>=0&&k+e.offsetHeight<=r.bottom-n.top,O=p!==(m(b)&&!m(k)&&A);e.classList.toggle("bl-below",O),e.style.
setProperty("--tip",`${Math.round(Math.max(14,Math.min(c-14,a-f)))}px`),e.style.left=`${Math.round(f)}px`,e.style.top=`${Math.round(Math.max(4,O?l:d))}px`}var z="\
.bl-hit:not([style])";function E(s,t){return t?[...s.querySelectorAll(`${z}[data-place="${CSS.escape(t)}"]`)]:[]}function G(s){let t=new Map;for(let e of s.querySelectorAll(
"svg [data-key]")){let o=e.style;o?.transform&&t.set(e.getAttribute("data-key")??"",o.transform)}return t}function U(s,t){let e=s.getAttribute("data-from"),o=s.
getAttribute("data-key")??"";if(!e||t.has(o))return;let n=t.get(o.slice(0,o.lastIndexOf("@")+1)+e),r=s.style.transform;!n||!r||V(s)||s.animate?.([{transform:n},
{transform:r}],{duration:ht,easing:"cubic-bezier(.3,.7,.3,1)"})}function Y(s,t,e){let o=s.querySelector(".bl-surface > svg"),n=new Set(t);if(!(!o||!n.size&&!o.classList.
contains("bl-dimmed"))){o.classList.toggle("bl-dimmed",n.size>0);for(let r of o.querySelectorAll("[data-key]")){let i=r.getAttribute("data-key")??"",a=i.slice(Math.
max(i.lastIndexOf("@"),i.lastIndexOf(":"))+1);r.classList.toggle("bl-dim",n.size>0&&!n.has(a))}for(let r of o.querySelectorAll(z)){let i=r.getAttribute("data-pl\
ace")??"";r.classList.toggle("bl-lit",n.has(i)),r.classList.toggle("bl-focus",e.includes(i))}}}var T=s=>s.querySelectorAll("svg [data-key]"),X=s=>new Map(Array.
from(T(s),t=>[t.getAttribute("data-key")??"",t.cloneNode(!0)])),M="last:";function J(s,t){if(!t.size||V(s))return;let e=Array.from(T(s),n=>n.getAttribute("data-\
key")??""),o=new Set(e.filter(n=>n.startsWith(M)).map(n=>n.slice(M.length)));for(let n of T(s)){let r=n.getAttribute("data-key")??"";if(!(!r.startsWith(M)&&o.has(
r.split(/[:@]/).pop()??""))||n.hasAttribute("data-from")||t.get(r)?.isEqualNode(n))continue;let a=n.style.transform;n.animate?.([{transform:`${a} translateY(-${gt}\
px)`},{transform:a||"none"}],{duration:mt,easing:"cubic-bezier(.5,0,.9,.6)"})}}import{button as H,h as y}from"./common.js";import{token as kt}from"./common.js";import{strip as v,tool as Q}from"./common.js";var S=`
`;function Zt(s,t){let{copy:e}=s,o=e.startsWith(S);return e&&v("copy",o?e.slice(S.length):t.copy_failed,!o&&y("input",{readonly:!0,value:e,"aria-label":t.copy}),
Q(t,"close",t.close,{"data-do":"uncopy"}))}var Et=(s,t)=>s.notice&&!s.about&&v("notice",s.notice,Q(t,"close",t.close,{"data-do":"unnotice"}));function Z(s,t,e,o){
return[y("div.bl-over#over",{},y("div",{},t.link&&v("link",e[t.link].replace("{pick}",o||"–"),/asleep|gone/.test(t.link)&&H({class:"bl-main","data-do":"retry"},
e.reconnect)),!t.below&&Et(t,e))),s.notes.map((n,r)=>v(`note${r}`,n))]}var xt=s=>y("dl",{},...s.split(`
`).map(t=>t.split("	")).map(([t,e])=>y("div",{},y("dt",{},...t.split(" ").map(o=>y("kbd",{},o))),y("dd",{},e))));function tt(s,t){return s.help?y("section.bl-he\
lp#helpbox",{role:"group","aria-label":t.help},xt(t.keys),H({class:"bl-check",role:"switch","data-do":"letters","aria-checked":String(s.letters)},y("i",{"aria-h\
idden":"true"}),t.letters)):null}function et(s,t){return s.cover?y("div.bl-cover#cover",{},kt(t,s.cover.seat,72),y("b",{},s.cover.says),y("p",{},s.cover.note),H(
{class:"bl-main","data-do":"reveal"},s.cover.button)):null}import{letterOf as wt}from"./common.js";var st={ArrowLeft:["left"],ArrowRight:["right"],ArrowUp:["up","up-right","up-left"],ArrowDown:["down","down-left","down-\
right"],Home:["up-left"],PageUp:["up-right"],End:["down-left"],PageDown:["down-right"]};function rt(s,t){if(t.stopPropagation(),s.byKeys(!0),t.code==="Tab"||t.metaKey||
t.altKey)return;let e=t.target;if(e.matches("input, select"))return;(Mt(s,t,e)||At(s,t,e))&&t.preventDefault()}function At(s,t,e){if(t.code==="Escape")return Lt(
s,e);if(e.getAttribute("role")==="gridcell")return vt(s,t,e);let o=e.closest(".bl-acts")??e.closest('.bl-lines, [role="tablist"], .bl-mainline, .bl-items');return!!o&&
St(t,e,o)}function vt(s,t,e){let o=e.getAttribute("data-place")??"",{rows:n,near:r}=s.area,i=n.find(d=>d.includes(o))??[o],a=r[o]??{},c=t.code.replace(/Digit|Numpad/,
""),f=t.ctrlKey||!Object.keys(a).join().includes("-");if(t.code==="Enter"||t.code==="Space"||t.code==="NumpadEnter")s.pickPlace(o);else if(a[c])w(s,a[c]);else if(st[t.
code]&&!(f&&/^[EHP]/.test(t.code)))w(s,a[st[t.code].find(d=>a[d])??""]??o);else if(t.code==="Home")w(s,t.ctrlKey?n[0][0]:i[0]);else if(t.code==="End")w(s,t.ctrlKey?
n.at(-1).at(-1):i.at(-1));else return!1;return!0}function w(s,t){let e=[...s.root.querySelectorAll('[role="gridcell"]')],o=e.find(n=>n.getAttribute("data-place")===
t);if(o){for(let n of e)n.setAttribute("tabindex",n===o?"0":"-1");s.local.at=t,o.focus({preventScroll:!0}),E(s.root,t)[0]?.scrollIntoView?.({block:"nearest"})}}
function St(s,t,e){let o=[...e.querySelectorAll("[tabindex]")],n=o.indexOf(t),r={ArrowLeft:n-1,ArrowUp:n-1,ArrowRight:n+1,ArrowDown:n+1,Home:0,End:o.length-1}[s.
code];if(n<0||r===void 0)return!1;let i=o[Math.max(0,Math.min(o.length-1,r))];for(let a of o)a.setAttribute("tabindex",a===i?"0":"-1");return i.focus(),i.getAttribute(
"role")==="tab"&&i.click(),!0}function Lt(s,t){let{frame:e,local:o,root:n}=s,r=s.tip?.hide();if(r&&s.tip?.aloud)return!0;if(o.help)o.help=!1,s.draw();else if(o.
big)s.enlarge(!1);else if(e.pick?.keys.length||e.refused&&o.hidden!==e.rev)s.ask("cancel");else{if(r)return!0;if(t!==n)n.focus({preventScroll:!0}),s.speak(s.words.
left_board);else{let i=n.parentElement?.closest("[tabindex]")??null;i?i.focus({preventScroll:!0}):n.blur()}}return!0}function Mt(s,t,e){if(t.key==="?")return s.
local.help=!s.local.help,s.draw(),!0;let o=Tt[wt(t)];return t.ctrlKey||!s.local.letters||!o?!1:(o(s,e.getAttribute("data-place")||s.local.at||s.area.rows[0]?.[0]||
"",t.shiftKey,e),!0)}var Tt={F:s=>s.enlarge(!s.local.big),U:s=>s.ask("undo"),Y:s=>s.ask("redo"),W:(s,t)=>s.whenTold(()=>ot(s,s.frame.board?.says[t]??"")),I:(s,t,e,o)=>s.
explain(t,o),D:(s,t)=>s.ask("here",{key:t}),C:s=>s.speak(s.frame.told),P:s=>ot(s,[...s.frame.pick?.path??[],s.frame.pick?.prompt??s.frame.turn.says].join(", ")),
R:(s,t)=>s.whenTold(()=>{let{says:e={},stands:o={}}=s.frame.board??{},n=s.area.rows.find(r=>r.includes(t))??[];s.speak(nt(n.filter(r=>o[r]).map(r=>e[r]),s.words)||
s.words.row_empty)}),S:s=>{let{receipt:t,players:e}=s.frame;if(!t)return s.speak(s.words.no_lines);let{tab:o}=s.local,n=t.lines.filter(({seat:r})=>r<0||r===o).map(
({says:r})=>r);t.totals.length&&n.unshift(`${e[o].name}: ${t.totals[o]}`),s.speak(nt(n,s.words))},G:(s,t,e)=>s.walkBy?.(e?-1:1),N:(s,t,e)=>{let o=s.area.rows.flat(),
n=o.filter(a=>s.frame.pick?.targets.includes(a));if(!n.length)return s.speak(s.words.no_target);let r=o.indexOf(t),i=n.filter(a=>e?o.indexOf(a)<r:o.indexOf(a)>r);
return w(s,e?i.at(-1)??n.at(-1):i[0]??n[0])}};function ot(s,t){let e=t||s.words.no_target;s.speak(e),Object.assign(s.local,{notice:e,about:""}),s.draw()}var Ct=115;
function nt(s,t){let e="";for(let[o,n]of s.entries()){let r=e?`${e}; ${n}`:n;if(e&&r.length>Ct)return`${e}; ${t.and_more.replace("{n}",String(s.length-o))}`;e=r}
return e}import{Link as Ht}from"./common.js";import{h as x,same as $t,sync as Ot}from"./common.js";import{drawing as it,keepFocus as Nt,onResize as qt}from"./common.js";import{shownBy as Rt}from"./common.js";import{onPress as Dt}from"./common.js";import{dress as Pt}from"./common.js";var Kt=400,$=class{constructor(t,e,o){this.model=t,this.signal=o,this.local={at:"",row:"",
tab:-1,walk:-1,step:-1,help:!1,facts:!1,bill:!1,rung:"",rungs:!1,branches:!1,big:!1,watching:!1,calm:!1,letters:!0,link:"",notice:"",about:"",copy:"",hidden:-1,
svg:""},this.root=x("section.bl-study",{tabindex:-1,role:"group"}),this.local.root=this.root,this.body=x("div.bl-all",{}),this.polite=x("div.bl-unseen",{role:"s\
tatus","aria-live":"polite"}),this.loud=x("div.bl-unseen",{role:"alert","aria-live":"assertive"}),this.root.append(this.body,this.polite,this.loud),e.append(this.
root),this.link=new Ht(t,o,{onAnswer:(n,r)=>this.onAnswer(n,r),onLink:n=>this.onLink(n)}),this.spoken=-1,this.tip=void 0,this.keys=!1,this.kept=new Map,this.told=
[],this.rest=void 0,this.meant=-1}start(){return Nt(this.root,this.signal,()=>this.refocus()),this.listen(),Pt(this.root,this.signal),this.draw(),this.root.setAttribute(
"data-ready","1"),this}get frame(){return this.model.get("frame")}get words(){return this.model.get("words")}get area(){return this.model.get("area")}listen(){let{
root:t,signal:e}=this,o=()=>this.changed();e.addEventListener("abort",()=>clearTimeout(this.rest)),this.model.on("change:frame",o),e.addEventListener("abort",()=>this.
model.off("change:frame",o));let n=(r,i)=>t.addEventListener(r,i,{signal:e});Dt(t,e,r=>this.under(r),(r,i)=>this.onClick(r,i)),W(t,e,r=>this.take(r)),n("change",
({target:r})=>{let[i,a]=[r.getAttribute("data-do"),r.value],c=Number(r.getAttribute("data-at")??0);r.matches("select")&&this.ask(i,i==="seat"?{at:Number(a)}:{key:a,
at:c})}),n("keydown",r=>this.onKey(r)),n("keyup",()=>this.byKeys(!0)),n("pointerdown",()=>this.byKeys(!1)),n("focusin",()=>this.marks()),n("focusout",()=>this.marks()),
n("pointerover",r=>this.onOver(r)),n("pointerleave",()=>this.onOver(null)),qt(t,e,()=>this.onResize()),t.addEventListener("scroll",()=>this.placeCallout(),{signal:e,
capture:!0,passive:!0})}onKey(t){rt(this,t)}onResize(){this.placeCallout()}placeCallout(){_(this.root,this.local.about||this.frame.refused?.tried)}instead(){return null}byKeys(t){
t!==this.keys&&(this.keys=t,this.marks(),this.listenUp())}ask(t,e){this.local.notice=this.local.about=this.local.copy=this.loud.textContent="",this.link.send(t,
this.meant<0?this.frame.rev:this.meant,e)}changed(){let{frame:t,local:e}=this;t.rev!==this.spoken&&Object.assign(e,{walk:t.receipt?.at??-1,step:-1,hidden:-1});let o=t.
by===this.link.client;t.cover&&(e.notice=e.about=e.copy=this.polite.textContent=this.loud.textContent=""),t.rev!==this.spoken&&(o||!t.by)&&(this.speak(t.says),o&&
t.alert&&this.speak(t.alert,!0)),this.spoken=t.rev,this.draw(),this.listenUp()}get isTold(){let{board:t,rev:e}=this.frame;return!t||t.said===void 0||t.said===e}listenUp(){
if(clearTimeout(this.rest),this.isTold)for(let t of this.told.splice(0))t();else this.keys||this.local.facts||this.told.length?this.link.whisper("places"):this.
rest=setTimeout(()=>this.link.whisper("places"),Kt)}whenTold(t){return this.isTold||this.local.link?t():(this.told.push(t),this.listenUp())}speak(t,e=!1){let o=e?
this.loud:this.polite;t&&(o.textContent=o.textContent===t?`${t} `:t)}draw(){let{frame:t,local:e,root:o}=this;e.tab<0&&(e.tab=Math.max(0,t.turn.seat));let n=G(o),
r=this.isNext&&X(o),i=o.contains(this.focused())?this.focused():null;o.lang!==t.lang&&(o.lang=t.lang),o.setAttribute("aria-label",t.label);let a=x("div.bl-all",
{class:e.link&&"bl-silent"},...this.content(),!t.cover&&I(t,e,this.words,this.instead()));this.settle(a),i&&this.leaves(i,a)&&this.focusOn(this.cell()),it.add(o),
Ot(this.body,a,c=>U(c,n)),r&&J(o,r),it.delete(o),this.marks(),this.placeCallout(),this.tip?.settle(),this.showNow(),i&&!(o.contains(i)&&o.contains(this.focused()))&&
this.refocus(i.getAttribute("data-pick"))}get isNext(){return!1}content(){let{frame:t,local:e,words:o,area:n}=this;return[...this.above(),t.cover?et(t,o):x("div\
.bl-body.bl-single#body",{},x("div.bl-left#left",{},F(t,n,e,o)))]}keep(t,e,o){let[n,r]=[this.kept.get(t),this.body.querySelector(`[data-k="${t}"]`)];return this.
kept.set(t,e),!r||!n||e.some((i,a)=>i!==n[a])?o():Object.assign($t(r),{make:o})}settle(t){}above(){let{frame:t,local:e,words:o}=this,{key:n,do:r}=this.link.kept()??
{};return t.cover&&Object.assign(e,{svg:"",grid:void 0}),[Z(t,e,o,n??r??""),tt(e,o)]}focused(){return this.root.getRootNode().activeElement}refocus(t){let o=(t?
this.root.querySelector(`[data-pick="${CSS.escape(t.startsWith("less:")?t.slice(5):`less:${t}`)}"]`):null)??(t?this.root.querySelector(".bl-stk button, .bl-asks\
 button"):null)??this.root.querySelector('[data-do="reveal"]')??this.cell()??this.root;this.focusOn(o)}cell(){return this.root.querySelector('[role="gridcell"][\
tabindex="0"]')}focusOn(t){t!==this.focused()&&t?.focus({preventScroll:!0})}leaves(t,e){for(let o=t.hasAttribute("data-k")?t:null;o;o=o.parentElement?.closest("\
[data-k]")??null){let n=e.querySelector(`[data-k="${CSS.escape(o.getAttribute("data-k")??"")}"]`);if(n)return o!==t&&!n.hasAttribute("data-same")}return!1}showNow(){}marks(){
let t=this.focused(),e=t?.closest?.(".bl-rline")??null,o=this.over?.line??(e&&this.root.contains(e)?Number(e.getAttribute("data-line")):this.local.walk),n=this.
frame.receipt?.lines[o];o>=0&&o===this.frame.receipt?.at||Y(this.root,n?.places??[],n?.focus??[]);let i=t?.getAttribute?.("role")==="gridcell"&&this.root.contains(
t)?t.getAttribute("data-place"):"";for(let c of this.root.querySelectorAll(".bl-hit.bl-at, .bl-hit.bl-over"))c.classList.remove("bl-at","bl-over");for(let c of E(
this.root,this.keys?i:""))c.classList.add("bl-at");for(let c of E(this.root,this.over?.place))c.classList.add("bl-over");let a=new Set([...this.frame.pick?.sources??
[],...this.movable]);for(let c of this.root.querySelectorAll(".bl-hit"))c.classList.toggle("bl-source",a.has(c.getAttribute("data-place")??""))}onOver(t){let e=t?.
target.closest?.(".bl-rline")?.getAttribute("data-line")??null,o=t?.target.closest?.("[data-place]")?.getAttribute("data-place")??null;e===(this.over?.line?.toString()??
null)&&o===(this.over?.place??null)||(this.over={line:e===null?void 0:Number(e),place:o},this.marks())}under(t){return{place:t.closest("[data-place]")?.getAttribute(
"data-place"),target:t.closest("[data-do]"),rev:this.frame.rev}}onClick({place:t,target:e,rev:o},n){if(this.meant=o,t){this.pickPlace(t);let r=this.root.querySelector(
`[role=gridcell][data-place="${CSS.escape(this.local.at)}"]`);r?.setAttribute("tabindex","0"),this.focusOn(r)}else e&&!e.matches("select")&&this.act(e,n);this.meant=
-1}take(t){let{pick:e,cover:o}=this.frame,n=t.closest("[data-place]")?.getAttribute("data-place")??"";if(this.movable.includes(n)&&!o)return this.takePiece(n);let r=n?
null:t.closest("[data-drag]");if(o||!(r||e?.sources?.includes(n)))return null;if(r?.getAttribute("data-drag")==="count")return this.takeCounted(r);let i=r?.getAttribute(
"data-pick")??n,a=()=>this.afterwards(()=>this.frame.pick?.keys.length&&this.ask("cancel"));return{look:r?lt(r):L(this.root,n),taken:()=>!e?.keys.includes(i)&&this.
onClick({place:n,target:r,rev:this.frame.rev},new Event("drag")),cancelled:a,dropped:(c,f)=>{let d=c.closest("[data-place]")?.getAttribute("data-place"),l=d?null:
c.closest('[data-do="pick"][data-pick]');if(d===i||!d&&!l||c.closest("[data-pick]")?.getAttribute("data-pick")===i)return a();this.afterwards(()=>{(!d||this.frame.
pick?.targets.length)&&this.onClick({place:d,target:l,rev:this.frame.rev},f)})}}}get movable(){return this.frame.edit?.edits&&this.frame.edit.moves||[]}takePiece(t){
let e=o=>o!==t&&this.ask("move_piece",{key:`${t} ${o}`});return{look:L(this.root,t),dropped:o=>e(o.closest("[data-place]")?.getAttribute("data-place")??""),outside:()=>e(
"")}}takeCounted(t){let e=t.closest(".bl-slot");return{look:lt(t),dropped:(o,n)=>{let r=o.closest(":is(.bl-asks, .bl-hand) .bl-slot, .bl-asks, .bl-hand");r&&r!==
e&&!r.contains(e)&&this.onClick({place:"",target:t,rev:this.frame.rev},n)}}}afterwards(t){this.link.waiting.size?this.next=t:t()}explain(t,e){this.whenTold(()=>this.
speak(this.frame.board?.says[t]??""))}pickPlace(t){this.local.at=t;for(let e of E(this.root,t))e.classList.add("bl-press");this.ask("pick",{key:t})}act(t,e){let{
local:o,frame:n}=this,r=t.getAttribute("data-do")??"",i=Number(t.getAttribute("data-at")??0),a=t.getAttribute("data-pick")??"";if(r==="help")o.help=!o.help;else if(r===
"letters")o.letters=!o.letters;else if(r==="unnotice")o.notice=o.about="";else if(r==="uncopy")o.copy="";else if(r==="unrefuse")o.hidden=n.rev;else{if(r==="big")
return this.enlarge(!o.big);if(r==="retry")return this.link.retry();if(r==="facts")e.preventDefault(),o.facts=!o.facts,this.listenUp();else{let c=t.hasAttribute(
"data-fresh");r==="pick"&&c&&(o.row=a,t.setAttribute("tabindex","0")),t.classList.add("bl-press");let f=t.getAttribute("data-first");return f&&this.ask(r,{key:f,
fresh:!0}),this.ask(r,r==="pick"?{key:a,fresh:c&&!f}:a?{key:a}:{at:i})}}this.draw()}enlarge(t){let{root:e,local:o}=this,n=e.parentElement,r=this.focused();o.big=
t,n&&(n.style.minHeight=t?`${n.getBoundingClientRect().height}px`:""),e.classList.toggle("bl-big",t),t&&e.setAttribute("popover","manual"),t?e.showPopover?.():e.
hasAttribute("popover")&&(e.hidePopover?.(),e.removeAttribute("popover")),this.draw(),e.contains(r)&&r.focus({preventScroll:!0})}onAnswer(t,e){for(let n of this.
root.querySelectorAll(".bl-press"))n.classList.remove("bl-press");let{next:o}=this;if(this.next=void 0,o&&t.answer!=="no"&&t.answer!=="stale"&&o(),/copy|link/.test(
e.do)&&t.answer==="done")return this.copy(t.text,e.do==="copy_verdict"?this.words.copied_verdict:this.words.copied);if(e.do==="what"&&t.answer==="done")return this.
tip?.heard(e.key??"",t.text);t.text&&(e.do==="here"||t.answer!=="done")&&(Object.assign(this.local,{notice:t.text,about:e.key&&C(this.root,e.key)?e.key:""}),this.
speak(t.text,t.answer!=="done"),this.draw())}async copy(t,e){try{await navigator.clipboard.writeText(t),this.speak(e),this.local.copy=S+e}catch{this.local.copy=
t}this.draw()}onLink(t){this.local.link=t,this.loud.textContent="",/asleep|ended/.test(t)?this.speak(this.words[t],!0):/^$|busy/.test(t)&&this.speak(this.words[t||
"awake"]),this.draw()}};function lt(s){let t=s.querySelector(".bl-art, .bl-ic")??s.querySelector(".bl-nm, span")??s,{width:e,height:o}=t.getBoundingClientRect(),
n=t.cloneNode(!0);return n.setAttribute("style",`width:${e}px;height:${o}px`),n}var Wt=Rt((...s)=>new $(...s).start());export{S as DONE,z as PLACES,$ as View,I as callout,Zt as copied,et as cover,Wt as default,U as glide,tt as help,E as hits,xt as keyList,rt as keydown,J as land,
Y as light,Et as noticed,W as onDrag,L as pieceAt,X as pieces,_ as placeCallout,K as redrawn,C as spotOf,w as stand,G as standing,Z as strips,F as surface};

import{picture as q,same as O}from"./common.js";var $=/^<g data-layer=/,rt='<svg xmlns="http://www.w3.org/2000/svg">';function N(s){let t=s.split(`
`),e=t.findIndex(r=>$.test(r)),o=t.slice(0,e).filter(r=>!r.startsWith("<title>")).join(`
`),n=[];for(let r of t.slice(e))$.test(r)?n.push({name:r,lines:[]}):r!=="</g>"&&r!=="</svg>"&&r&&n.at(-1)?.lines.push(r);return{head:o,layers:n}}function R(s,t,e){
return e&&t&&lt(N(s),N(t),e)||q(s)}function lt(s,t,e){let o=[...e.children].filter(d=>d.hasAttribute("data-layer"));if(!(s.head===t.head&&s.layers.length===o.length&&
o.length>0)||s.layers.some(({name:d},i)=>d!==t.layers[i]?.name)||o.some((d,i)=>d.childElementCount!==t.layers[i].lines.length))return null;let r=0,l=[],a=o.map(
(d,i)=>{let u=new Map;for(let[p,g]of[...d.children].entries()){delete g.known;let h=t.layers[i].lines[p];u.get(h)?.push(g)??u.set(h,[g])}return s.layers[i].lines.
map(p=>{let g=u.get(p)?.shift();return g?O(g,`=${r++}`):l.push(p)-1})}),c=l.length?[...q(`${rt}${l.join("")}</svg>`)?.children??[]]:[];if(c.length!==l.length)return null;
let f=e.cloneNode(!1);for(let d of e.children){let i=o.indexOf(d);if(i<0)f.append(O(d));else{let u=d.cloneNode(!1);u.append(...a[i].map(p=>typeof p=="number"?c[p]:
p)),f.append(u)}}return f}import{h as it}from"./common.js";import{SLIP as at}from"./common.js";function D(s,t,e){let o,n,r=!1,l=!1,a=s.ownerDocument,c=(i,u,p=!1)=>a.addEventListener(i,u,
{signal:t,capture:p}),f=({clientX:i,clientY:u})=>{let p=s.getRootNode().elementFromPoint(i,u);return s.contains(p)?p:null},d=()=>{let i=n&&o?.held;return n?.remove(),
s.removeAttribute("data-dragging"),o=n=void 0,i};s.addEventListener("pointerdown",i=>{r=!1;let u=i.target,p=i.isPrimary&&i.button===0&&ct(u,i.pointerType)?e(u):
null;l=!!p,o=p?{id:i.pointerId,x:i.clientX,y:i.clientY,held:p}:void 0},{signal:t}),s.addEventListener("touchmove",i=>l&&i.preventDefault(),{signal:t,passive:!1}),
c("pointermove",i=>{if(!o||i.pointerId!==o.id)return;let{x:u,y:p,held:g}=o;if(!n){if(Math.hypot(i.clientX-u,i.clientY-p)<=at)return;s.setAttribute("data-draggin\
g",""),n=s.appendChild(it("div.bl-held",{"aria-hidden":"true"},g.look)),g.taken?.()}let{left:h,top:b}=s.getBoundingClientRect();n.style.transform=`translate(${i.
clientX-h}px,${i.clientY-b}px)`,g.over?.(f(i))}),c("pointerup",i=>{if(!o||i.pointerId!==o.id)return;let u=d();if(!u)return;r=!0;let p=f(i);p?u.dropped(p,i):u.cancelled?.()}),
c("pointercancel",i=>i.pointerId===o?.id&&d()?.cancelled?.()),c("keydown",i=>{i.key!=="Escape"||!n||(i.preventDefault(),i.stopImmediatePropagation(),d()?.cancelled?.(),
r=!0)},!0),c("click",i=>{!r||!i.detail||(r=!1,i.preventDefault(),i.stopImmediatePropagation())},!0);for(let i of["selectstart","dragstart"])c(i,u=>o&&u.preventDefault())}
function ct(s,t){if(t==="mouse")return!0;for(let e=s;e;e=e.parentElement)if(getComputedStyle(e).touchAction==="none")return!0;return!1}function P(s,t){let e=s.querySelector(
".bl-surface > svg"),o=["@",":"].map(b=>`[data-key$="${b}${CSS.escape(t)}"]`).join(),n=[...e?.querySelectorAll(o)??[]].filter(b=>!b.matches('[data-key^="target:\
"]')).at(-1),r=e?.getScreenCTM?.()?.inverse();if(!e||!n||!r)return null;let{left:l,top:a,right:c,bottom:f,width:d,height:i}=n.getBoundingClientRect(),[u,p]=[new DOMPoint(
l,a),new DOMPoint(c,f)].map(b=>b.matrixTransform(r)),g=e.cloneNode(!1),h=[u.x,u.y,p.x-u.x,p.y-u.y].join(" ");for(let[b,x]of Object.entries({viewBox:h,width:d,height:i}))
g.setAttribute(b,String(x));for(let b of["style","data-k"])g.removeAttribute(b);return g.append(n.cloneNode(!0)),g}import{button as K,h as m,isCalm as W}from"./common.js";import{icon as B}from"./common.js";import{ruled as dt}from"./common.js";var ut=240,pt=220,ft=12;function V(s,t,e,o,n){let r=s.board;if(!r)return null;let l=e.svg?e.root?.querySelector(".bl-surfac\
e > svg")??null:null,a=r.svg?l&&r.svg===e.svg?m("svg",{"data-same":!0}):R(r.svg,e.svg,l):null;return a?.setAttribute("data-k","picture"),e.svg=r.svg,m("div.bl-s\
urface#surface",{class:!a&&"bl-astext"},a,mt(s,t,e,!a),n,(!a||e.facts)&&ht(r,!!a,o))}var ht=(s,t,e)=>m("section.bl-facts#facts",{role:"group","aria-label":e.facts,
tabindex:t?0:null},t&&m("b",{},e.facts),t&&K({class:"bl-x","aria-label":e.close,"data-do":"facts"},B(e,"close")),m("ul",{},...s.facts.map(o=>m("li",{},o))));function mt(s,t,e,o){
let n=s.board,r=new Set(s.pick?.keys.length?s.pick.targets:[]),l=new Set(s.pick?.keys??[]),a=new Set(s.question?s.pick?.targets:[]),c=t.rows[0]?.find(u=>a.has(u))??
t.rows[0]?.[0]??"",f=n.says[e.at]?e.at:c,d=e.grid?.area===t&&e.grid.seen===o?e.grid.cells:new Map,i=new Map;return e.grid={area:t,seen:o,cells:i},m("div.bl-grid\
#grid",{class:!o&&"bl-unseen",role:"grid","aria-label":n.label},...t.rows.map(u=>{let p=!1,g=u.map(h=>{let b={class:[l.has(h)&&"bl-picked",r.has(h)&&"bl-target",
s.refused?.tried===h&&"bl-barred"].filter(Boolean).join(" "),tabindex:h===f?0:-1,"aria-label":n.says[h],"aria-selected":l.has(h)&&"true"},x=o?[n.names?.[h]??h,n.
stands[h]??"·"]:[],H=[...Object.values(b),...x].join(`
`);return i.set(h,H),d.get(h)===H?m("span",{"data-same":!0}):(p=!0,m("span",{role:"gridcell","data-place":h,...b},o&&m("small",{"aria-hidden":"true"},x[0]),o&&m(
"b",{"aria-hidden":"true"},x[1])))});return p?m("div",{role:"row"},...g):m("div",{"data-same":!0})}))}var M=(s,t)=>k(s,t).at(-1)??[...s.querySelectorAll(`[data-\
pick="${CSS.escape(t)}"]`)].find(e=>e.getClientRects().length);function j(s,t,e,o){let n=t.hidden===s.rev?null:s.refused,r=t.about&&t.notice;return!n&&!r?null:m(
"div.bl-callout#callout",{},K({class:"bl-x","aria-label":e.close,"data-do":r?"unnotice":"unrefuse"},B(e,"close")),r?m("p",{},m("b",{},r)):n?.reasons.map((l,a)=>m(
"p",{},a===0?m("b",{},l.text):l.text," ",dt(l))),o)}function F(s,t){let e=s.querySelector(".bl-callout");if(!e)return;let o=t&&M(s,t);if(e.classList.toggle("bl-\
aside",!o),!o)return;let n=s.getBoundingClientRect(),r=(o.closest(".bl-surface, .bl-st-text, .bl-st-side, .bl-rim")??s).getBoundingClientRect(),l=o.getBoundingClientRect(),
a=l.left+l.width/2-n.left,c=e.offsetWidth,f=Math.max(8,Math.min(n.width-c-8,a-c/2)),d=l.top-n.top-e.offsetHeight-10,i=l.bottom-n.top+10,p=l.top+l.height/2<r.top+
r.height/2?d<0:i+e.offsetHeight<r.bottom-n.top;e.classList.toggle("bl-below",p),e.style.setProperty("--tip",`${Math.round(Math.max(14,Math.min(c-14,a-f)))}px`),
e.style.left=`${Math.round(f)}px`,e.style.top=`${Math.round(Math.max(4,p?i:d))}px`}function k(s,t){return t?[...s.querySelectorAll(`.bl-hit[data-place="${CSS.escape(
t)}"]`)]:[]}function I(s){let t=new Map;for(let e of s.querySelectorAll("svg [data-key]")){let o=e.style;o?.transform&&t.set(e.getAttribute("data-key")??"",o.transform)}
return t}function _(s,t){let e=s.getAttribute("data-from"),o=s.getAttribute("data-key")??"";if(!e||t.has(o))return;let n=t.get(o.slice(0,o.lastIndexOf("@")+1)+e),
r=s.style.transform;!n||!r||W(s)||s.animate?.([{transform:n},{transform:r}],{duration:ut,easing:"cubic-bezier(.3,.7,.3,1)"})}function z(s,t,e){let o=s.querySelector(
".bl-surface > svg"),n=new Set(t);if(!(!o||!n.size&&!o.classList.contains("bl-dimmed"))){o.classList.toggle("bl-dimmed",n.size>0);for(let r of o.querySelectorAll(
"[data-key]")){let l=r.getAttribute("data-key")??"",a=l.slice(Math.max(l.lastIndexOf("@"),l.lastIndexOf(":"))+1);r.classList.toggle("bl-dim",n.size>0&&!n.has(a))}
for(let r of o.querySelectorAll(".bl-hit")){let l=r.getAttribute("data-place")??"";r.classList.toggle("bl-lit",n.has(l)),r.classList.toggle("bl-focus",e.includes(
l))}}}var L=s=>s.querySelectorAll("svg [data-key]"),G=s=>new Map(Array.from(L(s),t=>[t.getAttribute("data-key")??"",t.cloneNode(!0)])),S="last:";function U(s,t){
if(!t.size||W(s))return;let e=Array.from(L(s),n=>n.getAttribute("data-key")??""),o=new Set(e.filter(n=>n.startsWith(S)).map(n=>n.slice(S.length)));for(let n of L(
s)){let r=n.getAttribute("data-key")??"";if(!(!r.startsWith(S)&&o.has(r.split(/[:@]/).pop()??""))||n.hasAttribute("data-from")||t.get(r)?.isEqualNode(n))continue;
let a=n.style.transform;n.animate?.([{transform:`${a} translateY(-${ft}px)`},{transform:a||"none"}],{duration:pt,easing:"cubic-bezier(.5,0,.9,.6)"})}}import{button as T,h as y}from"./common.js";import{token as gt}from"./common.js";import{strip as A,tool as Y}from"./common.js";var v=`
`;function Yt(s,t){let{copy:e}=s,o=e.startsWith(v);return e&&A("copy",o?e.slice(v.length):t.copy_failed,!o&&y("input",{readonly:!0,value:e,"aria-label":t.copy}),
Y(t,"close",t.close,{"data-do":"uncopy"}))}var bt=(s,t)=>s.notice&&!s.about&&A("notice",s.notice,Y(t,"close",t.close,{"data-do":"unnotice"}));function X(s,t,e,o){
return[y("div.bl-over#over",{},y("div",{},t.link&&A("link",e[t.link].replace("{pick}",o||"–"),/asleep|gone/.test(t.link)&&T({class:"bl-main","data-do":"retry"},
e.reconnect)),!t.below&&bt(t,e))),s.notes.map((n,r)=>A(`note${r}`,n))]}function J(s,t){if(!s.help)return null;let e=t.keys.split(`
`).map(o=>o.split("	"));return y("section.bl-help#helpbox",{role:"group","aria-label":t.help},y("dl",{},...e.map(([o,n])=>y("div",{},y("dt",{},...o.split(" ").map(
r=>y("kbd",{},r))),y("dd",{},n)))),T({class:"bl-check",role:"switch","data-do":"letters","aria-checked":String(s.letters)},y("i",{"aria-hidden":"true"}),t.letters))}
function Q(s,t){return s.cover?y("div.bl-cover#cover",{},gt(t,s.cover.seat,72),y("b",{},s.cover.says),y("p",{},s.cover.note),T({class:"bl-main","data-do":"revea\
l"},s.cover.button)):null}import{letterOf as yt}from"./common.js";var Z={ArrowLeft:["left"],ArrowRight:["right"],ArrowUp:["up","up-right","up-left"],ArrowDown:["down","down-left","down-r\
ight"],Home:["up-left"],PageUp:["up-right"],End:["down-left"],PageDown:["down-right"]};function st(s,t){if(t.stopPropagation(),s.byKeys(!0),t.code==="Tab"||t.metaKey||
t.altKey)return;let e=t.target;if(e.matches("input, select"))return;(At(s,t,e)||kt(s,t,e))&&t.preventDefault()}function kt(s,t,e){if(t.code==="Escape")return wt(
s,e);if(e.getAttribute("role")==="gridcell")return Et(s,t,e);let o=e.closest(".bl-acts")??e.closest('.bl-lines, [role="tablist"], .bl-mainline, .bl-items');return!!o&&
xt(t,e,o)}function Et(s,t,e){let o=e.getAttribute("data-place")??"",{rows:n,near:r}=s.area,l=n.find(d=>d.includes(o))??[o],a=r[o]??{},c=t.code.replace(/Digit|Numpad/,
""),f=t.ctrlKey||!Object.keys(a).join().includes("-");if(t.code==="Enter"||t.code==="Space"||t.code==="NumpadEnter")s.pickPlace(o);else if(a[c])w(s,a[c]);else if(Z[t.
code]&&!(f&&/^[EHP]/.test(t.code)))w(s,a[Z[t.code].find(d=>a[d])??""]??o);else if(t.code==="Home")w(s,t.ctrlKey?n[0][0]:l[0]);else if(t.code==="End")w(s,t.ctrlKey?
n.at(-1).at(-1):l.at(-1));else return!1;return!0}function w(s,t){let e=[...s.root.querySelectorAll('[role="gridcell"]')],o=e.find(n=>n.getAttribute("data-place")===
t);if(o){for(let n of e)n.setAttribute("tabindex",n===o?"0":"-1");s.local.at=t,o.focus({preventScroll:!0}),k(s.root,t)[0]?.scrollIntoView?.({block:"nearest"})}}
function xt(s,t,e){let o=[...e.querySelectorAll("[tabindex]")],n=o.indexOf(t),r={ArrowLeft:n-1,ArrowUp:n-1,ArrowRight:n+1,ArrowDown:n+1,Home:0,End:o.length-1}[s.
code];if(n<0||r===void 0)return!1;let l=o[Math.max(0,Math.min(o.length-1,r))];for(let a of o)a.setAttribute("tabindex",a===l?"0":"-1");return l.focus(),l.getAttribute(
"role")==="tab"&&l.click(),!0}function wt(s,t){let{frame:e,local:o,root:n}=s,r=s.tip?.hide();if(r&&s.tip?.aloud)return!0;if(o.help)o.help=!1,s.draw();else if(o.
big)s.enlarge(!1);else if(e.pick?.keys.length||e.refused&&o.hidden!==e.rev)s.ask("cancel");else{if(r)return!0;if(t!==n)n.focus({preventScroll:!0}),s.speak(s.words.
left_board);else{let l=n.parentElement?.closest("[tabindex]")??null;l?l.focus({preventScroll:!0}):n.blur()}}return!0}function At(s,t,e){if(t.key==="?")return s.
local.help=!s.local.help,s.draw(),!0;let o=vt[yt(t)];return t.ctrlKey||!s.local.letters||!o?!1:(o(s,e.getAttribute("data-place")||s.local.at||s.area.rows[0]?.[0]||
"",t.shiftKey,e),!0)}var vt={F:s=>s.enlarge(!s.local.big),U:s=>s.ask("undo"),Y:s=>s.ask("redo"),W:(s,t)=>s.whenTold(()=>tt(s,s.frame.board?.says[t]??"")),I:(s,t,e,o)=>s.
explain(t,o),D:(s,t)=>s.ask("here",{key:t}),C:s=>s.speak(s.frame.told),P:s=>tt(s,[...s.frame.pick?.path??[],s.frame.pick?.prompt??s.frame.turn.says].join(", ")),
R:(s,t)=>s.whenTold(()=>{let{says:e={},stands:o={}}=s.frame.board??{},n=s.area.rows.find(r=>r.includes(t))??[];s.speak(et(n.filter(r=>o[r]).map(r=>e[r]),s.words)||
s.words.row_empty)}),S:s=>{let{receipt:t,players:e}=s.frame;if(!t)return s.speak(s.words.no_lines);let{tab:o}=s.local,n=t.lines.filter(({seat:r})=>r<0||r===o).map(
({says:r})=>r);t.totals.length&&n.unshift(`${e[o].name}: ${t.totals[o]}`),s.speak(et(n,s.words))},G:(s,t,e)=>s.walkBy?.(e?-1:1),N:(s,t,e)=>{let o=s.area.rows.flat(),
n=o.filter(a=>s.frame.pick?.targets.includes(a));if(!n.length)return s.speak(s.words.no_target);let r=o.indexOf(t),l=n.filter(a=>e?o.indexOf(a)<r:o.indexOf(a)>r);
return w(s,e?l.at(-1)??n.at(-1):l[0]??n[0])}};function tt(s,t){let e=t||s.words.no_target;s.speak(e),Object.assign(s.local,{notice:e,about:""}),s.draw()}var St=115;
function et(s,t){let e="";for(let[o,n]of s.entries()){let r=e?`${e}; ${n}`:n;if(e&&r.length>St)return`${e}; ${t.and_more.replace("{n}",String(s.length-o))}`;e=r}
return e}import{Link as Lt}from"./common.js";import{h as E,same as Mt,sync as Tt}from"./common.js";import{drawing as ot,keepFocus as Ct,onResize as Ht}from"./common.js";import{shownBy as Ot}from"./common.js";import{onPress as $t}from"./common.js";import{dress as Nt}from"./common.js";var qt=400,C=class{constructor(t,e,o){this.model=t,this.signal=o,this.local={at:"",row:"",
tab:-1,walk:-1,step:-1,help:!1,facts:!1,bill:!1,rung:"",rungs:!1,branches:!1,big:!1,watching:!1,calm:!1,letters:!0,link:"",notice:"",about:"",copy:"",hidden:-1,
svg:""},this.root=E("section.bl-study",{tabindex:-1,role:"group"}),this.local.root=this.root,this.body=E("div.bl-all",{}),this.polite=E("div.bl-unseen",{role:"s\
tatus","aria-live":"polite"}),this.loud=E("div.bl-unseen",{role:"alert","aria-live":"assertive"}),this.root.append(this.body,this.polite,this.loud),e.append(this.
root),this.link=new Lt(t,o,{onAnswer:(n,r)=>this.onAnswer(n,r),onLink:n=>this.onLink(n)}),this.spoken=-1,this.tip=void 0,this.keys=!1,this.kept=new Map,this.told=
[],this.rest=void 0,this.meant=-1}start(){return Ct(this.root,this.signal,()=>this.refocus()),this.listen(),Nt(this.root,this.signal),this.draw(),this.root.setAttribute(
"data-ready","1"),this}get frame(){return this.model.get("frame")}get words(){return this.model.get("words")}get area(){return this.model.get("area")}listen(){let{
root:t,signal:e}=this,o=()=>this.changed();e.addEventListener("abort",()=>clearTimeout(this.rest)),this.model.on("change:frame",o),e.addEventListener("abort",()=>this.
model.off("change:frame",o));let n=(r,l)=>t.addEventListener(r,l,{signal:e});$t(t,e,r=>this.under(r),(r,l)=>this.onClick(r,l)),D(t,e,r=>this.take(r)),n("change",
r=>r.target.matches("select")&&this.ask("seat",{at:Number(r.target.value)})),n("keydown",r=>this.onKey(r)),n("keyup",()=>this.byKeys(!0)),n("pointerdown",()=>this.
byKeys(!1)),n("focusin",()=>this.marks()),n("focusout",()=>this.marks()),n("pointerover",r=>this.onOver(r)),n("pointerleave",()=>this.onOver(null)),Ht(t,e,()=>this.
onResize()),t.addEventListener("scroll",()=>this.placeCallout(),{signal:e,capture:!0,passive:!0})}onKey(t){st(this,t)}onResize(){this.placeCallout()}placeCallout(){
F(this.root,this.local.about||this.frame.refused?.tried)}instead(){return null}byKeys(t){t!==this.keys&&(this.keys=t,this.marks(),this.listenUp())}ask(t,e){this.
local.notice=this.local.about=this.local.copy=this.loud.textContent="",this.link.send(t,this.meant<0?this.frame.rev:this.meant,e)}changed(){let{frame:t,local:e}=this;
t.rev!==this.spoken&&Object.assign(e,{walk:t.receipt?.at??-1,step:-1,hidden:-1});let o=t.by===this.link.client;t.cover&&(e.notice=e.about=e.copy=this.polite.textContent=
this.loud.textContent=""),t.rev!==this.spoken&&(o||!t.by)&&(this.speak(t.says),o&&t.alert&&this.speak(t.alert,!0)),this.spoken=t.rev,this.draw(),this.listenUp()}get isTold(){
let{board:t,rev:e}=this.frame;return!t||t.said===void 0||t.said===e}listenUp(){if(clearTimeout(this.rest),this.isTold)for(let t of this.told.splice(0))t();else this.
keys||this.local.facts||this.told.length?this.link.whisper("places"):this.rest=setTimeout(()=>this.link.whisper("places"),qt)}whenTold(t){return this.isTold||this.
local.link?t():(this.told.push(t),this.listenUp())}speak(t,e=!1){let o=e?this.loud:this.polite;t&&(o.textContent=o.textContent===t?`${t} `:t)}draw(){let{frame:t,
local:e,root:o}=this;e.tab<0&&(e.tab=Math.max(0,t.turn.seat));let n=I(o),r=this.isNext&&G(o),l=o.contains(this.focused())?this.focused():null;o.lang!==t.lang&&(o.
lang=t.lang),o.setAttribute("aria-label",t.label);let a=E("div.bl-all",{class:e.link&&"bl-silent"},...this.content(),!t.cover&&j(t,e,this.words,this.instead()));
this.settle(a),l&&this.leaves(l,a)&&this.focusOn(this.cell()),ot.add(o),Tt(this.body,a,c=>_(c,n)),r&&U(o,r),ot.delete(o),this.marks(),this.placeCallout(),this.tip?.
settle(),this.showNow(),l&&!(o.contains(l)&&o.contains(this.focused()))&&this.refocus(l.getAttribute("data-pick"))}get isNext(){return!1}content(){let{frame:t,local:e,
words:o,area:n}=this;return[...this.above(),t.cover?Q(t,o):E("div.bl-body.bl-single#body",{},E("div.bl-left#left",{},V(t,n,e,o)))]}keep(t,e,o){let[n,r]=[this.kept.
get(t),this.body.querySelector(`[data-k="${t}"]`)];return this.kept.set(t,e),!r||!n||e.some((l,a)=>l!==n[a])?o():Object.assign(Mt(r),{make:o})}settle(t){}above(){
let{frame:t,local:e,words:o}=this,{key:n,do:r}=this.link.kept()??{};return t.cover&&Object.assign(e,{svg:"",grid:void 0}),[X(t,e,o,n??r??""),J(e,o)]}focused(){return this.
root.getRootNode().activeElement}refocus(t){let o=(t?this.root.querySelector(`[data-pick="${CSS.escape(t.startsWith("less:")?t.slice(5):`less:${t}`)}"]`):null)??
(t?this.root.querySelector(".bl-stk button, .bl-asks button"):null)??this.root.querySelector('[data-do="reveal"]')??this.cell()??this.root;this.focusOn(o)}cell(){
return this.root.querySelector('[role="gridcell"][tabindex="0"]')}focusOn(t){t!==this.focused()&&t?.focus({preventScroll:!0})}leaves(t,e){for(let o=t.hasAttribute(
"data-k")?t:null;o;o=o.parentElement?.closest("[data-k]")??null){let n=e.querySelector(`[data-k="${CSS.escape(o.getAttribute("data-k")??"")}"]`);if(n)return o!==
t&&!n.hasAttribute("data-same")}return!1}showNow(){}marks(){let t=this.focused(),e=t?.closest?.(".bl-rline")??null,o=this.over?.line??(e&&this.root.contains(e)?
Number(e.getAttribute("data-line")):this.local.walk),n=this.frame.receipt?.lines[o];o>=0&&o===this.frame.receipt?.at||z(this.root,n?.places??[],n?.focus??[]);let l=t?.
getAttribute?.("role")==="gridcell"&&this.root.contains(t)?t.getAttribute("data-place"):"";for(let c of this.root.querySelectorAll(".bl-hit.bl-at, .bl-hit.bl-ov\
er"))c.classList.remove("bl-at","bl-over");for(let c of k(this.root,this.keys?l:""))c.classList.add("bl-at");for(let c of k(this.root,this.over?.place))c.classList.
add("bl-over");let a=new Set(this.frame.pick?.sources);for(let c of this.root.querySelectorAll(".bl-hit"))c.classList.toggle("bl-source",a.has(c.getAttribute("d\
ata-place")??""))}onOver(t){let e=t?.target.closest?.(".bl-rline")?.getAttribute("data-line")??null,o=t?.target.closest?.("[data-place]")?.getAttribute("data-pl\
ace")??null;e===(this.over?.line?.toString()??null)&&o===(this.over?.place??null)||(this.over={line:e===null?void 0:Number(e),place:o},this.marks())}under(t){return{
place:t.closest("[data-place]")?.getAttribute("data-place"),target:t.closest("[data-do]"),rev:this.frame.rev}}onClick({place:t,target:e,rev:o},n){if(this.meant=
o,t){this.pickPlace(t);let r=this.root.querySelector(`[role=gridcell][data-place="${CSS.escape(this.local.at)}"]`);r?.setAttribute("tabindex","0"),this.focusOn(
r)}else e&&!e.matches("select")&&this.act(e,n);this.meant=-1}take(t){let{pick:e,cover:o}=this.frame,n=t.closest("[data-place]")?.getAttribute("data-place")??"",
r=n?null:t.closest("[data-drag]");if(o||!(r||e?.sources?.includes(n)))return null;if(r?.getAttribute("data-drag")==="count")return this.takeCounted(r);let l=r?.
getAttribute("data-pick")??n,a=()=>this.afterwards(()=>this.frame.pick?.keys.length&&this.ask("cancel"));return{look:r?nt(r):P(this.root,n),taken:()=>!e?.keys.includes(
l)&&this.onClick({place:n,target:r,rev:this.frame.rev},new Event("drag")),cancelled:a,dropped:(c,f)=>{let d=c.closest("[data-place]")?.getAttribute("data-place"),
i=d?null:c.closest('[data-do="pick"][data-pick]');if(d===l||!d&&!i||c.closest("[data-pick]")?.getAttribute("data-pick")===l)return a();this.afterwards(()=>{(!d||
this.frame.pick?.targets.length)&&this.onClick({place:d,target:i,rev:this.frame.rev},f)})}}}takeCounted(t){let e=t.closest(".bl-slot");return{look:nt(t),dropped:(o,n)=>{
let r=o.closest(":is(.bl-asks, .bl-hand) .bl-slot, .bl-asks, .bl-hand");r&&r!==e&&!r.contains(e)&&this.onClick({place:"",target:t,rev:this.frame.rev},n)}}}afterwards(t){
this.link.waiting.size?this.next=t:t()}explain(t,e){this.whenTold(()=>this.speak(this.frame.board?.says[t]??""))}pickPlace(t){this.local.at=t;for(let e of k(this.
root,t))e.classList.add("bl-press");this.ask("pick",{key:t})}act(t,e){let{local:o,frame:n}=this,r=t.getAttribute("data-do")??"",l=Number(t.getAttribute("data-at")??
0),a=t.getAttribute("data-pick")??"";if(r==="help")o.help=!o.help;else if(r==="letters")o.letters=!o.letters;else if(r==="unnotice")o.notice=o.about="";else if(r===
"uncopy")o.copy="";else if(r==="unrefuse")o.hidden=n.rev;else{if(r==="big")return this.enlarge(!o.big);if(r==="retry")return this.link.retry();if(r==="facts")e.
preventDefault(),o.facts=!o.facts,this.listenUp();else{let c=t.hasAttribute("data-fresh");r==="pick"&&c&&(o.row=a,t.setAttribute("tabindex","0")),t.classList.add(
"bl-press");let f=t.getAttribute("data-first");return f&&this.ask(r,{key:f,fresh:!0}),this.ask(r,r==="pick"?{key:a,fresh:c&&!f}:a?{key:a}:{at:l})}}this.draw()}enlarge(t){
let{root:e,local:o}=this,n=e.parentElement,r=this.focused();o.big=t,n&&(n.style.minHeight=t?`${n.getBoundingClientRect().height}px`:""),e.classList.toggle("bl-b\
ig",t),t&&e.setAttribute("popover","manual"),t?e.showPopover?.():e.hasAttribute("popover")&&(e.hidePopover?.(),e.removeAttribute("popover")),this.draw(),e.contains(
r)&&r.focus({preventScroll:!0})}onAnswer(t,e){for(let n of this.root.querySelectorAll(".bl-press"))n.classList.remove("bl-press");let{next:o}=this;if(this.next=
void 0,o&&t.answer!=="no"&&t.answer!=="stale"&&o(),/copy|link/.test(e.do)&&t.answer==="done")return this.copy(t.text,e.do==="copy_verdict"?this.words.copied_verdict:
this.words.copied);if(e.do==="what"&&t.answer==="done")return this.tip?.heard(e.key??"",t.text);t.text&&(e.do==="here"||t.answer!=="done")&&(Object.assign(this.
local,{notice:t.text,about:e.key&&M(this.root,e.key)?e.key:""}),this.speak(t.text,t.answer!=="done"),this.draw())}async copy(t,e){try{await navigator.clipboard.
writeText(t),this.speak(e),this.local.copy=v+e}catch{this.local.copy=t}this.draw()}onLink(t){this.local.link=t,this.loud.textContent="",/asleep|ended/.test(t)?this.
speak(this.words[t],!0):/^$|busy/.test(t)&&this.speak(this.words[t||"awake"]),this.draw()}};function nt(s){let t=s.querySelector(".bl-art, .bl-ic")??s.querySelector(
".bl-nm, span")??s,{width:e,height:o}=t.getBoundingClientRect(),n=t.cloneNode(!0);return n.setAttribute("style",`width:${e}px;height:${o}px`),n}var Rt=Ot((...s)=>new C(
...s).start());export{v as DONE,C as View,j as callout,Yt as copied,Q as cover,Rt as default,_ as glide,J as help,k as hits,st as keydown,U as land,z as light,bt as noticed,D as onDrag,
P as pieceAt,G as pieces,F as placeCallout,R as redrawn,M as spotOf,w as stand,I as standing,X as strips,V as surface};

import{picture as $,same as C}from"./common.js";var H=/^<g data-layer=/,tt='<svg xmlns="http://www.w3.org/2000/svg">';function O(o){let t=o.split(`
`),e=t.findIndex(n=>H.test(n)),s=t.slice(0,e).filter(n=>!n.startsWith("<title>")).join(`
`),r=[];for(let n of t.slice(e))H.test(n)?r.push({name:n,lines:[]}):n!=="</g>"&&n!=="</svg>"&&n&&r.at(-1)?.lines.push(n);return{head:s,layers:r}}function R(o,t,e){
return e&&t&&et(O(o),O(t),e)||$(o)}function et(o,t,e){let s=[...e.children].filter(d=>d.hasAttribute("data-layer"));if(!(o.head===t.head&&o.layers.length===s.length&&
s.length>0)||o.layers.some(({name:d},i)=>d!==t.layers[i]?.name)||s.some((d,i)=>d.childElementCount!==t.layers[i].lines.length))return null;let n=0,l=[],a=s.map(
(d,i)=>{let u=new Map;for(let[p,g]of[...d.children].entries()){delete g.known;let h=t.layers[i].lines[p];u.get(h)?.push(g)??u.set(h,[g])}return o.layers[i].lines.
map(p=>{let g=u.get(p)?.shift();return g?C(g,`=${n++}`):l.push(p)-1})}),c=l.length?[...$(`${tt}${l.join("")}</svg>`)?.children??[]]:[];if(c.length!==l.length)return null;
let f=e.cloneNode(!1);for(let d of e.children){let i=s.indexOf(d);if(i<0)f.append(C(d));else{let u=d.cloneNode(!1);u.append(...a[i].map(p=>typeof p=="number"?c[p]:
p)),f.append(u)}}return f}import{h as st}from"./common.js";import{SLIP as ot}from"./common.js";function q(o,t,e){let s,r,n=!1,l=!1,a=o.ownerDocument,c=(i,u,p=!1)=>a.addEventListener(i,u,
{signal:t,capture:p}),f=({clientX:i,clientY:u})=>{let p=o.getRootNode().elementFromPoint(i,u);return o.contains(p)?p:null},d=()=>{let i=r&&s?.held;return r?.remove(),
o.removeAttribute("data-dragging"),s=r=void 0,i};o.addEventListener("pointerdown",i=>{n=!1;let u=i.target,p=i.isPrimary&&i.button===0&&nt(u,i.pointerType)?e(u):
null;l=!!p,s=p?{id:i.pointerId,x:i.clientX,y:i.clientY,held:p}:void 0},{signal:t}),o.addEventListener("touchmove",i=>l&&i.preventDefault(),{signal:t,passive:!1}),
c("pointermove",i=>{if(!s||i.pointerId!==s.id)return;let{x:u,y:p,held:g}=s;if(!r){if(Math.hypot(i.clientX-u,i.clientY-p)<=ot)return;o.setAttribute("data-draggin\
g",""),r=o.appendChild(st("div.bl-held",{"aria-hidden":"true"},g.look)),g.taken?.()}let{left:h,top:b}=o.getBoundingClientRect();r.style.transform=`translate(${i.
clientX-h}px,${i.clientY-b}px)`,g.over?.(f(i))}),c("pointerup",i=>{if(!s||i.pointerId!==s.id)return;let u=d();if(!u)return;n=!0;let p=f(i);p?u.dropped(p,i):u.cancelled?.()}),
c("pointercancel",i=>i.pointerId===s?.id&&d()?.cancelled?.()),c("keydown",i=>{i.key!=="Escape"||!r||(i.preventDefault(),i.stopImmediatePropagation(),d()?.cancelled?.(),
n=!0)},!0),c("click",i=>{!n||!i.detail||(n=!1,i.preventDefault(),i.stopImmediatePropagation())},!0);for(let i of["selectstart","dragstart"])c(i,u=>s&&u.preventDefault())}
function nt(o,t){if(t==="mouse")return!0;for(let e=o;e;e=e.parentElement)if(getComputedStyle(e).touchAction==="none")return!0;return!1}function D(o,t){let e=o.querySelector(
".bl-surface > svg"),s=["@",":"].map(b=>`[data-key$="${b}${CSS.escape(t)}"]`).join(),r=[...e?.querySelectorAll(s)??[]].filter(b=>!b.matches('[data-key^="target:\
"]')).at(-1),n=e?.getScreenCTM?.()?.inverse();if(!e||!r||!n)return null;let{left:l,top:a,right:c,bottom:f,width:d,height:i}=r.getBoundingClientRect(),[u,p]=[new DOMPoint(
l,a),new DOMPoint(c,f)].map(b=>b.matrixTransform(n)),g=e.cloneNode(!1),h=[u.x,u.y,p.x-u.x,p.y-u.y].join(" ");for(let[b,x]of Object.entries({viewBox:h,width:d,height:i}))
g.setAttribute(b,String(x));for(let b of["style","data-k"])g.removeAttribute(b);return g.append(r.cloneNode(!0)),g}import{button as N,h as m}from"./common.js";import{icon as K}from"./common.js";import{ruled as rt}from"./common.js";var lt=240;function P(o,t,e,s,r){let n=o.board;if(!n)return null;let l=e.svg?e.root?.querySelector(".bl-surface > svg")??null:
null,a=n.svg?l&&n.svg===e.svg?m("svg",{"data-same":!0}):R(n.svg,e.svg,l):null;return a?.setAttribute("data-k","picture"),e.svg=n.svg,m("div.bl-surface#surface",
{class:!a&&"bl-astext"},a,at(o,t,e,!a),r,(!a||e.facts)&&it(n,!!a,s))}var it=(o,t,e)=>m("section.bl-facts#facts",{role:"group","aria-label":e.facts,tabindex:t?0:
null},t&&m("b",{},e.facts),t&&N({class:"bl-x","aria-label":e.close,"data-do":"facts"},K(e,"close")),m("ul",{},...o.facts.map(s=>m("li",{},s))));function at(o,t,e,s){
let r=o.board,n=new Set(o.pick?.keys.length?o.pick.targets:[]),l=new Set(o.pick?.keys??[]),a=new Set(o.question?o.pick?.targets:[]),c=t.rows[0]?.find(u=>a.has(u))??
t.rows[0]?.[0]??"",f=r.says[e.at]?e.at:c,d=e.grid?.area===t&&e.grid.seen===s?e.grid.cells:new Map,i=new Map;return e.grid={area:t,seen:s,cells:i},m("div.bl-grid\
#grid",{class:!s&&"bl-unseen",role:"grid","aria-label":r.label},...t.rows.map(u=>{let p=!1,g=u.map(h=>{let b={class:[l.has(h)&&"bl-picked",n.has(h)&&"bl-target",
o.refused?.tried===h&&"bl-barred"].filter(Boolean).join(" "),tabindex:h===f?0:-1,"aria-label":r.says[h],"aria-selected":l.has(h)&&"true"},x=s?[r.names?.[h]??h,r.
stands[h]??"·"]:[],T=[...Object.values(b),...x].join(`
`);return i.set(h,T),d.get(h)===T?m("span",{"data-same":!0}):(p=!0,m("span",{role:"gridcell","data-place":h,...b},s&&m("small",{"aria-hidden":"true"},x[0]),s&&m(
"b",{"aria-hidden":"true"},x[1])))});return p?m("div",{role:"row"},...g):m("div",{"data-same":!0})}))}var S=(o,t)=>k(o,t).at(-1)??[...o.querySelectorAll(`[data-\
pick="${CSS.escape(t)}"]`)].find(e=>e.getClientRects().length);function W(o,t,e,s){let r=t.hidden===o.rev?null:o.refused,n=t.about&&t.notice;return!r&&!n?null:m(
"div.bl-callout#callout",{},N({class:"bl-x","aria-label":e.close,"data-do":n?"unnotice":"unrefuse"},K(e,"close")),n?m("p",{},m("b",{},n)):r?.reasons.map((l,a)=>m(
"p",{},a===0?m("b",{},l.text):l.text," ",rt(l))),s)}function B(o,t){let e=o.querySelector(".bl-callout");if(!e)return;let s=t&&S(o,t);if(e.classList.toggle("bl-\
aside",!s),!s)return;let r=o.getBoundingClientRect(),n=(s.closest(".bl-surface, .bl-st-text, .bl-st-side, .bl-rim")??o).getBoundingClientRect(),l=s.getBoundingClientRect(),
a=l.left+l.width/2-r.left,c=e.offsetWidth,f=Math.max(8,Math.min(r.width-c-8,a-c/2)),d=l.top-r.top-e.offsetHeight-10,i=l.bottom-r.top+10,p=l.top+l.height/2<n.top+
n.height/2?d<0:i+e.offsetHeight<n.bottom-r.top;e.classList.toggle("bl-below",p),e.style.setProperty("--tip",`${Math.round(Math.max(14,Math.min(c-14,a-f)))}px`),
e.style.left=`${Math.round(f)}px`,e.style.top=`${Math.round(Math.max(4,p?i:d))}px`}function k(o,t){return t?[...o.querySelectorAll(`.bl-hit[data-place="${CSS.escape(
t)}"]`)]:[]}function V(o){let t=new Map;for(let e of o.querySelectorAll("svg [data-key]")){let s=e.style;s?.transform&&t.set(e.getAttribute("data-key")??"",s.transform)}
return t}function j(o,t){let e=o.getAttribute("data-from"),s=o.getAttribute("data-key")??"";if(!e||t.has(s))return;let r=t.get(s.slice(0,s.lastIndexOf("@")+1)+e),
n=o.style.transform;!r||!n||o.closest("[data-bl-calm]")||o.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches||o.animate?.([{transform:r},
{transform:n}],{duration:lt,easing:"cubic-bezier(.3,.7,.3,1)"})}function F(o,t,e){let s=o.querySelector(".bl-surface > svg"),r=new Set(t);if(!(!s||!r.size&&!s.classList.
contains("bl-dimmed"))){s.classList.toggle("bl-dimmed",r.size>0);for(let n of s.querySelectorAll("[data-key]")){let l=n.getAttribute("data-key")??"",a=l.slice(Math.
max(l.lastIndexOf("@"),l.lastIndexOf(":"))+1);n.classList.toggle("bl-dim",r.size>0&&!r.has(a))}for(let n of s.querySelectorAll(".bl-hit")){let l=n.getAttribute(
"data-place")??"";n.classList.toggle("bl-lit",r.has(l)),n.classList.toggle("bl-focus",e.includes(l))}}}import{button as L,h as y}from"./common.js";import{token as ct}from"./common.js";import{strip as A,tool as I}from"./common.js";var v=`
`;function It(o,t){let{copy:e}=o,s=e.startsWith(v);return e&&A("copy",s?e.slice(v.length):t.copy_failed,!s&&y("input",{readonly:!0,value:e,"aria-label":t.copy}),
I(t,"close",t.close,{"data-do":"uncopy"}))}var dt=(o,t)=>o.notice&&!o.about&&A("notice",o.notice,I(t,"close",t.close,{"data-do":"unnotice"}));function _(o,t,e,s){
return[y("div.bl-over#over",{},y("div",{},t.link&&A("link",e[t.link].replace("{pick}",s||"–"),/asleep|gone/.test(t.link)&&L({class:"bl-main","data-do":"retry"},
e.reconnect)),!t.below&&dt(t,e))),o.notes.map((r,n)=>A(`note${n}`,r))]}function G(o,t){if(!o.help)return null;let e=t.keys.split(`
`).map(s=>s.split("	"));return y("section.bl-help#helpbox",{role:"group","aria-label":t.help},y("dl",{},...e.map(([s,r])=>y("div",{},y("dt",{},...s.split(" ").map(
n=>y("kbd",{},n))),y("dd",{},r)))),L({class:"bl-check",role:"switch","data-do":"letters","aria-checked":String(o.letters)},y("i",{"aria-hidden":"true"}),t.letters))}
function U(o,t){return o.cover?y("div.bl-cover#cover",{},ct(t,o.cover.seat,72),y("b",{},o.cover.says),y("p",{},o.cover.note),L({class:"bl-main","data-do":"revea\
l"},o.cover.button)):null}import{letterOf as ut}from"./common.js";var z={ArrowLeft:["left"],ArrowRight:["right"],ArrowUp:["up","up-right","up-left"],ArrowDown:["down","down-left","down-r\
ight"],Home:["up-left"],PageUp:["up-right"],End:["down-left"],PageDown:["down-right"]};function J(o,t){if(t.stopPropagation(),o.byKeys(!0),t.code==="Tab"||t.metaKey||
t.altKey)return;let e=t.target;if(e.matches("input, select"))return;(gt(o,t,e)||pt(o,t,e))&&t.preventDefault()}function pt(o,t,e){if(t.code==="Escape")return mt(
o,e);if(e.getAttribute("role")==="gridcell")return ft(o,t,e);let s=e.closest(".bl-acts")??e.closest('.bl-lines, [role="tablist"], .bl-mainline, .bl-items');return!!s&&
ht(t,e,s)}function ft(o,t,e){let s=e.getAttribute("data-place")??"",{rows:r,near:n}=o.area,l=r.find(d=>d.includes(s))??[s],a=n[s]??{},c=t.code.replace(/Digit|Numpad/,
""),f=t.ctrlKey||!Object.keys(a).join().includes("-");if(t.code==="Enter"||t.code==="Space"||t.code==="NumpadEnter")o.pickPlace(s);else if(a[c])w(o,a[c]);else if(z[t.
code]&&!(f&&/^[EHP]/.test(t.code)))w(o,a[z[t.code].find(d=>a[d])??""]??s);else if(t.code==="Home")w(o,t.ctrlKey?r[0][0]:l[0]);else if(t.code==="End")w(o,t.ctrlKey?
r.at(-1).at(-1):l.at(-1));else return!1;return!0}function w(o,t){let e=[...o.root.querySelectorAll('[role="gridcell"]')],s=e.find(r=>r.getAttribute("data-place")===
t);if(s){for(let r of e)r.setAttribute("tabindex",r===s?"0":"-1");o.local.at=t,s.focus({preventScroll:!0}),k(o.root,t)[0]?.scrollIntoView?.({block:"nearest"})}}
function ht(o,t,e){let s=[...e.querySelectorAll("[tabindex]")],r=s.indexOf(t),n={ArrowLeft:r-1,ArrowUp:r-1,ArrowRight:r+1,ArrowDown:r+1,Home:0,End:s.length-1}[o.
code];if(r<0||n===void 0)return!1;let l=s[Math.max(0,Math.min(s.length-1,n))];for(let a of s)a.setAttribute("tabindex",a===l?"0":"-1");return l.focus(),l.getAttribute(
"role")==="tab"&&l.click(),!0}function mt(o,t){let{frame:e,local:s,root:r}=o,n=o.tip?.hide();if(n&&o.tip?.aloud)return!0;if(s.help)s.help=!1,o.draw();else if(s.
big)o.enlarge(!1);else if(e.pick?.keys.length||e.refused&&s.hidden!==e.rev)o.ask("cancel");else{if(n)return!0;if(t!==r)r.focus({preventScroll:!0}),o.speak(o.words.
left_board);else{let l=r.parentElement?.closest("[tabindex]")??null;l?l.focus({preventScroll:!0}):r.blur()}}return!0}function gt(o,t,e){if(t.key==="?")return o.
local.help=!o.local.help,o.draw(),!0;let s=bt[ut(t)];return t.ctrlKey||!o.local.letters||!s?!1:(s(o,e.getAttribute("data-place")||o.local.at||o.area.rows[0]?.[0]||
"",t.shiftKey,e),!0)}var bt={F:o=>o.enlarge(!o.local.big),U:o=>o.ask("undo"),Y:o=>o.ask("redo"),W:(o,t)=>o.whenTold(()=>Y(o,o.frame.board?.says[t]??"")),I:(o,t,e,s)=>o.
explain(t,s),D:(o,t)=>o.ask("here",{key:t}),C:o=>o.speak(o.frame.told),P:o=>Y(o,[...o.frame.pick?.path??[],o.frame.pick?.prompt??o.frame.turn.says].join(", ")),
R:(o,t)=>o.whenTold(()=>{let{says:e={},stands:s={}}=o.frame.board??{},r=o.area.rows.find(n=>n.includes(t))??[];o.speak(X(r.filter(n=>s[n]).map(n=>e[n]),o.words)||
o.words.row_empty)}),S:o=>{let{receipt:t,players:e}=o.frame;if(!t)return o.speak(o.words.no_lines);let{tab:s}=o.local,r=t.lines.filter(({seat:n})=>n<0||n===s).map(
({says:n})=>n);t.totals.length&&r.unshift(`${e[s].name}: ${t.totals[s]}`),o.speak(X(r,o.words))},G:(o,t,e)=>o.walkBy?.(e?-1:1),N:(o,t,e)=>{let s=o.area.rows.flat(),
r=s.filter(a=>o.frame.pick?.targets.includes(a));if(!r.length)return o.speak(o.words.no_target);let n=s.indexOf(t),l=r.filter(a=>e?s.indexOf(a)<n:s.indexOf(a)>n);
return w(o,e?l.at(-1)??r.at(-1):l[0]??r[0])}};function Y(o,t){let e=t||o.words.no_target;o.speak(e),Object.assign(o.local,{notice:e,about:""}),o.draw()}var yt=115;
function X(o,t){let e="";for(let[s,r]of o.entries()){let n=e?`${e}; ${r}`:r;if(e&&n.length>yt)return`${e}; ${t.and_more.replace("{n}",String(o.length-s))}`;e=n}
return e}import{Link as kt}from"./common.js";import{h as E,same as Et,sync as xt}from"./common.js";import{drawing as Q,keepFocus as wt,onResize as At}from"./common.js";import{shownBy as vt}from"./common.js";import{land as St,pieces as Lt}from"./help.js";import{onPress as Mt}from"./common.js";import{dress as Tt}from"./common.js";var Ct=400,M=class{constructor(t,e,s){
this.model=t,this.signal=s,this.local={at:"",row:"",tab:-1,walk:-1,step:-1,help:!1,facts:!1,bill:!1,rung:"",rungs:!1,branches:!1,big:!1,watching:!1,calm:!1,letters:!0,
link:"",notice:"",about:"",copy:"",hidden:-1,svg:""},this.root=E("section.bl-study",{tabindex:-1,role:"group"}),this.local.root=this.root,this.body=E("div.bl-al\
l",{}),this.polite=E("div.bl-unseen",{role:"status","aria-live":"polite"}),this.loud=E("div.bl-unseen",{role:"alert","aria-live":"assertive"}),this.root.append(
this.body,this.polite,this.loud),e.append(this.root),this.link=new kt(t,s,{onAnswer:(r,n)=>this.onAnswer(r,n),onLink:r=>this.onLink(r)}),this.spoken=-1,this.tip=
void 0,this.keys=!1,this.kept=new Map,this.told=[],this.rest=void 0,this.meant=-1}start(){return wt(this.root,this.signal,()=>this.refocus()),this.listen(),Tt(this.
root,this.signal),this.draw(),this.root.setAttribute("data-ready","1"),this}get frame(){return this.model.get("frame")}get words(){return this.model.get("words")}get area(){
return this.model.get("area")}listen(){let{root:t,signal:e}=this,s=()=>this.changed();e.addEventListener("abort",()=>clearTimeout(this.rest)),this.model.on("cha\
nge:frame",s),e.addEventListener("abort",()=>this.model.off("change:frame",s));let r=(n,l)=>t.addEventListener(n,l,{signal:e});Mt(t,e,n=>this.under(n),(n,l)=>this.
onClick(n,l)),q(t,e,n=>this.take(n)),r("change",n=>n.target.matches("select")&&this.ask("seat",{at:Number(n.target.value)})),r("keydown",n=>this.onKey(n)),r("ke\
yup",()=>this.byKeys(!0)),r("pointerdown",()=>this.byKeys(!1)),r("focusin",()=>this.marks()),r("focusout",()=>this.marks()),r("pointerover",n=>this.onOver(n)),r(
"pointerleave",()=>this.onOver(null)),At(t,e,()=>this.onResize()),t.addEventListener("scroll",()=>this.placeCallout(),{signal:e,capture:!0,passive:!0})}onKey(t){
J(this,t)}onResize(){this.placeCallout()}placeCallout(){B(this.root,this.local.about||this.frame.refused?.tried)}instead(){return null}byKeys(t){t!==this.keys&&
(this.keys=t,this.marks(),this.listenUp())}ask(t,e){this.local.notice=this.local.about=this.local.copy=this.loud.textContent="",this.link.send(t,this.meant<0?this.
frame.rev:this.meant,e)}changed(){let{frame:t,local:e}=this;t.rev!==this.spoken&&Object.assign(e,{walk:t.receipt?.at??-1,step:-1,hidden:-1});let s=t.by===this.link.
client;t.cover&&(e.notice=e.about=e.copy=this.polite.textContent=this.loud.textContent=""),t.rev!==this.spoken&&(s||!t.by)&&(this.speak(t.says),s&&t.alert&&this.
speak(t.alert,!0)),this.spoken=t.rev,this.draw(),this.listenUp()}get isTold(){let{board:t,rev:e}=this.frame;return!t||t.said===void 0||t.said===e}listenUp(){if(clearTimeout(
this.rest),this.isTold)for(let t of this.told.splice(0))t();else this.keys||this.local.facts||this.told.length?this.link.whisper("places"):this.rest=setTimeout(
()=>this.link.whisper("places"),Ct)}whenTold(t){return this.isTold||this.local.link?t():(this.told.push(t),this.listenUp())}speak(t,e=!1){let s=e?this.loud:this.
polite;t&&(s.textContent=s.textContent===t?`${t} `:t)}draw(){let{frame:t,local:e,root:s}=this;e.tab<0&&(e.tab=Math.max(0,t.turn.seat));let r=V(s),n=this.isNext&&
Lt(s),l=s.contains(this.focused())?this.focused():null;s.lang!==t.lang&&(s.lang=t.lang),s.setAttribute("aria-label",t.label);let a=E("div.bl-all",{class:e.link&&
"bl-silent"},...this.content(),!t.cover&&W(t,e,this.words,this.instead()));this.settle(a),l&&this.leaves(l,a)&&this.focusOn(this.cell()),Q.add(s),xt(this.body,a,
c=>j(c,r)),n&&St(s,n),Q.delete(s),this.marks(),this.placeCallout(),this.tip?.settle(),this.showNow(),l&&!(s.contains(l)&&s.contains(this.focused()))&&this.refocus(
l.getAttribute("data-pick"))}get isNext(){return!1}content(){let{frame:t,local:e,words:s,area:r}=this;return[...this.above(),t.cover?U(t,s):E("div.bl-body.bl-si\
ngle#body",{},E("div.bl-left#left",{},P(t,r,e,s)))]}keep(t,e,s){let[r,n]=[this.kept.get(t),this.body.querySelector(`[data-k="${t}"]`)];return this.kept.set(t,e),
!n||!r||e.some((l,a)=>l!==r[a])?s():Object.assign(Et(n),{make:s})}settle(t){}above(){let{frame:t,local:e,words:s}=this,{key:r,do:n}=this.link.kept()??{};return t.
cover&&Object.assign(e,{svg:"",grid:void 0}),[_(t,e,s,r??n??""),G(e,s)]}focused(){return this.root.getRootNode().activeElement}refocus(t){let s=(t?this.root.querySelector(
`[data-pick="${CSS.escape(t.startsWith("less:")?t.slice(5):`less:${t}`)}"]`):null)??(t?this.root.querySelector(".bl-stk button, .bl-asks button"):null)??this.root.
querySelector('[data-do="reveal"]')??this.cell()??this.root;this.focusOn(s)}cell(){return this.root.querySelector('[role="gridcell"][tabindex="0"]')}focusOn(t){
t!==this.focused()&&t?.focus({preventScroll:!0})}leaves(t,e){for(let s=t.hasAttribute("data-k")?t:null;s;s=s.parentElement?.closest("[data-k]")??null){let r=e.querySelector(
`[data-k="${CSS.escape(s.getAttribute("data-k")??"")}"]`);if(r)return s!==t&&!r.hasAttribute("data-same")}return!1}showNow(){}marks(){let t=this.focused(),e=t?.
closest?.(".bl-rline")??null,s=this.over?.line??(e&&this.root.contains(e)?Number(e.getAttribute("data-line")):this.local.walk),r=this.frame.receipt?.lines[s];s>=
0&&s===this.frame.receipt?.at||F(this.root,r?.places??[],r?.focus??[]);let l=t?.getAttribute?.("role")==="gridcell"&&this.root.contains(t)?t.getAttribute("data-\
place"):"";for(let c of this.root.querySelectorAll(".bl-hit.bl-at, .bl-hit.bl-over"))c.classList.remove("bl-at","bl-over");for(let c of k(this.root,this.keys?l:
""))c.classList.add("bl-at");for(let c of k(this.root,this.over?.place))c.classList.add("bl-over");let a=new Set(this.frame.pick?.sources);for(let c of this.root.
querySelectorAll(".bl-hit"))c.classList.toggle("bl-source",a.has(c.getAttribute("data-place")??""))}onOver(t){let e=t?.target.closest?.(".bl-rline")?.getAttribute(
"data-line")??null,s=t?.target.closest?.("[data-place]")?.getAttribute("data-place")??null;e===(this.over?.line?.toString()??null)&&s===(this.over?.place??null)||
(this.over={line:e===null?void 0:Number(e),place:s},this.marks())}under(t){return{place:t.closest("[data-place]")?.getAttribute("data-place"),target:t.closest("\
[data-do]"),rev:this.frame.rev}}onClick({place:t,target:e,rev:s},r){if(this.meant=s,t){this.pickPlace(t);let n=this.root.querySelector(`[role=gridcell][data-pla\
ce="${CSS.escape(this.local.at)}"]`);n?.setAttribute("tabindex","0"),this.focusOn(n)}else e&&!e.matches("select")&&this.act(e,r);this.meant=-1}take(t){let{pick:e,
cover:s}=this.frame,r=t.closest("[data-place]")?.getAttribute("data-place")??"",n=r?null:t.closest("[data-drag]");if(s||!(n||e?.sources?.includes(r)))return null;
if(n?.getAttribute("data-drag")==="count")return this.takeCounted(n);let l=n?.getAttribute("data-pick")??r,a=()=>this.afterwards(()=>this.frame.pick?.keys.length&&
this.ask("cancel"));return{look:n?Z(n):D(this.root,r),taken:()=>!e?.keys.includes(l)&&this.onClick({place:r,target:n,rev:this.frame.rev},new Event("drag")),cancelled:a,
dropped:(c,f)=>{let d=c.closest("[data-place]")?.getAttribute("data-place"),i=d?null:c.closest('[data-do="pick"][data-pick]');if(d===l||!d&&!i||c.closest("[data\
-pick]")?.getAttribute("data-pick")===l)return a();this.afterwards(()=>{(!d||this.frame.pick?.targets.length)&&this.onClick({place:d,target:i,rev:this.frame.rev},
f)})}}}takeCounted(t){let e=t.closest(".bl-slot");return{look:Z(t),dropped:(s,r)=>{let n=s.closest(":is(.bl-asks, .bl-hand) .bl-slot, .bl-asks, .bl-hand");n&&n!==
e&&!n.contains(e)&&this.onClick({place:"",target:t,rev:this.frame.rev},r)}}}afterwards(t){this.link.waiting.size?this.next=t:t()}explain(t,e){this.whenTold(()=>this.
speak(this.frame.board?.says[t]??""))}pickPlace(t){this.local.at=t;for(let e of k(this.root,t))e.classList.add("bl-press");this.ask("pick",{key:t})}act(t,e){let{
local:s,frame:r}=this,n=t.getAttribute("data-do")??"",l=Number(t.getAttribute("data-at")??0),a=t.getAttribute("data-pick")??"";if(n==="help")s.help=!s.help;else if(n===
"letters")s.letters=!s.letters;else if(n==="unnotice")s.notice=s.about="";else if(n==="uncopy")s.copy="";else if(n==="unrefuse")s.hidden=r.rev;else{if(n==="big")
return this.enlarge(!s.big);if(n==="retry")return this.link.retry();if(n==="facts")e.preventDefault(),s.facts=!s.facts,this.listenUp();else{let c=t.hasAttribute(
"data-fresh");n==="pick"&&c&&(s.row=a,t.setAttribute("tabindex","0")),t.classList.add("bl-press");let f=t.getAttribute("data-first");return f&&this.ask(n,{key:f,
fresh:!0}),this.ask(n,n==="pick"?{key:a,fresh:c&&!f}:a?{key:a}:{at:l})}}this.draw()}enlarge(t){let{root:e,local:s}=this,r=e.parentElement,n=this.focused();s.big=
t,r&&(r.style.minHeight=t?`${r.getBoundingClientRect().height}px`:""),e.classList.toggle("bl-big",t),t&&e.setAttribute("popover","manual"),t?e.showPopover?.():e.
hasAttribute("popover")&&(e.hidePopover?.(),e.removeAttribute("popover")),this.draw(),e.contains(n)&&n.focus({preventScroll:!0})}onAnswer(t,e){for(let r of this.
root.querySelectorAll(".bl-press"))r.classList.remove("bl-press");let{next:s}=this;if(this.next=void 0,s&&t.answer!=="no"&&t.answer!=="stale"&&s(),/copy|link/.test(
e.do)&&t.answer==="done")return this.copy(t.text,e.do==="copy_verdict"?this.words.copied_verdict:this.words.copied);if(e.do==="what"&&t.answer==="done")return this.
tip?.heard(e.key??"",t.text);t.text&&(e.do==="here"||t.answer!=="done")&&(Object.assign(this.local,{notice:t.text,about:e.key&&S(this.root,e.key)?e.key:""}),this.
speak(t.text,t.answer!=="done"),this.draw())}async copy(t,e){try{await navigator.clipboard.writeText(t),this.speak(e),this.local.copy=v+e}catch{this.local.copy=
t}this.draw()}onLink(t){this.local.link=t,this.loud.textContent="",/asleep|ended/.test(t)?this.speak(this.words[t],!0):/^$|busy/.test(t)&&this.speak(this.words[t||
"awake"]),this.draw()}};function Z(o){let t=o.querySelector(".bl-art, .bl-ic")??o.querySelector(".bl-nm, span")??o,{width:e,height:s}=t.getBoundingClientRect(),
r=t.cloneNode(!0);return r.setAttribute("style",`width:${e}px;height:${s}px`),r}var Ht=vt((...o)=>new M(...o).start());export{v as DONE,M as View,W as callout,It as copied,U as cover,Ht as default,j as glide,G as help,k as hits,J as keydown,F as light,dt as noticed,q as onDrag,D as pieceAt,
B as placeCallout,R as redrawn,S as spotOf,w as stand,V as standing,_ as strips,P as surface};

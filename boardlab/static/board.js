import{picture as $,same as C}from"./common.js";var H=/^<g data-layer=/,Q='<svg xmlns="http://www.w3.org/2000/svg">';function O(o){let t=o.split(`
`),e=t.findIndex(r=>H.test(r)),s=t.slice(0,e).filter(r=>!r.startsWith("<title>")).join(`
`),n=[];for(let r of t.slice(e))H.test(r)?n.push({name:r,lines:[]}):r!=="</g>"&&r!=="</svg>"&&r&&n.at(-1)?.lines.push(r);return{head:s,layers:n}}function K(o,t,e){
return e&&t&&X(O(o),O(t),e)||$(o)}function X(o,t,e){let s=[...e.children].filter(a=>a.hasAttribute("data-layer"));if(!(o.head===t.head&&o.layers.length===s.length&&
s.length>0)||o.layers.some(({name:a},u)=>a!==t.layers[u]?.name)||s.some((a,u)=>a.childElementCount!==t.layers[u].lines.length))return null;let r=0,l=[],i=s.map(
(a,u)=>{let b=new Map;for(let[p,g]of[...a.children].entries()){delete g.known;let h=t.layers[u].lines[p];b.get(h)?.push(g)??b.set(h,[g])}return o.layers[u].lines.
map(p=>{let g=b.get(p)?.shift();return g?C(g,`=${r++}`):l.push(p)-1})}),d=l.length?[...$(`${Q}${l.join("")}</svg>`)?.children??[]]:[];if(d.length!==l.length)return null;
let f=e.cloneNode(!1);for(let a of e.children){let u=s.indexOf(a);if(u<0)f.append(C(a));else{let b=a.cloneNode(!1);b.append(...i[u].map(p=>typeof p=="number"?d[p]:
p)),f.append(b)}}return f}import{button as R,h as c}from"./common.js";import{icon as q}from"./common.js";import{ruled as Z}from"./common.js";var tt=240;function N(o,t,e,s,n){let r=o.board;if(!r)return null;let l=e.svg?e.root?.querySelector(".bl-surface > svg")??null:
null,i=r.svg?l&&r.svg===e.svg?c("svg",{"data-same":!0}):K(r.svg,e.svg,l):null;return i?.setAttribute("data-k","picture"),e.svg=r.svg,c("div.bl-surface#surface",
{class:!i&&"bl-astext"},i,st(o,t,e,!i),n,(!i||e.facts)&&et(r,!!i,s))}var et=(o,t,e)=>c("section.bl-facts#facts",{role:"group","aria-label":e.facts,tabindex:t?0:
null},t&&c("b",{},e.facts),t&&R({class:"bl-x","aria-label":e.close,"data-do":"facts"},q(e,"close")),c("ul",{},...o.facts.map(s=>c("li",{},s))));function st(o,t,e,s){
let n=o.board,r=new Set(o.pick?.keys.length?o.pick.targets:[]),l=new Set(o.pick?.keys??[]),i=new Set(o.question?o.pick?.targets:[]),d=t.rows[0]?.find(b=>i.has(b))??
t.rows[0]?.[0]??"",f=n.says[e.at]?e.at:d,a=e.grid?.area===t&&e.grid.seen===s?e.grid.cells:new Map,u=new Map;return e.grid={area:t,seen:s,cells:u},c("div.bl-grid\
#grid",{class:!s&&"bl-unseen",role:"grid","aria-label":n.label},...t.rows.map(b=>{let p=!1,g=b.map(h=>{let M={class:[l.has(h)&&"bl-picked",r.has(h)&&"bl-target",
o.refused?.tried===h&&"bl-barred"].filter(Boolean).join(" "),tabindex:h===f?0:-1,"aria-label":n.says[h],"aria-selected":l.has(h)&&"true"},A=s?[n.names?.[h]??h,n.
stands[h]??"·"]:[],T=[...Object.values(M),...A].join(`
`);return u.set(h,T),a.get(h)===T?c("span",{"data-same":!0}):(p=!0,c("span",{role:"gridcell","data-place":h,...M},s&&c("small",{"aria-hidden":"true"},A[0]),s&&c(
"b",{"aria-hidden":"true"},A[1])))});return p?c("div",{role:"row"},...g):c("div",{"data-same":!0})}))}var L=(o,t)=>y(o,t).at(-1)??[...o.querySelectorAll(`[data-\
pick="${CSS.escape(t)}"]`)].find(e=>e.getClientRects().length);function W(o,t,e,s){let n=t.hidden===o.rev?null:o.refused,r=t.about&&t.notice;return!n&&!r?null:c(
"div.bl-callout#callout",{},R({class:"bl-x","aria-label":e.close,"data-do":r?"unnotice":"unrefuse"},q(e,"close")),r?c("p",{},c("b",{},r)):n?.reasons.map((l,i)=>c(
"p",{},i===0?c("b",{},l.text):l.text," ",Z(l))),s)}function V(o,t){let e=o.querySelector(".bl-callout");if(!e)return;let s=t&&L(o,t);if(e.classList.toggle("bl-a\
side",!s),!s)return;let n=o.getBoundingClientRect(),r=(s.closest(".bl-surface, .bl-st-text, .bl-st-side, .bl-rim")??o).getBoundingClientRect(),l=s.getBoundingClientRect(),
i=l.left+l.width/2-n.left,d=e.offsetWidth,f=Math.max(8,Math.min(n.width-d-8,i-d/2)),a=l.top-n.top-e.offsetHeight-10,u=l.bottom-n.top+10,p=l.top+l.height/2<r.top+
r.height/2?a<0:u+e.offsetHeight<r.bottom-n.top;e.classList.toggle("bl-below",p),e.style.setProperty("--tip",`${Math.round(Math.max(14,Math.min(d-14,i-f)))}px`),
e.style.left=`${Math.round(f)}px`,e.style.top=`${Math.round(Math.max(4,p?u:a))}px`}function y(o,t){return t?[...o.querySelectorAll(`.bl-hit[data-place="${CSS.escape(
t)}"]`)]:[]}function j(o){let t=new Map;for(let e of o.querySelectorAll("svg [data-key]")){let s=e.style;s?.transform&&t.set(e.getAttribute("data-key")??"",s.transform)}
return t}function B(o,t){let e=o.getAttribute("data-from"),s=o.getAttribute("data-key")??"";if(!e||t.has(s))return;let n=t.get(s.slice(0,s.lastIndexOf("@")+1)+e),
r=o.style.transform;!n||!r||o.closest("[data-bl-calm]")||o.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches||o.animate?.([{transform:n},
{transform:r}],{duration:tt,easing:"cubic-bezier(.3,.7,.3,1)"})}function F(o,t,e){let s=o.querySelector(".bl-surface > svg"),n=new Set(t);if(!(!s||!n.size&&!s.classList.
contains("bl-dimmed"))){s.classList.toggle("bl-dimmed",n.size>0);for(let r of s.querySelectorAll("[data-key]")){let l=r.getAttribute("data-key")??"",i=l.slice(Math.
max(l.lastIndexOf("@"),l.lastIndexOf(":"))+1);r.classList.toggle("bl-dim",n.size>0&&!n.has(i))}for(let r of s.querySelectorAll(".bl-hit")){let l=r.getAttribute(
"data-place")??"";r.classList.toggle("bl-lit",n.has(l)),r.classList.toggle("bl-focus",e.includes(l))}}}import{button as v,h as m}from"./common.js";import{token as ot}from"./common.js";import{strip as E,tool as _}from"./common.js";var w=`
`;function qt(o,t){let{copy:e}=o,s=e.startsWith(w);return e&&E("copy",s?e.slice(w.length):t.copy_failed,!s&&m("input",{readonly:!0,value:e,"aria-label":t.copy}),
_(t,"close",t.close,{"data-do":"uncopy"}))}var rt=(o,t)=>o.notice&&!o.about&&E("notice",o.notice,_(t,"close",t.close,{"data-do":"unnotice"}));function D(o,t,e,s){
return[m("div.bl-over#over",{},m("div",{},t.link&&E("link",e[t.link].replace("{pick}",s||"–"),/asleep|gone/.test(t.link)&&v({class:"bl-main","data-do":"retry"},
e.reconnect)),!t.below&&rt(t,e))),o.notes.map((n,r)=>E(`note${r}`,n))]}function P(o,t){if(!o.help)return null;let e=t.keys.split(`
`).map(s=>s.split("	"));return m("section.bl-help#helpbox",{role:"group","aria-label":t.help},m("dl",{},...e.map(([s,n])=>m("div",{},m("dt",{},...s.split(" ").map(
r=>m("kbd",{},r))),m("dd",{},n)))),v({class:"bl-check",role:"switch","data-do":"letters","aria-checked":String(o.letters)},m("i",{"aria-hidden":"true"}),t.letters))}
function U(o,t){return o.cover?m("div.bl-cover#cover",{},ot(t,o.cover.seat,72),m("b",{},o.cover.says),m("p",{},o.cover.note),v({class:"bl-main","data-do":"revea\
l"},o.cover.button)):null}import{letterOf as nt}from"./common.js";var z={ArrowLeft:["left"],ArrowRight:["right"],ArrowUp:["up","up-right","up-left"],ArrowDown:["down","down-left","down-r\
ight"],Home:["up-left"],PageUp:["up-right"],End:["down-left"],PageDown:["down-right"]};function Y(o,t){if(t.stopPropagation(),o.byKeys(!0),t.code==="Tab"||t.metaKey||
t.altKey)return;let e=t.target;if(e.matches("input, select"))return;(dt(o,t,e)||lt(o,t,e))&&t.preventDefault()}function lt(o,t,e){if(t.code==="Escape")return ct(
o,e);if(e.getAttribute("role")==="gridcell")return it(o,t,e);let s=e.closest(".bl-acts")??e.closest('.bl-lines, [role="tablist"], .bl-mainline, .bl-items');return!!s&&
at(t,e,s)}function it(o,t,e){let s=e.getAttribute("data-place")??"",{rows:n,near:r}=o.area,l=n.find(a=>a.includes(s))??[s],i=r[s]??{},d=t.code.replace(/Digit|Numpad/,
""),f=t.ctrlKey||!Object.keys(i).join().includes("-");if(t.code==="Enter"||t.code==="Space"||t.code==="NumpadEnter")o.pickPlace(s);else if(i[d])x(o,i[d]);else if(z[t.
code]&&!(f&&/^[EHP]/.test(t.code)))x(o,i[z[t.code].find(a=>i[a])??""]??s);else if(t.code==="Home")x(o,t.ctrlKey?n[0][0]:l[0]);else if(t.code==="End")x(o,t.ctrlKey?
n.at(-1).at(-1):l.at(-1));else return!1;return!0}function x(o,t){let e=[...o.root.querySelectorAll('[role="gridcell"]')],s=e.find(n=>n.getAttribute("data-place")===
t);if(s){for(let n of e)n.setAttribute("tabindex",n===s?"0":"-1");o.local.at=t,s.focus({preventScroll:!0}),y(o.root,t)[0]?.scrollIntoView?.({block:"nearest"})}}
function at(o,t,e){let s=[...e.querySelectorAll("[tabindex]")],n=s.indexOf(t),r={ArrowLeft:n-1,ArrowUp:n-1,ArrowRight:n+1,ArrowDown:n+1,Home:0,End:s.length-1}[o.
code];if(n<0||r===void 0)return!1;let l=s[Math.max(0,Math.min(s.length-1,r))];for(let i of s)i.setAttribute("tabindex",i===l?"0":"-1");return l.focus(),l.getAttribute(
"role")==="tab"&&l.click(),!0}function ct(o,t){let{frame:e,local:s,root:n}=o,r=o.tip?.hide();if(r&&o.tip?.aloud)return!0;if(s.help)s.help=!1,o.draw();else if(s.
big)o.enlarge(!1);else if(e.pick?.keys.length||e.refused&&s.hidden!==e.rev)o.ask("cancel");else{if(r)return!0;if(t!==n)n.focus({preventScroll:!0}),o.speak(o.words.
left_board);else{let l=n.parentElement?.closest("[tabindex]")??null;l?l.focus({preventScroll:!0}):n.blur()}}return!0}function dt(o,t,e){if(t.key==="?")return o.
local.help=!o.local.help,o.draw(),!0;let s=ut[nt(t)];return t.ctrlKey||!o.local.letters||!s?!1:(s(o,e.getAttribute("data-place")||o.local.at||o.area.rows[0]?.[0]||
"",t.shiftKey,e),!0)}var ut={F:o=>o.enlarge(!o.local.big),U:o=>o.ask("undo"),Y:o=>o.ask("redo"),W:(o,t)=>o.whenTold(()=>I(o,o.frame.board?.says[t]??"")),I:(o,t,e,s)=>o.
explain(t,s),D:(o,t)=>o.ask("here",{key:t}),C:o=>o.speak(o.frame.told),P:o=>I(o,[...o.frame.pick?.path??[],o.frame.pick?.prompt??o.frame.turn.says].join(", ")),
R:(o,t)=>o.whenTold(()=>{let{says:e={},stands:s={}}=o.frame.board??{},n=o.area.rows.find(r=>r.includes(t))??[];o.speak(G(n.filter(r=>s[r]).map(r=>e[r]),o.words)||
o.words.row_empty)}),S:o=>{let{receipt:t,players:e}=o.frame;if(!t)return o.speak(o.words.no_lines);let{tab:s}=o.local,n=t.lines.filter(({seat:r})=>r<0||r===s).map(
({says:r})=>r);t.totals.length&&n.unshift(`${e[s].name}: ${t.totals[s]}`),o.speak(G(n,o.words))},G:(o,t,e)=>o.walkBy?.(e?-1:1),N:(o,t,e)=>{let s=o.area.rows.flat(),
n=s.filter(i=>o.frame.pick?.targets.includes(i));if(!n.length)return o.speak(o.words.no_target);let r=s.indexOf(t),l=n.filter(i=>e?s.indexOf(i)<r:s.indexOf(i)>r);
return x(o,e?l.at(-1)??n.at(-1):l[0]??n[0])}};function I(o,t){let e=t||o.words.no_target;o.speak(e),Object.assign(o.local,{notice:e,about:""}),o.draw()}var ht=115;
function G(o,t){let e="";for(let[s,n]of o.entries()){let r=e?`${e}; ${n}`:n;if(e&&r.length>ht)return`${e}; ${t.and_more.replace("{n}",String(o.length-s))}`;e=r}
return e}import{Link as ft}from"./common.js";import{h as k,same as pt,sync as mt}from"./common.js";import{drawing as J,keepFocus as bt,onResize as gt}from"./common.js";import{
shownBy as yt}from"./common.js";import{land as kt,pieces as xt}from"./help.js";import{onPress as Et}from"./common.js";import{dress as wt}from"./common.js";var At=400,S=class{constructor(t,e,s){
this.model=t,this.signal=s,this.local={at:"",row:"",tab:-1,walk:-1,step:-1,help:!1,facts:!1,bill:!1,rung:"",rungs:!1,branches:!1,big:!1,watching:!1,calm:!1,letters:!0,
link:"",notice:"",about:"",copy:"",hidden:-1,svg:""},this.root=k("section.bl-study",{tabindex:-1,role:"group"}),this.local.root=this.root,this.body=k("div.bl-al\
l",{}),this.polite=k("div.bl-unseen",{role:"status","aria-live":"polite"}),this.loud=k("div.bl-unseen",{role:"alert","aria-live":"assertive"}),this.root.append(
this.body,this.polite,this.loud),e.append(this.root),this.link=new ft(t,s,{onAnswer:(n,r)=>this.onAnswer(n,r),onLink:n=>this.onLink(n)}),this.spoken=-1,this.tip=
void 0,this.keys=!1,this.kept=new Map,this.told=[],this.rest=void 0,this.meant=-1}start(){return bt(this.root,this.signal,()=>this.refocus()),this.listen(),wt(this.
root,this.signal),this.draw(),this.root.setAttribute("data-ready","1"),this}get frame(){return this.model.get("frame")}get words(){return this.model.get("words")}get area(){
return this.model.get("area")}listen(){let{root:t,signal:e}=this,s=()=>this.changed();e.addEventListener("abort",()=>clearTimeout(this.rest)),this.model.on("cha\
nge:frame",s),e.addEventListener("abort",()=>this.model.off("change:frame",s));let n=(r,l)=>t.addEventListener(r,l,{signal:e});Et(t,e,r=>this.under(r),(r,l)=>this.
onClick(r,l)),n("change",r=>r.target.matches("select")&&this.ask("seat",{at:Number(r.target.value)})),n("keydown",r=>this.onKey(r)),n("keyup",()=>this.byKeys(!0)),
n("pointerdown",()=>this.byKeys(!1)),n("focusin",()=>this.marks()),n("focusout",()=>this.marks()),n("pointerover",r=>this.onOver(r)),n("pointerleave",()=>this.onOver(
null)),gt(t,e,()=>this.onResize()),t.addEventListener("scroll",()=>this.placeCallout(),{signal:e,capture:!0,passive:!0})}onKey(t){Y(this,t)}onResize(){this.placeCallout()}placeCallout(){
V(this.root,this.local.about||this.frame.refused?.tried)}instead(){return null}byKeys(t){t!==this.keys&&(this.keys=t,this.marks(),this.listenUp())}ask(t,e){this.
local.notice=this.local.about=this.local.copy=this.loud.textContent="",this.link.send(t,this.meant<0?this.frame.rev:this.meant,e)}changed(){let{frame:t,local:e}=this;
t.rev!==this.spoken&&Object.assign(e,{walk:t.receipt?.at??-1,step:-1,hidden:-1});let s=t.by===this.link.client;t.cover&&(e.notice=e.about=e.copy=this.polite.textContent=
this.loud.textContent=""),t.rev!==this.spoken&&(s||!t.by)&&(this.speak(t.says),s&&t.alert&&this.speak(t.alert,!0)),this.spoken=t.rev,this.draw(),this.listenUp()}get isTold(){
let{board:t,rev:e}=this.frame;return!t||t.said===void 0||t.said===e}listenUp(){if(clearTimeout(this.rest),this.isTold)for(let t of this.told.splice(0))t();else this.
keys||this.local.facts||this.told.length?this.link.whisper("places"):this.rest=setTimeout(()=>this.link.whisper("places"),At)}whenTold(t){return this.isTold||this.
local.link?t():(this.told.push(t),this.listenUp())}speak(t,e=!1){let s=e?this.loud:this.polite;t&&(s.textContent=s.textContent===t?`${t} `:t)}draw(){let{frame:t,
local:e,root:s}=this;e.tab<0&&(e.tab=Math.max(0,t.turn.seat));let n=j(s),r=this.isNext&&xt(s),l=s.contains(this.focused())?this.focused():null;s.lang!==t.lang&&
(s.lang=t.lang),s.setAttribute("aria-label",t.label);let i=k("div.bl-all",{class:e.link&&"bl-silent"},...this.content(),!t.cover&&W(t,e,this.words,this.instead()));
this.settle(i),l&&this.leaves(l,i)&&this.focusOn(this.cell()),J.add(s),mt(this.body,i,d=>B(d,n)),r&&kt(s,r),J.delete(s),this.marks(),this.placeCallout(),this.tip?.
settle(),this.showNow(),l&&!(s.contains(l)&&s.contains(this.focused()))&&this.refocus(l.getAttribute("data-pick"))}get isNext(){return!1}content(){let{frame:t,local:e,
words:s,area:n}=this;return[...this.above(),t.cover?U(t,s):k("div.bl-body.bl-single#body",{},k("div.bl-left#left",{},N(t,n,e,s)))]}keep(t,e,s){let[n,r]=[this.kept.
get(t),this.body.querySelector(`[data-k="${t}"]`)];return this.kept.set(t,e),!r||!n||e.some((l,i)=>l!==n[i])?s():Object.assign(pt(r),{make:s})}settle(t){}above(){
let{frame:t,local:e,words:s}=this,{key:n,do:r}=this.link.kept()??{};return t.cover&&Object.assign(e,{svg:"",grid:void 0}),[D(t,e,s,n??r??""),P(e,s)]}focused(){return this.
root.getRootNode().activeElement}refocus(t){let s=(t?this.root.querySelector(`[data-pick="${CSS.escape(t.startsWith("less:")?t.slice(5):`less:${t}`)}"]`):null)??
(t?this.root.querySelector(".bl-stk button, .bl-asks button"):null)??this.root.querySelector('[data-do="reveal"]')??this.cell()??this.root;this.focusOn(s)}cell(){
return this.root.querySelector('[role="gridcell"][tabindex="0"]')}focusOn(t){t!==this.focused()&&t?.focus({preventScroll:!0})}leaves(t,e){for(let s=t.hasAttribute(
"data-k")?t:null;s;s=s.parentElement?.closest("[data-k]")??null){let n=e.querySelector(`[data-k="${CSS.escape(s.getAttribute("data-k")??"")}"]`);if(n)return s!==
t&&!n.hasAttribute("data-same")}return!1}showNow(){}marks(){let t=this.focused(),e=t?.closest?.(".bl-rline")??null,s=this.over?.line??(e&&this.root.contains(e)?
Number(e.getAttribute("data-line")):this.local.walk),n=this.frame.receipt?.lines[s];s>=0&&s===this.frame.receipt?.at||F(this.root,n?.places??[],n?.focus??[]);let l=t?.
getAttribute?.("role")==="gridcell"&&this.root.contains(t)?t.getAttribute("data-place"):"";for(let i of this.root.querySelectorAll(".bl-hit.bl-at, .bl-hit.bl-ov\
er"))i.classList.remove("bl-at","bl-over");for(let i of y(this.root,this.keys?l:""))i.classList.add("bl-at");for(let i of y(this.root,this.over?.place))i.classList.
add("bl-over")}onOver(t){let e=t?.target.closest?.(".bl-rline")?.getAttribute("data-line")??null,s=t?.target.closest?.("[data-place]")?.getAttribute("data-place")??
null;e===(this.over?.line?.toString()??null)&&s===(this.over?.place??null)||(this.over={line:e===null?void 0:Number(e),place:s},this.marks())}under(t){return{place:t.
closest("[data-place]")?.getAttribute("data-place"),target:t.closest("[data-do]"),rev:this.frame.rev}}onClick({place:t,target:e,rev:s},n){if(this.meant=s,t){this.
pickPlace(t);let r=this.root.querySelector(`[role=gridcell][data-place="${CSS.escape(this.local.at)}"]`);r?.setAttribute("tabindex","0"),this.focusOn(r)}else e&&
!e.matches("select")&&this.act(e,n);this.meant=-1}explain(t,e){this.whenTold(()=>this.speak(this.frame.board?.says[t]??""))}pickPlace(t){this.local.at=t;for(let e of y(
this.root,t))e.classList.add("bl-press");this.ask("pick",{key:t})}act(t,e){let{local:s,frame:n}=this,r=t.getAttribute("data-do")??"",l=Number(t.getAttribute("da\
ta-at")??0),i=t.getAttribute("data-pick")??"";if(r==="help")s.help=!s.help;else if(r==="letters")s.letters=!s.letters;else if(r==="unnotice")s.notice=s.about="";else if(r===
"uncopy")s.copy="";else if(r==="unrefuse")s.hidden=n.rev;else{if(r==="big")return this.enlarge(!s.big);if(r==="retry")return this.link.retry();if(r==="facts")e.
preventDefault(),s.facts=!s.facts,this.listenUp();else{let d=t.hasAttribute("data-fresh");r==="pick"&&d&&(s.row=i,t.setAttribute("tabindex","0")),t.classList.add(
"bl-press");let f=t.getAttribute("data-first");return f&&this.ask(r,{key:f,fresh:!0}),this.ask(r,r==="pick"?{key:i,fresh:d&&!f}:i?{key:i}:{at:l})}}this.draw()}enlarge(t){
let{root:e,local:s}=this,n=e.parentElement,r=this.focused();s.big=t,n&&(n.style.minHeight=t?`${n.getBoundingClientRect().height}px`:""),e.classList.toggle("bl-b\
ig",t),t&&e.setAttribute("popover","manual"),t?e.showPopover?.():e.hasAttribute("popover")&&(e.hidePopover?.(),e.removeAttribute("popover")),this.draw(),e.contains(
r)&&r.focus({preventScroll:!0})}onAnswer(t,e){for(let s of this.root.querySelectorAll(".bl-press"))s.classList.remove("bl-press");if(/copy|link/.test(e.do)&&t.answer===
"done")return this.copy(t.text,e.do==="copy_verdict"?this.words.copied_verdict:this.words.copied);if(e.do==="what"&&t.answer==="done")return this.tip?.heard(e.key??
"",t.text);t.text&&(e.do==="here"||t.answer!=="done")&&(Object.assign(this.local,{notice:t.text,about:e.key&&L(this.root,e.key)?e.key:""}),this.speak(t.text,t.answer!==
"done"),this.draw())}async copy(t,e){try{await navigator.clipboard.writeText(t),this.speak(e),this.local.copy=w+e}catch{this.local.copy=t}this.draw()}onLink(t){
this.local.link=t,this.loud.textContent="",/asleep|ended/.test(t)?this.speak(this.words[t],!0):/^$|busy/.test(t)&&this.speak(this.words[t||"awake"]),this.draw()}},
Lt=yt((...o)=>new S(...o).start());export{w as DONE,S as View,W as callout,qt as copied,U as cover,Lt as default,B as glide,P as help,y as hits,Y as keydown,F as light,rt as noticed,V as placeCallout,
K as redrawn,L as spotOf,x as stand,j as standing,D as strips,N as surface};

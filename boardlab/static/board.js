import{picture as $,same as C}from"./common.js";var H=/^<g data-layer=/,tt='<svg xmlns="http://www.w3.org/2000/svg">';function O(s){let t=s.split(`
`),e=t.findIndex(n=>H.test(n)),o=t.slice(0,e).filter(n=>!n.startsWith("<title>")).join(`
`),r=[];for(let n of t.slice(e))H.test(n)?r.push({name:n,lines:[]}):n!=="</g>"&&n!=="</svg>"&&n&&r.at(-1)?.lines.push(n);return{head:o,layers:r}}function q(s,t,e){
return e&&t&&et(O(s),O(t),e)||$(s)}function et(s,t,e){let o=[...e.children].filter(d=>d.hasAttribute("data-layer"));if(!(s.head===t.head&&s.layers.length===o.length&&
o.length>0)||s.layers.some(({name:d},i)=>d!==t.layers[i]?.name)||o.some((d,i)=>d.childElementCount!==t.layers[i].lines.length))return null;let n=0,l=[],a=o.map(
(d,i)=>{let u=new Map;for(let[p,g]of[...d.children].entries()){delete g.known;let h=t.layers[i].lines[p];u.get(h)?.push(g)??u.set(h,[g])}return s.layers[i].lines.
map(p=>{let g=u.get(p)?.shift();return g?C(g,`=${n++}`):l.push(p)-1})}),c=l.length?[...$(`${tt}${l.join("")}</svg>`)?.children??[]]:[];if(c.length!==l.length)return null;
let f=e.cloneNode(!1);for(let d of e.children){let i=o.indexOf(d);if(i<0)f.append(C(d));else{let u=d.cloneNode(!1);u.append(...a[i].map(p=>typeof p=="number"?c[p]:
p)),f.append(u)}}return f}import{h as st}from"./common.js";import{SLIP as ot}from"./common.js";function R(s,t,e){let o,r,n=!1,l=!1,a=s.ownerDocument,c=(i,u,p=!1)=>a.addEventListener(i,u,
{signal:t,capture:p}),f=({clientX:i,clientY:u})=>{let p=s.getRootNode().elementFromPoint(i,u);return s.contains(p)?p:null},d=()=>{let i=r&&o?.held;return r?.remove(),
s.removeAttribute("data-dragging"),o=r=void 0,i};s.addEventListener("pointerdown",i=>{n=!1;let u=i.target,p=i.isPrimary&&i.button===0&&nt(u,i.pointerType)?e(u):
null;l=!!p,o=p?{id:i.pointerId,x:i.clientX,y:i.clientY,held:p}:void 0},{signal:t}),s.addEventListener("touchmove",i=>l&&i.preventDefault(),{signal:t,passive:!1}),
c("pointermove",i=>{if(i.pointerId!==o?.id)return;let{x:u,y:p,held:g}=o;if(!r){if(Math.hypot(i.clientX-u,i.clientY-p)<=ot)return;s.setAttribute("data-dragging",
""),r=s.appendChild(st("div.bl-held",{"aria-hidden":"true"},g.look)),g.taken?.()}let{left:h,top:b}=s.getBoundingClientRect();r.style.transform=`translate(${i.clientX-
h}px,${i.clientY-b}px)`,g.over?.(f(i))}),c("pointerup",i=>{if(i.pointerId!==o?.id)return;let u=d();if(!u)return;n=!0;let p=f(i);p?u.dropped(p,i):u.cancelled?.()}),
c("pointercancel",i=>i.pointerId===o?.id&&d()?.cancelled?.()),c("keydown",i=>{i.key!=="Escape"||!r||(i.preventDefault(),i.stopImmediatePropagation(),d()?.cancelled?.(),
n=!0)},!0),c("click",i=>{!n||!i.detail||(n=!1,i.preventDefault(),i.stopImmediatePropagation())},!0);for(let i of["selectstart","dragstart"])c(i,u=>o&&u.preventDefault())}
function nt(s,t){if(t==="mouse")return!0;for(let e=s;e;e=e.parentElement)if(getComputedStyle(e).touchAction==="none")return!0;return!1}function D(s,t){let e=s.querySelector(
".bl-surface > svg"),o=["@",":"].map(b=>`[data-key$="${b}${CSS.escape(t)}"]`).join(),r=[...e?.querySelectorAll(o)??[]].filter(b=>!b.matches('[data-key^="target:\
"]')).at(-1),n=e?.getScreenCTM?.()?.inverse();if(!e||!r||!n)return null;let{left:l,top:a,right:c,bottom:f,width:d,height:i}=r.getBoundingClientRect(),[u,p]=[new DOMPoint(
l,a),new DOMPoint(c,f)].map(b=>b.matrixTransform(n)),g=e.cloneNode(!1),h=[u.x,u.y,p.x-u.x,p.y-u.y].join(" ");for(let[b,x]of Object.entries({viewBox:h,width:d,height:i}))
g.setAttribute(b,String(x));for(let b of["style","data-k"])g.removeAttribute(b);return g.append(r.cloneNode(!0)),g}import{button as N,h as m}from"./common.js";import{icon as K}from"./common.js";import{ruled as rt}from"./common.js";var lt=240;function P(s,t,e,o,r){let n=s.board;if(!n)return null;let l=e.svg?e.root?.querySelector(".bl-surface > svg")??null:
null,a=n.svg?l&&n.svg===e.svg?m("svg",{"data-same":!0}):q(n.svg,e.svg,l):null;return a?.setAttribute("data-k","picture"),e.svg=n.svg,m("div.bl-surface#surface",
{class:!a&&"bl-astext"},a,at(s,t,e,!a),r,(!a||e.facts)&&it(n,!!a,o))}var it=(s,t,e)=>m("section.bl-facts#facts",{role:"group","aria-label":e.facts,tabindex:t?0:
null},t&&m("b",{},e.facts),t&&N({class:"bl-x","aria-label":e.close,"data-do":"facts"},K(e,"close")),m("ul",{},...s.facts.map(o=>m("li",{},o))));function at(s,t,e,o){
let r=s.board,n=new Set(s.pick?.keys.length?s.pick.targets:[]),l=new Set(s.pick?.keys??[]),a=new Set(s.question?s.pick?.targets:[]),c=t.rows[0]?.find(u=>a.has(u))??
t.rows[0]?.[0]??"",f=r.says[e.at]?e.at:c,d=e.grid?.area===t&&e.grid.seen===o?e.grid.cells:new Map,i=new Map;return e.grid={area:t,seen:o,cells:i},m("div.bl-grid\
#grid",{class:!o&&"bl-unseen",role:"grid","aria-label":r.label},...t.rows.map(u=>{let p=!1,g=u.map(h=>{let b={class:[l.has(h)&&"bl-picked",n.has(h)&&"bl-target",
s.refused?.tried===h&&"bl-barred"].filter(Boolean).join(" "),tabindex:h===f?0:-1,"aria-label":r.says[h],"aria-selected":l.has(h)&&"true"},x=o?[r.names?.[h]??h,r.
stands[h]??"·"]:[],T=[...Object.values(b),...x].join(`
`);return i.set(h,T),d.get(h)===T?m("span",{"data-same":!0}):(p=!0,m("span",{role:"gridcell","data-place":h,...b},o&&m("small",{"aria-hidden":"true"},x[0]),o&&m(
"b",{"aria-hidden":"true"},x[1])))});return p?m("div",{role:"row"},...g):m("div",{"data-same":!0})}))}var S=(s,t)=>k(s,t).at(-1)??[...s.querySelectorAll(`[data-\
pick="${CSS.escape(t)}"]`)].find(e=>e.getClientRects().length);function W(s,t,e,o){let r=t.hidden===s.rev?null:s.refused,n=t.about&&t.notice;return!r&&!n?null:m(
"div.bl-callout#callout",{},N({class:"bl-x","aria-label":e.close,"data-do":n?"unnotice":"unrefuse"},K(e,"close")),n?m("p",{},m("b",{},n)):r?.reasons.map((l,a)=>m(
"p",{},a===0?m("b",{},l.text):l.text," ",rt(l))),o)}function j(s,t){let e=s.querySelector(".bl-callout");if(!e)return;let o=t&&S(s,t);if(e.classList.toggle("bl-\
aside",!o),!o)return;let r=s.getBoundingClientRect(),n=(o.closest(".bl-surface, .bl-st-text, .bl-st-side, .bl-rim")??s).getBoundingClientRect(),l=o.getBoundingClientRect(),
a=l.left+l.width/2-r.left,c=e.offsetWidth,f=Math.max(8,Math.min(r.width-c-8,a-c/2)),d=l.top-r.top-e.offsetHeight-10,i=l.bottom-r.top+10,p=l.top+l.height/2<n.top+
n.height/2?d<0:i+e.offsetHeight<n.bottom-r.top;e.classList.toggle("bl-below",p),e.style.setProperty("--tip",`${Math.round(Math.max(14,Math.min(c-14,a-f)))}px`),
e.style.left=`${Math.round(f)}px`,e.style.top=`${Math.round(Math.max(4,p?i:d))}px`}function k(s,t){return t?[...s.querySelectorAll(`.bl-hit[data-place="${CSS.escape(
t)}"]`)]:[]}function B(s){let t=new Map;for(let e of s.querySelectorAll("svg [data-key]")){let o=e.style;o?.transform&&t.set(e.getAttribute("data-key")??"",o.transform)}
return t}function V(s,t){let e=s.getAttribute("data-from"),o=s.getAttribute("data-key")??"";if(!e||t.has(o))return;let r=t.get(o.slice(0,o.lastIndexOf("@")+1)+e),
n=s.style.transform;!r||!n||s.closest("[data-bl-calm]")||s.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches||s.animate?.([{transform:r},
{transform:n}],{duration:lt,easing:"cubic-bezier(.3,.7,.3,1)"})}function F(s,t,e){let o=s.querySelector(".bl-surface > svg"),r=new Set(t);if(!(!o||!r.size&&!o.classList.
contains("bl-dimmed"))){o.classList.toggle("bl-dimmed",r.size>0);for(let n of o.querySelectorAll("[data-key]")){let l=n.getAttribute("data-key")??"",a=l.slice(Math.
max(l.lastIndexOf("@"),l.lastIndexOf(":"))+1);n.classList.toggle("bl-dim",r.size>0&&!r.has(a))}for(let n of o.querySelectorAll(".bl-hit")){let l=n.getAttribute(
"data-place")??"";n.classList.toggle("bl-lit",r.has(l)),n.classList.toggle("bl-focus",e.includes(l))}}}import{button as L,h as y}from"./common.js";import{token as ct}from"./common.js";import{strip as A,tool as I}from"./common.js";var v=`
`;function It(s,t){let{copy:e}=s,o=e.startsWith(v);return e&&A("copy",o?e.slice(v.length):t.copy_failed,!o&&y("input",{readonly:!0,value:e,"aria-label":t.copy}),
I(t,"close",t.close,{"data-do":"uncopy"}))}var dt=(s,t)=>s.notice&&!s.about&&A("notice",s.notice,I(t,"close",t.close,{"data-do":"unnotice"}));function _(s,t,e,o){
return[y("div.bl-over#over",{},y("div",{},t.link&&A("link",e[t.link].replace("{pick}",o||"–"),/asleep|gone/.test(t.link)&&L({class:"bl-main","data-do":"retry"},
e.reconnect)),!t.below&&dt(t,e))),s.notes.map((r,n)=>A(`note${n}`,r))]}function U(s,t){if(!s.help)return null;let e=t.keys.split(`
`).map(o=>o.split("	"));return y("section.bl-help#helpbox",{role:"group","aria-label":t.help},y("dl",{},...e.map(([o,r])=>y("div",{},y("dt",{},...o.split(" ").map(
n=>y("kbd",{},n))),y("dd",{},r)))),L({class:"bl-check",role:"switch","data-do":"letters","aria-checked":String(s.letters)},y("i",{"aria-hidden":"true"}),t.letters))}
function z(s,t){return s.cover?y("div.bl-cover#cover",{},ct(t,s.cover.seat,72),y("b",{},s.cover.says),y("p",{},s.cover.note),L({class:"bl-main","data-do":"revea\
l"},s.cover.button)):null}import{letterOf as ut}from"./common.js";var G={ArrowLeft:["left"],ArrowRight:["right"],ArrowUp:["up","up-right","up-left"],ArrowDown:["down","down-left","down-r\
ight"],Home:["up-left"],PageUp:["up-right"],End:["down-left"],PageDown:["down-right"]};function J(s,t){if(t.stopPropagation(),s.byKeys(!0),t.code==="Tab"||t.metaKey||
t.altKey)return;let e=t.target;if(e.matches("input, select"))return;(gt(s,t,e)||pt(s,t,e))&&t.preventDefault()}function pt(s,t,e){if(t.code==="Escape")return mt(
s,e);if(e.getAttribute("role")==="gridcell")return ft(s,t,e);let o=e.closest(".bl-acts")??e.closest('.bl-lines, [role="tablist"], .bl-mainline, .bl-items');return!!o&&
ht(t,e,o)}function ft(s,t,e){let o=e.getAttribute("data-place")??"",{rows:r,near:n}=s.area,l=r.find(d=>d.includes(o))??[o],a=n[o]??{},c=t.code.replace(/Digit|Numpad/,
""),f=t.ctrlKey||!Object.keys(a).join().includes("-");if(t.code==="Enter"||t.code==="Space"||t.code==="NumpadEnter")s.pickPlace(o);else if(a[c])w(s,a[c]);else if(G[t.
code]&&!(f&&/^[EHP]/.test(t.code)))w(s,a[G[t.code].find(d=>a[d])??""]??o);else if(t.code==="Home")w(s,t.ctrlKey?r[0][0]:l[0]);else if(t.code==="End")w(s,t.ctrlKey?
r.at(-1).at(-1):l.at(-1));else return!1;return!0}function w(s,t){let e=[...s.root.querySelectorAll('[role="gridcell"]')],o=e.find(r=>r.getAttribute("data-place")===
t);if(o){for(let r of e)r.setAttribute("tabindex",r===o?"0":"-1");s.local.at=t,o.focus({preventScroll:!0}),k(s.root,t)[0]?.scrollIntoView?.({block:"nearest"})}}
function ht(s,t,e){let o=[...e.querySelectorAll("[tabindex]")],r=o.indexOf(t),n={ArrowLeft:r-1,ArrowUp:r-1,ArrowRight:r+1,ArrowDown:r+1,Home:0,End:o.length-1}[s.
code];if(r<0||n===void 0)return!1;let l=o[Math.max(0,Math.min(o.length-1,n))];for(let a of o)a.setAttribute("tabindex",a===l?"0":"-1");return l.focus(),l.getAttribute(
"role")==="tab"&&l.click(),!0}function mt(s,t){let{frame:e,local:o,root:r}=s,n=s.tip?.hide();if(n&&s.tip?.aloud)return!0;if(o.help)o.help=!1,s.draw();else if(o.
big)s.enlarge(!1);else if(e.pick?.keys.length||e.refused&&o.hidden!==e.rev)s.ask("cancel");else{if(n)return!0;if(t!==r)r.focus({preventScroll:!0}),s.speak(s.words.
left_board);else{let l=r.parentElement?.closest("[tabindex]")??null;l?l.focus({preventScroll:!0}):r.blur()}}return!0}function gt(s,t,e){if(t.key==="?")return s.
local.help=!s.local.help,s.draw(),!0;let o=bt[ut(t)];return t.ctrlKey||!s.local.letters||!o?!1:(o(s,e.getAttribute("data-place")||s.local.at||s.area.rows[0]?.[0]||
"",t.shiftKey,e),!0)}var bt={F:s=>s.enlarge(!s.local.big),U:s=>s.ask("undo"),Y:s=>s.ask("redo"),W:(s,t)=>s.whenTold(()=>Y(s,s.frame.board?.says[t]??"")),I:(s,t,e,o)=>s.
explain(t,o),D:(s,t)=>s.ask("here",{key:t}),C:s=>s.speak(s.frame.told),P:s=>Y(s,[...s.frame.pick?.path??[],s.frame.pick?.prompt??s.frame.turn.says].join(", ")),
R:(s,t)=>s.whenTold(()=>{let{says:e={},stands:o={}}=s.frame.board??{},r=s.area.rows.find(n=>n.includes(t))??[];s.speak(X(r.filter(n=>o[n]).map(n=>e[n]),s.words)||
s.words.row_empty)}),S:s=>{let{receipt:t,players:e}=s.frame;if(!t)return s.speak(s.words.no_lines);let{tab:o}=s.local,r=t.lines.filter(({seat:n})=>n<0||n===o).map(
({says:n})=>n);t.totals.length&&r.unshift(`${e[o].name}: ${t.totals[o]}`),s.speak(X(r,s.words))},G:(s,t,e)=>s.walkBy?.(e?-1:1),N:(s,t,e)=>{let o=s.area.rows.flat(),
r=o.filter(a=>s.frame.pick?.targets.includes(a));if(!r.length)return s.speak(s.words.no_target);let n=o.indexOf(t),l=r.filter(a=>e?o.indexOf(a)<n:o.indexOf(a)>n);
return w(s,e?l.at(-1)??r.at(-1):l[0]??r[0])}};function Y(s,t){let e=t||s.words.no_target;s.speak(e),Object.assign(s.local,{notice:e,about:""}),s.draw()}var yt=115;
function X(s,t){let e="";for(let[o,r]of s.entries()){let n=e?`${e}; ${r}`:r;if(e&&n.length>yt)return`${e}; ${t.and_more.replace("{n}",String(s.length-o))}`;e=n}
return e}import{Link as kt}from"./common.js";import{h as E,same as Et,sync as xt}from"./common.js";import{drawing as Q,keepFocus as wt,onResize as At}from"./common.js";import{shownBy as vt}from"./common.js";import{land as St,pieces as Lt}from"./help.js";import{onPress as Mt}from"./common.js";import{dress as Tt}from"./common.js";var Ct=400,M=class{constructor(t,e,o){
this.model=t,this.signal=o,this.local={at:"",row:"",tab:-1,walk:-1,step:-1,help:!1,facts:!1,bill:!1,rung:"",rungs:!1,branches:!1,big:!1,watching:!1,calm:!1,letters:!0,
link:"",notice:"",about:"",copy:"",hidden:-1,svg:""},this.root=E("section.bl-study",{tabindex:-1,role:"group"}),this.local.root=this.root,this.body=E("div.bl-al\
l",{}),this.polite=E("div.bl-unseen",{role:"status","aria-live":"polite"}),this.loud=E("div.bl-unseen",{role:"alert","aria-live":"assertive"}),this.root.append(
this.body,this.polite,this.loud),e.append(this.root),this.link=new kt(t,o,{onAnswer:(r,n)=>this.onAnswer(r,n),onLink:r=>this.onLink(r)}),this.spoken=-1,this.tip=
void 0,this.keys=!1,this.kept=new Map,this.told=[],this.rest=void 0,this.meant=-1}start(){return wt(this.root,this.signal,()=>this.refocus()),this.listen(),Tt(this.
root,this.signal),this.draw(),this.root.setAttribute("data-ready","1"),this}get frame(){return this.model.get("frame")}get words(){return this.model.get("words")}get area(){
return this.model.get("area")}listen(){let{root:t,signal:e}=this,o=()=>this.changed();e.addEventListener("abort",()=>clearTimeout(this.rest)),this.model.on("cha\
nge:frame",o),e.addEventListener("abort",()=>this.model.off("change:frame",o));let r=(n,l)=>t.addEventListener(n,l,{signal:e});Mt(t,e,n=>this.under(n),(n,l)=>this.
onClick(n,l)),R(t,e,n=>this.take(n)),r("change",n=>n.target.matches("select")&&this.ask("seat",{at:Number(n.target.value)})),r("keydown",n=>this.onKey(n)),r("ke\
yup",()=>this.byKeys(!0)),r("pointerdown",()=>this.byKeys(!1)),r("focusin",()=>this.marks()),r("focusout",()=>this.marks()),r("pointerover",n=>this.onOver(n)),r(
"pointerleave",()=>this.onOver(null)),At(t,e,()=>this.onResize()),t.addEventListener("scroll",()=>this.placeCallout(),{signal:e,capture:!0,passive:!0})}onKey(t){
J(this,t)}onResize(){this.placeCallout()}placeCallout(){j(this.root,this.local.about||this.frame.refused?.tried)}instead(){return null}byKeys(t){t!==this.keys&&
(this.keys=t,this.marks(),this.listenUp())}ask(t,e){this.local.notice=this.local.about=this.local.copy=this.loud.textContent="",this.link.send(t,this.meant<0?this.
frame.rev:this.meant,e)}changed(){let{frame:t,local:e}=this;t.rev!==this.spoken&&Object.assign(e,{walk:t.receipt?.at??-1,step:-1,hidden:-1});let o=t.by===this.link.
client;t.cover&&(e.notice=e.about=e.copy=this.polite.textContent=this.loud.textContent=""),t.rev!==this.spoken&&(o||!t.by)&&(this.speak(t.says),o&&t.alert&&this.
speak(t.alert,!0)),this.spoken=t.rev,this.draw(),this.listenUp()}get isTold(){let{board:t,rev:e}=this.frame;return!t||t.said===void 0||t.said===e}listenUp(){if(clearTimeout(
this.rest),this.isTold)for(let t of this.told.splice(0))t();else this.keys||this.local.facts||this.told.length?this.link.whisper("places"):this.rest=setTimeout(
()=>this.link.whisper("places"),Ct)}whenTold(t){return this.isTold||this.local.link?t():(this.told.push(t),this.listenUp())}speak(t,e=!1){let o=e?this.loud:this.
polite;t&&(o.textContent=o.textContent===t?`${t} `:t)}draw(){let{frame:t,local:e,root:o}=this;e.tab<0&&(e.tab=Math.max(0,t.turn.seat));let r=B(o),n=this.isNext&&
Lt(o),l=o.contains(this.focused())?this.focused():null;o.lang!==t.lang&&(o.lang=t.lang),o.setAttribute("aria-label",t.label);let a=E("div.bl-all",{class:e.link&&
"bl-silent"},...this.content(),!t.cover&&W(t,e,this.words,this.instead()));this.settle(a),l&&this.leaves(l,a)&&this.focusOn(this.cell()),Q.add(o),xt(this.body,a,
c=>V(c,r)),n&&St(o,n),Q.delete(o),this.marks(),this.placeCallout(),this.tip?.settle(),this.showNow(),l&&!(o.contains(l)&&o.contains(this.focused()))&&this.refocus(
l.getAttribute("data-pick"))}get isNext(){return!1}content(){let{frame:t,local:e,words:o,area:r}=this;return[...this.above(),t.cover?z(t,o):E("div.bl-body.bl-si\
ngle#body",{},E("div.bl-left#left",{},P(t,r,e,o)))]}keep(t,e,o){let[r,n]=[this.kept.get(t),this.body.querySelector(`[data-k="${t}"]`)];return this.kept.set(t,e),
!n||!r||e.some((l,a)=>l!==r[a])?o():Object.assign(Et(n),{make:o})}settle(t){}above(){let{frame:t,local:e,words:o}=this,{key:r,do:n}=this.link.kept()??{};return t.
cover&&Object.assign(e,{svg:"",grid:void 0}),[_(t,e,o,r??n??""),U(e,o)]}focused(){return this.root.getRootNode().activeElement}refocus(t){let o=(t?this.root.querySelector(
`[data-pick="${CSS.escape(t.startsWith("less:")?t.slice(5):`less:${t}`)}"]`):null)??(t?this.root.querySelector(".bl-stk button, .bl-asks button"):null)??this.root.
querySelector('[data-do="reveal"]')??this.cell()??this.root;this.focusOn(o)}cell(){return this.root.querySelector('[role="gridcell"][tabindex="0"]')}focusOn(t){
t!==this.focused()&&t?.focus({preventScroll:!0})}leaves(t,e){for(let o=t.hasAttribute("data-k")?t:null;o;o=o.parentElement?.closest("[data-k]")??null){let r=e.querySelector(
`[data-k="${CSS.escape(o.getAttribute("data-k")??"")}"]`);if(r)return o!==t&&!r.hasAttribute("data-same")}return!1}showNow(){}marks(){let t=this.focused(),e=t?.
closest?.(".bl-rline")??null,o=this.over?.line??(e&&this.root.contains(e)?Number(e.getAttribute("data-line")):this.local.walk),r=this.frame.receipt?.lines[o];o>=
0&&o===this.frame.receipt?.at||F(this.root,r?.places??[],r?.focus??[]);let l=t?.getAttribute?.("role")==="gridcell"&&this.root.contains(t)?t.getAttribute("data-\
place"):"";for(let c of this.root.querySelectorAll(".bl-hit.bl-at, .bl-hit.bl-over"))c.classList.remove("bl-at","bl-over");for(let c of k(this.root,this.keys?l:
""))c.classList.add("bl-at");for(let c of k(this.root,this.over?.place))c.classList.add("bl-over");let a=new Set(this.frame.pick?.sources);for(let c of this.root.
querySelectorAll(".bl-hit"))c.classList.toggle("bl-source",a.has(c.getAttribute("data-place")??""))}onOver(t){let e=t?.target.closest?.(".bl-rline")?.getAttribute(
"data-line")??null,o=t?.target.closest?.("[data-place]")?.getAttribute("data-place")??null;e===(this.over?.line?.toString()??null)&&o===(this.over?.place??null)||
(this.over={line:e===null?void 0:Number(e),place:o},this.marks())}under(t){return{place:t.closest("[data-place]")?.getAttribute("data-place"),target:t.closest("\
[data-do]"),rev:this.frame.rev}}onClick({place:t,target:e,rev:o},r){if(this.meant=o,t){this.pickPlace(t);let n=this.root.querySelector(`[role=gridcell][data-pla\
ce="${CSS.escape(this.local.at)}"]`);n?.setAttribute("tabindex","0"),this.focusOn(n)}else e&&!e.matches("select")&&this.act(e,r);this.meant=-1}take(t){let{pick:e,
cover:o}=this.frame,r=t.closest("[data-place]")?.getAttribute("data-place")??"",n=r?null:t.closest("[data-drag]");if(o||!(n||e?.sources?.includes(r)))return null;
if(n?.getAttribute("data-drag")==="count")return this.takeCounted(n);let l=n?.getAttribute("data-pick")??r,a=()=>this.then(()=>this.frame.pick?.keys.length&&this.
ask("cancel"));return{look:n?Z(n):D(this.root,r),taken:()=>!e?.keys.includes(l)&&this.onClick({place:r,target:n,rev:this.frame.rev},new Event("drag")),cancelled:a,
dropped:(c,f)=>{let d=c.closest("[data-place]")?.getAttribute("data-place"),i=d?null:c.closest('[data-do="pick"][data-pick]');if(d===l||!d&&!i||c.closest("[data\
-pick]")?.getAttribute("data-pick")===l)return a();this.then(()=>{(!d||this.frame.pick?.targets.length)&&this.onClick({place:d,target:i,rev:this.frame.rev},f)})}}}takeCounted(t){
let e=t.closest(".bl-slot");return{look:Z(t),dropped:(o,r)=>{let n=o.closest(":is(.bl-asks, .bl-hand) .bl-slot, .bl-asks, .bl-hand");n&&n!==e&&!n.contains(e)&&this.
onClick({place:"",target:t,rev:this.frame.rev},r)}}}then(t){this.link.waiting.size?this.next=t:t()}explain(t,e){this.whenTold(()=>this.speak(this.frame.board?.says[t]??
""))}pickPlace(t){this.local.at=t;for(let e of k(this.root,t))e.classList.add("bl-press");this.ask("pick",{key:t})}act(t,e){let{local:o,frame:r}=this,n=t.getAttribute(
"data-do")??"",l=Number(t.getAttribute("data-at")??0),a=t.getAttribute("data-pick")??"";if(n==="help")o.help=!o.help;else if(n==="letters")o.letters=!o.letters;else if(n===
"unnotice")o.notice=o.about="";else if(n==="uncopy")o.copy="";else if(n==="unrefuse")o.hidden=r.rev;else{if(n==="big")return this.enlarge(!o.big);if(n==="retry")
return this.link.retry();if(n==="facts")e.preventDefault(),o.facts=!o.facts,this.listenUp();else{let c=t.hasAttribute("data-fresh");n==="pick"&&c&&(o.row=a,t.setAttribute(
"tabindex","0")),t.classList.add("bl-press");let f=t.getAttribute("data-first");return f&&this.ask(n,{key:f,fresh:!0}),this.ask(n,n==="pick"?{key:a,fresh:c&&!f}:
a?{key:a}:{at:l})}}this.draw()}enlarge(t){let{root:e,local:o}=this,r=e.parentElement,n=this.focused();o.big=t,r&&(r.style.minHeight=t?`${r.getBoundingClientRect().
height}px`:""),e.classList.toggle("bl-big",t),t&&e.setAttribute("popover","manual"),t?e.showPopover?.():e.hasAttribute("popover")&&(e.hidePopover?.(),e.removeAttribute(
"popover")),this.draw(),e.contains(n)&&n.focus({preventScroll:!0})}onAnswer(t,e){for(let r of this.root.querySelectorAll(".bl-press"))r.classList.remove("bl-pre\
ss");let{next:o}=this;if(this.next=void 0,o&&t.answer!=="no"&&t.answer!=="stale"&&o(),/copy|link/.test(e.do)&&t.answer==="done")return this.copy(t.text,e.do==="\
copy_verdict"?this.words.copied_verdict:this.words.copied);if(e.do==="what"&&t.answer==="done")return this.tip?.heard(e.key??"",t.text);t.text&&(e.do==="here"||
t.answer!=="done")&&(Object.assign(this.local,{notice:t.text,about:e.key&&S(this.root,e.key)?e.key:""}),this.speak(t.text,t.answer!=="done"),this.draw())}async copy(t,e){
try{await navigator.clipboard.writeText(t),this.speak(e),this.local.copy=v+e}catch{this.local.copy=t}this.draw()}onLink(t){this.local.link=t,this.loud.textContent=
"",/asleep|ended/.test(t)?this.speak(this.words[t],!0):/^$|busy/.test(t)&&this.speak(this.words[t||"awake"]),this.draw()}},Z=s=>(s.querySelector(".bl-face, .bl-\
art, .bl-ic, .bl-nm")??s.querySelector("span")??s).cloneNode(!0),Ht=vt((...s)=>new M(...s).start());export{v as DONE,M as View,W as callout,It as copied,z as cover,Ht as default,V as glide,U as help,k as hits,J as keydown,F as light,dt as noticed,R as onDrag,D as pieceAt,
j as placeCallout,q as redrawn,S as spotOf,w as stand,B as standing,_ as strips,P as surface};

import{picture as $,same as C}from"./common.js";var H=/^<g data-layer=/,Q='<svg xmlns="http://www.w3.org/2000/svg">';function O(s){let t=s.split(`
`),e=t.findIndex(r=>H.test(r)),o=t.slice(0,e).filter(r=>!r.startsWith("<title>")).join(`
`),n=[];for(let r of t.slice(e))H.test(r)?n.push({name:r,lines:[]}):r!=="</g>"&&r!=="</svg>"&&r&&n.at(-1)?.lines.push(r);return{head:o,layers:n}}function K(s,t,e){
return e&&t&&X(O(s),O(t),e)||$(s)}function X(s,t,e){let o=[...e.children].filter(a=>a.hasAttribute("data-layer"));if(!(s.head===t.head&&s.layers.length===o.length&&
o.length>0)||s.layers.some(({name:a},u)=>a!==t.layers[u]?.name)||o.some((a,u)=>a.childElementCount!==t.layers[u].lines.length))return null;let r=0,l=[],i=o.map(
(a,u)=>{let b=new Map;for(let[p,g]of[...a.children].entries()){delete g.known;let h=t.layers[u].lines[p];b.get(h)?.push(g)??b.set(h,[g])}return s.layers[u].lines.
map(p=>{let g=b.get(p)?.shift();return g?C(g,`=${r++}`):l.push(p)-1})}),d=l.length?[...$(`${Q}${l.join("")}</svg>`)?.children??[]]:[];if(d.length!==l.length)return null;
let f=e.cloneNode(!1);for(let a of e.children){let u=o.indexOf(a);if(u<0)f.append(C(a));else{let b=a.cloneNode(!1);b.append(...i[u].map(p=>typeof p=="number"?d[p]:
p)),f.append(b)}}return f}import{button as R,h as c}from"./common.js";import{icon as q}from"./common.js";import{ruled as Z}from"./common.js";var tt=240;function N(s,t,e,o,n){let r=s.board;if(!r)return null;let l=e.svg?e.root?.querySelector(".bl-surface > svg")??null:
null,i=r.svg?l&&r.svg===e.svg?c("svg",{"data-same":!0}):K(r.svg,e.svg,l):null;return i?.setAttribute("data-k","picture"),e.svg=r.svg,c("div.bl-surface#surface",
{class:!i&&"bl-astext"},i,st(s,t,e,!i),n,(!i||e.facts)&&et(r,!!i,o))}var et=(s,t,e)=>c("section.bl-facts#facts",{role:"group","aria-label":e.facts,tabindex:t?0:
null},t&&c("b",{},e.facts),t&&R({class:"bl-x","aria-label":e.close,"data-do":"facts"},q(e,"close")),c("ul",{},...s.facts.map(o=>c("li",{},o))));function st(s,t,e,o){
let n=s.board,r=new Set(s.pick?.keys.length?s.pick.targets:[]),l=new Set(s.pick?.keys??[]),i=new Set(s.question?s.pick?.targets:[]),d=t.rows[0]?.find(b=>i.has(b))??
t.rows[0]?.[0]??"",f=n.says[e.at]?e.at:d,a=e.grid?.area===t&&e.grid.seen===o?e.grid.cells:new Map,u=new Map;return e.grid={area:t,seen:o,cells:u},c("div.bl-grid\
#grid",{class:!o&&"bl-unseen",role:"grid","aria-label":n.label},...t.rows.map(b=>{let p=!1,g=b.map(h=>{let M={class:[l.has(h)&&"bl-picked",r.has(h)&&"bl-target",
s.refused?.tried===h&&"bl-barred"].filter(Boolean).join(" "),tabindex:h===f?0:-1,"aria-label":n.says[h],"aria-selected":l.has(h)&&"true"},A=o?[n.names?.[h]??h,n.
stands[h]??"·"]:[],T=[...Object.values(M),...A].join(`
`);return u.set(h,T),a.get(h)===T?c("span",{"data-same":!0}):(p=!0,c("span",{role:"gridcell","data-place":h,...M},o&&c("small",{"aria-hidden":"true"},A[0]),o&&c(
"b",{"aria-hidden":"true"},A[1])))});return p?c("div",{role:"row"},...g):c("div",{"data-same":!0})}))}var L=(s,t)=>y(s,t).at(-1)??[...s.querySelectorAll(`[data-\
pick="${CSS.escape(t)}"]`)].find(e=>e.getClientRects().length);function W(s,t,e,o){let n=t.hidden===s.rev?null:s.refused,r=t.about&&t.notice;return!n&&!r?null:c(
"div.bl-callout#callout",{},R({class:"bl-x","aria-label":e.close,"data-do":r?"unnotice":"unrefuse"},q(e,"close")),r?c("p",{},c("b",{},r)):n?.reasons.map((l,i)=>c(
"p",{},i===0?c("b",{},l.text):l.text," ",Z(l))),o)}function V(s,t){let e=s.querySelector(".bl-callout");if(!e)return;let o=t&&L(s,t);if(e.classList.toggle("bl-a\
side",!o),!o)return;let n=s.getBoundingClientRect(),r=(o.closest(".bl-surface, .bl-st-side, .bl-rim")??s).getBoundingClientRect(),l=o.getBoundingClientRect(),i=l.
left+l.width/2-n.left,d=e.offsetWidth,f=Math.max(8,Math.min(n.width-d-8,i-d/2)),a=l.top-n.top-e.offsetHeight-10,u=l.bottom-n.top+10,p=l.top+l.height/2<r.top+r.height/
2?a<0:u+e.offsetHeight<r.bottom-n.top;e.classList.toggle("bl-below",p),e.style.setProperty("--tip",`${Math.round(Math.max(14,Math.min(d-14,i-f)))}px`),e.style.left=
`${Math.round(f)}px`,e.style.top=`${Math.round(Math.max(4,p?u:a))}px`}function y(s,t){return t?[...s.querySelectorAll(`.bl-hit[data-place="${CSS.escape(t)}"]`)]:
[]}function j(s){let t=new Map;for(let e of s.querySelectorAll("svg [data-key]")){let o=e.style;o?.transform&&t.set(e.getAttribute("data-key")??"",o.transform)}
return t}function B(s,t){let e=s.getAttribute("data-from"),o=s.getAttribute("data-key")??"";if(!e||t.has(o))return;let n=t.get(o.slice(0,o.lastIndexOf("@")+1)+e),
r=s.style.transform;!n||!r||s.closest("[data-bl-calm]")||s.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches||s.animate?.([{transform:n},
{transform:r}],{duration:tt,easing:"cubic-bezier(.3,.7,.3,1)"})}function F(s,t,e){let o=s.querySelector(".bl-surface > svg"),n=new Set(t);if(!(!o||!n.size&&!o.classList.
contains("bl-dimmed"))){o.classList.toggle("bl-dimmed",n.size>0);for(let r of o.querySelectorAll("[data-key]")){let l=r.getAttribute("data-key")??"",i=l.slice(Math.
max(l.lastIndexOf("@"),l.lastIndexOf(":"))+1);r.classList.toggle("bl-dim",n.size>0&&!n.has(i))}for(let r of o.querySelectorAll(".bl-hit")){let l=r.getAttribute(
"data-place")??"";r.classList.toggle("bl-lit",n.has(l)),r.classList.toggle("bl-focus",e.includes(l))}}}import{button as v,h as m}from"./common.js";import{token as ot}from"./common.js";import{strip as w,tool as _}from"./common.js";var x=`
`;function Kt(s,t){let{copy:e}=s,o=e.startsWith(x);return e&&w("copy",o?e.slice(x.length):t.copy_failed,!o&&m("input",{readonly:!0,value:e,"aria-label":t.copy}),
_(t,"close",t.close,{"data-do":"uncopy"}))}var rt=(s,t)=>s.notice&&!s.about&&w("notice",s.notice,_(t,"close",t.close,{"data-do":"unnotice"}));function D(s,t,e,o){
return[m("div.bl-over#over",{},m("div",{},t.link&&w("link",e[t.link].replace("{pick}",o||"–"),/asleep|gone/.test(t.link)&&v({class:"bl-main","data-do":"retry"},
e.reconnect)),!t.below&&rt(t,e))),s.notes.map((n,r)=>w(`note${r}`,n))]}function P(s,t){if(!s.help)return null;let e=t.keys.split(`
`).map(o=>o.split("	"));return m("section.bl-help#helpbox",{role:"group","aria-label":t.help},m("dl",{},...e.map(([o,n])=>m("div",{},m("dt",{},...o.split(" ").map(
r=>m("kbd",{},r))),m("dd",{},n)))),v({class:"bl-check",role:"switch","data-do":"letters","aria-checked":String(s.letters)},m("i",{"aria-hidden":"true"}),t.letters))}
function U(s,t){return s.cover?m("div.bl-cover#cover",{},ot(t,s.cover.seat,72),m("b",{},s.cover.says),m("p",{},s.cover.note),v({class:"bl-main","data-do":"revea\
l"},s.cover.button)):null}import{letterOf as nt}from"./common.js";var z={ArrowLeft:["left"],ArrowRight:["right"],ArrowUp:["up","up-right","up-left"],ArrowDown:["down","down-left","down-r\
ight"],Home:["up-left"],PageUp:["up-right"],End:["down-left"],PageDown:["down-right"]};function Y(s,t){if(t.stopPropagation(),s.byKeys(!0),t.code==="Tab"||t.metaKey||
t.altKey)return;let e=t.target;if(e.matches("input, select"))return;(dt(s,t,e)||lt(s,t,e))&&t.preventDefault()}function lt(s,t,e){if(t.code==="Escape")return ct(
s,e);if(e.getAttribute("role")==="gridcell")return it(s,t,e);let o=e.closest(".bl-acts")??e.closest('.bl-lines, [role="tablist"], .bl-mainline, .bl-items');return!!o&&
at(t,e,o)}function it(s,t,e){let o=e.getAttribute("data-place")??"",{rows:n,near:r}=s.area,l=n.find(a=>a.includes(o))??[o],i=r[o]??{},d=t.code.replace(/Digit|Numpad/,
""),f=t.ctrlKey||!Object.keys(i).join().includes("-");if(t.code==="Enter"||t.code==="Space"||t.code==="NumpadEnter")s.pickPlace(o);else if(i[d])E(s,i[d]);else if(z[t.
code]&&!(f&&/^[EHP]/.test(t.code)))E(s,i[z[t.code].find(a=>i[a])??""]??o);else if(t.code==="Home")E(s,t.ctrlKey?n[0][0]:l[0]);else if(t.code==="End")E(s,t.ctrlKey?
n.at(-1).at(-1):l.at(-1));else return!1;return!0}function E(s,t){let e=[...s.root.querySelectorAll('[role="gridcell"]')],o=e.find(n=>n.getAttribute("data-place")===
t);if(o){for(let n of e)n.setAttribute("tabindex",n===o?"0":"-1");s.local.at=t,o.focus({preventScroll:!0}),y(s.root,t)[0]?.scrollIntoView?.({block:"nearest"})}}
function at(s,t,e){let o=[...e.querySelectorAll("[tabindex]")],n=o.indexOf(t),r={ArrowLeft:n-1,ArrowUp:n-1,ArrowRight:n+1,ArrowDown:n+1,Home:0,End:o.length-1}[s.
code];if(n<0||r===void 0)return!1;let l=o[Math.max(0,Math.min(o.length-1,r))];for(let i of o)i.setAttribute("tabindex",i===l?"0":"-1");return l.focus(),l.getAttribute(
"role")==="tab"&&l.click(),!0}function ct(s,t){let{frame:e,local:o,root:n}=s,r=s.tip?.hide();if(r&&s.tip?.aloud)return!0;if(o.help)o.help=!1,s.draw();else if(o.
big)s.enlarge(!1);else if(e.pick?.keys.length||e.refused&&o.hidden!==e.rev)s.ask("cancel");else{if(r)return!0;if(t!==n)n.focus({preventScroll:!0}),s.speak(s.words.
left_board);else{let l=n.parentElement?.closest("[tabindex]")??null;l?l.focus({preventScroll:!0}):n.blur()}}return!0}function dt(s,t,e){if(t.key==="?")return s.
local.help=!s.local.help,s.draw(),!0;let o=ut[nt(t)];return t.ctrlKey||!s.local.letters||!o?!1:(o(s,e.getAttribute("data-place")||s.local.at||s.area.rows[0]?.[0]||
"",t.shiftKey,e),!0)}var ut={F:s=>s.enlarge(!s.local.big),U:s=>s.ask("undo"),Y:s=>s.ask("redo"),W:(s,t)=>s.whenTold(()=>I(s,s.frame.board?.says[t]??"")),I:(s,t,e,o)=>s.
explain(t,o),D:(s,t)=>s.ask("here",{key:t}),C:s=>s.speak(s.frame.told),P:s=>I(s,[...s.frame.pick?.path??[],s.frame.pick?.prompt??s.frame.turn.says].join(", ")),
R:(s,t)=>s.whenTold(()=>{let{says:e={},stands:o={}}=s.frame.board??{},n=s.area.rows.find(r=>r.includes(t))??[];s.speak(G(n.filter(r=>o[r]).map(r=>e[r]),s.words)||
s.words.row_empty)}),S:s=>{let{receipt:t,players:e}=s.frame;if(!t)return s.speak(s.words.no_lines);let{tab:o}=s.local,n=t.lines.filter(({seat:r})=>r<0||r===o).map(
({says:r})=>r);t.totals.length&&n.unshift(`${e[o].name}: ${t.totals[o]}`),s.speak(G(n,s.words))},G:(s,t,e)=>s.walkBy?.(e?-1:1),N:(s,t,e)=>{let o=s.area.rows.flat(),
n=o.filter(i=>s.frame.pick?.targets.includes(i));if(!n.length)return s.speak(s.words.no_target);let r=o.indexOf(t),l=n.filter(i=>e?o.indexOf(i)<r:o.indexOf(i)>r);
return E(s,e?l.at(-1)??n.at(-1):l[0]??n[0])}};function I(s,t){let e=t||s.words.no_target;s.speak(e),Object.assign(s.local,{notice:e,about:""}),s.draw()}var ht=115;
function G(s,t){let e="";for(let[o,n]of s.entries()){let r=e?`${e}; ${n}`:n;if(e&&r.length>ht)return`${e}; ${t.and_more.replace("{n}",String(s.length-o))}`;e=r}
return e}import{Link as ft}from"./common.js";import{h as k,same as pt,sync as mt}from"./common.js";import{drawing as J,keepFocus as bt,onResize as gt}from"./common.js";import{
shownBy as yt}from"./common.js";import{onPress as kt}from"./common.js";import{dress as Et}from"./common.js";var wt=400,S=class{constructor(t,e,o){this.model=t,this.signal=o,this.local={at:"",row:"",
tab:-1,walk:-1,step:-1,help:!1,facts:!1,bill:!1,rung:"",rungs:!1,branches:!1,big:!1,watching:!1,calm:!1,letters:!0,link:"",notice:"",about:"",copy:"",hidden:-1,
svg:""},this.root=k("section.bl-study",{tabindex:-1,role:"group"}),this.local.root=this.root,this.body=k("div.bl-all",{}),this.polite=k("div.bl-unseen",{role:"s\
tatus","aria-live":"polite"}),this.loud=k("div.bl-unseen",{role:"alert","aria-live":"assertive"}),this.root.append(this.body,this.polite,this.loud),e.append(this.
root),this.link=new ft(t,o,{onAnswer:(n,r)=>this.onAnswer(n,r),onLink:n=>this.onLink(n)}),this.spoken=-1,this.tip=void 0,this.keys=!1,this.kept=new Map,this.told=
[],this.rest=void 0,this.meant=-1}start(){return bt(this.root,this.signal,()=>this.refocus()),this.listen(),Et(this.root,this.signal),this.draw(),this.root.setAttribute(
"data-ready","1"),this}get frame(){return this.model.get("frame")}get words(){return this.model.get("words")}get area(){return this.model.get("area")}listen(){let{
root:t,signal:e}=this,o=()=>this.changed();e.addEventListener("abort",()=>clearTimeout(this.rest)),this.model.on("change:frame",o),e.addEventListener("abort",()=>this.
model.off("change:frame",o));let n=(r,l)=>t.addEventListener(r,l,{signal:e});kt(t,e,r=>this.under(r),(r,l)=>this.onClick(r,l)),n("change",r=>r.target.matches("s\
elect")&&this.ask("seat",{at:Number(r.target.value)})),n("keydown",r=>this.onKey(r)),n("keyup",()=>this.byKeys(!0)),n("pointerdown",()=>this.byKeys(!1)),n("focu\
sin",()=>this.marks()),n("focusout",()=>this.marks()),n("pointerover",r=>this.onOver(r)),n("pointerleave",()=>this.onOver(null)),gt(t,e,()=>this.onResize()),t.addEventListener(
"scroll",()=>this.placeCallout(),{signal:e,capture:!0,passive:!0})}onKey(t){Y(this,t)}onResize(){this.placeCallout()}placeCallout(){V(this.root,this.local.about||
this.frame.refused?.tried)}instead(){return null}byKeys(t){t!==this.keys&&(this.keys=t,this.marks(),this.listenUp())}ask(t,e){this.local.notice=this.local.about=
this.local.copy=this.loud.textContent="",this.link.send(t,this.meant<0?this.frame.rev:this.meant,e)}changed(){let{frame:t,local:e}=this;t.rev!==this.spoken&&Object.
assign(e,{walk:t.receipt?.at??-1,step:-1,hidden:-1});let o=t.by===this.link.client;t.cover&&(e.notice=e.about=e.copy=this.polite.textContent=this.loud.textContent=
""),t.rev!==this.spoken&&(o||!t.by)&&(this.speak(t.says),o&&t.alert&&this.speak(t.alert,!0)),this.spoken=t.rev,this.draw(),this.listenUp()}get isTold(){let{board:t,
rev:e}=this.frame;return!t||t.said===void 0||t.said===e}listenUp(){if(clearTimeout(this.rest),this.isTold)for(let t of this.told.splice(0))t();else this.keys||this.
local.facts||this.told.length?this.link.whisper("places"):this.rest=setTimeout(()=>this.link.whisper("places"),wt)}whenTold(t){return this.isTold||this.local.link?
t():(this.told.push(t),this.listenUp())}speak(t,e=!1){let o=e?this.loud:this.polite;t&&(o.textContent=o.textContent===t?`${t} `:t)}draw(){let{frame:t,local:e,root:o}=this;
e.tab<0&&(e.tab=Math.max(0,t.turn.seat));let n=j(o),r=o.contains(this.focused())?this.focused():null;o.lang!==t.lang&&(o.lang=t.lang),o.setAttribute("aria-label",
t.label);let l=k("div.bl-all",{class:e.link&&"bl-silent"},...this.content(),!t.cover&&W(t,e,this.words,this.instead()));this.settle(l),r&&this.leaves(r,l)&&this.
focusOn(this.cell()),J.add(o),mt(this.body,l,i=>B(i,n)),J.delete(o),this.marks(),this.placeCallout(),this.tip?.settle(),this.showNow(),r&&!(o.contains(r)&&o.contains(
this.focused()))&&this.refocus(r.getAttribute("data-pick"))}content(){let{frame:t,local:e,words:o,area:n}=this;return[...this.above(),t.cover?U(t,o):k("div.bl-b\
ody.bl-single#body",{},k("div.bl-left#left",{},N(t,n,e,o)))]}keep(t,e,o){let[n,r]=[this.kept.get(t),this.body.querySelector(`[data-k="${t}"]`)];return this.kept.
set(t,e),!r||!n||e.some((l,i)=>l!==n[i])?o():Object.assign(pt(r),{make:o})}settle(t){}above(){let{frame:t,local:e,words:o}=this,{key:n,do:r}=this.link.kept()??{};
return t.cover&&Object.assign(e,{svg:"",grid:void 0}),[D(t,e,o,n??r??""),P(e,o)]}focused(){return this.root.getRootNode().activeElement}refocus(t){let o=(t?this.
root.querySelector(`[data-pick="${CSS.escape(t.startsWith("less:")?t.slice(5):`less:${t}`)}"]`):null)??(t?this.root.querySelector(".bl-stk button, .bl-asks butt\
on"):null)??this.root.querySelector('[data-do="reveal"]')??this.cell()??this.root;this.focusOn(o)}cell(){return this.root.querySelector('[role="gridcell"][tabin\
dex="0"]')}focusOn(t){t!==this.focused()&&t?.focus({preventScroll:!0})}leaves(t,e){for(let o=t.hasAttribute("data-k")?t:null;o;o=o.parentElement?.closest("[data\
-k]")??null){let n=e.querySelector(`[data-k="${CSS.escape(o.getAttribute("data-k")??"")}"]`);if(n)return o!==t&&!n.hasAttribute("data-same")}return!1}showNow(){}marks(){
let t=this.focused(),e=t?.closest?.(".bl-rline")??null,o=this.over?.line??(e&&this.root.contains(e)?Number(e.getAttribute("data-line")):this.local.walk),n=this.
frame.receipt?.lines[o];o>=0&&o===this.frame.receipt?.at||F(this.root,n?.places??[],n?.focus??[]);let l=t?.getAttribute?.("role")==="gridcell"&&this.root.contains(
t)?t.getAttribute("data-place"):"";for(let i of this.root.querySelectorAll(".bl-hit.bl-at, .bl-hit.bl-over"))i.classList.remove("bl-at","bl-over");for(let i of y(
this.root,this.keys?l:""))i.classList.add("bl-at");for(let i of y(this.root,this.over?.place))i.classList.add("bl-over")}onOver(t){let e=t?.target.closest?.(".b\
l-rline")?.getAttribute("data-line")??null,o=t?.target.closest?.("[data-place]")?.getAttribute("data-place")??null;e===(this.over?.line?.toString()??null)&&o===
(this.over?.place??null)||(this.over={line:e===null?void 0:Number(e),place:o},this.marks())}under(t){return{place:t.closest("[data-place]")?.getAttribute("data-\
place"),target:t.closest("[data-do]"),rev:this.frame.rev}}onClick({place:t,target:e,rev:o},n){if(this.meant=o,t){this.pickPlace(t);let r=this.root.querySelector(
`[role=gridcell][data-place="${CSS.escape(this.local.at)}"]`);r?.setAttribute("tabindex","0"),this.focusOn(r)}else e&&!e.matches("select")&&this.act(e,n);this.meant=
-1}explain(t,e){this.whenTold(()=>this.speak(this.frame.board?.says[t]??""))}pickPlace(t){this.local.at=t;for(let e of y(this.root,t))e.classList.add("bl-press");
this.ask("pick",{key:t})}act(t,e){let{local:o,frame:n}=this,r=t.getAttribute("data-do")??"",l=Number(t.getAttribute("data-at")??0),i=t.getAttribute("data-pick")??
"";if(r==="help")o.help=!o.help;else if(r==="letters")o.letters=!o.letters;else if(r==="unnotice")o.notice=o.about="";else if(r==="uncopy")o.copy="";else if(r===
"unrefuse")o.hidden=n.rev;else{if(r==="big")return this.enlarge(!o.big);if(r==="retry")return this.link.retry();if(r==="facts")e.preventDefault(),o.facts=!o.facts,
this.listenUp();else{let d=t.hasAttribute("data-fresh");r==="pick"&&d&&(o.row=i,t.setAttribute("tabindex","0")),t.classList.add("bl-press");let f=t.getAttribute(
"data-first");return f&&this.ask(r,{key:f,fresh:!0}),this.ask(r,r==="pick"?{key:i,fresh:d&&!f}:i?{key:i}:{at:l})}}this.draw()}enlarge(t){let{root:e,local:o}=this,
n=e.parentElement,r=this.focused();o.big=t,n&&(n.style.minHeight=t?`${n.getBoundingClientRect().height}px`:""),e.classList.toggle("bl-big",t),t&&e.setAttribute(
"popover","manual"),t?e.showPopover?.():e.hasAttribute("popover")&&(e.hidePopover?.(),e.removeAttribute("popover")),this.draw(),e.contains(r)&&r.focus({preventScroll:!0})}onAnswer(t,e){
for(let o of this.root.querySelectorAll(".bl-press"))o.classList.remove("bl-press");if(/copy|link/.test(e.do)&&t.answer==="done")return this.copy(t.text,e.do===
"copy_verdict"?this.words.copied_verdict:this.words.copied);if(e.do==="what"&&t.answer==="done")return this.tip?.heard(e.key??"",t.text);t.text&&(e.do==="here"||
t.answer!=="done")&&(Object.assign(this.local,{notice:t.text,about:e.key&&L(this.root,e.key)?e.key:""}),this.speak(t.text,t.answer!=="done"),this.draw())}async copy(t,e){
try{await navigator.clipboard.writeText(t),this.speak(e),this.local.copy=x+e}catch{this.local.copy=t}this.draw()}onLink(t){this.local.link=t,this.loud.textContent=
"",/asleep|ended/.test(t)?this.speak(this.words[t],!0):/^$|busy/.test(t)&&this.speak(this.words[t||"awake"]),this.draw()}},xt=yt((...s)=>new S(...s).start());export{x as DONE,S as View,W as callout,Kt as copied,U as cover,xt as default,B as glide,P as help,y as hits,Y as keydown,F as light,rt as noticed,V as placeCallout,
K as redrawn,L as spotOf,E as stand,j as standing,D as strips,N as surface};

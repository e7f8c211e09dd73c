import{picture as T,same as $}from"./common.js";var q=/^<g data-layer=/,J='<svg xmlns="http://www.w3.org/2000/svg">';function M(o){let t=o.split(`
`),e=t.findIndex(r=>q.test(r)),s=t.slice(0,e).filter(r=>!r.startsWith("<title>")).join(`
`),n=[];for(let r of t.slice(e))q.test(r)?n.push({name:r,lines:[]}):r!=="</g>"&&r!=="</svg>"&&r&&n.at(-1)?.lines.push(r);return{head:s,layers:n}}function R(o,t,e){
return e&&t&&Q(M(o),M(t),e)||T(o)}function Q(o,t,e){let s=[...e.children].filter(a=>a.hasAttribute("data-layer"));if(!(o.head===t.head&&o.layers.length===s.length&&
s.length>0)||o.layers.some(({name:a},u)=>a!==t.layers[u]?.name)||s.some((a,u)=>a.childElementCount!==t.layers[u].lines.length))return null;let r=0,i=[],l=s.map(
(a,u)=>{let g=new Map;for(let[p,m]of[...a.children].entries()){delete m.known;let h=t.layers[u].lines[p];g.get(h)?.push(m)??g.set(h,[m])}return o.layers[u].lines.
map(p=>{let m=g.get(p)?.shift();return m?$(m,`=${r++}`):i.push(p)-1})}),d=i.length?[...T(`${J}${i.join("")}</svg>`)?.children??[]]:[];if(d.length!==i.length)return null;
let f=e.cloneNode(!1);for(let a of e.children){let u=s.indexOf(a);if(u<0)f.append($(a));else{let g=a.cloneNode(!1);g.append(...l[u].map(p=>typeof p=="number"?d[p]:
p)),f.append(g)}}return f}import{button as N,h as c}from"./common.js";import{icon as j}from"./common.js";import{ruled as X}from"./common.js";var Z=240;function K(o,t,e,s,n){let r=o.board;if(!r)return null;let i=e.svg?e.root?.querySelector(".bl-stage > svg")??null:null,
l=r.svg?i&&r.svg===e.svg?c("svg",{"data-same":!0}):R(r.svg,e.svg,i):null;return l?.setAttribute("data-k","picture"),e.svg=r.svg,c("div.bl-stage#stage",{class:!l&&
"bl-astext"},l,et(o,t,e,!l),n,(!l||e.facts)&&tt(r,!!l,s))}var tt=(o,t,e)=>c("section.bl-facts#facts",{role:"group","aria-label":e.facts,tabindex:t?0:null},t&&c(
"b",{},e.facts),t&&N({class:"bl-x","aria-label":e.close,"data-do":"facts"},j(e,"close")),c("ul",{},...o.facts.map(s=>c("li",{},s))));function et(o,t,e,s){let n=o.
board,r=new Set(o.pick?.keys.length?o.pick.targets:[]),i=new Set(o.pick?.keys??[]),l=new Set(o.question?o.pick?.targets:[]),d=t.rows[0]?.find(g=>l.has(g))??t.rows[0]?.[0]??
"",f=n.says[e.at]?e.at:d,a=e.grid?.area===t&&e.grid.seen===s?e.grid.cells:new Map,u=new Map;return e.grid={area:t,seen:s,cells:u},c("div.bl-grid#grid",{class:!s&&
"bl-unseen",role:"grid","aria-label":n.label},...t.rows.map(g=>{let p=!1,m=g.map(h=>{let C={class:[i.has(h)&&"bl-picked",r.has(h)&&"bl-target",o.refused?.tried===
h&&"bl-barred"].filter(Boolean).join(" "),tabindex:h===f?0:-1,"aria-label":n.says[h],"aria-selected":i.has(h)&&"true"},S=s?[n.names?.[h]??h,n.stands[h]??"·"]:[],
E=[...Object.values(C),...S].join(`
`);return u.set(h,E),a.get(h)===E?c("span",{"data-same":!0}):(p=!0,c("span",{role:"gridcell","data-place":h,...C},s&&c("small",{"aria-hidden":"true"},S[0]),s&&c(
"b",{"aria-hidden":"true"},S[1])))});return p?c("div",{role:"row"},...m):c("div",{"data-same":!0})}))}var v=(o,t)=>y(o,t).at(-1)??[...o.querySelectorAll(`[data-\
pick="${CSS.escape(t)}"]`)].find(e=>e.getClientRects().length);function _(o,t,e,s){let n=t.hidden===o.rev?null:o.refused,r=t.about&&t.notice;return!n&&!r?null:c(
"div.bl-callout#callout",{},N({class:"bl-x","aria-label":e.close,"data-do":r?"unnotice":"unrefuse"},j(e,"close")),r?c("p",{},c("b",{},r)):n?.reasons.map((i,l)=>c(
"p",{},l===0?c("b",{},i.text):i.text," ",X(i))),s)}function P(o,t){let e=o.querySelector(".bl-callout");if(!e)return;let s=t&&v(o,t);if(e.classList.toggle("bl-a\
side",!s),!s)return;let n=o.getBoundingClientRect(),r=(s.closest(".bl-stage, .bl-st-side, .bl-rim")??o).getBoundingClientRect(),i=s.getBoundingClientRect(),l=i.
left+i.width/2-n.left,d=e.offsetWidth,f=Math.max(8,Math.min(n.width-d-8,l-d/2)),a=i.top-n.top-e.offsetHeight-10,u=i.bottom-n.top+10,p=i.top+i.height/2<r.top+r.height/
2?a<0:u+e.offsetHeight<r.bottom-n.top;e.classList.toggle("bl-below",p),e.style.setProperty("--tip",`${Math.round(Math.max(14,Math.min(d-14,l-f)))}px`),e.style.left=
`${Math.round(f)}px`,e.style.top=`${Math.round(Math.max(4,p?u:a))}px`}function y(o,t){return t?[...o.querySelectorAll(`.bl-hit[data-place="${CSS.escape(t)}"]`)]:
[]}function D(o){let t=new Map;for(let e of o.querySelectorAll("svg [data-key]")){let s=e.style;s?.transform&&t.set(e.getAttribute("data-key")??"",s.transform)}
return t}function U(o,t){let e=o.getAttribute("data-from"),s=o.getAttribute("data-key")??"";if(!e||t.has(s))return;let n=t.get(s.slice(0,s.lastIndexOf("@")+1)+e),
r=o.style.transform;!n||!r||o.closest("[data-bl-calm]")||o.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches||o.animate?.([{transform:n},
{transform:r}],{duration:Z,easing:"cubic-bezier(.3,.7,.3,1)"})}function z(o,t,e){let s=o.querySelector(".bl-stage > svg"),n=new Set(t);if(!(!s||!n.size&&!s.classList.
contains("bl-dimmed"))){s.classList.toggle("bl-dimmed",n.size>0);for(let r of s.querySelectorAll("[data-key]")){let i=r.getAttribute("data-key")??"",l=i.slice(Math.
max(i.lastIndexOf("@"),i.lastIndexOf(":"))+1);r.classList.toggle("bl-dim",n.size>0&&!n.has(l))}for(let r of s.querySelectorAll(".bl-hit")){let i=r.getAttribute(
"data-place")??"";r.classList.toggle("bl-lit",n.has(i)),r.classList.toggle("bl-focus",e.includes(i))}}}import{button as O,h as b}from"./common.js";import{token as st}from"./common.js";import{strip as A,tool as B}from"./common.js";var w=`
`;function Rt(o,t){let{copy:e}=o,s=e.startsWith(w);return e&&A("copy",s?e.slice(w.length):t.copy_failed,!s&&b("input",{readonly:!0,value:e,"aria-label":t.copy}),
B(t,"close",t.close,{"data-do":"uncopy"}))}var ot=(o,t)=>o.notice&&!o.about&&A("notice",o.notice,B(t,"close",t.close,{"data-do":"unnotice"}));function H(o,t,e,s){
return[b("div.bl-over#over",{},b("div",{},t.link&&A("link",e[t.link].replace("{pick}",s||"–"),/asleep|gone/.test(t.link)&&O({class:"bl-main","data-do":"retry"},
e.reconnect)),!t.below&&ot(t,e))),o.notes.map((n,r)=>A(`note${r}`,n))]}function I(o,t){if(!o.help)return null;let e=t.keys.split(`
`).map(s=>s.split("	"));return b("section.bl-help#helpbox",{role:"group","aria-label":t.help},b("dl",{},...e.map(([s,n])=>b("div",{},b("dt",{},...s.split(" ").map(
r=>b("kbd",{},r))),b("dd",{},n)))),O({class:"bl-check",role:"switch","data-do":"letters","aria-checked":String(o.letters)},b("i",{"aria-hidden":"true"}),t.letters))}
function W(o,t){return o.cover?b("div.bl-cover#cover",{},st(t,o.cover.seat,72),b("b",{},o.cover.says),b("p",{},o.cover.note),O({class:"bl-main","data-do":"revea\
l"},o.cover.button)):null}import{letterOf as rt}from"./common.js";var G={ArrowLeft:["left"],ArrowRight:["right"],ArrowUp:["up","up-right","up-left"],ArrowDown:["down","down-left","down-r\
ight"],Home:["up-left"],PageUp:["up-right"],End:["down-left"],PageDown:["down-right"]};function V(o,t){if(t.stopPropagation(),o.byKeys(!0),t.code==="Tab"||t.metaKey||
t.altKey)return;let e=t.target;if(e.matches("input, select"))return;(ct(o,t,e)||nt(o,t,e))&&t.preventDefault()}function nt(o,t,e){if(t.code==="Escape")return at(
o,e);if(e.getAttribute("role")==="gridcell")return it(o,t,e);let s=e.closest(".bl-acts")??e.closest('.bl-lines, [role="tablist"], .bl-mainline, .bl-items');return!!s&&
lt(t,e,s)}function it(o,t,e){let s=e.getAttribute("data-place")??"",{rows:n,near:r}=o.area,i=n.find(a=>a.includes(s))??[s],l=r[s]??{},d=t.code.replace(/Digit|Numpad/,
""),f=t.ctrlKey||!Object.keys(l).join().includes("-");if(t.code==="Enter"||t.code==="Space"||t.code==="NumpadEnter")o.pickPlace(s);else if(l[d])x(o,l[d]);else if(G[t.
code]&&!(f&&/^[EHP]/.test(t.code)))x(o,l[G[t.code].find(a=>l[a])??""]??s);else if(t.code==="Home")x(o,t.ctrlKey?n[0][0]:i[0]);else if(t.code==="End")x(o,t.ctrlKey?
n.at(-1).at(-1):i.at(-1));else return!1;return!0}function x(o,t){let e=[...o.root.querySelectorAll('[role="gridcell"]')],s=e.find(n=>n.getAttribute("data-place")===
t);if(s){for(let n of e)n.setAttribute("tabindex",n===s?"0":"-1");o.local.at=t,s.focus({preventScroll:!0}),y(o.root,t)[0]?.scrollIntoView?.({block:"nearest"})}}
function lt(o,t,e){let s=[...e.querySelectorAll("[tabindex]")],n=s.indexOf(t),r={ArrowLeft:n-1,ArrowUp:n-1,ArrowRight:n+1,ArrowDown:n+1,Home:0,End:s.length-1}[o.
code];if(n<0||r===void 0)return!1;let i=s[Math.max(0,Math.min(s.length-1,r))];for(let l of s)l.setAttribute("tabindex",l===i?"0":"-1");return i.focus(),i.getAttribute(
"role")==="tab"&&i.click(),!0}function at(o,t){let{frame:e,local:s,root:n}=o,r=o.tip?.hide();if(r&&o.tip?.aloud)return!0;if(s.help)s.help=!1,o.draw();else if(s.
big)o.enlarge(!1);else if(e.pick?.keys.length||e.refused&&s.hidden!==e.rev)o.ask("cancel");else{if(r)return!0;if(t!==n)n.focus({preventScroll:!0}),o.speak(o.words.
left_board);else{let i=n.parentElement?.closest("[tabindex]")??null;i?i.focus({preventScroll:!0}):n.blur()}}return!0}function ct(o,t,e){if(t.key==="?")return o.
local.help=!o.local.help,o.draw(),!0;let s=dt[rt(t)];return t.ctrlKey||!o.local.letters||!s?!1:(s(o,e.getAttribute("data-place")||o.local.at||o.area.rows[0]?.[0]||
"",t.shiftKey,e),!0)}var dt={F:o=>o.enlarge(!o.local.big),U:o=>o.ask("undo"),Y:o=>o.ask("redo"),W:(o,t)=>o.whenTold(()=>Y(o,o.frame.board?.says[t]??"")),I:(o,t,e,s)=>o.
explain(t,s),D:(o,t)=>o.ask("here",{key:t}),C:o=>o.speak(o.frame.told),P:o=>Y(o,[...o.frame.pick?.path??[],o.frame.pick?.prompt??o.frame.turn.says].join(", ")),
R:(o,t)=>o.whenTold(()=>{let{says:e={},stands:s={}}=o.frame.board??{},n=o.area.rows.find(r=>r.includes(t))??[];o.speak(F(n.filter(r=>s[r]).map(r=>e[r]),o.words)||
o.words.row_empty)}),S:o=>{let{receipt:t,players:e}=o.frame;if(!t)return o.speak(o.words.no_lines);let{tab:s}=o.local,n=t.lines.filter(({seat:r})=>r<0||r===s).map(
({says:r})=>r);t.totals.length&&n.unshift(`${e[s].name}: ${t.totals[s]}`),o.speak(F(n,o.words))},G:(o,t,e)=>o.walkBy?.(e?-1:1),N:(o,t,e)=>{let s=o.area.rows.flat(),
n=s.filter(l=>o.frame.pick?.targets.includes(l));if(!n.length)return o.speak(o.words.no_target);let r=s.indexOf(t),i=n.filter(l=>e?s.indexOf(l)<r:s.indexOf(l)>r);
return x(o,e?i.at(-1)??n.at(-1):i[0]??n[0])}};function Y(o,t){let e=t||o.words.no_target;o.speak(e),Object.assign(o.local,{notice:e,about:""}),o.draw()}var ut=115;
function F(o,t){let e="";for(let[s,n]of o.entries()){let r=e?`${e}; ${n}`:n;if(e&&r.length>ut)return`${e}; ${t.and_more.replace("{n}",String(o.length-s))}`;e=r}
return e}import{h as k,same as ht,sync as ft}from"./common.js";import{keepFocus as pt,onResize as bt}from"./common.js";import{shownBy as gt}from"./common.js";import{Link as mt}from"./common.js";import{onPress as yt}from"./common.js";import{dress as kt}from"./common.js";var xt=400,L=class{constructor(t,e,s){this.model=t,this.signal=s,this.local={at:"",row:"",tab:-1,walk:-1,step:-1,help:!1,facts:!1,
bill:!1,rung:"",rungs:!1,branches:!1,big:!1,watching:!1,calm:!1,letters:!0,link:"",notice:"",about:"",copy:"",hidden:-1,svg:""},this.root=k("section.bl-study",{
tabindex:-1,role:"group"}),this.local.root=this.root,this.body=k("div.bl-all",{}),this.polite=k("div.bl-unseen",{role:"status","aria-live":"polite"}),this.loud=
k("div.bl-unseen",{role:"alert","aria-live":"assertive"}),this.root.append(this.body,this.polite,this.loud),e.append(this.root),this.link=new mt(t,s,{onAnswer:(n,r)=>this.
onAnswer(n,r),onLink:n=>this.onLink(n)}),this.spoken=-1,this.tip=void 0,this.keys=!1,this.kept=new Map,this.told=[],this.rest=void 0,this.meant=-1,pt(this.root,
s,()=>this.refocus()),this.listen(),kt(this.root,s),this.draw(),this.root.setAttribute("data-ready","1")}get frame(){return this.model.get("frame")}get words(){
return this.model.get("words")}get area(){return this.model.get("area")}listen(){let{root:t,signal:e}=this,s=()=>this.changed();e.addEventListener("abort",()=>clearTimeout(
this.rest)),this.model.on("change:frame",s),e.addEventListener("abort",()=>this.model.off("change:frame",s));let n=(r,i)=>t.addEventListener(r,i,{signal:e});yt(
t,e,r=>this.under(r),(r,i)=>this.onClick(r,i)),n("change",r=>r.target.matches("select")&&this.ask("seat",{at:Number(r.target.value)})),n("keydown",r=>this.onKey(
r)),n("keyup",()=>this.byKeys(!0)),n("pointerdown",()=>this.byKeys(!1)),n("focusin",()=>this.marks()),n("focusout",()=>this.marks()),n("pointerover",r=>this.onOver(
r)),n("pointerleave",()=>this.onOver(null)),bt(t,e,()=>this.onResize()),t.addEventListener("scroll",()=>this.placeCallout(),{signal:e,capture:!0,passive:!0})}onKey(t){
V(this,t)}onResize(){this.placeCallout()}placeCallout(){P(this.root,this.local.about||this.frame.refused?.tried)}instead(){return null}byKeys(t){t!==this.keys&&
(this.keys=t,this.marks(),this.listenUp())}ask(t,e){this.local.notice=this.local.about=this.local.copy=this.loud.textContent="",this.link.send(t,this.meant<0?this.
frame.rev:this.meant,e)}changed(){let{frame:t,local:e}=this;t.rev!==this.spoken&&Object.assign(e,{walk:t.receipt?.at??-1,step:-1,hidden:-1});let s=t.by===this.link.
client;t.cover&&(e.notice=e.about=e.copy=this.polite.textContent=this.loud.textContent=""),t.rev!==this.spoken&&(s||!t.by)&&(this.speak(t.says),s&&t.alert&&this.
speak(t.alert,!0)),this.spoken=t.rev,this.draw(),this.listenUp()}get isTold(){let{board:t,rev:e}=this.frame;return!t||t.said===void 0||t.said===e}listenUp(){if(clearTimeout(
this.rest),this.isTold)for(let t of this.told.splice(0))t();else this.keys||this.local.facts||this.told.length?this.link.whisper("places"):this.rest=setTimeout(
()=>this.link.whisper("places"),xt)}whenTold(t){return this.isTold||this.local.link?t():(this.told.push(t),this.listenUp())}speak(t,e=!1){let s=e?this.loud:this.
polite;t&&(s.textContent=s.textContent===t?`${t} `:t)}draw(){let{frame:t,local:e,root:s}=this;e.tab<0&&(e.tab=Math.max(0,t.turn.seat));let n=D(s),r=s.contains(
this.focused())?this.focused():null;s.lang!==t.lang&&(s.lang=t.lang),s.setAttribute("aria-label",t.label);let i=k("div.bl-all",{class:e.link&&"bl-silent"},...this.
content(),!t.cover&&_(t,e,this.words,this.instead()));this.settle(i),r&&this.leaves(r,i)&&this.focusOn(this.cell()),s.draws=!0,ft(this.body,i,l=>U(l,n)),s.draws=
!1,this.marks(),this.placeCallout(),this.tip?.settle(),this.showNow(),r&&!(s.contains(r)&&s.contains(this.focused()))&&this.refocus(r.getAttribute("data-pick"))}content(){
let{frame:t,local:e,words:s,area:n}=this;return[...this.above(),t.cover?W(t,s):k("div.bl-body.bl-single#body",{},k("div.bl-left#left",{},K(t,n,e,s)))]}keep(t,e,s){
let[n,r]=[this.kept.get(t),this.body.querySelector(`[data-k="${t}"]`)];return this.kept.set(t,e),!r||!n||e.some((i,l)=>i!==n[l])?s():Object.assign(ht(r),{make:s})}settle(t){}above(){
let{frame:t,local:e,words:s}=this,{key:n,do:r}=this.link.kept()??{};return t.cover&&Object.assign(e,{svg:"",grid:void 0}),[H(t,e,s,n??r??""),I(e,s)]}focused(){return this.
root.getRootNode().activeElement}refocus(t){let s=(t?this.root.querySelector(`[data-pick="${CSS.escape(t.startsWith("less:")?t.slice(5):`less:${t}`)}"]`):null)??
(t?this.root.querySelector(".bl-stk button, .bl-asks button"):null)??this.root.querySelector('[data-do="reveal"]')??this.cell()??this.root;this.focusOn(s)}cell(){
return this.root.querySelector('[role="gridcell"][tabindex="0"]')}focusOn(t){t!==this.focused()&&t?.focus({preventScroll:!0})}leaves(t,e){for(let s=t.hasAttribute(
"data-k")?t:null;s;s=s.parentElement?.closest("[data-k]")??null){let n=e.querySelector(`[data-k="${CSS.escape(s.getAttribute("data-k")??"")}"]`);if(n)return s!==
t&&!n.hasAttribute("data-same")}return!1}showNow(){}marks(){let t=this.focused(),e=t?.closest?.(".bl-rline")??null,s=this.over?.line??(e&&this.root.contains(e)?
Number(e.getAttribute("data-line")):this.local.walk),n=this.frame.receipt?.lines[s];s>=0&&s===this.frame.receipt?.at||z(this.root,n?.places??[],n?.focus??[]);let i=t?.
getAttribute?.("role")==="gridcell"&&this.root.contains(t)?t.getAttribute("data-place"):"";for(let l of this.root.querySelectorAll(".bl-hit.bl-at, .bl-hit.bl-ov\
er"))l.classList.remove("bl-at","bl-over");for(let l of y(this.root,this.keys?i:""))l.classList.add("bl-at");for(let l of y(this.root,this.over?.place))l.classList.
add("bl-over")}onOver(t){let e=t?.target.closest?.(".bl-rline")?.getAttribute("data-line")??null,s=t?.target.closest?.("[data-place]")?.getAttribute("data-place")??
null;e===(this.over?.line?.toString()??null)&&s===(this.over?.place??null)||(this.over={line:e===null?void 0:Number(e),place:s},this.marks())}under(t){return{place:t.
closest("[data-place]")?.getAttribute("data-place"),target:t.closest("[data-do]"),rev:this.frame.rev}}onClick({place:t,target:e,rev:s},n){if(this.meant=s,t){this.
pickPlace(t);let r=this.root.querySelector(`[role=gridcell][data-place="${CSS.escape(this.local.at)}"]`);r?.setAttribute("tabindex","0"),this.focusOn(r)}else e&&
!e.matches("select")&&this.act(e,n);this.meant=-1}explain(t,e){this.whenTold(()=>this.speak(this.frame.board?.says[t]??""))}pickPlace(t){this.local.at=t;for(let e of y(
this.root,t))e.classList.add("bl-press");this.ask("pick",{key:t})}act(t,e){let{local:s,frame:n}=this,r=t.getAttribute("data-do")??"",i=Number(t.getAttribute("da\
ta-at")??0),l=t.getAttribute("data-pick")??"";if(r==="help")s.help=!s.help;else if(r==="letters")s.letters=!s.letters;else if(r==="unnotice")s.notice=s.about="";else if(r===
"uncopy")s.copy="";else if(r==="unrefuse")s.hidden=n.rev;else{if(r==="big")return this.enlarge(!s.big);if(r==="retry")return this.link.retry();if(r==="facts")e.
preventDefault(),s.facts=!s.facts,this.listenUp();else{let d=t.hasAttribute("data-fresh");r==="pick"&&d&&(s.row=l,t.setAttribute("tabindex","0")),t.classList.add(
"bl-press");let f=t.getAttribute("data-first");return f&&this.ask(r,{key:f,fresh:!0}),this.ask(r,r==="pick"?{key:l,fresh:d&&!f}:l?{key:l}:{at:i})}}this.draw()}enlarge(t){
let{root:e,local:s}=this,n=e.parentElement,r=this.focused();s.big=t,n&&(n.style.minHeight=t?`${n.getBoundingClientRect().height}px`:""),e.classList.toggle("bl-b\
ig",t),t&&e.setAttribute("popover","manual"),t?e.showPopover?.():e.hasAttribute("popover")&&(e.hidePopover?.(),e.removeAttribute("popover")),this.draw(),e.contains(
r)&&r.focus({preventScroll:!0})}onAnswer(t,e){for(let s of this.root.querySelectorAll(".bl-press"))s.classList.remove("bl-press");if(/copy|link/.test(e.do)&&t.answer===
"done")return this.copy(t.text,e.do==="copy_verdict"?this.words.copied_verdict:this.words.copied);if(e.do==="what"&&t.answer==="done")return this.tip?.heard(e.key??
"",t.text);t.text&&(e.do==="here"||t.answer!=="done")&&(Object.assign(this.local,{notice:t.text,about:e.key&&v(this.root,e.key)?e.key:""}),this.speak(t.text,t.answer!==
"done"),this.draw())}async copy(t,e){try{await navigator.clipboard.writeText(t),this.speak(e),this.local.copy=w+e}catch{this.local.copy=t}this.draw()}onLink(t){
this.local.link=t,this.loud.textContent="",/asleep|ended/.test(t)?this.speak(this.words[t],!0):/^$|busy/.test(t)&&this.speak(this.words[t||"awake"]),this.draw()}},
At=gt(L);export{w as DONE,L as View,_ as callout,Rt as copied,W as cover,At as default,U as glide,I as help,y as hits,V as keydown,z as light,ot as noticed,P as placeCallout,
R as redrawn,v as spotOf,K as stage,x as stand,D as standing,H as strips};

import{picture as q,same as C}from"./common.js";var E=/^<g data-layer=/,Y='<svg xmlns="http://www.w3.org/2000/svg">';function $(o){let t=o.split(`
`),e=t.findIndex(r=>E.test(r)),s=t.slice(0,e).filter(r=>!r.startsWith("<title>")).join(`
`),i=[];for(let r of t.slice(e))E.test(r)?i.push({name:r,lines:[]}):r!=="</g>"&&r!=="</svg>"&&r&&i.at(-1)?.lines.push(r);return{head:s,layers:i}}function M(o,t,e){
return e&&t&&F($(o),$(t),e)||q(o)}function F(o,t,e){let s=[...e.children].filter(c=>c.hasAttribute("data-layer"));if(!(o.head===t.head&&o.layers.length===s.length&&
s.length>0)||o.layers.some(({name:c},f)=>c!==t.layers[f]?.name)||s.some((c,f)=>c.childElementCount!==t.layers[f].lines.length))return null;let r=0,l=[],n=s.map(
(c,f)=>{let b=new Map;for(let[a,g]of[...c.children].entries()){delete g.known;let k=t.layers[f].lines[a];b.get(k)?.push(g)??b.set(k,[g])}return o.layers[f].lines.
map(a=>{let g=b.get(a)?.shift();return g?C(g,`=${r++}`):l.push(a)-1})}),u=l.length?[...q(`${Y}${l.join("")}</svg>`)?.children??[]]:[];if(u.length!==l.length)return null;
let h=e.cloneNode(!1);for(let c of e.children){let f=s.indexOf(c);if(f<0)h.append(C(c));else{let b=c.cloneNode(!1);b.append(...n[f].map(a=>typeof a=="number"?u[a]:
a)),h.append(b)}}return h}import{button as T,h as d}from"./common.js";import{icon as R}from"./common.js";import{ruled as V}from"./common.js";var J=240;function N(o,t,e,s,i){let r=o.board;if(!r)return null;let l=e.svg?e.root?.querySelector(".bl-stage > svg")??null:null,
n=r.svg?l&&r.svg===e.svg?d("svg",{"data-same":!0}):M(r.svg,e.svg,l):null;return n?.setAttribute("data-k","picture"),e.svg=r.svg,d("div.bl-stage#stage",{class:!n&&
"bl-astext"},n,X(o,t,e,!n),i,(!n||e.facts)&&Q(r,!!n,s))}var Q=(o,t,e)=>d("section.bl-facts#facts",{role:"group","aria-label":e.facts,tabindex:t?0:null},t&&d("b",
{},e.facts),t&&T({class:"bl-x","aria-label":e.close,"data-do":"facts"},R(e,"close")),d("ul",{},...o.facts.map(s=>d("li",{},s))));function X(o,t,e,s){let i=o.board,
r=new Set(o.pick?.keys.length?o.pick.targets:[]),l=new Set(o.pick?.keys??[]),n=i.says[e.at]?e.at:t.rows[0]?.[0]??"",u=e.grid?.area===t&&e.grid.seen===s?e.grid.cells:
new Map,h=new Map;return e.grid={area:t,seen:s,cells:h},d("div.bl-grid#grid",{class:!s&&"bl-unseen",role:"grid","aria-label":i.label},...t.rows.map(c=>{let f=!1,
b=c.map(a=>{let g={class:[l.has(a)&&"bl-picked",r.has(a)&&"bl-target",o.refused?.tried===a&&"bl-barred"].filter(Boolean).join(" "),tabindex:a===n?0:-1,"aria-lab\
el":i.says[a],"aria-selected":l.has(a)&&"true"},k=s?[i.names?.[a]??a,i.stands[a]??"·"]:[],O=[...Object.values(g),...k].join(`
`);return h.set(a,O),u.get(a)===O?d("span",{"data-same":!0}):(f=!0,d("span",{role:"gridcell","data-place":a,...g},s&&d("small",{"aria-hidden":"true"},k[0]),s&&d(
"b",{"aria-hidden":"true"},k[1])))});return f?d("div",{role:"row"},...b):d("div",{"data-same":!0})}))}var S=(o,t)=>m(o,t).at(-1)??[...o.querySelectorAll(`[data-\
pick="${CSS.escape(t)}"]`)].find(e=>e.getClientRects().length);function K(o,t,e,s){let i=t.hidden===o.rev?null:o.refused,r=t.about&&t.notice;return!i&&!r?null:d(
"div.bl-callout#callout",{},T({class:"bl-x","aria-label":e.close,"data-do":r?"unnotice":"unrefuse"},R(e,"close")),r?d("p",{},d("b",{},r)):i?.reasons.map((l,n)=>d(
"p",{},n===0?d("b",{},l.text):l.text," ",V(l))),s)}function j(o,t){let e=o.querySelector(".bl-callout");if(!e)return;let s=t&&S(o,t);if(e.classList.toggle("bl-a\
side",!s),!s)return;let i=o.getBoundingClientRect(),r=(s.closest(".bl-stage, .bl-st-side, .bl-rim")??o).getBoundingClientRect(),l=s.getBoundingClientRect(),n=l.
left+l.width/2-i.left,u=e.offsetWidth,h=Math.max(8,Math.min(i.width-u-8,n-u/2)),c=l.top-i.top-e.offsetHeight-10,f=l.bottom-i.top+10,a=l.top+l.height/2<r.top+r.height/
2?c<0:f+e.offsetHeight<r.bottom-i.top;e.classList.toggle("bl-below",a),e.style.setProperty("--tip",`${Math.round(Math.max(14,Math.min(u-14,n-h)))}px`),e.style.left=
`${Math.round(h)}px`,e.style.top=`${Math.round(Math.max(4,a?f:c))}px`}function m(o,t){return t?[...o.querySelectorAll(`.bl-hit[data-place="${CSS.escape(t)}"]`)]:
[]}function P(o){let t=new Map;for(let e of o.querySelectorAll("svg [data-key]")){let s=e.style;s?.transform&&t.set(e.getAttribute("data-key")??"",s.transform)}
return t}function _(o,t){let e=o.getAttribute("data-from"),s=o.getAttribute("data-key")??"";if(!e||t.has(s))return;let i=t.get(s.slice(0,s.lastIndexOf("@")+1)+e),
r=o.style.transform;!i||!r||o.closest("[data-bl-calm]")||o.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches||o.animate?.([{transform:i},
{transform:r}],{duration:J,easing:"cubic-bezier(.3,.7,.3,1)"})}function D(o,t,e){let s=o.querySelector(".bl-stage > svg"),i=new Set(t);if(!(!s||!i.size&&!s.classList.
contains("bl-dimmed"))){s.classList.toggle("bl-dimmed",i.size>0);for(let r of s.querySelectorAll("[data-key]")){let l=r.getAttribute("data-key")??"",n=l.slice(Math.
max(l.lastIndexOf("@"),l.lastIndexOf(":"))+1);r.classList.toggle("bl-dim",i.size>0&&!i.has(n))}for(let r of s.querySelectorAll(".bl-hit")){let l=r.getAttribute(
"data-place")??"";r.classList.toggle("bl-lit",i.has(l)),r.classList.toggle("bl-focus",e.includes(l))}}}import{button as v,h as p}from"./common.js";import{token as Z}from"./common.js";import{strip as A,tool as U}from"./common.js";var w=`
`;function qt(o,t){let{copy:e}=o,s=e.startsWith(w);return e&&A("copy",s?e.slice(w.length):t.copy_failed,!s&&p("input",{readonly:!0,value:e,"aria-label":t.copy}),
U(t,"close",t.close,{"data-do":"uncopy"}))}var tt=(o,t)=>o.notice&&!o.about&&A("notice",o.notice,U(t,"close",t.close,{"data-do":"unnotice"}));function z(o,t,e,s){
return[p("div.bl-over#over",{},p("div",{},t.link&&A("link",e[t.link].replace("{pick}",s||"–"),/asleep|gone/.test(t.link)&&v({class:"bl-main","data-do":"retry"},
e.reconnect)),!t.below&&tt(t,e))),o.notes.map((i,r)=>A(`note${r}`,i))]}function B(o,t){if(!o.help)return null;let e=t.keys.split(`
`).map(s=>s.split("	"));return p("section.bl-help#helpbox",{role:"group","aria-label":t.help},p("dl",{},...e.map(([s,i])=>p("div",{},p("dt",{},...s.split(" ").map(
r=>p("kbd",{},r))),p("dd",{},i)))),v({class:"bl-check",role:"switch","data-do":"letters","aria-checked":String(o.letters)},p("i",{"aria-hidden":"true"}),t.letters))}
function H(o,t){return o.cover?p("div.bl-cover#cover",{},Z(t,o.cover.seat,72),p("b",{},o.cover.says),p("p",{},o.cover.note),v({class:"bl-main","data-do":"reveal"},
o.cover.button)):null}import{letterOf as et}from"./common.js";var I={ArrowLeft:["left"],ArrowRight:["right"],ArrowUp:["up","up-right","up-left"],ArrowDown:["down","down-left","down-r\
ight"],Home:["up-left"],PageUp:["up-right"],End:["down-left"],PageDown:["down-right"]};function G(o,t){if(t.stopPropagation(),o.byKeys(!0),t.code==="Tab"||t.metaKey||
t.altKey)return;let e=t.target;if(e.matches("input, select"))return;(lt(o,t,e)||st(o,t,e))&&t.preventDefault()}function st(o,t,e){if(t.code==="Escape")return it(
o,e);if(e.getAttribute("role")==="gridcell")return ot(o,t,e);let s=e.closest(".bl-acts")??e.closest('.bl-lines, [role="tablist"], .bl-mainline, .bl-items');return!!s&&
rt(t,e,s)}function ot(o,t,e){let s=e.getAttribute("data-place")??"",{rows:i,near:r}=o.area,l=i.find(c=>c.includes(s))??[s],n=r[s]??{},u=t.code.replace(/Digit|Numpad/,
""),h=t.ctrlKey||!Object.keys(n).join().includes("-");if(t.code==="Enter"||t.code==="Space"||t.code==="NumpadEnter")o.pickPlace(s);else if(n[u])x(o,n[u]);else if(I[t.
code]&&!(h&&/^[EHP]/.test(t.code)))x(o,n[I[t.code].find(c=>n[c])??""]??s);else if(t.code==="Home")x(o,t.ctrlKey?i[0][0]:l[0]);else if(t.code==="End")x(o,t.ctrlKey?
i.at(-1).at(-1):l.at(-1));else return!1;return!0}function x(o,t){let e=[...o.root.querySelectorAll('[role="gridcell"]')],s=e.find(i=>i.getAttribute("data-place")===
t);if(s){for(let i of e)i.setAttribute("tabindex",i===s?"0":"-1");o.local.at=t,s.focus({preventScroll:!0}),m(o.root,t)[0]?.scrollIntoView?.({block:"nearest"})}}
function rt(o,t,e){let s=[...e.querySelectorAll("[tabindex]")],i=s.indexOf(t),r={ArrowLeft:i-1,ArrowUp:i-1,ArrowRight:i+1,ArrowDown:i+1,Home:0,End:s.length-1}[o.
code];if(i<0||r===void 0)return!1;let l=s[Math.max(0,Math.min(s.length-1,r))];for(let n of s)n.setAttribute("tabindex",n===l?"0":"-1");return l.focus(),l.getAttribute(
"role")==="tab"&&l.click(),!0}function it(o,t){let{frame:e,local:s,root:i}=o,r=o.tip?.hide();if(r&&o.tip?.aloud)return!0;if(s.help)s.help=!1,o.draw();else if(s.
big)o.enlarge(!1);else if(e.pick?.keys.length||e.refused&&s.hidden!==e.rev)o.ask("cancel");else{if(r)return!0;if(t!==i)i.focus({preventScroll:!0}),o.speak(o.words.
left_board);else{let l=i.parentElement?.closest("[tabindex]")??null;l?l.focus({preventScroll:!0}):i.blur()}}return!0}function lt(o,t,e){if(t.key==="?")return o.
local.help=!o.local.help,o.draw(),!0;let s=nt[et(t)];return t.ctrlKey||!o.local.letters||!s?!1:(s(o,e.getAttribute("data-place")||o.local.at||o.area.rows[0]?.[0]||
"",t.shiftKey,e),!0)}var nt={F:o=>o.enlarge(!o.local.big),U:o=>o.ask("undo"),Y:o=>o.ask("redo"),W:(o,t)=>o.whenTold(()=>o.speak(o.frame.board?.says[t]??"")),I:(o,t,e,s)=>o.
explain(t,s),D:(o,t)=>o.ask("here",{key:t}),C:o=>o.speak(o.frame.told),P:o=>o.speak([...o.frame.pick?.path??[],o.frame.pick?.prompt??o.frame.turn.says].join(", ")),
R:(o,t)=>o.whenTold(()=>{let{says:e={},stands:s={}}=o.frame.board??{},i=o.area.rows.find(r=>r.includes(t))??[];o.speak(W(i.filter(r=>s[r]).map(r=>e[r]),o.words)||
o.words.row_empty)}),S:o=>{let{receipt:t,players:e}=o.frame;if(!t)return o.speak(o.words.no_lines);let{tab:s}=o.local,i=t.lines.filter(({seat:r})=>r<0||r===s).map(
({says:r})=>r);t.totals.length&&i.unshift(`${e[s].name}: ${t.totals[s]}`),o.speak(W(i,o.words))},G:(o,t,e)=>o.walkBy?.(e?-1:1),N:(o,t,e)=>{let s=o.area.rows.flat(),
i=s.filter(n=>o.frame.pick?.targets.includes(n));if(!i.length)return o.speak(o.words.no_target);let r=s.indexOf(t),l=i.filter(n=>e?s.indexOf(n)<r:s.indexOf(n)>r);
return x(o,e?l.at(-1)??i.at(-1):l[0]??i[0])}},at=115;function W(o,t){let e="";for(let[s,i]of o.entries()){let r=e?`${e}; ${i}`:i;if(e&&r.length>at)return`${e}; ${t.
and_more.replace("{n}",String(o.length-s))}`;e=r}return e}import{h as y,same as ct,sync as dt}from"./common.js";import{keepFocus as ut,onResize as ht}from"./common.js";import{shownBy as ft}from"./common.js";import{Link as pt}from"./common.js";import{onPress as bt}from"./common.js";import{dress as gt}from"./common.js";var mt=400,L=class{constructor(t,e,s){this.model=t,this.signal=s,this.local={at:"",row:"",tab:-1,walk:-1,step:-1,help:!1,facts:!1,
bill:!1,rung:"",rungs:!1,branches:!1,big:!1,watching:!1,calm:!1,letters:!0,link:"",notice:"",about:"",copy:"",hidden:-1,svg:""},this.root=y("section.bl-study",{
tabindex:-1,role:"group"}),this.local.root=this.root,this.body=y("div.bl-all",{}),this.polite=y("div.bl-unseen",{role:"status","aria-live":"polite"}),this.loud=
y("div.bl-unseen",{role:"alert","aria-live":"assertive"}),this.root.append(this.body,this.polite,this.loud),e.append(this.root),this.link=new pt(t,s,{onAnswer:(i,r)=>this.
onAnswer(i,r),onLink:i=>this.onLink(i)}),this.spoken=-1,this.tip=void 0,this.keys=!1,this.kept=new Map,this.told=[],this.rest=void 0,this.meant=-1,ut(this.root,
s,()=>this.refocus()),this.listen(),gt(this.root,s),this.draw(),this.root.setAttribute("data-ready","1")}get frame(){return this.model.get("frame")}get words(){
return this.model.get("words")}get area(){return this.model.get("area")}listen(){let{root:t,signal:e}=this,s=()=>this.changed();e.addEventListener("abort",()=>clearTimeout(
this.rest)),this.model.on("change:frame",s),e.addEventListener("abort",()=>this.model.off("change:frame",s));let i=(r,l)=>t.addEventListener(r,l,{signal:e});bt(
t,e,r=>this.under(r),(r,l)=>this.onClick(r,l)),i("change",r=>r.target.matches("select")&&this.ask("seat",{at:Number(r.target.value)})),i("keydown",r=>this.onKey(
r)),i("keyup",()=>this.byKeys(!0)),i("pointerdown",()=>this.byKeys(!1)),i("focusin",()=>this.marks()),i("focusout",()=>this.marks()),i("pointerover",r=>this.onOver(
r)),i("pointerleave",()=>this.onOver(null)),ht(t,e,()=>this.onResize()),t.addEventListener("scroll",()=>this.placeCallout(),{signal:e,capture:!0,passive:!0})}onKey(t){
G(this,t)}onResize(){this.placeCallout()}placeCallout(){j(this.root,this.local.about||this.frame.refused?.tried)}instead(){return null}byKeys(t){t!==this.keys&&
(this.keys=t,this.marks(),this.listenUp())}ask(t,e){this.local.notice=this.local.about=this.local.copy=this.loud.textContent="",this.link.send(t,this.meant<0?this.
frame.rev:this.meant,e)}changed(){let{frame:t,local:e}=this;t.rev!==this.spoken&&Object.assign(e,{walk:t.receipt?.at??-1,step:-1,hidden:-1});let s=t.by===this.link.
client;t.cover&&(e.notice=e.about=e.copy=this.polite.textContent=this.loud.textContent=""),t.rev!==this.spoken&&(s||!t.by)&&(this.speak(t.says),s&&t.alert&&this.
speak(t.alert,!0)),this.spoken=t.rev,this.draw(),this.listenUp()}get isTold(){let{board:t,rev:e}=this.frame;return!t||t.said===void 0||t.said===e}listenUp(){if(clearTimeout(
this.rest),this.isTold)for(let t of this.told.splice(0))t();else this.keys||this.local.facts||this.told.length?this.link.whisper("places"):this.rest=setTimeout(
()=>this.link.whisper("places"),mt)}whenTold(t){return this.isTold||this.local.link?t():(this.told.push(t),this.listenUp())}speak(t,e=!1){let s=e?this.loud:this.
polite;t&&(s.textContent=s.textContent===t?`${t} `:t)}draw(){let{frame:t,local:e,root:s}=this;e.tab<0&&(e.tab=Math.max(0,t.turn.seat));let i=P(s),r=s.contains(
this.focused())?this.focused():null;s.lang!==t.lang&&(s.lang=t.lang),s.setAttribute("aria-label",t.label);let l=y("div.bl-all",{class:e.link&&"bl-silent"},...this.
content(),!t.cover&&K(t,e,this.words,this.instead()));this.settle(l),r&&this.leaves(r,l)&&this.focusOn(this.cell()),s.draws=!0,dt(this.body,l,n=>_(n,i)),s.draws=
!1,this.marks(),this.placeCallout(),this.tip?.settle(),this.showNow(),r&&!(s.contains(r)&&s.contains(this.focused()))&&this.refocus(r.getAttribute("data-pick"))}content(){
let{frame:t,local:e,words:s,area:i}=this;return[...this.above(),t.cover?H(t,s):y("div.bl-body.bl-single#body",{},y("div.bl-left#left",{},N(t,i,e,s)))]}keep(t,e,s){
let[i,r]=[this.kept.get(t),this.body.querySelector(`[data-k="${t}"]`)];return this.kept.set(t,e),!r||!i||e.some((l,n)=>l!==i[n])?s():Object.assign(ct(r),{make:s})}settle(t){}above(){
let{frame:t,local:e,words:s}=this,{key:i,do:r}=this.link.kept()??{};return t.cover&&Object.assign(e,{svg:"",grid:void 0}),[z(t,e,s,i??r??""),B(e,s)]}focused(){return this.
root.getRootNode().activeElement}refocus(t){let s=(t?this.root.querySelector(`[data-pick="${CSS.escape(t.startsWith("less:")?t.slice(5):`less:${t}`)}"]`):null)??
(t?this.root.querySelector(".bl-stk button, .bl-asks button"):null)??this.root.querySelector('[data-do="reveal"]')??this.cell()??this.root;this.focusOn(s)}cell(){
return this.root.querySelector('[role="gridcell"][tabindex="0"]')}focusOn(t){t!==this.focused()&&t?.focus({preventScroll:!0})}leaves(t,e){for(let s=t.hasAttribute(
"data-k")?t:null;s;s=s.parentElement?.closest("[data-k]")??null){let i=e.querySelector(`[data-k="${CSS.escape(s.getAttribute("data-k")??"")}"]`);if(i)return s!==
t&&!i.hasAttribute("data-same")}return!1}showNow(){}marks(){let t=this.focused(),e=t?.closest?.(".bl-rline")??null,s=this.over?.line??(e&&this.root.contains(e)?
Number(e.getAttribute("data-line")):this.local.walk),i=this.frame.receipt?.lines[s];s>=0&&s===this.frame.receipt?.at||D(this.root,i?.places??[],i?.focus??[]);let l=t?.
getAttribute?.("role")==="gridcell"&&this.root.contains(t)?t.getAttribute("data-place"):"";for(let n of this.root.querySelectorAll(".bl-hit.bl-at, .bl-hit.bl-ov\
er"))n.classList.remove("bl-at","bl-over");for(let n of m(this.root,this.keys?l:""))n.classList.add("bl-at");for(let n of m(this.root,this.over?.place))n.classList.
add("bl-over")}onOver(t){let e=t?.target.closest?.(".bl-rline")?.getAttribute("data-line")??null,s=t?.target.closest?.("[data-place]")?.getAttribute("data-place")??
null;e===(this.over?.line?.toString()??null)&&s===(this.over?.place??null)||(this.over={line:e===null?void 0:Number(e),place:s},this.marks())}under(t){return{place:t.
closest("[data-place]")?.getAttribute("data-place"),target:t.closest("[data-do]"),rev:this.frame.rev}}onClick({place:t,target:e,rev:s},i){if(this.meant=s,t){this.
pickPlace(t);let r=this.root.querySelector(`[role=gridcell][data-place="${CSS.escape(this.local.at)}"]`);r?.setAttribute("tabindex","0"),this.focusOn(r)}else e&&
!e.matches("select")&&this.act(e,i);this.meant=-1}explain(t,e){this.whenTold(()=>this.speak(this.frame.board?.says[t]??""))}pickPlace(t){this.local.at=t;for(let e of m(
this.root,t))e.classList.add("bl-press");this.ask("pick",{key:t})}act(t,e){let{local:s,frame:i}=this,r=t.getAttribute("data-do")??"",l=Number(t.getAttribute("da\
ta-at")??0),n=t.getAttribute("data-pick")??"";if(r==="help")s.help=!s.help;else if(r==="letters")s.letters=!s.letters;else if(r==="unnotice")s.notice=s.about="";else if(r===
"uncopy")s.copy="";else if(r==="unrefuse")s.hidden=i.rev;else{if(r==="big")return this.enlarge(!s.big);if(r==="retry")return this.link.retry();if(r==="facts")e.
preventDefault(),s.facts=!s.facts,this.listenUp();else{let u=t.hasAttribute("data-fresh");r==="pick"&&u&&(s.row=n,t.setAttribute("tabindex","0")),t.classList.add(
"bl-press");let h=t.getAttribute("data-first");return h&&this.ask(r,{key:h,fresh:!0}),this.ask(r,r==="pick"?{key:n,fresh:u&&!h}:n?{key:n}:{at:l})}}this.draw()}enlarge(t){
let{root:e,local:s}=this,i=e.parentElement,r=this.focused();s.big=t,i&&(i.style.minHeight=t?`${i.getBoundingClientRect().height}px`:""),e.classList.toggle("bl-b\
ig",t),t&&e.setAttribute("popover","manual"),t?e.showPopover?.():e.hasAttribute("popover")&&(e.hidePopover?.(),e.removeAttribute("popover")),this.draw(),e.contains(
r)&&r.focus({preventScroll:!0})}onAnswer(t,e){for(let s of this.root.querySelectorAll(".bl-press"))s.classList.remove("bl-press");if(/copy|link/.test(e.do)&&t.answer===
"done")return this.copy(t.text,e.do==="copy_verdict"?this.words.copied_verdict:this.words.copied);if(e.do==="what"&&t.answer==="done")return this.tip?.heard(e.key??
"",t.text);e.do==="here"&&t.answer==="done"&&this.speak(t.text),t.text&&t.answer!=="done"&&(Object.assign(this.local,{notice:t.text,about:e.key&&S(this.root,e.key)?
e.key:""}),this.speak(t.text,!0),this.draw())}async copy(t,e){try{await navigator.clipboard.writeText(t),this.speak(e),this.local.copy=w+e}catch{this.local.copy=
t}this.draw()}onLink(t){this.local.link=t,this.loud.textContent="",/asleep|ended/.test(t)?this.speak(this.words[t],!0):/^$|busy/.test(t)&&this.speak(this.words[t||
"awake"]),this.draw()}},yt=ft(L);export{w as DONE,L as View,K as callout,qt as copied,H as cover,yt as default,_ as glide,B as help,m as hits,G as keydown,D as light,tt as noticed,j as placeCallout,
M as redrawn,S as spotOf,N as stage,x as stand,P as standing,z as strips};

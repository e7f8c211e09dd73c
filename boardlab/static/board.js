import{picture as U,same as _}from"./common.js";var z=/^<g data-layer=/,Et='<svg xmlns="http://www.w3.org/2000/svg">';function G(o){let t=o.split(`
`),e=t.findIndex(n=>z.test(n)),s=t.slice(0,e).filter(n=>!n.startsWith("<title>")).join(`
`),r=[];for(let n of t.slice(e))z.test(n)?r.push({name:n,lines:[]}):n!=="</g>"&&n!=="</svg>"&&n&&r.at(-1)?.lines.push(n);return{head:s,layers:r}}function Y(o,t,e){
return e&&t&&xt(G(o),G(t),e)||U(o)}function xt(o,t,e){let s=[...e.children].filter(u=>u.hasAttribute("data-layer"));if(!(o.head===t.head&&o.layers.length===s.length&&
s.length>0)||o.layers.some(({name:u},l)=>u!==t.layers[l]?.name)||s.some((u,l)=>u.childElementCount!==t.layers[l].lines.length))return null;let n=0,i=[],a=s.map(
(u,l)=>{let d=new Map;for(let[p,m]of[...u.children].entries()){delete m.known;let f=t.layers[l].lines[p];d.get(f)?.push(m)??d.set(f,[m])}return o.layers[l].lines.
map(p=>{let m=d.get(p)?.shift();return m?_(m,`=${n++}`):i.push(p)-1})}),c=i.length?[...U(`${Et}${i.join("")}</svg>`)?.children??[]]:[];if(c.length!==i.length)return null;
let h=e.cloneNode(!1);for(let u of e.children){let l=s.indexOf(u);if(l<0)h.append(_(u));else{let d=u.cloneNode(!1);d.append(...a[l].map(p=>typeof p=="number"?c[p]:
p)),h.append(d)}}return h}import{h as At}from"./common.js";import{SLIP as wt}from"./common.js";function X(o,t,e){let s,r,n=!1,i=!1,a=o.ownerDocument,c=(l,d,p=!1)=>a.addEventListener(l,d,
{signal:t,capture:p}),h=({clientX:l,clientY:d})=>{let p=o.getRootNode().elementFromPoint(l,d);return o.contains(p)?p:null},u=()=>{let l=r&&s?.held;return r?.remove(),
o.removeAttribute("data-dragging"),s=r=void 0,l};o.addEventListener("pointerdown",l=>{n=!1;let d=l.target,p=l.isPrimary&&l.button===0&&vt(d,l.pointerType)?e(d):
null;i=!!p,s=p?{id:l.pointerId,x:l.clientX,y:l.clientY,held:p}:void 0},{signal:t}),o.addEventListener("touchmove",l=>i&&l.preventDefault(),{signal:t,passive:!1}),
c("pointermove",l=>{if(!s||l.pointerId!==s.id)return;let{x:d,y:p,held:m}=s;if(!r){if(Math.hypot(l.clientX-d,l.clientY-p)<=wt)return;o.setAttribute("data-draggin\
g",""),r=o.appendChild(At("div.bl-held",{"aria-hidden":"true"},m.look)),m.taken?.()}let{left:f,top:b}=o.getBoundingClientRect();r.style.transform=`translate(${l.
clientX-f}px,${l.clientY-b}px)`,m.over?.(h(l))}),c("pointerup",l=>{if(!s||l.pointerId!==s.id)return;let d=u();if(!d)return;n=!0;let p=h(l);p?d.dropped(p,l):(d.outside??
d.cancelled)?.()}),c("pointercancel",l=>l.pointerId===s?.id&&u()?.cancelled?.()),c("keydown",l=>{l.key!=="Escape"||!r||(l.preventDefault(),l.stopImmediatePropagation(),
u()?.cancelled?.(),n=!0)},!0),c("click",l=>{!n||!l.detail||(n=!1,l.preventDefault(),l.stopImmediatePropagation())},!0);for(let l of["selectstart","dragstart"])c(
l,d=>s&&d.preventDefault())}function vt(o,t){if(t==="mouse")return!0;for(let e=o;e;e=e.parentElement)if(getComputedStyle(e).touchAction==="none")return!0;return!1}
function P(o,t){let e=o.querySelector(".bl-surface > svg"),s=["@",":"].map(b=>`[data-key$="${b}${CSS.escape(t)}"]`).join(),r=[...e?.querySelectorAll(s)??[]].filter(
b=>!b.matches('[data-key^="target:"]')).at(-1),n=e?.getScreenCTM?.()?.inverse();if(!e||!r||!n)return null;let{left:i,top:a,right:c,bottom:h,width:u,height:l}=r.
getBoundingClientRect(),[d,p]=[new DOMPoint(i,a),new DOMPoint(c,h)].map(b=>b.matrixTransform(n)),m=e.cloneNode(!1),f=[d.x,d.y,p.x-d.x,p.y-d.y].join(" ");for(let[
b,x]of Object.entries({viewBox:f,width:u,height:l}))m.setAttribute(b,String(x));for(let b of["style","data-k"])m.removeAttribute(b);return m.append(r.cloneNode(
!0)),m}import{button as J,h as g,isCalm as Q}from"./common.js";import{icon as Z}from"./common.js";import{ruled as St}from"./common.js";var Lt=240,Mt=220,Tt=12;function tt(o,t,e,s,r){let n=o.board;if(!n)return null;let i=e.svg?e.root?.querySelector(".bl-surfa\
ce > svg")??null:null,a=n.svg?i&&n.svg===e.svg?g("svg",{"data-same":!0}):Y(n.svg,e.svg,i):null;return a?.setAttribute("data-k","picture"),e.svg=n.svg,g("div.bl-\
surface#surface",{class:!a&&"bl-astext"},a,Ht(o,t,e,!a),r,(!a||e.facts)&&Ct(n,!!a,s))}var Ct=(o,t,e)=>g("section.bl-facts#facts",{role:"group","aria-label":e.facts,
tabindex:t?0:null},t&&g("b",{},e.facts),t&&J({class:"bl-x","aria-label":e.close,"data-do":"facts"},Z(e,"close")),g("ul",{},...o.facts.map(s=>g("li",{},s))));function Ht(o,t,e,s){
let r=o.board,n=new Set(o.pick?.keys.length?o.pick.targets:[]),i=new Set(o.pick?.keys??[]),a=new Set(o.question?o.pick?.targets:[]),c=t.rows[0]?.find(d=>a.has(d))??
t.rows[0]?.[0]??"",h=r.says[e.at]?e.at:c,u=e.grid?.area===t&&e.grid.seen===s?e.grid.cells:new Map,l=new Map;return e.grid={area:t,seen:s,cells:l},g("div.bl-grid\
#grid",{class:!s&&"bl-unseen",role:"grid","aria-label":r.label},...t.rows.map(d=>{let p=!1,m=d.map(f=>{let b={class:[i.has(f)&&"bl-picked",n.has(f)&&"bl-target",
o.refused?.tried===f&&"bl-barred"].filter(Boolean).join(" "),tabindex:f===h?0:-1,"aria-label":r.says[f],"aria-selected":i.has(f)&&"true"},x=s?[r.names?.[f]??f,r.
stands[f]??"·"]:[],S=[...Object.values(b),...x].join(`
`);return l.set(f,S),u.get(f)===S?g("span",{"data-same":!0}):(p=!0,g("span",{role:"gridcell","data-place":f,...b},s&&g("small",{"aria-hidden":"true"},x[0]),s&&g(
"b",{"aria-hidden":"true"},x[1])))});return p?g("div",{role:"row"},...m):g("div",{"data-same":!0})}))}var F=(o,t)=>w(o,t).at(-1)??[...o.querySelectorAll(`[data-\
pick="${CSS.escape(t)}"]`)].find(e=>e.getClientRects().length);function et(o,t,e,s){let r=t.hidden===o.rev?null:o.refused,n=t.about&&t.notice;return!r&&!n?null:
g("div.bl-callout#callout",{},J({class:"bl-x","aria-label":e.close,"data-do":n?"unnotice":"unrefuse"},Z(e,"close")),n?g("p",{},g("b",{},n)):r?.reasons.map((i,a)=>g(
"p",{},a===0?g("b",{},i.text):i.text," ",St(i))),s)}var $t=24,T=10;function st(o,t,e){let s=o.querySelector(".bl-callout");if(!s)return;let r=e&&F(o,e);if(s.classList.
toggle("bl-aside",!r),!r)return;let n=o.getBoundingClientRect(),i=(y,A,E=0)=>{let{left:M,top:q,right:R,bottom:D}=y.getBoundingClientRect();return[M-n.left-E,q-n.
top-E,R-n.left+E,D-n.top+E,A]},[a,c,h,u]=i(r,0),[l,d]=[s.offsetWidth,s.offsetHeight],p=[i(r,9,T-1),...[...o.querySelectorAll(V)].map(y=>i(y,.2)),...[...t.refused?.
places??[],...t.pick?.targets??[]].flatMap(y=>w(o,y)).map(y=>i(y,9)),...[...o.querySelectorAll("button:not(.bl-callout *), [data-lit]:not(.bl-surface), .bl-st-f\
oot")].map(y=>i(y,y.matches("button:not([data-lit])")?2:9))],[m,f,b]=[(a+h)/2,u+T,c-d-T],x=Math.min(n.height,innerHeight-n.top)-d-4,S=[b,f];for(let y=4;y<=x;y+=
$t)S.push(y);let[I,O,L]=[1/0,8,4];for(let y of[m-l/2,a-l-T,h+T])for(let A of S){let E=Math.max(8,Math.min(n.width-l-8,y)),M=Math.hypot(E+l/2-m,A+(d-c-u)/2)/99+(A<
4||A>x?99:0);for(let[q,R,D,yt,kt]of p)E<D&&E+l>q&&A<yt&&A+d>R&&(M+=kt);M<I&&([I,O,L]=[M,E,A])}let N=m-O;s.classList.toggle("bl-below",L===f),s.classList.toggle(
"bl-apart",L!==f&&L!==b||N<14||N>l-14),s.style.setProperty("--tip",`${Math.round(N)}px`),s.style.left=`${Math.round(O)}px`,s.style.top=`${Math.round(L)}px`}var V="\
.bl-hit:not([style])";function w(o,t){return t?[...o.querySelectorAll(`${V}[data-place="${CSS.escape(t)}"]`)]:[]}function ot(o){let t=new Map;for(let e of o.querySelectorAll(
"svg [data-key]")){let s=e.style;s?.transform&&t.set(e.getAttribute("data-key")??"",s.transform)}return t}function nt(o,t){let e=o.getAttribute("data-from"),s=o.
getAttribute("data-key")??"";if(!e||t.has(s))return;let r=t.get(s.slice(0,s.lastIndexOf("@")+1)+e),n=o.style.transform;!r||!n||Q(o)||o.animate?.([{transform:r},
{transform:n}],{duration:Lt,easing:"cubic-bezier(.3,.7,.3,1)"})}function rt(o,t,e){let s=o.querySelector(".bl-surface > svg"),r=new Set(t);if(!(!s||!r.size&&!s.
classList.contains("bl-dimmed"))){s.classList.toggle("bl-dimmed",r.size>0);for(let n of s.querySelectorAll("[data-key]")){let i=n.getAttribute("data-key")??"",a=i.
slice(Math.max(i.lastIndexOf("@"),i.lastIndexOf(":"))+1);n.classList.toggle("bl-dim",r.size>0&&!r.has(a))}for(let n of s.querySelectorAll(V)){let i=n.getAttribute(
"data-place")??"";n.classList.toggle("bl-lit",r.has(i)),n.classList.toggle("bl-focus",e.includes(i))}}}var W=o=>o.querySelectorAll("svg [data-key]"),it=o=>new Map(
Array.from(W(o),t=>[t.getAttribute("data-key")??"",t.cloneNode(!0)])),K="last:";function lt(o,t){if(!t.size||Q(o))return;let e=Array.from(W(o),r=>r.getAttribute(
"data-key")??""),s=new Set(e.filter(r=>r.startsWith(K)).map(r=>r.slice(K.length)));for(let r of W(o)){let n=r.getAttribute("data-key")??"";if(!(!n.startsWith(K)&&
s.has(n.split(/[:@]/).pop()??""))||r.hasAttribute("data-from")||t.get(n)?.isEqualNode(r))continue;let a=r.style.transform;r.animate?.([{transform:`${a} translat\
eY(-${Tt}px)`},{transform:a||"none"}],{duration:Mt,easing:"cubic-bezier(.5,0,.9,.6)"})}}import{button as j,h as k}from"./common.js";import{token as Ot}from"./common.js";import{strip as H,tool as at}from"./common.js";var $=`
`;function pe(o,t){let{copy:e}=o,s=e.startsWith($);return e&&H("copy",s?e.slice($.length):t.copy_failed,!s&&k("input",{readonly:!0,value:e,"aria-label":t.copy}),
at(t,"close",t.close,{"data-do":"uncopy"}))}var Nt=(o,t)=>o.notice&&!o.about&&H("notice",o.notice,at(t,"close",t.close,{"data-do":"unnotice"}));function ct(o,t,e,s){
return[k("div.bl-over#over",{},k("div",{},t.link&&H("link",e[t.link].replace("{pick}",s||"–"),/asleep|gone/.test(t.link)&&j({class:"bl-main","data-do":"retry"},
e.reconnect)),!t.below&&Nt(t,e))),o.notes.map((r,n)=>H(`note${n}`,r))]}var qt=o=>k("dl",{},...o.split(`
`).map(t=>t.split("	")).map(([t,e])=>k("div",{},k("dt",{},...t.split(" ").map(s=>k("kbd",{},s))),k("dd",{},e))));function dt(o,t){return o.help?k("section.bl-he\
lp#helpbox",{role:"group","aria-label":t.help},qt(t.keys),j({class:"bl-check",role:"switch","data-do":"letters","aria-checked":String(o.letters)},k("i",{"aria-h\
idden":"true"}),t.letters)):null}function ut(o,t){return o.cover?k("div.bl-cover#cover",{},Ot(t,o.cover.seat,72),k("b",{},o.cover.says),k("p",{},o.cover.note),j(
{class:"bl-main","data-do":"reveal"},o.cover.button)):null}import{letterOf as Rt}from"./common.js";var pt={ArrowLeft:["left"],ArrowRight:["right"],ArrowUp:["up","up-right","up-left"],ArrowDown:["down","down-left","down-\
right"],Home:["up-left"],PageUp:["up-right"],End:["down-left"],PageDown:["down-right"]};function mt(o,t){if(t.stopPropagation(),o.byKeys(!0),t.code==="Tab"||t.metaKey||
t.altKey)return;let e=t.target;if(e.matches("input, select"))return;(Ft(o,t,e)||Dt(o,t,e))&&t.preventDefault()}function Dt(o,t,e){if(t.code==="Escape")return Wt(
o,e);if(e.getAttribute("role")==="gridcell")return Pt(o,t,e);let s=e.closest(".bl-acts")??e.closest('.bl-lines, [role="tablist"], .bl-mainline, .bl-items');return!!s&&
Kt(t,e,s)}function Pt(o,t,e){let s=e.getAttribute("data-place")??"",{rows:r,near:n}=o.area,i=r.find(u=>u.includes(s))??[s],a=n[s]??{},c=t.code.replace(/Digit|Numpad/,
""),h=t.ctrlKey||!Object.keys(a).join().includes("-");if(t.code==="Enter"||t.code==="Space"||t.code==="NumpadEnter")o.pickPlace(s);else if(a[c])C(o,a[c]);else if(pt[t.
code]&&!(h&&/^[EHP]/.test(t.code)))C(o,a[pt[t.code].find(u=>a[u])??""]??s);else if(t.code==="Home")C(o,t.ctrlKey?r[0][0]:i[0]);else if(t.code==="End")C(o,t.ctrlKey?
r.at(-1).at(-1):i.at(-1));else return!1;return!0}function C(o,t){let e=[...o.root.querySelectorAll('[role="gridcell"]')],s=e.find(r=>r.getAttribute("data-place")===
t);if(s){for(let r of e)r.setAttribute("tabindex",r===s?"0":"-1");o.local.at=t,s.focus({preventScroll:!0}),w(o.root,t)[0]?.scrollIntoView?.({block:"nearest"})}}
function Kt(o,t,e){let s=[...e.querySelectorAll("[tabindex]")],r=s.indexOf(t),n={ArrowLeft:r-1,ArrowUp:r-1,ArrowRight:r+1,ArrowDown:r+1,Home:0,End:s.length-1}[o.
code];if(r<0||n===void 0)return!1;let i=s[Math.max(0,Math.min(s.length-1,n))];for(let a of s)a.setAttribute("tabindex",a===i?"0":"-1");return i.focus(),i.getAttribute(
"role")==="tab"&&i.click(),!0}function Wt(o,t){let{frame:e,local:s,root:r}=o,n=o.tip?.hide();if(n&&o.tip?.aloud)return!0;if(s.help)s.help=!1,o.draw();else if(s.
big)o.enlarge(!1);else if(e.pick?.keys.length||e.refused&&s.hidden!==e.rev)o.ask("cancel");else{if(n)return!0;if(t!==r)r.focus({preventScroll:!0}),o.speak(o.words.
left_board);else{let i=r.parentElement?.closest("[tabindex]")??null;i?i.focus({preventScroll:!0}):r.blur()}}return!0}function Ft(o,t,e){if(t.key==="?")return o.
local.help=!o.local.help,o.draw(),!0;let s=Vt[Rt(t)];return t.ctrlKey||!o.local.letters||!s?!1:(s(o,e.getAttribute("data-place")||o.local.at||o.area.rows[0]?.[0]||
"",t.shiftKey,e),!0)}var Vt={F:o=>o.enlarge(!o.local.big),U:o=>o.ask("undo"),Y:o=>o.ask("redo"),W:(o,t)=>o.whenTold(()=>ft(o,o.frame.board?.says[t]??"")),I:(o,t,e,s)=>o.
explain(t,s),D:(o,t)=>o.ask("here",{key:t}),C:o=>o.speak(o.frame.told),P:o=>ft(o,[...o.frame.pick?.path??[],o.frame.pick?.prompt??o.frame.turn.says].join(", ")),
R:(o,t)=>o.whenTold(()=>{let{says:e={},stands:s={}}=o.frame.board??{},r=o.area.rows.find(n=>n.includes(t))??[];o.speak(ht(r.filter(n=>s[n]).map(n=>e[n]),o.words)||
o.words.row_empty)}),S:o=>{let{receipt:t,players:e}=o.frame;if(!t)return o.speak(o.words.no_lines);let{tab:s}=o.local,r=t.lines.filter(({seat:n})=>n<0||n===s).map(
({says:n})=>n);t.totals.length&&r.unshift(`${e[s].name}: ${t.totals[s]}`),o.speak(ht(r,o.words))},G:(o,t,e)=>o.walkBy?.(e?-1:1),N:(o,t,e)=>{let s=o.area.rows.flat(),
r=s.filter(a=>o.frame.pick?.targets.includes(a));if(!r.length)return o.speak(o.words.no_target);let n=s.indexOf(t),i=r.filter(a=>e?s.indexOf(a)<n:s.indexOf(a)>n);
return C(o,e?i.at(-1)??r.at(-1):i[0]??r[0])}};function ft(o,t){let e=t||o.words.no_target;o.speak(e),Object.assign(o.local,{notice:e,about:""}),o.draw()}var jt=115;
function ht(o,t){let e="";for(let[s,r]of o.entries()){let n=e?`${e}; ${r}`:r;if(e&&n.length>jt)return`${e}; ${t.and_more.replace("{n}",String(o.length-s))}`;e=n}
return e}import{Link as Bt}from"./common.js";import{h as v,same as It,sync as _t}from"./common.js";import{drawing as gt,keepFocus as zt,onResize as Gt}from"./common.js";import{shownBy as Ut}from"./common.js";import{onPress as Yt}from"./common.js";import{dress as Xt}from"./common.js";var Jt=400,B=class{constructor(t,e,s){this.model=t,this.signal=s,this.local={at:"",row:"",
tab:-1,walk:-1,step:-1,help:!1,facts:!1,bill:!1,rung:"",rungs:!1,branches:!1,big:!1,watching:!1,calm:!1,letters:!0,link:"",notice:"",about:"",copy:"",hidden:-1,
svg:""},this.root=v("section.bl-study",{tabindex:-1,role:"group"}),this.local.root=this.root,this.body=v("div.bl-all",{}),this.polite=v("div.bl-unseen",{role:"s\
tatus","aria-live":"polite"}),this.loud=v("div.bl-unseen",{role:"alert","aria-live":"assertive"}),this.root.append(this.body,this.polite,this.loud),e.append(this.
root),this.link=new Bt(t,s,{onAnswer:(r,n)=>this.onAnswer(r,n),onLink:r=>this.onLink(r)}),this.spoken=-1,this.tip=void 0,this.keys=!1,this.kept=new Map,this.told=
[],this.rest=void 0,this.meant=-1}start(){return zt(this.root,this.signal,()=>this.refocus()),this.listen(),Xt(this.root,this.signal),this.draw(),this.root.setAttribute(
"data-ready","1"),this}get frame(){return this.model.get("frame")}get words(){return this.model.get("words")}get area(){return this.model.get("area")}listen(){let{
root:t,signal:e}=this,s=()=>this.changed();e.addEventListener("abort",()=>clearTimeout(this.rest)),this.model.on("change:frame",s),e.addEventListener("abort",()=>this.
model.off("change:frame",s));let r=(n,i)=>t.addEventListener(n,i,{signal:e});Yt(t,e,n=>this.under(n),(n,i)=>this.onClick(n,i)),X(t,e,n=>this.take(n)),r("change",
({target:n})=>{let[i,a]=[n.getAttribute("data-do"),n.value],c=Number(n.getAttribute("data-at")??0);n.matches("select")&&this.ask(i,i==="seat"?{at:Number(a)}:{key:a,
at:c})}),r("keydown",n=>this.onKey(n)),r("keyup",()=>this.byKeys(!0)),r("pointerdown",()=>this.byKeys(!1)),r("focusin",()=>this.marks()),r("focusout",()=>this.marks()),
r("pointerover",n=>this.onOver(n)),r("pointerleave",()=>this.onOver(null)),Gt(t,e,()=>this.onResize()),t.addEventListener("scroll",()=>this.placeCallout(),{signal:e,
capture:!0,passive:!0})}onKey(t){mt(this,t)}onResize(){this.placeCallout()}placeCallout(){st(this.root,this.frame,this.local.about||this.frame.refused?.tried)}instead(){
return null}byKeys(t){t!==this.keys&&(this.keys=t,this.marks(),this.listenUp())}ask(t,e){this.local.notice=this.local.about=this.local.copy=this.loud.textContent=
"",this.link.send(t,this.meant<0?this.frame.rev:this.meant,e)}changed(){let{frame:t,local:e}=this;t.rev!==this.spoken&&Object.assign(e,{walk:t.receipt?.at??-1,step:-1,
hidden:-1});let s=t.by===this.link.client;t.cover&&(e.notice=e.about=e.copy=this.polite.textContent=this.loud.textContent=""),t.rev!==this.spoken&&(s||!t.by)&&(this.
speak(t.says),s&&t.alert&&this.speak(t.alert,!0)),this.spoken=t.rev,this.draw(),this.listenUp()}get isTold(){let{board:t,rev:e}=this.frame;return!t||t.said===void 0||
t.said===e}listenUp(){if(clearTimeout(this.rest),this.isTold)for(let t of this.told.splice(0))t();else this.keys||this.local.facts||this.told.length?this.link.whisper(
"places"):this.rest=setTimeout(()=>this.link.whisper("places"),Jt)}whenTold(t){return this.isTold||this.local.link?t():(this.told.push(t),this.listenUp())}speak(t,e=!1){
let s=e?this.loud:this.polite;t&&(s.textContent=s.textContent===t?`${t} `:t)}draw(){let{frame:t,local:e,root:s}=this;e.tab<0&&(e.tab=Math.max(0,t.turn.seat));let r=ot(
s),n=this.isNext&&it(s),i=s.contains(this.focused())?this.focused():null;s.lang!==t.lang&&(s.lang=t.lang),s.setAttribute("aria-label",t.label);let a=v("div.bl-a\
ll",{class:e.link&&"bl-silent"},...this.content(),!t.cover&&et(t,e,this.words,this.instead()));this.settle(a),i&&this.leaves(i,a)&&this.focusOn(this.cell()),gt.
add(s),_t(this.body,a,c=>nt(c,r)),n&&lt(s,n),gt.delete(s),this.marks(),this.placeCallout(),this.tip?.settle(),this.showNow(),i&&!(s.contains(i)&&s.contains(this.
focused()))&&this.refocus(i.getAttribute("data-pick"))}get isNext(){return!1}content(){let{frame:t,local:e,words:s,area:r}=this;return[...this.above(),t.cover?ut(
t,s):v("div.bl-body.bl-single#body",{},v("div.bl-left#left",{},tt(t,r,e,s)))]}keep(t,e,s){let[r,n]=[this.kept.get(t),this.body.querySelector(`[data-k="${t}"]`)];
return this.kept.set(t,e),!n||!r||e.some((i,a)=>i!==r[a])?s():Object.assign(It(n),{make:s})}settle(t){}above(){let{frame:t,local:e,words:s}=this,{key:r,do:n}=this.
link.kept()??{};return t.cover&&Object.assign(e,{svg:"",grid:void 0}),[ct(t,e,s,r??n??""),dt(e,s)]}focused(){return this.root.getRootNode().activeElement}refocus(t){
let s=(t?this.root.querySelector(`[data-pick="${CSS.escape(t.startsWith("less:")?t.slice(5):`less:${t}`)}"]`):null)??(t?this.root.querySelector(".bl-stk button,\
 .bl-asks button"):null)??this.root.querySelector('[data-do="reveal"]')??this.cell()??this.root;this.focusOn(s)}cell(){return this.root.querySelector('[role="gr\
idcell"][tabindex="0"]')}focusOn(t){t!==this.focused()&&t?.focus({preventScroll:!0})}leaves(t,e){for(let s=t.hasAttribute("data-k")?t:null;s;s=s.parentElement?.
closest("[data-k]")??null){let r=e.querySelector(`[data-k="${CSS.escape(s.getAttribute("data-k")??"")}"]`);if(r)return s!==t&&!r.hasAttribute("data-same")}return!1}showNow(){}marks(){
let t=this.focused(),e=t?.closest?.(".bl-rline")??null,s=this.over?.line??(e&&this.root.contains(e)?Number(e.getAttribute("data-line")):this.local.walk),r=this.
frame.receipt?.lines[s];s>=0&&s===this.frame.receipt?.at||rt(this.root,r?.places??[],r?.focus??[]);let i=t?.getAttribute?.("role")==="gridcell"&&this.root.contains(
t)?t.getAttribute("data-place"):"";for(let c of this.root.querySelectorAll(".bl-hit.bl-at, .bl-hit.bl-over"))c.classList.remove("bl-at","bl-over");for(let c of w(
this.root,this.keys?i:""))c.classList.add("bl-at");for(let c of w(this.root,this.over?.place))c.classList.add("bl-over");let a=new Set([...this.frame.pick?.sources??
[],...this.movable]);for(let c of this.root.querySelectorAll(".bl-hit"))c.classList.toggle("bl-source",a.has(c.getAttribute("data-place")??""))}onOver(t){let e=t?.
target.closest?.(".bl-rline")?.getAttribute("data-line")??null,s=t?.target.closest?.("[data-place]")?.getAttribute("data-place")??null;e===(this.over?.line?.toString()??
null)&&s===(this.over?.place??null)||(this.over={line:e===null?void 0:Number(e),place:s},this.marks())}under(t){return{place:t.closest("[data-place]")?.getAttribute(
"data-place"),target:t.closest("[data-do]"),rev:this.frame.rev}}onClick({place:t,target:e,rev:s},r){if(this.meant=s,t){this.pickPlace(t);let n=this.root.querySelector(
`[role=gridcell][data-place="${CSS.escape(this.local.at)}"]`);n?.setAttribute("tabindex","0"),this.focusOn(n)}else e&&!e.matches("select")&&this.act(e,r);this.meant=
-1}take(t){let{pick:e,cover:s}=this.frame,r=t.closest("[data-place]")?.getAttribute("data-place")??"";if(this.movable.includes(r)&&!s)return this.takePiece(r);let n=r?
null:t.closest("[data-drag]");if(s||!(n||e?.sources?.includes(r)))return null;if(n?.getAttribute("data-drag")==="count")return this.takeCounted(n);let i=n?.getAttribute(
"data-pick")??r,a=()=>this.afterwards(()=>this.frame.pick?.keys.length&&this.ask("cancel"));return{look:n?bt(n):P(this.root,r),taken:()=>!e?.keys.includes(i)&&this.
onClick({place:r,target:n,rev:this.frame.rev},new Event("drag")),cancelled:a,dropped:(c,h)=>{let u=c.closest("[data-place]")?.getAttribute("data-place"),l=u?null:
c.closest('[data-do="pick"][data-pick]');if(u===i||!u&&!l||c.closest("[data-pick]")?.getAttribute("data-pick")===i)return a();this.afterwards(()=>{(!u||this.frame.
pick?.targets.length)&&this.onClick({place:u,target:l,rev:this.frame.rev},h)})}}}get movable(){return this.frame.edit?.edits&&this.frame.edit.moves||[]}takePiece(t){
let e=s=>s!==t&&this.ask("move_piece",{key:`${t} ${s}`});return{look:P(this.root,t),dropped:s=>e(s.closest("[data-place]")?.getAttribute("data-place")??""),outside:()=>e(
"")}}takeCounted(t){let e=t.closest(".bl-slot");return{look:bt(t),dropped:(s,r)=>{let n=s.closest(":is(.bl-asks, .bl-hand) .bl-slot, .bl-asks, .bl-hand");n&&n!==
e&&!n.contains(e)&&this.onClick({place:"",target:t,rev:this.frame.rev},r)}}}afterwards(t){this.link.waiting.size?this.next=t:t()}explain(t,e){this.whenTold(()=>this.
speak(this.frame.board?.says[t]??""))}pickPlace(t){this.local.at=t;for(let e of w(this.root,t))e.classList.add("bl-press");this.ask("pick",{key:t})}act(t,e){let{
local:s,frame:r}=this,n=t.getAttribute("data-do")??"",i=Number(t.getAttribute("data-at")??0),a=t.getAttribute("data-pick")??"";if(n==="help")s.help=!s.help;else if(n===
"letters")s.letters=!s.letters;else if(n==="unnotice")s.notice=s.about="";else if(n==="uncopy")s.copy="";else if(n==="unrefuse")s.hidden=r.rev;else{if(n==="big")
return this.enlarge(!s.big);if(n==="retry")return this.link.retry();if(n==="facts")e.preventDefault(),s.facts=!s.facts,this.listenUp();else{let c=t.hasAttribute(
"data-fresh");n==="pick"&&c&&(s.row=a,t.setAttribute("tabindex","0")),t.classList.add("bl-press");let h=(c||e.type==="drag")&&t.getAttribute("data-first");return h&&
this.ask(n,{key:h,fresh:!0}),this.ask(n,n==="pick"?{key:a,fresh:c&&!h}:a?{key:a}:{at:i})}}this.draw()}enlarge(t){let{root:e,local:s}=this,r=e.parentElement,n=this.
focused();s.big=t,r&&(r.style.minHeight=t?`${r.getBoundingClientRect().height}px`:""),e.classList.toggle("bl-big",t),t&&e.setAttribute("popover","manual"),t?e.showPopover?.():
e.hasAttribute("popover")&&(e.hidePopover?.(),e.removeAttribute("popover")),this.draw(),e.contains(n)&&n.focus({preventScroll:!0})}onAnswer(t,e){for(let r of this.
root.querySelectorAll(".bl-press"))r.classList.remove("bl-press");let{next:s}=this;if(this.next=void 0,s&&t.answer!=="no"&&t.answer!=="stale"&&s(),/copy|link/.test(
e.do)&&t.answer==="done")return this.copy(t.text,e.do==="copy_verdict"?this.words.copied_verdict:this.words.copied);if(e.do==="what"&&t.answer==="done")return this.
tip?.heard(e.key??"",t.text);t.text&&(e.do==="here"||t.answer!=="done")&&(Object.assign(this.local,{notice:t.text,about:e.key&&F(this.root,e.key)?e.key:""}),this.
speak(t.text,t.answer!=="done"),this.draw())}async copy(t,e){try{await navigator.clipboard.writeText(t),this.speak(e),this.local.copy=$+e}catch{this.local.copy=
t}this.draw()}onLink(t){this.local.link=t,this.loud.textContent="",/asleep|ended/.test(t)?this.speak(this.words[t],!0):/^$|busy/.test(t)&&this.speak(this.words[t||
"awake"]),this.draw()}};function bt(o){let t=o.querySelector(".bl-art, .bl-ic")??o.querySelector(".bl-nm, span")??o,{width:e,height:s}=t.getBoundingClientRect(),
r=t.cloneNode(!0);return r.setAttribute("style",`width:${e}px;height:${s}px`),r}var Qt=Ut((...o)=>new B(...o).start());export{$ as DONE,V as PLACES,B as View,et as callout,pe as copied,ut as cover,Qt as default,nt as glide,dt as help,w as hits,qt as keyList,mt as keydown,lt as land,
rt as light,Nt as noticed,X as onDrag,P as pieceAt,it as pieces,st as placeCallout,Y as redrawn,F as spotOf,C as stand,ot as standing,ct as strips,tt as surface};

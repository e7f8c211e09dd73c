import{picture as G,same as _}from"./common.js";var U=/^<g data-layer=/,xt='<svg xmlns="http://www.w3.org/2000/svg">';function z(n){let t=n.split(`
`),e=t.findIndex(o=>U.test(o)),s=t.slice(0,e).filter(o=>!o.startsWith("<title>")).join(`
`),r=[];for(let o of t.slice(e))U.test(o)?r.push({name:o,lines:[]}):o!=="</g>"&&o!=="</svg>"&&o&&r.at(-1)?.lines.push(o);return{head:s,layers:r}}function Y(n,t,e){
return e&&t&&wt(z(n),z(t),e)||G(n)}function wt(n,t,e){let s=[...e.children].filter(u=>u.hasAttribute("data-layer"));if(!(n.head===t.head&&n.layers.length===s.length&&
s.length>0)||n.layers.some(({name:u},l)=>u!==t.layers[l]?.name)||s.some((u,l)=>u.childElementCount!==t.layers[l].lines.length))return null;let o=0,i=[],a=s.map(
(u,l)=>{let d=new Map;for(let[p,h]of[...u.children].entries()){delete h.known;let m=t.layers[l].lines[p];d.get(m)?.push(h)??d.set(m,[h])}return n.layers[l].lines.
map(p=>{let h=d.get(p)?.shift();return h?_(h,`=${o++}`):i.push(p)-1})}),c=i.length?[...G(`${xt}${i.join("")}</svg>`)?.children??[]]:[];if(c.length!==i.length)return null;
let f=e.cloneNode(!1);for(let u of e.children){let l=s.indexOf(u);if(l<0)f.append(_(u));else{let d=u.cloneNode(!1);d.append(...a[l].map(p=>typeof p=="number"?c[p]:
p)),f.append(d)}}return f}import{h as At}from"./common.js";import{SLIP as vt}from"./common.js";function X(n,t,e){let s,r,o=!1,i=!1,a=n.ownerDocument,c=(l,d,p=!1)=>a.addEventListener(l,d,
{signal:t,capture:p}),f=({clientX:l,clientY:d})=>{let p=n.getRootNode().elementFromPoint(l,d);return n.contains(p)?p:null},u=()=>{let l=r&&s?.held;return r?.remove(),
n.removeAttribute("data-dragging"),s=r=void 0,l};n.addEventListener("pointerdown",l=>{o=!1;let d=l.target,p=l.isPrimary&&l.button===0&&St(d,l.pointerType)?e(d):
null;i=!!p,s=p?{id:l.pointerId,x:l.clientX,y:l.clientY,held:p}:void 0},{signal:t}),n.addEventListener("touchmove",l=>i&&l.preventDefault(),{signal:t,passive:!1}),
c("pointermove",l=>{if(!s||l.pointerId!==s.id)return;let{x:d,y:p,held:h}=s;if(!r){if(Math.hypot(l.clientX-d,l.clientY-p)<=vt)return;n.setAttribute("data-draggin\
g",""),r=n.appendChild(At("div.bl-held",{"aria-hidden":"true"},h.look)),h.taken?.()}let{left:m,top:g}=n.getBoundingClientRect();r.style.transform=`translate(${l.
clientX-m}px,${l.clientY-g}px)`,h.over?.(f(l))}),c("pointerup",l=>{if(!s||l.pointerId!==s.id)return;let d=u();if(!d)return;o=!0;let p=f(l);p?d.dropped(p,l):(d.outside??
d.cancelled)?.()}),c("pointercancel",l=>l.pointerId===s?.id&&u()?.cancelled?.()),c("keydown",l=>{l.key!=="Escape"||!r||(l.preventDefault(),l.stopImmediatePropagation(),
u()?.cancelled?.(),o=!0)},!0),c("click",l=>{!o||!l.detail||(o=!1,l.preventDefault(),l.stopImmediatePropagation())},!0);for(let l of["selectstart","dragstart"])c(
l,d=>s&&d.preventDefault())}function St(n,t){if(t==="mouse")return!0;for(let e=n;e;e=e.parentElement)if(getComputedStyle(e).touchAction==="none")return!0;return!1}
function W(n,t){let e=n.querySelector(".bl-surface > svg"),s=["@",":"].map(g=>`[data-key$="${g}${CSS.escape(t)}"]`).join(),r=[...e?.querySelectorAll(s)??[]].filter(
g=>!g.matches('[data-key^="target:"]')).at(-1),o=e?.getScreenCTM?.()?.inverse();if(!e||!r||!o)return null;let{left:i,top:a,right:c,bottom:f,width:u,height:l}=r.
getBoundingClientRect(),[d,p]=[new DOMPoint(i,a),new DOMPoint(c,f)].map(g=>g.matrixTransform(o)),h=e.cloneNode(!1),m=[d.x,d.y,p.x-d.x,p.y-d.y].join(" ");for(let[
g,w]of Object.entries({viewBox:m,width:u,height:l}))h.setAttribute(g,String(w));for(let g of["style","data-k"])h.removeAttribute(g);return h.append(r.cloneNode(
!0)),h}import{button as Q,h as y,isCalm as Z}from"./common.js";import{icon as tt}from"./common.js";import{ruled as Lt}from"./common.js";var Mt=240,Tt=220,Ct=44,J=24,Ht=/viewBox="\S+ \S+ (\S+)/,$t=12;function et(n,t,e,s,r){let o=n.board;if(!o)return null;let i=e.
svg?e.root?.querySelector(".bl-surface > svg")??null:null,a=o.svg?i&&o.svg===e.svg?y("svg",{"data-same":!0}):Y(o.svg,e.svg,i):null;a?.setAttribute("data-k","pic\
ture"),e.svg=o.svg;let c=a&&o.pitch&&!e.far,f=c&&Number(o.svg.match(Ht)?.[1])/Number(o.pitch)*Ct;return y("div.bl-surface#surface",{class:a?c&&"bl-pans":"bl-ast\
ext",style:f?`--pan:${Math.round(f)}px`:null},a,Nt(n,t,e,!a),r,(!a||e.facts)&&Ot(o,!!a,s))}var Ot=(n,t,e)=>y("section.bl-facts#facts",{role:"group","aria-label":e.
facts,tabindex:t?0:null},t&&y("b",{},e.facts),t&&Q({class:"bl-x","aria-label":e.close,"data-do":"facts"},tt(e,"close")),y("ul",{},...n.facts.map(s=>y("li",{},s))));
function Nt(n,t,e,s){let r=n.board,o=new Set(n.pick?.keys.length?n.pick.targets:[]),i=new Set(n.pick?.keys??[]),a=new Set(n.question?n.pick?.targets:[]),c=t.rows[0]?.
find(d=>a.has(d))??t.rows[0]?.[0]??"",f=r.says[e.at]?e.at:c,u=e.grid?.area===t&&e.grid.seen===s?e.grid.cells:new Map,l=new Map;return e.grid={area:t,seen:s,cells:l},
y("div.bl-grid#grid",{class:!s&&"bl-unseen",role:"grid","aria-label":r.label},...t.rows.map(d=>{let p=!1,h=d.map(m=>{let g={class:[i.has(m)&&"bl-picked",o.has(m)&&
"bl-target",n.refused?.tried===m&&"bl-barred"].filter(Boolean).join(" "),tabindex:m===f?0:-1,"aria-label":r.says[m],"aria-selected":i.has(m)&&"true"},w=s?[r.names?.[m]??
m,r.stands[m]??"·"]:[],E=[...Object.values(g),...w].join(`
`);return l.set(m,E),u.get(m)===E?y("span",{"data-same":!0}):(p=!0,y("span",{role:"gridcell","data-place":m,...g},s&&y("small",{"aria-hidden":"true"},w[0]),s&&y(
"b",{"aria-hidden":"true"},w[1])))});return p?y("div",{role:"row"},...h):y("div",{"data-same":!0})}))}var F=(n,t)=>S(n,t).at(-1)??[...n.querySelectorAll(`[data-\
pick="${CSS.escape(t)}"]`)].find(e=>e.getClientRects().length);function st(n,t,e,s){let r=t.hidden===n.rev?null:n.refused,o=t.about&&t.notice;return!r&&!o?null:
y("div.bl-callout#callout",{},Q({class:"bl-x","aria-label":e.close,"data-do":o?"unnotice":"unrefuse"},tt(e,"close")),o?y("p",{},y("b",{},o)):r?.reasons.map((i,a)=>y(
"p",{},a===0?y("b",{},i.text):i.text," ",Lt(i))),s)}var qt=24,H=10;function nt(n,t,e){let s=n.querySelector(".bl-callout");if(!s)return;let r=e&&F(n,e);if(s.classList.
toggle("bl-aside",!r),!r)return;let o=n.getBoundingClientRect(),i=(b,x,v=0)=>{let{left:C,top:R,right:D,bottom:P}=b.getBoundingClientRect();return[C-o.left-v,R-o.
top-v,D-o.left+v,P-o.top+v,x]},[a,c,f,u]=i(r,0),[l,d]=[s.offsetWidth,s.offsetHeight],p=[i(r,9,H-1),...[...n.querySelectorAll(V)].map(b=>i(b,.2)),...[...t.refused?.
places??[],...t.pick?.targets??[]].flatMap(b=>S(n,b)).map(b=>i(b,9)),...[...n.querySelectorAll("button:not(.bl-callout *), [data-lit]:not(.bl-surface), .bl-st-f\
oot")].map(b=>i(b,b.matches("button:not([data-lit])")?2:9))],[h,m,g]=[(a+f)/2,u+H,c-d-H],w=Math.min(o.height,innerHeight-o.top)-d-4,E=[g,m];for(let b=4;b<=w;b+=
qt)E.push(b);let[O,M,A]=[1/0,8,4];for(let b of[h-l/2,a-l-H,f+H])for(let x of E){let v=Math.max(8,Math.min(o.width-l-8,b)),C=Math.hypot(v+l/2-h,x+(d-c-u)/2)/99+(x<
4||x>w?99:0);for(let[R,D,P,kt,Et]of p)v<P&&v+l>R&&x<kt&&x+d>D&&(C+=Et);C<O&&([O,M,A]=[C,v,x])}let T=h-M;s.classList.toggle("bl-below",A===m),s.classList.toggle(
"bl-apart",A!==m&&A!==g||T<14||T>l-14),s.style.setProperty("--tip",`${Math.round(T)}px`),s.style.left=`${Math.round(M)}px`,s.style.top=`${Math.round(A)}px`}var V="\
.bl-hit:not([style])";function S(n,t){return t?[...n.querySelectorAll(`${V}[data-place="${CSS.escape(t)}"]`)]:[]}var Rt='[data-key="asked"], [data-key^="last"]';
function pe(n,{pick:t,question:e,rev:s,view:r},o){let i=n.querySelector(".bl-pans");if(!i?.clientWidth)return"";let{keys:a=[],targets:c=[],sources:f=[]}=t??{},u=a.
length?[...a,...c]:f.length?f:c,l=u.flatMap(E=>S(n,E)),d=l.length&&!(e&&!a.length)?[]:[...n.querySelectorAll(Rt)],p=d.length?d:l,h=`${r} ${l.length?u:s}`;if(!p.
length||h===o)return h;let m=i.getBoundingClientRect(),g=p.map(E=>E.getBoundingClientRect()),w=(E,O,M)=>{let[A,T]=[Math.min(...g.map(x=>x[E]))-J,Math.max(...g.map(
x=>x[O]))+J],b=m[E];return T-A>M?A-b:Math.min(A-b,Math.max(0,T-b-M))};return i.scrollBy({left:w("left","right",i.clientWidth),top:w("top","bottom",i.clientHeight)}),
h}function ot(n){let t=new Map;for(let e of n.querySelectorAll("svg [data-key]")){let s=e.style;s?.transform&&t.set(e.getAttribute("data-key")??"",s.transform)}
return t}function rt(n,t){let e=n.getAttribute("data-from"),s=n.getAttribute("data-key")??"";if(!e||t.has(s))return;let r=t.get(s.slice(0,s.lastIndexOf("@")+1)+
e),o=n.style.transform;!r||!o||Z(n)||n.animate?.([{transform:r},{transform:o}],{duration:Mt,easing:"cubic-bezier(.3,.7,.3,1)"})}function it(n,t,e){let s=n.querySelector(
".bl-surface > svg"),r=new Set(t);if(!(!s||!r.size&&!s.classList.contains("bl-dimmed"))){s.classList.toggle("bl-dimmed",r.size>0);for(let o of s.querySelectorAll(
"[data-key]")){let i=o.getAttribute("data-key")??"",a=i.slice(Math.max(i.lastIndexOf("@"),i.lastIndexOf(":"))+1);o.classList.toggle("bl-dim",r.size>0&&!r.has(a))}
for(let o of s.querySelectorAll(V)){let i=o.getAttribute("data-place")??"";o.classList.toggle("bl-lit",r.has(i)),o.classList.toggle("bl-focus",e.includes(i))}}}
var K=n=>n.querySelectorAll("svg [data-key]"),lt=n=>new Map(Array.from(K(n),t=>[t.getAttribute("data-key")??"",t.cloneNode(!0)])),B="last:";function at(n,t){if(!t.
size||Z(n))return;let e=Array.from(K(n),r=>r.getAttribute("data-key")??""),s=new Set(e.filter(r=>r.startsWith(B)).map(r=>r.slice(B.length)));for(let r of K(n)){
let o=r.getAttribute("data-key")??"";if(!(!o.startsWith(B)&&s.has(o.split(/[:@]/).pop()??""))||r.hasAttribute("data-from")||t.get(o)?.isEqualNode(r))continue;let a=r.
style.transform;r.animate?.([{transform:`${a} translateY(-${$t}px)`},{transform:a||"none"}],{duration:Tt,easing:"cubic-bezier(.5,0,.9,.6)"})}}import{button as j,h as k}from"./common.js";import{token as Dt}from"./common.js";import{strip as N,tool as ct}from"./common.js";var q=`
`;function be(n,t){let{copy:e}=n,s=e.startsWith(q);return e&&N("copy",s?e.slice(q.length):t.copy_failed,!s&&k("input",{readonly:!0,value:e,"aria-label":t.copy}),
ct(t,"close",t.close,{"data-do":"uncopy"}))}var Pt=(n,t)=>n.notice&&!n.about&&N("notice",n.notice,ct(t,"close",t.close,{"data-do":"unnotice"}));function dt(n,t,e,s){
return[k("div.bl-over#over",{},k("div",{},t.link&&N("link",e[t.link].replace("{pick}",s||"–"),/asleep|gone/.test(t.link)&&j({class:"bl-main","data-do":"retry"},
e.reconnect)),!t.below&&Pt(t,e))),n.notes.map((r,o)=>N(`note${o}`,r))]}var Wt=n=>k("dl",{},...n.split(`
`).map(t=>t.split("	")).map(([t,e])=>k("div",{},k("dt",{},...t.split(" ").map(s=>k("kbd",{},s))),k("dd",{},e))));function ut(n,t){return n.help?k("section.bl-he\
lp#helpbox",{role:"group","aria-label":t.help},Wt(t.keys),j({class:"bl-check",role:"switch","data-do":"letters","aria-checked":String(n.letters)},k("i",{"aria-h\
idden":"true"}),t.letters)):null}function pt(n,t){return n.cover?k("div.bl-cover#cover",{},Dt(t,n.cover.seat,72),k("b",{},n.cover.says),k("p",{},n.cover.note),j(
{class:"bl-main","data-do":"reveal"},n.cover.button)):null}import{letterOf as Bt}from"./common.js";var ft={ArrowLeft:["left"],ArrowRight:["right"],ArrowUp:["up","up-right","up-left"],ArrowDown:["down","down-left","down-\
right"],Home:["up-left"],PageUp:["up-right"],End:["down-left"],PageDown:["down-right"]};function gt(n,t){if(t.stopPropagation(),n.byKeys(!0),t.code==="Tab"||t.metaKey||
t.altKey)return;let e=t.target;if(e.matches("input, select"))return;(It(n,t,e)||Kt(n,t,e))&&t.preventDefault()}function Kt(n,t,e){if(t.code==="Escape")return jt(
n,e);if(e.getAttribute("role")==="gridcell")return Ft(n,t,e);let s=e.closest(".bl-acts")??e.closest('.bl-lines, [role="tablist"], .bl-mainline, .bl-items');return!!s&&
Vt(t,e,s)}function Ft(n,t,e){let s=e.getAttribute("data-place")??"",{rows:r,near:o}=n.area,i=r.find(u=>u.includes(s))??[s],a=o[s]??{},c=t.code.replace(/Digit|Numpad/,
""),f=t.ctrlKey||!Object.keys(a).join().includes("-");if(t.code==="Enter"||t.code==="Space"||t.code==="NumpadEnter")n.pickPlace(s);else if(a[c])$(n,a[c]);else if(ft[t.
code]&&!(f&&/^[EHP]/.test(t.code)))$(n,a[ft[t.code].find(u=>a[u])??""]??s);else if(t.code==="Home")$(n,t.ctrlKey?r[0][0]:i[0]);else if(t.code==="End")$(n,t.ctrlKey?
r.at(-1).at(-1):i.at(-1));else return!1;return!0}function $(n,t){let e=[...n.root.querySelectorAll('[role="gridcell"]')],s=e.find(r=>r.getAttribute("data-place")===
t);if(s){for(let r of e)r.setAttribute("tabindex",r===s?"0":"-1");n.local.at=t,s.focus({preventScroll:!0}),S(n.root,t)[0]?.scrollIntoView?.({block:"nearest"})}}
function Vt(n,t,e){let s=[...e.querySelectorAll("[tabindex]")],r=s.indexOf(t),o={ArrowLeft:r-1,ArrowUp:r-1,ArrowRight:r+1,ArrowDown:r+1,Home:0,End:s.length-1}[n.
code];if(r<0||o===void 0)return!1;let i=s[Math.max(0,Math.min(s.length-1,o))];for(let a of s)a.setAttribute("tabindex",a===i?"0":"-1");return i.focus(),i.getAttribute(
"role")==="tab"&&i.click(),!0}function jt(n,t){let{frame:e,local:s,root:r}=n,o=n.tip?.hide();if(o&&n.tip?.aloud)return!0;if(s.help)s.help=!1,n.draw();else if(s.
big)n.enlarge(!1);else if(e.pick?.keys.length||e.refused&&s.hidden!==e.rev)n.ask("cancel");else{if(o)return!0;if(t!==r)r.focus({preventScroll:!0}),n.speak(n.words.
left_board);else{let i=r.parentElement?.closest("[tabindex]")??null;i?i.focus({preventScroll:!0}):r.blur()}}return!0}function It(n,t,e){if(t.key==="?")return n.
local.help=!n.local.help,n.draw(),!0;let s=_t[Bt(t)];return t.ctrlKey||!n.local.letters||!s?!1:(s(n,e.getAttribute("data-place")||n.local.at||n.area.rows[0]?.[0]||
"",t.shiftKey,e),!0)}var _t={F:n=>n.enlarge(!n.local.big),U:n=>n.ask("undo"),Y:n=>n.ask("redo"),W:(n,t)=>n.whenTold(()=>ht(n,n.frame.board?.says[t]??"")),I:(n,t,e,s)=>n.
explain(t,s),D:(n,t)=>n.ask("here",{key:t}),C:n=>n.speak(n.frame.told),P:n=>ht(n,[...n.frame.pick?.path??[],n.frame.pick?.prompt??n.frame.turn.says].join(", ")),
R:(n,t)=>n.whenTold(()=>{let{says:e={},stands:s={}}=n.frame.board??{},r=n.area.rows.find(o=>o.includes(t))??[];n.speak(mt(r.filter(o=>s[o]).map(o=>e[o]),n.words)||
n.words.row_empty)}),S:n=>{let{receipt:t,players:e}=n.frame;if(!t)return n.speak(n.words.no_lines);let{tab:s}=n.local,r=t.lines.filter(({seat:o})=>o<0||o===s).map(
({says:o})=>o);t.totals.length&&r.unshift(`${e[s].name}: ${t.totals[s]}`),n.speak(mt(r,n.words))},G:(n,t,e)=>n.walkBy?.(e?-1:1),N:(n,t,e)=>{let s=n.area.rows.flat(),
r=s.filter(a=>n.frame.pick?.targets.includes(a));if(!r.length)return n.speak(n.words.no_target);let o=s.indexOf(t),i=r.filter(a=>e?s.indexOf(a)<o:s.indexOf(a)>o);
return $(n,e?i.at(-1)??r.at(-1):i[0]??r[0])}};function ht(n,t){let e=t||n.words.no_target;n.speak(e),Object.assign(n.local,{notice:e,about:""}),n.draw()}var Ut=115;
function mt(n,t){let e="";for(let[s,r]of n.entries()){let o=e?`${e}; ${r}`:r;if(e&&o.length>Ut)return`${e}; ${t.and_more.replace("{n}",String(n.length-s))}`;e=o}
return e}import{Link as zt}from"./common.js";import{h as L,same as Gt,sync as Yt}from"./common.js";import{drawing as bt,keepFocus as Xt,onResize as Jt}from"./common.js";import{shownBy as Qt}from"./common.js";import{onPress as Zt}from"./common.js";import{dress as te}from"./common.js";var ee=400,I=class{constructor(t,e,s){this.model=t,this.signal=s,this.local={at:"",row:"",
tab:-1,walk:-1,step:-1,help:!1,facts:!1,bill:!1,rung:"",rungs:!1,branches:!1,big:!1,watching:!1,calm:!1,letters:!0,link:"",notice:"",about:"",copy:"",hidden:-1,
svg:""},this.root=L("section.bl-study",{tabindex:-1,role:"group"}),this.local.root=this.root,this.body=L("div.bl-all",{}),this.polite=L("div.bl-unseen",{role:"s\
tatus","aria-live":"polite"}),this.loud=L("div.bl-unseen",{role:"alert","aria-live":"assertive"}),this.root.append(this.body,this.polite,this.loud),e.append(this.
root),this.link=new zt(t,s,{onAnswer:(r,o)=>this.onAnswer(r,o),onLink:r=>this.onLink(r)}),this.spoken=-1,this.tip=void 0,this.keys=!1,this.kept=new Map,this.told=
[],this.rest=void 0,this.meant=-1}start(){return Xt(this.root,this.signal,()=>this.refocus()),this.listen(),te(this.root,this.signal),this.draw(),this.root.setAttribute(
"data-ready","1"),this}get frame(){return this.model.get("frame")}get words(){return this.model.get("words")}get area(){return this.model.get("area")}listen(){let{
root:t,signal:e}=this,s=()=>this.changed();e.addEventListener("abort",()=>clearTimeout(this.rest)),this.model.on("change:frame",s),e.addEventListener("abort",()=>this.
model.off("change:frame",s));let r=(o,i)=>t.addEventListener(o,i,{signal:e});Zt(t,e,o=>this.under(o),(o,i)=>this.onClick(o,i)),X(t,e,o=>this.take(o)),r("change",
({target:o})=>{let[i,a]=[o.getAttribute("data-do"),o.value],c=Number(o.getAttribute("data-at")??0);o.matches("select")&&this.ask(i,i==="seat"?{at:Number(a)}:{key:a,
at:c})}),r("keydown",o=>this.onKey(o)),r("keyup",()=>this.byKeys(!0)),r("pointerdown",()=>this.byKeys(!1)),r("focusin",()=>this.marks()),r("focusout",()=>this.marks()),
r("pointerover",o=>this.onOver(o)),r("pointerleave",()=>this.onOver(null)),Jt(t,e,()=>this.onResize()),t.addEventListener("scroll",()=>this.placeCallout(),{signal:e,
capture:!0,passive:!0})}onKey(t){gt(this,t)}onResize(){this.placeCallout()}placeCallout(){nt(this.root,this.frame,this.local.about||this.frame.refused?.tried)}instead(){
return null}byKeys(t){t!==this.keys&&(this.keys=t,this.marks(),this.listenUp())}ask(t,e){this.local.notice=this.local.about=this.local.copy=this.loud.textContent=
"",this.link.send(t,this.meant<0?this.frame.rev:this.meant,e)}changed(){let{frame:t,local:e}=this;t.rev!==this.spoken&&Object.assign(e,{walk:t.receipt?.at??-1,step:-1,
hidden:-1});let s=t.by===this.link.client;t.cover&&(e.notice=e.about=e.copy=this.polite.textContent=this.loud.textContent=""),t.rev!==this.spoken&&(s||!t.by)&&(this.
speak(t.says),s&&t.alert&&this.speak(t.alert,!0)),this.spoken=t.rev,this.draw(),this.listenUp()}get isTold(){let{board:t,rev:e}=this.frame;return!t||t.said===void 0||
t.said===e}listenUp(){if(clearTimeout(this.rest),this.isTold)for(let t of this.told.splice(0))t();else this.keys||this.local.facts||this.told.length?this.link.whisper(
"places"):this.rest=setTimeout(()=>this.link.whisper("places"),ee)}whenTold(t){return this.isTold||this.local.link?t():(this.told.push(t),this.listenUp())}speak(t,e=!1){
let s=e?this.loud:this.polite;t&&(s.textContent=s.textContent===t?`${t} `:t)}draw(){let{frame:t,local:e,root:s}=this;e.tab<0&&(e.tab=Math.max(0,t.turn.seat));let r=ot(
s),o=this.isNext&&lt(s),i=s.contains(this.focused())?this.focused():null;s.lang!==t.lang&&(s.lang=t.lang),s.setAttribute("aria-label",t.label);let a=L("div.bl-a\
ll",{class:e.link&&"bl-silent"},...this.content(),!t.cover&&st(t,e,this.words,this.instead()));this.settle(a),i&&this.leaves(i,a)&&this.focusOn(this.cell()),bt.
add(s),Yt(this.body,a,c=>rt(c,r)),o&&at(s,o),bt.delete(s),this.marks(),this.placeCallout(),this.tip?.settle(),this.showNow(),i&&!(s.contains(i)&&s.contains(this.
focused()))&&this.refocus(i.getAttribute("data-pick"))}get isNext(){return!1}content(){let{frame:t,local:e,words:s,area:r}=this;return[...this.above(),t.cover?pt(
t,s):L("div.bl-body.bl-single#body",{},L("div.bl-left#left",{},et(t,r,e,s)))]}keep(t,e,s){let[r,o]=[this.kept.get(t),this.body.querySelector(`[data-k="${t}"]`)];
return this.kept.set(t,e),!o||!r||e.some((i,a)=>i!==r[a])?s():Object.assign(Gt(o),{make:s})}settle(t){}above(){let{frame:t,local:e,words:s}=this,{key:r,do:o}=this.
link.kept()??{};return t.cover&&Object.assign(e,{svg:"",grid:void 0}),[dt(t,e,s,r??o??""),ut(e,s)]}focused(){return this.root.getRootNode().activeElement}refocus(t){
let s=(t?this.root.querySelector(`[data-pick="${CSS.escape(t.startsWith("less:")?t.slice(5):`less:${t}`)}"]`):null)??(t?this.root.querySelector(".bl-stk button,\
 .bl-asks button"):null)??this.root.querySelector('[data-do="reveal"]')??this.cell()??this.root;this.focusOn(s)}cell(){return this.root.querySelector('[role="gr\
idcell"][tabindex="0"]')}focusOn(t){t!==this.focused()&&t?.focus({preventScroll:!0})}leaves(t,e){for(let s=t.hasAttribute("data-k")?t:null;s;s=s.parentElement?.
closest("[data-k]")??null){let r=e.querySelector(`[data-k="${CSS.escape(s.getAttribute("data-k")??"")}"]`);if(r)return s!==t&&!r.hasAttribute("data-same")}return!1}showNow(){}marks(){
let t=this.focused(),e=t?.closest?.(".bl-rline")??null,s=this.over?.line??(e&&this.root.contains(e)?Number(e.getAttribute("data-line")):this.local.walk),r=this.
frame.receipt?.lines[s];s>=0&&s===this.frame.receipt?.at||it(this.root,r?.places??[],r?.focus??[]);let i=t?.getAttribute?.("role")==="gridcell"&&this.root.contains(
t)?t.getAttribute("data-place"):"";for(let c of this.root.querySelectorAll(".bl-hit.bl-at, .bl-hit.bl-over"))c.classList.remove("bl-at","bl-over");for(let c of S(
this.root,this.keys?i:""))c.classList.add("bl-at");for(let c of S(this.root,this.over?.place))c.classList.add("bl-over");let a=new Set([...this.frame.pick?.sources??
[],...this.movable]);for(let c of this.root.querySelectorAll(".bl-hit"))c.classList.toggle("bl-source",a.has(c.getAttribute("data-place")??""))}onOver(t){let e=t?.
target.closest?.(".bl-rline")?.getAttribute("data-line")??null,s=t?.target.closest?.("[data-place]")?.getAttribute("data-place")??null;e===(this.over?.line?.toString()??
null)&&s===(this.over?.place??null)||(this.over={line:e===null?void 0:Number(e),place:s},this.marks())}under(t){return{place:t.closest("[data-place]")?.getAttribute(
"data-place"),target:t.closest("[data-do]"),rev:this.frame.rev}}onClick({place:t,target:e,rev:s},r){if(this.meant=s,t){this.pickPlace(t);let o=this.root.querySelector(
`[role=gridcell][data-place="${CSS.escape(this.local.at)}"]`);o?.setAttribute("tabindex","0"),this.focusOn(o)}else e&&!e.matches("select")&&this.act(e,r);this.meant=
-1}take(t){let{pick:e,cover:s}=this.frame,r=t.closest("[data-place]")?.getAttribute("data-place")??"";if(this.movable.includes(r)&&!s)return this.takePiece(r);let o=r?
null:t.closest("[data-drag]");if(s||!(o||e?.sources?.includes(r)))return null;if(o?.getAttribute("data-drag")==="count")return this.takeCounted(o);let i=o?.getAttribute(
"data-pick")??r,a=()=>this.afterwards(()=>this.frame.pick?.keys.length&&this.ask("cancel"));return{look:o?yt(o):W(this.root,r),taken:()=>!e?.keys.includes(i)&&this.
onClick({place:r,target:o,rev:this.frame.rev},new Event("drag")),cancelled:a,dropped:(c,f)=>{let u=c.closest("[data-place]")?.getAttribute("data-place"),l=u?null:
c.closest('[data-do="pick"][data-pick]');if(u===i||!u&&!l||c.closest("[data-pick]")?.getAttribute("data-pick")===i)return a();this.afterwards(()=>{(!u||this.frame.
pick?.targets.length)&&this.onClick({place:u,target:l,rev:this.frame.rev},f)})}}}get movable(){return this.frame.edit?.edits&&this.frame.edit.moves||[]}takePiece(t){
let e=s=>s!==t&&this.ask("move_piece",{key:`${t} ${s}`});return{look:W(this.root,t),dropped:s=>e(s.closest("[data-place]")?.getAttribute("data-place")??""),outside:()=>e(
"")}}takeCounted(t){let e=t.closest(".bl-slot");return{look:yt(t),dropped:(s,r)=>{let o=s.closest(":is(.bl-asks, .bl-hand) .bl-slot, .bl-asks, .bl-hand");o&&o!==
e&&!o.contains(e)&&this.onClick({place:"",target:t,rev:this.frame.rev},r)}}}afterwards(t){this.link.waiting.size?this.next=t:t()}explain(t,e){this.whenTold(()=>this.
speak(this.frame.board?.says[t]??""))}pickPlace(t){this.local.at=t;for(let e of S(this.root,t))e.classList.add("bl-press");this.ask("pick",{key:t})}act(t,e){let{
local:s,frame:r}=this,o=t.getAttribute("data-do")??"",i=Number(t.getAttribute("data-at")??0),a=t.getAttribute("data-pick")??"";if(o==="help")s.help=!s.help;else if(o===
"far")s.far=!s.far;else if(o==="letters")s.letters=!s.letters;else if(o==="unnotice")s.notice=s.about="";else if(o==="uncopy")s.copy="";else if(o==="unrefuse")s.
hidden=r.rev;else{if(o==="big")return this.enlarge(!s.big);if(o==="retry")return this.link.retry();if(o==="facts")e.preventDefault(),s.facts=!s.facts,this.listenUp();else{
let c=t.hasAttribute("data-fresh");o==="pick"&&c&&(s.row=a,t.setAttribute("tabindex","0")),t.classList.add("bl-press");let f=(c||e.type==="drag")&&t.getAttribute(
"data-first");return f&&this.ask(o,{key:f,fresh:!0}),this.ask(o,o==="pick"?{key:a,fresh:c&&!f}:a?{key:a}:{at:i})}}this.draw()}enlarge(t){let{root:e,local:s}=this,
r=e.parentElement,o=this.focused();s.big=t,r&&(r.style.minHeight=t?`${r.getBoundingClientRect().height}px`:""),e.classList.toggle("bl-big",t),t&&e.setAttribute(
"popover","manual"),t?e.showPopover?.():e.hasAttribute("popover")&&(e.hidePopover?.(),e.removeAttribute("popover")),this.draw(),e.contains(o)&&o.focus({preventScroll:!0})}onAnswer(t,e){
for(let r of this.root.querySelectorAll(".bl-press"))r.classList.remove("bl-press");let{next:s}=this;if(this.next=void 0,s&&t.answer!=="no"&&t.answer!=="stale"&&
s(),/copy|link/.test(e.do)&&t.answer==="done")return this.copy(t.text,e.do==="copy_verdict"?this.words.copied_verdict:this.words.copied);if(e.do==="what"&&t.answer===
"done")return this.tip?.heard(e.key??"",t.text);t.text&&(e.do==="here"||t.answer!=="done")&&(Object.assign(this.local,{notice:t.text,about:e.key&&F(this.root,e.
key)?e.key:""}),this.speak(t.text,t.answer!=="done"),this.draw())}async copy(t,e){try{await navigator.clipboard.writeText(t),this.speak(e),this.local.copy=q+e}catch{
this.local.copy=t}this.draw()}onLink(t){this.local.link=t,this.loud.textContent="",/asleep|ended/.test(t)?this.speak(this.words[t],!0):/^$|busy/.test(t)&&this.speak(
this.words[t||"awake"]),this.draw()}};function yt(n){let t=n.querySelector(".bl-art, .bl-ic")??n.querySelector(".bl-nm, span")??n,{width:e,height:s}=t.getBoundingClientRect(),
r=t.cloneNode(!0);return r.setAttribute("style",`width:${e}px;height:${s}px`),r}var se=Qt((...n)=>new I(...n).start());export{q as DONE,V as PLACES,I as View,pe as bringIn,st as callout,be as copied,pt as cover,se as default,rt as glide,ut as help,S as hits,Wt as keyList,gt as keydown,
at as land,it as light,Pt as noticed,X as onDrag,W as pieceAt,lt as pieces,nt as placeCallout,Y as redrawn,F as spotOf,$ as stand,ot as standing,dt as strips,et as surface};

import{picture as G,same as I}from"./common.js";var U=/^<g data-layer=/,At='<svg xmlns="http://www.w3.org/2000/svg">';function z(s){let t=s.split(`
`),e=t.findIndex(o=>U.test(o)),n=t.slice(0,e).filter(o=>!o.startsWith("<title>")).join(`
`),r=[];for(let o of t.slice(e))U.test(o)?r.push({name:o,lines:[]}):o!=="</g>"&&o!=="</svg>"&&o&&r.at(-1)?.lines.push(o);return{head:n,layers:r}}function Y(s,t,e){
return e&&t&&wt(z(s),z(t),e)||G(s)}function wt(s,t,e){let n=[...e.children].filter(u=>u.hasAttribute("data-layer"));if(!(s.head===t.head&&s.layers.length===n.length&&
n.length>0)||s.layers.some(({name:u},l)=>u!==t.layers[l]?.name)||n.some((u,l)=>u.childElementCount!==t.layers[l].lines.length))return null;let o=0,i=[],a=n.map(
(u,l)=>{let d=new Map;for(let[p,h]of[...u.children].entries()){delete h.known;let m=t.layers[l].lines[p];d.get(m)?.push(h)??d.set(m,[h])}return s.layers[l].lines.
map(p=>{let h=d.get(p)?.shift();return h?I(h,`=${o++}`):i.push(p)-1})}),c=i.length?[...G(`${At}${i.join("")}</svg>`)?.children??[]]:[];if(c.length!==i.length)return null;
let f=e.cloneNode(!1);for(let u of e.children){let l=n.indexOf(u);if(l<0)f.append(I(u));else{let d=u.cloneNode(!1);d.append(...a[l].map(p=>typeof p=="number"?c[p]:
p)),f.append(d)}}return f}import{h as vt}from"./common.js";import{SLIP as St}from"./common.js";function X(s,t,e){let n,r,o=!1,i=!1,a=s.ownerDocument,c=(l,d,p=!1)=>a.addEventListener(l,d,
{signal:t,capture:p}),f=({clientX:l,clientY:d})=>{let p=s.getRootNode().elementFromPoint(l,d);return s.contains(p)?p:null},u=()=>{let l=r&&n?.held;return r?.remove(),
s.removeAttribute("data-dragging"),n=r=void 0,l};s.addEventListener("pointerdown",l=>{o=!1;let d=l.target,p=l.isPrimary&&l.button===0&&Lt(d,l.pointerType)?e(d):
null;i=!!p,n=p?{id:l.pointerId,x:l.clientX,y:l.clientY,held:p}:void 0},{signal:t}),s.addEventListener("touchmove",l=>i&&l.preventDefault(),{signal:t,passive:!1}),
c("pointermove",l=>{if(!n||l.pointerId!==n.id)return;let{x:d,y:p,held:h}=n;if(!r){if(Math.hypot(l.clientX-d,l.clientY-p)<=St)return;s.setAttribute("data-draggin\
g",""),r=s.appendChild(vt("div.bl-held",{"aria-hidden":"true"},h.look)),h.taken?.()}let{left:m,top:g}=s.getBoundingClientRect();r.style.transform=`translate(${l.
clientX-m}px,${l.clientY-g}px)`,h.over?.(f(l))}),c("pointerup",l=>{if(!n||l.pointerId!==n.id)return;let d=u();if(!d)return;o=!0;let p=f(l);p?d.dropped(p,l):(d.outside??
d.cancelled)?.()}),c("pointercancel",l=>l.pointerId===n?.id&&u()?.cancelled?.()),c("keydown",l=>{l.key!=="Escape"||!r||(l.preventDefault(),l.stopImmediatePropagation(),
u()?.cancelled?.(),o=!0)},!0),c("click",l=>{!o||!l.detail||(o=!1,l.preventDefault(),l.stopImmediatePropagation())},!0);for(let l of["selectstart","dragstart"])c(
l,d=>n&&d.preventDefault())}function Lt(s,t){if(t==="mouse")return!0;for(let e=s;e;e=e.parentElement)if(getComputedStyle(e).touchAction==="none")return!0;return!1}
function B(s,t){let e=s.querySelector(".bl-surface > svg"),n=["@",":"].map(g=>`[data-key$="${g}${CSS.escape(t)}"]`).join(),r=[...e?.querySelectorAll(n)??[]].filter(
g=>!g.matches('[data-key^="target:"]')).at(-1),o=e?.getScreenCTM?.()?.inverse();if(!e||!r||!o)return null;let{left:i,top:a,right:c,bottom:f,width:u,height:l}=r.
getBoundingClientRect(),[d,p]=[new DOMPoint(i,a),new DOMPoint(c,f)].map(g=>g.matrixTransform(o)),h=e.cloneNode(!1),m=[d.x,d.y,p.x-d.x,p.y-d.y].join(" ");for(let[
g,A]of Object.entries({viewBox:m,width:u,height:l}))h.setAttribute(g,String(A));for(let g of["style","data-k"])h.removeAttribute(g);return h.append(r.cloneNode(
!0)),h}import{button as Q,h as y,isCalm as Z}from"./common.js";import{icon as tt}from"./common.js";import{ruled as Mt}from"./common.js";var Tt=240,Ct=220,Ht=44,J=24,Ot=/viewBox="\S+ \S+ (\S+) ([^"]+)/,$t=["cells","turn"],Nt=12;function et(s,t,e,n,r){let o=s.board;
if(!o)return null;let i=e.svg?e.root?.querySelector(".bl-surface > svg")??null:null,a=o.svg?i&&o.svg===e.svg?y("svg",{"data-same":!0}):Y(o.svg,e.svg,i):null;a?.
setAttribute("data-k","picture"),e.svg=o.svg;let[c=0,f=1]=o.svg.match(Ot)?.slice(1).map(Number)??[],u=s.question?$t.includes(s.question.kind):s.pick,l=a&&o.pitch&&
!e.far&&(u||c<2*f);return y("div.bl-surface#surface",{class:a?l&&"bl-pans":"bl-astext",style:l?`--pan:${Math.round(c/Number(o.pitch)*Ht)}px`:null},a,Rt(s,t,e,!a),
r,(!a||e.facts)&&qt(o,!!a,n))}var qt=(s,t,e)=>y("section.bl-facts#facts",{role:"group","aria-label":e.facts,tabindex:t?0:null},t&&y("b",{},e.facts),t&&Q({class:"\
bl-x","aria-label":e.close,"data-do":"facts"},tt(e,"close")),y("ul",{},...s.facts.map(n=>y("li",{},n))));function Rt(s,t,e,n){let r=s.board,o=new Set(s.pick?.keys.
length?s.pick.targets:[]),i=new Set(s.pick?.keys??[]),a=new Set(s.question?s.pick?.targets:[]),c=t.rows[0]?.find(d=>a.has(d))??t.rows[0]?.[0]??"",f=r.says[e.at]?
e.at:c,u=e.grid?.area===t&&e.grid.seen===n?e.grid.cells:new Map,l=new Map;return e.grid={area:t,seen:n,cells:l},y("div.bl-grid#grid",{class:!n&&"bl-unseen",role:"\
grid","aria-label":r.label},...t.rows.map(d=>{let p=!1,h=d.map(m=>{let g={class:[i.has(m)&&"bl-picked",o.has(m)&&"bl-target",s.refused?.tried===m&&"bl-barred"].
filter(Boolean).join(" "),tabindex:m===f?0:-1,"aria-label":r.says[m],"aria-selected":i.has(m)&&"true"},A=n?[r.names?.[m]??m,r.stands[m]??"·"]:[],E=[...Object.values(
g),...A].join(`
`);return l.set(m,E),u.get(m)===E?y("span",{"data-same":!0}):(p=!0,y("span",{role:"gridcell","data-place":m,...g},n&&y("small",{"aria-hidden":"true"},A[0]),n&&y(
"b",{"aria-hidden":"true"},A[1])))});return p?y("div",{role:"row"},...h):y("div",{"data-same":!0})}))}var j=(s,t)=>S(s,t).at(-1)??[...s.querySelectorAll(`[data-\
pick="${CSS.escape(t)}"]`)].find(e=>e.getClientRects().length);function st(s,t,e,n){let r=t.hidden===s.rev?null:s.refused,o=t.about&&t.notice;return!r&&!o?null:
y("div.bl-callout#callout",{},Q({class:"bl-x","aria-label":e.close,"data-do":o?"unnotice":"unrefuse"},tt(e,"close")),o?y("p",{},y("b",{},o)):r?.reasons.map((i,a)=>y(
"p",{},a===0?y("b",{},i.text):i.text," ",Mt(i))),n)}var Dt=24,H=10;function nt(s,t,e){let n=s.querySelector(".bl-callout");if(!n)return;let r=e&&j(s,e);if(n.classList.
toggle("bl-aside",!r),!r)return;let o=s.getBoundingClientRect(),i=(b,x,v=0)=>{let{left:C,top:R,right:D,bottom:P}=b.getBoundingClientRect();return[C-o.left-v,R-o.
top-v,D-o.left+v,P-o.top+v,x]},[a,c,f,u]=i(r,0),[l,d]=[n.offsetWidth,n.offsetHeight],p=[i(r,9,H-1),...[...s.querySelectorAll(F)].map(b=>i(b,.2)),...[...t.refused?.
places??[],...t.pick?.targets??[]].flatMap(b=>S(s,b)).map(b=>i(b,9)),...[...s.querySelectorAll("button:not(.bl-callout *), [data-lit]:not(.bl-surface), .bl-st-f\
oot")].map(b=>i(b,b.matches("button:not([data-lit])")?2:9))],[h,m,g]=[(a+f)/2,u+H,c-d-H],A=Math.min(o.height,innerHeight-o.top)-d-4,E=[g,m];for(let b=4;b<=A;b+=
Dt)E.push(b);let[$,M,w]=[1/0,8,4];for(let b of[h-l/2,a-l-H,f+H])for(let x of E){let v=Math.max(8,Math.min(o.width-l-8,b)),C=Math.hypot(v+l/2-h,x+(d-c-u)/2)/99+(x<
4||x>A?99:0);for(let[R,D,P,Et,xt]of p)v<P&&v+l>R&&x<Et&&x+d>D&&(C+=xt);C<$&&([$,M,w]=[C,v,x])}let T=h-M;n.classList.toggle("bl-below",w===m),n.classList.toggle(
"bl-apart",w!==m&&w!==g||T<14||T>l-14),n.style.setProperty("--tip",`${Math.round(T)}px`),n.style.left=`${Math.round(M)}px`,n.style.top=`${Math.round(w)}px`}var F="\
.bl-hit:not([style])";function S(s,t){return t?[...s.querySelectorAll(`${F}[data-place="${CSS.escape(t)}"]`)]:[]}var Pt='[data-key="asked"], [data-key^="last"]';
function he(s,{pick:t,question:e,rev:n,view:r},o){let i=s.querySelector(".bl-pans");if(!i?.clientWidth)return"";let{keys:a=[],targets:c=[],sources:f=[]}=t??{},u=a.
length?[...a,...c]:f.length?f:c,l=u.flatMap(E=>S(s,E)),d=l.length&&!(e&&!a.length)?[]:[...s.querySelectorAll(Pt)],p=d.length?d:l,h=`${r} ${l.length?u:n}`;if(!p.
length||h===o)return h;let m=i.getBoundingClientRect(),g=p.map(E=>E.getBoundingClientRect()),A=(E,$,M)=>{let[w,T]=[Math.min(...g.map(x=>x[E]))-J,Math.max(...g.map(
x=>x[$]))+J],b=m[E];return T-w>M?w-b:Math.min(w-b,Math.max(0,T-b-M))};return i.scrollBy({left:A("left","right",i.clientWidth),top:A("top","bottom",i.clientHeight)}),
h}function ot(s){let t=new Map;for(let e of s.querySelectorAll("svg [data-key]")){let n=e.style;n?.transform&&t.set(e.getAttribute("data-key")??"",n.transform)}
return t}function rt(s,t){let e=s.getAttribute("data-from"),n=s.getAttribute("data-key")??"";if(!e||t.has(n))return;let r=t.get(n.slice(0,n.lastIndexOf("@")+1)+
e),o=s.style.transform;!r||!o||Z(s)||s.animate?.([{transform:r},{transform:o}],{duration:Tt,easing:"cubic-bezier(.3,.7,.3,1)"})}function it(s,t,e){let n=s.querySelector(
".bl-surface > svg"),r=new Set(t);if(!(!n||!r.size&&!n.classList.contains("bl-dimmed"))){n.classList.toggle("bl-dimmed",r.size>0);for(let o of n.querySelectorAll(
"[data-key]")){let i=o.getAttribute("data-key")??"",a=i.slice(Math.max(i.lastIndexOf("@"),i.lastIndexOf(":"))+1);o.classList.toggle("bl-dim",r.size>0&&!r.has(a))}
for(let o of n.querySelectorAll(F)){let i=o.getAttribute("data-place")??"";o.classList.toggle("bl-lit",r.has(i)),o.classList.toggle("bl-focus",e.includes(i))}}}
var K=s=>s.querySelectorAll("svg [data-key]"),lt=s=>new Map(Array.from(K(s),t=>[t.getAttribute("data-key")??"",t.cloneNode(!0)])),W="last:";function at(s,t){if(!t.
size||Z(s))return;let e=Array.from(K(s),r=>r.getAttribute("data-key")??""),n=new Set(e.filter(r=>r.startsWith(W)).map(r=>r.slice(W.length)));for(let r of K(s)){
let o=r.getAttribute("data-key")??"";if(!(!o.startsWith(W)&&n.has(o.split(/[:@]/).pop()??""))||r.hasAttribute("data-from")||t.get(o)?.isEqualNode(r))continue;let a=r.
style.transform;r.animate?.([{transform:`${a} translateY(-${Nt}px)`},{transform:a||"none"}],{duration:Ct,easing:"cubic-bezier(.5,0,.9,.6)"})}}import{button as V,h as k}from"./common.js";import{token as Bt}from"./common.js";import{strip as N,tool as ct}from"./common.js";var q=`
`;function ke(s,t){let{copy:e}=s,n=e.startsWith(q);return e&&N("copy",n?e.slice(q.length):t.copy_failed,!n&&k("input",{readonly:!0,value:e,"aria-label":t.copy}),
ct(t,"close",t.close,{"data-do":"uncopy"}))}var Wt=(s,t)=>s.notice&&!s.about&&N("notice",s.notice,ct(t,"close",t.close,{"data-do":"unnotice"}));function dt(s,t,e,n){
return[k("div.bl-over#over",{},k("div",{},t.link&&N("link",e[t.link].replace("{pick}",n||"–"),/asleep|gone/.test(t.link)&&V({class:"bl-main","data-do":"retry"},
e.reconnect)),!t.below&&Wt(t,e))),s.notes.map((r,o)=>N(`note${o}`,r))]}var Kt=s=>k("dl",{},...s.split(`
`).map(t=>t.split("	")).map(([t,e])=>k("div",{},k("dt",{},...t.split(" ").map(n=>k("kbd",{},n))),k("dd",{},e)))),jt={"1 2 3":"1","Home PgUp End PgDn":"up-left"};
function ut(s,t,e){if(!s.help)return null;let n=new Set(Object.values(e.near).flatMap(Object.keys)),r=Object.entries(jt).flatMap(([i,a])=>n.has(a)?[]:`${i}	`),o=t.
keys.split(`
`).filter(i=>!r.some(a=>i.startsWith(a)));return k("section.bl-help#helpbox",{role:"group","aria-label":t.help},k("b",{},t.on_board),Kt(o.join(`
`)),V({class:"bl-check",role:"switch","data-do":"letters","aria-checked":String(s.letters)},k("i",{"aria-hidden":"true"}),t.letters))}function pt(s,t){return s.
cover?k("div.bl-cover#cover",{},Bt(t,s.cover.seat,72),k("b",{},s.cover.says),k("p",{},s.cover.note),V({class:"bl-main","data-do":"reveal"},s.cover.button)):null}import{letterOf as Ft}from"./common.js";var ft={ArrowLeft:["left"],ArrowRight:["right"],ArrowUp:["up","up-right","up-left"],ArrowDown:["down","down-left","down-\
right"],Home:["up-left"],PageUp:["up-right"],End:["down-left"],PageDown:["down-right"]};function gt(s,t){if(t.stopPropagation(),s.byKeys(!0),t.code==="Tab"||t.metaKey||
t.altKey)return;let e=t.target;if(e.matches("input, select"))return;(Ut(s,t,e)||Vt(s,t,e))&&t.preventDefault()}function Vt(s,t,e){if(t.code==="Escape")return It(
s,e);if(e.getAttribute("role")==="gridcell")return bt(s,t,e);let n=e.closest(".bl-acts")??e.closest('.bl-lines, [role="tablist"], .bl-mainline, .bl-items');return!!n&&
_t(t,e,n)}function bt(s,t,e){let n=e.getAttribute("data-place")??"",{rows:r,near:o}=s.area,i=r.find(u=>u.includes(n))??[n],a=o[n]??{},c=t.code.replace(/Digit|Numpad/,
""),f=t.ctrlKey||!Object.keys(a).join().includes("-");if(t.code==="Enter"||t.code==="Space"||t.code==="NumpadEnter")s.pickPlace(n);else if(a[c])O(s,a[c]);else if(ft[t.
code]&&!(f&&/^[EHP]/.test(t.code)))O(s,a[ft[t.code].find(u=>a[u])??""]??n);else if(t.code==="Home")O(s,t.ctrlKey?r[0][0]:i[0]);else if(t.code==="End")O(s,t.ctrlKey?
r.at(-1).at(-1):i.at(-1));else return!1;return!0}function we(s,t){let e=s.cell();return!!e&&bt(s,t,e)}function O(s,t){let e=[...s.root.querySelectorAll('[role="\
gridcell"]')],n=e.find(r=>r.getAttribute("data-place")===t);if(n){for(let r of e)r.setAttribute("tabindex",r===n?"0":"-1");s.local.at=t,n.focus({preventScroll:!0}),
S(s.root,t)[0]?.scrollIntoView?.({block:"nearest"})}}function _t(s,t,e){let n=[...e.querySelectorAll("[tabindex]")],r=n.indexOf(t),o={ArrowLeft:r-1,ArrowUp:r-1,
ArrowRight:r+1,ArrowDown:r+1,Home:0,End:n.length-1}[s.code];if(r<0||o===void 0)return!1;let i=n[Math.max(0,Math.min(n.length-1,o))];for(let a of n)a.setAttribute(
"tabindex",a===i?"0":"-1");return i.focus(),i.getAttribute("role")==="tab"&&i.click(),!0}function It(s,t){let{frame:e,local:n,root:r}=s,o=s.tip?.hide();if(o&&s.
tip?.aloud)return!0;if(n.help)n.help=!1,s.draw();else if(n.big)s.enlarge(!1);else if(e.pick?.keys.length||e.refused&&n.hidden!==e.rev)s.ask("cancel");else{if(o)
return!0;if(t!==r)r.focus({preventScroll:!0}),s.speak(s.words.left_board);else{let i=r.parentElement?.closest("[tabindex]")??null;i?i.focus({preventScroll:!0}):
r.blur()}}return!0}function Ut(s,t,e){if(t.key==="?")return s.local.help=!s.local.help,s.draw(),!0;let n=zt[Ft(t)];return t.ctrlKey||!s.local.letters||!n?!1:(n(
s,e.getAttribute("data-place")||s.local.at||s.area.rows[0]?.[0]||"",t.shiftKey,e),!0)}var zt={F:s=>s.enlarge(!s.local.big),U:s=>s.ask("undo"),Y:s=>s.ask("redo"),
W:(s,t)=>s.whenTold(()=>ht(s,s.frame.board?.says[t]??"")),I:(s,t,e,n)=>s.explain(t,n),D:(s,t)=>s.ask("here",{key:t}),C:s=>s.speak(s.frame.told),P:s=>ht(s,[...s.
frame.pick?.path??[],s.frame.pick?.prompt??s.frame.turn.says].join(", ")),R:(s,t)=>s.whenTold(()=>{let{says:e={},stands:n={}}=s.frame.board??{},r=s.area.rows.find(
o=>o.includes(t))??[];s.speak(mt(r.filter(o=>n[o]).map(o=>e[o]),s.words)||s.words.row_empty)}),S:s=>{let{receipt:t,players:e}=s.frame;if(!t)return s.speak(s.words.
no_lines);let{tab:n}=s.local,r=t.lines.filter(({seat:o})=>o<0||o===n).map(({says:o})=>o);t.totals.length&&r.unshift(`${e[n].name}: ${t.totals[n]}`),s.speak(mt(r,
s.words))},G:(s,t,e)=>s.walkBy?.(e?-1:1),N:(s,t,e)=>{let n=s.area.rows.flat(),r=n.filter(a=>s.frame.pick?.targets.includes(a));if(!r.length)return s.speak(s.words.
no_target);let o=n.indexOf(t),i=r.filter(a=>e?n.indexOf(a)<o:n.indexOf(a)>o);return O(s,e?i.at(-1)??r.at(-1):i[0]??r[0])}};function ht(s,t){let e=t||s.words.no_target;
s.speak(e),Object.assign(s.local,{notice:e,about:""}),s.draw()}var Gt=115;function mt(s,t){let e="";for(let[n,r]of s.entries()){let o=e?`${e}; ${r}`:r;if(e&&o.length>
Gt)return`${e}; ${t.and_more.replace("{n}",String(s.length-n))}`;e=o}return e}import{Link as Yt}from"./common.js";import{h as L,same as Xt,sync as Jt}from"./common.js";import{drawing as yt,keepFocus as Qt,onResize as Zt}from"./common.js";import{shownBy as te}from"./common.js";import{onPress as ee}from"./common.js";import{dress as se}from"./common.js";var ne=400,_=class{constructor(t,e,n){this.model=t,this.signal=n,this.local={at:"",row:"",
tab:-1,walk:-1,step:-1,help:!1,facts:!1,bill:!1,rung:"",rungs:!1,branches:!1,big:!1,watching:!1,calm:!1,letters:!0,link:"",notice:"",about:"",copy:"",hidden:-1,
svg:""},this.root=L("section.bl-study",{tabindex:-1,role:"group"}),this.local.root=this.root,this.body=L("div.bl-all",{}),this.polite=L("div.bl-unseen",{role:"s\
tatus","aria-live":"polite"}),this.loud=L("div.bl-unseen",{role:"alert","aria-live":"assertive"}),this.root.append(this.body,this.polite,this.loud),e.append(this.
root),this.link=new Yt(t,n,{onAnswer:(r,o)=>this.onAnswer(r,o),onLink:r=>this.onLink(r)}),this.spoken=-1,this.tip=void 0,this.keys=!1,this.kept=new Map,this.told=
[],this.rest=void 0,this.meant=-1}start(){return Qt(this.root,this.signal,()=>this.refocus()),this.listen(),se(this.root,this.signal),this.draw(),this.root.setAttribute(
"data-ready","1"),this}get frame(){return this.model.get("frame")}get words(){return this.model.get("words")}get area(){return this.model.get("area")}listen(){let{
root:t,signal:e}=this,n=()=>this.changed();e.addEventListener("abort",()=>clearTimeout(this.rest)),this.model.on("change:frame",n),e.addEventListener("abort",()=>this.
model.off("change:frame",n));let r=(o,i)=>t.addEventListener(o,i,{signal:e});ee(t,e,o=>this.under(o),(o,i)=>this.onClick(o,i)),X(t,e,o=>this.take(o)),r("change",
({target:o})=>{let[i,a]=[o.getAttribute("data-do"),o.value],c=Number(o.getAttribute("data-at")??0);o.matches("select")&&this.ask(i,i==="seat"?{at:Number(a)}:{key:a,
at:c})}),r("keydown",o=>this.onKey(o)),r("keyup",()=>this.byKeys(!0)),r("pointerdown",()=>this.byKeys(!1)),r("focusin",()=>this.marks()),r("focusout",()=>this.marks()),
r("pointerover",o=>this.onOver(o)),r("pointerleave",()=>this.onOver(null)),Zt(t,e,()=>this.onResize()),t.addEventListener("scroll",()=>this.placeCallout(),{signal:e,
capture:!0,passive:!0})}onKey(t){gt(this,t)}onResize(){this.placeCallout()}placeCallout(){nt(this.root,this.frame,this.local.about||this.frame.refused?.tried)}instead(){
return null}byKeys(t){let e=t&&this.over?.place;if(e&&(this.over=void 0),t===this.keys)return e?this.marks():void 0;this.keys=t,this.marks(),this.listenUp()}ask(t,e){
this.local.notice=this.local.about=this.local.copy=this.loud.textContent="",this.link.send(t,this.meant<0?this.frame.rev:this.meant,e)}changed(){let{frame:t,local:e}=this;
t.rev!==this.spoken&&Object.assign(e,{walk:t.receipt?.at??-1,step:-1,hidden:-1});let n=t.by===this.link.client;t.cover&&(e.notice=e.about=e.copy=this.polite.textContent=
this.loud.textContent=""),t.rev!==this.spoken&&(n||!t.by)&&(this.speak(t.says),n&&t.alert&&this.speak(t.alert,!0)),this.spoken=t.rev,this.draw(),this.listenUp()}get isTold(){
let{board:t,rev:e}=this.frame;return!t||t.said===void 0||t.said===e}listenUp(){if(clearTimeout(this.rest),this.isTold)for(let t of this.told.splice(0))t();else this.
keys||this.local.facts||this.told.length?this.link.whisper("places"):this.rest=setTimeout(()=>this.link.whisper("places"),ne)}whenTold(t){return this.isTold||this.
local.link?t():(this.told.push(t),this.listenUp())}speak(t,e=!1){let n=e?this.loud:this.polite;t&&(n.textContent=n.textContent===t?`${t} `:t)}draw(){let{frame:t,
local:e,root:n}=this;e.tab<0&&(e.tab=Math.max(0,t.turn.seat));let r=ot(n),o=this.isNext&&lt(n),i=n.contains(this.focused())?this.focused():null;n.lang!==t.lang&&
(n.lang=t.lang),n.setAttribute("aria-label",t.label);let a=L("div.bl-all",{class:e.link&&"bl-silent"},...this.content(),!t.cover&&st(t,e,this.words,this.instead()));
this.settle(a),i&&this.leaves(i,a)&&this.focusOn(this.cell()),yt.add(n),Jt(this.body,a,c=>rt(c,r)),o&&at(n,o),yt.delete(n),this.marks(),this.placeCallout(),this.
tip?.settle(),this.showNow(),i&&!(n.contains(i)&&n.contains(this.focused()))&&this.refocus(i.getAttribute("data-pick"))}get isNext(){return!1}content(){let{frame:t,
local:e,words:n,area:r}=this;return[...this.above(),t.cover?pt(t,n):L("div.bl-body.bl-single#body",{},L("div.bl-left#left",{},et(t,r,e,n)))]}keep(t,e,n){let[r,o]=[
this.kept.get(t),this.body.querySelector(`[data-k="${t}"]`)];return this.kept.set(t,e),!o||!r||e.some((i,a)=>i!==r[a])?n():Object.assign(Xt(o),{make:n})}settle(t){}above(){
let{frame:t,local:e,words:n}=this,{key:r,do:o}=this.link.kept()??{};return t.cover&&Object.assign(e,{svg:"",grid:void 0}),[dt(t,e,n,r??o??""),ut(e,n,this.area)]}focused(){
return this.root.getRootNode().activeElement}refocus(t){let n=(t?this.root.querySelector(`[data-pick="${CSS.escape(t.startsWith("less:")?t.slice(5):`less:${t}`)}\
"]`):null)??(t?this.root.querySelector(".bl-stk button, .bl-asks button"):null)??this.root.querySelector('[data-do="reveal"]')??this.cell()??this.root;this.focusOn(
n)}cell(){return this.root.querySelector('[role="gridcell"][tabindex="0"]')}focusOn(t){t!==this.focused()&&t?.focus({preventScroll:!0})}leaves(t,e){for(let n=t.
hasAttribute("data-k")?t:null;n;n=n.parentElement?.closest("[data-k]")??null){let r=e.querySelector(`[data-k="${CSS.escape(n.getAttribute("data-k")??"")}"]`);if(r)
return n!==t&&!r.hasAttribute("data-same")}return!1}showNow(){}marks(){let t=this.focused(),e=t?.closest?.(".bl-rline")??null,n=this.over?.line??(e&&this.root.contains(
e)?Number(e.getAttribute("data-line")):this.local.walk),r=this.frame.receipt?.lines[n];if(!(n>=0&&n===this.frame.receipt?.at))it(this.root,r?.places??[],r?.focus??
[]);else for(let c of this.root.querySelectorAll(".bl-hit.bl-lit"))c.classList.remove("bl-lit","bl-focus");let i=t?.getAttribute?.("role")==="gridcell"&&this.root.
contains(t)?t.getAttribute("data-place"):"";for(let c of this.root.querySelectorAll(".bl-hit.bl-at, .bl-hit.bl-over"))c.classList.remove("bl-at","bl-over");for(let c of S(
this.root,this.keys?i:""))c.classList.add("bl-at");for(let c of S(this.root,this.over?.place))c.classList.add("bl-over");let a=new Set([...this.frame.pick?.sources??
[],...this.movable]);for(let c of this.root.querySelectorAll(".bl-hit"))c.classList.toggle("bl-source",a.has(c.getAttribute("data-place")??""))}onOver(t){let e=t?.
target.closest?.(".bl-rline")?.getAttribute("data-line")??null,n=t?.target.closest?.("[data-place]")?.getAttribute("data-place")??null;e===(this.over?.line?.toString()??
null)&&n===(this.over?.place??null)||(this.over={line:e===null?void 0:Number(e),place:n},this.marks())}under(t){return{place:t.closest("[data-place]")?.getAttribute(
"data-place"),target:t.closest("[data-do]"),rev:this.frame.rev}}onClick({place:t,target:e,rev:n},r){if(this.meant=n,t){this.pickPlace(t);let o=this.root.querySelector(
`[role=gridcell][data-place="${CSS.escape(this.local.at)}"]`);o?.setAttribute("tabindex","0"),this.focusOn(o)}else e&&!e.matches("select")&&this.act(e,r);this.meant=
-1}take(t){let{pick:e,cover:n}=this.frame,r=t.closest("[data-place]")?.getAttribute("data-place")??"";if(this.movable.includes(r)&&!n)return this.takePiece(r);let o=r?
null:t.closest("[data-drag]");if(n||!(o||e?.sources?.includes(r)))return null;if(o?.getAttribute("data-drag")==="count")return this.takeCounted(o);let i=o?.getAttribute(
"data-pick")??r,a=()=>this.afterwards(()=>this.frame.pick?.keys.length&&this.ask("cancel"));return{look:o?kt(o):B(this.root,r),taken:()=>!e?.keys.includes(i)&&this.
onClick({place:r,target:o,rev:this.frame.rev},new Event("drag")),cancelled:a,dropped:(c,f)=>{let u=c.closest("[data-place]")?.getAttribute("data-place"),l=u?null:
c.closest('[data-do="pick"][data-pick]');if(u===i||!u&&!l||c.closest("[data-pick]")?.getAttribute("data-pick")===i)return a();this.afterwards(()=>{(!u||this.frame.
pick?.targets.length)&&this.onClick({place:u,target:l,rev:this.frame.rev},f)})}}}get movable(){return this.frame.edit?.edits&&this.frame.edit.moves||[]}takePiece(t){
let e=n=>n!==t&&this.ask("move_piece",{key:`${t} ${n}`});return{look:B(this.root,t),dropped:n=>e(n.closest("[data-place]")?.getAttribute("data-place")??""),outside:()=>e(
"")}}takeCounted(t){let e=t.closest(".bl-slot");return{look:kt(t),dropped:(n,r)=>{let o=n.closest(":is(.bl-asks, .bl-hand) .bl-slot, .bl-asks, .bl-hand");o&&o!==
e&&!o.contains(e)&&this.onClick({place:"",target:t,rev:this.frame.rev},r)}}}afterwards(t){this.link.waiting.size?this.next=t:t()}explain(t,e){this.whenTold(()=>this.
speak(this.frame.board?.says[t]??""))}pickPlace(t){this.local.at=t;for(let e of S(this.root,t))e.classList.add("bl-press");this.ask("pick",{key:t})}act(t,e){let{
local:n,frame:r}=this,o=t.getAttribute("data-do")??"",i=Number(t.getAttribute("data-at")??0),a=t.getAttribute("data-pick")??"";if(o==="help")n.help=!n.help;else if(o===
"far")n.far=!n.far;else if(o==="letters")n.letters=!n.letters;else if(o==="unnotice")n.notice=n.about="";else if(o==="uncopy")n.copy="";else if(o==="unrefuse")n.
hidden=r.rev;else{if(o==="big")return this.enlarge(!n.big);if(o==="retry")return this.link.retry();if(o==="facts")e.preventDefault(),n.facts=!n.facts,this.listenUp();else{
let c=t.hasAttribute("data-fresh");o==="pick"&&c&&(n.row=a,t.setAttribute("tabindex","0")),t.classList.add("bl-press");let f=(c||e.type==="drag")&&t.getAttribute(
"data-first");return f&&this.ask(o,{key:f,fresh:!0}),this.ask(o,o==="pick"?{key:a,fresh:c&&!f}:a?{key:a}:{at:i})}}this.draw()}enlarge(t){let{root:e,local:n}=this,
r=e.parentElement,o=this.focused();n.big=t,r&&(r.style.minHeight=t?`${r.getBoundingClientRect().height}px`:""),e.classList.toggle("bl-big",t),t&&e.setAttribute(
"popover","manual"),t?e.showPopover?.():e.hasAttribute("popover")&&(e.hidePopover?.(),e.removeAttribute("popover")),this.draw(),e.contains(o)&&o.focus({preventScroll:!0})}onAnswer(t,e){
for(let r of this.root.querySelectorAll(".bl-press"))r.classList.remove("bl-press");let{next:n}=this;if(this.next=void 0,n&&t.answer!=="no"&&t.answer!=="stale"&&
n(),/copy|link/.test(e.do)&&t.answer==="done")return this.copy(t.text,e.do==="copy_verdict"?this.words.copied_verdict:this.words.copied);if(e.do==="what"&&t.answer===
"done")return this.tip?.heard(e.key??"",t.text);t.text&&(e.do==="here"||t.answer!=="done")&&(Object.assign(this.local,{notice:t.text,about:e.key&&j(this.root,e.
key)?e.key:""}),this.speak(t.text,t.answer!=="done"),this.draw())}async copy(t,e){try{await navigator.clipboard.writeText(t),this.speak(e),this.local.copy=q+e}catch{
this.local.copy=t}this.draw()}onLink(t){this.local.link=t,this.loud.textContent="",/asleep|ended/.test(t)?this.speak(this.words[t],!0):/^$|busy/.test(t)&&this.speak(
this.words[t||"awake"]),this.draw()}};function kt(s){let t=s.querySelector(".bl-art, .bl-ic")??s.querySelector(".bl-nm, span")??s,{width:e,height:n}=t.getBoundingClientRect(),
r=t.cloneNode(!0);return r.setAttribute("style",`width:${e}px;height:${n}px`),r}var oe=te((...s)=>new _(...s).start());export{q as DONE,F as PLACES,_ as View,he as bringIn,st as callout,ke as copied,pt as cover,oe as default,rt as glide,ut as help,S as hits,Kt as keyList,gt as keydown,
at as land,it as light,Wt as noticed,we as onBoard,X as onDrag,B as pieceAt,lt as pieces,nt as placeCallout,Y as redrawn,j as spotOf,O as stand,ot as standing,dt as strips,
et as surface};

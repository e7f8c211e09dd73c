import{picture as G,same as U}from"./common.js";var Y=/^<g data-layer=/,vt='<svg xmlns="http://www.w3.org/2000/svg">';function z(n){let t=n.split(`
`),e=t.findIndex(o=>Y.test(o)),s=t.slice(0,e).filter(o=>!o.startsWith("<title>")).join(`
`),r=[];for(let o of t.slice(e))Y.test(o)?r.push({name:o,lines:[]}):o!=="</g>"&&o!=="</svg>"&&o&&r.at(-1)?.lines.push(o);return{head:s,layers:r}}function X(n,t,e){
return e&&t&&St(z(n),z(t),e)||G(n)}function St(n,t,e){let s=[...e.children].filter(u=>u.hasAttribute("data-layer"));if(!(n.head===t.head&&n.layers.length===s.length&&
s.length>0)||n.layers.some(({name:u},i)=>u!==t.layers[i]?.name)||s.some((u,i)=>u.childElementCount!==t.layers[i].lines.length))return null;let o=0,l=[],a=s.map(
(u,i)=>{let d=new Map;for(let[p,m]of[...u.children].entries()){delete m.known;let h=t.layers[i].lines[p];d.get(h)?.push(m)??d.set(h,[m])}return n.layers[i].lines.
map(p=>{let m=d.get(p)?.shift();return m?U(m,`=${o++}`):l.push(p)-1})}),c=l.length?[...G(`${vt}${l.join("")}</svg>`)?.children??[]]:[];if(c.length!==l.length)return null;
let f=e.cloneNode(!1);for(let u of e.children){let i=s.indexOf(u);if(i<0)f.append(U(u));else{let d=u.cloneNode(!1);d.append(...a[i].map(p=>typeof p=="number"?c[p]:
p)),f.append(d)}}return f}import{h as Lt}from"./common.js";import{SLIP as Mt}from"./common.js";function J(n,t,e){let s,r,o=!1,l=!1,a=n.ownerDocument,c=(i,d,p=!1)=>a.addEventListener(i,d,
{signal:t,capture:p}),f=({clientX:i,clientY:d})=>{let p=n.getRootNode().elementFromPoint(i,d);return n.contains(p)?p:null},u=()=>{let i=r&&s?.held;return r?.remove(),
n.removeAttribute("data-dragging"),s=r=void 0,i};n.addEventListener("pointerdown",i=>{o=!1;let d=i.target,p=i.isPrimary&&i.button===0&&Tt(d,i.pointerType)?e(d):
null;l=!!p,s=p?{id:i.pointerId,x:i.clientX,y:i.clientY,held:p}:void 0},{signal:t}),n.addEventListener("touchmove",i=>l&&i.preventDefault(),{signal:t,passive:!1}),
c("pointermove",i=>{if(!s||i.pointerId!==s.id)return;let{x:d,y:p,held:m}=s;if(!r){if(Math.hypot(i.clientX-d,i.clientY-p)<=Mt)return;n.setAttribute("data-draggin\
g",""),r=n.appendChild(Lt("div.bl-held",{"aria-hidden":"true"},m.look)),m.taken?.()}let{left:h,top:g}=n.getBoundingClientRect();r.style.transform=`translate(${i.
clientX-h}px,${i.clientY-g}px)`,m.over?.(f(i))}),c("pointerup",i=>{if(!s||i.pointerId!==s.id)return;let d=u();if(!d)return;o=!0;let p=f(i);p?d.dropped(p,i):(d.outside??
d.cancelled)?.()}),c("pointercancel",i=>i.pointerId===s?.id&&u()?.cancelled?.()),c("keydown",i=>{i.key!=="Escape"||!r||(i.preventDefault(),i.stopImmediatePropagation(),
u()?.cancelled?.(),o=!0)},!0),c("click",i=>{!o||!i.detail||(o=!1,i.preventDefault(),i.stopImmediatePropagation())},!0);for(let i of["selectstart","dragstart"])c(
i,d=>s&&d.preventDefault())}function Tt(n,t){if(t==="mouse")return!0;for(let e=n;e;e=e.parentElement)if(getComputedStyle(e).touchAction==="none")return!0;return!1}
function W(n,t){let e=n.querySelector(".bl-surface > svg"),s=["@",":"].map(g=>`[data-key$="${g}${CSS.escape(t)}"]`).join(),r=[...e?.querySelectorAll(s)??[]].filter(
g=>!g.matches('[data-key^="target:"]')).at(-1),o=e?.getScreenCTM?.()?.inverse();if(!e||!r||!o)return null;let{left:l,top:a,right:c,bottom:f,width:u,height:i}=r.
getBoundingClientRect(),[d,p]=[new DOMPoint(l,a),new DOMPoint(c,f)].map(g=>g.matrixTransform(o)),m=e.cloneNode(!1),h=[d.x,d.y,p.x-d.x,p.y-d.y].join(" ");for(let[
g,w]of Object.entries({viewBox:h,width:u,height:i}))m.setAttribute(g,String(w));for(let g of["style","data-k"])m.removeAttribute(g);return m.append(r.cloneNode(
!0)),m}import{button as Z,h as y,isCalm as tt}from"./common.js";import{icon as et}from"./common.js";import{ruled as Ct}from"./common.js";var Ht=240,Ot=220,N=44,Q=24,$t=/viewBox="\S+ \S+ (\S+) ([^"]+)/,Nt=["cells","turn"],qt=12;function st(n,t,e,s,r){let o=n.board;
if(!o)return null;let l=e.svg?e.root?.querySelector(".bl-surface > svg")??null:null,a=o.svg?l&&o.svg===e.svg?y("svg",{"data-same":!0}):X(o.svg,e.svg,l):null;a?.
setAttribute("data-k","picture"),e.svg=o.svg;let[c=0,f=1]=o.svg.match($t)?.slice(1).map(Number)??[],u=n.question?Nt.includes(n.question.kind):n.pick,i=a&&o.pitch&&
!e.far&&(u||c<2*f);return y("div.bl-surface#surface",{class:a?i&&"bl-pans":"bl-astext",style:i?`--pan:${Math.round(c/Number(o.pitch)*N)}px`:null},a,Bt(n,t,e,!a),
r,(!a||e.facts)&&Rt(o,!!a,s))}var Rt=(n,t,e)=>y("section.bl-facts#facts",{role:"group","aria-label":e.facts,tabindex:t?0:null},t&&y("b",{},e.facts),t&&Z({class:"\
bl-x","aria-label":e.close,"data-do":"facts"},et(e,"close")),y("ul",{},...n.facts.map(s=>y("li",{},s))));function Bt(n,t,e,s){let r=n.board,o=new Set(n.pick?.keys.
length?n.pick.targets:[]),l=new Set(n.pick?.keys??[]),a=new Set(n.question?n.pick?.targets:[]),c=t.rows[0]?.find(d=>a.has(d))??t.rows[0]?.[0]??"",f=r.says[e.at]?
e.at:c,u=e.grid?.area===t&&e.grid.seen===s?e.grid.cells:new Map,i=new Map;return e.grid={area:t,seen:s,cells:i},y("div.bl-grid#grid",{class:!s&&"bl-unseen",role:"\
grid","aria-label":r.label},...t.rows.map(d=>{let p=!1,m=d.map(h=>{let g={class:[l.has(h)&&"bl-picked",o.has(h)&&"bl-target",n.refused?.tried===h&&"bl-barred"].
filter(Boolean).join(" "),tabindex:h===f?0:-1,"aria-label":r.says[h],"aria-selected":l.has(h)&&"true"},w=s?[r.names?.[h]??h,r.stands[h]??"·"]:[],S=[...Object.values(
g),...w].join(`
`);return i.set(h,S),u.get(h)===S?y("span",{"data-same":!0}):(p=!0,y("span",{role:"gridcell","data-place":h,...g},s&&y("small",{"aria-hidden":"true"},w[0]),s&&y(
"b",{"aria-hidden":"true"},w[1])))});return p?y("div",{role:"row"},...m):y("div",{"data-same":!0})}))}var F=(n,t)=>v(n,t).at(-1)??[...n.querySelectorAll(`[data-\
pick="${CSS.escape(t)}"]`)].find(e=>e.getClientRects().length);function nt(n,t,e,s){let r=t.hidden===n.rev?null:n.refused,o=t.about&&t.notice;return!r&&!o?null:
y(`div.bl-callout${o&&t.answers?".bl-answers":""}#callout`,{},Z({class:"bl-x","aria-label":e.close,"data-do":o?"unnotice":"unrefuse"},et(e,"close")),o?y("p",{},
y("b",{},o)):r?.reasons.map((l,a)=>y("p",{},a===0?y("b",{},l.text):l.text," ",Ct(l))),s)}var Dt=24,O=10;function ot(n,t,e){let s=n.querySelector(".bl-callout");
if(!s)return;let r=e&&F(n,e);if(s.classList.toggle("bl-aside",!r),!r)return;let o=n.getBoundingClientRect(),l=(b,A,x=0)=>{let{left:H,top:B,right:D,bottom:P}=b.getBoundingClientRect();
return[H-o.left-x,B-o.top-x,D-o.left+x,P-o.top+x,A]},[a,c,f,u]=l(r,0),[i,d]=[s.offsetWidth,s.offsetHeight],p=[l(r,9,O-1),...[...n.querySelectorAll(_)].map(b=>l(
b,.2)),...[...t.refused?.places??[],...t.pick?.targets??[]].flatMap(b=>v(n,b)).map(b=>l(b,9)),...[...n.querySelectorAll("button:not(.bl-callout *), [data-lit]:n\
ot(.bl-surface), .bl-st-foot")].map(b=>l(b,b.matches("button:not([data-lit])")?2:9))],[m,h,g]=[(a+f)/2,u+O,c-d-O],w=Math.min(o.height,innerHeight-o.top)-d-4,S=[
g,h];for(let b=4;b<=w;b+=Dt)S.push(b);let[E,C,L]=[1/0,8,4];for(let b of[m-i/2,a-i-O,f+O])for(let A of S){let x=Math.max(8,Math.min(o.width-i-8,b)),H=Math.hypot(
x+i/2-m,A+(d-c-u)/2)/99+(A<4||A>w?99:0);for(let[B,D,P,At,wt]of p)x<P&&x+i>B&&A<At&&A+d>D&&(H+=wt);H<E&&([E,C,L]=[H,x,A])}let M=m-C;s.classList.toggle("bl-below",
L===h),s.classList.toggle("bl-apart",L!==h&&L!==g||M<14||M>i-14),s.style.setProperty("--tip",`${Math.round(M)}px`),s.style.left=`${Math.round(C)}px`,s.style.top=
`${Math.round(L)}px`}var _=".bl-hit:not([style])";function v(n,t){return t?[...n.querySelectorAll(`${_}[data-place="${CSS.escape(t)}"]`)]:[]}var Pt=3;function rt(n,{
pick:t},e,s){let r=[...t?.targets??[],...t?.sources??[]];if(s.pointerType!=="touch"||r.includes(e??""))return e;let o=f=>{let{left:u,top:i,width:d,height:p}=v(n,
f)[0].getBoundingClientRect();return{far:Math.hypot(u+d/2-s.clientX,i+p/2-s.clientY),area:d*p,small:Math.max(d,p)<N}},l=e?o(e):null,[a,c]=[e,l?.small?Math.min(N/
2,l.far):N/2];for(let f of r){if(!v(n,f).length)continue;let{far:u,area:i}=o(f);u<c&&(!l||l.small||l.area>Pt*i)&&([a,c]=[f,u])}return a}var Wt='[data-key="asked\
"], [data-key^="last"]';function be(n,{pick:t,question:e,rev:s,view:r},o){let l=n.querySelector(".bl-pans");if(!l?.clientWidth)return"";let{keys:a=[],targets:c=[],
sources:f=[]}=t??{},u=a.length?[...a,...c]:f.length?f:c,i=u.flatMap(E=>v(n,E)),d=i.length&&!(e&&!a.length)?[]:[...n.querySelectorAll(Wt)],p=e?.result?[...n.querySelectorAll(
".bl-lit")]:[],m=[p,d,i].find(E=>E.length)??[],h=`${r} ${i.length?u:s} ${p.map(E=>E.getAttribute("data-place"))}`;if(!m.length||h===o)return h;let g=l.getBoundingClientRect(),
w=m.map(E=>E.getBoundingClientRect()),S=(E,C,L)=>{let[M,b]=[Math.min(...w.map(x=>x[E]))-Q,Math.max(...w.map(x=>x[C]))+Q],A=g[E];return b-M>L?M-A:Math.min(M-A,Math.
max(0,b-A-L))};return l.scrollBy({left:S("left","right",l.clientWidth),top:S("top","bottom",l.clientHeight)}),h}function lt(n){let t=new Map;for(let e of n.querySelectorAll(
"svg [data-key]")){let s=e.style;s?.transform&&t.set(e.getAttribute("data-key")??"",s.transform)}return t}function it(n,t){let e=n.getAttribute("data-from"),s=n.
getAttribute("data-key")??"";if(!e||t.has(s))return;let r=t.get(s.slice(0,s.lastIndexOf("@")+1)+e),o=n.style.transform;!r||!o||tt(n)||n.animate?.([{transform:r},
{transform:o}],{duration:Ht,easing:"cubic-bezier(.3,.7,.3,1)"})}function at(n,t,e){let s=n.querySelector(".bl-surface > svg"),r=new Set(t);if(!(!s||!r.size&&!s.
classList.contains("bl-dimmed"))){s.classList.toggle("bl-dimmed",r.size>0);for(let o of s.querySelectorAll("[data-key]")){let l=o.getAttribute("data-key")??"",a=l.
slice(Math.max(l.lastIndexOf("@"),l.lastIndexOf(":"))+1);o.classList.toggle("bl-dim",r.size>0&&!r.has(a))}for(let o of s.querySelectorAll(_)){let l=o.getAttribute(
"data-place")??"";o.classList.toggle("bl-lit",r.has(l)),o.classList.toggle("bl-focus",e.includes(l))}}}var j=n=>n.querySelectorAll("svg [data-key]"),ct=n=>new Map(
Array.from(j(n),t=>[t.getAttribute("data-key")??"",t.cloneNode(!0)])),K="last:";function dt(n,t){if(!t.size||tt(n))return;let e=Array.from(j(n),r=>r.getAttribute(
"data-key")??""),s=new Set(e.filter(r=>r.startsWith(K)).map(r=>r.slice(K.length)));for(let r of j(n)){let o=r.getAttribute("data-key")??"";if(!(!o.startsWith(K)&&
s.has(o.split(/[:@]/).pop()??""))||r.hasAttribute("data-from")||t.get(o)?.isEqualNode(r))continue;let a=r.style.transform;r.animate?.([{transform:`${a} translat\
eY(-${qt}px)`},{transform:a||"none"}],{duration:Ot,easing:"cubic-bezier(.5,0,.9,.6)"})}}import{button as V,h as k}from"./common.js";import{token as Kt}from"./common.js";import{strip as q,tool as ut}from"./common.js";var R=`
`;function Ae(n,t){let{copy:e}=n,s=e.startsWith(R);return e&&q("copy",s?e.slice(R.length):t.copy_failed,!s&&k("input",{readonly:!0,value:e,"aria-label":t.copy}),
ut(t,"close",t.close,{"data-do":"uncopy"}))}var jt=(n,t)=>n.notice&&!n.about&&q("notice",n.notice,ut(t,"close",t.close,{"data-do":"unnotice"}));function pt(n,t,e,s){
return[k("div.bl-over#over",{},k("div",{},t.link&&q("link",e[t.link].replace("{pick}",s||"–"),/asleep|gone/.test(t.link)&&V({class:"bl-main","data-do":"retry"},
e.reconnect)),!t.below&&jt(t,e))),n.notes.map((r,o)=>q(`note${o}`,r))]}var Ft=n=>k("dl",{},...n.split(`
`).map(t=>t.split("	")).map(([t,e])=>k("div",{},k("dt",{},...t.split(" ").map(s=>k("kbd",{},s))),k("dd",{},e)))),_t={"1 2 3":"1","Home PgUp End PgDn":"up-left"};
function ft(n,t,e){if(!n.help)return null;let s=new Set(Object.values(e.near).flatMap(Object.keys)),r=Object.entries(_t).flatMap(([l,a])=>s.has(a)?[]:`${l}	`),o=t.
keys.split(`
`).filter(l=>!r.some(a=>l.startsWith(a)));return k("section.bl-help#helpbox",{role:"group","aria-label":t.help},k("b",{},t.on_board),Ft(o.join(`
`)),V({class:"bl-check",role:"switch","data-do":"letters","aria-checked":String(n.letters)},k("i",{"aria-hidden":"true"}),t.letters))}function ht(n,t){return n.
cover?k("div.bl-cover#cover",{},Kt(t,n.cover.seat,72),k("b",{},n.cover.says),k("p",{},n.cover.note),V({class:"bl-main","data-do":"reveal"},n.cover.button)):null}import{letterOf as Vt}from"./common.js";var mt={ArrowLeft:["left"],ArrowRight:["right"],ArrowUp:["up","up-right","up-left"],ArrowDown:["down","down-left","down-\
right"],Home:["up-left"],PageUp:["up-right"],End:["down-left"],PageDown:["down-right"]};function yt(n,t){if(t.stopPropagation(),n.byKeys(!0),t.code==="Tab"||t.metaKey||
t.altKey)return;let e=t.target,s=t.code==="Escape"&&n.local.copy;if(e.matches("input, select")&&!s)return;(zt(n,t,e)||It(n,t,e))&&t.preventDefault()}function It(n,t,e){
if(t.code==="Escape")return Yt(n,e);if(e.getAttribute("role")==="gridcell")return kt(n,t,e);let s=e.closest(".bl-acts")??e.closest('.bl-lines, [role="tablist"],\
 .bl-mainline, .bl-items');return!!s&&Ut(t,e,s)}function kt(n,t,e){let s=e.getAttribute("data-place")??"",{rows:r,near:o}=n.area,l=r.find(u=>u.includes(s))??[s],
a=o[s]??{},c=t.code.replace(/Digit|Numpad/,""),f=t.ctrlKey||!Object.keys(a).join().includes("-");if(t.code==="Enter"||t.code==="Space"||t.code==="NumpadEnter")n.
pickPlace(s);else if(a[c])$(n,a[c]);else if(mt[t.code]&&!(f&&/^[EHP]/.test(t.code)))$(n,a[mt[t.code].find(u=>a[u])??""]??s);else if(t.code==="Home")$(n,t.ctrlKey?
r[0][0]:l[0]);else if(t.code==="End")$(n,t.ctrlKey?r.at(-1).at(-1):l.at(-1));else return!1;return!0}function Le(n,t){let e=n.cell();return!!e&&kt(n,t,e)}function $(n,t){
let e=[...n.root.querySelectorAll('[role="gridcell"]')],s=e.find(r=>r.getAttribute("data-place")===t);if(s){for(let r of e)r.setAttribute("tabindex",r===s?"0":"\
-1");n.local.at=t,s.focus({preventScroll:!0}),v(n.root,t)[0]?.scrollIntoView?.({block:"nearest"})}}function Ut(n,t,e){let s=[...e.querySelectorAll("[tabindex]")],
r=s.indexOf(t),o={ArrowLeft:r-1,ArrowUp:r-1,ArrowRight:r+1,ArrowDown:r+1,Home:0,End:s.length-1}[n.code];if(r<0||o===void 0)return!1;let l=s[Math.max(0,Math.min(
s.length-1,o))];for(let a of s)a.setAttribute("tabindex",a===l?"0":"-1");return l.focus(),l.getAttribute("role")==="tab"&&l.click(),!0}function Yt(n,t){let{frame:e,
local:s,root:r}=n,o=n.tip?.hide();if(o&&n.tip?.aloud)return!0;if(s.help)s.help=!1,n.draw();else if(s.copy)n.closeCopy();else if(s.notice)s.notice=s.about="",n.draw();else if(s.
big)n.enlarge(!1);else if(e.pick?.keys.length||e.refused&&s.hidden!==e.rev)n.ask("cancel");else{if(o)return!0;if(t!==r)r.focus({preventScroll:!0}),n.speak(e.play?
n.words.left_table:n.words.left_board);else{let l=r.parentElement?.closest("[tabindex]")??null;l?l.focus({preventScroll:!0}):r.blur()}}return!0}function zt(n,t,e){
if(t.key==="?")return n.local.help=!n.local.help,n.draw(),!0;let s=Gt[Vt(t)];return t.ctrlKey||!n.local.letters||!s?!1:(s(n,e.getAttribute("data-place")||n.local.
at||n.area.rows[0]?.[0]||"",t.shiftKey,e),!0)}var Gt={F:n=>n.enlarge(!n.local.big),U:n=>n.ask("undo"),Y:n=>n.ask("redo"),W:(n,t)=>n.whenTold(()=>gt(n,n.frame.board?.
says[t]??"")),I:(n,t,e,s)=>n.explain(t,s),D:(n,t)=>n.ask("here",{key:t}),C:n=>n.speak(n.frame.told),P:n=>gt(n,[...n.frame.pick?.path??[],n.frame.pick?.prompt??n.
frame.turn.says].join(", ")),R:(n,t)=>n.whenTold(()=>{let{says:e={},stands:s={}}=n.frame.board??{},r=n.area.rows.find(o=>o.includes(t))??[];n.speak(bt(r.filter(
o=>s[o]).map(o=>e[o]),n.words)||n.words.row_empty)}),S:n=>{let{receipt:t,players:e}=n.frame;if(!t)return n.speak(n.words.no_lines);let{tab:s}=n.local,r=t.lines.
filter(({seat:o})=>o<0||o===s).map(({says:o})=>o);t.totals.length&&r.unshift(`${e[s].name}: ${t.totals[s]}`),n.speak(bt(r,n.words))},G:(n,t,e)=>n.walkBy?.(e?-1:
1),N:(n,t,e)=>{let s=n.area.rows.flat(),r=s.filter(a=>n.frame.pick?.targets.includes(a));if(!r.length)return n.speak(n.words.no_target);let o=s.indexOf(t),l=r.filter(
a=>e?s.indexOf(a)<o:s.indexOf(a)>o);return $(n,e?l.at(-1)??r.at(-1):l[0]??r[0])}};function gt(n,t){let e=t||n.words.no_target;n.speak(e),Object.assign(n.local,{
notice:e,about:""}),n.draw()}var Xt=115;function bt(n,t){let e="";for(let[s,r]of n.entries()){let o=e?`${e}; ${r}`:r;if(e&&o.length>Xt)return`${e}; ${t.and_more.
replace("{n}",String(n.length-s))}`;e=o}return e}import{Link as Jt}from"./common.js";import{h as T,same as Qt,sync as Zt}from"./common.js";import{drawing as Et,keepFocus as te,onResize as ee}from"./common.js";import{shownBy as se}from"./common.js";import{onPress as ne}from"./common.js";import{dress as oe}from"./common.js";var re=400,le=50,I=class{constructor(t,e,s){this.copiedBy=null;this.model=t,this.signal=
s,this.local={at:"",row:"",tab:-1,walk:-1,step:-1,help:!1,facts:!1,bill:!1,rung:"",rungs:!1,branches:!1,big:!1,watching:!1,calm:!1,letters:!0,link:"",notice:"",
about:"",copy:"",hidden:-1,svg:""},this.root=T("section.bl-study",{tabindex:-1,role:"group"}),this.local.root=this.root,this.body=T("div.bl-all",{}),this.polite=
T("div.bl-unseen",{role:"status","aria-live":"polite"}),this.loud=T("div.bl-unseen",{role:"alert","aria-live":"assertive"}),this.root.append(this.body,this.polite,
this.loud),e.append(this.root),this.link=new Jt(t,s,{onAnswer:(r,o)=>this.onAnswer(r,o),onLink:r=>this.onLink(r)}),this.spoken=-1,this.tip=void 0,this.keys=!1,this.
kept=new Map,this.told=[],this.rest=void 0,this.meant=-1}start(){return te(this.root,this.signal,()=>this.refocus()),this.listen(),oe(this.root,this.signal),this.
draw(),this.root.setAttribute("data-ready","1"),this}get frame(){return this.model.get("frame")}get words(){return this.model.get("words")}get area(){return this.
model.get("area")}listen(){let{root:t,signal:e}=this,s=()=>this.changed();e.addEventListener("abort",()=>clearTimeout(this.rest)),this.model.on("change:frame",s),
e.addEventListener("abort",()=>this.model.off("change:frame",s));let r=(o,l)=>t.addEventListener(o,l,{signal:e});ne(t,e,(o,l)=>this.under(o,l),(o,l)=>this.onClick(
o,l)),J(t,e,o=>this.take(o)),r("change",({target:o})=>{let[l,a]=[o.getAttribute("data-do"),o.value],c=Number(o.getAttribute("data-at")??0);o.matches("select")&&
this.ask(l,l==="seat"?{at:Number(a)}:{key:a,at:c})}),r("keydown",o=>this.onKey(o)),r("keyup",()=>this.byKeys(!0)),r("pointerdown",()=>this.byKeys(!1)),r("focusi\
n",()=>this.marks()),r("focusout",()=>this.marks()),r("pointerover",o=>this.onOver(o)),r("pointerleave",()=>this.onOver(null)),ee(t,e,()=>this.onResize()),t.addEventListener(
"scroll",()=>this.placeCallout(),{signal:e,capture:!0,passive:!0})}onKey(t){yt(this,t)}onResize(){this.placeCallout()}placeCallout(){ot(this.root,this.frame,this.
local.about||this.frame.refused?.tried)}instead(){return null}byKeys(t){let e=t&&this.over?.place;if(e&&(this.over=void 0),t===this.keys)return e?this.marks():void 0;
this.keys=t,this.marks(),this.listenUp()}ask(t,e){this.local.notice=this.local.about=this.local.copy=this.loud.textContent="",this.link.send(t,this.meant<0?this.
frame.rev:this.meant,e)}changed(){let{frame:t,local:e}=this;if(t.rev!==this.spoken){let r=e.hidden>=0&&e.hidden===this.spoken&&!t.alert;Object.assign(e,{walk:t.
receipt?.at??-1,step:-1,hidden:r?t.rev:-1})}let s=t.by===this.link.client;t.cover&&(e.notice=e.about=e.copy=this.polite.textContent=this.loud.textContent=""),t.
rev!==this.spoken&&(s||!t.by)&&(this.speak(t.says),s&&t.alert&&this.speak(t.alert,!0)),this.spoken=t.rev,this.draw(),this.listenUp()}get isTold(){let{board:t,rev:e}=this.
frame;return!t||t.said===void 0||t.said===e}listenUp(){if(clearTimeout(this.rest),this.isTold)for(let t of this.told.splice(0))t();else this.local.facts||this.told.
length?this.link.whisper("places"):this.rest=setTimeout(()=>this.link.whisper("places"),this.keys?le:re)}whenTold(t){return this.isTold||this.local.link?t():(this.
told.push(t),this.listenUp())}speak(t,e=!1){let s=e?this.loud:this.polite;t&&(s.textContent=s.textContent===t?`${t} `:t)}draw(){let{frame:t,local:e,root:s}=this;
e.tab<0&&(e.tab=Math.max(0,t.turn.seat));let r=lt(s),o=this.isNext&&ct(s),l=s.contains(this.focused())?this.focused():null;s.lang!==t.lang&&(s.lang=t.lang),s.setAttribute(
"aria-label",t.label);let a=T("div.bl-all",{class:e.link&&"bl-silent"},...this.content(),!t.cover&&nt(t,e,this.words,this.instead()));this.settle(a),l&&this.leaves(
l,a)&&this.focusOn(this.cell()),Et.add(s),Zt(this.body,a,c=>it(c,r)),o&&dt(s,o),Et.delete(s),this.marks(),this.placeCallout(),this.tip?.settle(),this.showNow(),
l&&!(s.contains(l)&&s.contains(this.focused()))&&this.refocus(l.getAttribute("data-pick"))}get isNext(){return!1}content(){let{frame:t,local:e,words:s,area:r}=this;
return[...this.above(),t.cover?ht(t,s):T("div.bl-body.bl-single#body",{},T("div.bl-left#left",{},st(t,r,e,s)))]}keep(t,e,s){let[r,o]=[this.kept.get(t),this.body.
querySelector(`[data-k="${t}"]`)];return this.kept.set(t,e),!o||!r||e.some((l,a)=>l!==r[a])?s():Object.assign(Qt(o),{make:s})}settle(t){}above(){let{frame:t,local:e,
words:s}=this,{key:r,do:o}=this.link.kept()??{};return t.cover&&Object.assign(e,{svg:"",grid:void 0}),[pt(t,e,s,r??o??""),ft(e,s,this.area)]}focused(){return this.
root.getRootNode().activeElement}refocus(t){let s=(t?this.root.querySelector(`[data-pick="${CSS.escape(t.startsWith("less:")?t.slice(5):`less:${t}`)}"]`):null)??
(t?this.root.querySelector(".bl-stk button, .bl-asks button"):null)??this.root.querySelector('[data-do="reveal"]')??this.cell()??this.root;this.focusOn(s)}cell(){
return this.root.querySelector('[role="gridcell"][tabindex="0"]')}focusOn(t){t!==this.focused()&&t?.focus({preventScroll:!0})}leaves(t,e){for(let s=t.hasAttribute(
"data-k")?t:null;s;s=s.parentElement?.closest("[data-k]")??null){let r=e.querySelector(`[data-k="${CSS.escape(s.getAttribute("data-k")??"")}"]`);if(r)return s!==
t&&!r.hasAttribute("data-same")}return!1}showNow(){}marks(){let t=this.focused(),e=t?.closest?.(".bl-rline")??null,s=this.over?.line??(e&&this.root.contains(e)?
Number(e.getAttribute("data-line")):this.local.walk),r=this.frame.receipt?.lines[s];if(!(s>=0&&s===this.frame.receipt?.at))at(this.root,r?.places??[],r?.focus??
[]);else for(let c of this.root.querySelectorAll(".bl-hit.bl-lit"))c.classList.remove("bl-lit","bl-focus");let l=t?.getAttribute?.("role")==="gridcell"&&this.root.
contains(t)?t.getAttribute("data-place"):"";for(let c of this.root.querySelectorAll(".bl-hit.bl-at, .bl-hit.bl-over"))c.classList.remove("bl-at","bl-over");for(let c of v(
this.root,this.keys?l:""))c.classList.add("bl-at");for(let c of v(this.root,this.over?.place))c.classList.add("bl-over");let a=new Set([...this.frame.pick?.sources??
[],...this.movable]);for(let c of this.root.querySelectorAll(".bl-hit"))c.classList.toggle("bl-source",a.has(c.getAttribute("data-place")??""))}onOver(t){let e=t?.
target.closest?.(".bl-rline")?.getAttribute("data-line")??null,s=t?.target.closest?.("[data-place]")?.getAttribute("data-place")??null;e===(this.over?.line?.toString()??
null)&&s===(this.over?.place??null)||(this.over={line:e===null?void 0:Number(e),place:s},this.marks())}under(t,e){let s=t.closest("[data-place]")?.getAttribute(
"data-place");return{place:t.closest(".bl-surface > svg")?rt(this.root,this.frame,s,e):s,target:t.closest("[data-do]"),rev:this.frame.rev}}onClick({place:t,target:e,
rev:s},r){if(this.meant=s,t){this.pickPlace(t);let o=this.root.querySelector(`[role=gridcell][data-place="${CSS.escape(this.local.at)}"]`);o?.setAttribute("tabi\
ndex","0"),this.focusOn(o)}else e&&!e.matches("select")&&this.act(e,r);this.meant=-1}take(t){let{pick:e,cover:s}=this.frame,r=t.closest("[data-place]")?.getAttribute(
"data-place")??"";if(this.movable.includes(r)&&!s)return this.takePiece(r);let o=r?null:t.closest("[data-drag]");if(s||!(o||e?.sources?.includes(r)))return null;
if(o?.getAttribute("data-drag")==="count")return this.takeCounted(o);let l=o?.getAttribute("data-pick")??r,a=()=>this.afterwards(()=>this.frame.pick?.keys.length&&
this.ask("cancel"));return{look:o?xt(o):W(this.root,r),taken:()=>!e?.keys.includes(l)&&this.onClick({place:r,target:o,rev:this.frame.rev},new Event("drag")),cancelled:a,
dropped:(c,f)=>{let u=c.closest("[data-place]")?.getAttribute("data-place"),i=u?null:c.closest('[data-do="pick"][data-pick]');if(u===l||!u&&!i||c.closest("[data\
-pick]")?.getAttribute("data-pick")===l)return a();this.afterwards(()=>{(!u||this.frame.pick?.targets.length)&&this.onClick({place:u,target:i,rev:this.frame.rev},
f)})}}}get movable(){return this.frame.edit?.edits&&this.frame.edit.moves||[]}takePiece(t){let e=s=>s!==t&&this.ask("move_piece",{key:`${t} ${s}`});return{look:W(
this.root,t),dropped:s=>e(s.closest("[data-place]")?.getAttribute("data-place")??""),outside:()=>e("")}}takeCounted(t){let e=t.closest(".bl-slot");return{look:xt(
t),dropped:(s,r)=>{let o=s.closest(":is(.bl-asks, .bl-hand) .bl-slot, .bl-asks, .bl-hand");o&&o!==e&&!o.contains(e)&&this.onClick({place:"",target:t,rev:this.frame.
rev},r)}}}afterwards(t){this.link.waiting.size?this.next=t:t()}explain(t,e){this.whenTold(()=>this.speak(this.frame.board?.says[t]??""))}pickPlace(t){this.local.
at=t;for(let e of v(this.root,t))e.classList.add("bl-press");this.ask("pick",{key:t})}act(t,e){let{local:s,frame:r}=this,o=t.getAttribute("data-do")??"",l=Number(
t.getAttribute("data-at")??0),a=t.getAttribute("data-pick")??"";if(o==="help")s.help=!s.help;else if(o==="far")s.far=!s.far;else if(o==="letters")s.letters=!s.letters;else if(o===
"unnotice")s.notice=s.about="";else{if(o==="uncopy")return this.closeCopy();if(o==="unrefuse")s.hidden=r.rev;else{if(o==="big")return this.enlarge(!s.big);if(o===
"retry")return this.link.retry();if(o==="facts")e.preventDefault(),s.facts=!s.facts,this.listenUp();else{let c=t.hasAttribute("data-fresh");o==="pick"&&c&&(s.row=
a,t.setAttribute("tabindex","0")),t.classList.add("bl-press");let f=(c||e.type==="drag")&&t.getAttribute("data-first");return f&&this.ask(o,{key:f,fresh:!0}),this.
ask(o,o==="pick"?{key:a,fresh:c&&!f}:a?{key:a}:{at:l})}}}this.draw()}enlarge(t){let{root:e,local:s}=this,r=e.parentElement,o=this.focused();s.big=t,r&&(r.style.
minHeight=t?`${r.getBoundingClientRect().height}px`:""),e.classList.toggle("bl-big",t),t&&e.setAttribute("popover","manual"),t?e.showPopover?.():e.hasAttribute(
"popover")&&(e.hidePopover?.(),e.removeAttribute("popover")),this.draw(),e.contains(o)&&o.focus({preventScroll:!0})}onAnswer(t,e){for(let r of this.root.querySelectorAll(
".bl-press"))r.classList.remove("bl-press");let{next:s}=this;if(this.next=void 0,s&&t.answer!=="no"&&t.answer!=="stale"&&s(),/copy|link/.test(e.do)&&t.answer===
"done")return this.copy(t.text,e.do==="copy_verdict"?this.words.copied_verdict:this.words.copied);if(e.do==="what"&&t.answer==="done")return this.tip?.heard(e.key??
"",t.text);t.text&&(e.do==="here"||t.answer!=="done")&&(Object.assign(this.local,{notice:t.text,about:e.key&&F(this.root,e.key)?e.key:"",answers:t.answer==="don\
e"}),this.speak(t.text,t.answer!=="done"),this.draw())}async copy(t,e){this.copiedBy=this.focused();let s=!0;try{await navigator.clipboard.writeText(t)}catch{s=
!1}this.frame.cover||(s&&this.speak(e),this.local.copy=s?R+e:t,this.draw())}closeCopy(){this.local.copy="",this.draw();let t=this.copiedBy;(t?.isConnected?t:this.
root).focus({preventScroll:!0})}onLink(t){this.local.link=t,this.loud.textContent="",/asleep|ended/.test(t)?this.speak(this.words[t],!0):/^$|busy/.test(t)&&this.
speak(this.words[t||"awake"]),this.draw()}};function xt(n){let t=n.querySelector(".bl-art, .bl-ic")??n.querySelector(".bl-nm, span")??n,{width:e,height:s}=t.getBoundingClientRect(),
r=t.cloneNode(!0);return r.setAttribute("style",`width:${e}px;height:${s}px`),r}var ie=se((...n)=>new I(...n).start());export{R as DONE,_ as PLACES,I as View,be as bringIn,nt as callout,Ae as copied,ht as cover,ie as default,it as glide,ft as help,v as hits,Ft as keyList,yt as keydown,
dt as land,at as light,rt as meant,gt as note,jt as noticed,Le as onBoard,J as onDrag,W as pieceAt,ct as pieces,ot as placeCallout,X as redrawn,F as spotOf,$ as stand,
lt as standing,pt as strips,st as surface};

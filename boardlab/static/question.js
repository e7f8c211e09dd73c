function st(t){let n=2166136261;for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);return n=Math.imul(n^n>>>16,2246822507),n=Math.imul(n^n>>>13,
3266489909),(n^n>>>16)>>>0}function S(t,n,e){if(!n)return t;let s=t.filter(({keeps:r})=>!r),o=new Map(s.map(r=>[r,st(`${n} ${e} ${r.key}`)]));return s.sort((r,i)=>(o.
get(r)??0)-(o.get(i)??0)),t.map(r=>r.keeps?r:s.shift())}import{button as b,h as a}from"./common.js";import{icon as M,token as rt}from"./common.js";import{ruled as P,tool as $}from"./common.js";import{tools as it}from"./table.js";
import{bar as at,receipt as lt}from"./table.js";import{ways as A}from"./walkthrough.js";var C=60,u=t=>t.question,m=({result:t})=>!!t&&(t.right||t.told);function F(t,n,e,s){let o=u(t);return a("header.bl-asked#asked",{},a("div.bl-asked-line",{},a("s\
mall",{},a("span.bl-kind",{},o.checkpoint," "),o.topic?a("b",{},o.topic):a("code",{},o.id)),a("div.bl-tools",{},...t.languages.filter(({key:r})=>r!==t.lang).map(
({key:r,label:i})=>b({class:"bl-ibtn bl-tongue","data-do":"language","data-pick":r,lang:r,title:e.language},i)),t.present&&b({class:"bl-ibtn bl-begin","data-do":"\
present"},s.label),o.part&&b({class:"bl-ibtn","data-do":"whole","aria-label":o.part,title:o.part},M(e,"part")),it(t,n,e))),a("div.bl-title",{},a("h3",{},o.title),
a("small",{},o.worth)),a("p",{class:m(o)?"bl-asked-before":null,title:m(o)?o.question:null},o.question))}var H={number:ct,choice:O,legal:O,cells:dt,turn:ut,order:pt};
function Q(t){t?.focus({preventScroll:!0}),t?.select?.()}var g=(t,n,e)=>b({class:e,"data-do":t,"data-k":t},n);function ct(t){return a("label.bl-number",{},t.number,
a("input#number",{type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off"}))}function O(t,n){let e=S(t.choices.map((o,r)=>({...o,value:o.before,n:r})),t.
seed,t.id),s=S(t.reasons.map((o,r)=>({...o,value:o.key,n:r})),t.seed,t.id);return s.length?a("div.bl-both",{},v(t,"bl-options bl-short",t.answer,n,e),v(t,"bl-op\
tions bl-why",t.why,`${n} why`,s)):v(t,"bl-options",t.answer,n,e)}function v(t,n,e,s,o){return a("fieldset",{class:n},a("legend",{},e),...o.map(({key:r,label:i,
value:c,n:d,says:l,chosen:p})=>a("label",{"data-k":`option ${t.id} ${e} ${r}`},a("input",{type:"radio",name:s,value:c,checked:p,"data-n":d+1}),a("span",{},i,l&&
a("small",{},l)))))}var q=(t,n)=>t.querySelector(`${n} input:checked`);function y(t,n){let e=q(t,".bl-options:not(.bl-why)"),s=q(t,".bl-why");return e?n.reasons.
length&&!s?{written:"",missing:n.no_reason}:{written:e.value+(s?.value??""),missing:""}:{written:"",missing:n.nothing}}function dt(t){return a("p.bl-cells",{},t.
picked)}function ut(t,n,e,s){return a("div.bl-played",{},a("p.bl-cells",{},t.picked),a("small",{},t.may_undo),b({class:"bl-quiet","data-do":"undo","aria-disable\
d":s.time.can_undo?null:"true"},e.undo))}function pt(t){let n=t.steps.length-1;return a("div.bl-order",{role:"group","aria-label":t.order},a("b",{},t.order),a("\
ol",{},...t.steps.map((e,s)=>a("li",{"data-k":`step ${e.key}`},a("i",{"aria-hidden":"true"},s+1),a("span",{},e.label),I("up",e.key,e.up,"↑",s===0),I("down",e.
key,e.down,"↓",s===n)))))}var I=(t,n,e,s,o)=>b({class:"bl-ibtn","data-do":t,"data-pick":n,"aria-label":e,title:e,"aria-disabled":o?"true":null},s);function R(t,n,e,s){
let{title:o,rungs:r}=u(t).hints,i=r.filter(l=>l.open).at(-1)?.key,c=r.some(l=>l.open&&l.key===n.rung)||n.rung==="-"?n.rung:i,d=!s||n.rungs;return a("section.bl-\
hints#hints",{role:"group","aria-label":o},s?b({class:"bl-quiet bl-fold-hints","data-do":"rungs","aria-expanded":String(d)},o,M(e,d?"up":"down")):a("b",{},o),d&&
a("ol",{},...r.map((l,p)=>a("li",{class:l.open?l.key===c?"bl-open":"bl-open bl-shut":null,"data-k":`rung ${l.key}`},l.open?a("div",{},b({class:"bl-again-hint","\
data-do":"rung","data-pick":l.key,"aria-expanded":String(l.key===c)},a("i",{"aria-hidden":"true"},p+1),a("small",{},l.label),a("b",{},l.price)),a("p",{},l.text)):
b({class:"bl-hint","data-do":"hint","data-pick":l.key,"aria-disabled":l.may?null:"true"},a("span",{"aria-hidden":l.says&&"true"},l.label),a("b",{"aria-hidden":l.
says&&"true"},l.price),l.says&&a("span.bl-unseen",{},l.says))))))}function mt(t){let e=(t.length>C?[/[.!?] /,/: /].map(s=>t.search(s)):[]).find(s=>s>0&&s<C);return e?
[t.slice(0,e+1).replace(/:$/,"."),t.slice(e+2)]:[t,""]}function W(t,n,e,s=!0,o=!1){let r=u(t),i=r.result,[c,d]=m(r)?mt(i.headline):[i.headline,""];return[a("p.b\
l-headline",{tabindex:-1},i.kicker&&a("span",{},`${i.kicker} `),a("b",{},c),!m(r)&&a("small",{class:r.walkthroughs?"bl-unseen":null},i.given)),d&&!r.walkthroughs&&
a("p.bl-played-so",{},d),m(r)&&A(r.walkthroughs,n,e),a("p",{},i.message,i.looked&&` ${i.looked}`),!m(r)&&A(r.walkthroughs,n,e),s&&E(t,n,e,o&&!!r.walkthroughs&&!!t.
receipt?.title),a("p",{class:i.rule&&"bl-ruled"},i.rule&&[a("b",{},P({...i,dispute:""}))," ",a("span.bl-statement",{},i.statement),i.dispute&&" "],P({...i,rule:""}))]}
var K=t=>t.right?"bl-good":t.told||t.solved?"bl-told":"bl-bad",E=(t,n,e,s)=>t.receipt?.together?bt(t.receipt,n,e,s):lt(t,n,e,!s);function bt(t,n,e,s){let o=!s||
n.bill||n.walk>=0;return a("section.bl-rcpt#receipt",{class:o?"bl-open":null,role:"group","aria-label":t.title||null},s&&at(e,o,a("h3",{},t.title)),o&&a("div.bl\
-rhead",{},!s&&t.title&&a("h3",{},t.title),t.lines.length>1&&a("div.bl-walk",{role:"group","aria-label":e.walk},a("span.bl-unseen",{},e.walk),$(e,"back",e.step_back,
{"data-do":"walk","data-at":-1,"aria-disabled":n.walk<0?"true":null}),$(e,"on",e.step_on,{"data-do":"walk","data-at":1}))),o&&a("div.bl-lines",{},...t.lines.map(
(r,i)=>b({class:r.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":i,"data-rule":r.rule||null,"data-title":r.title,"aria-pressed":String(i===n.
walk),tabindex:i===Math.max(0,n.walk)?0:-1},a("span",{class:r.seat<0?null:"bl-whose"},r.seat>=0&&rt(e,r.seat,16),r.label),a("span.bl-sum",{},r.sum),a("b",{},r.value??
r.points))),typeof t.total=="number"&&a("div.bl-total",{},a("span",{},e.total),a("b",{},t.total))))}import{noticed as _}from"./board.js";import{h as f}from"./common.js";function N(t,n,e,s){let o=t.next?[n,e]:e;return f("div.bl-commit#commit",{},!t.next&&n,o.flat().some(Boolean)&&f("div.bl-else",{},o),t.next&&g("next",t.next,s?"\
bl-again":"bl-main"),s)}function D(t,n,e,s){let o=u(t),r=H[o.kind](o,e,s,t),i=N(o,_(n,s)||f("small",{},o.later),[o.away&&g("back",o.back,"bl-quiet")],g("answer",
o.commit,"bl-main"));return o.kind==="turn"?f("div.bl-predict#predict",{},r,i):[f("div.bl-predict#predict",{},r),i]}function j(t,n,e,s){let o=u(t),r=o.result,i=m(
o)?r.fresh&&(r.told||o.away)?"fresh":o.next?"next":r.right?"":"again":"again",c=[o.away&&g("back",o.back,"bl-quiet"),i!=="again"&&g("again",o.again,r.right||r.fresh?
"bl-quiet":"bl-again"),r.may_tell&&g("tell",o.tell,"bl-quiet"),r.fresh&&i!=="fresh"&&g("fresh",o.fresh,i==="again"?"bl-quiet":"bl-again")],d=(i==="fresh"||i==="\
again")&&g(i,o[i],"bl-main");return[f("div.bl-verdict#verdict",{class:K(r)},W(t,n,e,s,!0)),N(o,_(n,e)||f("small",{},o.state),c,d)]}import{light as B}from"./board.js";import{watch as ht}from"./table.js";var G=new WeakMap;function U(t){let{frame:n,local:e,root:s}=t,o=u(n),r=s.querySelector(".bl-number input"),i=["choice","legal"].includes(o.kind)?y(s,o):void 0,c=o.
kind==="number"?r?.value.trim():i?.written;if(!(["number","choice","legal"].includes(o.kind)?c:o.kind!=="cells"||n.pick?.keys.length)){let l=i?.missing||o.nothing;
return Object.assign(e,{notice:l,about:""}),t.speak(l,!0),t.draw()}return s.style.minHeight=`${s.getBoundingClientRect().height}px`,t.ask("pick",{key:`answer:${c??
""}`})}function z(t,n){let{local:e}=t,s=n.getAttribute("data-pick")??"";n.getAttribute("data-do")==="rungs"?e.rungs=!e.rungs:e.rung=e.rung===s?"-":s,ht(t,!1),t.
draw()}function gt(t,n){let e=n.getAttribute("data-do");e==="hint"&&(t.local.rung=""),t.ask("pick",{key:`${e}:${n.getAttribute("data-pick")??""}`})}function ft(t,n){
let e=n.closest(".bl-order li");if(!e||n.closest("button"))return null;let s=e.getAttribute("data-k")?.replace("step ","")??"",o=i=>i?.closest(".bl-order li")?.
getAttribute("data-k"),r=()=>u(t.frame)?.steps??[];return{look:e.querySelector("span")?.cloneNode(!0),over(i){for(let c of t.root.querySelectorAll(".bl-order li"))
c.classList.toggle("bl-into",c===i?.closest(".bl-order li"))},dropped(i){let c=r().findIndex(l=>`step ${l.key}`===o(i)),d=()=>{let l=r().findIndex(p=>p.key===s);
c<0||l<0||l===c||(t.ask("pick",{key:`${l>c?"up":"down"}:${s}`}),t.afterwards(d))};d()}}}var kt=["again","whole","hint","tell","up","down","fresh","next","back"],
V={key:"question",on:{answer:U,rungs:z,rung:z,...Object.fromEntries(kt.map(t=>[t,gt]))},listen(t){let{local:n,root:e,signal:s}=t,o=i=>{let c=i.target;i.key==="E\
nter"&&!i.isComposing&&c.matches(".bl-number input, .bl-options input")&&U(t)};e.addEventListener("keydown",o,{signal:s});let r=()=>n.notice&&(n.notice="",t.draw());
e.addEventListener("input",r,{signal:s})},acts(t,n){let[e,s]=["do","pick"].map(o=>n.getAttribute(`data-${o}`)??"");G.set(t,`[data-do="${e}"][data-pick="${s}"]`)},
changing({frame:t,local:n,root:e}){let s=u(t)?.result;s?n.tab=s.seat:e.style.minHeight=""},take:ft,marks(t){let{root:n,frame:e,local:s,over:o}=t,r=u(e),i=r?.result,
c=o?.line!==void 0||s.walk>=0||t.focused()?.closest?.(".bl-rline"),d=r&&!r.drawn;for(let l of n.querySelectorAll(".bl-hit")){let p=l.getAttribute("data-place")??
"";l.classList.toggle("bl-mine",!!d&&!!e.pick?.keys.includes(p)),l.classList.toggle("bl-wrong",!!d&&!!i?.wrong.includes(p))}!i||c||(d?B(n,i.lit,i.focus):r.walkthroughs?.
at&&B(n,i.lit,[]))},refocus(t){let n=o=>t.root.querySelector(o),e=G.get(t),s=e&&n(e)||e?.includes('"hint"')&&n(".bl-hint:not([aria-disabled])")||n(".bl-told + .\
bl-commit .bl-main")||n('.bl-number input, .bl-options input, [data-do="up"], .bl-commit .bl-main:not([data-do=answer]), [data-do="again"], [data-do="answer"]');
return s&&Q(s),!!s}};import{onlyDeed as yt}from"./table.js";import{lying as wt,placed as xt}from"./table.js";function Y(t,n){let e=u(t);return e.kind==="number"?n.querySelector(".bl-number input")?.value.trim()?"":".bl-st-number > div, label.bl-number":e.kind==="turn"?
e.may_check&&!t.pick?.path.length?"":St(t):e.kind==="cells"?e.may_check?"":".bl-surface":e.kind==="order"?e.may_check?"":".bl-order":y(n,e).written?"":n.querySelector(
".bl-options:not(.bl-why) :checked")?".bl-why":".bl-options"}function St(t){let{pick:n,groups:e,cover:s}=t;if(s)return'[data-do="reveal"]';if(wt(t,"ask").length)
return".bl-pick, .bl-asks";if(n?.path.length){let i=xt(t);return n.choices.some(({key:d})=>!i.has(d))&&!n.targets.length?".bl-choices":".bl-surface"}let o=yt(t),
r=e.flatMap(({rows:i})=>i.filter(({why:c})=>!c));return r.length<2&&n?.targets.length?".bl-surface":o?`[data-do="pick"][data-pick="${CSS.escape(o.key)}"]`:r.length?
".bl-acts":".bl-surface"}function J(t){function n(e){let{root:s}=e,o=[...s.querySelectorAll(t(e)||"none")],r=o.find(i=>i.getClientRects().length)??o[0];for(let i of s.
querySelectorAll("[data-lit]"))i!==r&&i.removeAttribute("data-lit");r?.setAttribute("data-lit","")}return{key:"lit",listen(e){for(let s of["input","change"])e.root.
addEventListener(s,()=>n(e),{signal:e.signal})},after:n}}import{letterOf as vt}from"./common.js";var Et=300,Lt=new Set(["present","vote","against","pick","plan","go","show"]),Tt='input[type="text"], select, textarea',
Pt="#lesson, #practice",X=t=>t.composedPath()[0]??t.target,w=class{constructor(n,e,s){this.key="presenting";this.said="";this.on={present:()=>this.present()};this.
table=n,this.bring=e,this.words=s}get isOn(){return!!this.presenter?.isOn}listen(){let{root:n,signal:e}=this.table,s=o=>{this.takes(o)&&(o.preventDefault(),o.stopImmediatePropagation())};
addEventListener("keydown",o=>this.isOutside(o)&&s(o),{signal:e,capture:!0}),n.addEventListener("keydown",s,{signal:e,capture:!0})}isOutside(n){return!this.table.
root.contains(X(n))}async present(){if(this.waiting)return;if(this.presenter)return this.begin(this.presenter);this.waiting=[];let n=setTimeout(()=>this.tell("w\
ait"),Et);try{this.presenter=await this.bring(),this.said="",this.begin(this.presenter)}catch{this.waiting=void 0,this.tell("failed")}clearTimeout(n)}begin(n){n.
present(),n.isOn||(this.waiting=void 0)}onAnswer(n,e,s){if(!Lt.has(s.do)||!this.presenter||!this.waiting)return;let o=this.waiting;this.waiting=void 0,s.do==="p\
resent"&&e.answer==="no"&&this.isOn&&this.presenter?.end();for(let r of o)this.takes(r)}tell(n){this.said=n,this.table.speak(this.words()[n],n==="failed"),this.
table.draw()}get label(){return this.words()[this.said||"button"]}takes(n){if(n.metaKey||n.altKey||n.ctrlKey||n.isComposing)return!1;let{table:e,presenter:s}=this;
if(this.waiting?.some(({key:i})=>i==="Escape")&&s?.isOn&&n.key==="Escape")return this.waiting=void 0,s.present(),!0;if(this.waiting)return!!this.waiting.push(n);
if(s?.isOn)return e.byKeys(!0),s.takes(n);let o=X(n);return!(this.isOutside(n)?o===document.body&&!!e.root.closest(Pt):!o.matches(`${Tt}, [role="gridcell"]`)&&e.
local.letters)||vt(n)!=="P"?!1:(this.present(),!0)}};import{copied as $t}from"./board.js";import{surface as At}from"./board.js";import{h as Ct}from"./common.js";import{bring as Z}from"./common.js";import{laid as Ot,
TRAYS as tt}from"./table.js";import{actions as qt,turn as It}from"./table.js";import{artStyle as Mt,lying as et,slots as k}from"./table.js";import{PANELS as Ft,
tableOf as Ht}from"./table.js";import{walkthrough as Qt}from"./walkthrough.js";var Rt=[...Ft,Qt,V];function Wt(t,n){let{frame:e,local:s,words:o,area:r,root:i}=t;s.below=!0;let{kind:c,result:d}=u(e),l=c==="turn"&&!d,p=m(u(e)),nt=(h,ot=()=>!0)=>!p&&
k(h,e,o,ot);i.classList.toggle("bl-playing",l);let L=!!et(e,"seats").length||!!et(e,"hand").length;i.classList.toggle("bl-set",L);let x=l||L||!!u(e).walkthroughs,
T=!p&&R(e,s,o,x);return[Mt(e),...t.above(),Ot(e,{board:At(e,r,s,o,k("board",e,o)),question:Ct("div.bl-question#question",{},F(e,s,o,n),x&&T),turn:l&&It(e,o),seats:k(
"seats",e,o,h=>!tt.has(h.kind)),others:nt("seats",h=>tt.has(h.kind)),hand:k("hand",e,o),costs:!d&&k("costs",e,o),actions:l?h=>qt(e,o,h):void 0,answer:h=>d?j(e,s,
o,!h):D(e,s,`bl ${t.link.client}`,o),worked:()=>d?E(e,s,o):null,hints:!x&&T}),$t(s,o)]}function Kt({frame:t,root:n}){return!u(t).result&&Y(t,n)||".bl-commit .bl\
-main"}function _t(t){let n,e,s=new w(t,async()=>{let[{Stage:i},{Presenter:c}]=[await Z(t.model,"stage"),await Z(t.model,"presenter")],d=new i(t,s),l=new c(d);return n=
d,e=d.layout(),l},()=>t.frame.present??{}),o=[s,...Rt,J(Kt)],r=()=>n?.presenter?e:void 0;return{get panels(){return r()?.panels??o},content(i){let c=r();return i.
root.classList.toggle("bl-lesson",!!c),i.root.classList.toggle("bl-card",!c),c?.content(i)??Wt(i,s)},holdsFocus:!0,get keepsView(){return!!r()}}}var Nt=Ht(_t);export{Rt as ASKING,Tt as FIELD,H as INPUTS,w as Presenting,X as aimed,V as answering,F as asked,Y as asks,y as chosen,U as commit,St as deed,Nt as default,g as doing,
Q as enter,R as hints,J as lighting,W as outcome,D as prediction,u as questionOf,m as reveals,S as shuffled,K as tone,j as verdict,E as workings};

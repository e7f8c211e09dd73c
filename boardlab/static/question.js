function rt(t){let n=2166136261;for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);return n=Math.imul(n^n>>>16,2246822507),n=Math.imul(n^n>>>13,
3266489909),(n^n>>>16)>>>0}function S(t,n,e){if(!n)return t;let r=t.filter(({keeps:s})=>!s),o=new Map(r.map(s=>[s,rt(`${n} ${e} ${s.key}`)]));return r.sort((s,i)=>(o.
get(s)??0)-(o.get(i)??0)),t.map(s=>s.keeps?s:r.shift())}import{button as b,h as a}from"./common.js";import{icon as F,token as st}from"./common.js";import{ruled as $,tool as P}from"./common.js";import{tools as it}from"./table.js";
import{bar as at,receipt as lt}from"./table.js";import{ways as C}from"./walkthrough.js";var A=60,d=t=>t.question,m=({result:t})=>!!t&&(t.right||t.told);function M(t,n,e,r){let o=d(t);return a("header.bl-asked#asked",{},a("div.bl-asked-line",{},a("s\
mall",{},a("span.bl-kind",{},o.checkpoint," "),o.topic?a("b",{},o.topic):a("code",{},o.id)),a("div.bl-tools",{},...t.languages.filter(({key:s})=>s!==t.lang).map(
({key:s,label:i})=>b({class:"bl-ibtn bl-tongue","data-do":"language","data-pick":s,lang:s,title:e.language},i)),t.present&&b({class:"bl-ibtn bl-begin","data-do":"\
present"},r.label),o.part&&b({class:"bl-ibtn","data-do":"whole","aria-label":o.part,title:o.part},F(e,"part")),it(t,n,e))),a("div.bl-title",{},a("h3",{},o.title),
a("small",{},o.worth)),a("p",{class:m(o)?"bl-asked-before":null,title:m(o)?o.question:null},o.question))}var Q={number:ct,choice:q,legal:q,cells:ut,turn:dt,order:pt};
function R(t){t?.focus({preventScroll:!0}),t?.select?.()}var g=(t,n,e)=>b({class:e,"data-do":t,"data-k":t},n);function ct(t){return a("label.bl-number",{},t.number,
a("input#number",{type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off"}))}function q(t,n){let e=S(t.choices.map((o,s)=>({...o,value:o.before,n:s})),t.
seed,t.id),r=S(t.reasons.map((o,s)=>({...o,value:o.key,n:s})),t.seed,t.id);return r.length?a("div.bl-both",{},v(t,"bl-options bl-short",t.answer,n,e),v(t,"bl-op\
tions bl-why",t.why,`${n} why`,r)):v(t,"bl-options",t.answer,n,e)}function v(t,n,e,r,o){return a("fieldset",{class:n},a("legend",{},e),...o.map(({key:s,label:i,
value:c,n:u,says:l,chosen:p})=>a("label",{"data-k":`option ${t.id} ${e} ${s}`},a("input",{type:"radio",name:r,value:c,checked:p,"data-n":u+1}),a("span",{},i,l&&
a("small",{},l)))))}var I=(t,n)=>t.querySelector(`${n} input:checked`);function y(t,n){let e=I(t,".bl-options:not(.bl-why)"),r=I(t,".bl-why");return e?n.reasons.
length&&!r?{written:"",missing:n.no_reason}:{written:e.value+(r?.value??""),missing:""}:{written:"",missing:n.nothing}}function ut(t){return a("p.bl-cells",{},t.
picked)}function dt(t,n,e,r){return a("div.bl-played",{},a("p.bl-cells",{},t.picked),a("small",{},t.may_undo),b({class:"bl-quiet","data-do":"undo","aria-disable\
d":r.time.can_undo?null:"true"},e.undo))}function pt(t){let n=t.steps.length-1;return a("div.bl-order",{role:"group","aria-label":t.order},a("b",{},t.order),a("\
ol",{},...t.steps.map((e,r)=>a("li",{"data-k":`step ${e.key}`},a("i",{"aria-hidden":"true"},r+1),a("span",{},e.label),O("up",e.key,e.up,"↑",r===0),O("down",e.
key,e.down,"↓",r===n)))))}var O=(t,n,e,r,o)=>b({class:"bl-ibtn","data-do":t,"data-pick":n,"aria-label":e,title:e,"aria-disabled":o?"true":null},r);function W(t,n,e,r){
let{title:o,rungs:s}=d(t).hints,i=s.filter(l=>l.open).at(-1)?.key,c=s.some(l=>l.open&&l.key===n.rung)||n.rung==="-"?n.rung:i,u=!r||n.rungs;return a("section.bl-\
hints#hints",{role:"group","aria-label":o},r?b({class:"bl-quiet bl-fold-hints","data-do":"rungs","aria-expanded":String(u)},o,F(e,u?"up":"down")):a("b",{},o),u&&
a("ol",{},...s.map((l,p)=>a("li",{class:l.open?l.key===c?"bl-open":"bl-open bl-shut":null,"data-k":`rung ${l.key}`},l.open?a("div",{},b({class:"bl-again-hint","\
data-do":"rung","data-pick":l.key,"aria-expanded":String(l.key===c)},a("i",{"aria-hidden":"true"},p+1),a("small",{},l.label),a("b",{},l.price)),a("p",{},l.text)):
b({class:"bl-hint","data-do":"hint","data-pick":l.key,"aria-disabled":l.may?null:"true"},a("span",{"aria-hidden":l.says&&"true"},l.label),a("b",{"aria-hidden":l.
says&&"true"},l.price),l.says&&a("span.bl-unseen",{},l.says))))))}function mt(t){let e=(t.length>A?[/[.!?] /,/: /].map(r=>t.search(r)):[]).find(r=>r>0&&r<A);return e?
[t.slice(0,e+1).replace(/:$/,"."),t.slice(e+2)]:[t,""]}function H(t,n,e,r=!0,o=!1){let s=d(t),i=s.result,[c,u]=m(s)?mt(i.headline):[i.headline,""];return[a("p.b\
l-headline",{tabindex:-1},i.kicker&&a("span",{},`${i.kicker} `),a("b",{},c),!m(s)&&a("small",{class:s.walkthroughs?"bl-unseen":null},i.given)),u&&!s.walkthroughs&&
a("p.bl-played-so",{},u),m(s)&&C(s.walkthroughs,n,e),a("p",{},i.message,i.looked&&` ${i.looked}`),!m(s)&&C(s.walkthroughs,n,e),r&&E(t,n,e,o&&!!s.walkthroughs&&!!t.
receipt?.title),a("p",{class:i.rule&&"bl-ruled"},i.rule&&[a("b",{},$({...i,dispute:""}))," ",a("span.bl-statement",{},i.statement),i.dispute&&" "],$({...i,rule:""}))]}
var K=t=>t.right?"bl-good":t.told||t.solved?"bl-told":"bl-bad",E=(t,n,e,r)=>t.receipt?.together?bt(t.receipt,n,e,r):lt(t,n,e,!r);function bt(t,n,e,r){let o=!r||
n.bill||n.walk>=0;return a("section.bl-rcpt#receipt",{class:o?"bl-open":null,role:"group","aria-label":t.title||null},r&&at(e,o,a("h3",{},t.title)),o&&a("div.bl\
-rhead",{},!r&&t.title&&a("h3",{},t.title),t.lines.length>1&&a("div.bl-walk",{role:"group","aria-label":e.walk},a("span.bl-unseen",{},e.walk),P(e,"back",e.step_back,
{"data-do":"walk","data-at":-1,"aria-disabled":n.walk<0?"true":null}),P(e,"on",e.step_on,{"data-do":"walk","data-at":1}))),o&&a("div.bl-lines",{},...t.lines.map(
(s,i)=>b({class:s.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":i,"data-rule":s.rule||null,"data-title":s.title,"aria-pressed":String(i===n.
walk),tabindex:i===Math.max(0,n.walk)?0:-1},a("span",{class:s.seat<0?null:"bl-whose"},s.seat>=0&&st(e,s.seat,16),s.label),a("span.bl-sum",{},s.sum),a("b",{},s.value??
s.points))),typeof t.total=="number"&&a("div.bl-total",{},a("span",{},e.total),a("b",{},t.total))))}import{noticed as _}from"./board.js";import{h as f}from"./common.js";function N(t,n,e,r){let o=t.next?[n,e]:e;return f("div.bl-commit#commit",{},!t.next&&n,o.flat().some(Boolean)&&f("div.bl-else",{},o),t.next&&g("next",t.next,r?"\
bl-again":"bl-main"),r)}function D(t,n,e,r){let o=d(t),s=Q[o.kind](o,e,r,t),i=N(o,_(n,r)||f("small",{},o.later),[o.away&&g("back",o.back,"bl-quiet")],g("answer",
o.commit,"bl-main"));return o.kind==="turn"?f("div.bl-predict#predict",{},s,i):[f("div.bl-predict#predict",{},s),i]}function j(t,n,e,r){let o=d(t),s=o.result,i=m(
o)?s.fresh&&(s.told||o.away)?"fresh":o.next?"next":s.right?"":"again":"again",c=[o.away&&g("back",o.back,"bl-quiet"),i!=="again"&&g("again",o.again,s.right||s.fresh?
"bl-quiet":"bl-again"),s.may_tell&&g("tell",o.tell,"bl-quiet"),s.fresh&&i!=="fresh"&&g("fresh",o.fresh,i==="again"?"bl-quiet":"bl-again")],u=(i==="fresh"||i==="\
again")&&g(i,o[i],"bl-main");return[f("div.bl-verdict#verdict",{class:K(s)},H(t,n,e,r,!0)),N(o,_(n,e)||f("small",{},o.state),c,u)]}import{light as B}from"./board.js";import{watch as ht}from"./table.js";var U=new WeakMap;function z(t){let{frame:n,local:e,root:r}=t,o=d(n),s=r.querySelector(".bl-number input"),i=["choice","legal"].includes(o.kind)?y(r,o):void 0,c=o.
kind==="number"?s?.value.trim():i?.written;if(!(["number","choice","legal"].includes(o.kind)?c:o.kind!=="cells"||n.pick?.keys.length)){let l=i?.missing||o.nothing;
return Object.assign(e,{notice:l,about:""}),t.speak(l,!0),t.draw()}return r.style.minHeight=`${r.getBoundingClientRect().height}px`,t.ask("pick",{key:`answer:${c??
""}`})}function G(t,n){let{local:e}=t,r=n.getAttribute("data-pick")??"";n.getAttribute("data-do")==="rungs"?e.rungs=!e.rungs:e.rung=e.rung===r?"-":r,ht(t,!1),t.
draw()}function gt(t,n){let e=n.getAttribute("data-do");e==="hint"&&(t.local.rung=""),t.ask("pick",{key:`${e}:${n.getAttribute("data-pick")??""}`})}function ft(t,n){
let e=n.closest(".bl-order li");if(!e||n.closest("button"))return null;let r=e.getAttribute("data-k")?.replace("step ","")??"",o=i=>i?.closest(".bl-order li")?.
getAttribute("data-k"),s=()=>d(t.frame)?.steps??[];return{look:e.querySelector("span")?.cloneNode(!0),over(i){for(let c of t.root.querySelectorAll(".bl-order li"))
c.classList.toggle("bl-into",c===i?.closest(".bl-order li"))},dropped(i){let c=s().findIndex(l=>`step ${l.key}`===o(i)),u=()=>{let l=s().findIndex(p=>p.key===r);
c<0||l<0||l===c||(t.ask("pick",{key:`${l>c?"up":"down"}:${r}`}),t.afterwards(u))};u()}}}var kt=["again","whole","hint","tell","up","down","fresh","next","back"],
V={key:"question",on:{answer:z,rungs:G,rung:G,...Object.fromEntries(kt.map(t=>[t,gt]))},listen(t){let{local:n,root:e,signal:r}=t,o=i=>{let c=i.target;i.key==="E\
nter"&&!i.isComposing&&c.matches(".bl-number input, .bl-options input")&&z(t)};e.addEventListener("keydown",o,{signal:r});let s=()=>n.notice&&(n.notice="",t.draw());
e.addEventListener("input",s,{signal:r})},acts(t,n){let[e,r]=["do","pick"].map(o=>n.getAttribute(`data-${o}`)??"");U.set(t,`[data-do="${e}"][data-pick="${r}"]`)},
changing({frame:t,local:n,root:e}){let r=d(t)?.result;r?n.tab=r.seat:e.style.minHeight=""},take:ft,marks(t){let{root:n,frame:e,local:r,over:o}=t,s=d(e),i=s?.result,
c=o?.line!==void 0||r.walk>=0||t.focused()?.closest?.(".bl-rline"),u=s&&!s.drawn;for(let l of n.querySelectorAll(".bl-hit")){let p=l.getAttribute("data-place")??
"";l.classList.toggle("bl-mine",!!u&&!!e.pick?.keys.includes(p)),l.classList.toggle("bl-wrong",!!u&&!!i?.wrong.includes(p))}!i||c||(u?B(n,i.lit,i.focus):s.walkthroughs?.
at&&B(n,i.lit,[]))},refocus(t){let n=o=>t.root.querySelector(o),e=U.get(t),r=e&&n(e)||e?.includes('"hint"')&&n(".bl-hint:not([aria-disabled])")||n(".bl-told + .\
bl-commit .bl-main")||n('.bl-number input, .bl-options input, [data-do="up"], .bl-commit .bl-main:not([data-do=answer]), [data-do="again"], [data-do="answer"]');
return r&&R(r),!!r}};import{onlyDeed as yt}from"./table.js";import{lying as wt,placed as xt}from"./table.js";function Y(t,n){let e=d(t);return e.kind==="number"?n.querySelector(".bl-number input")?.value.trim()?"":".bl-st-number > div, label.bl-number":e.kind==="turn"?
e.may_check&&!t.pick?.path.length?"":St(t):e.kind==="cells"?e.may_check?"":".bl-surface":e.kind==="order"?e.may_check?"":".bl-order":y(n,e).written?"":n.querySelector(
".bl-options:not(.bl-why) :checked")?".bl-why":".bl-options"}function St(t){let{pick:n,groups:e,cover:r}=t;if(r)return'[data-do="reveal"]';if(wt(t,"ask").length)
return".bl-pick, .bl-asks";if(n?.path.length){let i=xt(t);return n.choices.some(({key:u})=>!i.has(u))&&!n.targets.length?".bl-choices":".bl-surface"}let o=yt(t),
s=e.flatMap(({rows:i})=>i.filter(({why:c})=>!c));return s.length<2&&n?.targets.length?".bl-surface":o?`[data-do="pick"][data-pick="${CSS.escape(o.key)}"]`:s.length?
".bl-acts":".bl-surface"}function J(t){function n(e){let{root:r}=e,o=[...r.querySelectorAll(t(e)||"none")],s=o.find(i=>i.getClientRects().length)??o[0];for(let i of r.
querySelectorAll("[data-lit]"))i!==s&&i.removeAttribute("data-lit");s?.setAttribute("data-lit","")}return{key:"lit",listen(e){for(let r of["input","change"])e.root.
addEventListener(r,()=>n(e),{signal:e.signal})},after:n}}import{letterOf as vt}from"./common.js";var Et=300,Lt='input[type="text"], select, textarea',Tt="#lesson, #practice",X=t=>t.composedPath()[0]??t.target,w=class{constructor(n,e,r){
this.key="presenting";this.said="";this.on={present:()=>this.present()};this.table=n,this.bring=e,this.words=r}get isOn(){return!!this.presenter?.isOn}listen(){
let{root:n,signal:e}=this.table,r=o=>{this.takes(o)&&(o.preventDefault(),o.stopImmediatePropagation())};addEventListener("keydown",o=>this.isOutside(o)&&r(o),{signal:e,
capture:!0}),n.addEventListener("keydown",r,{signal:e,capture:!0})}isOutside(n){return!this.table.root.contains(X(n))}async present(){if(this.presenter)return this.
presenter.present();if(this.waiting)return;let n=[];this.waiting=n;let e=setTimeout(()=>this.tell("wait"),Et);try{this.presenter=await this.bring(),this.presenter.
present(),this.said=""}catch{this.tell("failed")}clearTimeout(e),this.waiting=void 0;for(let r of n)this.takes(r)}tell(n){this.said=n,this.table.speak(this.words()[n],
n==="failed"),this.table.draw()}get label(){return this.words()[this.said||"button"]}takes(n){if(n.metaKey||n.altKey||n.ctrlKey||n.isComposing)return!1;if(this.
waiting)return!!this.waiting.push(n);let{table:e,presenter:r}=this;if(r?.isOn)return e.byKeys(!0),r.takes(n);let o=X(n);return!(this.isOutside(n)?o===document.body&&
!!e.root.closest(Tt):!o.matches(`${Lt}, [role="gridcell"]`)&&e.local.letters)||vt(n)!=="P"?!1:(this.present(),!0)}};import{copied as $t}from"./board.js";import{surface as Pt}from"./board.js";import{h as Ct}from"./common.js";import{bring as Z}from"./common.js";import{laid as At,
TRAYS as tt}from"./table.js";import{actions as qt,turn as It}from"./table.js";import{artStyle as Ot,lying as et,slots as k}from"./table.js";import{PANELS as Ft,
tableOf as Mt}from"./table.js";import{walkthrough as Qt}from"./walkthrough.js";var Rt=[...Ft,Qt,V];function Wt(t,n){let{frame:e,local:r,words:o,area:s,root:i}=t;r.below=!0;let{kind:c,result:u}=d(e),l=c==="turn"&&!u,p=m(d(e)),nt=(h,ot=()=>!0)=>!p&&
k(h,e,o,ot);i.classList.toggle("bl-playing",l);let L=!!et(e,"seats").length||!!et(e,"hand").length;i.classList.toggle("bl-set",L);let x=l||L||!!d(e).walkthroughs,
T=!p&&W(e,r,o,x);return[Ot(e),...t.above(),At(e,{board:Pt(e,s,r,o,k("board",e,o)),question:Ct("div.bl-question#question",{},M(e,r,o,n),x&&T),turn:l&&It(e,o),seats:k(
"seats",e,o,h=>!tt.has(h.kind)),others:nt("seats",h=>tt.has(h.kind)),hand:k("hand",e,o),costs:!u&&k("costs",e,o),actions:l?h=>qt(e,o,h):void 0,answer:h=>u?j(e,r,
o,!h):D(e,r,`bl ${t.link.client}`,o),worked:()=>u?E(e,r,o):null,hints:!x&&T}),$t(r,o)]}function Ht({frame:t,root:n}){return!d(t).result&&Y(t,n)||".bl-commit .bl\
-main"}function Kt(t){let n,e,r=new w(t,async()=>{let[{Stage:i},{Presenter:c}]=[await Z(t.model,"stage"),await Z(t.model,"presenter")],u=new i(t,r),l=new c(u);return n=
u,e=u.layout(),l},()=>t.frame.present??{}),o=[r,...Rt,J(Ht)],s=()=>n?.presenter?e:void 0;return{get panels(){return s()?.panels??o},content(i){let c=s();return i.
root.classList.toggle("bl-lesson",!!c),i.root.classList.toggle("bl-card",!c),c?.content(i)??Wt(i,r)},holdsFocus:!0,get keepsView(){return!!s()}}}var _t=Mt(Kt);export{Rt as ASKING,Lt as FIELD,Q as INPUTS,w as Presenting,X as aimed,V as answering,M as asked,Y as asks,y as chosen,z as commit,St as deed,_t as default,g as doing,
R as enter,W as hints,J as lighting,H as outcome,D as prediction,d as questionOf,m as reveals,S as shuffled,K as tone,j as verdict,E as workings};

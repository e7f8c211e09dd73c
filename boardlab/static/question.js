function st(t){let n=2166136261;for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);return n=Math.imul(n^n>>>16,2246822507),n=Math.imul(n^n>>>13,
3266489909),(n^n>>>16)>>>0}function v(t,n,e){if(!n)return t;let r=t.filter(({keeps:s})=>!s),o=new Map(r.map(s=>[s,st(`${n} ${e} ${s.key}`)]));return r.sort((s,i)=>(o.
get(s)??0)-(o.get(i)??0)),t.map(s=>s.keeps?s:r.shift())}import{button as f,h as a}from"./common.js";import{icon as it,token as at}from"./common.js";import{ruled as C,tool as $}from"./common.js";import{tools as lt}from"./table.js";
import{bar as ct,receipt as ut}from"./table.js";import{ways as q}from"./walkthrough.js";var O=60,d=t=>t.question,m=({result:t})=>!!t&&(t.right||t.told);function H(t,n,e,r){let o=d(t);return a("header.bl-asked#asked",{},a("div.bl-asked-line",{},a("s\
mall",{},a("span.bl-kind",{},o.checkpoint," "),o.topic?a("b",{},o.topic):a("code",{},o.id)),a("div.bl-tools",{},...t.languages.filter(({key:s})=>s!==t.lang).map(
({key:s,label:i})=>f({class:"bl-ibtn bl-tongue","data-do":"language","data-pick":s,lang:s,title:e.language},i)),t.present&&f({class:"bl-ibtn bl-begin","data-do":"\
present"},r.label),o.part&&f({class:"bl-ibtn","data-do":"whole","aria-label":o.part,title:o.part},it(e,"part")),lt(t,n,e))),a("div.bl-title",{},a("h3",{},o.title),
a("small",{},o.worth)),a("p",{class:m(o)?"bl-asked-before":null,title:m(o)?o.question:null},o.question))}var W={number:dt,choice:M,legal:M,cells:pt,turn:mt,order:ht};
function L(t){t?.focus({preventScroll:!0}),t?.select?.()}var g=(t,n,e)=>f({class:e,"data-do":t,"data-k":t},n);function dt(t){return a("label.bl-number",{},t.number,
a("input#number",{type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off"}))}function M(t,n){let e=v(t.choices.map((o,s)=>({...o,value:o.before,n:s})),t.
seed,t.id),r=v(t.reasons.map((o,s)=>({...o,value:o.key,n:s})),t.seed,t.id);return r.length?a("div",{class:e.every(({asks:o})=>o)?"bl-both":"bl-both bl-if"},E(t,
"bl-options bl-short",t.answer,n,e),E(t,"bl-options bl-why",t.why,`${n} why`,r)):E(t,"bl-options",t.answer,n,e)}function E(t,n,e,r,o){return a("fieldset",{class:n},
a("legend",{},e),...o.map(({key:s,label:i,value:c,n:l,asks:u,says:p,chosen:S})=>a("label",{"data-k":`option ${t.id} ${e} ${s}`},a("input",{type:"radio",name:r,value:c,
checked:S,"data-n":l+1,"data-asks":u}),a("span",{},i,p&&a("small",{},p)))))}var I=(t,n)=>t.querySelector(`${n} input:checked`);function y(t,n){let e=I(t,".bl-op\
tions:not(.bl-why)");if(!e)return{written:"",missing:n.nothing};if(!("asks"in e.dataset))return{written:e.value,missing:""};let r=I(t,".bl-why");return r?{written:e.
value+r.value,missing:""}:{written:"",missing:n.no_reason}}function pt(t){return a("p.bl-cells",{},t.picked)}function mt(t,n,e,r){return a("div.bl-played",{},a(
"p.bl-cells",{},t.picked),a("small",{},t.may_undo),f({class:"bl-quiet","data-do":"undo","aria-disabled":r.time.can_undo?null:"true"},e.undo))}function ht(t){let n=t.
steps.length-1;return a("div.bl-order",{role:"group","aria-label":t.order},a("b",{},t.order),a("ol",{},...t.steps.map((e,r)=>a("li",{"data-k":`step ${e.key}`},a(
"i",{"aria-hidden":"true"},r+1),a("span",{},e.label),F("up",e.key,e.up,"↑",r===0),F("down",e.key,e.down,"↓",r===n)))))}var F=(t,n,e,r,o)=>f({class:"bl-ibtn",
"data-do":t,"data-pick":n,"aria-label":e,title:e,"aria-disabled":o?"true":null},r);function gt(t){let e=(t.length>O?[/[.!?] /,/: /].map(r=>t.search(r)):[]).find(
r=>r>0&&r<O);return e?[t.slice(0,e+1).replace(/:$/,"."),t.slice(e+2)]:[t,""]}function Q(t,n,e,r=!0,o=!1){let s=d(t),i=s.result,[c,l]=m(s)?gt(i.headline):[i.headline,
""];return[a("p.bl-headline",{tabindex:-1},i.kicker&&a("span",{},`${i.kicker} `),a("b",{},c),!m(s)&&a("small",{class:s.walkthroughs?"bl-unseen":null},i.given)),
l&&!s.walkthroughs&&a("p.bl-played-so",{},l),m(s)&&q(s.walkthroughs,n,e),a("p",{},i.message,i.looked&&` ${i.looked}`),!m(s)&&q(s.walkthroughs,n,e),r&&T(t,n,e,o&&
!!s.walkthroughs&&!!t.receipt?.title),a("p",{class:i.rule&&"bl-ruled"},i.rule&&[a("b",{},C({...i,dispute:""}))," ",a("span.bl-statement",{},i.statement),i.dispute&&
" "],C({...i,rule:""}))]}var R=t=>t.right?"bl-good":t.told||t.solved?"bl-told":"bl-bad",T=(t,n,e,r)=>t.receipt?.together?ft(t.receipt,n,e,r):ut(t,n,e,!r);function ft(t,n,e,r){
let o=!r||n.bill||n.walk>=0;return a("section.bl-rcpt#receipt",{class:o?"bl-open":null,role:"group","aria-label":t.title||null},r&&ct(e,o,a("h3",{},t.title)),o&&
a("div.bl-rhead",{},!r&&t.title&&a("h3",{},t.title),t.lines.length>1&&a("div.bl-walk",{role:"group","aria-label":e.walk},a("span.bl-unseen",{},e.walk),$(e,"back",
e.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":n.walk<0?"true":null}),$(e,"on",e.step_on,{"data-do":"walk","data-at":1}))),o&&a("div.bl-lines",{},...t.
lines.map((s,i)=>f({class:s.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":i,"data-rule":s.rule||null,"data-title":s.title,"aria-pressed":String(
i===n.walk),tabindex:i===Math.max(0,n.walk)?0:-1},a("span",{class:s.seat<0?null:"bl-whose"},s.seat>=0&&at(e,s.seat,16),s.label),a("span.bl-sum",{},s.sum),a("b",
{},s.value??s.points))),typeof t.total=="number"&&a("div.bl-total",{},a("span",{},e.total),a("b",{},t.total))))}import{noticed as K}from"./board.js";import{h as b}from"./common.js";function N(t,n,e,r){let o=t.next?[n,e]:e;return b("div.bl-commit#commit",{},!t.next&&n,o.flat().some(Boolean)&&b("div.bl-else",{},o),t.next&&g("next",t.next,r?"\
bl-again":"bl-main"),r)}function _(t,n,e,r){let o=d(t),s=W[o.kind](o,e,r,t),i=N(o,K(n,r)||b("small",{},o.later),[o.away&&g("back",o.back,"bl-quiet")],g("answer",
o.commit,"bl-main"));return o.kind==="turn"?b("div.bl-predict#predict",{},s,i):[b("div.bl-predict#predict",{},s),i]}function B(t,n,e,r){let o=d(t),s=o.result,i=m(
o)?s.fresh&&(s.told||o.away)?"fresh":o.next?"next":s.right?"":"again":"again",c=[o.away&&g("back",o.back,"bl-quiet"),i!=="again"&&g("again",o.again,s.right||s.fresh?
"bl-quiet":"bl-again"),s.may_tell&&g("tell",o.tell,"bl-quiet"),s.fresh&&i!=="fresh"&&g("fresh",o.fresh,i==="again"?"bl-quiet":"bl-again")],l=(i==="fresh"||i==="\
again")&&g(i,o[i],"bl-main");return[b("div.bl-verdict#verdict",{class:R(s)},Q(t,n,e,r,!0)),N(o,K(n,e)||b("small",{},o.state),c,l)]}import{light as D,PLACES as bt}from"./board.js";import{unfold as j}from"./hints.js";var G=new WeakMap;function U(t){let{frame:n,local:e,root:r}=t,o=d(n),s=r.querySelector(".bl-number input"),i=["choice","legal"].includes(o.kind)?y(r,o):void 0,c=o.
kind==="number"?s?.value.trim():i?.written;if(["number","choice","legal"].includes(o.kind)&&!c){let l=i?.missing||o.nothing;return Object.assign(e,{notice:l,about:""}),
t.speak(l,!0),t.draw(),L(r.querySelector(".bl-number input, .bl-options:not(:has(:checked)) input"))}return r.style.minHeight=`${r.getBoundingClientRect().height}\
px`,t.ask("pick",{key:`answer:${c??""}`})}function kt(t,n){let e=n.getAttribute("data-do");e==="hint"&&(t.local.rung=""),t.ask("pick",{key:`${e}:${n.getAttribute(
"data-pick")??""}`})}function yt(t,n){let e=n.closest(".bl-order li");if(!e||n.closest("button"))return null;let r=e.getAttribute("data-k")?.replace("step ","")??
"",o=i=>i?.closest(".bl-order li")?.getAttribute("data-k"),s=()=>d(t.frame)?.steps??[];return{look:e.querySelector("span")?.cloneNode(!0),over(i){for(let c of t.
root.querySelectorAll(".bl-order li"))c.classList.toggle("bl-into",c===i?.closest(".bl-order li"))},dropped(i){let c=s().findIndex(u=>`step ${u.key}`===o(i)),l=()=>{
let u=s().findIndex(p=>p.key===r);c<0||u<0||u===c||(t.ask("pick",{key:`${u>c?"up":"down"}:${r}`}),t.afterwards(l))};l()}}}var wt=["again","whole","hint","tell",
"up","down","fresh","next","back"],z=new WeakMap,V={key:"question",on:{answer:U,rungs:j,rung:j,...Object.fromEntries(wt.map(t=>[t,kt]))},listen(t){let{local:n,root:e,
signal:r}=t,o=i=>{let c=i.target;i.key==="Enter"&&!i.isComposing&&c.matches(".bl-number input, .bl-options input")&&U(t)};e.addEventListener("keydown",o,{signal:r});
let s=()=>n.notice&&(n.notice="",t.draw());e.addEventListener("input",s,{signal:r})},acts(t,n){let[e,r]=["do","pick"].map(o=>n.getAttribute(`data-${o}`)??"");G.
set(t,`[data-do="${e}"][data-pick="${r}"]`)},changing({frame:t,local:n,root:e}){let r=d(t)?.result;r?n.tab=r.seat:e.style.minHeight=""},take:yt,after(t){let n=t.
root.querySelector(".bl-hints"),e={of:d(t.frame)?.id,high:n?.scrollHeight??0},r=n?.closest(".bl-st-text"),o=z.get(t);r&&o?.of===e.of&&e.high>o.high&&(r.scrollTop=
r.scrollHeight),z.set(t,e)},marks(t){let{root:n,frame:e,local:r,over:o}=t,s=d(e),i=s?.result,c=o?.line!==void 0||r.walk>=0||t.focused()?.closest?.(".bl-rline"),
l=s&&!s.drawn;for(let u of n.querySelectorAll(bt)){let p=u.getAttribute("data-place")??"";u.classList.toggle("bl-mine",!!l&&!!e.pick?.keys.includes(p)),u.classList.
toggle("bl-wrong",!!l&&!!i?.wrong.includes(p))}!i||c||(l?D(n,i.lit,i.focus):s.walkthroughs?.at&&D(n,i.lit,[]))},refocus(t){let n=o=>t.root.querySelector(o),e=G.
get(t),r=e&&n(e)||e?.includes('"hint"')&&n('.bl-hint[data-do="hint"]:not([aria-disabled])')||n(".bl-told + .bl-commit .bl-main")||n('.bl-number input, .bl-optio\
ns input, [data-do="up"], .bl-commit .bl-main:not([data-do=answer]), [data-do="again"], [data-do="answer"]');return r&&L(r),!!r}};import{onlyAction as St}from"./table.js";import{lying as Y,placed as xt}from"./table.js";function X(t,n){let e=d(t),r=s=>!!s&&!e.tried.includes(s);if(e.kind==="number"){let s=n.querySelector(".bl-number input");return r(s?.value.trim())?"":".bl-st-n\
umber > div, label.bl-number"}if(e.kind==="turn")return e.may_check?"":vt(t);if(e.kind==="cells")return e.may_check?"":".bl-surface";if(e.kind==="order")return e.
may_check?"":".bl-order";let{written:o}=y(n,e);return r(o)?"":!o&&n.querySelector(".bl-options:not(.bl-why) :checked")?".bl-why":".bl-options"}var J=t=>`[data-d\
o="pick"][data-pick="${CSS.escape(t)}"]`;function vt(t){let{pick:n,groups:e,cover:r}=t,o=xt(t);if(r)return'[data-do="reveal"]';if(Y(t,"ask").length){let l=n?.choices.
find(({final:u,why:p})=>u&&!p);return l&&!o.has(l.key)?J(l.key):".bl-pick, .bl-asks"}if(n?.path.length)return n.targets.length?".bl-surface":n.choices.some(({key:l})=>!o.
has(l))?".bl-choices":".bl-hand";let s=St(t),i=e.flatMap(({rows:l})=>l).filter(({why:l})=>!l);if(!i.length&&Y(t,"hand").some(({items:l})=>l?.some(({row:u})=>u?.
first)))return".bl-hand";if(i.length<2&&n?.targets.length)return".bl-surface";let c=s??(!i.length&&n?.choices[0]);return c?J(c.key):i.length?".bl-acts":".bl-sur\
face"}function Z(t){function n(e){let{root:r}=e,o=[...r.querySelectorAll(t(e)||"none")],s=(o[1]&&o.find(i=>i.getClientRects().length))??o[0];for(let i of r.querySelectorAll(
"[data-lit]"))i!==s&&i.removeAttribute("data-lit");s?.setAttribute("data-lit","")}return{key:"lit",listen(e){for(let r of["input","change"])e.root.addEventListener(
r,()=>n(e),{signal:e.signal})},after:n}}import{letterOf as Et}from"./common.js";var Lt=300,Tt=new Set(["present","vote","against","pick","plan","go","show"]),Pt='input[type="text"], select, textarea',
At="#lesson, #practice",tt=t=>t.composedPath()[0]??t.target,w=class{constructor(n,e,r){this.key="presenting";this.said="";this.on={present:()=>this.present()};this.
table=n,this.bring=e,this.words=r}get isOn(){return!!this.presenter?.isOn}listen(){let{root:n,signal:e}=this.table,r=o=>{this.takes(o)&&(o.preventDefault(),o.stopImmediatePropagation())};
addEventListener("keydown",o=>this.isOutside(o)&&r(o),{signal:e,capture:!0}),n.addEventListener("keydown",r,{signal:e,capture:!0})}isOutside(n){return!this.table.
root.contains(tt(n))}async present(){if(this.waiting)return;if(this.presenter)return this.begin(this.presenter);this.waiting=[];let n=setTimeout(()=>this.tell("\
wait"),Lt);try{this.presenter=await this.bring(),this.said="",this.begin(this.presenter)}catch{this.waiting=void 0,this.tell("failed")}clearTimeout(n)}begin(n){
n.present(),n.isOn||(this.waiting=void 0)}onAnswer(n,e,r){if(!Tt.has(r.do)||!this.presenter||!this.waiting)return;let o=this.waiting;this.waiting=void 0,r.do===
"present"&&e.answer==="no"&&this.isOn&&this.presenter?.end();for(let s of o)this.takes(s)}tell(n){this.said=n,this.table.speak(this.words()[n],n==="failed"),this.
table.draw()}get label(){return this.words()[this.said||"button"]}takes(n){if(n.metaKey||n.altKey||n.ctrlKey||n.isComposing)return!1;let{table:e,presenter:r}=this;
if(this.waiting?.some(({key:i})=>i==="Escape")&&r?.isOn&&n.key==="Escape")return this.waiting=void 0,r.present(),!0;if(this.waiting)return!!this.waiting.push(n);
if(r?.isOn)return e.byKeys(!0),r.takes(n);let o=tt(n);return!(this.isOutside(n)?o===document.body&&!!e.root.closest(At):!o.matches(`${Pt}, [role="gridcell"]`)&&
e.local.letters)||Et(n)!=="P"?!1:(this.present(),!0)}};import{copied as Ct}from"./board.js";import{surface as $t}from"./board.js";import{h as qt}from"./common.js";import{bring as et}from"./common.js";import{laid as Ot,
TRAYS as nt}from"./table.js";import{actions as Mt,turn as It}from"./table.js";import{ladder as Ft}from"./hints.js";import{artStyle as Ht,lying as ot,slots as k}from"./table.js";
import{PANELS as Wt,tableOf as Qt}from"./table.js";import{walkthrough as Rt}from"./walkthrough.js";var Kt=[...Wt,Rt,V];function Nt(t,n){let{frame:e,local:r,words:o,area:s,root:i}=t;r.below=!0;let{kind:c,result:l}=d(e),u=c==="turn"&&!l,p=m(d(e)),S=(h,rt=()=>!0)=>!p&&
k(h,e,o,rt);i.classList.toggle("bl-playing",u);let P=!!ot(e,"seats").length||!!ot(e,"hand").length;i.classList.toggle("bl-set",P);let x=u||P||!!d(e).walkthroughs,
A=!p&&Ft(d(e).hints,r,o,x);return[Ht(e),...t.above(),Ot(e,{board:$t(e,s,r,o,k("board",e,o)),question:qt("div.bl-question#question",{},H(e,r,o,n),x&&A),turn:u&&It(
e,o),seats:k("seats",e,o,h=>!nt.has(h.kind)),others:S("seats",h=>nt.has(h.kind)),hand:k("hand",e,o),costs:!l&&k("costs",e,o),actions:u?h=>Mt(e,o,h):void 0,answer:h=>l?
B(e,r,o,!h):_(e,r,`bl ${t.link.client}`,o),worked:()=>l?T(e,r,o):null,hints:!x&&A}),Ct(r,o)]}function _t({frame:t,root:n}){return!d(t).result&&X(t,n)||".bl-comm\
it .bl-main"}function Bt(t){let n,e,r=new w(t,async()=>{let[{Stage:i},{Presenter:c}]=[await et(t.model,"stage"),await et(t.model,"presenter")],l=new i(t,r),u=new c(
l);return n=l,e=l.layout(),u},()=>t.frame.present??{}),o=[r,...Kt,Z(_t)],s=()=>n?.presenter?e:void 0;return{get panels(){return s()?.panels??o},content(i){let c=s();
return i.root.classList.toggle("bl-lesson",!!c),i.root.classList.toggle("bl-card",!c),c?.content(i)??Nt(i,r)},holdsFocus:!0,get keepsView(){return!!s()}}}var Dt=Qt(
Bt);export{Kt as ASKING,Pt as FIELD,W as INPUTS,w as Presenting,tt as aimed,V as answering,H as asked,X as asks,y as chosen,U as commit,Dt as default,g as doing,L as enter,
Z as lighting,vt as nextAction,Q as outcome,_ as prediction,d as questionOf,m as reveals,v as shuffled,R as tone,B as verdict,T as workings};

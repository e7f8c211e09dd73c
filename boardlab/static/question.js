function rt(t){let n=2166136261;for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);return n=Math.imul(n^n>>>16,2246822507),n=Math.imul(n^n>>>13,
3266489909),(n^n>>>16)>>>0}function x(t,n,e){if(!n)return t;let r=t.filter(({keeps:s})=>!s),o=new Map(r.map(s=>[s,rt(`${n} ${e} ${s.key}`)]));return r.sort((s,i)=>(o.
get(s)??0)-(o.get(i)??0)),t.map(s=>s.keeps?s:r.shift())}import{button as f,h as a}from"./common.js";import{icon as st,token as it}from"./common.js";import{ruled as P,tool as C}from"./common.js";import{tools as at}from"./table.js";
import{bar as lt,receipt as ct}from"./table.js";import{ways as $}from"./walkthrough.js";var A=60,d=t=>t.question,p=({result:t})=>!!t&&(t.right||t.told);function M(t,n,e,r){let o=d(t);return a("header.bl-asked#asked",{},a("div.bl-asked-line",{},a("s\
mall",{},a("span.bl-kind",{},o.checkpoint," "),o.topic?a("b",{},o.topic):a("code",{},o.id)),a("div.bl-tools",{},...t.languages.filter(({key:s})=>s!==t.lang).map(
({key:s,label:i})=>f({class:"bl-ibtn bl-tongue","data-do":"language","data-pick":s,lang:s,title:e.language},i)),t.present&&f({class:"bl-ibtn bl-begin","data-do":"\
present"},r.label),o.part&&f({class:"bl-ibtn","data-do":"whole","aria-label":o.part,title:o.part},st(e,"part")),at(t,n,e))),a("div.bl-title",{},a("h3",{},o.title),
a("small",{},o.worth)),a("p",{class:p(o)?"bl-asked-before":null,title:p(o)?o.question:null},o.question))}var F={number:ut,choice:O,legal:O,cells:dt,turn:pt,order:mt};
function H(t){t?.focus({preventScroll:!0}),t?.select?.()}var h=(t,n,e)=>f({class:e,"data-do":t,"data-k":t},n);function ut(t){return a("label.bl-number",{},t.number,
a("input#number",{type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off"}))}function O(t,n){let e=x(t.choices.map((o,s)=>({...o,value:o.before,n:s})),t.
seed,t.id),r=x(t.reasons.map((o,s)=>({...o,value:o.key,n:s})),t.seed,t.id);return r.length?a("div.bl-both",{},v(t,"bl-options bl-short",t.answer,n,e),v(t,"bl-op\
tions bl-why",t.why,`${n} why`,r)):v(t,"bl-options",t.answer,n,e)}function v(t,n,e,r,o){return a("fieldset",{class:n},a("legend",{},e),...o.map(({key:s,label:i,
value:l,n:c,says:u,chosen:m})=>a("label",{"data-k":`option ${t.id} ${e} ${s}`},a("input",{type:"radio",name:r,value:l,checked:m,"data-n":c+1}),a("span",{},i,u&&
a("small",{},u)))))}var q=(t,n)=>t.querySelector(`${n} input:checked`);function y(t,n){let e=q(t,".bl-options:not(.bl-why)"),r=q(t,".bl-why");return e?n.reasons.
length&&!r?{written:"",missing:n.no_reason}:{written:e.value+(r?.value??""),missing:""}:{written:"",missing:n.nothing}}function dt(t){return a("p.bl-cells",{},t.
picked)}function pt(t,n,e,r){return a("div.bl-played",{},a("p.bl-cells",{},t.picked),a("small",{},t.may_undo),f({class:"bl-quiet","data-do":"undo","aria-disable\
d":r.time.can_undo?null:"true"},e.undo))}function mt(t){let n=t.steps.length-1;return a("div.bl-order",{role:"group","aria-label":t.order},a("b",{},t.order),a("\
ol",{},...t.steps.map((e,r)=>a("li",{"data-k":`step ${e.key}`},a("i",{"aria-hidden":"true"},r+1),a("span",{},e.label),I("up",e.key,e.up,"↑",r===0),I("down",e.
key,e.down,"↓",r===n)))))}var I=(t,n,e,r,o)=>f({class:"bl-ibtn","data-do":t,"data-pick":n,"aria-label":e,title:e,"aria-disabled":o?"true":null},r);function gt(t){
let e=(t.length>A?[/[.!?] /,/: /].map(r=>t.search(r)):[]).find(r=>r>0&&r<A);return e?[t.slice(0,e+1).replace(/:$/,"."),t.slice(e+2)]:[t,""]}function Q(t,n,e,r=!0,o=!1){
let s=d(t),i=s.result,[l,c]=p(s)?gt(i.headline):[i.headline,""];return[a("p.bl-headline",{tabindex:-1},i.kicker&&a("span",{},`${i.kicker} `),a("b",{},l),!p(s)&&
a("small",{class:s.walkthroughs?"bl-unseen":null},i.given)),c&&!s.walkthroughs&&a("p.bl-played-so",{},c),p(s)&&$(s.walkthroughs,n,e),a("p",{},i.message,i.looked&&
` ${i.looked}`),!p(s)&&$(s.walkthroughs,n,e),r&&E(t,n,e,o&&!!s.walkthroughs&&!!t.receipt?.title),a("p",{class:i.rule&&"bl-ruled"},i.rule&&[a("b",{},P({...i,dispute:""})),
" ",a("span.bl-statement",{},i.statement),i.dispute&&" "],P({...i,rule:""}))]}var R=t=>t.right?"bl-good":t.told||t.solved?"bl-told":"bl-bad",E=(t,n,e,r)=>t.receipt?.
together?ht(t.receipt,n,e,r):ct(t,n,e,!r);function ht(t,n,e,r){let o=!r||n.bill||n.walk>=0;return a("section.bl-rcpt#receipt",{class:o?"bl-open":null,role:"grou\
p","aria-label":t.title||null},r&&lt(e,o,a("h3",{},t.title)),o&&a("div.bl-rhead",{},!r&&t.title&&a("h3",{},t.title),t.lines.length>1&&a("div.bl-walk",{role:"gro\
up","aria-label":e.walk},a("span.bl-unseen",{},e.walk),C(e,"back",e.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":n.walk<0?"true":null}),C(e,"on",e.step_on,
{"data-do":"walk","data-at":1}))),o&&a("div.bl-lines",{},...t.lines.map((s,i)=>f({class:s.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":i,"d\
ata-rule":s.rule||null,"data-title":s.title,"aria-pressed":String(i===n.walk),tabindex:i===Math.max(0,n.walk)?0:-1},a("span",{class:s.seat<0?null:"bl-whose"},s.
seat>=0&&it(e,s.seat,16),s.label),a("span.bl-sum",{},s.sum),a("b",{},s.value??s.points))),typeof t.total=="number"&&a("div.bl-total",{},a("span",{},e.total),a("\
b",{},t.total))))}import{noticed as W}from"./board.js";import{h as b}from"./common.js";function K(t,n,e,r){let o=t.next?[n,e]:e;return b("div.bl-commit#commit",{},!t.next&&n,o.flat().some(Boolean)&&b("div.bl-else",{},o),t.next&&h("next",t.next,r?"\
bl-again":"bl-main"),r)}function _(t,n,e,r){let o=d(t),s=F[o.kind](o,e,r,t),i=K(o,W(n,r)||b("small",{},o.later),[o.away&&h("back",o.back,"bl-quiet")],h("answer",
o.commit,"bl-main"));return o.kind==="turn"?b("div.bl-predict#predict",{},s,i):[b("div.bl-predict#predict",{},s),i]}function N(t,n,e,r){let o=d(t),s=o.result,i=p(
o)?s.fresh&&(s.told||o.away)?"fresh":o.next?"next":s.right?"":"again":"again",l=[o.away&&h("back",o.back,"bl-quiet"),i!=="again"&&h("again",o.again,s.right||s.fresh?
"bl-quiet":"bl-again"),s.may_tell&&h("tell",o.tell,"bl-quiet"),s.fresh&&i!=="fresh"&&h("fresh",o.fresh,i==="again"?"bl-quiet":"bl-again")],c=(i==="fresh"||i==="\
again")&&h(i,o[i],"bl-main");return[b("div.bl-verdict#verdict",{class:R(s)},Q(t,n,e,r,!0)),K(o,W(n,e)||b("small",{},o.state),l,c)]}import{light as D,PLACES as ft}from"./board.js";import{unfold as B}from"./table.js";var j=new WeakMap;function G(t){let{frame:n,local:e,root:r}=t,o=d(n),s=r.querySelector(".bl-number input"),i=["choice","legal"].includes(o.kind)?y(r,o):void 0,l=o.
kind==="number"?s?.value.trim():i?.written;if(["number","choice","legal"].includes(o.kind)&&!l){let c=i?.missing||o.nothing;return Object.assign(e,{notice:c,about:""}),
t.speak(c,!0),t.draw()}return r.style.minHeight=`${r.getBoundingClientRect().height}px`,t.ask("pick",{key:`answer:${l??""}`})}function bt(t,n){let e=n.getAttribute(
"data-do");e==="hint"&&(t.local.rung=""),t.ask("pick",{key:`${e}:${n.getAttribute("data-pick")??""}`})}function kt(t,n){let e=n.closest(".bl-order li");if(!e||n.
closest("button"))return null;let r=e.getAttribute("data-k")?.replace("step ","")??"",o=i=>i?.closest(".bl-order li")?.getAttribute("data-k"),s=()=>d(t.frame)?.
steps??[];return{look:e.querySelector("span")?.cloneNode(!0),over(i){for(let l of t.root.querySelectorAll(".bl-order li"))l.classList.toggle("bl-into",l===i?.closest(
".bl-order li"))},dropped(i){let l=s().findIndex(u=>`step ${u.key}`===o(i)),c=()=>{let u=s().findIndex(m=>m.key===r);l<0||u<0||u===l||(t.ask("pick",{key:`${u>l?
"up":"down"}:${r}`}),t.afterwards(c))};c()}}}var yt=["again","whole","hint","tell","up","down","fresh","next","back"],U={key:"question",on:{answer:G,rungs:B,rung:B,
...Object.fromEntries(yt.map(t=>[t,bt]))},listen(t){let{local:n,root:e,signal:r}=t,o=i=>{let l=i.target;i.key==="Enter"&&!i.isComposing&&l.matches(".bl-number i\
nput, .bl-options input")&&G(t)};e.addEventListener("keydown",o,{signal:r});let s=()=>n.notice&&(n.notice="",t.draw());e.addEventListener("input",s,{signal:r})},
acts(t,n){let[e,r]=["do","pick"].map(o=>n.getAttribute(`data-${o}`)??"");j.set(t,`[data-do="${e}"][data-pick="${r}"]`)},changing({frame:t,local:n,root:e}){let r=d(
t)?.result;r?n.tab=r.seat:e.style.minHeight=""},take:kt,marks(t){let{root:n,frame:e,local:r,over:o}=t,s=d(e),i=s?.result,l=o?.line!==void 0||r.walk>=0||t.focused()?.
closest?.(".bl-rline"),c=s&&!s.drawn;for(let u of n.querySelectorAll(ft)){let m=u.getAttribute("data-place")??"";u.classList.toggle("bl-mine",!!c&&!!e.pick?.keys.
includes(m)),u.classList.toggle("bl-wrong",!!c&&!!i?.wrong.includes(m))}!i||l||(c?D(n,i.lit,i.focus):s.walkthroughs?.at&&D(n,i.lit,[]))},refocus(t){let n=o=>t.root.
querySelector(o),e=j.get(t),r=e&&n(e)||e?.includes('"hint"')&&n('.bl-hint[data-do="hint"]:not([aria-disabled])')||n(".bl-told + .bl-commit .bl-main")||n('.bl-nu\
mber input, .bl-options input, [data-do="up"], .bl-commit .bl-main:not([data-do=answer]), [data-do="again"], [data-do="answer"]');return r&&H(r),!!r}};import{onlyDeed as wt}from"./table.js";import{lying as St,placed as z}from"./table.js";function Y(t,n){let e=d(t);return e.kind==="number"?n.querySelector(".bl-number input")?.value.trim()?"":".bl-st-number > div, label.bl-number":e.kind==="turn"?
e.may_check?"":xt(t):e.kind==="cells"?e.may_check?"":".bl-surface":e.kind==="order"?e.may_check?"":".bl-order":y(n,e).written?"":n.querySelector(".bl-options:no\
t(.bl-why) :checked")?".bl-why":".bl-options"}var V=t=>`[data-do="pick"][data-pick="${CSS.escape(t)}"]`;function xt(t){let{pick:n,groups:e,cover:r}=t;if(r)return'\
[data-do="reveal"]';if(St(t,"ask").length){let i=n?.choices.find(({final:l,why:c})=>l&&!c);return i&&!z(t).has(i.key)?V(i.key):".bl-pick, .bl-asks"}if(n?.path.length){
let i=z(t);return n.choices.some(({key:c})=>!i.has(c))&&!n.targets.length?".bl-choices":".bl-surface"}let o=wt(t),s=e.flatMap(({rows:i})=>i.filter(({why:l})=>!l));
return s.length<2&&n?.targets.length?".bl-surface":o?V(o.key):s.length?".bl-acts":".bl-surface"}function J(t){function n(e){let{root:r}=e,o=[...r.querySelectorAll(
t(e)||"none")],s=o.find(i=>i.getClientRects().length)??o[0];for(let i of r.querySelectorAll("[data-lit]"))i!==s&&i.removeAttribute("data-lit");s?.setAttribute("\
data-lit","")}return{key:"lit",listen(e){for(let r of["input","change"])e.root.addEventListener(r,()=>n(e),{signal:e.signal})},after:n}}import{letterOf as vt}from"./common.js";var Et=300,Lt=new Set(["present","vote","against","pick","plan","go","show"]),Tt='input[type="text"], select, textarea',
Pt="#lesson, #practice",X=t=>t.composedPath()[0]??t.target,w=class{constructor(n,e,r){this.key="presenting";this.said="";this.on={present:()=>this.present()};this.
table=n,this.bring=e,this.words=r}get isOn(){return!!this.presenter?.isOn}listen(){let{root:n,signal:e}=this.table,r=o=>{this.takes(o)&&(o.preventDefault(),o.stopImmediatePropagation())};
addEventListener("keydown",o=>this.isOutside(o)&&r(o),{signal:e,capture:!0}),n.addEventListener("keydown",r,{signal:e,capture:!0})}isOutside(n){return!this.table.
root.contains(X(n))}async present(){if(this.waiting)return;if(this.presenter)return this.begin(this.presenter);this.waiting=[];let n=setTimeout(()=>this.tell("w\
ait"),Et);try{this.presenter=await this.bring(),this.said="",this.begin(this.presenter)}catch{this.waiting=void 0,this.tell("failed")}clearTimeout(n)}begin(n){n.
present(),n.isOn||(this.waiting=void 0)}onAnswer(n,e,r){if(!Lt.has(r.do)||!this.presenter||!this.waiting)return;let o=this.waiting;this.waiting=void 0,r.do==="p\
resent"&&e.answer==="no"&&this.isOn&&this.presenter?.end();for(let s of o)this.takes(s)}tell(n){this.said=n,this.table.speak(this.words()[n],n==="failed"),this.
table.draw()}get label(){return this.words()[this.said||"button"]}takes(n){if(n.metaKey||n.altKey||n.ctrlKey||n.isComposing)return!1;let{table:e,presenter:r}=this;
if(this.waiting?.some(({key:i})=>i==="Escape")&&r?.isOn&&n.key==="Escape")return this.waiting=void 0,r.present(),!0;if(this.waiting)return!!this.waiting.push(n);
if(r?.isOn)return e.byKeys(!0),r.takes(n);let o=X(n);return!(this.isOutside(n)?o===document.body&&!!e.root.closest(Pt):!o.matches(`${Tt}, [role="gridcell"]`)&&e.
local.letters)||vt(n)!=="P"?!1:(this.present(),!0)}};import{copied as Ct}from"./board.js";import{surface as $t}from"./board.js";import{h as At}from"./common.js";import{bring as Z}from"./common.js";import{laid as Ot,
TRAYS as tt}from"./table.js";import{actions as qt,turn as It}from"./table.js";import{ladder as Mt}from"./table.js";import{artStyle as Ft,lying as et,slots as k}from"./table.js";
import{PANELS as Ht,tableOf as Qt}from"./table.js";import{walkthrough as Rt}from"./walkthrough.js";var Wt=[...Ht,Rt,U];function Kt(t,n){let{frame:e,local:r,words:o,area:s,root:i}=t;r.below=!0;let{kind:l,result:c}=d(e),u=l==="turn"&&!c,m=p(d(e)),nt=(g,ot=()=>!0)=>!m&&
k(g,e,o,ot);i.classList.toggle("bl-playing",u);let L=!!et(e,"seats").length||!!et(e,"hand").length;i.classList.toggle("bl-set",L);let S=u||L||!!d(e).walkthroughs,
T=!m&&Mt(d(e).hints,r,o,S);return[Ft(e),...t.above(),Ot(e,{board:$t(e,s,r,o,k("board",e,o)),question:At("div.bl-question#question",{},M(e,r,o,n),S&&T),turn:u&&It(
e,o),seats:k("seats",e,o,g=>!tt.has(g.kind)),others:nt("seats",g=>tt.has(g.kind)),hand:k("hand",e,o),costs:!c&&k("costs",e,o),actions:u?g=>qt(e,o,g):void 0,answer:g=>c?
N(e,r,o,!g):_(e,r,`bl ${t.link.client}`,o),worked:()=>c?E(e,r,o):null,hints:!S&&T}),Ct(r,o)]}function _t({frame:t,root:n}){return!d(t).result&&Y(t,n)||".bl-comm\
it .bl-main"}function Nt(t){let n,e,r=new w(t,async()=>{let[{Stage:i},{Presenter:l}]=[await Z(t.model,"stage"),await Z(t.model,"presenter")],c=new i(t,r),u=new l(
c);return n=c,e=c.layout(),u},()=>t.frame.present??{}),o=[r,...Wt,J(_t)],s=()=>n?.presenter?e:void 0;return{get panels(){return s()?.panels??o},content(i){let l=s();
return i.root.classList.toggle("bl-lesson",!!l),i.root.classList.toggle("bl-card",!l),l?.content(i)??Kt(i,r)},holdsFocus:!0,get keepsView(){return!!s()}}}var Dt=Qt(
Nt);export{Wt as ASKING,Tt as FIELD,F as INPUTS,w as Presenting,X as aimed,U as answering,M as asked,Y as asks,y as chosen,G as commit,xt as deed,Dt as default,h as doing,
H as enter,J as lighting,Q as outcome,_ as prediction,d as questionOf,p as reveals,x as shuffled,R as tone,N as verdict,E as workings};

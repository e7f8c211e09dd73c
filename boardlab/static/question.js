function J(n){let t=2166136261;for(let s=0;s<n.length;s++)t=Math.imul(t^n.charCodeAt(s),16777619);return t=Math.imul(t^t>>>16,2246822507),t=Math.imul(t^t>>>13,3266489909),
(t^t>>>16)>>>0}function v(n,t,s){if(!t)return n;let e=n.filter(({keeps:a})=>!a),i=new Map(e.map(a=>[a,J(`${t} ${s} ${a.key}`)]));return e.sort((a,l)=>(i.get(a)??
0)-(i.get(l)??0)),n.map(a=>a.keeps?a:e.shift())}import{button as b,h as o}from"./common.js";import{icon as M,token as Q}from"./common.js";import{bar as V,receipt as X,tools as Z}from"./table.js";import{ruled as L,tool as _}from"./common.js";import{ways as q}from"./ways.js";var E=60,d=n=>n.question,p=({result:n})=>!!n&&(n.right||n.told);function I(n,t,s){
let e=d(n);return o("header.bl-asked#asked",{},o("div.bl-asked-line",{},o("small",{},o("span.bl-kind",{},e.checkpoint," "),e.topic?o("b",{},e.topic):o("code",{},
e.id)),o("div.bl-tools",{},...n.languages.filter(({key:i})=>i!==n.lang).map(({key:i,label:a})=>b({class:"bl-ibtn bl-tongue","data-do":"language","data-pick":i,lang:i,
title:s.language},a)),e.part&&b({class:"bl-ibtn","data-do":"whole","aria-label":e.part,title:e.part},M(s,"part")),Z(n,t,s))),o("div.bl-title",{},o("h3",{},e.title),
o("small",{},e.worth)),o("p",{class:p(e)?"bl-asked-before":null,title:p(e)?e.question:null},e.question))}var N={number:tt,choice:T,legal:T,cells:et,turn:nt,order:st};
function O(n){n?.focus({preventScroll:!0}),n?.select?.()}var m=(n,t,s)=>b({class:s,"data-do":n,"data-k":n},t);function tt(n){return o("label.bl-number",{},n.number,
o("input#number",{type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off"}))}function T(n,t){let s=v(n.choices.map((i,a)=>({...i,value:i.before,n:a})),n.
seed,n.id),e=v(n.reasons.map((i,a)=>({...i,value:i.key,n:a})),n.seed,n.id);return e.length?o("div.bl-both",{},x(n,"bl-options bl-short",n.answer,t,s),x(n,"bl-op\
tions bl-why",n.why,`${t} why`,e)):x(n,"bl-options",n.answer,t,s)}function x(n,t,s,e,i){return o("fieldset",{class:t},o("legend",{},s),...i.map(({key:a,label:l,
value:c,n:u,says:r,chosen:g})=>o("label",{"data-k":`option ${n.id} ${s} ${a}`},o("input",{type:"radio",name:e,value:c,checked:g,"data-n":u+1}),o("span",{},l,r&&
o("small",{},r)))))}var W=(n,t)=>n.querySelector(`${t} input:checked`);function P(n,t){let s=W(n,".bl-options:not(.bl-why)"),e=W(n,".bl-why");return s?t.reasons.
length&&!e?{written:"",missing:t.no_reason}:{written:s.value+(e?.value??""),missing:""}:{written:"",missing:t.nothing}}function et(n){return o("p.bl-cells",{},n.
picked)}function nt(n,t,s,e){return o("div.bl-played",{},o("p.bl-cells",{},n.picked),o("small",{},n.may_undo),b({class:"bl-quiet","data-do":"undo","aria-disable\
d":e.time.can_undo?null:"true"},s.undo))}function st(n){let t=n.steps.length-1;return o("div.bl-order",{role:"group","aria-label":n.order},o("b",{},n.order),o("\
ol",{},...n.steps.map((s,e)=>o("li",{"data-k":`step ${s.key}`},o("i",{"aria-hidden":"true"},e+1),o("span",{},s.label),C("up",s.key,s.up,"↑",e===0),C("down",s.
key,s.down,"↓",e===t)))))}var C=(n,t,s,e,i)=>b({class:"bl-ibtn","data-do":n,"data-pick":t,"aria-label":s,title:s,"aria-disabled":i?"true":null},e);function j(n,t,s,e){
let{title:i,rungs:a}=d(n).hints,l=a.filter(r=>r.open).at(-1)?.key,c=a.some(r=>r.open&&r.key===t.rung)||t.rung==="-"?t.rung:l,u=!e||t.rungs;return o("section.bl-\
hints#hints",{role:"group","aria-label":i},e?b({class:"bl-quiet bl-fold-hints","data-do":"rungs","aria-expanded":String(u)},i,M(s,u?"up":"down")):o("b",{},i),u&&
o("ol",{},...a.map((r,g)=>o("li",{class:r.open?r.key===c?"bl-open":"bl-open bl-shut":null,"data-k":`rung ${r.key}`},r.open?o("div",{},b({class:"bl-again-hint","\
data-do":"rung","data-pick":r.key,"aria-expanded":String(r.key===c)},o("i",{"aria-hidden":"true"},g+1),o("small",{},r.label),o("b",{},r.price)),o("p",{},r.text)):
b({class:"bl-hint","data-do":"hint","data-pick":r.key,"aria-disabled":r.may?null:"true"},o("span",{"aria-hidden":r.says&&"true"},r.label),o("b",{"aria-hidden":r.
says&&"true"},r.price),r.says&&o("span.bl-unseen",{},r.says))))))}function it(n){let s=(n.length>E?[/[.!?] /,/: /].map(e=>n.search(e)):[]).find(e=>e>0&&e<E);return s?
[n.slice(0,s+1).replace(/:$/,"."),n.slice(s+2)]:[n,""]}function B(n,t,s,e=!0,i=!1){let a=d(n),l=a.result,[c,u]=p(a)?it(l.headline):[l.headline,""];return[o("p.b\
l-headline",{tabindex:-1},l.kicker&&o("span",{},`${l.kicker} `),o("b",{},c),!p(a)&&o("small",{class:a.ways?"bl-unseen":null},l.given)),u&&!a.ways&&o("p.bl-playe\
d-so",{},u),p(a)&&q(a.ways,t,s),o("p",{},l.message,l.looked&&` ${l.looked}`),!p(a)&&q(a.ways,t,s),e&&$(n,t,s,i&&!!a.ways&&!!n.receipt?.title),o("p",{class:l.rule&&
"bl-ruled"},l.rule&&[o("b",{},L({...l,dispute:""}))," ",o("span.bl-statement",{},l.statement),l.dispute&&" "],L({...l,rule:""}))]}var H=n=>n.right?"bl-good":n.
told||n.solved?"bl-told":"bl-bad",$=(n,t,s,e)=>n.receipt?.together?at(n.receipt,t,s,e):X(n,t,s,!e);function at(n,t,s,e){let i=!e||t.bill||t.walk>=0;return o("se\
ction.bl-rcpt#receipt",{class:i?"bl-open":null,role:"group","aria-label":n.title||null},e&&V(s,i,o("h3",{},n.title)),i&&o("div.bl-rhead",{},!e&&n.title&&o("h3",
{},n.title),n.lines.length>1&&o("div.bl-walk",{role:"group","aria-label":s.walk},o("span.bl-unseen",{},s.walk),_(s,"back",s.step_back,{"data-do":"walk","data-at":-1,
"aria-disabled":t.walk<0?"true":null}),_(s,"on",s.step_on,{"data-do":"walk","data-at":1}))),i&&o("div.bl-lines",{},...n.lines.map((a,l)=>b({class:a.points?"bl-r\
line":"bl-rline bl-zero","data-do":"line","data-line":l,"data-rule":a.rule||null,"data-title":a.title,"aria-pressed":String(l===t.walk),tabindex:l===Math.max(0,
t.walk)?0:-1},o("span",{class:a.seat<0?null:"bl-whose"},a.seat>=0&&Q(s,a.seat,16),a.label),o("span.bl-sum",{},a.sum),o("b",{},a.value??a.points))),typeof n.total==
"number"&&o("div.bl-total",{},o("span",{},s.total),o("b",{},n.total))))}import{h as f}from"./common.js";import{noticed as R}from"./board.js";function U(n,t,s,e){let i=n.next?[t,s]:s;return f("div.bl-commit#commit",{},!n.next&&t,i.flat().some(Boolean)&&f("div.bl-el\
se",{},i),n.next&&m("next",n.next,e?"bl-again":"bl-main"),e)}function z(n,t,s,e){let i=d(n),a=N[i.kind](i,s,e,n),l=U(i,R(t,e)||f("small",{},i.later),[i.away&&m(
"back",i.back,"bl-quiet")],m("answer",i.commit,"bl-main"));return i.kind==="turn"?f("div.bl-predict#predict",{},a,l):[f("div.bl-predict#predict",{},a),l]}function D(n,t,s,e){
let i=d(n),a=i.result,l=p(i)?a.fresh&&a.told?"fresh":i.next?"next":a.right?"":"again":"again",c=[i.away&&m("back",i.back,"bl-quiet"),l!=="again"&&m("again",i.again,
a.right||a.fresh?"bl-quiet":"bl-again"),a.may_tell&&m("tell",i.tell,"bl-quiet"),a.fresh&&l!=="fresh"&&m("fresh",i.fresh,l==="again"?"bl-quiet":"bl-again")],u=(l===
"fresh"||l==="again")&&m(l,i[l],"bl-main");return[f("div.bl-verdict#verdict",{class:H(a)},B(n,t,s,e,!0)),U(i,R(t,s)||f("small",{},i.state),c,u)]}import{light as K,stage as ot}from"./board.js";import{h as lt}from"./common.js";import{shownBy as rt}from"./common.js";import{laid as ct,TRAYS as Y}from"./table.js";
import*as y from"./table.js";import{artStyle as dt,lying as F,slots as k}from"./table.js";import{copied as ut}from"./board.js";import{Table as pt}from"./table.js";import{mark as ht,PACE as bt,reach as mt}from"./ways.js";var ft=new Set(["again","whole","hint","tell","up","down","fresh","next","back"]),S=class extends pt{played;content(){
let{frame:t,local:s,words:e,area:i}=this;s.below=!0;let{kind:a,result:l}=d(t),c=a==="turn"&&!l,u=p(d(t)),r=(h,G=()=>!0)=>!u&&k(h,t,e,G);this.root.classList.add(
"bl-card"),this.root.classList.toggle("bl-playing",c);let g=!!F(t,"seats").length||!!F(t,"hand").length;this.root.classList.toggle("bl-set",g);let w=c||g||!!d(t).
ways,A=!u&&j(t,s,e,w);return[dt(t),...this.above(),ct(t,{board:ot(t,i,s,e,k("board",t,e)),question:lt("div.bl-question#question",{},I(t,s,e),w&&A),turn:c&&y.turn(
t,e),seats:k("seats",t,e,h=>!Y.has(h.kind)),others:r("seats",h=>Y.has(h.kind)),hand:k("hand",t,e),costs:!l&&k("costs",t,e),actions:c?h=>y.actions(t,e,h):void 0,
answer:h=>l?D(t,s,e,!h):z(t,s,`bl ${this.link.client}`,e),worked:()=>l?$(t,s,e):null,hints:!w&&A}),ut(s,e)]}changed(){let t=d(this.frame)?.result;t?this.local.tab=
t.seat:this.root.style.minHeight="",super.changed()}marks(){super.marks();let t=d(this.frame),s=t?.ways;ht(this.root,s?.signs??{});let e=t?.result,i=this.over?.
line!==void 0||this.local.walk>=0||this.focused()?.closest?.(".bl-rline"),a=t&&!t.drawn;for(let l of this.root.querySelectorAll(".bl-hit")){let c=l.getAttribute(
"data-place")??"";l.classList.toggle("bl-mine",!!a&&!!this.frame.pick?.keys.includes(c)),l.classList.toggle("bl-wrong",!!a&&!!e?.wrong.includes(c))}!e||i||(a?K(
this.root,e.lit,e.focus):s?.at&&K(this.root,e.lit,[]))}act(t,s){let e=t.getAttribute("data-do");if(e==="answer")return this.commit();let i=t.getAttribute("data-\
pick")??"";if(e==="played")return this.playWay(i);if(this.stopWay(),e==="way")return t.getAttribute("aria-disabled")?void 0:this.ask("jump",{key:i,at:Number(t.getAttribute(
"data-at"))});if(e==="hint"&&(this.local.rung=""),this.last=`[data-do="${e}"][data-pick="${i}"]`,e&&ft.has(e))return this.ask("pick",{key:`${e}:${i}`});super.act(
t,s)}draw(){super.draw();let t=d(this.frame)?.ways,s=t?`${t.shown} ${t.at}`:"";s&&this.local.walks&&s!==this.local.walks&&mt(this.root),this.local.walks=s}playWay(t){
let s=this.local.played;if(this.stopWay(),this.watch(!1),s===t)return this.draw();let e=()=>d(this.frame)?.ways,i=e()?.ways.find(r=>r.key===t)?.stops.length??0,
a=e()?.shown===t&&(e()?.at??0)<i?e()?.at??0:-1,l=d(this.frame)?.id,c=a,u=()=>{if(this.signal.aborted||!this.root.isConnected||d(this.frame)?.id!==l||!e())return this.
stopWay();c+=1,this.ask("jump",{key:t,at:c}),this.local.played=c<i?t:"",this.played=c<i?setTimeout(u,bt):void 0,this.draw()};u()}stopWay(){clearTimeout(this.played),
this.local.played=""}commit(){let t=d(this.frame),s=this.root.querySelector(".bl-number input"),e=["choice","legal"].includes(t.kind)?P(this.root,t):void 0,i=t.
kind==="number"?s?.value.trim():e?.written;if(!(["number","choice","legal"].includes(t.kind)?i:t.kind!=="cells"||this.frame.pick?.keys.length)){let l=e?.missing||
t.nothing;return Object.assign(this.local,{notice:l,about:""}),this.speak(l,!0),this.draw()}return this.root.style.minHeight=`${this.root.getBoundingClientRect().
height}px`,this.ask("pick",{key:`answer:${i??""}`})}listen(){super.listen();let t=e=>{let i=e.target;e.key==="Enter"&&!e.isComposing&&i.matches(".bl-number inpu\
t, .bl-options input")&&this.commit()};this.root.addEventListener("keydown",t,{signal:this.signal});let s=()=>this.local.notice&&(this.local.notice="",this.draw());
this.root.addEventListener("input",s,{signal:this.signal})}leaves(){return!1}refocus(){let t=i=>this.root.querySelector(i),s=this.last?.includes('"hint"')&&t(".\
bl-hint:not([aria-disabled])"),e=this.last&&t(this.last)||s||t(".bl-told + .bl-commit .bl-main")||t('.bl-number input, .bl-options input, [data-do="up"], .bl-co\
mmit .bl-main:not([data-do=answer]), [data-do="again"], [data-do="answer"]');e?O(e):super.refocus()}},gt=rt(S);export{S as Card,N as INPUTS,I as asked,P as chosen,gt as default,m as doing,O as enter,j as hints,B as outcome,z as prediction,d as questionOf,p as reveals,v as shuffled,
H as tone,D as verdict,$ as workings};

function G(n){let t=2166136261;for(let s=0;s<n.length;s++)t=Math.imul(t^n.charCodeAt(s),16777619);return t=Math.imul(t^t>>>16,2246822507),t=Math.imul(t^t>>>13,3266489909),
(t^t>>>16)>>>0}function v(n,t,s){if(!t)return n;let e=n.filter(({keeps:i})=>!i),o=new Map(e.map(i=>[i,G(`${t} ${s} ${i.key}`)]));return e.sort((i,l)=>(o.get(i)??
0)-(o.get(l)??0)),n.map(i=>i.keeps?i:e.shift())}import{button as m,h as a}from"./common.js";import{icon as R,token as J}from"./common.js";import{ruled as C,tool as E}from"./common.js";import{bar as V,receipt as X,
tools as Z}from"./table.js";import{ways as W}from"./ways.js";var Q=60,d=n=>n.question,p=({result:n})=>!!n&&(n.right||n.told);function A(n,t,s){let e=d(n);return a("header.bl-asked#asked",{},a("div.bl-asked-line",{},a("sma\
ll",{},a("span.bl-kind",{},e.checkpoint," "),e.topic?a("b",{},e.topic):a("code",{},e.id)),a("div.bl-tools",{},...n.languages.filter(({key:o})=>o!==n.lang).map(({
key:o,label:i})=>m({class:"bl-ibtn bl-tongue","data-do":"language","data-pick":o,lang:o,title:s.language},i)),e.part&&m({class:"bl-ibtn","data-do":"whole","aria\
-label":e.part,title:e.part},R(s,"part")),Z(n,t,s))),a("div.bl-title",{},a("h3",{},e.title),a("small",{},e.worth)),a("p",{class:p(e)?"bl-asked-before":null,title:p(
e)?e.question:null},e.question))}var M={number:tt,choice:T,legal:T,cells:et,turn:nt,order:st};function H(n){n?.focus({preventScroll:!0}),n?.select?.()}var b=(n,t,s)=>m(
{class:s,"data-do":n,"data-k":n},t);function tt(n){return a("label.bl-number",{},n.number,a("input#number",{type:"text",inputmode:"numeric",maxlength:24,autocomplete:"\
off"}))}function T(n,t){let s=v(n.choices.map((o,i)=>({...o,value:o.before,n:i})),n.seed,n.id),e=v(n.reasons.map((o,i)=>({...o,value:o.key,n:i})),n.seed,n.id);return e.
length?a("div.bl-both",{},x(n,"bl-options bl-short",n.answer,t,s),x(n,"bl-options bl-why",n.why,`${t} why`,e)):x(n,"bl-options",n.answer,t,s)}function x(n,t,s,e,o){
return a("fieldset",{class:t},a("legend",{},s),...o.map(({key:i,label:l,value:c,n:u,says:r,chosen:g})=>a("label",{"data-k":`option ${n.id} ${s} ${i}`},a("input",
{type:"radio",name:e,value:c,checked:g,"data-n":u+1}),a("span",{},l,r&&a("small",{},r)))))}var F=(n,t)=>n.querySelector(`${t} input:checked`);function q(n,t){let s=F(
n,".bl-options:not(.bl-why)"),e=F(n,".bl-why");return s?t.reasons.length&&!e?{written:"",missing:t.no_reason}:{written:s.value+(e?.value??""),missing:""}:{written:"",
missing:t.nothing}}function et(n){return a("p.bl-cells",{},n.picked)}function nt(n,t,s,e){return a("div.bl-played",{},a("p.bl-cells",{},n.picked),a("small",{},n.
may_undo),m({class:"bl-quiet","data-do":"undo","aria-disabled":e.time.can_undo?null:"true"},s.undo))}function st(n){let t=n.steps.length-1;return a("div.bl-orde\
r",{role:"group","aria-label":n.order},a("b",{},n.order),a("ol",{},...n.steps.map((s,e)=>a("li",{"data-k":`step ${s.key}`},a("i",{"aria-hidden":"true"},e+1),a("\
span",{},s.label),I("up",s.key,s.up,"↑",e===0),I("down",s.key,s.down,"↓",e===t)))))}var I=(n,t,s,e,o)=>m({class:"bl-ibtn","data-do":n,"data-pick":t,"aria-la\
bel":s,title:s,"aria-disabled":o?"true":null},e);function _(n,t,s,e){let{title:o,rungs:i}=d(n).hints,l=i.filter(r=>r.open).at(-1)?.key,c=i.some(r=>r.open&&r.key===
t.rung)||t.rung==="-"?t.rung:l,u=!e||t.rungs;return a("section.bl-hints#hints",{role:"group","aria-label":o},e?m({class:"bl-quiet bl-fold-hints","data-do":"rung\
s","aria-expanded":String(u)},o,R(s,u?"up":"down")):a("b",{},o),u&&a("ol",{},...i.map((r,g)=>a("li",{class:r.open?r.key===c?"bl-open":"bl-open bl-shut":null,"da\
ta-k":`rung ${r.key}`},r.open?a("div",{},m({class:"bl-again-hint","data-do":"rung","data-pick":r.key,"aria-expanded":String(r.key===c)},a("i",{"aria-hidden":"tr\
ue"},g+1),a("small",{},r.label),a("b",{},r.price)),a("p",{},r.text)):m({class:"bl-hint","data-do":"hint","data-pick":r.key,"aria-disabled":r.may?null:"true"},a(
"span",{"aria-hidden":r.says&&"true"},r.label),a("b",{"aria-hidden":r.says&&"true"},r.price),r.says&&a("span.bl-unseen",{},r.says))))))}function ot(n){let s=(n.
length>Q?[/[.!?] /,/: /].map(e=>n.search(e)):[]).find(e=>e>0&&e<Q);return s?[n.slice(0,s+1).replace(/:$/,"."),n.slice(s+2)]:[n,""]}function N(n,t,s,e=!0,o=!1){let i=d(
n),l=i.result,[c,u]=p(i)?ot(l.headline):[l.headline,""];return[a("p.bl-headline",{tabindex:-1},l.kicker&&a("span",{},`${l.kicker} `),a("b",{},c),!p(i)&&a("small",
{class:i.ways?"bl-unseen":null},l.given)),u&&!i.ways&&a("p.bl-played-so",{},u),p(i)&&W(i.ways,t,s),a("p",{},l.message,l.looked&&` ${l.looked}`),!p(i)&&W(i.ways,
t,s),e&&S(n,t,s,o&&!!i.ways&&!!n.receipt?.title),a("p",{class:l.rule&&"bl-ruled"},l.rule&&[a("b",{},C({...l,dispute:""}))," ",a("span.bl-statement",{},l.statement),
l.dispute&&" "],C({...l,rule:""}))]}var O=n=>n.right?"bl-good":n.told||n.solved?"bl-told":"bl-bad",S=(n,t,s,e)=>n.receipt?.together?it(n.receipt,t,s,e):X(n,t,
s,!e);function it(n,t,s,e){let o=!e||t.bill||t.walk>=0;return a("section.bl-rcpt#receipt",{class:o?"bl-open":null,role:"group","aria-label":n.title||null},e&&V(
s,o,a("h3",{},n.title)),o&&a("div.bl-rhead",{},!e&&n.title&&a("h3",{},n.title),n.lines.length>1&&a("div.bl-walk",{role:"group","aria-label":s.walk},a("span.bl-u\
nseen",{},s.walk),E(s,"back",s.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":t.walk<0?"true":null}),E(s,"on",s.step_on,{"data-do":"walk","data-at":1}))),
o&&a("div.bl-lines",{},...n.lines.map((i,l)=>m({class:i.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":l,"data-rule":i.rule||null,"data-title":i.
title,"aria-pressed":String(l===t.walk),tabindex:l===Math.max(0,t.walk)?0:-1},a("span",{class:i.seat<0?null:"bl-whose"},i.seat>=0&&J(s,i.seat,16),i.label),a("sp\
an.bl-sum",{},i.sum),a("b",{},i.value??i.points))),typeof n.total=="number"&&a("div.bl-total",{},a("span",{},s.total),a("b",{},n.total))))}import{noticed as P}from"./board.js";import{h as f}from"./common.js";function j(n,t,s,e){let o=n.next?[t,s]:s;return f("div.bl-commit#commit",{},!n.next&&t,o.flat().some(Boolean)&&f("div.bl-else",{},o),n.next&&b("next",n.next,e?"\
bl-again":"bl-main"),e)}function B(n,t,s,e){let o=d(n),i=M[o.kind](o,s,e,n),l=j(o,P(t,e)||f("small",{},o.later),[o.away&&b("back",o.back,"bl-quiet")],b("answer",
o.commit,"bl-main"));return o.kind==="turn"?f("div.bl-predict#predict",{},i,l):[f("div.bl-predict#predict",{},i),l]}function K(n,t,s,e){let o=d(n),i=o.result,l=p(
o)?i.fresh&&i.told?"fresh":o.next?"next":i.right?"":"again":"again",c=[o.away&&b("back",o.back,"bl-quiet"),l!=="again"&&b("again",o.again,i.right||i.fresh?"bl-q\
uiet":"bl-again"),i.may_tell&&b("tell",o.tell,"bl-quiet"),i.fresh&&l!=="fresh"&&b("fresh",o.fresh,l==="again"?"bl-quiet":"bl-again")],u=(l==="fresh"||l==="again")&&
b(l,o[l],"bl-main");return[f("div.bl-verdict#verdict",{class:O(i)},N(n,t,s,e,!0)),j(o,P(t,s)||f("small",{},o.state),c,u)]}import{copied as at}from"./board.js";import{light as U,stage as lt}from"./board.js";import{h as rt}from"./common.js";import{shownBy as ct}from"./common.js";import{
laid as dt,TRAYS as z}from"./table.js";import*as y from"./table.js";import{artStyle as ut,lying as D,slots as k}from"./table.js";import{Table as pt}from"./table.js";
import{mark as ht,PACE as mt,reach as bt}from"./ways.js";var ft=new Set(["again","whole","hint","tell","up","down","fresh","next","back"]),L=class extends pt{content(){let{frame:t,local:s,words:e,area:o}=this;s.below=
!0;let{kind:i,result:l}=d(t),c=i==="turn"&&!l,u=p(d(t)),r=(h,Y=()=>!0)=>!u&&k(h,t,e,Y);this.root.classList.add("bl-card"),this.root.classList.toggle("bl-playing",
c);let g=!!D(t,"seats").length||!!D(t,"hand").length;this.root.classList.toggle("bl-set",g);let w=c||g||!!d(t).ways,$=!u&&_(t,s,e,w);return[ut(t),...this.above(),
dt(t,{board:lt(t,o,s,e,k("board",t,e)),question:rt("div.bl-question#question",{},A(t,s,e),w&&$),turn:c&&y.turn(t,e),seats:k("seats",t,e,h=>!z.has(h.kind)),others:r(
"seats",h=>z.has(h.kind)),hand:k("hand",t,e),costs:!l&&k("costs",t,e),actions:c?h=>y.actions(t,e,h):void 0,answer:h=>l?K(t,s,e,!h):B(t,s,`bl ${this.link.client}`,
e),worked:()=>l?S(t,s,e):null,hints:!w&&$}),at(s,e)]}changed(){let t=d(this.frame)?.result;t?this.local.tab=t.seat:this.root.style.minHeight="",super.changed()}marks(){
super.marks();let t=d(this.frame),s=t?.ways;ht(this.root,s?.signs??{});let e=t?.result,o=this.over?.line!==void 0||this.local.walk>=0||this.focused()?.closest?.(
".bl-rline"),i=t&&!t.drawn;for(let l of this.root.querySelectorAll(".bl-hit")){let c=l.getAttribute("data-place")??"";l.classList.toggle("bl-mine",!!i&&!!this.frame.
pick?.keys.includes(c)),l.classList.toggle("bl-wrong",!!i&&!!e?.wrong.includes(c))}!e||o||(i?U(this.root,e.lit,e.focus):s?.at&&U(this.root,e.lit,[]))}act(t,s){let e=t.
getAttribute("data-do");if(e==="answer")return this.commit();let o=t.getAttribute("data-pick")??"";if(e==="played")return this.playWay(o);if(this.stopWay(),e===
"way")return t.getAttribute("aria-disabled")?void 0:this.ask("jump",{key:o,at:Number(t.getAttribute("data-at"))});if(e==="hint"&&(this.local.rung=""),this.last=
`[data-do="${e}"][data-pick="${o}"]`,e&&ft.has(e))return this.ask("pick",{key:`${e}:${o}`});super.act(t,s)}draw(){super.draw();let t=d(this.frame)?.ways,s=t?`${t.
shown} ${t.at}`:"";s&&this.local.walks&&s!==this.local.walks&&bt(this.root),this.local.walks=s}playWay(t){let s=this.local.played;if(this.stopWay(),this.watch(!1),
s===t)return this.draw();let e=()=>d(this.frame)?.ways,o=e()?.ways.find(r=>r.key===t)?.stops.length??0,i=e()?.shown===t&&(e()?.at??0)<o?e()?.at??0:-1,l=d(this.frame)?.
id,c=i,u=()=>{if(this.signal.aborted||!this.root.isConnected||d(this.frame)?.id!==l||!e())return this.stopWay();c+=1,this.ask("jump",{key:t,at:c}),this.local.played=
c<o?t:"",this.played=c<o?setTimeout(u,mt):void 0,this.draw()};u()}stopWay(){clearTimeout(this.played),this.local.played=""}commit(){let t=d(this.frame),s=this.root.
querySelector(".bl-number input"),e=["choice","legal"].includes(t.kind)?q(this.root,t):void 0,o=t.kind==="number"?s?.value.trim():e?.written;if(!(["number","cho\
ice","legal"].includes(t.kind)?o:t.kind!=="cells"||this.frame.pick?.keys.length)){let l=e?.missing||t.nothing;return Object.assign(this.local,{notice:l,about:""}),
this.speak(l,!0),this.draw()}return this.root.style.minHeight=`${this.root.getBoundingClientRect().height}px`,this.ask("pick",{key:`answer:${o??""}`})}listen(){
super.listen();let t=e=>{let o=e.target;e.key==="Enter"&&!e.isComposing&&o.matches(".bl-number input, .bl-options input")&&this.commit()};this.root.addEventListener(
"keydown",t,{signal:this.signal});let s=()=>this.local.notice&&(this.local.notice="",this.draw());this.root.addEventListener("input",s,{signal:this.signal})}leaves(){
return!1}refocus(){let t=o=>this.root.querySelector(o),s=this.last?.includes('"hint"')&&t(".bl-hint:not([aria-disabled])"),e=this.last&&t(this.last)||s||t(".bl-\
told + .bl-commit .bl-main")||t('.bl-number input, .bl-options input, [data-do="up"], .bl-commit .bl-main:not([data-do=answer]), [data-do="again"], [data-do="an\
swer"]');e?H(e):super.refocus()}},gt=ct(L);export{L as Card,M as INPUTS,A as asked,q as chosen,gt as default,b as doing,H as enter,_ as hints,N as outcome,B as prediction,d as questionOf,p as reveals,v as shuffled,
O as tone,K as verdict,S as workings};

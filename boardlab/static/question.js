function G(n){let t=2166136261;for(let s=0;s<n.length;s++)t=Math.imul(t^n.charCodeAt(s),16777619);return t=Math.imul(t^t>>>16,2246822507),t=Math.imul(t^t>>>13,3266489909),
(t^t>>>16)>>>0}function v(n,t,s){if(!t)return n;let e=n.filter(({keeps:o})=>!o),i=new Map(e.map(o=>[o,G(`${t} ${s} ${o.key}`)]));return e.sort((o,r)=>(i.get(o)??
0)-(i.get(r)??0)),n.map(o=>o.keeps?o:e.shift())}import{button as b,h as a}from"./common.js";import{icon as I,token as J}from"./common.js";import{ruled as E,tool as S}from"./common.js";import{bar as V,receipt as X,
tools as Z}from"./table.js";import{ways as R}from"./ways.js";var C=60,d=n=>n.question,p=({result:n})=>!!n&&(n.right||n.told);function A(n,t,s){let e=d(n);return a("header.bl-asked#asked",{},a("div.bl-asked-line",{},a("sma\
ll",{},a("span.bl-kind",{},e.checkpoint," "),e.topic?a("b",{},e.topic):a("code",{},e.id)),a("div.bl-tools",{},...n.languages.filter(({key:i})=>i!==n.lang).map(({
key:i,label:o})=>b({class:"bl-ibtn bl-tongue","data-do":"language","data-pick":i,lang:i,title:s.language},o)),e.part&&b({class:"bl-ibtn","data-do":"whole","aria\
-label":e.part,title:e.part},I(s,"part")),Z(n,t,s))),a("div.bl-title",{},a("h3",{},e.title),a("small",{},e.worth)),a("p",{class:p(e)?"bl-asked-before":null,title:p(
e)?e.question:null},e.question))}var M={number:tt,choice:Q,legal:Q,cells:et,turn:nt,order:st};function _(n){n?.focus({preventScroll:!0}),n?.select?.()}var g=(n,t,s)=>b(
{class:s,"data-do":n,"data-k":n},t);function tt(n){return a("label.bl-number",{},n.number,a("input#number",{type:"text",inputmode:"numeric",maxlength:24,autocomplete:"\
off"}))}function Q(n,t){let s=v(n.choices.map((i,o)=>({...i,value:i.before,n:o})),n.seed,n.id),e=v(n.reasons.map((i,o)=>({...i,value:i.key,n:o})),n.seed,n.id);return e.
length?a("div.bl-both",{},x(n,"bl-options bl-short",n.answer,t,s),x(n,"bl-options bl-why",n.why,`${t} why`,e)):x(n,"bl-options",n.answer,t,s)}function x(n,t,s,e,i){
return a("fieldset",{class:t},a("legend",{},s),...i.map(({key:o,label:r,value:c,n:u,says:l,chosen:f})=>a("label",{"data-k":`option ${n.id} ${s} ${o}`},a("input",
{type:"radio",name:e,value:c,checked:f,"data-n":u+1}),a("span",{},r,l&&a("small",{},l)))))}var T=(n,t)=>n.querySelector(`${t} input:checked`);function q(n,t){let s=T(
n,".bl-options:not(.bl-why)"),e=T(n,".bl-why");return s?t.reasons.length&&!e?{written:"",missing:t.no_reason}:{written:s.value+(e?.value??""),missing:""}:{written:"",
missing:t.nothing}}function et(n){return a("p.bl-cells",{},n.picked)}function nt(n,t,s,e){return a("div.bl-played",{},a("p.bl-cells",{},n.picked),a("small",{},n.
may_undo),b({class:"bl-quiet","data-do":"undo","aria-disabled":e.time.can_undo?null:"true"},s.undo))}function st(n){let t=n.steps.length-1;return a("div.bl-orde\
r",{role:"group","aria-label":n.order},a("b",{},n.order),a("ol",{},...n.steps.map((s,e)=>a("li",{"data-k":`step ${s.key}`},a("i",{"aria-hidden":"true"},e+1),a("\
span",{},s.label),F("up",s.key,s.up,"↑",e===0),F("down",s.key,s.down,"↓",e===t)))))}var F=(n,t,s,e,i)=>b({class:"bl-ibtn","data-do":n,"data-pick":t,"aria-la\
bel":s,title:s,"aria-disabled":i?"true":null},e);function H(n,t,s,e){let{title:i,rungs:o}=d(n).hints,r=o.filter(l=>l.open).at(-1)?.key,c=o.some(l=>l.open&&l.key===
t.rung)||t.rung==="-"?t.rung:r,u=!e||t.rungs;return a("section.bl-hints#hints",{role:"group","aria-label":i},e?b({class:"bl-quiet bl-fold-hints","data-do":"rung\
s","aria-expanded":String(u)},i,I(s,u?"up":"down")):a("b",{},i),u&&a("ol",{},...o.map((l,f)=>a("li",{class:l.open?l.key===c?"bl-open":"bl-open bl-shut":null,"da\
ta-k":`rung ${l.key}`},l.open?a("div",{},b({class:"bl-again-hint","data-do":"rung","data-pick":l.key,"aria-expanded":String(l.key===c)},a("i",{"aria-hidden":"tr\
ue"},f+1),a("small",{},l.label),a("b",{},l.price)),a("p",{},l.text)):b({class:"bl-hint","data-do":"hint","data-pick":l.key,"aria-disabled":l.may?null:"true"},a(
"span",{"aria-hidden":l.says&&"true"},l.label),a("b",{"aria-hidden":l.says&&"true"},l.price),l.says&&a("span.bl-unseen",{},l.says))))))}function it(n){let s=(n.
length>C?[/[.!?] /,/: /].map(e=>n.search(e)):[]).find(e=>e>0&&e<C);return s?[n.slice(0,s+1).replace(/:$/,"."),n.slice(s+2)]:[n,""]}function N(n,t,s,e=!0,i=!1){let o=d(
n),r=o.result,[c,u]=p(o)?it(r.headline):[r.headline,""];return[a("p.bl-headline",{tabindex:-1},r.kicker&&a("span",{},`${r.kicker} `),a("b",{},c),!p(o)&&a("small",
{class:o.ways?"bl-unseen":null},r.given)),u&&!o.ways&&a("p.bl-played-so",{},u),p(o)&&R(o.ways,t,s),a("p",{},r.message,r.looked&&` ${r.looked}`),!p(o)&&R(o.ways,
t,s),e&&L(n,t,s,i&&!!o.ways&&!!n.receipt?.title),a("p",{class:r.rule&&"bl-ruled"},r.rule&&[a("b",{},E({...r,dispute:""}))," ",a("span.bl-statement",{},r.statement),
r.dispute&&" "],E({...r,rule:""}))]}var O=n=>n.right?"bl-good":n.told||n.solved?"bl-told":"bl-bad",L=(n,t,s,e)=>n.receipt?.together?ot(n.receipt,t,s,e):X(n,t,
s,!e);function ot(n,t,s,e){let i=!e||t.bill||t.walk>=0;return a("section.bl-rcpt#receipt",{class:i?"bl-open":null,role:"group","aria-label":n.title||null},e&&V(
s,i,a("h3",{},n.title)),i&&a("div.bl-rhead",{},!e&&n.title&&a("h3",{},n.title),n.lines.length>1&&a("div.bl-walk",{role:"group","aria-label":s.walk},a("span.bl-u\
nseen",{},s.walk),S(s,"back",s.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":t.walk<0?"true":null}),S(s,"on",s.step_on,{"data-do":"walk","data-at":1}))),
i&&a("div.bl-lines",{},...n.lines.map((o,r)=>b({class:o.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":r,"data-rule":o.rule||null,"data-title":o.
title,"aria-pressed":String(r===t.walk),tabindex:r===Math.max(0,t.walk)?0:-1},a("span",{class:o.seat<0?null:"bl-whose"},o.seat>=0&&J(s,o.seat,16),o.label),a("sp\
an.bl-sum",{},o.sum),a("b",{},o.value??o.points))),typeof n.total=="number"&&a("div.bl-total",{},a("span",{},s.total),a("b",{},n.total))))}import{noticed as P}from"./board.js";import{h as m}from"./common.js";function j(n,t,s,e){let i=n.next?[t,s]:s;return m("div.bl-commit#commit",{},!n.next&&t,i.flat().some(Boolean)&&m("div.bl-else",{},i),n.next&&g("next",n.next,e?"\
bl-again":"bl-main"),e)}function B(n,t,s,e){let i=d(n),o=M[i.kind](i,s,e,n),r=j(i,P(t,e)||m("small",{},i.later),[i.away&&g("back",i.back,"bl-quiet")],g("answer",
i.commit,"bl-main"));return i.kind==="turn"?m("div.bl-predict#predict",{},o,r):[m("div.bl-predict#predict",{},o),r]}function K(n,t,s,e){let i=d(n),o=i.result,r=p(
i)?o.fresh&&o.told?"fresh":i.next?"next":o.right?"":"again":"again",c=[i.away&&g("back",i.back,"bl-quiet"),r!=="again"&&g("again",i.again,o.right||o.fresh?"bl-q\
uiet":"bl-again"),o.may_tell&&g("tell",i.tell,"bl-quiet"),o.fresh&&r!=="fresh"&&g("fresh",i.fresh,r==="again"?"bl-quiet":"bl-again")],u=(r==="fresh"||r==="again")&&
g(r,i[r],"bl-main");return[m("div.bl-verdict#verdict",{class:O(o)},N(n,t,s,e,!0)),j(i,P(t,s)||m("small",{},i.state),c,u)]}import{copied as at}from"./board.js";import{light as U,stage as rt}from"./board.js";import{h as lt}from"./common.js";import{shownBy as ct}from"./common.js";import{
laid as dt,TRAYS as z}from"./table.js";import*as y from"./table.js";import{artStyle as ut,lying as D,slots as k}from"./table.js";import{Table as pt}from"./table.js";
import{mark as ht,PACE as bt,reach as gt}from"./ways.js";var mt=new Set(["again","whole","hint","tell","up","down","fresh","next","back"]),$=class extends pt{content(){let{frame:t,local:s,words:e,area:i}=this;s.below=
!0;let{kind:o,result:r}=d(t),c=o==="turn"&&!r,u=p(d(t)),l=(h,Y=()=>!0)=>!u&&k(h,t,e,Y);this.root.classList.add("bl-card"),this.root.classList.toggle("bl-playing",
c);let f=!!D(t,"seats").length||!!D(t,"hand").length;this.root.classList.toggle("bl-set",f);let w=c||f||!!d(t).ways,W=!u&&H(t,s,e,w);return[ut(t),...this.above(),
dt(t,{board:rt(t,i,s,e,k("board",t,e)),question:lt("div.bl-question#question",{},A(t,s,e),w&&W),turn:c&&y.turn(t,e),seats:k("seats",t,e,h=>!z.has(h.kind)),others:l(
"seats",h=>z.has(h.kind)),hand:k("hand",t,e),costs:!r&&k("costs",t,e),actions:c?h=>y.actions(t,e,h):void 0,answer:h=>r?K(t,s,e,!h):B(t,s,`bl ${this.link.client}`,
e),worked:()=>r?L(t,s,e):null,hints:!w&&W}),at(s,e)]}changed(){let t=d(this.frame)?.result;t?this.local.tab=t.seat:this.root.style.minHeight="",super.changed()}marks(){
super.marks();let t=d(this.frame),s=t?.ways;ht(this.root,s?.signs??{});let e=t?.result,i=this.over?.line!==void 0||this.local.walk>=0||this.focused()?.closest?.(
".bl-rline"),o=t&&!t.drawn;for(let r of this.root.querySelectorAll(".bl-hit")){let c=r.getAttribute("data-place")??"";r.classList.toggle("bl-mine",!!o&&!!this.frame.
pick?.keys.includes(c)),r.classList.toggle("bl-wrong",!!o&&!!e?.wrong.includes(c))}!e||i||(o?U(this.root,e.lit,e.focus):s?.at&&U(this.root,e.lit,[]))}act(t,s){let e=t.
getAttribute("data-do");if(e==="answer")return this.commit();let i=t.getAttribute("data-pick")??"";if(e==="played")return this.playWay(i);if(this.stopWay(),e===
"way")return t.getAttribute("aria-disabled")?void 0:this.ask("jump",{key:i,at:Number(t.getAttribute("data-at"))});if(e==="hint"&&(this.local.rung=""),this.last=
`[data-do="${e}"][data-pick="${i}"]`,e&&mt.has(e))return this.ask("pick",{key:`${e}:${i}`});super.act(t,s)}draw(){super.draw();let t=d(this.frame)?.ways,s=t?`${t.
shown} ${t.at}`:"";s&&this.local.walks&&s!==this.local.walks&&gt(this.root),this.local.walks=s}playWay(t){let s=this.local.played;if(this.stopWay(),this.watch(!1),
s===t)return this.draw();let e=()=>d(this.frame)?.ways,i=e()?.ways.find(l=>l.key===t)?.stops.length??0,o=e()?.shown===t&&(e()?.at??0)<i?e()?.at??0:-1,r=d(this.frame)?.
id,c=o,u=()=>{if(this.signal.aborted||!this.root.isConnected||d(this.frame)?.id!==r||!e())return this.stopWay();c+=1,this.ask("jump",{key:t,at:c}),this.local.played=
c<i?t:"",this.played=c<i?setTimeout(u,bt):void 0,this.draw()};u()}stopWay(){clearTimeout(this.played),this.local.played=""}commit(){let t=d(this.frame),s=this.root.
querySelector(".bl-number input"),e=["choice","legal"].includes(t.kind)?q(this.root,t):void 0,i=t.kind==="number"?s?.value.trim():e?.written;if(!(["number","cho\
ice","legal"].includes(t.kind)?i:t.kind!=="cells"||this.frame.pick?.keys.length)){let r=e?.missing||t.nothing;return Object.assign(this.local,{notice:r,about:""}),
this.speak(r,!0),this.draw()}return this.root.style.minHeight=`${this.root.getBoundingClientRect().height}px`,this.ask("pick",{key:`answer:${i??""}`})}listen(){
super.listen();let t=e=>{let i=e.target;e.key==="Enter"&&!e.isComposing&&i.matches(".bl-number input, .bl-options input")&&this.commit()};this.root.addEventListener(
"keydown",t,{signal:this.signal});let s=()=>this.local.notice&&(this.local.notice="",this.draw());this.root.addEventListener("input",s,{signal:this.signal})}leaves(){
return!1}refocus(){let t=i=>this.root.querySelector(i),s=this.last?.includes('"hint"')&&t(".bl-hint:not([aria-disabled])"),e=this.last&&t(this.last)||s||t(".bl-\
told + .bl-commit .bl-main")||t('.bl-number input, .bl-options input, [data-do="up"], .bl-commit .bl-main:not([data-do=answer]), [data-do="again"], [data-do="an\
swer"]');e?_(e):super.refocus()}},ft=ct($);export{$ as Card,M as INPUTS,A as asked,q as chosen,ft as default,g as doing,_ as enter,H as hints,N as outcome,B as prediction,d as questionOf,p as reveals,v as shuffled,
O as tone,K as verdict,L as workings};

function G(n){let t=2166136261;for(let s=0;s<n.length;s++)t=Math.imul(t^n.charCodeAt(s),16777619);return t=Math.imul(t^t>>>16,2246822507),t=Math.imul(t^t>>>13,3266489909),
(t^t>>>16)>>>0}function y(n,t,s){if(!t)return n;let e=n.filter(({keeps:i})=>!i),o=new Map(e.map(i=>[i,G(`${t} ${s} ${i.key}`)]));return e.sort((i,r)=>(o.get(i)??
0)-(o.get(r)??0)),n.map(i=>i.keeps?i:e.shift())}import{button as m,h as a}from"./common.js";import{icon as I,token as J}from"./common.js";import{ruled as $,tool as C}from"./common.js";import{tools as V}from"./table.js";
import{bar as X,receipt as Z}from"./table.js";import{ways as E}from"./walkthrough.js";var W=60,d=n=>n.question,h=({result:n})=>!!n&&(n.right||n.told);function R(n,t,s){let e=d(n);return a("header.bl-asked#asked",{},a("div.bl-asked-line",{},a("sma\
ll",{},a("span.bl-kind",{},e.checkpoint," "),e.topic?a("b",{},e.topic):a("code",{},e.id)),a("div.bl-tools",{},...n.languages.filter(({key:o})=>o!==n.lang).map(({
key:o,label:i})=>m({class:"bl-ibtn bl-tongue","data-do":"language","data-pick":o,lang:o,title:s.language},i)),e.part&&m({class:"bl-ibtn","data-do":"whole","aria\
-label":e.part,title:e.part},I(s,"part")),V(n,t,s))),a("div.bl-title",{},a("h3",{},e.title),a("small",{},e.worth)),a("p",{class:h(e)?"bl-asked-before":null,title:h(
e)?e.question:null},e.question))}var A={number:tt,choice:Q,legal:Q,cells:et,turn:nt,order:st};function M(n){n?.focus({preventScroll:!0}),n?.select?.()}var b=(n,t,s)=>m(
{class:s,"data-do":n,"data-k":n},t);function tt(n){return a("label.bl-number",{},n.number,a("input#number",{type:"text",inputmode:"numeric",maxlength:24,autocomplete:"\
off"}))}function Q(n,t){let s=y(n.choices.map((o,i)=>({...o,value:o.before,n:i})),n.seed,n.id),e=y(n.reasons.map((o,i)=>({...o,value:o.key,n:i})),n.seed,n.id);return e.
length?a("div.bl-both",{},v(n,"bl-options bl-short",n.answer,t,s),v(n,"bl-options bl-why",n.why,`${t} why`,e)):v(n,"bl-options",n.answer,t,s)}function v(n,t,s,e,o){
return a("fieldset",{class:t},a("legend",{},s),...o.map(({key:i,label:r,value:c,n:u,says:l,chosen:f})=>a("label",{"data-k":`option ${n.id} ${s} ${i}`},a("input",
{type:"radio",name:e,value:c,checked:f,"data-n":u+1}),a("span",{},r,l&&a("small",{},l)))))}var T=(n,t)=>n.querySelector(`${t} input:checked`);function H(n,t){let s=T(
n,".bl-options:not(.bl-why)"),e=T(n,".bl-why");return s?t.reasons.length&&!e?{written:"",missing:t.no_reason}:{written:s.value+(e?.value??""),missing:""}:{written:"",
missing:t.nothing}}function et(n){return a("p.bl-cells",{},n.picked)}function nt(n,t,s,e){return a("div.bl-played",{},a("p.bl-cells",{},n.picked),a("small",{},n.
may_undo),m({class:"bl-quiet","data-do":"undo","aria-disabled":e.time.can_undo?null:"true"},s.undo))}function st(n){let t=n.steps.length-1;return a("div.bl-orde\
r",{role:"group","aria-label":n.order},a("b",{},n.order),a("ol",{},...n.steps.map((s,e)=>a("li",{"data-k":`step ${s.key}`},a("i",{"aria-hidden":"true"},e+1),a("\
span",{},s.label),F("up",s.key,s.up,"↑",e===0),F("down",s.key,s.down,"↓",e===t)))))}var F=(n,t,s,e,o)=>m({class:"bl-ibtn","data-do":n,"data-pick":t,"aria-la\
bel":s,title:s,"aria-disabled":o?"true":null},e);function q(n,t,s,e){let{title:o,rungs:i}=d(n).hints,r=i.filter(l=>l.open).at(-1)?.key,c=i.some(l=>l.open&&l.key===
t.rung)||t.rung==="-"?t.rung:r,u=!e||t.rungs;return a("section.bl-hints#hints",{role:"group","aria-label":o},e?m({class:"bl-quiet bl-fold-hints","data-do":"rung\
s","aria-expanded":String(u)},o,I(s,u?"up":"down")):a("b",{},o),u&&a("ol",{},...i.map((l,f)=>a("li",{class:l.open?l.key===c?"bl-open":"bl-open bl-shut":null,"da\
ta-k":`rung ${l.key}`},l.open?a("div",{},m({class:"bl-again-hint","data-do":"rung","data-pick":l.key,"aria-expanded":String(l.key===c)},a("i",{"aria-hidden":"tr\
ue"},f+1),a("small",{},l.label),a("b",{},l.price)),a("p",{},l.text)):m({class:"bl-hint","data-do":"hint","data-pick":l.key,"aria-disabled":l.may?null:"true"},a(
"span",{"aria-hidden":l.says&&"true"},l.label),a("b",{"aria-hidden":l.says&&"true"},l.price),l.says&&a("span.bl-unseen",{},l.says))))))}function ot(n){let s=(n.
length>W?[/[.!?] /,/: /].map(e=>n.search(e)):[]).find(e=>e>0&&e<W);return s?[n.slice(0,s+1).replace(/:$/,"."),n.slice(s+2)]:[n,""]}function _(n,t,s,e=!0,o=!1){let i=d(
n),r=i.result,[c,u]=h(i)?ot(r.headline):[r.headline,""];return[a("p.bl-headline",{tabindex:-1},r.kicker&&a("span",{},`${r.kicker} `),a("b",{},c),!h(i)&&a("small",
{class:i.walkthroughs?"bl-unseen":null},r.given)),u&&!i.walkthroughs&&a("p.bl-played-so",{},u),h(i)&&E(i.walkthroughs,t,s),a("p",{},r.message,r.looked&&` ${r.looked}`),
!h(i)&&E(i.walkthroughs,t,s),e&&x(n,t,s,o&&!!i.walkthroughs&&!!n.receipt?.title),a("p",{class:r.rule&&"bl-ruled"},r.rule&&[a("b",{},$({...r,dispute:""}))," ",a(
"span.bl-statement",{},r.statement),r.dispute&&" "],$({...r,rule:""}))]}var N=n=>n.right?"bl-good":n.told||n.solved?"bl-told":"bl-bad",x=(n,t,s,e)=>n.receipt?.
together?it(n.receipt,t,s,e):Z(n,t,s,!e);function it(n,t,s,e){let o=!e||t.bill||t.walk>=0;return a("section.bl-rcpt#receipt",{class:o?"bl-open":null,role:"group",
"aria-label":n.title||null},e&&X(s,o,a("h3",{},n.title)),o&&a("div.bl-rhead",{},!e&&n.title&&a("h3",{},n.title),n.lines.length>1&&a("div.bl-walk",{role:"group",
"aria-label":s.walk},a("span.bl-unseen",{},s.walk),C(s,"back",s.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":t.walk<0?"true":null}),C(s,"on",s.step_on,
{"data-do":"walk","data-at":1}))),o&&a("div.bl-lines",{},...n.lines.map((i,r)=>m({class:i.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":r,"d\
ata-rule":i.rule||null,"data-title":i.title,"aria-pressed":String(r===t.walk),tabindex:r===Math.max(0,t.walk)?0:-1},a("span",{class:i.seat<0?null:"bl-whose"},i.
seat>=0&&J(s,i.seat,16),i.label),a("span.bl-sum",{},i.sum),a("b",{},i.value??i.points))),typeof n.total=="number"&&a("div.bl-total",{},a("span",{},s.total),a("b",
{},n.total))))}import{noticed as O}from"./board.js";import{h as g}from"./common.js";function P(n,t,s,e){let o=n.next?[t,s]:s;return g("div.bl-commit#commit",{},!n.next&&t,o.flat().some(Boolean)&&g("div.bl-else",{},o),n.next&&b("next",n.next,e?"\
bl-again":"bl-main"),e)}function j(n,t,s,e){let o=d(n),i=A[o.kind](o,s,e,n),r=P(o,O(t,e)||g("small",{},o.later),[o.away&&b("back",o.back,"bl-quiet")],b("answer",
o.commit,"bl-main"));return o.kind==="turn"?g("div.bl-predict#predict",{},i,r):[g("div.bl-predict#predict",{},i),r]}function B(n,t,s,e){let o=d(n),i=o.result,r=h(
o)?i.fresh&&i.told?"fresh":o.next?"next":i.right?"":"again":"again",c=[o.away&&b("back",o.back,"bl-quiet"),r!=="again"&&b("again",o.again,i.right||i.fresh?"bl-q\
uiet":"bl-again"),i.may_tell&&b("tell",o.tell,"bl-quiet"),i.fresh&&r!=="fresh"&&b("fresh",o.fresh,r==="again"?"bl-quiet":"bl-again")],u=(r==="fresh"||r==="again")&&
b(r,o[r],"bl-main");return[g("div.bl-verdict#verdict",{class:N(i)},_(n,t,s,e,!0)),P(o,O(t,s)||g("small",{},o.state),c,u)]}import{copied as at}from"./board.js";import{light as K,surface as rt}from"./board.js";import{h as lt}from"./common.js";import{shownBy as ct}from"./common.js";import{
laid as dt,TRAYS as U}from"./table.js";import{actions as ut,turn as ht}from"./table.js";import{watch as z}from"./table.js";import{artStyle as pt,lying as D,slots as k}from"./table.js";
import{Table as mt}from"./table.js";import{mark as bt,PACE as gt,reach as ft}from"./walkthrough.js";var kt=new Set(["again","whole","hint","tell","up","down","fresh","next","back"]),S=class extends mt{content(){let{frame:t,local:s,words:e,area:o}=this;s.below=
!0;let{kind:i,result:r}=d(t),c=i==="turn"&&!r,u=h(d(t)),l=(p,Y=()=>!0)=>!u&&k(p,t,e,Y);this.root.classList.add("bl-card"),this.root.classList.toggle("bl-playing",
c);let f=!!D(t,"seats").length||!!D(t,"hand").length;this.root.classList.toggle("bl-set",f);let w=c||f||!!d(t).walkthroughs,L=!u&&q(t,s,e,w);return[pt(t),...this.
above(),dt(t,{board:rt(t,o,s,e,k("board",t,e)),question:lt("div.bl-question#question",{},R(t,s,e),w&&L),turn:c&&ht(t,e),seats:k("seats",t,e,p=>!U.has(p.kind)),others:l(
"seats",p=>U.has(p.kind)),hand:k("hand",t,e),costs:!r&&k("costs",t,e),actions:c?p=>ut(t,e,p):void 0,answer:p=>r?B(t,s,e,!p):j(t,s,`bl ${this.link.client}`,e),worked:()=>r?
x(t,s,e):null,hints:!w&&L}),at(s,e)]}changed(){let t=d(this.frame)?.result;t?this.local.tab=t.seat:this.root.style.minHeight="",super.changed()}marks(){super.marks();
let t=d(this.frame),s=t?.walkthroughs;bt(this.root,s?.signs??{});let e=t?.result,o=this.over?.line!==void 0||this.local.walk>=0||this.focused()?.closest?.(".bl-\
rline"),i=t&&!t.drawn;for(let r of this.root.querySelectorAll(".bl-hit")){let c=r.getAttribute("data-place")??"";r.classList.toggle("bl-mine",!!i&&!!this.frame.
pick?.keys.includes(c)),r.classList.toggle("bl-wrong",!!i&&!!e?.wrong.includes(c))}!e||o||(i?K(this.root,e.lit,e.focus):s?.at&&K(this.root,e.lit,[]))}act(t,s){let e=t.
getAttribute("data-do");if(e==="answer")return this.commit();let o=t.getAttribute("data-pick")??"";if(e==="played")return this.playWay(o);if(this.stopWay(),e===
"way")return t.getAttribute("aria-disabled")?void 0:this.ask("jump",{key:o,at:Number(t.getAttribute("data-at"))});e==="hint"&&(this.local.rung="");let{local:i}=this;
if(e==="rungs"||e==="rung")return e==="rungs"?i.rungs=!i.rungs:i.rung=i.rung===o?"-":o,z(this,!1),this.draw();if(this.last=`[data-do="${e}"][data-pick="${o}"]`,
e&&kt.has(e))return this.ask("pick",{key:`${e}:${o}`});super.act(t,s)}draw(){super.draw();let t=d(this.frame)?.walkthroughs,s=t?`${t.shown} ${t.at}`:"";s&&this.
local.walks&&s!==this.local.walks&&ft(this.root),this.local.walks=s}playWay(t){let s=this.local.played;if(this.stopWay(),z(this,!1),s===t)return this.draw();let e=()=>d(
this.frame)?.walkthroughs,o=e()?.ways.find(l=>l.key===t)?.stops.length??0,i=e()?.shown===t&&(e()?.at??0)<o?e()?.at??0:-1,r=d(this.frame)?.id,c=i,u=()=>{if(this.
signal.aborted||!this.root.isConnected||d(this.frame)?.id!==r||!e())return this.stopWay();c+=1,this.ask("jump",{key:t,at:c}),this.local.played=c<o?t:"",this.played=
c<o?setTimeout(u,gt):void 0,this.draw()};u()}stopWay(){clearTimeout(this.played),this.local.played=""}commit(){let t=d(this.frame),s=this.root.querySelector(".b\
l-number input"),e=["choice","legal"].includes(t.kind)?H(this.root,t):void 0,o=t.kind==="number"?s?.value.trim():e?.written;if(!(["number","choice","legal"].includes(
t.kind)?o:t.kind!=="cells"||this.frame.pick?.keys.length)){let r=e?.missing||t.nothing;return Object.assign(this.local,{notice:r,about:""}),this.speak(r,!0),this.
draw()}return this.root.style.minHeight=`${this.root.getBoundingClientRect().height}px`,this.ask("pick",{key:`answer:${o??""}`})}listen(){super.listen();let t=e=>{
let o=e.target;e.key==="Enter"&&!e.isComposing&&o.matches(".bl-number input, .bl-options input")&&this.commit()};this.root.addEventListener("keydown",t,{signal:this.
signal});let s=()=>this.local.notice&&(this.local.notice="",this.draw());this.root.addEventListener("input",s,{signal:this.signal})}leaves(){return!1}refocus(){
let t=o=>this.root.querySelector(o),s=this.last?.includes('"hint"')&&t(".bl-hint:not([aria-disabled])"),e=this.last&&t(this.last)||s||t(".bl-told + .bl-commit .\
bl-main")||t('.bl-number input, .bl-options input, [data-do="up"], .bl-commit .bl-main:not([data-do=answer]), [data-do="again"], [data-do="answer"]');e?M(e):super.
refocus()}},wt=ct(S);export{S as Card,A as INPUTS,R as asked,H as chosen,wt as default,b as doing,M as enter,q as hints,_ as outcome,j as prediction,d as questionOf,h as reveals,y as shuffled,
N as tone,B as verdict,x as workings};

function tt(t){let e=2166136261;for(let n=0;n<t.length;n++)e=Math.imul(e^t.charCodeAt(n),16777619);return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,
3266489909),(e^e>>>16)>>>0}function v(t,e,n){if(!e)return t;let o=t.filter(({keeps:s})=>!s),r=new Map(o.map(s=>[s,tt(`${e} ${n} ${s.key}`)]));return o.sort((s,i)=>(r.
get(s)??0)-(r.get(i)??0)),t.map(s=>s.keeps?s:o.shift())}import{button as h,h as l}from"./common.js";import{icon as M,token as et}from"./common.js";import{ruled as E,tool as C}from"./common.js";import{tools as nt}from"./table.js";
import{bar as ot,receipt as rt}from"./table.js";import{ways as T}from"./walkthrough.js";var q=60,d=t=>t.question,m=({result:t})=>!!t&&(t.right||t.told);function Q(t,e,n){let o=d(t);return l("header.bl-asked#asked",{},l("div.bl-asked-line",{},l("sma\
ll",{},l("span.bl-kind",{},o.checkpoint," "),o.topic?l("b",{},o.topic):l("code",{},o.id)),l("div.bl-tools",{},...t.languages.filter(({key:r})=>r!==t.lang).map(({
key:r,label:s})=>h({class:"bl-ibtn bl-tongue","data-do":"language","data-pick":r,lang:r,title:n.language},s)),o.part&&h({class:"bl-ibtn","data-do":"whole","aria\
-label":o.part,title:o.part},M(n,"part")),nt(t,e,n))),l("div.bl-title",{},l("h3",{},o.title),l("small",{},o.worth)),l("p",{class:m(o)?"bl-asked-before":null,title:m(
o)?o.question:null},o.question))}var W={number:st,choice:A,legal:A,cells:it,turn:lt,order:at};function H(t){t?.focus({preventScroll:!0}),t?.select?.()}var f=(t,e,n)=>h(
{class:n,"data-do":t,"data-k":t},e);function st(t){return l("label.bl-number",{},t.number,l("input#number",{type:"text",inputmode:"numeric",maxlength:24,autocomplete:"\
off"}))}function A(t,e){let n=v(t.choices.map((r,s)=>({...r,value:r.before,n:s})),t.seed,t.id),o=v(t.reasons.map((r,s)=>({...r,value:r.key,n:s})),t.seed,t.id);return o.
length?l("div.bl-both",{},x(t,"bl-options bl-short",t.answer,e,n),x(t,"bl-options bl-why",t.why,`${e} why`,o)):x(t,"bl-options",t.answer,e,n)}function x(t,e,n,o,r){
return l("fieldset",{class:e},l("legend",{},n),...r.map(({key:s,label:i,value:c,n:u,says:a,chosen:p})=>l("label",{"data-k":`option ${t.id} ${n} ${s}`},l("input",
{type:"radio",name:o,value:c,checked:p,"data-n":u+1}),l("span",{},i,a&&l("small",{},a)))))}var F=(t,e)=>t.querySelector(`${e} input:checked`);function y(t,e){let n=F(
t,".bl-options:not(.bl-why)"),o=F(t,".bl-why");return n?e.reasons.length&&!o?{written:"",missing:e.no_reason}:{written:n.value+(o?.value??""),missing:""}:{written:"",
missing:e.nothing}}function it(t){return l("p.bl-cells",{},t.picked)}function lt(t,e,n,o){return l("div.bl-played",{},l("p.bl-cells",{},t.picked),l("small",{},t.
may_undo),h({class:"bl-quiet","data-do":"undo","aria-disabled":o.time.can_undo?null:"true"},n.undo))}function at(t){let e=t.steps.length-1;return l("div.bl-orde\
r",{role:"group","aria-label":t.order},l("b",{},t.order),l("ol",{},...t.steps.map((n,o)=>l("li",{"data-k":`step ${n.key}`},l("i",{"aria-hidden":"true"},o+1),l("\
span",{},n.label),I("up",n.key,n.up,"↑",o===0),I("down",n.key,n.down,"↓",o===e)))))}var I=(t,e,n,o,r)=>h({class:"bl-ibtn","data-do":t,"data-pick":e,"aria-la\
bel":n,title:n,"aria-disabled":r?"true":null},o);function R(t,e,n,o){let{title:r,rungs:s}=d(t).hints,i=s.filter(a=>a.open).at(-1)?.key,c=s.some(a=>a.open&&a.key===
e.rung)||e.rung==="-"?e.rung:i,u=!o||e.rungs;return l("section.bl-hints#hints",{role:"group","aria-label":r},o?h({class:"bl-quiet bl-fold-hints","data-do":"rung\
s","aria-expanded":String(u)},r,M(n,u?"up":"down")):l("b",{},r),u&&l("ol",{},...s.map((a,p)=>l("li",{class:a.open?a.key===c?"bl-open":"bl-open bl-shut":null,"da\
ta-k":`rung ${a.key}`},a.open?l("div",{},h({class:"bl-again-hint","data-do":"rung","data-pick":a.key,"aria-expanded":String(a.key===c)},l("i",{"aria-hidden":"tr\
ue"},p+1),l("small",{},a.label),l("b",{},a.price)),l("p",{},a.text)):h({class:"bl-hint","data-do":"hint","data-pick":a.key,"aria-disabled":a.may?null:"true"},l(
"span",{"aria-hidden":a.says&&"true"},a.label),l("b",{"aria-hidden":a.says&&"true"},a.price),a.says&&l("span.bl-unseen",{},a.says))))))}function ct(t){let n=(t.
length>q?[/[.!?] /,/: /].map(o=>t.search(o)):[]).find(o=>o>0&&o<q);return n?[t.slice(0,n+1).replace(/:$/,"."),t.slice(n+2)]:[t,""]}function _(t,e,n,o=!0,r=!1){let s=d(
t),i=s.result,[c,u]=m(s)?ct(i.headline):[i.headline,""];return[l("p.bl-headline",{tabindex:-1},i.kicker&&l("span",{},`${i.kicker} `),l("b",{},c),!m(s)&&l("small",
{class:s.walkthroughs?"bl-unseen":null},i.given)),u&&!s.walkthroughs&&l("p.bl-played-so",{},u),m(s)&&T(s.walkthroughs,e,n),l("p",{},i.message,i.looked&&` ${i.looked}`),
!m(s)&&T(s.walkthroughs,e,n),o&&S(t,e,n,r&&!!s.walkthroughs&&!!t.receipt?.title),l("p",{class:i.rule&&"bl-ruled"},i.rule&&[l("b",{},E({...i,dispute:""}))," ",l(
"span.bl-statement",{},i.statement),i.dispute&&" "],E({...i,rule:""}))]}var O=t=>t.right?"bl-good":t.told||t.solved?"bl-told":"bl-bad",S=(t,e,n,o)=>t.receipt?.
together?ut(t.receipt,e,n,o):rt(t,e,n,!o);function ut(t,e,n,o){let r=!o||e.bill||e.walk>=0;return l("section.bl-rcpt#receipt",{class:r?"bl-open":null,role:"grou\
p","aria-label":t.title||null},o&&ot(n,r,l("h3",{},t.title)),r&&l("div.bl-rhead",{},!o&&t.title&&l("h3",{},t.title),t.lines.length>1&&l("div.bl-walk",{role:"gro\
up","aria-label":n.walk},l("span.bl-unseen",{},n.walk),C(n,"back",n.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":e.walk<0?"true":null}),C(n,"on",n.step_on,
{"data-do":"walk","data-at":1}))),r&&l("div.bl-lines",{},...t.lines.map((s,i)=>h({class:s.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":i,"d\
ata-rule":s.rule||null,"data-title":s.title,"aria-pressed":String(i===e.walk),tabindex:i===Math.max(0,e.walk)?0:-1},l("span",{class:s.seat<0?null:"bl-whose"},s.
seat>=0&&et(n,s.seat,16),s.label),l("span.bl-sum",{},s.sum),l("b",{},s.value??s.points))),typeof t.total=="number"&&l("div.bl-total",{},l("span",{},n.total),l("\
b",{},t.total))))}import{noticed as N}from"./board.js";import{h as g}from"./common.js";function P(t,e,n,o){let r=t.next?[e,n]:n;return g("div.bl-commit#commit",{},!t.next&&e,r.flat().some(Boolean)&&g("div.bl-else",{},r),t.next&&f("next",t.next,o?"\
bl-again":"bl-main"),o)}function K(t,e,n,o){let r=d(t),s=W[r.kind](r,n,o,t),i=P(r,N(e,o)||g("small",{},r.later),[r.away&&f("back",r.back,"bl-quiet")],f("answer",
r.commit,"bl-main"));return r.kind==="turn"?g("div.bl-predict#predict",{},s,i):[g("div.bl-predict#predict",{},s),i]}function j(t,e,n,o){let r=d(t),s=r.result,i=m(
r)?s.fresh&&(s.told||r.away)?"fresh":r.next?"next":s.right?"":"again":"again",c=[r.away&&f("back",r.back,"bl-quiet"),i!=="again"&&f("again",r.again,s.right||s.fresh?
"bl-quiet":"bl-again"),s.may_tell&&f("tell",r.tell,"bl-quiet"),s.fresh&&i!=="fresh"&&f("fresh",r.fresh,i==="again"?"bl-quiet":"bl-again")],u=(i==="fresh"||i==="\
again")&&f(i,r[i],"bl-main");return[g("div.bl-verdict#verdict",{class:O(s)},_(t,e,n,o,!0)),P(r,N(e,n)||g("small",{},r.state),c,u)]}import{light as B}from"./board.js";import{watch as dt}from"./table.js";var D=new WeakMap;function U(t){let{frame:e,local:n,root:o}=t,r=d(e),s=o.querySelector(".bl-number input"),i=["choice","legal"].includes(r.kind)?y(o,r):void 0,c=r.
kind==="number"?s?.value.trim():i?.written;if(!(["number","choice","legal"].includes(r.kind)?c:r.kind!=="cells"||e.pick?.keys.length)){let a=i?.missing||r.nothing;
return Object.assign(n,{notice:a,about:""}),t.speak(a,!0),t.draw()}return o.style.minHeight=`${o.getBoundingClientRect().height}px`,t.ask("pick",{key:`answer:${c??
""}`})}function z(t,e){let{local:n}=t,o=e.getAttribute("data-pick")??"";e.getAttribute("data-do")==="rungs"?n.rungs=!n.rungs:n.rung=n.rung===o?"-":o,dt(t,!1),t.
draw()}function pt(t,e){let n=e.getAttribute("data-do");n==="hint"&&(t.local.rung=""),t.ask("pick",{key:`${n}:${e.getAttribute("data-pick")??""}`})}function mt(t,e){
let n=e.closest(".bl-order li");if(!n||e.closest("button"))return null;let o=n.getAttribute("data-k")?.replace("step ","")??"",r=i=>i?.closest(".bl-order li")?.
getAttribute("data-k"),s=()=>d(t.frame)?.steps??[];return{look:n.querySelector("span")?.cloneNode(!0),over(i){for(let c of t.root.querySelectorAll(".bl-order li"))
c.classList.toggle("bl-into",c===i?.closest(".bl-order li"))},dropped(i){let c=s().findIndex(a=>`step ${a.key}`===r(i)),u=()=>{let a=s().findIndex(p=>p.key===o);
c<0||a<0||a===c||(t.ask("pick",{key:`${a>c?"up":"down"}:${o}`}),t.afterwards(u))};u()}}}var bt=["again","whole","hint","tell","up","down","fresh","next","back"],
G={key:"question",on:{answer:U,rungs:z,rung:z,...Object.fromEntries(bt.map(t=>[t,pt]))},listen(t){let{local:e,root:n,signal:o}=t,r=i=>{let c=i.target;i.key==="E\
nter"&&!i.isComposing&&c.matches(".bl-number input, .bl-options input")&&U(t)};n.addEventListener("keydown",r,{signal:o});let s=()=>e.notice&&(e.notice="",t.draw());
n.addEventListener("input",s,{signal:o})},acts(t,e){let[n,o]=["do","pick"].map(r=>e.getAttribute(`data-${r}`)??"");D.set(t,`[data-do="${n}"][data-pick="${o}"]`)},
changing({frame:t,local:e,root:n}){let o=d(t)?.result;o?e.tab=o.seat:n.style.minHeight=""},take:mt,marks(t){let{root:e,frame:n,local:o,over:r}=t,s=d(n),i=s?.result,
c=r?.line!==void 0||o.walk>=0||t.focused()?.closest?.(".bl-rline"),u=s&&!s.drawn;for(let a of e.querySelectorAll(".bl-hit")){let p=a.getAttribute("data-place")??
"";a.classList.toggle("bl-mine",!!u&&!!n.pick?.keys.includes(p)),a.classList.toggle("bl-wrong",!!u&&!!i?.wrong.includes(p))}!i||c||(u?B(e,i.lit,i.focus):s.walkthroughs?.
at&&B(e,i.lit,[]))},refocus(t){let e=r=>t.root.querySelector(r),n=D.get(t),o=n&&e(n)||n?.includes('"hint"')&&e(".bl-hint:not([aria-disabled])")||e(".bl-told + .\
bl-commit .bl-main")||e('.bl-number input, .bl-options input, [data-do="up"], .bl-commit .bl-main:not([data-do=answer]), [data-do="again"], [data-do="answer"]');
return o&&H(o),!!o}};import{onlyDeed as ht}from"./table.js";import{lying as ft,placed as gt}from"./table.js";function Y(t,e){let n=d(t);return n.kind==="number"?e.querySelector(".bl-number input")?.value.trim()?"":".bl-st-number > div, label.bl-number":n.kind==="turn"?
n.may_check&&!t.pick?.path.length?"":kt(t):n.kind==="cells"?n.may_check?"":".bl-surface":n.kind==="order"?n.may_check?"":".bl-order":y(e,n).written?"":e.querySelector(
".bl-options:not(.bl-why) :checked")?".bl-why":".bl-options"}function kt(t){let{pick:e,groups:n,cover:o}=t;if(o)return'[data-do="reveal"]';if(ft(t,"ask").length)
return".bl-pick, .bl-asks";if(e?.path.length){let i=gt(t);return e.choices.some(({key:u})=>!i.has(u))&&!e.targets.length?".bl-choices":".bl-surface"}let r=ht(t),
s=n.flatMap(({rows:i})=>i.filter(({why:c})=>!c));return s.length<2&&e?.targets.length?".bl-surface":r?`[data-do="pick"][data-pick="${CSS.escape(r.key)}"]`:s.length?
".bl-acts":".bl-surface"}function J(t){function e(n){let{root:o}=n,r=[...o.querySelectorAll(t(n)||"none")],s=r.find(i=>i.getClientRects().length)??r[0];for(let i of o.
querySelectorAll("[data-lit]"))i!==s&&i.removeAttribute("data-lit");s?.setAttribute("data-lit","")}return{key:"lit",listen(n){for(let o of["input","change"])n.root.
addEventListener(o,()=>e(n),{signal:n.signal})},after:e}}import{copied as yt}from"./board.js";import{surface as wt}from"./board.js";import{h as vt}from"./common.js";import{laid as xt,TRAYS as V}from"./table.js";import{
actions as St,turn as Lt}from"./table.js";import{artStyle as $t,lying as X,slots as k}from"./table.js";import{PANELS as Et,tableOf as Ct}from"./table.js";import{
walkthrough as Tt}from"./walkthrough.js";var qt=[...Et,Tt,G];function At(t){let{frame:e,local:n,words:o,area:r,root:s}=t;n.below=!0;let{kind:i,result:c}=d(e),u=i==="turn"&&!c,a=m(d(e)),p=(b,Z=()=>!0)=>!a&&
k(b,e,o,Z);s.classList.add("bl-card"),s.classList.toggle("bl-playing",u);let L=!!X(e,"seats").length||!!X(e,"hand").length;s.classList.toggle("bl-set",L);let w=u||
L||!!d(e).walkthroughs,$=!a&&R(e,n,o,w);return[$t(e),...t.above(),xt(e,{board:wt(e,r,n,o,k("board",e,o)),question:vt("div.bl-question#question",{},Q(e,n,o),w&&$),
turn:u&&Lt(e,o),seats:k("seats",e,o,b=>!V.has(b.kind)),others:p("seats",b=>V.has(b.kind)),hand:k("hand",e,o),costs:!c&&k("costs",e,o),actions:u?b=>St(e,o,b):void 0,
answer:b=>c?j(e,n,o,!b):K(e,n,`bl ${t.link.client}`,o),worked:()=>c?S(e,n,o):null,hints:!w&&$}),yt(n,o)]}function Ft({frame:t,root:e}){return!d(t).result&&Y(t,e)||
".bl-commit .bl-main"}var It=Ct(()=>({panels:[...qt,J(Ft)],content:At,holdsFocus:!0}));export{qt as ASKING,W as INPUTS,G as answering,Q as asked,Y as asks,y as chosen,U as commit,kt as deed,It as default,f as doing,H as enter,R as hints,J as lighting,
_ as outcome,K as prediction,d as questionOf,m as reveals,v as shuffled,O as tone,j as verdict,S as workings};

function tt(t){let e=2166136261;for(let n=0;n<t.length;n++)e=Math.imul(e^t.charCodeAt(n),16777619);return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,
3266489909),(e^e>>>16)>>>0}function v(t,e,n){if(!e)return t;let o=t.filter(({keeps:i})=>!i),r=new Map(o.map(i=>[i,tt(`${e} ${n} ${i.key}`)]));return o.sort((i,a)=>(r.
get(i)??0)-(r.get(a)??0)),t.map(i=>i.keeps?i:o.shift())}import{button as b,h as s}from"./common.js";import{icon as I,token as et}from"./common.js";import{ruled as $,tool as E}from"./common.js";import{tools as nt}from"./table.js";
import{bar as ot,receipt as rt}from"./table.js";import{ways as T}from"./walkthrough.js";var q=60,d=t=>t.question,p=({result:t})=>!!t&&(t.right||t.told);function Q(t,e,n){let o=d(t);return s("header.bl-asked#asked",{},s("div.bl-asked-line",{},s("sma\
ll",{},s("span.bl-kind",{},o.checkpoint," "),o.topic?s("b",{},o.topic):s("code",{},o.id)),s("div.bl-tools",{},...t.languages.filter(({key:r})=>r!==t.lang).map(({
key:r,label:i})=>b({class:"bl-ibtn bl-tongue","data-do":"language","data-pick":r,lang:r,title:n.language},i)),o.part&&b({class:"bl-ibtn","data-do":"whole","aria\
-label":o.part,title:o.part},I(n,"part")),nt(t,e,n))),s("div.bl-title",{},s("h3",{},o.title),s("small",{},o.worth)),s("p",{class:p(o)?"bl-asked-before":null,title:p(
o)?o.question:null},o.question))}var W={number:it,choice:A,legal:A,cells:st,turn:at,order:lt};function R(t){t?.focus({preventScroll:!0}),t?.select?.()}var h=(t,e,n)=>b(
{class:n,"data-do":t,"data-k":t},e);function it(t){return s("label.bl-number",{},t.number,s("input#number",{type:"text",inputmode:"numeric",maxlength:24,autocomplete:"\
off"}))}function A(t,e){let n=v(t.choices.map((r,i)=>({...r,value:r.before,n:i})),t.seed,t.id),o=v(t.reasons.map((r,i)=>({...r,value:r.key,n:i})),t.seed,t.id);return o.
length?s("div.bl-both",{},x(t,"bl-options bl-short",t.answer,e,n),x(t,"bl-options bl-why",t.why,`${e} why`,o)):x(t,"bl-options",t.answer,e,n)}function x(t,e,n,o,r){
return s("fieldset",{class:e},s("legend",{},n),...r.map(({key:i,label:a,value:c,n:u,says:l,chosen:g})=>s("label",{"data-k":`option ${t.id} ${n} ${i}`},s("input",
{type:"radio",name:o,value:c,checked:g,"data-n":u+1}),s("span",{},a,l&&s("small",{},l)))))}var F=(t,e)=>t.querySelector(`${e} input:checked`);function y(t,e){let n=F(
t,".bl-options:not(.bl-why)"),o=F(t,".bl-why");return n?e.reasons.length&&!o?{written:"",missing:e.no_reason}:{written:n.value+(o?.value??""),missing:""}:{written:"",
missing:e.nothing}}function st(t){return s("p.bl-cells",{},t.picked)}function at(t,e,n,o){return s("div.bl-played",{},s("p.bl-cells",{},t.picked),s("small",{},t.
may_undo),b({class:"bl-quiet","data-do":"undo","aria-disabled":o.time.can_undo?null:"true"},n.undo))}function lt(t){let e=t.steps.length-1;return s("div.bl-orde\
r",{role:"group","aria-label":t.order},s("b",{},t.order),s("ol",{},...t.steps.map((n,o)=>s("li",{"data-k":`step ${n.key}`},s("i",{"aria-hidden":"true"},o+1),s("\
span",{},n.label),M("up",n.key,n.up,"↑",o===0),M("down",n.key,n.down,"↓",o===e)))))}var M=(t,e,n,o,r)=>b({class:"bl-ibtn","data-do":t,"data-pick":e,"aria-la\
bel":n,title:n,"aria-disabled":r?"true":null},o);function _(t,e,n,o){let{title:r,rungs:i}=d(t).hints,a=i.filter(l=>l.open).at(-1)?.key,c=i.some(l=>l.open&&l.key===
e.rung)||e.rung==="-"?e.rung:a,u=!o||e.rungs;return s("section.bl-hints#hints",{role:"group","aria-label":r},o?b({class:"bl-quiet bl-fold-hints","data-do":"rung\
s","aria-expanded":String(u)},r,I(n,u?"up":"down")):s("b",{},r),u&&s("ol",{},...i.map((l,g)=>s("li",{class:l.open?l.key===c?"bl-open":"bl-open bl-shut":null,"da\
ta-k":`rung ${l.key}`},l.open?s("div",{},b({class:"bl-again-hint","data-do":"rung","data-pick":l.key,"aria-expanded":String(l.key===c)},s("i",{"aria-hidden":"tr\
ue"},g+1),s("small",{},l.label),s("b",{},l.price)),s("p",{},l.text)):b({class:"bl-hint","data-do":"hint","data-pick":l.key,"aria-disabled":l.may?null:"true"},s(
"span",{"aria-hidden":l.says&&"true"},l.label),s("b",{"aria-hidden":l.says&&"true"},l.price),l.says&&s("span.bl-unseen",{},l.says))))))}function ct(t){let n=(t.
length>q?[/[.!?] /,/: /].map(o=>t.search(o)):[]).find(o=>o>0&&o<q);return n?[t.slice(0,n+1).replace(/:$/,"."),t.slice(n+2)]:[t,""]}function H(t,e,n,o=!0,r=!1){let i=d(
t),a=i.result,[c,u]=p(i)?ct(a.headline):[a.headline,""];return[s("p.bl-headline",{tabindex:-1},a.kicker&&s("span",{},`${a.kicker} `),s("b",{},c),!p(i)&&s("small",
{class:i.walkthroughs?"bl-unseen":null},a.given)),u&&!i.walkthroughs&&s("p.bl-played-so",{},u),p(i)&&T(i.walkthroughs,e,n),s("p",{},a.message,a.looked&&` ${a.looked}`),
!p(i)&&T(i.walkthroughs,e,n),o&&S(t,e,n,r&&!!i.walkthroughs&&!!t.receipt?.title),s("p",{class:a.rule&&"bl-ruled"},a.rule&&[s("b",{},$({...a,dispute:""}))," ",s(
"span.bl-statement",{},a.statement),a.dispute&&" "],$({...a,rule:""}))]}var O=t=>t.right?"bl-good":t.told||t.solved?"bl-told":"bl-bad",S=(t,e,n,o)=>t.receipt?.
together?ut(t.receipt,e,n,o):rt(t,e,n,!o);function ut(t,e,n,o){let r=!o||e.bill||e.walk>=0;return s("section.bl-rcpt#receipt",{class:r?"bl-open":null,role:"grou\
p","aria-label":t.title||null},o&&ot(n,r,s("h3",{},t.title)),r&&s("div.bl-rhead",{},!o&&t.title&&s("h3",{},t.title),t.lines.length>1&&s("div.bl-walk",{role:"gro\
up","aria-label":n.walk},s("span.bl-unseen",{},n.walk),E(n,"back",n.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":e.walk<0?"true":null}),E(n,"on",n.step_on,
{"data-do":"walk","data-at":1}))),r&&s("div.bl-lines",{},...t.lines.map((i,a)=>b({class:i.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":a,"d\
ata-rule":i.rule||null,"data-title":i.title,"aria-pressed":String(a===e.walk),tabindex:a===Math.max(0,e.walk)?0:-1},s("span",{class:i.seat<0?null:"bl-whose"},i.
seat>=0&&et(n,i.seat,16),i.label),s("span.bl-sum",{},i.sum),s("b",{},i.value??i.points))),typeof t.total=="number"&&s("div.bl-total",{},s("span",{},n.total),s("\
b",{},t.total))))}import{noticed as P}from"./board.js";import{h as f}from"./common.js";function N(t,e,n,o){let r=t.next?[e,n]:n;return f("div.bl-commit#commit",{},!t.next&&e,r.flat().some(Boolean)&&f("div.bl-else",{},r),t.next&&h("next",t.next,o?"\
bl-again":"bl-main"),o)}function K(t,e,n,o){let r=d(t),i=W[r.kind](r,n,o,t),a=N(r,P(e,o)||f("small",{},r.later),[r.away&&h("back",r.back,"bl-quiet")],h("answer",
r.commit,"bl-main"));return r.kind==="turn"?f("div.bl-predict#predict",{},i,a):[f("div.bl-predict#predict",{},i),a]}function j(t,e,n,o){let r=d(t),i=r.result,a=p(
r)?i.fresh&&(i.told||r.away)?"fresh":r.next?"next":i.right?"":"again":"again",c=[r.away&&h("back",r.back,"bl-quiet"),a!=="again"&&h("again",r.again,i.right||i.fresh?
"bl-quiet":"bl-again"),i.may_tell&&h("tell",r.tell,"bl-quiet"),i.fresh&&a!=="fresh"&&h("fresh",r.fresh,a==="again"?"bl-quiet":"bl-again")],u=(a==="fresh"||a==="\
again")&&h(a,r[a],"bl-main");return[f("div.bl-verdict#verdict",{class:O(i)},H(t,e,n,o,!0)),N(r,P(e,n)||f("small",{},r.state),c,u)]}import{light as B}from"./board.js";import{watch as dt}from"./table.js";var D=new WeakMap;function U(t){let{frame:e,local:n,root:o}=t,r=d(e),i=o.querySelector(".bl-number input"),a=["choice","legal"].includes(r.kind)?y(o,r):void 0,c=r.
kind==="number"?i?.value.trim():a?.written;if(!(["number","choice","legal"].includes(r.kind)?c:r.kind!=="cells"||e.pick?.keys.length)){let l=a?.missing||r.nothing;
return Object.assign(n,{notice:l,about:""}),t.speak(l,!0),t.draw()}return o.style.minHeight=`${o.getBoundingClientRect().height}px`,t.ask("pick",{key:`answer:${c??
""}`})}function z(t,e){let{local:n}=t,o=e.getAttribute("data-pick")??"";e.getAttribute("data-do")==="rungs"?n.rungs=!n.rungs:n.rung=n.rung===o?"-":o,dt(t,!1),t.
draw()}function pt(t,e){let n=e.getAttribute("data-do");n==="hint"&&(t.local.rung=""),t.ask("pick",{key:`${n}:${e.getAttribute("data-pick")??""}`})}var mt=["aga\
in","whole","hint","tell","up","down","fresh","next","back"],G={key:"question",on:{answer:U,rungs:z,rung:z,...Object.fromEntries(mt.map(t=>[t,pt]))},listen(t){let{
local:e,root:n,signal:o}=t,r=a=>{let c=a.target;a.key==="Enter"&&!a.isComposing&&c.matches(".bl-number input, .bl-options input")&&U(t)};n.addEventListener("key\
down",r,{signal:o});let i=()=>e.notice&&(e.notice="",t.draw());n.addEventListener("input",i,{signal:o})},acts(t,e){let[n,o]=["do","pick"].map(r=>e.getAttribute(
`data-${r}`)??"");D.set(t,`[data-do="${n}"][data-pick="${o}"]`)},changing({frame:t,local:e,root:n}){let o=d(t)?.result;o?e.tab=o.seat:n.style.minHeight=""},marks(t){
let{root:e,frame:n,local:o,over:r}=t,i=d(n),a=i?.result,c=r?.line!==void 0||o.walk>=0||t.focused()?.closest?.(".bl-rline"),u=i&&!i.drawn;for(let l of e.querySelectorAll(
".bl-hit")){let g=l.getAttribute("data-place")??"";l.classList.toggle("bl-mine",!!u&&!!n.pick?.keys.includes(g)),l.classList.toggle("bl-wrong",!!u&&!!a?.wrong.includes(
g))}!a||c||(u?B(e,a.lit,a.focus):i.walkthroughs?.at&&B(e,a.lit,[]))},refocus(t){let e=r=>t.root.querySelector(r),n=D.get(t),o=n&&e(n)||n?.includes('"hint"')&&e(
".bl-hint:not([aria-disabled])")||e(".bl-told + .bl-commit .bl-main")||e('.bl-number input, .bl-options input, [data-do="up"], .bl-commit .bl-main:not([data-do=\
answer]), [data-do="again"], [data-do="answer"]');return o&&R(o),!!o}};import{onlyDeed as bt}from"./table.js";import{lying as ht,placed as gt}from"./table.js";function Y(t,e){let n=d(t);return n.kind==="number"?e.querySelector(".bl-number input")?.value.trim()?"":".bl-st-number > div, label.bl-number":n.kind==="turn"?
n.may_check&&!t.pick?.path.length?"":ft(t):n.kind==="cells"?n.may_check?"":".bl-surface":n.kind==="order"?n.may_check?"":".bl-order":y(e,n).written?"":e.querySelector(
".bl-options:not(.bl-why) :checked")?".bl-why":".bl-options"}function ft(t){let{pick:e,groups:n,cover:o}=t;if(o)return'[data-do="reveal"]';if(ht(t,"ask").length)
return".bl-asks";if(e?.path.length){let a=gt(t);return e.choices.some(({key:u})=>!a.has(u))&&!e.targets.length?".bl-choices":".bl-surface"}let r=bt(t),i=n.flatMap(
({rows:a})=>a.filter(({why:c})=>!c));return i.length<2&&e?.targets.length?".bl-surface":r?`[data-do="pick"][data-pick="${CSS.escape(r.key)}"]`:i.length?".bl-act\
s":".bl-surface"}function J(t){function e(n){let{root:o}=n,r=[...o.querySelectorAll(t(n)||"none")],i=r.find(a=>a.getClientRects().length)??r[0];for(let a of o.querySelectorAll(
"[data-lit]"))a!==i&&a.removeAttribute("data-lit");i?.setAttribute("data-lit","")}return{key:"lit",listen(n){for(let o of["input","change"])n.root.addEventListener(
o,()=>e(n),{signal:n.signal})},after:e}}import{copied as kt}from"./board.js";import{surface as yt}from"./board.js";import{h as wt}from"./common.js";import{laid as vt,TRAYS as V}from"./table.js";import{
actions as xt,turn as St}from"./table.js";import{artStyle as Lt,lying as X,slots as k}from"./table.js";import{PANELS as Ct,tableOf as $t}from"./table.js";import{
walkthrough as Et}from"./walkthrough.js";var Tt=[...Ct,Et,G];function qt(t){let{frame:e,local:n,words:o,area:r,root:i}=t;n.below=!0;let{kind:a,result:c}=d(e),u=a==="turn"&&!c,l=p(d(e)),g=(m,Z=()=>!0)=>!l&&
k(m,e,o,Z);i.classList.add("bl-card"),i.classList.toggle("bl-playing",u);let L=!!X(e,"seats").length||!!X(e,"hand").length;i.classList.toggle("bl-set",L);let w=u||
L||!!d(e).walkthroughs,C=!l&&_(e,n,o,w);return[Lt(e),...t.above(),vt(e,{board:yt(e,r,n,o,k("board",e,o)),question:wt("div.bl-question#question",{},Q(e,n,o),w&&C),
turn:u&&St(e,o),seats:k("seats",e,o,m=>!V.has(m.kind)),others:g("seats",m=>V.has(m.kind)),hand:k("hand",e,o),costs:!c&&k("costs",e,o),actions:u?m=>xt(e,o,m):void 0,
answer:m=>c?j(e,n,o,!m):K(e,n,`bl ${t.link.client}`,o),worked:()=>c?S(e,n,o):null,hints:!w&&C}),kt(n,o)]}function At({frame:t,root:e}){return!d(t).result&&Y(t,e)||
".bl-commit .bl-main"}var Ft=$t(()=>({panels:[...Tt,J(At)],content:qt,holdsFocus:!0}));export{Tt as ASKING,W as INPUTS,G as answering,Q as asked,Y as asks,y as chosen,U as commit,ft as deed,Ft as default,h as doing,R as enter,_ as hints,J as lighting,
H as outcome,K as prediction,d as questionOf,p as reveals,v as shuffled,O as tone,j as verdict,S as workings};

function X(t){let e=2166136261;for(let n=0;n<t.length;n++)e=Math.imul(e^t.charCodeAt(n),16777619);return e=Math.imul(e^e>>>16,2246822507),e=Math.imul(e^e>>>13,3266489909),
(e^e>>>16)>>>0}function y(t,e,n){if(!e)return t;let o=t.filter(({keeps:a})=>!a),s=new Map(o.map(a=>[a,X(`${e} ${n} ${a.key}`)]));return o.sort((a,r)=>(s.get(a)??
0)-(s.get(r)??0)),t.map(a=>a.keeps?a:o.shift())}import{button as b,h as i}from"./common.js";import{icon as F,token as Z}from"./common.js";import{ruled as C,tool as $}from"./common.js";import{tools as tt}from"./table.js";
import{bar as et,receipt as nt}from"./table.js";import{ways as E}from"./walkthrough.js";var T=60,u=t=>t.question,p=({result:t})=>!!t&&(t.right||t.told);function I(t,e,n){let o=u(t);return i("header.bl-asked#asked",{},i("div.bl-asked-line",{},i("sma\
ll",{},i("span.bl-kind",{},o.checkpoint," "),o.topic?i("b",{},o.topic):i("code",{},o.id)),i("div.bl-tools",{},...t.languages.filter(({key:s})=>s!==t.lang).map(({
key:s,label:a})=>b({class:"bl-ibtn bl-tongue","data-do":"language","data-pick":s,lang:s,title:n.language},a)),o.part&&b({class:"bl-ibtn","data-do":"whole","aria\
-label":o.part,title:o.part},F(n,"part")),tt(t,e,n))),i("div.bl-title",{},i("h3",{},o.title),i("small",{},o.worth)),i("p",{class:p(o)?"bl-asked-before":null,title:p(
o)?o.question:null},o.question))}var M={number:ot,choice:Q,legal:Q,cells:st,turn:at,order:it};function R(t){t?.focus({preventScroll:!0}),t?.select?.()}var h=(t,e,n)=>b(
{class:n,"data-do":t,"data-k":t},e);function ot(t){return i("label.bl-number",{},t.number,i("input#number",{type:"text",inputmode:"numeric",maxlength:24,autocomplete:"\
off"}))}function Q(t,e){let n=y(t.choices.map((s,a)=>({...s,value:s.before,n:a})),t.seed,t.id),o=y(t.reasons.map((s,a)=>({...s,value:s.key,n:a})),t.seed,t.id);return o.
length?i("div.bl-both",{},v(t,"bl-options bl-short",t.answer,e,n),v(t,"bl-options bl-why",t.why,`${e} why`,o)):v(t,"bl-options",t.answer,e,n)}function v(t,e,n,o,s){
return i("fieldset",{class:e},i("legend",{},n),...s.map(({key:a,label:r,value:c,n:d,says:l,chosen:g})=>i("label",{"data-k":`option ${t.id} ${n} ${a}`},i("input",
{type:"radio",name:o,value:c,checked:g,"data-n":d+1}),i("span",{},r,l&&i("small",{},l)))))}var W=(t,e)=>t.querySelector(`${e} input:checked`);function q(t,e){let n=W(
t,".bl-options:not(.bl-why)"),o=W(t,".bl-why");return n?e.reasons.length&&!o?{written:"",missing:e.no_reason}:{written:n.value+(o?.value??""),missing:""}:{written:"",
missing:e.nothing}}function st(t){return i("p.bl-cells",{},t.picked)}function at(t,e,n,o){return i("div.bl-played",{},i("p.bl-cells",{},t.picked),i("small",{},t.
may_undo),b({class:"bl-quiet","data-do":"undo","aria-disabled":o.time.can_undo?null:"true"},n.undo))}function it(t){let e=t.steps.length-1;return i("div.bl-orde\
r",{role:"group","aria-label":t.order},i("b",{},t.order),i("ol",{},...t.steps.map((n,o)=>i("li",{"data-k":`step ${n.key}`},i("i",{"aria-hidden":"true"},o+1),i("\
span",{},n.label),A("up",n.key,n.up,"↑",o===0),A("down",n.key,n.down,"↓",o===e)))))}var A=(t,e,n,o,s)=>b({class:"bl-ibtn","data-do":t,"data-pick":e,"aria-la\
bel":n,title:n,"aria-disabled":s?"true":null},o);function H(t,e,n,o){let{title:s,rungs:a}=u(t).hints,r=a.filter(l=>l.open).at(-1)?.key,c=a.some(l=>l.open&&l.key===
e.rung)||e.rung==="-"?e.rung:r,d=!o||e.rungs;return i("section.bl-hints#hints",{role:"group","aria-label":s},o?b({class:"bl-quiet bl-fold-hints","data-do":"rung\
s","aria-expanded":String(d)},s,F(n,d?"up":"down")):i("b",{},s),d&&i("ol",{},...a.map((l,g)=>i("li",{class:l.open?l.key===c?"bl-open":"bl-open bl-shut":null,"da\
ta-k":`rung ${l.key}`},l.open?i("div",{},b({class:"bl-again-hint","data-do":"rung","data-pick":l.key,"aria-expanded":String(l.key===c)},i("i",{"aria-hidden":"tr\
ue"},g+1),i("small",{},l.label),i("b",{},l.price)),i("p",{},l.text)):b({class:"bl-hint","data-do":"hint","data-pick":l.key,"aria-disabled":l.may?null:"true"},i(
"span",{"aria-hidden":l.says&&"true"},l.label),i("b",{"aria-hidden":l.says&&"true"},l.price),l.says&&i("span.bl-unseen",{},l.says))))))}function rt(t){let n=(t.
length>T?[/[.!?] /,/: /].map(o=>t.search(o)):[]).find(o=>o>0&&o<T);return n?[t.slice(0,n+1).replace(/:$/,"."),t.slice(n+2)]:[t,""]}function N(t,e,n,o=!0,s=!1){let a=u(
t),r=a.result,[c,d]=p(a)?rt(r.headline):[r.headline,""];return[i("p.bl-headline",{tabindex:-1},r.kicker&&i("span",{},`${r.kicker} `),i("b",{},c),!p(a)&&i("small",
{class:a.walkthroughs?"bl-unseen":null},r.given)),d&&!a.walkthroughs&&i("p.bl-played-so",{},d),p(a)&&E(a.walkthroughs,e,n),i("p",{},r.message,r.looked&&` ${r.looked}`),
!p(a)&&E(a.walkthroughs,e,n),o&&x(t,e,n,s&&!!a.walkthroughs&&!!t.receipt?.title),i("p",{class:r.rule&&"bl-ruled"},r.rule&&[i("b",{},C({...r,dispute:""}))," ",i(
"span.bl-statement",{},r.statement),r.dispute&&" "],C({...r,rule:""}))]}var O=t=>t.right?"bl-good":t.told||t.solved?"bl-told":"bl-bad",x=(t,e,n,o)=>t.receipt?.
together?lt(t.receipt,e,n,o):nt(t,e,n,!o);function lt(t,e,n,o){let s=!o||e.bill||e.walk>=0;return i("section.bl-rcpt#receipt",{class:s?"bl-open":null,role:"grou\
p","aria-label":t.title||null},o&&et(n,s,i("h3",{},t.title)),s&&i("div.bl-rhead",{},!o&&t.title&&i("h3",{},t.title),t.lines.length>1&&i("div.bl-walk",{role:"gro\
up","aria-label":n.walk},i("span.bl-unseen",{},n.walk),$(n,"back",n.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":e.walk<0?"true":null}),$(n,"on",n.step_on,
{"data-do":"walk","data-at":1}))),s&&i("div.bl-lines",{},...t.lines.map((a,r)=>b({class:a.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":r,"d\
ata-rule":a.rule||null,"data-title":a.title,"aria-pressed":String(r===e.walk),tabindex:r===Math.max(0,e.walk)?0:-1},i("span",{class:a.seat<0?null:"bl-whose"},a.
seat>=0&&Z(n,a.seat,16),a.label),i("span.bl-sum",{},a.sum),i("b",{},a.value??a.points))),typeof t.total=="number"&&i("div.bl-total",{},i("span",{},n.total),i("b",
{},t.total))))}import{noticed as _}from"./board.js";import{h as f}from"./common.js";function P(t,e,n,o){let s=t.next?[e,n]:n;return f("div.bl-commit#commit",{},!t.next&&e,s.flat().some(Boolean)&&f("div.bl-else",{},s),t.next&&h("next",t.next,o?"\
bl-again":"bl-main"),o)}function K(t,e,n,o){let s=u(t),a=M[s.kind](s,n,o,t),r=P(s,_(e,o)||f("small",{},s.later),[s.away&&h("back",s.back,"bl-quiet")],h("answer",
s.commit,"bl-main"));return s.kind==="turn"?f("div.bl-predict#predict",{},a,r):[f("div.bl-predict#predict",{},a),r]}function j(t,e,n,o){let s=u(t),a=s.result,r=p(
s)?a.fresh&&(a.told||s.away)?"fresh":s.next?"next":a.right?"":"again":"again",c=[s.away&&h("back",s.back,"bl-quiet"),r!=="again"&&h("again",s.again,a.right||a.fresh?
"bl-quiet":"bl-again"),a.may_tell&&h("tell",s.tell,"bl-quiet"),a.fresh&&r!=="fresh"&&h("fresh",s.fresh,r==="again"?"bl-quiet":"bl-again")],d=(r==="fresh"||r==="\
again")&&h(r,s[r],"bl-main");return[f("div.bl-verdict#verdict",{class:O(a)},N(t,e,n,o,!0)),P(s,_(e,n)||f("small",{},s.state),c,d)]}import{light as B}from"./board.js";import{watch as ct}from"./table.js";var U=new WeakMap;function z(t){let{frame:e,local:n,root:o}=t,s=u(e),a=o.querySelector(".bl-number input"),r=["choice","legal"].includes(s.kind)?q(o,s):void 0,c=s.
kind==="number"?a?.value.trim():r?.written;if(!(["number","choice","legal"].includes(s.kind)?c:s.kind!=="cells"||e.pick?.keys.length)){let l=r?.missing||s.nothing;
return Object.assign(n,{notice:l,about:""}),t.speak(l,!0),t.draw()}return o.style.minHeight=`${o.getBoundingClientRect().height}px`,t.ask("pick",{key:`answer:${c??
""}`})}function D(t,e){let{local:n}=t,o=e.getAttribute("data-pick")??"";e.getAttribute("data-do")==="rungs"?n.rungs=!n.rungs:n.rung=n.rung===o?"-":o,ct(t,!1),t.
draw()}function dt(t,e){let n=e.getAttribute("data-do");n==="hint"&&(t.local.rung=""),t.ask("pick",{key:`${n}:${e.getAttribute("data-pick")??""}`})}var ut=["aga\
in","whole","hint","tell","up","down","fresh","next","back"],G={key:"question",on:{answer:z,rungs:D,rung:D,...Object.fromEntries(ut.map(t=>[t,dt]))},listen(t){let{
local:e,root:n,signal:o}=t,s=r=>{let c=r.target;r.key==="Enter"&&!r.isComposing&&c.matches(".bl-number input, .bl-options input")&&z(t)};n.addEventListener("key\
down",s,{signal:o});let a=()=>e.notice&&(e.notice="",t.draw());n.addEventListener("input",a,{signal:o})},acts(t,e){let[n,o]=["do","pick"].map(s=>e.getAttribute(
`data-${s}`)??"");U.set(t,`[data-do="${n}"][data-pick="${o}"]`)},changing({frame:t,local:e,root:n}){let o=u(t)?.result;o?e.tab=o.seat:n.style.minHeight=""},marks(t){
let{root:e,frame:n,local:o,over:s}=t,a=u(n),r=a?.result,c=s?.line!==void 0||o.walk>=0||t.focused()?.closest?.(".bl-rline"),d=a&&!a.drawn;for(let l of e.querySelectorAll(
".bl-hit")){let g=l.getAttribute("data-place")??"";l.classList.toggle("bl-mine",!!d&&!!n.pick?.keys.includes(g)),l.classList.toggle("bl-wrong",!!d&&!!r?.wrong.includes(
g))}!r||c||(d?B(e,r.lit,r.focus):a.walkthroughs?.at&&B(e,r.lit,[]))},refocus(t){let e=s=>t.root.querySelector(s),n=U.get(t),o=n&&e(n)||n?.includes('"hint"')&&e(
".bl-hint:not([aria-disabled])")||e(".bl-told + .bl-commit .bl-main")||e('.bl-number input, .bl-options input, [data-do="up"], .bl-commit .bl-main:not([data-do=\
answer]), [data-do="again"], [data-do="answer"]');return o&&R(o),!!o}};import{copied as pt}from"./board.js";import{surface as mt}from"./board.js";import{h as bt}from"./common.js";import{laid as ht,TRAYS as Y}from"./table.js";import{
actions as gt,turn as ft}from"./table.js";import{artStyle as kt,lying as J,slots as k}from"./table.js";import{PANELS as wt,tableOf as yt}from"./table.js";import{
walkthrough as vt}from"./walkthrough.js";var xt=[...wt,vt,G];function St(t){let{frame:e,local:n,words:o,area:s,root:a}=t;n.below=!0;let{kind:r,result:c}=u(e),d=r==="turn"&&!c,l=p(u(e)),g=(m,V=()=>!0)=>!l&&
k(m,e,o,V);a.classList.add("bl-card"),a.classList.toggle("bl-playing",d);let S=!!J(e,"seats").length||!!J(e,"hand").length;a.classList.toggle("bl-set",S);let w=d||
S||!!u(e).walkthroughs,L=!l&&H(e,n,o,w);return[kt(e),...t.above(),ht(e,{board:mt(e,s,n,o,k("board",e,o)),question:bt("div.bl-question#question",{},I(e,n,o),w&&L),
turn:d&&ft(e,o),seats:k("seats",e,o,m=>!Y.has(m.kind)),others:g("seats",m=>Y.has(m.kind)),hand:k("hand",e,o),costs:!c&&k("costs",e,o),actions:d?m=>gt(e,o,m):void 0,
answer:m=>c?j(e,n,o,!m):K(e,n,`bl ${t.link.client}`,o),worked:()=>c?x(e,n,o):null,hints:!w&&L}),pt(n,o)]}var Lt=yt(()=>({panels:xt,content:St,holdsFocus:!0}));export{xt as ASKING,M as INPUTS,G as answering,I as asked,q as chosen,z as commit,Lt as default,h as doing,R as enter,H as hints,N as outcome,K as prediction,u as questionOf,
p as reveals,y as shuffled,O as tone,j as verdict,x as workings};

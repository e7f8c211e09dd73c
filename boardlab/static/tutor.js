import{copied as $,noticed as v}from"./board.js";import{surface as S}from"./board.js";import{button as p,h as t}from"./common.js";import{laid as q,TRAYS as f}from"./table.js";
import{ruled as _}from"./common.js";import{ASKING as F}from"./question.js";import{asks as L,lighting as T}from"./question.js";import{INPUTS as x,outcome as A,questionOf as g,
reveals as C,tone as W,workings as N}from"./question.js";import{tools as I}from"./table.js";import{actions as P,turn as B}from"./table.js";import{artStyle as M,
lying as k,slots as m}from"./table.js";import{tableOf as O}from"./table.js";import{ways as G}from"./walkthrough.js";function K({head:l,about:a,readings:s,columns:e,
mark:i,mark_says:n,source:o,answers:r}){return t("section.bl-belief#belief",{role:"group","aria-label":l},t("h4",{},l),t("small",{},a),t("table",{style:`--mark:${i}\
%`},t("thead.bl-unseen",{},t("tr",{},...e.map(d=>t("th",{scope:"col"},d)))),t("tbody",{},...s.map(({key:d,says:u,percent:c,value:h,tone:b})=>t("tr",{class:b&&`b\
l-reading-${b}`,"data-k":`reading ${d}`},t("th",{scope:"row"},u),t("td",{},t("span.bl-likely",{"aria-hidden":"true"},t("i",{style:`width:${c}%`})),h))))),t("p.b\
l-belief-foot",{},t("small.bl-sure",{},n),p({class:"bl-quiet","data-do":"tutor_answers","aria-expanded":String(!!r)},o)),r?.length&&t("ul.bl-counted",{},...r.map(
({uid:d,says:u,out:c})=>t("li",{"data-k":`counted ${d}`},t("span",{},u),p({class:"bl-quiet","data-do":"leave_out","data-pick":d,"aria-label":`${c}: ${u}`},c)))))}
function R(l,a,s){let{tutor:e}=l,i=g(l),n=e.of>e.done?Array.from({length:e.of},(o,r)=>t("i",{class:r<e.done&&"bl-done"})):[];return t("header.bl-asked#asked",{class:e.
phase==="refute"&&"bl-named"},t("div.bl-asked-line",{},t("small.bl-tutor-line",{},t("b",{},e.title)),t("small.bl-tutor-left",{},t("span",{"aria-hidden":"true"},
...n),e.left),t("div.bl-tools",{},...l.languages.filter(({key:o})=>o!==l.lang).map(({key:o,label:r})=>p({class:"bl-ibtn bl-tongue","data-do":"language","data-pi\
ck":o,lang:o,title:s.language},r)),I(l,a,s))),t("p.bl-kicker",{},e.kicker),e.headline?t("h3.bl-headline",{tabindex:-1},e.headline):[t("h3",{},i.title),t("p",{},
i.question)],...e.says.map(o=>t("p",{class:e.headline?null:"bl-note"},o)),e.both.length>0&&!i.walkthroughs&&t("ul.bl-both-ways",{},...e.both.map(o=>t("li",{},o))),
e.rule&&t("p.bl-ruled",{},t("b",{},_({rule:e.rule,title:e.law,dispute:""}))," ",t("span.bl-statement",{},e.statement)))}var U=({lines:l,lines_label:a})=>l.length>
0&&t("ol.bl-sheet",{"aria-label":a},...l.map(({key:s,title:e,given:i,here:n})=>t("li",{"data-k":`line ${s}`},p({"data-do":"line","data-pick":s,"aria-current":n?
"step":null,title:e},t("span.bl-unseen",{},e),t("small",{},i))))),V=l=>t("ol.bl-steps",{},...g(l).hints.rungs.filter(({text:a})=>a).map(({key:a,label:s,text:e})=>t(
"li",{"data-k":`step ${a}`},t("small",{},s),t("span",{},e))));function Y(l,a,s,e,i){let{tutor:n}=l,o=g(l),r=["ask","guided","free"].includes(n.phase),d=n.phase===
"guided"&&o.result&&!C(o);return[n.phase==="guided"&&!o.result&&V(l),U(n),r&&!o.result&&t("div.bl-predict",{"data-k":`predict ${o.id}`},x[o.kind](o,e,s,l)),r&&o.
result&&t("div.bl-verdict#verdict",{class:W(o.result)},A(l,a,s,!0,!0)),n.phase==="refute"&&[G(o.walkthroughs,a,s),N(l,a,s)],t("div.bl-commit#commit",{},r&&!o.result&&
v(a,s),d&&p({class:"bl-again","data-do":"again","data-k":"again"},o.again),n.lesson&&(i?t("a.bl-main",{href:i},n.lesson):t("small",{},n.line)),n.go?p({class:n.lesson&&
i?"bl-again":"bl-main","data-do":"tutor","data-k":"tutor"},n.go):p({class:"bl-main","data-do":"answer","data-k":"answer"},n.commit))]}function j(l){let{frame:a,
local:s,words:e,area:i,root:n,model:o}=l;s.below=!0;let{tutor:r}=a,{kind:d,result:u}=g(a),c=d==="turn"&&!u&&!r.go;n.classList.add("bl-card","bl-tutor"),n.classList.
toggle("bl-playing",c),n.classList.toggle("bl-set",!!k(a,"seats").length||!!k(a,"hand").length);let h=(b,w=()=>!0)=>!u&&m(b,a,e,w);return[M(a),...l.above(),q(a,
{board:S(a,i,s,e,m("board",a,e)),question:t("div.bl-question#question",{},R(a,s,e)),turn:c&&B(a,e),seats:m("seats",a,e,b=>!f.has(b.kind)),others:h("seats",b=>f.
has(b.kind)),hand:m("hand",a,e),costs:!u&&m("costs",a,e),actions:c?b=>P(a,e,b):void 0,answer:()=>[Y(a,s,e,`bl ${l.link.client}`,o.reading),K(r.belief)],worked:()=>null}),
$(s,e)]}var y=new WeakMap,z={key:"tutor",after(l){let{frame:a,root:s}=l,{phase:e,done:i}=a.tutor,{id:n,result:o}=g(a),[r,d]=[`${e} ${i} ${n} ${!!o}`,y.get(l)];if(y.
set(l,r),d===void 0||d===r)return;let u=s.querySelector(".bl-verdict")??s.querySelector(".bl-asked");for(let c of[u,u?.querySelector(".bl-headline, h3")])c?.scrollIntoView?.(
{block:"nearest"})},on:{tutor:l=>l.ask("tutor"),tutor_answers:l=>l.ask("tutor_answers"),line:(l,a)=>l.ask("line",{key:a.getAttribute("data-pick")??""}),leave_out:(l,a)=>l.
ask("leave_out",{key:a.getAttribute("data-pick")??""})}},D=({frame:l,root:a})=>!l.tutor.go&&L(l,a)||".bl-commit .bl-main",E=O(()=>({panels:[...F,z,T(D)],content:j,
holdsFocus:!0}));export{E as default};

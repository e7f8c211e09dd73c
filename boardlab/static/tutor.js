import{copied as v,noticed as w}from"./board.js";import{surface as S}from"./board.js";import{button as m,h as t}from"./common.js";import{laid as q,TRAYS as f}from"./table.js";
import{ruled as $}from"./common.js";import{ASKING as _}from"./question.js";import{asks as L,lighting as x}from"./question.js";import{INPUTS as C,outcome as F,questionOf as g,
reveals as T,tone as A,workings as N}from"./question.js";import{tools as P}from"./table.js";import{actions as W,turn as B}from"./table.js";import{artStyle as I,
lying as k,slots as p}from"./table.js";import{tableOf as O}from"./table.js";function G({head:a,about:l,readings:s,columns:e,mark:u,mark_says:n,source:o,answers:r}){
return t("section.bl-belief#belief",{role:"group","aria-label":a},t("h4",{},a),t("small",{},l),t("table",{style:`--mark:${u}%`},t("thead.bl-unseen",{},t("tr",{},
...e.map(i=>t("th",{scope:"col"},i)))),t("tbody",{},...s.map(({key:i,says:c,percent:b,value:h,tone:d})=>t("tr",{class:d&&`bl-reading-${d}`,"data-k":`reading ${i}`},
t("th",{scope:"row"},c),t("td",{},t("span.bl-likely",{"aria-hidden":"true"},t("i",{style:`width:${b}%`})),h))))),t("p.bl-belief-foot",{},t("small.bl-mark",{},n),
m({class:"bl-quiet","data-do":"tutor_answers","aria-expanded":String(!!r)},o)),r?.length&&t("ul.bl-counted",{},...r.map(({uid:i,says:c,out:b})=>t("li",{"data-k":`\
counted ${i}`},t("span",{},c),m({class:"bl-quiet","data-do":"leave_out","data-pick":i,"aria-label":`${b}: ${c}`},b)))))}function K(a,l,s){let{tutor:e}=a,u=g(a),
n=e.of>e.done?Array.from({length:e.of},(o,r)=>t("i",{class:r<e.done&&"bl-done"})):[];return t("header.bl-asked#asked",{class:e.phase==="refute"&&"bl-named"},t("\
div.bl-asked-line",{},t("small.bl-tutor-line",{},t("b",{},e.title)),t("small.bl-left-over",{},t("span",{"aria-hidden":"true"},...n),e.left),t("div.bl-tools",{},
...a.languages.filter(({key:o})=>o!==a.lang).map(({key:o,label:r})=>m({class:"bl-ibtn bl-tongue","data-do":"language","data-pick":o,lang:o,title:s.language},r)),
P(a,l,s))),t("p.bl-kicker",{},e.kicker),e.headline?t("h3.bl-headline",{tabindex:-1},e.headline):[t("h3",{},u.title),t("p",{},u.question)],...e.says.map(o=>t("p",
{class:e.headline?null:"bl-note"},o)),e.both.length>0&&t("ul.bl-both-ways",{},...e.both.map(o=>t("li",{},o))),e.rule&&t("p.bl-ruled",{},t("b",{},$({rule:e.rule,
title:e.law,dispute:""}))," ",t("span.bl-statement",{},e.statement)))}var R=a=>t("ol.bl-steps",{},...g(a).hints.rungs.filter(({text:l})=>l).map(({key:l,label:s,
text:e})=>t("li",{"data-k":`step ${l}`},t("small",{},s),t("span",{},e))));function U(a,l,s,e,u){let{tutor:n}=a,o=g(a),r=["ask","guided","free"].includes(n.phase),
i=r&&o.result&&!T(o)&&n.phase==="guided";return[n.phase==="guided"&&!o.result&&R(a),r&&!o.result&&t("div.bl-predict#predict",{},C[o.kind](o,e,s,a)),r&&o.result&&
t("div.bl-verdict#verdict",{class:A(o.result)},F(a,l,s,!0,!0)),n.phase==="refute"&&N(a,l,s),t("div.bl-commit#commit",{},r&&!o.result&&w(l,s),i&&m({class:"bl-aga\
in","data-do":"again","data-k":"again"},o.again),n.lesson&&(u?t("a.bl-again",{href:u},n.lesson):t("small",{},n.line)),n.go?m({class:"bl-main","data-do":"tutor",
"data-k":"tutor"},n.go):m({class:"bl-main","data-do":"answer","data-k":"answer"},o.commit))]}function Y(a){let{frame:l,local:s,words:e,area:u,root:n,model:o}=a;
s.below=!0;let{tutor:r}=l,{kind:i,result:c}=g(l),b=i==="turn"&&!c&&!r.go;n.classList.add("bl-card","bl-tutor"),n.classList.toggle("bl-playing",b),n.classList.toggle(
"bl-set",!!k(l,"seats").length||!!k(l,"hand").length);let h=(d,y=()=>!0)=>!c&&p(d,l,e,y);return[I(l),...a.above(),q(l,{board:S(l,u,s,e,p("board",l,e)),question:t(
"div.bl-question#question",{},K(l,s,e)),turn:b&&B(l,e),seats:p("seats",l,e,d=>!f.has(d.kind)),others:h("seats",d=>f.has(d.kind)),hand:p("hand",l,e),costs:!c&&p(
"costs",l,e),actions:b?d=>W(l,e,d):void 0,answer:()=>[U(l,s,e,`bl ${a.link.client}`,o.reading),G(r.belief)],worked:()=>null}),v(s,e)]}var j={key:"tutor",on:{tutor:a=>a.
ask("tutor"),tutor_answers:a=>a.ask("tutor_answers"),leave_out:(a,l)=>a.ask("leave_out",{key:l.getAttribute("data-pick")??""})}},z=({frame:a,root:l})=>!a.tutor.
go&&L(a,l)||".bl-commit .bl-main",D=O(()=>({panels:[..._,j,x(z)],content:Y,holdsFocus:!0}));export{D as default};

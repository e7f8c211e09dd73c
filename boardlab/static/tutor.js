import{copied as v,noticed as w}from"./board.js";import{surface as S}from"./board.js";import{button as m,h as t}from"./common.js";import{laid as $,TRAYS as f}from"./table.js";
import{ruled as q}from"./common.js";import{ASKING as _}from"./question.js";import{asks as L,lighting as x}from"./question.js";import{INPUTS as C,outcome as F,questionOf as g,
reveals as T,tone as A,workings as N}from"./question.js";import{tools as P}from"./table.js";import{actions as W,turn as B}from"./table.js";import{artStyle as I,
lying as k,slots as p}from"./table.js";import{tableOf as O}from"./table.js";function G({head:l,about:a,readings:s,columns:e,mark:u,mark_says:n,source:o,answers:i}){
return t("section.bl-belief#belief",{role:"group","aria-label":l},t("h4",{},l),t("small",{},a),t("table",{style:`--mark:${u}%`},t("thead.bl-unseen",{},t("tr",{},
...e.map(r=>t("th",{scope:"col"},r)))),t("tbody",{},...s.map(({key:r,says:c,percent:b,value:h,tone:d})=>t("tr",{class:d&&`bl-reading-${d}`,"data-k":`reading ${r}`},
t("th",{scope:"row"},c),t("td",{},t("span.bl-likely",{"aria-hidden":"true"},t("i",{style:`width:${b}%`})),h))))),t("p.bl-belief-foot",{},t("small.bl-mark",{},n),
m({class:"bl-quiet","data-do":"tutor_answers","aria-expanded":String(!!i)},o)),i?.length&&t("ul.bl-counted",{},...i.map(({uid:r,says:c,out:b})=>t("li",{"data-k":`\
counted ${r}`},t("span",{},c),m({class:"bl-quiet","data-do":"leave_out","data-pick":r,"aria-label":`${b}: ${c}`},b)))))}function K(l,a,s){let{tutor:e}=l,u=g(l),
n=e.of>e.done?Array.from({length:e.of},(o,i)=>t("i",{class:i<e.done&&"bl-done"})):[];return t("header.bl-asked#asked",{class:e.phase==="refute"&&"bl-named"},t("\
div.bl-asked-line",{},t("small.bl-tutor-line",{},t("b",{},e.title)),t("small.bl-tutor-left",{},t("span",{"aria-hidden":"true"},...n),e.left),t("div.bl-tools",{},
...l.languages.filter(({key:o})=>o!==l.lang).map(({key:o,label:i})=>m({class:"bl-ibtn bl-tongue","data-do":"language","data-pick":o,lang:o,title:s.language},i)),
P(l,a,s))),t("p.bl-kicker",{},e.kicker),e.headline?t("h3.bl-headline",{tabindex:-1},e.headline):[t("h3",{},u.title),t("p",{},u.question)],...e.says.map(o=>t("p",
{class:e.headline?null:"bl-note"},o)),e.both.length>0&&t("ul.bl-both-ways",{},...e.both.map(o=>t("li",{},o))),e.rule&&t("p.bl-ruled",{},t("b",{},q({rule:e.rule,
title:e.law,dispute:""}))," ",t("span.bl-statement",{},e.statement)))}var R=l=>t("ol.bl-steps",{},...g(l).hints.rungs.filter(({text:a})=>a).map(({key:a,label:s,
text:e})=>t("li",{"data-k":`step ${a}`},t("small",{},s),t("span",{},e))));function U(l,a,s,e,u){let{tutor:n}=l,o=g(l),i=["ask","guided","free"].includes(n.phase),
r=i&&o.result&&!T(o)&&n.phase==="guided";return[n.phase==="guided"&&!o.result&&R(l),i&&!o.result&&t("div.bl-predict",{"data-k":`predict ${o.id}`},C[o.kind](o,e,
s,l)),i&&o.result&&t("div.bl-verdict#verdict",{class:A(o.result)},F(l,a,s,!0,!0)),n.phase==="refute"&&N(l,a,s),t("div.bl-commit#commit",{},i&&!o.result&&w(a,s),
r&&m({class:"bl-again","data-do":"again","data-k":"again"},o.again),n.lesson&&(u?t("a.bl-again",{href:u},n.lesson):t("small",{},n.line)),n.go?m({class:"bl-main",
"data-do":"tutor","data-k":"tutor"},n.go):m({class:"bl-main","data-do":"answer","data-k":"answer"},o.commit))]}function Y(l){let{frame:a,local:s,words:e,area:u,
root:n,model:o}=l;s.below=!0;let{tutor:i}=a,{kind:r,result:c}=g(a),b=r==="turn"&&!c&&!i.go;n.classList.add("bl-card","bl-tutor"),n.classList.toggle("bl-playing",
b),n.classList.toggle("bl-set",!!k(a,"seats").length||!!k(a,"hand").length);let h=(d,y=()=>!0)=>!c&&p(d,a,e,y);return[I(a),...l.above(),$(a,{board:S(a,u,s,e,p("\
board",a,e)),question:t("div.bl-question#question",{},K(a,s,e)),turn:b&&B(a,e),seats:p("seats",a,e,d=>!f.has(d.kind)),others:h("seats",d=>f.has(d.kind)),hand:p(
"hand",a,e),costs:!c&&p("costs",a,e),actions:b?d=>W(a,e,d):void 0,answer:()=>[U(a,s,e,`bl ${l.link.client}`,o.reading),G(i.belief)],worked:()=>null}),v(s,e)]}var j={
key:"tutor",on:{tutor:l=>l.ask("tutor"),tutor_answers:l=>l.ask("tutor_answers"),leave_out:(l,a)=>l.ask("leave_out",{key:a.getAttribute("data-pick")??""})}},z=({
frame:l,root:a})=>!l.tutor.go&&L(l,a)||".bl-commit .bl-main",D=O(()=>({panels:[..._,j,x(z)],content:Y,holdsFocus:!0}));export{D as default};

import{copied as v,noticed as w}from"./board.js";import{surface as S}from"./board.js";import{button as b,h as t}from"./common.js";import{laid as $,TRAYS as f}from"./table.js";
import{ruled as q}from"./common.js";import{ASKING as _}from"./question.js";import{asks as F,lighting as L}from"./question.js";import{INPUTS as x,outcome as A,questionOf as g,
reveals as C,tone as T,workings as N}from"./question.js";import{tools as P}from"./table.js";import{actions as W,turn as B}from"./table.js";import{artStyle as I,
lying as k,slots as m}from"./table.js";import{tableOf as O}from"./table.js";function G({head:l,about:a,readings:n,columns:e,mark:r,mark_says:s,source:o,answers:i}){
return t("section.bl-belief#belief",{role:"group","aria-label":l},t("h4",{},l),t("small",{},a),t("table",{style:`--mark:${r}%`},t("thead.bl-unseen",{},t("tr",{},
...e.map(d=>t("th",{scope:"col"},d)))),t("tbody",{},...n.map(({key:d,says:c,percent:p,value:h,tone:u})=>t("tr",{class:u&&`bl-reading-${u}`,"data-k":`reading ${d}`},
t("th",{scope:"row"},c),t("td",{},t("span.bl-likely",{"aria-hidden":"true"},t("i",{style:`width:${p}%`})),h))))),t("p.bl-belief-foot",{},t("small.bl-mark",{},s),
b({class:"bl-quiet","data-do":"tutor_answers","aria-expanded":String(!!i)},o)),i?.length&&t("ul.bl-counted",{},...i.map(({uid:d,says:c,out:p})=>t("li",{"data-k":`\
counted ${d}`},t("span",{},c),b({class:"bl-quiet","data-do":"leave_out","data-pick":d,"aria-label":`${p}: ${c}`},p)))))}function K(l,a,n){let{tutor:e}=l,r=g(l),
s=e.of>e.done?Array.from({length:e.of},(o,i)=>t("i",{class:i<e.done&&"bl-done"})):[];return t("header.bl-asked#asked",{class:e.phase==="refute"&&"bl-named"},t("\
div.bl-asked-line",{},t("small.bl-tutor-line",{},t("b",{},e.title)),t("small.bl-tutor-left",{},t("span",{"aria-hidden":"true"},...s),e.left),t("div.bl-tools",{},
...l.languages.filter(({key:o})=>o!==l.lang).map(({key:o,label:i})=>b({class:"bl-ibtn bl-tongue","data-do":"language","data-pick":o,lang:o,title:n.language},i)),
P(l,a,n))),t("p.bl-kicker",{},e.kicker),e.headline?t("h3.bl-headline",{tabindex:-1},e.headline):[t("h3",{},r.title),t("p",{},r.question)],...e.says.map(o=>t("p",
{class:e.headline?null:"bl-note"},o)),e.both.length>0&&t("ul.bl-both-ways",{},...e.both.map(o=>t("li",{},o))),e.rule&&t("p.bl-ruled",{},t("b",{},q({rule:e.rule,
title:e.law,dispute:""}))," ",t("span.bl-statement",{},e.statement)))}var R=({lines:l,lines_label:a})=>l.length>0&&t("ol.bl-sheet",{"aria-label":a},...l.map(({key:n,
title:e,given:r,here:s})=>t("li",{"data-k":`line ${n}`},b({"data-do":"line","data-pick":n,"aria-current":s?"step":null},t("span",{},e),t("b",{},r))))),U=l=>t("o\
l.bl-steps",{},...g(l).hints.rungs.filter(({text:a})=>a).map(({key:a,label:n,text:e})=>t("li",{"data-k":`step ${a}`},t("small",{},n),t("span",{},e))));function Y(l,a,n,e,r){
let{tutor:s}=l,o=g(l),i=["ask","guided","free"].includes(s.phase),d=i&&o.result&&!C(o)&&s.phase==="guided";return[s.phase==="guided"&&!o.result&&U(l),R(s),i&&!o.
result&&t("div.bl-predict",{"data-k":`predict ${o.id}`},x[o.kind](o,e,n,l)),i&&o.result&&t("div.bl-verdict#verdict",{class:T(o.result)},A(l,a,n,!0,!0)),s.phase===
"refute"&&N(l,a,n),t("div.bl-commit#commit",{},i&&!o.result&&w(a,n),d&&b({class:"bl-again","data-do":"again","data-k":"again"},o.again),s.lesson&&(r?t("a.bl-aga\
in",{href:r},s.lesson):t("small",{},s.line)),s.go?b({class:"bl-main","data-do":"tutor","data-k":"tutor"},s.go):b({class:"bl-main","data-do":"answer","data-k":"a\
nswer"},s.commit))]}function j(l){let{frame:a,local:n,words:e,area:r,root:s,model:o}=l;n.below=!0;let{tutor:i}=a,{kind:d,result:c}=g(a),p=d==="turn"&&!c&&!i.go;
s.classList.add("bl-card","bl-tutor"),s.classList.toggle("bl-playing",p),s.classList.toggle("bl-set",!!k(a,"seats").length||!!k(a,"hand").length);let h=(u,y=()=>!0)=>!c&&
m(u,a,e,y);return[I(a),...l.above(),$(a,{board:S(a,r,n,e,m("board",a,e)),question:t("div.bl-question#question",{},K(a,n,e)),turn:p&&B(a,e),seats:m("seats",a,e,u=>!f.
has(u.kind)),others:h("seats",u=>f.has(u.kind)),hand:m("hand",a,e),costs:!c&&m("costs",a,e),actions:p?u=>W(a,e,u):void 0,answer:()=>[Y(a,n,e,`bl ${l.link.client}`,
o.reading),G(i.belief)],worked:()=>null}),v(n,e)]}var z={key:"tutor",on:{tutor:l=>l.ask("tutor"),tutor_answers:l=>l.ask("tutor_answers"),line:(l,a)=>l.ask("line",
{key:a.getAttribute("data-pick")??""}),leave_out:(l,a)=>l.ask("leave_out",{key:a.getAttribute("data-pick")??""})}},D=({frame:l,root:a})=>!l.tutor.go&&F(l,a)||".\
bl-commit .bl-main",E=O(()=>({panels:[..._,z,L(D)],content:j,holdsFocus:!0}));export{E as default};

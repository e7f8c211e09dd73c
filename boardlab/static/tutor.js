import{copied as w,noticed as v}from"./board.js";import{surface as S}from"./board.js";import{button as b,h as t}from"./common.js";import{laid as $,TRAYS as f}from"./table.js";
import{ruled as q}from"./common.js";import{ASKING as _}from"./question.js";import{asks as F,lighting as L}from"./question.js";import{INPUTS as x,outcome as A,questionOf as g,
reveals as C,tone as T,workings as N}from"./question.js";import{tools as P}from"./table.js";import{actions as W,turn as B}from"./table.js";import{artStyle as I,
lying as k,slots as m}from"./table.js";import{tableOf as O}from"./table.js";import{ways as G}from"./walkthrough.js";function K({head:l,about:a,readings:s,columns:e,
mark:r,mark_says:n,source:o,answers:i}){return t("section.bl-belief#belief",{role:"group","aria-label":l},t("h4",{},l),t("small",{},a),t("table",{style:`--mark:${r}\
%`},t("thead.bl-unseen",{},t("tr",{},...e.map(d=>t("th",{scope:"col"},d)))),t("tbody",{},...s.map(({key:d,says:c,percent:p,value:h,tone:u})=>t("tr",{class:u&&`b\
l-reading-${u}`,"data-k":`reading ${d}`},t("th",{scope:"row"},c),t("td",{},t("span.bl-likely",{"aria-hidden":"true"},t("i",{style:`width:${p}%`})),h))))),t("p.b\
l-belief-foot",{},t("small.bl-sure",{},n),b({class:"bl-quiet","data-do":"tutor_answers","aria-expanded":String(!!i)},o)),i?.length&&t("ul.bl-counted",{},...i.map(
({uid:d,says:c,out:p})=>t("li",{"data-k":`counted ${d}`},t("span",{},c),b({class:"bl-quiet","data-do":"leave_out","data-pick":d,"aria-label":`${p}: ${c}`},p)))))}
function R(l,a,s){let{tutor:e}=l,r=g(l),n=e.of>e.done?Array.from({length:e.of},(o,i)=>t("i",{class:i<e.done&&"bl-done"})):[];return t("header.bl-asked#asked",{class:e.
phase==="refute"&&"bl-named"},t("div.bl-asked-line",{},t("small.bl-tutor-line",{},t("b",{},e.title)),t("small.bl-tutor-left",{},t("span",{"aria-hidden":"true"},
...n),e.left),t("div.bl-tools",{},...l.languages.filter(({key:o})=>o!==l.lang).map(({key:o,label:i})=>b({class:"bl-ibtn bl-tongue","data-do":"language","data-pi\
ck":o,lang:o,title:s.language},i)),P(l,a,s))),t("p.bl-kicker",{},e.kicker),e.headline?t("h3.bl-headline",{tabindex:-1},e.headline):[t("h3",{},r.title),t("p",{},
r.question)],...e.says.map(o=>t("p",{class:e.headline?null:"bl-note"},o)),e.both.length>0&&!r.walkthroughs&&t("ul.bl-both-ways",{},...e.both.map(o=>t("li",{},o))),
e.rule&&t("p.bl-ruled",{},t("b",{},q({rule:e.rule,title:e.law,dispute:""}))," ",t("span.bl-statement",{},e.statement)))}var U=({lines:l,lines_label:a})=>l.length>
0&&t("ol.bl-sheet",{"aria-label":a},...l.map(({key:s,title:e,given:r,here:n})=>t("li",{"data-k":`line ${s}`},b({"data-do":"line","data-pick":s,"aria-current":n?
"step":null},t("span",{},e),t("b",{},r))))),Y=l=>t("ol.bl-steps",{},...g(l).hints.rungs.filter(({text:a})=>a).map(({key:a,label:s,text:e})=>t("li",{"data-k":`st\
ep ${a}`},t("small",{},s),t("span",{},e))));function j(l,a,s,e,r){let{tutor:n}=l,o=g(l),i=["ask","guided","free"].includes(n.phase),d=i&&o.result&&!C(o)&&n.phase===
"guided";return[n.phase==="guided"&&!o.result&&Y(l),U(n),i&&!o.result&&t("div.bl-predict",{"data-k":`predict ${o.id}`},x[o.kind](o,e,s,l)),i&&o.result&&t("div.b\
l-verdict#verdict",{class:T(o.result)},A(l,a,s,!0,!0)),n.phase==="refute"&&[G(o.walkthroughs,a,s),N(l,a,s)],t("div.bl-commit#commit",{},i&&!o.result&&v(a,s),d&&
b({class:"bl-again","data-do":"again","data-k":"again"},o.again),n.lesson&&(r?t("a.bl-again",{href:r},n.lesson):t("small",{},n.line)),n.go?b({class:"bl-main","d\
ata-do":"tutor","data-k":"tutor"},n.go):b({class:"bl-main","data-do":"answer","data-k":"answer"},n.commit))]}function z(l){let{frame:a,local:s,words:e,area:r,root:n,
model:o}=l;s.below=!0;let{tutor:i}=a,{kind:d,result:c}=g(a),p=d==="turn"&&!c&&!i.go;n.classList.add("bl-card","bl-tutor"),n.classList.toggle("bl-playing",p),n.classList.
toggle("bl-set",!!k(a,"seats").length||!!k(a,"hand").length);let h=(u,y=()=>!0)=>!c&&m(u,a,e,y);return[I(a),...l.above(),$(a,{board:S(a,r,s,e,m("board",a,e)),question:t(
"div.bl-question#question",{},R(a,s,e)),turn:p&&B(a,e),seats:m("seats",a,e,u=>!f.has(u.kind)),others:h("seats",u=>f.has(u.kind)),hand:m("hand",a,e),costs:!c&&m(
"costs",a,e),actions:p?u=>W(a,e,u):void 0,answer:()=>[j(a,s,e,`bl ${l.link.client}`,o.reading),K(i.belief)],worked:()=>null}),w(s,e)]}var D={key:"tutor",on:{tutor:l=>l.
ask("tutor"),tutor_answers:l=>l.ask("tutor_answers"),line:(l,a)=>l.ask("line",{key:a.getAttribute("data-pick")??""}),leave_out:(l,a)=>l.ask("leave_out",{key:a.getAttribute(
"data-pick")??""})}},E=({frame:l,root:a})=>!l.tutor.go&&F(l,a)||".bl-commit .bl-main",H=O(()=>({panels:[..._,D,L(E)],content:z,holdsFocus:!0}));export{H as default};

import{copied as $,noticed as v}from"./board.js";import{surface as S}from"./board.js";import{button as b,h as t}from"./common.js";import{laid as q,TRAYS as f}from"./table.js";
import{ruled as _}from"./common.js";import{ASKING as F}from"./question.js";import{asks as L,lighting as T}from"./question.js";import{INPUTS as x,outcome as A,questionOf as g,
reveals as C,tone as W,workings as N}from"./question.js";import{tools as I}from"./table.js";import{actions as P,turn as B}from"./table.js";import{artStyle as M,
lying as k,slots as m}from"./table.js";import{tableOf as O}from"./table.js";import{ways as G}from"./walkthrough.js";function K({head:l,about:e,readings:s,columns:a,
mark:i,mark_says:n,source:o,answers:r}){return t("section.bl-belief#belief",{role:"group","aria-label":l},t("h4",{},l),t("small",{},e),t("table",{style:`--mark:${i}\
%`},t("thead.bl-unseen",{},t("tr",{},...a.map(d=>t("th",{scope:"col"},d)))),t("tbody",{},...s.map(({key:d,says:u,percent:c,value:h,tone:p})=>t("tr",{class:p&&`b\
l-reading-${p}`,"data-k":`reading ${d}`},t("th",{scope:"row"},u),t("td",{},t("span.bl-likely",{"aria-hidden":"true"},t("i",{style:`width:${c}%`})),h))))),t("p.b\
l-belief-foot",{},t("small.bl-sure",{},n),b({class:"bl-quiet","data-do":"tutor_answers","aria-expanded":String(!!r)},o)),r?.length&&t("ul.bl-counted",{},...r.map(
({uid:d,says:u,out:c})=>t("li",{"data-k":`counted ${d}`},t("span",{},u),b({class:"bl-quiet","data-do":"leave_out","data-pick":d,"aria-label":`${c}: ${u}`},c)))))}
function R(l,e,s){let{tutor:a}=l,i=g(l),n=a.of>a.done?Array.from({length:a.of},(o,r)=>t("i",{class:r<a.done&&"bl-done"})):[];return t("header.bl-asked#asked",{class:a.
phase==="refute"&&"bl-named"},t("div.bl-asked-line",{},t("small.bl-tutor-line",{},t("b",{},a.title)),t("small.bl-tutor-left",{},t("span",{"aria-hidden":"true"},
...n),a.left),t("div.bl-tools",{},...l.languages.filter(({key:o})=>o!==l.lang).map(({key:o,label:r})=>b({class:"bl-ibtn bl-tongue","data-do":"language","data-pi\
ck":o,lang:o,title:s.language},r)),I(l,e,s))),t("p.bl-kicker",{},a.kicker),a.headline?t("h3.bl-headline",{tabindex:-1},a.headline):[t("h3",{},i.title),t("p",{},
i.question)],...a.says.map(o=>t("p",{class:a.headline?null:"bl-note"},o)),a.both.length>0&&!i.walkthroughs&&t("ul.bl-both-ways",{},...a.both.map(o=>t("li",{},o))),
a.rule&&t("p.bl-ruled",{},t("b",{},_({rule:a.rule,title:a.law,dispute:""}))," ",t("span.bl-statement",{},a.statement)))}var U=({lines:l,lines_label:e})=>l.length>
0&&t("ol.bl-sheet",{"aria-label":e},...l.map(({key:s,title:a,given:i,here:n})=>t("li",{"data-k":`line ${s}`},b({"data-do":"line","data-pick":s,"aria-current":n?
"step":null},t("span",{},a),t("b",{},i))))),V=l=>t("ol.bl-steps",{},...g(l).hints.rungs.filter(({text:e})=>e).map(({key:e,label:s,text:a})=>t("li",{"data-k":`st\
ep ${e}`},t("small",{},s),t("span",{},a))));function Y(l,e,s,a,i){let{tutor:n}=l,o=g(l),r=["ask","guided","free"].includes(n.phase),d=r&&o.result&&!C(o)&&n.phase===
"guided";return[n.phase==="guided"&&!o.result&&V(l),U(n),r&&!o.result&&t("div.bl-predict",{"data-k":`predict ${o.id}`},x[o.kind](o,a,s,l)),r&&o.result&&t("div.b\
l-verdict#verdict",{class:W(o.result)},A(l,e,s,!0,!0)),n.phase==="refute"&&[G(o.walkthroughs,e,s),N(l,e,s)],t("div.bl-commit#commit",{},r&&!o.result&&v(e,s),d&&
b({class:"bl-again","data-do":"again","data-k":"again"},o.again),n.lesson&&(i?t("a.bl-again",{href:i},n.lesson):t("small",{},n.line)),n.go?b({class:"bl-main","d\
ata-do":"tutor","data-k":"tutor"},n.go):b({class:"bl-main","data-do":"answer","data-k":"answer"},n.commit))]}function j(l){let{frame:e,local:s,words:a,area:i,root:n,
model:o}=l;s.below=!0;let{tutor:r}=e,{kind:d,result:u}=g(e),c=d==="turn"&&!u&&!r.go;n.classList.add("bl-card","bl-tutor"),n.classList.toggle("bl-playing",c),n.classList.
toggle("bl-set",!!k(e,"seats").length||!!k(e,"hand").length);let h=(p,w=()=>!0)=>!u&&m(p,e,a,w);return[M(e),...l.above(),q(e,{board:S(e,i,s,a,m("board",e,a)),question:t(
"div.bl-question#question",{},R(e,s,a)),turn:c&&B(e,a),seats:m("seats",e,a,p=>!f.has(p.kind)),others:h("seats",p=>f.has(p.kind)),hand:m("hand",e,a),costs:!u&&m(
"costs",e,a),actions:c?p=>P(e,a,p):void 0,answer:()=>[Y(e,s,a,`bl ${l.link.client}`,o.reading),K(r.belief)],worked:()=>null}),$(s,a)]}var y=new WeakMap,z={key:"\
tutor",after(l){let{frame:e,root:s}=l,{phase:a,done:i}=e.tutor,{id:n,result:o}=g(e),[r,d]=[`${a} ${i} ${n} ${!!o}`,y.get(l)];if(y.set(l,r),d===void 0||d===r)return;
let u=s.querySelector(".bl-verdict")??s.querySelector(".bl-asked");for(let c of[u,u?.querySelector(".bl-headline, h3")])c?.scrollIntoView?.({block:"nearest"})},
on:{tutor:l=>l.ask("tutor"),tutor_answers:l=>l.ask("tutor_answers"),line:(l,e)=>l.ask("line",{key:e.getAttribute("data-pick")??""}),leave_out:(l,e)=>l.ask("leav\
e_out",{key:e.getAttribute("data-pick")??""})}},D=({frame:l,root:e})=>!l.tutor.go&&L(l,e)||".bl-commit .bl-main",E=O(()=>({panels:[...F,z,T(D)],content:j,holdsFocus:!0}));export{E as default};

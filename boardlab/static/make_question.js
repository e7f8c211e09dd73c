import{button as k,h as t}from"./common.js";import{icon as m}from"./common.js";import{tool as p}from"./common.js";var l=(a,e,o,n)=>t("label.bl-maker-of",{"data-\
k":`${a} ${o.map(({key:i})=>i).join(" ")}`},t("small",{},e),t("select.bl-seat",{"data-do":"make_question","data-k":a},o.map(({key:i,label:s})=>t("option",{value:`${a}\
:${i}`,selected:i===n},s)))),c=(a,e,o)=>e.length>0&&t("ul",{"data-k":a,lang:o},e.map(n=>t("li",{"data-k":n},n))),u=(a,e)=>[t("div.bl-maker-told",{"data-k":"told"},
t("p",{"data-k":"answer"},t("small",{},e.question_answer)," ",t("b",{},a.answer)),t("div",{"data-k":"wrong",role:"group","aria-label":e.question_wrong},t("small",
{},e.question_wrong),a.wrong.map(({key:o,name:n,answer:i,stands:s})=>k({class:"bl-maker-wrong",role:"checkbox","aria-checked":String(s),"data-do":"make_question",
"data-pick":`wrong:${o}`},t("i",{},s&&m(e,"accept")),t("span",{},n),t("b",{},i))),!a.wrong.length&&t("p",{},e.question_none)),(a.warnings.length>0||a.findings.length>
0)&&t("div.bl-maker-amiss",{"data-k":"amiss",role:"group","aria-label":e.question_gives_away},t("small",{},e.question_gives_away),c("warnings",a.warnings,null),
c("findings",a.findings,"en"))),t("div.bl-maker-entry",{"data-k":"entry"},t("small",{},e.question_entry),k({class:"bl-go","data-do":"copy","data-pick":"question"},
e.question_copy),t("pre",{},t("code",{},a.entry)))],d='.bl-time [data-do="make_question"]',r=new WeakSet,_={key:"make_question",draw({frame:a,words:e}){let o=a.
make_question;return!!o?.open&&t("section.bl-maker#make_question",{role:"group","aria-label":e.make_question},t("div.bl-maker-head",{"data-k":"head"},t("h3",{},
e.make_question),p(e,"close",e.close,{"data-do":"make_question"})),t("div.bl-maker-choices",{"data-k":"choices"},l("topic",e.question_topic,o.topics,o.topic),o.
kinds.length>0&&[l("kind",e.question_kind,o.kinds,o.kind),l("like",e.question_like,o.models,o.like)]),o.why?t("p",{"data-k":"why"},o.why):u(o,e))},on:{make_question:(a,e)=>(e.
closest(".bl-maker-head")&&a.focusOn(a.root.querySelector(d)),!1)},after(a){let e=a.root.querySelector(".bl-maker");for(let n of e?.querySelectorAll("option[sel\
ected]")??[])n.selected=!0;let o=e&&!r.has(a);e?r.add(a):r.delete(a),o&&(a.local.big&&a.enlarge(!1),e.scrollIntoView?.({block:"nearest"}))}};export{_ as makeQuestion};

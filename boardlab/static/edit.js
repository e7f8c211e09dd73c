import{button as E,h as f,picture as K}from"./common.js";import{letterOf as P}from"./common.js";var T=({near:t,near_ended:e,refused:a},r)=>(!!t?.length||!!e)&&!!a&&
f("div.bl-near#near",{role:"group","aria-label":r.near},f("b",{},r.near),t?.map((s,i)=>E({class:"bl-go","data-do":"pick","data-pick":s.key,"data-at-row":i},s.says)),
!!e&&f("span",{},e)),h=new WeakMap;function g(t,e){return h.set(t,e?.target??null),!0}var k=t=>[h.get(t),t.focused()].map(e=>e?.closest?.("[data-at-row]")).find(
e=>t.root.contains(e??null)),j={key:"suggest",instead:({frame:t,words:e})=>T(t,e),onKey(t,e){let{frame:a,local:r}=t,s=e.target;return a.edit?.edits||e.ctrlKey||
e.metaKey||e.altKey||!r.letters||P(e)!=="A"||s.getAttribute("role")!=="gridcell"?!1:(e.stopPropagation(),t.ask("near",{key:s.getAttribute("data-place")??""}),!0)},
changed(t){let{refused:e,near:a,by:r}=t.frame;e&&a===null&&r===t.link.client&&t.link.whisper("near")},marks(t){let{edit:e,near:a}=t.frame,r=k(t);if(t.root.querySelector(
".bl-wraith")?.remove(),!r||e?.edits)return;let s=a?.[Number(r.getAttribute("data-at-row"))]?.ghost??"",i=K(`<svg xmlns="http://www.w3.org/2000/svg"><g class="b\
l-wraith">${s}</g></svg>`);i&&t.root.querySelector(".bl-surface > svg")?.append(...i.children)},onOver(t,e){g(t,e),t.frame.near&&t.marks()}};import{light as F}from"./board.js";import{button as c,h as o}from"./common.js";import{icon as W}from"./common.js";import{letterOf as M}from"./common.js";import{
ruled as N}from"./common.js";var y=t=>(t?.choices??[]).filter(e=>!e.key.startsWith("repair:"));function S({pick:t},e){let a=y(t),r=i=>a.some(l=>l.key===i)?i:"",s=e.code.match(/^(?:Digit|Numpad)(\d)$/)?.[1];
if(e.code==="Backspace"){let i=t?.keys.at(-1)??"";return i.startsWith("digit:")?`less:${i}`:""}return/Enter$/.test(e.code)?r("set"):s===void 0?"":r(`digit:${s}`)||
(a.some(i=>/^(digit:|set$)/.test(i.key))?"":a[Number(s)-1]?.key??"")}var b=(t,e,...a)=>c({class:"bl-go","data-do":"pick","data-pick":t,...e},...a),B=(t,e,a)=>o(
"li.bl-reason-row",{"data-k":`${t.rule} ${t.text}`,"data-at-row":e,tabindex:t.places.length?0:null},o("span",{},t.text," ",N(t)),t.mend&&b(t.mend.key,{title:t.mend.
says,"aria-label":`${a.mend}: ${t.mend.says}`},a.mend)),O=(t,e)=>c({class:"bl-tool bl-act","data-do":"pick","data-pick":t.key,"data-fresh":"1","data-drag":!t.why&&
!t.final&&"pick","aria-pressed":String(!!t.pressed),"aria-disabled":t.why?"true":null,"aria-keyshortcuts":t.letter||null,title:t.why||[t.label,t.note].filter(Boolean).
join(": ")},(e[`icon.${t.key}`]||e[`solid.${t.key}`])&&W(e,t.key),o("span",{},t.label),t.note&&o("small",{},t.note),t.letter&&o("kbd",{"aria-hidden":"true"},t.letter)),
[m,$]=[5,8];function x(t){let{path:e=[]}=t.pick??{},a=y(t.pick);return!e.length||!a.length?null:o("div.bl-pick#inhand",{},o("div.bl-choices",{class:a.length>$?"\
bl-many":null},a.map(r=>b(r.key,{"data-k":r.key},o("b",{},r.label)))))}var R=({misread:t},e)=>o("div.bl-paste",{"data-k":"paste"},o("input#paste",{"aria-label":e.
paste,placeholder:e.paste,autocomplete:"off",spellcheck:"false"}),c({class:"bl-go","data-do":"paste"},e.paste_now),t&&o("code#misread",{"aria-hidden":"true"},t.
before,o("mark",{},t.part),t.after),t?.mended&&c({class:"bl-go","data-do":"paste","data-pick":t.mended},e.mended),o("span",{role:"group","aria-label":e.copy_as},
["text","repr","json"].map(a=>c({class:"bl-go","data-do":"copy","data-pick":a,"data-k":a},a))));function q(t,e,a,r){let[s,i]=e.groups.slice(-2),l=[...e.groups.slice(
0,-2),i],d=Math.max(0,Math.min(r,l.length-1)),n=t.pick?.path.length?y(t.pick).length:0;return o("div.bl-acts.bl-bench#acts",{role:"group","aria-label":a.tools},
n<=$&&o(`div.bl-become.bl-is-${e.status}#become`,{role:"group","aria-label":e.says},o("b",{},W(a,{possible:"accept",puzzle:"part",impossible:"decline"}[e.status]??
""),e.says),e.reasons.length>0&&o("ul",{},e.reasons.map((p,u)=>B(p,u,a))),o("div.bl-choices",{},s.rows.map(p=>b(p.key,{"data-fresh":"1","aria-disabled":p.why?"t\
rue":null,title:p.why||null},p.label)))),n>m&&x(t),n<=m&&o("div.bl-groups",{"data-k":"groups"},l.map(({label:p},u)=>c({"data-do":"group","data-at":u,"aria-press\
ed":String(u===d)},p))),n<=m&&o("div.bl-toolgroup",{role:"group","aria-label":l[d].label,"data-k":`group ${d}`},l[d].rows.map(p=>O(p,a)),l[d]===i&&R(e,a)),n<=m&&
x(t))}var A=({root:t})=>t.querySelector(".bl-paste input");function v(t,e){if(e.hasAttribute("data-pick"))return!1;let a=A(t)?.value.trim();a&&t.ask("paste",{key:a})}
var Q={key:"edit",actions({frame:t,local:e,words:a},r){return t.edit?.edits?q(t,t.edit,a,e.group??0):r()},on:{group:(t,e)=>{t.local.group=Number(e.getAttribute(
"data-at")),t.draw()},paste:v},onAnswer(t,e,a){let r=A(t);r&&a.do==="paste"&&e.answer==="done"&&(r.value="")},onKey(t,e){let{frame:a,local:r}=t,s=e.target;if(!a.
edit?.edits||e.ctrlKey||e.metaKey||e.altKey)return!1;if(s.matches("input"))return e.key==="Enter"&&t.act(t.root.querySelector('[data-do="paste"]'),e),!1;let i=a.
edit.groups.flatMap(n=>n.rows),l=r.letters?i.find(({letter:n})=>n&&n===M(e)):void 0,d=l?l.key:s.matches("button")&&/Enter$/.test(e.code)?"":S(a,e);return d?(e.stopPropagation(),
e.preventDefault(),t.byKeys(!0),t.ask("pick",{key:d,fresh:!!l}),!0):!1},before({local:t,frame:e}){let a=e.pick?.path[0];a&&a!==t.held&&(t.group=e.edit?.edits?e.
edit.groups.findIndex(({rows:r})=>r.some(s=>s.pressed)):void 0),t.held=a},marks(t){let{edit:e}=t.frame,a=e?.edits&&k(t);a&&F(t.root,e.reasons[Number(a.getAttribute(
"data-at-row"))]?.places??[],[])},onOver(t,e){g(t,e)&&t.frame.edit?.edits&&t.marks()}};export{S as chosen,Q as edit,b as go,g as point,k as pointedRow,j as suggest};

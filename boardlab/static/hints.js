import{button as c,h as s}from"./common.js";import{icon as l}from"./common.js";import{watch as k}from"./table.js";function x({title:t,rungs:o},a,n,r){let y=o.filter(
e=>e.open).at(-1)?.key,m=o.some(e=>e.open&&e.key===a.rung)||a.rung==="-"?a.rung:y,i=!r||a.rungs,p=o.find(e=>e.open&&e.key===m);return s("section.bl-hints#hints",
{role:"group","aria-label":t},r?c({class:"bl-quiet bl-fold-hints","data-do":"rungs","aria-expanded":String(i)},t,l(n,i?"up":"down")):s("b",{},t),i&&s("ol",{},...o.
map(e=>s("li",{class:e.open?"bl-open":null,"data-k":`rung ${e.key}`},e.open?c({class:"bl-hint","data-do":"rung","data-pick":e.key,"aria-expanded":String(e===p)},
s("span",{},e.label),l(n,"accept")):c({class:"bl-hint","data-do":"hint","data-pick":e.key,"aria-disabled":e.may?null:"true"},s("span",{"aria-hidden":e.says&&"tr\
ue"},e.label),s("b",{"aria-hidden":e.says&&"true"},e.price),e.says&&s("span.bl-unseen",{},e.says))))),i&&p&&s("p",{"data-k":`told ${p.key}`},p.text))}function H(t,o){
let{local:a}=t,n=o.getAttribute("data-pick")??"";o.getAttribute("data-do")==="rungs"?a.rungs=!a.rungs:a.rung=a.rung===n?"-":n,k(t,!1),t.draw()}import{note as f}from"./board.js";import{letterOf as u}from"./common.js";var d=new WeakMap;function W(t){let{root:o,signal:a}=t,n=r=>{(r.type!=="keydown"||u(r)!==
"H")&&d.delete(t)};for(let r of["keydown","focusin","pointerdown"])o.addEventListener(r,n,{signal:a,capture:!0})}function v(t,o,{repeat:a}){if(a)return!0;let n=o&&
d.get(t)===o.key;return d.delete(t),o?n?t.ask("pick",{key:`hint:${o.key}`}):(d.set(t,o.key),f(t,t.words.sure_hint.replace("{says}",o.says))):f(t,t.words.no_hint),
!0}export{v as askHint,W as heedHints,x as ladder,H as unfold};

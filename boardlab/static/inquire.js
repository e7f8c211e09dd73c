import{light as m}from"./board.js";import{button as p,h as r}from"./common.js";import{icon as q}from"./common.js";import{ruled as f}from"./common.js";import{lying as g}from"./table.js";
var b=(i,t,n)=>r("div.bl-inq#inquiries",{role:"group","aria-label":i.title},p({class:"bl-bar","data-do":"inquiries","aria-expanded":String(t)},r("b",{},i.title),
q(n,t?"up":"down")),t&&i.choices.map(({key:o,label:e})=>[p({class:"bl-go","data-k":o,"data-do":"inquire","data-pick":o,"aria-expanded":String(o===i.open)},e),o===
i.open&&r("div.bl-inq-told",{"data-k":`${o} told`},r("ul",{},i.lines.map(({text:a,rules:l},s)=>r("li",{tabindex:0,"data-inq":s,"data-k":a},a,l.map((c,u)=>[u?" ·\
 ":" ",f(c)])))),r("div.bl-inq-py",{},p({class:"bl-quiet","data-do":"copy","data-pick":"ask"},i.show),r("code",{title:i.python},i.python)))])),d=new WeakMap,x={
key:"inquire",actions({frame:i,local:t,words:n},o){let{asks:e,pick:a}=i;if(!e||g(i,"ask").length)return o();let l=!!t.inquiring&&!a?.path.length;return[!l&&o(),
b(e,l,n)]},on:{inquiries:i=>{i.local.inquiring=!i.local.inquiring,i.draw()},inquire:(i,t)=>{let n=t.getAttribute("data-pick")??"";i.ask("inquire",{key:n===i.frame.
asks?.open?"":n})}},marks(i){let t=[d.get(i),i.focused()?.closest?.("[data-inq]")].find(o=>o&&i.root.contains(o));if(!t)return;let n=i.frame.asks?.lines[Number(
t.getAttribute("data-inq"))];m(i.root,n?.places??[],n?.focus??[])},onOver(i,t){let n=t?.target.closest?.("[data-inq]")??null;n!==(d.get(i)??null)&&(d.set(i,n),i.
marks())}};export{x as inquire};

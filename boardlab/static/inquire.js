import{light as m}from"./board.js";import{button as p,h as e}from"./common.js";import{icon as q}from"./common.js";import{ruled as f}from"./common.js";import{lying as g}from"./table.js";
var k=(i,n,r)=>e("div.bl-inq#inquiries",{role:"group","aria-label":i.title},p({class:"bl-bar","data-do":"inquiries","aria-expanded":String(n)},e("b",{},i.title),
q(r,n?"up":"down")),n&&i.choices.map(({key:t,label:a})=>[p({class:"bl-go","data-k":t,"data-do":"inquire","data-pick":t,"aria-expanded":String(t===i.open)},a),t===
i.open&&e("div.bl-inq-told",{"data-k":`${t} told`},e("ul",{},i.lines.map(({text:o,rules:s},u)=>e("li",{tabindex:0,"data-inq":u,"data-k":o},o,s.map((c,d)=>[d?" ·\
 ":" ",f(c)])))),e("div.bl-inq-py",{},p({class:"bl-quiet","data-do":"copy","data-pick":"ask"},i.show),e("code",{title:i.python},i.python)))])),l=new WeakMap,x={
key:"inquire",actions({frame:i,local:n,words:r},t){let{inquire:a,pick:o}=i;if(!a||g(i,"ask").length)return t();let s=!!n.inquiring&&!o?.path.length;return[!s&&t(),
k(a,s,r)]},on:{inquiries:i=>{i.local.inquiring=!i.local.inquiring,i.draw()},inquire:(i,n)=>{let r=n.getAttribute("data-pick")??"";i.ask("inquire",{key:r===i.frame.
inquire?.open?"":r})}},marks(i){let n=[l.get(i),i.focused()?.closest?.("[data-inq]")].find(t=>t&&i.root.contains(t));if(!n)return;let r=i.frame.inquire?.lines[Number(
n.getAttribute("data-inq"))];m(i.root,r?.places??[],r?.focus??[])},onOver(i,n){let r=n?.target.closest?.("[data-inq]")??null;r!==(l.get(i)??null)&&(l.set(i,r),i.
marks())}};export{x as inquire};

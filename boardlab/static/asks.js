import{light as m}from"./board.js";import{button as p,h as n}from"./common.js";import{icon as h}from"./common.js";import{ruled as f}from"./common.js";import{lying as b}from"./table.js";
import{Table as q}from"./table.js";var g=(r,a,t)=>n("div.bl-inq#inquiries",{role:"group","aria-label":r.title},p({class:"bl-bar","data-do":"inquiries","aria-exp\
anded":String(a)},n("b",{},r.title),h(t,a?"up":"down")),a&&r.choices.map(({key:i,label:e})=>[p({class:"bl-go","data-k":i,"data-do":"inquire","data-pick":i,"aria\
-expanded":String(i===r.open)},e),i===r.open&&n("div.bl-inq-told",{"data-k":`${i} told`},n("ul",{},r.lines.map(({text:o,rules:l},d)=>n("li",{tabindex:0,"data-in\
q":d,"data-k":o},o,l.map((s,c)=>[c?" · ":" ",f(s)])))),n("div.bl-inq-py",{},p({class:"bl-quiet","data-do":"copy","data-pick":"ask"},r.show),n("code",{title:r.python},
r.python)))])),u=class extends q{constructor(){super(...arguments);this.lined=null}deeds(t){let{frame:i,local:e,words:o}=this,{asks:l,pick:d}=i;if(!l||b(i,"ask").
length)return super.deeds(t);let s=!!e.inquiring&&!d?.path.length;return[!s&&super.deeds(t),g(l,s,o)]}act(t,i){let e=t.getAttribute("data-do");if(e==="inquiries")
return this.local.inquiring=!this.local.inquiring,this.draw();if(e!=="inquire")return super.act(t,i);let o=t.getAttribute("data-pick")??"";this.ask(e,{key:o===this.
frame.asks?.open?"":o})}marks(){super.marks();let t=[this.lined,this.focused()?.closest?.("[data-inq]")].find(e=>e&&this.root.contains(e));if(!t)return;let i=this.
frame.asks?.lines[Number(t.getAttribute("data-inq"))];m(this.root,i?.places??[],i?.focus??[])}onOver(t){let[i,e]=[this.lined,t?.target.closest?.("[data-inq]")??
null];this.lined=e,super.onOver(t),e!==i&&this.marks()}};export{u as Asks};

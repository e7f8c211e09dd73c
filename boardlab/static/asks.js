import{light as h}from"./board.js";import{button as d,h as n}from"./common.js";import{icon as m}from"./common.js";import{lying as f}from"./table.js";import{Table as b}from"./table.js";
import{ruled as q}from"./common.js";var g=(r,t,e)=>n("div.bl-inq#inquiries",{role:"group","aria-label":r.title},d({class:"bl-bar","data-do":"inquiries","aria-ex\
panded":String(t)},n("b",{},r.title),m(e,t?"up":"down")),t&&r.choices.map(({key:i,label:a})=>[d({class:"bl-go","data-k":i,"data-do":"inquire","data-pick":i,"ari\
a-expanded":String(i===r.open)},a),i===r.open&&n("div.bl-inq-told",{"data-k":`${i} told`},n("ul",{},r.lines.map(({text:o,rules:s},l)=>n("li",{tabindex:0,"data-i\
nq":l,"data-k":o},o,s.map((c,u)=>[u?" · ":" ",q(c)])))),n("div.bl-inq-py",{},d({class:"bl-quiet","data-do":"copy","data-pick":"ask"},r.show),n("code",{title:r.
python},r.python)))])),p=class extends b{lined=null;deeds(t){let{frame:e,local:i,words:a}=this,{asks:o,pick:s}=e;if(!o||f(e,"ask").length)return super.deeds(t);
let l=!!i.inquiring&&!s?.path.length;return[!l&&super.deeds(t),g(o,l,a)]}act(t,e){let i=t.getAttribute("data-do");if(i==="inquiries")return this.local.inquiring=
!this.local.inquiring,this.draw();if(i!=="inquire")return super.act(t,e);let a=t.getAttribute("data-pick")??"";this.ask(i,{key:a===this.frame.asks?.open?"":a})}marks(){
super.marks();let t=[this.lined,this.focused()?.closest?.("[data-inq]")].find(i=>i&&this.root.contains(i));if(!t)return;let e=this.frame.asks?.lines[Number(t.getAttribute(
"data-inq"))];h(this.root,e?.places??[],e?.focus??[])}onOver(t){let[e,i]=[this.lined,t?.target.closest?.("[data-inq]")??null];this.lined=i,super.onOver(t),i!==e&&
this.marks()}};export{p as Asks};

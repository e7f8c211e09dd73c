import{Asks as A}from"./asks.js";import{light as x}from"./board.js";import{button as p,h as i,picture as K}from"./common.js";import{icon as y}from"./common.js";
import{letterOf as m}from"./common.js";import{ruled as S}from"./common.js";var g=e=>(e?.choices??[]).filter(t=>!t.key.startsWith("repair:"));function E({pick:e},t){
let a=g(e),s=r=>a.some(o=>o.key===r)?r:"",l=t.code.match(/^(?:Digit|Numpad)(\d)$/)?.[1];if(t.code==="Backspace"){let r=e?.keys.at(-1)??"";return r.startsWith("d\
igit:")?`less:${r}`:""}return/Enter$/.test(t.code)?s("set"):l===void 0?"":s(`digit:${l}`)||(a.some(r=>/^(digit:|set$)/.test(r.key))?"":a[Number(l)-1]?.key??"")}
var b=(e,t,...a)=>p({class:"bl-go","data-do":"pick","data-pick":e,...t},...a),N=(e,t,a)=>i("li.bl-reason-row",{"data-k":`${e.rule} ${e.text}`,"data-at-row":t,tabindex:e.
places.length?0:null},i("span",{},e.text," ",S(e)),e.mend&&b(e.mend.key,{title:e.mend.says,"aria-label":`${a.mend}: ${e.mend.says}`},a.mend)),q=(e,t)=>p({class:"\
bl-tool bl-act","data-do":"pick","data-pick":e.key,"data-fresh":"1","aria-pressed":String(!!e.pressed),"aria-disabled":e.why?"true":null,"aria-keyshortcuts":e.letter||
null,title:e.why||[e.label,e.note].filter(Boolean).join(": ")},(t[`icon.${e.key}`]||t[`solid.${e.key}`])&&y(t,e.key),i("span",{},e.label),e.note&&i("small",{},e.
note),e.letter&&i("kbd",{"aria-hidden":"true"},e.letter)),[h,$]=[5,8];function f(e){let{path:t=[]}=e.pick??{},a=g(e.pick);return!t.length||!a.length?null:i("div\
.bl-pick#inhand",{},i("div.bl-choices",{class:a.length>$?"bl-many":null},a.map(s=>b(s.key,{"data-k":s.key},i("b",{},s.label)))))}var O=({misread:e},t)=>i("div.b\
l-paste",{"data-k":"paste"},i("input#paste",{"aria-label":t.paste,placeholder:t.paste,autocomplete:"off",spellcheck:"false"}),p({class:"bl-go","data-do":"paste"},
t.paste_now),e&&i("code#misread",{"aria-hidden":"true"},e.before,i("mark",{},e.part),e.after),e?.mended&&p({class:"bl-go","data-do":"paste","data-pick":e.mended},
t.mended),i("span",{role:"group","aria-label":t.copy_as},["text","repr","json"].map(a=>p({class:"bl-go","data-do":"copy","data-pick":a,"data-k":a},a))));function M(e,t,a,s){
let[l,r]=t.groups.slice(-2),o=[...t.groups.slice(0,-2),r],c=Math.max(0,Math.min(s,o.length-1)),d=e.pick?.path.length?g(e.pick).length:0;return i("div.bl-acts.bl\
-bench#acts",{role:"group","aria-label":a.tools},d<=$&&i(`div.bl-become.bl-is-${t.status}#become`,{role:"group","aria-label":t.says},i("b",{},y(a,{possible:"acc\
ept",puzzle:"part",impossible:"decline"}[t.status]??""),t.says),t.reasons.length>0&&i("ul",{},t.reasons.map((n,u)=>N(n,u,a))),i("div.bl-choices",{},l.rows.map(n=>b(
n.key,{"data-fresh":"1","aria-disabled":n.why?"true":null,title:n.why||null},n.label)))),d>h&&f(e),d<=h&&i("div.bl-groups",{"data-k":"groups"},o.map(({label:n},u)=>p(
{"data-do":"group","data-at":u,"aria-pressed":String(u===c)},n))),d<=h&&i("div.bl-toolgroup",{role:"group","aria-label":o[c].label,"data-k":`group ${c}`},o[c].rows.
map(n=>q(n,a)),o[c]===r&&O(t,a)),d<=h&&f(e))}var W=({near:e,near_ended:t,refused:a},s)=>(!!e?.length||!!t)&&!!a&&i("div.bl-near#near",{role:"group","aria-label":s.
near},i("b",{},s.near),e?.map((l,r)=>b(l.key,{"data-at-row":r},l.says)),!!t&&i("span",{},t)),k=class extends A{deeds(t){let{frame:a,words:s}=this;return a.bench?.
edits?M(a,a.bench,s,this.local.group??0):super.deeds(t)}instead(){return W(this.frame,this.words)}act(t,a){if(t.getAttribute("data-do")==="group")return this.local.
group=Number(t.getAttribute("data-at")),this.draw();if(t.getAttribute("data-do")!=="paste"||t.hasAttribute("data-pick"))return super.act(t,a);let s=this.pasted?.
value.trim();s&&this.ask("paste",{key:s})}get pasted(){return this.root.querySelector(".bl-paste input")}onAnswer(t,a){this.pasted&&a.do==="paste"&&t.answer==="\
done"&&(this.pasted.value=""),super.onAnswer(t,a)}onKey(t){let a=this.frame.bench,s=t.target;if(t.ctrlKey||t.metaKey||t.altKey)return super.onKey(t);if(!a?.edits&&
m(t)==="A"&&this.local.letters&&s.getAttribute("role")==="gridcell")return t.stopPropagation(),this.ask("near",{key:s.getAttribute("data-place")??""});if(!a?.edits)
return super.onKey(t);if(s.matches("input"))return t.key==="Enter"&&this.act(this.root.querySelector('[data-do="paste"]'),t),super.onKey(t);let l=this.local.letters&&
a.groups.flatMap(({rows:o})=>o).find(({letter:o})=>o&&o===m(t)),r=l?l.key:s.matches("button")&&/Enter$/.test(t.code)?"":E(this.frame,t);if(!r)return super.onKey(
t);t.stopPropagation(),t.preventDefault(),this.byKeys(!0),this.ask("pick",{key:r,fresh:!!l})}draw(){let{local:t,frame:a}=this,s=a.pick?.path[0];s&&s!==t.held&&(t.
group=a.bench?.groups?.findIndex(({rows:l})=>l.some(r=>r.pressed))),t.held=s,super.draw()}changed(){super.changed();let{refused:t,near:a}=this.frame;t&&a===null&&
this.frame.by===this.link.client&&this.link.whisper("near")}pointed=null;marks(){super.marks();let{bench:t,near:a}=this.frame,s=[this.pointed,this.focused()].map(
o=>o?.closest?.("[data-at-row]")).find(o=>this.root.contains(o??null)),l=Number(s?.getAttribute("data-at-row"));if(this.root.querySelector(".bl-wraith")?.remove(),
!s)return;if(t?.edits)return x(this.root,t.reasons[l]?.places??[],[]);let r=K(`<svg xmlns="http://www.w3.org/2000/svg"><g class="bl-wraith">${a?.[l]?.ghost??""}\
</g></svg>`);r&&this.root.querySelector(".bl-stage > svg")?.append(...r.children)}onOver(t){this.pointed=t?.target??null,super.onOver(t),(this.frame.bench?.edits||
this.frame.near)&&this.marks()}};export{k as Bench,E as chosen};

import{light as $}from"./board.js";import{button as d,h as i,picture as E}from"./common.js";import{icon as y}from"./common.js";import{letterOf as g}from"./common.js";
import{ruled as W}from"./common.js";import{Asks as x}from"./asks.js";var b=e=>(e?.choices??[]).filter(a=>!a.key.startsWith("repair:"));function K({pick:e},a){let t=b(
e),s=o=>t.some(l=>l.key===o)?o:"",r=a.code.match(/^(?:Digit|Numpad)(\d)$/)?.[1];if(a.code==="Backspace"){let o=e?.keys.at(-1)??"";return o.startsWith("digit:")?
`less:${o}`:""}return/Enter$/.test(a.code)?s("set"):r===void 0?"":s(`digit:${r}`)||(t.some(o=>/^(digit:|set$)/.test(o.key))?"":t[Number(r)-1]?.key??"")}var m=(e,a,...t)=>d(
{class:"bl-go","data-do":"pick","data-pick":e,...a},...t),F=(e,a,t)=>i("li.bl-reason-row",{"data-k":`${e.rule} ${e.text}`,"data-at-row":a,tabindex:e.places.length?
0:null},i("span",{},e.text," ",W(e)),e.mend&&m(e.mend.key,{title:e.mend.says,"aria-label":`${t.mend}: ${e.mend.says}`},t.mend)),M=(e,a)=>d({class:"bl-tool bl-ac\
t","data-do":"pick","data-pick":e.key,"data-fresh":"1","aria-pressed":String(!!e.pressed),"aria-disabled":e.why?"true":null,"aria-keyshortcuts":e.letter||null,title:e.
why||[e.label,e.note].filter(Boolean).join(": ")},(a[`icon.${e.key}`]||a[`solid.${e.key}`])&&y(a,e.key),i("span",{},e.label),e.note&&i("small",{},e.note),e.letter&&
i("kbd",{"aria-hidden":"true"},e.letter)),[h,A]=[5,8];function f(e){let{path:a=[]}=e.pick??{},t=b(e.pick);return!a.length||!t.length?null:i("div.bl-pick#inhand",
{},i("div.bl-choices",{class:t.length>A?"bl-many":null},t.map(s=>m(s.key,{"data-k":s.key},i("b",{},s.label)))))}var P=({misread:e},a)=>i("div.bl-paste",{"data-k":"\
paste"},i("input#paste",{"aria-label":a.paste,placeholder:a.paste,autocomplete:"off",spellcheck:"false"}),d({class:"bl-go","data-do":"paste"},a.paste_now),e&&i(
"code#misread",{"aria-hidden":"true"},e.before,i("mark",{},e.part),e.after),e?.mended&&d({class:"bl-go","data-do":"paste","data-pick":e.mended},a.mended),i("spa\
n",{role:"group","aria-label":a.copy_as},["text","repr","json"].map(t=>d({class:"bl-go","data-do":"copy","data-pick":t,"data-k":t},t))));function S(e,a,t,s){let[
r,o]=a.groups.slice(-2),l=[...a.groups.slice(0,-2),o],n=Math.max(0,Math.min(s,l.length-1)),c=e.pick?.path.length?b(e.pick).length:0;return i("div.bl-acts.bl-ben\
ch#acts",{role:"group","aria-label":t.tools},c<=A&&i(`div.bl-become.bl-is-${a.status}#become`,{role:"group","aria-label":a.says},i("b",{},y(t,{possible:"accept",
puzzle:"part",impossible:"decline"}[a.status]??""),a.says),a.reasons.length>0&&i("ul",{},a.reasons.map((p,u)=>F(p,u,t))),i("div.bl-choices",{},r.rows.map(p=>m(p.
key,{"data-fresh":"1","aria-disabled":p.why?"true":null,title:p.why||null},p.label)))),c>h&&f(e),c<=h&&i("div.bl-groups",{"data-k":"groups"},l.map(({label:p},u)=>d(
{"data-do":"group","data-at":u,"aria-pressed":String(u===n)},p))),c<=h&&i("div.bl-toolgroup",{role:"group","aria-label":l[n].label,"data-k":`group ${n}`},l[n].rows.
map(p=>M(p,t)),l[n]===o&&P(a,t)),c<=h&&f(e))}var N=({near:e,near_ended:a,refused:t},s)=>(!!e?.length||!!a)&&!!t&&i("div.bl-near#near",{role:"group","aria-label":s.
near},i("b",{},s.near),e?.map((r,o)=>m(r.key,{"data-at-row":o},r.says)),!!a&&i("span",{},a)),k=class extends x{constructor(){super(...arguments);this.pointed=null}deeds(t){
let{frame:s,words:r}=this;return s.bench?.edits?S(s,s.bench,r,this.local.group??0):super.deeds(t)}instead(){return N(this.frame,this.words)}act(t,s){if(t.getAttribute(
"data-do")==="group")return this.local.group=Number(t.getAttribute("data-at")),this.draw();if(t.getAttribute("data-do")!=="paste"||t.hasAttribute("data-pick"))return super.
act(t,s);let r=this.pasted?.value.trim();r&&this.ask("paste",{key:r})}get pasted(){return this.root.querySelector(".bl-paste input")}onAnswer(t,s){this.pasted&&
s.do==="paste"&&t.answer==="done"&&(this.pasted.value=""),super.onAnswer(t,s)}onKey(t){let s=this.frame.bench,r=t.target;if(t.ctrlKey||t.metaKey||t.altKey)return super.
onKey(t);if(!s?.edits&&g(t)==="A"&&this.local.letters&&r.getAttribute("role")==="gridcell")return t.stopPropagation(),this.ask("near",{key:r.getAttribute("data-\
place")??""});if(!s?.edits)return super.onKey(t);if(r.matches("input"))return t.key==="Enter"&&this.act(this.root.querySelector('[data-do="paste"]'),t),super.onKey(
t);let o=this.local.letters&&s.groups.flatMap(({rows:n})=>n).find(({letter:n})=>n&&n===g(t)),l=o?o.key:r.matches("button")&&/Enter$/.test(t.code)?"":K(this.frame,
t);if(!l)return super.onKey(t);t.stopPropagation(),t.preventDefault(),this.byKeys(!0),this.ask("pick",{key:l,fresh:!!o})}draw(){let{local:t,frame:s}=this,r=s.pick?.
path[0];r&&r!==t.held&&(t.group=s.bench?.edits?s.bench.groups.findIndex(({rows:o})=>o.some(l=>l.pressed)):void 0),t.held=r,super.draw()}changed(){super.changed();
let{refused:t,near:s}=this.frame;t&&s===null&&this.frame.by===this.link.client&&this.link.whisper("near")}marks(){super.marks();let{bench:t,near:s}=this.frame,r=[
this.pointed,this.focused()].map(n=>n?.closest?.("[data-at-row]")).find(n=>this.root.contains(n??null)),o=Number(r?.getAttribute("data-at-row"));if(this.root.querySelector(
".bl-wraith")?.remove(),!r)return;if(t?.edits)return $(this.root,t.reasons[o]?.places??[],[]);let l=E(`<svg xmlns="http://www.w3.org/2000/svg"><g class="bl-wrai\
th">${s?.[o]?.ghost??""}</g></svg>`);l&&this.root.querySelector(".bl-stage > svg")?.append(...l.children)}onOver(t){this.pointed=t?.target??null,super.onOver(t),
(this.frame.bench?.edits||this.frame.near)&&this.marks()}};export{k as Bench,K as chosen};

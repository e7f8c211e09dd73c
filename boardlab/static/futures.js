import{light as c}from"./board.js";import{Link as h}from"./common.js";import{button as n,h as s,picture as u,sync as b}from"./common.js";import{keepFocus as m}from"./common.js";
import{shownBy as f}from"./common.js";import{letterOf as k}from"./common.js";import{choose as w,obey as y}from"./help.js";import{onPress as L}from"./common.js";
import{dress as A}from"./common.js";var d=class{constructor(e,r,o,i){this.model=e,this.root=s("section",{class:"bl-study bl-futures"}),this.body=s("div",{}),this.
polite=s("div",{class:"bl-unseen",role:"status","aria-live":"polite"}),this.root.append(this.body,this.polite),r.append(this.root);let l=()=>this.draw();e.on("c\
hange:futures",l),o.addEventListener("abort",()=>e.off("change:futures",l)),this.link=i??new h(e,o,{onAnswer:t=>this.speak(t.text),onLink:t=>this.speak(t&&(this.
card.words[t]??""))}),A(this.root,o),m(this.root,o),L(this.root,o,t=>t.closest("[data-do]"),t=>t&&this.act(t));for(let t of["focusin","pointerover"])this.root.addEventListener(
t,a=>this.point(a.target),{signal:o});this.root.addEventListener("keydown",t=>this.key(t),{signal:o}),y(o,()=>{}),this.draw(),this.root.setAttribute("data-ready",
"1")}get card(){return this.model.get("futures")}speak(e){e&&(this.polite.textContent=e)}draw(){let{card:e}=this,{words:r}=e;this.root.lang!==e.lang&&(this.root.
lang=e.lang),this.root.setAttribute("aria-label",e.title);let o=(t,a,p,g)=>n({class:"bl-go","data-do":"walk","data-pick":t,"data-at":a,"aria-disabled":p?null:"t\
rue","aria-label":`${g}: ${a<0?r.back:r.on}`},a<0?"‹":"›"),i=e.sides.some(({last:t})=>t>0),l=s("div",{},s("header.bl-fut-head",{},s("b",{},e.title),s("span",
{},e.headline),i&&s("span.bl-fut-steps",{role:"group","aria-label":r.together},s("small",{},r.together),o("both",-1,e.sides.some(({ply:t})=>t>0),r.together),o("\
both",1,e.sides.some(({ply:t,last:a})=>t<a),r.together)),!e.languages.length&&n({class:"bl-quiet","data-do":"close"},r.close),e.languages.length>0&&s("div.bl-se\
g",{role:"group","aria-label":r.language},e.languages.map(({code:t,name:a})=>n({"data-do":"language","data-pick":t,lang:t,"aria-pressed":String(t===e.lang)},a)))),
s("div.bl-fut-sides",{},e.sides.map((t,a)=>s("figure",{"data-k":`side ${a}`,"aria-label":t.label},s("figcaption",{},s("b",{},t.title),s("small",{},t.where),t.last>
0&&s("span.bl-fut-steps",{},o(String(a),-1,t.ply>0,t.title),s("small",{},t.step),o(String(a),1,t.ply<t.last,t.title))),s("div.bl-stage",{"data-side":a,role:"img",
"aria-label":[t.label,...t.facts].join(" ")},u(t.svg))))),e.rows.length>0&&s("table.bl-fut-rows",{},s("thead",{},s("tr",{},s("th",{scope:"col"},r.difference),e.
sides.map((t,a)=>s("th",{scope:"col","data-k":`head ${a}`},t.title)))),s("tbody",{},e.rows.map((t,a)=>s("tr",{"data-k":`row ${a}`,"data-row":a,tabindex:0,title:t.
says},s("th",{scope:"row"},t.what),s("td",{},t.first),s("td",{},t.second))))));b(this.body,s("div",{},l),()=>{})}point(e){let r=e.closest("[data-row]"),o=r?this.
card.rows[Number(r.getAttribute("data-row"))]?.places:[];for(let i of this.root.querySelectorAll("figure"))c(i,o??[],[])}act(e){let r=e.getAttribute("data-do")??
"",o=e.getAttribute("data-pick")??"";r==="language"&&w("lang",o),this.link.send(r,0,r==="walk"?{key:o,at:Number(e.getAttribute("data-at"))}:{key:o})}key(e){e.stopPropagation();
let r={ArrowLeft:-1,U:-1,ArrowRight:1,Y:1}[k(e)||e.code];if(!r||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let o=e.target.closest("[data-pick]")?.
getAttribute("data-pick");this.link.send("walk",0,{key:o==="0"||o==="1"?o:"both",at:r})}},E=f(d);export{d as Futures,E as default};

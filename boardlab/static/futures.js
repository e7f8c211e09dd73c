import{light as u}from"./board.js";import{Link as m}from"./common.js";import{button as n,h as o,picture as f,sync as b}from"./common.js";import{keepFocus as g}from"./common.js";
import{shownBy as k}from"./common.js";import{letterOf as w}from"./common.js";import{choose as y,obey as E}from"./help.js";import{onPress as L}from"./common.js";
import{dress as A}from"./common.js";var d=class{constructor(e,a,s,l){this.row=null;this.model=e,this.root=o("section",{class:"bl-study bl-futures"}),this.body=o(
"div",{}),this.polite=o("div",{class:"bl-unseen",role:"status","aria-live":"polite"}),this.root.append(this.body,this.polite),a.append(this.root);let i=()=>this.
draw();e.on("change:futures",i),s.addEventListener("abort",()=>e.off("change:futures",i)),this.link=l??new m(e,s,{onAnswer:t=>this.speak(t.text),onLink:t=>this.
speak(t&&(this.card.words[t]??""))}),A(this.root,s),g(this.root,s),L(this.root,s,t=>t.closest("[data-do]"),t=>t&&this.act(t));for(let t of["focusin","pointerove\
r"])this.root.addEventListener(t,r=>this.point(r.target),{signal:s});this.root.addEventListener("keydown",t=>this.key(t),{signal:s}),E(s,()=>{}),this.draw(),this.
root.setAttribute("data-ready","1")}get card(){return this.model.get("futures")}speak(e){e&&(this.polite.textContent=e)}draw(){let{card:e}=this,{words:a}=e;this.
root.lang!==e.lang&&(this.root.lang=e.lang),this.root.setAttribute("aria-label",e.title);let s=(t,r,p,c)=>n({class:"bl-fut-step","data-do":"walk","data-pick":t,
"data-at":r,"aria-disabled":p?null:"true","aria-label":`${c}: ${r<0?a.back:a.on}`},r<0?"‹":"›"),l=e.sides.some(({last:t})=>t>0),i=o("div",{},o("header.bl-fu\
t-head",{},o("b",{},e.title),o("span",{},e.headline),l&&o("span.bl-fut-steps",{role:"group","aria-label":a.together},o("small",{},a.together),s("both",-1,e.sides.
some(({ply:t})=>t>0),a.together),s("both",1,e.sides.some(({ply:t,last:r})=>t<r),a.together)),!e.languages.length&&n({class:"bl-quiet","data-do":"close"},a.close),
e.languages.length>0&&o("div.bl-seg",{role:"group","aria-label":a.language},e.languages.map(({code:t,name:r})=>n({"data-do":"language","data-pick":t,lang:t,"ari\
a-pressed":String(t===e.lang)},r)))),o("div.bl-fut-sides",{},e.sides.map((t,r)=>o("figure",{"data-k":`side ${r}`,"aria-label":t.label},o("figcaption",{},o("b",{},
t.title),o("small",{},t.where),t.last>0&&o("span.bl-fut-steps",{},s(String(r),-1,t.ply>0,t.title),o("small",{},t.step),s(String(r),1,t.ply<t.last,t.title))),o("\
div.bl-surface",{"data-side":r,role:"img","aria-label":[t.label,...t.facts].join(" ")},f(t.svg))))),e.rows.length>0&&o("table.bl-fut-rows",{},o("thead",{},o("tr",
{},o("th",{scope:"col"},a.difference),e.sides.map((t,r)=>o("th",{scope:"col","data-k":`head ${r}`},t.title)))),o("tbody",{},e.rows.map((t,r)=>o("tr",{"data-k":`\
row ${r}`,"data-row":r,tabindex:0,title:t.says},o("th",{scope:"row"},t.what),o("td",{},t.first),o("td",{},t.second))))));b(this.body,o("div",{},i),()=>{}),this.
light()}point(e){this.row=e.closest("[data-row]"),this.light()}light(){let e=this.root.contains(this.row)?Number(this.row?.getAttribute("data-row")):-1,a=this.card.
rows[e]?.places;for(let s of this.root.querySelectorAll("figure"))u(s,a??[],[])}act(e){let a=e.getAttribute("data-do"),s=e.getAttribute("data-pick")??"";a==="la\
nguage"&&y("lang",s),this.link.send(a,0,a==="walk"?{key:s,at:Number(e.getAttribute("data-at"))}:{key:s})}key(e){e.stopPropagation();let a={ArrowLeft:-1,U:-1,ArrowRight:1,
Y:1}[w(e)||e.code];if(!a||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let s=e.target.closest("[data-pick]")?.getAttribute("data-pick");this.link.send(
"walk",0,{key:s==="0"||s==="1"?s:"both",at:a})}},v=k((...h)=>new d(...h));export{d as Futures,v as default};

import{light as m}from"./board.js";import{Link as u}from"./common.js";import{button as n,h as o,picture as g,sync as b}from"./common.js";import{keepFocus as f}from"./common.js";
import{shownBy as k}from"./common.js";import{letterOf as w}from"./common.js";import{choose as y,obey as E}from"./help.js";import{onPress as L}from"./common.js";
import{dress as A}from"./common.js";var d=class{constructor(e,s,a,l){this.row=null;this.model=e,this.root=o("section",{class:"bl-study bl-futures"}),this.body=o(
"div",{}),this.polite=o("div",{class:"bl-unseen",role:"status","aria-live":"polite"}),this.root.append(this.body,this.polite),s.append(this.root);let i=()=>this.
draw();e.on("change:futures",i),a.addEventListener("abort",()=>e.off("change:futures",i)),this.link=l??new u(e,a,{onAnswer:t=>this.speak(t.text),onLink:t=>this.
speak(t&&(this.card.words[t]??""))}),A(this.root,a),f(this.root,a),L(this.root,a,t=>t.closest("[data-do]"),t=>t&&this.act(t));for(let t of["focusin","pointerove\
r"])this.root.addEventListener(t,r=>this.point(r.target),{signal:a});this.root.addEventListener("keydown",t=>this.key(t),{signal:a}),E(a,()=>{}),this.draw(),this.
root.setAttribute("data-ready","1")}get card(){return this.model.get("futures")}speak(e){e&&(this.polite.textContent=e)}draw(){let{card:e}=this,{words:s}=e;this.
root.lang!==e.lang&&(this.root.lang=e.lang),this.root.setAttribute("aria-label",e.title);let a=(t,r,p,c)=>n({class:"bl-go","data-do":"walk","data-pick":t,"data-\
at":r,"aria-disabled":p?null:"true","aria-label":`${c}: ${r<0?s.back:s.on}`},r<0?"‹":"›"),l=e.sides.some(({last:t})=>t>0),i=o("div",{},o("header.bl-fut-head",
{},o("b",{},e.title),o("span",{},e.headline),l&&o("span.bl-fut-steps",{role:"group","aria-label":s.together},o("small",{},s.together),a("both",-1,e.sides.some(({
ply:t})=>t>0),s.together),a("both",1,e.sides.some(({ply:t,last:r})=>t<r),s.together)),!e.languages.length&&n({class:"bl-quiet","data-do":"close"},s.close),e.languages.
length>0&&o("div.bl-seg",{role:"group","aria-label":s.language},e.languages.map(({code:t,name:r})=>n({"data-do":"language","data-pick":t,lang:t,"aria-pressed":String(
t===e.lang)},r)))),o("div.bl-fut-sides",{},e.sides.map((t,r)=>o("figure",{"data-k":`side ${r}`,"aria-label":t.label},o("figcaption",{},o("b",{},t.title),o("smal\
l",{},t.where),t.last>0&&o("span.bl-fut-steps",{},a(String(r),-1,t.ply>0,t.title),o("small",{},t.step),a(String(r),1,t.ply<t.last,t.title))),o("div.bl-surface",
{"data-side":r,role:"img","aria-label":[t.label,...t.facts].join(" ")},g(t.svg))))),e.rows.length>0&&o("table.bl-fut-rows",{},o("thead",{},o("tr",{},o("th",{scope:"\
col"},s.difference),e.sides.map((t,r)=>o("th",{scope:"col","data-k":`head ${r}`},t.title)))),o("tbody",{},e.rows.map((t,r)=>o("tr",{"data-k":`row ${r}`,"data-ro\
w":r,tabindex:0,title:t.says},o("th",{scope:"row"},t.what),o("td",{},t.first),o("td",{},t.second))))));b(this.body,o("div",{},i),()=>{}),this.light()}point(e){this.
row=e.closest("[data-row]"),this.light()}light(){let e=this.root.contains(this.row)?Number(this.row?.getAttribute("data-row")):-1,s=this.card.rows[e]?.places;for(let a of this.
root.querySelectorAll("figure"))m(a,s??[],[])}act(e){let s=e.getAttribute("data-do"),a=e.getAttribute("data-pick")??"";s==="language"&&y("lang",a),this.link.send(
s,0,s==="walk"?{key:a,at:Number(e.getAttribute("data-at"))}:{key:a})}key(e){e.stopPropagation();let s={ArrowLeft:-1,U:-1,ArrowRight:1,Y:1}[w(e)||e.code];if(!s||
e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let a=e.target.closest("[data-pick]")?.getAttribute("data-pick");this.link.send("walk",0,{key:a==="0"||
a==="1"?a:"both",at:s})}},v=k((...h)=>new d(...h));export{d as Futures,v as default};

import{Link as p}from"./common.js";import{button as d,h as e,sync as c}from"./common.js";import{keepFocus as m}from"./common.js";import{shownBy as g}from"./common.js";
import{otherNotebook as b}from"./help.js";import{letterOf as u}from"./common.js";import{choose as f,obey as w,otherTongue as y}from"./help.js";import{onPress as k}from"./common.js";
import{dress as L}from"./common.js";import{Tip as E}from"./help.js";function h(r){return e("svg",{viewBox:"0 0 20 20",width:20,height:20,class:`bl-dot bl-dot-${r}`,
"aria-hidden":"true"},e("path",{d:"M10 2a8 8 0 0 1 0 16a8 8 0 0 1 0-16z"}),r==="tried"&&e("path",{class:"bl-dot-in",d:"M10 2a8 8 0 0 1 0 16z"}),r==="solved"&&e(
"path",{class:"bl-dot-check",d:"M6 10.5l3 3 5.5-6.5"}),r==="helped"&&e("path",{class:"bl-dot-in",d:"M10 6a4 4 0 0 1 0 8a4 4 0 0 1 0-8z"}))}var l=class{constructor(t,i,s){
this.model=t,this.signal=s,this.spoke="",this.at="",this.said="",this.root=e("section",{class:"bl-study bl-progress"}),this.body=e("div",{}),this.polite=e("div",
{class:"bl-unseen",role:"status","aria-live":"polite"}),this.root.append(this.body,this.polite),i.append(this.root);let o=()=>this.draw();t.on("change:card",o),
s.addEventListener("abort",()=>t.off("change:card",o)),this.link=new p(t,s,{onAnswer:a=>this.hear(a),onLink:a=>this.say(a&&this.card.words[a==="busy"||a==="ende\
d"?a:"silent"])}),L(this.root,s),m(this.root,s),k(this.root,s,a=>a,a=>this.click(a)),this.root.addEventListener("focusin",a=>this.point(a.target),{signal:s}),this.
root.addEventListener("keydown",a=>this.key(a),{signal:s}),w(s,()=>{});let n=y(t,this.card.lang,this.langs);n&&this.link.send("language",0,{key:n}),this.draw(),
this.tip=new E(this)}get frame(){return{lang:this.card.lang}}get langs(){return this.card.languages.map(({code:t})=>t)}speak(t){this.polite.textContent=t}get card(){
return this.model.get("card")}draw(){let{card:t}=this;this.root.lang!==t.lang&&(this.root.lang=t.lang),this.root.setAttribute("aria-label",t.words.title);let i=e(
"div",{},b(this.model,t.lang,this.langs,this.spoke,t.words),e("header",{class:"bl-progress-head"},e("div",{},e("h3",{},t.words.title),e("p",{},t.headline)),e("d\
iv.bl-seg",{role:"group","aria-label":t.words.language},t.languages.map(({code:s,name:o})=>d({"data-do":"language","data-pick":s,lang:s,"aria-pressed":String(s===
t.lang)},o)))),...t.notes.map(s=>e("p",{class:"bl-strip bl-strip-note"},s)),...t.topics.map(s=>this.topic(s)),e("ul",{class:"bl-legend","aria-hidden":"true"},t.
signs.map(s=>e("li",{},h(s.state),s.says))),t.met.length>0&&e("div",{class:"bl-met"},e("h4",{},t.words.misreadings),e("ul",{},t.met.map(s=>e("li",{class:s.settled&&
"bl-settled"},s.says)))),t.practised&&e("p",{class:"bl-practised"},t.practised),e("footer",{class:"bl-progress-foot"},e("p",{class:"bl-advice"},t.advice),e("div",
{},d({class:"bl-quiet","data-do":"refresh"},t.words.refresh),d({class:"bl-main","data-do":"export"},t.words.download)),e("small",{},this.said||t.words.keep)));c(
this.body,i,()=>{}),this.tip?.settle()}topic(t){let i=t.marks.find(s=>s.id===this.at)??t.marks[0];return e("div",{class:"bl-topic"},e("div",{class:"bl-topic-lin\
e"},e("h4",{},t.title),e("i",{class:"bl-known-bar","aria-hidden":"true"},e("i",{style:`width:${100*t.known/t.marks.length}%`}),e("i",{class:"bl-missed",style:`w\
idth:${100*t.missed/t.marks.length}%`})),e("span",{},`${t.count} · ${t.points}`)),e("ol",{"aria-label":t.title},t.marks.map(s=>e("li",{},d({class:"bl-dotted","\
data-at":s.id,"aria-label":`${s.id} ${s.says}`,"data-tip":s.says,"data-id":s.id,"aria-current":s.id===this.at&&"true",tabindex:s===i?0:-1},h(s.state))))),e("p",
{class:"bl-mark","aria-hidden":"true"},i?.id===this.at&&[e("code",{},i.id)," ",i.says]))}point(t){let i=t.closest(".bl-dotted")?.getAttribute("data-at");!i||i===
this.at||(this.at=i,this.draw())}click(t){let i=t.closest("[data-do]")?.getAttribute("data-do");if(!i)return this.point(t);let s=t.closest("[data-do]")?.getAttribute(
"data-pick")??"";return i==="language"?(this.spoke=s,f("lang",s),this.link.send(i,0,{key:s})):i!=="unspoke"?this.link.send(i,0):(this.spoke="",this.draw())}key(t){
let i=t.target;t.code==="Escape"&&this.tip?.hide()&&t.stopPropagation(),u(t)==="I"&&!t.ctrlKey&&!t.metaKey&&!t.altKey&&(t.preventDefault(),t.stopPropagation(),this.
tip?.ask(i));let s={ArrowLeft:-1,ArrowRight:1,Home:-1/0,End:1/0}[t.code];if(!s||!i.matches(".bl-dotted"))return;t.preventDefault(),t.stopPropagation();let o=[...i.
closest("ol")?.querySelectorAll(".bl-dotted")??[]],n=Math.min(o.length-1,Math.max(0,o.indexOf(i)+s));o[n].focus()}hear({file:t,text:i}){t&&this.save(t.name,t.text),
this.say(i)}say(t){this.said=t,this.polite.textContent=t,this.draw()}save(t,i){let s=URL.createObjectURL(new Blob([i],{type:"application/x-ndjson"}));e("a",{href:s,
download:t}).click(),setTimeout(()=>URL.revokeObjectURL(s),1e4)}},M=g((...r)=>new l(...r));export{M as default};

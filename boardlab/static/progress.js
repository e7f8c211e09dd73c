import{button as l,h as i,sync as c}from"./common.js";import{keepFocus as p}from"./common.js";import{shownBy as u}from"./common.js";import{choose as b,obey as g,
otherTongue as f}from"./help.js";import{letterOf as m}from"./common.js";import{Link as w}from"./common.js";import{onPress as y}from"./common.js";import{dress as k}from"./common.js";
import{Tip as v}from"./help.js";import{otherNotebook as x}from"./help.js";function h(r){return i("svg",{viewBox:"0 0 20 20",width:20,height:20,class:`bl-dot bl-\
dot-${r}`,"aria-hidden":"true"},i("path",{d:"M10 2a8 8 0 0 1 0 16a8 8 0 0 1 0-16z"}),r==="tried"&&i("path",{class:"bl-dot-in",d:"M10 2a8 8 0 0 1 0 16z"}),r==="s\
olved"&&i("path",{class:"bl-dot-check",d:"M6 10.5l3 3 5.5-6.5"}),r==="helped"&&i("path",{class:"bl-dot-in",d:"M10 6a4 4 0 0 1 0 8a4 4 0 0 1 0-8z"}))}var n=class{constructor(t,a,s){
this.model=t,this.signal=s,this.spoke="",this.at="",this.said="",this.root=i("section",{class:"bl-study bl-progress"}),this.body=i("div",{}),this.polite=i("div",
{class:"bl-unseen",role:"status","aria-live":"polite"}),this.root.append(this.body,this.polite),a.append(this.root);let o=()=>this.draw();t.on("change:card",o),
s.addEventListener("abort",()=>t.off("change:card",o)),this.link=new w(t,s,{onAnswer:e=>this.hear(e),onLink:e=>this.say(e&&this.card.words[e==="busy"||e==="ende\
d"?e:"silent"])}),k(this.root,s),p(this.root,s),y(this.root,s,e=>e,e=>this.click(e)),this.root.addEventListener("focusin",e=>this.point(e.target),{signal:s}),this.
root.addEventListener("keydown",e=>this.key(e),{signal:s}),g(s,()=>{});let d=f(t,this.card.lang,this.langs);d&&this.link.send("language",0,{key:d}),this.draw(),
this.tip=new v(this)}get frame(){return{lang:this.card.lang}}get langs(){return this.card.languages.map(({code:t})=>t)}speak(t){this.polite.textContent=t}get card(){
return this.model.get("card")}draw(){let{card:t}=this;this.root.lang!==t.lang&&(this.root.lang=t.lang),this.root.setAttribute("aria-label",t.words.title);let a=i(
"div",{},x(this.model,t.lang,this.langs,this.spoke,t.words),i("header",{class:"bl-progress-head"},i("div",{},i("h3",{},t.words.title),i("p",{},t.headline)),i("d\
iv.bl-seg",{role:"group","aria-label":t.words.language},t.languages.map(({code:s,name:o})=>l({"data-do":"language","data-pick":s,lang:s,"aria-pressed":String(s===
t.lang)},o)))),...t.notes.map(s=>i("p",{class:"bl-strip bl-strip-note"},s)),...t.topics.map(s=>this.topic(s)),i("ul",{class:"bl-legend","aria-hidden":"true"},t.
signs.map(s=>i("li",{},h(s.state),s.says))),t.met.length>0&&i("div",{class:"bl-met"},i("h4",{},t.words.misreadings),i("ul",{},t.met.map(s=>i("li",{class:s.settled&&
"bl-settled"},s.says)))),t.practised&&i("p",{class:"bl-practised"},t.practised),i("footer",{class:"bl-progress-foot"},i("p",{class:"bl-advice"},t.advice),i("div",
{},l({class:"bl-quiet","data-do":"refresh"},t.words.refresh),l({class:"bl-main","data-do":"export"},t.words.download)),i("small",{},this.said||t.words.keep)));c(
this.body,a,()=>{}),this.tip?.settle()}topic(t){let a=t.marks.find(s=>s.id===this.at)??t.marks[0];return i("div",{class:"bl-topic"},i("div",{class:"bl-topic-lin\
e"},i("h4",{},t.title),i("span",{},t.points)),i("ol",{"aria-label":t.title},t.marks.map(s=>i("li",{},l({class:"bl-dotted","data-at":s.id,"aria-label":`${s.id} ${s.
says}`,"data-tip":s.says,"data-id":s.id,"aria-current":s.id===this.at&&"true",tabindex:s===a?0:-1},h(s.state))))),i("p",{class:"bl-mark","aria-hidden":"true"},a?.
id===this.at&&[i("code",{},a.id)," ",a.says]))}point(t){let a=t.closest(".bl-dotted")?.getAttribute("data-at");!a||a===this.at||(this.at=a,this.draw())}click(t){
let a=t.closest("[data-do]")?.getAttribute("data-do");if(!a)return this.point(t);let s=t.closest("[data-do]")?.getAttribute("data-pick")??"";return a==="languag\
e"?(this.spoke=s,b("lang",s),this.link.send(a,0,{key:s})):a!=="unspoke"?this.link.send(a,0):(this.spoke="",this.draw())}key(t){let a=t.target;t.code==="Escape"&&
this.tip?.hide()&&t.stopPropagation(),m(t)==="I"&&!t.ctrlKey&&!t.metaKey&&!t.altKey&&(t.preventDefault(),t.stopPropagation(),this.tip?.ask(a));let s={ArrowLeft:-1,
ArrowRight:1,Home:-1/0,End:1/0}[t.code];if(!s||!a.matches(".bl-dotted"))return;t.preventDefault(),t.stopPropagation();let o=[...a.closest("ol")?.querySelectorAll(
".bl-dotted")??[]],d=Math.min(o.length-1,Math.max(0,o.indexOf(a)+s));o[d].focus()}hear({file:t,text:a}){t&&this.save(t.name,t.text),this.say(a)}say(t){this.said=
t,this.polite.textContent=t,this.draw()}save(t,a){let s=URL.createObjectURL(new Blob([a],{type:"application/x-ndjson"}));i("a",{href:s,download:t}).click(),setTimeout(
()=>URL.revokeObjectURL(s),1e4)}},L=u(n);export{L as default};

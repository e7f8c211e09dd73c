function u(o,t){let e=h(o),s=h(t.split(".").slice(0,2).join("-"));return e?`${s||"boardlab-progress"}_${e}.jsonl`:"boardlab-progress.jsonl"}var h=o=>o.normalize(
"NFKC").replace(/[^\p{L}\p{M}\p{N}]+/gu,"-").replace(/^-|-$/g,"").slice(0,40);import{button as m,h as g}from"./common.js";import{Nested as w}from"./help.js";var b=(o,t,e,s="")=>m({class:"bl-quiet bl-practise","data-do":"practise","data-pi\
ck":o,"data-k":`practise ${s}`,"aria-label":s&&`${e}: ${s}`,"aria-expanded":String(o===t)},e),p=class{constructor(t,e,s,a){this.practise=a;this.pressed=null;this.
waits=!1;this.end=m({class:"bl-practised-end"}),this.card=g("div"),this.place=g("section.bl-practised-card",{tabindex:-1},this.end,this.card),this.place.hidden=
!0,this.end.addEventListener("click",()=>a(""),{signal:e});let n=d=>{this.end.textContent=s().end,this.place.setAttribute("aria-label",s().practice),this.show(d)};
new w(t,this.card,e,()=>s().apart,n)}press(t){this.pressed=t,this.waits=t.getAttribute("aria-expanded")!=="true",this.practise(this.waits?t.getAttribute("data-p\
ick")??"":"")}show(t){let{place:e,waits:s,pressed:a}=this,n=e.contains(e.getRootNode().activeElement);e.hidden=!t,t&&s?(e.focus({preventScroll:!0}),e.scrollIntoView(
{block:"nearest"})):!t&&n&&a?.focus(),this.waits=!1}};import{Link as k}from"./common.js";import{button as l,h as i,sync as y}from"./common.js";import{keepFocus as x}from"./common.js";import{shownBy as L}from"./common.js";import{otherNotebook as E}from"./help.js";import{letterOf as M}from"./common.js";import{
choose as v,obey as T,otherTongue as A}from"./help.js";import{onPress as H}from"./common.js";import{dress as $}from"./common.js";import{Tip as N}from"./help.js";function f(o){return i("svg",{viewBox:"0 0 20 20",width:20,height:20,class:`bl-dot bl-dot-${o}`,"aria-hidden":"true"},i("path",{d:"M10 2a8 8 0 0 1 0 16a8 8 0 0 \
1 0-16z"}),o==="tried"&&i("path",{class:"bl-dot-in",d:"M10 2a8 8 0 0 1 0 16z"}),o==="solved"&&i("path",{class:"bl-dot-check",d:"M6 10.5l3 3 5.5-6.5"}),o==="help\
ed"&&i("path",{class:"bl-dot-in",d:"M10 6a4 4 0 0 1 0 8a4 4 0 0 1 0-8z"}))}var c=class{constructor(t,e,s){this.leaving=!1;this.chosen=new Map;this.model=t,this.
signal=s,this.spoke="",this.at="",this.said="",this.root=i("section",{class:"bl-study bl-progress"}),this.body=i("div",{}),this.polite=i("div",{class:"bl-unseen",
role:"status","aria-live":"polite"}),this.root.append(this.body,this.polite),e.append(this.root);let a=()=>this.draw();t.on("change:card",a),s.addEventListener(
"abort",()=>t.off("change:card",a)),this.link=new k(t,s,{onAnswer:r=>this.hear(r),onLink:r=>this.say(r&&this.card.words[r==="busy"||r==="ended"?r:"silent"])});let n=r=>this.
link.send("practise",0,{key:r});this.practising=new p(t,s,()=>this.card.words,n),e.append(this.practising.place),$(this.root,s),x(this.root,s),H(this.root,s,r=>r,
r=>this.click(r)),this.root.addEventListener("focusin",r=>this.point(r.target),{signal:s}),this.root.addEventListener("keydown",r=>this.key(r),{signal:s}),T(s,()=>{});
let d=A(t,this.card.lang,this.langs);d&&this.link.send("language",0,{key:d}),this.draw(),this.tip=new N(this)}get field(){return this.root.querySelector(".bl-st\
-pupil input")}get frame(){return{lang:this.card.lang}}get langs(){return this.card.languages.map(({code:t})=>t)}speak(t){this.polite.textContent=t}get card(){return this.
model.get("card")}draw(){let{card:t}=this;this.root.lang!==t.lang&&(this.root.lang=t.lang),this.root.setAttribute("aria-label",t.words.title);let e=i("div",{},E(
this.model,t.lang,this.langs,this.spoke,t.words),i("header",{class:"bl-progress-head"},i("div",{},i("h3",{},t.words.title),i("p",{},t.headline)),i("div.bl-seg",
{role:"group","aria-label":t.words.language},t.languages.map(({code:s,name:a})=>l({"data-do":"language","data-pick":s,lang:s,"aria-pressed":String(s===t.lang)},
a)))),...t.notes.map(s=>i("p",{class:"bl-strip bl-strip-note"},s)),...t.topics.map(s=>this.topic(s)),i("ul",{class:"bl-legend","aria-hidden":"true"},t.signs.map(
s=>i("li",{},f(s.state),s.says))),t.met.length>0&&i("div",{class:"bl-met"},i("h4",{},t.words.misreadings),i("ul",{},t.met.map(s=>i("li",{class:s.settled&&"bl-se\
ttled"},i("span",{},s.says),this.practises(s))))),t.practised&&i("p",{class:"bl-practised"},t.practised),i("footer",{class:"bl-progress-foot"},i("p",{class:"bl-\
advice"},t.advice),i("div",{},l({class:"bl-quiet","data-do":"refresh"},t.words.refresh),i("label.bl-st-pupil",{},t.words.whose,i("input#whose",{type:"text",maxlength:40,
autocomplete:"off",spellcheck:"false"})),l({class:"bl-quiet","data-do":"next_pupil"},t.words.next_pupil),l({class:"bl-main","data-do":"export"},t.words.download)),
i("small",{},this.said||t.words.keep)));y(this.body,e,()=>{}),this.tip?.settle()}practises({practised:t,says:e}){let{practising:s,practise:a}=this.card;return t&&
b(t,s,a,e)}opened({id:t,missed:e}){return this.chosen.get(t)??(e>0||this.card.topics.length===1)}topic(t){let e=this.opened(t),s=(a,n="")=>i("i",{class:n,style:`\
width:${100*a/t.marks.length}%`});return i("div",{class:"bl-topic"},i("div",{class:"bl-topic-line"},i("h4",{},l({class:"bl-opens","data-do":"unfold","data-pick":t.
id,"aria-expanded":String(e)},[t.title])),i("i",{class:"bl-known-bar","aria-hidden":"true"},s(t.known),s(t.missed,"bl-missed")),i("span",{},`${t.count} · ${t.points}`)),
e&&this.questions(t))}questions(t){let e=t.marks.find(s=>s.id===this.at)??t.marks[0];return i("div",{class:"bl-topic-open"},i("ol",{"aria-label":t.title},t.marks.
map(s=>i("li",{},l({class:"bl-dotted","data-at":s.id,"aria-label":`${s.id} ${s.says}`,"data-tip":s.says,"data-id":s.id,"aria-current":s.id===this.at&&"true",tabindex:s===
e?0:-1},f(s.state))))),i("div",{class:"bl-topic-foot"},i("p",{class:"bl-mark","aria-hidden":"true"},e?.id===this.at&&[i("code",{},e.id)," ",e.says]),this.practises(
{practised:t.practised,says:t.title})))}point(t){let e=t.closest(".bl-dotted")?.getAttribute("data-at");!e||e===this.at||(this.at=e,this.draw())}click(t){let e=t.
closest("[data-do]"),s=e?.getAttribute("data-do");if(!e||!s)return this.point(t);let a=e.getAttribute("data-pick")??"";return s==="practise"?this.practising.press(
e):s==="unfold"?(this.chosen.set(a,e.getAttribute("aria-expanded")!=="true"),this.draw()):s==="language"?(this.spoke=a,v("lang",a),this.link.send(s,0,{key:a})):
s==="export"||s==="next_pupil"?this.handOut(s):s!=="unspoke"?this.link.send(s,0):(this.spoke="",this.draw())}handOut(t){let e=this.field.value.trim();if(t==="ne\
xt_pupil"&&!e)return this.say(this.card.words.whose),this.field.focus();this.link.send(t,0,{key:u(e,this.card.last)}),this.leaving=t==="next_pupil"}key(t){let e=t.
target;t.code==="Escape"&&this.tip?.hide()&&t.stopPropagation(),M(t)==="I"&&!t.ctrlKey&&!t.metaKey&&!t.altKey&&(t.preventDefault(),t.stopPropagation(),this.tip?.
ask(e));let s={ArrowLeft:-1,ArrowRight:1,Home:-1/0,End:1/0}[t.code];if(!s||!e.matches(".bl-dotted"))return;t.preventDefault(),t.stopPropagation();let a=[...e.closest(
"ol")?.querySelectorAll(".bl-dotted")??[]],n=Math.min(a.length-1,Math.max(0,a.indexOf(e)+s));a[n].focus()}hear({file:t,text:e}){t&&this.save(t.name,t.text),t&&this.
leaving&&(this.field.value=""),this.say(e)}say(t){this.said=t,this.polite.textContent=t,this.draw()}save(t,e){let s=URL.createObjectURL(new Blob([e],{type:"appl\
ication/x-ndjson"}));i("a",{href:s,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(s),1e4)}},S=L((...o)=>new c(...o));export{p as Practising,S as default,u as fileName,b as practises};

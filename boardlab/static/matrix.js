import{button as p,h as s,picture as f,sync as x}from"./common.js";import{keepFocus as w}from"./common.js";import{shownBy as y}from"./common.js";import{choose as k,
obey as v,otherTongue as $}from"./help.js";import{letterOf as A}from"./common.js";import{Link as _}from"./common.js";import{onPress as C}from"./common.js";import{
dress as L}from"./common.js";import{Tip as P}from"./help.js";import{otherNotebook as E}from"./help.js";var D={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[
1,0],Home:[0,-99],End:[0,99],PageUp:[-99,0],PageDown:[99,0]},j=0,c=class{constructor(t,a,e){this.model=t,this.signal=e,this.spoke="",this.id=`bl-mx-${j+=1}`,this.
at=[0,0],this.asked=this.wrong="",this.view=void 0,this.root=s("section",{class:"bl-study bl-matrix"}),this.sheet=s("style"),this.body=s("div"),this.play=s("div\
.bl-mx-play"),this.polite=s("div",{class:"bl-unseen",role:"status","aria-live":"polite"}),this.root.append(this.sheet,this.body,this.polite),a.append(this.root,
this.play);let o=()=>this.draw(),r=()=>this.change();t.on("change:matrix",r),t.on("change:heads",o);let h=()=>{this.board()};t.on("change:_board",h),e.addEventListener(
"abort",()=>{t.off("change:matrix",r),t.off("change:heads",o),t.off("change:_board",h),this.view?.remove()}),this.link=new _(t,e,{onAnswer:l=>this.tell(l.text),
onLink:l=>this.tell(l&&(l==="busy"||l==="ended"?this.shown[l]:this.shown.silent))}),L(this.root,e),w(this.root,e),C(this.root,e,l=>l,l=>this.click(l)),this.root.
addEventListener("change",l=>this.set(l.target),{signal:e}),this.root.addEventListener("keydown",l=>this.key(l),{signal:e});let i=this.shown.open;i&&(this.at=[i.
row,i.column]),v(e,()=>{});let n=$(t,this.shown.lang,this.langs);n&&this.send("language",{key:n}),this.draw(),this.tip=new P(this),this.board()}get frame(){return{
lang:this.shown.lang}}get langs(){return this.shown.languages.map(({code:t})=>t)}speak(t){this.polite.textContent=t}async board(){let t=this.model.get("_board");
if(this.view?.remove(),this.view=void 0,this.play.replaceChildren(),!!t)try{let a=this.model.widget_manager,e=await a.get_model(t.replace("IPY_MODEL_","")),o=await a.
create_view(e);if(t!==this.model.get("_board"))return o.remove();this.view=o,this.play.replaceChildren(o.el),this.play.scrollIntoView({block:"nearest"})}catch{this.
play.replaceChildren(s("p.bl-mx-hint",{},this.shown.apart))}}get shown(){return this.model.get("matrix")}get heads(){return this.model.get("heads")}change(){let{
open:t,count:a}=this.shown;this.draw(),this.asked==="open"&&t?this.polite.textContent=`${t.title}. ${t.verdict}. ${t.says.join(" ")}`:this.asked&&(this.polite.textContent=
a),this.asked=""}draw(){let{shown:t,heads:a}=this;this.root.lang!==t.lang&&(this.root.lang=t.lang),this.root.setAttribute("aria-label",t.title),this.sheet.textContent!==
a.sheet&&(this.sheet.textContent=a.sheet),x(this.body,s("div",{},E(this.model,t.lang,this.langs,this.spoke,t.words),s("header.bl-mx-head",{},s("div",{},s("h3",{},
t.title),s("p",{},t.note)),s("div.bl-mx-sum",{},s("div.bl-seg",{role:"group","aria-label":t.words.language},t.languages.map(e=>p({"data-do":"language","data-at":e.
code,lang:e.code,"aria-pressed":e.code===t.lang?"true":"false"},e.name))),s("p",{},s("b",{},t.count),s("small",{},t.before)))),s("div.bl-mx-controls",{},t.controls.
map(e=>this.control(e))),s("ul.bl-mx-legend",{},t.legend.map(({kind:e,sign:o,name:r})=>s("li",{},s(`i.bl-mx-${e}`,{},o),r))),s("div.bl-mx-wrap",{tabindex:-1},this.
table()),s("p.bl-mx-hint",{},this.wrong||t.hint),t.open&&this.account(t.open)),()=>{}),this.tip?.settle();for(let e of this.root.querySelectorAll("input"))e.checked=
e.hasAttribute("checked")}control(t){return s("fieldset",{class:"bl-mx-control","data-k":t.key},s("legend",{},t.label),s("div.bl-mx-stops",{},t.stops.map((a,e)=>s(
"label",{},s("input",{type:"radio",name:`${this.id}-${t.key}`,"data-key-of":t.key,value:e,checked:e===t.at}),s("span",{},a)))))}table(){let{shown:t,heads:a}=this,
[e,o]=t.axes,r=[];for(let{group:i}of a.columns)r.at(-1)?.group===i?r[r.length-1].span+=1:r.push({group:i,span:1});let h=i=>i>0&&a.columns[i-1].group!==a.columns[i].
group&&"bl-mx-start";return s("table",{role:"grid","aria-label":t.title},s("thead",{},s("tr",{"aria-hidden":"true"},s("td"),r.map(({group:i,span:n},l)=>s("td",{
colspan:n,class:`bl-mx-group ${l?"bl-mx-start":""}`},s("span",{},i))),s("td")),s("tr",{},s("th.bl-mx-corner",{scope:"col"},s("span",{},o),s("span",{},e)),a.columns.
map((i,n)=>s("th",{scope:"col",class:h(n),"data-tip":b(i)},g(i),s("span.bl-unseen",{},i.label))),s("th.bl-mx-tally",{scope:"col"},t.tallied))),s("tbody",{},a.rows.
map((i,n)=>s("tr",{},s("th",{scope:"row","data-tip":b(i)},s("div",{},g(i),s("span",{},s("b",{},i.name),s("small",{},t.remarks[n])))),t.cells[n].map((l,m)=>s("td",
{class:h(m)},this.cell(l,n,m))),s("td.bl-mx-tally",{},s("b",{},t.tallies[n][0]),s("i",{style:`width:${3*t.tallies[n][0]}px`}),s("i.bl-mx-bare",{style:`width:${3*
t.tallies[n][1]}px`}))))))}cell(t,a,e){let{open:o}=this.shown,r=a===this.at[0]&&e===this.at[1];return p({class:`bl-mx-cell bl-mx-${t.tone} ${t.helped?"bl-mx-hel\
ped":""}`,"data-do":"open","data-at":`${a} ${e}`,"aria-label":/\d/.test(t.sign)?`${t.says}, ${t.sign}`:t.says,"data-tip":[t.says,u(this.heads.rows[a]),u(this.heads.
columns[e])].join(`
`),"aria-pressed":o?.row===a&&o.column===e?"true":"false",tabindex:r?0:-1},t.sign)}account(t){let a=t.svg&&f(t.svg);return s("section.bl-mx-account#account",{"a\
ria-label":t.title},s("h4",{},t.title),s("div.bl-mx-told",{},s("table",{},s("tbody",{},t.lines.map(e=>s("tr",{class:e.total&&"bl-mx-total"},s("th",{scope:"row"},
e.label),s("td",{},e.value),s("td",{},e.rule&&p({class:"bl-rule","data-do":"rule","data-k":`rule ${e.rule}`,"data-tip":`${e.ruled}
${e.says}`,"data-id":e.rule},e.ruled)))))),s("div",{class:t.good?"bl-mx-good":"bl-mx-bad"},s("p.bl-mx-verdict",{},t.verdict),t.says.map(e=>s("p",{},e)))),a&&!t.
played&&p({class:"bl-mx-open","data-do":"play"},this.shown.play),a&&!t.played&&s("div",{class:"bl-mx-board",role:"img","aria-label":t.board},a))}click(t){let a=t.
closest("[data-do]"),e=a?.getAttribute("data-do"),o=a?.getAttribute("data-at")??"";if(e==="rule"&&this.tip?.ask(t),e==="unspoke"&&(this.spoke="",this.draw()),e===
"language"&&(this.spoke=o,k("lang",o),this.send(e,{key:o})),e==="play"&&this.send(e,{}),e!=="open")return;let[r,h]=o.split(" ").map(Number);this.walk(r,h),this.
send(e,{at:r*this.shown.cells[0].length+h})}set(t){let a=t.getAttribute("data-key-of");a&&this.send("set",{key:a,at:Number(t.value)})}send(t,a){this.asked=t,this.
link.send(t,0,a)}tell(t){t!==this.wrong&&(this.wrong=t,t&&(this.polite.textContent=t),this.draw())}key(t){let a=D[t.code],e=t.target;if(t.code==="Escape"&&this.
tip?.hide()&&t.stopPropagation(),A(t)==="I"&&!t.ctrlKey&&!t.metaKey&&!t.altKey&&!e.matches("input[type=text]")&&(t.preventDefault(),t.stopPropagation(),this.tip?.
ask(e)),!a||!e.matches(".bl-mx-cell"))return;t.preventDefault(),t.stopPropagation();let{cells:o}=this.shown,r=(h,i)=>Math.min(i-1,Math.max(0,h));this.walk(r(this.
at[0]+a[0],o.length),r(this.at[1]+a[1],o[0].length))}walk(t,a){this.here?.setAttribute("tabindex","-1"),this.at=[t,a],this.here?.setAttribute("tabindex","0"),this.
here?.focus()}get here(){return this.root.querySelector(`.bl-mx-cell[data-at="${this.at.join(" ")}"]`)}},b=d=>`${d.label}
${d.text}`,u=d=>`${d.label}: ${d.text}`;function g(d){let t=f(d.svg);return t?.removeAttribute("width"),t?.removeAttribute("height"),s("span.bl-mx-figure",{"ari\
a-hidden":"true"},t)}var I=y(c);export{I as default};

import{Link as f}from"./common.js";import{button as p,h as e,picture as y,sync as w}from"./common.js";import{keepFocus as x}from"./common.js";import{shownBy as k}from"./common.js";
import{otherNotebook as v}from"./help.js";import{letterOf as $}from"./common.js";import{choose as A,obey as E,otherTongue as L}from"./help.js";import{onPress as H}from"./common.js";
import{dress as M}from"./common.js";import{Tip as T}from"./help.js";var _={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0],Home:[0,-99],End:[0,
99],PageUp:[-99,0],PageDown:[99,0]},C=0,g=class{constructor(t,i,s){this.model=t,this.signal=s,this.spoke="",this.id=`bl-mx-${C+=1}`,this.at=[0,0],this.asked=this.
wrong="",this.view=void 0,this.root=e("section",{class:"bl-study bl-matrix"}),this.sheet=e("style"),this.body=e("div"),this.play=e("div.bl-mx-play"),this.polite=
e("div",{class:"bl-unseen",role:"status","aria-live":"polite"}),this.root.append(this.sheet,this.body,this.polite),i.append(this.root,this.play);let o=()=>this.
draw(),n=()=>this.change();t.on("change:matrix",n),t.on("change:heads",o);let h=()=>{this.board()};t.on("change:_board",h),s.addEventListener("abort",()=>{t.off(
"change:matrix",n),t.off("change:heads",o),t.off("change:_board",h),this.view?.remove()}),this.link=new f(t,s,{onAnswer:r=>this.tell(r.text),onLink:r=>this.tell(
r&&(r==="busy"||r==="ended"?this.shown[r]:this.shown.silent))}),M(this.root,s),x(this.root,s),H(this.root,s,r=>r,r=>this.click(r)),this.root.addEventListener("c\
hange",r=>this.set(r.target),{signal:s}),this.root.addEventListener("keydown",r=>this.key(r),{signal:s});let a=this.shown.open;a&&(this.at=[a.row,a.column]),E(s,
()=>{});let l=L(t,this.shown.lang,this.langs);l&&this.send("language",{key:l}),this.draw(),this.tip=new T(this),this.board()}get frame(){return{lang:this.shown.
lang}}get langs(){return this.shown.languages.map(({code:t})=>t)}speak(t){this.polite.textContent=t}async board(){let t=this.model.get("_board");if(this.view?.remove(),
this.view=void 0,this.play.replaceChildren(),!!t)try{let i=this.model.widget_manager;if(!i?.get_model||!i.create_view)throw new Error("no views");let s=await i.
get_model(t.replace("IPY_MODEL_","")),o=await i.create_view(s);if(t!==this.model.get("_board"))return o.remove();this.view=o,this.play.replaceChildren(o.el),this.
play.scrollIntoView({block:"nearest"})}catch{this.play.replaceChildren(e("p.bl-mx-hint",{},this.shown.apart))}}get shown(){return this.model.get("matrix")}get heads(){
return this.model.get("heads")}change(){let{open:t,count:i}=this.shown;this.draw(),this.asked==="open"&&t?this.polite.textContent=`${t.title}. ${t.verdict}. ${t.
says.join(" ")}`:this.asked&&(this.polite.textContent=i),this.asked=""}draw(){let{shown:t,heads:i}=this;this.root.lang!==t.lang&&(this.root.lang=t.lang),this.root.
setAttribute("aria-label",t.title),this.sheet.textContent!==i.sheet&&(this.sheet.textContent=i.sheet),w(this.body,e("div",{},v(this.model,t.lang,this.langs,this.
spoke,t.words),e("header.bl-mx-head",{},e("div",{},e("h3",{},t.title),e("p",{},t.note)),e("div.bl-mx-sum",{},e("div.bl-seg",{role:"group","aria-label":t.words.language},
t.languages.map(s=>p({"data-do":"language","data-at":s.code,lang:s.code,"aria-pressed":s.code===t.lang?"true":"false"},s.name))),e("p",{},e("b",{},t.count),e("s\
mall",{},t.before)))),e("div.bl-mx-controls",{},t.controls.map(s=>this.control(s))),e("ul.bl-mx-legend",{},t.legend.map(({kind:s,sign:o,name:n})=>e("li",{},e(`i\
.bl-mx-${s}`,{},o),n))),e("div.bl-mx-wrap",{tabindex:-1},this.table()),e("p.bl-mx-hint",{},this.wrong||t.hint),t.open&&this.account(t.open)),()=>{}),this.tip?.settle();
for(let s of this.root.querySelectorAll("input"))s.checked=s.hasAttribute("checked")}control(t){return e("fieldset",{class:"bl-mx-control","data-k":t.key},e("le\
gend",{},t.label),e("div.bl-mx-stops",{},t.stops.map((i,s)=>e("label",{},e("input",{type:"radio",name:`${this.id}-${t.key}`,"data-key-of":t.key,value:s,checked:s===
t.at}),e("span",{},i)))))}table(){let{shown:t,heads:i}=this,[s,o]=t.axes,n=[];for(let{group:a}of i.columns)n.at(-1)?.group===a?n[n.length-1].span+=1:n.push({group:a,
span:1});let h=a=>a>0&&i.columns[a-1].group!==i.columns[a].group&&"bl-mx-start";return e("table",{role:"grid","aria-label":t.title},e("thead",{},e("tr",{"aria-h\
idden":"true"},e("td"),n.map(({group:a,span:l},r)=>e("td",{colspan:l,class:`bl-mx-group ${r?"bl-mx-start":""}`},e("span",{},a))),e("td")),e("tr",{},e("th.bl-mx-\
corner",{scope:"col"},e("span",{},o),e("span",{},s)),i.columns.map((a,l)=>e("th",{scope:"col",class:h(l),"data-tip":c(a)},b(a),e("span.bl-unseen",{},a.label))),
e("th.bl-mx-tally",{scope:"col"},t.tallied))),e("tbody",{},i.rows.map((a,l)=>e("tr",{},e("th",{scope:"row","data-tip":c(a)},e("div",{},b(a),e("span",{},e("b",{},
a.name),e("small",{},t.remarks[l])))),t.cells[l].map((r,m)=>e("td",{class:h(m)},this.cell(r,l,m))),e("td.bl-mx-tally",{},e("b",{},t.tallies[l][0]),e("i",{style:`\
width:${3*t.tallies[l][0]}px`}),e("i.bl-mx-bare",{style:`width:${3*t.tallies[l][1]}px`}))))))}cell(t,i,s){let{open:o}=this.shown,n=i===this.at[0]&&s===this.at[1];
return p({class:`bl-mx-cell bl-mx-${t.tone} ${t.helped?"bl-mx-helped":""}`,"data-do":"open","data-at":`${i} ${s}`,"aria-label":/\d/.test(t.sign)?`${t.says}, ${t.
sign}`:t.says,"data-tip":[t.says,u(this.heads.rows[i]),u(this.heads.columns[s])].join(`
`),"aria-pressed":o?.row===i&&o.column===s?"true":"false",tabindex:n?0:-1},t.sign)}account(t){let i=t.svg&&y(t.svg);return e("section.bl-mx-account#account",{"a\
ria-label":t.title},e("h4",{},t.title),e("div.bl-mx-told",{},e("table",{},e("tbody",{},t.lines.map(s=>e("tr",{class:s.total&&"bl-mx-total"},e("th",{scope:"row"},
s.label),e("td",{},s.value),e("td",{},s.rule&&p({class:"bl-rule","data-do":"rule","data-k":`rule ${s.rule}`,"data-tip":`${s.ruled}
${s.says}`,"data-id":s.rule},s.ruled)))))),e("div",{class:t.good?"bl-mx-good":"bl-mx-bad"},e("p.bl-mx-verdict",{},t.verdict),t.says.map(s=>e("p",{},s)))),i&&!t.
played&&p({class:"bl-mx-open","data-do":"play"},this.shown.play),i&&!t.played&&e("div",{class:"bl-mx-board",role:"img","aria-label":t.board},i))}click(t){let i=t.
closest("[data-do]"),s=i?.getAttribute("data-do"),o=i?.getAttribute("data-at")??"";if(s==="rule"&&this.tip?.ask(t),s==="unspoke"&&(this.spoke="",this.draw()),s===
"language"&&(this.spoke=o,A("lang",o),this.send(s,{key:o})),s==="play"&&this.send(s,{}),s!=="open")return;let[n,h]=o.split(" ").map(Number);this.walk(n,h),this.
send(s,{at:n*this.shown.cells[0].length+h})}set(t){let i=t.getAttribute("data-key-of");i&&this.send("set",{key:i,at:Number(t.value)})}send(t,i){this.asked=t,this.
link.send(t,0,i)}tell(t){t!==this.wrong&&(this.wrong=t,t&&(this.polite.textContent=t),this.draw())}key(t){let i=_[t.code],s=t.target;if(t.code==="Escape"&&this.
tip?.hide()&&t.stopPropagation(),$(t)==="I"&&!t.ctrlKey&&!t.metaKey&&!t.altKey&&!s.matches("input[type=text]")&&(t.preventDefault(),t.stopPropagation(),this.tip?.
ask(s)),!i||!s.matches(".bl-mx-cell"))return;t.preventDefault(),t.stopPropagation();let{cells:o}=this.shown,n=(h,a)=>Math.min(a-1,Math.max(0,h));this.walk(n(this.
at[0]+i[0],o.length),n(this.at[1]+i[1],o[0].length))}walk(t,i){this.here?.setAttribute("tabindex","-1"),this.at=[t,i],this.here?.setAttribute("tabindex","0"),this.
here?.focus()}get here(){return this.root.querySelector(`.bl-mx-cell[data-at="${this.at.join(" ")}"]`)}},c=d=>`${d.label}
${d.text}`,u=d=>`${d.label}: ${d.text}`;function b(d){let t=y(d.svg);return t?.removeAttribute("width"),t?.removeAttribute("height"),e("span.bl-mx-figure",{"ari\
a-hidden":"true"},t)}var S=k(g);export{S as default};

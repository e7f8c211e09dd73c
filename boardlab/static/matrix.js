import{Link as f}from"./common.js";import{button as p,h as e,picture as x,sync as w}from"./common.js";import{keepFocus as y}from"./common.js";import{shownBy as k}from"./common.js";
import{otherNotebook as v}from"./help.js";import{letterOf as M}from"./common.js";import{choose as $,obey as A,otherTongue as E}from"./help.js";import{onPress as L}from"./common.js";
import{dress as H}from"./common.js";import{Tip as C}from"./help.js";var T={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0],Home:[0,-99],End:[0,
99],PageUp:[-99,0],PageDown:[99,0]},_=0,m=class{constructor(t,a,s){this.model=t,this.signal=s,this.spoke="",this.id=`bl-mx-${_+=1}`,this.at=[0,0],this.asked=this.
wrong="",this.view=void 0,this.root=e("section",{class:"bl-study bl-matrix"}),this.sheet=e("style"),this.body=e("div"),this.play=e("div.bl-mx-play"),this.polite=
e("div",{class:"bl-unseen",role:"status","aria-live":"polite"}),this.root.append(this.sheet,this.body,this.polite),a.append(this.root,this.play);let o=()=>this.
draw(),r=()=>this.change();t.on("change:matrix",r),t.on("change:heads",o);let d=()=>{this.board()};t.on("change:_board",d),s.addEventListener("abort",()=>{t.off(
"change:matrix",r),t.off("change:heads",o),t.off("change:_board",d),this.view?.remove()}),this.link=new f(t,s,{onAnswer:n=>this.tell(n.text),onLink:n=>this.tell(
n&&(n==="busy"||n==="ended"?this.shown[n]:this.shown.silent))}),H(this.root,s),y(this.root,s),L(this.root,s,n=>n,n=>this.click(n)),this.root.addEventListener("c\
hange",n=>this.set(n.target),{signal:s}),this.root.addEventListener("keydown",n=>this.key(n),{signal:s});let i=this.shown.open;i&&(this.at=[i.row,i.column]),A(s,
()=>{});let l=E(t,this.shown.lang,this.langs);l&&this.send("language",{key:l}),this.draw(),this.tip=new C(this),this.board()}get frame(){return{lang:this.shown.
lang}}get langs(){return this.shown.languages.map(({code:t})=>t)}speak(t){this.polite.textContent=t}async board(){let t=this.model.get("_board");if(this.view?.remove(),
this.view=void 0,this.play.replaceChildren(),!!t)try{let a=this.model.widget_manager;if(!a?.get_model||!a.create_view)throw new Error("no views");let s=await a.
get_model(t.replace("IPY_MODEL_","")),o=await a.create_view(s);if(t!==this.model.get("_board"))return o.remove();this.view=o,this.play.replaceChildren(o.el),this.
play.scrollIntoView({block:"nearest"})}catch{this.play.replaceChildren(e("p.bl-mx-hint",{},this.shown.apart))}}get shown(){return this.model.get("matrix")}get heads(){
return this.model.get("heads")}change(){let{open:t,count:a}=this.shown;this.draw(),this.asked==="open"&&t?this.polite.textContent=`${t.title}. ${t.verdict}. ${t.
says.join(" ")}`:this.asked&&(this.polite.textContent=a),this.asked=""}draw(){let{shown:t,heads:a}=this;this.root.lang!==t.lang&&(this.root.lang=t.lang),this.root.
setAttribute("aria-label",t.title),this.sheet.textContent!==a.sheet&&(this.sheet.textContent=a.sheet),w(this.body,e("div",{},v(this.model,t.lang,this.langs,this.
spoke,t.words),e("header.bl-mx-head",{},e("div",{},e("h3",{},t.title),e("p",{},t.note)),e("div.bl-mx-sum",{},e("div.bl-seg",{role:"group","aria-label":t.words.language},
t.languages.map(s=>p({"data-do":"language","data-at":s.code,lang:s.code,"aria-pressed":s.code===t.lang?"true":"false"},s.name))),e("p",{},e("b",{},t.count),e("s\
mall",{},t.before)))),e("div.bl-mx-controls",{},t.controls.map(s=>this.control(s))),e("ul.bl-mx-legend",{},t.legend.map(({kind:s,sign:o,name:r})=>e("li",{},e(`i\
.bl-mx-${s}`,{},o),r))),e("div.bl-mx-wrap",{tabindex:-1},this.table()),e("p.bl-mx-hint",{},this.wrong||t.hint),t.open&&this.account(t.open)),()=>{}),this.tip?.settle();
for(let s of this.root.querySelectorAll("input"))s.checked=s.hasAttribute("checked")}control(t){return e("fieldset",{class:"bl-mx-control","data-k":t.key},e("le\
gend",{},t.label),e("div.bl-mx-stops",{},t.stops.map((a,s)=>e("label",{},e("input",{type:"radio",name:`${this.id}-${t.key}`,"data-key-of":t.key,value:s,checked:s===
t.at}),e("span",{},a)))))}table(){let{shown:t,heads:a}=this,[s,o]=t.axes,r=[];for(let{group:i}of a.columns)r.at(-1)?.group===i?r[r.length-1].span+=1:r.push({group:i,
span:1});let d=i=>i>0&&a.columns[i-1].group!==a.columns[i].group&&"bl-mx-start";return e("table",{role:"grid","aria-label":t.title},e("thead",{},e("tr",{"aria-h\
idden":"true"},e("td"),r.map(({group:i,span:l},n)=>e("td",{colspan:l,class:`bl-mx-group ${n?"bl-mx-start":""}`},e("span",{},i))),e("td")),e("tr",{},e("th.bl-mx-\
corner",{scope:"col"},e("span",{},o),e("span",{},s)),a.columns.map((i,l)=>e("th",{scope:"col",class:d(l),"data-tip":u(i)},g(i),e("span.bl-unseen",{},i.label))),
e("th.bl-mx-tally",{scope:"col"},t.tallied))),e("tbody",{},a.rows.map((i,l)=>e("tr",{},e("th",{scope:"row","data-tip":u(i)},e("div",{},g(i),e("span",{},e("b",{},
i.name),e("small",{},t.remarks[l])))),t.cells[l].map((n,c)=>e("td",{class:d(c)},this.cell(n,l,c))),e("td.bl-mx-tally",{},e("b",{},t.tallies[l][0]),e("i",{style:`\
width:${3*t.tallies[l][0]}px`}),e("i.bl-mx-bare",{style:`width:${3*t.tallies[l][1]}px`}))))))}cell(t,a,s){let{open:o}=this.shown,r=a===this.at[0]&&s===this.at[1];
return p({class:`bl-mx-cell bl-mx-${t.tone} ${t.helped?"bl-mx-helped":""}`,"data-do":"open","data-at":`${a} ${s}`,"aria-label":/\d/.test(t.sign)?`${t.says}, ${t.
sign}`:t.says,"data-tip":[t.says,b(this.heads.rows[a]),b(this.heads.columns[s])].join(`
`),"aria-pressed":o?.row===a&&o.column===s?"true":"false",tabindex:r?0:-1},t.sign)}account(t){let a=t.svg&&x(t.svg);return e("section.bl-mx-account#account",{"a\
ria-label":t.title},e("h4",{},t.title),e("div.bl-mx-told",{},e("table",{},e("tbody",{},t.lines.map(s=>e("tr",{class:s.total&&"bl-mx-total"},e("th",{scope:"row"},
s.label),e("td",{},s.value),e("td",{},s.rule&&p({class:"bl-rule","data-do":"rule","data-k":`rule ${s.rule}`,"data-tip":`${s.ruled}
${s.says}`,"data-id":s.rule},s.ruled)))))),e("div",{class:t.good?"bl-mx-good":"bl-mx-bad"},e("p.bl-mx-verdict",{},t.verdict),t.says.map(s=>e("p",{},s)))),a&&!t.
played&&p({class:"bl-mx-open","data-do":"play"},this.shown.play),a&&!t.played&&e("div",{class:"bl-mx-board",role:"img","aria-label":t.board},a))}click(t){let a=t.
closest("[data-do]"),s=a?.getAttribute("data-do"),o=a?.getAttribute("data-at")??"";if(s==="rule"&&this.tip?.ask(t),s==="unspoke"&&(this.spoke="",this.draw()),s===
"language"&&(this.spoke=o,$("lang",o),this.send(s,{key:o})),s==="play"&&this.send(s,{}),s!=="open")return;let[r,d]=o.split(" ").map(Number);this.walk(r,d),this.
send(s,{at:r*this.shown.cells[0].length+d})}set(t){let a=t.getAttribute("data-key-of");a&&this.send("set",{key:a,at:Number(t.value)})}send(t,a){this.asked=t,this.
link.send(t,0,a)}tell(t){t!==this.wrong&&(this.wrong=t,t&&(this.polite.textContent=t),this.draw())}key(t){let a=T[t.code],s=t.target;if(t.code==="Escape"&&this.
tip?.hide()&&t.stopPropagation(),M(t)==="I"&&!t.ctrlKey&&!t.metaKey&&!t.altKey&&!s.matches("input[type=text]")&&(t.preventDefault(),t.stopPropagation(),this.tip?.
ask(s)),!a||!s.matches(".bl-mx-cell"))return;t.preventDefault(),t.stopPropagation();let{cells:o}=this.shown,r=(d,i)=>Math.min(i-1,Math.max(0,d));this.walk(r(this.
at[0]+a[0],o.length),r(this.at[1]+a[1],o[0].length))}walk(t,a){this.here?.setAttribute("tabindex","-1"),this.at=[t,a],this.here?.setAttribute("tabindex","0"),this.
here?.focus()}get here(){return this.root.querySelector(`.bl-mx-cell[data-at="${this.at.join(" ")}"]`)}},u=h=>`${h.label}
${h.text}`,b=h=>`${h.label}: ${h.text}`;function g(h){let t=x(h.svg);return t?.removeAttribute("width"),t?.removeAttribute("height"),e("span.bl-mx-figure",{"ari\
a-hidden":"true"},t)}var P=k((...h)=>new m(...h));export{P as default};

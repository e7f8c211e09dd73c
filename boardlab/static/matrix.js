import{Link as f}from"./common.js";import{button as d,h as e,picture as x,sync as y}from"./common.js";import{keepFocus as w}from"./common.js";import{shownBy as k}from"./common.js";
import{otherNotebook as M}from"./help.js";import{letterOf as $}from"./common.js";import{Nested as v}from"./help.js";import{choose as A,obey as E,otherTongue as H}from"./help.js";
import{onPress as L}from"./common.js";import{dress as T}from"./common.js";import{Tip as C}from"./help.js";var P={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],
ArrowDown:[1,0],Home:[0,-99],End:[0,99],PageUp:[-99,0],PageDown:[99,0]},N=0,m=class{constructor(t,a,s){this.model=t,this.signal=s,this.spoke="",this.id=`bl-mx-${N+=
1}`,this.at=[0,0],this.asked=this.wrong="",this.root=e("section",{class:"bl-study bl-matrix"}),this.sheet=e("style"),this.body=e("div"),this.play=e("div.bl-mx-p\
lay"),this.polite=e("div",{class:"bl-unseen",role:"status","aria-live":"polite"}),this.root.append(this.sheet,this.body,this.polite),a.append(this.root,this.play);
let n=()=>this.draw(),r=()=>this.change();t.on("change:matrix",r),t.on("change:heads",n),s.addEventListener("abort",()=>{t.off("change:matrix",r),t.off("change:\
heads",n)}),this.link=new f(t,s,{onAnswer:i=>this.tell(i.text),onLink:i=>this.tell(i&&(i==="busy"||i==="ended"?this.shown[i]:this.shown.silent))}),T(this.root,s),
w(this.root,s),L(this.root,s,i=>i,i=>this.click(i)),this.root.addEventListener("change",i=>this.set(i.target),{signal:s}),this.root.addEventListener("keydown",i=>this.
key(i),{signal:s});let l=this.shown.open;l&&(this.at=[l.row,l.column]),E(s,()=>{});let o=H(t,this.shown.lang,this.langs);o&&this.send("language",{key:o}),this.draw(),
this.tip=new C(this),new v(t,this.play,s,()=>this.shown.apart,i=>i&&this.play.scrollIntoView({block:"nearest"}))}get frame(){return{lang:this.shown.lang}}get langs(){
return this.shown.languages.map(({code:t})=>t)}speak(t){this.polite.textContent=t}get shown(){return this.model.get("matrix")}get heads(){return this.model.get(
"heads")}change(){let{open:t,count:a}=this.shown;this.draw(),this.asked==="open"&&t?this.polite.textContent=`${t.title}. ${t.verdict}. ${t.says.join(" ")}`:this.
asked&&(this.polite.textContent=a),this.asked=""}draw(){let{shown:t,heads:a}=this;this.root.lang!==t.lang&&(this.root.lang=t.lang),this.root.setAttribute("aria-\
label",t.title),this.sheet.textContent!==a.sheet&&(this.sheet.textContent=a.sheet),y(this.body,e("div",{},M(this.model,t.lang,this.langs,this.spoke,t.words),e("\
header.bl-mx-head",{},e("div",{},e("h3",{},t.title),e("p",{},t.note)),e("div.bl-mx-sum",{},e("div.bl-seg",{role:"group","aria-label":t.words.language},t.languages.
map(s=>d({"data-do":"language","data-at":s.code,lang:s.code,"aria-pressed":s.code===t.lang?"true":"false"},s.name))),e("p",{},e("b",{},t.count),e("small",{},t.before)))),
e("div.bl-mx-controls",{},t.controls.map(s=>this.control(s))),e("ul.bl-mx-legend",{},t.legend.map(({kind:s,sign:n,name:r})=>e("li",{},e(`i.bl-mx-${s}`,{},n),r))),
e("div.bl-mx-wrap",{tabindex:-1},this.table()),e("p.bl-mx-hint",{},this.wrong||t.hint),t.open&&this.account(t.open)),()=>{}),this.tip?.settle();for(let s of this.
root.querySelectorAll("input"))s.checked=s.hasAttribute("checked")}control(t){return e("fieldset",{class:"bl-mx-control","data-k":t.key},e("legend",{},t.label),
e("div.bl-mx-stops",{},t.stops.map((a,s)=>e("label",{},e("input",{type:"radio",name:`${this.id}-${t.key}`,"data-key-of":t.key,value:s,checked:s===t.at}),e("span",
{},a)))))}table(){let{shown:t,heads:a}=this,[s,n]=t.axes,r=[];for(let{group:o}of a.columns)r.at(-1)?.group===o?r[r.length-1].span+=1:r.push({group:o,span:1});let l=o=>o>
0&&a.columns[o-1].group!==a.columns[o].group&&"bl-mx-start";return e("table",{role:"grid","aria-label":t.title},e("thead",{},e("tr",{"aria-hidden":"true"},e("td"),
r.map(({group:o,span:i},p)=>e("td",{colspan:i,class:`bl-mx-group ${p?"bl-mx-start":""}`},e("span",{},o))),e("td")),e("tr",{},e("th.bl-mx-corner",{scope:"col"},e(
"span",{},n),e("span",{},s)),a.columns.map((o,i)=>e("th",{scope:"col",class:l(i),"data-tip":u(o)},g(o),e("span.bl-unseen",{},o.label))),e("th.bl-mx-tally",{scope:"\
col"},t.tallied))),e("tbody",{},a.rows.map((o,i)=>e("tr",{},e("th",{scope:"row","data-tip":u(o)},e("div",{},g(o),e("span",{},e("b",{},o.name),e("small",{},t.remarks[i])))),
t.cells[i].map((p,c)=>e("td",{class:l(c)},this.cell(p,i,c))),e("td.bl-mx-tally",{},e("b",{},t.tallies[i][0]),e("i",{style:`width:${3*t.tallies[i][0]}px`}),e("i.\
bl-mx-bare",{style:`width:${3*t.tallies[i][1]}px`}))))))}cell(t,a,s){let{open:n}=this.shown,r=a===this.at[0]&&s===this.at[1];return d({class:`bl-mx-cell bl-mx-${t.
tone} ${t.helped?"bl-mx-helped":""}`,"data-do":"open","data-at":`${a} ${s}`,"aria-label":/\d/.test(t.sign)?`${t.says}, ${t.sign}`:t.says,"data-tip":[t.says,b(this.
heads.rows[a]),b(this.heads.columns[s])].join(`
`),"aria-pressed":n?.row===a&&n.column===s?"true":"false",tabindex:r?0:-1},t.sign)}account(t){let a=t.svg&&x(t.svg);return e("section.bl-mx-account#account",{"a\
ria-label":t.title},e("h4",{},t.title),e("div.bl-mx-told",{},e("table",{},e("tbody",{},t.lines.map(s=>e("tr",{class:s.total&&"bl-mx-total"},e("th",{scope:"row"},
s.label),e("td",{},s.value),e("td",{},s.rule&&d({class:"bl-rule","data-do":"rule","data-k":`rule ${s.rule}`,"data-tip":`${s.ruled}
${s.says}`,"data-id":s.rule},s.ruled)))))),e("div",{class:t.good?"bl-mx-good":"bl-mx-bad"},e("p.bl-mx-verdict",{},t.verdict),t.says.map(s=>e("p",{},s)))),a&&!t.
played&&d({class:"bl-mx-open","data-do":"play"},this.shown.play),a&&!t.played&&e("div",{class:"bl-mx-board",role:"img","aria-label":t.board},a))}click(t){let a=t.
closest("[data-do]"),s=a?.getAttribute("data-do"),n=a?.getAttribute("data-at")??"";if(s==="rule"&&this.tip?.ask(t),s==="unspoke"&&(this.spoke="",this.draw()),s===
"language"&&(this.spoke=n,A("lang",n),this.send(s,{key:n})),s==="play"&&this.send(s,{}),s!=="open")return;let[r,l]=n.split(" ").map(Number);this.walk(r,l),this.
send(s,{at:r*this.shown.cells[0].length+l})}set(t){let a=t.getAttribute("data-key-of");a&&this.send("set",{key:a,at:Number(t.value)})}send(t,a){this.asked=t,this.
link.send(t,0,a)}tell(t){t!==this.wrong&&(this.wrong=t,t&&(this.polite.textContent=t),this.draw())}key(t){let a=P[t.code],s=t.target;if(t.code==="Escape"&&this.
tip?.hide()&&t.stopPropagation(),$(t)==="I"&&!t.ctrlKey&&!t.metaKey&&!t.altKey&&!s.matches("input[type=text]")&&(t.preventDefault(),t.stopPropagation(),this.tip?.
ask(s)),!a||!s.matches(".bl-mx-cell"))return;t.preventDefault(),t.stopPropagation();let{cells:n}=this.shown,r=(l,o)=>Math.min(o-1,Math.max(0,l));this.walk(r(this.
at[0]+a[0],n.length),r(this.at[1]+a[1],n[0].length))}walk(t,a){this.here?.setAttribute("tabindex","-1"),this.at=[t,a],this.here?.setAttribute("tabindex","0"),this.
here?.focus()}get here(){return this.root.querySelector(`.bl-mx-cell[data-at="${this.at.join(" ")}"]`)}},u=h=>`${h.label}
${h.text}`,b=h=>`${h.label}: ${h.text}`;function g(h){let t=x(h.svg);return t?.removeAttribute("width"),t?.removeAttribute("height"),e("span.bl-mx-figure",{"ari\
a-hidden":"true"},t)}var S=k((...h)=>new m(...h));export{S as default};

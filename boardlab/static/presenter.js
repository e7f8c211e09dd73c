import{noticed as q}from"./board.js";import{button as b,h as o}from"./common.js";import{named as E}from"./stage.js";import{outcome as O,reveals as x,tone as A,workings as L}from"./question.js";
var R=16,H=3,p=class{constructor(s){this.key="hands";this.open=!1;this.letter="";this.anew=!1;this.typed={of:"",counts:{}};this.on={hands:()=>this.start(),vote:()=>(this.
stage.table.ask("vote"),this.start()),against:()=>this.stage.table.ask("against"),hand:(s,e)=>{let t=e.getAttribute("data-pick")??"",a=Number(e.getAttribute("da\
ta-at"));a&&this.count(t,String(Math.max(0,Number(this.counted(t))+a))),this.pick(t)}};this.counted=s=>this.typed.counts[s]??"";this.stage=s}get hands(){return this.
stage.lesson.hands}has(s){return!!s&&!!this.hands?.rows.some(e=>e.letter===s)}changing(){let{hands:s,stage:e}=this,t=`${e.question?.id} ${s?.round}`;t!==this.typed.
of&&(this.typed={of:t,counts:Object.fromEntries(s?.rows.map(({letter:a,count:n})=>[a,n])??[])},this.letter="",s?.counted||(this.open=!1))}start(){this.hands&&this.
pick(this.letter||(this.hands.rows[0]?.letter??""))}pick(s){this.open=!0,this.letter=s,this.anew=!0,this.stage.table.draw()}digit(s){let e=this.anew?"":this.counted(
this.letter);this.anew=!1,this.count(this.letter,String(Number(e+s)).slice(0,H))}count(s,e){this.typed.counts[s]=e;let t=Object.entries(this.typed.counts).filter(
([,a])=>a);this.send(t.map(a=>a.join(" ")).join(", ")),this.stage.table.draw()}send(s){Object.assign(this.stage.local,{notice:"",about:""}),this.stage.table.ask(
"hands",{key:s})}close(){let s=this.open;return this.open=!1,this.letter="",s&&this.stage.table.draw(),s}facing(){let{lesson:s,local:e,words:t,places:a,question:n}=this.
stage,{hands:i,present:h}=s;if(!n||!i)return[];let c=x(n);return[o("p.bl-st-kick#kick",{},o("span",{},i.counted||(c?"":h.predict))),o("p.bl-st-lead.bl-st-asked#\
asked",{},E(n.question,a)),i.steps.length>0&&C(i.steps),c?P(this.stage):N(this,i.rows),q(e,t)]}},C=l=>o("ol.bl-hands-steps#steps",{},l.map(({sign:s,label:e})=>o(
"li",{"data-k":`step ${s}`},o("i",{},s),o("span",{},e))));function N(l,s){let{lesson:e,question:t}=l.stage,{present:a}=e;return s.length?o("ol.bl-hands#control",
{class:s.every(({label:n})=>n.length<=R)?"bl-brief":null,"data-k":`hands ${t.id}`},s.map(({letter:n,label:i,head:h})=>[h&&o("li.bl-hands-head",{"data-k":`head ${n}`},
h),o("li",{"data-k":`hand ${n}`,class:l.open&&n===l.letter?"bl-now":null},o("i",{},n),o("span",{},i),l.open&&o("span.bl-handcount",{role:"group","aria-label":n},
g(n,-1,"−",a.less),o("output",{},l.counted(n)),g(n,1,"+",a.more)))])):null}var g=(l,s,e,t)=>b({"data-do":"hand","data-pick":l,"data-at":s,"aria-label":t.replace(
"{letter}",l)},e);function P(l){let{frame:s,local:e,words:t,lesson:a,question:n}=l,{bars:i=[],against:h=""}=a.hands??{},c=n.result;return o("div.bl-verdict.bl-s\
t-note#note",{class:A(c)},O(s,e,t,!1),i.length>0&&o("ol.bl-bars#bars",{},i.map(B)),h&&b({class:"bl-st-second bl-against","data-do":"against"},o("kbd",{},"M"),` ${h}`),
L(s,e,t))}function B({letter:l,said:s,head:e,count:t,size:a,before:n,right:i,behind:h},c){let d=(v,$)=>o("i",{class:$,style:`width:${v}%`});return[e&&o("li.bl-h\
ands-head",{"data-k":`head ${c}`},e),o("li",{"data-k":`bar ${c}`,class:i?"bl-right":null},l&&o("b.bl-letter",{},l),o("span.bl-said",{},o("b",{},s)," ",h&&o("spa\
n.bl-behind",{},h)),t&&o("b.bl-n",{},t),(a>0||n>0)&&o("span.bl-share",{"aria-hidden":"true"},n>=0&&d(n,"bl-before"),d(a,"bl-size")))]}import{button as u,h as r,picture as D}from"./common.js";import{letterOf as F}from"./common.js";import{choice as m,choose as U}from"./help.js";import{aimed as j,FIELD as I}from"./question.js";import{reveals as f}from"./question.js";var k={ArrowLeft:-1,PageUp:-1,ArrowRight:1,PageDown:1},w={ArrowUp:-1,ArrowDown:1},
y=["bl-f1","bl-f2","bl-f3","bl-f4","bl-f5","bl-f6","bl-f7","bl-f8"],S=class{constructor(s){this.key="presenter";this.isOn=!1;this.heard=!1;this.lists=!1;this.degrees=
y;this.on={onward:()=>this.go(1),show:()=>this.show(),keys:()=>this.list(),phone:()=>this.phone(!this.stage.lesson.phone),site:()=>this.name(),heard:()=>this.hear()};
this.moved=()=>this.stage.table.root.classList.remove("bl-rests");this.stage=s,this.hands=new p(s)}get shown(){let{hands:s}=this.stage.lesson;return s?`${s.rows.
length} ${s.bars.length}`:""}get lit(){let{question:s}=this.stage;return`.bl-st-cue[data-do="${s&&!f(s)?"show":"onward"}"]`}present(){let{stage:s,hands:e}=this,
{table:t}=s;this.isOn=!this.isOn,s.isAlone=this.lists=e.open=!1,this.isOn||t.root.querySelector(".bl-st")?.classList.remove(...y),this.ask("present",{at:Number(
this.isOn)}),t.enlarge(this.isOn),t.root.focus({preventScroll:!0}),this.rest()}rest(){let{root:s,signal:e}=this.stage.table;s.classList.add("bl-rests"),s.addEventListener(
"pointermove",this.moved,{signal:e,once:!0})}ask(s,e){this.stage.presenting.waiting??=[],this.stage.table.ask(s,e)}end(){this.isOn=!1,this.stage.table.enlarge(!1)}go(s){
let{lesson:e}=this.stage;if(this.hands.close(),s<0&&e.hands?.away)return this.ask("against");let{plan:t}=e;if(t){let{question:n}=this.stage;if(s>0&&t.of===1&&n?.
next)return this.ask("pick",{key:"next:"});let i=t.at+s;i>=0&&i<t.of&&this.ask("plan",{at:i});return}let a=e.at+s;a>=0&&a<e.of&&this.ask("go",{at:a})}scroll(s){
let e=this.stage.table.root.querySelector(".bl-st-text");e?.scrollBy({top:s*e.clientHeight/2})}show(){this.hands.close(),this.stage.question&&this.ask("show")}refocus(){
return this.isOn&&this.stage.table.root.focus({preventScroll:!0}),this.isOn}hear(){this.heard=!0,this.stage.table.draw()}list(){this.lists=!this.lists,this.stage.
table.draw()}phone(s){this.stage.table.ask("phone",{at:Number(s),key:m("site")})}name(){let s=this.stage.table.root.querySelector("#site-address, .bl-site");U("\
site",s?.value.trim()??""),this.phone(!0)}takes(s){let{stage:e,hands:t}=this,{lesson:a}=e;this.rest();let n=j(s),i=n.matches?.(I);if(s.key==="Escape")this.leave(
i);else if(s.key==="Enter"&&i)this.name();else{if(i)return!1;if(s.key==="Enter"){if(n.matches?.("button"))return!1;t.close()}else if(s.code in k)this.go(k[s.code]);else if(s.
code in w)this.scroll(w[s.code]);else if(s.code==="Space")this.show();else if(s.key==="?")this.list();else if(s.key===".")e.alone();else if(/^(Digit|Numpad)\d$/.
test(s.code)&&t.letter)t.digit(Number(s.code.at(-1)));else if(s.key==="Backspace"&&t.letter)t.count(t.letter,"");else{let h=F(s);if(t.has(h))t.pick(h);else return this.
does({U:()=>t.start(),V:()=>(this.ask("vote"),t.start()),M:()=>this.ask("against"),Q:()=>this.phone(!a.phone),B:()=>e.alone(),P:()=>e.presenting.present(),L:()=>e.
shortcuts.tongue()}[h])}}return!0}does(s){return s?.(),!!s}leave(s){let{stage:e,hands:t}=this,{table:a,lesson:n}=e;s&&a.root.focus({preventScroll:!0}),!(t.close()||
s)&&(this.lists?this.list():n.plan?.problems.length&&!this.heard?this.hear():n.phone?this.phone(!1):e.isAlone?e.alone():e.presenting.present())}cues(){let{lesson:s,
question:e}=this.stage,{present:t,hands:a}=s,n=(h,c,d)=>u({class:"bl-st-cue","data-do":d,"aria-label":c},r("kbd",{},h),r("span",{},` ${c}`)),i=e&&f(e);return r(
"div.bl-st-cues#cues",{},r("b",{},`${s.game}, ${s.lesson}`),r("span",{},s.plan?s.plan.where||s.kick:s.kick||s.where),a&&(i?n("V",t.vote,"vote"):n("U",t.hands,"h\
ands")),e&&n("Space",i?t.hide:t.reveal,"show"),n("→",t.on,"onward"),n("Q",t.phone,"phone"),n("?",t.help,"keys"),n("Esc",t.leave,"present"))}over(){if(this.lists)
return this.keys();let{lesson:s}=this.stage,{present:e,phone:t,plan:a}=s;return a?.problems.length&&!this.heard&&!t?r("section.bl-phone#problems",{role:"alert"},
a.problems.map(n=>r("p",{},n)),u({class:"bl-st-cue","data-do":"heard"},r("kbd",{},"Esc"),` ${e.close}`)):t?r("section.bl-phone#phone",{role:"group","aria-label":t.
says},t.svg?D(t.svg):null,r("p",{},r("b",{},t.says),t.link&&r("small",{},t.link.split("#")[0])),t.why&&r("p",{},t.why),!t.svg&&r("label",{},e.address,r("input.b\
l-site#site",{type:"text",value:m("site"),maxlength:200}),u({class:"bl-st-second","data-do":"site"},e.set)),u({class:"bl-st-cue","data-do":"phone"},r("kbd",{},"\
Esc"),` ${e.close}`)):null}keys(){let{present:s}=this.stage.lesson,e=[["→ PgDn",s.on],["← PgUp",s.back],["Space",`${s.reveal} / ${s.hide}`],["U",s.hands],["\
A – F 1 2",s.letters],["V",s.vote],["M",s.against],["Q",s.phone],[".",s.board],["L",s.tongue],["Esc",s.leave]];return r("section.bl-keys#presentkeys",{role:"g\
roup","aria-label":s.help},r("dl",{},e.map(([t,a])=>r("div",{},r("dt",{},t.split(" ").map(n=>n==="–"?" – ":r("kbd",{},n))),r("dd",{},a)))))}};export{p as Hands,S as Presenter};

import{noticed as v}from"./board.js";import{button as g,h as o}from"./common.js";import{named as x}from"./stage.js";import{outcome as E,reveals as O,tone as A,workings as H}from"./question.js";
var R=16,C=3,p=class{constructor(t){this.key="hands";this.open=!1;this.letter="";this.anew=!1;this.typed={of:"",counts:{}};this.on={hands:()=>this.start(),vote:()=>(this.
stage.table.ask("vote"),this.start()),against:()=>this.stage.table.ask("against"),hand:(t,e)=>{let s=e.getAttribute("data-pick")??"",a=Number(e.getAttribute("da\
ta-at"));a&&this.count(s,String(Math.max(0,Number(this.counted(s))+a))),this.pick(s)},counted:()=>this.send(this.field?.value??"")};this.counted=t=>this.typed.counts[t]??
"";this.stage=t}get hands(){return this.stage.lesson.hands}get field(){return this.stage.table.root.querySelector("input.bl-hands-field")}has(t){return!!t&&!!this.
hands?.rows.some(e=>e.letter===t)}changing(){let{hands:t,stage:e}=this,s=`${e.question?.id} ${t?.round}`;s!==this.typed.of&&(this.typed={of:s,counts:Object.fromEntries(
t?.rows.map(({letter:a,count:n})=>[a,n])??[])},this.letter="",t?.counted||(this.open=!1))}start(){this.hands?.by&&(this.open=!0,this.letter||=this.hands.rows[0]?.
letter??"",this.anew=!0,this.stage.table.draw(),this.field?.focus())}pick(t){this.open=!0,this.letter=t,this.anew=!0,this.stage.table.draw()}digit(t){let e=this.
anew?"":this.counted(this.letter);this.anew=!1,this.count(this.letter,String(Number(e+t)).slice(0,C))}count(t,e){this.typed.counts[t]=e;let s=Object.entries(this.
typed.counts).filter(([,a])=>a);this.send(s.map(a=>a.join(" ")).join(", ")),this.stage.table.draw()}send(t){Object.assign(this.stage.local,{notice:"",about:""}),
this.stage.table.ask("hands",{key:t})}close(){let t=this.open;return this.open=!1,this.letter="",t&&this.stage.table.draw(),t}facing(){let{lesson:t,local:e,words:s,
places:a,question:n}=this.stage,{hands:i,present:h}=t;if(!n||!i)return[];let c=O(n);return[o("p.bl-st-kick#kick",{},o("span",{},i.counted||(c?"":h.predict))),o(
"p.bl-st-lead.bl-st-asked#asked",{},x(n.question,a)),i.steps.length>0&&L(i.steps),c?B(this.stage):N(this,i.rows),!c&&i.by==="answers"&&this.open&&P(this.stage),
v(e,s)]}},L=l=>o("ol.bl-hands-steps#steps",{},l.map(({sign:t,label:e})=>o("li",{"data-k":`step ${t}`},o("i",{},t),o("span",{},e))));function N(l,t){let{lesson:e,
question:s}=l.stage,{present:a}=e;return t.length?o("ol.bl-hands#control",{class:t.every(({label:n})=>n.length<=R)?"bl-brief":null,"data-k":`hands ${s.id}`},t.map(
({letter:n,label:i,head:h})=>[h&&o("li.bl-hands-head",{"data-k":`head ${n}`},h),o("li",{"data-k":`hand ${n}`,class:l.open&&n===l.letter?"bl-now":null},o("i",{},
n),o("span",{},i),l.open&&e.hands?.by==="letters"&&o("span.bl-handcount",{role:"group","aria-label":n},b(n,-1,"−",a.less),o("output",{},l.counted(n)),b(n,1,"+",
a.more)))])):null}var b=(l,t,e,s)=>g({"data-do":"hand","data-pick":l,"data-at":t,"aria-label":s.replace("{letter}",l)},e);function P({lesson:l}){let{hands:t,present:e}=l;
return o("label.bl-hands-typed#typed",{},t?.label,o("input.bl-hands-field#handsfield",{type:"text",autocomplete:"off",maxlength:400,placeholder:t?.example,value:t?.
typed}),g({class:"bl-st-second","data-do":"counted"},e.set))}function B(l){let{frame:t,local:e,words:s,lesson:a,question:n}=l,{bars:i=[],against:h=""}=a.hands??
{},c=n.result;return o("div.bl-verdict.bl-st-note#note",{class:A(c)},E(t,e,s,!1),i.length>0&&o("ol.bl-bars#bars",{},i.map(D)),h&&g({class:"bl-st-second bl-again\
st","data-do":"against"},o("kbd",{},"M"),` ${h}`),H(t,e,s))}function D({letter:l,said:t,head:e,count:s,size:a,before:n,right:i,behind:h},c){let d=($,q)=>o("i",{
class:q,style:`width:${$}%`});return[e&&o("li.bl-hands-head",{"data-k":`head ${c}`},e),o("li",{"data-k":`bar ${c}`,class:i?"bl-right":null},l&&o("b.bl-letter",{},
l),o("span.bl-said",{},o("b",{},t)," ",h&&o("span.bl-behind",{},h)),s&&o("b.bl-n",{},s),(a>0||n>0)&&o("span.bl-share",{"aria-hidden":"true"},n>=0&&d(n,"bl-befor\
e"),d(a,"bl-size")))]}import{button as u,h as r,picture as F}from"./common.js";import{letterOf as I}from"./common.js";import{choice as f,choose as M}from"./help.js";import{aimed as U,FIELD as j}from"./question.js";import{reveals as m}from"./question.js";var k={ArrowLeft:-1,PageUp:-1,ArrowRight:1,PageDown:1},y={ArrowUp:-1,ArrowDown:1},
w=["bl-f1","bl-f2","bl-f3","bl-f4","bl-f5","bl-f6","bl-f7","bl-f8"],S=class{constructor(t){this.key="presenter";this.isOn=!1;this.heard=!1;this.lists=!1;this.degrees=
w;this.on={onward:()=>this.go(1),show:()=>this.show(),keys:()=>this.list(),phone:()=>this.phone(!this.stage.lesson.phone),site:()=>this.name(),heard:()=>this.hear()};
this.stage=t,this.hands=new p(t)}get shown(){let{hands:t}=this.stage.lesson;return t?`${t.rows.length} ${t.bars.length}`:""}get lit(){let{question:t}=this.stage;
return`.bl-st-cue[data-do="${t&&!m(t)?"show":"onward"}"]`}present(){let{stage:t,hands:e}=this,{table:s}=t;this.isOn=!this.isOn,t.isAlone=this.lists=e.open=!1,this.
isOn||s.root.querySelector(".bl-st")?.classList.remove(...w),this.ask("present",{at:Number(this.isOn)}),s.enlarge(this.isOn),s.root.focus({preventScroll:!0})}ask(t,e){
this.stage.presenting.waiting??=[],this.stage.table.ask(t,e)}end(){this.isOn=!1,this.stage.table.enlarge(!1)}go(t){let{lesson:e}=this.stage;if(this.hands.close(),
t<0&&e.hands?.away)return this.ask("against");let{plan:s}=e;if(s){let{question:n}=this.stage;if(t>0&&s.of===1&&n?.next)return this.ask("pick",{key:"next:"});let i=s.
at+t;i>=0&&i<s.of&&this.ask("plan",{at:i});return}let a=e.at+t;a>=0&&a<e.of&&this.ask("go",{at:a})}scroll(t){let e=this.stage.table.root.querySelector(".bl-st-t\
ext");e?.scrollBy({top:t*e.clientHeight/2})}show(){this.hands.close(),this.stage.question&&this.ask("show")}refocus(){return this.isOn&&this.stage.table.root.focus(
{preventScroll:!0}),this.isOn}hear(){this.heard=!0,this.stage.table.draw()}list(){this.lists=!this.lists,this.stage.table.draw()}phone(t){this.stage.table.ask("\
phone",{at:Number(t),key:f("site")})}name(){let t=this.stage.table.root.querySelector("#site-address, .bl-site");M("site",t?.value.trim()??""),this.phone(!0)}takes(t){
let{stage:e,hands:s}=this,{lesson:a}=e,n=U(t),i=n.matches?.(j);if(t.key==="Escape")this.leave(i);else if(t.key==="Enter"&&i)n.matches(".bl-site")?this.name():s.
send(s.field?.value??"");else{if(i)return!1;if(t.key==="Enter"){if(n.matches?.("button"))return!1;s.close()}else if(t.code in k)this.go(k[t.code]);else if(t.code in
y)this.scroll(y[t.code]);else if(t.code==="Space")this.show();else if(t.key==="?")this.list();else if(t.key===".")e.alone();else if(/^(Digit|Numpad)\d$/.test(t.
code)&&s.letter)s.digit(Number(t.code.at(-1)));else if(t.key==="Backspace"&&s.letter)s.count(s.letter,"");else{let h=I(t);if(s.has(h)&&a.hands?.by==="letters")s.
pick(h);else return this.does({U:()=>s.start(),V:()=>(this.ask("vote"),s.start()),M:()=>this.ask("against"),Q:()=>this.phone(!a.phone),B:()=>e.alone(),P:()=>e.presenting.
present(),L:()=>e.shortcuts.tongue()}[h])}}return!0}does(t){return t?.(),!!t}leave(t){let{stage:e,hands:s}=this,{table:a,lesson:n}=e;t&&a.root.focus({preventScroll:!0}),
!(s.close()||t)&&(this.lists?this.list():n.plan?.problems.length&&!this.heard?this.hear():n.phone?this.phone(!1):e.isAlone?e.alone():e.presenting.present())}cues(){
let{lesson:t,question:e}=this.stage,{present:s,hands:a}=t,n=(h,c,d)=>u({class:"bl-st-cue","data-do":d},r("kbd",{},h),` ${c}`),i=e&&m(e);return r("div.bl-st-cues\
#cues",{},r("b",{},`${t.game}, ${t.lesson}`),r("span",{},t.plan?t.plan.where||t.kick:t.kick||t.where),a?.by&&(i?n("V",s.vote,"vote"):n("U",s.hands,"hands")),e&&
n("Space",i?s.hide:s.reveal,"show"),n("→",s.on,"onward"),n("Q",s.phone,"phone"),n("?",s.help,"keys"),n("Esc",s.leave,"present"))}over(){if(this.lists)return this.
keys();let{lesson:t}=this.stage,{present:e,phone:s,plan:a}=t;return a?.problems.length&&!this.heard&&!s?r("section.bl-phone#problems",{role:"alert"},a.problems.
map(n=>r("p",{},n)),u({class:"bl-st-cue","data-do":"heard"},r("kbd",{},"Esc"),` ${e.close}`)):s?r("section.bl-phone#phone",{role:"group","aria-label":s.says},s.
svg?F(s.svg):null,r("p",{},r("b",{},s.says),s.link&&r("small",{},s.link.split("#")[0])),s.why&&r("p",{},s.why),!s.svg&&r("label",{},e.address,r("input.bl-site#s\
ite",{type:"text",value:f("site"),maxlength:200}),u({class:"bl-st-second","data-do":"site"},e.set)),u({class:"bl-st-cue","data-do":"phone"},r("kbd",{},"Esc"),` ${e.
close}`)):null}keys(){let{present:t}=this.stage.lesson,e=[["→ PgDn",t.on],["← PgUp",t.back],["Space",`${t.reveal} / ${t.hide}`],["U",t.hands],["A – F 1 2",
t.letters],["V",t.vote],["M",t.against],["Q",t.phone],[".",t.board],["L",t.tongue],["Esc",t.leave]];return r("section.bl-keys#presentkeys",{role:"group","aria-l\
abel":t.help},r("dl",{},e.map(([s,a])=>r("div",{},r("dt",{},s.split(" ").map(n=>n==="–"?" – ":r("kbd",{},n))),r("dd",{},a)))))}};export{p as Hands,S as Presenter};

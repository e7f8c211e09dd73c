import{noticed as v}from"./board.js";import{button as b,h as o}from"./common.js";import{named as x}from"./stage.js";import{outcome as E,reveals as O,tone as A,workings as H}from"./question.js";
var R=16,L=3,p=class{constructor(t){this.key="hands";this.open=!1;this.letter="";this.anew=!1;this.typed={of:"",counts:{}};this.on={hands:()=>this.start(),vote:()=>(this.
stage.table.ask("vote"),this.start()),against:()=>this.stage.table.ask("against"),hand:(t,e)=>{let s=e.getAttribute("data-pick")??"",a=Number(e.getAttribute("da\
ta-at"));a&&this.count(s,String(Math.max(0,Number(this.counted(s))+a))),this.pick(s)},counted:()=>this.send(this.field?.value??"")};this.counted=t=>this.typed.counts[t]??
"";this.stage=t}get hands(){return this.stage.lesson.hands}get field(){return this.stage.table.root.querySelector("input.bl-hands-field")}has(t){return!!t&&!!this.
hands?.rows.some(e=>e.letter===t)}changing(){let{hands:t,stage:e}=this,s=`${e.question?.id} ${t?.round}`;s!==this.typed.of&&(this.typed={of:s,counts:Object.fromEntries(
t?.rows.map(({letter:a,count:n})=>[a,n])??[])},this.letter="",t?.counted||(this.open=!1))}start(){this.hands?.by&&(this.open=!0,this.letter||=this.hands.rows[0]?.
letter??"",this.anew=!0,this.stage.table.draw(),this.field?.focus())}pick(t){this.open=!0,this.letter=t,this.anew=!0,this.stage.table.draw()}digit(t){let e=this.
anew?"":this.counted(this.letter);this.anew=!1,this.count(this.letter,String(Number(e+t)).slice(0,L))}count(t,e){this.typed.counts[t]=e;let s=Object.entries(this.
typed.counts).filter(([,a])=>a);this.send(s.map(a=>a.join(" ")).join(", ")),this.stage.table.draw()}send(t){Object.assign(this.stage.local,{notice:"",about:""}),
this.stage.table.ask("hands",{key:t})}close(){let t=this.open;return this.open=!1,this.letter="",t&&this.stage.table.draw(),t}facing(){let{lesson:t,local:e,words:s,
places:a,question:n}=this.stage,{hands:i,present:r}=t;if(!n||!i)return[];let c=O(n);return[o("p.bl-st-kick#kick",{},o("span",{},i.counted||(c?"":r.predict))),o(
"p.bl-st-lead.bl-st-asked#asked",{},x(n.question,a)),i.steps.length>0&&P(i.steps),c?B(this.stage):C(this,i.rows),!c&&i.by==="answers"&&this.open&&N(this.stage),
v(e,s)]}},P=h=>o("ol.bl-hands-steps#steps",{},h.map(({sign:t,label:e})=>o("li",{"data-k":`step ${t}`},o("i",{},t),o("span",{},e))));function C(h,t){let{lesson:e,
question:s}=h.stage,{present:a}=e;return t.length?o("ol.bl-hands#control",{class:t.every(({label:n})=>n.length<=R)?"bl-brief":null,"data-k":`hands ${s.id}`},t.map(
({letter:n,label:i,head:r})=>[r&&o("li.bl-hands-head",{"data-k":`head ${n}`},r),o("li",{"data-k":`hand ${n}`,class:h.open&&n===h.letter?"bl-now":null},o("i",{},
n),o("span",{},i),h.open&&e.hands?.by==="letters"&&o("span.bl-handcount",{role:"group","aria-label":n},g(n,-1,"−",a.less),o("output",{},h.counted(n)),g(n,1,"+",
a.more)))])):null}var g=(h,t,e,s)=>b({"data-do":"hand","data-pick":h,"data-at":t,"aria-label":s.replace("{letter}",h)},e);function N({lesson:h}){let{hands:t,present:e}=h;
return o("label.bl-hands-typed#typed",{},t?.label,o("input.bl-hands-field#handsfield",{type:"text",autocomplete:"off",maxlength:400,placeholder:t?.example,value:t?.
typed}),b({class:"bl-st-second","data-do":"counted"},e.set))}function B(h){let{frame:t,local:e,words:s,lesson:a,question:n}=h,{bars:i=[],against:r=""}=a.hands??
{},c=n.result;return o("div.bl-verdict.bl-st-note#note",{class:A(c)},E(t,e,s,!1),i.length>0&&o("ol.bl-bars#bars",{},i.map(D)),r&&b({class:"bl-st-second bl-again\
st","data-do":"against"},o("kbd",{},"M"),` ${r}`),H(t,e,s))}function D({letter:h,said:t,head:e,count:s,size:a,before:n,right:i,behind:r},c){let d=($,q)=>o("i",{
class:q,style:`width:${$}%`});return[e&&o("li.bl-hands-head",{"data-k":`head ${c}`},e),o("li",{"data-k":`bar ${c}`,class:i?"bl-right":null},h&&o("b.bl-letter",{},
h),o("span.bl-said",{},o("b",{},t)," ",r&&o("span.bl-behind",{},r)),s&&o("b.bl-n",{},s),(a>0||n>0)&&o("span.bl-share",{"aria-hidden":"true"},n>=0&&d(n,"bl-befor\
e"),d(a,"bl-size")))]}import{button as u,h as l,picture as I}from"./common.js";import{letterOf as M}from"./common.js";import{choice as f,choose as U}from"./help.js";import{aimed as j,FIELD as F}from"./question.js";import{reveals as m}from"./question.js";var k={ArrowLeft:-1,PageUp:-1,ArrowRight:1,PageDown:1},y={ArrowUp:-1,ArrowDown:1},
w=["bl-f1","bl-f2","bl-f3","bl-f4","bl-f5","bl-f6","bl-f7","bl-f8"],S=class{constructor(t){this.key="presenter";this.isOn=!1;this.heard=!1;this.lists=!1;this.degrees=
w;this.on={onward:()=>this.go(1),show:()=>this.show(),keys:()=>this.list(),phone:()=>this.phone(!this.stage.lesson.phone),site:()=>this.name(),heard:()=>this.hear()};
this.stage=t,this.hands=new p(t)}get shown(){let{hands:t}=this.stage.lesson;return t?`${t.rows.length} ${t.bars.length}`:""}get lit(){let{question:t}=this.stage;
return`.bl-st-cue[data-do="${t&&!m(t)?"show":"onward"}"]`}present(){let{stage:t,hands:e}=this,{table:s}=t;this.isOn=!this.isOn,t.isAlone=this.lists=e.open=!1,this.
isOn||s.root.querySelector(".bl-st")?.classList.remove(...w),s.ask("present",{at:Number(this.isOn)}),s.enlarge(this.isOn),s.root.focus({preventScroll:!0})}end(){
this.isOn=!1,this.stage.table.enlarge(!1)}go(t){let{table:e,lesson:s}=this.stage;if(this.hands.close(),t<0&&s.hands?.away)return e.ask("against");let{plan:a}=s;
if(a){let{question:i}=this.stage;if(t>0&&a.of===1&&i?.next)return e.ask("pick",{key:"next:"});let r=a.at+t;r>=0&&r<a.of&&e.ask("plan",{at:r});return}let n=s.at+
t;n>=0&&n<s.of&&e.ask("go",{at:n})}scroll(t){let e=this.stage.table.root.querySelector(".bl-st-text");e?.scrollBy({top:t*e.clientHeight/2})}show(){this.hands.close(),
this.stage.question&&this.stage.table.ask("show")}refocus(){return this.isOn&&this.stage.table.root.focus({preventScroll:!0}),this.isOn}hear(){this.heard=!0,this.
stage.table.draw()}list(){this.lists=!this.lists,this.stage.table.draw()}phone(t){this.stage.table.ask("phone",{at:Number(t),key:f("site")})}name(){let t=this.stage.
table.root.querySelector("#site-address, .bl-site");U("site",t?.value.trim()??""),this.phone(!0)}takes(t){let{stage:e,hands:s}=this,{table:a,lesson:n}=e,i=j(t),
r=i.matches?.(F);if(t.key==="Escape")this.leave(r);else if(t.key==="Enter"&&r)i.matches(".bl-site")?this.name():s.send(s.field?.value??"");else{if(r)return!1;if(t.
key==="Enter"){if(i.matches?.("button"))return!1;s.close()}else if(t.code in k)this.go(k[t.code]);else if(t.code in y)this.scroll(y[t.code]);else if(t.code==="S\
pace")this.show();else if(t.key==="?")this.list();else if(t.key===".")e.alone();else if(/^(Digit|Numpad)\d$/.test(t.code)&&s.letter)s.digit(Number(t.code.at(-1)));else if(t.
key==="Backspace"&&s.letter)s.count(s.letter,"");else{let c=M(t);if(s.has(c)&&n.hands?.by==="letters")s.pick(c);else return this.does({U:()=>s.start(),V:()=>(a.
ask("vote"),s.start()),M:()=>a.ask("against"),Q:()=>this.phone(!n.phone),B:()=>e.alone(),P:()=>e.presenting.present(),L:()=>e.shortcuts.tongue()}[c])}}return!0}does(t){
return t?.(),!!t}leave(t){let{stage:e,hands:s}=this,{table:a,lesson:n}=e;t&&a.root.focus({preventScroll:!0}),!(s.close()||t)&&(this.lists?this.list():n.plan?.problems.
length&&!this.heard?this.hear():n.phone?this.phone(!1):e.isAlone?e.alone():e.presenting.present())}cues(){let{lesson:t,question:e}=this.stage,{present:s,hands:a}=t,
n=(r,c,d)=>u({class:"bl-st-cue","data-do":d},l("kbd",{},r),` ${c}`),i=e&&m(e);return l("div.bl-st-cues#cues",{},l("b",{},`${t.game}, ${t.lesson}`),l("span",{},t.
plan?t.plan.where||t.kick:t.kick||t.where),a?.by&&(i?n("V",s.vote,"vote"):n("U",s.hands,"hands")),e&&n("Space",i?s.hide:s.reveal,"show"),n("→",s.on,"onward"),
n("Q",s.phone,"phone"),n("?",s.help,"keys"),n("Esc",s.leave,"present"))}over(){if(this.lists)return this.keys();let{lesson:t}=this.stage,{present:e,phone:s,plan:a}=t;
return a?.problems.length&&!this.heard&&!s?l("section.bl-phone#problems",{role:"alert"},a.problems.map(n=>l("p",{},n)),u({class:"bl-st-cue","data-do":"heard"},l(
"kbd",{},"Esc"),` ${e.close}`)):s?l("section.bl-phone#phone",{role:"group","aria-label":s.says},s.svg?I(s.svg):null,l("p",{},l("b",{},s.says),s.link&&l("small",
{},s.link.split("#")[0])),s.why&&l("p",{},s.why),!s.svg&&l("label",{},e.address,l("input.bl-site#site",{type:"text",value:f("site"),maxlength:200}),u({class:"bl\
-st-second","data-do":"site"},e.set)),u({class:"bl-st-cue","data-do":"phone"},l("kbd",{},"Esc"),` ${e.close}`)):null}keys(){let{present:t}=this.stage.lesson,e=[
["→ PgDn",t.on],["← PgUp",t.back],["Space",`${t.reveal} / ${t.hide}`],["U",t.hands],["A – F 1 2",t.letters],["V",t.vote],["M",t.against],["Q",t.phone],[".",
t.board],["L",t.tongue],["Esc",t.leave]];return l("section.bl-keys#presentkeys",{role:"group","aria-label":t.help},l("dl",{},e.map(([s,a])=>l("div",{},l("dt",{},
s.split(" ").map(n=>n==="–"?" – ":l("kbd",{},n))),l("dd",{},a)))))}};export{p as Hands,S as Presenter};

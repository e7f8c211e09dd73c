import{button as oe,h as d}from"./common.js";import{icon as ne}from"./common.js";import{stars as re}from"./table.js";var L=(s,t)=>s.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).
map((e,o)=>o%2&&t[e]?d("span.bl-st-name",{"data-name":e},e):e),A=(s,t={})=>s.map((e,o)=>{if(typeof e=="string")return L(e,t);let{kind:n,text:r,rule:a,title:i}=e;
return a?d("span.bl-rule.bl-st-rule",{role:"button",tabindex:0,"data-k":`rule ${o}`,"data-do":"rule","data-rule":a,"data-title":i},r):d(n==="strong"?"b":n==="sl\
anted"?"em":"code",{},r)}),j=(s,t)=>s.map(({kind:e,spans:o=[],items:n=[],head:r=[],rows:a=[]},i)=>{let l={"data-k":`block ${i}`};return e==="list"||e==="numbers"?
d(e==="list"?"ul.bl-st-list":"ol.bl-st-list",l,n.map(c=>d("li",{},A(c,t)))):e==="quote"?d("p.bl-st-quote",l,A(o)):e!=="table"?d("p.bl-st-lead",l,A(o,t)):d("tabl\
e.bl-st-table",l,r.some(c=>c.length)&&d("thead",{},d("tr",{},r.map(c=>d("th",{scope:"col"},A(c))))),d("tbody",{},a.map(c=>d("tr",{},c.map(h=>d("td",{},A(h)))))))}),
O=({title:s,lines:t,head:e,rows:o},n)=>d("section.bl-st-told",{"data-k":`told ${n}`},s&&d("b",{},s),t.length>0&&(t.length===1?d("p",{},t[0]):d("ul.bl-st-list",{},
t.map(r=>d("li",{},r)))),o.length>0&&d("table.bl-st-table",{},e.length>0&&d("thead",{},d("tr",{},e.map(r=>d("th",{scope:"col"},r)))),d("tbody",{},o.map(r=>d("tr",
{},r.map(a=>d("td",{class:/^[\d.,%−-]+$/.test(a)?"bl-st-num":null},a))))))),bt=({goals:s,outcome:t,words:e},o)=>[d("ul.bl-st-goals#goals",{"aria-label":e.goals},
s.map(({says:n,done:r},a)=>d("li",{class:r?"bl-done":null,"data-k":`goal ${a}`},d("i",{},r&&ne(o,"accept")),d("span",{},d("span.bl-unseen",{},r?e.goal_done:e.goal_open,
" "),n)))),d("p.bl-st-outcome#outcome",{},t&&t.stars>=0&&d("span",{role:"img","aria-label":t.signs},re(t.stars)),t?.says,t?.says&&t.ask&&" ",t?.ask&&oe({class:"\
bl-st-link","data-do":"solution"},t.ask))],ft=s=>d("ol.bl-st-line#line",{tabindex:0},s.map((t,e)=>d("li",{"data-k":`deed ${e}`},t)));import{button as H,h as b}from"./common.js";import{icon as ae}from"./common.js";import{tools as ie}from"./table.js";var le=20;function gt({frame:s,local:t,words:e,
lesson:o}){return b("header.bl-st-head#lessonhead",{},b("span.bl-st-game",{},o.game),b("h2",{},o.lesson),b("div.bl-st-tools",{},o.left.length>0&&b("span.bl-st-l\
eft",{},o.left[0],b("b",{},o.left[1]),o.left[2]),b("div.bl-seg",{role:"group","aria-label":e.language},s.languages.map(({key:n,label:r})=>H({"data-do":"language",
"data-pick":n,lang:n,"aria-pressed":String(n===s.lang)},r))),H({class:"bl-st-begin","data-do":"present"},o.present.button),ie(s,t,e)))}function yt({words:s,lesson:t}){
let e=t.of>le,o=(n,r,a)=>H({class:"bl-st-step","data-do":"go","data-at":Math.max(0,Math.min(t.of-1,r)),"data-k":`step ${n}`,"aria-label":a,title:a,"aria-disable\
d":r<0||r>=t.of?"true":null},ae(s,n));return b("nav.bl-st-map#map",{"aria-label":t.words.map},o("back",t.at-1,t.words.back),b("p.bl-st-chap",{},b("b",{},t.chapter),
b("span.bl-st-where",{},t.where),b("span.bl-st-short",{"aria-hidden":"true"},t.short)),b("ol.bl-st-dots",{},t.map.map(({label:n,steps:r},a)=>{let i=r.some(({at:c})=>c===
t.at),l=r.every(({state:c})=>c!=="open");return b("li",{class:i?"bl-st-here":e?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${a}`},H({class:l?"bl-st-das\
h bl-done":"bl-st-dash","data-do":"go","data-at":r[0].at,"data-k":`to ${a}`,tabindex:-1,"aria-label":n,title:n},b("i",{})),b("ol",{"aria-label":n},r.map(c=>ce(c,
t.at))))})),o("on",t.at+1,t.words.on))}var ce=({at:s,kind:t,state:e,says:o},n)=>b("li",{"data-k":`dot ${s}`},H({class:`bl-st-dot bl-dot-${t} bl-${e}`,"data-do":"\
go","data-at":s,"data-k":`dot ${s}`,"aria-label":o,title:o,tabindex:s===n?0:-1,"aria-current":s===n?"step":null},b("i",{})));import{button as kt,h as $}from"./common.js";import{stars as de}from"./table.js";var X=(s,t,e,o="")=>kt({class:e,"data-do":"practise","data-pick":s,"data-k":`pr\
actise ${s}`,"aria-label":o&&`${t}: ${o}`},t);function wt({practice:s},t,e){return s.rules[t]&&X(t,s.rules[t],"bl-st-link bl-st-practise",e)}function xt({practice:s}){
return s.topic&&$("p",{},X(s.topic,s.all,"bl-st-second bl-st-practise"))}var J=({practice:s})=>s.back&&X("",s.back,"bl-st-link"),St=({challenges:{title:s,rows:t}})=>t.
length>0&&$("section.bl-st-tasks#tasks",{"aria-label":s},$("h4",{},s),$("ul",{},t.map(({id:e,title:o,stars:n,signs:r})=>$("li",{"data-k":e},kt({class:"bl-st-tas\
k","data-do":"challenge","data-pick":e,"data-k":e},$("span",{},o),$("span",{role:"img","aria-label":r},de(n)))))));import{button as vt,h as x,picture as pe}from"./common.js";var tt=({root:s})=>s.querySelector(".bl-st-pupil input"),$t=s=>s.ask("hand_in",{key:tt(s)?.value.trim()??
""});function ue(s){s.local.handing=!s.local.handing,s.draw(),tt(s)?.focus()}function Et({hand_in:s},{handing:t}){return s.title&&[x("p",{},vt({class:"bl-st-lin\
k bl-st-practise","data-do":"handing","aria-expanded":String(!!t)},s.title)),t&&[x("p.bl-st-small#handtold",{},s.told),s.code&&x("p.bl-st-handed#handed",{},x("o\
utput",{},s.code)),s.svg&&x("div.bl-st-scan#handqr",{},pe(s.svg)),s.code&&x("p.bl-st-small#handaloud",{},s.aloud),x("p.bl-st-pupil#pupilrow",{},x("label",{},s.number,
x("input#pupil",{type:"text",inputmode:"numeric",maxlength:8,autocomplete:"off"})),vt({class:"bl-st-second","data-do":"hand_in"},s.make))]]}var Tt={key:"hand_in",
on:{handing:ue,hand_in:$t},onKey(s,t){return t.key!=="Enter"||t.isComposing||t.target!==tt(s)?!1:(t.preventDefault(),$t(s),!0)}};import{button as he,h as p}from"./common.js";import{icon as me}from"./common.js";import{ruled as be}from"./common.js";function qt(s,t){let{can:e,lines:o,game:n}=s.end;return p("section.bl-st-end#end",{tabindex:0,role:"group","aria-label":e},p("p.bl-st-kick",{},s.lesson),n&&fe(n),
p("h3",{},e),p("ul",{},o.map(({text:r,rule:a,title:i},l)=>p("li",{"data-k":`line ${l}`},me(t,"accept"),p("div",{},j(r),a&&p("small",{},be({rule:a,title:i})),a&&
wt(s,a,i))))))}function fe(s){let t=(e,o)=>p("tr",{},e.map((n,r)=>p(r&&o==="td"?"td":"th",{scope:o==="td"?"row":"col"},n)));return p(s.by?"section.bl-st-yours.b\
l-st-summed":"section.bl-st-yours",{},p("h3",{},s.title),p("p.bl-st-lead",{},s.says),s.good.length>0&&[p("p.bl-st-small",{},s.good_title),p("ul.bl-st-good",{},s.
good.map(e=>p("li",{},e)))],s.rows.length>0&&p("table",{"aria-label":s.by||s.title},p("thead",{},t([s.by,...s.head],"th")),p("tbody",{},s.rows.map(e=>t(e,"td")))),
s.next&&[p("p.bl-st-small",{},s.next_title),p("p.bl-st-lead",{},s.next)])}function Pt(s,t){let{title:e,rows:o,left:n,met:r,met_title:a,game:i}=s.end;return[p("h\
3#title",{tabindex:-1},e),p("dl.bl-st-sums",{},o.map(([l,c,h])=>p("div",{},p("dt",{},l),p("dd",{},p("b",{},c),` ${h}`)))),n&&p("p.bl-st-small",{},n),r.length>0&&
p("section.bl-st-met",{},p("p.bl-st-small",{},a),p("ul",{},r.map(l=>p("li",{},l)))),xt(s),St(s),Et(s,t),p("p.bl-st-small",{},he({class:i?"bl-st-second":"bl-st-l\
ink","data-do":"anew"},s.anew))]}var ge=[150,400,800,1500],At=.5,ye=["pointerdown","wheel","touchstart","keydown"],Ot=".jp-Notebook, .jp-WindowedPanel-outer",ke=460,we=24;function Ht(s,t){if(!globalThis.
ResizeObserver)return;let e=null,o=0,n=new ResizeObserver(r);n.observe(s),t.addEventListener("abort",()=>n.disconnect());function r(){let a=s.closest(Ot);if(a!==
e&&(e&&n.unobserve(e),a&&n.observe(a),e=a,o=a?.clientHeight??0,s.style.setProperty("--bl-room",a?Lt(o):"")),!e||e.clientHeight===o||!e.clientHeight)return;let{top:i}=e.
getBoundingClientRect(),l=s.getBoundingClientRect().bottom<=i+o+1;o=e.clientHeight,s.style.setProperty("--bl-room",Lt(o)),l&&s.getBoundingClientRect().bottom>i+
o&&s.scrollIntoView({block:"nearest"})}}var Lt=s=>`${Math.max(ke,s-we)}px`;function Rt(s,t){let e=new AbortController,o=s.ownerDocument.defaultView,n=ge.map(a=>setTimeout(
r,a));for(let a of ye)o.addEventListener(a,()=>e.abort(),{capture:!0,passive:!0,signal:e.signal});t.addEventListener("abort",()=>e.abort(),{once:!0}),e.signal.addEventListener(
"abort",()=>n.forEach(clearTimeout));function r(){let a=s.closest(Ot)?.getBoundingClientRect(),{top:i,bottom:l,height:c}=s.getBoundingClientRect();!a||!c||i>=a.
top&&l<=a.bottom||l<a.top-At*a.height||i>a.bottom+At*a.height||s.scrollIntoView({block:c>a.height?"start":"nearest"})}}var Mt=s=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...s.querySelectorAll(`${t} input`)].map(e=>e)),et=s=>Mt(s).map(t=>t.find(({checked:e})=>e)?.dataset.n??
"").join(",");function Ct(s,t){if(!/^\d*,\d*$/.test(t))return;let e=t.split(",");for(let[o,n]of Mt(s).entries()){let r=n.find(({dataset:a})=>a.n===e[o]);r&&!n.some(
({checked:a})=>a)&&(r.checked=!0)}}var _=class{constructor(t){this.key="draft";this.on={less:()=>this.count(-1),more:()=>this.count(1)};this.table=t}listen({root:t,
signal:e}){let o=(n,r)=>t.addEventListener(n,r,{signal:e});o("input",({target:n})=>n.matches(".bl-number input")&&this.keep(n.value.trim())),o("change",({target:n})=>n.
matches(".bl-options input")&&this.keep(et(t))),e.addEventListener("abort",()=>this.drop())}count(t){let e=this.table.root.querySelector(".bl-number input");e&&
(e.value=String(Math.max(0,(Number.parseInt(e.value.normalize("NFKC"),10)||0)+(e.value?t:t>0?1:0))),this.keep(e.value))}keep(t){let{link:e,local:o,root:n}=this.
table;n.querySelector(".bl-st-foot > .bl-strip-notice")?.remove(),o.notice="",this.drop(),this.typed=setTimeout(()=>e.post({client:e.client,seq:++e.seq,rev:0,do:"\
draft",key:t}),400)}drop(){clearTimeout(this.typed)}};import{cover as Ve}from"./board.js";import{surface as ze}from"./board.js";import{button as Vt,h as y,picture as Ge}from"./common.js";import{tool as zt}from"./common.js";
import{slots as U}from"./table.js";import{timeline as Ye}from"./table.js";import{h as v}from"./common.js";import{TRAYS as Wt}from"./table.js";import{actions as We,turn as Ke}from"./table.js";import{receipt as Kt}from"./table.js";import{
lying as Ft,slots as it}from"./table.js";import{log as Fe}from"./table.js";import{noticed as Ne}from"./board.js";import{button as K,h as g}from"./common.js";import{turn as je}from"./table.js";import{reveals as _e}from"./question.js";import{button as Oe,h as f}from"./common.js";import{challengePanel as He}from"./table.js";import{noticed as xe}from"./board.js";import{button as st,h as u}from"./common.js";import{outcome as Se,reveals as ve,tone as $e,workings as Ee}from"./question.js";var Te=3,D=class{constructor(t){this.key="hands";this.open=!1;this.letter="";this.
anew=!1;this.typed={of:"",counts:{}};this.on={hands:()=>this.start(),vote:()=>(this.stage.table.ask("vote"),this.start()),against:()=>this.stage.table.ask("agai\
nst"),hand:(t,e)=>{let o=e.getAttribute("data-pick")??"",n=Number(e.getAttribute("data-at"));n&&this.count(o,String(Math.max(0,Number(this.counted(o))+n))),this.
pick(o)},counted:()=>this.send(this.field?.value??"")};this.counted=t=>this.typed.counts[t]??"";this.stage=t}get hands(){return this.stage.lesson.hands}get field(){
return this.stage.table.root.querySelector("input.bl-hands-field")}has(t){return!!t&&!!this.hands?.rows.some(e=>e.letter===t)}changing(){let{hands:t,stage:e}=this,
o=`${e.question?.id} ${t?.round}`;o!==this.typed.of&&(this.typed={of:o,counts:Object.fromEntries(t?.rows.map(({letter:n,count:r})=>[n,r])??[])},this.letter="",t?.
counted||(this.open=!1))}start(){this.hands?.by&&(this.open=!0,this.letter||=this.hands.rows[0]?.letter??"",this.anew=!0,this.stage.table.draw(),this.field?.focus())}pick(t){
this.open=!0,this.letter=t,this.anew=!0,this.stage.table.draw()}digit(t){let e=this.anew?"":this.counted(this.letter);this.anew=!1,this.count(this.letter,String(
Number(e+t)).slice(0,Te))}count(t,e){this.typed.counts[t]=e;let o=Object.entries(this.typed.counts).filter(([,n])=>n);this.send(o.map(n=>n.join(" ")).join(", ")),
this.stage.table.draw()}send(t){Object.assign(this.stage.local,{notice:"",about:""}),this.stage.table.ask("hands",{key:t})}close(){let t=this.open;return this.open=
!1,this.letter="",t&&this.stage.table.draw(),t}};function It(s){let{lesson:t,local:e,words:o,places:n,hands:r,question:a}=s,{hands:i,present:l}=t;if(!a||!i)return[];
let c=ve(a);return[u("p.bl-st-kick#kick",{},u("span",{},i.counted||(c?"":l.predict))),u("p.bl-st-lead.bl-st-asked#asked",{},L(a.question,n)),c?Ae(s):qe(s,i.rows),
!c&&i.by==="answers"&&r.open&&Pe(s),xe(e,o)]}function qe({lesson:s,hands:t,question:e},o){let{present:n}=s;return o.length?u("ol.bl-hands#control",{"data-k":`ha\
nds ${e.id}`},o.map(({letter:r,label:a,head:i})=>[i&&u("li.bl-hands-head",{"data-k":`head ${r}`},i),u("li",{"data-k":`hand ${r}`,class:t.open&&r===t.letter?"bl-\
now":null},u("i",{},r),u("span",{},a),t.open&&s.hands?.by==="letters"&&u("span.bl-count",{role:"group","aria-label":r},Bt(r,-1,"−",n.less),u("output",{},t.counted(
r)),Bt(r,1,"+",n.more)))])):null}var Bt=(s,t,e,o)=>st({"data-do":"hand","data-pick":s,"data-at":t,"aria-label":o.replace("{letter}",s)},e);function Pe({lesson:s}){
let{hands:t,present:e}=s;return u("label.bl-hands-typed#typed",{},t?.label,u("input.bl-hands-field#handsfield",{type:"text",autocomplete:"off",maxlength:400,placeholder:t?.
example,value:t?.typed}),st({class:"bl-st-second","data-do":"counted"},e.set))}function Ae(s){let{frame:t,local:e,words:o,lesson:n,question:r}=s,{bars:a=[],against:i=""}=n.
hands??{},l=r.result;return u("div.bl-verdict.bl-st-note#note",{class:$e(l)},Se(t,e,o,!1),a.length>0&&u("ol.bl-bars#bars",{},a.map(Le)),Ee(t,e,o),i&&st({class:"\
bl-st-second bl-against","data-do":"against"},u("kbd",{},"M"),` ${i}`))}function Le({letter:s,said:t,head:e,count:o,size:n,before:r,right:a,behind:i},l){let c=(h,w)=>u(
"i",{class:w,style:`width:${h}%`});return[e&&u("li.bl-hands-head",{"data-k":`head ${l}`},e),u("li",{"data-k":`bar ${l}`,class:a?"bl-right":null},s&&u("b.bl-lett\
er",{},s),u("span.bl-said",{},u("b",{},t)," ",i&&u("span.bl-behind",{},i)),o&&u("b.bl-n",{},o),o&&u("span.bl-share",{"aria-hidden":"true"},r>=0&&c(r,"bl-before"),
c(n,"bl-size")))]}import{doing as R,hints as Re,INPUTS as Me,outcome as Ce,reveals as nt,tone as Nt}from"./question.js";function jt(s){let{frame:t,lesson:e,words:o,places:n,presenter:r,
question:a}=s;return f("div.bl-st-text#sttext",{class:a?.result?`${Nt(a.result)} bl-st-judged`:null,role:"group","aria-label":e.words.text},e.kind==="end"?Pt(e,
s.local):r.isOn&&a&&e.hands?[It(s),s.isPlaying&&ot(s)]:[e.stopped&&f("p.bl-st-stopped#stopped",{},e.stopped," ",Oe({class:"bl-st-link","data-do":"anew"},e.from_start)),
(e.kick||a)&&f("p.bl-st-kick#kick",{},f("span",{},r.isOn&&a?e.present.predict:e.kick),a&&!r.isOn&&f("span",{},a.worth)),e.anew_board&&f("p.bl-st-small#anewboard",
{},e.anew_board),e.title&&f("h3#title",{tabindex:-1},e.title),!(a&&nt(a))&&j(e.text,n),t.challenge&&He(t.challenge,!1),e.goals.length>0&&bt(e,o),e.tries&&f("p.b\
l-st-small#tries",{},e.tries),a&&Be(s),e.beside.map(O),s.isPlaying&&ot(s),s.isWatched&&!s.isPlaying&&_t(s),W(s)&&rt(s)])}var W=s=>!S(s)||E(s)||!!s.question?.hints.
rungs.some(({open:t})=>t);function rt(s){let{frame:t,local:e,words:o,presenter:n,question:r}=s;return r&&!n.isOn&&!nt(r)&&Re(t,e,o,s.isPlaying||r.choices.length+
r.steps.length>4||r.kind==="legal"||W(s)&&r.reasons.length>0&&M(s))}function Be(s){let{frame:t,local:e,words:o,places:n,presenter:r,table:a,lesson:i,question:l}=s,
c=["choice","legal","order"].includes(l.kind);return[f("p.bl-st-lead.bl-st-asked#asked",{},L(l.question,n)),E(s)&&C(s),l.result&&f("div.bl-verdict.bl-st-note#no\
te",{class:Nt(l.result)},Ce(t,e,o),Ie(s)),!l.result&&(l.away||i.practice.back)&&f("p.bl-st-ways#leave",{},l.away?R("back",l.back,"bl-st-link"):J(i)),!l.result&&
c&&f("div.bl-st-control#control",{"data-k":`control ${l.id}`},Me[l.kind](r.isOn?{...l,seed:""}:l,`bl ${a.link.client}`,o,t))]}function Ie({lesson:s,question:t}){
let e=t.result,o=[t.away&&R("back",t.back,"bl-st-link"),J(s),e.may_tell&&R("tell",t.tell,"bl-st-link"),e.fresh&&!t.away&&!s.practice.back&&(e.told||e.solved)&&R(
"fresh",t.fresh,"bl-st-link"),nt(t)&&R("again",t.again,"bl-st-link")].filter(Boolean);return o.length>0&&f("p.bl-st-ways",{},o)}var at=s=>S(s)&&s.isPlaying&&!E(s)&&!s.frame.turn.over;function Dt(s){let{frame:t,local:e,words:o,lesson:n,presenter:r,question:a}=s,{main:i,following:l}=n;if(r.
isOn)return g("div.bl-st-foot#foot",{});let c=a&&!_e(a)?De(s):g("p.bl-st-next",{},l.label&&g("span",{},l.label),g("b",{},l.title??"")),h=s.isPlaying&&K({class:"\
bl-st-second","data-do":"undo",hidden:!t.time.can_undo},o.undo);return g("div.bl-st-foot#foot",{},e.below&&Ne(e,o),at(s)&&je(t,o),!W(s)&&rt(s),c,h,i.do&&K({class:"\
bl-st-main","data-do":"main","data-k":"main"},i.label))}function De({table:s,lesson:t,question:e}){let{words:o,draft:n,key:r}=t,a=`n${s.link.client}`;return e.result?
g("p.bl-st-next",{},e.result.given&&g("span",{},e.state)):e.kind!=="number"?g("p.bl-st-next",{},g("span",{},e.kind==="cells"?e.picked:o.unchecked)):g("div.bl-nu\
mber.bl-st-number",{"data-k":`number ${r} ${e.id}`},g("label",{for:a},o.predict),g("div",{},K({"data-do":"less","aria-label":o.fewer},"−"),g("input#number",{id:a,
type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"?",value:n}),K({"data-do":"more","aria-label":o.more},"+")))}var Ut=5,Ue=180;function ot(s){let{frame:t,local:e,words:o,lesson:n,question:r}=s,a=k=>!r&&t.parts.includes(k),i=Ft(t,"costs").some(({items:k})=>k?.some(({row:q})=>q)),
l=it("costs",t,o),c=We(t,o,i&&l),h=!at(s)&&Ke(t,o),w=!r&&n.outcome?.line||[],T=n.kind==="opening"&&!a("log");return v("div.bl-st-deeds#play",{},T?[h,c,a("receip\
t")&&Kt(t,e,o)]:[h,it("seats",t,o,k=>!Wt.has(k.kind)),v("div.bl-st-may#may",{},c,!i&&!Ft(t,"ask").length&&l),it("seats",t,o,k=>Wt.has(k.kind)),a("receipt")&&Kt(
t,e,o),(a("log")||w.length>0)&&v("div.bl-st-happened#happened",{},w.length?ft(w):!F(s)&&lt(s)||Fe(t,o))])}var _t=({frame:s})=>v("div.bl-st-deeds#watch",{},s.log[0]&&
s.time.ply>0&&v("p.bl-st-said#said",{},s.log[0].text));function lt(s){let{news:t}=s.frame;if(s.question||!t?.says.length)return!1;let e=t.says.slice(F(s)?-Ut:1-
Ut);for(;e.length>1&&e.join("").length>Ue;)e.shift();let o=a=>v("div",{},a),n=t.all.length||e.length===t.says.length?t.all:t.says,r=n.length>0&&v("details",{},v(
"summary",{},s.words.all_moves),n.map(o));return v("div.bl-st-said#said",{},e.map(o),r)}var ct=2,Qe=600,Ze=8,Xe=880,Gt=/viewBox="([^"]*)"/;function dt(s){let[,,t,e]=(s.match(Gt)?.[1]??"0 0 1 1").split(" ").map(Number);return t/e}var E=({table:s})=>s.
root.clientWidth<Qe,M=({table:s})=>s.root.clientWidth<Xe;function S(s){let{frame:t,lesson:e}=s;if(e.kind==="end"||s.isPlaying&&!M(s))return!1;let o=e.figure.find(
n=>n.alone);return o?o.svg?dt(o.svg)>ct:o.table.rows.length<=Ze:!e.figure.length&&dt(t.board?.svg??"")>ct}var F=s=>!E(s)&&dt(s.frame.board?.svg??"")>ct;function Yt(s){
let{frame:t,local:e,words:o,lesson:n,table:r,question:a}=s,i=n.kind==="end"||n.figure.some(h=>h.alone);if(i&&Object.assign(e,{svg:"",grid:void 0}),n.kind==="end")
return y("div.bl-st-fig#fig",{},qt(n,o));let l=n.figure.map(Je),c=i?null:t.cover?Ve(t,o):ze(t,r.area,e,o,!t.board?.alone&&U("board",t,o));return y("div.bl-st-fi\
g#fig",{},y("div.bl-st-draw#draw",{class:l.length&&!i?`bl-st-two bl-st-${n.figure[0]?.kind}s`:null},c,l),s.isPlaying&&F(s)&&lt(s),(s.isPlaying||a?.kind==="turn"&&
!S(s))&&U("hand",t,o),!E(s)&&C(s),s.isWatched&&Ye(t,e,o),ts(s))}function C(s){let{frame:t,words:e}=s;return M(s)&&t.board?.alone&&y("div.bl-st-round#round",{},U(
"seats",t,e),U("hand",t,e))}function Je({kind:s,label:t,svg:e,table:o},n){let r=e&&Ge(e);return y("figure.bl-st-figure",{"data-k":`figure ${s} ${n} ${t}`,class:`\
bl-st-${s}`,"aria-label":t||null},r||O({...o,title:t},n),r&&o.rows?.length>0&&y("div.bl-unseen",{},O(o,n)))}function ts({frame:s,words:t,lesson:e}){return y("di\
v.bl-st-cap#cap",{class:s.views.length>2&&e.part?"bl-st-full":null},s.views.length>1&&y("div.bl-seg",{role:"group","aria-label":t.view},s.views.map(({key:o,label:n})=>Vt(
{"data-do":"view","data-pick":o,"aria-pressed":String(o===s.view)},n))),s.turns&&s.views.length>1&&zt(t,"turn",t.turn_board,{"data-do":"turn","data-at":1}),e.part&&
zt(t,"part",e.part,{"data-do":"whole"}),Vt({class:"bl-st-py","data-do":"python","aria-label":e.words.python,"aria-expanded":String(e.code!==null)},y("span",{"ar\
ia-hidden":"true"},"</>"),y("span.bl-st-pyname",{},e.words.python)),e.code!==null&&y("pre.bl-st-code#code",{tabindex:0,"aria-label":e.words.python},y("code",{},
e.code)))}function Qt(s){let{board:t}=s.frame,e=s.table.root.querySelector(".bl-surface > svg"),o=e?.querySelector('[data-layer="panel"]'),[,n]=t?.svg.match(Gt)??
[];if(!t?.alone||!e||!o||!n)return;let r=M(s)?t.alone.join(" "):n,[,,a,i]=r.split(" ");for(let[l,c]of Object.entries({viewBox:r,width:a,height:i}))e.setAttribute(
l,c);o.style.display=r===n?"":"none"}import{fadeBelow as es}from"./table.js";import{lying as ss}from"./table.js";var os=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],Zt=["bl-f1","bl-f2","bl-f3","bl-f4","bl-f5","bl-f6","bl-f7","bl-f8"],V=class{constructor(t){this.
key="fitting";this.tight={of:"",degrees:0};this.tells=!1;this.room=0;this.stage=t}after(){this.fit()}resized(){let{stage:t}=this,{root:e}=t.table,o=n=>!!e.querySelector(
n);o(".bl-st")&&(o(".bl-st-across")!==S(t)||o(".bl-st-round")!==!!C(t))&&t.table.draw(),this.fit()}fit(){let{frame:t,table:e,position:o,presenter:n,hands:r}=this.
stage,{root:a}=e;Qt(this.stage);let i=a.querySelector(".bl-st-text"),l=i?.closest(".bl-st");if(!i||!l)return;let c=n.isOn?`${r.open} ${t.lang} ${n.shown}`:"",h=`${o.
judged} ${a.clientWidth} ${l.clientHeight} ${c}`,[w,T]=n.isOn?[l,Zt]:[i,os];n.isOn||l.classList.remove(...Zt);let k=this.tight.of===h,q=k?this.tight.degrees:0;k||
(this.room=0),w.classList.remove(...T.slice(q)),w.classList.add(...T.slice(0,q));let I=i.querySelector(".bl-st-line"),Z=i.querySelector(".bl-st-may");Z&&(Z.style.
minHeight="");let ut=k&&(I||t.pick?.path.length&&!ss(t,"ask").length),ht=()=>ut||i.scrollHeight<=i.clientHeight+1,N=q;for(;N<T.length&&!ht();)w.classList.add(T[N++]);
this.tight={of:h,degrees:N},this.hold(Z,N===q,ht);let mt=ut&&(I?!this.tells&&I:i.querySelector(".bl-choices"));this.tells=!!I,mt&&(i.scrollTop+=Math.max(0,mt.getBoundingClientRect().
bottom-i.getBoundingClientRect().bottom+6)),e.placeCallout(),es(a)}hold(t,e,o){let{frame:n}=this.stage;e||(this.room=0),!(!t||n.turn.over)&&(n.pick?.path.length||
(this.room=Math.max(this.room??0,t.offsetHeight)),t.style.minHeight=`${this.room}px`,o()||(t.style.minHeight=""))}};import{button as z,h as m,picture as ns}from"./common.js";import{letterOf as Xt}from"./common.js";import{choice as Jt,choose as rs}from"./help.js";import{reveals as as}from"./question.js";
var te={ArrowLeft:-1,PageUp:-1,ArrowRight:1,PageDown:1},ee={ArrowUp:-1,ArrowDown:1},is='input[type="text"], select, textarea',G=class{constructor(t){this.key="p\
resenter";this.isOn=!1;this.isAlone=!1;this.heard=!1;this.lists=!1;this.on={alone:()=>this.alone(),present:()=>this.present(),onward:()=>this.go(1),show:()=>this.
show(),keys:()=>this.list(),phone:()=>this.phone(!this.stage.lesson.phone),site:()=>this.name(),heard:()=>this.hear()};this.stage=t}listen(){let{root:t,signal:e}=this.
stage.table;addEventListener("keydown",o=>{t.contains(o.target)||!(this.isOn||this.begins(o))||this.stage.shortcuts.takes(o)&&(o.preventDefault(),o.stopImmediatePropagation())},
{signal:e,capture:!0})}begins(t){let{table:e}=this.stage;return t.target===document.body&&Xt(t)==="P"&&!!document.getElementById("lesson")?.contains(e.root)}get shown(){
let{hands:t}=this.stage.lesson;return t?`${t.rows.length} ${t.bars.length}`:""}alone(){this.isAlone=!this.isAlone,this.stage.table.draw()}present(){let{table:t,
hands:e}=this.stage;this.isOn=!this.isOn,this.isAlone=this.lists=e.open=!1,t.ask("present",{at:Number(this.isOn)}),t.enlarge(this.isOn),t.root.focus({preventScroll:!0})}go(t){
let{table:e,lesson:o,hands:n}=this.stage;if(n.close(),t<0&&o.hands?.away)return e.ask("against");let{plan:r}=o;if(r){let i=r.at+t;i>=0&&i<r.of&&e.ask("plan",{at:i});
return}let a=o.at+t;a>=0&&a<o.of&&e.ask("go",{at:a})}scroll(t){let e=this.stage.table.root.querySelector(".bl-st-text");e?.scrollBy({top:t*e.clientHeight/2})}show(){
this.stage.hands.close(),this.stage.question&&this.stage.table.ask("show")}hear(){this.heard=!0,this.stage.table.draw()}list(){this.lists=!this.lists,this.stage.
table.draw()}phone(t){this.stage.table.ask("phone",{at:Number(t),key:Jt("site")})}name(){let t=this.stage.table.root.querySelector("#site-address, .bl-site");rs(
"site",t?.value.trim()??""),this.phone(!0)}takes(t){let{stage:e}=this,{table:o,hands:n,lesson:r}=e,a=t.target,i=a.matches?.(is);if(t.key==="Escape")this.leave(i);else if(t.
key==="Enter"&&i)a.matches(".bl-site")?this.name():n.send(n.field?.value??"");else{if(i)return!1;if(t.key==="Enter"){if(a.matches?.("button"))return!1;n.close()}else if(t.
code in te)this.go(te[t.code]);else if(t.code in ee)this.scroll(ee[t.code]);else if(t.code==="Space")this.show();else if(t.key==="?")this.list();else if(t.key===
".")this.alone();else if(/^(Digit|Numpad)\d$/.test(t.code)&&n.letter)n.digit(Number(t.code.at(-1)));else if(t.key==="Backspace"&&n.letter)n.count(n.letter,"");else{
let l=Xt(t);if(n.has(l)&&r.hands?.by==="letters")n.pick(l);else return this.does({U:()=>n.start(),V:()=>(o.ask("vote"),n.start()),M:()=>o.ask("against"),Q:()=>this.
phone(!r.phone),B:()=>this.alone(),P:()=>this.present(),L:()=>e.shortcuts.tongue()}[l])}}return!0}does(t){return t?.(),!!t}leave(t){let{table:e,hands:o,lesson:n}=this.
stage;t&&e.root.focus({preventScroll:!0}),!(o.close()||t)&&(this.lists?this.list():n.plan?.problems.length&&!this.heard?this.hear():n.phone?this.phone(!1):this.
isAlone?this.alone():this.present())}cues(){let{lesson:t,question:e}=this.stage,{present:o,hands:n}=t,r=(i,l,c)=>z({class:"bl-st-cue","data-do":c},m("kbd",{},i),
` ${l}`),a=e&&as(e);return m("div.bl-st-cues#cues",{},m("b",{},`${t.game}, ${t.lesson}`),m("span",{},t.plan?.where??(t.kick||t.where)),n?.by&&(a?r("V",o.vote,"v\
ote"):r("U",o.hands,"hands")),e&&r("Space",a?o.hide:o.reveal,"show"),r("→",o.on,"onward"),r("Q",o.phone,"phone"),r("?",o.help,"keys"),r("Esc",o.leave,"present"))}over(){
if(!this.isOn)return null;if(this.lists)return this.keys();let{lesson:t}=this.stage,{present:e,phone:o,plan:n}=t;return n?.problems.length&&!this.heard&&!o?m("s\
ection.bl-phone#problems",{role:"alert"},n.problems.map(r=>m("p",{},r)),z({class:"bl-st-cue","data-do":"heard"},m("kbd",{},"Esc"),` ${e.close}`)):o?m("section.b\
l-phone#phone",{role:"group","aria-label":o.says},o.svg?ns(o.svg):null,m("p",{},m("b",{},o.says),o.link&&m("small",{},o.link.split("#")[0])),o.why&&m("p",{},o.why),
!o.svg&&m("label",{},e.address,m("input.bl-site#site",{type:"text",value:Jt("site"),placeholder:"https://",maxlength:200}),z({class:"bl-st-second","data-do":"si\
te"},e.set)),z({class:"bl-st-cue","data-do":"phone"},m("kbd",{},"Esc"),` ${e.close}`)):null}keys(){let{present:t}=this.stage.lesson,e=[["→ PgDn",t.on],["← PgU\
p",t.back],["Space",`${t.reveal} / ${t.hide}`],["U",t.hands],["A – F 1 2",t.letters],["V",t.vote],["M",t.against],["Q",t.phone],[".",t.board],["L",t.tongue],[
"Esc",t.leave]];return m("section.bl-keys#presentkeys",{role:"group","aria-label":t.help},m("dl",{},e.map(([o,n])=>m("div",{},m("dt",{},o.split(" ").map(r=>r===
"–"?" – ":m("kbd",{},r))),m("dd",{},n)))))}};import{h as P}from"./common.js";import{letterOf as ls}from"./common.js";import{enter as cs,reveals as se}from"./question.js";var Y=class{constructor(t){this.key="shortcuts";this.meantHint="";this.stage=t}listen(){let{root:t,signal:e}=this.
stage.table;t.addEventListener("keydown",o=>this.takes(o)&&(o.preventDefault(),o.stopPropagation(),o.stopImmediatePropagation()),{signal:e,capture:!0})}list(){let{
lesson:t,words:e}=this.stage;return P("section.bl-help#stagekeys",{role:"group","aria-label":e.help},P("dl",{},t.keys.map(([o,n])=>P("div",{},P("dt",{},o.split(
" ").map(r=>P("kbd",{},r))),P("dd",{},n)))))}takes(t){let{stage:e}=this,{table:o,presenter:n}=e;if(t.metaKey||t.altKey||t.ctrlKey||t.isComposing)return!1;if(o.byKeys(
!0),n.isOn)return n.takes(t);let r=t.target,a=r.matches('input[type="text"], select, textarea'),i=r.getAttribute("role")==="gridcell";if(t.key==="Enter")return i||
r.matches("button:not(.bl-st-main), a, .bl-st-pupil input")?!1:(r.matches('[role="button"]')?o.act(r,t):e.main(),!0);if(t.key==="Escape"&&a)return o.root.focus(
{preventScroll:!0}),!0;if(a)return!1;let l={ArrowLeft:-1,ArrowRight:1}[t.key];if(l&&!i)return this.arrow(l,r);if(/^(Digit|Numpad)\d$/.test(t.code)&&!i)return this.
digit(Number(t.code.at(-1))-1);let c=ls(t);if((!o.local.letters||c!=="H"&&this.meantHint)&&(this.meantHint=""),!o.local.letters)return!1;let h={P:!i&&(()=>n.present()),
H:()=>this.hint(),B:()=>n.alone(),L:()=>this.tongue(),U:!i&&(()=>o.ask("undo"))}[c];return h?(h(),!0):!1}arrow(t,e){let{table:o,lesson:n}=this.stage;if(e.matches(
'input[type="radio"]')||e.closest('.bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg'))return!1;if(e.closest(".bl-ways"))return o.ask(t>0?"redo":"undo"),
!0;let r=e.closest(".bl-st-dots");if(r){let i=[...r.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(c=>c.getClientRects().length);return i[Math.max(0,Math.min(
i.length-1,i.indexOf(e)+t))]?.focus(),!0}let a=n.at+t;return a>=0&&a<n.of&&o.ask("go",{at:a}),!0}digit(t){let{table:e,draft:o,question:n}=this.stage,{root:r}=e,
a=r.querySelector(".bl-number input");cs(a);let i=[...r.querySelectorAll(".bl-options input")],c=(n&&se(n)?[...r.querySelectorAll(".bl-rline")]:[])[t];return i[t]?
(i[t].checked=!0,i[t].focus(),o.keep(et(r))):c&&c.click(),!!(i[t]||c)}hint(){let{table:t,lesson:e,question:o}=this.stage,n=o?.hints.rungs.find(({open:r,may:a})=>!r&&
a);!n||o.result&&se(o)||(this.meantHint===n.key?(this.meantHint="",t.ask("pick",{key:`hint:${n.key}`})):(this.meantHint=n.key,t.speak(e.words.sure_hint.replace(
"{label}",n.label).replace("{price}",n.price))))}tongue(){let{table:t,frame:e}=this.stage,o=e.languages.find(({key:n})=>n!==e.lang);o&&t.ask("language",{key:o.key})}};import{fade as ds}from"./help.js";import{enter as ps}from"./question.js";var Q=class{constructor(t){this.key="position";this.stood="";this.judged="";this.was={stood:"",judged:"",had:!1};this.stage=
t}get shown(){let{lesson:t,frame:e}=this.stage;return`${t.id} ${t.key} ${e.challenge?.id??""}`}listen(){Ht(this.stage.table.root,this.stage.table.signal)}before(){
let{table:t,local:e,question:o}=this.stage,{stood:n,judged:r,shown:a}=this;this.was={stood:n,judged:r,had:t.root.contains(t.focused())},n!==a&&(e.notice=e.about=
""),this.stood=a,this.judged=`${a} ${o?.id??""} ${o?.result?"result":"asked"}`}after(){this.arrive();let{table:t}=this.stage,e=t.focused();this.was.had&&!(t.root.
contains(e)&&e?.getClientRects().length)&&t.root.focus({preventScroll:!0})}arrive(){let{table:t,lesson:e,question:o,frame:n}=this.stage,{root:r}=t,{stood:a,judged:i}=this.
was;if(o?.result||Ct(r,e.draft),!a)return Rt(r,t.signal);let l=h=>r.querySelector(h),c=l(".bl-st-text");if(a!==this.stood){ds(c),c&&(c.scrollTop=0);let h=l(".bl\
-st-text [data-k=title]");t.keys&&(h?.getClientRects().length?h:r).focus({preventScroll:!0})}else i!==this.judged&&n.by===t.link.client&&(o?.result?l(".bl-headl\
ine")?.focus({preventScroll:!0}):ps(l(".bl-number input, .bl-options input:checked")??l(".bl-options input")),c&&o?.result&&(c.scrollTop=Math.max(0,(l(".bl-st-n\
ote")?.offsetTop??0)-c.offsetTop-72)))}};import{copied as us}from"./board.js";import{h as B}from"./common.js";import{artStyle as hs}from"./table.js";import{tableOf as ms}from"./table.js";import{commit as bs}from"./question.js";
import{ASKING as fs}from"./question.js";import{asks as gs,deed as ys,lighting as ks}from"./question.js";import{questionOf as ws,reveals as xs}from"./question.js";var Ss=s=>Number(s.getAttribute("data-at")),pt=class{constructor(t){this.position=new Q(this);this.presenter=new G(this);this.hands=new D(this);this.fitting=new V(
this);this.shortcuts=new Y(this);this.table=t,this.draft=new _(t)}get frame(){return this.table.frame}get local(){return this.table.local}get words(){return this.
table.words}get lesson(){return this.frame.stage}get question(){return ws(this.frame)}get places(){return this.frame.board?.says??{}}get isPlaying(){let t=this.
question;return this.lesson.kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.parts.includes("actions")}get isWatched(){return!this.question&&this.frame.parts.
includes("timeline")}get lit(){let{frame:t,lesson:e,presenter:o,question:n,table:r}=this,a=".bl-st-main";return o.isOn?`.bl-st-cue[data-do="${n&&!xs(n)?"show":"\
onward"}"]`:n&&!n.result?gs(t,r.root)||a:e.main.quiet?ys(t):e.main.do?a:'[data-do="anew"]'}layout(){let{position:t,presenter:e,hands:o,fitting:n,shortcuts:r,draft:a}=this,
i=ks(()=>this.lit);return{panels:[this.steps(),Tt,a,e,o,...fs,i,n,t,r],content:()=>this.content(),holdsFocus:!0,keepsView:!0}}content(){let{frame:t,local:e,words:o,
lesson:n,presenter:r,table:a}=this;return a.root.classList.add("bl-lesson"),e.below=!r.isAlone&&!r.isOn,[hs(t),o.gallery?.style&&B("style#pieces",{},o.gallery.style),
B("div.bl-st#st",{class:[`bl-st-is-${n.kind}`,S(this)&&"bl-st-across",r.isAlone&&"bl-st-alone",r.isOn&&"bl-st-present"].filter(Boolean).join(" ")},gt(this),yt(this),
B("div.bl-st-above#above",{},e.help&&this.shortcuts.list(),...a.above()),B("div.bl-st-body#stbody",{},Yt(this),B("div.bl-st-side#side",{},jt(this),Dt(this))),r.
isOn&&r.cues(),r.over()),us(e,o)]}steps(){let t=e=>()=>this.table.ask(e);return{key:"steps",on:{main:()=>this.main(),go:(e,o)=>{o.getAttribute("aria-disabled")!==
"true"&&e.ask("go",{at:Ss(o)})},answer:()=>(this.draft.drop(),!1),challenge:(e,o)=>e.ask("challenge",{key:o.getAttribute("data-pick")??""}),practise:(e,o)=>e.ask(
"practise",{key:o.getAttribute("data-pick")??""}),...Object.fromEntries(["anew","python","solution","best","again"].map(e=>[e,t(e)]))},marks({root:e,over:o}){for(let n of e.
querySelectorAll(".bl-st-name"))n.classList.toggle("bl-over",n.getAttribute("data-name")===o?.place)},onOver(e,o){let n=o?.target.closest?.("[data-name]")?.getAttribute(
"data-name");n&&(e.over={line:void 0,place:n},e.marks())}}}main(){let{table:t,lesson:e}=this,{do:o,at:n,key:r}=e.main;if(o==="answer")return this.draft.drop(),bs(
t);if(o==="again")return t.ask("pick",{key:"again:"});if(o==="open"||o==="pick"||o==="challenge")return t.ask(o,{key:r});o==="go"&&t.ask("go",{at:n})}},vs=ms(s=>new pt(
s).layout());export{_ as DraftKeeper,V as Fitting,D as Hands,G as Presenter,Y as Shortcuts,pt as Stage,Q as StepPosition,Rt as arrive,O as beside,St as challenges,Ct as choose,
vs as default,et as drafted,It as facing,Yt as figure,Ht as fitIn,Dt as foot,bt as goals,Et as handIn,Tt as handingIn,S as isAcross,F as isBroad,E as isNarrow,M as isSmall,
J as leave,gt as lessonHead,ft as line,yt as map,L as named,Qt as narrowBoard,xt as ofAll,wt as ofRule,ot as play,j as prose,qt as reached,W as readsHints,Pt as result,
C as round,lt as said,rt as stageHints,jt as stepText,at as turnsInBar,_t as watch};

import{button as oe,h as d}from"./common.js";import{icon as ne}from"./common.js";import{stars as re}from"./table.js";var L=(o,t)=>o.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).
map((e,s)=>s%2&&t[e]?d("span.bl-st-name",{"data-name":e},e):e),A=(o,t={})=>o.map((e,s)=>{if(typeof e=="string")return L(e,t);let{kind:n,text:r,rule:a,title:i}=e;
return a?d("span.bl-rule.bl-st-rule",{role:"button",tabindex:0,"data-k":`rule ${s}`,"data-do":"rule","data-rule":a,"data-title":i},r):d(n==="strong"?"b":n==="sl\
anted"?"em":"code",{},r)}),j=(o,t)=>o.map(({kind:e,spans:s=[],items:n=[],head:r=[],rows:a=[]},i)=>{let l={"data-k":`block ${i}`};return e==="list"||e==="numbers"?
d(e==="list"?"ul.bl-st-list":"ol.bl-st-list",l,n.map(c=>d("li",{},A(c,t)))):e==="quote"?d("p.bl-st-quote",l,A(s)):e!=="table"?d("p.bl-st-lead",l,A(s,t)):d("tabl\
e.bl-st-table",l,r.some(c=>c.length)&&d("thead",{},d("tr",{},r.map(c=>d("th",{scope:"col"},A(c))))),d("tbody",{},a.map(c=>d("tr",{},c.map(h=>d("td",{},A(h)))))))}),
O=({title:o,lines:t,head:e,rows:s},n)=>d("section.bl-st-told",{"data-k":`told ${n}`},o&&d("b",{},o),t.length>0&&(t.length===1?d("p",{},t[0]):d("ul.bl-st-list",{},
t.map(r=>d("li",{},r)))),s.length>0&&d("table.bl-st-table",{},e.length>0&&d("thead",{},d("tr",{},e.map(r=>d("th",{scope:"col"},r)))),d("tbody",{},s.map(r=>d("tr",
{},r.map(a=>d("td",{class:/^[\d.,%−-]+$/.test(a)?"bl-st-num":null},a))))))),bt=({goals:o,outcome:t,words:e},s)=>[d("ul.bl-st-goals#goals",{"aria-label":e.goals},
o.map(({says:n,done:r},a)=>d("li",{class:r?"bl-done":null,"data-k":`goal ${a}`},d("i",{},r&&ne(s,"accept")),d("span",{},d("span.bl-unseen",{},r?e.goal_done:e.goal_open,
" "),n)))),d("p.bl-st-outcome#outcome",{},t&&t.stars>=0&&d("span",{role:"img","aria-label":t.signs},re(t.stars)),t?.says,t?.says&&t.ask&&" ",t?.ask&&oe({class:"\
bl-st-link","data-do":"solution"},t.ask))],ft=o=>d("ol.bl-st-line#line",{tabindex:0},o.map((t,e)=>d("li",{"data-k":`deed ${e}`},t)));import{button as H,h as b}from"./common.js";import{icon as ae}from"./common.js";import{tools as ie}from"./table.js";var le=20;function gt({frame:o,local:t,words:e,
lesson:s}){return b("header.bl-st-head#lessonhead",{},b("span.bl-st-game",{},s.game),b("h2",{},s.lesson),b("div.bl-st-tools",{},s.left.length>0&&b("span.bl-st-l\
eft",{},s.left[0],b("b",{},s.left[1]),s.left[2]),b("div.bl-seg",{role:"group","aria-label":e.language},o.languages.map(({key:n,label:r})=>H({"data-do":"language",
"data-pick":n,lang:n,"aria-pressed":String(n===o.lang)},r))),H({class:"bl-st-begin","data-do":"present"},s.present.button),ie(o,t,e)))}function yt({words:o,lesson:t}){
let e=t.of>le,s=(n,r,a)=>H({class:"bl-st-step","data-do":"go","data-at":Math.max(0,Math.min(t.of-1,r)),"data-k":`step ${n}`,"aria-label":a,title:a,"aria-disable\
d":r<0||r>=t.of?"true":null},ae(o,n));return b("nav.bl-st-map#map",{"aria-label":t.words.map},s("back",t.at-1,t.words.back),b("p.bl-st-chap",{},b("b",{},t.chapter),
b("span.bl-st-where",{},t.where),b("span.bl-st-short",{"aria-hidden":"true"},t.short)),b("ol.bl-st-dots",{},t.map.map(({label:n,steps:r},a)=>{let i=r.some(({at:c})=>c===
t.at),l=r.every(({state:c})=>c!=="open");return b("li",{class:i?"bl-st-here":e?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${a}`},H({class:l?"bl-st-das\
h bl-done":"bl-st-dash","data-do":"go","data-at":r[0].at,"data-k":`to ${a}`,tabindex:-1,"aria-label":n,title:n},b("i",{})),b("ol",{"aria-label":n},r.map(c=>ce(c,
t.at))))})),s("on",t.at+1,t.words.on))}var ce=({at:o,kind:t,state:e,says:s},n)=>b("li",{"data-k":`dot ${o}`},H({class:`bl-st-dot bl-dot-${t} bl-${e}`,"data-do":"\
go","data-at":o,"data-k":`dot ${o}`,"aria-label":s,title:s,tabindex:o===n?0:-1,"aria-current":o===n?"step":null},b("i",{})));import{button as kt,h as v}from"./common.js";import{stars as de}from"./table.js";var X=(o,t,e,s="")=>kt({class:e,"data-do":"practise","data-pick":o,"data-k":`pr\
actise ${o}`,"aria-label":s&&`${t}: ${s}`},t);function wt({practice:o},t,e){return o.rules[t]&&X(t,o.rules[t],"bl-st-link bl-st-practise",e)}function xt({practice:o}){
return o.topic&&v("p",{},X(o.topic,o.all,"bl-st-second bl-st-practise"))}var J=({practice:o})=>o.back&&X("",o.back,"bl-st-link"),St=({challenges:{title:o,rows:t}})=>t.
length>0&&v("section.bl-st-tasks#tasks",{"aria-label":o},v("h4",{},o),v("ul",{},t.map(({id:e,title:s,stars:n,signs:r})=>v("li",{"data-k":e},kt({class:"bl-st-tas\
k","data-do":"challenge","data-pick":e,"data-k":e},v("span",{},s),v("span",{role:"img","aria-label":r},de(n)))))));import{button as vt,h as $}from"./common.js";var tt=({root:o})=>o.querySelector(".bl-st-pupil input"),$t=o=>o.ask("hand_in",{key:tt(o)?.value.trim()??""});function pe(o){
o.local.handing=!o.local.handing,o.draw(),tt(o)?.focus()}function Et({hand_in:o},{handing:t}){return o.title&&[$("p",{},vt({class:"bl-st-link bl-st-practise","d\
ata-do":"handing","aria-expanded":String(!!t)},o.title)),t&&[$("p.bl-st-small#handtold",{},o.told),o.code&&$("p.bl-st-handed#handed",{},$("output",{},o.code)),$(
"p.bl-st-pupil#pupilrow",{},$("label",{},o.number,$("input#pupil",{type:"text",inputmode:"numeric",maxlength:8,autocomplete:"off"})),vt({class:"bl-st-second","d\
ata-do":"hand_in"},o.make))]]}var Tt={key:"hand_in",on:{handing:pe,hand_in:$t},onKey(o,t){return t.key!=="Enter"||t.isComposing||t.target!==tt(o)?!1:(t.preventDefault(),
$t(o),!0)}};import{button as ue,h as p}from"./common.js";import{icon as he}from"./common.js";import{ruled as me}from"./common.js";function Pt(o,t){let{can:e,lines:s,game:n}=o.end;return p("section.bl-st-end#end",{tabindex:0,role:"group","aria-label":e},p("p.bl-st-kick",{},o.lesson),n&&be(n),
p("h3",{},e),p("ul",{},s.map(({text:r,rule:a,title:i},l)=>p("li",{"data-k":`line ${l}`},he(t,"accept"),p("div",{},j(r),a&&p("small",{},me({rule:a,title:i})),a&&
wt(o,a,i))))))}function be(o){let t=(e,s)=>p("tr",{},e.map((n,r)=>p(r&&s==="td"?"td":"th",{scope:s==="td"?"row":"col"},n)));return p(o.by?"section.bl-st-yours.b\
l-st-summed":"section.bl-st-yours",{},p("h3",{},o.title),p("p.bl-st-lead",{},o.says),o.good.length>0&&[p("p.bl-st-small",{},o.good_title),p("ul.bl-st-good",{},o.
good.map(e=>p("li",{},e)))],o.rows.length>0&&p("table",{"aria-label":o.by||o.title},p("thead",{},t([o.by,...o.head],"th")),p("tbody",{},o.rows.map(e=>t(e,"td")))),
o.next&&[p("p.bl-st-small",{},o.next_title),p("p.bl-st-lead",{},o.next)])}function qt(o,t){let{title:e,rows:s,left:n,met:r,met_title:a,game:i}=o.end;return[p("h\
3#title",{tabindex:-1},e),p("dl.bl-st-sums",{},s.map(([l,c,h])=>p("div",{},p("dt",{},l),p("dd",{},p("b",{},c),` ${h}`)))),n&&p("p.bl-st-small",{},n),r.length>0&&
p("section.bl-st-met",{},p("p.bl-st-small",{},a),p("ul",{},r.map(l=>p("li",{},l)))),xt(o),St(o),Et(o,t),p("p.bl-st-small",{},ue({class:i?"bl-st-second":"bl-st-l\
ink","data-do":"anew"},o.anew))]}var fe=[150,400,800,1500],At=.5,ge=["pointerdown","wheel","touchstart","keydown"],Ot=".jp-Notebook, .jp-WindowedPanel-outer",ye=460,ke=24;function Ht(o,t){if(!globalThis.
ResizeObserver)return;let e=null,s=0,n=new ResizeObserver(r);n.observe(o),t.addEventListener("abort",()=>n.disconnect());function r(){let a=o.closest(Ot);if(a!==
e&&(e&&n.unobserve(e),a&&n.observe(a),e=a,s=a?.clientHeight??0,o.style.setProperty("--bl-room",a?Lt(s):"")),!e||e.clientHeight===s||!e.clientHeight)return;let{top:i}=e.
getBoundingClientRect(),l=o.getBoundingClientRect().bottom<=i+s+1;s=e.clientHeight,o.style.setProperty("--bl-room",Lt(s)),l&&o.getBoundingClientRect().bottom>i+
s&&o.scrollIntoView({block:"nearest"})}}var Lt=o=>`${Math.max(ye,o-ke)}px`;function Rt(o,t){let e=new AbortController,s=o.ownerDocument.defaultView,n=fe.map(a=>setTimeout(
r,a));for(let a of ge)s.addEventListener(a,()=>e.abort(),{capture:!0,passive:!0,signal:e.signal});t.addEventListener("abort",()=>e.abort(),{once:!0}),e.signal.addEventListener(
"abort",()=>n.forEach(clearTimeout));function r(){let a=o.closest(Ot)?.getBoundingClientRect(),{top:i,bottom:l,height:c}=o.getBoundingClientRect();!a||!c||i>=a.
top&&l<=a.bottom||l<a.top-At*a.height||i>a.bottom+At*a.height||o.scrollIntoView({block:c>a.height?"start":"nearest"})}}var Mt=o=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...o.querySelectorAll(`${t} input`)].map(e=>e)),et=o=>Mt(o).map(t=>t.find(({checked:e})=>e)?.dataset.n??
"").join(",");function Ct(o,t){if(!/^\d*,\d*$/.test(t))return;let e=t.split(",");for(let[s,n]of Mt(o).entries()){let r=n.find(({dataset:a})=>a.n===e[s]);r&&!n.some(
({checked:a})=>a)&&(r.checked=!0)}}var _=class{constructor(t){this.key="draft";this.on={less:()=>this.count(-1),more:()=>this.count(1)};this.table=t}listen({root:t,
signal:e}){let s=(n,r)=>t.addEventListener(n,r,{signal:e});s("input",({target:n})=>n.matches(".bl-number input")&&this.keep(n.value.trim())),s("change",({target:n})=>n.
matches(".bl-options input")&&this.keep(et(t))),e.addEventListener("abort",()=>this.drop())}count(t){let e=this.table.root.querySelector(".bl-number input");e&&
(e.value=String(Math.max(0,(Number.parseInt(e.value.normalize("NFKC"),10)||0)+(e.value?t:t>0?1:0))),this.keep(e.value))}keep(t){let{link:e,local:s,root:n}=this.
table;n.querySelector(".bl-st-foot > .bl-strip-notice")?.remove(),s.notice="",this.drop(),this.typed=setTimeout(()=>e.post({client:e.client,seq:++e.seq,rev:0,do:"\
draft",key:t}),400)}drop(){clearTimeout(this.typed)}};import{cover as Ue}from"./board.js";import{surface as Ve}from"./board.js";import{button as Vt,h as y,picture as ze}from"./common.js";import{tool as zt}from"./common.js";
import{slots as U}from"./table.js";import{timeline as Ge}from"./table.js";import{h as S}from"./common.js";import{TRAYS as Wt}from"./table.js";import{actions as De,turn as We}from"./table.js";import{receipt as Kt}from"./table.js";import{
lying as Ft,slots as it}from"./table.js";import{log as Ke}from"./table.js";import{noticed as Ie}from"./board.js";import{button as K,h as g}from"./common.js";import{turn as Ne}from"./table.js";import{reveals as je}from"./question.js";import{button as Le,h as f}from"./common.js";import{challengePanel as Oe}from"./table.js";import{noticed as we}from"./board.js";import{button as st,h as u}from"./common.js";import{outcome as xe,reveals as Se,tone as ve,workings as $e}from"./question.js";var Ee=3,D=class{constructor(t){this.key="hands";this.open=!1;this.letter="";this.
anew=!1;this.typed={of:"",counts:{}};this.on={hands:()=>this.start(),vote:()=>(this.stage.table.ask("vote"),this.start()),against:()=>this.stage.table.ask("agai\
nst"),hand:(t,e)=>{let s=e.getAttribute("data-pick")??"",n=Number(e.getAttribute("data-at"));n&&this.count(s,String(Math.max(0,Number(this.counted(s))+n))),this.
pick(s)},counted:()=>this.send(this.field?.value??"")};this.counted=t=>this.typed.counts[t]??"";this.stage=t}get hands(){return this.stage.lesson.hands}get field(){
return this.stage.table.root.querySelector("input.bl-hands-field")}has(t){return!!t&&!!this.hands?.rows.some(e=>e.letter===t)}changing(){let{hands:t,stage:e}=this,
s=`${e.question?.id} ${t?.round}`;s!==this.typed.of&&(this.typed={of:s,counts:Object.fromEntries(t?.rows.map(({letter:n,count:r})=>[n,r])??[])},this.letter="",t?.
counted||(this.open=!1))}start(){this.hands?.by&&(this.open=!0,this.letter||=this.hands.rows[0]?.letter??"",this.anew=!0,this.stage.table.draw(),this.field?.focus())}pick(t){
this.open=!0,this.letter=t,this.anew=!0,this.stage.table.draw()}digit(t){let e=this.anew?"":this.counted(this.letter);this.anew=!1,this.count(this.letter,String(
Number(e+t)).slice(0,Ee))}count(t,e){this.typed.counts[t]=e;let s=Object.entries(this.typed.counts).filter(([,n])=>n);this.send(s.map(n=>n.join(" ")).join(", ")),
this.stage.table.draw()}send(t){Object.assign(this.stage.local,{notice:"",about:""}),this.stage.table.ask("hands",{key:t})}close(){let t=this.open;return this.open=
!1,this.letter="",t&&this.stage.table.draw(),t}};function It(o){let{lesson:t,local:e,words:s,places:n,hands:r,question:a}=o,{hands:i,present:l}=t;if(!a||!i)return[];
let c=Se(a);return[u("p.bl-st-kick#kick",{},u("span",{},i.counted||(c?"":l.predict))),u("p.bl-st-lead.bl-st-asked#asked",{},L(a.question,n)),c?qe(o):Te(o,i.rows),
!c&&i.by==="answers"&&r.open&&Pe(o),we(e,s)]}function Te({lesson:o,hands:t,question:e},s){let{present:n}=o;return s.length?u("ol.bl-hands#control",{"data-k":`ha\
nds ${e.id}`},s.map(({letter:r,label:a,head:i})=>[i&&u("li.bl-hands-head",{"data-k":`head ${r}`},i),u("li",{"data-k":`hand ${r}`,class:t.open&&r===t.letter?"bl-\
now":null},u("i",{},r),u("span",{},a),t.open&&o.hands?.by==="letters"&&u("span.bl-count",{role:"group","aria-label":r},Bt(r,-1,"−",n.less),u("output",{},t.counted(
r)),Bt(r,1,"+",n.more)))])):null}var Bt=(o,t,e,s)=>st({"data-do":"hand","data-pick":o,"data-at":t,"aria-label":s.replace("{letter}",o)},e);function Pe({lesson:o}){
let{hands:t,present:e}=o;return u("label.bl-hands-typed#typed",{},t?.label,u("input.bl-hands-field#handsfield",{type:"text",autocomplete:"off",maxlength:400,placeholder:t?.
example,value:t?.typed}),st({class:"bl-st-second","data-do":"counted"},e.set))}function qe(o){let{frame:t,local:e,words:s,lesson:n,question:r}=o,{bars:a=[],against:i=""}=n.
hands??{},l=r.result;return u("div.bl-verdict.bl-st-note#note",{class:ve(l)},xe(t,e,s,!1),a.length>0&&u("ol.bl-bars#bars",{},a.map(Ae)),$e(t,e,s),i&&st({class:"\
bl-st-second bl-against","data-do":"against"},u("kbd",{},"M"),` ${i}`))}function Ae({letter:o,said:t,head:e,count:s,size:n,before:r,right:a,behind:i},l){let c=(h,w)=>u(
"i",{class:w,style:`width:${h}%`});return[e&&u("li.bl-hands-head",{"data-k":`head ${l}`},e),u("li",{"data-k":`bar ${l}`,class:a?"bl-right":null},o&&u("b.bl-lett\
er",{},o),u("span.bl-said",{},u("b",{},t)," ",i&&u("span.bl-behind",{},i)),s&&u("b.bl-n",{},s),s&&u("span.bl-share",{"aria-hidden":"true"},r>=0&&c(r,"bl-before"),
c(n,"bl-size")))]}import{doing as R,hints as He,INPUTS as Re,outcome as Me,reveals as nt,tone as Nt}from"./question.js";function jt(o){let{frame:t,lesson:e,words:s,places:n,presenter:r,
question:a}=o;return f("div.bl-st-text#sttext",{class:a?.result?`${Nt(a.result)} bl-st-judged`:null,role:"group","aria-label":e.words.text},e.kind==="end"?qt(e,
o.local):r.isOn&&a&&e.hands?[It(o),o.isPlaying&&ot(o)]:[e.stopped&&f("p.bl-st-stopped#stopped",{},e.stopped," ",Le({class:"bl-st-link","data-do":"anew"},e.from_start)),
(e.kick||a)&&f("p.bl-st-kick#kick",{},f("span",{},r.isOn&&a?e.present.predict:e.kick),a&&!r.isOn&&f("span",{},a.worth)),e.anew_board&&f("p.bl-st-small#anewboard",
{},e.anew_board),e.title&&f("h3#title",{tabindex:-1},e.title),!(a&&nt(a))&&j(e.text,n),t.challenge&&Oe(t.challenge,!1),e.goals.length>0&&bt(e,s),e.tries&&f("p.b\
l-st-small#tries",{},e.tries),a&&Ce(o),e.beside.map(O),o.isPlaying&&ot(o),o.isWatched&&!o.isPlaying&&_t(o),W(o)&&rt(o)])}var W=o=>!x(o)||E(o)||!!o.question?.hints.
rungs.some(({open:t})=>t);function rt(o){let{frame:t,local:e,words:s,presenter:n,question:r}=o;return r&&!n.isOn&&!nt(r)&&He(t,e,s,o.isPlaying||r.choices.length+
r.steps.length>4||r.kind==="legal"||W(o)&&r.reasons.length>0&&M(o))}function Ce(o){let{frame:t,local:e,words:s,places:n,presenter:r,table:a,lesson:i,question:l}=o,
c=["choice","legal","order"].includes(l.kind);return[f("p.bl-st-lead.bl-st-asked#asked",{},L(l.question,n)),E(o)&&C(o),l.result&&f("div.bl-verdict.bl-st-note#no\
te",{class:Nt(l.result)},Me(t,e,s),Be(o)),!l.result&&(l.away||i.practice.back)&&f("p.bl-st-ways#leave",{},l.away?R("back",l.back,"bl-st-link"):J(i)),!l.result&&
c&&f("div.bl-st-control#control",{"data-k":`control ${l.id}`},Re[l.kind](r.isOn?{...l,seed:""}:l,`bl ${a.link.client}`,s,t))]}function Be({lesson:o,question:t}){
let e=t.result,s=[t.away&&R("back",t.back,"bl-st-link"),J(o),e.may_tell&&R("tell",t.tell,"bl-st-link"),e.fresh&&!t.away&&!o.practice.back&&(e.told||e.solved)&&R(
"fresh",t.fresh,"bl-st-link"),nt(t)&&R("again",t.again,"bl-st-link")].filter(Boolean);return s.length>0&&f("p.bl-st-ways",{},s)}var at=o=>x(o)&&o.isPlaying&&!E(o)&&!o.frame.turn.over;function Dt(o){let{frame:t,local:e,words:s,lesson:n,presenter:r,question:a}=o,{main:i,following:l}=n;if(r.
isOn)return g("div.bl-st-foot#foot",{});let c=a&&!je(a)?_e(o):g("p.bl-st-next",{},l.label&&g("span",{},l.label),g("b",{},l.title??"")),h=o.isPlaying&&K({class:"\
bl-st-second","data-do":"undo",hidden:!t.time.can_undo},s.undo);return g("div.bl-st-foot#foot",{},e.below&&Ie(e,s),at(o)&&Ne(t,s),!W(o)&&rt(o),c,h,i.do&&K({class:"\
bl-st-main","data-do":"main","data-k":"main"},i.label))}function _e({table:o,lesson:t,question:e}){let{words:s,draft:n,key:r}=t,a=`n${o.link.client}`;return e.result?
g("p.bl-st-next",{},e.result.given&&g("span",{},e.state)):e.kind!=="number"?g("p.bl-st-next",{},g("span",{},e.kind==="cells"?e.picked:s.unchecked)):g("div.bl-nu\
mber.bl-st-number",{"data-k":`number ${r} ${e.id}`},g("label",{for:a},s.predict),g("div",{},K({"data-do":"less","aria-label":s.fewer},"−"),g("input#number",{id:a,
type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"?",value:n}),K({"data-do":"more","aria-label":s.more},"+")))}var Ut=5,Fe=180;function ot(o){let{frame:t,local:e,words:s,lesson:n,question:r}=o,a=k=>!r&&t.parts.includes(k),i=Ft(t,"costs").some(({items:k})=>k?.some(({row:P})=>P)),
l=it("costs",t,s),c=De(t,s,i&&l),h=!at(o)&&We(t,s),w=!r&&n.outcome?.line||[],T=n.kind==="opening"&&!a("log");return S("div.bl-st-deeds#play",{},T?[h,c,a("receip\
t")&&Kt(t,e,s)]:[h,it("seats",t,s,k=>!Wt.has(k.kind)),S("div.bl-st-may#may",{},c,!i&&!Ft(t,"ask").length&&l),it("seats",t,s,k=>Wt.has(k.kind)),a("receipt")&&Kt(
t,e,s),(a("log")||w.length>0)&&S("div.bl-st-happened#happened",{},w.length?ft(w):!F(o)&&lt(o)||Ke(t,s))])}var _t=({frame:o})=>S("div.bl-st-deeds#watch",{},o.log[0]&&
o.time.ply>0&&S("p.bl-st-said#said",{},o.log[0].text));function lt(o){let{news:t}=o.frame;if(o.question||!t?.says.length)return!1;let e=t.says.slice(F(o)?-Ut:1-
Ut);for(;e.length>1&&e.join("").length>Fe;)e.shift();let s=a=>S("div",{},a),n=t.all.length||e.length===t.says.length?t.all:t.says,r=n.length>0&&S("details",{},S(
"summary",{},o.words.all_moves),n.map(s));return S("div.bl-st-said#said",{},e.map(s),r)}var ct=2,Ye=600,Qe=8,Ze=880,Gt=/viewBox="([^"]*)"/;function dt(o){let[,,t,e]=(o.match(Gt)?.[1]??"0 0 1 1").split(" ").map(Number);return t/e}var E=({table:o})=>o.
root.clientWidth<Ye,M=({table:o})=>o.root.clientWidth<Ze;function x(o){let{frame:t,lesson:e}=o;if(e.kind==="end"||o.isPlaying&&!M(o))return!1;let s=e.figure.find(
n=>n.alone);return s?s.svg?dt(s.svg)>ct:s.table.rows.length<=Qe:!e.figure.length&&dt(t.board?.svg??"")>ct}var F=o=>!E(o)&&dt(o.frame.board?.svg??"")>ct;function Yt(o){
let{frame:t,local:e,words:s,lesson:n,table:r,question:a}=o,i=n.kind==="end"||n.figure.some(h=>h.alone);if(i&&Object.assign(e,{svg:"",grid:void 0}),n.kind==="end")
return y("div.bl-st-fig#fig",{},Pt(n,s));let l=n.figure.map(Xe),c=i?null:t.cover?Ue(t,s):Ve(t,r.area,e,s,!t.board?.alone&&U("board",t,s));return y("div.bl-st-fi\
g#fig",{},y("div.bl-st-draw#draw",{class:l.length&&!i?`bl-st-two bl-st-${n.figure[0]?.kind}s`:null},c,l),o.isPlaying&&F(o)&&lt(o),(o.isPlaying||a?.kind==="turn"&&
!x(o))&&U("hand",t,s),!E(o)&&C(o),o.isWatched&&Ge(t,e,s),Je(o))}function C(o){let{frame:t,words:e}=o;return M(o)&&t.board?.alone&&y("div.bl-st-round#round",{},U(
"seats",t,e),U("hand",t,e))}function Xe({kind:o,label:t,svg:e,table:s},n){let r=e&&ze(e);return y("figure.bl-st-figure",{"data-k":`figure ${o} ${n} ${t}`,class:`\
bl-st-${o}`,"aria-label":t||null},r||O({...s,title:t},n),r&&s.rows?.length>0&&y("div.bl-unseen",{},O(s,n)))}function Je({frame:o,words:t,lesson:e}){return y("di\
v.bl-st-cap#cap",{class:o.views.length>2&&e.part?"bl-st-full":null},o.views.length>1&&y("div.bl-seg",{role:"group","aria-label":t.view},o.views.map(({key:s,label:n})=>Vt(
{"data-do":"view","data-pick":s,"aria-pressed":String(s===o.view)},n))),o.turns&&o.views.length>1&&zt(t,"turn",t.turn_board,{"data-do":"turn","data-at":1}),e.part&&
zt(t,"part",e.part,{"data-do":"whole"}),Vt({class:"bl-st-py","data-do":"python","aria-label":e.words.python,"aria-expanded":String(e.code!==null)},y("span",{"ar\
ia-hidden":"true"},"</>"),y("span.bl-st-pyname",{},e.words.python)),e.code!==null&&y("pre.bl-st-code#code",{tabindex:0,"aria-label":e.words.python},y("code",{},
e.code)))}function Qt(o){let{board:t}=o.frame,e=o.table.root.querySelector(".bl-surface > svg"),s=e?.querySelector('[data-layer="panel"]'),[,n]=t?.svg.match(Gt)??
[];if(!t?.alone||!e||!s||!n)return;let r=M(o)?t.alone.join(" "):n,[,,a,i]=r.split(" ");for(let[l,c]of Object.entries({viewBox:r,width:a,height:i}))e.setAttribute(
l,c);s.style.display=r===n?"":"none"}import{fadeBelow as ts}from"./table.js";import{lying as es}from"./table.js";var ss=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],Zt=["bl-f1","bl-f2","bl-f3","bl-f4","bl-f5","bl-f6","bl-f7","bl-f8"],V=class{constructor(t){this.
key="fitting";this.tight={of:"",degrees:0};this.tells=!1;this.room=0;this.stage=t}after(){this.fit()}resized(){let{stage:t}=this,{root:e}=t.table,s=n=>!!e.querySelector(
n);s(".bl-st")&&(s(".bl-st-across")!==x(t)||s(".bl-st-round")!==!!C(t))&&t.table.draw(),this.fit()}fit(){let{frame:t,table:e,position:s,presenter:n,hands:r}=this.
stage,{root:a}=e;Qt(this.stage);let i=a.querySelector(".bl-st-text"),l=i?.closest(".bl-st");if(!i||!l)return;let c=n.isOn?`${r.open} ${t.lang} ${n.shown}`:"",h=`${s.
judged} ${a.clientWidth} ${l.clientHeight} ${c}`,[w,T]=n.isOn?[l,Zt]:[i,ss];n.isOn||l.classList.remove(...Zt);let k=this.tight.of===h,P=k?this.tight.degrees:0;k||
(this.room=0),w.classList.remove(...T.slice(P)),w.classList.add(...T.slice(0,P));let I=i.querySelector(".bl-st-line"),Z=i.querySelector(".bl-st-may");Z&&(Z.style.
minHeight="");let ut=k&&(I||t.pick?.path.length&&!es(t,"ask").length),ht=()=>ut||i.scrollHeight<=i.clientHeight+1,N=P;for(;N<T.length&&!ht();)w.classList.add(T[N++]);
this.tight={of:h,degrees:N},this.hold(Z,N===P,ht);let mt=ut&&(I?!this.tells&&I:i.querySelector(".bl-choices"));this.tells=!!I,mt&&(i.scrollTop+=Math.max(0,mt.getBoundingClientRect().
bottom-i.getBoundingClientRect().bottom+6)),e.placeCallout(),ts(a)}hold(t,e,s){let{frame:n}=this.stage;e||(this.room=0),!(!t||n.turn.over)&&(n.pick?.path.length||
(this.room=Math.max(this.room??0,t.offsetHeight)),t.style.minHeight=`${this.room}px`,s()||(t.style.minHeight=""))}};import{button as z,h as m,picture as os}from"./common.js";import{letterOf as Xt}from"./common.js";import{choice as Jt,choose as ns}from"./help.js";import{reveals as rs}from"./question.js";
var te={ArrowLeft:-1,PageUp:-1,ArrowRight:1,PageDown:1},ee={ArrowUp:-1,ArrowDown:1},as='input[type="text"], select, textarea',G=class{constructor(t){this.key="p\
resenter";this.isOn=!1;this.isAlone=!1;this.heard=!1;this.lists=!1;this.on={alone:()=>this.alone(),present:()=>this.present(),onward:()=>this.go(1),show:()=>this.
show(),keys:()=>this.list(),phone:()=>this.phone(!this.stage.lesson.phone),site:()=>this.name(),heard:()=>this.hear()};this.stage=t}listen(){let{root:t,signal:e}=this.
stage.table;addEventListener("keydown",s=>{t.contains(s.target)||!(this.isOn||this.begins(s))||this.stage.shortcuts.takes(s)&&(s.preventDefault(),s.stopImmediatePropagation())},
{signal:e,capture:!0})}begins(t){let{table:e}=this.stage;return t.target===document.body&&Xt(t)==="P"&&!!document.getElementById("lesson")?.contains(e.root)}get shown(){
let{hands:t}=this.stage.lesson;return t?`${t.rows.length} ${t.bars.length}`:""}alone(){this.isAlone=!this.isAlone,this.stage.table.draw()}present(){let{table:t,
hands:e}=this.stage;this.isOn=!this.isOn,this.isAlone=this.lists=e.open=!1,t.ask("present",{at:Number(this.isOn)}),t.enlarge(this.isOn),t.root.focus({preventScroll:!0})}go(t){
let{table:e,lesson:s,hands:n}=this.stage;if(n.close(),t<0&&s.hands?.away)return e.ask("against");let{plan:r}=s;if(r){let i=r.at+t;i>=0&&i<r.of&&e.ask("plan",{at:i});
return}let a=s.at+t;a>=0&&a<s.of&&e.ask("go",{at:a})}scroll(t){let e=this.stage.table.root.querySelector(".bl-st-text");e?.scrollBy({top:t*e.clientHeight/2})}show(){
this.stage.hands.close(),this.stage.question&&this.stage.table.ask("show")}hear(){this.heard=!0,this.stage.table.draw()}list(){this.lists=!this.lists,this.stage.
table.draw()}phone(t){this.stage.table.ask("phone",{at:Number(t),key:Jt("site")})}name(){let t=this.stage.table.root.querySelector("#site-address, .bl-site");ns(
"site",t?.value.trim()??""),this.phone(!0)}takes(t){let{stage:e}=this,{table:s,hands:n,lesson:r}=e,a=t.target,i=a.matches?.(as);if(t.key==="Escape")this.leave(i);else if(t.
key==="Enter"&&i)a.matches(".bl-site")?this.name():n.send(n.field?.value??"");else{if(i)return!1;if(t.key==="Enter"){if(a.matches?.("button"))return!1;n.close()}else if(t.
code in te)this.go(te[t.code]);else if(t.code in ee)this.scroll(ee[t.code]);else if(t.code==="Space")this.show();else if(t.key==="?")this.list();else if(t.key===
".")this.alone();else if(/^(Digit|Numpad)\d$/.test(t.code)&&n.letter)n.digit(Number(t.code.at(-1)));else if(t.key==="Backspace"&&n.letter)n.count(n.letter,"");else{
let l=Xt(t);if(n.has(l)&&r.hands?.by==="letters")n.pick(l);else return this.does({U:()=>n.start(),V:()=>(s.ask("vote"),n.start()),M:()=>s.ask("against"),Q:()=>this.
phone(!r.phone),B:()=>this.alone(),P:()=>this.present(),L:()=>e.shortcuts.tongue()}[l])}}return!0}does(t){return t?.(),!!t}leave(t){let{table:e,hands:s,lesson:n}=this.
stage;t&&e.root.focus({preventScroll:!0}),!(s.close()||t)&&(this.lists?this.list():n.plan?.problems.length&&!this.heard?this.hear():n.phone?this.phone(!1):this.
isAlone?this.alone():this.present())}cues(){let{lesson:t,question:e}=this.stage,{present:s,hands:n}=t,r=(i,l,c)=>z({class:"bl-st-cue","data-do":c},m("kbd",{},i),
` ${l}`),a=e&&rs(e);return m("div.bl-st-cues#cues",{},m("b",{},`${t.game}, ${t.lesson}`),m("span",{},t.plan?.where??(t.kick||t.where)),n?.by&&(a?r("V",s.vote,"v\
ote"):r("U",s.hands,"hands")),e&&r("Space",a?s.hide:s.reveal,"show"),r("→",s.on,"onward"),r("Q",s.phone,"phone"),r("?",s.help,"keys"),r("Esc",s.leave,"present"))}over(){
if(!this.isOn)return null;if(this.lists)return this.keys();let{lesson:t}=this.stage,{present:e,phone:s,plan:n}=t;return n?.problems.length&&!this.heard&&!s?m("s\
ection.bl-phone#problems",{role:"alert"},n.problems.map(r=>m("p",{},r)),z({class:"bl-st-cue","data-do":"heard"},m("kbd",{},"Esc"),` ${e.close}`)):s?m("section.b\
l-phone#phone",{role:"group","aria-label":s.says},s.svg?os(s.svg):null,m("p",{},m("b",{},s.says),s.link&&m("small",{},s.link.split("#")[0])),s.why&&m("p",{},s.why),
!s.svg&&m("label",{},e.address,m("input.bl-site#site",{type:"text",value:Jt("site"),placeholder:"https://",maxlength:200}),z({class:"bl-st-second","data-do":"si\
te"},e.set)),z({class:"bl-st-cue","data-do":"phone"},m("kbd",{},"Esc"),` ${e.close}`)):null}keys(){let{present:t}=this.stage.lesson,e=[["→ PgDn",t.on],["← PgU\
p",t.back],["Space",`${t.reveal} / ${t.hide}`],["U",t.hands],["A – F 1 2",t.letters],["V",t.vote],["M",t.against],["Q",t.phone],[".",t.board],["L",t.tongue],[
"Esc",t.leave]];return m("section.bl-keys#presentkeys",{role:"group","aria-label":t.help},m("dl",{},e.map(([s,n])=>m("div",{},m("dt",{},s.split(" ").map(r=>r===
"–"?" – ":m("kbd",{},r))),m("dd",{},n)))))}};import{h as q}from"./common.js";import{letterOf as is}from"./common.js";import{enter as ls,reveals as se}from"./question.js";var Y=class{constructor(t){this.key="shortcuts";this.meantHint="";this.stage=t}listen(){let{root:t,signal:e}=this.
stage.table;t.addEventListener("keydown",s=>this.takes(s)&&(s.preventDefault(),s.stopPropagation(),s.stopImmediatePropagation()),{signal:e,capture:!0})}list(){let{
lesson:t,words:e}=this.stage;return q("section.bl-help#stagekeys",{role:"group","aria-label":e.help},q("dl",{},t.keys.map(([s,n])=>q("div",{},q("dt",{},s.split(
" ").map(r=>q("kbd",{},r))),q("dd",{},n)))))}takes(t){let{stage:e}=this,{table:s,presenter:n}=e;if(t.metaKey||t.altKey||t.ctrlKey||t.isComposing)return!1;if(s.byKeys(
!0),n.isOn)return n.takes(t);let r=t.target,a=r.matches('input[type="text"], select, textarea'),i=r.getAttribute("role")==="gridcell";if(t.key==="Enter")return i||
r.matches("button:not(.bl-st-main), a, .bl-st-pupil input")?!1:(r.matches('[role="button"]')?s.act(r,t):e.main(),!0);if(t.key==="Escape"&&a)return s.root.focus(
{preventScroll:!0}),!0;if(a)return!1;let l={ArrowLeft:-1,ArrowRight:1}[t.key];if(l&&!i)return this.arrow(l,r);if(/^(Digit|Numpad)\d$/.test(t.code)&&!i)return this.
digit(Number(t.code.at(-1))-1);let c=is(t);if((!s.local.letters||c!=="H"&&this.meantHint)&&(this.meantHint=""),!s.local.letters)return!1;let h={P:!i&&(()=>n.present()),
H:()=>this.hint(),B:()=>n.alone(),L:()=>this.tongue(),U:!i&&(()=>s.ask("undo"))}[c];return h?(h(),!0):!1}arrow(t,e){let{table:s,lesson:n}=this.stage;if(e.matches(
'input[type="radio"]')||e.closest('.bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg'))return!1;if(e.closest(".bl-ways"))return s.ask(t>0?"redo":"undo"),
!0;let r=e.closest(".bl-st-dots");if(r){let i=[...r.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(c=>c.getClientRects().length);return i[Math.max(0,Math.min(
i.length-1,i.indexOf(e)+t))]?.focus(),!0}let a=n.at+t;return a>=0&&a<n.of&&s.ask("go",{at:a}),!0}digit(t){let{table:e,draft:s,question:n}=this.stage,{root:r}=e,
a=r.querySelector(".bl-number input");ls(a);let i=[...r.querySelectorAll(".bl-options input")],c=(n&&se(n)?[...r.querySelectorAll(".bl-rline")]:[])[t];return i[t]?
(i[t].checked=!0,i[t].focus(),s.keep(et(r))):c&&c.click(),!!(i[t]||c)}hint(){let{table:t,lesson:e,question:s}=this.stage,n=s?.hints.rungs.find(({open:r,may:a})=>!r&&
a);!n||s.result&&se(s)||(this.meantHint===n.key?(this.meantHint="",t.ask("pick",{key:`hint:${n.key}`})):(this.meantHint=n.key,t.speak(e.words.sure_hint.replace(
"{label}",n.label).replace("{price}",n.price))))}tongue(){let{table:t,frame:e}=this.stage,s=e.languages.find(({key:n})=>n!==e.lang);s&&t.ask("language",{key:s.key})}};import{fade as cs}from"./help.js";import{enter as ds}from"./question.js";var Q=class{constructor(t){this.key="position";this.stood="";this.judged="";this.was={stood:"",judged:"",had:!1};this.stage=
t}get shown(){let{lesson:t,frame:e}=this.stage;return`${t.id} ${t.key} ${e.challenge?.id??""}`}listen(){Ht(this.stage.table.root,this.stage.table.signal)}before(){
let{table:t,local:e,question:s}=this.stage,{stood:n,judged:r,shown:a}=this;this.was={stood:n,judged:r,had:t.root.contains(t.focused())},n!==a&&(e.notice=e.about=
""),this.stood=a,this.judged=`${a} ${s?.id??""} ${s?.result?"result":"asked"}`}after(){this.arrive();let{table:t}=this.stage,e=t.focused();this.was.had&&!(t.root.
contains(e)&&e?.getClientRects().length)&&t.root.focus({preventScroll:!0})}arrive(){let{table:t,lesson:e,question:s,frame:n}=this.stage,{root:r}=t,{stood:a,judged:i}=this.
was;if(s?.result||Ct(r,e.draft),!a)return Rt(r,t.signal);let l=h=>r.querySelector(h),c=l(".bl-st-text");if(a!==this.stood){cs(c),c&&(c.scrollTop=0);let h=l(".bl\
-st-text [data-k=title]");t.keys&&(h?.getClientRects().length?h:r).focus({preventScroll:!0})}else i!==this.judged&&n.by===t.link.client&&(s?.result?l(".bl-headl\
ine")?.focus({preventScroll:!0}):ds(l(".bl-number input, .bl-options input:checked")??l(".bl-options input")),c&&s?.result&&(c.scrollTop=Math.max(0,(l(".bl-st-n\
ote")?.offsetTop??0)-c.offsetTop-72)))}};import{copied as ps}from"./board.js";import{h as B}from"./common.js";import{artStyle as us}from"./table.js";import{tableOf as hs}from"./table.js";import{commit as ms}from"./question.js";
import{ASKING as bs}from"./question.js";import{asks as fs,deed as gs,lighting as ys}from"./question.js";import{questionOf as ks,reveals as ws}from"./question.js";var xs=o=>Number(o.getAttribute("data-at")),pt=class{constructor(t){this.position=new Q(this);this.presenter=new G(this);this.hands=new D(this);this.fitting=new V(
this);this.shortcuts=new Y(this);this.table=t,this.draft=new _(t)}get frame(){return this.table.frame}get local(){return this.table.local}get words(){return this.
table.words}get lesson(){return this.frame.stage}get question(){return ks(this.frame)}get places(){return this.frame.board?.says??{}}get isPlaying(){let t=this.
question;return this.lesson.kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.parts.includes("actions")}get isWatched(){return!this.question&&this.frame.parts.
includes("timeline")}get lit(){let{frame:t,lesson:e,presenter:s,question:n,table:r}=this,a=".bl-st-main";return s.isOn?`.bl-st-cue[data-do="${n&&!ws(n)?"show":"\
onward"}"]`:n&&!n.result?fs(t,r.root)||a:e.main.quiet?gs(t):e.main.do?a:'[data-do="anew"]'}layout(){let{position:t,presenter:e,hands:s,fitting:n,shortcuts:r,draft:a}=this,
i=ys(()=>this.lit);return{panels:[this.steps(),Tt,a,e,s,...bs,i,n,t,r],content:()=>this.content(),holdsFocus:!0,keepsView:!0}}content(){let{frame:t,local:e,words:s,
lesson:n,presenter:r,table:a}=this;return a.root.classList.add("bl-lesson"),e.below=!r.isAlone&&!r.isOn,[us(t),s.gallery?.style&&B("style#pieces",{},s.gallery.style),
B("div.bl-st#st",{class:[`bl-st-is-${n.kind}`,x(this)&&"bl-st-across",r.isAlone&&"bl-st-alone",r.isOn&&"bl-st-present"].filter(Boolean).join(" ")},gt(this),yt(this),
B("div.bl-st-above#above",{},e.help&&this.shortcuts.list(),...a.above()),B("div.bl-st-body#stbody",{},Yt(this),B("div.bl-st-side#side",{},jt(this),Dt(this))),r.
isOn&&r.cues(),r.over()),ps(e,s)]}steps(){let t=e=>()=>this.table.ask(e);return{key:"steps",on:{main:()=>this.main(),go:(e,s)=>{s.getAttribute("aria-disabled")!==
"true"&&e.ask("go",{at:xs(s)})},answer:()=>(this.draft.drop(),!1),challenge:(e,s)=>e.ask("challenge",{key:s.getAttribute("data-pick")??""}),practise:(e,s)=>e.ask(
"practise",{key:s.getAttribute("data-pick")??""}),...Object.fromEntries(["anew","python","solution","best","again"].map(e=>[e,t(e)]))},marks({root:e,over:s}){for(let n of e.
querySelectorAll(".bl-st-name"))n.classList.toggle("bl-over",n.getAttribute("data-name")===s?.place)},onOver(e,s){let n=s?.target.closest?.("[data-name]")?.getAttribute(
"data-name");n&&(e.over={line:void 0,place:n},e.marks())}}}main(){let{table:t,lesson:e}=this,{do:s,at:n,key:r}=e.main;if(s==="answer")return this.draft.drop(),ms(
t);if(s==="again")return t.ask("pick",{key:"again:"});if(s==="open"||s==="pick"||s==="challenge")return t.ask(s,{key:r});s==="go"&&t.ask("go",{at:n})}},Ss=hs(o=>new pt(
o).layout());export{_ as DraftKeeper,V as Fitting,D as Hands,G as Presenter,Y as Shortcuts,pt as Stage,Q as StepPosition,Rt as arrive,O as beside,St as challenges,Ct as choose,
Ss as default,et as drafted,It as facing,Yt as figure,Ht as fitIn,Dt as foot,bt as goals,Et as handIn,Tt as handingIn,x as isAcross,F as isBroad,E as isNarrow,M as isSmall,
J as leave,gt as lessonHead,ft as line,yt as map,L as named,Qt as narrowBoard,xt as ofAll,wt as ofRule,ot as play,j as prose,Pt as reached,W as readsHints,qt as result,
C as round,lt as said,rt as stageHints,jt as stepText,at as turnsInBar,_t as watch};

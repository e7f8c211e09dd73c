import{button as pe,h as d}from"./common.js";import{icon as ue}from"./common.js";import{stars as he}from"./table.js";var M=(s,t)=>s.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).
map((e,o)=>o%2&&t[e]?d("span.bl-st-name",{"data-name":e},e):e),R=(s,t={})=>s.map((e,o)=>{if(typeof e=="string")return M(e,t);let{kind:n,text:r,rule:a,title:i}=e;
return a?d("span.bl-rule.bl-st-rule",{role:"button",tabindex:0,"data-k":`rule ${o}`,"data-do":"rule","data-rule":a,"data-title":i},r):d(n==="strong"?"b":n==="sl\
anted"?"em":"code",{},r)}),D=(s,t)=>s.map(({kind:e,spans:o=[],items:n=[],head:r=[],rows:a=[]},i)=>{let l={"data-k":`block ${i}`};return e==="list"||e==="numbers"?
d(e==="list"?"ul.bl-st-list":"ol.bl-st-list",l,n.map(c=>d("li",{},R(c,t)))):e==="quote"?d("p.bl-st-quote",l,R(o)):e!=="table"?d("p.bl-st-lead",l,R(o,t)):d("tabl\
e.bl-st-table",l,r.some(c=>c.length)&&d("thead",{},d("tr",{},r.map(c=>d("th",{scope:"col"},R(c))))),d("tbody",{},a.map(c=>d("tr",{},c.map(u=>d("td",{},R(u)))))))}),
C=({title:s,lines:t,head:e,rows:o},n)=>d("section.bl-st-told",{"data-k":`told ${n}`},s&&d("b",{},s),t.length>0&&(t.length===1?d("p",{},t[0]):d("ul.bl-st-list",{},
t.map(r=>d("li",{},r)))),o.length>0&&d("table.bl-st-table",{},e.length>0&&d("thead",{},d("tr",{},e.map(r=>d("th",{scope:"col"},r)))),d("tbody",{},o.map(r=>d("tr",
{},r.map(a=>d("td",{class:/^[\d.,%−-]+$/.test(a)?"bl-st-num":null},a))))))),xt=({goals:s,outcome:t,words:e},o)=>[d("ul.bl-st-goals#goals",{"aria-label":e.goals},
s.map(({says:n,done:r},a)=>d("li",{class:r?"bl-done":null,"data-k":`goal ${a}`},d("i",{},r&&ue(o,"accept")),d("span",{},d("span.bl-unseen",{},r?e.goal_done:e.goal_open,
" "),n)))),d("p.bl-st-outcome#outcome",{class:t?.counts&&"bl-counts"},t&&t.stars>=0&&d("span",{role:"img","aria-label":t.signs},he(t.stars)),t?.says,t?.says&&t.
ask&&" ",t?.ask&&pe({class:"bl-st-link","data-do":"solution"},t.ask))],St=s=>d("ol.bl-st-line#line",{tabindex:0},s.map((t,e)=>d("li",{"data-k":`deed ${e}`},t)));import{button as B,h as f}from"./common.js";import{icon as me}from"./common.js";import{tools as fe}from"./table.js";var be=20;function vt({frame:s,local:t,words:e,
lesson:o}){return f("header.bl-st-head#lessonhead",{},f("span.bl-st-game",{},o.game),f("h2",{},o.lesson),f("div.bl-st-tools",{},o.left.length>0&&f("span.bl-st-l\
eft",{},o.left[0],f("b",{},o.left[1]),o.left[2]),f("div.bl-seg",{role:"group","aria-label":e.language},s.languages.map(({key:n,label:r})=>B({"data-do":"language",
"data-pick":n,lang:n,"aria-pressed":String(n===s.lang)},r))),B({class:"bl-st-begin","data-do":"present"},o.present.button),fe(s,t,e)))}function Et({words:s,lesson:t}){
let e=t.of>be,o=(n,r,a)=>B({class:"bl-st-step","data-do":"go","data-at":Math.max(0,Math.min(t.of-1,r)),"data-k":`step ${n}`,"aria-label":a,title:a,"aria-disable\
d":r<0||r>=t.of?"true":null},me(s,n));return f("nav.bl-st-map#map",{"aria-label":t.words.map},o("back",t.at-1,t.words.back),f("p.bl-st-chap",{},f("b",{},t.chapter),
f("span.bl-st-where",{},t.where),f("span.bl-st-short",{"aria-hidden":"true"},t.short)),f("ol.bl-st-dots",{},t.map.map(({label:n,steps:r},a)=>{let i=r.some(({at:c})=>c===
t.at),l=r.every(({state:c})=>c!=="open");return f("li",{class:i?"bl-st-here":e?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${a}`},B({class:l?"bl-st-das\
h bl-done":"bl-st-dash","data-do":"go","data-at":r[0].at,"data-k":`to ${a}`,tabindex:-1,"aria-label":n,title:n},f("i",{})),f("ol",{"aria-label":n},r.map(c=>ge(c,
t.at))))})),o("on",t.at+1,t.words.on))}var ge=({at:s,kind:t,state:e,says:o},n)=>f("li",{"data-k":`dot ${s}`},B({class:`bl-st-dot bl-dot-${t} bl-${e}`,"data-do":"\
go","data-at":s,"data-k":`dot ${s}`,"aria-label":o,title:o,tabindex:s===n?0:-1,"aria-current":s===n?"step":null},f("i",{})));import{button as Ht,h as H}from"./common.js";import{stars as ye}from"./table.js";var at=(s,t,e,o="")=>Ht({class:e,"data-do":"practise","data-pick":s,"data-k":`p\
ractise ${s}`,"aria-label":o&&`${t}: ${o}`},t);function $t({practice:s},t,e){return s.rules[t]&&at(t,s.rules[t],"bl-st-link bl-st-practise",e)}function Lt({practice:s}){
return s.topic&&H("p",{},at(s.topic,s.all,"bl-st-second bl-st-practise"))}var it=({practice:s})=>s.back&&at("",s.back,"bl-st-link"),Tt=({challenges:{title:s,rows:t}})=>t.
length>0&&H("section.bl-st-tasks#tasks",{"aria-label":s},H("h4",{},s),H("ul",{},t.map(({id:e,title:o,stars:n,signs:r})=>H("li",{"data-k":e},Ht({class:"bl-st-tas\
k","data-do":"challenge","data-pick":e,"data-k":e},H("span",{},o),H("span",{role:"img","aria-label":r},ye(n)))))));import{button as Ot,h as S,picture as ke}from"./common.js";var lt=({root:s})=>s.querySelector(".bl-st-pupil input"),qt=s=>s.ask("hand_in",{key:lt(s)?.value.trim()??
""});function we(s){s.local.handing=!s.local.handing,s.draw(),lt(s)?.focus()}function Pt({hand_in:s},{handing:t}){return s.title&&[S("p",{},Ot({class:"bl-st-lin\
k bl-st-practise","data-do":"handing","aria-expanded":String(!!t)},s.title)),t&&[S("p.bl-st-small#handtold",{},s.told),s.code&&S("p.bl-st-handed#handed",{},S("o\
utput",{},s.code)),s.svg&&S("div.bl-st-scan#handqr",{},ke(s.svg)),s.code&&S("p.bl-st-small#handaloud",{},s.aloud),S("p.bl-st-pupil#pupilrow",{},S("label",{},s.number,
S("input#pupil",{type:"text",inputmode:"numeric",maxlength:8,autocomplete:"off"})),Ot({class:"bl-st-second","data-do":"hand_in"},s.make))]]}var At={key:"hand_in",
on:{handing:we,hand_in:qt},onKey(s,t){return t.key!=="Enter"||t.isComposing||t.target!==lt(s)?!1:(t.preventDefault(),qt(s),!0)}};import{button as xe,h as p}from"./common.js";import{icon as Se}from"./common.js";import{ruled as ve}from"./common.js";function Rt(s,t){let{can:e,lines:o,game:n}=s.end;return p("section.bl-st-end#end",{tabindex:0,role:"group","aria-label":e},p("p.bl-st-kick",{},s.lesson),n&&Ee(n),
p("h3",{},e),p("ul",{},o.map(({text:r,rule:a,title:i},l)=>p("li",{"data-k":`line ${l}`},Se(t,"accept"),p("div",{},D(r),a&&p("small",{},ve({rule:a,title:i})),a&&
$t(s,a,i))))))}function Ee(s){let t=(e,o)=>p("tr",{},e.map((n,r)=>p(r&&o==="td"?"td":"th",{scope:o==="td"?"row":"col"},n)));return p(s.by?"section.bl-st-yours.b\
l-st-summed":"section.bl-st-yours",{},p("h3",{},s.title),p("p.bl-st-lead",{},s.says),s.good.length>0&&[p("p.bl-st-small",{},s.good_title),p("ul.bl-st-good",{},s.
good.map(e=>p("li",{},e)))],s.rows.length>0&&p("table",{"aria-label":s.by||s.title},p("thead",{},t([s.by,...s.head],"th")),p("tbody",{},s.rows.map(e=>t(e,"td")))),
s.next&&[p("p.bl-st-small",{},s.next_title),p("p.bl-st-lead",{},s.next)])}function Mt(s,t){let{title:e,rows:o,left:n,met:r,met_title:a,game:i}=s.end;return[p("h\
3#title",{tabindex:-1},e),p("dl.bl-st-sums",{},o.map(([l,c,u])=>p("div",{},p("dt",{},l),p("dd",{},p("b",{},c),` ${u}`)))),n&&p("p.bl-st-small",{},n),r.length>0&&
p("section.bl-st-met",{},p("p.bl-st-small",{},a),p("ul",{},r.map(l=>p("li",{},l)))),Lt(s),Tt(s),Pt(s,t),p("p.bl-st-small",{},xe({class:i?"bl-st-second":"bl-st-l\
ink","data-do":"anew"},s.anew))]}var He=[150,400,800,1500],Ct=.5,$e=["pointerdown","wheel","touchstart","keydown"],It=".jp-Notebook, .jp-WindowedPanel-outer",Le=460,Te=24;function Nt(s,t){if(!globalThis.
ResizeObserver)return;let e=null,o=0,n=new ResizeObserver(r);n.observe(s),t.addEventListener("abort",()=>n.disconnect());function r(){let a=s.closest(It);if(a!==
e&&(e&&n.unobserve(e),a&&n.observe(a),e=a,o=a?.clientHeight??0,s.style.setProperty("--bl-room",a?Bt(o):"")),!e||e.clientHeight===o||!e.clientHeight)return;let{top:i}=e.
getBoundingClientRect(),l=s.getBoundingClientRect().bottom<=i+o+1;o=e.clientHeight,s.style.setProperty("--bl-room",Bt(o)),l&&s.getBoundingClientRect().bottom>i+
o&&s.scrollIntoView({block:"nearest"})}}var Bt=s=>`${Math.max(Le,s-Te)}px`;function _t(s,t){let e=new AbortController,o=s.ownerDocument.defaultView,n=He.map(a=>setTimeout(
r,a));for(let a of $e)o.addEventListener(a,()=>e.abort(),{capture:!0,passive:!0,signal:e.signal});t.addEventListener("abort",()=>e.abort(),{once:!0}),e.signal.addEventListener(
"abort",()=>n.forEach(clearTimeout));function r(){let a=s.closest(It)?.getBoundingClientRect(),{top:i,bottom:l,height:c}=s.getBoundingClientRect();!a||!c||i>=a.
top&&l<=a.bottom||l<a.top-Ct*a.height||i>a.bottom+Ct*a.height||s.scrollIntoView({block:c>a.height?"start":"nearest"})}}var jt=s=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...s.querySelectorAll(`${t} input`)].map(e=>e)),ct=s=>jt(s).map(t=>t.find(({checked:e})=>e)?.dataset.n??
"").join(",");function Wt(s,t){if(!/^\d*,\d*$/.test(t))return;let e=t.split(",");for(let[o,n]of jt(s).entries()){let r=n.find(({dataset:a})=>a.n===e[o]);r&&!n.some(
({checked:a})=>a)&&(r.checked=!0)}}var K=class{constructor(t){this.key="draft";this.on={less:()=>this.count(-1),more:()=>this.count(1)};this.table=t}listen({root:t,
signal:e}){let o=(n,r)=>t.addEventListener(n,r,{signal:e});o("input",({target:n})=>n.matches(".bl-number input")&&this.keep(n.value.trim())),o("change",({target:n})=>n.
matches(".bl-options input")&&this.keep(ct(t))),e.addEventListener("abort",()=>this.drop())}count(t){let e=this.table.root.querySelector(".bl-number input");e&&
(e.value=String(Math.max(0,(Number.parseInt(e.value.normalize("NFKC"),10)||0)+(e.value?t:t>0?1:0))),this.keep(e.value))}keep(t){let{link:e,local:o,root:n}=this.
table;n.querySelector(".bl-st-foot > .bl-strip-notice")?.remove(),o.notice="",this.drop(),this.typed=setTimeout(()=>e.post({client:e.client,seq:++e.seq,rev:0,do:"\
draft",key:t}),400)}drop(){clearTimeout(this.typed)}};import{cover as ts}from"./board.js";import{surface as es}from"./board.js";import{button as Xt,h as k,picture as ss}from"./common.js";import{tool as Jt}from"./common.js";
import{slots as Y}from"./table.js";import{timeline as os}from"./table.js";import{h as E}from"./common.js";import{TRAYS as Yt}from"./table.js";import{actions as Qe,turn as Ze}from"./table.js";import{receipt as Gt}from"./table.js";import{
lying as Qt,slots as ft}from"./table.js";import{log as Xe}from"./table.js";import{noticed as Ve}from"./board.js";import{button as V,h as y}from"./common.js";import{turn as ze}from"./table.js";import{reveals as Ye}from"./question.js";import{button as _e,h as g}from"./common.js";import{challengePanel as je}from"./table.js";import{noticed as Oe}from"./board.js";import{button as dt,h}from"./common.js";import{outcome as qe,reveals as Pe,tone as Ae,workings as Re}from"./question.js";var Me=3,F=class{constructor(t){this.key="hands";this.open=!1;this.letter="";this.
anew=!1;this.typed={of:"",counts:{}};this.on={hands:()=>this.start(),vote:()=>(this.stage.table.ask("vote"),this.start()),against:()=>this.stage.table.ask("agai\
nst"),hand:(t,e)=>{let o=e.getAttribute("data-pick")??"",n=Number(e.getAttribute("data-at"));n&&this.count(o,String(Math.max(0,Number(this.counted(o))+n))),this.
pick(o)},counted:()=>this.send(this.field?.value??"")};this.counted=t=>this.typed.counts[t]??"";this.stage=t}get hands(){return this.stage.lesson.hands}get field(){
return this.stage.table.root.querySelector("input.bl-hands-field")}has(t){return!!t&&!!this.hands?.rows.some(e=>e.letter===t)}changing(){let{hands:t,stage:e}=this,
o=`${e.question?.id} ${t?.round}`;o!==this.typed.of&&(this.typed={of:o,counts:Object.fromEntries(t?.rows.map(({letter:n,count:r})=>[n,r])??[])},this.letter="",t?.
counted||(this.open=!1))}start(){this.hands?.by&&(this.open=!0,this.letter||=this.hands.rows[0]?.letter??"",this.anew=!0,this.stage.table.draw(),this.field?.focus())}pick(t){
this.open=!0,this.letter=t,this.anew=!0,this.stage.table.draw()}digit(t){let e=this.anew?"":this.counted(this.letter);this.anew=!1,this.count(this.letter,String(
Number(e+t)).slice(0,Me))}count(t,e){this.typed.counts[t]=e;let o=Object.entries(this.typed.counts).filter(([,n])=>n);this.send(o.map(n=>n.join(" ")).join(", ")),
this.stage.table.draw()}send(t){Object.assign(this.stage.local,{notice:"",about:""}),this.stage.table.ask("hands",{key:t})}close(){let t=this.open;return this.open=
!1,this.letter="",t&&this.stage.table.draw(),t}};function Kt(s){let{lesson:t,local:e,words:o,places:n,hands:r,question:a}=s,{hands:i,present:l}=t;if(!a||!i)return[];
let c=Pe(a);return[h("p.bl-st-kick#kick",{},h("span",{},i.counted||(c?"":l.predict))),h("p.bl-st-lead.bl-st-asked#asked",{},M(a.question,n)),c?Ie(s):Ce(s,i.rows),
!c&&i.by==="answers"&&r.open&&Be(s),Oe(e,o)]}function Ce({lesson:s,hands:t,question:e},o){let{present:n}=s;return o.length?h("ol.bl-hands#control",{"data-k":`ha\
nds ${e.id}`},o.map(({letter:r,label:a,head:i})=>[i&&h("li.bl-hands-head",{"data-k":`head ${r}`},i),h("li",{"data-k":`hand ${r}`,class:t.open&&r===t.letter?"bl-\
now":null},h("i",{},r),h("span",{},a),t.open&&s.hands?.by==="letters"&&h("span.bl-count",{role:"group","aria-label":r},Dt(r,-1,"−",n.less),h("output",{},t.counted(
r)),Dt(r,1,"+",n.more)))])):null}var Dt=(s,t,e,o)=>dt({"data-do":"hand","data-pick":s,"data-at":t,"aria-label":o.replace("{letter}",s)},e);function Be({lesson:s}){
let{hands:t,present:e}=s;return h("label.bl-hands-typed#typed",{},t?.label,h("input.bl-hands-field#handsfield",{type:"text",autocomplete:"off",maxlength:400,placeholder:t?.
example,value:t?.typed}),dt({class:"bl-st-second","data-do":"counted"},e.set))}function Ie(s){let{frame:t,local:e,words:o,lesson:n,question:r}=s,{bars:a=[],against:i=""}=n.
hands??{},l=r.result;return h("div.bl-verdict.bl-st-note#note",{class:Ae(l)},qe(t,e,o,!1),a.length>0&&h("ol.bl-bars#bars",{},a.map(Ne)),Re(t,e,o),i&&dt({class:"\
bl-st-second bl-against","data-do":"against"},h("kbd",{},"M"),` ${i}`))}function Ne({letter:s,said:t,head:e,count:o,size:n,before:r,right:a,behind:i},l){let c=(u,b)=>h(
"i",{class:b,style:`width:${u}%`});return[e&&h("li.bl-hands-head",{"data-k":`head ${l}`},e),h("li",{"data-k":`bar ${l}`,class:a?"bl-right":null},s&&h("b.bl-lett\
er",{},s),h("span.bl-said",{},h("b",{},t)," ",i&&h("span.bl-behind",{},i)),o&&h("b.bl-n",{},o),o&&h("span.bl-share",{"aria-hidden":"true"},r>=0&&c(r,"bl-before"),
c(n,"bl-size")))]}import{doing as I,hints as We,INPUTS as De,outcome as Ke,reveals as ut,tone as Ft}from"./question.js";function Ut(s){let{frame:t,lesson:e,words:o,places:n,presenter:r,
question:a}=s;return g("div.bl-st-text#sttext",{class:a?.result?`${Ft(a.result)} bl-st-judged`:null,role:"group","aria-label":e.words.text},e.kind==="end"?Mt(e,
s.local):r.isOn&&a&&e.hands?[Kt(s),s.isPlaying&&pt(s)]:[e.stopped&&g("p.bl-st-stopped#stopped",{},e.stopped," ",_e({class:"bl-st-link","data-do":"anew"},e.from_start)),
(e.kick||a)&&g("p.bl-st-kick#kick",{},g("span",{},r.isOn&&a?e.present.predict:e.kick),a&&!r.isOn&&g("span",{},a.worth)),e.anew_board&&g("p.bl-st-small#anewboard",
{},e.anew_board),e.title&&g("h3#title",{tabindex:-1},e.title),!(a&&ut(a))&&D(e.text,n),t.challenge&&je(t.challenge,!1),e.goals.length>0&&xt(e,o),e.tries&&g("p.b\
l-st-small#tries",{},e.tries),a&&Fe(s),e.beside.map(C),s.isPlaying&&pt(s),s.isWatched&&!s.isPlaying&&Vt(s),U(s)&&ht(s)])}var U=s=>!v(s)||$(s)||!!s.question?.hints.
rungs.some(({open:t})=>t);function ht(s){let{frame:t,local:e,words:o,presenter:n,question:r}=s;return r&&!n.isOn&&!ut(r)&&We(t,e,o,s.isPlaying||r.choices.length+
r.steps.length>4||r.kind==="legal"||U(s)&&r.reasons.length>0&&N(s))}function Fe(s){let{frame:t,local:e,words:o,places:n,presenter:r,table:a,lesson:i,question:l}=s,
c=["choice","legal","order"].includes(l.kind);return[g("p.bl-st-lead.bl-st-asked#asked",{},M(l.question,n)),$(s)&&_(s),l.result&&g("div.bl-verdict.bl-st-note#no\
te",{class:Ft(l.result)},Ke(t,e,o),Ue(s)),!l.result&&(l.away||i.practice.back)&&g("p.bl-st-ways#leave",{},l.away?I("back",l.back,"bl-st-link"):it(i)),!l.result&&
c&&g("div.bl-st-control#control",{"data-k":`control ${l.id}`},De[l.kind](r.isOn?{...l,seed:""}:l,`bl ${a.link.client}`,o,t))]}function Ue({lesson:s,question:t}){
let e=t.result,o=[t.away&&I("back",t.back,"bl-st-link"),it(s),e.may_tell&&I("tell",t.tell,"bl-st-link"),e.fresh&&!t.away&&!s.practice.back&&(e.told||e.solved)&&
I("fresh",t.fresh,"bl-st-link"),ut(t)&&I("again",t.again,"bl-st-link")].filter(Boolean);return o.length>0&&g("p.bl-st-ways",{},o)}var mt=s=>v(s)&&s.isPlaying&&!$(s)&&!s.frame.turn.over;function zt(s){let{frame:t,local:e,words:o,lesson:n,presenter:r,question:a}=s,{main:i,following:l}=n;if(r.
isOn)return y("div.bl-st-foot#foot",{});let c=a&&!Ye(a)?Ge(s):y("p.bl-st-next",{},l.label&&y("span",{},l.label),y("b",{},l.title??"")),u=s.isPlaying&&V({class:"\
bl-st-second","data-do":"undo",hidden:!t.time.can_undo},o.undo);return y("div.bl-st-foot#foot",{},e.below&&Ve(e,o),mt(s)&&ze(t,o),!U(s)&&ht(s),c,u,i.do&&V({class:"\
bl-st-main","data-do":"main","data-k":"main"},i.label))}function Ge({table:s,lesson:t,question:e}){let{words:o,draft:n,key:r}=t,a=`n${s.link.client}`;return e.result?
y("p.bl-st-next",{},e.result.given&&y("span",{},e.state)):e.kind!=="number"?y("p.bl-st-next",{},y("span",{},e.kind==="cells"?e.picked:o.unchecked)):y("div.bl-nu\
mber.bl-st-number",{"data-k":`number ${r} ${e.id}`},y("label",{for:a},o.predict),y("div",{},V({"data-do":"less","aria-label":o.fewer},"−"),y("input#number",{id:a,
type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"?",value:n}),V({"data-do":"more","aria-label":o.more},"+")))}var Zt=5,Je=180;function pt(s){let{frame:t,local:e,words:o,lesson:n,question:r}=s,a=w=>!r&&t.parts.includes(w),i=Qt(t,"costs").some(({items:w})=>w?.some(({row:et})=>et)),
l=ft("costs",t,o),c=Qe(t,o,i&&l),u=!mt(s)&&Ze(t,o),b=!r&&n.outcome?.line||[],L=n.kind==="opening"&&!a("log");return E("div.bl-st-deeds#play",{},L?[u,c,a("receip\
t")&&Gt(t,e,o)]:[u,ft("seats",t,o,w=>!Yt.has(w.kind)),E("div.bl-st-may#may",{},c,!i&&!Qt(t,"ask").length&&l),ft("seats",t,o,w=>Yt.has(w.kind)),a("receipt")&&Gt(
t,e,o),(a("log")||b.length>0)&&E("div.bl-st-happened#happened",{},b.length?St(b):!z(s)&&bt(s)||Xe(t,o))])}var Vt=({frame:s})=>E("div.bl-st-deeds#watch",{},s.log[0]&&
s.time.ply>0&&E("p.bl-st-said#said",{},s.log[0].text));function bt(s){let{news:t}=s.frame;if(s.question||!t?.says.length)return!1;let e=t.says.slice(z(s)?-Zt:1-
Zt);for(;e.length>1&&e.join("").length>Je;)e.shift();let o=a=>E("div",{},a),n=t.all.length||e.length===t.says.length?t.all:t.says,r=n.length>0&&E("details",{},E(
"summary",{},s.words.all_moves),n.map(o));return E("div.bl-st-said#said",{},e.map(o),r)}var gt=2,ns=600,rs=8,as=880,te=/viewBox="([^"]*)"/;function yt(s){let[,,t,e]=(s.match(te)?.[1]??"0 0 1 1").split(" ").map(Number);return t/e}var $=({table:s})=>s.
root.clientWidth<ns,N=({table:s})=>s.root.clientWidth<as;function v(s){let{frame:t,lesson:e}=s;if(e.kind==="end"||s.isPlaying&&!N(s))return!1;let o=e.figure.find(
n=>n.alone);return o?o.svg?yt(o.svg)>gt:o.table.rows.length<=rs:!e.figure.length&&yt(t.board?.svg??"")>gt}var z=s=>!$(s)&&yt(s.frame.board?.svg??"")>gt;function ee(s){
let{frame:t,local:e,words:o,lesson:n,table:r,question:a}=s,i=n.kind==="end"||n.figure.some(u=>u.alone);if(i&&Object.assign(e,{svg:"",grid:void 0}),n.kind==="end")
return k("div.bl-st-fig#fig",{},Rt(n,o));let l=n.figure.map(is),c=i?null:t.cover?ts(t,o):es(t,r.area,e,o,!t.board?.alone&&Y("board",t,o));return k("div.bl-st-fi\
g#fig",{},k("div.bl-st-draw#draw",{class:l.length&&!i?`bl-st-two bl-st-${n.figure[0]?.kind}s`:null},c,l),s.isPlaying&&z(s)&&bt(s),(s.isPlaying||a?.kind==="turn"&&
!v(s))&&Y("hand",t,o),!$(s)&&_(s),s.isWatched&&os(t,e,o),ls(s))}function _(s){let{frame:t,words:e}=s;return N(s)&&t.board?.alone&&k("div.bl-st-round#round",{},Y(
"seats",t,e),Y("hand",t,e))}function is({kind:s,label:t,svg:e,table:o},n){let r=e&&ss(e);return k("figure.bl-st-figure",{"data-k":`figure ${s} ${n} ${t}`,class:`\
bl-st-${s}`,"aria-label":t||null},r||C({...o,title:t},n),r&&o.rows?.length>0&&k("div.bl-unseen",{},C(o,n)))}function ls({frame:s,words:t,lesson:e}){return k("di\
v.bl-st-cap#cap",{class:s.views.length>2&&e.part?"bl-st-full":null},s.views.length>1&&k("div.bl-seg",{role:"group","aria-label":t.view},s.views.map(({key:o,label:n})=>Xt(
{"data-do":"view","data-pick":o,"aria-pressed":String(o===s.view)},n))),s.turns&&s.views.length>1&&Jt(t,"turn",t.turn_board,{"data-do":"turn","data-at":1}),e.part&&
Jt(t,"part",e.part,{"data-do":"whole"}),Xt({class:"bl-st-py","data-do":"python","aria-label":e.words.python,"aria-expanded":String(e.code!==null)},k("span",{"ar\
ia-hidden":"true"},"</>"),k("span.bl-st-pyname",{},e.words.python)),e.code!==null&&k("pre.bl-st-code#code",{tabindex:0,"aria-label":e.words.python},k("code",{},
e.code)))}function se(s){let{board:t}=s.frame,e=s.table.root.querySelector(".bl-surface > svg"),o=e?.querySelector('[data-layer="panel"]'),[,n]=t?.svg.match(te)??
[];if(!t?.alone||!e||!o||!n)return;let r=N(s)?t.alone.join(" "):n,[,,a,i]=r.split(" ");for(let[l,c]of Object.entries({viewBox:r,width:a,height:i}))e.setAttribute(
l,c);o.style.display=r===n?"":"none"}import{fadeBelow as cs}from"./table.js";import{lying as ds}from"./table.js";var ps=Array.from({length:25},(s,t)=>144-6*t),us=24,hs=[[48,3]],ms=[[144,6],[96,6],[60,6]],q=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],oe=["bl-f\
1","bl-f2","bl-f3","bl-f4","bl-f5","bl-f6","bl-f7","bl-f8"],fs=3,Q=s=>getComputedStyle(s).overflowY==="visible"&&s.closest(".bl-st-body")||s,G=class{constructor(t){
this.key="fitting";this.tight={of:"",degrees:0};this.tells=!1;this.room=0;this.hand=0;this.stage=t}after(){this.fit()}resized(){let{stage:t}=this,{root:e}=t.table,
o=n=>!!e.querySelector(n);o(".bl-st")&&(o(".bl-st-across")!==v(t)||o(".bl-st-round")!==!!_(t))&&t.table.draw(),this.fit()}fit(){let{frame:t,table:e,position:o,presenter:n,
hands:r}=this.stage,{root:a}=e;se(this.stage);let i=a.querySelector(".bl-st-text"),l=i?.closest(".bl-st");if(!i||!l)return;let c=n.isOn?`${r.open} ${t.lang} ${n.
shown}`:"",u=`${o.judged} ${a.clientWidth} ${l.clientHeight} ${c}`,[b,L]=n.isOn?[l,oe]:[i,q];n.isOn||l.classList.remove(...oe);let w=Q(i),et=w===i?L.length:fs,st=this.
tight.of===u,T=st?this.tight.degrees:0,ot=!st;ot&&(this.room=this.hand=0),b.classList.remove(...L.slice(T)),b.classList.add(...L.slice(0,T));let W=i.querySelector(
".bl-st-line"),x=i.querySelector(".bl-st-may");if(x){x.style.minHeight="";for(let rt of[x,x.parentElement])rt?.classList.remove(...q)}this.holdHand(a);let nt=st&&
(W||t.pick?.path.length&&!ds(t,"ask").length),A=()=>nt||w.scrollHeight<=w.clientHeight+1;x&&!ot&&!nt&&b===i&&this.room&&(ne(x,T,()=>A()&&x.offsetHeight<=this.room)||
ne(x.parentElement,T,A));let O=T;for(;O<et&&!A();)b.classList.add(L[O++]);if(x&&ot&&b===i&&!t.turn.over){let rt=t.groups.flatMap(({rows:de})=>de).length<2;O=bs(
i,x,O,rt?ms:hs,A)}this.tight={of:u,degrees:O},this.hold(x,O===T,A);let wt=nt&&(W?!this.tells&&W:i.querySelector(".bl-choices"));this.tells=!!W,wt&&(i.scrollTop+=
Math.max(0,wt.getBoundingClientRect().bottom-i.getBoundingClientRect().bottom+6)),e.placeCallout(),cs(a)}hold(t,e,o){let{frame:n}=this.stage;if(e||(this.room=0),
!t||n.turn.over)return;let r=t.offsetHeight,a=i=>(t.style.minHeight=`${i}px`,o());if(this.room){n.pick?.path.length||(this.room=Math.max(this.room,r));let i=t.closest(
".bl-st-text");a(this.room)||a(Math.max(r,this.room-(i.scrollHeight-i.clientHeight)))}else this.room=r+(ps.find(i=>a(r+i+us))??0),a(this.room)}holdHand(t){let e=t.
querySelector(".bl-st-draw"),o=t.querySelector(".bl-st-fig > .bl-hand");e&&(e.style.marginBottom="",o?(o.style.minHeight="",this.hand=Math.max(this.hand,o.offsetHeight),
o.style.minHeight=`${this.hand}px`):this.hand&&!this.stage.frame.cover&&(e.style.marginBottom=`${this.hand}px`))}};function ne(s,t,e){for(let o of["",...q.slice(
t)])if(o&&s.classList.add(o),e())return!0;return s.classList.remove(...q),!1}function bs(s,t,e,o,n){for(let[r,a]of o){for(let i=e;i<=a;i++){s.classList.add(...q.
slice(0,i)),t.style.minHeight="",t.style.minHeight=`${t.offsetHeight+r}px`;let l=n();if(t.style.minHeight="",l)return i}s.classList.remove(...q.slice(e))}return e}import{button as Z,h as m,picture as gs}from"./common.js";import{letterOf as re}from"./common.js";import{choice as ae,choose as ys}from"./help.js";import{reveals as ks}from"./question.js";
var ws="https://",ie={ArrowLeft:-1,PageUp:-1,ArrowRight:1,PageDown:1},le={ArrowUp:-1,ArrowDown:1},xs='input[type="text"], select, textarea',X=class{constructor(t){
this.key="presenter";this.isOn=!1;this.isAlone=!1;this.heard=!1;this.lists=!1;this.on={alone:()=>this.alone(),present:()=>this.present(),onward:()=>this.go(1),show:()=>this.
show(),keys:()=>this.list(),phone:()=>this.phone(!this.stage.lesson.phone),site:()=>this.name(),heard:()=>this.hear()};this.stage=t}listen(){let{root:t,signal:e}=this.
stage.table;addEventListener("keydown",o=>{t.contains(o.target)||!(this.isOn||this.begins(o))||this.stage.shortcuts.takes(o)&&(o.preventDefault(),o.stopImmediatePropagation())},
{signal:e,capture:!0})}begins(t){let{table:e}=this.stage;return t.target===document.body&&re(t)==="P"&&!!document.getElementById("lesson")?.contains(e.root)}get shown(){
let{hands:t}=this.stage.lesson;return t?`${t.rows.length} ${t.bars.length}`:""}alone(){this.isAlone=!this.isAlone,this.stage.table.draw()}present(){let{table:t,
hands:e}=this.stage;this.isOn=!this.isOn,this.isAlone=this.lists=e.open=!1,t.ask("present",{at:Number(this.isOn)}),t.enlarge(this.isOn),t.root.focus({preventScroll:!0})}go(t){
let{table:e,lesson:o,hands:n}=this.stage;if(n.close(),t<0&&o.hands?.away)return e.ask("against");let{plan:r}=o;if(r){let i=r.at+t;i>=0&&i<r.of&&e.ask("plan",{at:i});
return}let a=o.at+t;a>=0&&a<o.of&&e.ask("go",{at:a})}scroll(t){let e=this.stage.table.root.querySelector(".bl-st-text");e?.scrollBy({top:t*e.clientHeight/2})}show(){
this.stage.hands.close(),this.stage.question&&this.stage.table.ask("show")}hear(){this.heard=!0,this.stage.table.draw()}list(){this.lists=!this.lists,this.stage.
table.draw()}phone(t){this.stage.table.ask("phone",{at:Number(t),key:ae("site")})}name(){let t=this.stage.table.root.querySelector("#site-address, .bl-site");ys(
"site",t?.value.trim()??""),this.phone(!0)}takes(t){let{stage:e}=this,{table:o,hands:n,lesson:r}=e,a=t.target,i=a.matches?.(xs);if(t.key==="Escape")this.leave(i);else if(t.
key==="Enter"&&i)a.matches(".bl-site")?this.name():n.send(n.field?.value??"");else{if(i)return!1;if(t.key==="Enter"){if(a.matches?.("button"))return!1;n.close()}else if(t.
code in ie)this.go(ie[t.code]);else if(t.code in le)this.scroll(le[t.code]);else if(t.code==="Space")this.show();else if(t.key==="?")this.list();else if(t.key===
".")this.alone();else if(/^(Digit|Numpad)\d$/.test(t.code)&&n.letter)n.digit(Number(t.code.at(-1)));else if(t.key==="Backspace"&&n.letter)n.count(n.letter,"");else{
let l=re(t);if(n.has(l)&&r.hands?.by==="letters")n.pick(l);else return this.does({U:()=>n.start(),V:()=>(o.ask("vote"),n.start()),M:()=>o.ask("against"),Q:()=>this.
phone(!r.phone),B:()=>this.alone(),P:()=>this.present(),L:()=>e.shortcuts.tongue()}[l])}}return!0}does(t){return t?.(),!!t}leave(t){let{table:e,hands:o,lesson:n}=this.
stage;t&&e.root.focus({preventScroll:!0}),!(o.close()||t)&&(this.lists?this.list():n.plan?.problems.length&&!this.heard?this.hear():n.phone?this.phone(!1):this.
isAlone?this.alone():this.present())}cues(){let{lesson:t,question:e}=this.stage,{present:o,hands:n}=t,r=(i,l,c)=>Z({class:"bl-st-cue","data-do":c},m("kbd",{},i),
` ${l}`),a=e&&ks(e);return m("div.bl-st-cues#cues",{},m("b",{},`${t.game}, ${t.lesson}`),m("span",{},t.plan?.where??(t.kick||t.where)),n?.by&&(a?r("V",o.vote,"v\
ote"):r("U",o.hands,"hands")),e&&r("Space",a?o.hide:o.reveal,"show"),r("→",o.on,"onward"),r("Q",o.phone,"phone"),r("?",o.help,"keys"),r("Esc",o.leave,"present"))}over(){
if(!this.isOn)return null;if(this.lists)return this.keys();let{lesson:t}=this.stage,{present:e,phone:o,plan:n}=t;return n?.problems.length&&!this.heard&&!o?m("s\
ection.bl-phone#problems",{role:"alert"},n.problems.map(r=>m("p",{},r)),Z({class:"bl-st-cue","data-do":"heard"},m("kbd",{},"Esc"),` ${e.close}`)):o?m("section.b\
l-phone#phone",{role:"group","aria-label":o.says},o.svg?gs(o.svg):null,m("p",{},m("b",{},o.says),o.link&&m("small",{},o.link.split("#")[0])),o.why&&m("p",{},o.why),
!o.svg&&m("label",{},e.address,m("input.bl-site#site",{type:"text",value:ae("site"),placeholder:ws,maxlength:200}),Z({class:"bl-st-second","data-do":"site"},e.set)),
Z({class:"bl-st-cue","data-do":"phone"},m("kbd",{},"Esc"),` ${e.close}`)):null}keys(){let{present:t}=this.stage.lesson,e=[["→ PgDn",t.on],["← PgUp",t.back],
["Space",`${t.reveal} / ${t.hide}`],["U",t.hands],["A – F 1 2",t.letters],["V",t.vote],["M",t.against],["Q",t.phone],[".",t.board],["L",t.tongue],["Esc",t.leave]];
return m("section.bl-keys#presentkeys",{role:"group","aria-label":t.help},m("dl",{},e.map(([o,n])=>m("div",{},m("dt",{},o.split(" ").map(r=>r==="–"?" – ":m(
"kbd",{},r))),m("dd",{},n)))))}};import{h as P}from"./common.js";import{letterOf as Ss}from"./common.js";import{enter as vs,reveals as ce}from"./question.js";var J=class{constructor(t){this.key="shortcuts";this.meantHint="";this.stage=t}listen(){let{root:t,signal:e}=this.
stage.table;t.addEventListener("keydown",o=>this.takes(o)&&(o.preventDefault(),o.stopPropagation(),o.stopImmediatePropagation()),{signal:e,capture:!0})}list(){let{
lesson:t,words:e}=this.stage;return P("section.bl-help#stagekeys",{role:"group","aria-label":e.help},P("dl",{},t.keys.map(([o,n])=>P("div",{},P("dt",{},o.split(
" ").map(r=>P("kbd",{},r))),P("dd",{},n)))))}takes(t){let{stage:e}=this,{table:o,presenter:n}=e;if(t.metaKey||t.altKey||t.ctrlKey||t.isComposing)return!1;if(o.byKeys(
!0),n.isOn)return n.takes(t);let r=t.target,a=r.matches('input[type="text"], select, textarea'),i=r.getAttribute("role")==="gridcell";if(t.key==="Enter")return i||
r.matches("button:not(.bl-st-main), a, .bl-st-pupil input")?!1:(r.matches('[role="button"]')?o.act(r,t):e.main(),!0);if(t.key==="Escape"&&a)return o.root.focus(
{preventScroll:!0}),!0;if(a)return!1;let l={ArrowLeft:-1,ArrowRight:1}[t.key];if(l&&!i)return this.arrow(l,r);if(/^(Digit|Numpad)\d$/.test(t.code)&&!i)return this.
digit(Number(t.code.at(-1))-1);let c=Ss(t);if((!o.local.letters||c!=="H"&&this.meantHint)&&(this.meantHint=""),!o.local.letters)return!1;let u={P:!i&&(()=>n.present()),
H:()=>this.hint(),B:()=>n.alone(),L:()=>this.tongue(),U:!i&&(()=>o.ask("undo"))}[c];return u?(u(),!0):!1}arrow(t,e){let{table:o,lesson:n}=this.stage;if(e.matches(
'input[type="radio"]')||e.closest('.bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg'))return!1;if(e.closest(".bl-ways"))return o.ask(t>0?"redo":"undo"),
!0;let r=e.closest(".bl-st-dots");if(r){let i=[...r.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(c=>c.getClientRects().length);return i[Math.max(0,Math.min(
i.length-1,i.indexOf(e)+t))]?.focus(),!0}let a=n.at+t;return a>=0&&a<n.of&&o.ask("go",{at:a}),!0}digit(t){let{table:e,draft:o,question:n}=this.stage,{root:r}=e,
a=r.querySelector(".bl-number input");vs(a);let i=[...r.querySelectorAll(".bl-options input")],c=(n&&ce(n)?[...r.querySelectorAll(".bl-rline")]:[])[t];return i[t]?
(i[t].checked=!0,i[t].focus(),o.keep(ct(r))):c&&c.click(),!!(i[t]||c)}hint(){let{table:t,lesson:e,question:o}=this.stage,n=o?.hints.rungs.find(({open:r,may:a})=>!r&&
a);!n||o.result&&ce(o)||(this.meantHint===n.key?(this.meantHint="",t.ask("pick",{key:`hint:${n.key}`})):(this.meantHint=n.key,t.speak(e.words.sure_hint.replace(
"{label}",n.label).replace("{price}",n.price))))}tongue(){let{table:t,frame:e}=this.stage,o=e.languages.find(({key:n})=>n!==e.lang);o&&t.ask("language",{key:o.key})}};import{fade as Es}from"./help.js";import{enter as Hs}from"./question.js";var tt=class{constructor(t){this.key="position";this.stood="";this.judged="";this.was={stood:"",judged:"",had:!1};this.stage=
t}get shown(){let{lesson:t,frame:e}=this.stage;return`${t.id} ${t.key} ${e.challenge?.id??""}`}listen(){Nt(this.stage.table.root,this.stage.table.signal)}before(){
let{table:t,local:e,question:o}=this.stage,{stood:n,judged:r,shown:a}=this;this.was={stood:n,judged:r,had:t.root.contains(t.focused())},n!==a&&(e.notice=e.about=
""),this.stood=a,this.judged=`${a} ${o?.id??""} ${o?.result?"result":"asked"}`}after(){this.arrive();let{table:t}=this.stage,e=t.focused();this.was.had&&!(t.root.
contains(e)&&e?.getClientRects().length)&&t.root.focus({preventScroll:!0})}arrive(){let{table:t,lesson:e,question:o,frame:n}=this.stage,{root:r}=t,{stood:a,judged:i}=this.
was;if(o?.result||Wt(r,e.draft),!a)return _t(r,t.signal);let l=u=>r.querySelector(u),c=l(".bl-st-text");if(a!==this.stood){Es(c),c&&(c.scrollTop=Q(c).scrollTop=
0);let u=l(".bl-st-text [data-k=title]");t.keys&&(u?.getClientRects().length?u:r).focus({preventScroll:!0})}else if(i!==this.judged&&n.by===t.link.client){o?.result?
l(".bl-headline")?.focus({preventScroll:!0}):Hs(l(".bl-number input, .bl-options input:checked")??l(".bl-options input"));let u=l(".bl-st-note");if(c&&o?.result&&
u){let b=Q(c);b.scrollTop+=u.getBoundingClientRect().top-b.getBoundingClientRect().top-72}}}};import{copied as $s}from"./board.js";import{h as j}from"./common.js";import{artStyle as Ls}from"./table.js";import{tableOf as Ts}from"./table.js";import{commit as Os}from"./question.js";
import{ASKING as qs}from"./question.js";import{asks as Ps,deed as As,lighting as Rs}from"./question.js";import{questionOf as Ms,reveals as Cs}from"./question.js";var Bs=s=>Number(s.getAttribute("data-at")),kt=class{constructor(t){this.position=new tt(this);this.presenter=new X(this);this.hands=new F(this);this.fitting=new G(
this);this.shortcuts=new J(this);this.table=t,this.draft=new K(t)}get frame(){return this.table.frame}get local(){return this.table.local}get words(){return this.
table.words}get lesson(){return this.frame.stage}get question(){return Ms(this.frame)}get places(){return this.frame.board?.says??{}}get isPlaying(){let t=this.
question;return this.lesson.kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.parts.includes("actions")}get isWatched(){return!this.question&&this.frame.parts.
includes("timeline")}get lit(){let{frame:t,lesson:e,presenter:o,question:n,table:r}=this,a=".bl-st-main";return o.isOn?`.bl-st-cue[data-do="${n&&!Cs(n)?"show":"\
onward"}"]`:n&&!n.result?Ps(t,r.root)||a:e.main.quiet?As(t):e.main.do?a:'[data-do="anew"]'}layout(){let{position:t,presenter:e,hands:o,fitting:n,shortcuts:r,draft:a}=this,
i=Rs(()=>this.lit);return{panels:[this.steps(),At,a,e,o,...qs,i,n,t,r],content:()=>this.content(),holdsFocus:!0,keepsView:!0}}content(){let{frame:t,local:e,words:o,
lesson:n,presenter:r,table:a}=this;return a.root.classList.add("bl-lesson"),e.below=!r.isAlone&&!r.isOn,[Ls(t),o.gallery?.style&&j("style#pieces",{},o.gallery.style),
j("div.bl-st#st",{class:[`bl-st-is-${n.kind}`,v(this)&&"bl-st-across",r.isAlone&&"bl-st-alone",r.isOn&&"bl-st-present",!r.isAlone&&!r.isOn&&!this.isPlaying&&!this.
isWatched&&"bl-st-flows"].filter(Boolean).join(" ")},vt(this),Et(this),j("div.bl-st-above#above",{},e.help&&this.shortcuts.list(),...a.above()),j("div.bl-st-bod\
y#stbody",{},ee(this),j("div.bl-st-side#side",{},Ut(this),zt(this))),r.isOn&&r.cues(),r.over()),$s(e,o)]}steps(){let t=e=>()=>this.table.ask(e);return{key:"step\
s",on:{main:()=>this.main(),go:(e,o)=>{o.getAttribute("aria-disabled")!=="true"&&e.ask("go",{at:Bs(o)})},answer:()=>(this.draft.drop(),!1),challenge:(e,o)=>e.ask(
"challenge",{key:o.getAttribute("data-pick")??""}),practise:(e,o)=>e.ask("practise",{key:o.getAttribute("data-pick")??""}),...Object.fromEntries(["anew","python",
"solution","best","again"].map(e=>[e,t(e)]))},marks({root:e,over:o}){for(let n of e.querySelectorAll(".bl-st-name"))n.classList.toggle("bl-over",n.getAttribute(
"data-name")===o?.place)},onOver(e,o){let n=o?.target.closest?.("[data-name]")?.getAttribute("data-name");n&&(e.over={line:void 0,place:n},e.marks())}}}main(){let{
table:t,lesson:e}=this,{do:o,at:n,key:r}=e.main;if(o==="answer")return this.draft.drop(),Os(t);if(o==="again")return t.ask("pick",{key:"again:"});if(o==="open"||
o==="pick"||o==="challenge")return t.ask(o,{key:r});o==="go"&&t.ask("go",{at:n})}},Is=Ts(s=>new kt(s).layout());export{K as DraftKeeper,G as Fitting,F as Hands,X as Presenter,J as Shortcuts,kt as Stage,tt as StepPosition,_t as arrive,C as beside,Tt as challenges,Wt as choose,
Is as default,ct as drafted,Kt as facing,ee as figure,Nt as fitIn,zt as foot,xt as goals,Pt as handIn,At as handingIn,v as isAcross,z as isBroad,$ as isNarrow,N as isSmall,
it as leave,vt as lessonHead,St as line,Et as map,M as named,se as narrowBoard,Lt as ofAll,$t as ofRule,pt as play,D as prose,Rt as reached,U as readsHints,Mt as result,
_ as round,bt as said,Q as scrolling,ht as stageHints,Ut as stepText,mt as turnsInBar,Vt as watch};

import{button as de,h as d}from"./common.js";import{icon as pe}from"./common.js";import{stars as ue}from"./table.js";var B=(s,t)=>s.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).
map((e,o)=>o%2&&t[e]?d("span.bl-st-name",{"data-name":e},e):e),M=(s,t={})=>s.map((e,o)=>{if(typeof e=="string")return B(e,t);let{kind:n,text:r,rule:a,title:i}=e;
return a?d("span.bl-rule.bl-st-rule",{role:"button",tabindex:0,"data-k":`rule ${o}`,"data-do":"rule","data-rule":a,"data-title":i},r):d(n==="strong"?"b":n==="sl\
anted"?"em":"code",{},r)}),K=(s,t)=>s.map(({kind:e,spans:o=[],items:n=[],head:r=[],rows:a=[]},i)=>{let l={"data-k":`block ${i}`};return e==="list"||e==="numbers"?
d(e==="list"?"ul.bl-st-list":"ol.bl-st-list",l,n.map(c=>d("li",{},M(c,t)))):e==="quote"?d("p.bl-st-quote",l,M(o)):e!=="table"?d("p.bl-st-lead",l,M(o,t)):d("tabl\
e.bl-st-table",l,r.some(c=>c.length)&&d("thead",{},d("tr",{},r.map(c=>d("th",{scope:"col"},M(c))))),d("tbody",{},a.map(c=>d("tr",{},c.map(u=>d("td",{},M(u)))))))}),
C=({title:s,lines:t,head:e,rows:o},n)=>d("section.bl-st-told",{"data-k":`told ${n}`},s&&d("b",{},s),t.length>0&&(t.length===1?d("p",{},t[0]):d("ul.bl-st-list",{},
t.map(r=>d("li",{},r)))),o.length>0&&d("table.bl-st-table",{},e.length>0&&d("thead",{},d("tr",{},e.map(r=>d("th",{scope:"col"},r)))),d("tbody",{},o.map(r=>d("tr",
{},r.map(a=>d("td",{class:/^[\d.,%−-]+$/.test(a)?"bl-st-num":null},a))))))),wt=({goals:s,outcome:t,words:e},o)=>[d("ul.bl-st-goals#goals",{"aria-label":e.goals},
s.map(({says:n,done:r},a)=>d("li",{class:r?"bl-done":null,"data-k":`goal ${a}`},d("i",{},r&&pe(o,"accept")),d("span",{},d("span.bl-unseen",{},r?e.goal_done:e.goal_open,
" "),n)))),d("p.bl-st-outcome#outcome",{class:t?.counts&&"bl-counts"},t&&t.stars>=0&&d("span",{role:"img","aria-label":t.signs},ue(t.stars)),t?.says,t?.says&&t.
ask&&" ",t?.ask&&de({class:"bl-st-link","data-do":"solution"},t.ask))],xt=s=>d("ol.bl-st-line#line",{tabindex:0},s.map((t,e)=>d("li",{"data-k":`deed ${e}`},t)));import{button as I,h as f}from"./common.js";import{icon as he}from"./common.js";import{tools as me}from"./table.js";var fe=20;function St({frame:s,local:t,words:e,
lesson:o}){return f("header.bl-st-head#lessonhead",{},f("span.bl-st-game",{},o.game),f("h2",{},o.lesson),f("div.bl-st-tools",{},o.left.length>0&&f("span.bl-st-l\
eft",{},o.left[0],f("b",{},o.left[1]),o.left[2]),f("div.bl-seg",{role:"group","aria-label":e.language},s.languages.map(({key:n,label:r})=>I({"data-do":"language",
"data-pick":n,lang:n,"aria-pressed":String(n===s.lang)},r))),I({class:"bl-st-begin","data-do":"present"},o.present.button),me(s,t,e)))}function vt({words:s,lesson:t}){
let e=t.of>fe,o=(n,r,a)=>I({class:"bl-st-step","data-do":"go","data-at":Math.max(0,Math.min(t.of-1,r)),"data-k":`step ${n}`,"aria-label":a,title:a,"aria-disable\
d":r<0||r>=t.of?"true":null},he(s,n));return f("nav.bl-st-map#map",{"aria-label":t.words.map},o("back",t.at-1,t.words.back),f("p.bl-st-chap",{},f("b",{},t.chapter),
f("span.bl-st-where",{},t.where),f("span.bl-st-short",{"aria-hidden":"true"},t.short)),f("ol.bl-st-dots",{},t.map.map(({label:n,steps:r},a)=>{let i=r.some(({at:c})=>c===
t.at),l=r.every(({state:c})=>c!=="open");return f("li",{class:i?"bl-st-here":e?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${a}`},I({class:l?"bl-st-das\
h bl-done":"bl-st-dash","data-do":"go","data-at":r[0].at,"data-k":`to ${a}`,tabindex:-1,"aria-label":n,title:n},f("i",{})),f("ol",{"aria-label":n},r.map(c=>be(c,
t.at))))})),o("on",t.at+1,t.words.on))}var be=({at:s,kind:t,state:e,says:o},n)=>f("li",{"data-k":`dot ${s}`},I({class:`bl-st-dot bl-dot-${t} bl-${e}`,"data-do":"\
go","data-at":s,"data-k":`dot ${s}`,"aria-label":o,title:o,tabindex:s===n?0:-1,"aria-current":s===n?"step":null},f("i",{})));import{button as Et,h as T}from"./common.js";import{stars as ge}from"./table.js";var rt=(s,t,e,o="")=>Et({class:e,"data-do":"practise","data-pick":s,"data-k":`p\
ractise ${s}`,"aria-label":o&&`${t}: ${o}`},t);function Ht({practice:s},t,e){return s.rules[t]&&rt(t,s.rules[t],"bl-st-link bl-st-practise",e)}function $t({practice:s}){
return s.topic&&T("p",{},rt(s.topic,s.all,"bl-st-second bl-st-practise"))}var at=({practice:s})=>s.back&&rt("",s.back,"bl-st-link"),Lt=({challenges:{title:s,rows:t}})=>t.
length>0&&T("section.bl-st-tasks#tasks",{"aria-label":s},T("h4",{},s),T("ul",{},t.map(({id:e,title:o,stars:n,signs:r})=>T("li",{"data-k":e},Et({class:"bl-st-tas\
k","data-do":"challenge","data-pick":e,"data-k":e},T("span",{},o),T("span",{role:"img","aria-label":r},ge(n)))))));import{button as Tt,h as S,picture as ye}from"./common.js";var it=({root:s})=>s.querySelector(".bl-st-pupil input"),Ot=s=>s.ask("hand_in",{key:it(s)?.value.trim()??
""});function ke(s){s.local.handing=!s.local.handing,s.draw(),it(s)?.focus()}function qt({hand_in:s},{handing:t}){return s.title&&[S("p",{},Tt({class:"bl-st-lin\
k bl-st-practise","data-do":"handing","aria-expanded":String(!!t)},s.title)),t&&[S("p.bl-st-small#handtold",{},s.told),s.code&&S("p.bl-st-handed#handed",{},S("o\
utput",{},s.code)),s.svg&&S("div.bl-st-scan#handqr",{},ye(s.svg)),s.code&&S("p.bl-st-small#handaloud",{},s.aloud),S("p.bl-st-pupil#pupilrow",{},S("label",{},s.number,
S("input#pupil",{type:"text",inputmode:"numeric",maxlength:8,autocomplete:"off"})),Tt({class:"bl-st-second","data-do":"hand_in"},s.make))]]}var Pt={key:"hand_in",
on:{handing:ke,hand_in:Ot},onKey(s,t){return t.key!=="Enter"||t.isComposing||t.target!==it(s)?!1:(t.preventDefault(),Ot(s),!0)}};import{button as we,h as p}from"./common.js";import{icon as xe}from"./common.js";import{ruled as Se}from"./common.js";function At(s,t){let{can:e,lines:o,game:n}=s.end;return p("section.bl-st-end#end",{tabindex:0,role:"group","aria-label":e},p("p.bl-st-kick",{},s.lesson),n&&ve(n),
p("h3",{},e),p("ul",{},o.map(({text:r,rule:a,title:i},l)=>p("li",{"data-k":`line ${l}`},xe(t,"accept"),p("div",{},K(r),a&&p("small",{},Se({rule:a,title:i})),a&&
Ht(s,a,i))))))}function ve(s){let t=(e,o)=>p("tr",{},e.map((n,r)=>p(r&&o==="td"?"td":"th",{scope:o==="td"?"row":"col"},n)));return p(s.by?"section.bl-st-yours.b\
l-st-summed":"section.bl-st-yours",{},p("h3",{},s.title),p("p.bl-st-lead",{},s.says),s.good.length>0&&[p("p.bl-st-small",{},s.good_title),p("ul.bl-st-good",{},s.
good.map(e=>p("li",{},e)))],s.rows.length>0&&p("table",{"aria-label":s.by||s.title},p("thead",{},t([s.by,...s.head],"th")),p("tbody",{},s.rows.map(e=>t(e,"td")))),
s.next&&[p("p.bl-st-small",{},s.next_title),p("p.bl-st-lead",{},s.next)])}function Rt(s,t){let{title:e,rows:o,left:n,met:r,met_title:a,game:i}=s.end;return[p("h\
3#title",{tabindex:-1},e),p("dl.bl-st-sums",{},o.map(([l,c,u])=>p("div",{},p("dt",{},l),p("dd",{},p("b",{},c),` ${u}`)))),n&&p("p.bl-st-small",{},n),r.length>0&&
p("section.bl-st-met",{},p("p.bl-st-small",{},a),p("ul",{},r.map(l=>p("li",{},l)))),$t(s),Lt(s),qt(s,t),p("p.bl-st-small",{},we({class:i?"bl-st-second":"bl-st-l\
ink","data-do":"anew"},s.anew))]}var Ee=[150,400,800,1500],Mt=.5,He=["pointerdown","wheel","touchstart","keydown"],Ct=".jp-Notebook, .jp-WindowedPanel-outer",$e=460,Le=24;function It(s,t){if(!globalThis.
ResizeObserver)return;let e=null,o=0,n=new ResizeObserver(r);n.observe(s),t.addEventListener("abort",()=>n.disconnect());function r(){let a=s.closest(Ct);if(a!==
e&&(e&&n.unobserve(e),a&&n.observe(a),e=a,o=a?.clientHeight??0,s.style.setProperty("--bl-room",a?Bt(o):"")),!e||e.clientHeight===o||!e.clientHeight)return;let{top:i}=e.
getBoundingClientRect(),l=s.getBoundingClientRect().bottom<=i+o+1;o=e.clientHeight,s.style.setProperty("--bl-room",Bt(o)),l&&s.getBoundingClientRect().bottom>i+
o&&s.scrollIntoView({block:"nearest"})}}var Bt=s=>`${Math.max($e,s-Le)}px`;function Nt(s,t){let e=new AbortController,o=s.ownerDocument.defaultView,n=Ee.map(a=>setTimeout(
r,a));for(let a of He)o.addEventListener(a,()=>e.abort(),{capture:!0,passive:!0,signal:e.signal});t.addEventListener("abort",()=>e.abort(),{once:!0}),e.signal.addEventListener(
"abort",()=>n.forEach(clearTimeout));function r(){let a=s.closest(Ct)?.getBoundingClientRect(),{top:i,bottom:l,height:c}=s.getBoundingClientRect();!a||!c||i>=a.
top&&l<=a.bottom||l<a.top-Mt*a.height||i>a.bottom+Mt*a.height||s.scrollIntoView({block:c>a.height?"start":"nearest"})}}var _t=s=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...s.querySelectorAll(`${t} input`)].map(e=>e)),lt=s=>_t(s).map(t=>t.find(({checked:e})=>e)?.dataset.n??
"").join(",");function jt(s,t){if(!/^\d*,\d*$/.test(t))return;let e=t.split(",");for(let[o,n]of _t(s).entries()){let r=n.find(({dataset:a})=>a.n===e[o]);r&&!n.some(
({checked:a})=>a)&&(r.checked=!0)}}var F=class{constructor(t){this.key="draft";this.on={less:()=>this.count(-1),more:()=>this.count(1)};this.table=t}listen({root:t,
signal:e}){let o=(n,r)=>t.addEventListener(n,r,{signal:e});o("input",({target:n})=>n.matches(".bl-number input")&&this.keep(n.value.trim())),o("change",({target:n})=>n.
matches(".bl-options input")&&this.keep(lt(t))),e.addEventListener("abort",()=>this.drop())}count(t){let e=this.table.root.querySelector(".bl-number input");e&&
(e.value=String(Math.max(0,(Number.parseInt(e.value.normalize("NFKC"),10)||0)+(e.value?t:t>0?1:0))),this.keep(e.value))}keep(t){let{link:e,local:o,root:n}=this.
table;n.querySelector(".bl-st-foot > .bl-strip-notice")?.remove(),o.notice="",this.drop(),this.typed=setTimeout(()=>e.post({client:e.client,seq:++e.seq,rev:0,do:"\
draft",key:t}),400)}drop(){clearTimeout(this.typed)}};import{cover as Je}from"./board.js";import{surface as ts}from"./board.js";import{button as Zt,h as k,picture as es}from"./common.js";import{tool as Xt}from"./common.js";
import{slots as G}from"./table.js";import{timeline as ss}from"./table.js";import{h as E}from"./common.js";import{TRAYS as zt}from"./table.js";import{actions as Ge,turn as Qe}from"./table.js";import{receipt as Yt}from"./table.js";import{
lying as Gt,slots as mt}from"./table.js";import{log as Ze}from"./table.js";import{noticed as Ue}from"./board.js";import{button as z,h as y}from"./common.js";import{turn as Ve}from"./table.js";import{reveals as ze}from"./question.js";import{button as Ne,h as g}from"./common.js";import{challengePanel as _e}from"./table.js";import{noticed as Te}from"./board.js";import{button as ct,h}from"./common.js";import{outcome as Oe,reveals as qe,tone as Pe,workings as Ae}from"./question.js";var Re=3,U=class{constructor(t){this.key="hands";this.open=!1;this.letter="";this.
anew=!1;this.typed={of:"",counts:{}};this.on={hands:()=>this.start(),vote:()=>(this.stage.table.ask("vote"),this.start()),against:()=>this.stage.table.ask("agai\
nst"),hand:(t,e)=>{let o=e.getAttribute("data-pick")??"",n=Number(e.getAttribute("data-at"));n&&this.count(o,String(Math.max(0,Number(this.counted(o))+n))),this.
pick(o)},counted:()=>this.send(this.field?.value??"")};this.counted=t=>this.typed.counts[t]??"";this.stage=t}get hands(){return this.stage.lesson.hands}get field(){
return this.stage.table.root.querySelector("input.bl-hands-field")}has(t){return!!t&&!!this.hands?.rows.some(e=>e.letter===t)}changing(){let{hands:t,stage:e}=this,
o=`${e.question?.id} ${t?.round}`;o!==this.typed.of&&(this.typed={of:o,counts:Object.fromEntries(t?.rows.map(({letter:n,count:r})=>[n,r])??[])},this.letter="",t?.
counted||(this.open=!1))}start(){this.hands?.by&&(this.open=!0,this.letter||=this.hands.rows[0]?.letter??"",this.anew=!0,this.stage.table.draw(),this.field?.focus())}pick(t){
this.open=!0,this.letter=t,this.anew=!0,this.stage.table.draw()}digit(t){let e=this.anew?"":this.counted(this.letter);this.anew=!1,this.count(this.letter,String(
Number(e+t)).slice(0,Re))}count(t,e){this.typed.counts[t]=e;let o=Object.entries(this.typed.counts).filter(([,n])=>n);this.send(o.map(n=>n.join(" ")).join(", ")),
this.stage.table.draw()}send(t){Object.assign(this.stage.local,{notice:"",about:""}),this.stage.table.ask("hands",{key:t})}close(){let t=this.open;return this.open=
!1,this.letter="",t&&this.stage.table.draw(),t}};function Dt(s){let{lesson:t,local:e,words:o,places:n,hands:r,question:a}=s,{hands:i,present:l}=t;if(!a||!i)return[];
let c=qe(a);return[h("p.bl-st-kick#kick",{},h("span",{},i.counted||(c?"":l.predict))),h("p.bl-st-lead.bl-st-asked#asked",{},B(a.question,n)),c?Ce(s):Me(s,i.rows),
!c&&i.by==="answers"&&r.open&&Be(s),Te(e,o)]}function Me({lesson:s,hands:t,question:e},o){let{present:n}=s;return o.length?h("ol.bl-hands#control",{"data-k":`ha\
nds ${e.id}`},o.map(({letter:r,label:a,head:i})=>[i&&h("li.bl-hands-head",{"data-k":`head ${r}`},i),h("li",{"data-k":`hand ${r}`,class:t.open&&r===t.letter?"bl-\
now":null},h("i",{},r),h("span",{},a),t.open&&s.hands?.by==="letters"&&h("span.bl-handcount",{role:"group","aria-label":r},Wt(r,-1,"−",n.less),h("output",{},t.
counted(r)),Wt(r,1,"+",n.more)))])):null}var Wt=(s,t,e,o)=>ct({"data-do":"hand","data-pick":s,"data-at":t,"aria-label":o.replace("{letter}",s)},e);function Be({
lesson:s}){let{hands:t,present:e}=s;return h("label.bl-hands-typed#typed",{},t?.label,h("input.bl-hands-field#handsfield",{type:"text",autocomplete:"off",maxlength:400,
placeholder:t?.example,value:t?.typed}),ct({class:"bl-st-second","data-do":"counted"},e.set))}function Ce(s){let{frame:t,local:e,words:o,lesson:n,question:r}=s,
{bars:a=[],against:i=""}=n.hands??{},l=r.result;return h("div.bl-verdict.bl-st-note#note",{class:Pe(l)},Oe(t,e,o,!1),a.length>0&&h("ol.bl-bars#bars",{},a.map(Ie)),
Ae(t,e,o),i&&ct({class:"bl-st-second bl-against","data-do":"against"},h("kbd",{},"M"),` ${i}`))}function Ie({letter:s,said:t,head:e,count:o,size:n,before:r,right:a,
behind:i},l){let c=(u,b)=>h("i",{class:b,style:`width:${u}%`});return[e&&h("li.bl-hands-head",{"data-k":`head ${l}`},e),h("li",{"data-k":`bar ${l}`,class:a?"bl-\
right":null},s&&h("b.bl-letter",{},s),h("span.bl-said",{},h("b",{},t)," ",i&&h("span.bl-behind",{},i)),o&&h("b.bl-n",{},o),o&&h("span.bl-share",{"aria-hidden":"\
true"},r>=0&&c(r,"bl-before"),c(n,"bl-size")))]}import{doing as N,hints as je,INPUTS as We,outcome as De,reveals as pt,tone as Kt}from"./question.js";function Ft(s){let{frame:t,lesson:e,words:o,places:n,presenter:r,
question:a}=s;return g("div.bl-st-text#sttext",{class:a?.result?`${Kt(a.result)} bl-st-judged`:null,role:"group","aria-label":e.words.text},e.kind==="end"?Rt(e,
s.local):r.isOn&&a&&e.hands?[Dt(s),s.isPlaying&&dt(s)]:[e.stopped&&g("p.bl-st-stopped#stopped",{},e.stopped," ",Ne({class:"bl-st-link","data-do":"anew"},e.from_start)),
(e.kick||a)&&g("p.bl-st-kick#kick",{},g("span",{},r.isOn&&a?e.present.predict:e.kick),a&&!r.isOn&&g("span",{},a.worth)),e.anew_board&&g("p.bl-st-small#anewboard",
{},e.anew_board),e.title&&g("h3#title",{tabindex:-1},e.title),!(a&&pt(a))&&K(e.text,n),t.challenge&&_e(t.challenge,!1),e.goals.length>0&&wt(e,o),e.tries&&g("p.b\
l-st-small#tries",{},e.tries),a&&Ke(s),e.beside.map(C),s.isPlaying&&dt(s),s.isWatched&&!s.isPlaying&&Ut(s),V(s)&&ut(s)])}var V=s=>!v(s)||O(s)||!!s.question?.hints.
rungs.some(({open:t})=>t);function ut(s){let{frame:t,local:e,words:o,presenter:n,question:r}=s;return r&&!n.isOn&&!pt(r)&&je(t,e,o,s.isPlaying||r.choices.length+
r.steps.length>4||r.kind==="legal"||V(s)&&r.reasons.length>0&&_(s))}function Ke(s){let{frame:t,local:e,words:o,places:n,presenter:r,table:a,lesson:i,question:l}=s,
c=["choice","legal","order"].includes(l.kind);return[g("p.bl-st-lead.bl-st-asked#asked",{},B(l.question,n)),O(s)&&j(s),l.result&&g("div.bl-verdict.bl-st-note#no\
te",{class:Kt(l.result)},De(t,e,o),Fe(s)),!l.result&&(l.away||i.practice.back)&&g("p.bl-st-ways#leave",{},l.away?N("back",l.back,"bl-st-link"):at(i)),!l.result&&
c&&g("div.bl-st-control#control",{"data-k":`control ${l.id}`},We[l.kind](r.isOn?{...l,seed:""}:l,`bl ${a.link.client}`,o,t))]}function Fe({lesson:s,question:t}){
let e=t.result,o=[t.away&&N("back",t.back,"bl-st-link"),at(s),e.may_tell&&N("tell",t.tell,"bl-st-link"),e.fresh&&!t.away&&!s.practice.back&&(e.told||e.solved)&&
N("fresh",t.fresh,"bl-st-link"),pt(t)&&N("again",t.again,"bl-st-link")].filter(Boolean);return o.length>0&&g("p.bl-st-ways",{},o)}var ht=s=>v(s)&&s.isPlaying&&!O(s)&&!s.frame.turn.over;function Vt(s){let{frame:t,local:e,words:o,lesson:n,presenter:r,question:a}=s,{main:i,following:l}=n;if(r.
isOn)return y("div.bl-st-foot#foot",{});let c=a&&!ze(a)?Ye(s):y("p.bl-st-next",{},l.label&&y("span",{},l.label),y("b",{},l.title??"")),u=s.isPlaying&&z({class:"\
bl-st-second","data-do":"undo",hidden:!t.time.can_undo},o.undo);return y("div.bl-st-foot#foot",{},e.below&&Ue(e,o),ht(s)&&Ve(t,o),!V(s)&&ut(s),c,u,i.do&&z({class:"\
bl-st-main","data-do":"main","data-k":"main"},i.label))}function Ye({table:s,lesson:t,question:e}){let{words:o,draft:n,key:r}=t,a=`n${s.link.client}`;return e.result?
y("p.bl-st-next",{},e.result.given&&y("span",{},e.state)):e.kind!=="number"?y("p.bl-st-next",{},y("span",{},e.kind==="cells"?e.picked:o.unchecked)):y("div.bl-nu\
mber.bl-st-number",{"data-k":`number ${r} ${e.id}`},y("label",{for:a},o.predict),y("div",{},z({"data-do":"less","aria-label":o.fewer},"−"),y("input#number",{id:a,
type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"?",value:n}),z({"data-do":"more","aria-label":o.more},"+")))}var Qt=5,Xe=180;function dt(s){let{frame:t,local:e,words:o,lesson:n,question:r}=s,a=w=>!r&&t.parts.includes(w),i=Gt(t,"costs").some(({items:w})=>w?.some(({row:R})=>R)),
l=mt("costs",t,o),c=Ge(t,o,i&&l),u=!ht(s)&&Qe(t,o),b=!r&&n.outcome?.line||[],$=n.kind==="opening"&&!a("log");return E("div.bl-st-deeds#play",{},$?[u,c,a("receip\
t")&&Yt(t,e,o)]:[u,mt("seats",t,o,w=>!zt.has(w.kind)),E("div.bl-st-may#may",{},c,!i&&!Gt(t,"ask").length&&l),mt("seats",t,o,w=>zt.has(w.kind)),a("receipt")&&Yt(
t,e,o),(a("log")||b.length>0)&&E("div.bl-st-happened#happened",{},b.length?xt(b):!Y(s)&&ft(s)||Ze(t,o))])}var Ut=({frame:s})=>E("div.bl-st-deeds#watch",{},s.log[0]&&
s.time.ply>0&&E("p.bl-st-said#said",{},s.log[0].text));function ft(s){let{news:t}=s.frame;if(s.question||!t?.says.length)return!1;let e=t.says.slice(Y(s)?-Qt:1-
Qt);for(;e.length>1&&e.join("").length>Xe;)e.shift();let o=a=>E("div",{},a),n=t.all.length||e.length===t.says.length?t.all:t.says,r=n.length>0&&E("details",{},E(
"summary",{},s.words.all_moves),n.map(o));return E("div.bl-st-said#said",{},e.map(o),r)}var bt=2,os=600,ns=8,rs=880,Jt=/viewBox="([^"]*)"/;function gt(s){let[,,t,e]=(s.match(Jt)?.[1]??"0 0 1 1").split(" ").map(Number);return t/e}var O=({table:s})=>s.
root.clientWidth<os,_=({table:s})=>s.root.clientWidth<rs;function v(s){let{frame:t,lesson:e}=s;if(e.kind==="end"||s.isPlaying&&!_(s))return!1;let o=e.figure.find(
n=>n.alone);return o?o.svg?gt(o.svg)>bt:o.table.rows.length<=ns:!e.figure.length&&gt(t.board?.svg??"")>bt}var Y=s=>!O(s)&&gt(s.frame.board?.svg??"")>bt;function te(s){
let{frame:t,local:e,words:o,lesson:n,table:r,question:a}=s,i=n.kind==="end"||n.figure.some(u=>u.alone);if(i&&Object.assign(e,{svg:"",grid:void 0}),n.kind==="end")
return k("div.bl-st-fig#fig",{},At(n,o));let l=n.figure.map(as),c=i?null:t.cover?Je(t,o):ts(t,r.area,e,o,!t.board?.alone&&G("board",t,o));return k("div.bl-st-fi\
g#fig",{},k("div.bl-st-draw#draw",{class:l.length&&!i?`bl-st-two bl-st-${n.figure[0]?.kind}s`:null},c,l),s.isPlaying&&Y(s)&&ft(s),(s.isPlaying||a?.kind==="turn"&&
!v(s))&&G("hand",t,o),!O(s)&&j(s),s.isWatched&&ss(t,e,o),is(s))}function j(s){let{frame:t,words:e}=s;return _(s)&&t.board?.alone&&k("div.bl-st-round#round",{},G(
"seats",t,e),G("hand",t,e))}function as({kind:s,label:t,svg:e,table:o},n){let r=e&&es(e);return k("figure.bl-st-figure",{"data-k":`figure ${s} ${n} ${t}`,class:`\
bl-st-${s}`,"aria-label":t||null},r||C({...o,title:t},n),r&&o.rows?.length>0&&k("div.bl-unseen",{},C(o,n)))}function is({frame:s,words:t,lesson:e}){return k("di\
v.bl-st-cap#cap",{class:s.views.length>2&&e.part?"bl-st-full":null},s.views.length>1&&k("div.bl-seg",{role:"group","aria-label":t.view},s.views.map(({key:o,label:n})=>Zt(
{"data-do":"view","data-pick":o,"aria-pressed":String(o===s.view)},n))),s.turns&&s.views.length>1&&Xt(t,"turn",t.turn_board,{"data-do":"turn","data-at":1}),e.part&&
Xt(t,"part",e.part,{"data-do":"whole"}),Zt({class:"bl-st-py","data-do":"python","aria-label":e.words.python,"aria-expanded":String(e.code!==null)},k("span",{"ar\
ia-hidden":"true"},"</>"),k("span.bl-st-pyname",{},e.words.python)),e.code!==null&&k("pre.bl-st-code#code",{tabindex:0,"aria-label":e.words.python},k("code",{},
e.code)))}function ee(s){let{board:t}=s.frame,e=s.table.root.querySelector(".bl-surface > svg"),o=e?.querySelector('[data-layer="panel"]'),[,n]=t?.svg.match(Jt)??
[];if(!t?.alone||!e||!o||!n)return;let r=_(s)?t.alone.join(" "):n,[,,a,i]=r.split(" ");for(let[l,c]of Object.entries({viewBox:r,width:a,height:i}))e.setAttribute(
l,c);o.style.display=r===n?"":"none"}import{fadeBelow as ls}from"./table.js";import{lying as cs}from"./table.js";var ds=Array.from({length:25},(s,t)=>144-6*t),ps=24,us=[[48,3]],hs=[[144,6],[96,6],[60,6]],P=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],se=["bl-f\
1","bl-f2","bl-f3","bl-f4","bl-f5","bl-f6","bl-f7","bl-f8"],ms=3,Z=s=>getComputedStyle(s).overflowY==="visible"&&s.closest(".bl-st-body")||s,Q=class{constructor(t){
this.key="fitting";this.tight={of:"",degrees:0};this.tells=!1;this.room=0;this.hand=0;this.stage=t}after(){this.fit()}resized(){let{stage:t}=this,{root:e}=t.table,
o=n=>!!e.querySelector(n);o(".bl-st")&&(o(".bl-st-across")!==v(t)||o(".bl-st-round")!==!!j(t))&&t.table.draw(),this.fit()}fit(){let{frame:t,table:e,position:o,presenter:n,
hands:r}=this.stage,{root:a}=e;ee(this.stage);let i=a.querySelector(".bl-st-text"),l=i?.closest(".bl-st");if(!i||!l)return;let c=n.isOn?`${r.open} ${t.lang} ${n.
shown}`:"",u=`${o.judged} ${a.clientWidth} ${l.clientHeight} ${c}`,[b,$]=n.isOn?[l,se]:[i,P];n.isOn||l.classList.remove(...se);let w=Z(i),R=this.tight.of===u,L=R?
this.tight.degrees:0,st=!R;st&&(this.room=this.hand=0),b.classList.remove(...$.slice(L)),b.classList.add(...$.slice(0,L));let D=i.querySelector(".bl-st-line"),x=i.
querySelector(".bl-st-may");if(x){x.style.minHeight="";for(let nt of[x,x.parentElement])nt?.classList.remove(...P)}this.holdHand(a);let ot=R&&(D||t.pick?.path.length&&
!cs(t,"ask").length),q=()=>ot||w.scrollHeight<=w.clientHeight+1;x&&!st&&!ot&&b===i&&this.room&&(oe(x,L,()=>q()&&x.offsetHeight<=this.room)||oe(x.parentElement,L,
q));let H=L;for(;H<$.length&&!q();)b.classList.add($[H++]);if(w!==i&&!q()&&(H=Math.max(L,ms),b.classList.remove(...$.slice(H))),x&&st&&b===i&&!t.turn.over){let nt=t.
groups.flatMap(({rows:ce})=>ce).length<2;H=fs(i,x,H,nt?hs:us,q)}this.tight={of:u,degrees:H},this.hold(x,H===L,q);let kt=ot&&(D?!this.tells&&D:i.querySelector(".\
bl-choices"));this.tells=!!D,kt&&(i.scrollTop+=Math.max(0,kt.getBoundingClientRect().bottom-i.getBoundingClientRect().bottom+6)),e.placeCallout(),ls(a)}hold(t,e,o){
let{frame:n}=this.stage;if(e||(this.room=0),!t||n.turn.over)return;let r=t.offsetHeight,a=i=>(t.style.minHeight=`${i}px`,o());if(this.room){n.pick?.path.length||
(this.room=Math.max(this.room,r));let i=t.closest(".bl-st-text");a(this.room)||a(Math.max(r,this.room-(i.scrollHeight-i.clientHeight)))}else this.room=r+(ds.find(
i=>a(r+i+ps))??0),a(this.room)}holdHand(t){let e=t.querySelector(".bl-st-draw"),o=t.querySelector(".bl-st-fig > .bl-hand");e&&(e.style.marginBottom="",o?(o.style.
minHeight="",this.hand=Math.max(this.hand,o.offsetHeight),o.style.minHeight=`${this.hand}px`):this.hand&&!this.stage.frame.cover&&(e.style.marginBottom=`${this.
hand}px`))}};function oe(s,t,e){for(let o of["",...P.slice(t)])if(o&&s.classList.add(o),e())return!0;return s.classList.remove(...P),!1}function fs(s,t,e,o,n){for(let[
r,a]of o){for(let i=e;i<=a;i++){s.classList.add(...P.slice(0,i)),t.style.minHeight="",t.style.minHeight=`${t.offsetHeight+r}px`;let l=n();if(t.style.minHeight="",
l)return i}s.classList.remove(...P.slice(e))}return e}import{button as X,h as m,picture as bs}from"./common.js";import{letterOf as ne}from"./common.js";import{choice as re,choose as gs}from"./help.js";import{reveals as ys}from"./question.js";
var ae={ArrowLeft:-1,PageUp:-1,ArrowRight:1,PageDown:1},ie={ArrowUp:-1,ArrowDown:1},ks='input[type="text"], select, textarea',J=class{constructor(t){this.key="p\
resenter";this.isOn=!1;this.isAlone=!1;this.heard=!1;this.lists=!1;this.on={alone:()=>this.alone(),present:()=>this.present(),onward:()=>this.go(1),show:()=>this.
show(),keys:()=>this.list(),phone:()=>this.phone(!this.stage.lesson.phone),site:()=>this.name(),heard:()=>this.hear()};this.stage=t}listen(){let{root:t,signal:e}=this.
stage.table;addEventListener("keydown",o=>{t.contains(o.target)||!(this.isOn||this.begins(o))||this.stage.shortcuts.takes(o)&&(o.preventDefault(),o.stopImmediatePropagation())},
{signal:e,capture:!0})}begins(t){let{table:e}=this.stage;return t.target===document.body&&ne(t)==="P"&&!!document.getElementById("lesson")?.contains(e.root)}get shown(){
let{hands:t}=this.stage.lesson;return t?`${t.rows.length} ${t.bars.length}`:""}alone(){this.isAlone=!this.isAlone,this.stage.table.draw()}present(){let{table:t,
hands:e}=this.stage;this.isOn=!this.isOn,this.isAlone=this.lists=e.open=!1,t.ask("present",{at:Number(this.isOn)}),t.enlarge(this.isOn),t.root.focus({preventScroll:!0})}go(t){
let{table:e,lesson:o,hands:n}=this.stage;if(n.close(),t<0&&o.hands?.away)return e.ask("against");let{plan:r}=o;if(r){let i=r.at+t;i>=0&&i<r.of&&e.ask("plan",{at:i});
return}let a=o.at+t;a>=0&&a<o.of&&e.ask("go",{at:a})}scroll(t){let e=this.stage.table.root.querySelector(".bl-st-text");e?.scrollBy({top:t*e.clientHeight/2})}show(){
this.stage.hands.close(),this.stage.question&&this.stage.table.ask("show")}hear(){this.heard=!0,this.stage.table.draw()}list(){this.lists=!this.lists,this.stage.
table.draw()}phone(t){this.stage.table.ask("phone",{at:Number(t),key:re("site")})}name(){let t=this.stage.table.root.querySelector("#site-address, .bl-site");gs(
"site",t?.value.trim()??""),this.phone(!0)}takes(t){let{stage:e}=this,{table:o,hands:n,lesson:r}=e,a=t.target,i=a.matches?.(ks);if(t.key==="Escape")this.leave(i);else if(t.
key==="Enter"&&i)a.matches(".bl-site")?this.name():n.send(n.field?.value??"");else{if(i)return!1;if(t.key==="Enter"){if(a.matches?.("button"))return!1;n.close()}else if(t.
code in ae)this.go(ae[t.code]);else if(t.code in ie)this.scroll(ie[t.code]);else if(t.code==="Space")this.show();else if(t.key==="?")this.list();else if(t.key===
".")this.alone();else if(/^(Digit|Numpad)\d$/.test(t.code)&&n.letter)n.digit(Number(t.code.at(-1)));else if(t.key==="Backspace"&&n.letter)n.count(n.letter,"");else{
let l=ne(t);if(n.has(l)&&r.hands?.by==="letters")n.pick(l);else return this.does({U:()=>n.start(),V:()=>(o.ask("vote"),n.start()),M:()=>o.ask("against"),Q:()=>this.
phone(!r.phone),B:()=>this.alone(),P:()=>this.present(),L:()=>e.shortcuts.tongue()}[l])}}return!0}does(t){return t?.(),!!t}leave(t){let{table:e,hands:o,lesson:n}=this.
stage;t&&e.root.focus({preventScroll:!0}),!(o.close()||t)&&(this.lists?this.list():n.plan?.problems.length&&!this.heard?this.hear():n.phone?this.phone(!1):this.
isAlone?this.alone():this.present())}cues(){let{lesson:t,question:e}=this.stage,{present:o,hands:n}=t,r=(i,l,c)=>X({class:"bl-st-cue","data-do":c},m("kbd",{},i),
` ${l}`),a=e&&ys(e);return m("div.bl-st-cues#cues",{},m("b",{},`${t.game}, ${t.lesson}`),m("span",{},t.plan?.where??(t.kick||t.where)),n?.by&&(a?r("V",o.vote,"v\
ote"):r("U",o.hands,"hands")),e&&r("Space",a?o.hide:o.reveal,"show"),r("→",o.on,"onward"),r("Q",o.phone,"phone"),r("?",o.help,"keys"),r("Esc",o.leave,"present"))}over(){
if(!this.isOn)return null;if(this.lists)return this.keys();let{lesson:t}=this.stage,{present:e,phone:o,plan:n}=t;return n?.problems.length&&!this.heard&&!o?m("s\
ection.bl-phone#problems",{role:"alert"},n.problems.map(r=>m("p",{},r)),X({class:"bl-st-cue","data-do":"heard"},m("kbd",{},"Esc"),` ${e.close}`)):o?m("section.b\
l-phone#phone",{role:"group","aria-label":o.says},o.svg?bs(o.svg):null,m("p",{},m("b",{},o.says),o.link&&m("small",{},o.link.split("#")[0])),o.why&&m("p",{},o.why),
!o.svg&&m("label",{},e.address,m("input.bl-site#site",{type:"text",value:re("site"),maxlength:200}),X({class:"bl-st-second","data-do":"site"},e.set)),X({class:"\
bl-st-cue","data-do":"phone"},m("kbd",{},"Esc"),` ${e.close}`)):null}keys(){let{present:t}=this.stage.lesson,e=[["→ PgDn",t.on],["← PgUp",t.back],["Space",`${t.
reveal} / ${t.hide}`],["U",t.hands],["A – F 1 2",t.letters],["V",t.vote],["M",t.against],["Q",t.phone],[".",t.board],["L",t.tongue],["Esc",t.leave]];return m(
"section.bl-keys#presentkeys",{role:"group","aria-label":t.help},m("dl",{},e.map(([o,n])=>m("div",{},m("dt",{},o.split(" ").map(r=>r==="–"?" – ":m("kbd",{},
r))),m("dd",{},n)))))}};import{h as A}from"./common.js";import{letterOf as ws}from"./common.js";import{enter as xs,reveals as le}from"./question.js";var tt=class{constructor(t){this.key="shortcuts";this.meantHint="";this.stage=t}listen(){let{root:t,signal:e}=this.
stage.table;t.addEventListener("keydown",o=>this.takes(o)&&(o.preventDefault(),o.stopPropagation(),o.stopImmediatePropagation()),{signal:e,capture:!0})}list(){let{
lesson:t,words:e}=this.stage;return A("section.bl-help#stagekeys",{role:"group","aria-label":e.help},A("dl",{},t.keys.map(([o,n])=>A("div",{},A("dt",{},o.split(
" ").map(r=>A("kbd",{},r))),A("dd",{},n)))))}takes(t){let{stage:e}=this,{table:o,presenter:n}=e;if(t.metaKey||t.altKey||t.ctrlKey||t.isComposing)return!1;if(o.byKeys(
!0),n.isOn)return n.takes(t);let r=t.target,a=r.matches('input[type="text"], select, textarea'),i=r.getAttribute("role")==="gridcell";if(t.key==="Enter")return i||
r.matches("button:not(.bl-st-main), a, .bl-st-pupil input")?!1:(r.matches('[role="button"]')?o.act(r,t):e.main(),!0);if(t.key==="Escape"&&a)return o.root.focus(
{preventScroll:!0}),!0;if(a)return!1;let l={ArrowLeft:-1,ArrowRight:1}[t.key];if(l&&!i)return this.arrow(l,r);if(/^(Digit|Numpad)\d$/.test(t.code)&&!i)return this.
digit(Number(t.code.at(-1))-1);let c=ws(t);if((!o.local.letters||c!=="H"&&this.meantHint)&&(this.meantHint=""),!o.local.letters)return!1;let u={P:!i&&(()=>n.present()),
H:()=>this.hint(),B:()=>n.alone(),L:()=>this.tongue(),U:!i&&(()=>o.ask("undo"))}[c];return u?(u(),!0):!1}arrow(t,e){let{table:o,lesson:n}=this.stage;if(e.matches(
'input[type="radio"]')||e.closest('.bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg'))return!1;if(e.closest(".bl-ways"))return o.ask(t>0?"redo":"undo"),
!0;let r=e.closest(".bl-st-dots");if(r){let i=[...r.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(c=>c.getClientRects().length);return i[Math.max(0,Math.min(
i.length-1,i.indexOf(e)+t))]?.focus(),!0}let a=n.at+t;return a>=0&&a<n.of&&o.ask("go",{at:a}),!0}digit(t){let{table:e,draft:o,question:n}=this.stage,{root:r}=e,
a=r.querySelector(".bl-number input");xs(a);let i=[...r.querySelectorAll(".bl-options input")],c=(n&&le(n)?[...r.querySelectorAll(".bl-rline")]:[])[t];return i[t]?
(i[t].checked=!0,i[t].focus(),o.keep(lt(r))):c&&c.click(),!!(i[t]||c)}hint(){let{table:t,lesson:e,question:o}=this.stage,n=o?.hints.rungs.find(({open:r,may:a})=>!r&&
a);!n||o.result&&le(o)||(this.meantHint===n.key?(this.meantHint="",t.ask("pick",{key:`hint:${n.key}`})):(this.meantHint=n.key,t.speak(e.words.sure_hint.replace(
"{label}",n.label).replace("{price}",n.price))))}tongue(){let{table:t,frame:e}=this.stage,o=e.languages.find(({key:n})=>n!==e.lang);o&&t.ask("language",{key:o.key})}};import{fade as Ss}from"./help.js";import{enter as vs}from"./question.js";var et=class{constructor(t){this.key="position";this.stood="";this.judged="";this.was={stood:"",judged:"",had:!1};this.stage=
t}get shown(){let{lesson:t,frame:e}=this.stage;return`${t.id} ${t.key} ${e.challenge?.id??""}`}listen(){It(this.stage.table.root,this.stage.table.signal)}before(){
let{table:t,local:e,question:o}=this.stage,{stood:n,judged:r,shown:a}=this;this.was={stood:n,judged:r,had:t.root.contains(t.focused())},n!==a&&(e.notice=e.about=
""),this.stood=a,this.judged=`${a} ${o?.id??""} ${o?.result?"result":"asked"}`}after(){this.arrive();let{table:t}=this.stage,e=t.focused();this.was.had&&!(t.root.
contains(e)&&e?.getClientRects().length)&&t.root.focus({preventScroll:!0})}arrive(){let{table:t,lesson:e,question:o,frame:n}=this.stage,{root:r}=t,{stood:a,judged:i}=this.
was;if(o?.result||jt(r,e.draft),!a)return Nt(r,t.signal);let l=u=>r.querySelector(u),c=l(".bl-st-text");if(a!==this.stood){Ss(c),c&&(c.scrollTop=Z(c).scrollTop=
0);let u=l(".bl-st-text [data-k=title]");t.keys&&(u?.getClientRects().length?u:r).focus({preventScroll:!0})}else if(i!==this.judged&&n.by===t.link.client){o?.result?
l(".bl-headline")?.focus({preventScroll:!0}):vs(l(".bl-number input, .bl-options input:checked")??l(".bl-options input"));let u=l(".bl-st-note");if(c&&o?.result&&
u){let b=Z(c);b.scrollTop+=u.getBoundingClientRect().top-b.getBoundingClientRect().top-72}}}};import{copied as Es}from"./board.js";import{h as W}from"./common.js";import{artStyle as Hs}from"./table.js";import{tableOf as $s}from"./table.js";import{commit as Ls}from"./question.js";
import{ASKING as Ts}from"./question.js";import{asks as Os,deed as qs,lighting as Ps}from"./question.js";import{questionOf as As,reveals as Rs}from"./question.js";var Ms=s=>Number(s.getAttribute("data-at")),yt=class{constructor(t){this.position=new et(this);this.presenter=new J(this);this.hands=new U(this);this.fitting=new Q(
this);this.shortcuts=new tt(this);this.table=t,this.draft=new F(t)}get frame(){return this.table.frame}get local(){return this.table.local}get words(){return this.
table.words}get lesson(){return this.frame.stage}get question(){return As(this.frame)}get places(){return this.frame.board?.says??{}}get isPlaying(){let t=this.
question;return this.lesson.kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.parts.includes("actions")}get isWatched(){return!this.question&&this.frame.parts.
includes("timeline")}get lit(){let{frame:t,lesson:e,presenter:o,question:n,table:r}=this,a=".bl-st-main";return o.isOn?`.bl-st-cue[data-do="${n&&!Rs(n)?"show":"\
onward"}"]`:n&&!n.result?Os(t,r.root)||a:e.main.quiet?qs(t):e.main.do?a:'[data-do="anew"]'}layout(){let{position:t,presenter:e,hands:o,fitting:n,shortcuts:r,draft:a}=this,
i=Ps(()=>this.lit);return{panels:[this.steps(),Pt,a,e,o,...Ts,i,n,t,r],content:()=>this.content(),holdsFocus:!0,keepsView:!0}}content(){let{frame:t,local:e,words:o,
lesson:n,presenter:r,table:a}=this;return a.root.classList.add("bl-lesson"),e.below=!r.isAlone&&!r.isOn,[Hs(t),o.gallery?.style&&W("style#pieces",{},o.gallery.style),
W("div.bl-st#st",{class:[`bl-st-is-${n.kind}`,v(this)&&"bl-st-across",r.isAlone&&"bl-st-alone",r.isOn&&"bl-st-present",!r.isAlone&&!r.isOn&&!this.isPlaying&&!this.
isWatched&&"bl-st-flows"].filter(Boolean).join(" ")},St(this),vt(this),W("div.bl-st-above#above",{},e.help&&this.shortcuts.list(),...a.above()),W("div.bl-st-bod\
y#stbody",{},te(this),W("div.bl-st-side#side",{},Ft(this),Vt(this))),r.isOn&&r.cues(),r.over()),Es(e,o)]}steps(){let t=e=>()=>this.table.ask(e);return{key:"step\
s",on:{main:()=>this.main(),go:(e,o)=>{o.getAttribute("aria-disabled")!=="true"&&e.ask("go",{at:Ms(o)})},answer:()=>(this.draft.drop(),!1),challenge:(e,o)=>e.ask(
"challenge",{key:o.getAttribute("data-pick")??""}),practise:(e,o)=>e.ask("practise",{key:o.getAttribute("data-pick")??""}),...Object.fromEntries(["anew","python",
"solution","best","again"].map(e=>[e,t(e)]))},marks({root:e,over:o}){for(let n of e.querySelectorAll(".bl-st-name"))n.classList.toggle("bl-over",n.getAttribute(
"data-name")===o?.place)},onOver(e,o){let n=o?.target.closest?.("[data-name]")?.getAttribute("data-name");n&&(e.over={line:void 0,place:n},e.marks())}}}main(){let{
table:t,lesson:e}=this,{do:o,at:n,key:r}=e.main;if(o==="answer")return this.draft.drop(),Ls(t);if(o==="again")return t.ask("pick",{key:"again:"});if(o==="open"||
o==="pick"||o==="challenge")return t.ask(o,{key:r});o==="go"&&t.ask("go",{at:n})}},Bs=$s(s=>new yt(s).layout());export{F as DraftKeeper,Q as Fitting,U as Hands,J as Presenter,tt as Shortcuts,yt as Stage,et as StepPosition,Nt as arrive,C as beside,Lt as challenges,jt as choose,
Bs as default,lt as drafted,Dt as facing,te as figure,It as fitIn,Vt as foot,wt as goals,qt as handIn,Pt as handingIn,v as isAcross,Y as isBroad,O as isNarrow,_ as isSmall,
at as leave,St as lessonHead,xt as line,vt as map,B as named,ee as narrowBoard,$t as ofAll,Ht as ofRule,dt as play,K as prose,At as reached,V as readsHints,Rt as result,
j as round,ft as said,Z as scrolling,ut as stageHints,Ft as stepText,ht as turnsInBar,Ut as watch};

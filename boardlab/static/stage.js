import{button as le,h as d}from"./common.js";import{icon as ce}from"./common.js";import{stars as de}from"./table.js";var M=(s,t)=>s.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).
map((e,o)=>o%2&&t[e]?d("span.bl-st-name",{"data-name":e},e):e),R=(s,t={})=>s.map((e,o)=>{if(typeof e=="string")return M(e,t);let{kind:n,text:r,rule:a,title:i}=e;
return a?d("span.bl-rule.bl-st-rule",{role:"button",tabindex:0,"data-k":`rule ${o}`,"data-do":"rule","data-rule":a,"data-title":i},r):d(n==="strong"?"b":n==="sl\
anted"?"em":"code",{},r)}),D=(s,t)=>s.map(({kind:e,spans:o=[],items:n=[],head:r=[],rows:a=[]},i)=>{let l={"data-k":`block ${i}`};return e==="list"||e==="numbers"?
d(e==="list"?"ul.bl-st-list":"ol.bl-st-list",l,n.map(c=>d("li",{},R(c,t)))):e==="quote"?d("p.bl-st-quote",l,R(o)):e!=="table"?d("p.bl-st-lead",l,R(o,t)):d("tabl\
e.bl-st-table",l,r.some(c=>c.length)&&d("thead",{},d("tr",{},r.map(c=>d("th",{scope:"col"},R(c))))),d("tbody",{},a.map(c=>d("tr",{},c.map(h=>d("td",{},R(h)))))))}),
B=({title:s,lines:t,head:e,rows:o},n)=>d("section.bl-st-told",{"data-k":`told ${n}`},s&&d("b",{},s),t.length>0&&(t.length===1?d("p",{},t[0]):d("ul.bl-st-list",{},
t.map(r=>d("li",{},r)))),o.length>0&&d("table.bl-st-table",{},e.length>0&&d("thead",{},d("tr",{},e.map(r=>d("th",{scope:"col"},r)))),d("tbody",{},o.map(r=>d("tr",
{},r.map(a=>d("td",{class:/^[\d.,%−-]+$/.test(a)?"bl-st-num":null},a))))))),yt=({goals:s,outcome:t,words:e},o)=>[d("ul.bl-st-goals#goals",{"aria-label":e.goals},
s.map(({says:n,done:r},a)=>d("li",{class:r?"bl-done":null,"data-k":`goal ${a}`},d("i",{},r&&ce(o,"accept")),d("span",{},d("span.bl-unseen",{},r?e.goal_done:e.goal_open,
" "),n)))),d("p.bl-st-outcome#outcome",{class:t?.counts&&"bl-counts"},t&&t.stars>=0&&d("span",{role:"img","aria-label":t.signs},de(t.stars)),t?.says,t?.says&&t.
ask&&" ",t?.ask&&le({class:"bl-st-link","data-do":"solution"},t.ask))],kt=s=>d("ol.bl-st-line#line",{tabindex:0},s.map((t,e)=>d("li",{"data-k":`deed ${e}`},t)));import{button as C,h as f}from"./common.js";import{icon as pe}from"./common.js";import{tools as ue}from"./table.js";var he=20;function wt({frame:s,local:t,words:e,
lesson:o}){return f("header.bl-st-head#lessonhead",{},f("span.bl-st-game",{},o.game),f("h2",{},o.lesson),f("div.bl-st-tools",{},o.left.length>0&&f("span.bl-st-l\
eft",{},o.left[0],f("b",{},o.left[1]),o.left[2]),f("div.bl-seg",{role:"group","aria-label":e.language},s.languages.map(({key:n,label:r})=>C({"data-do":"language",
"data-pick":n,lang:n,"aria-pressed":String(n===s.lang)},r))),C({class:"bl-st-begin","data-do":"present"},o.present.button),ue(s,t,e)))}function xt({words:s,lesson:t}){
let e=t.of>he,o=(n,r,a)=>C({class:"bl-st-step","data-do":"go","data-at":Math.max(0,Math.min(t.of-1,r)),"data-k":`step ${n}`,"aria-label":a,title:a,"aria-disable\
d":r<0||r>=t.of?"true":null},pe(s,n));return f("nav.bl-st-map#map",{"aria-label":t.words.map},o("back",t.at-1,t.words.back),f("p.bl-st-chap",{},f("b",{},t.chapter),
f("span.bl-st-where",{},t.where),f("span.bl-st-short",{"aria-hidden":"true"},t.short)),f("ol.bl-st-dots",{},t.map.map(({label:n,steps:r},a)=>{let i=r.some(({at:c})=>c===
t.at),l=r.every(({state:c})=>c!=="open");return f("li",{class:i?"bl-st-here":e?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${a}`},C({class:l?"bl-st-das\
h bl-done":"bl-st-dash","data-do":"go","data-at":r[0].at,"data-k":`to ${a}`,tabindex:-1,"aria-label":n,title:n},f("i",{})),f("ol",{"aria-label":n},r.map(c=>me(c,
t.at))))})),o("on",t.at+1,t.words.on))}var me=({at:s,kind:t,state:e,says:o},n)=>f("li",{"data-k":`dot ${s}`},C({class:`bl-st-dot bl-dot-${t} bl-${e}`,"data-do":"\
go","data-at":s,"data-k":`dot ${s}`,"aria-label":o,title:o,tabindex:s===n?0:-1,"aria-current":s===n?"step":null},f("i",{})));import{button as St,h as H}from"./common.js";import{stars as fe}from"./table.js";var ot=(s,t,e,o="")=>St({class:e,"data-do":"practise","data-pick":s,"data-k":`p\
ractise ${s}`,"aria-label":o&&`${t}: ${o}`},t);function vt({practice:s},t,e){return s.rules[t]&&ot(t,s.rules[t],"bl-st-link bl-st-practise",e)}function Et({practice:s}){
return s.topic&&H("p",{},ot(s.topic,s.all,"bl-st-second bl-st-practise"))}var nt=({practice:s})=>s.back&&ot("",s.back,"bl-st-link"),$t=({challenges:{title:s,rows:t}})=>t.
length>0&&H("section.bl-st-tasks#tasks",{"aria-label":s},H("h4",{},s),H("ul",{},t.map(({id:e,title:o,stars:n,signs:r})=>H("li",{"data-k":e},St({class:"bl-st-tas\
k","data-do":"challenge","data-pick":e,"data-k":e},H("span",{},o),H("span",{role:"img","aria-label":r},fe(n)))))));import{button as Ht,h as S,picture as be}from"./common.js";var rt=({root:s})=>s.querySelector(".bl-st-pupil input"),Tt=s=>s.ask("hand_in",{key:rt(s)?.value.trim()??
""});function ge(s){s.local.handing=!s.local.handing,s.draw(),rt(s)?.focus()}function Lt({hand_in:s},{handing:t}){return s.title&&[S("p",{},Ht({class:"bl-st-lin\
k bl-st-practise","data-do":"handing","aria-expanded":String(!!t)},s.title)),t&&[S("p.bl-st-small#handtold",{},s.told),s.code&&S("p.bl-st-handed#handed",{},S("o\
utput",{},s.code)),s.svg&&S("div.bl-st-scan#handqr",{},be(s.svg)),s.code&&S("p.bl-st-small#handaloud",{},s.aloud),S("p.bl-st-pupil#pupilrow",{},S("label",{},s.number,
S("input#pupil",{type:"text",inputmode:"numeric",maxlength:8,autocomplete:"off"})),Ht({class:"bl-st-second","data-do":"hand_in"},s.make))]]}var qt={key:"hand_in",
on:{handing:ge,hand_in:Tt},onKey(s,t){return t.key!=="Enter"||t.isComposing||t.target!==rt(s)?!1:(t.preventDefault(),Tt(s),!0)}};import{button as ye,h as p}from"./common.js";import{icon as ke}from"./common.js";import{ruled as we}from"./common.js";function At(s,t){let{can:e,lines:o,game:n}=s.end;return p("section.bl-st-end#end",{tabindex:0,role:"group","aria-label":e},p("p.bl-st-kick",{},s.lesson),n&&xe(n),
p("h3",{},e),p("ul",{},o.map(({text:r,rule:a,title:i},l)=>p("li",{"data-k":`line ${l}`},ke(t,"accept"),p("div",{},D(r),a&&p("small",{},we({rule:a,title:i})),a&&
vt(s,a,i))))))}function xe(s){let t=(e,o)=>p("tr",{},e.map((n,r)=>p(r&&o==="td"?"td":"th",{scope:o==="td"?"row":"col"},n)));return p(s.by?"section.bl-st-yours.b\
l-st-summed":"section.bl-st-yours",{},p("h3",{},s.title),p("p.bl-st-lead",{},s.says),s.good.length>0&&[p("p.bl-st-small",{},s.good_title),p("ul.bl-st-good",{},s.
good.map(e=>p("li",{},e)))],s.rows.length>0&&p("table",{"aria-label":s.by||s.title},p("thead",{},t([s.by,...s.head],"th")),p("tbody",{},s.rows.map(e=>t(e,"td")))),
s.next&&[p("p.bl-st-small",{},s.next_title),p("p.bl-st-lead",{},s.next)])}function Ot(s,t){let{title:e,rows:o,left:n,met:r,met_title:a,game:i}=s.end;return[p("h\
3#title",{tabindex:-1},e),p("dl.bl-st-sums",{},o.map(([l,c,h])=>p("div",{},p("dt",{},l),p("dd",{},p("b",{},c),` ${h}`)))),n&&p("p.bl-st-small",{},n),r.length>0&&
p("section.bl-st-met",{},p("p.bl-st-small",{},a),p("ul",{},r.map(l=>p("li",{},l)))),Et(s),$t(s),Lt(s,t),p("p.bl-st-small",{},ye({class:i?"bl-st-second":"bl-st-l\
ink","data-do":"anew"},s.anew))]}var Se=[150,400,800,1500],Pt=.5,ve=["pointerdown","wheel","touchstart","keydown"],Mt=".jp-Notebook, .jp-WindowedPanel-outer",Ee=460,$e=24;function Bt(s,t){if(!globalThis.
ResizeObserver)return;let e=null,o=0,n=new ResizeObserver(r);n.observe(s),t.addEventListener("abort",()=>n.disconnect());function r(){let a=s.closest(Mt);if(a!==
e&&(e&&n.unobserve(e),a&&n.observe(a),e=a,o=a?.clientHeight??0,s.style.setProperty("--bl-room",a?Rt(o):"")),!e||e.clientHeight===o||!e.clientHeight)return;let{top:i}=e.
getBoundingClientRect(),l=s.getBoundingClientRect().bottom<=i+o+1;o=e.clientHeight,s.style.setProperty("--bl-room",Rt(o)),l&&s.getBoundingClientRect().bottom>i+
o&&s.scrollIntoView({block:"nearest"})}}var Rt=s=>`${Math.max(Ee,s-$e)}px`;function Ct(s,t){let e=new AbortController,o=s.ownerDocument.defaultView,n=Se.map(a=>setTimeout(
r,a));for(let a of ve)o.addEventListener(a,()=>e.abort(),{capture:!0,passive:!0,signal:e.signal});t.addEventListener("abort",()=>e.abort(),{once:!0}),e.signal.addEventListener(
"abort",()=>n.forEach(clearTimeout));function r(){let a=s.closest(Mt)?.getBoundingClientRect(),{top:i,bottom:l,height:c}=s.getBoundingClientRect();!a||!c||i>=a.
top&&l<=a.bottom||l<a.top-Pt*a.height||i>a.bottom+Pt*a.height||s.scrollIntoView({block:c>a.height?"start":"nearest"})}}var It=s=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...s.querySelectorAll(`${t} input`)].map(e=>e)),at=s=>It(s).map(t=>t.find(({checked:e})=>e)?.dataset.n??
"").join(",");function Nt(s,t){if(!/^\d*,\d*$/.test(t))return;let e=t.split(",");for(let[o,n]of It(s).entries()){let r=n.find(({dataset:a})=>a.n===e[o]);r&&!n.some(
({checked:a})=>a)&&(r.checked=!0)}}var K=class{constructor(t){this.key="draft";this.on={less:()=>this.count(-1),more:()=>this.count(1)};this.table=t}listen({root:t,
signal:e}){let o=(n,r)=>t.addEventListener(n,r,{signal:e});o("input",({target:n})=>n.matches(".bl-number input")&&this.keep(n.value.trim())),o("change",({target:n})=>n.
matches(".bl-options input")&&this.keep(at(t))),e.addEventListener("abort",()=>this.drop())}count(t){let e=this.table.root.querySelector(".bl-number input");e&&
(e.value=String(Math.max(0,(Number.parseInt(e.value.normalize("NFKC"),10)||0)+(e.value?t:t>0?1:0))),this.keep(e.value))}keep(t){let{link:e,local:o,root:n}=this.
table;n.querySelector(".bl-st-foot > .bl-strip-notice")?.remove(),o.notice="",this.drop(),this.typed=setTimeout(()=>e.post({client:e.client,seq:++e.seq,rev:0,do:"\
draft",key:t}),400)}drop(){clearTimeout(this.typed)}};import{cover as Ze}from"./board.js";import{surface as Xe}from"./board.js";import{button as Yt,h as y,picture as Je}from"./common.js";import{tool as Qt}from"./common.js";
import{slots as G}from"./table.js";import{timeline as ts}from"./table.js";import{h as E}from"./common.js";import{TRAYS as Ut}from"./table.js";import{actions as ze,turn as Ge}from"./table.js";import{receipt as Vt}from"./table.js";import{
lying as zt,slots as ut}from"./table.js";import{log as Ye}from"./table.js";import{noticed as Ke}from"./board.js";import{button as V,h as g}from"./common.js";import{turn as Fe}from"./table.js";import{reveals as Ue}from"./question.js";import{button as Ce,h as b}from"./common.js";import{challengePanel as Ie}from"./table.js";import{noticed as He}from"./board.js";import{button as it,h as u}from"./common.js";import{outcome as Te,reveals as Le,tone as qe,workings as Ae}from"./question.js";var Oe=3,F=class{constructor(t){this.key="hands";this.open=!1;this.letter="";this.
anew=!1;this.typed={of:"",counts:{}};this.on={hands:()=>this.start(),vote:()=>(this.stage.table.ask("vote"),this.start()),against:()=>this.stage.table.ask("agai\
nst"),hand:(t,e)=>{let o=e.getAttribute("data-pick")??"",n=Number(e.getAttribute("data-at"));n&&this.count(o,String(Math.max(0,Number(this.counted(o))+n))),this.
pick(o)},counted:()=>this.send(this.field?.value??"")};this.counted=t=>this.typed.counts[t]??"";this.stage=t}get hands(){return this.stage.lesson.hands}get field(){
return this.stage.table.root.querySelector("input.bl-hands-field")}has(t){return!!t&&!!this.hands?.rows.some(e=>e.letter===t)}changing(){let{hands:t,stage:e}=this,
o=`${e.question?.id} ${t?.round}`;o!==this.typed.of&&(this.typed={of:o,counts:Object.fromEntries(t?.rows.map(({letter:n,count:r})=>[n,r])??[])},this.letter="",t?.
counted||(this.open=!1))}start(){this.hands?.by&&(this.open=!0,this.letter||=this.hands.rows[0]?.letter??"",this.anew=!0,this.stage.table.draw(),this.field?.focus())}pick(t){
this.open=!0,this.letter=t,this.anew=!0,this.stage.table.draw()}digit(t){let e=this.anew?"":this.counted(this.letter);this.anew=!1,this.count(this.letter,String(
Number(e+t)).slice(0,Oe))}count(t,e){this.typed.counts[t]=e;let o=Object.entries(this.typed.counts).filter(([,n])=>n);this.send(o.map(n=>n.join(" ")).join(", ")),
this.stage.table.draw()}send(t){Object.assign(this.stage.local,{notice:"",about:""}),this.stage.table.ask("hands",{key:t})}close(){let t=this.open;return this.open=
!1,this.letter="",t&&this.stage.table.draw(),t}};function _t(s){let{lesson:t,local:e,words:o,places:n,hands:r,question:a}=s,{hands:i,present:l}=t;if(!a||!i)return[];
let c=Le(a);return[u("p.bl-st-kick#kick",{},u("span",{},i.counted||(c?"":l.predict))),u("p.bl-st-lead.bl-st-asked#asked",{},M(a.question,n)),c?Me(s):Pe(s,i.rows),
!c&&i.by==="answers"&&r.open&&Re(s),He(e,o)]}function Pe({lesson:s,hands:t,question:e},o){let{present:n}=s;return o.length?u("ol.bl-hands#control",{"data-k":`ha\
nds ${e.id}`},o.map(({letter:r,label:a,head:i})=>[i&&u("li.bl-hands-head",{"data-k":`head ${r}`},i),u("li",{"data-k":`hand ${r}`,class:t.open&&r===t.letter?"bl-\
now":null},u("i",{},r),u("span",{},a),t.open&&s.hands?.by==="letters"&&u("span.bl-count",{role:"group","aria-label":r},jt(r,-1,"−",n.less),u("output",{},t.counted(
r)),jt(r,1,"+",n.more)))])):null}var jt=(s,t,e,o)=>it({"data-do":"hand","data-pick":s,"data-at":t,"aria-label":o.replace("{letter}",s)},e);function Re({lesson:s}){
let{hands:t,present:e}=s;return u("label.bl-hands-typed#typed",{},t?.label,u("input.bl-hands-field#handsfield",{type:"text",autocomplete:"off",maxlength:400,placeholder:t?.
example,value:t?.typed}),it({class:"bl-st-second","data-do":"counted"},e.set))}function Me(s){let{frame:t,local:e,words:o,lesson:n,question:r}=s,{bars:a=[],against:i=""}=n.
hands??{},l=r.result;return u("div.bl-verdict.bl-st-note#note",{class:qe(l)},Te(t,e,o,!1),a.length>0&&u("ol.bl-bars#bars",{},a.map(Be)),Ae(t,e,o),i&&it({class:"\
bl-st-second bl-against","data-do":"against"},u("kbd",{},"M"),` ${i}`))}function Be({letter:s,said:t,head:e,count:o,size:n,before:r,right:a,behind:i},l){let c=(h,k)=>u(
"i",{class:k,style:`width:${h}%`});return[e&&u("li.bl-hands-head",{"data-k":`head ${l}`},e),u("li",{"data-k":`bar ${l}`,class:a?"bl-right":null},s&&u("b.bl-lett\
er",{},s),u("span.bl-said",{},u("b",{},t)," ",i&&u("span.bl-behind",{},i)),o&&u("b.bl-n",{},o),o&&u("span.bl-share",{"aria-hidden":"true"},r>=0&&c(r,"bl-before"),
c(n,"bl-size")))]}import{doing as I,hints as Ne,INPUTS as je,outcome as _e,reveals as ct,tone as Wt}from"./question.js";function Dt(s){let{frame:t,lesson:e,words:o,places:n,presenter:r,
question:a}=s;return b("div.bl-st-text#sttext",{class:a?.result?`${Wt(a.result)} bl-st-judged`:null,role:"group","aria-label":e.words.text},e.kind==="end"?Ot(e,
s.local):r.isOn&&a&&e.hands?[_t(s),s.isPlaying&&lt(s)]:[e.stopped&&b("p.bl-st-stopped#stopped",{},e.stopped," ",Ce({class:"bl-st-link","data-do":"anew"},e.from_start)),
(e.kick||a)&&b("p.bl-st-kick#kick",{},b("span",{},r.isOn&&a?e.present.predict:e.kick),a&&!r.isOn&&b("span",{},a.worth)),e.anew_board&&b("p.bl-st-small#anewboard",
{},e.anew_board),e.title&&b("h3#title",{tabindex:-1},e.title),!(a&&ct(a))&&D(e.text,n),t.challenge&&Ie(t.challenge,!1),e.goals.length>0&&yt(e,o),e.tries&&b("p.b\
l-st-small#tries",{},e.tries),a&&We(s),e.beside.map(B),s.isPlaying&&lt(s),s.isWatched&&!s.isPlaying&&Kt(s),U(s)&&dt(s)])}var U=s=>!v(s)||T(s)||!!s.question?.hints.
rungs.some(({open:t})=>t);function dt(s){let{frame:t,local:e,words:o,presenter:n,question:r}=s;return r&&!n.isOn&&!ct(r)&&Ne(t,e,o,s.isPlaying||r.choices.length+
r.steps.length>4||r.kind==="legal"||U(s)&&r.reasons.length>0&&N(s))}function We(s){let{frame:t,local:e,words:o,places:n,presenter:r,table:a,lesson:i,question:l}=s,
c=["choice","legal","order"].includes(l.kind);return[b("p.bl-st-lead.bl-st-asked#asked",{},M(l.question,n)),T(s)&&j(s),l.result&&b("div.bl-verdict.bl-st-note#no\
te",{class:Wt(l.result)},_e(t,e,o),De(s)),!l.result&&(l.away||i.practice.back)&&b("p.bl-st-ways#leave",{},l.away?I("back",l.back,"bl-st-link"):nt(i)),!l.result&&
c&&b("div.bl-st-control#control",{"data-k":`control ${l.id}`},je[l.kind](r.isOn?{...l,seed:""}:l,`bl ${a.link.client}`,o,t))]}function De({lesson:s,question:t}){
let e=t.result,o=[t.away&&I("back",t.back,"bl-st-link"),nt(s),e.may_tell&&I("tell",t.tell,"bl-st-link"),e.fresh&&!t.away&&!s.practice.back&&(e.told||e.solved)&&
I("fresh",t.fresh,"bl-st-link"),ct(t)&&I("again",t.again,"bl-st-link")].filter(Boolean);return o.length>0&&b("p.bl-st-ways",{},o)}var pt=s=>v(s)&&s.isPlaying&&!T(s)&&!s.frame.turn.over;function Ft(s){let{frame:t,local:e,words:o,lesson:n,presenter:r,question:a}=s,{main:i,following:l}=n;if(r.
isOn)return g("div.bl-st-foot#foot",{});let c=a&&!Ue(a)?Ve(s):g("p.bl-st-next",{},l.label&&g("span",{},l.label),g("b",{},l.title??"")),h=s.isPlaying&&V({class:"\
bl-st-second","data-do":"undo",hidden:!t.time.can_undo},o.undo);return g("div.bl-st-foot#foot",{},e.below&&Ke(e,o),pt(s)&&Fe(t,o),!U(s)&&dt(s),c,h,i.do&&V({class:"\
bl-st-main","data-do":"main","data-k":"main"},i.label))}function Ve({table:s,lesson:t,question:e}){let{words:o,draft:n,key:r}=t,a=`n${s.link.client}`;return e.result?
g("p.bl-st-next",{},e.result.given&&g("span",{},e.state)):e.kind!=="number"?g("p.bl-st-next",{},g("span",{},e.kind==="cells"?e.picked:o.unchecked)):g("div.bl-nu\
mber.bl-st-number",{"data-k":`number ${r} ${e.id}`},g("label",{for:a},o.predict),g("div",{},V({"data-do":"less","aria-label":o.fewer},"−"),g("input#number",{id:a,
type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"?",value:n}),V({"data-do":"more","aria-label":o.more},"+")))}var Gt=5,Qe=180;function lt(s){let{frame:t,local:e,words:o,lesson:n,question:r}=s,a=w=>!r&&t.parts.includes(w),i=zt(t,"costs").some(({items:w})=>w?.some(({row:$})=>$)),
l=ut("costs",t,o),c=ze(t,o,i&&l),h=!pt(s)&&Ge(t,o),k=!r&&n.outcome?.line||[],L=n.kind==="opening"&&!a("log");return E("div.bl-st-deeds#play",{},L?[h,c,a("receip\
t")&&Vt(t,e,o)]:[h,ut("seats",t,o,w=>!Ut.has(w.kind)),E("div.bl-st-may#may",{},c,!i&&!zt(t,"ask").length&&l),ut("seats",t,o,w=>Ut.has(w.kind)),a("receipt")&&Vt(
t,e,o),(a("log")||k.length>0)&&E("div.bl-st-happened#happened",{},k.length?kt(k):!z(s)&&ht(s)||Ye(t,o))])}var Kt=({frame:s})=>E("div.bl-st-deeds#watch",{},s.log[0]&&
s.time.ply>0&&E("p.bl-st-said#said",{},s.log[0].text));function ht(s){let{news:t}=s.frame;if(s.question||!t?.says.length)return!1;let e=t.says.slice(z(s)?-Gt:1-
Gt);for(;e.length>1&&e.join("").length>Qe;)e.shift();let o=a=>E("div",{},a),n=t.all.length||e.length===t.says.length?t.all:t.says,r=n.length>0&&E("details",{},E(
"summary",{},s.words.all_moves),n.map(o));return E("div.bl-st-said#said",{},e.map(o),r)}var mt=2,es=600,ss=8,os=880,Zt=/viewBox="([^"]*)"/;function ft(s){let[,,t,e]=(s.match(Zt)?.[1]??"0 0 1 1").split(" ").map(Number);return t/e}var T=({table:s})=>s.
root.clientWidth<es,N=({table:s})=>s.root.clientWidth<os;function v(s){let{frame:t,lesson:e}=s;if(e.kind==="end"||s.isPlaying&&!N(s))return!1;let o=e.figure.find(
n=>n.alone);return o?o.svg?ft(o.svg)>mt:o.table.rows.length<=ss:!e.figure.length&&ft(t.board?.svg??"")>mt}var z=s=>!T(s)&&ft(s.frame.board?.svg??"")>mt;function Xt(s){
let{frame:t,local:e,words:o,lesson:n,table:r,question:a}=s,i=n.kind==="end"||n.figure.some(h=>h.alone);if(i&&Object.assign(e,{svg:"",grid:void 0}),n.kind==="end")
return y("div.bl-st-fig#fig",{},At(n,o));let l=n.figure.map(ns),c=i?null:t.cover?Ze(t,o):Xe(t,r.area,e,o,!t.board?.alone&&G("board",t,o));return y("div.bl-st-fi\
g#fig",{},y("div.bl-st-draw#draw",{class:l.length&&!i?`bl-st-two bl-st-${n.figure[0]?.kind}s`:null},c,l),s.isPlaying&&z(s)&&ht(s),(s.isPlaying||a?.kind==="turn"&&
!v(s))&&G("hand",t,o),!T(s)&&j(s),s.isWatched&&ts(t,e,o),rs(s))}function j(s){let{frame:t,words:e}=s;return N(s)&&t.board?.alone&&y("div.bl-st-round#round",{},G(
"seats",t,e),G("hand",t,e))}function ns({kind:s,label:t,svg:e,table:o},n){let r=e&&Je(e);return y("figure.bl-st-figure",{"data-k":`figure ${s} ${n} ${t}`,class:`\
bl-st-${s}`,"aria-label":t||null},r||B({...o,title:t},n),r&&o.rows?.length>0&&y("div.bl-unseen",{},B(o,n)))}function rs({frame:s,words:t,lesson:e}){return y("di\
v.bl-st-cap#cap",{class:s.views.length>2&&e.part?"bl-st-full":null},s.views.length>1&&y("div.bl-seg",{role:"group","aria-label":t.view},s.views.map(({key:o,label:n})=>Yt(
{"data-do":"view","data-pick":o,"aria-pressed":String(o===s.view)},n))),s.turns&&s.views.length>1&&Qt(t,"turn",t.turn_board,{"data-do":"turn","data-at":1}),e.part&&
Qt(t,"part",e.part,{"data-do":"whole"}),Yt({class:"bl-st-py","data-do":"python","aria-label":e.words.python,"aria-expanded":String(e.code!==null)},y("span",{"ar\
ia-hidden":"true"},"</>"),y("span.bl-st-pyname",{},e.words.python)),e.code!==null&&y("pre.bl-st-code#code",{tabindex:0,"aria-label":e.words.python},y("code",{},
e.code)))}function Jt(s){let{board:t}=s.frame,e=s.table.root.querySelector(".bl-surface > svg"),o=e?.querySelector('[data-layer="panel"]'),[,n]=t?.svg.match(Zt)??
[];if(!t?.alone||!e||!o||!n)return;let r=N(s)?t.alone.join(" "):n,[,,a,i]=r.split(" ");for(let[l,c]of Object.entries({viewBox:r,width:a,height:i}))e.setAttribute(
l,c);o.style.display=r===n?"":"none"}import{fadeBelow as as}from"./table.js";import{lying as is}from"./table.js";var ls=Array.from({length:25},(s,t)=>144-6*t),cs=24,ds=[[48,3]],ps=[[144,6],[96,6],[60,6]],A=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],te=["bl-f\
1","bl-f2","bl-f3","bl-f4","bl-f5","bl-f6","bl-f7","bl-f8"],Y=class{constructor(t){this.key="fitting";this.tight={of:"",degrees:0};this.tells=!1;this.room=0;this.
hand=0;this.stage=t}after(){this.fit()}resized(){let{stage:t}=this,{root:e}=t.table,o=n=>!!e.querySelector(n);o(".bl-st")&&(o(".bl-st-across")!==v(t)||o(".bl-st\
-round")!==!!j(t))&&t.table.draw(),this.fit()}fit(){let{frame:t,table:e,position:o,presenter:n,hands:r}=this.stage,{root:a}=e;Jt(this.stage);let i=a.querySelector(
".bl-st-text"),l=i?.closest(".bl-st");if(!i||!l)return;let c=n.isOn?`${r.open} ${t.lang} ${n.shown}`:"",h=`${o.judged} ${a.clientWidth} ${l.clientHeight} ${c}`,
[k,L]=n.isOn?[l,te]:[i,A];n.isOn||l.classList.remove(...te);let w=this.tight.of===h,$=w?this.tight.degrees:0,tt=!w;tt&&(this.room=this.hand=0),k.classList.remove(
...L.slice($)),k.classList.add(...L.slice(0,$));let W=i.querySelector(".bl-st-line"),x=i.querySelector(".bl-st-may");if(x){x.style.minHeight="";for(let st of[x,
x.parentElement])st?.classList.remove(...A)}this.holdHand(a);let et=w&&(W||t.pick?.path.length&&!is(t,"ask").length),P=()=>et||i.scrollHeight<=i.clientHeight+1;
x&&!tt&&!et&&k===i&&this.room&&(ee(x,$,()=>P()&&x.offsetHeight<=this.room)||ee(x.parentElement,$,P));let q=$;for(;q<L.length&&!P();)k.classList.add(L[q++]);if(x&&
tt&&k===i&&!t.turn.over){let st=t.groups.flatMap(({rows:ie})=>ie).length<2;q=us(i,x,q,st?ps:ds,P)}this.tight={of:h,degrees:q},this.hold(x,q===$,P);let gt=et&&(W?
!this.tells&&W:i.querySelector(".bl-choices"));this.tells=!!W,gt&&(i.scrollTop+=Math.max(0,gt.getBoundingClientRect().bottom-i.getBoundingClientRect().bottom+6)),
e.placeCallout(),as(a)}hold(t,e,o){let{frame:n}=this.stage;if(e||(this.room=0),!t||n.turn.over)return;let r=t.offsetHeight,a=i=>(t.style.minHeight=`${i}px`,o());
if(this.room){n.pick?.path.length||(this.room=Math.max(this.room,r));let i=t.closest(".bl-st-text");a(this.room)||a(Math.max(r,this.room-(i.scrollHeight-i.clientHeight)))}else
this.room=r+(ls.find(i=>a(r+i+cs))??0),a(this.room)}holdHand(t){let e=t.querySelector(".bl-st-draw"),o=t.querySelector(".bl-st-fig > .bl-hand");e&&(e.style.marginBottom=
"",o?(o.style.minHeight="",this.hand=Math.max(this.hand,o.offsetHeight),o.style.minHeight=`${this.hand}px`):this.hand&&!this.stage.frame.cover&&(e.style.marginBottom=
`${this.hand}px`))}};function ee(s,t,e){for(let o of["",...A.slice(t)])if(o&&s.classList.add(o),e())return!0;return s.classList.remove(...A),!1}function us(s,t,e,o,n){
for(let[r,a]of o){for(let i=e;i<=a;i++){s.classList.add(...A.slice(0,i)),t.style.minHeight="",t.style.minHeight=`${t.offsetHeight+r}px`;let l=n();if(t.style.minHeight=
"",l)return i}s.classList.remove(...A.slice(e))}return e}import{button as Q,h as m,picture as hs}from"./common.js";import{letterOf as se}from"./common.js";import{choice as oe,choose as ms}from"./help.js";import{reveals as fs}from"./question.js";
var bs="https://",ne={ArrowLeft:-1,PageUp:-1,ArrowRight:1,PageDown:1},re={ArrowUp:-1,ArrowDown:1},gs='input[type="text"], select, textarea',Z=class{constructor(t){
this.key="presenter";this.isOn=!1;this.isAlone=!1;this.heard=!1;this.lists=!1;this.on={alone:()=>this.alone(),present:()=>this.present(),onward:()=>this.go(1),show:()=>this.
show(),keys:()=>this.list(),phone:()=>this.phone(!this.stage.lesson.phone),site:()=>this.name(),heard:()=>this.hear()};this.stage=t}listen(){let{root:t,signal:e}=this.
stage.table;addEventListener("keydown",o=>{t.contains(o.target)||!(this.isOn||this.begins(o))||this.stage.shortcuts.takes(o)&&(o.preventDefault(),o.stopImmediatePropagation())},
{signal:e,capture:!0})}begins(t){let{table:e}=this.stage;return t.target===document.body&&se(t)==="P"&&!!document.getElementById("lesson")?.contains(e.root)}get shown(){
let{hands:t}=this.stage.lesson;return t?`${t.rows.length} ${t.bars.length}`:""}alone(){this.isAlone=!this.isAlone,this.stage.table.draw()}present(){let{table:t,
hands:e}=this.stage;this.isOn=!this.isOn,this.isAlone=this.lists=e.open=!1,t.ask("present",{at:Number(this.isOn)}),t.enlarge(this.isOn),t.root.focus({preventScroll:!0})}go(t){
let{table:e,lesson:o,hands:n}=this.stage;if(n.close(),t<0&&o.hands?.away)return e.ask("against");let{plan:r}=o;if(r){let i=r.at+t;i>=0&&i<r.of&&e.ask("plan",{at:i});
return}let a=o.at+t;a>=0&&a<o.of&&e.ask("go",{at:a})}scroll(t){let e=this.stage.table.root.querySelector(".bl-st-text");e?.scrollBy({top:t*e.clientHeight/2})}show(){
this.stage.hands.close(),this.stage.question&&this.stage.table.ask("show")}hear(){this.heard=!0,this.stage.table.draw()}list(){this.lists=!this.lists,this.stage.
table.draw()}phone(t){this.stage.table.ask("phone",{at:Number(t),key:oe("site")})}name(){let t=this.stage.table.root.querySelector("#site-address, .bl-site");ms(
"site",t?.value.trim()??""),this.phone(!0)}takes(t){let{stage:e}=this,{table:o,hands:n,lesson:r}=e,a=t.target,i=a.matches?.(gs);if(t.key==="Escape")this.leave(i);else if(t.
key==="Enter"&&i)a.matches(".bl-site")?this.name():n.send(n.field?.value??"");else{if(i)return!1;if(t.key==="Enter"){if(a.matches?.("button"))return!1;n.close()}else if(t.
code in ne)this.go(ne[t.code]);else if(t.code in re)this.scroll(re[t.code]);else if(t.code==="Space")this.show();else if(t.key==="?")this.list();else if(t.key===
".")this.alone();else if(/^(Digit|Numpad)\d$/.test(t.code)&&n.letter)n.digit(Number(t.code.at(-1)));else if(t.key==="Backspace"&&n.letter)n.count(n.letter,"");else{
let l=se(t);if(n.has(l)&&r.hands?.by==="letters")n.pick(l);else return this.does({U:()=>n.start(),V:()=>(o.ask("vote"),n.start()),M:()=>o.ask("against"),Q:()=>this.
phone(!r.phone),B:()=>this.alone(),P:()=>this.present(),L:()=>e.shortcuts.tongue()}[l])}}return!0}does(t){return t?.(),!!t}leave(t){let{table:e,hands:o,lesson:n}=this.
stage;t&&e.root.focus({preventScroll:!0}),!(o.close()||t)&&(this.lists?this.list():n.plan?.problems.length&&!this.heard?this.hear():n.phone?this.phone(!1):this.
isAlone?this.alone():this.present())}cues(){let{lesson:t,question:e}=this.stage,{present:o,hands:n}=t,r=(i,l,c)=>Q({class:"bl-st-cue","data-do":c},m("kbd",{},i),
` ${l}`),a=e&&fs(e);return m("div.bl-st-cues#cues",{},m("b",{},`${t.game}, ${t.lesson}`),m("span",{},t.plan?.where??(t.kick||t.where)),n?.by&&(a?r("V",o.vote,"v\
ote"):r("U",o.hands,"hands")),e&&r("Space",a?o.hide:o.reveal,"show"),r("→",o.on,"onward"),r("Q",o.phone,"phone"),r("?",o.help,"keys"),r("Esc",o.leave,"present"))}over(){
if(!this.isOn)return null;if(this.lists)return this.keys();let{lesson:t}=this.stage,{present:e,phone:o,plan:n}=t;return n?.problems.length&&!this.heard&&!o?m("s\
ection.bl-phone#problems",{role:"alert"},n.problems.map(r=>m("p",{},r)),Q({class:"bl-st-cue","data-do":"heard"},m("kbd",{},"Esc"),` ${e.close}`)):o?m("section.b\
l-phone#phone",{role:"group","aria-label":o.says},o.svg?hs(o.svg):null,m("p",{},m("b",{},o.says),o.link&&m("small",{},o.link.split("#")[0])),o.why&&m("p",{},o.why),
!o.svg&&m("label",{},e.address,m("input.bl-site#site",{type:"text",value:oe("site"),placeholder:bs,maxlength:200}),Q({class:"bl-st-second","data-do":"site"},e.set)),
Q({class:"bl-st-cue","data-do":"phone"},m("kbd",{},"Esc"),` ${e.close}`)):null}keys(){let{present:t}=this.stage.lesson,e=[["→ PgDn",t.on],["← PgUp",t.back],
["Space",`${t.reveal} / ${t.hide}`],["U",t.hands],["A – F 1 2",t.letters],["V",t.vote],["M",t.against],["Q",t.phone],[".",t.board],["L",t.tongue],["Esc",t.leave]];
return m("section.bl-keys#presentkeys",{role:"group","aria-label":t.help},m("dl",{},e.map(([o,n])=>m("div",{},m("dt",{},o.split(" ").map(r=>r==="–"?" – ":m(
"kbd",{},r))),m("dd",{},n)))))}};import{h as O}from"./common.js";import{letterOf as ys}from"./common.js";import{enter as ks,reveals as ae}from"./question.js";var X=class{constructor(t){this.key="shortcuts";this.meantHint="";this.stage=t}listen(){let{root:t,signal:e}=this.
stage.table;t.addEventListener("keydown",o=>this.takes(o)&&(o.preventDefault(),o.stopPropagation(),o.stopImmediatePropagation()),{signal:e,capture:!0})}list(){let{
lesson:t,words:e}=this.stage;return O("section.bl-help#stagekeys",{role:"group","aria-label":e.help},O("dl",{},t.keys.map(([o,n])=>O("div",{},O("dt",{},o.split(
" ").map(r=>O("kbd",{},r))),O("dd",{},n)))))}takes(t){let{stage:e}=this,{table:o,presenter:n}=e;if(t.metaKey||t.altKey||t.ctrlKey||t.isComposing)return!1;if(o.byKeys(
!0),n.isOn)return n.takes(t);let r=t.target,a=r.matches('input[type="text"], select, textarea'),i=r.getAttribute("role")==="gridcell";if(t.key==="Enter")return i||
r.matches("button:not(.bl-st-main), a, .bl-st-pupil input")?!1:(r.matches('[role="button"]')?o.act(r,t):e.main(),!0);if(t.key==="Escape"&&a)return o.root.focus(
{preventScroll:!0}),!0;if(a)return!1;let l={ArrowLeft:-1,ArrowRight:1}[t.key];if(l&&!i)return this.arrow(l,r);if(/^(Digit|Numpad)\d$/.test(t.code)&&!i)return this.
digit(Number(t.code.at(-1))-1);let c=ys(t);if((!o.local.letters||c!=="H"&&this.meantHint)&&(this.meantHint=""),!o.local.letters)return!1;let h={P:!i&&(()=>n.present()),
H:()=>this.hint(),B:()=>n.alone(),L:()=>this.tongue(),U:!i&&(()=>o.ask("undo"))}[c];return h?(h(),!0):!1}arrow(t,e){let{table:o,lesson:n}=this.stage;if(e.matches(
'input[type="radio"]')||e.closest('.bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg'))return!1;if(e.closest(".bl-ways"))return o.ask(t>0?"redo":"undo"),
!0;let r=e.closest(".bl-st-dots");if(r){let i=[...r.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(c=>c.getClientRects().length);return i[Math.max(0,Math.min(
i.length-1,i.indexOf(e)+t))]?.focus(),!0}let a=n.at+t;return a>=0&&a<n.of&&o.ask("go",{at:a}),!0}digit(t){let{table:e,draft:o,question:n}=this.stage,{root:r}=e,
a=r.querySelector(".bl-number input");ks(a);let i=[...r.querySelectorAll(".bl-options input")],c=(n&&ae(n)?[...r.querySelectorAll(".bl-rline")]:[])[t];return i[t]?
(i[t].checked=!0,i[t].focus(),o.keep(at(r))):c&&c.click(),!!(i[t]||c)}hint(){let{table:t,lesson:e,question:o}=this.stage,n=o?.hints.rungs.find(({open:r,may:a})=>!r&&
a);!n||o.result&&ae(o)||(this.meantHint===n.key?(this.meantHint="",t.ask("pick",{key:`hint:${n.key}`})):(this.meantHint=n.key,t.speak(e.words.sure_hint.replace(
"{label}",n.label).replace("{price}",n.price))))}tongue(){let{table:t,frame:e}=this.stage,o=e.languages.find(({key:n})=>n!==e.lang);o&&t.ask("language",{key:o.key})}};import{fade as ws}from"./help.js";import{enter as xs}from"./question.js";var J=class{constructor(t){this.key="position";this.stood="";this.judged="";this.was={stood:"",judged:"",had:!1};this.stage=
t}get shown(){let{lesson:t,frame:e}=this.stage;return`${t.id} ${t.key} ${e.challenge?.id??""}`}listen(){Bt(this.stage.table.root,this.stage.table.signal)}before(){
let{table:t,local:e,question:o}=this.stage,{stood:n,judged:r,shown:a}=this;this.was={stood:n,judged:r,had:t.root.contains(t.focused())},n!==a&&(e.notice=e.about=
""),this.stood=a,this.judged=`${a} ${o?.id??""} ${o?.result?"result":"asked"}`}after(){this.arrive();let{table:t}=this.stage,e=t.focused();this.was.had&&!(t.root.
contains(e)&&e?.getClientRects().length)&&t.root.focus({preventScroll:!0})}arrive(){let{table:t,lesson:e,question:o,frame:n}=this.stage,{root:r}=t,{stood:a,judged:i}=this.
was;if(o?.result||Nt(r,e.draft),!a)return Ct(r,t.signal);let l=h=>r.querySelector(h),c=l(".bl-st-text");if(a!==this.stood){ws(c),c&&(c.scrollTop=0);let h=l(".bl\
-st-text [data-k=title]");t.keys&&(h?.getClientRects().length?h:r).focus({preventScroll:!0})}else i!==this.judged&&n.by===t.link.client&&(o?.result?l(".bl-headl\
ine")?.focus({preventScroll:!0}):xs(l(".bl-number input, .bl-options input:checked")??l(".bl-options input")),c&&o?.result&&(c.scrollTop=Math.max(0,(l(".bl-st-n\
ote")?.offsetTop??0)-c.offsetTop-72)))}};import{copied as Ss}from"./board.js";import{h as _}from"./common.js";import{artStyle as vs}from"./table.js";import{tableOf as Es}from"./table.js";import{commit as $s}from"./question.js";
import{ASKING as Hs}from"./question.js";import{asks as Ts,deed as Ls,lighting as qs}from"./question.js";import{questionOf as As,reveals as Os}from"./question.js";var Ps=s=>Number(s.getAttribute("data-at")),bt=class{constructor(t){this.position=new J(this);this.presenter=new Z(this);this.hands=new F(this);this.fitting=new Y(
this);this.shortcuts=new X(this);this.table=t,this.draft=new K(t)}get frame(){return this.table.frame}get local(){return this.table.local}get words(){return this.
table.words}get lesson(){return this.frame.stage}get question(){return As(this.frame)}get places(){return this.frame.board?.says??{}}get isPlaying(){let t=this.
question;return this.lesson.kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.parts.includes("actions")}get isWatched(){return!this.question&&this.frame.parts.
includes("timeline")}get lit(){let{frame:t,lesson:e,presenter:o,question:n,table:r}=this,a=".bl-st-main";return o.isOn?`.bl-st-cue[data-do="${n&&!Os(n)?"show":"\
onward"}"]`:n&&!n.result?Ts(t,r.root)||a:e.main.quiet?Ls(t):e.main.do?a:'[data-do="anew"]'}layout(){let{position:t,presenter:e,hands:o,fitting:n,shortcuts:r,draft:a}=this,
i=qs(()=>this.lit);return{panels:[this.steps(),qt,a,e,o,...Hs,i,n,t,r],content:()=>this.content(),holdsFocus:!0,keepsView:!0}}content(){let{frame:t,local:e,words:o,
lesson:n,presenter:r,table:a}=this;return a.root.classList.add("bl-lesson"),e.below=!r.isAlone&&!r.isOn,[vs(t),o.gallery?.style&&_("style#pieces",{},o.gallery.style),
_("div.bl-st#st",{class:[`bl-st-is-${n.kind}`,v(this)&&"bl-st-across",r.isAlone&&"bl-st-alone",r.isOn&&"bl-st-present"].filter(Boolean).join(" ")},wt(this),xt(this),
_("div.bl-st-above#above",{},e.help&&this.shortcuts.list(),...a.above()),_("div.bl-st-body#stbody",{},Xt(this),_("div.bl-st-side#side",{},Dt(this),Ft(this))),r.
isOn&&r.cues(),r.over()),Ss(e,o)]}steps(){let t=e=>()=>this.table.ask(e);return{key:"steps",on:{main:()=>this.main(),go:(e,o)=>{o.getAttribute("aria-disabled")!==
"true"&&e.ask("go",{at:Ps(o)})},answer:()=>(this.draft.drop(),!1),challenge:(e,o)=>e.ask("challenge",{key:o.getAttribute("data-pick")??""}),practise:(e,o)=>e.ask(
"practise",{key:o.getAttribute("data-pick")??""}),...Object.fromEntries(["anew","python","solution","best","again"].map(e=>[e,t(e)]))},marks({root:e,over:o}){for(let n of e.
querySelectorAll(".bl-st-name"))n.classList.toggle("bl-over",n.getAttribute("data-name")===o?.place)},onOver(e,o){let n=o?.target.closest?.("[data-name]")?.getAttribute(
"data-name");n&&(e.over={line:void 0,place:n},e.marks())}}}main(){let{table:t,lesson:e}=this,{do:o,at:n,key:r}=e.main;if(o==="answer")return this.draft.drop(),$s(
t);if(o==="again")return t.ask("pick",{key:"again:"});if(o==="open"||o==="pick"||o==="challenge")return t.ask(o,{key:r});o==="go"&&t.ask("go",{at:n})}},Rs=Es(s=>new bt(
s).layout());export{K as DraftKeeper,Y as Fitting,F as Hands,Z as Presenter,X as Shortcuts,bt as Stage,J as StepPosition,Ct as arrive,B as beside,$t as challenges,Nt as choose,
Rs as default,at as drafted,_t as facing,Xt as figure,Bt as fitIn,Ft as foot,yt as goals,Lt as handIn,qt as handingIn,v as isAcross,z as isBroad,T as isNarrow,N as isSmall,
nt as leave,wt as lessonHead,kt as line,xt as map,M as named,Jt as narrowBoard,Et as ofAll,vt as ofRule,lt as play,D as prose,At as reached,U as readsHints,Ot as result,
j as round,ht as said,dt as stageHints,Dt as stepText,pt as turnsInBar,Kt as watch};

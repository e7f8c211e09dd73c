import{button as Kt,h as c}from"./common.js";import{icon as Dt}from"./common.js";import{stars as Ft}from"./table.js";var G=(s,t)=>s.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).
map((e,o)=>o%2&&t[e]?c("span.bl-st-name",{"data-name":e},e):e),E=(s,t={})=>s.map((e,o)=>{if(typeof e=="string")return G(e,t);let{kind:r,text:n,rule:a,title:l}=e;
return a?c("span.bl-rule.bl-st-rule",{role:"button",tabindex:0,"data-k":`rule ${o}`,"data-do":"rule","data-rule":a,"data-title":l},n):c(r==="strong"?"b":r==="sl\
anted"?"em":"code",{},n)}),M=(s,t)=>s.map(({kind:e,spans:o=[],items:r=[],head:n=[],rows:a=[]},l)=>{let i={"data-k":`block ${l}`};return e==="list"||e==="numbers"?
c(e==="list"?"ul.bl-st-list":"ol.bl-st-list",i,r.map(p=>c("li",{},E(p,t)))):e==="quote"?c("p.bl-st-quote",i,E(o)):e!=="table"?c("p.bl-st-lead",i,E(o,t)):c("tabl\
e.bl-st-table",i,n.some(p=>p.length)&&c("thead",{},c("tr",{},n.map(p=>c("th",{scope:"col"},E(p))))),c("tbody",{},a.map(p=>c("tr",{},p.map(m=>c("td",{},E(m)))))))}),
$=({title:s,lines:t,head:e,rows:o},r)=>c("section.bl-st-told",{"data-k":`told ${r}`},s&&c("b",{},s),t.length>0&&(t.length===1?c("p",{},t[0]):c("ul.bl-st-list",{},
t.map(n=>c("li",{},n)))),o.length>0&&c("table.bl-st-table",{},e.length>0&&c("thead",{},c("tr",{},e.map(n=>c("th",{scope:"col"},n)))),c("tbody",{},o.map(n=>c("tr",
{},n.map(a=>c("td",{class:/^[\d.,%−-]+$/.test(a)?"bl-st-num":null},a))))))),nt=({goals:s,outcome:t,words:e},o)=>[c("ul.bl-st-goals#goals",{"aria-label":e.goals},
s.map(({says:r,done:n},a)=>c("li",{class:n?"bl-done":null,"data-k":`goal ${a}`},c("i",{},n&&Dt(o,"accept")),c("span",{},c("span.bl-unseen",{},n?e.goal_done:e.goal_open,
" "),r)))),c("p.bl-st-outcome#outcome",{},t&&t.stars>=0&&c("span",{role:"img","aria-label":t.signs},Ft(t.stars)),t?.says,t?.says&&t.ask&&" ",t?.ask&&Kt({class:"\
bl-st-link","data-do":"solution"},t.ask))],at=s=>c("ol.bl-st-line#line",{tabindex:0},s.map((t,e)=>c("li",{"data-k":`deed ${e}`},t)));import{button as B,h as u}from"./common.js";import{icon as zt}from"./common.js";import{tools as Gt}from"./table.js";var Vt=20;function it({frame:s,local:t,words:e,
lesson:o}){return u("header.bl-st-head#lessonhead",{},u("span.bl-st-game",{},o.game),u("h2",{},o.lesson),u("div.bl-st-tools",{},o.left.length>0&&u("span.bl-st-l\
eft",{},o.left[0],u("b",{},o.left[1]),o.left[2]),u("div.bl-seg",{role:"group","aria-label":e.language},s.languages.map(({key:r,label:n})=>B({"data-do":"language",
"data-pick":r,lang:r,"aria-pressed":String(r===s.lang)},n))),Gt(s,t,e)))}function lt({words:s,lesson:t}){let e=t.of>Vt,o=(r,n,a)=>B({class:"bl-st-step","data-do":"\
go","data-at":Math.max(0,Math.min(t.of-1,n)),"data-k":`step ${r}`,"aria-label":a,title:a,"aria-disabled":n<0||n>=t.of?"true":null},zt(s,r));return u("nav.bl-st-\
map#map",{"aria-label":t.words.map},o("back",t.at-1,t.words.back),u("p.bl-st-chap",{},u("b",{},t.chapter),u("span.bl-st-where",{},t.where),u("span.bl-st-short",
{"aria-hidden":"true"},t.short)),u("ol.bl-st-dots",{},t.map.map(({label:r,steps:n},a)=>{let l=n.some(({at:p})=>p===t.at),i=n.every(({state:p})=>p!=="open");return u(
"li",{class:l?"bl-st-here":e?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${a}`},B({class:i?"bl-st-dash bl-done":"bl-st-dash","data-do":"go","data-at":n[0].
at,"data-k":`to ${a}`,tabindex:-1,"aria-label":r,title:r},u("i",{})),u("ol",{"aria-label":r},n.map(p=>Yt(p,t.at))))})),o("on",t.at+1,t.words.on))}var Yt=({at:s,
kind:t,state:e,says:o},r)=>u("li",{"data-k":`dot ${s}`},B({class:`bl-st-dot bl-dot-${t} bl-${e}`,"data-do":"go","data-at":s,"data-k":`dot ${s}`,"aria-label":o,title:o,
tabindex:s===r?0:-1,"aria-current":s===r?"step":null},u("i",{})));import{button as pt,h as w}from"./common.js";import{stars as Ut}from"./table.js";var V=(s,t,e,o="")=>pt({class:e,"data-do":"practise","data-pick":s,"data-k":`pr\
actise ${s}`,"aria-label":o&&`${t}: ${o}`},t);function ct({practice:s},t,e){return s.rules[t]&&V(t,s.rules[t],"bl-st-link bl-st-practise",e)}function dt({practice:s}){
return s.topic&&w("p",{},V(s.topic,s.all,"bl-st-second bl-st-practise"))}var Y=({practice:s})=>s.back&&V("",s.back,"bl-st-link"),mt=({challenges:{title:s,rows:t}})=>t.
length>0&&w("section.bl-st-tasks#tasks",{"aria-label":s},w("h4",{},s),w("ul",{},t.map(({id:e,title:o,stars:r,signs:n})=>w("li",{"data-k":e},pt({class:"bl-st-tas\
k","data-do":"challenge","data-pick":e,"data-k":e},w("span",{},o),w("span",{role:"img","aria-label":n},Ut(r)))))));import{button as ut,h as x}from"./common.js";var U=({root:s})=>s.querySelector(".bl-st-pupil input"),ft=s=>s.ask("hand_in",{key:U(s)?.value.trim()??""});function Zt(s){
s.local.handing=!s.local.handing,s.draw(),U(s)?.focus()}function bt({hand_in:s},{handing:t}){return s.title&&[x("p",{},ut({class:"bl-st-link bl-st-practise","da\
ta-do":"handing","aria-expanded":String(!!t)},s.title)),t&&[x("p.bl-st-small#handtold",{},s.told),s.code&&x("p.bl-st-handed#handed",{},x("output",{},s.code)),x(
"p.bl-st-pupil#pupilrow",{},x("label",{},s.number,x("input#pupil",{type:"text",inputmode:"numeric",maxlength:8,autocomplete:"off"})),ut({class:"bl-st-second","d\
ata-do":"hand_in"},s.make))]]}var ht={key:"hand_in",on:{handing:Zt,hand_in:ft},onKey(s,t){return t.key!=="Enter"||t.isComposing||t.target!==U(s)?!1:(t.preventDefault(),
ft(s),!0)}};import{button as Xt,h as d}from"./common.js";import{icon as Jt}from"./common.js";import{ruled as Qt}from"./common.js";function gt(s,t){let{can:e,lines:o,game:r}=s.end;return d("section.bl-st-end#end",{tabindex:0,role:"group","aria-label":e},d("p.bl-st-kick",{},s.lesson),r&&te(r),
d("h3",{},e),d("ul",{},o.map(({text:n,rule:a,title:l},i)=>d("li",{"data-k":`line ${i}`},Jt(t,"accept"),d("div",{},M(n),a&&d("small",{},Qt({rule:a,title:l})),a&&
ct(s,a,l))))))}function te(s){let t=(e,o)=>d("tr",{},e.map((r,n)=>d(n&&o==="td"?"td":"th",{scope:o==="td"?"row":"col"},r)));return d(s.by?"section.bl-st-yours.b\
l-st-summed":"section.bl-st-yours",{},d("h3",{},s.title),d("p.bl-st-lead",{},s.says),s.good.length>0&&[d("p.bl-st-small",{},s.good_title),d("ul.bl-st-good",{},s.
good.map(e=>d("li",{},e)))],s.rows.length>0&&d("table",{"aria-label":s.by||s.title},d("thead",{},t([s.by,...s.head],"th")),d("tbody",{},s.rows.map(e=>t(e,"td")))),
s.next&&[d("p.bl-st-small",{},s.next_title),d("p.bl-st-lead",{},s.next)])}function yt(s,t){let{title:e,rows:o,left:r,met:n,met_title:a,game:l}=s.end;return[d("h\
3#title",{tabindex:-1},e),d("dl.bl-st-sums",{},o.map(([i,p,m])=>d("div",{},d("dt",{},i),d("dd",{},d("b",{},p),` ${m}`)))),r&&d("p.bl-st-small",{},r),n.length>0&&
d("section.bl-st-met",{},d("p.bl-st-small",{},a),d("ul",{},n.map(i=>d("li",{},i)))),dt(s),mt(s),bt(s,t),d("p.bl-st-small",{},Xt({class:l?"bl-st-second":"bl-st-l\
ink","data-do":"anew"},s.anew))]}var ee=[150,400,800,1500],kt=.5,se=["pointerdown","wheel","touchstart","keydown"],xt=".jp-Notebook, .jp-WindowedPanel-outer",oe=460,re=24;function St(s,t){if(!globalThis.
ResizeObserver)return;let e=null,o=0,r=new ResizeObserver(n);r.observe(s),t.addEventListener("abort",()=>r.disconnect());function n(){let a=s.closest(xt);if(a!==
e&&(e&&r.unobserve(e),a&&r.observe(a),e=a,o=a?.clientHeight??0,s.style.setProperty("--bl-room",a?wt(o):"")),!e||e.clientHeight===o||!e.clientHeight)return;let{top:l}=e.
getBoundingClientRect(),i=s.getBoundingClientRect().bottom<=l+o+1;o=e.clientHeight,s.style.setProperty("--bl-room",wt(o)),i&&s.getBoundingClientRect().bottom>l+
o&&s.scrollIntoView({block:"nearest"})}}var wt=s=>`${Math.max(oe,s-re)}px`;function vt(s,t){let e=new AbortController,o=s.ownerDocument.defaultView,r=ee.map(a=>setTimeout(
n,a));for(let a of se)o.addEventListener(a,()=>e.abort(),{capture:!0,passive:!0,signal:e.signal});t.addEventListener("abort",()=>e.abort(),{once:!0}),e.signal.addEventListener(
"abort",()=>r.forEach(clearTimeout));function n(){let a=s.closest(xt)?.getBoundingClientRect(),{top:l,bottom:i,height:p}=s.getBoundingClientRect();!a||!p||l>=a.
top&&i<=a.bottom||i<a.top-kt*a.height||l>a.bottom+kt*a.height||s.scrollIntoView({block:p>a.height?"start":"nearest"})}}var Tt=s=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...s.querySelectorAll(`${t} input`)].map(e=>e)),Z=s=>Tt(s).map(t=>t.find(({checked:e})=>e)?.dataset.n??
"").join(",");function Et(s,t){if(!/^\d*,\d*$/.test(t))return;let e=t.split(",");for(let[o,r]of Tt(s).entries()){let n=r.find(({dataset:a})=>a.n===e[o]);n&&!r.some(
({checked:a})=>a)&&(n.checked=!0)}}var C=class{constructor(t){this.key="draft";this.on={less:()=>this.count(-1),more:()=>this.count(1)};this.table=t}listen({root:t,
signal:e}){let o=(r,n)=>t.addEventListener(r,n,{signal:e});o("input",({target:r})=>r.matches(".bl-number input")&&this.keep(r.value.trim())),o("change",({target:r})=>r.
matches(".bl-options input")&&this.keep(Z(t))),e.addEventListener("abort",()=>this.drop())}count(t){let e=this.table.root.querySelector(".bl-number input");e&&(e.
value=String(Math.max(0,(Number.parseInt(e.value.normalize("NFKC"),10)||0)+(e.value?t:t>0?1:0))),this.keep(e.value))}keep(t){let{link:e,local:o,root:r}=this.table;
r.querySelector(".bl-st-foot > .bl-strip-notice")?.remove(),o.notice="",this.drop(),this.typed=setTimeout(()=>e.post({client:e.client,seq:++e.seq,rev:0,do:"draf\
t",key:t}),400)}drop(){clearTimeout(this.typed)}};import{cover as ke}from"./board.js";import{surface as we}from"./board.js";import{button as Ct,h as g,picture as xe}from"./common.js";import{tool as It}from"./common.js";
import{slots as _}from"./table.js";import{timeline as Se}from"./table.js";import{h as k}from"./common.js";import{TRAYS as Ot}from"./table.js";import{actions as be,turn as he}from"./table.js";import{receipt as Rt}from"./table.js";import{
lying as Mt,slots as tt}from"./table.js";import{log as ge}from"./table.js";import{noticed as me}from"./board.js";import{button as q,h as b}from"./common.js";import{turn as ue}from"./table.js";import{reveals as qt}from"./question.js";import{button as ne,h as f}from"./common.js";import{challengePanel as ae}from"./table.js";import{doing as P,hints as ie,INPUTS as le,outcome as pe,reveals as X,tone as $t}from"./question.js";function Pt(s){let{frame:t,lesson:e,words:o,places:r,presenter:n,
question:a}=s;return f("div.bl-st-text#sttext",{class:a?.result?`${$t(a.result)} bl-st-judged`:null,role:"group","aria-label":e.words.text},e.kind==="end"?yt(e,
s.local):[e.stopped&&f("p.bl-st-stopped#stopped",{},e.stopped," ",ne({class:"bl-st-link","data-do":"anew"},e.from_start)),(e.kick||a)&&f("p.bl-st-kick#kick",{},
f("span",{},n.isOn&&a?e.present.predict:e.kick),a&&!n.isOn&&f("span",{},a.worth)),e.anew_board&&f("p.bl-st-small#anewboard",{},e.anew_board),e.title&&f("h3#titl\
e",{tabindex:-1},e.title),!(a&&X(a))&&M(e.text,r),t.challenge&&ae(t.challenge,!1),e.goals.length>0&&nt(e,o),e.tries&&f("p.bl-st-small#tries",{},e.tries),a&&ce(s),
e.beside.map($),s.isPlaying&&At(s),s.isWatched&&!s.isPlaying&&Lt(s),I(s)&&J(s)])}var I=s=>!y(s)||S(s)||!!s.question?.hints.rungs.some(({open:t})=>t);function J(s){
let{frame:t,local:e,words:o,presenter:r,question:n}=s;return n&&!r.isOn&&!X(n)&&ie(t,e,o,s.isPlaying||n.choices.length+n.steps.length>4||n.kind==="legal"||I(s)&&
n.reasons.length>0&&A(s))}function ce(s){let{frame:t,local:e,words:o,places:r,presenter:n,table:a,lesson:l,question:i}=s,p=["choice","legal","order"].includes(i.
kind);return[f("p.bl-st-lead.bl-st-asked#asked",{},G(i.question,r)),S(s)&&L(s),i.result&&f("div.bl-verdict.bl-st-note#note",{class:$t(i.result)},pe(t,e,o),de(s)),
!i.result&&(i.away||l.practice.back)&&f("p.bl-st-ways#leave",{},i.away?P("back",i.back,"bl-st-link"):Y(l)),!i.result&&p&&f("div.bl-st-control#control",{"data-k":`\
control ${i.id}`},le[i.kind](n.isOn?{...i,seed:""}:i,`bl ${a.link.client}`,o,t))]}function de({lesson:s,question:t}){let e=t.result,o=[t.away&&P("back",t.back,"\
bl-st-link"),Y(s),e.may_tell&&P("tell",t.tell,"bl-st-link"),e.fresh&&!t.away&&!s.practice.back&&(e.told||e.solved)&&P("fresh",t.fresh,"bl-st-link"),X(t)&&P("aga\
in",t.again,"bl-st-link")].filter(Boolean);return o.length>0&&f("p.bl-st-ways",{},o)}var Q=s=>y(s)&&s.isPlaying&&!S(s)&&!s.frame.turn.over;function Ht(s){let{frame:t,local:e,words:o,lesson:r,presenter:n,question:a}=s,{main:l,following:i}=r;if(n.
isOn)return b("div.bl-st-foot#foot",{},a&&!qt(a)&&q({class:"bl-st-main","data-do":"show","data-k":"main"},r.present.reveal));let p=a&&!qt(a)?fe(s):b("p.bl-st-ne\
xt",{},i.label&&b("span",{},i.label),b("b",{},i.title??"")),m=s.isPlaying&&q({class:"bl-st-second","data-do":"undo",hidden:!t.time.can_undo},o.undo);return b("d\
iv.bl-st-foot#foot",{},e.below&&me(e,o),Q(s)&&ue(t,o),!I(s)&&J(s),p,m,l.do&&q({class:"bl-st-main","data-do":"main","data-k":"main"},l.label))}function fe({table:s,
lesson:t,question:e}){let{words:o,draft:r,key:n}=t,a=`n${s.link.client}`;return e.result?b("p.bl-st-next",{},e.result.given&&b("span",{},e.state)):e.kind!=="num\
ber"?b("p.bl-st-next",{},b("span",{},e.kind==="cells"?e.picked:o.unchecked)):b("div.bl-number.bl-st-number",{"data-k":`number ${n} ${e.id}`},b("label",{for:a},o.
predict),b("div",{},q({"data-do":"less","aria-label":o.fewer},"−"),b("input#number",{id:a,type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"\
?",value:r}),q({"data-do":"more","aria-label":o.more},"+")))}var Bt=5,ye=180;function At(s){let{frame:t,local:e,words:o,lesson:r,question:n}=s,a=h=>!n&&t.parts.includes(h),l=Mt(t,"costs").some(({items:h})=>h?.some(({row:R})=>R)),
i=tt("costs",t,o),p=be(t,o,l&&i),m=!Q(s)&&he(t,o),v=!n&&r.outcome?.line||[],O=r.kind==="opening"&&!a("log");return k("div.bl-st-deeds#play",{},O?[m,p,a("receipt")&&
Rt(t,e,o)]:[m,tt("seats",t,o,h=>!Ot.has(h.kind)),k("div.bl-st-may#may",{},p,!l&&!Mt(t,"ask").length&&i),tt("seats",t,o,h=>Ot.has(h.kind)),a("receipt")&&Rt(t,e,o),
(a("log")||v.length>0)&&k("div.bl-st-happened#happened",{},v.length?at(v):!N(s)&&et(s)||ge(t,o))])}var Lt=({frame:s})=>k("div.bl-st-deeds#watch",{},s.log[0]&&s.
time.ply>0&&k("p.bl-st-said#said",{},s.log[0].text));function et(s){let{news:t}=s.frame;if(s.question||!t?.says.length)return!1;let e=t.says.slice(N(s)?-Bt:1-Bt);
for(;e.length>1&&e.join("").length>ye;)e.shift();let o=a=>k("div",{},a),r=t.all.length||e.length===t.says.length?t.all:t.says,n=r.length>0&&k("details",{},k("su\
mmary",{},s.words.all_moves),r.map(o));return k("div.bl-st-said#said",{},e.map(o),n)}var st=2,ve=600,Te=8,Ee=880,Nt=/viewBox="([^"]*)"/;function ot(s){let[,,t,e]=(s.match(Nt)?.[1]??"0 0 1 1").split(" ").map(Number);return t/e}var S=({table:s})=>s.
root.clientWidth<ve,A=({table:s})=>s.root.clientWidth<Ee;function y(s){let{frame:t,lesson:e}=s;if(e.kind==="end"||s.isPlaying&&!A(s))return!1;let o=e.figure.find(
r=>r.alone);return o?o.svg?ot(o.svg)>st:o.table.rows.length<=Te:!e.figure.length&&ot(t.board?.svg??"")>st}var N=s=>!S(s)&&ot(s.frame.board?.svg??"")>st;function _t(s){
let{frame:t,local:e,words:o,lesson:r,table:n,question:a}=s,l=r.kind==="end"||r.figure.some(m=>m.alone);if(l&&Object.assign(e,{svg:"",grid:void 0}),r.kind==="end")
return g("div.bl-st-fig#fig",{},gt(r,o));let i=r.figure.map($e),p=l?null:t.cover?ke(t,o):we(t,n.area,e,o,!t.board?.alone&&_("board",t,o));return g("div.bl-st-fi\
g#fig",{},g("div.bl-st-draw#draw",{class:i.length&&!l?`bl-st-two bl-st-${r.figure[0]?.kind}s`:null},p,i),s.isPlaying&&N(s)&&et(s),(s.isPlaying||a?.kind==="turn"&&
!y(s))&&_("hand",t,o),!S(s)&&L(s),s.isWatched&&Se(t,e,o),Pe(s))}function L(s){let{frame:t,words:e}=s;return A(s)&&t.board?.alone&&g("div.bl-st-round#round",{},_(
"seats",t,e),_("hand",t,e))}function $e({kind:s,label:t,svg:e,table:o},r){let n=e&&xe(e);return g("figure.bl-st-figure",{"data-k":`figure ${s} ${r} ${t}`,class:`\
bl-st-${s}`,"aria-label":t||null},n||$({...o,title:t},r),n&&o.rows?.length>0&&g("div.bl-unseen",{},$(o,r)))}function Pe({frame:s,words:t,lesson:e}){return g("di\
v.bl-st-cap#cap",{class:s.views.length>2&&e.part?"bl-st-full":null},s.views.length>1&&g("div.bl-seg",{role:"group","aria-label":t.view},s.views.map(({key:o,label:r})=>Ct(
{"data-do":"view","data-pick":o,"aria-pressed":String(o===s.view)},r))),s.turns&&s.views.length>1&&It(t,"turn",t.turn_board,{"data-do":"turn","data-at":1}),e.part&&
It(t,"part",e.part,{"data-do":"whole"}),Ct({class:"bl-st-py","data-do":"python","aria-label":e.words.python,"aria-expanded":String(e.code!==null)},g("span",{"ar\
ia-hidden":"true"},"</>"),g("span.bl-st-pyname",{},e.words.python)),e.code!==null&&g("pre.bl-st-code#code",{tabindex:0,"aria-label":e.words.python},g("code",{},
e.code)))}function jt(s){let{board:t}=s.frame,e=s.table.root.querySelector(".bl-surface > svg"),o=e?.querySelector('[data-layer="panel"]'),[,r]=t?.svg.match(Nt)??
[];if(!t?.alone||!e||!o||!r)return;let n=A(s)?t.alone.join(" "):r,[,,a,l]=n.split(" ");for(let[i,p]of Object.entries({viewBox:n,width:a,height:l}))e.setAttribute(
i,p);o.style.display=n===r?"":"none"}import{fadeBelow as Ae}from"./table.js";import{lying as Le}from"./table.js";var j=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],W=class{constructor(t){this.key="fitting";this.tight={of:"",degrees:0};this.tells=!1;this.room=0;
this.stage=t}after(){this.fit()}resized(){let{stage:t}=this,{root:e}=t.table,o=r=>!!e.querySelector(r);o(".bl-st")&&(o(".bl-st-across")!==y(t)||o(".bl-st-round")!==
!!L(t))&&t.table.draw(),this.fit()}fit(){let{frame:t,table:e,position:o}=this.stage,{root:r}=e;jt(this.stage);let n=r.querySelector(".bl-st-text");if(!n)return;
let a=`${o.judged} ${r.clientWidth} ${n.closest(".bl-st")?.clientHeight}`,l=this.tight.of===a,i=l?this.tight.degrees:0;l||(this.room=0),n.classList.remove(...j.
slice(i)),n.classList.add(...j.slice(0,i));let p=n.querySelector(".bl-st-line"),m=n.querySelector(".bl-st-may");m&&(m.style.minHeight="");let v=l&&(p||t.pick?.path.
length&&!Le(t,"ask").length),O=()=>v||n.scrollHeight<=n.clientHeight+1,h=i;for(;h<j.length&&!O();)n.classList.add(j[h++]);this.tight={of:a,degrees:h},this.hold(
m,h===i,O);let R=v&&(p?!this.tells&&p:n.querySelector(".bl-choices"));this.tells=!!p,R&&(n.scrollTop+=Math.max(0,R.getBoundingClientRect().bottom-n.getBoundingClientRect().
bottom+6)),e.placeCallout(),Ae(r)}hold(t,e,o){let{frame:r}=this.stage;e||(this.room=0),!(!t||r.turn.over)&&(r.pick?.path.length||(this.room=Math.max(this.room??
0,t.offsetHeight)),t.style.minHeight=`${this.room}px`,o()||(t.style.minHeight=""))}};import{button as qe,h as K}from"./common.js";var D=class{constructor(t){this.key="presenter";this.isOn=!1;this.isAlone=!1;this.on={alone:()=>this.alone(),present:()=>this.
present()};this.stage=t}alone(){this.isAlone=!this.isAlone,this.stage.table.draw()}present(){let{table:t}=this.stage;this.isOn=!this.isOn,t.enlarge(this.isOn),t.
root.focus({preventScroll:!0})}cues(){let{lesson:t}=this.stage,{present:e}=t,o=(r,n,a)=>qe({class:"bl-st-cue","data-do":a},K("kbd",{},r),` ${n}`);return K("div.\
bl-st-cues#cues",{},K("b",{},`${t.game}, ${t.lesson}`),K("span",{},t.kick||t.where),t.kind==="ask"&&o("Space",e.space,"show"),o("→",e.on,"onward"),o("B",e.board,
"alone"),o("P",e.leave,"present"))}};import{h as T}from"./common.js";import{letterOf as He}from"./common.js";import{enter as Oe,reveals as Wt}from"./question.js";var F=class{constructor(t){this.key="shortcuts";this.meantHint="";this.stage=t}listen(){let{root:t,signal:e}=this.
stage.table;t.addEventListener("keydown",o=>this.takes(o)&&(o.preventDefault(),o.stopPropagation(),o.stopImmediatePropagation()),{signal:e,capture:!0})}list(){let{
lesson:t,words:e}=this.stage;return T("section.bl-help#stagekeys",{role:"group","aria-label":e.help},T("dl",{},t.keys.map(([o,r])=>T("div",{},T("dt",{},o.split(
" ").map(n=>T("kbd",{},n))),T("dd",{},r)))))}takes(t){let{stage:e}=this,{table:o,presenter:r}=e;if(t.metaKey||t.altKey||t.ctrlKey||t.isComposing)return!1;o.byKeys(
!0);let n=t.target,a=n.matches('input[type="text"], select, textarea'),l=n.getAttribute("role")==="gridcell";if(t.key==="Enter")return l||n.matches("button:not(\
.bl-st-main), a, .bl-st-pupil input")?!1:(n.matches('[role="button"]')?o.act(n,t):e.main(),!0);if(t.key==="Escape"&&a)return o.root.focus({preventScroll:!0}),!0;
if(a)return!1;let i={ArrowLeft:-1,ArrowRight:1}[t.key];if(i&&!l)return this.arrow(i,n);if(/^(Digit|Numpad)\d$/.test(t.code)&&!l)return this.digit(Number(t.code.
at(-1))-1);let p=He(t);if((!o.local.letters||p!=="H"&&this.meantHint)&&(this.meantHint=""),!o.local.letters)return!1;if(r.isOn&&t.code==="Space")return o.ask("s\
how"),!0;let m={P:!l&&(()=>r.present()),H:()=>this.hint(),B:()=>r.alone(),L:()=>this.tongue(),U:!l&&(()=>o.ask("undo"))}[p];return m?(m(),!0):!1}arrow(t,e){let{
table:o,lesson:r}=this.stage;if(e.matches('input[type="radio"]')||e.closest('.bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg'))return!1;if(e.closest("\
.bl-ways"))return o.ask(t>0?"redo":"undo"),!0;let n=e.closest(".bl-st-dots");if(n){let l=[...n.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(p=>p.getClientRects().
length);return l[Math.max(0,Math.min(l.length-1,l.indexOf(e)+t))]?.focus(),!0}let a=r.at+t;return a>=0&&a<r.of&&o.ask("go",{at:a}),!0}digit(t){let{table:e,draft:o,
question:r}=this.stage,{root:n}=e,a=n.querySelector(".bl-number input");Oe(a);let l=[...n.querySelectorAll(".bl-options input")],p=(r&&Wt(r)?[...n.querySelectorAll(
".bl-rline")]:[])[t];return l[t]?(l[t].checked=!0,l[t].focus(),o.keep(Z(n))):p&&p.click(),!!(l[t]||p)}hint(){let{table:t,lesson:e,question:o}=this.stage,r=o?.hints.
rungs.find(({open:n,may:a})=>!n&&a);!r||o.result&&Wt(o)||(this.meantHint===r.key?(this.meantHint="",t.ask("pick",{key:`hint:${r.key}`})):(this.meantHint=r.key,t.
speak(e.words.sure_hint.replace("{label}",r.label).replace("{price}",r.price))))}tongue(){let{table:t,frame:e}=this.stage,o=e.languages.find(({key:r})=>r!==e.lang);
o&&t.ask("language",{key:o.key})}};import{fade as Re}from"./help.js";import{enter as Me}from"./question.js";var z=class{constructor(t){this.key="position";this.stood="";this.judged="";this.was={stood:"",judged:"",had:!1};this.stage=
t}get shown(){let{lesson:t,frame:e}=this.stage;return`${t.id} ${t.key} ${e.challenge?.id??""}`}listen(){St(this.stage.table.root,this.stage.table.signal)}before(){
let{table:t,local:e,question:o}=this.stage,{stood:r,judged:n,shown:a}=this;this.was={stood:r,judged:n,had:t.root.contains(t.focused())},r!==a&&(e.notice=e.about=
""),this.stood=a,this.judged=`${a} ${o?.id??""} ${o?.result?"result":"asked"}`}after(){this.arrive();let{table:t}=this.stage,e=t.focused();this.was.had&&!(t.root.
contains(e)&&e?.getClientRects().length)&&t.root.focus({preventScroll:!0})}arrive(){let{table:t,lesson:e,question:o,frame:r}=this.stage,{root:n}=t,{stood:a,judged:l}=this.
was;if(o?.result||Et(n,e.draft),!a)return vt(n,t.signal);let i=m=>n.querySelector(m),p=i(".bl-st-text");if(a!==this.stood){Re(p),p&&(p.scrollTop=0);let m=i(".bl\
-st-text [data-k=title]");t.keys&&(m?.getClientRects().length?m:n).focus({preventScroll:!0})}else l!==this.judged&&r.by===t.link.client&&(o?.result?i(".bl-headl\
ine")?.focus({preventScroll:!0}):Me(i(".bl-number input, .bl-options input:checked")??i(".bl-options input")),p&&o?.result&&(p.scrollTop=Math.max(0,(i(".bl-st-n\
ote")?.offsetTop??0)-p.offsetTop-72)))}};import{copied as Be}from"./board.js";import{h as H}from"./common.js";import{artStyle as Ce}from"./table.js";import{tableOf as Ie}from"./table.js";import{commit as Ne}from"./question.js";
import{ASKING as _e}from"./question.js";import{asks as je,deed as We,lighting as Ke}from"./question.js";import{questionOf as De,reveals as Fe}from"./question.js";var ze=s=>Number(s.getAttribute("data-at")),rt=class{constructor(t){this.position=new z(this);this.presenter=new D(this);this.fitting=new W(this);this.shortcuts=
new F(this);this.table=t,this.draft=new C(t)}get frame(){return this.table.frame}get local(){return this.table.local}get words(){return this.table.words}get lesson(){
return this.frame.stage}get question(){return De(this.frame)}get places(){return this.frame.board?.says??{}}get isPlaying(){let t=this.question;return this.lesson.
kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.parts.includes("actions")}get isWatched(){return!this.question&&this.frame.parts.includes("timeline")}get lit(){
let{frame:t,lesson:e,presenter:o,question:r,table:n}=this,a=".bl-st-main";return o.isOn?r&&!Fe(r)?a:'.bl-st-cue[data-do="onward"]':r&&!r.result?je(t,n.root)||a:
e.main.quiet?We(t):e.main.do?a:'[data-do="anew"]'}layout(){let{position:t,presenter:e,fitting:o,shortcuts:r,draft:n}=this,a=Ke(()=>this.lit);return{panels:[this.
steps(),ht,n,e,..._e,a,o,t,r],content:()=>this.content(),holdsFocus:!0,keepsView:!0}}content(){let{frame:t,local:e,words:o,lesson:r,presenter:n,table:a}=this;return a.
root.classList.add("bl-lesson"),e.below=!n.isAlone&&!n.isOn,[Ce(t),o.gallery?.style&&H("style#pieces",{},o.gallery.style),H("div.bl-st#st",{class:[`bl-st-is-${r.
kind}`,y(this)&&"bl-st-across",n.isAlone&&"bl-st-alone",n.isOn&&"bl-st-present"].filter(Boolean).join(" ")},it(this),lt(this),H("div.bl-st-above#above",{},e.help&&
this.shortcuts.list(),...a.above()),H("div.bl-st-body#stbody",{},_t(this),H("div.bl-st-side#side",{},Pt(this),Ht(this))),n.isOn&&n.cues()),Be(e,o)]}steps(){let t=e=>()=>this.
table.ask(e);return{key:"steps",on:{main:()=>this.main(),onward:()=>this.shortcuts.arrow(1,this.table.root),go:(e,o)=>{o.getAttribute("aria-disabled")!=="true"&&
e.ask("go",{at:ze(o)})},answer:()=>(this.draft.drop(),!1),challenge:(e,o)=>e.ask("challenge",{key:o.getAttribute("data-pick")??""}),practise:(e,o)=>e.ask("pract\
ise",{key:o.getAttribute("data-pick")??""}),...Object.fromEntries(["anew","python","show","solution","best","again"].map(e=>[e,t(e)]))},marks({root:e,over:o}){for(let r of e.
querySelectorAll(".bl-st-name"))r.classList.toggle("bl-over",r.getAttribute("data-name")===o?.place)},onOver(e,o){let r=o?.target.closest?.("[data-name]")?.getAttribute(
"data-name");r&&(e.over={line:void 0,place:r},e.marks())}}}main(){let{table:t,lesson:e}=this,{do:o,at:r,key:n}=e.main;if(o==="answer")return this.draft.drop(),Ne(
t);if(o==="again")return t.ask("pick",{key:"again:"});if(o==="open"||o==="pick"||o==="challenge")return t.ask(o,{key:n});o==="go"&&t.ask("go",{at:r})}},Ge=Ie(s=>new rt(
s).layout());export{C as DraftKeeper,W as Fitting,D as Presenter,F as Shortcuts,rt as Stage,z as StepPosition,vt as arrive,$ as beside,mt as challenges,Et as choose,Ge as default,
Z as drafted,_t as figure,St as fitIn,Ht as foot,nt as goals,bt as handIn,ht as handingIn,y as isAcross,N as isBroad,S as isNarrow,A as isSmall,Y as leave,it as lessonHead,
at as line,lt as map,G as named,jt as narrowBoard,dt as ofAll,ct as ofRule,At as play,M as prose,gt as reached,I as readsHints,yt as result,L as round,et as said,
J as stageHints,Pt as stepText,Q as turnsInBar,Lt as watch};

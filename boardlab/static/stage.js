import{button as Ot,h as p}from"./common.js";import{icon as Rt}from"./common.js";var F=(s,t)=>s.split(/\b([A-Z]?[A-Za-z]\d{1,2})\b/).map((e,o)=>o%2&&t[e]?p("spa\
n.bl-st-name",{"data-name":e},e):e),v=(s,t={})=>s.map((e,o)=>{if(typeof e=="string")return F(e,t);let{kind:r,text:n,rule:i,title:a}=e;return i?p("span.bl-rule.b\
l-st-rule",{role:"button",tabindex:0,"data-k":`rule ${o}`,"data-do":"rule","data-rule":i,"data-title":a},n):p(r==="strong"?"b":r==="slanted"?"em":"code",{},n)}),
O=(s,t)=>s.map(({kind:e,spans:o=[],items:r=[],head:n=[],rows:i=[]},a)=>{let l={"data-k":`block ${a}`};return e==="list"||e==="numbers"?p(e==="list"?"ul.bl-st-li\
st":"ol.bl-st-list",l,r.map(c=>p("li",{},v(c,t)))):e==="quote"?p("p.bl-st-quote",l,v(o)):e!=="table"?p("p.bl-st-lead",l,v(o,t)):p("table.bl-st-table",l,n.some(c=>c.
length)&&p("thead",{},p("tr",{},n.map(c=>p("th",{scope:"col"},v(c))))),p("tbody",{},i.map(c=>p("tr",{},c.map(m=>p("td",{},v(m)))))))}),E=({title:s,lines:t,head:e,
rows:o},r)=>p("section.bl-st-told",{"data-k":`told ${r}`},s&&p("b",{},s),t.length>0&&(t.length===1?p("p",{},t[0]):p("ul.bl-st-list",{},t.map(n=>p("li",{},n)))),
o.length>0&&p("table.bl-st-table",{},e.length>0&&p("thead",{},p("tr",{},e.map(n=>p("th",{scope:"col"},n)))),p("tbody",{},o.map(n=>p("tr",{},n.map(i=>p("td",{class:/^[\d.,%−-]+$/.
test(i)?"bl-st-num":null},i))))))),st=({goals:s,outcome:t,words:e},o)=>[p("ul.bl-st-goals#goals",{"aria-label":e.goals},s.map(({says:r,done:n},i)=>p("li",{class:n?
"bl-done":null,"data-k":`goal ${i}`},p("i",{},n&&Rt(o,"accept")),p("span",{},p("span.bl-unseen",{},n?e.goal_done:e.goal_open," "),r)))),p("p.bl-st-outcome#outco\
me",{},t?.says,t?.says&&t.ask&&" ",t?.ask&&Ot({class:"bl-st-link","data-do":"solution"},t.ask))],ot=s=>p("ol.bl-st-line#line",{tabindex:0},s.map((t,e)=>p("li",{
"data-k":`deed ${e}`},t)));import{button as R,h as u}from"./common.js";import{icon as Mt}from"./common.js";import{tools as Bt}from"./table.js";var Ct=20;function rt({frame:s,local:t,words:e,
lesson:o}){return u("header.bl-st-head#lessonhead",{},u("span.bl-st-game",{},o.game),u("h2",{},o.lesson),u("div.bl-st-tools",{},o.left.length>0&&u("span.bl-st-l\
eft",{},o.left[0],u("b",{},o.left[1]),o.left[2]),u("div.bl-seg",{role:"group","aria-label":e.language},s.languages.map(({key:r,label:n})=>R({"data-do":"language",
"data-pick":r,lang:r,"aria-pressed":String(r===s.lang)},n))),Bt(s,t,e)))}function nt({words:s,lesson:t}){let e=t.of>Ct,o=(r,n,i)=>R({class:"bl-st-step","data-do":"\
go","data-at":Math.max(0,Math.min(t.of-1,n)),"data-k":`step ${r}`,"aria-label":i,title:i,"aria-disabled":n<0||n>=t.of?"true":null},Mt(s,r));return u("nav.bl-st-\
map#map",{"aria-label":t.words.map},o("back",t.at-1,t.words.back),u("p.bl-st-chap",{},u("b",{},t.chapter),u("span.bl-st-where",{},t.where),u("span.bl-st-short",
{"aria-hidden":"true"},t.short)),u("ol.bl-st-dots",{},t.map.map(({label:r,steps:n},i)=>{let a=n.some(({at:c})=>c===t.at),l=n.every(({state:c})=>c!=="open");return u(
"li",{class:a?"bl-st-here":e?"bl-st-far bl-st-fold":"bl-st-far","data-k":`chapter ${i}`},R({class:l?"bl-st-dash bl-done":"bl-st-dash","data-do":"go","data-at":n[0].
at,"data-k":`to ${i}`,tabindex:-1,"aria-label":r,title:r},u("i",{})),u("ol",{"aria-label":r},n.map(c=>Nt(c,t.at))))})),o("on",t.at+1,t.words.on))}var Nt=({at:s,
kind:t,state:e,says:o},r)=>u("li",{"data-k":`dot ${s}`},R({class:`bl-st-dot bl-dot-${t} bl-${e}`,"data-do":"go","data-at":s,"data-k":`dot ${s}`,"aria-label":o,title:o,
tabindex:s===r?0:-1,"aria-current":s===r?"step":null},u("i",{})));import{button as jt,h as It}from"./common.js";var z=(s,t,e,o="")=>jt({class:e,"data-do":"practise","data-pick":s,"data-k":`practise ${s}`,"aria-label":o&&`${t}:\
 ${o}`},t);function it({practice:s},t,e){return s.rules[t]&&z(t,s.rules[t],"bl-st-link bl-st-practise",e)}function lt({practice:s}){return s.topic&&It("p",{},z(
s.topic,s.all,"bl-st-second bl-st-practise"))}var G=({practice:s})=>s.back&&z("",s.back,"bl-st-link");import{button as Wt,h as d}from"./common.js";import{icon as _t}from"./common.js";import{ruled as Kt}from"./common.js";function at(s,t){let{can:e,lines:o,game:r}=s.end;return d("section.bl-st-end#end",{tabindex:0,role:"group","aria-label":e},d("p.bl-st-kick",{},s.lesson),r&&Dt(r),
d("h3",{},e),d("ul",{},o.map(({text:n,rule:i,title:a},l)=>d("li",{"data-k":`line ${l}`},_t(t,"accept"),d("div",{},O(n),i&&d("small",{},Kt({rule:i,title:a})),i&&
it(s,i,a))))))}function Dt(s){let t=(e,o)=>d("tr",{},e.map((r,n)=>d(n&&o==="td"?"td":"th",{scope:o==="td"?"row":"col"},r)));return d("section.bl-st-yours",{},d(
"h3",{},s.title),d("p.bl-st-lead",{},s.says),s.good.length>0&&[d("p.bl-st-small",{},s.good_title),d("ul.bl-st-good",{},s.good.map(e=>d("li",{},e)))],s.rows.length>
0&&d("table",{"aria-label":s.by||s.title},d("thead",{},t([s.by,...s.head],"th")),d("tbody",{},s.rows.map(e=>t(e,"td")))),s.next&&[d("p.bl-st-small",{},s.next_title),
d("p.bl-st-lead",{},s.next)])}function ct(s){let{title:t,rows:e,left:o,met:r,met_title:n,game:i}=s.end;return[d("h3#title",{tabindex:-1},t),d("dl.bl-st-sums",{},
e.map(([a,l,c])=>d("div",{},d("dt",{},a),d("dd",{},d("b",{},l),` ${c}`)))),o&&d("p.bl-st-small",{},o),r.length>0&&d("section.bl-st-met",{},d("p.bl-st-small",{},
n),d("ul",{},r.map(a=>d("li",{},a)))),lt(s),d("p.bl-st-small",{},Wt({class:i?"bl-st-second":"bl-st-link","data-do":"anew"},s.anew))]}var Ft=[150,400,800,1500],pt=.5,zt=["pointerdown","wheel","touchstart","keydown"],mt=".jp-Notebook, .jp-WindowedPanel-outer",Gt=460,Vt=24;function ut(s,t){if(!globalThis.
ResizeObserver)return;let e=null,o=0,r=new ResizeObserver(n);r.observe(s),t.addEventListener("abort",()=>r.disconnect());function n(){let i=s.closest(mt);if(i!==
e&&(e&&r.unobserve(e),i&&r.observe(i),e=i,o=i?.clientHeight??0,s.style.setProperty("--bl-room",i?dt(o):"")),!e||e.clientHeight===o||!e.clientHeight)return;let{top:a}=e.
getBoundingClientRect(),l=s.getBoundingClientRect().bottom<=a+o+1;o=e.clientHeight,s.style.setProperty("--bl-room",dt(o)),l&&s.getBoundingClientRect().bottom>a+
o&&s.scrollIntoView({block:"nearest"})}}var dt=s=>`${Math.max(Gt,s-Vt)}px`;function ft(s,t){let e=new AbortController,o=s.ownerDocument.defaultView,r=Ft.map(i=>setTimeout(
n,i));for(let i of zt)o.addEventListener(i,()=>e.abort(),{capture:!0,passive:!0,signal:e.signal});t.addEventListener("abort",()=>e.abort(),{once:!0}),e.signal.addEventListener(
"abort",()=>r.forEach(clearTimeout));function n(){let i=s.closest(mt)?.getBoundingClientRect(),{top:a,bottom:l,height:c}=s.getBoundingClientRect();!i||!c||a>=i.
top&&l<=i.bottom||l<i.top-pt*i.height||a>i.bottom+pt*i.height||s.scrollIntoView({block:c>i.height?"start":"nearest"})}}var bt=s=>[".bl-options:not(.bl-why)",".bl-why"].map(t=>[...s.querySelectorAll(`${t} input`)].map(e=>e)),V=s=>bt(s).map(t=>t.find(({checked:e})=>e)?.dataset.n??
"").join(",");function ht(s,t){if(!/^\d*,\d*$/.test(t))return;let e=t.split(",");for(let[o,r]of bt(s).entries()){let n=r.find(({dataset:i})=>i.n===e[o]);n&&!r.some(
({checked:i})=>i)&&(n.checked=!0)}}var M=class{constructor(t){this.key="draft";this.on={less:()=>this.count(-1),more:()=>this.count(1)};this.table=t}listen({root:t,
signal:e}){let o=(r,n)=>t.addEventListener(r,n,{signal:e});o("input",({target:r})=>r.matches(".bl-number input")&&this.keep(r.value.trim())),o("change",({target:r})=>r.
matches(".bl-options input")&&this.keep(V(t))),e.addEventListener("abort",()=>this.drop())}count(t){let e=this.table.root.querySelector(".bl-number input");e&&(e.
value=String(Math.max(0,(Number.parseInt(e.value.normalize("NFKC"),10)||0)+(e.value?t:t>0?1:0))),this.keep(e.value))}keep(t){let{link:e,local:o,root:r}=this.table;
r.querySelector(".bl-st-foot > .bl-strip-notice")?.remove(),o.notice="",this.drop(),this.typed=setTimeout(()=>e.post({client:e.client,seq:++e.seq,rev:0,do:"draf\
t",key:t}),400)}drop(){clearTimeout(this.typed)}};import{cover as ae}from"./board.js";import{surface as ce}from"./board.js";import{button as $t,h as g,picture as pe}from"./common.js";import{tool as At}from"./common.js";
import{slots as N}from"./table.js";import{timeline as de}from"./table.js";import{h as k}from"./common.js";import{TRAYS as vt}from"./table.js";import{actions as oe,turn as re}from"./table.js";import{receipt as ne}from"./table.js";import{
lying as Et,slots as X}from"./table.js";import{log as ie}from"./table.js";import{noticed as te}from"./board.js";import{button as q,h as b}from"./common.js";import{turn as ee}from"./table.js";import{reveals as xt}from"./question.js";import{button as Yt,h as f}from"./common.js";import{doing as T,hints as Ut,INPUTS as Zt,outcome as Xt,reveals as Y,tone as gt}from"./question.js";function yt(s){let{lesson:t,words:e,places:o,presenter:r,question:n}=s;
return f("div.bl-st-text#sttext",{class:n?.result?`${gt(n.result)} bl-st-judged`:null,role:"group","aria-label":t.words.text},t.kind==="end"?ct(t):[t.stopped&&f(
"p.bl-st-stopped#stopped",{},t.stopped," ",Yt({class:"bl-st-link","data-do":"anew"},t.from_start)),(t.kick||n)&&f("p.bl-st-kick#kick",{},f("span",{},r.isOn&&n?t.
present.predict:t.kick),n&&!r.isOn&&f("span",{},n.worth)),t.anew_board&&f("p.bl-st-small#anewboard",{},t.anew_board),t.title&&f("h3#title",{tabindex:-1},t.title),
!(n&&Y(n))&&O(t.text,o),t.goals.length>0&&st(t,e),t.tries&&f("p.bl-st-small#tries",{},t.tries),n&&Jt(s),t.beside.map(E),s.isPlaying&&kt(s),s.isWatched&&!s.isPlaying&&
wt(s),B(s)&&U(s)])}var B=s=>!y(s)||w(s)||!!s.question?.hints.rungs.some(({open:t})=>t);function U(s){let{frame:t,local:e,words:o,presenter:r,question:n}=s;return n&&
!r.isOn&&!Y(n)&&Ut(t,e,o,s.isPlaying||n.choices.length+n.steps.length>4||n.kind==="legal"||B(s)&&n.reasons.length>0&&$(s))}function Jt(s){let{frame:t,local:e,words:o,
places:r,presenter:n,table:i,lesson:a,question:l}=s,c=["choice","legal","order"].includes(l.kind);return[f("p.bl-st-lead.bl-st-asked#asked",{},F(l.question,r)),
w(s)&&A(s),l.result&&f("div.bl-verdict.bl-st-note#note",{class:gt(l.result)},Xt(t,e,o),Qt(s)),!l.result&&(l.away||a.practice.back)&&f("p.bl-st-ways#leave",{},l.
away?T("back",l.back,"bl-st-link"):G(a)),!l.result&&c&&f("div.bl-st-control#control",{"data-k":`control ${l.id}`},Zt[l.kind](n.isOn?{...l,seed:""}:l,`bl ${i.link.
client}`,o,t))]}function Qt({lesson:s,question:t}){let e=t.result,o=[t.away&&T("back",t.back,"bl-st-link"),G(s),e.may_tell&&T("tell",t.tell,"bl-st-link"),e.fresh&&
!t.away&&!s.practice.back&&(e.told||e.solved)&&T("fresh",t.fresh,"bl-st-link"),Y(t)&&T("again",t.again,"bl-st-link")].filter(Boolean);return o.length>0&&f("p.bl\
-st-ways",{},o)}var Z=s=>y(s)&&s.isPlaying&&!w(s)&&!s.frame.turn.over;function St(s){let{frame:t,local:e,words:o,lesson:r,presenter:n,question:i}=s,{main:a,following:l}=r;if(n.
isOn)return b("div.bl-st-foot#foot",{},i&&!xt(i)&&q({class:"bl-st-main","data-do":"show","data-k":"main"},r.present.reveal));let c=i&&!xt(i)?se(s):b("p.bl-st-ne\
xt",{},l.label&&b("span",{},l.label),b("b",{},l.title??"")),m=s.isPlaying&&q({class:"bl-st-second","data-do":"undo",hidden:!t.time.can_undo},o.undo);return b("d\
iv.bl-st-foot#foot",{},e.below&&te(e,o),Z(s)&&ee(t,o),!B(s)&&U(s),c,m,a.do&&q({class:"bl-st-main","data-do":"main","data-k":"main"},a.label))}function se({table:s,
lesson:t,question:e}){let{words:o,draft:r,key:n}=t,i=`n${s.link.client}`;return e.result?b("p.bl-st-next",{},e.result.given&&b("span",{},e.state)):e.kind!=="num\
ber"?b("p.bl-st-next",{},b("span",{},e.kind==="cells"?e.picked:o.unchecked)):b("div.bl-number.bl-st-number",{"data-k":`number ${n} ${e.id}`},b("label",{for:i},o.
predict),b("div",{},q({"data-do":"less","aria-label":o.fewer},"−"),b("input#number",{id:i,type:"text",inputmode:"numeric",maxlength:24,autocomplete:"off",placeholder:"\
?",value:r}),q({"data-do":"more","aria-label":o.more},"+")))}var Tt=5,le=180;function kt(s){let{frame:t,local:e,words:o,lesson:r,question:n}=s,i=h=>!n&&t.parts.includes(h),a=Et(t,"costs").some(({items:h})=>h?.some(({row:L})=>L)),
l=X("costs",t,o),c=oe(t,o,a&&l),m=!Z(s)&&re(t,o),x=!n&&r.outcome?.line||[],H=r.kind==="opening"&&!i("log");return k("div.bl-st-deeds#play",{},H?[m,c]:[m,X("seat\
s",t,o,h=>!vt.has(h.kind)),k("div.bl-st-may#may",{},c,!a&&!Et(t,"ask").length&&l),X("seats",t,o,h=>vt.has(h.kind)),i("receipt")&&ne(t,e,o),(i("log")||x.length>0)&&
k("div.bl-st-happened#happened",{},x.length?ot(x):!C(s)&&J(s)||ie(t,o))])}var wt=({frame:s})=>k("div.bl-st-deeds#watch",{},s.log[0]&&s.time.ply>0&&k("p.bl-st-sa\
id#said",{},s.log[0].text));function J(s){let{news:t}=s.frame;if(s.question||!t?.says.length)return!1;let e=t.says.slice(C(s)?-Tt:1-Tt);for(;e.length>1&&e.join(
"").length>le;)e.shift();let o=i=>k("div",{},i),r=t.all.length||e.length===t.says.length?t.all:t.says,n=r.length>0&&k("details",{},k("summary",{},s.words.all_moves),
r.map(o));return k("div.bl-st-said#said",{},e.map(o),n)}var Q=2,me=600,ue=8,fe=880,qt=/viewBox="([^"]*)"/;function tt(s){let[,,t,e]=(s.match(qt)?.[1]??"0 0 1 1").split(" ").map(Number);return t/e}var w=({table:s})=>s.
root.clientWidth<me,$=({table:s})=>s.root.clientWidth<fe;function y(s){let{frame:t,lesson:e}=s;if(e.kind==="end"||s.isPlaying&&!$(s))return!1;let o=e.figure.find(
r=>r.alone);return o?o.svg?tt(o.svg)>Q:o.table.rows.length<=ue:!e.figure.length&&tt(t.board?.svg??"")>Q}var C=s=>!w(s)&&tt(s.frame.board?.svg??"")>Q;function Pt(s){
let{frame:t,local:e,words:o,lesson:r,table:n,question:i}=s,a=r.kind==="end"||r.figure.some(m=>m.alone);if(a&&Object.assign(e,{svg:"",grid:void 0}),r.kind==="end")
return g("div.bl-st-fig#fig",{},at(r,o));let l=r.figure.map(be),c=a?null:t.cover?ae(t,o):ce(t,n.area,e,o,!t.board?.alone&&N("board",t,o));return g("div.bl-st-fi\
g#fig",{},g("div.bl-st-draw#draw",{class:l.length&&!a?"bl-st-two":null},c,l),s.isPlaying&&C(s)&&J(s),(s.isPlaying||i?.kind==="turn"&&!y(s))&&N("hand",t,o),!w(s)&&
A(s),s.isWatched&&de(t,e,o),he(s))}function A(s){let{frame:t,words:e}=s;return $(s)&&t.board?.alone&&g("div.bl-st-round#round",{},N("seats",t,e),N("hand",t,e))}
function be({kind:s,label:t,svg:e,table:o},r){let n=e&&pe(e);return g("figure.bl-st-figure",{"data-k":`figure ${s} ${r} ${t}`,class:`bl-st-${s}`,"aria-label":t||
null},n||E({...o,title:t},r),n&&o.rows?.length>0&&g("div.bl-unseen",{},E(o,r)))}function he({frame:s,words:t,lesson:e}){return g("div.bl-st-cap#cap",{class:s.views.
length>2&&e.part?"bl-st-full":null},s.views.length>1&&g("div.bl-seg",{role:"group","aria-label":t.view},s.views.map(({key:o,label:r})=>$t({"data-do":"view","dat\
a-pick":o,"aria-pressed":String(o===s.view)},r))),s.turns&&s.views.length>1&&At(t,"turn",t.turn_board,{"data-do":"turn","data-at":1}),e.part&&At(t,"part",e.part,
{"data-do":"whole"}),$t({class:"bl-st-py","data-do":"python","aria-label":e.words.python,"aria-expanded":String(e.code!==null)},g("span",{"aria-hidden":"true"},
"</>"),g("span.bl-st-pyname",{},e.words.python)),e.code!==null&&g("pre.bl-st-code#code",{tabindex:0,"aria-label":e.words.python},g("code",{},e.code)))}function Ht(s){
let{board:t}=s.frame,e=s.table.root.querySelector(".bl-surface > svg"),o=e?.querySelector('[data-layer="panel"]'),[,r]=t?.svg.match(qt)??[];if(!t?.alone||!e||!o||
!r)return;let n=$(s)?t.alone.join(" "):r,[,,i,a]=n.split(" ");for(let[l,c]of Object.entries({viewBox:n,width:i,height:a}))e.setAttribute(l,c);o.style.display=n===
r?"":"none"}import{fadeBelow as ge}from"./table.js";import{lying as ye}from"./table.js";var j=["bl-t1","bl-t2","bl-t3","bl-t4","bl-t5","bl-t6","bl-t7"],I=class{constructor(t){this.key="fitting";this.tight={of:"",degrees:0};this.tells=!1;this.room=0;
this.stage=t}after(){this.fit()}resized(){let{stage:t}=this,{root:e}=t.table,o=r=>!!e.querySelector(r);o(".bl-st")&&(o(".bl-st-across")!==y(t)||o(".bl-st-round")!==
!!A(t))&&t.table.draw(),this.fit()}fit(){let{frame:t,table:e,position:o}=this.stage,{root:r}=e;Ht(this.stage);let n=r.querySelector(".bl-st-text");if(!n)return;
let i=`${o.judged} ${r.clientWidth} ${n.closest(".bl-st")?.clientHeight}`,a=this.tight.of===i,l=a?this.tight.degrees:0;a||(this.room=0),n.classList.remove(...j.
slice(l)),n.classList.add(...j.slice(0,l));let c=n.querySelector(".bl-st-line"),m=n.querySelector(".bl-st-may");m&&(m.style.minHeight="");let x=a&&(c||t.pick?.path.
length&&!ye(t,"ask").length),H=()=>x||n.scrollHeight<=n.clientHeight+1,h=l;for(;h<j.length&&!H();)n.classList.add(j[h++]);this.tight={of:i,degrees:h},this.hold(
m,h===l,H);let L=x&&(c?!this.tells&&c:n.querySelector(".bl-choices"));this.tells=!!c,L&&(n.scrollTop+=Math.max(0,L.getBoundingClientRect().bottom-n.getBoundingClientRect().
bottom+6)),e.placeCallout(),ge(r)}hold(t,e,o){let{frame:r}=this.stage;e||(this.room=0),!(!t||r.turn.over)&&(r.pick?.path.length||(this.room=Math.max(this.room??
0,t.offsetHeight)),t.style.minHeight=`${this.room}px`,o()||(t.style.minHeight=""))}};import{button as ke,h as W}from"./common.js";var _=class{constructor(t){this.key="presenter";this.isOn=!1;this.isAlone=!1;this.on={alone:()=>this.alone(),present:()=>this.
present()};this.stage=t}alone(){this.isAlone=!this.isAlone,this.stage.table.draw()}present(){let{table:t}=this.stage;this.isOn=!this.isOn,t.enlarge(this.isOn),t.
root.focus({preventScroll:!0})}cues(){let{lesson:t}=this.stage,{present:e}=t,o=(r,n,i)=>ke({class:"bl-st-cue","data-do":i},W("kbd",{},r),` ${n}`);return W("div.\
bl-st-cues#cues",{},W("b",{},`${t.game}, ${t.lesson}`),W("span",{},t.kick||t.where),t.kind==="ask"&&o("Space",e.space,"show"),o("→",e.on,"onward"),o("B",e.board,
"alone"),o("P",e.leave,"present"))}};import{h as S}from"./common.js";import{letterOf as we}from"./common.js";import{enter as xe,reveals as Lt}from"./question.js";var K=class{constructor(t){this.key="shortcuts";this.meantHint="";this.stage=t}listen(){let{root:t,signal:e}=this.
stage.table;t.addEventListener("keydown",o=>this.takes(o)&&(o.preventDefault(),o.stopPropagation(),o.stopImmediatePropagation()),{signal:e,capture:!0})}list(){let{
lesson:t,words:e}=this.stage;return S("section.bl-help#stagekeys",{role:"group","aria-label":e.help},S("dl",{},t.keys.map(([o,r])=>S("div",{},S("dt",{},o.split(
" ").map(n=>S("kbd",{},n))),S("dd",{},r)))))}takes(t){let{stage:e}=this,{table:o,presenter:r}=e;if(t.metaKey||t.altKey||t.ctrlKey||t.isComposing)return!1;o.byKeys(
!0);let n=t.target,i=n.matches('input[type="text"], select, textarea'),a=n.getAttribute("role")==="gridcell";if(t.key==="Enter")return a||n.matches("button, a")&&
!n.matches(".bl-st-main")?!1:(n.matches('[role="button"]')?o.act(n,t):e.main(),!0);if(t.key==="Escape"&&i)return o.root.focus({preventScroll:!0}),!0;if(i)return!1;
let l={ArrowLeft:-1,ArrowRight:1}[t.key];if(l&&!a)return this.arrow(l,n);if(/^(Digit|Numpad)\d$/.test(t.code)&&!a)return this.digit(Number(t.code.at(-1))-1);let c=we(
t);if((!o.local.letters||c!=="H"&&this.meantHint)&&(this.meantHint=""),!o.local.letters)return!1;if(r.isOn&&t.code==="Space")return o.ask("show"),!0;let m={P:!a&&
(()=>r.present()),H:()=>this.hint(),B:()=>r.alone(),L:()=>this.tongue(),U:!a&&(()=>o.ask("undo"))}[c];return m?(m(),!0):!1}arrow(t,e){let{table:o,lesson:r}=this.
stage;if(e.matches('input[type="radio"]')||e.closest('.bl-acts, .bl-lines, [role="tablist"], .bl-items, .bl-seg'))return!1;if(e.closest(".bl-ways"))return o.ask(
t>0?"redo":"undo"),!0;let n=e.closest(".bl-st-dots");if(n){let a=[...n.querySelectorAll(".bl-st-dot, .bl-st-dash")].filter(c=>c.getClientRects().length);return a[Math.
max(0,Math.min(a.length-1,a.indexOf(e)+t))]?.focus(),!0}let i=r.at+t;return i>=0&&i<r.of&&o.ask("go",{at:i}),!0}digit(t){let{table:e,draft:o,question:r}=this.stage,
{root:n}=e,i=n.querySelector(".bl-number input");xe(i);let a=[...n.querySelectorAll(".bl-options input")],c=(r&&Lt(r)?[...n.querySelectorAll(".bl-rline")]:[])[t];
return a[t]?(a[t].checked=!0,a[t].focus(),o.keep(V(n))):c&&c.click(),!!(a[t]||c)}hint(){let{table:t,lesson:e,question:o}=this.stage,r=o?.hints.rungs.find(({open:n,
may:i})=>!n&&i);!r||o.result&&Lt(o)||(this.meantHint===r.key?(this.meantHint="",t.ask("pick",{key:`hint:${r.key}`})):(this.meantHint=r.key,t.speak(e.words.sure_hint.
replace("{label}",r.label).replace("{price}",r.price))))}tongue(){let{table:t,frame:e}=this.stage,o=e.languages.find(({key:r})=>r!==e.lang);o&&t.ask("language",
{key:o.key})}};import{fade as Se}from"./help.js";import{enter as ve}from"./question.js";var D=class{constructor(t){this.key="position";this.stood="";this.judged="";this.was={stood:"",judged:"",had:!1};this.stage=
t}get shown(){let{lesson:t}=this.stage;return`${t.id} ${t.key}`}listen(){ut(this.stage.table.root,this.stage.table.signal)}before(){let{table:t,local:e,question:o}=this.
stage,{stood:r,judged:n,shown:i}=this;this.was={stood:r,judged:n,had:t.root.contains(t.focused())},r!==i&&(e.notice=e.about=""),this.stood=i,this.judged=`${i} ${o?.
id??""} ${o?.result?"result":"asked"}`}after(){this.arrive();let{table:t}=this.stage,e=t.focused();this.was.had&&!(t.root.contains(e)&&e?.getClientRects().length)&&
t.root.focus({preventScroll:!0})}arrive(){let{table:t,lesson:e,question:o,frame:r}=this.stage,{root:n}=t,{stood:i,judged:a}=this.was;if(o?.result||ht(n,e.draft),
!i)return ft(n,t.signal);let l=m=>n.querySelector(m),c=l(".bl-st-text");if(i!==this.stood){Se(c),c&&(c.scrollTop=0);let m=l(".bl-st-text [data-k=title]");t.keys&&
(m?.getClientRects().length?m:n).focus({preventScroll:!0})}else a!==this.judged&&r.by===t.link.client&&(o?.result?l(".bl-headline")?.focus({preventScroll:!0}):ve(
l(".bl-number input, .bl-options input:checked")??l(".bl-options input")),c&&o?.result&&(c.scrollTop=Math.max(0,(l(".bl-st-note")?.offsetTop??0)-c.offsetTop-72)))}};import{copied as Ee}from"./board.js";import{h as P}from"./common.js";import{artStyle as Te}from"./table.js";import{tableOf as $e}from"./table.js";import{commit as Ae}from"./question.js";
import{ASKING as qe}from"./question.js";import{asks as Pe,deed as He,lighting as Le}from"./question.js";import{questionOf as Oe,reveals as Re}from"./question.js";var Me=s=>Number(s.getAttribute("data-at")),et=class{constructor(t){this.position=new D(this);this.presenter=new _(this);this.fitting=new I(this);this.shortcuts=
new K(this);this.table=t,this.draft=new M(t)}get frame(){return this.table.frame}get local(){return this.table.local}get words(){return this.table.words}get lesson(){
return this.frame.stage}get question(){return Oe(this.frame)}get places(){return this.frame.board?.says??{}}get isPlaying(){let t=this.question;return this.lesson.
kind==="end"?!1:t?t.kind==="turn"&&!t.result:this.frame.parts.includes("actions")}get isWatched(){return!this.question&&this.frame.parts.includes("timeline")}get lit(){
let{frame:t,lesson:e,presenter:o,question:r,table:n}=this,i=".bl-st-main";return o.isOn?r&&!Re(r)?i:'.bl-st-cue[data-do="onward"]':r&&!r.result?Pe(t,n.root)||i:
e.main.quiet?He(t):e.main.do?i:'[data-do="anew"]'}layout(){let{position:t,presenter:e,fitting:o,shortcuts:r,draft:n}=this,i=Le(()=>this.lit);return{panels:[this.
steps(),n,e,...qe,i,o,t,r],content:()=>this.content(),holdsFocus:!0,keepsView:!0}}content(){let{frame:t,local:e,words:o,lesson:r,presenter:n,table:i}=this;return i.
root.classList.add("bl-lesson"),e.below=!n.isAlone&&!n.isOn,[Te(t),o.gallery?.style&&P("style#pieces",{},o.gallery.style),P("div.bl-st#st",{class:[`bl-st-is-${r.
kind}`,y(this)&&"bl-st-across",n.isAlone&&"bl-st-alone",n.isOn&&"bl-st-present"].filter(Boolean).join(" ")},rt(this),nt(this),P("div.bl-st-above#above",{},e.help&&
this.shortcuts.list(),...i.above()),P("div.bl-st-body#stbody",{},Pt(this),P("div.bl-st-side#side",{},yt(this),St(this))),n.isOn&&n.cues()),Ee(e,o)]}steps(){let t=e=>()=>this.
table.ask(e);return{key:"steps",on:{main:()=>this.main(),onward:()=>this.shortcuts.arrow(1,this.table.root),go:(e,o)=>{o.getAttribute("aria-disabled")!=="true"&&
e.ask("go",{at:Me(o)})},answer:()=>(this.draft.drop(),!1),practise:(e,o)=>e.ask("practise",{key:o.getAttribute("data-pick")??""}),...Object.fromEntries(["anew",
"python","show","solution"].map(e=>[e,t(e)]))},marks({root:e,over:o}){for(let r of e.querySelectorAll(".bl-st-name"))r.classList.toggle("bl-over",r.getAttribute(
"data-name")===o?.place)},onOver(e,o){let r=o?.target.closest?.("[data-name]")?.getAttribute("data-name");r&&(e.over={line:void 0,place:r},e.marks())}}}main(){let{
table:t,lesson:e}=this,{do:o,at:r,key:n}=e.main;if(o==="answer")return this.draft.drop(),Ae(t);if(o==="again")return t.ask("pick",{key:"again:"});if(o==="open"||
o==="pick")return t.ask(o,{key:n});o==="go"&&t.ask("go",{at:r})}},Be=$e(s=>new et(s).layout());export{M as DraftKeeper,I as Fitting,_ as Presenter,K as Shortcuts,et as Stage,D as StepPosition,ft as arrive,E as beside,ht as choose,Be as default,V as drafted,
Pt as figure,ut as fitIn,St as foot,st as goals,y as isAcross,C as isBroad,w as isNarrow,$ as isSmall,G as leave,rt as lessonHead,ot as line,nt as map,F as named,
Ht as narrowBoard,lt as ofAll,it as ofRule,kt as play,O as prose,at as reached,B as readsHints,ct as result,A as round,J as said,U as stageHints,yt as stepText,
Z as turnsInBar,wt as watch};

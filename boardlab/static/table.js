import{button as D,h as d,picture as $t}from"./common.js";import{icon as H,token as Q}from"./common.js";var Z=5,Ct=6,V=new Map,$=(e,a)=>e[`slot.${a}`]??[];function tt(e){
let a=["seats","hand","costs","ask"].flatMap(t=>$(e,t).flatMap(l=>l.items??[]));return new Set(a.filter(t=>!t.row?.first).flatMap(t=>[t.row?.key,...(t.buttons??
[]).map(({key:l})=>l)]))}function m(e,a,t){let l=t&&e.art?.pictures[t];if(!t)return null;if(!l)return H(a,t);V.has(l)||V.set(l,$t(l));let s=V.get(l)?.cloneNode(
!0);return s?.classList.add("bl-art"),s}var et=e=>e.art?.style&&d("style#art",{},e.art.style);function Ft(e,a,t,l=0){let{kind:s,title:n,note:o,items:r=[],empty:b=0}=e,
p=It[s]??_,i=s==="cards"&&r.some(h=>h.note)?r.length<5?" bl-readable":" bl-many":"";return d("section",{class:`bl-slot bl-${s}${i}`,role:"group","aria-label":n,
"data-k":`${s} ${l}`},(n||o)&&d("div.bl-slot-head",{},n&&d("b",{},n),o&&d("small",{title:o},o)),d("div.bl-items",{},...r.map((h,u)=>(s==="fan"&&h.counted?Mt:p)(
h,a,t,u)),...Array.from({length:Math.min(b,Ct)},(h,u)=>d("i.bl-empty",{"aria-hidden":"true","data-k":`empty ${u}`}))),e.reason&&d("p.bl-why",{},e.reason))}function k(e,a,t,l=()=>!0){
let s=$(a,e).filter(l);return s.length>0&&d(`div.bl-${e==="ask"?"asks":e}#${e}`,{},...s.map((n,o)=>Ft(n,a,t,o)))}function T(e,a,t,l,...s){let{row:n,says:o,label:r}=e,
b=o||r,p=e.chosen?" bl-chosen":"",i=[b||a.players[e.seat??-1]?.says,e.note,...(e.facts??[]).map(({says:u})=>u),n?.why].filter(Boolean).join(`
`);if(!n)return d("div",{class:`bl-it ${l}${p}`,role:b?"img":null,"aria-label":b,"data-tip":i||null,title:b,"data-k":e.key},...s);let h=a.refused?.tried===n.key?
" bl-refused":"";return D({class:`bl-it bl-act ${l}${p}${h}`,"data-do":"pick","data-pick":e.less||n.key,"data-k":`${e.key} ${n.key}`,"data-fresh":n.fresh?"1":null,
"data-first":n.first||null,tabindex:t?-1:0,"aria-disabled":n.why?"true":null,"aria-pressed":n.fresh&&!n.first&&!n.why&&!n.final?String(!!n.pressed):null,"data-t\
ip":i||null,title:n.why||b},...s)}var S={"aria-hidden":"true"},lt=e=>(e.count??1)>1&&d("i.bl-badge",S,e.count),st=e=>d("span.bl-unseen",{},e.says||e.label,e.row?.
why&&`: ${e.row.why}`);function Y(e,a,t,l){let s=Math.min(Z,(e.count??1)-1);return T(e,a,l,"bl-fancard",...Array.from({length:s},(n,o)=>d("i.bl-edge",{"aria-hid\
den":"true","data-k":`edge ${o}`},m(a,t,e.art))),d("span.bl-face",S,m(a,t,e.art),d("small",{},e.label)),lt(e),st(e))}var J=(e,a,t,l)=>T(e,a,l,"bl-tile",m(a,t,e.
art),lt(e),e.label&&!e.says?d("small",{},e.label):null,st(e)),q=(e,a,t)=>!!e.facts?.length&&d("span.bl-figures",{},...e.facts.map((l,s)=>d("span",{class:l.strong&&
"bl-strong",title:l.says,role:"img","aria-label":l.says,"data-k":`fact ${s}`},m(a,t,l.art),l.text&&d("b",{},l.text))));function Tt(e,a,t,l){let{row:s,label:n,note:o}=e;
return T(e,a,l,e.facts?.length?"bl-boxes":"bl-card-it",d("span.bl-card-top",{},m(a,t,e.art),s?.cost&&!e.facts?.length&&d("small.bl-cost",{},s.cost),q(e,a,t)),d(
"b.bl-nm",{},n),o&&d("small.bl-more",{},o),s?.why&&d("small.bl-more.bl-why",{},s.why))}function Wt(e,a,t,l){let s=a.players[e.seat??0];return T(e,a,l,e.now?"bl-\
plate bl-mover":"bl-plate",d("span.bl-plate-top",{},Q(t,e.seat??0,22),s?.name!==s?.letter&&d("b.bl-pname",{},s?.name),s?.points!==null&&s?.points!==void 0&&d("b\
.bl-points",{"aria-label":s.says,title:s.says},s.points,H(t,"point"))),q(e,a,t))}function At(e,a,t,l){let{row:s,label:n,price:o=[],left:r}=e;return T(e,a,l,o.every(
([,b])=>b)?"bl-price bl-can":"bl-price",d("span.bl-row-art",{},m(a,t,e.art)),d("span.bl-row-name",{},d("b.bl-nm",{},n),d("small",{class:s?.why&&"bl-why"},s?.why?
e.note||s.why:s?.note||e.note)),s?.why&&e.note&&d("span.bl-unseen",{},s.why),d("span.bl-signs",S,...o.map(([b,p],i)=>d("i",{class:p?null:"bl-lack","data-k":`sig\
n ${i}`},m(a,t,b)))),r&&d("span.bl-left-over",{},r),s?.cost&&d("span.bl-unseen",{},s.cost))}var _=(e,a,t,l)=>T(e,a,l,"bl-one",m(a,t,e.art),e.label&&d("span",{},
e.label),q(e,a,t));function B(e,a,t,l,s,n,o){let r=n===a.less?"":a.row?.why,b=t.refused?.tried===n?" bl-refused":"";return D({class:`bl-it bl-act ${e}${b}`,"dat\
a-do":"pick","data-pick":n,"data-k":n,tabindex:-1,"aria-disabled":r?"true":null,title:r||o},...Array.from({length:Math.min(Z,s-1)},(p,i)=>d("i.bl-edge",{"aria-h\
idden":"true","data-k":`edge ${i}`},m(t,l,a.art))),d("span.bl-face",S,m(t,l,a.art),d("small",{},a.label)),d("span.bl-unseen",{},o,r&&`: ${r}`))}function Mt(e,a,t){
let{count:l=1,chosen:s=0,less:n,row:o}=e,r=l-s;return d("span.bl-stk",{"data-k":e.key},n&&B("bl-fancard bl-chosen",e,a,t,s,n,e.keeps),r>0&&(o?B("bl-fancard",e,a,
t,r,o.key,e.says):Y({...e,count:r,chosen:0},a,t,0)),s?d("i.bl-of",S,`${s}/${l}`):r>1&&d("i.bl-badge",S,r))}var Et=(e,a,t)=>B("bl-fancard bl-mini",e,a,t,e.chosen??
1,e.less??"",e.keeps),Lt=(e,a,t)=>e.row?B("bl-fancard bl-mini",e,a,t,1,e.row.key,e.says||e.label):Y(e,a,t,0);function Rt(e,a,t){let{seat:l,label:s,note:n,deal:o,
buttons:r=[]}=e;return d("div.bl-row",{"data-k":e.key,class:e.now&&"bl-open-to"},typeof l!="number"?e.art&&H(t,e.art):Q(t,l,24),d("span.bl-row-name",{},d("b",{},
s||(typeof l!="number"?"":a.players[l].name)),n&&d("small",{},n)),o&&d("span.bl-signs",{},...o[0].map((b,p)=>d("i",{"aria-hidden":"true","data-k":`give ${p}`},m(
a,t,b))),o[1].length>0&&d("span.bl-for",S,"›"),...o[1].map((b,p)=>d("i",{"aria-hidden":"true","data-k":`get ${p}`},m(a,t,b)))),q(e,a,t),r.length>0&&d("span.bl\
-row-buttons",{},...r.map(({key:b,name:p,says:i,why:h,fresh:u})=>D({class:"bl-go bl-act","data-do":"pick","data-pick":b,"data-fresh":u?"1":null,tabindex:-1,"ari\
a-disabled":h?"true":null,title:h||i,"aria-label":[p,i,h].filter(Boolean).join(": ")},H(t,b),p))))}var It={fan:Y,tiles:J,tray:J,cards:Tt,plates:Wt,"price-rows":At,
strip:_,lines:_,buttons:_,laid:Et,wanted:Lt,answers:Rt};import{h as g}from"./common.js";var z=new Set(["tray","tiles","cards","fan"]),at=2,_t=.5;function nt(e){for(let a of e.querySelectorAll(".bl-own, .bl-mid, .bl-o\
thers, .bl-rim-in"))a.scrollHeight>a.clientHeight+1&&getComputedStyle(a).overflowY==="auto"&&!a.querySelector('button:not([tabindex="-1"]), a[href], input, sele\
ct, summary, [tabindex="0"]')?a.tabIndex=0:a.removeAttribute("tabindex")}function ot(e,a){let[,,t,l]=(e.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(
" ").map(Number),s=t/l,{board:n,turn:o,seats:r,others:b,hand:p,costs:i,actions:h,receipt:u,log:C,question:y,answer:v,hints:F,worked:L}=a,R=s>at?null:i,W=h?h(R):
R,A=`--shape:${s.toFixed(3)}`,I=g("div.bl-left#left",{},n);if(!o&&!h&&!C&&!y)return g("div.bl-body.bl-single#body",{style:A},I,u);if(s>at){let E=!!y&&!p&&!i&&!b&&
!h,N=L?.();return g("div.bl-body.bl-across#body",{style:A,class:E?"bl-two":b?null:"bl-pair"},!E&&g("div.bl-top#top",{},y,o,r),E&&g("div.bl-own#asks",{},y,F,N&&v?.(
!0)),I,!E&&g("div.bl-own#own",{},N?v?.(!0):[p,i]),g("div.bl-mid#mid",{},W,N||v?.(!1),!E&&F,u,C),b&&g("div.bl-others#others",{},b))}let M=p&&!Ht(e)?p:null,X=y&&!h&&
M&&i;return g("div.bl-body.bl-side#body",{style:A,class:[M&&"bl-with-hand",s<_t&&"bl-tall"].filter(Boolean).join(" ")},y,g("div.bl-left#left",{},n,X?g("div.bl-f\
eet#feet",{},M,i):M),g("div.bl-rim#rim",{},g("div.bl-rim-in#rimin",{},o,r,!M&&p,h&&W,v?.(!1),!h&&!X&&W,b,F,u,C)))}var Ht=e=>e["slot.hand"]?.[0]?.kind==="tiles";
function it(e,a){for(let t of e.querySelectorAll(".bl-acts, .bl-items")){if(t.parentElement?.closest(".bl-acts"))continue;let l=[...t.querySelectorAll("button.b\
l-act")],s=l.find(n=>n.getAttribute("data-pick")===a)??l[0];for(let n of l)n.setAttribute("tabindex",n===s?"0":"-1")}}import{button as f,h as c,known as Bt}from"./common.js";import{icon as K,node as rt,token as O}from"./common.js";import{moves as qt}from"./help.js";import{ruled as Ot,
tool as w}from"./common.js";var ct=(e,a,t="")=>c("div.bl-seg",{class:t,role:"group","aria-label":e},a);function dt(e,a,t){return c("div.bl-head#head",{},c("div.bl-names",{},c("span.bl-name",
{},e.title),c("span.bl-where",{},e.where)),c("div.bl-tools",{},ct(t.view,e.views.map(({key:l,label:s})=>f({"data-do":"view","data-pick":l,"aria-pressed":String(
l===e.view)},s))),e.turns&&w(t,"turn",t.turn_board,{"data-do":"turn","data-at":1}),ct(t.language,e.languages.map(({key:l,label:s})=>f({"data-do":"language","dat\
a-pick":l,lang:l,"aria-pressed":String(l===e.lang)},s)),"bl-langs"),jt(e,a,t)))}var jt=(e,a,t)=>[e.board?.svg&&w(t,"words",t.facts,{"data-do":"facts","aria-expa\
nded":String(a.facts)}),e.board?.svg&&w(t,a.big?"small":"big",a.big?t.smaller:t.bigger,{"data-do":"big","aria-pressed":String(a.big)}),f({class:"bl-ibtn","aria-\
label":t.help,title:t.help,"data-do":"help","aria-expanded":String(a.help)},"?")],Pt=16;function bt(e,a){let{seat:t,says:l,budget:s,note:n,over:o}=e.turn,{path:r=[],
prompt:b=""}=e.pick??{},p=r.length>0,i=$(e,"ask").length>0;return c("div.bl-turn#turnbox",{class:p&&"bl-picking"},O(a,t,30),c(o?"h3.bl-who":"b.bl-who",{},p?r.join(
" › "):l),s&&c("span.bl-ap",{},!p&&c("span.bl-pips",{"aria-hidden":"true"},...Array.from({length:s.of>Pt?0:s.of},(h,u)=>c("i",{class:u<s.left?"bl-full":""}))),
c("b",{},s.short),c("small",{},s.rest)),c("small",{class:b?i?"bl-prompt bl-unseen":"bl-prompt":null},b||n),p&&f({class:"bl-quiet","data-do":"cancel"},e.bench?.edits?
a.put_down:a.cancel))}function Nt(e,a,t,l){return f({class:a.refused?.tried===e.key?"bl-act bl-refused":"bl-act","data-do":"pick","data-pick":e.key,"data-fresh":"\
1",tabindex:-1,title:e.why||e.note||null,"aria-disabled":e.why?"true":null,"aria-pressed":e.why||e.final?null:String(!!e.pressed)},K(t,e.key),c("span.bl-nm",{},
e.label),e.note&&c("span.bl-cnt",{class:e.note.length>26&&"bl-long"},e.note),e.cost&&c("span.bl-cost",{},e.cost),e.why&&c("span",{class:l?"bl-why":"bl-unseen"},
e.why,e.more&&c("em",{},` ${e.more}`)))}function pt(e,a,t){let l=tt(e),s=$(e,"ask"),n=(s.length?[]:e.groups).map(p=>({...p,rows:p.rows.filter(i=>!l.has(i.key))})).
filter(p=>p.rows.length),o=n.flatMap(p=>p.rows),r=($(e,"actions")[0]?.kind??($(e,"costs").length?"buttons":"lines"))!=="buttons",b=o.find(p=>p.why);return c("di\
v.bl-acts#acts",{class:s.length>0&&"bl-asked",role:"group","aria-label":a.actions},!s.length&&t,c("div#deeds",{class:r?"bl-list":"bl-buttons"},n.map(p=>c("div",
{role:"group","aria-label":p.label,"data-k":`group ${p.label}`},r&&n.length>1&&o.length<6&&c("div.bl-grp",{"aria-hidden":"true"},p.label),p.rows.map(i=>Nt(i,e,a,
r))))),Vt(e,a,l),c("p.bl-why.bl-reason#reason",{},b&&[c("b",{},`${b.label}: `),b.why]))}function Vt(e,a,t){let{choices:l=[],foretold:s}=e.pick??{},n=l.filter(r=>!t.
has(r.key)),o=k("ask",e,a);return!o&&!n.length&&!s?.length?null:c("div.bl-pick#pick",{},s?.length?c("ul.bl-foretold",{},...s.map(r=>c("li",{},r))):null,o,n.length>
0&&c("div.bl-choices",{},n.map(r=>f({class:"bl-go","data-do":"pick","data-pick":r.key,"aria-disabled":r.why?"true":null},c("b",{},r.label),(r.note||r.cost)&&c("\
small",{},[r.note,r.cost].filter(Boolean).join(", ")),r.why&&!r.note&&c("small.bl-why",{},r.why)))))}var Dt=(e,a,...t)=>f({class:"bl-bar","data-do":"bill","aria\
-expanded":String(a)},t,K(e,a?"up":"down"));function ht(e,a,t,l=!1){let s=e.receipt;if(!s)return null;let n=s.lines[a.walk],o=n?n.seat:Math.min(a.tab,s.totals.length-
1),r=s.lines.map((i,h)=>({...i,index:h})).filter(i=>i.seat===o),b=a.bill||!!n||l,p=s.title&&c("h3",{},s.title);return c("section.bl-rcpt#receipt",{class:b&&"bl-\
open",role:"group","aria-label":s.title||null},!l&&Dt(t,b,p,c("span.bl-bar-sums",{},e.players.map(({name:i,seat:h})=>c("span",{role:"img","aria-label":`${i}: ${s.
totals[h]}`,"data-k":`sum ${h}`},O(t,h,18),c("b",{},s.totals[h]))))),b&&c("div.bl-rhead",{},l&&p,!!s.lines.length&&c("div.bl-walk",{role:"group","aria-label":t.
walk},c("span",{class:n?null:"bl-unseen"},n?t.walked.replace("{n}",String(a.walk+1)).replace("{m}",String(s.lines.length)):t.walk),w(t,"back",t.step_back,{"data\
-do":"walk","data-at":-1,"aria-disabled":a.walk<0?"true":null}),w(t,"on",t.step_on,{"data-do":"walk","data-at":1}),qt(a)&&w(t,a.watching?"stop":"play",a.watching?
t.watch_stop:t.watch,{"data-do":"watch","aria-pressed":String(a.watching)}))),b&&c("div.bl-rgrid",{},c("div.bl-tabs",{role:"tablist","aria-label":s.title},e.players.
map(i=>f({role:"tab","aria-selected":String(i.seat===o),tabindex:i.seat===o?0:-1,"data-do":"tab","data-at":i.seat},O(t,i.seat,24),c("span.bl-unseen",{},`${i.name}\
: `),c("b",{},(n?.scores??s.totals)[i.seat])))),c("div.bl-lines",{role:"tabpanel","aria-label":e.players[o].name},r.map((i,h)=>f({class:i.points?"bl-rline":"bl-\
rline bl-zero","data-do":"line","data-line":i.index,"data-rule":i.rule||null,"data-title":i.title,"aria-pressed":String(i.index===a.walk),tabindex:n?i.index===a.
walk?0:-1:h?-1:0},c("span",{},i.label),c("span.bl-sum",{},i.sum),c("b",{},i.points))),!r.length&&c("p.bl-nothing",{},t.no_lines),c("div.bl-total",{},c("span",{},
t.total),c("b",{},s.totals[o])))))}function ut(e,a){return c("section.bl-say#log",{role:"group","aria-label":a.happened},c("h3",{},a.happened),e.log.length?c("o\
l",{tabindex:0,"aria-label":a.happened},Yt(e.log).map(([t,l],s)=>Bt(c("li",{class:(t.seat??-1)<0&&"bl-chance"},(t.seat??-1)>=0&&O(a,t.seat,16),c("span",{},t.text,
" ",t.rule&&s===0&&Ot(t))),l))):c("p.bl-nothing",{},a.nothing))}function mt(e){let a=e.querySelector(".bl-say ol");if(!a||a.children.length<2)return;a.style.maxHeight=
"";let t=a.clientHeight;if(a.scrollHeight<=t+1)return;let l=[...a.children].map(n=>n.offsetTop+n.offsetHeight-a.offsetTop),s=Math.max(0,...l.filter(n=>n<=t+1));
s&&(a.style.maxHeight=`${s}px`)}function Yt(e){let a=new Map;return[...e].reverse().map(t=>{let l=(a.get(t.text)??0)+1;return a.set(t.text,l),[t,`${t.text} ${l}`]}).
reverse()}var G=30;function gt(e,a,t){let l=e.time,s=a.step<0?l.ply:a.step,n=[{ply:l.first,seat:-2,says:l.first?"":l.start},...l.nodes],o=(i,h,u)=>h>i&&c("i",{class:`\
bl-rail ${u}`,style:`left:${(i-l.first)*G+14}px;width:${(h-i)*G}px`}),r=l.nodes.at(-1)?.ply??l.first,b=l.branches.filter(i=>!i.folded&&i.at<=r),p=t.branches?.replace(
"{n}",String(b.length))??"";return c("div.bl-time#time",{},Object.entries({undo:l.can_undo,redo:l.can_redo}).map(([i,h])=>w(t,i,t[i],{"data-do":i,"aria-disabled":h?
null:"true"})),c("div.bl-track#track",{role:"group","aria-label":l.label},l.earlier&&f({class:"bl-quiet bl-fold","data-do":"unfold"},l.earlier),c("div.bl-rows",
{},a.branches&&b.map((i,h)=>c("div.bl-branch",{"data-k":`branch ${i.name}`,style:`padding-left:${(i.at-l.first)*G+14}px`},c("svg.bl-bend",{viewBox:"0 0 30 28",width:30,
height:28,"aria-hidden":"true"},c("path",{d:`M1 ${28*(b.length-h)+10}V26C1 16 8 14 30 14`})),f({class:"bl-quiet","data-do":"switch","data-pick":i.name,"aria-lab\
el":i.says},...i.seats.slice(0,6).map(u=>rt(t,u,"bl-later")),c("span",{},i.label)))),c("div.bl-mainline",{},o(l.first,l.ply,"bl-done"),o(l.ply,r,""),n.map(i=>f(
{class:"bl-step","data-do":"jump","data-at":i.ply,"aria-label":i.says||`${i.ply}`,title:i.says,"aria-current":i.ply===l.ply?"step":null,tabindex:i.ply===s?0:-1},
rt(t,i.seat,i.ply===l.ply?"bl-now":i.ply<l.ply?"bl-past":"bl-later")))))),b.length>0&&f({class:"bl-quiet bl-fork","data-do":"branches","aria-expanded":String(!!a.
branches),"aria-label":p,title:p},K(t,"fork"),b.length),c("span.bl-count",{},l.step),e.seats.choices.length>2&&c("label.bl-seen",{},c("small",{},t.seen_by),c("s\
elect.bl-seat#seat",{"aria-label":t.seen_by,"data-do":"seat"},e.seats.choices.map(i=>c("option",{value:i.seat,selected:i.seat===e.seats.shown},i.label)))),[e.bench&&
"edit","copy","link"].map(i=>i&&w(t,i,t[i],{"data-do":i})))}import{h as x}from"./common.js";import{drawn as Gt}from"./help.js";function ft(e,a){let t=a?.closest("[data-place]")?.getAttribute("data-place"),l=a?.closest(".\
bl-it, li")?.getAttribute("data-k")?.split(" ")[0];return e.words.gallery?.pieces?.[(t?e.frame.kinds?.[t]:l)??""]}function yt(e,a){let t=e.help&&a.gallery;return t?.
pieces?x("section.bl-help.bl-gallery#gallery",{role:"group","aria-label":t.title},x("b",{},t.title),x("p",{},t.how),x("ul.bl-items",{},...Object.entries(t.pieces).
map(([l,s],n)=>x("li",{"data-k":l,tabindex:n?-1:0,class:s.special&&"bl-special"},Gt(s),x("b",{},s.name),x("span",{},s.text),x("small",{},s.note))))):null}var kt=new WeakMap;function wt(e){clearTimeout(kt.get(e));let{frame:a,local:t,link:l,signal:s}=e,n=a.opponent;if(typeof n!="number"||t.link||a.by&&a.by!==l.client)
return;let o=t.calm||globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,r=()=>{!s.aborted&&e.root.isConnected&&e.link.send("opponent",e.frame.rev,
{at:o?0:1})};kt.set(e,setTimeout(r,o?0:n))}import{copied as Kt,cover as Ut}from"./board.js";import{hits as Xt,stage as Jt}from"./board.js";import{h as xt}from"./common.js";import{shownBy as Qt}from"./common.js";
import{otherNotebook as Zt}from"./help.js";import{move as te}from"./help.js";import{choice as j,choose as P,inColours as vt,obey as ee,otherTongue as le,repainted as St,settings as se}from"./help.js";import{
Tip as ae}from"./help.js";import{View as ne}from"./board.js";var oe=480,ie=1800,U=class extends ne{constructor(){super(...arguments);this.walked=-1;this.shown=-1;this.fresh=!0}content(){let{frame:t,local:l,words:s,area:n}=this,
o=r=>t.parts.includes(r);return[et(t),s.gallery?.style&&xt("style#pieces",{},s.gallery.style),o("head")&&this.keep("head",[t.title,t.where,t.views,t.view,t.turns,
t.languages,t.lang,!t.board?.svg,l.facts,l.big,l.help,s],()=>dt(t,l,s)),...this.above(),t.cover?Ut(t,s):ot(t,{board:Jt(t,n,l,s,o("turn")&&k("board",t,s)),turn:(o(
"turn")||o("actions")&&!!t.pick?.path.length)&&bt(t,s),seats:o("turn")&&k("seats",t,s,r=>!z.has(r.kind)),others:o("turn")&&k("seats",t,s,r=>z.has(r.kind)),hand:o(
"actions")&&k("hand",t,s),costs:o("actions")&&k("costs",t,s),actions:o("actions")?r=>this.deeds(r):void 0,receipt:o("receipt")&&ht(t,l,s),log:o("log")&&this.keep(
"log",[t.log,s],()=>ut(t,s))}),Kt(l,s),o("timeline")&&this.keep("time",[t.time,t.seats,l.step,l.branches,s],()=>gt(t,l,s))]}deeds(t){return pt(this.frame,this.words,
t)}above(){let{frame:t,local:l,words:s}=this,n=t.languages.map(({key:o})=>o);return[...super.above(),Zt(this.model,t.lang,n,l.spoke,s),se(t,l,s),yt(l,s)]}settle(t){
it(t,this.local.row)}get frame(){return vt(this.model.get("frame"),this.model.get("words").apart,(t,l)=>({...t,board:t.board&&{...t.board,svg:l(t.board.svg)},art:St(
t.art,l)}))}get words(){let t=this.model.get("words");return vt(t,t.apart,St)}draw(){super.draw();let{frame:t}=this;te(this.root,t,this.before,l=>m(t,this.words,
l)),this.before=t,wt(this),this.fitLog()}fitLog(){globalThis.requestAnimationFrame?.(()=>{mt(this.root),nt(this.root)})}listen(){ee(this.signal,()=>(this.heed(),
this.draw())),this.heed(),super.listen(),this.narrow();let{lang:t,languages:l,rev:s}=this.frame,n=!s&&le(this.model,t,l.map(o=>o.key));n&&this.ask("language",{key:n}),
this.tip=new ae(this)}heed(){Object.assign(this.local,{calm:j("motion")==="none",letters:j("letters")!=="off"})}enlarge(t){super.enlarge(t);let l=this.model.model_id??
"";(t||j("big")===l)&&P("big",t?l:"")}onResize(){if(super.onResize(),this.fitLog(),this.fresh&&this.root.isConnected&&this.root.getClientRects().length){this.fresh=
!1;let t=this.model.model_id;t&&j("big")===t&&!this.local.big&&this.enlarge(!0)}}spots(t){return Xt(this.root,t.getAttribute("data-place"))}beside(t,l){let n=t.
closest(".bl-stage > svg")?.getScreenCTM?.();if(!n)return null;let o=n.inverse(),{x:r,y:b}=new DOMPoint(l.clientX,l.clientY).matrixTransform(o),p=this.frame.board?.
spots?.find(([W,A,I])=>Math.hypot(W-r,A-b)<=I);if(!p)return null;let[i,h,u,C,y]=p,[v,F]=[this.root.getBoundingClientRect(),new DOMPoint(i-u,h-u).matrixTransform(
n)],L=2*u*n.a,R=`left:${F.x-v.left}px;top:${F.y-v.top}px;width:${L}px;height:${L}px`;return this.spot??=this.root.appendChild(xt("i.bl-beside",{"aria-hidden":"t\
rue"})),this.spot.getAttribute("data-tip")!==`${C}
${y}`&&this.tip?.hide(),this.spot.setAttribute("data-tip",`${C}
${y}`),this.spot.setAttribute("style",R),this.spot}piece(t){return ft(this,t)}explain(t,l){this.tip?.ask(l)}narrow(){let{view:t,views:l,rev:s}=this.frame,n=this.
root.clientWidth;n&&n<=oe&&!s&&l.length>2&&t===l[0].key&&this.ask("view",{key:l[1].key})}act(t,l){let s=t.getAttribute("data-do"),n=t.getAttribute("data-pick")??
"";if(s==="language"&&(this.local.spoke=n,P("lang",n)),s==="choose")return P(...n.split(":"));if(s==="letters")return P("letters",this.local.letters?"off":"on");
if(s==="unspoke")return(this.local.spoke="")||this.draw();if(s==="rule")return this.tip?.ask(t);if(s==="watch")return this.watch(!this.watching);if(s==="walk")return this.
walkBy(Number(t.getAttribute("data-at")));this.watch(!1);let{local:o}=this;if(s==="bill")Object.assign(o,{bill:!o.bill,walk:-1});else if(s==="tab")Object.assign(
o,{tab:Number(t.getAttribute("data-at")),walk:-1});else if(s==="rungs")o.rungs=!o.rungs;else if(s==="rung")o.rung=o.rung===n?"-":n;else if(s==="branches")o.branches=
!o.branches;else if(s==="line")this.walkTo(Number(t.getAttribute("data-line")),!0);else return super.act(t,l);return this.draw()}walkBy(t){if(this.watch(!1),!this.
frame.receipt?.lines.length)return this.speak(this.words.no_lines);this.walkTo(this.local.walk+t,!1),this.draw()}watch(t){clearTimeout(this.watching),this.watching=
void 0;let l=()=>{this.signal.aborted||!this.root.isConnected||(this.walkTo(this.local.walk+1,!1),this.local.watching=this.local.walk>=0,this.watching=this.local.
watching?setTimeout(l,ie):void 0,this.draw())};!t&&!this.local.watching||(this.local.watching=!1,t?l():this.draw())}walkTo(t,l){let s=this.frame.receipt?.lines??
[],{local:n}=this,o=n.walk;n.walk=l&&t===n.walk||t>=s.length?-1:Math.max(-1,t),this.frame.receipt?.at!==void 0&&this.frame.receipt.at!==null&&n.walk!==o&&this.ask(
"walk",{at:n.walk});let r=s[n.walk];if(!r)return;n.tab=r.seat;let b=this.frame.players[r.seat];this.speak([(b?`${b.name}: `:"")+r.label,r.sum,r.points].filter(p=>p!==
"").join(", "))}showNow(){let{ply:t}=this.frame.time,l=t!==this.shown&&this.root.querySelector(".bl-track");this.shown=t;let s=l?l.querySelector('[aria-current=\
"step"]'):null;l&&s&&(l.scrollLeft=s.offsetLeft+60-l.clientWidth);let n=this.root.querySelector(".bl-rline[aria-pressed=true]"),o=n?.closest(".bl-rim-in, .bl-li\
nes");if(n&&o&&this.local.walk!==this.walked){let r=n.getBoundingClientRect().bottom-o.getBoundingClientRect().bottom,b=n.getBoundingClientRect().top-o.getBoundingClientRect().
top;r>0?o.scrollTop+=r+8:b<0&&(o.scrollTop+=b-8)}this.walked=this.local.walk}},re=Qt(U);export{z as TRAYS,U as Table,pt as actions,m as art,et as artStyle,Dt as bar,re as default,yt as gallery,wt as goOn,dt as head,ot as laid,ut as log,$ as lying,ft as pieceAt,
tt as placed,ht as receipt,it as rove,nt as scrollByKeys,Ft as slotBox,k as slots,gt as timeline,jt as tools,bt as turn,mt as wholeLines};

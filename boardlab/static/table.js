import{button as Y,h as b,picture as $t}from"./common.js";import{icon as j,token as Q}from"./common.js";var Z=5,St=6,W=new Map,S=(e,t)=>e[`slot.${t}`]??[];function tt(e){
let t=["seats","hand","costs","ask"].flatMap(a=>S(e,a).flatMap(l=>l.items??[]));return new Set(t.filter(a=>!a.row?.first).flatMap(a=>[a.row?.key,...(a.buttons??
[]).map(({key:l})=>l)]))}function g(e,t,a){let l=a&&e.art?.pictures[a];if(!a)return null;if(!l)return j(t,a);W.has(l)||W.set(l,$t(l));let s=W.get(l)?.cloneNode(
!0);return s?.classList.add("bl-art"),s}var et=e=>e.art?.style&&b("style#art",{},e.art.style);function At(e,t,a,l=0){let{kind:s,title:n,note:r,items:c=[],empty:d=0}=e,
p=Ot[s]??O,i=s==="cards"&&c.some(h=>h.note)?c.length<5?" bl-readable":" bl-many":"";return b("section",{class:`bl-slot bl-${s}${i}`,role:"group","aria-label":n,
"data-k":`${s} ${l}`},(n||r)&&b("div.bl-slot-head",{},n&&b("b",{},n),r&&b("small",{title:r},r)),b("div.bl-items",{},...c.map((h,u)=>(s==="fan"&&h.counted?Ct:p)(
h,t,a,u)),...Array.from({length:Math.min(d,St)},(h,u)=>b("i.bl-empty",{"aria-hidden":"true","data-k":`empty ${u}`}))),e.reason&&b("p.bl-why",{},e.reason))}function w(e,t,a,l=()=>!0){
let s=S(t,e).filter(l);return s.length>0&&b(`div.bl-${e==="ask"?"asks":e}#${e}`,{},...s.map((n,r)=>At(n,t,a,r)))}function M(e,t,a,l,...s){let{row:n,says:r,label:c}=e,
d=r||c,p=e.chosen?" bl-chosen":"",i=[d||t.players[e.seat??-1]?.says,e.note,...(e.facts??[]).map(({says:u})=>u),n?.why].filter(Boolean).join(`
`);if(!n)return b("div",{class:`bl-it ${l}${p}`,role:d?"img":null,"aria-label":d,"data-tip":i||null,title:d,"data-k":e.key},...s);let h=t.refused?.tried===n.key?
" bl-refused":"";return Y({class:`bl-it bl-act ${l}${p}${h}`,"data-do":"pick","data-pick":e.less||n.key,"data-k":`${e.key} ${n.key}`,"data-fresh":n.fresh?"1":null,
"data-first":n.first||null,tabindex:a?-1:0,"aria-disabled":n.why?"true":null,"aria-pressed":n.fresh&&!n.first&&!n.why&&!n.final?String(!!n.pressed):null,"data-t\
ip":i||null,title:n.why||d},...s)}var $={"aria-hidden":"true"},at=e=>(e.count??1)>1&&b("i.bl-badge",$,e.count),lt=e=>b("span.bl-unseen",{},e.says||e.label,e.row?.
why&&`: ${e.row.why}`);function F(e,t,a,l){let s=Math.min(Z,(e.count??1)-1);return M(e,t,l,"bl-fancard",...Array.from({length:s},(n,r)=>b("i.bl-edge",{"aria-hid\
den":"true","data-k":`edge ${r}`},g(t,a,e.art))),b("span.bl-face",$,g(t,a,e.art),b("small",{},e.label)),at(e),lt(e))}var K=(e,t,a,l)=>M(e,t,l,"bl-tile",g(t,a,e.
art),at(e),e.label&&!e.says?b("small",{},e.label):null,lt(e)),N=(e,t,a)=>!!e.facts?.length&&b("span.bl-figures",{},...e.facts.map((l,s)=>b("span",{class:l.strong&&
"bl-strong",title:l.says,role:"img","aria-label":l.says,"data-k":`fact ${s}`},g(t,a,l.art),l.text&&b("b",{},l.text))));function Tt(e,t,a,l){let{row:s,label:n,note:r}=e;
return M(e,t,l,e.facts?.length?"bl-boxes":"bl-card-it",b("span.bl-card-top",{},g(t,a,e.art),s?.cost&&!e.facts?.length&&b("small.bl-cost",{},s.cost),N(e,t,a)),b(
"b.bl-nm",{},n),r&&b("small.bl-more",{},r),s?.why&&b("small.bl-more.bl-why",{},s.why))}function Mt(e,t,a,l){let s=t.players[e.seat??0];return M(e,t,l,e.now?"bl-\
plate bl-mover":"bl-plate",b("span.bl-plate-top",{},Q(a,e.seat??0,22),s?.name!==s?.letter&&b("b.bl-pname",{},s?.name),s?.points!==null&&s?.points!==void 0&&b("b\
.bl-points",{"aria-label":s.says,title:s.says},s.points,j(a,"point"))),N(e,t,a))}function _t(e,t,a,l){let{row:s,label:n,price:r=[],left:c}=e;return M(e,t,l,r.every(
([,d])=>d)?"bl-price bl-can":"bl-price",b("span.bl-row-art",{},g(t,a,e.art)),b("span.bl-row-name",{},b("b.bl-nm",{},n),b("small",{class:s?.why&&"bl-why"},s?.why?
e.note||s.why:s?.note||e.note)),s?.why&&e.note&&b("span.bl-unseen",{},s.why),b("span.bl-signs",$,...r.map(([d,p],i)=>b("i",{class:p?null:"bl-lack","data-k":`sig\
n ${i}`},g(t,a,d)))),c&&b("span.bl-left-over",{},c),s?.cost&&b("span.bl-unseen",{},s.cost))}var O=(e,t,a,l)=>M(e,t,l,"bl-one",g(t,a,e.art),e.label&&b("span",{},
e.label),N(e,t,a));function L(e,t,a,l,s,n,r){let c=n===t.less?"":t.row?.why,d=a.refused?.tried===n?" bl-refused":"";return Y({class:`bl-it bl-act ${e}${d}`,"dat\
a-do":"pick","data-pick":n,"data-k":n,tabindex:-1,"aria-disabled":c?"true":null,title:c||r},...Array.from({length:Math.min(Z,s-1)},(p,i)=>b("i.bl-edge",{"aria-h\
idden":"true","data-k":`edge ${i}`},g(a,l,t.art))),b("span.bl-face",$,g(a,l,t.art),b("small",{},t.label)),b("span.bl-unseen",{},r,c&&`: ${c}`))}function Ct(e,t,a){
let{count:l=1,chosen:s=0,less:n,row:r}=e,c=l-s;return b("span.bl-stk",{"data-k":e.key},n&&L("bl-fancard bl-chosen",e,t,a,s,n,e.keeps),c>0&&(r?L("bl-fancard",e,t,
a,c,r.key,e.says):F({...e,count:c,chosen:0},t,a,0)),s?b("i.bl-of",$,`${s}/${l}`):c>1&&b("i.bl-badge",$,c))}var Rt=(e,t,a)=>L("bl-fancard bl-mini",e,t,a,e.chosen??
1,e.less??"",e.keeps),Bt=(e,t,a)=>e.row?L("bl-fancard bl-mini",e,t,a,1,e.row.key,e.says||e.label):F(e,t,a,0);function qt(e,t,a){let{seat:l,label:s,note:n,deal:r,
buttons:c=[]}=e;return b("div.bl-row",{"data-k":e.key,class:e.now&&"bl-open-to"},l===void 0?e.art&&j(a,e.art):Q(a,l,24),b("span.bl-row-name",{},b("b",{},s||(l===
void 0?"":t.players[l].name)),n&&b("small",{},n)),r&&b("span.bl-signs",{},...r[0].map((d,p)=>b("i",{"aria-hidden":"true","data-k":`give ${p}`},g(t,a,d))),r[1].length>
0&&b("span.bl-for",$,"›"),...r[1].map((d,p)=>b("i",{"aria-hidden":"true","data-k":`get ${p}`},g(t,a,d)))),N(e,t,a),c.length>0&&b("span.bl-row-buttons",{},...c.
map(({key:d,name:p,says:i,why:h,fresh:u})=>Y({class:"bl-go bl-act","data-do":"pick","data-pick":d,"data-fresh":u?"1":null,tabindex:-1,"aria-disabled":h?"true":null,
title:h||i,"aria-label":[p,i,h].filter(Boolean).join(": ")},j(a,d),p))))}var Ot={fan:F,tiles:K,tray:K,cards:Tt,plates:Mt,"price-rows":_t,strip:O,lines:O,buttons:O,
laid:Rt,wanted:Bt,answers:qt};import{h as f}from"./common.js";var V=new Set(["tray","tiles","cards","fan"]),st=2,jt=.5;function nt(e,t){let[,,a,l]=(e.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??
"0 0 1 1").split(" ").map(Number),s=a/l,{board:n,turn:r,seats:c,others:d,hand:p,costs:i,actions:h,receipt:u,log:A,question:y,answer:v,hints:T,worked:D}=t,q=s>st?
null:i,_=h?h(q):q,C=`--shape:${s.toFixed(3)}`,X=f("div.bl-left#left",{},n);if(!r&&!h&&!A&&!y)return f("div.bl-body.bl-single#body",{style:C},X,u);if(s>st){let B=!!y&&
!p&&!i&&!d&&!h,z=D?.();return f("div.bl-body.bl-across#body",{style:C,class:B?"bl-two":d?null:"bl-pair"},!B&&f("div.bl-top#top",{},y,r,c),B&&f("div.bl-own#asks",
{},y,T,z&&v?.(!0)),X,!B&&f("div.bl-own#own",{},z?v?.(!0):[p,i]),f("div.bl-mid#mid",{},_,z||v?.(!1),!B&&T,u,A),d&&f("div.bl-others#others",{},d))}let R=p&&!Lt(e)?
p:null,J=y&&!h&&R&&i;return f("div.bl-body.bl-side#body",{style:C,class:[R&&"bl-with-hand",s<jt&&"bl-tall"].filter(Boolean).join(" ")},y,f("div.bl-left#left",{},
n,J?f("div.bl-feet#feet",{},R,i):R),f("div.bl-rim#rim",{},f("div.bl-rim-in#rimin",{},r,c,!R&&p,h&&_,v?.(!1),!h&&!J&&_,d,T,u,A)))}var Lt=e=>e["slot.hand"]?.[0]?.
kind==="tiles";function it(e,t){for(let a of e.querySelectorAll(".bl-acts, .bl-items")){if(a.parentElement?.closest(".bl-acts"))continue;let l=[...a.querySelectorAll(
"button.bl-act")],s=l.find(n=>n.getAttribute("data-pick")===t)??l[0];for(let n of l)n.setAttribute("tabindex",n===s?"0":"-1")}}import{button as k,h as o,known as Nt}from"./common.js";import{icon as I,node as ot,token as E}from"./common.js";import{moves as Et}from"./help.js";import{ruled as Pt,tool as m}from"./common.js";var rt=(e,t,a="")=>o("div.bl-seg",{class:a,role:"group","aria-label":e},t);function ct(e,t,a){return o("div.bl-he\
ad#head",{},o("div.bl-names",{},o("span.bl-name",{},e.title),o("span.bl-where",{},e.where)),o("div.bl-tools",{},rt(a.view,e.views.map(({key:l,label:s})=>k({"dat\
a-do":"view","data-pick":l,"aria-pressed":String(l===e.view)},s))),e.turns&&m(a,"turn",a.turn_board,{"data-do":"turn","data-at":1}),rt(a.language,e.languages.map(
({key:l,label:s})=>k({"data-do":"language","data-pick":l,lang:l,"aria-pressed":String(l===e.lang)},s)),"bl-langs"),Ht(e,t,a)))}var Ht=(e,t,a)=>[e.board?.svg&&m(
a,"words",a.facts,{"data-do":"facts","aria-expanded":String(t.facts)}),e.board?.svg&&m(a,t.big?"small":"big",t.big?a.smaller:a.bigger,{"data-do":"big","aria-pre\
ssed":String(t.big)}),k({class:"bl-ibtn","aria-label":a.help,title:a.help,"data-do":"help","aria-expanded":String(t.help)},"?")],Dt=16;function bt(e,t){let{seat:a,
says:l,budget:s,note:n,over:r}=e.turn,{path:c=[],prompt:d=""}=e.pick??{},p=c.length>0,i=S(e,"ask").length>0;return o("div.bl-turn#turnbox",{class:p&&"bl-picking"},
E(t,a,30),o(r?"h3.bl-who":"b.bl-who",{},p?c.join(" › "):l),s&&o("span.bl-ap",{},!p&&o("span.bl-pips",{"aria-hidden":"true"},...Array.from({length:s.of>Dt?0:s.
of},(h,u)=>o("i",{class:u<s.left?"bl-full":""}))),o("b",{},s.short),o("small",{},s.rest)),o("small",{class:d?i?"bl-prompt bl-unseen":"bl-prompt":null},d||n),p&&
k({class:"bl-quiet","data-do":"cancel"},e.bench?.edits?t.put_down:t.cancel))}function zt(e,t,a,l){return k({class:t.refused?.tried===e.key?"bl-act bl-refused":"\
bl-act","data-do":"pick","data-pick":e.key,"data-fresh":"1",tabindex:-1,title:e.why||e.note||null,"aria-disabled":e.why?"true":null,"aria-pressed":e.why||e.final?
null:String(!!e.pressed)},I(a,e.key),o("span.bl-nm",{},e.label),e.note&&o("span.bl-cnt",{class:e.note.length>26&&"bl-long"},e.note),e.cost&&o("span.bl-cost",{},
e.cost),e.why&&o("span",{class:l?"bl-why":"bl-unseen"},e.why,e.more&&o("em",{},` ${e.more}`)))}function dt(e,t,a){let l=tt(e),s=S(e,"ask"),n=(s.length?[]:e.groups).
map(p=>({...p,rows:p.rows.filter(i=>!l.has(i.key))})).filter(p=>p.rows.length),r=n.flatMap(p=>p.rows),c=(S(e,"actions")[0]?.kind??(S(e,"costs").length?"buttons":
"lines"))!=="buttons",d=r.find(p=>p.why);return o("div.bl-acts#acts",{class:s.length>0&&"bl-asked",role:"group","aria-label":t.actions},!s.length&&a,o("div#deed\
s",{class:c?"bl-list":"bl-buttons"},n.map(p=>o("div",{role:"group","aria-label":p.label,"data-k":`group ${p.label}`},c&&n.length>1&&r.length<6&&o("div.bl-grp",{
"aria-hidden":"true"},p.label),p.rows.map(i=>zt(i,e,t,c))))),Wt(e,t,l),o("p.bl-why.bl-reason#reason",{},d&&[o("b",{},`${d.label}: `),d.why]))}function Wt(e,t,a){
let{choices:l=[],foretold:s}=e.pick??{},n=l.filter(c=>!a.has(c.key)),r=w("ask",e,t);return!r&&!n.length&&!s?.length?null:o("div.bl-pick#pick",{},s?.length?o("ul\
.bl-foretold",{},...s.map(c=>o("li",{},c))):null,r,n.length>0&&o("div.bl-choices",{},n.map(c=>k({class:"bl-go","data-do":"pick","data-pick":c.key,"aria-disabled":c.
why?"true":null},o("b",{},c.label),(c.note||c.cost)&&o("small",{},[c.note,c.cost].filter(Boolean).join(", ")),c.why&&!c.note&&o("small.bl-why",{},c.why)))))}var Yt=(e,t,...a)=>k(
{class:"bl-bar","data-do":"bill","aria-expanded":String(t)},a,I(e,t?"up":"down"));function pt(e,t,a,l=!1){let s=e.receipt;if(!s)return null;let n=s.lines[t.walk],
r=n?n.seat:Math.min(t.tab,s.totals.length-1),c=s.lines.map((i,h)=>({...i,index:h})).filter(i=>i.seat===r),d=t.bill||!!n||l,p=s.title&&o("h3",{},s.title);return o(
"section.bl-rcpt#receipt",{class:d&&"bl-open",role:"group","aria-label":s.title||null},!l&&Yt(a,d,p,o("span.bl-bar-sums",{},e.players.map(({name:i,seat:h})=>o("\
span",{role:"img","aria-label":`${i}: ${s.totals[h]}`,"data-k":`sum ${h}`},E(a,h,18),o("b",{},s.totals[h]))))),d&&o("div.bl-rhead",{},l&&p,!!s.lines.length&&o("\
div.bl-walk",{role:"group","aria-label":a.walk},o("span",{class:n?null:"bl-unseen"},n?a.walked.replace("{n}",String(t.walk+1)).replace("{m}",String(s.lines.length)):
a.walk),m(a,"back",a.step_back,{"data-do":"walk","data-at":-1,"aria-disabled":t.walk<0?"true":null}),m(a,"on",a.step_on,{"data-do":"walk","data-at":1}),Et(t)&&m(
a,t.watching?"stop":"play",t.watching?a.watch_stop:a.watch,{"data-do":"watch","aria-pressed":String(t.watching)}))),d&&o("div.bl-rgrid",{},o("div.bl-tabs",{role:"\
tablist","aria-label":s.title},e.players.map(i=>k({role:"tab","aria-selected":String(i.seat===r),tabindex:i.seat===r?0:-1,"data-do":"tab","data-at":i.seat},E(a,
i.seat,24),o("span.bl-unseen",{},`${i.name}: `),o("b",{},(n?.scores??s.totals)[i.seat])))),o("div.bl-lines",{role:"tabpanel","aria-label":e.players[r].name},c.map(
(i,h)=>k({class:i.points?"bl-rline":"bl-rline bl-zero","data-do":"line","data-line":i.index,"data-rule":i.rule||null,"data-title":i.title,"aria-pressed":String(
i.index===t.walk),tabindex:n?i.index===t.walk?0:-1:h?-1:0},o("span",{},i.label),o("span.bl-sum",{},i.sum),o("b",{},i.points))),!c.length&&o("p.bl-nothing",{},a.
no_lines),o("div.bl-total",{},o("span",{},a.total),o("b",{},s.totals[r])))))}function ht(e,t){return o("section.bl-say#log",{role:"group","aria-label":t.happened},
o("h3",{},t.happened),e.log.length?o("ol",{tabindex:0,"aria-label":t.happened},Ft(e.log).map(([a,l],s)=>Nt(o("li",{class:(a.seat??-1)<0&&"bl-chance"},(a.seat??-1)>=
0&&E(t,a.seat,16),o("span",{},a.text," ",a.rule&&s===0&&Pt(a))),l))):o("p.bl-nothing",{},t.nothing))}function ut(e){let t=e.querySelector(".bl-say ol");if(!t||t.
children.length<2)return;t.style.maxHeight="";let a=t.clientHeight;if(t.scrollHeight<=a+1)return;let l=[...t.children].map(n=>n.offsetTop+n.offsetHeight-t.offsetTop),
s=Math.max(0,...l.filter(n=>n<=a+1));s&&(t.style.maxHeight=`${s}px`)}function Ft(e){let t=new Map;return[...e].reverse().map(a=>{let l=(t.get(a.text)??0)+1;return t.
set(a.text,l),[a,`${a.text} ${l}`]}).reverse()}var G=30;function gt(e,t,a){let l=e.time,s=t.step<0?l.ply:t.step,n=[{ply:l.first,seat:-2,says:l.first?"":l.start},
...l.nodes],r=(i,h,u)=>h>i&&o("i",{class:`bl-rail ${u}`,style:`left:${(i-l.first)*G+14}px;width:${(h-i)*G}px`}),c=l.nodes.at(-1)?.ply??l.first,d=l.branches.filter(
i=>!i.folded&&i.at<=c),p=a.branches?.replace("{n}",String(d.length))??"";return o("div.bl-time#time",{},Object.entries({undo:l.can_undo,redo:l.can_redo}).map(([
i,h])=>m(a,i,a[i],{"data-do":i,"aria-disabled":h?null:"true"})),o("div.bl-track#track",{role:"group","aria-label":l.label},l.earlier&&k({class:"bl-quiet bl-fold",
"data-do":"unfold"},l.earlier),o("div.bl-rows",{},t.branches&&d.map((i,h)=>o("div.bl-branch",{"data-k":`branch ${i.name}`,style:`padding-left:${(i.at-l.first)*G+
14}px`},o("svg.bl-bend",{viewBox:"0 0 30 28",width:30,height:28,"aria-hidden":"true"},o("path",{d:`M1 ${28*(d.length-h)+10}V26C1 16 8 14 30 14`})),k({class:"bl-\
quiet","data-do":"switch","data-pick":i.name,"aria-label":i.says},...i.seats.slice(0,6).map(u=>ot(a,u,"bl-later")),o("span",{},i.label)))),o("div.bl-mainline",{},
r(l.first,l.ply,"bl-done"),r(l.ply,c,""),n.map(i=>k({class:"bl-step","data-do":"jump","data-at":i.ply,"aria-label":i.says||`${i.ply}`,title:i.says,"aria-current":i.
ply===l.ply?"step":null,tabindex:i.ply===s?0:-1},ot(a,i.seat,i.ply===l.ply?"bl-now":i.ply<l.ply?"bl-past":"bl-later")))))),d.length>0&&k({class:"bl-quiet bl-for\
k","data-do":"branches","aria-expanded":String(!!t.branches),"aria-label":p,title:p},I(a,"fork"),d.length),o("span.bl-count",{},l.step),e.seats.choices.length>2&&
o("label.bl-seen",{},o("small",{},a.seen_by),o("select.bl-seat#seat",{"aria-label":a.seen_by,"data-do":"seat"},e.seats.choices.map(i=>o("option",{value:i.seat,selected:i.
seat===e.seats.shown},i.label)))),[e.bench&&"edit","copy","link"].map(i=>i&&m(a,i,a[i],{"data-do":i})))}import{h as x}from"./common.js";import{drawn as Gt}from"./help.js";function ft(e,t){let a=t?.closest("[data-place]")?.getAttribute("data-place"),l=t?.closest(".\
bl-it, li")?.getAttribute("data-k")?.split(" ")[0];return e.words.gallery?.pieces?.[(a?e.frame.kinds?.[a]:l)??""]}function kt(e,t){let a=e.help&&t.gallery;return a?.
pieces?x("section.bl-help.bl-gallery#gallery",{role:"group","aria-label":a.title},x("b",{},a.title),x("p",{},a.how),x("ul.bl-items",{},...Object.entries(a.pieces).
map(([l,s],n)=>x("li",{"data-k":l,tabindex:n?-1:0,class:s.special&&"bl-special"},Gt(s),x("b",{},s.name),x("span",{},s.text),x("small",{},s.note))))):null}var yt=new WeakMap;function wt(e){clearTimeout(yt.get(e));let{frame:t,local:a,link:l,signal:s}=e,n=t.opponent;if(typeof n!="number"||a.link||t.by&&t.by!==l.client)
return;let r=a.calm||globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,c=()=>{!s.aborted&&e.root.isConnected&&e.link.send("opponent",e.frame.rev,
{at:r?0:1})};yt.set(e,setTimeout(c,r?0:n))}import{hits as It,stage as Ut}from"./board.js";import{h as mt}from"./common.js";import{shownBy as Xt}from"./common.js";import{choice as P,choose as H,inColours as xt,obey as Jt,otherTongue as Kt,repainted as vt,settings as Qt}from"./help.js";import{move as Zt}from"./help.js";import{copied as te,cover as ee}from"./board.js";import{View as ae}from"./board.js";import{Tip as le}from"./help.js";import{otherNotebook as se}from"./help.js";
var ne=480,ie=1800,U=class extends ae{watching;walked=-1;shown=-1;spot;before;fresh=!0;content(){let{frame:t,local:a,words:l,area:s}=this,n=r=>t.parts.includes(
r);return[et(t),l.gallery?.style&&mt("style#pieces",{},l.gallery.style),n("head")&&this.keep("head",[t.title,t.where,t.views,t.view,t.turns,t.languages,t.lang,!t.
board?.svg,a.facts,a.big,a.help,l],()=>ct(t,a,l)),...this.above(),t.cover?ee(t,l):nt(t,{board:Ut(t,s,a,l,n("turn")&&w("board",t,l)),turn:(n("turn")||n("actions")&&
!!t.pick?.path.length)&&bt(t,l),seats:n("turn")&&w("seats",t,l,r=>!V.has(r.kind)),others:n("turn")&&w("seats",t,l,r=>V.has(r.kind)),hand:n("actions")&&w("hand",
t,l),costs:n("actions")&&w("costs",t,l),actions:n("actions")?r=>this.deeds(r):void 0,receipt:n("receipt")&&pt(t,a,l),log:n("log")&&this.keep("log",[t.log,l],()=>ht(
t,l))}),te(a,l),n("timeline")&&this.keep("time",[t.time,t.seats,a.step,a.branches,l],()=>gt(t,a,l))]}deeds(t){return dt(this.frame,this.words,t)}above(){let{frame:t,
local:a,words:l}=this,s=t.languages.map(({key:n})=>n);return[...super.above(),se(this.model,t.lang,s,a.spoke,l),Qt(t,a,l),kt(a,l)]}settle(t){it(t,this.local.row)}get frame(){
return xt(this.model.get("frame"),this.model.get("words").apart,(t,a)=>({...t,board:t.board&&{...t.board,svg:a(t.board.svg)},art:vt(t.art,a)}))}get words(){let t=this.
model.get("words");return xt(t,t.apart,vt)}draw(){super.draw();let{frame:t}=this;Zt(this.root,t,this.before,a=>g(t,this.words,a)),this.before=t,wt(this),this.fitLog()}fitLog(){
globalThis.requestAnimationFrame?.(()=>ut(this.root))}listen(){Jt(this.signal,()=>(this.heed(),this.draw())),this.heed(),super.listen(),this.narrow();let{lang:t,
languages:a,rev:l}=this.frame,s=!l&&Kt(this.model,t,a.map(n=>n.key));s&&this.ask("language",{key:s}),this.tip=new le(this)}heed(){Object.assign(this.local,{calm:P(
"motion")==="none",letters:P("letters")!=="off"})}enlarge(t){super.enlarge(t);let a=this.model.model_id??"";(t||P("big")===a)&&H("big",t?a:"")}onResize(){if(super.
onResize(),this.fitLog(),this.fresh&&this.root.isConnected&&this.root.getClientRects().length){this.fresh=!1;let t=this.model.model_id;t&&P("big")===t&&!this.local.
big&&this.enlarge(!0)}}spots(t){return It(this.root,t.getAttribute("data-place"))}beside(t,a){let s=t.closest(".bl-stage > svg")?.getScreenCTM?.();if(!s)return null;
let n=s.inverse(),{x:r,y:c}=new DOMPoint(a.clientX,a.clientY).matrixTransform(n),d=this.frame.board?.spots?.find(([q,_,C])=>Math.hypot(q-r,_-c)<=C);if(!d)return null;
let[p,i,h,u,A]=d,[y,v]=[this.root.getBoundingClientRect(),new DOMPoint(p-h,i-h).matrixTransform(s)],T=2*h*s.a,D=`left:${v.x-y.left}px;top:${v.y-y.top}px;width:${T}\
px;height:${T}px`;return this.spot??=this.root.appendChild(mt("i.bl-beside",{"aria-hidden":"true"})),this.spot.getAttribute("data-tip")!==`${u}
${A}`&&this.tip?.hide(),this.spot.setAttribute("data-tip",`${u}
${A}`),this.spot.setAttribute("style",D),this.spot}piece(t){return ft(this,t)}explain(t,a){this.tip?.ask(a)}narrow(){let{view:t,views:a,rev:l}=this.frame,s=this.
root.clientWidth;s&&s<=ne&&!l&&a.length>2&&t===a[0].key&&this.ask("view",{key:a[1].key})}act(t,a){let l=t.getAttribute("data-do"),s=t.getAttribute("data-pick")??
"";if(l==="language"&&(this.local.spoke=s,H("lang",s)),l==="choose")return H(...s.split(":"));if(l==="letters")return H("letters",this.local.letters?"off":"on");
if(l==="unspoke")return(this.local.spoke="")||this.draw();if(l==="rule")return this.tip?.ask(t);if(l==="watch")return this.watch(!this.watching);if(l==="walk")return this.
walkBy(Number(t.getAttribute("data-at")));this.watch(!1);let{local:n}=this;if(l==="bill")Object.assign(n,{bill:!n.bill,walk:-1});else if(l==="tab")Object.assign(
n,{tab:Number(t.getAttribute("data-at")),walk:-1});else if(l==="rungs")n.rungs=!n.rungs;else if(l==="rung")n.rung=n.rung===s?"-":s;else if(l==="branches")n.branches=
!n.branches;else if(l==="line")this.walkTo(Number(t.getAttribute("data-line")),!0);else return super.act(t,a);return this.draw()}walkBy(t){if(this.watch(!1),!this.
frame.receipt?.lines.length)return this.speak(this.words.no_lines);this.walkTo(this.local.walk+t,!1),this.draw()}watch(t){clearTimeout(this.watching),this.watching=
void 0;let a=()=>{this.signal.aborted||!this.root.isConnected||(this.walkTo(this.local.walk+1,!1),this.local.watching=this.local.walk>=0,this.watching=this.local.
watching?setTimeout(a,ie):void 0,this.draw())};!t&&!this.local.watching||(this.local.watching=!1,t?a():this.draw())}walkTo(t,a){let l=this.frame.receipt?.lines??
[],{local:s}=this,n=s.walk;s.walk=a&&t===s.walk||t>=l.length?-1:Math.max(-1,t),this.frame.receipt?.at!==void 0&&this.frame.receipt.at!==null&&s.walk!==n&&this.ask(
"walk",{at:s.walk});let r=l[s.walk];if(!r)return;s.tab=r.seat;let c=this.frame.players[r.seat];this.speak([(c?`${c.name}: `:"")+r.label,r.sum,r.points].filter(d=>d!==
"").join(", "))}showNow(){let{ply:t}=this.frame.time,a=t!==this.shown&&this.root.querySelector(".bl-track");this.shown=t;let l=a&&a.querySelector('[aria-current\
="step"]');a&&l&&(a.scrollLeft=l.offsetLeft+60-a.clientWidth);let s=this.root.querySelector(".bl-rline[aria-pressed=true]"),n=s?.closest(".bl-rim-in, .bl-lines");
if(s&&n&&this.local.walk!==this.walked){let r=s.getBoundingClientRect().bottom-n.getBoundingClientRect().bottom,c=s.getBoundingClientRect().top-n.getBoundingClientRect().
top;r>0?n.scrollTop+=r+8:c<0&&(n.scrollTop+=c-8)}this.walked=this.local.walk}},oe=Xt(U);export{V as TRAYS,U as Table,dt as actions,g as art,et as artStyle,Yt as bar,oe as default,kt as gallery,wt as goOn,ct as head,nt as laid,ht as log,S as lying,ft as pieceAt,
tt as placed,pt as receipt,it as rove,At as slotBox,w as slots,gt as timeline,Ht as tools,bt as turn,ut as wholeLines};

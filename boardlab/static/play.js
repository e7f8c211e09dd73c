import{cover as V,keyList as j}from"./board.js";import{surface as B}from"./board.js";import{button as y,h as o}from"./common.js";import{icon as b,token as W}from"./common.js";
import{note as N}from"./board.js";import{laid as Y,TRAYS as G}from"./table.js";import{letterOf as X}from"./common.js";import{choice as R,choose as z}from"./help.js";
import{head as J}from"./table.js";import{askHint as Q,heedHints as U}from"./hints.js";import{turn as K}from"./table.js";import{receipt as Z}from"./table.js";import{
ladder as ee,unfold as te}from"./hints.js";import{art as se,artStyle as oe,costsLater as ae,lying as E,slots as f}from"./table.js";import{suggest as ne}from"./edit.js";
import{heedOutside as re,PANELS as le,tableOf as ie}from"./table.js";import{log as ce}from"./table.js";var pe=["step","calm","fast"],v="opponent",O="end",de=2,ue=1.06,
A=e=>{let[,,t,a]=(e.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number);return t/a},T=e=>!!e.pick?.choices.some(({key:t})=>t===v),P=({
turn:e,pick:t})=>[e.says,t?.prompt].filter(Boolean).join(". "),I=({hints:e})=>e?.rungs.find(({may:t})=>t),D=({play:e},t)=>!!e?.strengths.length&&o("div.bl-seg.b\
l-pace",{role:"group","aria-label":t.pace},pe.map(a=>y({"data-do":"pace","data-pick":a,"aria-pressed":String(a===e.pace)},t[`pace_${a}`]))),me=({play:e},t)=>!!e?.
rules&&o("a.bl-ibtn.bl-rules",{href:e.rules,target:"_blank"},t.rules);function fe(e,t,a,s){let{seat:n,strength:r,did:l,why:i,fresh:u}=e,{thinking:d,players:g,play:k}=a,
S=E(a,"seats").flatMap(({items:p=[]})=>p).find(p=>p.seat===n)?.facts,{name:c,points:M,says:_}=g[n],m=d?.seat===n?d:null;return o("section.bl-corner",{class:[a.turn.
seat===n&&"bl-mover",u&&"bl-fresh",l&&"bl-spoke"].filter(Boolean).join(" "),role:"group",tabindex:-1,"aria-label":e.says,"data-k":`corner ${n}`,style:`grid-area\
:c${t+1}`},o("div.bl-plate-top",{},W(s,n,26),o("b.bl-pname",{},c),r&&o("select.bl-strength",{"aria-label":`${c}: ${s.strength}`,"data-do":"strength","data-at":n},
k?.strengths.map(({key:p,label:x})=>o("option",{value:p,selected:p===r},x))),M!==null&&o("b.bl-points",{"aria-label":_,title:_,"data-seat":n},M,b(s,"point"))),S&&
o("span.bl-figures",{},S.map((p,x)=>o("span",{class:p.strong&&"bl-strong",title:p.says,role:"img","aria-label":p.says,"data-k":`fact ${x}`},se(a,s,p.art),p.text&&
o("b",{},p.text)))),(l||m)&&o("p.bl-line",{},o("span",{},l&&o("b",{},l),o("span",{},m?.says??i)),!!m?.most&&o("progress",{value:m.done,max:m.most,"aria-hidden":"\
true"})))}var q=({play:e,...t},a)=>{if(!e)return null;let s=e.seats.find(({fresh:n})=>n)??e.seats.filter(({did:n})=>n).at(-1);return o("div.bl-corners#corners",
{style:`--seats:${e.seats.length}`},...e.seats.map((n,r)=>fe(n,r,{play:e,...t},a)),s&&o("p.bl-newest#newest",{class:s.fresh&&"bl-fresh","aria-hidden":"true"},W(
a,s.seat,22),o("span",{},o("b",{},s.did)," ",t.thinking?.says??s.why)))};function he(e,t,a=""){let s=e.play?.end;if(!s)return null;let{ranks:n,points:r,sources:l}=s;
return o("section.bl-ending#ending",{role:"group","aria-label":s.says},r.length>0&&o("table",{},o("thead",{},o("tr",{},o("th",{scope:"col"},t.points_by),...n.map(
i=>o("th",{scope:"col"},W(t,i,22),o("span.bl-unseen",{},e.players[i].name))))),o("tbody",{},...l.map(i=>o("tr",{"data-k":i.label},o("th",{scope:"row"},i.label),
...n.map(u=>o("td",{},i.points[u]||"·"))))),o("tfoot",{},o("tr",{},o("th",{scope:"row"},t.points_all),...n.map(i=>o("td",{},o("b",{},r[i])))))),s.hinted&&o("p",
{},s.hinted),y({class:"bl-main","data-do":"again"},t.again),a&&o("a.bl-lookback",{href:a+location.hash},t.review))}var ye=({play:e,players:t})=>{let a=t[e?.you??
-1];return typeof a?.points=="number"&&!e?.end&&o("p.bl-yours#yours",{},a.says)},C=({play:e,thinking:t},a)=>o("section.bl-thisturn#thisturn",{role:"group","aria\
-label":a.this_turn},o("h3",{},a.this_turn),o("ol",{tabindex:0,"aria-label":a.this_turn},...(e?.steps??[]).map(({did:s,why:n},r,{length:l})=>o("li",{class:r===l-
1&&"bl-fresh","data-k":`done ${r}`},o("span",{},s),n&&o("small",{},n))),o("li.bl-next",{"aria-hidden":"true"},t?.says??"…")));function be({play:e,...t}){let a=E(
t,"ask")[0]?.items?.[0]?.seat,s=e?.seats.find(({seat:n,why:r})=>n===a&&r);return s&&o("p.bl-says",{},o("b",{},`${t.players[s.seat].name}: `),s.why)}var ge=({local:e,
words:t})=>e.help&&o("section.bl-help#gamekeys",{role:"group","aria-label":t.help},j(t.game_keys)),ke=(e,t)=>{let a=I(e),s=e.groups.flatMap(({rows:n})=>n).find(
({key:n,single:r})=>n===O&&!r);return o("div.bl-foot#foot",{},y({class:"bl-undo","data-do":"undo","aria-disabled":e.time.can_undo?null:"true"},b(t,"undo"),o("sp\
an",{},o("b",{},t.undo),o("small",{},t.undo_to))),e.hints?y({class:"bl-ask-hint","data-do":"hint","data-k":"hint","data-pick":a?.key,"aria-disabled":a?null:"tru\
e"},b(t,"hint"),o("b",{},t.ask_hint),a&&[o("small",{},a.price),o("span.bl-unseen",{},a.says)]):D(e,t),s&&y({class:"bl-end-turn","data-do":"pick","data-pick":s.key,
"data-fresh":"1","data-k":"end","aria-disabled":s.why?"true":null,title:s.why||null},b(t,s.key),s.label))};function Se(e){let{frame:t,local:a,words:s,area:n,model:r}=e,
l=T(t),i=E(t,"ask").length>0,u=!t.play?.end&&!!t.hints?.rungs.some(({open:c})=>c)&&ee(t.hints,a,s,!1),d=A(t)>de,g=e.keep("log",[t.log,s],()=>ce(t,s)),k=f("seats",
t,s,c=>G.has(c.kind)),S={board:o("div.bl-stand#stand",{class:A(t)<ue&&"bl-column"},B(t,n,a,s,f("board",t,s)),!d&&q(t,s)),turn:d?K(t,s):[K(t,s),ye(t),l&&[C(t,s),
e.actions(null)],f("hand",t,s)],seats:d&&q(t,s),others:d?[u,k,g]:k,costs:f("costs",l?ae(t,s):t,s),hand:d&&f("hand",t,s),actions:c=>t.play?.end?he(t,s,r.review):
l?d?[C(t,s),e.actions(null)]:c:i?[e.actions(c),be(t),u,c]:e.actions(c),hints:!i&&!d&&u,receipt:!t.play?.end&&Z(t,a,s),log:[!d&&(!l||t.play?.you===null)&&g,ke(t,
s)]};return[oe(t),s.gallery?.style&&o("style#pieces",{},s.gallery.style),o("div.bl-playhead#playhead",{},r.lobby&&o("a.bl-ibtn.bl-leave",{href:r.lobby,"aria-lab\
el":s.lobby,title:s.lobby},b(s,"back")),J(t,a,s,[me(t,s),D(t,s)])),...e.above(),t.cover?V(t,s):Y(t,S),...e.panels.map(c=>c.draw?.(e))]}var w=new WeakMap,H=new WeakMap,
L=new WeakMap,$=new WeakMap,Te=[".bl-playhead",".bl-surface",".bl-corners",".bl-own, .bl-rim",".bl-mid"],xe='button:not([tabindex="-1"], [aria-disabled]), a[hre\
f], select, [tabindex="0"], .bl-corner';function we(e,t){let a=r=>r.getClientRects().length>0,s=Te.map(r=>e.root.querySelector(r)).filter(r=>r&&a(r)),n=s.findIndex(
r=>r?.contains(e.focused()));for(let r=1;r<=s.length;r++){let i=[...s.at((Math.max(n,t>0?n:0)+t*r)%s.length)?.querySelectorAll(xe)??[]].find(a);if(i)return i.focus()}}
function h(e,t){let a=[...e.root.querySelectorAll(`[data-do="pick"][data-pick="${t}"]`)].find(s=>s.getClientRects().length);return a&&e.act(a,new Event("key")),
!!a}function F(e){return N(e,`${e.words.not_now} ${P(e.frame)}`),!0}var $e={E:e=>h(e,O)||F(e),A:e=>h(e,"accept")||F(e),D:e=>h(e,"decline"),C:e=>h(e,"counter"),L:e=>{
let t=e.root.querySelector(".bl-say ol, .bl-thisturn ol");return t?t.focus():N(e,e.words.nothing),!0},H:(e,t)=>Q(e,I(e.frame),t),P:e=>{let{play:t,pick:a}=e.frame;
if(!t||!a||!T(e.frame))return!1;let s=t.pace!=="step"?"step":R("pace")==="fast"?"fast":"calm";return e.ask("pace",{key:s}),e.speak(`${e.words.pace}: ${e.words[`\
pace_${s}`]}`),!0}},Fe={key:"play",above:ge,on:{rung:te,hint(e,t){e.local.rung="",e.ask("pick",{key:`hint:${t.getAttribute("data-pick")??""}`})},pace:(e,t)=>(z(
"pace",t.getAttribute("data-pick")??""),!1)},listen(e){let{play:t,rev:a}=e.frame,s=R("pace");U(e),re(e),t?.strengths.length&&t.you!==null&&!a&&s&&s!==t.pace&&e.
ask("pace",{key:s})},onKey(e,t){let a=t.target;if(t.code==="F6"&&!t.metaKey&&!t.altKey&&!t.ctrlKey)return t.stopPropagation(),t.preventDefault(),e.byKeys(!0),we(
e,t.shiftKey?-1:1),!0;if(t.metaKey||t.altKey||t.ctrlKey||a.matches("input, select"))return!1;let{frame:s,local:n}=e;if(!s.play||s.cover)return!1;let r=!1;if(t.code===
"Space"&&T(s)&&!a.matches("button, a"))r=h(e,v);else if(t.code==="Space"&&a===e.root)r=F(e);else if(n.letters&&!t.shiftKey){let l=/^(Digit|Numpad)([1-4])$/.exec(
t.code)?.[2],i=e.area.near[a.getAttribute("data-place")??""]?.[l??""],u=l&&!i;u&&e.speak(s.play.seats[Number(l)-1]?.says??e.words.no_seat),r=!!u||!!$e[X(t)]?.(e,
t)}return r?(t.stopPropagation(),t.preventDefault(),e.byKeys(!0),!0):!1},before(e){let t=!!e.frame.play?.scored;t!==!!$.get(e)&&(e.local.bill=t)},inSight(e){let{
rev:t,pick:a,play:s}=e.frame,n=e.root.querySelector(".bl-hints p")?.getAttribute("data-k")??"",r=L.get(e)??n;n&&n!==r?e.root.querySelector(".bl-hints")?.scrollIntoView?.(
{block:"nearest"}):s?.scored&&!$.get(e)?e.root.querySelector(".bl-rcpt")?.scrollIntoView?.({block:"nearest"}):H.get(e)!==t&&a?.path.length&&e.root.querySelector(
".bl-pick")?.scrollIntoView?.({block:"nearest"}),H.set(e,t),L.set(e,n),$.set(e,!!s?.scored)},after(e){let{frame:t}=e,a=T(t);!a&&w.get(e)!==a&&e.seeAll(),w.get(e)&&
!a&&t.play?.you===t.turn.seat&&(e.speak(P(t),!0),e.root.querySelector(".bl-turn")?.scrollIntoView?.({block:"nearest"})),w.set(e,a);let s=e.root.querySelector(".\
bl-thisturn ol");s&&(s.scrollTop=s.scrollHeight)}},We=ie(e=>(e.root.classList.add("bl-game"),{panels:[...le.filter(({key:t})=>t!=="timeline"),Fe,ne],content:Se,
keepsView:!0}));export{We as default};

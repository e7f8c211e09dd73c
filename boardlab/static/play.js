import{cover as H,keyList as O}from"./board.js";import{surface as D}from"./board.js";import{button as b,h as n}from"./common.js";import{icon as y,token as E}from"./common.js";
import{laid as I,TRAYS as V}from"./table.js";import{letterOf as j}from"./common.js";import{choice as B,choose as Y}from"./help.js";import{head as G}from"./table.js";
import{turn as $}from"./table.js";import{receipt as X}from"./table.js";import{ladder as z,unfold as J}from"./table.js";import{art as Q,artStyle as U,lying as T,
slots as f}from"./table.js";import{suggest as Z}from"./edit.js";import{PANELS as ee,tableOf as te}from"./table.js";import{log as ae}from"./table.js";var se=["st\
ep","calm","fast"],v="opponent",N="end",ne=2,re=1.06,A=t=>{let[,,e,s]=(t.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number);return e/
s},x=t=>!!t.pick?.choices.some(({key:e})=>e===v),P=({hints:t})=>t?.rungs.find(({may:e})=>e),q=({play:t},e)=>!!t?.strengths.length&&n("div.bl-seg.bl-pace",{role:"\
group","aria-label":e.pace},se.map(s=>b({"data-do":"pace","data-pick":s,"aria-pressed":String(s===t.pace)},e[`pace_${s}`])));function oe(t,e,s,a){let{seat:o,strength:r,
did:l,why:i,fresh:d}=t,{thinking:u,players:g,play:k}=s,S=T(s,"seats").flatMap(({items:p=[]})=>p).find(p=>p.seat===o)?.facts,{name:c,points:_,says:K}=g[o],m=u?.seat===
o?u:null;return n("section.bl-corner",{class:[s.turn.seat===o&&"bl-mover",d&&"bl-fresh",l&&"bl-spoke"].filter(Boolean).join(" "),role:"group",tabindex:-1,"aria-\
label":t.says,"data-k":`corner ${o}`,style:`grid-area:c${e+1}`},n("div.bl-plate-top",{},E(a,o,26),n("b.bl-pname",{},c),r&&n("select.bl-strength",{"aria-label":`${c}\
: ${a.strength}`,"data-do":"strength","data-at":o},k?.strengths.map(({key:p,label:W})=>n("option",{value:p,selected:p===r},W))),_!==null&&n("b.bl-points",{"aria\
-label":K,title:K,"data-seat":o},_,y(a,"point"))),S&&n("span.bl-figures",{},S.map((p,W)=>n("span",{class:p.strong&&"bl-strong",title:p.says,role:"img","aria-lab\
el":p.says,"data-k":`fact ${W}`},Q(s,a,p.art),p.text&&n("b",{},p.text)))),(l||m)&&n("p.bl-line",{},n("span",{},l&&n("b",{},l),n("span",{},m?.says??i)),!!m?.most&&
n("progress",{value:m.done,max:m.most,"aria-hidden":"true"})))}var w=({play:t,...e},s)=>{if(!t)return null;let a=t.seats.find(({fresh:o})=>o)??t.seats.filter(({
did:o})=>o).at(-1);return n("div.bl-corners#corners",{style:`--seats:${t.seats.length}`},...t.seats.map((o,r)=>oe(o,r,{play:t,...e},s)),a&&n("p.bl-newest#newest",
{class:a.fresh&&"bl-fresh","aria-hidden":"true"},E(s,a.seat,22),n("span",{},n("b",{},a.did)," ",e.thinking?.says??a.why)))};function le(t,e,s=""){let a=t.play?.
end;if(!a)return null;let{ranks:o,points:r,sources:l}=a;return n("section.bl-ending#ending",{role:"group","aria-label":a.says},r.length>0&&n("table",{},n("thead",
{},n("tr",{},n("th",{scope:"col"},e.points_by),...o.map(i=>n("th",{scope:"col"},E(e,i,22),n("span.bl-unseen",{},t.players[i].name))))),n("tbody",{},...l.map(i=>n(
"tr",{"data-k":i.label},n("th",{scope:"row"},i.label),...o.map(d=>n("td",{},i.points[d]||"·"))))),n("tfoot",{},n("tr",{},n("th",{scope:"row"},e.points_all),...o.
map(i=>n("td",{},n("b",{},r[i])))))),a.hinted&&n("p",{},a.hinted),b({class:"bl-main","data-do":"again"},e.again),s&&n("a.bl-lookback",{href:s+location.hash},e.review))}
var C=({play:t,thinking:e},s)=>n("section.bl-thisturn#thisturn",{role:"group","aria-label":s.this_turn},n("h3",{},s.this_turn),n("ol",{tabindex:0,"aria-label":s.
this_turn},...(t?.steps??[]).map(({did:a,why:o},r,{length:l})=>n("li",{class:r===l-1&&"bl-fresh","data-k":`done ${r}`},n("span",{},a),o&&n("small",{},o))),n("li\
.bl-next",{"aria-hidden":"true"},e?.says??"…"))),ie=(t,e)=>({...t,"slot.costs":T(t,"costs").map(s=>({...s,items:s.items?.map(a=>({...a,note:a.note??e.in_your_turn}))}))});
function ce({play:t,...e}){let s=T(e,"ask")[0]?.items?.[0]?.seat,a=t?.seats.find(({seat:o,why:r})=>o===s&&r);return a&&n("p.bl-says",{},n("b",{},`${e.players[a.
seat].name}: `),a.why)}var pe=({local:t,words:e})=>t.help&&n("section.bl-help#gamekeys",{role:"group","aria-label":e.help},O(e.game_keys)),de=(t,e)=>{let s=P(t),
a=t.groups.flatMap(({rows:o})=>o).find(({key:o,single:r})=>o===N&&!r);return n("div.bl-foot#foot",{},b({class:"bl-undo","data-do":"undo","aria-disabled":t.time.
can_undo?null:"true"},y(e,"undo"),n("span",{},n("b",{},e.undo),n("small",{},e.undo_to))),t.hints?b({class:"bl-ask-hint","data-do":"hint","data-k":"hint","data-p\
ick":s?.key,"aria-disabled":s?null:"true"},y(e,"hint"),n("b",{},e.ask_hint),s&&[n("small",{},s.price),n("span.bl-unseen",{},s.says)]):q(t,e),a&&b({class:"bl-end\
-turn","data-do":"pick","data-pick":a.key,"data-fresh":"1","data-k":"end","aria-disabled":a.why?"true":null,title:a.why||null},y(e,a.key),a.label))};function ue(t){
let{frame:e,local:s,words:a,area:o,model:r}=t,l=x(e),i=T(e,"ask").length>0,d=!e.play?.end&&!!e.hints?.rungs.some(({open:c})=>c)&&z(e.hints,s,a,!1),u=A(e)>ne,g=t.
keep("log",[e.log,a],()=>ae(e,a)),k=f("seats",e,a,c=>V.has(c.kind)),S={board:n("div.bl-stand#stand",{class:A(e)<re&&"bl-column"},D(e,o,s,a,f("board",e,a)),!u&&w(
e,a)),turn:u?$(e,a):[$(e,a),l&&[C(e,a),t.actions(null)],f("hand",e,a)],seats:u&&w(e,a),others:u?[d,k,g]:k,costs:f("costs",l?ie(e,a):e,a),hand:u&&f("hand",e,a),actions:c=>e.
play?.end?le(e,a,r.review):l?u?[C(e,a),t.actions(null)]:c:i?[t.actions(c),ce(e),d,c]:t.actions(c),hints:!i&&!u&&d,receipt:!e.play?.end&&X(e,s,a),log:[!u&&(!l||e.
play?.you===null)&&g,de(e,a)]};return[U(e),a.gallery?.style&&n("style#pieces",{},a.gallery.style),n("div.bl-playhead#playhead",{},r.lobby&&n("a.bl-ibtn.bl-leave",
{href:r.lobby,"aria-label":a.lobby,title:a.lobby},y(a,"back")),G(e,s,a,q(e,a))),...t.above(),e.cover?H(e,a):I(e,S),...t.panels.map(c=>c.draw?.(t))]}var F=new WeakMap,
L=new WeakMap,R=new WeakMap,M=new WeakMap,me=[".bl-playhead",".bl-surface",".bl-corners",".bl-own, .bl-rim",".bl-mid"],fe='button:not([tabindex="-1"], [aria-dis\
abled]), a[href], select, [tabindex="0"], .bl-corner';function he(t,e){let s=r=>r.getClientRects().length>0,a=me.map(r=>t.root.querySelector(r)).filter(r=>r&&s(
r)),o=a.findIndex(r=>r?.contains(t.focused()));for(let r=1;r<=a.length;r++){let i=[...a.at((Math.max(o,e>0?o:0)+e*r)%a.length)?.querySelectorAll(fe)??[]].find(s);
if(i)return i.focus()}}function h(t,e){let s=[...t.root.querySelectorAll(`[data-do="pick"][data-pick="${e}"]`)].find(a=>a.getClientRects().length&&!a.hasAttribute(
"aria-disabled"));return s&&t.act(s,new Event("key")),!!s}var be={E:t=>h(t,N),A:t=>h(t,"accept"),D:t=>h(t,"decline"),C:t=>h(t,"counter"),L:t=>{let e=t.root.querySelector(
".bl-say ol, .bl-thisturn ol");return e?.focus(),!!e},H:t=>{let e=P(t.frame);return e?(M.get(t)===e.key?t.ask("pick",{key:`hint:${e.key}`}):t.speak(t.words.sure_hint.
replace("{label}",e.label).replace("{price}",e.price)),M.set(t,M.get(t)===e.key?"":e.key),!0):!1},P:t=>{let{play:e,pick:s}=t.frame;if(!e||!s||!x(t.frame))return!1;
let a=e.pace!=="step";return a&&R.set(t,e.pace),t.ask("pace",{key:a?"step":R.get(t)??"calm"}),!0}},ye={key:"play",above:pe,on:{rung:J,hint(t,e){t.local.rung="",
t.ask("pick",{key:`hint:${e.getAttribute("data-pick")??""}`})},pace:(t,e)=>(Y("pace",e.getAttribute("data-pick")??""),!1)},listen(t){let{play:e,rev:s}=t.frame,a=B(
"pace");e?.strengths.length&&e.you!==null&&!s&&a&&a!==e.pace&&t.ask("pace",{key:a})},onKey(t,e){let s=e.target;if(e.code==="F6"&&!e.metaKey&&!e.altKey&&!e.ctrlKey)
return e.stopPropagation(),e.preventDefault(),t.byKeys(!0),he(t,e.shiftKey?-1:1),!0;if(e.metaKey||e.altKey||e.ctrlKey||s.matches("input, select"))return!1;let{frame:a,
local:o}=t;if(!a.play||a.cover)return!1;let r=!1;if(e.code==="Space"&&x(a)&&!s.matches("button, a"))r=h(t,v);else if(o.letters&&!e.shiftKey){let l=/^(Digit|Numpad)([1-4])$/.
exec(e.code)?.[2],i=t.area.near[s.getAttribute("data-place")??""]?.[l??""],d=l&&!i&&a.play.seats[Number(l)-1];d&&t.speak(d.says),r=!!d||!!be[j(e)]?.(t)}return r?
(e.stopPropagation(),e.preventDefault(),t.byKeys(!0),!0):!1},inSight(t){let{rev:e,pick:s}=t.frame;L.get(t)!==e&&s?.path.length&&t.root.querySelector(".bl-pick")?.
scrollIntoView?.({block:"nearest"}),L.set(t,e)},after(t){let{frame:e}=t,s=x(e);!s&&F.get(t)!==s&&t.seeAll(),F.get(t)&&!s&&e.play?.you===e.turn.seat&&(t.speak([e.
turn.says,e.pick?.prompt].filter(Boolean).join(". "),!0),t.root.querySelector(".bl-turn")?.scrollIntoView?.({block:"nearest"})),F.set(t,s);let a=t.root.querySelector(
".bl-thisturn ol");a&&(a.scrollTop=a.scrollHeight)}},ge=te(t=>(t.root.classList.add("bl-game"),{panels:[...ee.filter(({key:e})=>e!=="timeline"),Z,ye],content:ue,
keepsView:!0}));export{ge as default};

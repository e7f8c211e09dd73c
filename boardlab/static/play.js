import{cover as H,keyList as O}from"./board.js";import{surface as D}from"./board.js";import{button as b,h as n}from"./common.js";import{icon as y,token as E}from"./common.js";
import{laid as I,TRAYS as V}from"./table.js";import{letterOf as j}from"./common.js";import{choice as B,choose as Y}from"./help.js";import{head as G}from"./table.js";
import{turn as $}from"./table.js";import{receipt as X}from"./table.js";import{ladder as z,unfold as J}from"./table.js";import{art as Q,artStyle as U,lying as T,
slots as f}from"./table.js";import{suggest as Z}from"./edit.js";import{PANELS as ee,tableOf as te}from"./table.js";import{log as se}from"./table.js";var ae=["st\
ep","calm","fast"],v="opponent",N="end",ne=2,re=1.06,A=t=>{let[,,e,a]=(t.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number);return e/
a},x=t=>!!t.pick?.choices.some(({key:e})=>e===v),P=({hints:t})=>t?.rungs.find(({may:e})=>e),q=({play:t},e)=>!!t?.strengths.length&&n("div.bl-seg.bl-pace",{role:"\
group","aria-label":e.pace},ae.map(a=>b({"data-do":"pace","data-pick":a,"aria-pressed":String(a===t.pace)},e[`pace_${a}`])));function oe(t,e,a,s){let{seat:o,strength:r,
did:l,why:i,fresh:d}=t,{thinking:u,players:g,play:k}=a,S=T(a,"seats").flatMap(({items:p=[]})=>p).find(p=>p.seat===o)?.facts,{name:c,points:_,says:K}=g[o],m=u?.seat===
o?u:null;return n("section.bl-corner",{class:[a.turn.seat===o&&"bl-mover",d&&"bl-fresh",l&&"bl-spoke"].filter(Boolean).join(" "),role:"group",tabindex:-1,"aria-\
label":t.says,"data-k":`corner ${o}`,style:`grid-area:c${e+1}`},n("div.bl-plate-top",{},E(s,o,26),n("b.bl-pname",{},c),r&&n("select.bl-strength",{"aria-label":`${c}\
: ${s.strength}`,"data-do":"strength","data-at":o},k?.strengths.map(({key:p,label:W})=>n("option",{value:p,selected:p===r},W))),_!==null&&n("b.bl-points",{"aria\
-label":K,title:K,"data-seat":o},_,y(s,"point"))),S&&n("span.bl-figures",{},S.map((p,W)=>n("span",{class:p.strong&&"bl-strong",title:p.says,role:"img","aria-lab\
el":p.says,"data-k":`fact ${W}`},Q(a,s,p.art),p.text&&n("b",{},p.text)))),(l||m)&&n("p.bl-line",{},n("span",{},l&&n("b",{},l),n("span",{},m?.says??i)),!!m?.most&&
n("progress",{value:m.done,max:m.most,"aria-hidden":"true"})))}var w=({play:t,...e},a)=>{if(!t)return null;let s=t.seats.find(({fresh:o})=>o)??t.seats.filter(({
did:o})=>o).at(-1);return n("div.bl-corners#corners",{style:`--seats:${t.seats.length}`},...t.seats.map((o,r)=>oe(o,r,{play:t,...e},a)),s&&n("p.bl-newest#newest",
{class:s.fresh&&"bl-fresh","aria-hidden":"true"},E(a,s.seat,22),n("span",{},n("b",{},s.did)," ",e.thinking?.says??s.why)))};function le(t,e,a=""){let s=t.play?.
end;if(!s)return null;let{ranks:o,points:r,sources:l}=s;return n("section.bl-ending#ending",{role:"group","aria-label":s.says},r.length>0&&n("table",{},n("thead",
{},n("tr",{},n("th",{scope:"col"},e.points_by),...o.map(i=>n("th",{scope:"col"},E(e,i,22),n("span.bl-unseen",{},t.players[i].name))))),n("tbody",{},...l.map(i=>n(
"tr",{"data-k":i.label},n("th",{scope:"row"},i.label),...o.map(d=>n("td",{},i.points[d]||"·"))))),n("tfoot",{},n("tr",{},n("th",{scope:"row"},e.points_all),...o.
map(i=>n("td",{},n("b",{},r[i])))))),s.hinted&&n("p",{},s.hinted),b({class:"bl-main","data-do":"again"},e.again),a&&n("a.bl-lookback",{href:a+location.hash},e.review))}
var C=({play:t,thinking:e},a)=>n("section.bl-thisturn#thisturn",{role:"group","aria-label":a.this_turn},n("h3",{},a.this_turn),n("ol",{tabindex:0,"aria-label":a.
this_turn},...(t?.steps??[]).map(({did:s,why:o},r,{length:l})=>n("li",{class:r===l-1&&"bl-fresh","data-k":`done ${r}`},n("span",{},s),o&&n("small",{},o))),n("li\
.bl-next",{"aria-hidden":"true"},e?.says??"…"))),ie=(t,e)=>({...t,"slot.costs":T(t,"costs").map(a=>({...a,items:a.items?.map(s=>({...s,note:s.note??e.in_your_turn}))}))});
function ce({play:t,...e}){let a=T(e,"ask")[0]?.items?.[0]?.seat,s=t?.seats.find(({seat:o,why:r})=>o===a&&r);return s&&n("p.bl-says",{},n("b",{},`${e.players[s.
seat].name}: `),s.why)}var pe=({local:t,words:e})=>t.help&&n("section.bl-help#gamekeys",{role:"group","aria-label":e.help},O(e.game_keys)),de=(t,e)=>{let a=P(t),
s=t.groups.flatMap(({rows:o})=>o).find(({key:o,single:r})=>o===N&&!r);return n("div.bl-foot#foot",{},b({class:"bl-undo","data-do":"undo","aria-disabled":t.time.
can_undo?null:"true"},y(e,"undo"),n("span",{},n("b",{},e.undo),n("small",{},e.undo_to))),t.hints?b({class:"bl-ask-hint","data-do":"hint","data-k":"hint","data-p\
ick":a?.key,"aria-disabled":a?null:"true"},y(e,"hint"),n("b",{},e.ask_hint),a&&[n("small",{},a.price),n("span.bl-unseen",{},a.says)]):q(t,e),s&&b({class:"bl-end\
-turn","data-do":"pick","data-pick":s.key,"data-fresh":"1","data-k":"end","aria-disabled":s.why?"true":null,title:s.why||null},y(e,s.key),s.label))};function ue(t){
let{frame:e,local:a,words:s,area:o,model:r}=t,l=x(e),i=T(e,"ask").length>0,d=!e.play?.end&&!!e.hints?.rungs.some(({open:c})=>c)&&z(e.hints,a,s,!1),u=A(e)>ne,g=t.
keep("log",[e.log,s],()=>se(e,s)),k=f("seats",e,s,c=>V.has(c.kind)),S={board:n("div.bl-stand#stand",{class:A(e)<re&&"bl-column"},D(e,o,a,s,f("board",e,s)),!u&&w(
e,s)),turn:u?$(e,s):[$(e,s),l&&[C(e,s),t.deeds(null)],f("hand",e,s)],seats:u&&w(e,s),others:u?[d,k,g]:k,costs:f("costs",l?ie(e,s):e,s),hand:u&&f("hand",e,s),actions:c=>e.
play?.end?le(e,s,r.review):l?u?[C(e,s),t.deeds(null)]:c:i?[t.deeds(c),ce(e),d,c]:t.deeds(c),hints:!i&&!u&&d,receipt:!e.play?.end&&X(e,a,s),log:[!u&&(!l||e.play?.
you===null)&&g,de(e,s)]};return[U(e),s.gallery?.style&&n("style#pieces",{},s.gallery.style),n("div.bl-playhead#playhead",{},r.lobby&&n("a.bl-ibtn.bl-leave",{href:r.
lobby,"aria-label":s.lobby,title:s.lobby},y(s,"back")),G(e,a,s,q(e,s))),...t.above(),e.cover?H(e,s):I(e,S),...t.panels.map(c=>c.draw?.(t))]}var F=new WeakMap,L=new WeakMap,
R=new WeakMap,M=new WeakMap,me=[".bl-playhead",".bl-surface",".bl-corners",".bl-own, .bl-rim",".bl-mid"],fe='button:not([tabindex="-1"], [aria-disabled]), a[hre\
f], select, [tabindex="0"], .bl-corner';function he(t,e){let a=r=>r.getClientRects().length>0,s=me.map(r=>t.root.querySelector(r)).filter(r=>r&&a(r)),o=s.findIndex(
r=>r?.contains(t.focused()));for(let r=1;r<=s.length;r++){let i=[...s.at((Math.max(o,e>0?o:0)+e*r)%s.length)?.querySelectorAll(fe)??[]].find(a);if(i)return i.focus()}}
function h(t,e){let a=[...t.root.querySelectorAll(`[data-do="pick"][data-pick="${e}"]`)].find(s=>s.getClientRects().length&&!s.hasAttribute("aria-disabled"));return a&&
t.act(a,new Event("key")),!!a}var be={E:t=>h(t,N),A:t=>h(t,"accept"),D:t=>h(t,"decline"),C:t=>h(t,"counter"),L:t=>{let e=t.root.querySelector(".bl-say ol, .bl-t\
histurn ol");return e?.focus(),!!e},H:t=>{let e=P(t.frame);return e?(M.get(t)===e.key?t.ask("pick",{key:`hint:${e.key}`}):t.speak(t.words.sure_hint.replace("{la\
bel}",e.label).replace("{price}",e.price)),M.set(t,M.get(t)===e.key?"":e.key),!0):!1},P:t=>{let{play:e,pick:a}=t.frame;if(!e||!a||!x(t.frame))return!1;let s=e.pace!==
"step";return s&&R.set(t,e.pace),t.ask("pace",{key:s?"step":R.get(t)??"calm"}),!0}},ye={key:"play",above:pe,on:{rung:J,hint(t,e){t.local.rung="",t.ask("pick",{key:`\
hint:${e.getAttribute("data-pick")??""}`})},pace:(t,e)=>(Y("pace",e.getAttribute("data-pick")??""),!1)},listen(t){let{play:e,rev:a}=t.frame,s=B("pace");e?.strengths.
length&&e.you!==null&&!a&&s&&s!==e.pace&&t.ask("pace",{key:s})},onKey(t,e){let a=e.target;if(e.code==="F6"&&!e.metaKey&&!e.altKey&&!e.ctrlKey)return e.stopPropagation(),
e.preventDefault(),t.byKeys(!0),he(t,e.shiftKey?-1:1),!0;if(e.metaKey||e.altKey||e.ctrlKey||a.matches("input, select"))return!1;let{frame:s,local:o}=t;if(!s.play||
s.cover)return!1;let r=!1;if(e.code==="Space"&&x(s)&&!a.matches("button, a"))r=h(t,v);else if(o.letters&&!e.shiftKey){let l=/^(Digit|Numpad)([1-4])$/.exec(e.code)?.[2],
i=t.area.near[a.getAttribute("data-place")??""]?.[l??""],d=l&&!i&&s.play.seats[Number(l)-1];d&&t.speak(d.says),r=!!d||!!be[j(e)]?.(t)}return r?(e.stopPropagation(),
e.preventDefault(),t.byKeys(!0),!0):!1},inSight(t){let{rev:e,pick:a}=t.frame;L.get(t)!==e&&a?.path.length&&t.root.querySelector(".bl-pick")?.scrollIntoView?.({block:"\
nearest"}),L.set(t,e)},after(t){let{frame:e}=t,a=x(e);!a&&F.get(t)!==a&&t.seeAll(),F.get(t)&&!a&&e.play?.you===e.turn.seat&&(t.speak([e.turn.says,e.pick?.prompt].
filter(Boolean).join(". "),!0),t.root.querySelector(".bl-turn")?.scrollIntoView?.({block:"nearest"})),F.set(t,a);let s=t.root.querySelector(".bl-thisturn ol");s&&
(s.scrollTop=s.scrollHeight)}},ge=te(t=>(t.root.classList.add("bl-game"),{panels:[...ee.filter(({key:e})=>e!=="timeline"),Z,ye],content:ue,keepsView:!0}));export{ge as default};

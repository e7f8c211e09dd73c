import{cover as H,keyList as O}from"./board.js";import{surface as D}from"./board.js";import{button as b,h as s}from"./common.js";import{icon as y,token as M}from"./common.js";
import{laid as I,TRAYS as V}from"./table.js";import{letterOf as j}from"./common.js";import{choice as B,choose as Y}from"./help.js";import{head as G}from"./table.js";
import{turn as K}from"./table.js";import{receipt as X}from"./table.js";import{ladder as z,unfold as J}from"./table.js";import{art as Q,artStyle as U,lying as T,
slots as h}from"./table.js";import{suggest as Z}from"./edit.js";import{PANELS as ee,tableOf as te}from"./table.js";import{log as ae}from"./table.js";var se=["st\
ep","calm","fast"],v="opponent",N="end",ne=2,re=1.06,$=t=>{let[,,e,n]=(t.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number);return e/
n},x=t=>!!t.pick?.choices.some(({key:e})=>e===v),P=({hints:t})=>t?.rungs.find(({may:e})=>e),q=({play:t},e)=>!!t?.strengths.length&&s("div.bl-seg.bl-pace",{role:"\
group","aria-label":e.pace},se.map(n=>b({"data-do":"pace","data-pick":n,"aria-pressed":String(n===t.pace)},e[`pace_${n}`])));function oe(t,e,n,a){let{seat:o,strength:r,
did:l,why:i,fresh:d}=t,{thinking:u,players:g,play:k}=n,S=T(n,"seats").flatMap(({items:p=[]})=>p).find(p=>p.seat===o)?.facts,{name:c,points:E,says:_}=g[o],m=u?.seat===
o?u:null;return s("section.bl-corner",{class:[n.turn.seat===o&&"bl-mover",d&&"bl-fresh",l&&"bl-spoke"].filter(Boolean).join(" "),role:"group",tabindex:-1,"aria-\
label":t.says,"data-k":`corner ${o}`,style:`grid-area:c${e+1}`},s("div.bl-plate-top",{},M(a,o,26),s("b.bl-pname",{},c),r&&s("select.bl-strength",{"aria-label":`${c}\
: ${a.strength}`,"data-do":"strength","data-at":o},k?.strengths.map(({key:p,label:W})=>s("option",{value:p,selected:p===r},W))),E!==null&&s("b.bl-points",{"aria\
-label":_,title:_,"data-seat":o},E,y(a,"point"))),S&&s("span.bl-figures",{},S.map((p,W)=>s("span",{class:p.strong&&"bl-strong",title:p.says,role:"img","aria-lab\
el":p.says,"data-k":`fact ${W}`},Q(n,a,p.art),p.text&&s("b",{},p.text)))),(l||m)&&s("p.bl-line",{},s("span",{},l&&s("b",{},l),s("span",{},m?.says??i)),!!m?.most&&
s("progress",{value:m.done,max:m.most,"aria-hidden":"true"})))}var A=({play:t,...e},n)=>{if(!t)return null;let a=t.seats.find(({fresh:o})=>o)??t.seats.filter(({
did:o})=>o).at(-1);return s("div.bl-corners#corners",{style:`--seats:${t.seats.length}`},...t.seats.map((o,r)=>oe(o,r,{play:t,...e},n)),a&&s("p.bl-newest#newest",
{class:a.fresh&&"bl-fresh","aria-hidden":"true"},M(n,a.seat,22),s("span",{},s("b",{},a.did)," ",e.thinking?.says??a.why)))};function le(t,e,n=""){let a=t.play?.
end;if(!a)return null;let{ranks:o,points:r,sources:l}=a;return s("section.bl-ending#ending",{role:"group","aria-label":a.says},r.length>0&&s("table",{},s("thead",
{},s("tr",{},s("th",{scope:"col"},e.points_by),...o.map(i=>s("th",{scope:"col"},M(e,i,22),s("span.bl-unseen",{},t.players[i].name))))),s("tbody",{},...l.map(i=>s(
"tr",{"data-k":i.label},s("th",{scope:"row"},i.label),...o.map(d=>s("td",{},i.points[d]||"·"))))),s("tfoot",{},s("tr",{},s("th",{scope:"row"},e.points_all),...o.
map(i=>s("td",{},s("b",{},r[i])))))),a.hinted&&s("p",{},a.hinted),b({class:"bl-main","data-do":"again"},e.again),n&&s("a.bl-lookback",{href:n+location.hash},e.review))}
var w=({play:t,thinking:e},n)=>s("section.bl-thisturn#thisturn",{role:"group","aria-label":n.this_turn},s("h3",{},n.this_turn),s("ol",{tabindex:0,"aria-label":n.
this_turn},...(t?.steps??[]).map(({did:a,why:o},r,{length:l})=>s("li",{class:r===l-1&&"bl-fresh","data-k":`done ${r}`},s("span",{},a),o&&s("small",{},o))),s("li\
.bl-next",{"aria-hidden":"true"},e?.says??"…"))),ie=(t,e)=>({...t,"slot.costs":T(t,"costs").map(n=>({...n,items:n.items?.map(a=>({...a,note:a.note??e.in_your_turn}))}))});
function ce({play:t,...e}){let n=T(e,"ask")[0]?.items?.[0]?.seat,a=t?.seats.find(({seat:o,why:r})=>o===n&&r);return a&&s("p.bl-says",{},s("b",{},`${e.players[a.
seat].name}: `),a.why)}var pe=({local:t,words:e})=>t.help&&s("section.bl-help#gamekeys",{role:"group","aria-label":e.help},O(e.game_keys)),de=(t,e)=>{let n=P(t),
a=t.groups.flatMap(({rows:o})=>o).find(({key:o,single:r})=>o===N&&!r);return s("div.bl-foot#foot",{},b({class:"bl-undo","data-do":"undo","aria-disabled":t.time.
can_undo?null:"true"},y(e,"undo"),s("span",{},s("b",{},e.undo),s("small",{},e.undo_to))),t.hints?b({class:"bl-ask-hint","data-do":"hint","data-k":"hint","data-p\
ick":n?.key,"aria-disabled":n?null:"true"},y(e,"hint"),s("b",{},e.ask_hint),n&&[s("small",{},n.price),s("span.bl-unseen",{},n.says)]):q(t,e),a&&b({class:"bl-end\
-turn","data-do":"pick","data-pick":a.key,"data-fresh":"1","data-k":"end","aria-disabled":a.why?"true":null,title:a.why||null},y(e,a.key),a.label))};function ue(t){
let{frame:e,local:n,words:a,area:o,model:r}=t,l=x(e),i=T(e,"ask").length>0,d=!e.play?.end&&!!e.hints?.rungs.some(({open:c})=>c)&&z(e.hints,n,a,!1),u=$(e)>ne,g=t.
keep("log",[e.log,a],()=>ae(e,a)),k=h("seats",e,a,c=>V.has(c.kind)),S={board:s("div.bl-stand#stand",{class:$(e)<re&&"bl-column"},D(e,o,n,a,h("board",e,a)),!u&&A(
e,a)),turn:u?K(e,a):[K(e,a),l&&[w(e,a),t.deeds(null)],h("hand",e,a)],seats:u&&A(e,a),others:u?[d,k,g]:k,costs:h("costs",l?ie(e,a):e,a),hand:u&&h("hand",e,a),actions:c=>e.
play?.end?le(e,a,r.review):l?u?[w(e,a),t.deeds(null)]:c:i?[t.deeds(c),ce(e),d,c]:t.deeds(c),hints:!i&&!u&&d,receipt:!e.play?.end&&X(e,n,a),log:[!u&&(!l||e.play?.
you===null)&&g,de(e,a)]};return[U(e),a.gallery?.style&&s("style#pieces",{},a.gallery.style),s("div.bl-playhead#playhead",{},r.lobby&&s("a.bl-ibtn.bl-leave",{href:r.
lobby,"aria-label":a.lobby,title:a.lobby},y(a,"back")),G(e,n,a,q(e,a))),...t.above(),e.cover?H(e,a):I(e,S),...t.panels.map(c=>c.draw?.(t))]}var C=new WeakMap,L=new WeakMap,
R=new WeakMap,F=new WeakMap,me=[".bl-playhead",".bl-surface",".bl-corners",".bl-own, .bl-rim",".bl-mid"],he='button:not([tabindex="-1"], [aria-disabled]), a[hre\
f], select, [tabindex="0"], .bl-corner';function fe(t,e){let n=r=>r.getClientRects().length>0,a=me.map(r=>t.root.querySelector(r)).filter(r=>r&&n(r)),o=a.findIndex(
r=>r?.contains(t.focused()));for(let r=1;r<=a.length;r++){let i=[...a.at((Math.max(o,e>0?o:0)+e*r)%a.length)?.querySelectorAll(he)??[]].find(n);if(i)return i.focus()}}
function f(t,e){let n=[...t.root.querySelectorAll(`[data-do="pick"][data-pick="${e}"]`)].find(a=>a.getClientRects().length&&!a.hasAttribute("aria-disabled"));return n&&
t.act(n,new Event("key")),!!n}var be={E:t=>f(t,N),A:t=>f(t,"accept"),D:t=>f(t,"decline"),C:t=>f(t,"counter"),L:t=>{let e=t.root.querySelector(".bl-say ol, .bl-t\
histurn ol");return e?.focus(),!!e},H:t=>{let e=P(t.frame);return e?(F.get(t)===e.key?t.ask("pick",{key:`hint:${e.key}`}):t.speak(t.words.sure_hint.replace("{la\
bel}",e.label).replace("{price}",e.price)),F.set(t,F.get(t)===e.key?"":e.key),!0):!1},P:t=>{let{play:e,pick:n}=t.frame;if(!e||!n||!x(t.frame))return!1;let a=e.pace!==
"step";return a&&R.set(t,e.pace),t.ask("pace",{key:a?"step":R.get(t)??"calm"}),!0}},ye={key:"play",above:pe,on:{rung:J,hint(t,e){t.local.rung="",t.ask("pick",{key:`\
hint:${e.getAttribute("data-pick")??""}`})},pace:(t,e)=>(Y("pace",e.getAttribute("data-pick")??""),!1)},listen(t){let{play:e,rev:n}=t.frame,a=B("pace");e?.strengths.
length&&e.you!==null&&!n&&a&&a!==e.pace&&t.ask("pace",{key:a})},onKey(t,e){let n=e.target;if(e.code==="F6"&&!e.metaKey&&!e.altKey&&!e.ctrlKey)return e.stopPropagation(),
e.preventDefault(),t.byKeys(!0),fe(t,e.shiftKey?-1:1),!0;if(e.metaKey||e.altKey||e.ctrlKey||n.matches("input, select"))return!1;let{frame:a,local:o}=t;if(!a.play||
a.cover)return!1;let r=!1;if(e.code==="Space"&&x(a)&&!n.matches("button, a"))r=f(t,v);else if(o.letters&&!e.shiftKey){let l=/^(Digit|Numpad)([1-4])$/.exec(e.code)?.[2],
i=t.area.near[n.getAttribute("data-place")??""]?.[l??""],d=l&&!i&&a.play.seats[Number(l)-1];d&&t.speak(d.says),r=!!d||!!be[j(e)]?.(t)}return r?(e.stopPropagation(),
e.preventDefault(),t.byKeys(!0),!0):!1},inSight(t){let{rev:e,pick:n}=t.frame;L.get(t)!==e&&n?.path.length&&t.root.querySelector(".bl-pick")?.scrollIntoView?.({block:"\
nearest"}),L.set(t,e)},after(t){let{frame:e}=t,n=x(e);C.get(t)&&!n&&e.play?.you===e.turn.seat&&(t.speak([e.turn.says,e.pick?.prompt].filter(Boolean).join(". "),
!0),t.root.querySelector(".bl-turn")?.scrollIntoView?.({block:"nearest"})),C.set(t,n);let a=t.root.querySelector(".bl-thisturn ol");a&&(a.scrollTop=a.scrollHeight)}},
ge=te(t=>(t.root.classList.add("bl-game"),{panels:[...ee.filter(({key:e})=>e!=="timeline"),Z,ye],content:ue,keepsView:!0}));export{ge as default};

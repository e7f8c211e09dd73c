import{cover as H,keyList as O}from"./board.js";import{surface as D}from"./board.js";import{button as b,h as n}from"./common.js";import{icon as y,token as _}from"./common.js";
import{laid as I,TRAYS as V}from"./table.js";import{letterOf as j}from"./common.js";import{choice as B,choose as Y}from"./help.js";import{head as G}from"./table.js";
import{turn as $}from"./table.js";import{receipt as X}from"./table.js";import{ladder as z,unfold as J}from"./table.js";import{art as Q,artStyle as U,lying as T,
slots as f}from"./table.js";import{suggest as Z}from"./edit.js";import{PANELS as ee,tableOf as te}from"./table.js";import{log as se}from"./table.js";var ae=["st\
ep","calm","fast"],v="opponent",N="end",ne=2,re=1.06,A=t=>{let[,,e,a]=(t.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number);return e/
a},x=t=>!!t.pick?.choices.some(({key:e})=>e===v),P=({hints:t})=>t?.rungs.find(({may:e})=>e),q=({play:t},e)=>!!t?.strengths.length&&n("div.bl-seg.bl-pace",{role:"\
group","aria-label":e.pace},ae.map(a=>b({"data-do":"pace","data-pick":a,"aria-pressed":String(a===t.pace)},e[`pace_${a}`]))),oe=({play:t},e)=>!!t?.rules&&n("a.b\
l-ibtn.bl-rules",{href:t.rules,target:"_blank"},e.rules);function le(t,e,a,s){let{seat:o,strength:r,did:l,why:i,fresh:u}=t,{thinking:d,players:g,play:k}=a,S=T(a,
"seats").flatMap(({items:p=[]})=>p).find(p=>p.seat===o)?.facts,{name:c,points:E,says:K}=g[o],m=d?.seat===o?d:null;return n("section.bl-corner",{class:[a.turn.seat===
o&&"bl-mover",u&&"bl-fresh",l&&"bl-spoke"].filter(Boolean).join(" "),role:"group",tabindex:-1,"aria-label":t.says,"data-k":`corner ${o}`,style:`grid-area:c${e+1}`},
n("div.bl-plate-top",{},_(s,o,26),n("b.bl-pname",{},c),r&&n("select.bl-strength",{"aria-label":`${c}: ${s.strength}`,"data-do":"strength","data-at":o},k?.strengths.
map(({key:p,label:F})=>n("option",{value:p,selected:p===r},F))),E!==null&&n("b.bl-points",{"aria-label":K,title:K,"data-seat":o},E,y(s,"point"))),S&&n("span.bl-\
figures",{},S.map((p,F)=>n("span",{class:p.strong&&"bl-strong",title:p.says,role:"img","aria-label":p.says,"data-k":`fact ${F}`},Q(a,s,p.art),p.text&&n("b",{},p.
text)))),(l||m)&&n("p.bl-line",{},n("span",{},l&&n("b",{},l),n("span",{},m?.says??i)),!!m?.most&&n("progress",{value:m.done,max:m.most,"aria-hidden":"true"})))}
var w=({play:t,...e},a)=>{if(!t)return null;let s=t.seats.find(({fresh:o})=>o)??t.seats.filter(({did:o})=>o).at(-1);return n("div.bl-corners#corners",{style:`--\
seats:${t.seats.length}`},...t.seats.map((o,r)=>le(o,r,{play:t,...e},a)),s&&n("p.bl-newest#newest",{class:s.fresh&&"bl-fresh","aria-hidden":"true"},_(a,s.seat,22),
n("span",{},n("b",{},s.did)," ",e.thinking?.says??s.why)))};function ie(t,e,a=""){let s=t.play?.end;if(!s)return null;let{ranks:o,points:r,sources:l}=s;return n(
"section.bl-ending#ending",{role:"group","aria-label":s.says},r.length>0&&n("table",{},n("thead",{},n("tr",{},n("th",{scope:"col"},e.points_by),...o.map(i=>n("t\
h",{scope:"col"},_(e,i,22),n("span.bl-unseen",{},t.players[i].name))))),n("tbody",{},...l.map(i=>n("tr",{"data-k":i.label},n("th",{scope:"row"},i.label),...o.map(
u=>n("td",{},i.points[u]||"·"))))),n("tfoot",{},n("tr",{},n("th",{scope:"row"},e.points_all),...o.map(i=>n("td",{},n("b",{},r[i])))))),s.hinted&&n("p",{},s.hinted),
b({class:"bl-main","data-do":"again"},e.again),a&&n("a.bl-lookback",{href:a+location.hash},e.review))}var ce=({play:t,players:e})=>{let a=e[t?.you??-1];return typeof a?.
points=="number"&&!t?.end&&n("p.bl-yours#yours",{},a.says)},C=({play:t,thinking:e},a)=>n("section.bl-thisturn#thisturn",{role:"group","aria-label":a.this_turn},
n("h3",{},a.this_turn),n("ol",{tabindex:0,"aria-label":a.this_turn},...(t?.steps??[]).map(({did:s,why:o},r,{length:l})=>n("li",{class:r===l-1&&"bl-fresh","data-\
k":`done ${r}`},n("span",{},s),o&&n("small",{},o))),n("li.bl-next",{"aria-hidden":"true"},e?.says??"…"))),pe=(t,e)=>({...t,"slot.costs":T(t,"costs").map(a=>({
...a,items:a.items?.map(s=>({...s,note:s.note??e.in_your_turn}))}))});function ue({play:t,...e}){let a=T(e,"ask")[0]?.items?.[0]?.seat,s=t?.seats.find(({seat:o,
why:r})=>o===a&&r);return s&&n("p.bl-says",{},n("b",{},`${e.players[s.seat].name}: `),s.why)}var de=({local:t,words:e})=>t.help&&n("section.bl-help#gamekeys",{role:"\
group","aria-label":e.help},O(e.game_keys)),me=(t,e)=>{let a=P(t),s=t.groups.flatMap(({rows:o})=>o).find(({key:o,single:r})=>o===N&&!r);return n("div.bl-foot#fo\
ot",{},b({class:"bl-undo","data-do":"undo","aria-disabled":t.time.can_undo?null:"true"},y(e,"undo"),n("span",{},n("b",{},e.undo),n("small",{},e.undo_to))),t.hints?
b({class:"bl-ask-hint","data-do":"hint","data-k":"hint","data-pick":a?.key,"aria-disabled":a?null:"true"},y(e,"hint"),n("b",{},e.ask_hint),a&&[n("small",{},a.price),
n("span.bl-unseen",{},a.says)]):q(t,e),s&&b({class:"bl-end-turn","data-do":"pick","data-pick":s.key,"data-fresh":"1","data-k":"end","aria-disabled":s.why?"true":
null,title:s.why||null},y(e,s.key),s.label))};function fe(t){let{frame:e,local:a,words:s,area:o,model:r}=t,l=x(e),i=T(e,"ask").length>0,u=!e.play?.end&&!!e.hints?.
rungs.some(({open:c})=>c)&&z(e.hints,a,s,!1),d=A(e)>ne,g=t.keep("log",[e.log,s],()=>se(e,s)),k=f("seats",e,s,c=>V.has(c.kind)),S={board:n("div.bl-stand#stand",{
class:A(e)<re&&"bl-column"},D(e,o,a,s,f("board",e,s)),!d&&w(e,s)),turn:d?$(e,s):[$(e,s),ce(e),l&&[C(e,s),t.actions(null)],f("hand",e,s)],seats:d&&w(e,s),others:d?
[u,k,g]:k,costs:f("costs",l?pe(e,s):e,s),hand:d&&f("hand",e,s),actions:c=>e.play?.end?ie(e,s,r.review):l?d?[C(e,s),t.actions(null)]:c:i?[t.actions(c),ue(e),u,c]:
t.actions(c),hints:!i&&!d&&u,receipt:!e.play?.end&&X(e,a,s),log:[!d&&(!l||e.play?.you===null)&&g,me(e,s)]};return[U(e),s.gallery?.style&&n("style#pieces",{},s.gallery.
style),n("div.bl-playhead#playhead",{},r.lobby&&n("a.bl-ibtn.bl-leave",{href:r.lobby,"aria-label":s.lobby,title:s.lobby},y(s,"back")),G(e,a,s,[oe(e,s),q(e,s)])),
...t.above(),e.cover?H(e,s):I(e,S),...t.panels.map(c=>c.draw?.(t))]}var W=new WeakMap,L=new WeakMap,R=new WeakMap,M=new WeakMap,he=[".bl-playhead",".bl-surface",
".bl-corners",".bl-own, .bl-rim",".bl-mid"],be='button:not([tabindex="-1"], [aria-disabled]), a[href], select, [tabindex="0"], .bl-corner';function ye(t,e){let a=r=>r.
getClientRects().length>0,s=he.map(r=>t.root.querySelector(r)).filter(r=>r&&a(r)),o=s.findIndex(r=>r?.contains(t.focused()));for(let r=1;r<=s.length;r++){let i=[
...s.at((Math.max(o,e>0?o:0)+e*r)%s.length)?.querySelectorAll(be)??[]].find(a);if(i)return i.focus()}}function h(t,e){let a=[...t.root.querySelectorAll(`[data-d\
o="pick"][data-pick="${e}"]`)].find(s=>s.getClientRects().length&&!s.hasAttribute("aria-disabled"));return a&&t.act(a,new Event("key")),!!a}var ge={E:t=>h(t,N),
A:t=>h(t,"accept"),D:t=>h(t,"decline"),C:t=>h(t,"counter"),L:t=>{let e=t.root.querySelector(".bl-say ol, .bl-thisturn ol");return e?.focus(),!!e},H:t=>{let e=P(
t.frame);return e?(M.get(t)===e.key?t.ask("pick",{key:`hint:${e.key}`}):t.speak(t.words.sure_hint.replace("{label}",e.label).replace("{price}",e.price)),M.set(t,
M.get(t)===e.key?"":e.key),!0):!1},P:t=>{let{play:e,pick:a}=t.frame;if(!e||!a||!x(t.frame))return!1;let s=e.pace!=="step";return s&&R.set(t,e.pace),t.ask("pace",
{key:s?"step":R.get(t)??"calm"}),!0}},ke={key:"play",above:de,on:{rung:J,hint(t,e){t.local.rung="",t.ask("pick",{key:`hint:${e.getAttribute("data-pick")??""}`})},
pace:(t,e)=>(Y("pace",e.getAttribute("data-pick")??""),!1)},listen(t){let{play:e,rev:a}=t.frame,s=B("pace");e?.strengths.length&&e.you!==null&&!a&&s&&s!==e.pace&&
t.ask("pace",{key:s})},onKey(t,e){let a=e.target;if(e.code==="F6"&&!e.metaKey&&!e.altKey&&!e.ctrlKey)return e.stopPropagation(),e.preventDefault(),t.byKeys(!0),
ye(t,e.shiftKey?-1:1),!0;if(e.metaKey||e.altKey||e.ctrlKey||a.matches("input, select"))return!1;let{frame:s,local:o}=t;if(!s.play||s.cover)return!1;let r=!1;if(e.
code==="Space"&&x(s)&&!a.matches("button, a"))r=h(t,v);else if(o.letters&&!e.shiftKey){let l=/^(Digit|Numpad)([1-4])$/.exec(e.code)?.[2],i=t.area.near[a.getAttribute(
"data-place")??""]?.[l??""],u=l&&!i&&s.play.seats[Number(l)-1];u&&t.speak(u.says),r=!!u||!!ge[j(e)]?.(t)}return r?(e.stopPropagation(),e.preventDefault(),t.byKeys(
!0),!0):!1},inSight(t){let{rev:e,pick:a}=t.frame;L.get(t)!==e&&a?.path.length&&t.root.querySelector(".bl-pick")?.scrollIntoView?.({block:"nearest"}),L.set(t,e)},
after(t){let{frame:e}=t,a=x(e);!a&&W.get(t)!==a&&t.seeAll(),W.get(t)&&!a&&e.play?.you===e.turn.seat&&(t.speak([e.turn.says,e.pick?.prompt].filter(Boolean).join(
". "),!0),t.root.querySelector(".bl-turn")?.scrollIntoView?.({block:"nearest"})),W.set(t,a);let s=t.root.querySelector(".bl-thisturn ol");s&&(s.scrollTop=s.scrollHeight)}},
Se=te(t=>(t.root.classList.add("bl-game"),{panels:[...ee.filter(({key:e})=>e!=="timeline"),Z,ke],content:fe,keepsView:!0}));export{Se as default};

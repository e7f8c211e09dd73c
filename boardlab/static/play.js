import{cover as I,keyList as D}from"./board.js";import{surface as V}from"./board.js";import{button as b,h as n}from"./common.js";import{icon as y,token as w}from"./common.js";
import{laid as j,TRAYS as B}from"./table.js";import{letterOf as Y}from"./common.js";import{choice as G,choose as X}from"./help.js";import{head as z}from"./table.js";
import{turn as K}from"./table.js";import{receipt as J}from"./table.js";import{ladder as Q,unfold as U}from"./table.js";import{art as Z,artStyle as ee,lying as W,
slots as f}from"./table.js";import{suggest as te}from"./edit.js";import{PANELS as se,tableOf as ae}from"./table.js";import{log as ne}from"./table.js";var re=["s\
tep","calm","fast"],N="opponent",P="end",oe=2,le=1.06,$=t=>{let[,,e,a]=(t.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number);return e/
a},T=t=>!!t.pick?.choices.some(({key:e})=>e===N),H=({hints:t})=>t?.rungs.find(({may:e})=>e),O=({play:t},e)=>!!t?.strengths.length&&n("div.bl-seg.bl-pace",{role:"\
group","aria-label":e.pace},re.map(a=>b({"data-do":"pace","data-pick":a,"aria-pressed":String(a===t.pace)},e[`pace_${a}`]))),ie=({play:t},e)=>!!t?.rules&&n("a.b\
l-ibtn.bl-rules",{href:t.rules,target:"_blank"},e.rules);function ce(t,e,a,s){let{seat:r,strength:o,did:l,why:i,fresh:u}=t,{thinking:d,players:g,play:k}=a,S=W(a,
"seats").flatMap(({items:p=[]})=>p).find(p=>p.seat===r)?.facts,{name:c,points:E,says:A}=g[r],m=d?.seat===r?d:null;return n("section.bl-corner",{class:[a.turn.seat===
r&&"bl-mover",u&&"bl-fresh",l&&"bl-spoke"].filter(Boolean).join(" "),role:"group",tabindex:-1,"aria-label":t.says,"data-k":`corner ${r}`,style:`grid-area:c${e+1}`},
n("div.bl-plate-top",{},w(s,r,26),n("b.bl-pname",{},c),o&&n("select.bl-strength",{"aria-label":`${c}: ${s.strength}`,"data-do":"strength","data-at":r},k?.strengths.
map(({key:p,label:x})=>n("option",{value:p,selected:p===o},x))),E!==null&&n("b.bl-points",{"aria-label":A,title:A,"data-seat":r},E,y(s,"point"))),S&&n("span.bl-\
figures",{},S.map((p,x)=>n("span",{class:p.strong&&"bl-strong",title:p.says,role:"img","aria-label":p.says,"data-k":`fact ${x}`},Z(a,s,p.art),p.text&&n("b",{},p.
text)))),(l||m)&&n("p.bl-line",{},n("span",{},l&&n("b",{},l),n("span",{},m?.says??i)),!!m?.most&&n("progress",{value:m.done,max:m.most,"aria-hidden":"true"})))}
var q=({play:t,...e},a)=>{if(!t)return null;let s=t.seats.find(({fresh:r})=>r)??t.seats.filter(({did:r})=>r).at(-1);return n("div.bl-corners#corners",{style:`--\
seats:${t.seats.length}`},...t.seats.map((r,o)=>ce(r,o,{play:t,...e},a)),s&&n("p.bl-newest#newest",{class:s.fresh&&"bl-fresh","aria-hidden":"true"},w(a,s.seat,22),
n("span",{},n("b",{},s.did)," ",e.thinking?.says??s.why)))};function pe(t,e,a=""){let s=t.play?.end;if(!s)return null;let{ranks:r,points:o,sources:l}=s;return n(
"section.bl-ending#ending",{role:"group","aria-label":s.says},o.length>0&&n("table",{},n("thead",{},n("tr",{},n("th",{scope:"col"},e.points_by),...r.map(i=>n("t\
h",{scope:"col"},w(e,i,22),n("span.bl-unseen",{},t.players[i].name))))),n("tbody",{},...l.map(i=>n("tr",{"data-k":i.label},n("th",{scope:"row"},i.label),...r.map(
u=>n("td",{},i.points[u]||"·"))))),n("tfoot",{},n("tr",{},n("th",{scope:"row"},e.points_all),...r.map(i=>n("td",{},n("b",{},o[i])))))),s.hinted&&n("p",{},s.hinted),
b({class:"bl-main","data-do":"again"},e.again),a&&n("a.bl-lookback",{href:a+location.hash},e.review))}var ue=({play:t,players:e})=>{let a=e[t?.you??-1];return typeof a?.
points=="number"&&!t?.end&&n("p.bl-yours#yours",{},a.says)},C=({play:t,thinking:e},a)=>n("section.bl-thisturn#thisturn",{role:"group","aria-label":a.this_turn},
n("h3",{},a.this_turn),n("ol",{tabindex:0,"aria-label":a.this_turn},...(t?.steps??[]).map(({did:s,why:r},o,{length:l})=>n("li",{class:o===l-1&&"bl-fresh","data-\
k":`done ${o}`},n("span",{},s),r&&n("small",{},r))),n("li.bl-next",{"aria-hidden":"true"},e?.says??"…"))),de=(t,e)=>({...t,"slot.costs":W(t,"costs").map(a=>({
...a,items:a.items?.map(s=>({...s,note:s.note??e.in_your_turn}))}))});function me({play:t,...e}){let a=W(e,"ask")[0]?.items?.[0]?.seat,s=t?.seats.find(({seat:r,
why:o})=>r===a&&o);return s&&n("p.bl-says",{},n("b",{},`${e.players[s.seat].name}: `),s.why)}var fe=({local:t,words:e})=>t.help&&n("section.bl-help#gamekeys",{role:"\
group","aria-label":e.help},D(e.game_keys)),he=(t,e)=>{let a=H(t),s=t.groups.flatMap(({rows:r})=>r).find(({key:r,single:o})=>r===P&&!o);return n("div.bl-foot#fo\
ot",{},b({class:"bl-undo","data-do":"undo","aria-disabled":t.time.can_undo?null:"true"},y(e,"undo"),n("span",{},n("b",{},e.undo),n("small",{},e.undo_to))),t.hints?
b({class:"bl-ask-hint","data-do":"hint","data-k":"hint","data-pick":a?.key,"aria-disabled":a?null:"true"},y(e,"hint"),n("b",{},e.ask_hint),a&&[n("small",{},a.price),
n("span.bl-unseen",{},a.says)]):O(t,e),s&&b({class:"bl-end-turn","data-do":"pick","data-pick":s.key,"data-fresh":"1","data-k":"end","aria-disabled":s.why?"true":
null,title:s.why||null},y(e,s.key),s.label))};function be(t){let{frame:e,local:a,words:s,area:r,model:o}=t,l=T(e),i=W(e,"ask").length>0,u=!e.play?.end&&!!e.hints?.
rungs.some(({open:c})=>c)&&Q(e.hints,a,s,!1),d=$(e)>oe,g=t.keep("log",[e.log,s],()=>ne(e,s)),k=f("seats",e,s,c=>B.has(c.kind)),S={board:n("div.bl-stand#stand",{
class:$(e)<le&&"bl-column"},V(e,r,a,s,f("board",e,s)),!d&&q(e,s)),turn:d?K(e,s):[K(e,s),ue(e),l&&[C(e,s),t.actions(null)],f("hand",e,s)],seats:d&&q(e,s),others:d?
[u,k,g]:k,costs:f("costs",l?de(e,s):e,s),hand:d&&f("hand",e,s),actions:c=>e.play?.end?pe(e,s,o.review):l?d?[C(e,s),t.actions(null)]:c:i?[t.actions(c),me(e),u,c]:
t.actions(c),hints:!i&&!d&&u,receipt:!e.play?.end&&J(e,a,s),log:[!d&&(!l||e.play?.you===null)&&g,he(e,s)]};return[ee(e),s.gallery?.style&&n("style#pieces",{},s.
gallery.style),n("div.bl-playhead#playhead",{},o.lobby&&n("a.bl-ibtn.bl-leave",{href:o.lobby,"aria-label":s.lobby,title:s.lobby},y(s,"back")),z(e,a,s,[ie(e,s),O(
e,s)])),...t.above(),e.cover?I(e,s):j(e,S),...t.panels.map(c=>c.draw?.(t))]}var M=new WeakMap,L=new WeakMap,R=new WeakMap,F=new WeakMap,v=new WeakMap,_=new WeakMap,
ye=[".bl-playhead",".bl-surface",".bl-corners",".bl-own, .bl-rim",".bl-mid"],ge='button:not([tabindex="-1"], [aria-disabled]), a[href], select, [tabindex="0"], \
.bl-corner';function ke(t,e){let a=o=>o.getClientRects().length>0,s=ye.map(o=>t.root.querySelector(o)).filter(o=>o&&a(o)),r=s.findIndex(o=>o?.contains(t.focused()));
for(let o=1;o<=s.length;o++){let i=[...s.at((Math.max(r,e>0?r:0)+e*o)%s.length)?.querySelectorAll(ge)??[]].find(a);if(i)return i.focus()}}function h(t,e){let a=[
...t.root.querySelectorAll(`[data-do="pick"][data-pick="${e}"]`)].find(s=>s.getClientRects().length&&!s.hasAttribute("aria-disabled"));return a&&t.act(a,new Event(
"key")),!!a}var Se={E:t=>h(t,P),A:t=>h(t,"accept"),D:t=>h(t,"decline"),C:t=>h(t,"counter"),L:t=>{let e=t.root.querySelector(".bl-say ol, .bl-thisturn ol");return e?.
focus(),!!e},H:t=>{let e=H(t.frame);return e?(_.get(t)===e.key?t.ask("pick",{key:`hint:${e.key}`}):t.speak(t.words.sure_hint.replace("{label}",e.label).replace(
"{price}",e.price)),_.set(t,_.get(t)===e.key?"":e.key),!0):!1},P:t=>{let{play:e,pick:a}=t.frame;if(!e||!a||!T(t.frame))return!1;let s=e.pace!=="step";return s&&
v.set(t,e.pace),t.ask("pace",{key:s?"step":v.get(t)??"calm"}),!0}},Te={key:"play",above:fe,on:{rung:U,hint(t,e){t.local.rung="",t.ask("pick",{key:`hint:${e.getAttribute(
"data-pick")??""}`})},pace:(t,e)=>(X("pace",e.getAttribute("data-pick")??""),!1)},listen(t){let{play:e,rev:a}=t.frame,s=G("pace");e?.strengths.length&&e.you!==null&&
!a&&s&&s!==e.pace&&t.ask("pace",{key:s})},onKey(t,e){let a=e.target;if(e.code==="F6"&&!e.metaKey&&!e.altKey&&!e.ctrlKey)return e.stopPropagation(),e.preventDefault(),
t.byKeys(!0),ke(t,e.shiftKey?-1:1),!0;if(e.metaKey||e.altKey||e.ctrlKey||a.matches("input, select"))return!1;let{frame:s,local:r}=t;if(!s.play||s.cover)return!1;
let o=!1;if(e.code==="Space"&&T(s)&&!a.matches("button, a"))o=h(t,N);else if(r.letters&&!e.shiftKey){let l=/^(Digit|Numpad)([1-4])$/.exec(e.code)?.[2],i=t.area.
near[a.getAttribute("data-place")??""]?.[l??""],u=l&&!i&&s.play.seats[Number(l)-1];u&&t.speak(u.says),o=!!u||!!Se[Y(e)]?.(t)}return o?(e.stopPropagation(),e.preventDefault(),
t.byKeys(!0),!0):!1},before(t){let e=!!t.frame.play?.scored;e!==!!F.get(t)&&(t.local.bill=e)},inSight(t){let{rev:e,pick:a,play:s}=t.frame,r=t.root.querySelector(
".bl-hints p")?.getAttribute("data-k")??"",o=R.get(t)??r;r&&r!==o?t.root.querySelector(".bl-hints")?.scrollIntoView?.({block:"nearest"}):s?.scored&&!F.get(t)?t.
root.querySelector(".bl-rcpt")?.scrollIntoView?.({block:"nearest"}):L.get(t)!==e&&a?.path.length&&t.root.querySelector(".bl-pick")?.scrollIntoView?.({block:"nea\
rest"}),L.set(t,e),R.set(t,r),F.set(t,!!s?.scored)},after(t){let{frame:e}=t,a=T(e);!a&&M.get(t)!==a&&t.seeAll(),M.get(t)&&!a&&e.play?.you===e.turn.seat&&(t.speak(
[e.turn.says,e.pick?.prompt].filter(Boolean).join(". "),!0),t.root.querySelector(".bl-turn")?.scrollIntoView?.({block:"nearest"})),M.set(t,a);let s=t.root.querySelector(
".bl-thisturn ol");s&&(s.scrollTop=s.scrollHeight)}},We=ae(t=>(t.root.classList.add("bl-game"),{panels:[...se.filter(({key:e})=>e!=="timeline"),te,Te],content:be,
keepsView:!0}));export{We as default};

import{cover as R,keyList as N}from"./board.js";import{surface as q}from"./board.js";import{button as k,h as s}from"./common.js";import{icon as S,token as _}from"./common.js";
import{laid as O,TRAYS as w}from"./table.js";import{letterOf as D}from"./common.js";import{choice as j,choose as B}from"./help.js";import{head as I}from"./table.js";
import{turn as A}from"./table.js";import{receipt as Y}from"./table.js";import{ladder as G,unfold as X}from"./table.js";import{art as z,artStyle as J,lying as T,
slots as f}from"./table.js";import{suggest as Q}from"./edit.js";import{PANELS as U,tableOf as V}from"./table.js";import{log as Z}from"./table.js";var ee=["step",
"calm","fast"],P="opponent",te=2,ae=t=>{let[,,e,n]=(t.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number);return e/n>te},x=t=>!!t.pick?.
choices.some(({key:e})=>e===P),v=({hints:t})=>t?.rungs.find(({may:e})=>e),H=({play:t},e)=>!!t?.strengths.length&&s("div.bl-seg.bl-pace",{role:"group","aria-labe\
l":e.pace},ee.map(n=>k({"data-do":"pace","data-pick":n,"aria-pressed":String(n===t.pace)},e[`pace_${n}`])));function se(t,e,n,a){let{seat:o,strength:r,did:l,why:i,
fresh:d}=t,{thinking:u,players:b,play:y}=n,g=T(n,"seats").flatMap(({items:p=[]})=>p).find(p=>p.seat===o)?.facts,{name:c,points:K,says:$}=b[o],m=u?.seat===o?u:null;
return s("section.bl-corner",{class:[n.turn.seat===o&&"bl-mover",d&&"bl-fresh",l&&"bl-spoke"].filter(Boolean).join(" "),role:"group",tabindex:-1,"aria-label":t.
says,"data-k":`corner ${o}`,style:`grid-area:c${e+1}`},s("div.bl-plate-top",{},_(a,o,26),s("b.bl-pname",{},c),r&&s("select.bl-strength",{"aria-label":`${c}: ${a.
strength}`,"data-do":"strength","data-at":o},y?.strengths.map(({key:p,label:F})=>s("option",{value:p,selected:p===r},F))),K!==null&&s("b.bl-points",{"aria-label":$,
title:$,"data-seat":o},K,S(a,"point"))),g&&s("span.bl-figures",{},g.map((p,F)=>s("span",{class:p.strong&&"bl-strong",title:p.says,role:"img","aria-label":p.says,
"data-k":`fact ${F}`},z(n,a,p.art),p.text&&s("b",{},p.text)))),(l||m)&&s("p.bl-line",{},s("span",{},l&&s("b",{},l),s("span",{},m?.says??i)),!!m?.most&&s("progre\
ss",{value:m.done,max:m.most,"aria-hidden":"true"})))}var E=({play:t,...e},n)=>{if(!t)return null;let a=t.seats.find(({fresh:o})=>o);return s("div.bl-corners#co\
rners",{style:`--seats:${t.seats.length}`},...t.seats.map((o,r)=>se(o,r,{play:t,...e},n)),a&&s("p.bl-newest#newest",{"aria-hidden":"true"},_(n,a.seat,22),s("spa\
n",{},s("b",{},a.did)," ",e.thinking?.says??a.why)))};function ne(t,e,n=""){let a=t.play?.end;if(!a)return null;let{ranks:o,points:r,sources:l}=a;return s("sect\
ion.bl-ending#ending",{role:"group","aria-label":a.says},r.length>0&&s("table",{},s("thead",{},s("tr",{},s("th",{scope:"col"},e.points_by),...o.map(i=>s("th",{scope:"\
col"},_(e,i,22),s("span.bl-unseen",{},t.players[i].name))))),s("tbody",{},...l.map(i=>s("tr",{"data-k":i.label},s("th",{scope:"row"},i.label),...o.map(d=>s("td",
{},i.points[d]||"·"))))),s("tfoot",{},s("tr",{},s("th",{scope:"row"},e.points_all),...o.map(i=>s("td",{},s("b",{},r[i])))))),a.hinted&&s("p",{},a.hinted),k({class:"\
bl-main","data-do":"again"},e.again),n&&s("a.bl-lookback",{href:n+location.hash},e.review))}var M=({play:t,thinking:e},n)=>s("section.bl-thisturn#thisturn",{role:"\
group","aria-label":n.this_turn},s("h3",{},n.this_turn),s("ol",{tabindex:0,"aria-label":n.this_turn},...(t?.steps??[]).map(({did:a,why:o},r,{length:l})=>s("li",
{class:r===l-1&&"bl-fresh","data-k":`done ${r}`},s("span",{},a),o&&s("small",{},o))),s("li.bl-next",{"aria-hidden":"true"},e?.says??"…"))),re=(t,e)=>({...t,"s\
lot.costs":T(t,"costs").map(n=>({...n,items:n.items?.map(a=>({...a,note:a.note??e.in_your_turn}))}))});function oe({play:t,...e}){let n=T(e,"ask")[0]?.items?.[0]?.
seat,a=t?.seats.find(({seat:o,why:r})=>o===n&&r);return a&&s("p.bl-says",{},s("b",{},`${e.players[a.seat].name}: `),a.why)}var le=({local:t,words:e})=>t.help&&s(
"section.bl-help#gamekeys",{role:"group","aria-label":e.help},N(e.game_keys)),ie=(t,e)=>{let n=v(t);return s("div.bl-foot#foot",{},k({class:"bl-undo","data-do":"\
undo","aria-disabled":t.time.can_undo?null:"true"},S(e,"undo"),s("span",{},s("b",{},e.undo),s("small",{},e.undo_to))),t.hints?k({class:"bl-ask-hint","data-do":"\
hint","data-k":"hint","data-pick":n?.key,"aria-disabled":n?null:"true"},S(e,"hint"),s("b",{},e.ask_hint),n&&[s("small",{},n.price),s("span.bl-unseen",{},n.says)]):
H(t,e))};function ce(t){let{frame:e,local:n,words:a,area:o,model:r}=t,l=x(e),i=T(e,"ask").length>0,d=!e.play?.end&&!!e.hints?.rungs.some(({open:c})=>c)&&G(e.hints,
n,a,!1),u=ae(e),b=t.keep("log",[e.log,a],()=>Z(e,a)),y=f("seats",e,a,c=>w.has(c.kind)),g={board:s("div.bl-stand#stand",{},q(e,o,n,a,f("board",e,a)),!u&&E(e,a)),
turn:u?A(e,a):[A(e,a),l&&[M(e,a),t.deeds(null)],f("hand",e,a)],seats:u&&E(e,a),others:u?[y,b]:y,costs:f("costs",l?re(e,a):e,a),hand:u&&f("hand",e,a),actions:c=>e.
play?.end?ne(e,a,r.review):l?u?[M(e,a),t.deeds(null)]:c:i?[t.deeds(c),oe(e),d,c]:t.deeds(c),hints:!i&&d,receipt:!e.play?.end&&Y(e,n,a),log:[!u&&!l&&b,ie(e,a)]};
return[J(e),a.gallery?.style&&s("style#pieces",{},a.gallery.style),s("div.bl-playhead#playhead",{},r.lobby&&s("a.bl-ibtn.bl-leave",{href:r.lobby,"aria-label":a.
lobby,title:a.lobby},S(a,"back")),I(e,n,a,H(e,a))),...t.above(),e.cover?R(e,a):O(e,g),...t.panels.map(c=>c.draw?.(t))]}var L=new WeakMap,C=new WeakMap,W=new WeakMap,
pe=[".bl-playhead",".bl-surface",".bl-corners",".bl-own, .bl-rim",".bl-mid"],de='button:not([tabindex="-1"], [aria-disabled]), a[href], select, [tabindex="0"], \
.bl-corner';function ue(t,e){let n=r=>r.getClientRects().length>0,a=pe.map(r=>t.root.querySelector(r)).filter(r=>r&&n(r)),o=a.findIndex(r=>r?.contains(t.focused()));
for(let r=1;r<=a.length;r++){let i=[...a.at((Math.max(o,e>0?o:0)+e*r)%a.length)?.querySelectorAll(de)??[]].find(n);if(i)return i.focus()}}function h(t,e){let n=[
...t.root.querySelectorAll(`[data-do="pick"][data-pick="${e}"]`)].find(a=>a.getClientRects().length&&!a.hasAttribute("aria-disabled"));return n&&t.act(n,new Event(
"key")),!!n}var me={E:t=>h(t,"end"),A:t=>h(t,"accept"),D:t=>h(t,"decline"),C:t=>h(t,"counter"),L:t=>{let e=t.root.querySelector(".bl-say ol, .bl-thisturn ol");return e?.
focus(),!!e},H:t=>{let e=v(t.frame);return e?(W.get(t)===e.key?t.ask("pick",{key:`hint:${e.key}`}):t.speak(t.words.sure_hint.replace("{label}",e.label).replace(
"{price}",e.price)),W.set(t,W.get(t)===e.key?"":e.key),!0):!1},P:t=>{let{play:e,pick:n}=t.frame;if(!e||!n||!x(t.frame))return!1;let a=e.pace!=="step";return a&&
C.set(t,e.pace),t.ask("pace",{key:a?"step":C.get(t)??"calm"}),!0}},fe={key:"play",above:le,on:{rung:X,hint(t,e){t.local.rung="",t.ask("pick",{key:`hint:${e.getAttribute(
"data-pick")??""}`})},pace:(t,e)=>(B("pace",e.getAttribute("data-pick")??""),!1)},listen(t){let{play:e,rev:n}=t.frame,a=j("pace");e?.strengths.length&&e.you!==null&&
!n&&a&&a!==e.pace&&t.ask("pace",{key:a})},onKey(t,e){let n=e.target;if(e.code==="F6"&&!e.metaKey&&!e.altKey&&!e.ctrlKey)return e.stopPropagation(),e.preventDefault(),
t.byKeys(!0),ue(t,e.shiftKey?-1:1),!0;if(e.metaKey||e.altKey||e.ctrlKey||n.matches("input, select"))return!1;let{frame:a,local:o}=t;if(!a.play||a.cover)return!1;
let r=!1;if(e.code==="Space"&&x(a)&&!n.matches("button, a"))r=h(t,P);else if(o.letters&&!e.shiftKey){let l=/^(Digit|Numpad)([1-4])$/.exec(e.code)?.[2],i=t.area.
near[n.getAttribute("data-place")??""]?.[l??""],d=l&&!i&&a.play.seats[Number(l)-1];d&&t.speak(d.says),r=!!d||!!me[D(e)]?.(t)}return r?(e.stopPropagation(),e.preventDefault(),
t.byKeys(!0),!0):!1},after(t){let{frame:e}=t,n=x(e);L.get(t)&&!n&&e.play?.you===e.turn.seat&&t.speak([e.turn.says,e.pick?.prompt].filter(Boolean).join(". "),!0),
L.set(t,n);let a=t.root.querySelector(".bl-thisturn ol");a&&(a.scrollTop=a.scrollHeight)}},he=V(t=>(t.root.classList.add("bl-game"),{panels:[...U.filter(({key:e})=>e!==
"timeline"),Q,fe],content:ce}));export{he as default};

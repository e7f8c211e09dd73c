import{cover as N,keyList as q}from"./board.js";import{surface as v}from"./board.js";import{button as k,h as n}from"./common.js";import{icon as S,token as _}from"./common.js";
import{laid as O,TRAYS as D}from"./table.js";import{letterOf as w}from"./common.js";import{choice as B,choose as j}from"./help.js";import{head as I}from"./table.js";
import{turn as A}from"./table.js";import{receipt as Y}from"./table.js";import{ladder as G,unfold as X}from"./table.js";import{art as z,artStyle as J,lying as T,
slots as f}from"./table.js";import{suggest as Q}from"./edit.js";import{PANELS as U,tableOf as V}from"./table.js";import{log as Z}from"./table.js";var ee=["step",
"calm","fast"],P="opponent",te=2,ae=t=>{let[,,e,s]=(t.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number);return e/s>te},x=t=>!!t.pick?.
choices.some(({key:e})=>e===P),H=({hints:t})=>t?.rungs.find(({may:e})=>e),R=({play:t},e)=>!!t?.strengths.length&&n("div.bl-seg.bl-pace",{role:"group","aria-labe\
l":e.pace},ee.map(s=>k({"data-do":"pace","data-pick":s,"aria-pressed":String(s===t.pace)},e[`pace_${s}`])));function se(t,e,s,a){let{seat:o,strength:r,did:l,why:p,
fresh:u}=t,{thinking:d,players:b,play:y}=s,g=T(s,"seats").flatMap(({items:c=[]})=>c).find(c=>c.seat===o)?.facts,{name:i,points:K,says:$}=b[o],m=d?.seat===o?d:null;
return n("section.bl-corner",{class:[s.turn.seat===o&&"bl-mover",u&&"bl-fresh",l&&"bl-spoke"].filter(Boolean).join(" "),role:"group",tabindex:-1,"aria-label":t.
says,"data-k":`corner ${o}`,style:`grid-area:c${e+1}`},n("div.bl-plate-top",{},_(a,o,26),n("b.bl-pname",{},i),r&&n("select.bl-strength",{"aria-label":`${i}: ${a.
strength}`,"data-do":"strength","data-at":o},y?.strengths.map(({key:c,label:F})=>n("option",{value:c,selected:c===r},F))),K!==null&&n("b.bl-points",{"aria-label":$,
title:$,"data-seat":o},K,S(a,"point"))),g&&n("span.bl-figures",{},g.map((c,F)=>n("span",{class:c.strong&&"bl-strong",title:c.says,role:"img","aria-label":c.says,
"data-k":`fact ${F}`},z(s,a,c.art),c.text&&n("b",{},c.text)))),(l||m)&&n("p.bl-line",{},n("span",{},l&&n("b",{},l),n("span",{},m?.says??p)),!!m?.most&&n("progre\
ss",{value:m.done,max:m.most,"aria-hidden":"true"})))}var E=({play:t,...e},s)=>{if(!t)return null;let a=t.seats.find(({fresh:o})=>o);return n("div.bl-corners#co\
rners",{style:`--seats:${t.seats.length}`},...t.seats.map((o,r)=>se(o,r,{play:t,...e},s)),a&&n("p.bl-newest#newest",{"aria-hidden":"true"},_(s,a.seat,22),n("spa\
n",{},n("b",{},a.did)," ",e.thinking?.says??a.why)))};function ne(t,e){let s=t.play?.end;if(!s)return null;let{ranks:a,points:o,sources:r}=s;return n("section.b\
l-ending#ending",{role:"group","aria-label":s.says},o.length>0&&n("table",{},n("thead",{},n("tr",{},n("th",{scope:"col"},e.points_by),...a.map(l=>n("th",{scope:"\
col","aria-label":t.players[l].name},_(e,l,22))))),n("tbody",{},...r.map(l=>n("tr",{"data-k":l.label},n("th",{scope:"row"},l.label),...a.map(p=>n("td",{},l.points[p]||
"·"))))),n("tfoot",{},n("tr",{},n("th",{scope:"row"},e.points_all),...a.map(l=>n("td",{},n("b",{},o[l])))))),s.hinted&&n("p",{},s.hinted),k({class:"bl-main","d\
ata-do":"again"},e.again))}var M=({play:t,thinking:e},s)=>n("section.bl-thisturn#thisturn",{role:"group","aria-label":s.this_turn},n("h3",{},s.this_turn),n("ol",
{tabindex:0,"aria-label":s.this_turn},...(t?.steps??[]).map(({did:a,why:o},r,{length:l})=>n("li",{class:r===l-1&&"bl-fresh","data-k":`done ${r}`},n("span",{},a),
o&&n("small",{},o))),n("li.bl-next",{"aria-hidden":"true"},e?.says??"…"))),re=(t,e)=>({...t,"slot.costs":T(t,"costs").map(s=>({...s,items:s.items?.map(a=>({...a,
note:a.note??e.in_your_turn}))}))});function oe({play:t,...e}){let s=T(e,"ask")[0]?.items?.[0]?.seat,a=t?.seats.find(({seat:o,why:r})=>o===s&&r);return a&&n("p.\
bl-says",{},n("b",{},`${e.players[a.seat].name}: `),a.why)}var le=({local:t,words:e})=>t.help&&n("section.bl-help#gamekeys",{role:"group","aria-label":e.help},q(
e.game_keys)),ie=(t,e)=>{let s=H(t);return n("div.bl-foot#foot",{},k({class:"bl-undo","data-do":"undo","aria-disabled":t.time.can_undo?null:"true"},S(e,"undo"),
n("span",{},n("b",{},e.undo),n("small",{},e.undo_to))),t.hints?k({class:"bl-ask-hint","data-do":"hint","data-k":"hint","data-pick":s?.key,"aria-disabled":s?null:
"true","aria-label":s?.says||null},S(e,"hint"),n("b",{},e.ask_hint),s&&n("small",{},s.price)):R(t,e))};function ce(t){let{frame:e,local:s,words:a,area:o,model:r}=t,
l=x(e),p=T(e,"ask").length>0,u=!e.play?.end&&!!e.hints?.rungs.some(({open:i})=>i)&&G(e.hints,s,a,!1),d=ae(e),b=t.keep("log",[e.log,a],()=>Z(e,a)),y=f("seats",e,
a,i=>D.has(i.kind)),g={board:n("div.bl-stand#stand",{},v(e,o,s,a,f("board",e,a)),!d&&E(e,a)),turn:d?A(e,a):[A(e,a),l&&[M(e,a),t.deeds(null)],f("hand",e,a)],seats:d&&
E(e,a),others:d?[y,b]:y,costs:f("costs",l?re(e,a):e,a),hand:d&&f("hand",e,a),actions:i=>e.play?.end?ne(e,a):l?d?[M(e,a),t.deeds(null)]:i:p?[t.deeds(i),oe(e),u,i]:
t.deeds(i),hints:!p&&u,receipt:!e.play?.end&&Y(e,s,a),log:[!d&&!l&&b,ie(e,a)]};return[J(e),a.gallery?.style&&n("style#pieces",{},a.gallery.style),n("div.bl-play\
head#playhead",{},r.lobby&&n("a.bl-ibtn.bl-leave",{href:r.lobby,"aria-label":a.lobby,title:a.lobby},S(a,"back")),I(e,s,a,R(e,a))),...t.above(),e.cover?N(e,a):O(
e,g),...t.panels.map(i=>i.draw?.(t))]}var L=new WeakMap,C=new WeakMap,W=new WeakMap,pe=[".bl-playhead",".bl-surface",".bl-corners",".bl-own, .bl-rim",".bl-mid"],
de='button:not([tabindex="-1"], [aria-disabled]), a[href], select, [tabindex="0"], .bl-corner';function ue(t,e){let s=r=>r.getClientRects().length>0,a=pe.map(r=>t.
root.querySelector(r)).filter(r=>r&&s(r)),o=a.findIndex(r=>r?.contains(t.focused()));for(let r=1;r<=a.length;r++){let p=[...a.at((Math.max(o,e>0?o:0)+e*r)%a.length)?.
querySelectorAll(de)??[]].find(s);if(p)return p.focus()}}function h(t,e){let s=[...t.root.querySelectorAll(`[data-do="pick"][data-pick="${e}"]`)].find(a=>a.getClientRects().
length&&!a.hasAttribute("aria-disabled"));return s&&t.act(s,new Event("key")),!!s}var me={E:t=>h(t,"end"),A:t=>h(t,"accept"),D:t=>h(t,"decline"),C:t=>h(t,"count\
er"),L:t=>{let e=t.root.querySelector(".bl-say ol, .bl-thisturn ol");return e?.focus(),!!e},H:t=>{let e=H(t.frame);return e?(W.get(t)===e.key?t.ask("pick",{key:`\
hint:${e.key}`}):t.speak(t.words.sure_hint.replace("{label}",e.label).replace("{price}",e.price)),W.set(t,W.get(t)===e.key?"":e.key),!0):!1},P:t=>{let{play:e,pick:s}=t.
frame;if(!e||!s||!x(t.frame))return!1;let a=e.pace!=="step";return a&&C.set(t,e.pace),t.ask("pace",{key:a?"step":C.get(t)??"calm"}),!0}},fe={key:"play",above:le,
on:{rung:X,hint(t,e){t.local.rung="",t.ask("pick",{key:`hint:${e.getAttribute("data-pick")??""}`})},pace:(t,e)=>(j("pace",e.getAttribute("data-pick")??""),!1)},
listen(t){let{play:e,rev:s}=t.frame,a=B("pace");e?.strengths.length&&e.you!==null&&!s&&a&&a!==e.pace&&t.ask("pace",{key:a})},onKey(t,e){let s=e.target;if(e.code===
"F6"&&!e.metaKey&&!e.altKey&&!e.ctrlKey)return e.stopPropagation(),e.preventDefault(),t.byKeys(!0),ue(t,e.shiftKey?-1:1),!0;if(e.metaKey||e.altKey||e.ctrlKey||s.
matches("input, select"))return!1;let{frame:a,local:o}=t;if(!a.play||a.cover)return!1;let r=!1;if(e.code==="Space"&&x(a)&&!s.matches("button, a"))r=h(t,P);else if(o.
letters&&!e.shiftKey){let l=/^(Digit|Numpad)([1-4])$/.exec(e.code)?.[2],p=t.area.near[s.getAttribute("data-place")??""]?.[l??""],u=l&&!p&&a.play.seats[Number(l)-
1];u&&t.speak(u.says),r=!!u||!!me[w(e)]?.(t)}return r?(e.stopPropagation(),e.preventDefault(),t.byKeys(!0),!0):!1},after(t){let{frame:e}=t,s=x(e);L.get(t)&&!s&&
e.play?.you===e.turn.seat&&t.speak([e.turn.says,e.pick?.prompt].filter(Boolean).join(". "),!0),L.set(t,s);let a=t.root.querySelector(".bl-thisturn ol");a&&(a.scrollTop=
a.scrollHeight)}},he=V(t=>(t.root.classList.add("bl-game"),{panels:[...U.filter(({key:e})=>e!=="timeline"),Q,fe],content:ce}));export{he as default};

import{cover as L}from"./board.js";import{surface as P}from"./board.js";import{button as h,h as s}from"./common.js";import{icon as k,token as S}from"./common.js";
import{laid as w,TRAYS as N}from"./table.js";import{letterOf as _}from"./common.js";import{head as R}from"./table.js";import{turn as E}from"./table.js";import{receipt as B}from"./table.js";
import{art as D,artStyle as H,lying as O,slots as u}from"./table.js";import{suggest as j}from"./edit.js";import{PANELS as q,tableOf as Y}from"./table.js";import{
log as X}from"./table.js";var z=["step","calm","fast"],M="opponent",G=2,I=e=>{let[,,t,o]=(e.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(
Number);return t/o>G},y=e=>!!e.pick?.choices.some(({key:t})=>t===M),C=({play:e},t)=>!!e?.strengths.length&&s("div.bl-seg.bl-pace",{role:"group","aria-label":t.pace},
z.map(o=>h({"data-do":"pace","data-pick":o,"aria-pressed":String(o===e.pace)},t[`pace_${o}`])));function J(e,t,o,a){let{seat:n,strength:l,did:r,why:p,fresh:c}=e,
{thinking:b,players:d,play:K}=o,T=O(o,"seats").flatMap(({items:i=[]})=>i).find(i=>i.seat===n)?.facts,{name:W,points:v,says:A}=d[n],m=b?.seat===n?b:null;return s(
"section.bl-corner",{class:[o.turn.seat===n&&"bl-mover",c&&"bl-fresh",r&&"bl-spoke"].filter(Boolean).join(" "),role:"group","aria-label":e.says,"data-k":`corner\
 ${n}`,style:`grid-area:c${t+1}`},s("div.bl-plate-top",{},S(a,n,26),s("b.bl-pname",{},W),l&&s("select.bl-strength",{"aria-label":`${W}: ${a.strength}`,"data-do":"\
strength","data-at":n},K?.strengths.map(({key:i,label:g})=>s("option",{value:i,selected:i===l},g))),v!==null&&s("b.bl-points",{"aria-label":A,title:A,"data-seat":n},
v,k(a,"point"))),T&&s("span.bl-figures",{},T.map((i,g)=>s("span",{class:i.strong&&"bl-strong",title:i.says,role:"img","aria-label":i.says,"data-k":`fact ${g}`},
D(o,a,i.art),i.text&&s("b",{},i.text)))),(r||m)&&s("p.bl-line",{},s("span",{},r&&s("b",{},r),r&&s("br"),m?.says??p),!!m?.most&&s("progress",{value:m.done,max:m.
most,"aria-hidden":"true"})))}var $=({play:e,...t},o)=>{if(!e)return null;let a=e.seats.find(({fresh:n})=>n);return s("div.bl-corners#corners",{style:`--seats:${e.
seats.length}`},...e.seats.map((n,l)=>J(n,l,{play:e,...t},o)),a&&s("p.bl-newest#newest",{"aria-hidden":"true"},S(o,a.seat,22),s("span",{},s("b",{},a.did)," ",t.
thinking?.says??a.why)))};function Q(e,t){let o=e.play?.end;if(!o)return null;let{ranks:a,points:n,sources:l}=o;return s("section.bl-ending#ending",{role:"group",
"aria-label":o.says},n.length>0&&s("table",{},s("thead",{},s("tr",{},s("th",{scope:"col"},t.points_by),...a.map(r=>s("th",{scope:"col","aria-label":e.players[r].
name},S(t,r,22))))),s("tbody",{},...l.map(r=>s("tr",{"data-k":r.label},s("th",{scope:"row"},r.label),...a.map(p=>s("td",{},r.points[p]||"·"))))),s("tfoot",{},s(
"tr",{},s("th",{scope:"row"},t.points_all),...a.map(r=>s("td",{},s("b",{},n[r])))))),h({class:"bl-main","data-do":"again"},t.again))}var U=(e,t)=>s("div.bl-foot\
#foot",{},h({class:"bl-undo","data-do":"undo","aria-disabled":e.time.can_undo?null:"true"},k(t,"undo"),s("span",{},s("b",{},t.undo),s("small",{},t.undo_to))),C(
e,t));function V(e){let{frame:t,local:o,words:a,area:n,model:l}=e,r=I(t),p=e.keep("log",[t.log,a],()=>X(t,a)),c=u("seats",t,a,d=>N.has(d.kind)),b={board:s("div.\
bl-stand#stand",{},P(t,n,o,a,u("board",t,a)),!r&&$(t,a)),turn:r?E(t,a):[E(t,a),u("hand",t,a)],seats:r&&$(t,a),others:r?[c,p]:c,costs:u("costs",t,a),hand:r&&u("h\
and",t,a),actions:t.play?.end?()=>Q(t,a):d=>e.deeds(d),receipt:!t.play?.end&&B(t,o,a),log:[!r&&p,U(t,a)]};return[H(t),a.gallery?.style&&s("style#pieces",{},a.gallery.
style),s("div.bl-playhead#playhead",{},l.lobby&&s("a.bl-ibtn.bl-leave",{href:l.lobby,"aria-label":a.lobby,title:a.lobby},k(a,"back")),R(t,o,a,C(t,a))),...e.above(),
t.cover?L(t,a):w(t,b),...e.panels.map(d=>d.draw?.(e))]}var x=new WeakMap,F=new WeakMap;function f(e,t){let o=[...e.root.querySelectorAll(`[data-do="pick"][data-\
pick="${t}"]`)].find(a=>a.getClientRects().length&&!a.hasAttribute("aria-disabled"));return o&&e.act(o,new Event("key")),!!o}var Z={E:e=>f(e,"end"),A:e=>f(e,"ac\
cept"),D:e=>f(e,"decline"),C:e=>f(e,"counter"),L:e=>{let t=e.root.querySelector("#log ol");return t?.focus(),!!t},P:e=>{let{play:t,pick:o}=e.frame;if(!t||!o||!y(
e.frame))return!1;let a=t.pace!=="step";return a&&F.set(e,t.pace),e.ask("pace",{key:a?"step":F.get(e)??"calm"}),!0}},tt={key:"play",onKey(e,t){let o=t.target;if(t.
metaKey||t.altKey||t.ctrlKey||o.matches("input, select"))return!1;let{frame:a,local:n}=e;if(!a.play||a.cover)return!1;let l=!1;if(t.code==="Space"&&y(a)&&!o.matches(
"button, a"))l=f(e,M);else if(n.letters&&!t.shiftKey){let r=/^(Digit|Numpad)([1-4])$/.exec(t.code)?.[2],p=e.area.near[o.getAttribute("data-place")??""]?.[r??""],
c=r&&!p&&a.play.seats[Number(r)-1];c&&e.speak(c.says),l=!!c||!!Z[_(t)]?.(e)}return l?(t.stopPropagation(),t.preventDefault(),e.byKeys(!0),!0):!1},after(e){let{frame:t}=e,
o=y(t);x.get(e)&&!o&&t.play?.you===t.turn.seat&&e.speak([t.turn.says,t.pick?.prompt].filter(Boolean).join(". "),!0),x.set(e,o)}},et=Y(e=>(e.root.classList.add("\
bl-game"),{panels:[...q.filter(({key:t})=>t!=="timeline"),j,tt],content:V}));export{et as default};

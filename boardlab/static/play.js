import{cover as K}from"./board.js";import{surface as w}from"./board.js";import{button as h,h as s}from"./common.js";import{icon as k,token as S}from"./common.js";
import{laid as L,TRAYS as P}from"./table.js";import{letterOf as N}from"./common.js";import{head as _}from"./table.js";import{turn as E}from"./table.js";import{receipt as R}from"./table.js";
import{art as B,artStyle as D,lying as H,slots as m}from"./table.js";import{suggest as O}from"./edit.js";import{PANELS as j,tableOf as q}from"./table.js";import{
log as Y}from"./table.js";var X=["step","calm","fast"],M="opponent",z=2,G=e=>{let[,,t,o]=(e.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(
Number);return t/o>z},y=e=>!!e.pick?.choices.some(({key:t})=>t===M),I=({play:e},t)=>!!e?.strengths.length&&s("div.bl-seg.bl-pace",{role:"group","aria-label":t.pace},
X.map(o=>h({"data-do":"pace","data-pick":o,"aria-pressed":String(o===e.pace)},t[`pace_${o}`])));function J(e,t,o,a){let{seat:n,strength:l,did:r,why:p,fresh:f}=e,
{thinking:b,players:c,play:C}=o,T=H(o,"seats").flatMap(({items:i=[]})=>i).find(i=>i.seat===n)?.facts,{name:W,points:v,says:A}=c[n],d=b?.seat===n?b:null;return s(
"section.bl-corner",{class:[o.turn.seat===n&&"bl-mover",f&&"bl-fresh",r&&"bl-spoke"].filter(Boolean).join(" "),role:"group","aria-label":e.says,"data-k":`corner\
 ${n}`,style:`grid-area:c${t+1}`},s("div.bl-plate-top",{},S(a,n,26),s("b.bl-pname",{},W),l&&s("select.bl-strength",{"aria-label":`${W}: ${a.strength}`,"data-do":"\
strength","data-at":n},C?.strengths.map(({key:i,label:g})=>s("option",{value:i,selected:i===l},g))),v!==null&&s("b.bl-points",{"aria-label":A,title:A,"data-seat":n},
v,k(a,"point"))),T&&s("span.bl-figures",{},T.map((i,g)=>s("span",{class:i.strong&&"bl-strong",title:i.says,role:"img","aria-label":i.says,"data-k":`fact ${g}`},
B(o,a,i.art),i.text&&s("b",{},i.text)))),(r||d)&&s("p.bl-line",{},r&&s("b",{},r),d?s("span",{},d.says):p&&s("span",{},p),!!d?.most&&s("progress",{value:d.done,max:d.
most,"aria-hidden":"true"})))}var $=({play:e,...t},o)=>{if(!e)return null;let a=e.seats.find(({fresh:n})=>n);return s("div.bl-corners#corners",{style:`--seats:${e.
seats.length}`},...e.seats.map((n,l)=>J(n,l,{play:e,...t},o)),a&&s("p.bl-newest#newest",{"aria-hidden":"true"},S(o,a.seat,22),s("span",{},s("b",{},a.did)," ",t.
thinking?.says??a.why)))};function Q(e,t){let o=e.play?.end;if(!o)return null;let{ranks:a,points:n,sources:l}=o;return s("section.bl-ending#ending",{role:"group",
"aria-label":o.says},n.length>0&&s("table",{},s("thead",{},s("tr",{},s("th",{scope:"col"},t.points_by),...a.map(r=>s("th",{scope:"col","aria-label":e.players[r].
name},S(t,r,22))))),s("tbody",{},...l.map(r=>s("tr",{"data-k":r.label},s("th",{scope:"row"},r.label),...a.map(p=>s("td",{},r.points[p]||"·"))))),s("tfoot",{},s(
"tr",{},s("th",{scope:"row"},t.points_all),...a.map(r=>s("td",{},s("b",{},n[r])))))),h({class:"bl-main","data-do":"again"},t.again))}var U=(e,t)=>s("div.bl-foot\
#foot",{},h({class:"bl-undo","data-do":"undo","aria-disabled":e.time.can_undo?null:"true"},k(t,"undo"),s("span",{},s("b",{},t.undo),s("small",{},t.undo_to))));function V(e){
let{frame:t,local:o,words:a,area:n,model:l}=e,r=G(t),p=e.keep("log",[t.log,a],()=>Y(t,a)),f=m("seats",t,a,c=>P.has(c.kind)),b={board:s("div.bl-stand#stand",{},w(
t,n,o,a,m("board",t,a)),!r&&$(t,a)),turn:r?E(t,a):[E(t,a),m("hand",t,a)],seats:r&&$(t,a),others:r?[f,p]:f,costs:m("costs",t,a),hand:r&&m("hand",t,a),actions:t.play?.
end?()=>Q(t,a):c=>e.deeds(c),receipt:!t.play?.end&&R(t,o,a),log:[!r&&p,U(t,a)]};return[D(t),a.gallery?.style&&s("style#pieces",{},a.gallery.style),s("div.bl-pla\
yhead#playhead",{},l.lobby&&s("a.bl-ibtn.bl-leave",{href:l.lobby,"aria-label":a.lobby,title:a.lobby},k(a,"back")),_(t,o,a,I(t,a))),...e.above(),t.cover?K(t,a):L(
t,b),...e.panels.map(c=>c.draw?.(e))]}var x=new WeakMap,F=new WeakMap;function u(e,t){let o=[...e.root.querySelectorAll(`[data-do="pick"][data-pick="${t}"]`)].find(
a=>a.getClientRects().length&&!a.hasAttribute("aria-disabled"));return o&&e.act(o,new Event("key")),!!o}var Z={E:e=>u(e,"end"),A:e=>u(e,"accept"),D:e=>u(e,"decl\
ine"),C:e=>u(e,"counter"),L:e=>{let t=e.root.querySelector("#log ol");return t?.focus(),!!t},P:e=>{let{play:t,pick:o}=e.frame;if(!t||!o||!y(e.frame))return!1;let a=t.
pace!=="step";return a&&F.set(e,t.pace),e.ask("pace",{key:a?"step":F.get(e)??"calm"}),!0}},tt={key:"play",onKey(e,t){let o=t.target;if(t.metaKey||t.altKey||t.ctrlKey||
o.matches("input, select"))return!1;let{frame:a,local:n}=e;if(!a.play||a.cover)return!1;let l=!1;if(t.code==="Space"&&y(a)&&!o.matches("button, a"))l=u(e,M);else if(n.
letters&&!t.shiftKey){let r=/^(Digit|Numpad)([1-4])$/.exec(t.code)?.[2],p=r&&o.getAttribute("role")!=="gridcell"&&a.play.seats[Number(r)-1];p&&e.speak(p.says),l=
!!p||!!Z[N(t)]?.(e)}return l?(t.stopPropagation(),t.preventDefault(),e.byKeys(!0),!0):!1},after(e){let{frame:t}=e,o=y(t);x.get(e)&&!o&&t.play?.you===t.turn.seat&&
e.speak([t.turn.says,t.pick?.prompt].filter(Boolean).join(". "),!0),x.set(e,o)}},et=q(e=>(e.root.classList.add("bl-game"),{panels:[...j.filter(({key:t})=>t!=="t\
imeline"),O,tt],content:V}));export{et as default};

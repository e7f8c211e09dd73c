import{cover as B,keyList as G}from"./board.js";import{surface as j}from"./board.js";import{button as S,h as o}from"./common.js";import{icon as w,token as _}from"./common.js";
import{note as P}from"./board.js";import{laid as Y,TRAYS as z}from"./table.js";import{letterOf as U}from"./common.js";import{choice as N,choose as X}from"./help.js";
import{head as J}from"./table.js";import{askHint as Q,heedHints as Z}from"./hints.js";import{turn as v}from"./table.js";import{receipt as ee}from"./table.js";import{
ladder as te,unfold as se}from"./hints.js";import{art as ne,artStyle as oe,costsLater as ae,lying as A,slots as g}from"./table.js";import{suggest as re}from"./edit.js";
import{heedOutside as le,PANELS as ie,tableOf as ce}from"./table.js";import{log as pe}from"./table.js";var de=["step","calm","fast"],O="opponent",R="end",ue=2,W=[
228,127,168],he=236,me=150,fe=e=>{let[,,t,n]=(e.board?.svg.match(/viewBox="([^"]*)"/)?.[1]??"0 0 1 1").split(" ").map(Number);return t/n},T=e=>!!e.pick?.choices.
some(({key:t})=>t===O),V=({turn:e,pick:t})=>[e.says,t?.prompt].filter(Boolean).join(". "),I=({hints:e})=>e?.rungs.find(({may:t})=>t),D=({play:e},t)=>!!e?.strengths.
length&&o("div.bl-seg.bl-pace",{role:"group","aria-label":t.pace},de.map(n=>S({"data-do":"pace","data-pick":n,"aria-pressed":String(n===e.pace)},t[`pace_${n}`]))),
be=({play:e},t)=>!!e?.rules&&o("a.bl-ibtn.bl-rules",{href:e.rules,target:"_blank"},t.rules);function ye(e,t,n,s){let{seat:a,strength:r,did:i,why:c,fresh:u}=e,{thinking:d,
players:m,play:f}=n,b=A(n,"seats").flatMap(({items:l=[]})=>l).find(l=>l.seat===a)?.facts,{name:p,points:y,says:x}=m[a],h=d?.seat===a?d:null;return o("section.bl\
-corner",{class:[n.turn.seat===a&&"bl-mover",u&&"bl-fresh",i&&"bl-spoke"].filter(Boolean).join(" "),role:"group",tabindex:-1,"aria-label":e.says,"data-k":`corne\
r ${a}`,style:`grid-area:c${t+1}`},o("div.bl-plate-top",{},_(s,a,26),o("b.bl-pname",{},p),r&&o("select.bl-strength",{"aria-label":`${p}: ${s.strength}`,"data-do":"\
strength","data-at":a},f?.strengths.map(({key:l,label:M})=>o("option",{value:l,selected:l===r},M))),y!==null&&o("b.bl-points",{"aria-label":x,title:x,"data-seat":a},
y,w(s,"point"))),b&&o("span.bl-figures",{},b.map((l,M)=>o("span",{class:l.strong&&"bl-strong",title:l.says,role:"img","aria-label":l.says,"data-k":`fact ${M}`},
ne(n,s,l.art),l.text&&o("b",{},l.text)))),(i||h)&&o("p.bl-line",{},o("span",{},i&&o("b",{},i),o("span",{},h?.says??c)),!!h?.most&&o("progress",{value:h.done,max:h.
most,"aria-hidden":"true"})))}var K=({play:e,...t},n)=>{if(!e)return null;let s=e.seats.find(({fresh:a})=>a)??e.seats.filter(({did:a})=>a).at(-1);return o("div.\
bl-corners#corners",{style:`--seats:${e.seats.length}`},...e.seats.map((a,r)=>ye(a,r,{play:e,...t},n)),s&&o("p.bl-newest#newest",{class:s.fresh&&"bl-fresh","ari\
a-hidden":"true"},_(n,s.seat,22),o("span",{},o("b",{},s.did)," ",t.thinking?.says??s.why)))};function ge(e,t,n=""){let s=e.play?.end;if(!s)return null;let{ranks:a,
points:r,sources:i}=s;return o("section.bl-ending#ending",{role:"group","aria-label":s.says},r.length>0&&o("table",{},o("thead",{},o("tr",{},o("th",{scope:"col"},
t.points_by),...a.map(c=>o("th",{scope:"col"},_(t,c,22),o("span.bl-unseen",{},e.players[c].name))))),o("tbody",{},...i.map(c=>o("tr",{"data-k":c.label},o("th",{
scope:"row"},c.label),...a.map(u=>o("td",{},c.points[u]||"·"))))),o("tfoot",{},o("tr",{},o("th",{scope:"row"},t.points_all),...a.map(c=>o("td",{},o("b",{},r[c])))))),
s.hinted&&o("p",{},s.hinted),S({class:"bl-main","data-do":"again"},t.again),n&&o("a.bl-lookback",{href:n+location.hash},t.review))}var ke=({play:e,players:t})=>{
let n=t[e?.you??-1];return typeof n?.points=="number"&&!e?.end&&o("p.bl-yours#yours",{},n.says)},q=({play:e,thinking:t},n)=>o("section.bl-thisturn#thisturn",{role:"\
group","aria-label":n.this_turn},o("h3",{},n.this_turn),o("ol",{tabindex:0,"aria-label":n.this_turn},...(e?.steps??[]).map(({did:s,why:a},r,{length:i})=>o("li",
{class:r===i-1&&"bl-fresh","data-k":`done ${r}`},o("span",{},s),a&&o("small",{},a))),o("li.bl-next",{"aria-hidden":"true"},t?.says??"…")));function Se({play:e,
...t}){let n=A(t,"ask")[0]?.items?.[0]?.seat,s=e?.seats.find(({seat:a,why:r})=>a===n&&r);return s&&o("p.bl-says",{},o("b",{},s.did)," ",s.why)}function C({root:e,
frame:t}){let n=e.querySelector(".bl-stand > .bl-surface > svg"),{clientWidth:s=0,clientHeight:a=0}=e.querySelector(".bl-left")??{},r=n?.getScreenCTM?.();if(!n||
!r||!s)return;let{x:i,y:c,width:u,height:d}=n.viewBox.baseVal,m=(h,l)=>Math.min(h/u,l/d),f=m(s,a),p=[...Array.from(n.querySelectorAll(".bl-hit"),h=>{let l=h.getBoundingClientRect();
return[...[(l.x+l.width/2-r.e)/r.a,(l.y+l.height/2-r.f)/r.a],Math.min(l.width,l.height)/2/r.a]}),...t.board?.spots??[]].filter(([h,,l])=>s/2-f*(Math.abs(h-i-u/2)+
l)<W[0]).map(([,h,l])=>a/2-f*(Math.abs(h-c-d/2)+l)),y=Math.floor(Math.min(W[2],...p))-6;e.style.setProperty("--plate",`${y}px`);let x=m(s-he,a)>m(s,a-me);e.dataset.
plates=y>=W[1]?"corners":x?"beside":"row"}var we=({local:e,words:t})=>e.help&&o("section.bl-help#gamekeys",{role:"group","aria-label":t.help},G(t.game_keys)),xe=(e,t)=>{
let n=I(e),s=e.groups.flatMap(({rows:a})=>a).find(({key:a,single:r})=>a===R&&!r);return o("div.bl-foot#foot",{},S({class:"bl-undo","data-do":"undo","aria-disabl\
ed":e.time.can_undo?null:"true"},w(t,"undo"),o("span",{},o("b",{},t.undo),o("small",{},t.undo_to))),e.hints?S({class:"bl-ask-hint","data-do":"hint","data-k":"hi\
nt","data-pick":n?.key,"aria-disabled":n?null:"true"},w(t,"hint"),o("b",{},t.ask_hint),n&&[o("small",{},n.price),o("span.bl-unseen",{},n.says)]):D(e,t),s&&S({class:"\
bl-end-turn","data-do":"pick","data-pick":s.key,"data-fresh":"1","data-k":"end","aria-disabled":s.why?"true":null,title:s.why||null},w(t,s.key),s.label))};function Me(e){
let{frame:t,local:n,words:s,area:a,model:r}=e,i=T(t),c=A(t,"ask").length>0,u=!t.play?.end&&!!t.hints?.rungs.some(({open:p})=>p)&&te(t.hints,n,s,!1),d=fe(t)>ue,m=e.
keep("log",[t.log,s],()=>pe(t,s)),f=g("seats",t,s,p=>z.has(p.kind)),b={board:o("div.bl-stand#stand",{},j(t,a,n,s,g("board",t,s)),!d&&K(t,s)),turn:d?v(t,s):[v(t,
s),ke(t),i&&[q(t,s),e.actions(null)],g("hand",t,s)],seats:d&&K(t,s),others:d?[u,f,m]:f,costs:g("costs",i?ae(t,s):t,s),hand:d&&g("hand",t,s),actions:p=>t.play?.end?
ge(t,s,r.review):i?d?[q(t,s),e.actions(null)]:p:c?[Se(t),e.actions(p),u,p]:e.actions(p),hints:!c&&!d&&u,receipt:!t.play?.end&&ee(t,n,s),log:[!d&&(!i||t.play?.you===
null)&&m,xe(t,s)]};return[oe(t),s.gallery?.style&&o("style#pieces",{},s.gallery.style),o("div.bl-playhead#playhead",{},r.lobby&&o("a.bl-ibtn.bl-leave",{href:r.lobby,
"aria-label":s.lobby,title:s.lobby},w(s,"back")),J(t,n,s,[be(t,s),D(t,s)])),...e.above(),t.cover?B(t,s):Y(t,b),...e.panels.map(p=>p.draw?.(e))]}var $=new WeakMap,
L=new WeakMap,H=new WeakMap,E=new WeakMap,Te=[".bl-playhead",".bl-surface",".bl-corners",".bl-own, .bl-rim",".bl-mid"],We='button:not([tabindex="-1"], [aria-dis\
abled]), a[href], select, [tabindex="0"], .bl-corner';function $e(e,t){let n=r=>r.getClientRects().length>0,s=Te.map(r=>e.root.querySelector(r)).filter(r=>r&&n(
r)),a=s.findIndex(r=>r?.contains(e.focused()));for(let r=1;r<=s.length;r++){let c=[...s.at((Math.max(a,t>0?a:0)+t*r)%s.length)?.querySelectorAll(We)??[]].find(n);
if(c)return c.focus()}}function k(e,t){let n=[...e.root.querySelectorAll(`[data-do="pick"][data-pick="${t}"]`)].find(s=>s.getClientRects().length);return n&&e.act(
n,new Event("key")),!!n}function F(e){return P(e,`${e.words.not_now} ${V(e.frame)}`),!0}var Ee={E:e=>k(e,R)||F(e),A:e=>k(e,"accept")||F(e),D:e=>k(e,"decline"),C:e=>k(
e,"counter"),L:e=>{let t=e.root.querySelector(".bl-say ol, .bl-thisturn ol");return t?t.focus():P(e,e.words.nothing),!0},H:(e,t)=>Q(e,I(e.frame),t),P:e=>{let{play:t,
pick:n}=e.frame;if(!t||!n||!T(e.frame))return!1;let s=t.pace!=="step"?"step":N("pace")==="fast"?"fast":"calm";return e.ask("pace",{key:s}),e.speak(`${e.words.pace}\
: ${e.words[`pace_${s}`]}`),!0}},Fe={key:"play",above:we,on:{rung:se,hint(e,t){e.local.rung="",e.ask("pick",{key:`hint:${t.getAttribute("data-pick")??""}`})},pace:(e,t)=>(X(
"pace",t.getAttribute("data-pick")??""),!1)},listen(e){let{play:t,rev:n}=e.frame,s=N("pace");Z(e),le(e),t?.strengths.length&&t.you!==null&&!n&&s&&s!==t.pace&&e.
ask("pace",{key:s})},onKey(e,t){let n=t.target;if(t.code==="F6"&&!t.metaKey&&!t.altKey&&!t.ctrlKey)return t.stopPropagation(),t.preventDefault(),e.byKeys(!0),$e(
e,t.shiftKey?-1:1),!0;if(t.metaKey||t.altKey||t.ctrlKey||n.matches("input, select"))return!1;let{frame:s,local:a}=e;if(!s.play||s.cover)return!1;let r=!1;if(t.code===
"Space"&&T(s)&&!n.matches("button, a"))r=k(e,O);else if(t.code==="Space"&&n===e.root)r=F(e);else if(a.letters&&!t.shiftKey){let i=/^(Digit|Numpad)([1-4])$/.exec(
t.code)?.[2],c=e.area.near[n.getAttribute("data-place")??""]?.[i??""],u=i&&!c;u&&e.speak(s.play.seats[Number(i)-1]?.says??e.words.no_seat),r=!!u||!!Ee[U(t)]?.(e,
t)}return r?(t.stopPropagation(),t.preventDefault(),e.byKeys(!0),!0):!1},changing({before:e,frame:t,local:n,words:s,chose:a}){e&&e.view!==t.view&&!a&&(n.notice=
s.other_view)},before(e){let t=!!e.frame.play?.scored;t!==!!E.get(e)&&(e.local.bill=t)},inSight(e){let{rev:t,pick:n,play:s}=e.frame,a=e.root.querySelector(".bl-\
hints p")?.getAttribute("data-k")??"",r=H.get(e)??a;a&&a!==r?e.root.querySelector(".bl-hints")?.scrollIntoView?.({block:"nearest"}):s?.scored&&!E.get(e)?e.root.
querySelector(".bl-rcpt")?.scrollIntoView?.({block:"nearest"}):L.get(e)!==t&&n?.path.length&&e.root.querySelector(".bl-pick")?.scrollIntoView?.({block:"nearest"}),
L.set(e,t),H.set(e,a),E.set(e,!!s?.scored)},resized:C,after(e){let{frame:t}=e,n=T(t);C(e),!n&&$.get(e)!==n&&e.seeAll(),$.get(e)&&!n&&t.play?.you===t.turn.seat&&
(e.speak(V(t),!0),e.root.querySelector(".bl-turn")?.scrollIntoView?.({block:"nearest"})),$.set(e,n);let s=e.root.querySelector(".bl-thisturn ol");s&&(s.scrollTop=
s.scrollHeight)}},_e=ce(e=>(e.root.classList.add("bl-game"),{panels:[...ie.filter(({key:t})=>t!=="timeline"),Fe,re],content:Me,keepsView:!0}));export{_e as default};

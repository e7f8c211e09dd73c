import{hits as k}from"./board.js";import{button as y,h as n}from"./common.js";import{moves as f}from"./help.js";import{ruled as S,tool as m}from"./common.js";var R=1800,
[M,h,x,$]=[.3,.22,12,20],v=12,d=(t,e)=>({"data-do":"way","data-pick":t,"data-at":e});function D(t,e,r){return t?n("section.bl-ways#ways",{role:"group","aria-lab\
el":t.title,class:`bl-ways-${t.kind}`},t.ways.map(i=>E(i,t,e,r))):null}function E(t,e,r,i){let s=t.key===e.shown,a=s?e.at:0,u=r.played===t.key,o=!s&&(e.kind==="\
order"||t.stops.length>v);return n("div.bl-way",{class:s?"bl-way-here":null,"data-k":`way ${t.key}`},y({class:"bl-way-name",...d(t.key,e.kind==="turn"?t.stops.length:
0),"aria-pressed":String(s)},t.label),!o&&n("div.bl-way-steps",{role:"tablist","aria-label":t.label,"aria-orientation":e.kind==="order"?"vertical":null},t.stops.
map(({label:l,says:b,sign:p,elsewhere:g},c)=>y({role:"tab",...d(t.key,c+1),"data-k":`stop ${c}`,"aria-selected":String(a===c+1),tabindex:c===Math.max(0,a-1)?0:-1},
e.kind==="order"&&n("b",{"aria-hidden":"true"},c+1),n("span",{"aria-hidden":"true"},l),(g||p)&&n("b",{"aria-hidden":"true"},g&&g!==c+1?`→ ${g}`:p),n("span.bl-\
unseen",{},b)))),s&&n("div.bl-way-tools",{},m(i,"back",e.back,{...d(t.key,a-1),"data-k":"back","aria-disabled":a?null:"true"}),m(i,"on",e.on,{...d(t.key,a+1),"d\
ata-k":"on","aria-disabled":a<t.stops.length?null:"true"}),f(r)&&m(i,u?"stop":"play",u?e.stop:t.play,{"data-do":"played","data-pick":t.key,"aria-pressed":String(
u)})),s&&e.says&&n("p.bl-way-says",{"data-k":"says"},e.where&&e.kind!=="order"&&n("b",{},e.where," "),e.says,e.rule&&[" ",S({rule:e.rule,title:e.rule_title})]))}
function q(t){let e=t.querySelector(".bl-way-here"),r=e?.parentElement;for(;r&&r!==t&&(r.scrollHeight<=r.clientHeight+1||getComputedStyle(r).overflowY==="visibl\
e");)r=r.parentElement;if(!e||!r||r===t)return;let[i,s,a]=[e,r,r.querySelector(".bl-commit")].map(b=>b?.getBoundingClientRect()),[u,o]=[s.top,Math.min(s.bottom,
a?.top||1/0)],l=i.top-u-8;r.scrollTop+=l<0?l:Math.max(0,Math.min(l,i.bottom-o+8))}function C(t,e){let r=t.querySelector(".bl-stage > svg"),i=JSON.stringify(e);if(!r||
(r.getAttribute("data-signs")??"{}")===i)return;for(let a of r.querySelectorAll(".bl-sign"))a.remove();r.setAttribute("data-signs",i);let s=r.getScreenCTM?.()?.
a||1;for(let[a,u]of Object.entries(e)){let o=k(t,a).at(-1)?.getBBox?.();if(!o)continue;let l=Math.max(x/s,Math.min($/s,M*Math.min(o.width,o.height))),b=`transla\
te(${o.x+(.5+h)*o.width} ${o.y+(.5-h)*o.height})`,[p,g]=[l*.68,l*1.36],c={class:"bl-sign","aria-hidden":"true",transform:b};r.append(n("path",{...c,d:`M${-p} 0a${p}\
 ${p} 0 1 0 ${g} 0a${p} ${p} 0 1 0 ${-g} 0z`}),n("text",{...c,"font-size":l,y:l*.36,"text-anchor":"middle"},u))}}export{R as PACE,C as mark,q as reach,D as ways};

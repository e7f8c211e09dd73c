import{hits as f}from"./board.js";import{button as g,h as s}from"./common.js";import{moves as y}from"./help.js";import{ruled as S,tool as b}from"./common.js";var R=1800,
[M,k,$,v]=[.3,.22,12,20],x=12,d=(t,e)=>({"data-do":"way","data-pick":t,"data-at":e});function D(t,e,a){return t?s("section.bl-ways#ways",{role:"group","aria-lab\
el":t.title,class:`bl-ways-${t.kind}`},t.ways.map(o=>E(o,t,e,a))):null}function E(t,e,a,o){let r=t.key===e.shown,n=r?e.at:0,u=a.played===t.key,i=!r&&(e.kind==="\
order"||t.stops.length>x);return s("div.bl-way",{class:r?"bl-way-here":null,"data-k":`way ${t.key}`},g({class:"bl-way-name",...d(t.key,e.kind==="turn"?t.stops.length:
0),"aria-pressed":String(r)},t.label),!i&&s("div.bl-way-steps",{role:"tablist","aria-label":t.label,"aria-orientation":e.kind==="order"?"vertical":null},t.stops.
map(({label:l,says:m,sign:p,elsewhere:h},c)=>g({role:"tab",...d(t.key,c+1),"data-k":`stop ${c}`,"aria-selected":String(n===c+1),tabindex:c===Math.max(0,n-1)?0:-1},
e.kind==="order"&&s("b",{"aria-hidden":"true"},c+1),s("span",{"aria-hidden":"true"},l),(h||p)&&s("b",{"aria-hidden":"true"},h&&h!==c+1?`→ ${h}`:p),s("span.bl-\
unseen",{},m)))),r&&s("div.bl-way-tools",{},b(o,"back",e.back,{...d(t.key,n-1),"data-k":"back","aria-disabled":n?null:"true"}),b(o,"on",e.on,{...d(t.key,n+1),"d\
ata-k":"on","aria-disabled":n<t.stops.length?null:"true"}),y(a)&&b(o,u?"stop":"play",u?e.stop:t.play,{"data-do":"played","data-pick":t.key,"aria-pressed":String(
u)})),r&&e.says&&s("p.bl-way-says",{"data-k":"says"},e.where&&e.kind!=="order"&&s("b",{},e.where," "),e.says,e.rule&&[" ",S({rule:e.rule,title:e.rule_title})]))}
function q(t){let e=t.querySelector(".bl-way-here"),a=e?.parentElement;for(;a&&a!==t&&(a.scrollHeight<=a.clientHeight+1||getComputedStyle(a).overflowY==="visibl\
e");)a=a.parentElement;if(!e||!a||a===t)return;let[o,r,n]=[e,a,a.querySelector(".bl-commit")].map(m=>m?.getBoundingClientRect()),[u,i]=[r.top,Math.min(r.bottom,
n?.top||1/0)],l=o.top-u-8;a.scrollTop+=l<0?l:Math.max(0,Math.min(l,o.bottom-i+8))}function C(t,e){let a=t.querySelector(".bl-surface > svg"),o=JSON.stringify(e);
if(!a||(a.getAttribute("data-signs")??"{}")===o)return;for(let n of a.querySelectorAll(".bl-sign"))n.remove();a.setAttribute("data-signs",o);let r=a.getScreenCTM?.()?.
a||1;for(let[n,u]of Object.entries(e)){let i=f(t,n).at(-1)?.getBBox?.();if(!i)continue;let l=Math.max($/r,Math.min(v/r,M*Math.min(i.width,i.height))),m=`transla\
te(${i.x+(.5+k)*i.width} ${i.y+(.5-k)*i.height})`,[p,h]=[l*.68,l*1.36],c={class:"bl-sign","aria-hidden":"true",transform:m};a.append(s("path",{...c,d:`M${-p} 0a${p}\
 ${p} 0 1 0 ${h} 0a${p} ${p} 0 1 0 ${-h} 0z`}),s("text",{...c,"font-size":l,y:l*.36,"text-anchor":"middle"},u))}}export{R as PACE,C as mark,q as reach,D as ways};

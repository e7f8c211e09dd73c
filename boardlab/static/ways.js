import{button as y,h as s}from"./common.js";import{hits as g}from"./board.js";import{moves as f}from"./help.js";import{ruled as S,tool as d}from"./common.js";var T=1800,
[$,k,v,M]=[.3,.22,12,20],x=12,m=(t,e)=>({"data-do":"way","data-pick":t,"data-at":e});function z(t,e,a){return t?s("section.bl-ways#ways",{role:"group","aria-lab\
el":t.title,class:`bl-ways-${t.kind}`},t.ways.map(i=>A(i,t,e,a))):null}function A(t,e,a,i){let r=t.key===e.shown,n=r?e.at:0,u=a.played===t.key,o=!r&&(e.kind==="\
order"||t.stops.length>x);return s("div.bl-way",{class:r?"bl-way-here":null,"data-k":`way ${t.key}`},y({class:"bl-way-name",...m(t.key,e.kind==="turn"?t.stops.length:
0),"aria-pressed":String(r)},t.label),!o&&s("div.bl-way-steps",{role:"tablist","aria-label":t.label,"aria-orientation":e.kind==="order"?"vertical":null},t.stops.
map(({label:l,says:h,sign:p,elsewhere:b},c)=>y({role:"tab",...m(t.key,c+1),"data-k":`stop ${c}`,"aria-selected":String(n===c+1),tabindex:c===Math.max(0,n-1)?0:-1},
e.kind==="order"&&s("b",{"aria-hidden":"true"},c+1),s("span",{"aria-hidden":"true"},l),(b||p)&&s("b",{"aria-hidden":"true"},b&&b!==c+1?`→ ${b}`:p),s("span.bl-\
unseen",{},h)))),r&&s("div.bl-way-tools",{},d(i,"back",e.back,{...m(t.key,n-1),"data-k":"back","aria-disabled":n?null:"true"}),d(i,"on",e.on,{...m(t.key,n+1),"d\
ata-k":"on","aria-disabled":n<t.stops.length?null:"true"}),f(a)&&d(i,u?"stop":"play",u?e.stop:t.play,{"data-do":"played","data-pick":t.key,"aria-pressed":String(
u)})),r&&e.says&&s("p.bl-way-says",{"data-k":"says"},e.where&&e.kind!=="order"&&s("b",{},e.where," "),e.says,e.rule&&[" ",S({rule:e.rule,title:e.rule_title})]))}
function B(t){let e=t.querySelector(".bl-way-here"),a=e?.parentElement;for(;a&&a!==t&&(a.scrollHeight<=a.clientHeight+1||getComputedStyle(a).overflowY==="visibl\
e");)a=a.parentElement;if(!e||!a||a===t)return;let[i,r,n]=[e,a,a.querySelector(".bl-commit")].map(h=>h?.getBoundingClientRect()),[u,o]=[r.top,Math.min(r.bottom,
n?.top||1/0)],l=i.top-u-8;a.scrollTop+=l<0?l:Math.max(0,Math.min(l,i.bottom-o+8))}function I(t,e){let a=t.querySelector(".bl-stage > svg"),i=JSON.stringify(e);if(!a||
(a.getAttribute("data-signs")??"{}")===i)return;for(let n of a.querySelectorAll(".bl-sign"))n.remove();a.setAttribute("data-signs",i);let r=a.getScreenCTM?.()?.
a||1;for(let[n,u]of Object.entries(e)){let o=g(t,n).at(-1)?.getBBox?.();if(!o)continue;let l=Math.max(v/r,Math.min(M/r,$*Math.min(o.width,o.height))),h=`transla\
te(${o.x+(.5+k)*o.width} ${o.y+(.5-k)*o.height})`,[p,b]=[l*.68,l*1.36],c={class:"bl-sign","aria-hidden":"true",transform:h};a.append(s("path",{...c,d:`M${-p} 0a${p}\
 ${p} 0 1 0 ${b} 0a${p} ${p} 0 1 0 ${-b} 0z`}),s("text",{...c,"font-size":l,y:l*.36,"text-anchor":"middle"},u))}}export{T as PACE,I as mark,B as reach,z as ways};

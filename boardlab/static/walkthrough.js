import{hits as S}from"./board.js";import{button as b,h as i}from"./common.js";import{moves as $}from"./help.js";import{ruled as A,tool as g}from"./common.js";import{
watch as M}from"./table.js";var T=1800,[v,y,x,E]=[.3,.22,12,20],W=12,f=(t,e)=>({"data-do":"way","data-pick":t,"data-at":e});function N(t,e,o){return t?i("sectio\
n.bl-ways#ways",{role:"group","aria-label":t.title,class:`bl-ways-${t.kind}`},t.ways.map(n=>C(n,t,e,o))):null}function C(t,e,o,n){let a=t.key===e.shown,s=a?e.at:
0,r=o.played===t.key,l=!a&&(e.kind==="order"||t.stops.length>W);return i("div.bl-way",{class:a?"bl-way-here":null,"data-k":`way ${t.key}`},b({class:"bl-way-name",
...f(t.key,e.kind==="turn"?t.stops.length:0),"aria-pressed":String(a)},t.label),!l&&i("div.bl-way-steps",{role:"tablist","aria-label":t.label,"aria-orientation":e.
kind==="order"?"vertical":null},t.stops.map(({label:c,says:h,sign:u,elsewhere:d},p)=>b({role:"tab",...f(t.key,p+1),"data-k":`stop ${p}`,"aria-selected":String(s===
p+1),tabindex:p===Math.max(0,s-1)?0:-1},e.kind==="order"&&i("b",{"aria-hidden":"true"},p+1),i("span",{"aria-hidden":"true"},c),(d||u)&&i("b",{"aria-hidden":"tru\
e"},d&&d!==p+1?`→ ${d}`:u),i("span.bl-unseen",{},h)))),a&&e.kind!=="cells"&&i("div.bl-way-tools",{},g(n,"back",e.back,{...f(t.key,s-1),"data-k":"back","aria-d\
isabled":s?null:"true"}),g(n,"on",e.on,{...f(t.key,s+1),"data-k":"on","aria-disabled":s<t.stops.length?null:"true"}),t.stops.length>1&&$(o)&&g(n,r?"stop":"play",
r?e.stop:t.play,{"data-do":"played","data-pick":t.key,"aria-pressed":String(r)})),a&&e.says&&i("p.bl-way-says",{"data-k":"says"},e.where&&e.kind!=="order"&&i("b",
{},e.where," "),e.says,e.rule&&[" ",A({rule:e.rule,title:e.rule_title})]))}function q(t){let{top:e,bottom:o}=t.getBoundingClientRect();for(let n of t.querySelectorAll(
".bl-st-fig, .bl-st-foot, .bl-commit")){if(getComputedStyle(n).position!=="sticky")continue;let a=n.getBoundingClientRect();n.matches(".bl-st-fig")?e=a.bottom:o=
Math.min(o,a.top)}return{top:e,bottom:o}}function B(t,e){let o=t.querySelector(e),n=o?.parentElement;for(;n&&n!==t&&(n.scrollHeight<=n.clientHeight+1||getComputedStyle(
n).overflowY==="visible");)n=n.parentElement;if(!o||!n||n===t)return;let[a,s]=[o.getBoundingClientRect(),q(n)],r=a.top-s.top-8;n.scrollTop+=r<0?r:Math.max(0,Math.
min(r,a.bottom-s.bottom+8))}function R(t,e){let o=t.querySelector(".bl-surface > svg"),n=JSON.stringify(e);if(!o||(o.getAttribute("data-signs")??"{}")===n)return;
for(let s of o.querySelectorAll(".bl-sign"))s.remove();o.setAttribute("data-signs",n);let a=o.getScreenCTM?.()?.a||1;for(let[s,r]of Object.entries(e)){let l=S(t,
s).at(-1)?.getBBox?.();if(!l)continue;let c=Math.max(x/a,Math.min(E/a,v*Math.min(l.width,l.height))),h=`translate(${l.x+(.5+y)*l.width} ${l.y+(.5-y)*l.height})`,
[u,d]=[c*.68,c*1.36],p={class:"bl-sign","aria-hidden":"true",transform:h};o.append(i("path",{...p,d:`M${-u} 0a${u} ${u} 0 1 0 ${d} 0a${u} ${u} 0 1 0 ${-d} 0z`}),
i("text",{...p,"font-size":c,y:c*.36,"text-anchor":"middle"},r))}}var w=new WeakMap,m=({frame:t})=>t.question?.walkthroughs;function G(t,e){let{local:o}=t,n=o.played;
if(k(t),M(t,!1),n===e)return t.draw();let a=m(t)?.ways.find(u=>u.key===e)?.stops.length??0,{shown:s,at:r=0}=m(t)??{},l=t.frame.question?.id,c=s===e&&r<a?r:-1,h=()=>{
if(t.signal.aborted||!t.root.isConnected||t.frame.question?.id!==l||!m(t))return k(t);c+=1,t.ask("jump",{key:e,at:c}),o.played=c<a?e:"",w.set(t,c<a?setTimeout(h,
T):void 0),t.draw()};h()}function k(t){clearTimeout(w.get(t)),t.local.played=""}var O={key:"walkthrough",acts(t,e){e.getAttribute("data-do")!=="played"&&k(t)},on:{
played:(t,e)=>G(t,e.getAttribute("data-pick")??""),way(t,e){if(e.getAttribute("aria-disabled"))return;let o=e.getAttribute("data-pick")??"";t.ask("jump",{key:o,
at:Number(e.getAttribute("data-at"))})}},marks(t){R(t.root,m(t)?.signs??{})},after(t){let{local:e}=t,o=m(t),n=o?`${o.shown} ${o.at}`:"";n&&e.walks&&n!==e.walks&&
B(t.root,".bl-way-here"),e.walks=n}};export{B as reach,q as seenPart,O as walkthrough,N as ways};

import{hits as S}from"./board.js";import{button as b,h as i}from"./common.js";import{moves as $}from"./help.js";import{ruled as A,tool as g}from"./common.js";import{
watch as M}from"./table.js";var T=1800,[v,y,x,E]=[.3,.22,12,20],W=12,f=(t,e)=>({"data-do":"way","data-pick":t,"data-at":e});function N(t,e,a){return t?i("sectio\
n.bl-ways#ways",{role:"group","aria-label":t.title,class:`bl-ways-${t.kind}`},t.ways.map(n=>C(n,t,e,a))):null}function C(t,e,a,n){let o=t.key===e.shown,s=o?e.at:
0,r=a.played===t.key,l=!o&&(e.kind==="order"||t.stops.length>W);return i("div.bl-way",{class:o?"bl-way-here":null,"data-k":`way ${t.key}`},b({class:"bl-way-name",
...f(t.key,e.kind==="turn"?t.stops.length:0),"aria-pressed":String(o)},t.label),!l&&i("div.bl-way-steps",{role:"tablist","aria-label":t.label,"aria-orientation":e.
kind==="order"?"vertical":null},t.stops.map(({label:c,says:h,sign:u,elsewhere:d},p)=>b({role:"tab",...f(t.key,p+1),"data-k":`stop ${p}`,"aria-selected":String(s===
p+1),tabindex:p===Math.max(0,s-1)?0:-1},e.kind==="order"&&i("b",{"aria-hidden":"true"},p+1),i("span",{"aria-hidden":"true"},c),(d||u)&&i("b",{"aria-hidden":"tru\
e"},d&&d!==p+1?`→ ${d}`:u),i("span.bl-unseen",{},h)))),o&&e.kind!=="cells"&&i("div.bl-way-tools",{},g(n,"back",e.back,{...f(t.key,s-1),"data-k":"back","aria-d\
isabled":s?null:"true"}),g(n,"on",e.on,{...f(t.key,s+1),"data-k":"on","aria-disabled":s<t.stops.length?null:"true"}),$(a)&&g(n,r?"stop":"play",r?e.stop:t.play,{
"data-do":"played","data-pick":t.key,"aria-pressed":String(r)})),o&&e.says&&i("p.bl-way-says",{"data-k":"says"},e.where&&e.kind!=="order"&&i("b",{},e.where," "),
e.says,e.rule&&[" ",A({rule:e.rule,title:e.rule_title})]))}function q(t){let{top:e,bottom:a}=t.getBoundingClientRect();for(let n of t.querySelectorAll(".bl-st-f\
ig, .bl-st-foot, .bl-commit")){if(getComputedStyle(n).position!=="sticky")continue;let o=n.getBoundingClientRect();n.matches(".bl-st-fig")?e=o.bottom:a=Math.min(
a,o.top)}return{top:e,bottom:a}}function B(t,e){let a=t.querySelector(e),n=a?.parentElement;for(;n&&n!==t&&(n.scrollHeight<=n.clientHeight+1||getComputedStyle(n).
overflowY==="visible");)n=n.parentElement;if(!a||!n||n===t)return;let[o,s]=[a.getBoundingClientRect(),q(n)],r=o.top-s.top-8;n.scrollTop+=r<0?r:Math.max(0,Math.min(
r,o.bottom-s.bottom+8))}function R(t,e){let a=t.querySelector(".bl-surface > svg"),n=JSON.stringify(e);if(!a||(a.getAttribute("data-signs")??"{}")===n)return;for(let s of a.
querySelectorAll(".bl-sign"))s.remove();a.setAttribute("data-signs",n);let o=a.getScreenCTM?.()?.a||1;for(let[s,r]of Object.entries(e)){let l=S(t,s).at(-1)?.getBBox?.();
if(!l)continue;let c=Math.max(x/o,Math.min(E/o,v*Math.min(l.width,l.height))),h=`translate(${l.x+(.5+y)*l.width} ${l.y+(.5-y)*l.height})`,[u,d]=[c*.68,c*1.36],p={
class:"bl-sign","aria-hidden":"true",transform:h};a.append(i("path",{...p,d:`M${-u} 0a${u} ${u} 0 1 0 ${d} 0a${u} ${u} 0 1 0 ${-d} 0z`}),i("text",{...p,"font-si\
ze":c,y:c*.36,"text-anchor":"middle"},r))}}var w=new WeakMap,m=({frame:t})=>t.question?.walkthroughs;function G(t,e){let{local:a}=t,n=a.played;if(k(t),M(t,!1),n===
e)return t.draw();let o=m(t)?.ways.find(u=>u.key===e)?.stops.length??0,{shown:s,at:r=0}=m(t)??{},l=t.frame.question?.id,c=s===e&&r<o?r:-1,h=()=>{if(t.signal.aborted||
!t.root.isConnected||t.frame.question?.id!==l||!m(t))return k(t);c+=1,t.ask("jump",{key:e,at:c}),a.played=c<o?e:"",w.set(t,c<o?setTimeout(h,T):void 0),t.draw()};
h()}function k(t){clearTimeout(w.get(t)),t.local.played=""}var O={key:"walkthrough",acts(t,e){e.getAttribute("data-do")!=="played"&&k(t)},on:{played:(t,e)=>G(t,
e.getAttribute("data-pick")??""),way(t,e){if(e.getAttribute("aria-disabled"))return;let a=e.getAttribute("data-pick")??"";t.ask("jump",{key:a,at:Number(e.getAttribute(
"data-at"))})}},marks(t){R(t.root,m(t)?.signs??{})},after(t){let{local:e}=t,a=m(t),n=a?`${a.shown} ${a.at}`:"";n&&e.walks&&n!==e.walks&&B(t.root,".bl-way-here"),
e.walks=n}};export{B as reach,q as seenPart,O as walkthrough,N as ways};

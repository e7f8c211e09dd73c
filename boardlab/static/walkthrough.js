import{hits as S}from"./board.js";import{button as y,h as l}from"./common.js";import{moves as M}from"./help.js";import{ruled as $,tool as g}from"./common.js";import{
watch as T}from"./table.js";var A=1800,[v,b,W,E]=[.3,.22,12,20],x=12,f=(t,e)=>({"data-do":"way","data-pick":t,"data-at":e});function z(t,e,a){return t?l("sectio\
n.bl-ways#ways",{role:"group","aria-label":t.title,class:`bl-ways-${t.kind}`},t.ways.map(n=>q(n,t,e,a))):null}function q(t,e,a,n){let s=t.key===e.shown,r=s?e.at:
0,c=a.played===t.key,i=!s&&(e.kind==="order"||t.stops.length>x);return l("div.bl-way",{class:s?"bl-way-here":null,"data-k":`way ${t.key}`},y({class:"bl-way-name",
...f(t.key,e.kind==="turn"?t.stops.length:0),"aria-pressed":String(s)},t.label),!i&&l("div.bl-way-steps",{role:"tablist","aria-label":t.label,"aria-orientation":e.
kind==="order"?"vertical":null},t.stops.map(({label:o,says:d,sign:u,elsewhere:h},p)=>y({role:"tab",...f(t.key,p+1),"data-k":`stop ${p}`,"aria-selected":String(r===
p+1),tabindex:p===Math.max(0,r-1)?0:-1},e.kind==="order"&&l("b",{"aria-hidden":"true"},p+1),l("span",{"aria-hidden":"true"},o),(h||u)&&l("b",{"aria-hidden":"tru\
e"},h&&h!==p+1?`→ ${h}`:u),l("span.bl-unseen",{},d)))),s&&e.kind!=="cells"&&l("div.bl-way-tools",{},g(n,"back",e.back,{...f(t.key,r-1),"data-k":"back","aria-d\
isabled":r?null:"true"}),g(n,"on",e.on,{...f(t.key,r+1),"data-k":"on","aria-disabled":r<t.stops.length?null:"true"}),M(a)&&g(n,c?"stop":"play",c?e.stop:t.play,{
"data-do":"played","data-pick":t.key,"aria-pressed":String(c)})),s&&e.says&&l("p.bl-way-says",{"data-k":"says"},e.where&&e.kind!=="order"&&l("b",{},e.where," "),
e.says,e.rule&&[" ",$({rule:e.rule,title:e.rule_title})]))}function O(t){let e=t.querySelector(".bl-way-here"),a=e?.parentElement;for(;a&&a!==t&&(a.scrollHeight<=
a.clientHeight+1||getComputedStyle(a).overflowY==="visible");)a=a.parentElement;if(!e||!a||a===t)return;let[n,s,r]=[e,a,a.querySelector(".bl-commit")].map(d=>d?.
getBoundingClientRect()),[c,i]=[s.top,Math.min(s.bottom,r?.top||1/0)],o=n.top-c-8;a.scrollTop+=o<0?o:Math.max(0,Math.min(o,n.bottom-i+8))}function R(t,e){let a=t.
querySelector(".bl-surface > svg"),n=JSON.stringify(e);if(!a||(a.getAttribute("data-signs")??"{}")===n)return;for(let r of a.querySelectorAll(".bl-sign"))r.remove();
a.setAttribute("data-signs",n);let s=a.getScreenCTM?.()?.a||1;for(let[r,c]of Object.entries(e)){let i=S(t,r).at(-1)?.getBBox?.();if(!i)continue;let o=Math.max(W/
s,Math.min(E/s,v*Math.min(i.width,i.height))),d=`translate(${i.x+(.5+b)*i.width} ${i.y+(.5-b)*i.height})`,[u,h]=[o*.68,o*1.36],p={class:"bl-sign","aria-hidden":"\
true",transform:d};a.append(l("path",{...p,d:`M${-u} 0a${u} ${u} 0 1 0 ${h} 0a${u} ${u} 0 1 0 ${-h} 0z`}),l("text",{...p,"font-size":o,y:o*.36,"text-anchor":"mi\
ddle"},c))}}var w=new WeakMap,m=({frame:t})=>t.question?.walkthroughs;function C(t,e){let{local:a}=t,n=a.played;if(k(t),T(t,!1),n===e)return t.draw();let s=m(t)?.
ways.find(u=>u.key===e)?.stops.length??0,{shown:r,at:c=0}=m(t)??{},i=t.frame.question?.id,o=r===e&&c<s?c:-1,d=()=>{if(t.signal.aborted||!t.root.isConnected||t.frame.
question?.id!==i||!m(t))return k(t);o+=1,t.ask("jump",{key:e,at:o}),a.played=o<s?e:"",w.set(t,o<s?setTimeout(d,A):void 0),t.draw()};d()}function k(t){clearTimeout(
w.get(t)),t.local.played=""}var B={key:"walkthrough",acts(t,e){e.getAttribute("data-do")!=="played"&&k(t)},on:{played:(t,e)=>C(t,e.getAttribute("data-pick")??""),
way(t,e){if(e.getAttribute("aria-disabled"))return;let a=e.getAttribute("data-pick")??"";t.ask("jump",{key:a,at:Number(e.getAttribute("data-at"))})}},marks(t){R(
t.root,m(t)?.signs??{})},after(t){let{local:e}=t,a=m(t),n=a?`${a.shown} ${a.at}`:"";n&&e.walks&&n!==e.walks&&O(t.root),e.walks=n}};export{B as walkthrough,z as ways};

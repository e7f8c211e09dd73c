import{button as g,h as r}from"./common.js";var k=[1,2,3],w=e=>r("svg.bl-stars",{viewBox:"0 0 72 24",width:72,height:24,"aria-hidden":"true"},k.map(a=>r("path",
{class:a<=e&&"bl-star",transform:`translate(${24*(a-1)} 0)`,d:"M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z"}))),v=({title:e,says:a,
now:o,stars:t,most:n,told:l,best:s,again:p,line:m,signs:c})=>r("section.bl-challenge#challenge",{"aria-label":e},r("div",{},r("h3",{},e),r("span",{role:"img","a\
ria-label":c},w(Math.max(t,n))),r("b",{},o)),r("p",{},a),(l||p)&&r("div",{class:t===3?"bl-won":""},l&&r("p.bl-judged",{},l),p&&g({class:t>=0&&t<3?"bl-main":"bl-\
go","data-do":"again","data-k":"again"},p),s&&g({class:"bl-go","data-do":"best","data-k":"best"},s)),m.length>0&&r("ol",{},m.map((h,u)=>r("li",{"data-k":String(
u)},h)))),d={key:"challenge",above:({frame:e})=>e.challenge&&v(e.challenge),on:{again:e=>e.ask("again"),best:e=>e.ask("best")}};import{button as x,h as i}from"./common.js";import{Futures as S}from"./futures.js";var f=new WeakMap,b={key:"compare",draw({frame:e,words:a}){let o=e.compare?.lines??
[];return o.length>0&&i("div.bl-compare#compare",{role:"group","aria-label":a.compare},i("span",{},a.compare),o.map(({key:t,label:n})=>x({class:"bl-go","data-do":"\
compare","data-pick":t,"data-k":t},n)))},after(e){let{root:a}=e,o=f.get(a);if(e.frame.compare?.futures)return o?o.shown.draw():y(e,a);o?.closer.abort(),f.delete(
a)}};function y(e,a){e.local.big&&e.enlarge(!1);let o=new AbortController;e.signal.addEventListener("abort",()=>o.abort(),{signal:o.signal});let t=i("div.bl-fut\
ures-place",{});o.signal.addEventListener("abort",()=>t.remove()),a.after(t);let n={get:()=>e.frame.compare?.futures,on(){},off(){}},l=(p,m,c)=>e.ask(p==="walk"?
"compare_step":"compare",c),s=new S(n,t,o.signal,{send:l});f.set(a,{shown:s,closer:o}),s.root.scrollIntoView?.({block:"nearest"})}import{edit as E}from"./edit.js";import{inquire as M}from"./inquire.js";import{suggest as P}from"./edit.js";import{content as T,PANELS as A,tableOf as C}from"./table.js";
var F=[...A,d,M,P,E,b],L=C(()=>({panels:F,content:T}));export{d as challenge,b as compare,L as default};

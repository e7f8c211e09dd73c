import{button as f,h as n}from"./common.js";import{Futures as d}from"./futures.js";var s=new WeakMap,m={key:"compare",draw({frame:o,words:r}){let e=o.compare?.lines??
[];return e.length>0&&n("div.bl-compare#compare",{role:"group","aria-label":r.compare},n("span",{},r.compare),e.map(({key:t,label:a})=>f({class:"bl-go","data-do":"\
compare","data-pick":t,"data-k":t},a)))},after(o){let{root:r}=o,e=s.get(r);if(o.frame.compare?.futures)return e?e.shown.draw():u(o,r);e?.closer.abort(),s.delete(
r)}};function u(o,r){o.local.big&&o.enlarge(!1);let e=new AbortController;o.signal.addEventListener("abort",()=>e.abort(),{signal:e.signal});let t=n("div.bl-fut\
ures-place",{});e.signal.addEventListener("abort",()=>t.remove()),r.after(t);let a={get:()=>o.frame.compare?.futures,on(){},off(){}},l=(c,F,i)=>o.ask(c==="walk"?
"compare_step":"compare",i),p=new d(a,t,e.signal,{send:l});s.set(r,{shown:p,closer:e}),p.root.scrollIntoView?.({block:"nearest"})}import{edit as g}from"./edit.js";import{inquire as b}from"./inquire.js";import{suggest as w}from"./edit.js";import{content as h,PANELS as k,tableOf as v}from"./table.js";
var x=[...k,b,w,g,m],E=v(()=>({panels:x,content:h}));export{m as compare,E as default};

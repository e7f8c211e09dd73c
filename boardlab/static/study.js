import{button as f,h as n}from"./common.js";import{Futures as d}from"./futures.js";var s=new WeakMap,p={key:"compare",draw({frame:o,words:r}){let e=o.compare?.lines??
[];return e.length>0&&n("div.bl-compare#compare",{role:"group","aria-label":r.compare},n("span",{},r.compare),e.map(({key:t,label:a})=>f({class:"bl-go","data-do":"\
compare","data-pick":t,"data-k":t},a)))},after(o){let{root:r}=o,e=s.get(r);if(o.frame.compare?.futures)return e?e.shown.draw():u(o,r);e?.closer.abort(),s.delete(
r)}};function u(o,r){o.local.big&&o.enlarge(!1);let e=new AbortController;o.signal.addEventListener("abort",()=>e.abort(),{signal:e.signal});let t=n("div.bl-fut\
ures-place",{});e.signal.addEventListener("abort",()=>t.remove()),r.after(t);let a={get:()=>o.frame.compare?.futures,on(){},off(){}},l=(c,L,i)=>o.ask(c==="walk"?
"compare_step":"compare",i),m=new d(a,t,e.signal,{send:l});s.set(r,{shown:m,closer:e}),m.root.scrollIntoView?.({block:"nearest"})}import{challenge as g}from"./table.js";import{edit as b}from"./edit.js";import{inquire as w}from"./inquire.js";import{suggest as h}from"./edit.js";import{content as k,PANELS as v,tableOf as x}from"./table.js";
var E=[...v,g,w,h,b,p],F=x(()=>({panels:E,content:k}));export{p as compare,F as default};

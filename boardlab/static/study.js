import{button as f,h as n}from"./common.js";import{Futures as u}from"./futures.js";var s=new WeakMap,p={key:"compare",draw({frame:o,words:r}){let e=o.compare?.lines??
[];return e.length>0&&n("div.bl-compare#compare",{role:"group","aria-label":r.compare},n("span",{},r.compare),e.map(({key:t,label:a})=>f({class:"bl-go","data-do":"\
compare","data-pick":t,"data-k":t},a)))},after(o){let{root:r}=o,e=s.get(r);if(o.frame.compare?.futures)return e?e.shown.draw():d(o,r);e?.closer.abort(),s.delete(
r)}};function d(o,r){o.local.big&&o.enlarge(!1);let e=new AbortController;o.signal.addEventListener("abort",()=>e.abort(),{signal:e.signal});let t=n("div.bl-fut\
ures-place",{});e.signal.addEventListener("abort",()=>t.remove()),r.after(t);let a={get:()=>o.frame.compare?.futures,on(){},off(){}},l=(c,T,i)=>o.ask(c==="walk"?
"compare_step":"compare",i),m=new u(a,t,e.signal,{send:l});s.set(r,{shown:m,closer:e}),m.root.scrollIntoView?.({block:"nearest"})}import{challenge as g}from"./table.js";import{edit as b}from"./edit.js";import{inquire as w}from"./inquire.js";import{makeQuestion as h}from"./make_question.js";import{suggest as k}from"./edit.js";import{
content as v,PANELS as x,tableOf as E}from"./table.js";var F=[...x,g,w,k,b,p,h],L=E(()=>({panels:F,content:v}));export{p as compare,L as default};

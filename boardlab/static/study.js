import{button as d,h as n}from"./common.js";import{Futures as u}from"./futures.js";var s=new WeakMap,l={key:"compare",draw({frame:e,words:r}){let o=e.compare?.lines??
[];return o.length>0&&n("div.bl-compare#compare",{role:"group","aria-label":r.compare},n("span",{},r.compare),o.map(({key:t,label:a})=>d({class:"bl-go","data-do":"\
compare","data-pick":t,"data-k":t},a)))},after(e){let{root:r}=e,o=s.get(r);if(e.frame.compare?.futures)return o?o.shown.draw():g(e,r);o?.closer.abort(),s.delete(
r)}};function g(e,r){e.local.big&&e.enlarge(!1);let o=new AbortController;e.signal.addEventListener("abort",()=>o.abort(),{signal:o.signal});let t=n("div.bl-fut\
ures-place",{});o.signal.addEventListener("abort",()=>t.remove()),r.after(t);let a={get:()=>e.frame.compare?.futures,on(){},off(){}},c=(i,F,f)=>e.ask(i==="walk"?
"compare_step":"compare",f),p=new u(a,t,o.signal,{send:c});s.set(r,{shown:p,closer:o}),p.root.scrollIntoView?.({block:"nearest"})}import{shownBy as b}from"./common.js";import{edit as w}from"./edit.js";import{inquire as h}from"./inquire.js";import{suggest as k}from"./edit.js";import{PANELS as x,Table as v}from"./table.js";var E=[
...x,h,k,w,l],m=class extends v{get panels(){return E}},T=b(m);export{l as compare,T as default};

import{button as d,h as s}from"./common.js";import{Futures as u}from"./futures.js";var a=new WeakMap,i={key:"compare",draw({frame:e,words:r}){let o=e.beside?.lines??
[];return o.length>0&&s("div.bl-compare#compare",{role:"group","aria-label":r.compare},s("span",{},r.compare),o.map(({key:t,label:n})=>d({class:"bl-go","data-do":"\
compare","data-pick":t,"data-k":t},n)))},after(e){let{root:r}=e,o=a.get(r);if(e.frame.beside?.futures)return o?o.shown.draw():b(e,r);o?.closer.abort(),a.delete(
r)}};function b(e,r){e.local.big&&e.enlarge(!1);let o=new AbortController;e.signal.addEventListener("abort",()=>o.abort(),{signal:o.signal});let t=s("div.bl-fut\
ures-place",{});o.signal.addEventListener("abort",()=>t.remove()),r.after(t);let n={get:()=>e.frame.beside?.futures,on(){},off(){}},p=(c,F,f)=>e.ask(c==="walk"?
"beside":"compare",f),m=new u(n,t,o.signal,{send:p});a.set(r,{shown:m,closer:o}),m.root.scrollIntoView?.({block:"nearest"})}import{shownBy as g}from"./common.js";import{edit as w}from"./edit.js";import{inquire as h}from"./inquire.js";import{suggest as k}from"./edit.js";import{PANELS as x,Table as v}from"./table.js";var E=[
...x,h,k,w,i],l=class extends v{get panels(){return E}},T=g(l);export{i as compare,T as default};

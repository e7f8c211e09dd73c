import{button as m,h as a}from"./common.js";import{shownBy as d}from"./common.js";import{Bench as f}from"./bench.js";import{Futures as u}from"./futures.js";var n=new WeakMap,
l=class extends f{content(){let{frame:t,words:e}=this,o=t.beside?.lines??[];return[...super.content(),o.length>0&&a("div.bl-compare#compare",{role:"group","aria\
-label":e.compare},a("span",{},e.compare),o.map(({key:r,label:s})=>m({class:"bl-go","data-do":"compare","data-pick":r,"data-k":r},s)))]}draw(){super.draw();let{
root:t}=this,e=n.get(t);if(this.frame.beside?.futures)return e?e.shown.draw():this.compare(t);e?.closer.abort(),n.delete(t)}compare(t){this.local.big&&this.enlarge(
!1);let e=new AbortController;this.signal.addEventListener("abort",()=>e.abort(),{signal:e.signal});let o=a("div.bl-futures-place",{});e.signal.addEventListener(
"abort",()=>o.remove()),t.after(o);let r={get:()=>this.frame.beside?.futures,on(){},off(){}},s=(c,g,p)=>this.ask(c==="walk"?"beside":"compare",p),i=new u(r,o,e.
signal,{send:s});n.set(t,{shown:i,closer:e}),i.root.scrollIntoView?.({block:"nearest"})}},b=d(l);export{l as Beside,b as default};

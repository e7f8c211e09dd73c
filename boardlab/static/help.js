import{button as M,h as b}from"./common.js";var A="boardlab",k={letters:/^(on|off)$/,motion:/^(system|none)$/,size:/^[123]$/,seats:/^(game|apart)$/,lang:/^\w\w$/,
big:/^[\w-]{1,64}$/},D={motion:["system","none"],size:["1","2","3"],seats:["game","apart"]},f={},C=new Set;function $(){try{let t=JSON.parse(localStorage.getItem(
A)??"{}");f=Object.fromEntries(Object.keys(k).map(i=>[i,String(t?.[i]??"")]).filter(([i,s])=>k[i].test(s)))}catch{}let e=document.documentElement;e.toggleAttribute(
"data-bl-calm",f.motion==="none"),e.setAttribute("data-bl-size",f.size??"1")}var L=(e,t="")=>f[e]??t;function rt(e,t){if(!(!k[e]?.test(t)&&t)){$(),f={...f,[e]:t},
t||delete f[e];try{localStorage.setItem(A,JSON.stringify(f))}catch{}J()}}function J(){$();for(let e of C)e()}function at(e,t){$(),C.add(t);let i=s=>s.key===A&&($(),
t());globalThis.addEventListener?.("storage",i,{signal:e}),e.addEventListener("abort",()=>C.delete(t))}function lt(e,t,i){let s=L("lang",t),n=/(?:^|\/)(\w\w)\/[^/]+\/[^/]+\.ipynb$/.
exec(String(e.widget_manager?.context?.path??""));return s!==t&&i.includes(s)&&t===i[0]&&!(n&&i.includes(n[1]))?s:""}var v=new WeakMap;function ct(e,t,i){if(L("\
seats")!=="apart"||!e||typeof t!="object")return e;let s=n=>n.replace(/#[0-9a-f]{6}\b/gi,o=>t[o.toUpperCase()]??o);return v.has(e)||v.set(e,i(e,s)),v.get(e)}var dt=(e,t)=>e&&
JSON.parse(t(JSON.stringify(e))),F=(e,...t)=>b("div.bl-choice",{role:"group","aria-label":e},b("span",{"aria-hidden":"true"},e),b("div.bl-seg",{},...t)),ht=(e,t,i)=>t.
help&&b("section.bl-help.bl-settings#settings",{role:"group","aria-label":i.settings},b("b",{},i.settings),...Object.entries(D).map(([s,n])=>F(i[`choice_${s}`],
...n.map(o=>M({"data-do":"choose","data-pick":`${s}:${o}`,"aria-pressed":String(L(s,n[0])===o)},i[`${s}_${o}`])))),F(i.language,...e.languages.map(({key:s,label:n})=>M(
{"data-do":"language","data-pick":s,"data-k":`menu ${s}`,lang:s,"aria-pressed":String(s===e.lang)},n))),b("div.bl-choice",{},b("div.bl-seg",{},M({"data-do":"lin\
k","data-k":"menu link"},i.link))));import{h as W}from"./common.js";var X=380,_=380,q=160,U=4,R=(e,t)=>e[`slot.${t}`]??[],G=(e,t)=>!!t&&e.time.ply===t.time.ply+1&&R(e,"board").length>0&&!R(t,"boar\
d").length,B=e=>!!e.closest("[data-calm]")||!!e.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches;function ft(e){e?.animate&&!B(
e)&&e.animate([{opacity:0},{opacity:1}],{duration:q})}var ut=e=>!e.calm&&!globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,P=e=>{let t=e.getBoundingClientRect();
return[t.left+t.width/2,t.top+t.height/2]};function gt(e,t,i,s){if(!G(t,i)||!e.animate||B(e))return;for(let[a,l]of[...e.querySelectorAll('.bl-board [data-k^="di\
e:"]')].entries()){let c=`translate(${34+20*a}px, ${26-14*a}px) rotate(${a?-300:270}deg)`;l.animate([{transform:c,opacity:.4},{transform:"none",opacity:1}],{duration:X,
easing:"cubic-bezier(.2,.8,.4,1)"})}let[n,o]=[e.getBoundingClientRect().left+e.clientLeft,e.getBoundingClientRect().top+e.clientTop];for(let a of R(t,"seats").flatMap(
l=>l.items??[])){let l=e.querySelector(`.bl-plate[data-k="${a.key}"]`);for(let[c,d]of(a.comes??[]).slice(0,U)){let u=e.querySelector(`.bl-hit[data-place="${CSS.
escape(c)}"]`);if(!l||!u)continue;let[[h,m],[T,y]]=[P(u),P(l)],p=W("i.bl-fly",{"aria-hidden":"true"},s(d));p.style.left=`${h-n-13}px`,p.style.top=`${m-o-13}px`,
e.append(p);let E=p.animate([{transform:"scale(1.2)"},{transform:`translate(${T-h}px, ${y-m}px) scale(.7)`}],{duration:_,easing:"cubic-bezier(.4,0,.6,1)"});E.onfinish=
E.oncancel=()=>p.remove()}}}import{h as S,picture as V}from"./common.js";var K=500,Q=450,Z=12,x=8,tt="[data-rule], [data-place], [data-tip], [title]",et=e=>S("span.bl-piece",{"aria-hidden":"\
true"},V(e.svg)),H=class{constructor(t){this.view=t,this.box=S("div.bl-tip",{hidden:!0}),this.thing=null,this.over=null,this.rules=new Map,this.held=!1,this.at=
void 0,this.came=!1,this.aloud=!1,t.root.append(this.box);let{root:i,signal:s}=t,n=(o,a,l=!1)=>i.addEventListener(o,a,{signal:s,capture:l});n("pointerover",o=>{
o.pointerType==="mouse"&&(this.came=!!this.at&&this.at[0]===o.clientX&&this.at[1]===o.clientY,this.came?this.rest(null):this.rest(this.find(o.target,o)))}),n("p\
ointermove",o=>{this.at=[o.clientX,o.clientY],!(o.pointerType!=="mouse"||o.buttons||!(this.came||o.target.closest(".bl-surface > svg")))&&(this.came=!1,this.rest(
this.find(o.target,o)))}),n("pointerleave",()=>this.rest(null)),n("pointerdown",o=>this.press(o)),n("pointermove",o=>this.from&&Math.hypot(o.clientX-this.from[0],
o.clientY-this.from[1])>Z&&this.let()),n("pointerup",()=>this.let()),n("pointercancel",()=>this.let()),n("contextmenu",o=>(this.from||this.held)&&o.preventDefault()),
n("click",o=>{this.held&&(this.held=!1,o.preventDefault(),o.stopImmediatePropagation())},!0),s.addEventListener("abort",()=>clearTimeout(this.timer))}find(t,i){
let s=(i&&this.view.beside?.(t,i))??t.closest(tt);return s&&this.view.root.contains(s)&&!this.box.contains(t)?s:null}rest(t){if(t===this.over)return;this.over=t,
clearTimeout(this.timer);let i=t?.getAttribute("title");t&&i&&(t.hasAttribute("data-tip")||t.setAttribute("data-tip",i),t.removeAttribute("title")),(!this.thing||
this.thing!==t)&&this.hide(),t&&(this.timer=setTimeout(()=>this.show(t),K))}press(t){this.let(),this.held=!1,this.hide();let i=this.find(t.target,t);t.pointerType!==
"touch"||!i||(this.from=[t.clientX,t.clientY],this.timer=setTimeout(()=>{this.held=!0,this.show(i)},Q))}let(){this.from=void 0,clearTimeout(this.timer)}ask(t){let i=this.
find(t)??t;this.thing===i?this.hide():this.show(i,!0)}show(t,i=!1){if(!t.isConnected)return;this.thing=t,this.aloud=i;let s=t.getAttribute("data-place"),n=t.getAttribute(
"data-rule"),{frame:o}=this.view,a=this.view.piece?.(t);if(n){let l=t.getAttribute("data-title")??t.textContent??"",c=this.rules.get(`${o.lang} ${n}`);this.fill(
t,l,c??"",n,i&&!!c),c===void 0&&this.view.ask?.("what",{key:n})}else if(s)this.view.whenTold?.(()=>this.thing===t&&this.fill(t,this.view.frame.board?.says[s]??"",
a?.text??"","",i));else if(a)this.fill(t,a.name,a.text,"",i);else{let l=t.getAttribute("data-tip")||t.getAttribute("title")||t.getAttribute("aria-label")||t.textContent||
"",[c,...d]=l.split(`
`);this.fill(t,c,d.join(" "),t.getAttribute("data-id")??"",i)}}heard(t,i){this.rules.set(`${this.view.frame.lang} ${t}`,i),this.thing?.getAttribute("data-rule")===
t&&this.show(this.thing,this.aloud)}fill(t,i,s,n,o){if(!i.trim())return this.hide();let a=n?void 0:this.view.piece?.(t);this.box.replaceChildren(...a?[et(a)]:[],
S("b",{},i),...s?[S("span",{},s)]:[],...n?[S("code",{},n)]:[]),this.box.hidden=!1,this.put(t),o&&this.view.speak([i,s].filter(Boolean).join(". "))}put(t){let{box:i,
view:s}=this,n=s.root.getBoundingClientRect(),o=s.spots?.(t)??[],a=(o.length?o:[t]).map(r=>r.getBoundingClientRect()),l=Math.min(...a.map(r=>r.top))-n.top,c=Math.
max(...a.map(r=>r.bottom))-n.top,d=Math.min(...a.map(r=>r.left))-n.left,u=Math.max(...a.map(r=>r.right))-n.left;i.style.left=i.style.top="0";let[h,m]=[i.offsetWidth,
i.offsetHeight],T=(r,g,w)=>Math.max(4,Math.min(w-g-4,r)),y=T((d+u-h)/2,h,n.width),p=T((l+c-m)/2,m,n.height),E=[...s.root.querySelectorAll(".bl-callout")].map(r=>r.
getBoundingClientRect()),j=([r,g])=>E.some(w=>r<w.right-n.left&&r+h>w.left-n.left&&g<w.bottom-n.top&&g+m>w.top-n.top),I=r=>[[y,r.bottom-n.top+x],[y,r.top-n.top-
x-m]],O=([r,g])=>r>=0&&g>=0&&r+h<=n.width&&g+m<=n.height,N=[[y,c+x],[y,l-x-m],[u+x,p],[d-x-h,p],...E.flatMap(I)],[Y,z]=N.find(r=>O(r)&&!j(r))??N.find(O)??[Math.
max(0,d-x-h),p];i.style.left=`${Math.round(Y)}px`,i.style.top=`${Math.round(z)}px`}settle(){this.thing&&!this.thing.isConnected&&this.hide()}hide(){let t=!!this.
thing;return this.thing=null,this.box.hidden=!0,t}};import{h as it}from"./common.js";import{strip as nt,tool as ot}from"./common.js";function St(e,t,i,s,n){let o=String(e.widget_manager?.context?.path??""),[,a="",
l="",c=""]=/^(.*?\/)?(\w\w)(\/[^/]+\/[^/]+\.ipynb)$/.exec(o)??[];if(s!==t||l===t||!i.includes(l))return null;let d=`${a}${t}${c}`,u={href:`/lab/tree/${encodeURI(
d)}`,"data-commandlinker-command":"docmanager:open","data-commandlinker-args":JSON.stringify({path:d})};return nt("tongue",it("a",u,n.other_notebook),ot(n,"clos\
e",n.close,{"data-do":"unspoke"}))}export{H as Tip,L as choice,rt as choose,et as drawn,ft as fade,ct as inColours,gt as move,ut as moves,at as obey,St as otherNotebook,lt as otherTongue,dt as repainted,
ht as settings};

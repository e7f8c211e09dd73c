import{button as M,h as g}from"./common.js";var E="boardlab",T={letters:/^(on|off)$/,motion:/^(system|none)$/,size:/^[123]$/,seats:/^(game|apart)$/,lang:/^\w\w$/,
big:/^[\w-]{1,64}$/},q={motion:["system","none"],size:["1","2","3"],seats:["game","apart"]},m={},v=new Set;function A(){try{let t=JSON.parse(localStorage.getItem(
E)??"{}");m=Object.fromEntries(Object.entries(T).map(([i,n])=>[i,String(t?.[i]??"")]).filter(([i,n])=>T[i].test(n)))}catch{}let e=document.documentElement;e.toggleAttribute(
"data-bl-calm",m.motion==="none"),e.setAttribute("data-bl-size",m.size??"1")}var O=(e,t="")=>m[e]??t;function at(e,t){if(!(!T[e]?.test(t)&&t)){A(),m={...m,[e]:t},
t||delete m[e];try{localStorage.setItem(E,JSON.stringify(m))}catch{}D()}}function D(){A();for(let e of v)e()}function rt(e,t){A(),v.add(t);let i=n=>n.key===E&&(A(),
t());globalThis.addEventListener?.("storage",i,{signal:e}),e.addEventListener("abort",()=>v.delete(t))}function ct(e,t,i){let n=O("lang",t),s=/(?:^|\/)(\w\w)\/[^/]+\/[^/]+\.ipynb$/.
exec(String(e.widget_manager?.context?.path??""));return n!==t&&i.includes(n)&&t===i[0]&&!(s&&i.includes(s[1]))?n:""}var C=new WeakMap;function lt(e,t,i){if(O("\
seats")!=="apart"||!e||typeof t!="object")return e;let n=s=>s.replace(/#[0-9a-f]{6}\b/gi,o=>t[o.toUpperCase()]??o);return C.has(e)||C.set(e,i(e,n)),C.get(e)}var ht=(e,t)=>e&&
JSON.parse(t(JSON.stringify(e))),B=(e,...t)=>g("div.bl-choice",{role:"group","aria-label":e},g("span",{"aria-hidden":"true"},e),g("div.bl-seg",{},...t)),pt=(e,t,i)=>t.
help&&g("section.bl-help.bl-settings#settings",{role:"group","aria-label":i.settings},g("b",{},i.settings),...Object.entries(q).map(([n,s])=>B(i[`choice_${n}`],
...s.map(o=>M({"data-do":"choose","data-pick":`${n}:${o}`,"aria-pressed":String(O(n,s[0])===o)},i[`${n}_${o}`])))),B(i.language,...e.languages.map(({key:n,label:s})=>M(
{"data-do":"language","data-pick":n,"data-k":`menu ${n}`,lang:n,"aria-pressed":String(n===e.lang)},s))),g("div.bl-choice",{},g("div.bl-seg",{},M({"data-do":"lin\
k","data-k":"menu link"},i.link))));import{h as H}from"./common.js";var P=380,U=380,F=160,G=4,R=(e,t)=>e[`slot.${t}`]??[],V=(e,t)=>!!t&&e.time.ply===t.time.ply+1&&R(e,"board").length>0&&!R(t,"boar\
d").length,Y=e=>!!e.closest("[data-calm]")||!!e.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches;function mt(e){e?.animate&&!Y(
e)&&e.animate([{opacity:0},{opacity:1}],{duration:F})}var ut=e=>!e.calm&&!globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,I=e=>{let t=e.getBoundingClientRect();
return[t.left+t.width/2,t.top+t.height/2]};function bt(e,t,i,n){if(!V(t,i)||!e.animate||Y(e))return;for(let[r,c]of[...e.querySelectorAll('.bl-board [data-k^="di\
e:"]')].entries()){let l=`translate(${34+20*r}px, ${26-14*r}px) rotate(${r?-300:270}deg)`;c.animate([{transform:l,opacity:.4},{transform:"none",opacity:1}],{duration:P,
easing:"cubic-bezier(.2,.8,.4,1)"})}let[s,o]=[e.getBoundingClientRect().left+e.clientLeft,e.getBoundingClientRect().top+e.clientTop];for(let r of R(t,"seats").flatMap(
c=>c.items??[])){let c=e.querySelector(`.bl-plate[data-k="${r.key}"]`);for(let[l,h]of(r.comes??[]).slice(0,G)){let u=e.querySelector(`.bl-hit[data-place="${CSS.
escape(l)}"]`);if(!c||!u)continue;let[[p,d],[k,w]]=[I(u),I(c)],f=H("i.bl-fly",{"aria-hidden":"true"},n(h));f.style.left=`${p-s-13}px`,f.style.top=`${d-o-13}px`,
e.append(f);let y=f.animate([{transform:"scale(1.2)"},{transform:`translate(${k-p}px, ${w-d}px) scale(.7)`}],{duration:U,easing:"cubic-bezier(.4,0,.6,1)"});y.onfinish=
y.oncancel=()=>f.remove()}}}import{h as S,picture as W}from"./common.js";var K=500,Q=450,Z=12,x=8,tt="[data-rule], [data-place], [data-tip], [title]",et=e=>S("span.bl-piece",{"aria-hidden":"\
true"},W(e.svg)),j=class{constructor(t){this.view=t,this.box=S("div.bl-tip",{hidden:!0}),this.thing=null,this.over=null,this.rules=new Map,this.held=!1,this.at=
void 0,this.came=!1,this.aloud=!1,t.root.append(this.box);let{root:i,signal:n}=t,s=(o,r,c=!1)=>i.addEventListener(o,r,{signal:n,capture:c});s("pointerover",o=>{
o.pointerType==="mouse"&&(this.came=!!this.at&&this.at[0]===o.clientX&&this.at[1]===o.clientY,this.came?this.rest(null):this.rest(this.find(o.target,o)))}),s("p\
ointermove",o=>{this.at=[o.clientX,o.clientY],!(o.pointerType!=="mouse"||o.buttons||!(this.came||o.target.closest(".bl-stage > svg")))&&(this.came=!1,this.rest(
this.find(o.target,o)))}),s("pointerleave",()=>this.rest(null)),s("pointerdown",o=>this.press(o)),s("pointermove",o=>this.from&&Math.hypot(o.clientX-this.from[0],
o.clientY-this.from[1])>Z&&this.let()),s("pointerup",()=>this.let()),s("pointercancel",()=>this.let()),s("contextmenu",o=>(this.from||this.held)&&o.preventDefault()),
s("click",o=>{this.held&&(this.held=!1,o.preventDefault(),o.stopImmediatePropagation())},!0),n.addEventListener("abort",()=>clearTimeout(this.timer))}find(t,i){
let n=(i&&this.view.beside?.(t,i))??t.closest(tt);return n&&this.view.root.contains(n)&&!this.box.contains(t)?n:null}rest(t){if(t===this.over)return;this.over=t,
clearTimeout(this.timer);let i=t?.getAttribute("title");t&&i&&(t.hasAttribute("data-tip")||t.setAttribute("data-tip",i),t.removeAttribute("title")),(!this.thing||
this.thing!==t)&&this.hide(),t&&(this.timer=setTimeout(()=>this.show(t),K))}press(t){this.let(),this.held=!1,this.hide();let i=this.find(t.target,t);t.pointerType!==
"touch"||!i||(this.from=[t.clientX,t.clientY],this.timer=setTimeout(()=>{this.held=!0,this.show(i)},Q))}let(){this.from=void 0,clearTimeout(this.timer)}ask(t){let i=this.
find(t)??t;this.thing===i?this.hide():this.show(i,!0)}show(t,i=!1){if(!t.isConnected)return;this.thing=t,this.aloud=i;let n=t.getAttribute("data-place"),s=t.getAttribute(
"data-rule"),{frame:o}=this.view,r=this.view.piece?.(t);if(s){let c=t.getAttribute("data-title")??t.textContent??"",l=this.rules.get(`${o.lang} ${s}`);this.fill(
t,c,l??"",s,i&&!!l),l===void 0&&this.view.ask?.("what",{key:s})}else if(n)this.view.whenTold?.(()=>this.thing===t&&this.fill(t,this.view.frame.board?.says[n]??"",
r?.text??"","",i));else if(r)this.fill(t,r.name,r.text,"",i);else{let c=t.getAttribute("data-tip")||t.getAttribute("title")||t.getAttribute("aria-label")||t.textContent||
"",[l,...h]=c.split(`
`);this.fill(t,l,h.join(" "),t.getAttribute("data-id")??"",i)}}heard(t,i){this.rules.set(`${this.view.frame.lang} ${t}`,i),this.thing?.getAttribute("data-rule")===
t&&this.show(this.thing,this.aloud)}fill(t,i,n,s,o){if(!i.trim())return this.hide();let r=s?void 0:this.view.piece?.(t);this.box.replaceChildren(...r?[et(r)]:[],
S("b",{},i),...n?[S("span",{},n)]:[],...s?[S("code",{},s)]:[]),this.box.hidden=!1,this.put(t),o&&this.view.speak([i,n].filter(Boolean).join(". "))}put(t){let{box:i,
view:n}=this,s=n.root.getBoundingClientRect(),o=n.spots?.(t)??[],r=(o.length?o:[t]).map(a=>a.getBoundingClientRect()),c=Math.min(...r.map(a=>a.top))-s.top,l=Math.
max(...r.map(a=>a.bottom))-s.top,h=Math.min(...r.map(a=>a.left))-s.left,u=Math.max(...r.map(a=>a.right))-s.left;i.style.left=i.style.top="0";let[p,d]=[i.offsetWidth,
i.offsetHeight],k=(a,b,$)=>Math.max(4,Math.min($-b-4,a)),w=k((h+u-p)/2,p,s.width),f=k((c+l-d)/2,d,s.height),y=[...n.root.querySelectorAll(".bl-callout")].map(a=>a.
getBoundingClientRect()),z=([a,b])=>y.some($=>a<$.right-s.left&&a+p>$.left-s.left&&b<$.bottom-s.top&&b+d>$.top-s.top),J=a=>[[w,a.bottom-s.top+x],[w,a.top-s.top-
x-d]],L=([a,b])=>a>=0&&b>=0&&a+p<=s.width&&b+d<=s.height,N=[[w,l+x],[w,c-x-d],[u+x,f],[h-x-p,f],...y.flatMap(J)],[X,_]=N.find(a=>L(a)&&!z(a))??N.find(L)??[Math.
max(0,h-x-p),f];i.style.left=`${Math.round(X)}px`,i.style.top=`${Math.round(_)}px`}settle(){this.thing&&!this.thing.isConnected&&this.hide()}hide(){let t=!!this.
thing;return this.thing=null,this.box.hidden=!0,t}};import{h as it}from"./common.js";import{strip as st,tool as ot}from"./common.js";function St(e,t,i,n,s){let o=String(e.widget_manager?.context?.path??""),[,r="",
c="",l=""]=/^(.*?\/)?(\w\w)(\/[^/]+\/[^/]+\.ipynb)$/.exec(o)??[];if(n!==t||c===t||!i.includes(c))return null;let h=`${r}${t}${l}`,u={href:`/lab/tree/${encodeURI(
h)}`,"data-commandlinker-command":"docmanager:open","data-commandlinker-args":JSON.stringify({path:h})};return st("tongue",it("a",u,s.other_notebook),ot(s,"clos\
e",s.close,{"data-do":"unspoke"}))}export{j as Tip,O as choice,at as choose,et as drawn,mt as fade,lt as inColours,bt as move,ut as moves,rt as obey,St as otherNotebook,ct as otherTongue,ht as repainted,
pt as settings};

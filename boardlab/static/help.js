import{button as v,h as b}from"./common.js";var A="boardlab",k={letters:/^(on|off)$/,motion:/^(system|none)$/,size:/^[123]$/,seats:/^(game|apart)$/,lang:/^\w\w$/,
big:/^[\w-]{1,64}$/},z={motion:["system","none"],size:["1","2","3"],seats:["game","apart"]},f={},C=new Set;function T(){try{let t=JSON.parse(localStorage.getItem(
A)??"{}");f=Object.fromEntries(Object.keys(k).map(i=>[i,String(t?.[i]??"")]).filter(([i,s])=>k[i].test(s)))}catch{}let e=document.documentElement;e.toggleAttribute(
"data-bl-calm",f.motion==="none"),e.setAttribute("data-bl-size",f.size??"1")}var L=(e,t="")=>f[e]??t;function rt(e,t){if(!(!k[e]?.test(t)&&t)){T(),f={...f,[e]:t},
t||delete f[e];try{localStorage.setItem(A,JSON.stringify(f))}catch{}D()}}function D(){T();for(let e of C)e()}function at(e,t){T(),C.add(t);let i=s=>s.key===A&&(T(),
t());globalThis.addEventListener?.("storage",i,{signal:e}),e.addEventListener("abort",()=>C.delete(t))}function lt(e,t,i){let s=L("lang",t),o=/(?:^|\/)(\w\w)\/[^/]+\/[^/]+\.ipynb$/.
exec(String(e.widget_manager?.context?.path??""));return s!==t&&i.includes(s)&&t===i[0]&&!(o&&i.includes(o[1]))?s:""}var M=new WeakMap;function ct(e,t,i){if(L("\
seats")!=="apart"||!e||typeof t!="object")return e;let s=o=>o.replace(/#[0-9a-f]{6}\b/gi,n=>t[n.toUpperCase()]??n);return M.has(e)||M.set(e,i(e,s)),M.get(e)}var ht=(e,t)=>e&&
JSON.parse(t(JSON.stringify(e))),P=(e,...t)=>b("div.bl-choice",{role:"group","aria-label":e},b("span",{"aria-hidden":"true"},e),b("div.bl-seg",{},...t)),dt=(e,t,i)=>t.
help&&b("section.bl-help.bl-settings#settings",{role:"group","aria-label":i.settings},b("b",{},i.settings),...Object.entries(z).map(([s,o])=>P(i[`choice_${s}`],
...o.map(n=>v({"data-do":"choose","data-pick":`${s}:${n}`,"aria-pressed":String(L(s,o[0])===n)},i[`${s}_${n}`])))),P(i.language,...e.languages.map(({key:s,label:o})=>v(
{"data-do":"language","data-pick":s,"data-k":`menu ${s}`,lang:s,"aria-pressed":String(s===e.lang)},o))),b("div.bl-choice",{},b("div.bl-seg",{},v({"data-do":"lin\
k","data-k":"menu link"},i.link))));import{h as J}from"./common.js";var X=380,_=380,q=160,U=4,R=(e,t)=>e[`slot.${t}`]??[],G=(e,t)=>!!t&&e.time.ply===t.time.ply+1&&R(e,"board").length>0&&!R(t,"boar\
d").length,j=e=>!!e.closest("[data-calm]")||!!e.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches;function ft(e){e?.animate&&!j(
e)&&e.animate([{opacity:0},{opacity:1}],{duration:q})}var ut=e=>!e.calm&&!globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches,B=e=>{let t=e.getBoundingClientRect();
return[t.left+t.width/2,t.top+t.height/2]};function gt(e,t,i,s){if(!G(t,i)||!e.animate||j(e))return;for(let[a,l]of[...e.querySelectorAll('.bl-board [data-k^="di\
e:"]')].entries()){let c=`translate(${34+20*a}px, ${26-14*a}px) rotate(${a?-300:270}deg)`;l.animate([{transform:c,opacity:.4},{transform:"none",opacity:1}],{duration:X,
easing:"cubic-bezier(.2,.8,.4,1)"})}let[o,n]=[e.getBoundingClientRect().left+e.clientLeft,e.getBoundingClientRect().top+e.clientTop];for(let a of R(t,"seats").flatMap(
l=>l.items??[])){let l=e.querySelector(`.bl-plate[data-k="${a.key}"]`);for(let[c,h]of(a.comes??[]).slice(0,U)){let u=e.querySelector(`.bl-hit[data-place="${CSS.
escape(c)}"]`);if(!l||!u)continue;let[[d,p],[$,y]]=[B(u),B(l)],m=J("i.bl-fly",{"aria-hidden":"true"},s(h));m.style.left=`${d-o-13}px`,m.style.top=`${p-n-13}px`,
e.append(m);let E=m.animate([{transform:"scale(1.2)"},{transform:`translate(${$-d}px, ${y-p}px) scale(.7)`}],{duration:_,easing:"cubic-bezier(.4,0,.6,1)"});E.onfinish=
E.oncancel=()=>m.remove()}}}import{h as S,picture as V}from"./common.js";var K=500,Q=450,Z=12,x=8,tt="[data-rule], [data-place], [data-tip], [title]",et=e=>S("span.bl-piece",{"aria-hidden":"\
true"},V(e.svg)),N=class{constructor(t){this.view=t,this.box=S("div.bl-tip",{hidden:!0}),this.thing=null,this.over=null,this.rules=new Map,this.held=!1,this.at=
void 0,this.came=!1,this.aloud=!1,t.root.append(this.box);let{root:i,signal:s}=t,o=(n,a,l=!1)=>i.addEventListener(n,a,{signal:s,capture:l});o("pointerover",n=>{
n.pointerType==="mouse"&&(this.came=!!this.at&&this.at[0]===n.clientX&&this.at[1]===n.clientY,this.came?this.rest(null):this.rest(this.find(n.target,n)))}),o("p\
ointermove",n=>{this.at=[n.clientX,n.clientY],!(n.pointerType!=="mouse"||n.buttons||!(this.came||n.target.closest(".bl-stage > svg")))&&(this.came=!1,this.rest(
this.find(n.target,n)))}),o("pointerleave",()=>this.rest(null)),o("pointerdown",n=>this.press(n)),o("pointermove",n=>this.from&&Math.hypot(n.clientX-this.from[0],
n.clientY-this.from[1])>Z&&this.let()),o("pointerup",()=>this.let()),o("pointercancel",()=>this.let()),o("contextmenu",n=>(this.from||this.held)&&n.preventDefault()),
o("click",n=>{this.held&&(this.held=!1,n.preventDefault(),n.stopImmediatePropagation())},!0),s.addEventListener("abort",()=>clearTimeout(this.timer))}find(t,i){
let s=(i&&this.view.beside?.(t,i))??t.closest(tt);return s&&this.view.root.contains(s)&&!this.box.contains(t)?s:null}rest(t){if(t===this.over)return;this.over=t,
clearTimeout(this.timer);let i=t?.getAttribute("title");t&&i&&(t.hasAttribute("data-tip")||t.setAttribute("data-tip",i),t.removeAttribute("title")),(!this.thing||
this.thing!==t)&&this.hide(),t&&(this.timer=setTimeout(()=>this.show(t),K))}press(t){this.let(),this.held=!1,this.hide();let i=this.find(t.target,t);t.pointerType!==
"touch"||!i||(this.from=[t.clientX,t.clientY],this.timer=setTimeout(()=>{this.held=!0,this.show(i)},Q))}let(){this.from=void 0,clearTimeout(this.timer)}ask(t){let i=this.
find(t)??t;this.thing===i?this.hide():this.show(i,!0)}show(t,i=!1){if(!t.isConnected)return;this.thing=t,this.aloud=i;let s=t.getAttribute("data-place"),o=t.getAttribute(
"data-rule"),{frame:n}=this.view,a=this.view.piece?.(t);if(o){let l=t.getAttribute("data-title")??t.textContent??"",c=this.rules.get(`${n.lang} ${o}`);this.fill(
t,l,c??"",o,i&&!!c),c===void 0&&this.view.ask?.("what",{key:o})}else if(s)this.view.whenTold?.(()=>this.thing===t&&this.fill(t,this.view.frame.board?.says[s]??"",
a?.text??"","",i));else if(a)this.fill(t,a.name,a.text,"",i);else{let l=t.getAttribute("data-tip")||t.getAttribute("title")||t.getAttribute("aria-label")||t.textContent||
"",[c,...h]=l.split(`
`);this.fill(t,c,h.join(" "),t.getAttribute("data-id")??"",i)}}heard(t,i){this.rules.set(`${this.view.frame.lang} ${t}`,i),this.thing?.getAttribute("data-rule")===
t&&this.show(this.thing,this.aloud)}fill(t,i,s,o,n){if(!i.trim())return this.hide();let a=o?void 0:this.view.piece?.(t);this.box.replaceChildren(...a?[et(a)]:[],
S("b",{},i),...s?[S("span",{},s)]:[],...o?[S("code",{},o)]:[]),this.box.hidden=!1,this.put(t),n&&this.view.speak([i,s].filter(Boolean).join(". "))}put(t){let{box:i,
view:s}=this,o=s.root.getBoundingClientRect(),n=s.spots?.(t)??[],a=(n.length?n:[t]).map(r=>r.getBoundingClientRect()),l=Math.min(...a.map(r=>r.top))-o.top,c=Math.
max(...a.map(r=>r.bottom))-o.top,h=Math.min(...a.map(r=>r.left))-o.left,u=Math.max(...a.map(r=>r.right))-o.left;i.style.left=i.style.top="0";let[d,p]=[i.offsetWidth,
i.offsetHeight],$=(r,g,w)=>Math.max(4,Math.min(w-g-4,r)),y=$((h+u-d)/2,d,o.width),m=$((l+c-p)/2,p,o.height),E=[...s.root.querySelectorAll(".bl-callout")].map(r=>r.
getBoundingClientRect()),H=([r,g])=>E.some(w=>r<w.right-o.left&&r+d>w.left-o.left&&g<w.bottom-o.top&&g+p>w.top-o.top),I=r=>[[y,r.bottom-o.top+x],[y,r.top-o.top-
x-p]],O=([r,g])=>r>=0&&g>=0&&r+d<=o.width&&g+p<=o.height,F=[[y,c+x],[y,l-x-p],[u+x,m],[h-x-d,m],...E.flatMap(I)],[W,Y]=F.find(r=>O(r)&&!H(r))??F.find(O)??[Math.
max(0,h-x-d),m];i.style.left=`${Math.round(W)}px`,i.style.top=`${Math.round(Y)}px`}settle(){this.thing&&!this.thing.isConnected&&this.hide()}hide(){let t=!!this.
thing;return this.thing=null,this.box.hidden=!0,t}};import{h as it}from"./common.js";import{strip as ot,tool as nt}from"./common.js";function St(e,t,i,s,o){let n=String(e.widget_manager?.context?.path??""),[,a="",
l="",c=""]=/^(.*?\/)?(\w\w)(\/[^/]+\/[^/]+\.ipynb)$/.exec(n)??[];if(s!==t||l===t||!i.includes(l))return null;let h=`${a}${t}${c}`,u={href:`/lab/tree/${encodeURI(
h)}`,"data-commandlinker-command":"docmanager:open","data-commandlinker-args":JSON.stringify({path:h})};return ot("tongue",it("a",u,o.other_notebook),nt(o,"clos\
e",o.close,{"data-do":"unspoke"}))}export{N as Tip,L as choice,rt as choose,et as drawn,ft as fade,ct as inColours,gt as move,ut as moves,at as obey,St as otherNotebook,lt as otherTongue,ht as repainted,
dt as settings};

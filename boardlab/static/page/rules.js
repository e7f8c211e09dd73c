import{examples as f}from"./examples.js";function y(e){try{return decodeURIComponent(e.slice(1))}catch{return""}}var u=e=>e.normalize("NFKC").toLocaleLowerCase();
function L(e){let n=e.querySelector("#sought"),o=e.querySelector("#search");if(!n||!o)return;let i=o.querySelector("[role=status]"),l=[...e.querySelectorAll("[d\
ata-sought]")],h=l.map(t=>u(t.textContent??"")),r=()=>{let t=u(n.value).split(/\s+/).filter(Boolean),a=0;for(let[s,d]of l.entries())d.hidden=!t.every(m=>h[s].includes(
m)),a+=d.hidden?0:1;for(let s of e.querySelectorAll("main section"))s.hidden=!s.querySelector("[data-sought]:not([hidden])");i.textContent=t.length?(o.dataset.found??
"").replace("{count}",String(a)):""};o.hidden=!1,n.addEventListener("input",r);let c=()=>{let t=e.getElementById(y(e.defaultView?.location.hash??""));t?.matches(
"[data-sought]")&&(n.value="",r(),t.querySelector("details")?.setAttribute("open",""),t.scrollIntoView())};e.defaultView?.addEventListener("hashchange",c),c()}typeof document<
"u"&&(L(document),f(document));export{L as search};

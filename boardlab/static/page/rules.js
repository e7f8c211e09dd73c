import{examples as m}from"./examples.js";function y(e){try{return decodeURIComponent(e.slice(1))}catch{return""}}var i=e=>e.normalize("NFKC").toLocaleLowerCase();
function S(e){let n=e.querySelector("#sought"),o=e.querySelector("#search");if(!n||!o)return;let u=o.querySelector("[role=status]"),s=[...e.querySelectorAll("[d\
ata-sought]")],h=s.map(t=>i(t.textContent??"")),c=()=>{let t=i(n.value).split(/\s+/).filter(Boolean),d=0;for(let[r,a]of s.entries())a.hidden=!t.every(f=>h[r].includes(
f)),d+=a.hidden?0:1;for(let r of e.querySelectorAll("main section"))r.hidden=!r.querySelector("[data-sought]:not([hidden])");u.textContent=t.length?(o.dataset.found??
"").replace("{count}",String(d)):""};o.hidden=!1,n.addEventListener("input",c);let l=()=>{let t=e.getElementById(y(e.defaultView?.location.hash??""));t?.matches(
"[data-sought]")&&(n.value="",c(),t.querySelector("details")?.setAttribute("open",""),t.scrollIntoView())};e.defaultView?.addEventListener("hashchange",l),l()}typeof document<
"u"&&(S(document),m(document));export{S as search};

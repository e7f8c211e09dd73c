function i(r){r.addEventListener("click",t=>{let l=t.target.closest("a.play");if(!(l instanceof HTMLAnchorElement)||t.ctrlKey||t.metaKey||t.shiftKey)return;t.preventDefault();
let e=r.createElement("iframe");e.src=l.href.replace("/explore/","/embed/"),e.title=l.textContent??"",e.allow="clipboard-write; fullscreen",e.className="played",
l.closest("details")?.querySelector("figure")?.remove(),l.replaceWith(e),e.focus()}),r.defaultView?.addEventListener("message",({data:t,source:l})=>{let e=[...r.
querySelectorAll("iframe")].find(c=>c.contentWindow===l);e&&t?.boardlab==="height"&&(e.style.height=`${Number(t.height)}px`)})}export{i as examples};

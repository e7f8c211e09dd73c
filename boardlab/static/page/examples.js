function c(l){l.addEventListener("click",t=>{let r=t.target.closest("a.play");if(!(r instanceof HTMLAnchorElement)||t.ctrlKey||t.metaKey||t.shiftKey)return;t.preventDefault();
let e=l.createElement("iframe");e.src=r.href.replace("/explore/","/embed/"),e.title=r.textContent??"",e.allow="clipboard-write; fullscreen",e.className="played",
r.closest("details")?.querySelector("figure")?.remove(),r.replaceWith(e),e.focus()}),l.defaultView?.addEventListener("message",({data:t,source:r})=>{let e=[...l.
querySelectorAll("iframe")].find(i=>i.contentWindow===r);e&&t?.boardlab==="height"&&(e.style.height=`${Number(t.height)}px`)})}export{c as examples};

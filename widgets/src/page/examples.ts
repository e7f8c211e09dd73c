// The examples of the rulebook: each plays where it stands, once it is asked for.

/**
 * Let the example of a rule play where it stands: the page made for other pages has it, and a way to the one it leads to.
 */
export function examples(page: Document) {
  page.addEventListener("click", (event) => {
    const link = (event.target as HTMLElement).closest("a.play");
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = page.createElement("iframe");
    frame.src = link.href.replace("/explore/", "/embed/");
    frame.title = link.textContent ?? "";
    frame.allow = "clipboard-write; fullscreen";
    frame.className = "played";
    link.closest("details")?.querySelector("figure")?.remove();
    link.replaceWith(frame);
    frame.focus();
  });
  page.defaultView?.addEventListener("message", ({ data, source }) => {
    const frame = [...page.querySelectorAll("iframe")].find((one) => one.contentWindow === source);
    if (frame && data?.boardlab === "height") frame.style.height = `${Number(data.height)}px`;
  });
}

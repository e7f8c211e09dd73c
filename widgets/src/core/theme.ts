// Light or dark, as the host is.

/** Follow the theme of the host: JupyterLab says it on the body, others leave it to the system. */
export function dress(root: HTMLElement, signal: AbortSignal) {
  const body = root.ownerDocument.body;
  const system = root.ownerDocument.defaultView?.matchMedia?.("(prefers-color-scheme: dark)");
  const change = () => {
    const said = body.dataset.jpThemeLight;
    root.setAttribute("data-theme", (said ? said === "false" : !!system?.matches) ? "dark" : "light");
  };
  change();
  const observer = new MutationObserver(change);
  observer.observe(body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  system?.addEventListener?.("change", change, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}

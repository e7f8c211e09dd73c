// Light or dark, as the host is; paper is light.

/** Follow the theme of the host: JupyterLab says it on the body, others leave it to the system. */
export function dress(root: HTMLElement, signal: AbortSignal) {
  const body = root.ownerDocument.body;
  const asked = (what: string) => root.ownerDocument.defaultView?.matchMedia?.(what);
  const [system, paper] = [asked("(prefers-color-scheme: dark)"), asked("print")];
  const change = () => {
    const said = body.dataset.jpThemeLight;
    const dark = !paper?.matches && (said ? said === "false" : !!system?.matches);
    root.setAttribute("data-theme", dark ? "dark" : "light");
  };
  change();
  const observer = new MutationObserver(change);
  observer.observe(body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  for (const each of [system, paper]) each?.addEventListener?.("change", change, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}

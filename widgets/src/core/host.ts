// What a host asks of a script: how to show a model at a place of the page.

export const shownBy = (View: new (model: any, el: HTMLElement, signal: AbortSignal) => unknown): {render: (context: {model: any, el: HTMLElement, signal?: AbortSignal}) => () => void} => ({
  render({ model, el, signal }) {
    // Hosts before anywidget 0.11 give no signal, but call what is returned here.
    const stop = new AbortController();
    signal?.addEventListener("abort", () => stop.abort(), { once: true });
    new View(model, el, stop.signal);
    return () => stop.abort();
  },
});

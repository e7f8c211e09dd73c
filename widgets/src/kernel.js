// What the host knows of Python, where it shows it: whether it is busy with something else, and whether it was restarted.
// JupyterLab does, by the kernel of its widget manager; of a host that does not, nothing is known.

const SHORT = 1000;
const ENDED = /restarting|terminating|dead/;

/** @typedef {{status: string, statusChanged?: {connect: Function, disconnect: Function}}} Kernel */

/**
 * @param {any} model
 * @param {AbortSignal} signal
 * @param {() => void} onEnded what this page shows is known to no Python any more
 * @returns {() => boolean} is Python busy? Also in the moments between the cells of a run.
 */
export function hearKernel(model, signal, onEnded) {
  /** @type {Kernel | undefined} */
  const kernel = model.widget_manager?.kernel;
  let stirred = -Infinity;
  const hear = (/** @type {unknown} */ _, /** @type {string} */ status) => {
    stirred = Date.now();
    if (ENDED.test(status)) onEnded();
  };
  kernel?.statusChanged?.connect(hear);
  signal.addEventListener("abort", () => kernel?.statusChanged?.disconnect(hear));
  return () => kernel?.status === "busy" || Date.now() - stirred < SHORT;
}

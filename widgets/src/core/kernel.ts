// What the host knows of Python, where it shows it: whether it is busy with something else, and whether it was restarted.
// JupyterLab does, by the kernel of its widget manager; of a host that does not, nothing is known.
import type { Model } from "./host.ts";

const SHORT = 1000;
const ENDED = /restarting|terminating|dead/;

type Hear = (sender: unknown, status: string) => void;

export type Kernel = {
  status: string;
  connectionStatus?: string;
  statusChanged?: { connect(hear: Hear): void; disconnect(hear: Hear): void };
  requestKernelInfo?: () => Promise<unknown>;
};

/**
 * @param onEnded what this page shows is known to no Python any more
 * @returns asks Python who it is, behind whatever it does; is it busy? Also
 * in the moments between the cells of a run, and until it says who it is: the status is that of the last thing told,
 * and a cell may run on behind it.
 */
export function hearKernel(
  model: Model,
  signal: AbortSignal,
  onEnded: () => void,
): { ask: () => void; isBusy: () => boolean } {
  const kernel: Kernel | undefined = model.widget_manager?.kernel;
  let stirred = -Infinity;
  let asked = false;
  const heard = () => void (asked = false);
  const hear = (_: unknown, status: string) => {
    stirred = Date.now();
    if (!ENDED.test(status)) return;
    heard();
    onEnded();
  };
  kernel?.statusChanged?.connect(hear);
  signal.addEventListener("abort", () => kernel?.statusChanged?.disconnect(hear));
  return {
    ask: () => void (asked ||= !!kernel?.requestKernelInfo?.().then(heard, heard)),
    isBusy: () =>
      kernel?.status === "busy" || Date.now() - stirred < SHORT || (asked && kernel?.connectionStatus === "connected"),
  };
}

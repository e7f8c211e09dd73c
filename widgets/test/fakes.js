// What several tests stand in for the host.

/** A kernel as JupyterLab shows it. */
export class FakeKernel {
  constructor() {
    this.status = "idle";
    /** @type {Set<Function>} */
    this.listeners = new Set();
    this.statusChanged = {
      connect: (/** @type {Function} */ listener) => this.listeners.add(listener),
      disconnect: (/** @type {Function} */ listener) => this.listeners.delete(listener),
    };
  }
  /** From now on it is asked who it is, and does not say before `says` is called. */
  hold() {
    this.connectionStatus = "connected";
    this.questions = 0;
    this.says = () => {};
    this.requestKernelInfo = () => {
      this.questions++;
      return new Promise((resolve) => {
        this.says = () => resolve(undefined);
      });
    };
  }
  become(/** @type {string} */ status) {
    this.status = status;
    for (const listener of this.listeners) listener(this, status);
  }
}

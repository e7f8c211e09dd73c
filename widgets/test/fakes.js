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
  become(/** @type {string} */ status) {
    this.status = status;
    for (const listener of this.listeners) listener(this, status);
  }
}

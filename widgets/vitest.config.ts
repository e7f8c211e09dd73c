import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // An environment for each file would take longer than all tests; test/setup.ts keeps the files apart.
    isolate: false,
    setupFiles: ["test/setup.ts"],
    testTimeout: 60_000,
  },
});

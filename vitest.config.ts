import { defineConfig } from "vitest/config";

// Each project is a room's own tests; `tests/e2e` has a runner of its own.
export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: "access", include: ["supabase/tests/**/*.test.ts"] } },
      { extends: true, test: { name: "backend", include: ["backend/**/*.test.ts"] } },
      { extends: true, test: { name: "server", include: ["server/**/*.test.ts"] } },
      { extends: true, test: { name: "data", include: ["data/**/*.test.ts"] } },
    ],
  },
});

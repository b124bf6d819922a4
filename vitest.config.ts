import { defineConfig } from "vitest/config";
import { messages } from "./scripts/messages/plugin.ts";
import { BalancedShards } from "./tests/fixtures/balanced-shards.ts";

// The scenarios over PostgreSQL: some of people with an account, where the database matters most; with
// SUITE=full all of those, and with SITE_DATABASE=postgres every scenario there is, on shared sites that
// lie there too (docs/decisions/tests.md).
const someAccounts = ["account-mail", "alumni-area", "alumni-register"];
const otherAccounts = ["admin", "interrupted-account", "route-guard", "second-factor"];
const signIns = [
  "interrupted-alumni",
  "interrupted-sign-in",
  "session-tabs",
  "sign-in",
  "sign-in-limits",
];
const ofAccounts =
  process.env.SUITE === "full" ? [...someAccounts, ...otherAccounts, ...signIns] : someAccounts;
const overPostgres =
  process.env.SITE_DATABASE === "postgres"
    ? { scenarios: ["*"], setup: "tests/fixtures/shared-sites.ts" }
    : { scenarios: ofAccounts, setup: "tests/fixtures/office-site.ts" };

// Each project is a room's own tests; `e2e` are the scenarios in a real browser, one after the other.
export default defineConfig({
  plugins: [messages()],
  test: {
    // A server that starts and stops within a test takes a busy machine three times as long as an idle one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Outcomes are waited for, however busy the machine; who waits in vain is told by the test's end.
    expect: { poll: { timeout: 10_000 } },
    // CI's list of what failed holds the message alone.
    chaiConfig: { truncateThreshold: 2000 },
    sequence: { sequencer: BalancedShards },
    tags: [{ name: "full", description: "Runs in `npm run test:full`, not in `npm test`." }],
    projects: [
      { extends: true, test: { name: "access", include: ["supabase/**/*.test.ts"] } },
      { extends: true, test: { name: "backend", include: ["backend/**/*.test.ts"] } },
      { extends: true, test: { name: "server", include: ["server/**/*.test.ts"] } },
      { extends: true, test: { name: "data", include: ["data/**/*.test.ts"] } },
      { extends: true, test: { name: "app", include: ["app/**/*.test.ts"] } },
      { extends: true, test: { name: "source", include: ["tests/source/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: "tests/fixtures/shared-sites.ts",
          // After the rooms' own tests, one file at a time: the browser needs the machine.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          isolate: false,
          // A scenario of many pages takes a busy machine several times as long as an idle one.
          testTimeout: 150_000,
          hookTimeout: 120_000,
        },
      },
      {
        // What goes wrong with machines: processes and databases of their own, one fault at a time.
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: "tests/fixtures/built-app.ts",
          fileParallelism: false,
          sequence: { groupOrder: 3 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // A copy of the site with one more language: its build takes minutes.
        extends: true,
        test: {
          name: "languages",
          include: ["tests/languages/**/*.test.ts"],
          sequence: { groupOrder: 5 },
        },
      },
      {
        // Hostile requests by the thousand, to a school of their own (FUZZ_REQUESTS, FUZZ_SEED).
        extends: true,
        test: {
          name: "fuzz",
          include: ["tests/fuzz/**/*.test.ts"],
          globalSetup: "tests/fixtures/built-app.ts",
          fileParallelism: false,
          sequence: { groupOrder: 4 },
          testTimeout: 1_800_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "e2e-postgres",
          include: overPostgres.scenarios.map((scenario) => `tests/e2e/${scenario}.test.ts`),
          env: { SITE_DATABASE: "postgres" },
          globalSetup: overPostgres.setup,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          isolate: false,
          testTimeout: 150_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

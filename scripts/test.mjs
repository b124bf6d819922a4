// `npm test`: sets up what is missing, then runs every check and the tests that a change waits for.
// `npm run test:full`: all tests there are, on both databases, at every width; faults and the fuzzer too.
// `node scripts/test.mjs full faults fuzz` runs those parts alone. The last line counts: `N passed, N failed`.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { checks } from "./checks.mjs";
import { findChromium } from "./chromium.mjs";
import { build, install, node, root, say } from "./setup.mjs";
import { touchedParts } from "./touched-parts.mjs";

install();
build();
const chromium = findChromium();
if (!chromium) say("no Chromium could be found or installed: the browser tests will fail");

const vitest = join(root, "node_modules/vitest/vitest.mjs");
// The browser's errands run after the others, in parts side by side where there are two cores: an
// errand mostly waits. Each part has a browser and sites of its own, so none sees another.
const shards = availableParallelism() > 1 ? ["1/2", "2/2"] : ["1/1"];
const [suite = "usual", ...asked] = process.argv.slice(2);
const isFull = suite === "full";
const parts = {
  rooms: [
    ["access", "backend", "server", "data", "app", "source"].map((room) => `--project=${room}`),
  ],
  errands: shards.map((shard) => ["--project=e2e", `--shard=${shard}`]),
  postgres: [["--project=e2e-postgres"]],
  faults: [["--project=faults"]],
  fuzz: [["--project=fuzz"]],
};
// The machine that decides about a change also runs what the change touches; a person need not wait.
const usual = ["rooms", "errands", ...(process.env.CI ? touchedParts() : [])];
const chosen = asked.length > 0 ? asked : isFull ? Object.keys(parts) : usual;
const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const counts = { passed: 0, failed: 0 };
const failures = [];

for (const check of asked.length > 0 ? [] : checks) {
  say(`\n— ${check.name}`);
  const ok = run(check.command);
  if (!ok) failures.push(check.name);
  count({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
}
for (const part of chosen) {
  say(`\n— tests: ${part}`);
  const results = await Promise.all(parts[part].map(runTests));
  for (const { report, ok, kept } of results) {
    process.stdout.write(kept);
    count(readReport(report, ok));
  }
}
rmSync(reports, { recursive: true, force: true });
for (const failure of failures) process.stdout.write(`\nfailed: ${failure}`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed > 0 ? 1 : 0);

function run([program, ...args]) {
  const { status } = spawnSync(program, args, { ...surroundings(), stdio: "inherit" });
  return status === 0;
}

/** Only the first of several parts writes as it goes; what the others say is kept for the end. */
function runTests(projects, beside) {
  const report = join(reports, `${projects.join("").replace("/", "of")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const options = isFull ? reporters : ["--tags-filter=!full", ...reporters];
  const stdio = beside === 0 ? "inherit" : ["ignore", "pipe", "pipe"];
  const tests = spawn(node, [vitest, "run", ...projects, ...options], { ...surroundings(), stdio });
  let kept = "";
  for (const stream of [tests.stdout, tests.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      kept += text;
    });
  }
  return new Promise((resolve) => {
    tests.once("close", (status) => resolve({ report, ok: status === 0, kept }));
  });
}

function surroundings() {
  const env = {
    ...process.env,
    NODE_ENV: "test",
    ...(chromium && { CHROMIUM_PATH: chromium }),
    ...(isFull && { SUITE: "full" }),
  };
  return { cwd: root, env };
}

// A suite that fails without a failed test (it could not be read, or leaked an error) counts as one.
function readReport(file, ok) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  for (const suite of report.testResults) {
    const failed = suite.assertionResults.filter(({ status }) => status === "failed");
    for (const { fullName } of failed) failures.push(`${suite.name}: ${fullName}`);
    if (suite.status === "failed" && failed.length === 0) failures.push(suite.name);
  }
  const unread = report.testResults.filter(
    (suite) => suite.status === "failed" && suite.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + unread;
  return { passed: report.numPassedTests, failed: failed === 0 && !ok ? 1 : failed };
}

function count({ passed, failed }) {
  counts.passed += passed;
  counts.failed += failed;
}

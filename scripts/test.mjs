// `npm test`: sets up what is missing, then runs every check and the fast tests.
// `npm run test:full`: all tests, on both databases, at every width, with faults and the fuzzer.
// `node scripts/test.mjs full faults fuzz` runs those parts alone. The last line counts: `N passed, N failed`.
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { checks } from "./checks.mjs";
import { findChromium } from "./chromium.mjs";
import { install, node, root, say } from "./setup.mjs";
import { touchedParts, touchedScenarios } from "./touched-parts.mjs";

// The backend gives itself this priority; tests with a higher one would starve it on a busy machine.
setPriority(10);
install();
const chromium = findChromium();
if (!chromium) say("no Chromium could be found or installed: the browser tests will fail");

const [suite = "usual", ...asked] = process.argv.slice(2);
const isFull = suite === "full";
const full = { SUITE: "full" };
// Each half of the browser's scenarios has a browser and sites of its own, so none sees another's data.
// Within a part the longest come first, so that both lanes end at about the same time.
const onlyFull = ["--tags-filter=full", "--passWithNoTests"];
const parts = {
  scenarios: ["1/2", "2/2"].map((half) => tests("e2e", [`--shard=${half}`])),
  // Two of them are split in thirds, so that the lane that finishes first has something left to take.
  rooms: [
    tests("server", ["--maxWorkers=1"]),
    ...["access", "backend"].flatMap((room) =>
      ["1/3", "2/3", "3/3"].map((third) => tests(room, [`--shard=${third}`, "--maxWorkers=1"])),
    ),
    ...["data", "app", "source"].map((room) => tests(room, ["--maxWorkers=1"])),
  ],
  // Scenarios that `npm test` leaves out, limited to those that the latest work changed.
  changed:
    touchedScenarios().length > 0
      ? ["1/2", "2/2"].map((half) =>
          tests("e2e", [...onlyFull, `--shard=${half}`, ...touchedScenarios()], full),
        )
      : [],
  access: [tests("access", ["-t", "postgres"], { DATABASE_UNDER_TEST: "postgres" })],
  hindi: [tests("e2e", [...onlyFull, "tests/e2e/hindi"], full)],
  postgres: [tests("e2e-postgres")],
  faults: [tests("faults")],
  fuzz: [tests("fuzz")],
  languages: [tests("languages")],
};
// Continuous integration also runs the parts that the change touches; a person does not have to wait for
// them.
const others = isFull
  ? ["postgres", "faults", "fuzz", "languages"]
  : process.env.CI
    ? ["changed", ...touchedParts()]
    : [];
const chosen = asked.length > 0 ? asked : ["scenarios", ...others, "rooms"];
const temporary = mkdtempSync(join(findFolderForSchools(), "school-site-tests-"));
// PostgreSQL refuses to run as root, so there it runs as another user.
chmodSync(temporary, 0o755);
process.once("exit", () => rmSync(temporary, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const counts = { passed: 0, failed: 0 };
const failures = [];
let begun = 0;

// The first lane builds while the second checks: each continues with the tests when it is done.
const built = run([node, join(root, "scripts/build.mjs")]).then((ok) => ok || process.exit(1));
const checked = asked.length === 0 ? runChecks() : built;
// Faults and hostile requests need the machine to themselves: they measure it, or fill it.
const alone = ["faults", "fuzz"];
const sideBySide = chosen.filter((part) => !alone.includes(part)).flatMap((part) => parts[part]);
const lanes = availableParallelism() > 1 ? [built, checked] : [Promise.all([built, checked])];
await Promise.all(
  lanes.map(async (ready) => {
    await ready;
    await built;
    await work(sideBySide);
  }),
);
await work(chosen.filter((part) => alone.includes(part)).flatMap((part) => parts[part]));

for (const failure of failures) process.stdout.write(`\nfailed: ${failure}`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed > 0 ? 1 : 0);

/**
 * The folder of the schools under test. Each has a database of 1,900 small files, which take a second of
 * processor time to copy on a disk and a twentieth of that in memory; on a machine without a memory file
 * system, the disk.
 */
function findFolderForSchools() {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4e9 ? memory : tmpdir();
}

/** Runs the tests of one project of vitest.config.ts, as `work` describes. */
function tests(project, options = [], env = isFull ? full : {}) {
  return { project, options, env };
}

/** Takes one task after the other from the list, which several lanes may share, until it is empty. */
async function work(waiting) {
  for (let next = waiting.shift(); next; next = waiting.shift()) await runTests(next);
}

async function runChecks() {
  for (const { name, command } of checks) {
    say(`\n— ${name}`);
    const ok = await run(command);
    if (!ok) failures.push(name);
    count({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  }
}

async function runTests({ project, options, env }) {
  const name = [project, ...options].join(" ");
  say(`\n— tests: ${name}`);
  const report = join(temporary, `${++begun}.json`);
  const command = [node, join(root, "node_modules/vitest/vitest.mjs"), "run"];
  command.push(`--project=${project}`, ...options);
  command.push("--reporter=default", "--reporter=json", `--outputFile.json=${report}`);
  if (env.SUITE !== "full") command.push("--tags-filter=!full");
  const ok = await run(command, env);
  count(readReport(report, ok));
}

/** Resolves with whether the program succeeded. Its lines stay whole among those of another. */
function run([program, ...args], more = {}) {
  const env = { ...process.env, NODE_ENV: "test", TMPDIR: temporary, ...more };
  // The workers of all files read the same packages; tests/fixtures/suite.ts passes the folder on.
  env.NODE_COMPILE_CACHE ??= join(tmpdir(), "school-site-compiled");
  if (chromium) env.CHROMIUM_PATH = chromium;
  const child = spawn(program, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => process.stdout.write(`${line}\n`));
  }
  return new Promise((resolve) => {
    child.once("error", ({ message }) => {
      say(`${program} cannot be run: ${message}`);
      resolve(false);
    });
    child.once("close", (status) => resolve(status === 0));
  });
}

// A suite that fails without a failed test (it could not be read, or leaked an error) counts as one.
function readReport(file, ok) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  for (const suite of report.testResults) {
    const failed = suite.assertionResults.filter(({ status }) => status === "failed");
    for (const { fullName, failureMessages } of failed) {
      failures.push(`${suite.name}: ${fullName}${reason(failureMessages.join("\n"))}`);
    }
    if (suite.status === "failed" && failed.length === 0) {
      failures.push(`${suite.name}${reason(suite.message ?? "")}`);
    }
  }
  const unread = report.testResults.filter(
    (suite) => suite.status === "failed" && suite.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + unread;
  return { passed: report.numPassedTests, failed: failed === 0 && !ok ? 1 : failed };
}

/** The error, below the name of the test: a log is often read only from its end. */
function reason(message) {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, 12);
  return lines.map((line) => `\n    ${line.slice(0, 1_000)}`).join("");
}

function count({ passed, failed }) {
  counts.passed += passed;
  counts.failed += failed;
}

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

// Fails when a package has a licence that is not on the list below, or when the registry knows a serious
// vulnerability in one that the site runs with. Says so when the registry does not answer. `--list` prints
// every package with its version and licence.
const root = join(import.meta.dirname, "..");

/** Permit use, change and redistribution with a notice; SPDX names. */
const allowed = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "Unlicense"],
  ...["BlueOak-1.0.0", "CC0-1.0", "Python-2.0", "Zlib", "OFL-1.1"],
]);
/** Allowed one by one; other packages with these licences are not. */
const looked: Record<string, string> = {
  "@img/sharp-libvips": "LGPL-3.0-or-later: a library of its own, loaded as it is",
  "axe-core": "MPL-2.0: runs in tests, unchanged",
  "ical.js": "MPL-2.0: unchanged, in a script of its own that names its source",
  "web-push": "MPL-2.0: unchanged, on the server; its source is on npm",
  lightningcss: "MPL-2.0: runs in the build, unchanged",
  "caniuse-lite": "CC-BY-4.0: data, used in the build",
  "humanize-number": "MIT by its readme; of the S3 server of the tests",
  "png-js": "MIT by its LICENSE file; of pdfkit",
  only: "MIT by its readme; of the S3 server of the tests",
};

type Locked = { packages: Record<string, { version?: string; dev?: boolean }> };
type Manifest = { license?: string | { type?: string }; licenses?: { type?: string }[] };

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Locked;
const installed = Object.entries(packages).flatMap(([path, { version, dev }]) => {
  const manifest = join(root, path, "package.json");
  if (path === "" || !existsSync(manifest)) return [];
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const licence = licenceOf(JSON.parse(readFileSync(manifest, "utf8")) as Manifest);
  return [{ name, version: version ?? "", licence, dev: dev === true }];
});

if (process.argv.includes("--list")) {
  for (const { name, version, licence, dev } of installed) {
    process.stdout.write(`${name}\t${version}\t${licence}\t${dev ? "development" : "site"}\n`);
  }
  process.exit(0);
}
const refused = installed.filter(({ name, licence }) => !isAllowed(licence) && !wasLooked(name));
for (const { name, licence } of refused) {
  process.stderr.write(
    `${name} has the licence ${licence || "not stated"}: look before using it\n`,
  );
}
process.stderr.write(`${installed.length} packages, their licences read\n`);
process.exit(refused.length > 0 || !passesAudit() ? 1 : 0);

function licenceOf({ license, licenses }: Manifest): string {
  if (typeof license === "string") return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(" OR ") ?? "";
}

/** "(MIT OR CC0-1.0)" needs one of them, "(MIT AND Zlib)" both. */
function isAllowed(licence: string): boolean {
  const words = licence.replace(/[()]/g, "");
  return words.split(" OR ").some((one) => one.split(" AND ").every((part) => allowed.has(part)));
}

/** `lightningcss-linux-x64-gnu` is lightningcss on one system. */
function wasLooked(name: string): boolean {
  return Object.keys(looked).some((known) => name === known || name.startsWith(`${known}-`));
}

function passesAudit(): boolean {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: root,
    encoding: "utf8",
    timeout: 30_000,
  });
  const answer = parse(stdout) as {
    vulnerabilities?: Record<string, { name: string; severity: string }>;
  };
  if (!answer.vulnerabilities) {
    process.stderr.write("the registry does not say which packages have holes; not checked\n");
    return true;
  }
  const serious = Object.values(answer.vulnerabilities).filter(({ severity }) =>
    ["high", "critical"].includes(severity),
  );
  for (const { name, severity } of serious) process.stderr.write(`${name}: ${severity} hole\n`);
  return serious.length === 0;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

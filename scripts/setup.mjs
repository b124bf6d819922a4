// The set-up shared by start, dev, test and check: installs packages when package-lock.json changed, builds
// when the sources changed. Plain JavaScript without packages, because it runs before `npm ci`, on any Node
// from 20 on.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { writeRouteManifests } from "./route-manifests.mjs";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Node 24, which comes with the packages. */
export const node = join(root, "node_modules/.bin/node");

const sourcePaths = [
  "app",
  "data",
  "messages",
  "public",
  "package-lock.json",
  "platform/messages",
  "react-router.config.ts",
  "scripts/messages",
  "scripts/route-manifests.mjs",
  "scripts/script-groups.ts",
  "vite.config.ts",
  "tsconfig.json",
];
const textFile = /\.(?:js|css|svg|html|json|txt|xml|webmanifest|map)$/;

/** Installs the packages when they differ from package-lock.json. */
export function install() {
  if (existsSync(node) && installedAsLocked()) return;
  say("installing packages");
  const ci = spawnSync("npm", ["ci"], npmOptions("pipe"));
  if (ci.error) fail(`npm cannot be run: ${ci.error.message}`);
  if (ci.status !== 0) {
    // `npm ci` refuses a lock file that lacks the packages of other platforms, which `npm install` leaves
    // out when the registry does not have them.
    say(String(ci.stderr).split("\n").slice(0, 4).join("\n"));
    say("npm ci refused; installing what the lock file names with npm install");
    run("npm", ["install", "--no-save"], { NODE_ENV: "development" });
  }
  if (!existsSync(node)) fail("npm left no node_modules/.bin/node; see its messages above.");
}

// npm keeps a list of installed packages; reading it is faster and more reliable than running npm.
function installedAsLocked() {
  const list = join(root, "node_modules/.package-lock.json");
  if (!existsSync(list)) return false;
  const installed = JSON.parse(readFileSync(list, "utf8")).packages;
  const locked = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  return Object.entries(locked).every(([path, { version, optional, devOptional }]) => {
    if (path === "") return true;
    const found = installed[path];
    return found ? found.version === version : optional || devOptional;
  });
}

function npmOptions(stdio) {
  return { cwd: root, stdio, env: { ...process.env, NODE_ENV: "development" } };
}

/** Builds the app when one of its sources changed since the last build. */
export function build() {
  const stamp = join(root, "build/sources.stamp");
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("building");
  run(node, [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"], {
    NODE_ENV: "production",
  });
  writeRouteManifests(join(root, "build/client/assets"));
  for (const file of filesIn(join(root, "build/client"))) {
    if (textFile.test(file)) pack(file);
  }
  writeFileSync(stamp, wanted);
}

/** Runs a program to its end on our standard streams; if it fails, this process ends with its exit code. */
export function run(program, args, env = {}) {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (error) fail(`${program} cannot be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

export function say(text) {
  process.stderr.write(`${text}\n`);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Written by the build itself, beside the catalogues from which they are made. */
const generated = join(root, "messages/types.d.ts");

// Sizes and times, not contents: checking a thousand pictures must take milliseconds.
function fingerprint() {
  const hash = createHash("sha256");
  for (const source of sourcePaths) {
    for (const file of filesIn(join(root, source))) {
      if (file === generated) continue;
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

function pack(file) {
  const body = readFileSync(file);
  if (body.length < 300) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
}

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { node, root, say } from "./setup.mjs";

// Chromium's headless shell comes first: the same engine without windows that no test sees. With it a visit
// takes two thirds of the processor time.
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const debianPackage = "chromium-headless-shell";

/**
 * The path of a Chromium: CHROMIUM_PATH, the system's, or Playwright's own; without one, Playwright's
 * download, else Debian's package if we are root. Undefined when all of that failed.
 */
export function findChromium() {
  const found = existing();
  if (found) return found;
  say("no Chromium found: downloading Playwright's");
  const download = spawnSync(node, [playwright(), "install", "chromium"], { stdio: "inherit" });
  if (download.status === 0 && existing()) return existing();
  if (process.getuid?.() === 0) {
    say("the download failed: installing Debian's package");
    const options = {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    };
    spawnSync("apt-get", ["update"], options);
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", debianPackage], options);
  }
  return existing();
}

function existing() {
  const given = process.env.CHROMIUM_PATH;
  return [given, ...places, downloaded()].find((path) => path && existsSync(path));
}

function downloaded() {
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  try {
    return execFileSync(node, ["-e", script], { cwd: root, encoding: "utf8" });
  } catch {
    return undefined;
  }
}

function playwright() {
  return join(root, "node_modules/playwright-core/cli.js");
}

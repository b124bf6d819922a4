// Takes out of node_modules what only a build or a person reads, for the container image: run after
// `npm prune --omit=dev`, with the folder of the packages as its argument.
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Packages that come along with others and are never loaded by the running site: tools of the build
 * (peers of the router and of Lite), Lite's own command line with its telemetry and its type
 * generator. Whether one is missed shows when the image starts.
 */
const FOR_THE_BUILD = /^(?:@rolldown|rolldown|vite|lightningcss.*|@typescript|typescript|@sentry)$/;
const FOR_READERS = /\.(?:map|md|markdown|d\.[cm]?ts|flow|tsbuildinfo)$/;

const [packages = "node_modules"] = process.argv.slice(2);
slimPackages(packages);

/** A folder of packages: some go, the others lose what nobody loads. */
function slimPackages(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (FOR_THE_BUILD.test(entry.name)) rmSync(path, { recursive: true });
    else if (entry.isDirectory() && entry.name !== ".bin") slim(path);
  }
}

function slim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) (entry.name === "node_modules" ? slimPackages : slim)(path);
    else if (FOR_READERS.test(entry.name)) rmSync(path);
  }
}

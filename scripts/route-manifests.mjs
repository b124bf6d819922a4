// Rewrites the build's list of routes, which every first visit loads, in fewer bytes: files by number, and
// only the values that differ between routes. React Router reads the same object as before. Public pages
// get a list of their own, without routes that need an account (docs/decisions/scripts.md), and each
// language the scripts of its folder (docs/decisions/words.md).
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const assetsPath = "/assets/";
const begin = "window.__reactRouterManifest=";
/** The layout around everything that is rendered from a session. */
const accounts = "account/account-layout";
/** A route's own properties; most routes have false for them. */
const manifestFlags = [
  "hasLoader",
  "hasAction",
  "hasClientLoader",
  "hasClientAction",
  "hasClientMiddleware",
  "hasDefaultExport",
  "hasErrorBoundary",
];

/**
 * Rewrites the route manifest in a directory of built assets, and writes the public pages' beside it:
 * `manifest-1a2b3c4d.js` and `manifest-1a2b3c4d-public.js`. Does the same in each language's folder, if it
 * has one.
 */
export function writeRouteManifests(directory) {
  const name = readdirSync(directory).find((file) => /^manifest-\w+\.js$/.test(file));
  const source = name ? readFileSync(join(directory, name), "utf8") : "";
  if (!source.startsWith(`${begin}{`)) throw new Error("the build left no route manifest");
  const text = source.slice(begin.length, source.lastIndexOf(";"));
  writeManifests(directory, JSON.parse(text));
  for (const { name: folder } of readdirSync(directory, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    const inFolder = text.replace(/"\/assets\/([^"]+\.js)"/g, `"${assetsPath}${folder}/$1"`);
    writeManifests(directory, JSON.parse(inFolder));
  }
}

function writeManifests(directory, manifest) {
  const needsAccount = ({ id, parentId }) =>
    id === accounts || (parentId !== undefined && needsAccount(manifest.routes[parentId]));
  const routes = Object.values(manifest.routes);
  const publicRoutes = routes.filter((route) => !needsAccount(route));
  for (const [url, known] of [
    [manifest.url, routes],
    [manifest.url.replace(".js", "-public.js"), publicRoutes],
  ]) {
    const file = join(directory, url.slice(assetsPath.length));
    writeFileSync(file, compact({ ...manifest, url }, known));
  }
}

function compact({ entry, url, version }, routes) {
  const always = new Set([entry.module, ...entry.imports]);
  const files = [];
  const number = (path) => {
    if (!files.includes(path)) files.push(path);
    return files.indexOf(path);
  };
  const rows = routes.map(({ id, module, imports, css, ...others }) => {
    const flags = manifestFlags.reduce((sum, flag, bit) => sum + (others[flag] ? 1 << bit : 0), 0);
    const more = Object.fromEntries(
      Object.entries(others).filter(([key]) => !manifestFlags.includes(key)),
    );
    const parts = imports.filter((path) => !always.has(path));
    return [id, number(module), flags, parts.map(number), css.map(number), more];
  });
  const names = files.map((path) => path.slice(assetsPath.length));
  const data = [{ entry, url, version }, names, rows, manifestFlags].map((part) =>
    JSON.stringify(part),
  );
  return `${begin}(${read})(${data});`;
}

/**
 * The function that runs in the browser. Its text is sent, so it may use nothing from the surrounding
 * scope.
 */
function read(manifest, names, rows, flags) {
  const file = (number) => `/assets/${names[number]}`;
  manifest.routes = {};
  for (const [id, module, bits, imports, css, more] of rows) {
    const route = { id, ...more };
    flags.forEach((flag, bit) => {
      route[flag] = (bits & (1 << bit)) > 0;
    });
    route.module = file(module);
    route.imports = imports.map(file);
    route.css = css.map(file);
    manifest.routes[id] = route;
  }
  return manifest;
}

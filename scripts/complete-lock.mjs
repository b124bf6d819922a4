// Adds to package-lock.json the packages of other platforms (`@biomejs/cli-darwin-arm64`, …) that `npm
// install` left out because its registry lacks them; without them `npm ci` refuses the file everywhere. Run
// it after `npm install` and commit the file.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, say } from "./setup.mjs";

const npmSystems = { linux: "linux", darwin: "darwin", android: "android", freebsd: "freebsd" };
const otherSystems = { openharmony: "openharmony", win32: "win32", windows: "win32" };
const processors = ["arm64", "x64", "ia32", "arm", "riscv64", "s390x", "ppc64", "wasm32"];
const exact = /^\d+\.\d+\.\d+[\w.-]*$/;

const file = join(root, "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));
const { packages } = lock;
const added = [];
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const known = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    if (known || !exact.test(version)) continue;
    packages[`node_modules/${name}`] = {
      version,
      optional: true,
      ...(dev && { dev }),
      ...platform(name),
    };
    added.push(name);
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
say(`added ${added.length}: ${added.join(", ")}`);

function platform(name) {
  const systems = Object.entries({ ...npmSystems, ...otherSystems });
  const os = systems.find(([word]) => name.includes(word))?.[1];
  const cpu = processors.find((word) => name.includes(word));
  return {
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(name.includes("musl") && { libc: ["musl"] }),
  };
}

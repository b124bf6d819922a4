import { join } from "node:path";
import { node, root } from "./setup.mjs";

const bin = (name) => join(root, "node_modules/.bin", name);
const routerTypes = [node, join(root, "node_modules/@react-router/dev/bin.cjs"), "typegen"];

/** The checks of `npm run check`; `npm test` runs them before the tests. */
export const checks = [
  { name: "format and lint", command: [bin("biome"), "check"] },
  { name: "route types", command: routerTypes },
  { name: "messages", command: [node, join(root, "scripts/check-messages.ts")] },
  { name: "types", command: [bin("tsc"), "--noEmit", "-p", "tsconfig.json"] },
  { name: "unused code", command: [bin("knip")] },
  { name: "documents", command: [node, join(root, "scripts/check-docs.ts")] },
  {
    name: "licences and vulnerabilities",
    command: [node, join(root, "scripts/check-packages.ts")],
  },
];

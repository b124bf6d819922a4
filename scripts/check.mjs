// `npm run check`: format, lint, types, unused code, documents.
import { spawnSync } from "node:child_process";
import { checks } from "./checks.mjs";
import { install, root, say } from "./setup.mjs";

install();
const failed = checks.filter(({ name, command: [program, ...args] }) => {
  say(`\n— ${name}`);
  return spawnSync(program, args, { cwd: root, stdio: "inherit" }).status !== 0;
});
if (failed.length > 0) {
  say(`\nfailed: ${failed.map(({ name }) => name).join(", ")}`);
  process.exit(1);
}
say("\nall checks pass");

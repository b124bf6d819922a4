// `npm run bench`: set up what is missing, then measure the built site. See bench/.
import { spawnSync } from "node:child_process";
import { findChromium } from "./chromium.mjs";
import { build, install, node, root } from "./setup.mjs";

install();
build();
const chromium = findChromium();
const { status } = spawnSync(node, ["bench/main.ts"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production", ...(chromium && { CHROMIUM_PATH: chromium }) },
});
process.exit(status ?? 1);

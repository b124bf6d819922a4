// `npm run bench`: set up what is missing, then measure the built site; `npm run bench -- pages`
// looks at every public page instead, or at those whose paths follow, `npm run bench -- admin` at an
// admin list, `npm run bench -- media` at 200 uploads, `npm run bench -- rsvp` at a rush of replies,
// `npm run bench -- backup` at readers during a backup, `npm run bench -- move` at the way to PostgreSQL,
// `npm run bench -- soak 60` at memory over an hour, `npm run bench -- copies` at two copies of the site,
// `npm run bench -- attacks` at visitors while another attacks, `npm run bench -- reads FOLDER` at how
// many pages and questions are answered beside another checkout, `npm run bench -- search` at misspelt
// words, `npm run bench -- directory` at the alumni directory with 100,000 people.
// See bench/.
import { spawnSync } from "node:child_process";
import { findChromium } from "./chromium.mjs";
import { build, install, node, root } from "./setup.mjs";

install();
build();
const chromium = findChromium();
const [subject, ...details] = process.argv.slice(2);
const measurements = {
  pages: "bench/every-page.ts",
  admin: "bench/admin.ts",
  media: "bench/media-cost.ts",
  rsvp: "bench/rsvp.ts",
  copies: "bench/copies.ts",
  backup: "bench/backup.ts",
  move: "bench/move.ts",
  soak: "bench/soak.ts",
  attacks: "bench/attacks.ts",
  reads: "bench/reads.ts",
  search: "bench/search.ts",
  directory: "bench/directory.ts",
};
const measurement = [measurements[subject] ?? "bench/main.ts", ...details];
const { status } = spawnSync(node, measurement, {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production", ...(chromium && { CHROMIUM_PATH: chromium }) },
});
process.exit(status ?? 1);

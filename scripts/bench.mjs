// `npm run bench`: sets up what is missing, then measures the built site. A word after it chooses
// another measurement (`npm run bench -- pages`):
//   pages [PATH...]     every public page, or those with these paths
//   slow-line [PATH...] the same on a slow line and a slow phone
//   admin               an admin list
//   media               200 uploads
//   rsvp                a rush of RSVPs
//   applications        the morning on which applications open
//   messages [WHERE]    a message to 3,000 families: pglite, postgres, or copies for two of the site
//   backup              readers during a backup
//   move                the move to PostgreSQL
//   soak MINUTES        memory over that time
//   replicas            two replicas of the site
//   attacks [NAME]      readers during attacks
//   reads FOLDER        pages and queries a second, compared with another checkout
//   search              misspelt words
//   directory           the alumni directory with 100,000 people
//   many [DATABASE]     applications, people on lists, posts by alumni and gifts, 100,000 of each
//   errands             an urgent notice and an album, at human speed
//   marking             200 pictures marked by keyboard, at human speed
import { spawnSync } from "node:child_process";
import { findChromium } from "./chromium.mjs";
import { build, install, node, root } from "./setup.mjs";

install();
build();
const chromium = findChromium();
const [subject, ...details] = process.argv.slice(2);
const measurements = {
  pages: "bench/every-page.ts",
  "slow-line": "bench/slow-line.ts",
  admin: "bench/admin-cost.ts",
  media: "bench/media-cost.ts",
  rsvp: "bench/rsvp-cost.ts",
  applications: "bench/application-cost.ts",
  messages: "bench/message-cost.ts",
  replicas: "bench/replicas.ts",
  backup: "bench/backup.ts",
  move: "bench/move.ts",
  soak: "bench/soak.ts",
  attacks: "bench/attacks-cost.ts",
  reads: "bench/reads.ts",
  search: "bench/search-cost.ts",
  directory: "bench/directory-cost.ts",
  many: "bench/many-rows.ts",
  errands: "bench/errands.ts",
  marking: "bench/marking.ts",
};
const measurement = [measurements[subject] ?? "bench/main.ts", ...details];
const { status } = spawnSync(node, measurement, {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production", ...(chromium && { CHROMIUM_PATH: chromium }) },
});
process.exit(status ?? 1);

// `npm run jobs`: what is due by the clock, for a hosted project without DATABASE_URL; see
// server/jobs/once.ts.
import { install, node, root, run } from "./setup.mjs";

install();
run(node, [`${root}/server/jobs/once.ts`, ...process.argv.slice(2)]);

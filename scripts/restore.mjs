// `npm run restore`: puts a copy that `npm run backup` made into an empty DATA_DIR; see backend/copies/restore.ts.
import { install, node, root, run } from "./setup.mjs";

install();
run(node, [`${root}/backend/copies/restore.ts`, ...process.argv.slice(2)]);

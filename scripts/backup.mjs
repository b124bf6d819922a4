// `npm run backup`: a verified copy of the database, the files and the keys; see backend/copies/backup.ts.
import { install, node, root, run } from "./setup.mjs";

install();
run(node, [`${root}/backend/copies/backup.ts`, ...process.argv.slice(2)]);

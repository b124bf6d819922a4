// `npm run move`: copies an embedded database into an empty PostgreSQL; see backend/copies/move.ts.
import { install, node, root, run } from "./setup.mjs";

install();
run(node, [`${root}/backend/copies/move.ts`, ...process.argv.slice(2)]);

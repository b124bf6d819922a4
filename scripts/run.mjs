// The programs of package.json that need the packages but no build. Each explains itself in its file.
import { install, node, root, run } from "./setup.mjs";

const programs = {
  backup: "backend/copies/backup.ts",
  restore: "backend/copies/restore.ts",
  move: "backend/copies/move.ts",
  contract: "supabase/contract/main.ts",
  jobs: "server/jobs/once.ts",
};
const [name, ...options] = process.argv.slice(2);
install();
run(node, [`${root}/${programs[name]}`, ...options]);

// Runs the programs of package.json that need the packages but no build. Each explains itself in its file.
import { install, node, root, run } from "./setup.mjs";

const programs = {
  backup: "backend/backups/backup.ts",
  restore: "backend/backups/restore.ts",
  move: "backend/backups/move.ts",
  contract: "supabase/contract/main.ts",
  jobs: "server/jobs/once.ts",
};
const [name, ...options] = process.argv.slice(2);
install();
run(node, [`${root}/${programs[name]}`, ...options]);

// `npm run contract`: whether a live Supabase project answers as the site relies on; see
// supabase/contract/main.ts.
import { install, node, root, run } from "./setup.mjs";

install();
run(node, [`${root}/supabase/contract/main.ts`, ...process.argv.slice(2)]);

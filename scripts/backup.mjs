// `npm run backup`: asks the running site for a verified copy of the embedded database now, and
// says where it lies. A PostgreSQL of your own (DATABASE_URL) is backed up with its own tools.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { say } from "./setup.mjs";

const patience = 120_000;
const data = resolve(process.env.DATA_DIR || "./.data");
const lock = join(data, "database.lock");
if (!existsSync(lock)) stop(`No site is running on ${data}; start it, or set DATA_DIR.`);

const snapshots = join(data, "snapshots");
const copies = () =>
  (existsSync(snapshots) ? readdirSync(snapshots) : []).filter((name) => name.endsWith(".tar.gz"));
const before = new Set(copies());
const { pid } = JSON.parse(readFileSync(lock, "utf8"));
try {
  process.kill(pid, "SIGUSR2");
} catch {
  stop(`No site is running on ${data}: its lock names process ${pid}, which is gone.`);
}
const begun = Date.now();
const watch = setInterval(() => {
  const made = copies().find((name) => !before.has(name));
  if (made) {
    clearInterval(watch);
    say(`saved ${join(snapshots, made)}`);
  } else if (Date.now() - begun > patience) {
    stop("No copy was made within two minutes; the site's log says why.");
  }
}, 200);

function stop(sentence) {
  say(sentence);
  process.exit(1);
}

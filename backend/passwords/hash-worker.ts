import { parentPort } from "node:worker_threads";
import { compareSync, hashSync } from "bcryptjs";

// One password after the other, away from the thread that answers requests: compared where a hash
// comes with it, else hashed.
parentPort?.on("message", ({ id, password, hash }) => {
  if (hash === undefined) return parentPort?.postMessage({ id, result: hashSync(password, 10) });
  let matches = false;
  try {
    matches = compareSync(password, hash);
  } catch {
    // A hash that is none matches nothing.
  }
  parentPort?.postMessage({ id, result: matches });
});

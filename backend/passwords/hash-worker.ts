import { parentPort } from "node:worker_threads";
import { compareSync } from "bcryptjs";

// One comparison after the other, away from the thread that answers requests.
parentPort?.on("message", ({ id, password, hash }) => {
  let matches = false;
  try {
    matches = compareSync(password, hash);
  } catch {
    // A hash that is none matches nothing.
  }
  parentPort?.postMessage({ id, matches });
});

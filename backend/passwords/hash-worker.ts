import { parentPort } from "node:worker_threads";
import { compareSync, hashSync } from "bcryptjs";

// Handles one password at a time, away from the thread that answers requests: compares it if a hash is given,
// otherwise hashes it.
parentPort?.on("message", ({ id, password, hash }) => {
  if (hash === undefined) return parentPort?.postMessage({ id, result: hashSync(password, 10) });
  let matches = false;
  try {
    matches = compareSync(password, hash);
  } catch {
    // An invalid hash matches nothing.
  }
  parentPort?.postMessage({ id, result: matches });
});

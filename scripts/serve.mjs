import { spawn } from "node:child_process";
import { join } from "node:path";
import { node, root } from "./setup.mjs";

/**
 * Threads that compress pages share two heaps of the C library instead of having one each, which saves
 * 50 MB (mallopt(3)); other systems' libraries ignore the setting.
 */
const frugal = { MALLOC_ARENA_MAX: "2" };
/** Node's compile cache, so that the next start compiles less (nodejs.org/api/module.html). */
const compiled = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled") };

/** Runs the web process on Node 24, forwards signals and exits with its exit code. */
export function serve(env, nodeOptions = []) {
  const server = spawn(node, [...nodeOptions, join(root, "server/main.ts")], {
    stdio: "inherit",
    env: { ...frugal, ...compiled, ...process.env, ...env },
  });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
    process.on(signal, () => server.kill(signal));
  }
  server.on("error", (error) => {
    process.stderr.write(`Node 24 cannot be run from ${node}: ${error.message}\n`);
    process.exit(1);
  });
  server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

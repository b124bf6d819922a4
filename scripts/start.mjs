// `npm start`: set up what is missing, then be the web process.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { build, install, node, root } from "./setup.mjs";

install();
build();
const server = spawn(node, [join(root, "server/main.ts")], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

import { setPriority } from "node:os";
import { startBackend } from "./backend.ts";
import { snapshotWhenTold } from "./backups/snapshots.ts";
import { parseEnvironment } from "./environment.ts";
import { describeError, log, redirectConsole } from "./log.ts";
import { tellParent } from "./process/parent.ts";
import { endOnCrash, stopWhenTold } from "./process/shutdown.ts";
import { StartFailure } from "./process/start-failure.ts";

// The embedded Supabase as a process: Lite over PGlite or PostgreSQL, started and supervised by the
// web process.
redirectConsole();
endOnCrash();
// Files of this process and the database are readable only by its own user.
process.umask(0o077);
// Lower priority than the web process, which serves finished pages quickly, but higher than the picture
// encoder.
setPriority(10);
try {
  const environment = parseEnvironment(process.env);
  log.level = environment.LOG_LEVEL;
  const backend = await startBackend(environment);
  stopWhenTold(backend.stop);
  snapshotWhenTold(backend.snapshots);
  for (const message of backend.notices) await tellParent({ type: "notice", message });
  await tellParent({ type: "ready", port: backend.port });
} catch (error) {
  const failure =
    error instanceof StartFailure
      ? error
      : new StartFailure("start_failed", "The backend could not start; its log says why.");
  log.fatal(describeError(failure.cause ?? error), failure.message);
  const { code, message, fatal } = failure;
  await tellParent({ type: "failed", code, message, fatal });
  process.exit(1);
}

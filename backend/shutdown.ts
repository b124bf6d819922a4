import type { Server } from "node:http";
import type { Database } from "./database.ts";
import type { Lock } from "./lock.ts";
import { describeError, log } from "./log.ts";

const patience = 10_000;

/**
 * Ends the process in order when it is told to (SIGTERM, SIGINT) or when the web process is gone:
 * running requests get ten seconds to finish, then the database closes and the lock is given back.
 */
export function stopGracefully(server: Server, database: Database, lock: Lock): void {
  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, "stopping");
    try {
      await drain(server);
      await database.close();
      await lock.release();
    } catch (error) {
      log.error(describeError(error), "stopping failed");
      process.exit(1);
    }
    process.exit(0);
  };
  for (const reason of ["SIGTERM", "SIGINT"] as const) process.on(reason, () => stop(reason));
  process.on("disconnect", () => stop("the web process is gone"));
}

async function drain(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cutOff);
}

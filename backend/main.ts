import { bootDatabase } from "./boot.ts";
import { type Database, openDatabase } from "./database.ts";
import { parseEnvironment } from "./environment.ts";
import { createHttpApp, listen } from "./http/server.ts";
import { createLite } from "./lite.ts";
import { type Lock, takeLock } from "./lock.ts";
import { describeError, log, redirectConsole } from "./log.ts";
import { createMailer } from "./mail.ts";
import { tellParent } from "./parent.ts";
import { stopGracefully } from "./shutdown.ts";
import { StartFailure } from "./start-failure.ts";

/** The embedded Supabase: Lite over PGlite or PostgreSQL, started and supervised by the web process. */
async function start(): Promise<void> {
  redirectConsole();
  const environment = parseEnvironment(process.env);
  const lock = await takeLock(environment.DATA_DIR);
  let database: Database | undefined;
  try {
    database = await openDatabase(environment);
    const lite = createLite(database, environment, createMailer(environment));
    await bootDatabase(lite, database, environment.MIGRATIONS_DIR);
    const app = createHttpApp(lite, database);
    const { server, port } = await listen(app, environment.BACKEND_PORT);
    stopGracefully(server, database, lock);
    await tellParent({ type: "ready", port });
  } catch (error) {
    await giveBack(database, lock);
    throw error;
  }
}

async function giveBack(database: Database | undefined, lock: Lock): Promise<void> {
  await database?.close().catch((error) => log.error(describeError(error), "close failed"));
  await lock.release();
}

start().catch(async (error: unknown) => {
  const failure =
    error instanceof StartFailure
      ? error
      : new StartFailure("start_failed", "The backend could not start; its log says why.");
  log.fatal(describeError(error instanceof StartFailure ? error.cause : error), failure.message);
  const { code, message, fatal } = failure;
  await tellParent({ type: "failed", code, message, fatal });
  process.exit(1);
});

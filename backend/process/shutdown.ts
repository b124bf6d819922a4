import type { Server } from "node:http";
import { describeError, log } from "../log.ts";

const patience = 10_000;

/** Stops listening and waits for the running requests, ten seconds at most. */
export async function drain(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), patience);
  // A keep-alive connection would delay the end for seconds after its last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cutOff);
  clearInterval(sweep);
}

/** Ends the process cleanly on SIGTERM, on SIGINT, or when its parent, the web process, is gone. */
export function stopWhenTold(stop: () => Promise<void>): void {
  let stopping = false;
  const end = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, "stopping");
    await stop().catch((error) => {
      log.error(describeError(error), "stopping failed");
      process.exitCode = 1;
    });
    process.exit();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => end(signal));
  process.on("disconnect", () => end("the web process is gone"));
}

/**
 * Ends the process at once after an uncaught error: its state is unknown, and the web process starts a new
 * one. Node's own report would print what people sent.
 */
export function endOnCrash(): void {
  process.on("uncaughtException", (error) => {
    log.fatal(describeError(error), "crashed");
    process.exit(1);
  });
}

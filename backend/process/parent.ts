import { randomUUID } from "node:crypto";
import type { BackendMessage, JobOver } from "../../platform/backend-messages.ts";

/**
 * Sends a message to the web process and waits until it is handed over. Without a parent process, when
 * started by hand, writes the line to standard output instead.
 */
export async function tellParent(message: BackendMessage): Promise<void> {
  if (!process.send || !process.connected) {
    process.stdout.write(`${JSON.stringify(message)}\n`);
    return;
  }
  // If the parent has died, the message is lost; the "disconnect" event handles that.
  await new Promise<void>((resolve) => process.send?.(message, undefined, {}, () => resolve()));
}

/** Has the web process run a job; resolves when it is done, rejects with its failure. */
export async function askParent(name: string): Promise<void> {
  const id = randomUUID();
  const over = new Promise<void>((resolve, reject) => {
    process.on("message", function listen(message: JobOver) {
      if (message.type !== "job-over" || message.id !== id) return;
      process.off("message", listen);
      if (message.failure === undefined) resolve();
      else reject(new Error(message.failure));
    });
  });
  await tellParent({ type: "job", id, name });
  await over;
}

export async function tellFailingJobs(names: string[]): Promise<void> {
  await tellParent({ type: "failing-jobs", names });
}

import { randomUUID } from "node:crypto";

/** What the backend tells the web process that started it (over the IPC channel). */
export type BackendMessage =
  | { type: "ready"; port: number }
  | { type: "failed"; code: string; message: string; fatal: boolean }
  | { type: "notice"; message: string }
  | { type: "job"; id: string; name: string }
  /** The jobs that failed when they were last tried, by whichever replica. */
  | { type: "failing-jobs"; names: string[] };

/** What the web process answers when a job is over; `failure` says why it was not done. */
type JobMessage = { type: "job-over"; id: string; failure?: string };

/**
 * Tells the web process something and waits until it is handed over. Started by hand, without a
 * parent process, the line goes to standard output instead.
 */
export async function tellParent(message: BackendMessage): Promise<void> {
  if (!process.send || !process.connected) {
    process.stdout.write(`${JSON.stringify(message)}\n`);
    return;
  }
  // A parent that died meanwhile is noticed by the "disconnect" event; the message is lost with it.
  await new Promise<void>((resolve) => process.send?.(message, undefined, {}, () => resolve()));
}

/** Has the web process do a job, and resolves when it is done. Rejects with what it failed of. */
export async function askParent(name: string): Promise<void> {
  const id = randomUUID();
  const over = new Promise<void>((resolve, reject) => {
    process.on("message", function listen(message: JobMessage) {
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

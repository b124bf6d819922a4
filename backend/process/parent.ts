import { randomUUID } from "node:crypto";

/** The backend's messages to its parent, the web process, over IPC. */
export type BackendMessage =
  | { type: "ready"; port: number }
  | { type: "failed"; code: string; message: string; fatal: boolean }
  | { type: "notice"; message: string }
  | { type: "job"; id: string; name: string }
  /** The jobs whose last run failed, on any replica. */
  | { type: "failing-jobs"; names: string[] };

/** The web process's answer when a job has ended; `failure` says why it failed. */
type JobMessage = { type: "job-over"; id: string; failure?: string };

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

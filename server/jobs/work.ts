import type { SchoolClient } from "../../data/client.ts";
import type { Log } from "../log.ts";
import type { Job } from "./jobs.ts";

type Options = {
  jobs: readonly Job[];
  serviceClient: () => SchoolClient | undefined;
  /** Reads what is public and nothing else. */
  visitorClient: () => SchoolClient | undefined;
  /** Called with what a job wrote, when there was something to do. */
  onWritten: (name: string) => void;
  /** Told of every run, with how long it took. */
  onRun?: ((job: string, ok: boolean, seconds: number) => void) | undefined;
  log: Log;
};

/**
 * Does a job by its name: the queue (backend/jobs/) says when. Rejects when it fails, when there is
 * no backend to ask, and without a service key; then the queue lets it be done again.
 */
export type DoJob = (name: string) => Promise<void>;

export function doJobs(options: Options): DoJob {
  const { jobs, serviceClient, visitorClient, onWritten, onRun, log } = options;
  return async (name) => {
    // Another version of the site, which shares the queue, may know more of them.
    const job = jobs.find((one) => one.name === name);
    if (!job) throw new Error(`There is no job called ${name}.`);
    const client = serviceClient();
    const visitor = visitorClient();
    if (!client || !visitor) throw new Error("There is no backend to ask.");
    const began = performance.now();
    const tell = (ok: boolean) => onRun?.(name, ok, (performance.now() - began) / 1_000);
    try {
      if ((await job.run(client, visitor)) > 0) onWritten(job.writes);
      tell(true);
    } catch (error) {
      tell(false);
      log.warn({ err: error, job: name }, "a job failed; it is done again");
      throw error;
    }
  };
}

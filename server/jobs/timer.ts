import type { SchoolClient } from "../../data/client.ts";
import { claimJob } from "../../data/jobs.ts";
import type { Log } from "../log.ts";
import type { Job } from "./jobs.ts";

const EVERY = 30_000;

type Options = {
  jobs: readonly Job[];
  serviceClient: () => SchoolClient | undefined;
  /** Reads what is public and nothing else. */
  visitorClient: () => SchoolClient | undefined;
  /** Called with what a job wrote, when there was something to do. */
  onWritten: (name: string) => void;
  log: Log;
};

/** Does the jobs that are due. */
export interface JobTimer {
  stop(): void;
}

/**
 * Looks every 30 seconds, and at once, whether a job is due, and does it if no other web server has
 * claimed it. A job that fails is logged and done at its next time; without a service key nothing is.
 */
export function runJobs(options: Options): JobTimer {
  const { jobs, serviceClient, visitorClient, onWritten, log } = options;
  /** When each is worth asking for again, in ms of the epoch: sooner the claim would be refused. */
  const dueAt = new Map<Job, number>();
  let running = false;

  async function look() {
    const client = serviceClient();
    const visitor = visitorClient();
    if (!client || !visitor || running) return;
    running = true;
    for (const job of jobs) {
      if ((dueAt.get(job) ?? 0) > Date.now()) continue;
      try {
        const isOurs = await claimJob(client, job.name, job.everySeconds);
        dueAt.set(job, Date.now() + job.everySeconds * 1_000);
        if (isOurs && (await job.run(client, visitor)) > 0) onWritten(job.writes);
      } catch (error) {
        log.warn({ err: error, job: job.name }, "a job failed; done again at its next time");
      }
    }
    running = false;
  }

  const timer = setInterval(look, EVERY).unref();
  void look();
  return { stop: () => clearInterval(timer) };
}

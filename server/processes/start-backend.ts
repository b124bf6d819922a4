import { hostedBackend } from "../connection/backend.ts";
import { type SupervisorOptions, superviseBackend, superviseJobQueue } from "./supervisor.ts";

/**
 * Starts the embedded backend, or with a hosted project only the job queue. `failingJobs` returns the names
 * of jobs whose last run failed.
 */
export function startBackend(options: Omit<SupervisorOptions, "onFailingJobs">) {
  const { env } = options;
  let failing: readonly string[] = [];
  const supervised: SupervisorOptions = {
    ...options,
    onFailingJobs(names) {
      failing = names;
    },
  };
  const failingJobs = () => failing;
  if (!env.SUPABASE_URL)
    return { backend: superviseBackend(supervised), queue: undefined, failingJobs };
  if (!env.DATABASE_URL) {
    options.log.warn(
      "SUPABASE_URL without DATABASE_URL: reminders, weekly emails and purges wait for `npm run jobs`",
    );
  }
  return {
    backend: hostedBackend(env.SUPABASE_URL, options.keys.publishableKey),
    queue: env.DATABASE_URL ? superviseJobQueue(supervised) : undefined,
    failingJobs,
  };
}

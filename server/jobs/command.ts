import { createBackendClients, hostedBackend } from "../connection/backend.ts";
import { readEnvironment, StartError } from "../environment.ts";
import { createLog } from "../log.ts";
import { pushKeyOf } from "../push/push-key.ts";
import { createPushSender } from "../push/push-sender.ts";
import { doJobs, jobs } from "./jobs.ts";

// `npm run jobs` runs the jobs that are due through the API of a hosted project, for sites that cannot reach
// its database for a queue; `-- --all` adds the daily jobs. Running a job twice, even at the same moment,
// does no harm. Servers find the changes by the database's counters. Exits with 1 if a job failed, after
// running the others.
const day = 24 * 60 * 60;

try {
  await doAll(process.argv.includes("--all"));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function doAll(alsoDaily: boolean): Promise<void> {
  const env = readEnvironment(process.env);
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey = "" } = env;
  const secretKey = env.SUPABASE_SECRET_KEY;
  if (!url || !secretKey) {
    throw new StartError(
      "Jobs are done by hand for a hosted project: set SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY.",
    );
  }
  const clients = createBackendClients(hostedBackend(url, publishableKey), {
    publishableKey,
    secretKey,
  });
  const log = createLog(env.LOG_LEVEL);
  const doJob = doJobs({
    jobs,
    push: createPushSender({
      key: pushKeyOf(secretKey),
      siteUrl: env.SITE_URL ?? url,
      services: env.PUSH_SERVICES,
      log,
    }),
    serviceClient: clients.service,
    visitorClient: clients.visitor,
    onWritten: () => {},
    onRun: (job, ok, seconds) =>
      process.stdout.write(`${job} ${ok ? "done" : "failed"} in ${seconds.toFixed(1)} s\n`),
    log,
  });
  for (const { name, everySeconds } of jobs) {
    if (everySeconds >= day && !alsoDaily) continue;
    await doJob(name).catch(() => {
      process.exitCode = 1;
    });
  }
}

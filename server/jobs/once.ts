import { createBackendClients } from "../connection/backend-clients.ts";
import { readEnvironment, StartError } from "../environment.ts";
import { createLog } from "../log.ts";
import { hostedBackend } from "../process/supervisor.ts";
import { jobs } from "./jobs.ts";
import { doJobs } from "./work.ts";

// `npm run jobs`: what is due by the clock, done now, over the API of a hosted project whose database
// cannot be reached for a queue; with `-- --all` what is due once a day too. A job that is done twice,
// or by two at the same moment, does nothing the second time. Servers drop their pages by the counts
// of the database. Ends with 1 when a job failed; the others are done all the same.
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
  const doJob = doJobs({
    jobs,
    serviceClient: clients.service,
    visitorClient: clients.visitor,
    onWritten: () => {},
    onRun: (job, ok, seconds) =>
      process.stdout.write(`${job} ${ok ? "done" : "failed"} in ${seconds.toFixed(1)} s\n`),
    log: createLog(env.LOG_LEVEL),
  });
  for (const { name, everySeconds } of jobs) {
    if (everySeconds >= day && !alsoDaily) continue;
    await doJob(name).catch(() => {
      process.exitCode = 1;
    });
  }
}

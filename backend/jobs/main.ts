import { describeError, log, redirectConsole } from "../log.ts";
import { askParent, tellFailingJobs } from "../process/parent.ts";
import { endOnCrash, stopWhenTold } from "../process/shutdown.ts";
import { jobsText } from "./job-intervals.ts";
import { startJobQueue } from "./job-queue.ts";

// The job queue as a separate process: for a web server with a hosted Supabase, in the project's database at
// DATABASE_URL.
redirectConsole();
endOnCrash();
const { DATABASE_URL = "", JOBS = "", LOG_LEVEL = "info" } = process.env;
log.level = LOG_LEVEL;
try {
  const jobs = jobsText.parse(JOBS);
  const { stop } = startJobQueue({
    database: DATABASE_URL,
    jobs,
    work: askParent,
    onFailing: tellFailingJobs,
  });
  stopWhenTold(stop);
} catch (error) {
  log.fatal(describeError(error), "the job queue could not start");
  process.exit(1);
}

export type JobCounts = {
  runs: Map<string, { done: number; failed: number; seconds: number }>;
  /** To be told of every run of a job. */
  onRun: (job: string, ok: boolean, seconds: number) => void;
};

/** Counts the runs of jobs by their names; `seconds` is the last one's. */
export function countJobs(): JobCounts {
  const runs: JobCounts["runs"] = new Map();
  return {
    runs,
    onRun(job, ok, seconds) {
      const { done, failed } = runs.get(job) ?? { done: 0, failed: 0 };
      runs.set(job, { done: done + (ok ? 1 : 0), failed: failed + (ok ? 0 : 1), seconds });
    },
  };
}

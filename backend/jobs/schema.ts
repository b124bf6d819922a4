/** The schema of pg-boss. What lies there is about the work, not about the school: it is not copied. */
export const queueSchema = "job_queue";

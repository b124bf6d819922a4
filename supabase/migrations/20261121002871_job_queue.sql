-- Jobs are handed out by a queue that keeps its own schema (docs/decisions/0216).
drop function public.claim_job(text, integer);
drop table private.job_runs;

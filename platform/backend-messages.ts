/** The backend's messages to its parent, the web process, over IPC. */
export type BackendMessage =
  | { type: "ready"; port: number }
  | { type: "failed"; code: string; message: string; fatal: boolean }
  | { type: "notice"; message: string }
  | { type: "job"; id: string; name: string }
  /** The jobs whose last run failed, on any replica. */
  | { type: "failing-jobs"; names: string[] };

/** The web process's answer when a job has ended; `failure` says why it failed. */
export type JobOver = { type: "job-over"; id: string; failure?: string };

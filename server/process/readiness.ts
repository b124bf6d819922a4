import type { Handler } from "hono";
import type { HttpEnv } from "../http-env.ts";
import type { MailDelivery } from "../mail/delivery.ts";
import type { Media } from "../media/media.ts";
import type { Backend } from "./supervisor.ts";

export type Parts = {
  backend: Backend;
  media: Pick<Media, "check">;
  mail: Pick<MailDelivery, "works">;
  /** Those that failed when they were last tried, by whichever copy. */
  failingJobs: () => readonly string[];
};

const SENTENCES: Record<string, string> = {
  files: "Uploaded files cannot be stored.",
  mail: "The last letter could not be handed over; letters wait.",
  jobs: "A job failed when it was last tried.",
};
const FILES_PATIENCE = 2_000;

/**
 * GET /readyz: `{status, message, missing}`, where `missing` names the parts that do not work of
 * `database`, `files`, `mail` and `jobs`. 503 `unavailable` while visitors would notice (database,
 * files), else 200: `ready`, or `degraded` while letters and jobs wait. So a balancer does not take
 * away a site whose mail server rests.
 */
export function readiness({ backend, media, mail, failingJobs }: Parts): Handler<HttpEnv> {
  return async (c) => {
    const [database, files] = await Promise.all([backend.probe(), storesFiles(media)]);
    const works = {
      database: database.ok,
      files,
      mail: mail.works(),
      jobs: failingJobs().length === 0,
    };
    const missing = Object.entries(works).flatMap(([part, ok]) => (ok ? [] : [part]));
    const ready = database.ok && files;
    const status = !ready ? "unavailable" : missing.length > 0 ? "degraded" : "ready";
    const message = database.ok && missing[0] ? SENTENCES[missing[0]] : database.sentence;
    return c.json({ status, message, missing }, ready ? 200 : 503, {
      "cache-control": "no-store",
    });
  };
}

async function storesFiles(media: Pick<Media, "check">): Promise<boolean> {
  const late = new Promise<boolean>((resolve) =>
    setTimeout(resolve, FILES_PATIENCE, false).unref(),
  );
  const checked = media.check().then(
    () => true,
    () => false,
  );
  return Promise.race([checked, late]);
}

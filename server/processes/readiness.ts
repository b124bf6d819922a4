import type { Handler } from "hono";
import type { Backend } from "../connection/backend.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { MailDelivery } from "../mail/delivery.ts";
import type { Media } from "../media/media.ts";

export type Parts = {
  backend: Backend;
  media: Pick<Media, "check">;
  mail: Pick<MailDelivery, "works">;
  /** The jobs whose last run failed, on any replica. */
  failingJobs: () => readonly string[];
};

const sentences: Record<string, string> = {
  files: "Uploaded files cannot be stored.",
  mail: "The last email could not be handed over; emails wait.",
  jobs: "A job failed when it was last tried.",
};
const filesPatience = 2_000;

/**
 * GET /readyz: `{status, message, missing}`; `missing` lists the failing parts of `database`,
 * `files`, `mail` and `jobs`. 503 `unavailable` if visitors notice (database, files), else 200:
 * `ready`, or `degraded` while emails and jobs wait, so that no load balancer removes a site whose
 * mail server is down.
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
    const message = database.ok && missing[0] ? sentences[missing[0]] : database.sentence;
    return c.json({ status, message, missing }, ready ? 200 : 503, {
      "cache-control": "no-store",
    });
  };
}

async function storesFiles(media: Pick<Media, "check">): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, filesPatience, false).unref());
  const checked = media.check().then(
    () => true,
    () => false,
  );
  return Promise.race([checked, late]);
}

import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Context, Handler } from "hono";
import { isTokenRefused } from "../../data/accounts/refused-token.ts";
import type { SchoolClient } from "../../data/client.ts";
import { noteSnapshotDownload } from "../../data/office/office-records.ts";
import { getOwnCampuses } from "../../data/office/own-campuses.ts";
import { isAdministrator } from "../../data/office/roles.ts";
import { bearerToken } from "../../platform/bearer.ts";
import type { BackendClients } from "../connection/backend.ts";
import type { HttpEnv } from "../http/http-env.ts";

const refusals = {
  no_authorization: [401, "Please sign in again."],
  not_admin: [403, "Only an administrator of all campuses takes copies."],
  insufficient_aal: [403, "Copies hold everything: sign in with a second factor first."],
  not_found: [404, "This copy is not kept any more."],
  unavailable: [503, "The copies could not be read just now. Please try again."],
} as const;

const snapshotName = /^\d{4}-\d{2}-\d{2}T[\d.-]+Z\.tar\.gz$/;
const headers = { "cache-control": "no-store" };

/**
 * GET /account/snapshots: `{database, snapshots: [{name, bytes, taken_at}]}`, newest first; GET
 * /account/snapshots/<name>: the snapshot itself. Both need the access token of an administrator of
 * all campuses who has used a second factor (aal2), even if the school does not require one: a
 * snapshot holds everything. Nothing is sent before the office's log names the person. Refusals are
 * `{code, message}`. `folder` is undefined unless the database is the embedded one.
 */
export function serveSnapshots(clients: BackendClients, folder: string | undefined) {
  const guarded =
    (answer: (c: Context<HttpEnv>, own: SchoolClient) => Promise<Response>): Handler<HttpEnv> =>
    async (c) => {
      const asked = await admit(clients, c.req.header("authorization"));
      return typeof asked === "string" ? refusal(c, asked) : answer(c, asked);
    };
  const list = guarded(async (c) =>
    c.json(
      {
        database: folder ? "embedded" : "own",
        snapshots: folder ? await listSnapshots(folder) : [],
      },
      200,
      headers,
    ),
  );
  const download = guarded(async (c, own) => {
    const name = c.req.param("name") ?? "";
    if (!folder || !snapshotName.test(name)) return refusal(c, "not_found");
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    if (!file) return refusal(c, "not_found");
    try {
      await noteSnapshotDownload(own, name);
    } catch (error) {
      c.var.log.error(
        { request_id: c.var.requestId, err: error },
        "download of a copy not recorded",
      );
      return refusal(c, "unavailable");
    }
    return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, {
      headers: {
        ...headers,
        "content-type": "application/gzip",
        "content-length": String(file.size),
        "content-disposition": `attachment; filename="${name}"`,
      },
    });
  });
  return { list, download };
}

/** The caller's own client, or why they get nothing. */
async function admit(
  clients: BackendClients,
  authorization: string | undefined,
): Promise<keyof typeof refusals | SchoolClient> {
  const token = bearerToken(authorization);
  if (!token) return "no_authorization";
  const own = clients.of(token);
  if (!own) return "unavailable";
  // The backend verifies the token before it answers; until then its claims cannot be trusted.
  try {
    const [isAdmin, campuses] = await Promise.all([isAdministrator(own), getOwnCampuses(own)]);
    if (!isAdmin || campuses !== null) return "not_admin";
  } catch (error) {
    if (isTokenRefused(error)) return "no_authorization";
    return (error as { code?: string }).code === "42501" ? "not_admin" : "unavailable";
  }
  return assuranceLevel(token) === "aal2" ? own : "insufficient_aal";
}

/** The assurance level in a verified token. */
function assuranceLevel(token: string): unknown {
  const [, claims = ""] = token.split(".");
  return JSON.parse(Buffer.from(claims, "base64url").toString("utf8")).aal;
}

async function listSnapshots(folder: string) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => snapshotName.test(name));
  const snapshots = await Promise.all(
    names.map(async (name) => {
      const { size, mtime } = await stat(join(folder, name));
      return { name, bytes: size, taken_at: mtime.toISOString() };
    }),
  );
  return snapshots.toSorted((one, other) => other.name.localeCompare(one.name));
}

function refusal(c: Context<HttpEnv>, code: keyof typeof refusals): Response {
  const [status, message] = refusals[code];
  return c.json({ code, message }, status, headers);
}

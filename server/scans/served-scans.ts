import type { Handler } from "hono";
import type { SchoolClient } from "../../data/client.ts";
import type { ScanKind } from "../../data/consent/scans.ts";
import { isRowId } from "../../data/forms/ids.ts";
import { bearerToken } from "../../platform/bearer.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { refusePrivateFile, sendPrivateFile, statusOfRefusal } from "../http/private-file.ts";
import type { MediaStorage } from "../media/storage.ts";
import { scanFileOf } from "./scan-files.ts";

type Options = {
  storage: MediaStorage;
  clientOf: (token: string) => SchoolClient | undefined;
};

/**
 * GET /admin/consent-scans/<id> and /admin/application-documents/<id> with a colleague's token: the file, if
 * the database (`open`) allows it. Nothing on the way may cache it, and it may not run or fetch anything.
 */
export function serveScans(
  { storage, clientOf }: Options,
  open: (client: SchoolClient, id: string) => Promise<ScanKind>,
): Handler<HttpEnv> {
  return async (c) => {
    const id = c.req.param("id") ?? "";
    if (!isRowId(id)) return refusePrivateFile(c, 404);
    const token = bearerToken(c.req.header("authorization"));
    if (!token) return refusePrivateFile(c, 401);
    const client = clientOf(token);
    if (!client) return refusePrivateFile(c, 503);
    let kind: ScanKind;
    try {
      kind = await open(client, id);
    } catch (error) {
      return refusePrivateFile(c, statusOfRefusal(error));
    }
    const name = scanFileOf(kind);
    const file = await storage.scans.get(id, name);
    if (!file) return refusePrivateFile(c, 404);
    const type = kind === "pdf" ? "application/pdf" : "image/jpeg";
    return sendPrivateFile(c, file, { name, type });
  };
}

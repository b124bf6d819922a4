import type { Handler } from "hono";
import type { SchoolClient } from "../../data/client.ts";
import type { ScanKind } from "../../data/consent/scans.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { tokenOf } from "../media/received-file.ts";
import type { MediaStorage } from "../media/storage.ts";
import { scanFileOf } from "./scan-files.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const noStore = { "cache-control": "private, no-store" };

type Options = {
  storage: MediaStorage;
  clientOf: (token: string) => SchoolClient | undefined;
};

/**
 * GET /admin/consent-scans/<id> and /admin/application-documents/<id> with a colleague's token: the file, if the
 * database (`open`) opens it to them. Kept by nobody on the way; on its own it may run and fetch nothing.
 */
export function serveScans(
  { storage, clientOf }: Options,
  open: (client: SchoolClient, id: string) => Promise<ScanKind>,
): Handler<HttpEnv> {
  return async (c) => {
    const refuse = (status: 401 | 403 | 404 | 503) => c.body(null, status, noStore);
    const id = c.req.param("id") ?? "";
    if (!uuid.test(id)) return refuse(404);
    const token = tokenOf(c.req.raw);
    if (!token) return refuse(401);
    const client = clientOf(token);
    if (!client) return refuse(503);
    let kind: ScanKind;
    try {
      kind = await open(client, id);
    } catch (error) {
      const { code = "" } = error as { code?: string };
      if (/^PGRST30/.test(code)) return refuse(401);
      if (code === "42501") return refuse(403);
      return refuse(code === "PT404" ? 404 : 503);
    }
    const file = await storage.scans.get(id, scanFileOf(kind));
    if (!file) return refuse(404);
    return c.body(new Uint8Array(file), 200, {
      ...noStore,
      "content-type": kind === "pdf" ? "application/pdf" : "image/jpeg",
      "content-disposition": `inline; filename="${scanFileOf(kind)}"`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
  };
}

import { createHmac, timingSafeEqual } from "node:crypto";
import type { Handler } from "hono";
import { isTokenRefused } from "../../data/accounts/refused-token.ts";
import { addressIn, splitAddress } from "../../data/languages.ts";
import { createPreview, getPreview, previewSchema } from "../../data/pages/previews.ts";
import { bearerToken } from "../../platform/bearer.ts";
import type { BackendClients } from "../connection/backend.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { refusal } from "../http/refusal-page.ts";
import type { App } from "../rendering/app.ts";

type Options = {
  clients: BackendClients;
  /** The service key; without it (hosted backends only) there are no previews. */
  secretKey: string | undefined;
  app: () => Promise<App>;
  siteUrl: string;
  security: [name: string, value: string][];
};

const noStore = { "cache-control": "no-store" };
const unavailable = { code: "unavailable", message: "There is no preview just now." };

/**
 * POST /admin/preview with an admin's access token as bearer and a preview
 * (data/pages/previews.ts): 200 `{id, address, until}`, the page's address with a signed token. 401
 * without a valid token, 403 for others, 400 for an invalid preview, 503 if it cannot be stored.
 */
export function makePreview({ clients, secretKey }: Options): Handler<HttpEnv> {
  return async (c) => {
    const token = bearerToken(c.req.header("authorization"));
    if (!token)
      return c.json({ code: "no_authorization", message: "Sign in again." }, 401, noStore);
    const sent = previewSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!sent.success) return c.json({ code: "bad_request", message: "This is no preview." }, 400);
    const client = clients.of(token);
    if (!client || !secretKey) return c.json(unavailable, 503, noStore);
    try {
      const { id, expires_at } = await createPreview(client, sent.data);
      const signed = signPreview(secretKey, id, new Date(expires_at));
      const { path, query, part } = partsOf(sent.data.path);
      const address = `${path}?${query}${query && "&"}preview=${signed}${part && `#${part}`}`;
      return c.json({ id, address, until: expires_at }, 200, noStore);
    } catch (error) {
      const code = (error as { code?: string }).code ?? "";
      if (isTokenRefused(error)) {
        return c.json({ code: "no_authorization", message: "Sign in again." }, 401, noStore);
      }
      if (code === "42501") {
        return c.json({ code: "not_admin", message: "Only administrators preview." }, 403, noStore);
      }
      if (/^(22|23)/.test(code)) {
        return c.json({ code: "bad_request", message: "This is no preview." }, 400, noStore);
      }
      c.var.log.error({ request_id: c.var.requestId, err: error }, "preview failed");
      return c.json(unavailable, 503, noStore);
    }
  };
}

/** A page's path, its query ("month=2031-03") and its fragment ("route-4"). */
function partsOf(address: string): { path: string; query: string; part: string } {
  const [page = "", part = ""] = address.split(/#(.*)/s);
  const [path = "", query = ""] = page.split(/\?(.*)/s);
  return { path, query, part };
}

/** The preview token in a request's target, if any. */
export function previewTokenIn(target: string): string | undefined {
  const at = target.indexOf("?");
  if (at === -1 || !target.includes("preview=", at)) return undefined;
  return new URLSearchParams(target.slice(at)).get("preview") ?? undefined;
}

/**
 * Answers a preview link with its page, rendered for this request and never cached: 410 once expired, 404 for
 * a forged token or another page's.
 */
export function showPreview(options: Options): Handler<HttpEnv> {
  const { clients, secretKey, siteUrl, security } = options;
  return async (c) => {
    const target = c.env.incoming.url ?? "/";
    const service = clients.service();
    const read = secretKey && readPreviewToken(secretKey, previewTokenIn(target) ?? "");
    const { language, path } = splitAddress(target.split("?")[0] ?? "/");
    if (!read) return refusal(404, security, hidden, { language });
    if (read.isOver) return refusal(410, security, hidden, { language });
    if (!service) return refusal(500, security, hidden, { language });
    const preview = await getPreview(service, read.id);
    if (!preview) return refusal(410, security, hidden, { language });
    const { find, render } = await options.app();
    const shown = partsOf(preview.path);
    const found = find(addressIn(language, shown.query ? `${path}?${shown.query}` : path));
    const address = found.kind === "page" && found.own ? found.own.address : found;
    if (path !== shown.path || address.kind !== "page") {
      return refusal(404, security, hidden, { language });
    }
    const page = await render(new Request(siteUrl + address.url), c.var.requestId, {
      preview: { preview, secretKey },
    });
    return new Response(new Uint8Array(page.body), {
      status: page.status,
      headers: [
        ...page.headers.filter(([name]) => name !== "cache-control").map(forOffice),
        ...Object.entries(hidden),
      ],
    });
  };
}

/** The office shows previews beside its forms (page-beside.tsx, look-preview.tsx); no other site may frame them. */
function forOffice([name, value]: [name: string, value: string]): [name: string, value: string] {
  if (name === "x-frame-options") return [name, "SAMEORIGIN"];
  if (name !== "content-security-policy") return [name, value];
  return [name, value.replace("frame-ancestors 'none'", "frame-ancestors 'self'")];
}

/** Keeps previews out of caches and search engines. */
const hidden = { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" };

/** What a preview link proves: which preview it is and whether it has expired. */
type ReadToken = { id: string; isOver: boolean };

/** A token for the preview `id` until `expiresAt`, signed with a key only the server has. */
export function signPreview(key: string, id: string, expiresAt: Date): string {
  const said = `${id}.${expiresAt.getTime().toString(36)}`;
  return `${said}.${macOf(key, said)}`;
}

export function readPreviewToken(
  key: string,
  token: string,
  now = Date.now(),
): ReadToken | undefined {
  const [, said, id, until, mac] = /^((.{36})\.([0-9a-z]{1,12}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!said || !id || !until || !mac) return undefined;
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(key, said)))) return undefined;
  return { id, isOver: Number.parseInt(until, 36) <= now };
}

function macOf(key: string, said: string): string {
  return createHmac("sha256", `preview:${key}`).update(said).digest("base64url");
}

import type { Handler } from "hono";
import { addressIn, splitAddress } from "../../data/languages.ts";
import { createPreview, getPreview, previewSchema } from "../../data/pages/previews.ts";
import type { BackendClients } from "../connection/backend-clients.ts";
import type { HttpEnv } from "../http-env.ts";
import { refusal } from "../refusal.ts";
import type { App } from "../rendering/app.ts";
import { readPreviewToken, signPreview } from "./preview-token.ts";

type Options = {
  clients: BackendClients;
  /** The service key; undefined where a hosted backend is used without one: no previews then. */
  secretKey: string | undefined;
  app: () => Promise<App>;
  siteUrl: string;
  security: [name: string, value: string][];
};

const noStore = { "cache-control": "no-store" };
const unavailable = { code: "unavailable", message: "There is no preview just now." };

/**
 * POST /admin/preview with an admin's access token as bearer and a preview (data/pages/previews.ts): 200
 * `{address, until}`, the page's address with a signed token. 401 without a good token, 403 for
 * others, 400 for what is no preview, 503 while it cannot be kept.
 */
export function makePreview({ clients, secretKey }: Options): Handler<HttpEnv> {
  return async (c) => {
    const token = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "")?.[1];
    if (!token)
      return c.json({ code: "no_authorization", message: "Sign in again." }, 401, noStore);
    const sent = previewSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!sent.success) return c.json({ code: "bad_request", message: "This is no preview." }, 400);
    const client = clients.of(token);
    if (!client || !secretKey) return c.json(unavailable, 503, noStore);
    try {
      const { id, expires_at } = await createPreview(client, sent.data);
      const signed = signPreview(secretKey, id, new Date(expires_at));
      const address = `${sent.data.path.split(/[?#]/)[0]}?preview=${signed}`;
      return c.json({ address, until: expires_at }, 200, noStore);
    } catch (error) {
      const code = (error as { code?: string }).code ?? "";
      if (/^PGRST30/.test(code)) {
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

/** The token in a request's target, where there is one. */
export function previewTokenIn(target: string): string | undefined {
  const at = target.indexOf("?");
  if (at === -1 || !target.includes("preview=", at)) return undefined;
  return new URLSearchParams(target.slice(at)).get("preview") ?? undefined;
}

/**
 * Answers a preview's link with its page, rendered for this request alone and kept nowhere: 410 when
 * its time is over, 404 for a token that is not ours or belongs to another page.
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
    const address = find(addressIn(language, path));
    if (path !== preview.path.split(/[?#]/)[0] || address.kind !== "page") {
      return refusal(404, security, hidden, { language });
    }
    const page = await render(new Request(siteUrl + address.url), c.var.requestId, {
      preview: { preview, secretKey },
    });
    return new Response(new Uint8Array(page.body), {
      status: page.status,
      headers: [
        ...page.headers.filter(([name]) => name !== "cache-control"),
        ...Object.entries(hidden),
      ],
    });
  };
}

/** Neither kept nor found by anybody; other sites are told no more than ours (security-headers.ts). */
const hidden = { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" };

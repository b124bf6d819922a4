import type { IncomingMessage } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Handler } from "hono";
import { writeAnswer } from "./answer.ts";
import { createFormQueue } from "./forms/form-queue.ts";
import type { HttpEnv } from "./http.ts";
import type { FindAddress } from "./page-cache/address.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { previewTokenIn } from "./previews/previews.ts";
import { refusal } from "./refusal.ts";
import type { Render } from "./rendering/rendering.ts";
import type { StaticFiles } from "./static-files.ts";

const FORMS_AT_ONCE = 2;

/** The built app, ready to answer. */
export type App = { find: FindAddress; render: Render };

type Options = {
  app: () => Promise<App>;
  cache: PageCache;
  files: StaticFiles;
  siteUrl: string;
  security: [name: string, value: string][];
  /** Settled before the writer is answered. */
  onWritten: (name: string) => Promise<void>;
  preview: Handler<HttpEnv>;
  /** Told of each request that a kept page answers. */
  onPage: (request: IncomingMessage) => void;
};

/** Answers pages: kept ones from memory, private ones and form posts by a rendering of their own. */
export function servePages(options: Options): Handler<HttpEnv> {
  const { cache, files, siteUrl, security } = options;
  const inTurn = createFormQueue(FORMS_AT_ONCE);

  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    const target = incoming.url ?? "/";
    const reads = c.req.method === "GET" || c.req.method === "HEAD";
    const file = reads ? files.find(target.split("?")[0] ?? "/") : undefined;
    if (file) {
      writeAnswer(incoming, outgoing, await file, c.var.requestId);
      return RESPONSE_ALREADY_SENT;
    }
    if (reads && previewTokenIn(target) !== undefined) return options.preview(c, next);
    const { find, render } = await options.app();
    const address = find(target);

    switch (address.kind) {
      case "refused":
        return refusal(address.status, security);
      case "redirect":
        return c.redirect(address.location, 301);
      case "manifest": {
        const page = await render(new Request(siteUrl + address.url), c.var.requestId);
        return answered(page);
      }
      case "page": {
        if (!reads && !address.takesWrites) {
          const allowed = { allow: "GET, HEAD" };
          return c.req.method === "OPTIONS"
            ? c.body(null, 204, allowed)
            : refusal(405, security, allowed);
        }
        if (reads && address.kept) {
          const answer = await cache.get(address, c.var.requestId);
          if (answer.status === 200) options.onPage(incoming);
          writeAnswer(incoming, outgoing, answer, c.var.requestId);
          return RESPONSE_ALREADY_SENT;
        }
        const sent = reads ? visitorRequest(c.req.raw, siteUrl + address.url) : c.req.raw;
        const { clientAddress, requestId } = c.var;
        const answer = () => render(sent, requestId, { clientAddress });
        const page = await (reads ? answer() : inTurn(answer));
        await Promise.all([...page.written].map(options.onWritten));
        return answered({
          ...page,
          headers: [
            ...page.headers.filter(([name]) => name !== "cache-control"),
            ["cache-control", "private, no-store"],
          ],
        });
      }
    }
  };
}

function visitorRequest(sent: Request, url: string): Request {
  return new Request(url, { method: sent.method, headers: sent.headers, signal: sent.signal });
}

function answered({
  status,
  headers,
  body,
}: {
  status: number;
  headers: [string, string][];
  body: Buffer;
}) {
  const empty = body.length === 0 || status === 204 || status === 304;
  return new Response(empty ? null : new Uint8Array(body), { status, headers });
}

import type { IncomingMessage } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, Handler } from "hono";
import { type Language, splitAddress } from "../../data/languages.ts";
import { writeAnswer } from "../answer.ts";
import { readForm } from "../forms/form-body.ts";
import { createFormQueue, NoTurn } from "../forms/form-queue.ts";
import { askToSendAgain } from "../forms/send-again.ts";
import type { HttpEnv } from "../http-env.ts";
import { namesOfNetwork } from "../networks.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import { previewTokenIn } from "../previews/previews.ts";
import type { Ledger } from "../prices/ledger.ts";
import { pagePrices } from "../prices/price-list.ts";
import { patientHeaders } from "../prices/prices.ts";
import { refusal } from "../refusal.ts";
import type { App, Rendered } from "../rendering/app.ts";
import { letFinish } from "../unread-body.ts";
import type { StaticFiles } from "./static-files.ts";

/** A form takes some thirty milliseconds of its turn: by then those who wait have waited three seconds. */
const FORMS = { most: 2, waiting: 100, patience: 10_000 };
/** A search for misspelt words asks the database long enough that twenty at once would be felt by all. */
const SEARCHES = { most: 1, waiting: 40, patience: 8_000 };
const isSearch = (url: string) => /^(?:\/hi)?\/search(?:\.data)?\?/.test(url);
/** How long the rest of a refused form is taken in before its connection is closed. */
const LINGER = 2_000;

/** The built app, ready to answer. */
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
  ledger: Ledger;
};

/** Answers pages: kept ones from memory, private ones and form posts by a rendering of their own. */
export function servePages(options: Options): Handler<HttpEnv> {
  const { cache, files, siteUrl, security, ledger } = options;
  const inTurn = createFormQueue(FORMS);
  const searchInTurn = createFormQueue(SEARCHES);

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
        const { language } = splitAddress(address.url);
        if (!reads && !(address.takesWrites && c.req.method === "POST")) {
          const allowed = { allow: address.takesWrites ? "GET, HEAD, POST" : "GET, HEAD" };
          return c.req.method === "OPTIONS"
            ? c.body(null, 204, allowed)
            : refusal(405, security, allowed, { language });
        }
        if (!reads) return takeForm(c, address.url, language);
        if (!address.kept || !cache.has(address.key)) {
          const price = isSearch(address.url) ? pagePrices.search : pagePrices.page;
          const wait = ledger.charge(c.var.clientAddress, price);
          if (wait !== undefined) {
            const headers = await patientHeaders(c.var.clientAddress, wait);
            return refusal(429, security, headers, { language });
          }
        }
        if (address.kept) {
          const { network } = namesOfNetwork(c.var.clientAddress);
          const ask = () => cache.get(address, c.var.requestId);
          const answer = await (isSearch(address.url) ? searchInTurn(network, ask) : ask());
          if (answer.status === 200) options.onPage(incoming);
          writeAnswer(incoming, outgoing, answer, c.var.requestId);
          return RESPONSE_ALREADY_SENT;
        }
        const sent = visitorRequest(c.req.raw, siteUrl + address.url);
        const { clientAddress, requestId } = c.var;
        return notKept(await render(sent, requestId, { clientAddress }));
      }
    }
  };

  /** Reads a form whole before it takes a turn: a slow sender keeps nobody else waiting. */
  async function takeForm(c: Context<HttpEnv>, url: string, language: Language): Promise<Response> {
    const wait = ledger.charge(c.var.clientAddress, pagePrices.form);
    const refused = wait && (await patientHeaders(c.var.clientAddress, wait));
    const form = await readForm(c.req.raw);
    if (form.kind === "gone") return gone();
    if (form.kind === "refused") {
      await letFinish(c.env.incoming, LINGER);
      return refusal(form.status, security, { connection: "close" }, { language });
    }
    const { fields } = form;
    const again = (status: 429 | 503, headers: Record<string, string>) =>
      askToSendAgain({ status, headers, to: url, fields, language }, security);
    if (refused) return again(429, refused);
    const { render } = await options.app();
    const { clientAddress, requestId } = c.var;
    const sent = formRequest(c.req.raw, form.body);
    try {
      const page = await inTurn(namesOfNetwork(clientAddress).network, () =>
        render(sent, requestId, { clientAddress }),
      );
      await Promise.all([...page.written].map(options.onWritten));
      return notKept(page);
    } catch (error) {
      if (error instanceof NoTurn) return again(503, { "retry-after": "5" });
      throw error;
    }
  }
}

/** The sender has gone: what is answered is seen in the log alone. */
const gone = () => new Response(null, { status: 499 });

function formRequest({ url, headers, signal }: Request, body: Buffer): Request {
  return new Request(url, { method: "POST", headers, signal, body: new Uint8Array(body) });
}

function notKept(page: Rendered): Response {
  const others = page.headers.filter(([name]) => name !== "cache-control");
  return answered({ ...page, headers: [...others, ["cache-control", "private, no-store"]] });
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

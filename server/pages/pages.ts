import type { IncomingMessage } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, Handler, Next } from "hono";
import { type Language, splitAddress } from "../../data/languages.ts";
import { letFinish } from "../../platform/rest-of-body.ts";
import { readForm } from "../forms/form-body.ts";
import { askToSendAgain } from "../forms/send-again.ts";
import { writeAnswer } from "../http/answer.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { namesOfNetwork } from "../http/networks.ts";
import { refusal } from "../http/refusal-page.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import { createTurns, NoTurn } from "../processes/turns.ts";
import type { Ledger } from "../rate-limits/ledger.ts";
import { isQuestion, pagePrices, patientHeaders } from "../rate-limits/rate-limits.ts";
import type { App, Rendered } from "../rendering/app.ts";
import type { OwnPaths } from "./own-paths.ts";
import { previewTokenIn } from "./previews.ts";
import type { StaticFiles } from "./static-files.ts";

/** A form takes about 30 ms, so the last of a full queue waits about three seconds. */
const formQueue = { most: 2, waiting: 100, patience: 10_000 };
/** A search for misspelt words or a month of the calendar is heavy: twenty at once would slow down everyone. */
const questions = { most: 1, waiting: 40, patience: 8_000 };
/** How long to read the rest of a refused form before closing the connection. */
const linger = 2_000;

type Options = {
  app: () => Promise<App>;
  cache: PageCache;
  files: StaticFiles;
  siteUrl: string;
  security: [name: string, value: string][];
  /** Settles before the writer is answered. */
  onWritten: (name: string) => Promise<void>;
  preview: Handler<HttpEnv>;
  /** Called for each request that a kept page answers. */
  onPage: (request: IncomingMessage) => void;
  ledger: Ledger;
  ownPaths: OwnPaths;
};

/** Answers pages: cached ones from memory, private ones and forms with their own rendering. */
export function servePages(options: Options): Handler<HttpEnv> {
  const { cache, files, siteUrl, security, ledger } = options;
  const inTurn = createTurns(formQueue);
  const questionInTurn = createTurns(questions);

  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    const target = incoming.url ?? "/";
    const reads = c.req.method === "GET" || c.req.method === "HEAD";
    const file = reads ? files.find(target.split("?")[0] ?? "/") : undefined;
    if (file) {
      writeAnswer(incoming, outgoing, await file, c.var.requestId);
      return RESPONSE_ALREADY_SENT;
    }
    if (reads && previewTokenIn(target) !== undefined) return takePreview(c, next);
    const { find, render } = await options.app();
    const address = await options.ownPaths.at(find(target));

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
          const price = isQuestion(address.url) ? pagePrices.question : pagePrices.page;
          const wait = ledger.charge(c.var.clientAddress, price);
          if (wait !== undefined) {
            const headers = await patientHeaders(c.var.clientAddress, wait);
            return refusal(429, security, headers, { language });
          }
        }
        if (address.kept) {
          const { network } = namesOfNetwork(c.var.clientAddress);
          const ask = () => cache.get(address, c.var.requestId);
          const answer = await (isQuestion(address.url) ? questionInTurn(network, ask) : ask());
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

  /** A preview is rendered for each request: it costs as much as a page that is not kept, and waits for its turn. */
  async function takePreview(c: Context<HttpEnv>, next: Next) {
    const { clientAddress } = c.var;
    const wait = ledger.charge(clientAddress, pagePrices.page);
    if (wait !== undefined) {
      const { language } = splitAddress(c.req.path);
      return refusal(429, security, await patientHeaders(clientAddress, wait), { language });
    }
    return questionInTurn(namesOfNetwork(clientAddress).network, async () =>
      options.preview(c, next),
    );
  }

  /** Reads the whole form before queuing: a slow sender must not block others. */
  async function takeForm(c: Context<HttpEnv>, url: string, language: Language): Promise<Response> {
    const wait = ledger.charge(c.var.clientAddress, pagePrices.form);
    const refused = wait && (await patientHeaders(c.var.clientAddress, wait));
    const form = await readForm(c.req.raw);
    if (form.kind === "gone") return gone();
    if (form.kind === "refused") {
      await letFinish(c.env.incoming, linger);
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

/** The sender disconnected; only the log sees this status. */
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

import { randomBytes } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { SchoolClient } from "../../data/client.ts";
import type { FormGate } from "../../data/forms/form-submissions.ts";
import { type Language, languageOf, languages, splitAddress } from "../../data/languages.ts";
import type { Preview } from "../../data/pages/previews.ts";
import { listSchoolLists } from "../../data/school/listed-lists.ts";
import { createRenderingClient } from "../connection/supabase-client.ts";
import type { Log } from "../log.ts";
import { listFixedPages, mapRoutes } from "../page-cache/address.ts";
import { nameVersion } from "../page-pictures/page-words.ts";
import { withPolicy } from "../security/security-headers.ts";
import type { Moment, RenderAt } from "./app.ts";
import type { PageSheets } from "./page-sheets.ts";

/** How the app's server entry renders a request; app/entry.server.tsx exports it. */
export type RenderFor = (
  request: {
    supabase: SupabaseClient;
    requestId: string;
    /** Marks this rendering's own scripts: pass it to <ServerRouter nonce> and the renderer. */
    nonce: string;
    site: Moment["site"] & { pages: string[] };
    language: Language;
    /** Checks a visitor's form before it is stored. */
    formGate: FormGate;
  },
  render: (context: RouterContextProvider) => Promise<Response>,
) => Promise<Response>;

export type RendererOptions = {
  /** The built app, or in development a way to load it. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: "production" | "development";
  /** Undefined in development, where the pages link their sheets. */
  sheets?: PageSheets;
  /** The origin of a backend that browsers call directly, for connect-src. */
  hostedUrl: string | undefined;
  publishableKey: string;
  /** How long a page waits for the backend's answer. */
  answerSeconds: number;
  /** Undefined for a hosted backend without one: no form is stored then. */
  secretKey: string | undefined;
  /** `keeper` is the client that may store what the visitor sent. */
  formGate: (clientAddress: string, keeper: SchoolClient | undefined) => FormGate;
  log: Log;
};

/** Makes the function that turns a request into a finished page, policy included. */
export function createRenderer(options: RendererOptions): RenderAt {
  const { build, mode, log } = options;
  const listPages = (built: ServerBuild) => listFixedPages(mapRoutes(built));
  const lastingPages = typeof build === "function" ? undefined : listPages(build);
  const handlers = new Map(languages.map(({ id }) => [id, handlerIn(id, build, mode)]));
  const connect = options.hostedUrl ? [new URL(options.hostedUrl).origin] : [];

  return async (request, requestId, moment, { clientAddress = "unknown", preview } = {}) => {
    const { backendUrl } = moment;
    const { publishableKey, secretKey, answerSeconds } = options;
    const client = createRenderingClient(backendUrl, publishableKey, requestId, {
      answerSeconds,
      read: preview,
    });
    const { supabase, asked } = client;
    const keeper =
      secretKey &&
      createRenderingClient(backendUrl, secretKey, requestId, { answerSeconds, asked }).supabase;
    const nonce = randomBytes(16).toString("base64url");
    const built = typeof build === "function" ? await build() : build;
    const { renderFor } = built.entry.module as unknown as { renderFor: RenderFor };
    const { language } = splitAddress(new URL(request.url).pathname);
    const forms = moment.site.payments ? [moment.site.payments] : [];
    const site = {
      ...moment.site,
      ...(preview && (await listsInPreview(preview.preview, supabase))),
      isPreview: preview !== undefined,
      pages: lastingPages ?? listPages(built),
    };
    const response = await renderFor(
      {
        supabase,
        requestId,
        nonce,
        site,
        language,
        formGate: options.formGate(clientAddress, keeper || undefined),
      },
      async (context) => (await handlers.get(language)?.(request, context)) as Response,
    );
    const type = response.headers.get("content-type") ?? "";
    const headers = [...response.headers].filter(([name]) => name !== "content-length");
    let body = Buffer.from(await response.arrayBuffer());
    if (type.startsWith("text/html")) {
      const named = nameVersion(body.toString("utf8"));
      const sheets = options.sheets?.sources(named) ?? [];
      const page = withPolicy(named, nonce, { connect, forms, sheets });
      body = options.sheets?.write(page.html) ?? Buffer.from(page.html);
      if (mode === "production") headers.push(["content-security-policy", page.policy]);
    }
    const status = response.status === 500 && asked.backendFailed ? 503 : response.status;
    if (status === 503) headers.push(["retry-after", "5"]);
    if (status === 500) log.error({ request_id: requestId }, "page failed");
    return {
      status,
      headers,
      body,
      tags: asked.read,
      written: asked.written,
      backendFailed: asked.backendFailed,
    };
  };
}

/** The school's lists with the previewed entry, since every page uses them. */
async function listsInPreview({ table_name: table }: Preview, supabase: SchoolClient) {
  const isListed = ["campuses", "levels", "classes"].includes(table);
  return isListed && { lists: await listSchoolLists(supabase) };
}

/** The app in one language, whose address is the basename: every rendered link stays in it. */
function handlerIn(
  language: Language,
  build: RendererOptions["build"],
  mode: RendererOptions["mode"],
) {
  const basename = languageOf(language).base;
  return createRequestHandler(
    typeof build === "function"
      ? async () => ({ ...(await build()), basename })
      : { ...build, basename },
    mode,
  );
}

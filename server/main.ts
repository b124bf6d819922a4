import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { writeAnswer } from "./answer.ts";
import { readEnvironment, StartError } from "./environment.ts";
import { createHttp } from "./http.ts";
import { readKeys } from "./keys.ts";
import { createLog, newRequestId } from "./log.ts";
import { createRenderer } from "./rendering.ts";
import { securityHeaders } from "./security-headers.ts";
import { openStaticFiles } from "./static-files.ts";
import { hostedBackend, superviseBackend } from "./supervisor.ts";

const root = join(import.meta.dirname, "..");

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

try {
  const env = readEnvironment(process.env);
  const keys = readKeys(env);
  const log = createLog(env.LOG_LEVEL);
  const siteUrl = env.SITE_URL ?? `http://${env.HOST}:${env.PORT}`;
  const security = securityHeaders(siteUrl);
  const backend = env.SUPABASE_URL
    ? hostedBackend(env.SUPABASE_URL, keys.publishableKey)
    : superviseBackend({
        env,
        keys,
        log,
        siteUrl,
        root,
        onFatal: stopWith,
        onNotice: (line) => process.stdout.write(`${line}\n`),
      });
  const build = (await import(
    pathToFileURL(join(root, "build/server/index.js")).href
  )) as ServerBuild;
  const render = createRenderer({
    build,
    mode: "production",
    backendUrl: backend.url,
    hostedUrl: env.SUPABASE_URL,
    publishableKey: keys.publishableKey,
    site: { url: siteUrl, name: env.SITE_NAME },
    log,
  });
  const files = openStaticFiles(join(root, "build/client"), security);
  const http = createHttp({
    env,
    keys,
    log,
    backend,
    security,
    onWritten: () => {},
    page: async (c) => {
      const page = await render(c.req.raw, c.var.requestId);
      return new Response(new Uint8Array(page.body), {
        status: page.status,
        headers: page.headers,
      });
    },
  });
  await backend.settled;
  const server = createServer(async (req, res) => {
    const file = files.find((req.url ?? "/").split("?")[0] ?? "/");
    if (file) writeAnswer(req, res, await file, newRequestId());
    else http(req, res);
  });
  server.listen(env.PORT, env.HOST, () => {
    process.stdout.write(`ready http://${env.HOST}:${env.PORT}\n`);
  });
} catch (error) {
  if (error instanceof StartError) stopWith(error.message);
  throw error;
}

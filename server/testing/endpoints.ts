import { createEndpoints } from "../http.ts";

type Options = Parameters<typeof createEndpoints>[0];

/**
 * Every endpoint of the web process as `METHOD path`, without the steps that all requests pass. Made with
 * nothing behind it: routes are registered, not asked.
 */
export function listEndpoints(): string[] {
  const nothing: object = new Proxy(() => nothing, { get: () => nothing, apply: () => nothing });
  const addTo: Options["media"]["addTo"] = (app) => {
    app.post("/media", (c) => c.body(null)).get("/media/*", (c) => c.body(null));
  };
  const options = { env: { TRUST_PROXY: 0, DATA_DIR: "/" }, security: [], media: { addTo } };
  const app = createEndpoints(
    new Proxy(options, {
      get: (given, name) => Reflect.get(given, name) ?? nothing,
    }) as unknown as Options,
  );
  // Hono names the pages, which take every address that is left, as it names the steps.
  const steps = new Set(["ALL /*"]);
  return [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))].filter(
    (one) => !steps.has(one),
  );
}

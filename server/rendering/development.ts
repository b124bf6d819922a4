import type { RequestListener, Server } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { createAddressBook, mapRoutes } from "../page-cache/address.ts";
import type { BuiltApp } from "./app.ts";
import { createRenderer, type RendererOptions } from "./rendering.ts";

const buildModule = "virtual:react-router/server-build";

type Options = Omit<RendererOptions, "build" | "mode"> & { server: Server };

/**
 * Runs Vite inside this server for `npm run dev`: it answers modules and hot updates before the
 * site does, and pages are rendered from the current sources.
 */
export async function startVite(root: string, options: Options): Promise<() => Promise<BuiltApp>> {
  const { server } = options;
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  const site = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", (req, res) => {
    vite.middlewares(req, res, () => {
      for (const listener of site) listener(req, res);
    });
  });
  const build = async () => (await vite.ssrLoadModule(buildModule)) as ServerBuild;
  const render = createRenderer({ ...options, build, mode: "development" });
  return async () => ({ find: createAddressBook(mapRoutes(await build())), render });
}

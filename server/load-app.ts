import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { StartError } from "./environment.ts";
import { createAddressBook } from "./page-cache/address.ts";
import type { App } from "./pages.ts";
import { createRenderer, type RendererOptions } from "./rendering.ts";

const BUNDLE = "build/server/index.js";

type Options = Omit<RendererOptions, "build" | "mode"> & { server: Server };

/**
 * How to get the app: the built one, loaded once while kept pages are already served, or in
 * development today's sources through Vite.
 */
export function appLoader(
  root: string,
  development: boolean,
  options: Options,
): () => Promise<App> {
  if (development) {
    const started = import("./development.ts").then(({ startVite }) => startVite(root, options));
    return async () => (await started)();
  }
  const app = import(pathToFileURL(join(root, BUNDLE)).href).then((build: ServerBuild) => ({
    find: createAddressBook(build),
    render: createRenderer({ ...options, build, mode: "production" }),
  }));
  return () => app;
}

/**
 * What a kept page depends on besides data: the built app and the addresses written into it.
 * Throws a StartError when nothing is built.
 */
export function buildId(root: string, ...addresses: (string | undefined)[]): string {
  try {
    const bundle = readFileSync(join(root, BUNDLE));
    return createHash("sha256").update(bundle).update(JSON.stringify(addresses)).digest("hex");
  } catch {
    throw new StartError(`${BUNDLE} is missing; run \`npm start\`, which builds it.`);
  }
}

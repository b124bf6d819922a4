import type { MiddlewareHandler } from "hono";
import type { SchoolClient } from "../../data/client.ts";
import { listHiddenMedia } from "../../data/forms/photo-requests.ts";
import type { HttpEnv } from "../http-env.ts";
import type { Log } from "../log.ts";

/** Other copies of the server may have hidden one. */
const EVERY = 30_000;

/** The uploaded pictures whose files nobody is given at present, not even by their address. */
export interface HiddenPictures {
  /** Whether a path such as "/media/<id>/640.webp" is one of theirs. */
  has(path: string): boolean;
  /** Asks the database again; to be called after writes to pictures. */
  refresh(): Promise<void>;
  stop(): void;
}

/**
 * docs/decisions/pictures-and-albums.md: kept in memory, because every picture asks. Without a service
 * key none is hidden.
 */
export function rememberHiddenPictures(options: {
  serviceClient: () => SchoolClient | undefined;
  log: Log;
}): HiddenPictures {
  let hidden = new Set<string>();

  async function refresh() {
    const client = options.serviceClient();
    if (!client) return;
    try {
      hidden = new Set(await listHiddenMedia(client));
    } catch (error) {
      options.log.warn({ err: error }, "hidden pictures could not be asked for");
    }
  }

  const timer = setInterval(refresh, EVERY).unref();
  return {
    has: (path) => hidden.has(/^\/media\/([0-9a-f-]{36})\//.exec(path)?.[1] ?? ""),
    refresh,
    stop: () => clearInterval(timer),
  };
}

/** Files of hidden pictures are answered as if there were none. */
export function withoutHidden(hidden: HiddenPictures): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (hidden.has(c.req.path)) {
      return c.body(null, 404, { "cache-control": "no-store" });
    }
    return next();
  };
}

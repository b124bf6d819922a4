import type { HttpBindings } from "@hono/node-server";
import type { Log } from "../log.ts";

/** What every endpoint finds in its context. */
export type HttpEnv = {
  Bindings: HttpBindings;
  Variables: { requestId: string; clientAddress: string; log: Log };
};

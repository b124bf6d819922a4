import type { IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";

/**
 * Throws away what is still coming of a request's body, for `patience` ms at most, so that a sender in
 * the middle of it reads the answer, not a broken pipe: browsers and proxies send first and read then.
 */
export async function letFinish(incoming: IncomingMessage, patience: number): Promise<void> {
  if (incoming.complete || incoming.destroyed) return;
  incoming.removeAllListeners("data").resume();
  await finished(incoming, { signal: AbortSignal.timeout(patience) }).catch(() => {});
}

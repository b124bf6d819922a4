import type { IncomingMessage } from "node:http";
import { setImmediate } from "node:timers/promises";

/**
 * Discards the rest of a request's body, for at most `patience` ms. Browsers and proxies send before they
 * read: closing the connection early resets it, and they never see the answer.
 */
export async function letFinish(incoming: IncomingMessage, patience: number): Promise<void> {
  // The web stream of a body that was looked at begins to read in this turn, and pauses when it is full.
  await setImmediate();
  if (incoming.readableEnded || incoming.destroyed) return;
  // Not `finished` of node:stream: it waits until the request closes, which is after its answer.
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patience);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    incoming.removeAllListeners("data").once("end", stop).once("close", stop).resume();
  });
}

import { setTimeout as sleep } from "node:timers/promises";
import { namesOfNetwork } from "../networks.ts";

const pause = 500;
/** So many of a network wait at once; a page that asks much at a time has fewer. */
const mostOfNetwork = 24;
const mostOfAll = 2_000;

const waiting = new Map<string, number>();
let all = 0;

/**
 * Keeps the refusal of a network that cannot pay for half a second: one that asks again as soon as it is
 * answered would otherwise take the whole process with refusals alone. False, at once, where too many
 * wait already: that connection is to be closed.
 */
export async function holdRefusal(address: string): Promise<boolean> {
  const { network } = namesOfNetwork(address);
  const ofNetwork = waiting.get(network) ?? 0;
  if (ofNetwork >= mostOfNetwork || all >= mostOfAll) return false;
  waiting.set(network, ofNetwork + 1);
  all++;
  await sleep(pause);
  all--;
  const left = (waiting.get(network) ?? 1) - 1;
  if (left > 0) waiting.set(network, left);
  else waiting.delete(network);
  return true;
}

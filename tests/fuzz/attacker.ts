import { setPriority } from "node:os";
import { attack, type Summary } from "./attack.ts";
import type { Facts } from "./facts.ts";
import { createRandom } from "./random.ts";

/** The attacker's task, in a process of its own: this many requests, generated from this seed. */
export type Attack = { url: string; facts: Facts; seed: number; requests: number };

// In reality the attacker has another machine, so here it must not take processor time from the site or its
// visitor.
setPriority(10);
process.on("message", async ({ url, facts, seed, requests }: Attack) => {
  const summary: Summary = await attack(url, { facts, random: createRandom(seed), requests });
  process.send?.(summary);
});

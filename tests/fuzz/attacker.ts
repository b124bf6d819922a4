import { setPriority } from "node:os";
import { attack, type Summary } from "./attack.ts";
import type { Facts } from "./facts.ts";
import { createRandom } from "./random.ts";

/** What is asked of the attacker, a process of its own: so many requests, made up from this seed. */
export type Attack = { url: string; facts: Facts; seed: number; requests: number };

// Its machine is another one in life: here it must not take the processor from the site or its visitor.
setPriority(10);
process.on("message", async ({ url, facts, seed, requests }: Attack) => {
  const summary: Summary = await attack(url, { facts, random: createRandom(seed), requests });
  process.send?.(summary);
});

import type { Dress } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { hillsBehind, uniform } from "../settings.ts";

export const parade = (girl: boolean, more: Partial<Dress> = {}): Dress =>
  uniform({
    hair: girl ? "plait" : "short",
    wear: girl ? "skirt" : "trousers",
    sock: girl ? "paper" : undefined,
    skin: girl ? 2 : 1,
    sleeve: 1.4,
    lit: "pine-400",
    ...more,
  });

/** The parade ground: hills with a pine sky so that the flag keeps its own inks. */
export function paradeGround(p: Print, horizon: number, seed: number, rise = 160): void {
  hillsBehind(p, horizon, seed, rise, "pine-400");
  p.rect(0, horizon, p.width, 70, "leaf-500");
  p.rect(0, horizon + 54, p.width, p.height - horizon - 54, "saffron-100");
  p.grain("pine-700", 16, [0, horizon + 80, p.width, p.height - 20], [70, 220], 2, 0.3);
}

export function drum(p: Print, x: number, y: number, k: number): void {
  p.group(`translate(${Math.round(x)} ${Math.round(y)})scale(${k})`, () => {
    p.path("M-60-40q60 26 120 0v80q-60 30-120 0z", "saffron-400");
    p.path("M-60-40q20 10 40 12v82q-24-4-40-14z", "pine-950", 0.2);
    p.line("M-56-30l26 76 28-66 28 66 28-66 6 60", "paper", 4);
    p.ellipse(0, -40, 60, 17, "paper");
    p.path("M-60-40q60 30 120 0v12q-60 30-120 0zM-60 30q60 28 120 0v12q-60 28-120 0z", "pine-700");
  });
}

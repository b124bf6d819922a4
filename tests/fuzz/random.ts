/** Choices that are the same for the same seed, so that a finding can be repeated. */
export type Random = {
  /** A whole number from 0 to below `limit`. */
  below: (limit: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** From none to `most` picks. */
  some: <Item>(most: number, items: readonly Item[]) => Item[];
};

/** Mulberry32: 32 bits of state, enough for choosing among inputs. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  function pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error("Nothing to pick from.");
    return items[below(items.length)] as Item;
  }
  return {
    below,
    pick,
    chance: (probability) => next() < probability,
    some: (most, items) => Array.from({ length: below(most + 1) }, () => pick(items)),
  };
}

import { useState } from "react";
import type { Refusals } from "./row-refusals.ts";

type Entry = { key: number };

/** The place of an entry when the form was refused: it may have been moved since. */
export function usePlaceWhenRefused(entries: readonly Entry[], refusals: Refusals) {
  const [known, setKnown] = useState({ refusals, keys: entries.map(({ key }) => key) });
  if (known.refusals !== refusals) {
    setKnown({ refusals, keys: entries.map(({ key }) => key) });
  }
  return ({ key }: Entry) => known.keys.indexOf(key);
}

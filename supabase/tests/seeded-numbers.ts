import { createHash } from "node:crypto";

/** The same numbers from 0 to 1 for the same seed. */
export function numbersFrom(start: number): () => number {
  let count = 0;
  return () => {
    const hash = createHash("sha256").update(`${start} ${count++}`);
    return hash.digest().readUInt32BE() / 2 ** 32;
  };
}

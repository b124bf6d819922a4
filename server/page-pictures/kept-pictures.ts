import type { Answer } from "../answer.ts";

/** Some 170 pictures. */
const LIMIT = 16 * 1024 * 1024;
/** Drawings that may wait for the one under way. */
const MOST_WAITING = 30;

export interface KeptPictures {
  /**
   * The picture under a key: kept, or drawn once however many ask for it at the same time, and one
   * at a time. Undefined when too many are waiting already. Rejects with what the drawing threw.
   */
  get(key: string, draw: () => Promise<Answer>): Promise<Answer> | undefined;
}

/** Keeps drawn pictures within `limit` bytes; those not asked for the longest go first. */
export function keepPictures(limit = LIMIT): KeptPictures {
  const kept = new Map<string, Answer>();
  const waiting = new Map<string, Promise<Answer>>();
  let bytes = 0;
  let last: Promise<unknown> = Promise.resolve();

  function keep(key: string, answer: Answer) {
    kept.set(key, answer);
    bytes += answer.bytes;
    for (const [oldest, { bytes: freed }] of kept) {
      if (bytes <= limit) return;
      kept.delete(oldest);
      bytes -= freed;
    }
  }

  return {
    get(key, draw) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return Promise.resolve(known);
      }
      const drawing = waiting.get(key);
      if (drawing || waiting.size >= MOST_WAITING) return drawing;
      const drawn = last.then(draw);
      last = drawn.catch(() => {});
      waiting.set(key, drawn);
      return drawn
        .then((answer) => {
          keep(key, answer);
          return answer;
        })
        .finally(() => waiting.delete(key));
    },
  };
}

// What browsers from 2022 on (Safari 16, Chrome 110, Firefox 115) lack, for the code that visitors run: many
// parents keep an old phone. tests/source/older-browsers.test.ts refuses the newer functions themselves.

/** The rows by what `keyOf` gives for them, in their order; as Map.groupBy. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** The parsed address, or null if it is none; as URL.parse. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/**
 * The first letter of a word with its vowel signs, and with the Hindi letters joined to it: "श्री" is one. As
 * Intl.Segmenter, which Firefox has only from 125 on.
 */
export function firstLetterOf(word: string): string {
  return /^(?:\p{L}\u094d\u200d?)*.\p{M}*/u.exec(word)?.[0] ?? "";
}

/** Aborts as soon as one of the signals does; as AbortSignal.any. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason);
    signal.addEventListener("abort", () => either.abort(signal.reason), { once: true });
  }
  return either.signal;
}

import { plainWords } from "../../../data/pages/plain-words.ts";

const word = /[\p{L}\p{M}\p{N}’']+/gu;

const ending = /^(?:s|es|ed|ing|['’]s|s['’])?$/;

/** "feels" begins like "fee" and is none: after so few letters only an ending may follow. */
const isFormOf = (plain: string, stem: string) =>
  plain.startsWith(stem) &&
  (stem.length > 3 || !/^[a-z]/.test(stem) || ending.test(plain.slice(stem.length)));

const isFound = (written: string, stems: readonly string[]) => {
  const plain = plainWords(written);
  return stems.some((stem) => isFormOf(plain, stem));
};

/** Whether a text has a word that would be marked. */
export function hasMark(text: string, stems: readonly string[]): boolean {
  return (text.match(word) ?? []).some((written) => isFound(written, stems));
}

/** A text with every word marked that is a form of a search word. */
export function MarkedText({ text, stems }: { text: string; stems: string[] }) {
  let end = 0;
  const parts = [...text.matchAll(word)].flatMap((match) => {
    if (!isFound(match[0], stems)) return [];
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    return [before, <mark key={match.index}>{match[0]}</mark>];
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}

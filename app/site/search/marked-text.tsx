import { plainWords } from "../../../data/pages/site-search.ts";

const word = /[\p{L}\p{M}\p{N}’']+/gu;

/** A text with the words marked that begin as one of those found does. */
export function MarkedText({ text, stems }: { text: string; stems: string[] }) {
  let end = 0;
  const parts = [...text.matchAll(word)].flatMap((match) => {
    const plain = plainWords(match[0]);
    if (!stems.some((stem) => plain.startsWith(stem))) return [];
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

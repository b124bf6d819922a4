/** A last paragraph of up to so many letters, at least so many of them in quotation marks, is what somebody said. */
const [longest, leastSaid] = [220, 15];
/** So long may “She said,” before it be. */
const longestLead = 40;

const closings: Readonly<Record<string, string>> = {
  "“": "”",
  "„": "“”",
  "«": "»",
  "‘": "’",
  '"': '"',
};
const isLetter = (sign = "") => /[\p{L}\p{M}\p{N}]/u.test(sign);

/** Whether a paragraph is something that was said: it begins with a quotation, which has most of its letters. */
export function isQuotation(words: string): boolean {
  if (words.length > longest) return false;
  const first = words.search(/[“„«‘"]/);
  if (first < 0 || !isLead(words.slice(0, first))) return false;
  const said = lettersWithin(words.slice(first), words[first] ?? "");
  return said >= leastSaid && said * 2 > words.length;
}

/** Nothing, or a few words with a comma or a colon: the title of a book is within a sentence. */
function isLead(words: string): boolean {
  const lead = words.trim();
  return lead === "" || (lead.length <= longestLead && /[,:]$/.test(lead));
}

/** How many letters stand between quotation marks; an apostrophe and the sign for inches are none. */
function lettersWithin(words: string, opening: string): number {
  const closing = closings[opening] ?? "";
  let [letters, from] = [0, -1];
  for (let place = 0; place < words.length; place++) {
    const sign = words[place] ?? "";
    if (from < 0 && sign === opening) from = place + 1;
    else if (from >= 0 && closing.includes(sign) && !isLetter(words[place + 1])) {
      letters += place - from;
      from = -1;
    }
  }
  return letters;
}

import { languages } from "../languages.ts";
import { allGradesIn } from "./grades.ts";

const romanNumerals = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];

/**
 * The stored name of the class that somebody wrote as "3", "III", "3rd", "std. 3" or "कक्षा ३"; undefined
 * if no class of the school fits, or more than one.
 */
export function classMeant(written: string): string | undefined {
  const wanted = bareName(written);
  if (!wanted) return undefined;
  const meant = languages
    .flatMap(({ id }) => allGradesIn(id))
    .filter(({ stored, name }) => bareName(stored) === wanted || bareName(name) === wanted)
    .map(({ stored }) => stored);
  return new Set(meant).size === 1 ? meant[0] : undefined;
}

/** What distinguishes a class: "3" of "Class III", "nursery" of "Nursery". */
function bareName(written: string): string {
  const bare = written
    .toLowerCase()
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)))
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, " ")
    .replace(/^\s*(class|grade|std|standard|कक्षा)(?=[\s\d])/, "")
    .replaceAll(" ", "")
    .replace(/^(\d+)(st|nd|rd|th)$/, "$1");
  const roman = romanNumerals.indexOf(bare);
  return roman < 0 ? bare : String(roman + 1);
}

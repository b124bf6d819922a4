import type { Language } from "../../../data/languages.ts";
import { fieldName } from "./field-names.ts";

/** The words for a place in the content: "Years › Entries 3 › Heading". */
export function placeName(path: string, language: Language): string {
  const words: string[] = [];
  for (const step of path.split("/")) {
    if (/^\d+$/.test(step) && words.length > 0) words.push(`${words.pop()} ${Number(step) + 1}`);
    else words.push(fieldName(step, language));
  }
  return words.join(" › ");
}

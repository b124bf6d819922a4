/**
 * A text as the search compares it, letter for letter as in private.plain_words of the database: lower case,
 * without accents, nukta and apostrophes, one nasal sign, digits 0 to 9.
 */
export function plainWords(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u093c'’]|\u200c|\u200d/g, "")
    .replaceAll("ँ", "ं")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .toLowerCase();
}

/** The words of a text, each as the search compares it. */
export function wordsOf(text: string): string[] {
  return plainWords(text).match(/[a-z0-9ऀ-ॣॱ-ॿ]+/g) ?? [];
}

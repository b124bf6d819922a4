/**
 * True for a long text in HTML, as the editor writes it; every other text is plain and is shown sign by sign.
 * The database (private.is_clean_html) checks the tags of the same texts and no others, so nothing that it
 * passed over may be read as HTML here.
 */
export function isMarkup(text: string): boolean {
  return /^ *</.test(text);
}

/**
 * Words of small letters and digits between hyphens, as the database checks slugs; not "true" and "false",
 * which Supabase Lite reads as no text in a filter.
 */
export const slugPattern = /^(?!(?:true|false)$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a part of an address can be a slug at all: others need no question to the database. */
export function isSlug(text: string): boolean {
  return text.length <= 120 && slugPattern.test(text);
}

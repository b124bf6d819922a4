const rowId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const linkKey = /^[0-9a-f]{64}$/;

/**
 * Whether a text, such as a segment of an address, can be the id of a row: a UUID, as `z.guid` takes it in a
 * form. Most pages read ids, so this file does without the library for forms.
 */
export function isRowId(text: string): boolean {
  return rowId.test(text);
}

/** Whether a text can be the key of a personal link. */
export function isLinkKey(text: string): boolean {
  return linkKey.test(text);
}

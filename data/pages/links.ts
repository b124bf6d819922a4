/**
 * A browser drops control characters before it reads an address and takes "\\" for "/", so that "//host",
 * "/\\host" and "/<tab>/host" are other sites. The database keeps the same rules (private.is_address).
 */
const path = /^\/(?:[^/\\\s\p{Cc}][^\\\s\p{Cc}]*)?$/u;
const secure = /^https:\/\/[^/\\\s\p{Cc}][^\\\s\p{Cc}]*$/u;
const elsewhere = /^(?:#|https?:\/\/[^/\\\s\p{Cc}]|mailto:|tel:)[^\\\s\p{Cc}]*$/iu;

/** Whether a text is the path of a page or picture of this site. */
export function isSitePath(value: string): boolean {
  return path.test(value);
}

/** Whether a text is a path of this site or an https address. */
export function isAddress(value: string): boolean {
  return path.test(value) || secure.test(value);
}

/** Whether a link of a long text may lead there: as isAddress, or http, a mailbox, a phone, a place of the page. */
export function isTextLink(value: string): boolean {
  return path.test(value) || elsewhere.test(value);
}

/**
 * Browsers drop control characters from an address and treat "\\" as "/", so "//host", "/\\host" and
 * "/<tab>/host" are other sites. private.is_address has the rules of isAddress; private.is_clean_html lets a
 * long text have spaces in a link, which pages then leave out.
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

/** Whether a long text may link there: as isAddress, or http, a mailbox, a phone, a fragment of the page. */
export function isTextLink(value: string): boolean {
  return path.test(value) || elsewhere.test(value);
}

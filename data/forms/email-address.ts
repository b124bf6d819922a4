/** RFC 5321, 4.5.3.1.3, without the angle brackets. */
export const longestAddress = 254;

// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address, with a domain of two parts at
// least. Each part begins and ends with a letter or digit, so no text fits in two ways.
const local = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * Whether a text is the address of one mailbox: no list, no name beside it, nothing that could be
 * read differently in an email header. The length is checked first; the work grows linearly with
 * it.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > longestAddress) return false;
  const [name = "", domain = "", ...more] = text.split("@");
  const labels = domain.split(".");
  return (
    more.length === 0 &&
    local.test(name) &&
    labels.length > 1 &&
    (labels.at(-1)?.length ?? 0) > 1 &&
    labels.every((part) => label.test(part))
  );
}

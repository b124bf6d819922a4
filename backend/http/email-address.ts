// The rule of HTML for <input type=email> (https://html.spec.whatwg.org/multipage/input.html#email-state-(type=email)),
// with a domain of two names at least. No part can match the text of another, so the time is linear.
const name = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const mailbox = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${name}(?:\\.${name})+$`, "i");

/** RFC 5321, 4.5.3.1.3, without the angle brackets. */
const longest = 254;

/**
 * Whether a text is the address of one mailbox and nothing besides: no list, no display name, no
 * comment, nothing that a mail header would read in another way.
 */
export const isMailbox = (text: string): boolean => text.length <= longest && mailbox.test(text);

/** The text with Devanagari digits (०–९), which Hindi keyboards type, as 0–9. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String("०१२३४५६७८९".indexOf(digit)));
}

/**
 * A typed amount without what the site itself writes around its digits: "₹ 1,25,500" as "125500". Anything
 * else stays, for the form to refuse.
 */
export function bareAmount(text: string): string {
  const bare = latinDigits(text).replace(/\s/g, "").replace(/^₹|₹$/, "");
  // A comma parts digits, in the Indian or any other way.
  return /^-?\d+(,\d+)*$/.test(bare) ? bare.replaceAll(",", "") : text.trim();
}

/** The text with Devanagari digits (०–९), which Hindi keyboards type, as 0–9. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String("०१२३४५६७८९".indexOf(digit)));
}

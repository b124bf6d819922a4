/** The stored form of a typed colour, "1F6F5C" or "#abc": "#1f6f5c". Undefined for an invalid one. */
export function readColour(typed: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed.trim()) ?? [];
  if (!digits) return undefined;
  const whole = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `#${whole.toLowerCase()}`;
}

/** A colour as people type it, "1F6F5C" or "#abc", as it is kept: "#1f6f5c". Undefined for what is none. */
export function readColour(typed: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed.trim()) ?? [];
  if (!digits) return undefined;
  const whole = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `#${whole.toLowerCase()}`;
}

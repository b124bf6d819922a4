/** Characters of the alphabet that phones count as one (3GPP TS 23.038); the second list counts twice. */
const single =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const double = "^{}\\[~]|€";

/**
 * How long a text is on a phone, in characters, and as how many messages operators count it: 160 or, in parts, 153
 * characters of that alphabet, else 70 or 67.
 */
export function textLength(text: string): { characters: number; parts: number } {
  const letters = [...text];
  const isPlain = letters.every((letter) => single.includes(letter) || double.includes(letter));
  const characters = isPlain
    ? letters.reduce((sum, letter) => sum + (double.includes(letter) ? 2 : 1), 0)
    : text.length;
  const [alone, inParts] = isPlain ? [160, 153] : [70, 67];
  return { characters, parts: characters <= alone ? 1 : Math.ceil(characters / inParts) };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes them
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for XML 1.0 elements and attributes; drops forbidden characters. */
export function escapeXml(text: string): string {
  return text
    .replace(forbidden, "")
    .toWellFormed()
    .replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

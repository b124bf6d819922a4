/** The square pictures made from a logo. */
export const iconNames = [
  "icon-48.png",
  "icon-192.png",
  "icon-512.png",
  "maskable-512.png",
  "apple-touch-icon.png",
] as const;

/** A file of a logo, by the last part of its address. */
export const logoFile =
  /^(?:logo\.(?:svg|png)|icon-(?:48|192|512)\.png|maskable-512\.png|apple-touch-icon\.png)$/;

/** The address under which pages show a logo: the SVG if there is one. */
export function logoAddress(id: string, files: readonly string[]): string {
  return `/media/${id}/${files.includes("logo.svg") ? "logo.svg" : "logo.png"}`;
}

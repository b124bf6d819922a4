import { type PrintFile, prints } from "./prints.ts";

export type Picture = PrintFile & { path: string };

/** A print by its path below /prints, with its size and alt text; undefined while it is not drawn. */
export function findPicture(name: string): Picture | undefined {
  const path = `/prints/${name}.svg`;
  const drawn: Record<string, PrintFile> = prints;
  const print = drawn[path];
  return print && { path, ...print };
}

import { prints } from "./prints.ts";

type Picture = { path: string; width: number; height: number; alt: string };

/**
 * A print by its path below /prints, with its own size and alt text. A print that is not drawn yet
 * is described by the words given.
 */
export function picture(name: string, alt: string): Picture {
  const path = `/prints/${name}.svg`;
  return { path, ...(findPrint(path) ?? { width: 1600, height: 1000, alt }) };
}

export function isDrawn(name: string): boolean {
  return findPrint(`/prints/${name}.svg`) !== undefined;
}

function findPrint(path: string): Omit<Picture, "path"> | undefined {
  const drawn: Record<string, Omit<Picture, "path">> = prints;
  return drawn[path];
}

/** The entries of a list with their names: the choices of a field or a filter. */
export function withNames<Id extends string>(
  ids: readonly Id[],
  names: Readonly<Record<Id, string>>,
): { id: Id; name: string }[] {
  return ids.map((id) => ({ id, name: names[id] }));
}

/** The same where the names alone say what there is. */
export function choicesNamed(
  names: Readonly<Record<string, string>>,
): { id: string; name: string }[] {
  return Object.entries(names).map(([id, name]) => ({ id, name }));
}

/** The name of what a row holds; undefined for what no catalogue names. */
export function nameOf(names: Readonly<Record<string, string>>, id: unknown): string | undefined {
  return typeof id === "string" ? names[id] : undefined;
}

/** The same for a category; one that no catalogue names loses its hyphens. */
export function categoryName(names: Readonly<Record<string, string>>, category: string): string {
  const words = category.replaceAll("-", " ");
  return nameOf(names, category) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

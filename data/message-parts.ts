// Functions that compiled ICU messages (platform/messages) call. `tag` is the language's tag.

/** A number as the language writes it: 1,00,000. Empty for null, whose case is never chosen. */
export function number(tag: string, value: number | null): string {
  return value?.toLocaleString(tag) ?? "";
}

/** The case of a count: an exact one (`=1`), else that of the language's plural rule. */
export function plural(tag: string, count: number | null, cases: Record<string, string>): string {
  return (
    cases[`=${count}`] ?? cases[new Intl.PluralRules(tag).select(count ?? 0)] ?? cases.other ?? ""
  );
}

/** The case named as the value is, else `other`. */
export function select(value: string | number | boolean | null, cases: Record<string, string>) {
  return cases[String(value)] ?? cases.other ?? "";
}

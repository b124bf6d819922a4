import type { Language } from "../../../data/languages.ts";
import type { AdminTexts } from "../frame/failures.ts";
import type { FieldOf, Resource } from "../resource.ts";

const prefix = "translations.hi.";

/** The Hindi of a field, as a field of its own. */
export function inHindi(field: FieldOf): FieldOf {
  return { ...field, name: prefix + field.name, optional: true };
}

/** All fields of a form, each followed by its Hindi where it has one. */
export function withTranslations(fields: readonly FieldOf[]): FieldOf[] {
  return fields.flatMap((field) => (field.translated ? [field, inHindi(field)] : [field]));
}

/** What a field is called and how it is filled in. */
export function wordsOf(
  resource: Resource,
  name: string,
  language: Language,
  t: AdminTexts,
): { label: string; hint?: string } {
  const words = resource.texts[language].fields;
  if (!name.startsWith(prefix)) return words[name] ?? { label: name };
  const own = name.slice(prefix.length);
  return { label: t.inHindi(words[own]?.label ?? own) };
}

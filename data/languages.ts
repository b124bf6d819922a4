/** The languages of the site. English pages have plain addresses, Hindi ones begin with /hi. */
export const languages = [
  { id: "en", name: "English", tag: "en-IN", base: "/", letters: /\p{Script=Latin}/u },
  { id: "hi", name: "हिन्दी", tag: "hi-IN", base: "/hi", letters: /\p{Script=Devanagari}/u },
] as const;

export type Language = (typeof languages)[number]["id"];

/** A language by its id. */
export function languageOf(id: Language) {
  return languages.find((language) => language.id === id) ?? languages[0];
}

/** The language with this id, such as the one stored with an account; English if there is none. */
export function languageNamed(id: unknown): Language {
  return languages.find((language) => language.id === id)?.id ?? languages[0].id;
}

/**
 * "/hi/about" → Hindi and "/about". Takes a path with its leading slash, with or without a query.
 */
export function splitAddress(address: string): { language: Language; path: string } {
  for (const { id, base } of languages) {
    if (base === "/" || !address.startsWith(base)) continue;
    const rest = address.slice(base.length);
    if (rest.startsWith("/")) return { language: id, path: rest };
    if (/^[?#]|^$/.test(rest)) return { language: id, path: `/${rest}` };
  }
  return { language: languages[0].id, path: address };
}

/** The address of a page (its path without a language) in a language: "/hi/about". */
export function addressIn(language: Language, path: string): string {
  const { base } = languageOf(language);
  if (base === "/") return path;
  return path === "/" ? base : `${base}${path}`;
}

/** Adds the language of the text, which may differ from the page's. */
export type InLanguage<Shown> = Shown & { language: Language };

type Translatable = { translations: unknown };

/**
 * A row in a language: the named fields from its translation if there is one, else in English;
 * `language` says which. A translation with a missing field is not used, so that readers never get
 * half a notice. Rows carry `translations` as `{"hi": {field: text}}`.
 */
export function inLanguage<Row extends Translatable, Field extends string & keyof Row>(
  row: Row,
  language: Language,
  fields: readonly Field[],
): InLanguage<Omit<Row, "translations">> {
  const { translations, ...original } = row;
  const translated = (translations as Record<string, Record<string, unknown>> | null)?.[language];
  const filled = fields.filter((field) => isFilled(row[field]));
  const whole = translated && filled.every((field) => isSameKind(translated[field], row[field]));
  if (!whole) return { ...original, language: "en" };
  const shown = Object.fromEntries(filled.map((field) => [field, translated[field]]));
  return { ...original, ...shown, language };
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Whether a translation has the same type as the original: text or list. */
function isSameKind(translated: unknown, original: unknown): boolean {
  return Array.isArray(original) ? Array.isArray(translated) : typeof translated === "string";
}

/**
 * The messages of a section in a language. A browser has only its page's language, and gets that one instead
 * of a missing one.
 */
export function textsIn<Words>(texts: Record<Language, Words>, language: Language): Words {
  const had: Partial<Record<Language, Words>> = texts;
  return had[language] ?? (Object.values(texts)[0] as Words);
}

/** The language whose script a word is written in; English if none matches. */
export function languageOfLetters(word: string): Language {
  return languages.find(({ letters }) => letters.test(word))?.id ?? languages[0].id;
}

/** A record with a value for each language. */
export function byLanguage<Each>(of: (language: Language) => Each): Record<Language, Each> {
  return Object.fromEntries(languages.map(({ id }) => [id, of(id)])) as Record<Language, Each>;
}

/** The languages that texts are translated into: all except English, in which every text is written first. */
export const [, ...translations] = languages;

export type Translation = (typeof translations)[number]["id"];

/** A row's translations, by language and field. */
export type Translations<Value> = Readonly<
  Partial<Record<string, Readonly<Record<string, Value>>>>
>;

/** A record with a value for each language that texts are translated into. */
export function byTranslation<Each>(
  of: (language: Translation) => Each,
): Record<Translation, Each> {
  return Object.fromEntries(translations.map(({ id }) => [id, of(id)])) as Record<
    Translation,
    Each
  >;
}

/**
 * One text of a row in a language, or in English if it has no translation: for texts that may be missing on
 * their own, such as a picture's description.
 */
export function textIn<
  Field extends string,
  Row extends Translatable & Record<Field, string | null>,
>(row: Row, language: Language, field: Field): string | null {
  const { translations } = row;
  const translated = (translations as Record<string, Record<string, unknown>> | null)?.[language];
  const text = translated?.[field];
  return typeof text === "string" && text !== "" ? text : row[field];
}

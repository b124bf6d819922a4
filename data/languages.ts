/** The languages of the site. English pages have plain addresses, Hindi ones begin with /hi. */
export const languages = [
  { id: "en", name: "English", tag: "en-IN", base: "/" },
  { id: "hi", name: "हिन्दी", tag: "hi-IN", base: "/hi" },
] as const;

export type Language = (typeof languages)[number]["id"];

/** A language by its id. */
export function languageOf(id: Language) {
  return languages.find((language) => language.id === id) ?? languages[0];
}

/** The language that a text names, such as the one kept with an account; English where it names none. */
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

/** Text in another language than the page's carries the language it is in. */
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

/** Translates text by text, list by list. */
function isSameKind(translated: unknown, original: unknown): boolean {
  return Array.isArray(original) ? Array.isArray(translated) : typeof translated === "string";
}

type Named = { readonly hi: object };

type ReadIn<Row extends Named> = Row extends Named
  ? {
      [Key in Exclude<keyof Row, "hi">]: Key extends keyof Row["hi"]
        ? Row[Key] | Row["hi"][Key]
        : Row[Key];
    }
  : never;

/**
 * A fixed list of the site (campuses, levels, categories) in a language: entries are in English and
 * carry the Hindi of the same fields, `{id, name, hi: {name}}`.
 */
export function listIn<Row extends Named>(list: readonly Row[], language: Language): ReadIn<Row>[] {
  return list.map(({ hi, ...english }) =>
    language === "hi" ? { ...english, ...hi } : english,
  ) as ReadIn<Row>[];
}

/**
 * One text of a row in a language, in English where it has no translation: for what may be missing alone,
 * such as the description of a picture.
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

import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { languages } from "../../data/languages.ts";

/** The catalogues of all languages: `messages/<language>/<subject>.json`, with a section for a page. */
export const cataloguesDirectory = resolve(import.meta.dirname, "../../messages");

/** The content of a section: an ICU message, or several in an object or a list. */
export type Words = string | Words[] | { [name: string]: Words };

/** The words of a section in each language that has it. */
export type Section = Record<string, Words | undefined>;

/** Every section by its name, `site/contact/received`: the catalogue's path and the section's own name. */
export function readSections(): Map<string, Section> {
  const sections = new Map<string, Section>();
  for (const { id: language } of languages) {
    const directory = join(cataloguesDirectory, language);
    for (const file of readdirSync(directory, { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith(".json")) continue;
      for (const [name, words] of Object.entries(readCatalogue(join(directory, file)))) {
        const section = `${file.slice(0, -".json".length)}/${name}`;
        sections.set(section, { ...sections.get(section), [language]: words });
      }
    }
  }
  return sections;
}

/** The messages of one section. Throws if no catalogue has it. */
export function readSection(section: string): Section {
  const name = section.slice(section.lastIndexOf("/") + 1);
  const files = filesOfSection(section);
  const words = languages.map(({ id }, i) => [id, readCatalogue(files[i] ?? "")[name]] as const);
  if (words.every(([, each]) => each === undefined))
    throw new Error(`no catalogue has a section ${section}`);
  return Object.fromEntries(words);
}

/** The files that a section comes from, in the order of the languages. */
export function filesOfSection(section: string): string[] {
  const catalogue = section.slice(0, section.lastIndexOf("/"));
  return languages.map(({ id }) => join(cataloguesDirectory, id, `${catalogue}.json`));
}

function readCatalogue(file: string): Record<string, Words> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (failure) {
    throw new Error(`${relative(process.cwd(), file)}: ${(failure as Error).message}`);
  }
}

/** Every message with its path: `["noneChosen.coming.title", "No coming event …"]`. */
export function messagesIn(words: Words, path = ""): [path: string, message: string][] {
  if (typeof words === "string") return [[path, words]];
  return Object.entries(words).flatMap(([name, inner]) =>
    messagesIn(inner, path === "" ? name : `${path}.${name}`),
  );
}

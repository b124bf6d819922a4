import { languages } from "../../data/languages.ts";
import type { Section, Words } from "./catalogues.ts";
import { type Arguments, argumentsOf, javascriptOf, readMessage } from "./icu.ts";

/** The prefix of a section's module specifier: `messages:site/contact/received`. */
export const prefix = "messages:";

/** A name as a JavaScript property key. */
const key = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name));

const isNamed = (words: Words): words is { [name: string]: Words } =>
  typeof words === "object" && !Array.isArray(words);

/**
 * The arguments of the messages at one place of a section, in all languages together: a translation may omit
 * an argument, but the page passes the same ones to each language.
 */
function argumentsAt(words: (Words | undefined)[]): Arguments {
  const known: Arguments = new Map();
  for (const each of words) if (typeof each === "string") argumentsOf(readMessage(each), known);
  return known;
}

function inner(words: (Words | undefined)[], name: string | number): (Words | undefined)[] {
  return words.map((each) =>
    typeof each === "object" ? (each as Record<string, Words>)[name] : undefined,
  );
}

/** The words of a section in one language, as JavaScript. */
export function javascriptOfSection(section: Section, language: string): string {
  const { tag } = languages.find(({ id }) => id === language) ?? languages[0];
  const code = (words: Words, all: (Words | undefined)[]): string => {
    if (Array.isArray(words))
      return `[${words.map((each, i) => code(each, inner(all, i))).join()}]`;
    if (typeof words === "object") {
      const entries = Object.entries(words).map(
        ([name, each]) => `${key(name)}: ${code(each, inner(all, name))}`,
      );
      return `{${entries.join()}}`;
    }
    const names = [...argumentsAt(all).keys()];
    const text = javascriptOf(readMessage(words), tag);
    if (names.length === 0) return text;
    return `(${names.length === 1 ? names[0] : `{${names.join()}}`}) => ${text}`;
  };
  return code(section[language] ?? {}, Object.values(section));
}

/**
 * The module of a section: its words in all languages. `parts` is the address of
 * data/message-parts.ts, `around` what the words are handed to.
 */
export function moduleOfSection(
  section: Section,
  parts: string,
  around = (words: string) => words,
): string {
  const words = languages.map(({ id }) => `${id}: ${javascriptOfSection(section, id)}`);
  const texts = `{${words.join()}}`;
  const used = ["number", "plural", "select"].filter((each) => texts.includes(`{${each}(`));
  const imports =
    used.length > 0 ? `import { ${used.join()} } from ${JSON.stringify(parts)};\n` : "";
  return `${imports}export default ${around(texts)};`;
}

/** The type of a section's words. */
export function typeOfSection(section: Section): string {
  const type = (words: Words, all: (Words | undefined)[]): string => {
    if (Array.isArray(words)) {
      const types = words.map((each, i) => type(each, inner(all, i)));
      return words.some(isNamed)
        ? `(${[...new Set(types)].join(" | ")})[]`
        : `[${types.join(", ")}]`;
    }
    if (isNamed(words)) {
      const entries = Object.entries(words).map(
        ([name, each]) => `${key(name)}: ${type(each, inner(all, name))};`,
      );
      return `{ ${entries.join(" ")} }`;
    }
    const given = [...argumentsAt(all)];
    const [first] = given;
    if (first === undefined) return "string";
    if (given.length === 1) return `(${first[0]}: ${first[1]}) => string`;
    return `(given: { ${given.map(([name, kind]) => `${name}: ${kind}`).join("; ")} }) => string`;
  };
  const [source] = languages;
  return type(section[source.id] ?? {}, Object.values(section));
}

/** The declarations of all sections, for the compiler. */
export function declarationsOf(sections: Map<string, Section>): string {
  const ids = languages.map(({ id }) => `"${id}"`).join(" | ");
  const modules = [...sections].map(
    ([name, section]) =>
      `declare module "${prefix}${name}" {\n  const texts: Record<${ids}, ${typeOfSection(section)}>;\n  export default texts;\n}\ndeclare module "${prefix}${name}?all" {\n  export { default } from "${prefix}${name}";\n}\n`,
  );
  return `// Written from messages/ by scripts/messages/plugin.ts.\n${modules.join("")}`;
}

import { dirname, join } from "node:path";
import { languages } from "../../data/languages.ts";
import { messagesIn, type Section } from "../../platform/messages/catalogues.ts";
import { argumentsOf, javascriptOf, readMessage } from "../../platform/messages/icu.ts";

/** A source file that may show messages. */
export type Source = { path: string; text: string };

/** The same, with the paths of the files it imports and the names it may ask messages by. */
type ReadSource = Source & { imports: string[]; asked: string[] };

const [source] = languages;

/**
 * Faults of the catalogues: a message missing in one language, one that is not an ICU message, other
 * arguments than in English, and one that no file uses. In plain sentences; none if there are no faults.
 */
export function faultsOf(sections: Map<string, Section>, sources: Source[]): string[] {
  const read = sources.map((each) => ({
    path: each.path,
    text: each.text,
    imports: importsOf(each),
    asked: askedIn(each.text),
  }));
  return [...sections].flatMap(([name, section]) => [
    ...faultsOfSection(name, section),
    ...unusedIn(name, section, read),
  ]);
}

function faultsOfSection(name: string, section: Section): string[] {
  const faults: string[] = [];
  const messages = new Map(
    languages.map(({ id }) => [id, new Map(messagesIn(section[id] ?? {}))] as const),
  );
  const paths = new Set([...messages.values()].flatMap((each) => [...each.keys()]));
  for (const path of paths) {
    const asked = new Map<string, string>();
    for (const [language, each] of messages) {
      const message = each.get(path);
      const at = `${language}/${name} ${path}`;
      if (message === undefined) faults.push(`${at}: missing`);
      else {
        try {
          const elements = readMessage(message);
          javascriptOf(elements, source.tag);
          asked.set(language, [...argumentsOf(elements).keys()].sort().join(", "));
        } catch (failure) {
          faults.push(`${at}: ${(failure as Error).message}`);
        }
      }
    }
    const wanted = asked.get(source.id);
    for (const [language, names] of asked) {
      if (wanted !== undefined && names !== wanted) {
        faults.push(`${language}/${name} ${path}: has {${names}}, not {${wanted}}`);
      }
    }
  }
  return faults;
}

/**
 * Sections read by names from elsewhere: codes of Supabase Auth, tables, columns, parts of the site's
 * content, addresses.
 */
const byName = new Set([
  "account/accountErrors",
  "admin/content/fieldNames",
  "admin/history/columnNames",
  "admin/resources/auditLogTables",
  "pages/listed",
  "pages/unlisted",
  "search/pages",
  "search/topics",
]);

/**
 * Names directly below a section that no file asks for: neither one of the folder that imports it nor one that
 * these import, to which they pass their texts. A list of data/ is named in `names`.
 */
function unusedIn(name: string, section: Section, sources: ReadSource[]): string[] {
  const importing = sources.filter(
    ({ text }) =>
      text.includes(`"messages:${name}"`) ||
      text.includes(`"messages:${name}?all"`) ||
      (name === "ui/refusals" && text.includes('forms/refusal-codes.ts"')),
  );
  if (importing.length === 0) return [`${name}: no file imports it`];
  if (byName.has(name)) return [];
  const rooms = new Set(importing.map(({ path }) => roomOf(path)));
  if (name.startsWith("names/")) rooms.add("data");
  const near = sources.filter(({ path }) => rooms.has(roomOf(path)));
  const passed = new Set(near.flatMap(({ imports }) => imports));
  const asked = new Set(
    [...near, ...sources.filter(({ path }) => passed.has(path))].flatMap(({ asked }) => asked),
  );
  const said = section[source.id];
  const own = typeof said === "object" ? Object.keys(said) : [];
  return own.filter((key) => !asked.has(key)).map((key) => `${name} ${key}: no file asks for it`);
}

const importsOf = ({ path, text }: Source) =>
  [...text.matchAll(/(?<= from ")\.[^"]+(?=")/g)].map(([to]) => join(dirname(path), to));

/** `t.lead`, `"lead"`, `?of=lead"`, `{ title, lead }` and `404`: names that a file may ask messages by. */
function askedIn(text: string): string[] {
  return [
    ...text.matchAll(/(?<=\.)[\p{L}\w$-]+/gu),
    ...text.matchAll(/(?<=["'`=])[\p{L}\w$-]+(?=["'`])/gu),
    ...text.matchAll(/(?<=(?:^|[{,])\s*)[\w$]+(?=\s*[,:}=])/gm),
    ...text.matchAll(/\b\d+\b/g),
  ].map(([name]) => name);
}

/** `app/site/news`: messages are passed from part to part within one folder. All of data/ names codes. */
const roomOf = (path: string) => {
  const [room = "", part, page, file] = path.split(/[\\/]/);
  if (room === "data") return room;
  return part === "site" && file ? `${room}/${part}/${page}` : `${room}/${part}`;
};

import type { Language } from "../languages.ts";
import type { Fields } from "../office/field-types.ts";
import { type Block, blockFields } from "./blocks.ts";

// A block has one structure; its translations are stored with the English, for the block and for each entry
// of its lists.

type Entry = Record<string, unknown>;

const saidIn = ({ translations }: Entry, language: Language) =>
  (translations as Record<string, Record<string, unknown>> | undefined)?.[language] ?? {};

const entriesOf = (value: unknown) => (Array.isArray(value) ? (value as Entry[]) : []);

/** Whether a block is completely translated: pages use a translation whole or not at all. */
export function isBlockIn(block: Block, language: Language): boolean {
  return isEntryIn(block, blockFields(block.kind), language);
}

function isEntryIn(entry: Entry, fields: Fields, language: Language): boolean {
  const said = saidIn(entry, language);
  return Object.entries(fields).every(([name, { translated, parts }]) => {
    if (parts) return entriesOf(entry[name]).every((each) => isEntryIn(each, parts, language));
    return !translated || !entry[name] || Boolean(said[name]);
  });
}

/** A block with its texts in a language, for a completely translated page. */
export function blockIn<Each extends Block>(block: Each, language: Language): Each {
  return entryIn(block, blockFields(block.kind), language) as Each;
}

function entryIn(entry: Entry, fields: Fields, language: Language): Entry {
  const { translations: _, ...own } = entry;
  const said = saidIn(entry, language);
  const shown = Object.entries(fields).flatMap(([name, { translated, parts }]) => {
    if (parts)
      return [[name, entriesOf(entry[name]).map((each) => entryIn(each, parts, language))]];
    return translated && said[name] ? [[name, said[name]]] : [];
  });
  return { ...own, ...Object.fromEntries(shown) };
}

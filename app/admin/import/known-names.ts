import busStops from "messages:admin/fields/content/busStops?all";
import calendarEntries from "messages:admin/fields/content/calendarEntries?all";
import alumniRecords from "messages:admin/fields/people/alumniRecords?all";
import mailingContacts from "messages:admin/fields/people/mailingContacts?all";
import students from "messages:admin/fields/people/students?all";
import teachers from "messages:admin/fields/people/teachers?all";
import sharedFields from "messages:admin/form/sharedFields?all";
import kindNames from "messages:names/calendarKinds?all";
import { languages } from "../../../data/languages.ts";
import { declarations } from "../../../data/office/declarations.ts";
import type { Fields } from "../../../data/office/field-types.ts";
import type { ImportedTable } from "../../../data/office/imports-and-promotions.ts";
import type { Texts } from "../../language/texts.ts";
import { type AnyFieldWords, type ChoiceNames, choicesBy, wordsIn } from "../field-words.ts";
import type { Choice } from "../resource.ts";

const words: Record<ImportedTable, Texts<AnyFieldWords>> = {
  alumni_records: alumniRecords,
  bus_stops: busStops,
  calendar_entries: calendarEntries,
  mailing_contacts: mailingContacts,
  students,
  teachers,
};

const names: Partial<Record<ImportedTable, ChoiceNames>> = {
  calendar_entries: { kind: kindNames },
};

/**
 * The names a file may use for a field: its column's name, and in every language its label in the form and its
 * heading in the list, because an exported list is imported again.
 */
export function knownNames(table: ImportedTable, field: string): string[] {
  const said = languages.flatMap(({ id }) => {
    const { fields, columns } = wordsIn(declarations[table], words[table], id, sharedFields);
    return [fields[field]?.label ?? "", columns[field] ?? ""];
  });
  return [field, ...said];
}

/** Whether a field holds a class of the school. */
export function holdsClass(table: ImportedTable, name: string): boolean {
  const fields: Fields = declarations[table].fields;
  return fields[name]?.chosenFrom === "classes";
}

/** The values a file may use for a choice: its id, or its name in any language. */
export function knownChoices(table: ImportedTable, name: string): readonly Choice[] {
  const fields: Fields = declarations[table].fields;
  const field = fields[name];
  if (!field) return [];
  const choices = choicesBy(names[table] ?? {}, words[table])(name, field);
  return languages.flatMap(({ id }) => choices(id));
}

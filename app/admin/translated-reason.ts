import type { Json } from "../../data/database.types.ts";
import { type Translation, type Translations, translations } from "../../data/languages.ts";
import type { ManagedRow } from "../../data/office/rows.ts";

/** Why a row is cancelled, in languages other than English. */
export type TranslatedReason = Partial<Record<Translation, string>>;

/** The translations of a row with the reason for its cancellation, or without. */
export function withReason(row: ManagedRow, reason: TranslatedReason): Record<string, Json> {
  const before = row.translations as Translations<Json>;
  const said = translations.flatMap(({ id }) => {
    const { cancel_reason: _before, ...rest } = before[id] ?? {};
    const next = { ...rest, ...(reason[id] && { cancel_reason: reason[id] }) };
    return Object.keys(next).length > 0 ? [[id, next]] : [];
  });
  return Object.fromEntries(said);
}

import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { getBackend } from "../connection/backend.ts";
import { useLanguage } from "../language/language.ts";
import type { Choice, FieldOf, Filter } from "./resource.ts";

type Offering = Pick<FieldOf, "choices" | "loadedChoices">;

const askFor = ({ loadedChoices }: Offering | Filter) =>
  queryOptions({
    queryKey: ["choices", loadedChoices?.of],
    queryFn: async () => (await loadedChoices?.list(await getBackend())) ?? [],
    enabled: loadedChoices !== undefined,
  });

/** What a field or a filter offers: what it always does, then what is in the database. */
export function useChoices(offering: Offering | Filter): readonly Choice[] {
  const language = useLanguage();
  const loaded = useQuery(askFor(offering));
  return [...(offering.choices?.(language) ?? []), ...(loaded.data ?? [])];
}

/** What each field of a form offers, by its name. */
export function useChoicesByField(fields: readonly FieldOf[]): Record<string, readonly Choice[]> {
  const language = useLanguage();
  const asked = fields.filter(({ loadedChoices }) => loadedChoices);
  const loaded = useQueries({ queries: asked.map(askFor) });
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      [...(field.choices?.(language) ?? []), ...(loaded[asked.indexOf(field)]?.data ?? [])],
    ]),
  );
}

import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { getBackend } from "../connection/backend.ts";
import { useLanguage } from "../language/language.ts";
import type { Choice, FieldOf, Filter } from "./resource.ts";

export type Offering = Pick<FieldOf, "choices" | "loadedChoices">;

const askFor = ({ loadedChoices }: Offering | Filter) =>
  queryOptions({
    queryKey: ["choices", loadedChoices?.of],
    queryFn: async () => (await loadedChoices?.list(await getBackend())) ?? [],
    enabled: loadedChoices !== undefined,
  });

/** The choices of a field or filter: its fixed ones, then those from the database. */
export function useChoices(offering: Offering | Filter): readonly Choice[] {
  return useLoadedChoices(offering).choices;
}

/** The same with what became of the question: not answered yet, or failed and to be asked again. */
export function useLoadedChoices(offering: Offering | Filter) {
  const language = useLanguage();
  const loaded = useQuery(askFor(offering));
  const choices: Choice[] = [...(offering.choices?.(language) ?? []), ...(loaded.data ?? [])];
  return {
    choices,
    isPending: offering.loadedChoices !== undefined && loaded.isPending,
    ...(loaded.isLoadingError && { retry: () => void loaded.refetch() }),
  };
}

/** The choices of a form's fields, by field name. */
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

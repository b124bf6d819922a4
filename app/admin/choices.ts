import { useQuery } from "@tanstack/react-query";
import { getBackend } from "../connection/backend.ts";
import { useLanguage } from "../language/language.ts";
import type { Choice, FieldOf, Filter } from "./resource.ts";

/** What a field or a filter offers: what it always does, then what is in the database. */
export function useChoices({
  choices,
  loadChoices,
}: Pick<FieldOf, "choices" | "loadChoices"> | Filter): readonly Choice[] {
  const language = useLanguage();
  const loaded = useQuery({
    queryKey: ["choices", loadChoices?.name],
    queryFn: async () => (await loadChoices?.(await getBackend())) ?? [],
    enabled: loadChoices !== undefined,
  });
  return [...(choices?.(language) ?? []), ...(loaded.data ?? [])];
}

import type { SchoolClient } from "../client.ts";
import { byLanguage, textIn } from "../languages.ts";
import { choiceLists } from "./choice-lists.ts";
import type { ChoicesByLanguage } from "./choices.ts";

/** The most entries of all lists together. */
const most = 1000;

/** The entries of all lists in the school's order, in every language. Throws the service's error. */
export async function listChoices(client: SchoolClient): Promise<ChoicesByLanguage> {
  const { data } = await client
    .from("choices")
    .select("list, key, name, status, translations")
    .order("list")
    .order("position")
    .order("name")
    .order("id")
    .limit(most)
    .throwOnError();
  return byLanguage((language) =>
    Object.fromEntries(
      choiceLists.map((list) => [
        list,
        data
          .filter((row) => row.list === list)
          .map((row) => ({
            id: row.key,
            name: textIn(row, language, "name") ?? row.name,
            isOpen: row.status === "open",
          })),
      ]),
    ),
  );
}

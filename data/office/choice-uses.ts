import type { SchoolClient } from "../client.ts";

/** The tables whose rows hold an entry of a list, each with how many. Throws 42501 for whom the lists are not. */
export async function listChoiceUses(client: SchoolClient, id: string) {
  const { data } = await client.rpc("list_choice_uses", { wanted: id }).throwOnError();
  return data.map(({ table_name, uses }) => ({ table: table_name, uses }));
}

import type { SchoolClient } from "../client.ts";

/**
 * The tables whose rows use an entry of a list, each with the number of rows. Throws 42501 for people who may
 * not edit the lists.
 */
export async function listChoiceUses(client: SchoolClient, id: string) {
  const { data } = await client.rpc("list_choice_uses", { wanted: id }).throwOnError();
  return data.map(({ table_name, uses }) => ({ table: table_name, uses }));
}

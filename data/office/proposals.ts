import type { SchoolClient } from "../client.ts";
import type { Database, Json } from "../database.types.ts";
import type { ManagedTable, RowValues } from "./rows.ts";

type Row = Database["public"]["Tables"]["proposals"]["Row"];

/** A proposed change of a public row. */
export type Proposal = Omit<Row, "changes"> & { changes: Record<string, Json | undefined> };

/** The newest proposals, the open ones first. For editors and contributors; others find none. */
export async function listProposals(client: SchoolClient): Promise<Proposal[]> {
  const { data } = await client
    .from("proposals")
    .select()
    .order("created_at", { ascending: false })
    .limit(100)
    .throwOnError();
  const isOpen = ({ state }: Row) => (state === "open" ? 0 : 1);
  return data.toSorted((a, b) => isOpen(a) - isOpen(b)) as Proposal[];
}

/**
 * Drafts that contributors wrote and nobody has published since, the longest waiting first, at most 200; colleagues of
 * some campuses find those of their campuses. The title of a notice is its sentence. Throws 42501 for who may not
 * publish.
 */
export async function listContributorsDrafts(client: SchoolClient) {
  const { data } = await client.rpc("list_contributors_drafts").throwOnError();
  return data.map((draft) => ({ ...draft, table_name: draft.table_name as ManagedTable }));
}

/**
 * Proposes these values for a public row, of which the version `seen` was opened. Throws PT409
 * `stale` if it was changed meanwhile, 22023 `changes` if nothing differs.
 */
export async function proposeChange(
  client: SchoolClient,
  target: ManagedTable,
  row: { id: string; seen: string },
  values: RowValues,
): Promise<void> {
  await client
    .rpc("propose_change", { target, wanted: row.id, seen: row.seen, changes: values as Json })
    .throwOnError();
}

/**
 * Approves a proposal, which changes the row, or returns it with a comment. False, without any change, if the
 * row was changed meanwhile. Throws PT404 if it is already decided.
 */
export async function decideProposal(
  client: SchoolClient,
  proposal: string,
  approve: boolean,
  answer = "",
): Promise<boolean> {
  const { data } = await client
    .rpc("decide_proposal", { proposal, approve, answer })
    .throwOnError();
  return data;
}

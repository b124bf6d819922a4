import type { SchoolClient } from "../client.ts";
import type { ManagedRow } from "../office/rows.ts";
import type { Exposed } from "./exposed.ts";

/** A place of the public site that tells about a child what its guardians refused, with no reason on record. */
export type PublicPlace = Exposed & {
  /** The row in which it stands, as the office keeps it. */
  shown: ManagedRow;
  child_name: string;
  /** The child's class and section, "Class 8 B". */
  child_class: string;
};

/**
 * What the public site says now of one child, or of every child whose guardians refused one of the questions about
 * names; by the child's name, at most 300. Administrators only.
 */
export async function listPublicPlaces(
  client: SchoolClient,
  student?: string,
): Promise<PublicPlace[]> {
  const { data } = await client
    .rpc("list_public_places", student ? { student } : {})
    .throwOnError();
  return data as PublicPlace[];
}

import type { SchoolClient } from "../client.ts";
import type { ManagedRow } from "../office/rows.ts";
import type { Exposed } from "./exposed.ts";

/**
 * A place on the public site that reveals about a child what the guardians refused, without a recorded
 * reason.
 */
export type PublicPlace = Exposed & {
  /** The row that contains it. */
  shown: ManagedRow;
  child_name: string;
  /** The child's class and section, "Class 8 B". */
  child_class: string;
};

/**
 * The places on the public site that name one child, or every child whose guardians refused one of the
 * questions about names; by the child's name, at most 300. Administrators only.
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

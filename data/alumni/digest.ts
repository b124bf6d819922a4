import type { SchoolClient } from "../client.ts";
import { isRowId } from "../forms/ids.ts";

/** Whether the person of an emailed link still gets the monthly email; null for an invalid link. */
export async function isAlumniDigestWanted(
  client: SchoolClient,
  token: string,
): Promise<boolean | null> {
  if (!isRowId(token)) return null;
  const { data } = await client.rpc("get_alumni_digest", { token }).maybeSingle().throwOnError();
  return data?.wants_digest ?? null;
}

/**
 * Ends the monthly email to the person of a link; doing it twice, or with an invalid link, is not an error.
 */
export async function endAlumniDigest(client: SchoolClient, token: string): Promise<void> {
  await client.rpc("end_alumni_digest", { token }).throwOnError();
}

import { z } from "zod";
import type { SchoolClient } from "../client.ts";

/** Whether the monthly letter still comes to the person of a link in one; null for a link that leads nowhere. */
export async function isAlumniLetterWanted(
  client: SchoolClient,
  token: string,
): Promise<boolean | null> {
  if (!z.guid().safeParse(token).success) return null;
  const { data } = await client.rpc("get_alumni_letter", { token }).maybeSingle().throwOnError();
  return data?.wants_letter ?? null;
}

/** Ends the letter to the person of a link; twice, or by a link that leads nowhere, is no error. */
export async function endAlumniLetter(client: SchoolClient, token: string): Promise<void> {
  await client.rpc("end_alumni_letter", { token }).throwOnError();
}

import { sendInvitation } from "../accounts/staff-invitations.ts";
import type { SchoolClient } from "../client.ts";
import type { Language } from "../languages.ts";

/**
 * Invites the former students of these records (ids) who have an address and no approved profile.
 * Resolves with how many invitations were sent; people with an account get none. Throws what
 * sendInvitation throws.
 */
export async function inviteAlumni(
  client: SchoolClient,
  ids: string[],
  language: Language,
): Promise<number> {
  const { data: records } = await client
    .from("alumni_records")
    .select("id, full_name, email")
    .in("id", ids)
    .is("profile_id", null)
    .not("email", "is", null)
    .throwOnError();
  let invited = 0;
  for (const { id, full_name, email } of records) {
    if (!email || !(await isInvited(client, { full_name, email, language }))) continue;
    const invited_at = new Date().toISOString();
    await client.from("alumni_records").update({ invited_at }).eq("id", id).throwOnError();
    invited += 1;
  }
  return invited;
}

async function isInvited(
  client: SchoolClient,
  person: { full_name: string; email: string; language: Language },
): Promise<boolean> {
  try {
    await sendInvitation(client, { role: "alumni", ...person });
    return true;
  } catch (failure) {
    if ((failure as { code?: string }).code === "account_exists") return false;
    throw failure;
  }
}

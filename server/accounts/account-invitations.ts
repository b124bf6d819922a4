import type { Handler } from "hono";
import type { z } from "zod";
import { invitationSchema } from "../../data/accounts/invitations.ts";
import type { SchoolClient } from "../../data/client.ts";
import { addressIn } from "../../data/languages.ts";
import type { BackendClients } from "../connection/backend-clients.ts";
import type { HttpEnv } from "../http-env.ts";
import { AccountRefusal, accountEndpoint, unavailable } from "./account-endpoint.ts";

type Invitation = z.output<typeof invitationSchema>;

/**
 * POST /account/invite with an administrator's access token as bearer and an invitation
 * (data/accounts/invitations.ts): lists a colleague in the administrator's own name, then has the letter sent
 * with the service key. 200 `{outcome}`: `invited`, or `listed` where a colleague has an account
 * already. Refusals are `{code, message}`: 400 `bad_request`, 403 `not_admin`, 409 `account_exists`: an
 * alumnus is invited neither to an account that is there nor to the address of a colleague.
 * docs/decisions/sign-up-and-sign-in.md
 */
export function inviteByLetter(clients: BackendClients, siteUrl: string): Handler<HttpEnv> {
  return accountEndpoint(clients, async ({ sent, own, service }) => {
    const { success, data: invitation, error } = invitationSchema.safeParse(sent);
    if (!success) {
      throw new AccountRefusal(
        400,
        "bad_request",
        error.issues[0]?.message ?? "Send an invitation.",
      );
    }
    const { data: isAdmin, error: unanswered } = await own.rpc("is_admin");
    if (unanswered) throw unavailable();
    if (!isAdmin) throw notAdmin();
    return invitation.role === "admin"
      ? { outcome: await inviteStaff(own, service, invitation, siteUrl) }
      : { outcome: await inviteAlumnus(service, invitation, siteUrl) };
  });
}

/**
 * Whoever is invited has proven the address by accepting, so the role waits for them. Somebody who
 * has an account already may have proven nothing: an administrator gives that one the role.
 */
async function inviteStaff(
  own: SchoolClient,
  service: SchoolClient,
  invitation: Invitation,
  siteUrl: string,
): Promise<"invited" | "listed"> {
  const { email, full_name, campus } = invitation;
  const listed = await own
    .from("admin_users")
    .upsert(
      { email: email.toLowerCase(), full_name, campus: campus ?? null },
      { onConflict: "email", ignoreDuplicates: true },
    );
  if (listed.error) throw listed.error.code === "42501" ? notAdmin() : unavailable();
  return (await invite(service, invitation, siteUrl)) ? "invited" : "listed";
}

async function inviteAlumnus(
  service: SchoolClient,
  invitation: Invitation,
  siteUrl: string,
): Promise<"invited"> {
  const listed = await service
    .from("admin_users")
    .select("id")
    .eq("email", invitation.email.toLowerCase());
  if (listed.error) throw unavailable();
  if (listed.data.length === 0 && (await invite(service, invitation, siteUrl))) return "invited";
  throw new AccountRefusal(409, "account_exists", "There is already an account with this address.");
}

/** Sends the letter and records the role; false where there is a confirmed account already. */
async function invite(
  service: SchoolClient,
  { email, full_name, language, role }: Invitation,
  siteUrl: string,
): Promise<boolean> {
  const { data, error } = await service.auth.admin.inviteUserByEmail(email, {
    data: { full_name, has_completed_profile: false, language },
    redirectTo: new URL(addressIn(language, "/account/new-password"), siteUrl).href,
  });
  if (error?.code === "email_exists") return false;
  if (error || !data.user) throw unavailable();
  const { id } = data.user;
  // A second invitation takes no role away, also while a colleague is being listed.
  const keeping = { ignoreDuplicates: role === "alumni" };
  const recorded = await Promise.all([
    service.from("auth_user_roles").upsert({ user_id: id, role }, keeping),
    service.from("users").upsert({ id, email: email.toLowerCase(), role }, keeping),
  ]);
  if (recorded.some((answer) => answer.error)) throw unavailable();
  return true;
}

const notAdmin = () =>
  new AccountRefusal(403, "not_admin", "Only an administrator invites people.");

import roleNames from "messages:names/officeRoles";
import type { Handler } from "hono";
import type { z } from "zod";
import { recoveryCodeSchema } from "../../data/accounts/account-forms.ts";
import {
  liftDeletionMark,
  spendRecoveryCode,
  upsertRole,
  upsertUser,
} from "../../data/accounts/accounts.ts";
import { type InvitationOutcome, invitationSchema } from "../../data/accounts/invitation-schema.ts";
import { verifiedFactors } from "../../data/accounts/second-factors.ts";
import type { SchoolClient } from "../../data/client.ts";
import { addressIn } from "../../data/languages.ts";
import { getOfficeRights, type OfficeRole } from "../../data/office/roles.ts";
import { createColleague, isColleague } from "../../data/office/staff.ts";
import type { BackendClients } from "../connection/backend.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { AccountRefusal, accountEndpoint, unavailable } from "./account-endpoint.ts";
import { noFactor, removeFactor } from "./factor-removal.ts";

/**
 * POST /account/recover with the caller's access token as bearer and `{code}`: uses up the recovery code in
 * the caller's name, then removes their verified factors with the service key. 200 `{removed}` (how many);
 * refusals are `{code, message}` with a 4xx or 503.
 * docs/decisions/second-factor.md
 */
export function recoverAccount(clients: BackendClients): Handler<HttpEnv> {
  return accountEndpoint(clients, async ({ sent, user, own, service }) => {
    const submission = recoveryCodeSchema.safeParse(sent);
    if (!submission.success) {
      throw new AccountRefusal(400, "bad_request", "Send one of your recovery codes.");
    }
    const factors = verifiedFactors(user.factors);
    // Check first: without a factor the code would be wasted.
    if (factors.length === 0) throw noFactor(422);
    await spend(own, submission.data.code);
    for (const { id } of factors) await removeFactor(service, user.id, id);
    return { removed: factors.length };
  });
}

async function spend(client: SchoolClient, code: string): Promise<void> {
  const isSpent = await spendRecoveryCode(client, code).catch((error) => {
    throw error.code === "PT429" ? tooMany() : unavailable();
  });
  if (!isSpent) {
    throw new AccountRefusal(
      422,
      "recovery_code_wrong",
      "This recovery code is wrong or has been used.",
    );
  }
}

const tooMany = () =>
  new AccountRefusal(
    429,
    "over_request_rate_limit",
    "Too many wrong recovery codes: rate limit reached. Please try again in 15 minutes.",
    900,
  );

type Invitation = z.output<typeof invitationSchema>;

/**
 * POST /account/invite with an administrator's access token as bearer and an invitation
 * (data/accounts/invitations.ts): lists a colleague in the administrator's own name, then sends the
 * email with the service key. 200 `{outcome}`: `invited`, `listed` if the colleague already has an account, or
 * `reopened` if that account was marked as deleted, which it no longer is. Refusals are `{code, message}`: 400
 * `bad_request`, 403 `not_admin`, 409 `account_exists` (an alumnus is not invited to an existing account or a
 * colleague's address).
 * docs/decisions/sign-up-and-sign-in.md
 */
export function inviteByEmail(clients: BackendClients, siteUrl: string): Handler<HttpEnv> {
  return accountEndpoint(clients, async ({ sent, own, service }) => {
    const { success, data: invitation, error } = invitationSchema.safeParse(sent);
    if (!success) {
      const field = error.issues[0]?.path.join(".") || "invitation";
      throw new AccountRefusal(400, "bad_request", `Check this field: ${field}.`);
    }
    const rights = await getOfficeRights(own).catch(() => {
      throw unavailable();
    });
    const inviting: OfficeRole[] =
      invitation.role === "admin" ? ["administrator"] : ["administrator", "alumni_office"];
    if (!rights || !inviting.includes(rights.role)) throw notAdmin();
    return invitation.role === "admin"
      ? { outcome: await inviteStaff(own, service, invitation, siteUrl) }
      : { outcome: await inviteAlumnus(service, invitation, siteUrl) };
  });
}

/**
 * Accepting the invitation proves the address, so the role is given in advance. An existing account
 * may have proven nothing: there an administrator gives the role.
 */
async function inviteStaff(
  own: SchoolClient,
  service: SchoolClient,
  invitation: Invitation,
  siteUrl: string,
): Promise<InvitationOutcome> {
  const { email, full_name, campuses, office_role } = invitation;
  const entry = { email, full_name, campuses: limitOf(campuses), role: office_role };
  await createColleague(own, entry).catch((error) => {
    throw error.code === "42501" ? notAdmin() : unavailable();
  });
  return (await invite(service, invitation, siteUrl)) ?? "listed";
}

/** Without a list of campuses a colleague looks after all; the form always asks which. */
const limitOf = (campuses: string[] | undefined) =>
  campuses && campuses.length > 0 ? campuses : null;

async function inviteAlumnus(
  service: SchoolClient,
  invitation: Invitation,
  siteUrl: string,
): Promise<InvitationOutcome> {
  const isListed = await isColleague(service, invitation.email).catch(() => {
    throw unavailable();
  });
  const outcome = isListed ? undefined : await invite(service, invitation, siteUrl);
  if (outcome) return outcome;
  throw new AccountRefusal(409, "account_exists", "There is already an account with this address.");
}

/**
 * Sends the email and records the role, unless a confirmed account exists. In both cases the account loses a
 * mark of deletion that somebody with its password wrote; `reopened` if an existing one had such a mark.
 */
async function invite(
  service: SchoolClient,
  { email, full_name, language, role, office_role }: Invitation,
  siteUrl: string,
): Promise<"invited" | "reopened" | undefined> {
  const { data, error } = await service.auth.admin.inviteUserByEmail(email, {
    data: {
      full_name,
      has_completed_profile: false,
      language,
      // For the email template of a hosted project (supabase/templates).
      ...(role === "admin" && { office: roleNames[language][office_role] }),
    },
    redirectTo: new URL(addressIn(language, "/account/new-password"), siteUrl).href,
  });
  const wasMarked = await liftDeletionMark(service, email).catch(() => {
    throw unavailable();
  });
  if (error?.code === "email_exists") return wasMarked ? "reopened" : undefined;
  if (error || !data.user) throw unavailable();
  const { id } = data.user;
  // An alumni invitation never replaces a role, even if a colleague is being listed at the same moment.
  const keeping = { isNew: role === "alumni" };
  await Promise.all([
    upsertRole(service, id, role, keeping),
    upsertUser(service, { id, email: email.toLowerCase(), role }, keeping),
  ]).catch(() => {
    throw unavailable();
  });
  return "invited";
}

const notAdmin = () =>
  new AccountRefusal(403, "not_admin", "Only an administrator invites people.");

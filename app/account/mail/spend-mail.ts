import type { VerifyOtpParams } from "@supabase/supabase-js";
import type { MailPurpose } from "../../../data/accounts/account-forms.ts";
import type { SchoolClient } from "../../../data/client.ts";
import { homeOf } from "../origin.ts";
import { keepRole } from "../role.ts";
import { completeSignIn, needsSecondFactor } from "../sign-in.ts";

type Mail =
  | { token_hash: string; type: MailPurpose }
  | { email: string; token: string; type: MailPurpose };

/**
 * Spends the link or code of a mail (https://supabase.com/docs/reference/javascript/auth-verifyotp)
 * and goes on as after a password. Resolves with the path of the page to go to; throws the server's
 * error, `otp_expired` for one that is used or too old.
 */
export async function spendMail(client: SchoolClient, mail: Mail): Promise<string> {
  const { data, error } = await client.auth.verifyOtp(mail as VerifyOtpParams);
  if (error) throw error;
  const setsPassword = mail.type === "recovery" || mail.type === "invite";
  // Of a change of address that has two mails the first opens no session.
  if (!data.user || !data.session) return "/account/security";
  if (await needsSecondFactor(client)) {
    return `/login?from=${setsPassword ? "/account/new-password" : "/account/security"}`;
  }
  const signedIn = await completeSignIn(client, data.user);
  await keepRole(signedIn);
  if (setsPassword) return "/account/new-password";
  return mail.type === "email_change" ? "/account/security" : homeOf[signedIn.role ?? "alumni"];
}

import confirmTexts from "messages:account/confirm";
import type { VerifyOtpParams } from "@supabase/supabase-js";
import { redirect, useLocation } from "react-router";
import type { MailPurpose } from "../../../data/accounts/account-forms.ts";
import type { SchoolClient } from "../../../data/client.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { useHydrated } from "../../ui/browser-state.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { type AccountAnswer, takeAccountForm } from "../account-form.ts";
import { AccountForm, AccountPage, AddressField, errorOf, lockedDoor } from "../account-page.tsx";
import { homeOf } from "../origin.ts";
import { keepRole } from "../role.ts";
import { beginLogin, endLogin } from "../session-storage.ts";
import { completeSignIn, needsSecondFactor } from "../sign-in.ts";
import type { Route } from "./+types/confirm";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) => pageMeta(confirmTexts[metaLanguage(page)], page);

/** The button uses the link up, not opening the page: mail scanners open every link. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = (await request.clone().formData()).get("form");
  if (form === "again") return sendAgain(request);
  beginLogin();
  try {
    return await takeAccountForm(
      request,
      (forms) => (form === "link" ? forms.mailLinkSchema : forms.mailCodeSchema),
      async (mail, client) => redirect(await spendMail(client, mail)),
    );
  } finally {
    endLogin();
  }
}

/** Resends the email for an unconfirmed registration. */
function sendAgain(request: Request) {
  return takeAccountForm(
    request,
    (forms) => forms.mailRequestSchema,
    async ({ email }, client) => {
      const { error } = await client.auth.resend({ type: "signup", email });
      if (error) throw error;
    },
  );
}

export default function Confirm({ actionData: answer }: Route.ComponentProps) {
  const t = useTexts(confirmTexts);
  const { token, type } = useMail();
  return (
    <AccountPage title={t.title} lead={token ? t.leads[type] : t.codeLead} picture={lockedDoor}>
      {token ? (
        <AccountForm
          form="link"
          answer={answer}
          send={t.buttons[type]}
          beside={<Beside isRefused={Boolean(answer?.message)} />}
        >
          <input type="hidden" name="token_hash" value={token} />
          <input type="hidden" name="type" value={type} />
        </AccountForm>
      ) : (
        <>
          <CodeForm type={type} answer={answer} />
          {type === "signup" && <SendAgain answer={answer} />}
        </>
      )}
    </AccountPage>
  );
}

function CodeForm({ type, answer }: { type: MailPurpose; answer: AccountAnswer | undefined }) {
  const t = useTexts(confirmTexts);
  return (
    <AccountForm form="code" answer={answer} send={t.confirm} beside={<Beside />}>
      <input type="hidden" name="type" value={type} />
      <AddressField label={t.email} error={errorOf(answer, "email", "code")} />
      <Field
        label={t.code}
        name="token"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        className="max-w-56"
        hint={t.codeHint}
        error={errorOf(answer, "token", "code")}
      />
    </AccountForm>
  );
}

/** Other ways: the code instead of the link, and a new email if another page sends it. */
function Beside({ isRefused = false }: { isRefused?: boolean }) {
  const t = useTexts(confirmTexts);
  const { token, type } = useMail();
  const asks = pagesThatAsk[type];
  return (
    <>
      {token && (
        <SiteLink
          to={`/account/confirm?type=${type}`}
          className="inline-link min-h-11 items-center"
        >
          {t.withCode}
        </SiteLink>
      )}
      {asks && (isRefused || !token) && (
        <SiteLink to={asks} className="inline-link min-h-11 items-center">
          {t.newMail}
        </SiteLink>
      )}
    </>
  );
}

/** The pages that send a new email. This page resends confirmations; only the school sends the others. */
const pagesThatAsk: Partial<Record<MailPurpose, string>> = {
  recovery: "/account/forgot-password",
  email_change: "/account/security/email",
};

/** The wording of the email's link. The server's page is the same for all links and does not know. */
function useMail(): { token: string | null; type: MailPurpose } {
  const { leads } = useTexts(confirmTexts);
  const { search } = useLocation();
  const asked = new URLSearchParams(useHydrated() ? search : "");
  const type = asked.get("type") ?? "";
  const isPurpose = Object.hasOwn(leads, type);
  return { token: asked.get("token_hash"), type: isPurpose ? (type as MailPurpose) : "recovery" };
}

/** If no email came, or its link has expired. The answer is the same for every address. */
function SendAgain({ answer }: { answer: AccountAnswer | undefined }) {
  const t = useTexts(confirmTexts).again;
  return (
    <section aria-labelledby="again" className="mt-12 border-t border-line pt-7">
      <h2 id="again" className="text-h4">
        {t.title}
      </h2>
      <p className="mt-2 mb-6 text-ink-2">{t.fact}</p>
      {answer?.form === "again" && answer.isDone ? (
        <div role="status">
          <Notice kind="good" title={t.sent} />
        </div>
      ) : (
        <AccountForm form="again" answer={answer} send={t.send} variant="outline2">
          <AddressField label={t.email} error={errorOf(answer, "email", "again")} />
        </AccountForm>
      )}
    </section>
  );
}

type Mail =
  | { token_hash: string; type: MailPurpose }
  | { email: string; token: string; type: MailPurpose };

/**
 * Uses up the link or code of an email (https://supabase.com/docs/reference/javascript/auth-verifyotp)
 * and continues as after a password. Resolves with the path to go to; throws the server's error,
 * `otp_expired` for one that is used or too old.
 */
async function spendMail(client: SchoolClient, mail: Mail): Promise<string> {
  const { data, error } = await client.auth.verifyOtp(mail as VerifyOtpParams);
  if (error) throw error;
  const setsPassword = mail.type === "recovery" || mail.type === "invite";
  // A change of address may take two emails; the first opens no session.
  if (!data.user || !data.session) return "/account/security";
  if (await needsSecondFactor(client)) {
    return `/login?from=${setsPassword ? "/account/new-password" : "/account/security"}`;
  }
  const signedIn = await completeSignIn(client, data.user);
  await keepRole(signedIn);
  if (setsPassword) return "/account/new-password";
  return mail.type === "email_change" ? "/account/security" : homeOf[signedIn.role ?? "alumni"];
}

import confirmTexts from "messages:account/confirm";
import { redirect, useLocation } from "react-router";
import type { MailPurpose } from "../../../data/accounts/account-forms.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { useHydrated } from "../../ui/browser-state.ts";
import { Field } from "../../ui/field.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { type AccountAnswer, takeAccountForm } from "../account-form.ts";
import { AccountForm, errorOf } from "../account-form-view.tsx";
import { AccountPage } from "../account-page.tsx";
import { beginLogin, endLogin } from "../login-marker.ts";
import type { Route } from "./+types/confirm";
import { AddressField } from "./address-field.tsx";
import { SendAgain } from "./send-again.tsx";
import { spendMail } from "./spend-mail.ts";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) => pageMeta(confirmTexts[metaLanguage(page)], page);

/** A link is spent by its button and not by being opened: programs that check mail open every link. */
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

/** Another mail for who has registered and not confirmed yet. */
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
    <AccountPage title={t.title} lead={token ? t.leads[type] : t.codeLead}>
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

/** Other ways: a new mail, where the page that asks for one is another; and the code in place of a link. */
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

/** Where a new mail is asked for. A confirmation is on this page itself; the others are the school's to send. */
const pagesThatAsk: Partial<Record<MailPurpose, string>> = {
  recovery: "/account/forgot-password",
  email_change: "/account/security/email",
};

/** What the mail's link says. The server's page is one for all links and knows nothing of it. */
function useMail(): { token: string | null; type: MailPurpose } {
  const { leads } = useTexts(confirmTexts);
  const { search } = useLocation();
  const asked = new URLSearchParams(useHydrated() ? search : "");
  const type = asked.get("type") ?? "";
  const isPurpose = Object.hasOwn(leads, type);
  return { token: asked.get("token_hash"), type: isPurpose ? (type as MailPurpose) : "recovery" };
}

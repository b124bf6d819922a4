import forgotPasswordTexts from "messages:account/forgotPassword";
import { addressIn } from "../../../data/languages.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { requestLanguage, takeAccountForm } from "../account-form.ts";
import { AccountForm, errorOf } from "../account-form-view.tsx";
import { AccountPage } from "../account-page.tsx";
import type { Route } from "./+types/forgot-password";
import { AddressField } from "./address-field.tsx";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) =>
  pageMeta(forgotPasswordTexts[metaLanguage(page)], page);

export async function clientAction({ request }: Route.ClientActionArgs) {
  return takeAccountForm(
    request,
    (forms) => forms.mailRequestSchema,
    async ({ email }, client) => {
      const page = addressIn(requestLanguage(request), "/account/new-password");
      const { error } = await client.auth.resetPasswordForEmail(email, {
        redirectTo: location.origin + page,
      });
      if (error) throw error;
    },
  );
}

/** The answer is the same whether there is such an account or not. */
export default function ForgotPassword({ actionData: answer }: Route.ComponentProps) {
  const t = useTexts(forgotPasswordTexts);
  return (
    <AccountPage title={t.title} lead={t.lead}>
      {answer?.isDone ? (
        <>
          <div role="status">
            <Notice kind="good" title={t.sent}>
              <p>{t.sentNext}</p>
            </Notice>
          </div>
          <ButtonLink to="/account/confirm?type=recovery" variant="outline2" className="mt-7">
            {t.haveCode}
          </ButtonLink>
        </>
      ) : (
        <AccountForm
          answer={answer}
          send={t.send}
          beside={
            <SiteLink to="/login" className="inline-link min-h-11 items-center">
              {t.back}
            </SiteLink>
          }
        >
          <AddressField label={t.email} error={errorOf(answer, "email")} />
        </AccountForm>
      )}
    </AccountPage>
  );
}

import forgotPasswordTexts from "messages:account/forgotPassword";
import { addressIn } from "../../../data/languages.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { requestLanguage, takeAccountForm } from "../account-form.ts";
import {
  AccountForm,
  AccountPage,
  AddressField,
  errorOf,
  FormDone,
  lockedDoor,
} from "../account-page.tsx";
import type { Route } from "./+types/forgot-password";

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

/** The answer does not reveal whether the account exists. */
export default function ForgotPassword({ actionData: answer }: Route.ComponentProps) {
  const t = useTexts(forgotPasswordTexts);
  return (
    <AccountPage title={t.title} lead={t.lead} picture={lockedDoor}>
      {answer?.isDone ? (
        <FormDone
          title={t.sent}
          to="/account/confirm?type=recovery"
          wayOn={t.haveCode}
          variant="outline2"
        >
          <p>{t.sentNext}</p>
        </FormDone>
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

import changeTexts from "messages:account/change";
import { addressIn } from "../../../data/languages.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Field } from "../../ui/field.tsx";
import { requestLanguage, takeAccountForm } from "../account-form.ts";
import { AccountForm, AccountPage, errorOf, FormDone } from "../account-page.tsx";
import { ownEmail } from "../sign-in.ts";
import type { Route } from "./+types/email";
import { provePassword } from "./change-password.ts";
import { useOwnEmail } from "./own-email.ts";
import { CurrentPassword } from "./password-fields.tsx";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) =>
  pageMeta(changeTexts[metaLanguage(page)].email, page);

export async function clientAction({ request }: Route.ClientActionArgs) {
  return takeAccountForm(
    request,
    (forms) => forms.emailChangeSchema,
    async ({ current, email }, client) => {
      await provePassword(await ownEmail(client), current);
      const page = addressIn(requestLanguage(request), "/account/security");
      const { error } = await client.auth.updateUser(
        { email, current_password: current },
        { emailRedirectTo: location.origin + page },
      );
      if (error) throw error;
    },
  );
}

export default function ChangeEmail({ actionData: answer }: Route.ComponentProps) {
  const email = useOwnEmail();
  const t = useTexts(changeTexts);
  return (
    <AccountPage
      title={t.email.title}
      lead={
        <>
          {t.email.lead} <span className="font-semibold break-all text-ink">{email}</span>
        </>
      }
    >
      {answer?.isDone ? (
        <FormDone
          title={t.email.done}
          to="/account/confirm?type=email_change"
          wayOn={t.email.haveCode}
          variant="outline2"
        >
          <p>{t.email.doneNext}</p>
        </FormDone>
      ) : (
        <AccountForm answer={answer} send={t.email.send}>
          <CurrentPassword answer={answer} />
          <Field
            label={t.email.email}
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            error={errorOf(answer, "email")}
          />
        </AccountForm>
      )}
    </AccountPage>
  );
}

import changeTexts from "messages:account/change";
import { addressIn } from "../../../data/languages.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { requestLanguage, takeAccountForm } from "../account-form.ts";
import { AccountForm, errorOf } from "../account-form-view.tsx";
import { AccountPage } from "../account-page.tsx";
import { useSession } from "../session.tsx";
import type { Route } from "./+types/email";
import { CurrentPassword } from "./current-password.tsx";
import { ownEmail } from "./own-email.ts";
import { provePassword } from "./prove-password.ts";

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
  const { user } = useSession();
  const t = useTexts(changeTexts);
  return (
    <AccountPage
      title={t.email.title}
      lead={
        <>
          {t.email.lead} <span className="font-semibold break-all text-ink">{user?.email}</span>
        </>
      }
    >
      {answer?.isDone ? (
        <>
          <div role="status">
            <Notice kind="good" title={t.email.done}>
              <p>{t.email.doneNext}</p>
            </Notice>
          </div>
          <ButtonLink to="/account/confirm?type=email_change" variant="outline2" className="mt-7">
            {t.email.haveCode}
          </ButtonLink>
        </>
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

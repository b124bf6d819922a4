import changeTexts from "messages:account/change";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { takeAccountForm } from "../account-form.ts";
import { AccountForm } from "../account-form-view.tsx";
import { AccountPage } from "../account-page.tsx";
import { NewPasswordFields } from "../new-password-fields.tsx";
import type { Route } from "./+types/password";
import { CurrentPassword } from "./current-password.tsx";
import { ownEmail } from "./own-email.ts";
import { changePassword } from "./prove-password.ts";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) =>
  pageMeta(changeTexts[metaLanguage(page)].password, page);

export async function clientAction({ request }: Route.ClientActionArgs) {
  return takeAccountForm(
    request,
    (forms) => forms.passwordChangeSchema,
    async (sent, client) => changePassword(client, await ownEmail(client), sent),
  );
}

export default function ChangePassword({ actionData: answer }: Route.ComponentProps) {
  const t = useTexts(changeTexts);
  return (
    <AccountPage title={t.password.title} lead={t.password.lead}>
      {answer?.isDone ? (
        <>
          <div role="status">
            <Notice kind="good" title={t.password.done} />
          </div>
          <ButtonLink to="/account/security" variant="outline2" className="mt-7">
            {t.back}
          </ButtonLink>
        </>
      ) : (
        <AccountForm answer={answer} send={t.password.send}>
          <CurrentPassword answer={answer} />
          <NewPasswordFields answer={answer} />
        </AccountForm>
      )}
    </AccountPage>
  );
}

import changeTexts from "messages:account/change";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { takeAccountForm } from "../account-form.ts";
import { AccountForm, AccountPage, FormDone } from "../account-page.tsx";
import { ownEmail } from "../sign-in.ts";
import type { Route } from "./+types/password";
import { changePassword } from "./change-password.ts";
import { CurrentPassword, NewPasswordFields } from "./password-fields.tsx";

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
        <FormDone
          title={t.password.done}
          to="/account/security"
          wayOn={t.back}
          variant="outline2"
        />
      ) : (
        <AccountForm answer={answer} send={t.password.send}>
          <CurrentPassword answer={answer} />
          <NewPasswordFields answer={answer} />
        </AccountForm>
      )}
    </AccountPage>
  );
}

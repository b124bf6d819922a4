import newPasswordPageTexts from "messages:account/newPasswordPage";
import { useState } from "react";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { takeAccountForm } from "../account-form.ts";
import { AccountForm, AccountPage, FormDone, lockedDoor } from "../account-page.tsx";
import { homeOf } from "../origin.ts";
import { CurrentPassword, NewPasswordFields } from "../security/password-fields.tsx";
import { useRole, useSession } from "../session.tsx";
import type { Route } from "./+types/new-password";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) =>
  pageMeta(newPasswordPageTexts[metaLanguage(page)], page);

export async function clientAction({ request }: Route.ClientActionArgs) {
  return takeAccountForm(
    request,
    (forms) => forms.newPasswordSchema,
    async ({ password, current }, client) => {
      const { error } = await client.auth.updateUser({ password, current_password: current });
      if (error) throw error;
    },
  );
}

/**
 * Sets a new password after an email's link or code has signed the person in. After some minutes the
 * backend demands the current password, or another email.
 */
export default function NewPassword({ actionData: answer }: Route.ComponentProps) {
  const { user } = useSession();
  const role = useRole();
  const t = useTexts(newPasswordPageTexts);
  const [asksCurrent, setAsksCurrent] = useState(false);
  if (answer?.code === "reauthentication_needed" && !asksCurrent) setAsksCurrent(true);
  return (
    <AccountPage title={t.title} lead={t.lead} picture={lockedDoor}>
      {answer?.isDone ? (
        <FormDone title={t.done} to={homeOf[role ?? "alumni"]} wayOn={t.goOn} />
      ) : (
        <AccountForm
          answer={answer}
          send={t.send}
          beside={
            asksCurrent && (
              <SiteLink to="/account/forgot-password" className="inline-link min-h-11 items-center">
                {t.forgotten}
              </SiteLink>
            )
          }
        >
          {asksCurrent ? (
            <CurrentPassword answer={answer} />
          ) : (
            <OwnerOfPassword email={user?.email ?? ""} />
          )}
          <NewPasswordFields answer={answer} />
        </AccountForm>
      )}
    </AccountPage>
  );
}

/** Tells the password manager whose password this is. */
const OwnerOfPassword = ({ email }: { email: string }) => (
  <input type="hidden" name="username" autoComplete="username" value={email} />
);

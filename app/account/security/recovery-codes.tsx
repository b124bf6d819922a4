import recoveryCodesTexts from "messages:account/recoveryCodes";
import { createRecoveryCodes } from "../../../data/accounts/recovery-codes.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { type AccountAnswer, takeAccountForm } from "../account-form.ts";
import { AccountForm } from "../account-form-view.tsx";
import { AccountPage } from "../account-page.tsx";
import { queryClient } from "../query-client.ts";
import type { Route } from "./+types/recovery-codes";
import { NewCodes } from "./new-codes.tsx";
import { recoveryCodesKey } from "./recovery-codes-key.ts";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) =>
  pageMeta(recoveryCodesTexts[metaLanguage(page)], page);

export async function clientAction({ request }: Route.ClientActionArgs) {
  let codes: string[] = [];
  const answer = await takeAccountForm(
    request,
    (forms) => forms.buttonSchema,
    async (_sent, client) => {
      codes = await createRecoveryCodes(client);
      await queryClient.invalidateQueries({ queryKey: recoveryCodesKey });
    },
  );
  return answer instanceof Response ? answer : { ...answer, codes };
}

export default function RecoveryCodes({ actionData }: Route.ComponentProps) {
  const answer: (AccountAnswer & { codes: string[] }) | undefined = actionData;
  const t = useTexts(recoveryCodesTexts);
  return (
    <AccountPage title={t.title} lead={t.lead}>
      {answer?.isDone ? (
        <NewCodes codes={answer.codes} />
      ) : (
        <AccountForm
          answer={answer}
          send={t.make}
          beside={
            <SiteLink to="/account/security" className="inline-link min-h-11 items-center">
              {t.later}
            </SiteLink>
          }
        >
          <p className="text-ink-2">{t.replace}</p>
        </AccountForm>
      )}
    </AccountPage>
  );
}

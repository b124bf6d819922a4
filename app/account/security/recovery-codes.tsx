import recoveryCodesTexts from "messages:account/recoveryCodes";
import { Copy, Download, Printer } from "lucide-react";
import { useState } from "react";
import { createRecoveryCodes } from "../../../data/accounts/accounts.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { type AccountAnswer, takeAccountForm } from "../account-form.ts";
import { AccountForm, AccountPage } from "../account-page.tsx";
import { queryClient } from "../query-client.ts";
import { recoveryCodesKey } from "../second-factor/factors.ts";
import type { Route } from "./+types/recovery-codes";

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

/** Ten new codes, shown only once, to copy, print or download. */
function NewCodes({ codes }: { codes: string[] }) {
  const { school } = useSharedData();
  const t = useTexts(recoveryCodesTexts);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // If the browser refuses, the codes can still be copied by hand.
    await navigator.clipboard.writeText(codes.join("\n")).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const file = `${school.name}\n${t.codes}\n\n${codes.join("\n")}\n`;
  return (
    <>
      <div role="status">
        <Notice kind="warn" title={t.shownOnce}>
          <p>{t.keep}</p>
        </Notice>
      </div>
      <ol
        aria-label={t.codes}
        className="numbers mt-7 grid gap-x-8 border-t border-line sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="border-b border-line py-2.5 text-lead whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="no-print mt-6 flex flex-wrap items-center gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          <Icon of={Copy} />
          {t.copy}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Icon of={Printer} />
          {t.print}
        </Button>
        <a
          className="button"
          data-variant="outline"
          download={t.file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        >
          <Icon of={Download} />
          {t.download}
        </a>
        <span role="status" className="text-small">
          {isCopied && t.copied}
        </span>
      </div>
      <ButtonLink to="/account/security" className="no-print mt-9">
        {t.done}
      </ButtonLink>
    </>
  );
}

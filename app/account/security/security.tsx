import securityTexts from "messages:account/security";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import {
  countRecoveryCodes,
  revokeAccountSession,
  updateEmailLanguage,
} from "../../../data/accounts/accounts.ts";
import type { SchoolClient } from "../../../data/client.ts";
import { languageNamed, languages } from "../../../data/languages.ts";
import { getBackend } from "../../connection/backend.ts";
import { forgetDrafts } from "../../connection/kept-drafts.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { type AccountAnswer, takeAccountForm } from "../account-form.ts";
import { AccountForm, errorOf } from "../account-page.tsx";
import { queryClient } from "../query-client.ts";
import { recoveryCodesKey, useFactors } from "../second-factor/factors.ts";
import { useSession } from "../session.tsx";
import type { Route } from "./+types/security";
import { Devices, sessionsKey } from "./devices.tsx";
import { useOwnEmail } from "./own-email.ts";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) => pageMeta(securityTexts[metaLanguage(page)], page);

/** Signs out one device, all others, or all; or sets the language of emails and messages. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  return takeAccountForm(
    request,
    (forms) => forms.securitySchema,
    async (sent, client) => {
      if (sent.form === "language") return updateEmailLanguage(client, sent.language);
      if (sent.form === "device") await revokeAccountSession(client, sent.id);
      else await signOutAll(client, sent.form === "others" ? "others" : "global");
      await queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
  );
}

async function signOutAll(client: SchoolClient, scope: "others" | "global") {
  const { error } = await client.auth.signOut({ scope });
  if (error) throw error;
  if (scope === "global") forgetDrafts();
}

export default function Security({ actionData }: Route.ComponentProps) {
  const t = useTexts(securityTexts);
  return (
    <>
      <PageTop title={t.title} lead={t.lead} />
      <div className="page grid gap-x-[clamp(2.5rem,5vw,6rem)] gap-y-14 pt-10 pb-section xl:grid-cols-2">
        <div className="grid content-start gap-14">
          <SignInRegister />
          <EmailLanguage answer={actionData} />
        </div>
        <Devices answer={actionData} />
      </div>
    </>
  );
}

/** How the person signs in: a line for each means, with a link to the page that changes it. */
function SignInRegister() {
  const email = useOwnEmail();
  const { verified } = useFactors();
  const t = useTexts(securityTexts);
  const codes = useQuery({
    queryKey: recoveryCodesKey,
    enabled: verified.length > 0,
    queryFn: async () => countRecoveryCodes(await getBackend()),
  });
  const isOn = verified.length > 0;
  return (
    <section aria-labelledby="sign-in">
      <h2 id="sign-in" className="text-h3">
        {t.signIn}
      </h2>
      <dl className="mt-4 border-t-2 border-ink">
        <Line name={t.email} to="/account/security/email" action={t.change}>
          <span className="break-all">{email}</span>
        </Line>
        <Line name={t.password} to="/account/security/password" action={t.change}>
          {t.passwordFact}
        </Line>
        <Line
          name={t.secondFactor}
          mark={<Status kind={isOn ? "good" : "waiting"}>{isOn ? t.on : t.off}</Status>}
          to="/account/security/second-factor"
          action={isOn ? t.manage : t.setUp}
        >
          {isOn ? verified.map(({ friendly_name }) => friendly_name).join(", ") : t.offFact}
        </Line>
        {isOn && (
          <Line name={t.recoveryCodes} to="/account/security/recovery-codes" action={t.make}>
            {codes.data ? t.left(codes.data) : codes.data === 0 && t.none}
          </Line>
        )}
      </dl>
    </section>
  );
}

function Line({
  name,
  mark,
  to,
  action,
  children,
}: {
  name: string;
  mark?: ReactNode;
  to: string;
  action: string;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-b border-line py-3.5">
      <dt className="flex items-center gap-3 font-semibold">
        {name} {mark}
      </dt>
      <dd className="col-start-1 text-ink-2">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <SiteLink
          to={to}
          className="inline-link min-h-11 items-center"
          aria-label={`${name}: ${action}`}
        >
          {action}
        </SiteLink>
      </dd>
    </div>
  );
}

/** The language of emails and messages to the person; at first the one they registered in. */
function EmailLanguage({ answer }: { answer: AccountAnswer | undefined }) {
  const { user } = useSession();
  const t = useTexts(securityTexts);
  const kept = languageNamed(user?.user_metadata.language);
  return (
    <section aria-labelledby="emails">
      <h2 id="emails" className="text-h3">
        {t.emails}
      </h2>
      <p className="mt-2 mb-6 text-ink-2">{t.emailsFact}</p>
      <AccountForm form="language" answer={answer} send={t.save} variant="outline">
        <Field
          as="select"
          label={t.language}
          name="language"
          key={kept}
          defaultValue={kept}
          className="max-w-56"
          choices={languages}
          error={errorOf(answer, "language", "language")}
        />
      </AccountForm>
      {answer?.form === "language" && answer.isDone && (
        <div role="status" className="mt-6">
          <Notice kind="good" title={t.saved} />
        </div>
      )}
    </section>
  );
}

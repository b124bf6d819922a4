import adminTexts from "messages:admin/admin/admin";
import settingsTexts from "messages:admin/settings/settings";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SchoolClient } from "../../../data/client.ts";
import {
  isMessageApprovalRequired,
  updateMessageApproval,
} from "../../../data/family-messages/messages-office.ts";
import {
  getMailboxes,
  getSecondFactorRule,
  getSignUpRule,
  updateSecondFactorRule,
  updateSignUpRule,
} from "../../../data/office/office-records.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { failureSentence, LoadFailed } from "../frame/failures.tsx";
import { AdminHead } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { settingsKey } from "../query-keys.ts";
import type { Route } from "./+types/settings";
import { MailboxForm } from "./mailbox-form.tsx";
import { Setting } from "./setting.tsx";
import { TestEmail } from "./test-email.tsx";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, places, description } = adminTexts[language];
  return pageMeta({ title: title(places.settings), description }, page);
};

/** The school's settings for the site and these pages, each with its effect. */
export default function Settings() {
  const t = useTexts(settingsTexts);
  const { places } = useTexts(adminTexts);
  const settings = useQuery({
    queryKey: settingsKey,
    queryFn: async () => {
      const client = await getBackend();
      const [factor, signUps, approval, mailboxes] = await Promise.all([
        getSecondFactorRule(client),
        getSignUpRule(client),
        isMessageApprovalRequired(client),
        getMailboxes(client),
      ]);
      return { factor, signUps, approval, mailboxes };
    },
    staleTime: 0,
  });
  return (
    <>
      <AdminHead title={places.settings} lead={t.lead} />
      {settings.isPending && <Skeleton className="h-64" />}
      {settings.isError && <LoadFailed retry={() => void settings.refetch()} />}
      {settings.data && (
        <>
          <SecondFactorRule isRequired={settings.data.factor} />
          <SignUpRule {...settings.data.signUps} />
          <ApprovalRule isRequired={settings.data.approval} />
          <MailboxForm mailboxes={settings.data.mailboxes} />
        </>
      )}
      <TestEmail />
      <Setting title={t.look} effect={t.lookEffect}>
        <SiteLink to="/admin/look" className="admin-quiet-link">
          {places.look}
        </SiteLink>
      </Setting>
      <Setting title={t.school} effect={t.schoolEffect}>
        <SiteLink to="/admin/content/school" className="admin-quiet-link">
          {t.schoolLink}
        </SiteLink>
      </Setting>
    </>
  );
}

function SecondFactorRule({ isRequired }: { isRequired: boolean }) {
  const t = useTexts(settingsTexts);
  const shared = useTexts(adminTexts);
  const { change, failure, isBusy } = useChange(updateSecondFactorRule, !isRequired);
  const isOwnFirst = (failure as { details?: string })?.details === "insufficient_aal";
  return (
    <Setting title={t.factor} effect={t.factorEffect}>
      <p className="font-semibold">{isRequired ? t.factorOn : t.factorOff}</p>
      {failure !== undefined && (
        <Notice
          kind="bad"
          title={isOwnFirst ? t.ownFirst : failureSentence(failure, shared, t.failed)}
        >
          {isOwnFirst && (
            <SiteLink to="/account/security" className="admin-quiet-link">
              {t.toSecurity}
            </SiteLink>
          )}
        </Notice>
      )}
      <div>
        <Button variant="outline" disabled={isBusy} onClick={change}>
          {isRequired ? t.turnOff : t.turnOn}
        </Button>
      </div>
    </Setting>
  );
}

function ApprovalRule({ isRequired }: { isRequired: boolean }) {
  const t = useTexts(settingsTexts);
  const shared = useTexts(adminTexts);
  const { change, failure, isBusy } = useChange(updateMessageApproval, !isRequired);
  return (
    <Setting title={t.messages} effect={t.messagesEffect}>
      <p className="font-semibold">{isRequired ? t.messagesOn : t.messagesOff}</p>
      {failure !== undefined && (
        <Notice kind="bad" title={failureSentence(failure, shared, t.failed)} />
      )}
      <div>
        <Button variant="outline" disabled={isBusy} onClick={change}>
          {isRequired ? t.messagesTurnOff : t.messagesTurnOn}
        </Button>
      </div>
    </Setting>
  );
}

function SignUpRule({ isConfirmed, isSetHere }: { isConfirmed: boolean; isSetHere: boolean }) {
  const t = useTexts(settingsTexts);
  const shared = useTexts(adminTexts);
  const { change, failure, isBusy } = useChange(updateSignUpRule, !isConfirmed);
  return (
    <Setting title={t.confirmation} effect={t.confirmationEffect}>
      <p className="font-semibold">{isConfirmed ? t.confirmationOn : t.confirmationOff}</p>
      {failure !== undefined && (
        <Notice kind="bad" title={failureSentence(failure, shared, t.failed)} />
      )}
      {isSetHere ? (
        <div>
          <Button variant="outline" disabled={isBusy} onClick={change}>
            {isConfirmed ? t.confirmationTurnOff : t.confirmationTurnOn}
          </Button>
        </div>
      ) : (
        <p>{t.confirmationElsewhere}</p>
      )}
    </Setting>
  );
}

/** Saves a setting and reports the result or the reason for a refusal. */
function useChange(
  update: (client: SchoolClient, value: boolean) => Promise<unknown>,
  value: boolean,
) {
  const t = useTexts(settingsTexts);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const set = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await update(await getBackend(), value);
      showToast({ message: t.saved });
      await queries.invalidateQueries({ queryKey: settingsKey });
    } catch (refused) {
      setFailure(refused);
    }
    setBusy(false);
  };
  return { change: () => void set(), failure, isBusy };
}

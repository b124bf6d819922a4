import securityTexts from "messages:account/security";
import { useQuery } from "@tanstack/react-query";
import { useFetcher } from "react-router";
import { type AccountSessionRow, listAccountSessions } from "../../../data/accounts/accounts.ts";
import { readDevice } from "../../../data/accounts/device-name.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { fullDate } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Status } from "../../ui/status.tsx";
import type { AccountAnswer } from "../account-form.ts";
import { AccountForm } from "../account-page.tsx";

export const sessionsKey = ["sessions"];

/** The devices that are signed in, with buttons to sign out one, all others, or all. */
export function Devices({ answer }: { answer: AccountAnswer | undefined }) {
  const t = useTexts(securityTexts);
  const {
    data: sessions,
    isLoadingError,
    refetch,
  } = useQuery({
    queryKey: sessionsKey,
    staleTime: 0,
    queryFn: async () => listAccountSessions(await getBackend()),
  });
  return (
    <section aria-labelledby="devices">
      <h2 id="devices" className="text-h3">
        {t.devices}
      </h2>
      {isLoadingError && (
        <Notice kind="bad" title={t.failed} className="mt-4">
          <button
            type="button"
            className="inline-link min-h-11 items-center"
            onClick={() => void refetch()}
          >
            {t.retry}
          </button>
        </Notice>
      )}
      <ul className="mt-4 border-t-2 border-ink" aria-busy={!sessions}>
        {!sessions && !isLoadingError && <Skeleton className="my-4 h-12" />}
        {sessions?.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      <div className="mt-7 flex flex-wrap gap-4">
        {sessions && sessions.length > 1 && (
          <AccountForm form="others" answer={answer} send={t.others} variant="outline" />
        )}
        <AccountForm form="everywhere" answer={answer} send={t.everywhere} variant="redOutline" />
      </div>
    </section>
  );
}

function Device({ session }: { session: AccountSessionRow }) {
  const { Form, state, data: answer } = useFetcher<AccountAnswer>();
  const language = useLanguage();
  const t = useTexts(securityTexts);
  const { browser, system } = readDevice(session.user_agent ?? "");
  const name = browser && system ? t.deviceName({ browser, system }) : t.unknown;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3.5">
      {state === "idle" && answer?.message && (
        <Notice kind="bad" title={answer.message} className="w-full" />
      )}
      <div>
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {name}
          {session.is_current && <Status kind="good">{t.thisDevice}</Status>}
        </p>
        <p className="text-small text-ink-2">
          {t.lastUsed(fullDate(session.last_used_at, language))}
          {session.ip && <span className="numbers"> · {session.ip}</span>}
        </p>
      </div>
      {!session.is_current && (
        <Form method="post">
          <input type="hidden" name="form" value="device" />
          <input type="hidden" name="id" value={session.id} />
          <Button
            type="submit"
            variant="outline"
            size="small"
            className="min-h-11"
            disabled={state !== "idle"}
            aria-label={t.signOutOf(name)}
          >
            {t.signOutDevice}
          </Button>
        </Form>
      )}
    </li>
  );
}

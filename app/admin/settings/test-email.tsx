import adminTexts from "messages:admin/admin/admin";
import testTexts from "messages:admin/first-run/testEmail";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { confirmTestEmail, sendTestEmail } from "../../../data/office/first-run.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFirstRun } from "../first-run/use-first-run.ts";
import { type AdminTexts, failureSentence } from "../frame/failures.tsx";
import { firstRunKey } from "../query-keys.ts";
import { momentOf } from "../resource.ts";
import { Setting } from "./setting.tsx";

type Said = { kind: "plain" | "good" | "bad"; sentence: string };

/** Sends an email to oneself; its link leads back here with a code, which proves that it arrived. */
export function TestEmail() {
  const language = useLanguage();
  const t = useTexts(testTexts);
  const admin = useTexts(adminTexts);
  const run = useFirstRun();
  const [said, setSaid] = useState<Said>();
  const [isBusy, setBusy] = useState(false);
  const [parameters, setParameters] = useSearchParams();
  const queries = useQueryClient();
  const code = parameters.get("email");

  useEffect(() => {
    if (!code) return;
    // Once: the address drops the code, and so does the database.
    setParameters({}, { replace: true, preventScrollReset: true });
    const confirm = async () => {
      await confirmTestEmail(await getBackend(), code);
      await queries.invalidateQueries({ queryKey: firstRunKey });
      setSaid({ kind: "good", sentence: t.justArrived });
    };
    confirm().catch((failure) => setSaid(refusalOf(failure, t, admin)));
  }, [code, setParameters, queries, t, admin]);

  const send = async () => {
    setBusy(true);
    try {
      const address = await sendTestEmail(await getBackend());
      setSaid({ kind: "plain", sentence: t.sent(address) });
    } catch (failure) {
      setSaid(refusalOf(failure, t, admin));
    }
    setBusy(false);
  };
  const arrivedAt = run.data?.emailArrivedAt;
  return (
    <Setting title={t.title} effect={t.effect} place="test-email">
      {arrivedAt && !said && (
        <p className="font-semibold">{t.arrived(momentOf(arrivedAt, language))}</p>
      )}
      <div role="status">
        {said && said.kind !== "bad" && <Notice kind={said.kind} title={said.sentence} />}
      </div>
      {said?.kind === "bad" && <Notice kind="bad" title={said.sentence} />}
      <div>
        <Button variant="outline" disabled={isBusy} onClick={() => void send()}>
          {t.send}
        </Button>
      </div>
    </Setting>
  );
}

function refusalOf(failure: unknown, t: typeof testTexts.en, admin: AdminTexts): Said {
  const { details } = (failure ?? {}) as { details?: string };
  const known = { campus_scope: t.campus, email: t.notLatest, emails: t.many };
  const own = known[details as keyof typeof known];
  return { kind: "bad", sentence: own ?? failureSentence(failure, admin) };
}

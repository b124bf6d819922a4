import alumniPartsTexts from "messages:alumni/alumniParts";
import profileTexts from "messages:alumni/profile";
import { useState } from "react";
import {
  type AlumniProfile,
  erasureOf,
  resendRegistration,
} from "../../../data/alumni/profiles.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { forgetProfile } from "../own-profile.ts";

const kinds = {
  verified: "good",
  pending: "waiting",
  rejected: "bad",
  suspended: "bad",
  deleted: "bad",
} as const;

/** What the office has decided on a profile, and what its owner can do about it. */
export function Standing({ profile }: { profile: AlumniProfile }) {
  const t = useTexts(profileTexts);
  const [isSent, setSent] = useState(false);
  const status = profile.status as keyof typeof kinds;
  return (
    <div className="mb-7">
      <div role="status">
        {isSent && status === "pending" && (
          <Notice kind="good" title={t.rejection.sent} className="mb-5" />
        )}
      </div>
      <Status kind={kinds[status]}>{t.status[status]}</Status>
      {(status === "pending" || status === "suspended") && (
        <p className="mt-2 max-w-144 text-ink-2">{t[status]}</p>
      )}
      {status === "rejected" && <Rejection profile={profile} onSent={() => setSent(true)} />}
    </div>
  );
}

/** Why the office rejected a registration, and the way to send it once more. */
function Rejection({ profile, onSent }: { profile: AlumniProfile; onSent: () => void }) {
  const language = useLanguage();
  const t = useTexts(profileTexts).rejection;
  const { askOffice } = useTexts(alumniPartsTexts).waiting;
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const send = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await resendRegistration(await getBackend());
      onSent();
      await forgetProfile();
    } catch (failure) {
      console.warn("The registration could not be sent again:", failure);
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <section aria-label={t.label} className="mt-3 grid max-w-144 justify-items-start gap-4">
      {profile.status_reason && <p>{t.reason(profile.status_reason)}</p>}
      <p className="text-ink-2">{t.next}</p>
      {profile.status_changed_at && (
        <p className="text-ink-2">
          {t.erased(shortDate(erasureOf(profile.status_changed_at), language))}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button disabled={isBusy} onClick={() => void send()}>
          {t.send}
        </Button>
        <ButtonLink to="/alumni/profile/edit" variant="outline2">
          {t.correct}
        </ButtonLink>
        <SiteLink to="/contact" className="inline-link min-h-11 items-center">
          {askOffice}
        </SiteLink>
      </div>
      {isFailed && <Notice kind="bad" title={t.failed} />}
    </section>
  );
}

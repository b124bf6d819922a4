import aboutTexts from "messages:admin/family-messages/about";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isForFamilies } from "../../../data/family-messages/message-declaration.ts";
import {
  countMessageDeliveries,
  takeBackFamilyMessage,
} from "../../../data/family-messages/messages-office.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Facts } from "../frame/facts.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { PageLoading } from "../frame/page-parts.tsx";
import { PushReach } from "../notices/push-reach.tsx";
import { useOfficeRights, works } from "../office-rights.ts";
import { rowsKey } from "../query-keys.ts";
import { textOf } from "../resource.ts";
import { familyMessages } from "../resources/family-messages.tsx";
import { useStep } from "./step.ts";
import "../people/people.css";

/** While some wait, the numbers are refreshed. */
const interval = 2_000;

/** The deliveries of a message on each channel. */
export function Deliveries({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = aboutTexts[language];
  const seesChildren = works(useOfficeRights(), "students");
  const counts = useQuery({
    queryKey: [...rowsKey("family_messages"), "deliveries", row.id],
    queryFn: async () => countMessageDeliveries(await getBackend(), row.id),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ waiting }) => waiting > 0) ? interval : false,
  });
  if (counts.isLoadingError) return <LoadFailed retry={() => void counts.refetch()} />;
  if (!counts.data) return <PageLoading />;
  const { fields } = familyMessages.texts[language];
  const notice = row.status === "taken_back" ? "" : textOf(row, "notice_id");
  const isWaiting = counts.data.some(({ waiting }) => waiting > 0);
  return (
    <div className="about-row">
      <blockquote className="quoted whitespace-pre-line">{textOf(row, "body")}</blockquote>
      <h2>{t.after}</h2>
      <p>
        {fields.author_name?.label}: {textOf(row, "author_name")}
      </p>
      <div role="status" className="grid gap-6">
        {counts.data.map(({ channel, ...of }) => (
          <section key={channel} aria-label={channelName(t, channel)}>
            <h3>{channelName(t, channel)}</h3>
            <Facts
              of={[
                [t.handedOver, of.handed_over],
                [t.delivered, of.delivered || null],
                [t.waiting, of.waiting],
                [t.failed, of.failed || null],
                [t.takenBack, of.taken_back || null],
                [t.optedOut, of.opted_out || null],
              ]}
            />
          </section>
        ))}
      </div>
      {notice && <PushReach notice={notice} />}
      <div className="flex flex-wrap items-center gap-4">
        {(isWaiting || notice) && <TakeBack row={row} />}
        {notice && (
          <SiteLink to={`/admin/updates/${notice}`} className="admin-quiet-link">
            {t.toNotice}
          </SiteLink>
        )}
        <SiteLink
          to={`/admin/family-messages/new?correction=${row.id}`}
          className="admin-quiet-link"
        >
          {t.correct}
        </SiteLink>
        {seesChildren && isForFamilies(row) && (
          <SiteLink to={`/admin/family-messages/${row.id}/unreached`} className="admin-quiet-link">
            {t.unreached}
          </SiteLink>
        )}
      </div>
    </div>
  );
}

function channelName(t: (typeof aboutTexts)["en"], channel: string): string {
  return (t.channels as Record<string, string>)[channel] ?? channel;
}

function TakeBack({ row }: { row: ManagedRow }) {
  const t = aboutTexts[useLanguage()];
  const [isAsked, setAsked] = useState(false);
  const { isBusy, run } = useStep();
  const takeBack = () => {
    setAsked(false);
    void run(async () => t.tookBack(await takeBackFamilyMessage(await getBackend(), row.id)));
  };
  return (
    <>
      <Button variant="redOutline" disabled={isBusy} onClick={() => setAsked(true)}>
        {t.takeBack}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t.takeBackQuestion}
        confirm={t.takeBack}
        cancel={t.cancel}
        onConfirm={takeBack}
        onClose={() => setAsked(false)}
      >
        <p>{t.takeBackFact}</p>
      </ConfirmDialog>
    </>
  );
}

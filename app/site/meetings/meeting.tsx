import meetingTexts from "messages:site/meetings/meeting";
import { useState } from "react";
import { data, isRouteErrorResponse, redirect } from "react-router";
import {
  createMeetingBooking,
  meetingBookingSchema,
} from "../../../data/meetings/meeting-bookings.ts";
import { getMeeting, type Meeting } from "../../../data/meetings/meetings.ts";
import { isReached, keepTyped } from "../../connection/keep-typed.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { nobodysToken, takePublicForm } from "../../connection/public-form.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { FailedPage } from "../../layout/error-pages.tsx";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { fullDate } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/meeting";
import { ClockSays } from "./chosen-time.tsx";
import { slotNamed } from "./clock-name.ts";
import { HostChoice } from "./host-choice.tsx";
import { MeetingFacts } from "./meeting-facts.tsx";
import "./meetings.css";
import { SlotClock, timesOfAll } from "./slot-clock.tsx";
import { ofHost, Times } from "./times-of-host.tsx";

/** Unlisted: a day of booking is over before a search engine has read it. */
export const handle: PageHandle = {
  unlisted: true,
  query: ["host", "time"],
  breadcrumb: (loaderData?: { meeting: { title: string } }) => loaderData?.meeting.title,
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const meeting = await getMeeting(supabase, params.id, language);
  if (!meeting) throw data(null, { status: 404 });
  const asked = url.searchParams.get("host");
  const only = meeting.hosts.length === 1 ? meeting.hosts[0] : undefined;
  return {
    meeting,
    host: meeting.hosts.find(({ id }) => id === asked) ?? only,
    time: url.searchParams.get("time"),
  };
}

/** A booking. A time that was taken meanwhile is refused, and what was typed is kept. */
export async function action(call: Route.ActionArgs) {
  const { supabase, language } = call.context.get(pageRequestContext);
  const here = `/meetings/${call.params.id}`;
  let key = "";
  const { reference, refusal } = await takePublicForm(call, async () => {
    const meeting = await getMeeting(supabase, call.params.id, language);
    if (!meeting) throw data(null, { status: 404 });
    if (meeting.standing !== "open") throw redirect(here, 303);
    return {
      form: "meeting_booking",
      prefix: "MEET",
      schema: meetingBookingSchema(meeting),
      save: async (sent, page) => {
        const kept = await createMeetingBooking(page.supabase, meeting, sent, { language });
        key = `&key=${kept.token}`;
        return kept.reference;
      },
      pretend: () => {
        key = `&key=${nobodysToken()}`;
      },
    };
  });
  return refusal ?? redirect(`${here}/booked?reference=${reference}${key}`, 303);
}

export const clientAction = keepTyped;

/** Also after a refusal: the time that was taken meanwhile is seen to be taken. */
export const shouldRevalidate = isReached;

export const meta: Route.MetaFunction = (page) => {
  const { missing } = meetingTexts[metaLanguage(page)];
  const meeting = page.loaderData?.meeting;
  return pageMeta(
    meeting ? { title: meeting.title, description: meeting.note || missing.description } : missing,
    page,
  );
};

export default function MeetingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meeting, host, time } = loaderData;
  const edit = useEditMark();
  const t = useTexts(meetingTexts);
  const isShown = meeting.standing === "open" || meeting.standing === "early";
  const slots = host ? ofHost(meeting, host) : meeting.slots;
  const asked = host && slotNamed(slots, time);
  const [pressed, press] = useState<{ host: string | undefined; at: string }>();
  const before = actionData?.values.slot ?? (asked?.is_free ? asked.starts_at : undefined);
  const at = pressed && pressed.host === host?.id ? pressed.at : before;
  const chosen = slots.find(({ starts_at, is_free }) => starts_at === at && is_free)?.starts_at;
  return (
    <>
      <PageTop
        edits={edit?.("meetings", meeting.id)}
        title={meeting.title}
        language={meeting.language}
        lead={meeting.note || undefined}
      />
      <div className="page meeting-page pt-8 pb-section">
        <div className="meeting-head">
          <MeetingFacts meeting={meeting} />
          {meeting.slots.length > 0 && (
            <div className="meeting-clock no-print">
              <SlotClock
                slots={isShown ? timesOfAll(slots) : timesOfAll(slots).map(asPast)}
                minutes={meeting.slot_minutes}
                chosen={chosen}
              />
              {isShown && <ClockSays meeting={meeting} host={host} chosen={chosen} />}
            </div>
          )}
        </div>
        <Standing meeting={meeting} />
        {isShown && (
          <section aria-labelledby="hosts" className="no-print grid gap-4">
            <h2 id="hosts" className="text-h3">
              {t.hosts(meeting.kind)}
            </h2>
            <HostChoice
              meeting={meeting}
              chosen={host?.id}
              to={(id) => `/meetings/${meeting.id}?host=${id}#times`}
            />
          </section>
        )}
        {isShown && host && (
          <Times
            key={host.id}
            meeting={meeting}
            host={host}
            refused={actionData}
            isGone={asked?.is_free === false}
            chosen={chosen}
            choose={(starts_at) => press({ host: host.id, at: starts_at })}
          />
        )}
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(meetingTexts);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { title, next } = isMissing ? t.missing : t.failed;
  return (
    <FailedPage title={title} wayOn={{ to: "/meetings", label: t.back }}>
      <p>{next}</p>
    </FailedPage>
  );
}

/** Why nothing can be booked. */
function Standing({ meeting }: { meeting: Meeting }) {
  const language = useLanguage();
  const t = meetingTexts[language];
  const own = useLangOf(meeting.language);
  switch (meeting.standing) {
    case "cancelled":
      return (
        <Notice kind="bad" title={t.cancelled}>
          {meeting.cancel_reason && <p {...own}>{meeting.cancel_reason}</p>}
          <p>{t.cancelledFact}</p>
        </Notice>
      );
    case "early":
      return (
        <Notice title={t.early(fullDate(meeting.book_from ?? "", language))}>{t.earlyFact}</Notice>
      );
    case "open":
      return null;
    case "closed":
      return <Notice title={t.closed}>{t.closedFact}</Notice>;
    case "over":
      return <Notice title={t.over}>{t.overFact}</Notice>;
  }
}

/** A time that can no longer be booked. */
const asPast = <T extends { is_free: boolean }>(slot: T): T => ({ ...slot, is_free: false });

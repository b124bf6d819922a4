import bookingTexts from "messages:site/meetings/booking";
import { data, isRouteErrorResponse } from "react-router";
import {
  cancelMeetingBooking,
  changedBookingSchema,
  changeMeetingBooking,
  createMeetingBooking,
  furtherBookingSchema,
  getMeetingBookings,
  restoreMeetingBooking,
} from "../../../../data/meetings/meeting-bookings.ts";
import { getMeeting } from "../../../../data/meetings/meetings.ts";
import { isReached, keepTyped } from "../../../connection/keep-typed.ts";
import { pageRequestContext } from "../../../connection/page-request.ts";
import { takePublicForm } from "../../../connection/public-form.ts";
import { databaseRefusal } from "../../../connection/refusal-sentences.ts";
import { takeForm } from "../../../connection/sent-form.ts";
import { useTexts } from "../../../language/texts.ts";
import { FailedPage } from "../../../layout/error-pages.tsx";
import type { PageHandle } from "../../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../../layout/page-meta.ts";
import { PageTop } from "../../../layout/page-top.tsx";
import { newsAt, pressButton } from "../../personal-link/buttons.ts";
import { SlotClock } from "../slot-clock.tsx";
import type { Route } from "./+types/booking";
import { BookedTimes, BookingNews } from "./booked-times.tsx";
import { BookingFacts } from "./booking-facts.tsx";
import { AnotherTime, ChangedTime } from "./further-times.tsx";
import "../meetings.css";

/** Private: the link's key gives access to all that the family booked. */
export const handle: PageHandle = {
  private: true,
  unlisted: true,
  query: ["key", "done", "ask", "change", "add", "host"],
  breadcrumb: (loaderData?: { crumbs: string[] }) => loaderData?.crumbs,
};

/** Opening the link changes nothing, because mail programs open links before people do. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const said = (name: string) => url.searchParams.get(name) ?? "";
  const key = said("key");
  const bookings = await getMeetingBookings(supabase, key);
  const id = bookings?.[0]?.meeting_id;
  if (!bookings || id !== params.id) throw data(null, { status: 404 });
  const meeting = await getMeeting(supabase, id, language);
  if (!meeting) throw data(null, { status: 404 });
  const changed = bookings.find(
    ({ reference, status }) => reference === said("change") && status === "booked",
  );
  const asked = said("host") || changed?.host;
  const only = meeting.hosts.length === 1 ? meeting.hosts[0] : undefined;
  return {
    key,
    bookings,
    meeting,
    changed,
    host: meeting.hosts.find((host) => host.id === asked) ?? only,
    isAdding: said("add") !== "" || bookings.every(({ status }) => status === "cancelled"),
    asked: said("ask"),
    done: said("done"),
    crumbs: [meeting.title, bookingTexts[language].title],
  };
}

export async function action(call: Route.ActionArgs) {
  const { context, params, request, url } = call;
  const { supabase, language } = context.get(pageRequestContext);
  const key = url.searchParams.get("key") ?? "";
  const here = `/meetings/${params.id}/booking?key=${encodeURIComponent(key)}`;
  const fields = await request.clone().formData();
  const reference = String(fields.get("booking") ?? "");
  try {
    const cancel = () => cancelMeetingBooking(supabase, key, reference);
    const restore = () => restoreMeetingBooking(supabase, key, reference);
    const pressed = await pressButton(request, here, {
      cancel: { press: cancel, done: "cancelled" },
      restore: { press: restore, done: "restored" },
    });
    if (pressed) return pressed;
    if (reference) {
      let isSame = false;
      const { refusal } = await takeForm(request, changedBookingSchema, language, async (sent) => {
        const bookings = await getMeetingBookings(supabase, key);
        const held = bookings?.find((booking) => booking.reference === reference);
        isSame = held?.host === sent.host && Date.parse(held.starts_at) === Date.parse(sent.slot);
        return changeMeetingBooking(supabase, key, reference, sent);
      });
      return refusal ?? newsAt(here, isSame ? "same" : "changed");
    }
    const { refusal } = await takePublicForm(call, async () => {
      const meeting = await getMeeting(supabase, params.id, language);
      if (!meeting) throw data(null, { status: 404 });
      return {
        form: "meeting_booking",
        prefix: "MEET",
        schema: furtherBookingSchema(meeting),
        save: async (sent, page) => {
          const family = { language, token: key };
          return (await createMeetingBooking(page.supabase, meeting, sent, family)).reference;
        },
      };
    });
    return refusal ?? newsAt(here, "added");
  } catch (failure) {
    const { code = "", details, message } = failure as Partial<Record<string, string>>;
    if (code === "PT404") throw data(null, { status: 404 });
    if (code !== "PT409") throw failure;
    const said = databaseRefusal({ code, details, message }, language);
    return data({ values: {}, errors: {}, message: said }, { status: 409 });
  }
}

export const clientAction = keepTyped;

/** Also after a refusal: the time that was taken meanwhile is seen to be taken. */
export const shouldRevalidate = isReached;

export const meta: Route.MetaFunction = (page) => pageMeta(bookingTexts[metaLanguage(page)], page);

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(bookingTexts);
  const { key, meeting, bookings, changed, host, isAdding, asked, done } = loaderData;
  const to = `/meetings/${meeting.id}/booking?key=${key}`;
  const isOfForm = Object.keys(actionData?.values ?? {}).length > 0;
  const refused = isOfForm ? actionData : undefined;
  // On the clock of a family stand its own times.
  const shown = bookings
    .filter(({ status }) => status === "booked")
    .map(({ starts_at }) => ({ starts_at, is_free: true }));
  const further = { meeting, host, to, refused };
  return (
    <>
      <PageTop title={t.title} />
      <div className="page meeting-page pt-8 pb-section">
        <BookingNews
          meeting={meeting}
          bookings={bookings}
          done={isOfForm ? "" : done}
          refused={isOfForm ? undefined : actionData}
        />
        {shown.length > 0 && (
          <div className="meeting-clock no-print">
            <SlotClock slots={shown} minutes={meeting.slot_minutes} />
          </div>
        )}
        <BookedTimes meeting={meeting} bookings={bookings} to={to} asked={asked} />
        {meeting.standing === "open" && changed && <ChangedTime {...further} booking={changed} />}
        {meeting.standing === "open" && !changed && (
          <AnotherTime {...further} isOpen={isAdding || refused !== undefined} />
        )}
        <BookingFacts
          meeting={meeting}
          bookings={bookings}
          calendar={calendarOf(meeting.id, key)}
        />
      </div>
    </>
  );
}

function calendarOf(id: string, key: string): string {
  return `/meetings/${id}/booking/calendar.ics?key=${key}`;
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const t = useTexts(bookingTexts);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { title, next } = isMissing ? t.missing : t.failed;
  return (
    <FailedPage title={title} wayOn={{ to: `/meetings/${params.id}`, label: t.facts.meeting }}>
      <p>{next}</p>
    </FailedPage>
  );
}

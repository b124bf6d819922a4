import bookingTexts from "messages:site/meetings/booking";
import meetingTexts from "messages:site/meetings/meeting";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { MeetingBooking } from "../../../../data/meetings/meeting-bookings.ts";
import type { Meeting } from "../../../../data/meetings/meetings.ts";
import { gradeIn } from "../../../../data/school/grades.ts";
import type { RefusedForm } from "../../../connection/sent-form.ts";
import { useLangOf } from "../../../language/english-mark.tsx";
import { useLanguage } from "../../../language/language.ts";
import { useTexts } from "../../../language/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { timeSpan } from "../../../ui/dates.ts";
import { Notice } from "../../../ui/notice.tsx";
import { bringToFocus } from "../../../ui/refused-form.tsx";
import { isHeld, LinkNews } from "../../personal-link/parts.tsx";

type Times = { meeting: Meeting; bookings: MeetingBooking[]; to: string; asked: string };

/** What was just done, and what holds for all times. */
export function BookingNews({
  meeting,
  bookings,
  done,
  refused,
}: {
  meeting: Meeting;
  bookings: MeetingBooking[];
  done: string;
  refused: RefusedForm | undefined;
}) {
  const t = useTexts(bookingTexts);
  const { standing } = meeting;
  const last = bookings.reduce((one, other) => (one.updated_at > other.updated_at ? one : other));
  const isBooked = last.status === "booked";
  return (
    <LinkNews
      refused={refused}
      done={done}
      news={t.done}
      fits={{
        added: isBooked,
        changed: isBooked,
        same: isBooked,
        cancelled: !isBooked,
        restored: isBooked,
      }}
    >
      {standing === "cancelled" && (
        <Notice kind="warn" title={t.off}>
          {t.offFact}
        </Notice>
      )}
      {standing === "over" && <Notice title={t.over}>{t.overFact}</Notice>}
      {(standing === "closed" || standing === "early") && <Notice title={t.closed} />}
    </LinkNews>
  );
}

/** The booked times, the soonest first, and those that can still be taken back. */
export function BookedTimes({ meeting, bookings, to, asked }: Times) {
  const t = useTexts(bookingTexts);
  const shown = bookings.filter((booking) => booking.status === "booked" || isHeld(booking));
  return (
    <section aria-labelledby="booked" className="grid gap-4">
      <h2 id="booked" className="text-h3">
        {t.booked}
      </h2>
      {meeting.standing !== "over" && overlap(meeting, bookings) && (
        <Notice kind="warn" title={t.overlap}>
          {t.overlapFact}
        </Notice>
      )}
      {shown.length === 0 ? (
        <Notice title={t.none}>{t.noneFact}</Notice>
      ) : (
        <ul className="booking-list">
          {shown.map((booking) => (
            <li key={booking.reference} className="booking-entry">
              {booking.status === "booked" ? (
                <Booked
                  booking={booking}
                  meeting={meeting}
                  to={to}
                  isAsked={asked === booking.reference}
                />
              ) : (
                <Held booking={booking} meeting={meeting} to={to} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whether two times follow each other too soon for one adult: brother and sister may be met at the same time. */
function overlap({ slot_minutes }: Meeting, bookings: readonly MeetingBooking[]): boolean {
  const starts = bookings
    .filter(({ status }) => status === "booked")
    .map(({ starts_at }) => Date.parse(starts_at))
    .sort((a, b) => a - b);
  return starts.some((start, place) => {
    const before = starts[place - 1];
    return before !== undefined && start - before < slot_minutes * 60_000;
  });
}

type Entry = { booking: MeetingBooking; meeting: Meeting; to: string };

function useEntry({ booking, meeting }: Pick<Entry, "booking" | "meeting">) {
  const language = useLanguage();
  const host = meeting.hosts.find(({ id }) => id === booking.host);
  const start = Date.parse(booking.starts_at);
  const end = new Date(start + meeting.slot_minutes * 60_000).toISOString();
  return {
    name: host?.name ?? booking.host,
    room: host?.room,
    own: useLangOf(host?.language),
    time: timeSpan(booking.starts_at, end, language),
    isAhead: start > Date.now(),
  };
}

function Booked({ booking, meeting, to, isAsked }: Entry & { isAsked: boolean }) {
  const language = useLanguage();
  const t = bookingTexts[language];
  const { name, room, own, time, isAhead } = useEntry({ booking, meeting });
  const { reference, child_name: child, grade } = booking;
  const isAlive = isAhead && meeting.standing !== "cancelled";
  return (
    <>
      <p className="numbers display text-h4">{time}</p>
      <div>
        <p {...own} className="font-semibold">
          {name}
        </p>
        {room && <p>{meetingTexts[language].room(room)}</p>}
        {child && (
          <p>
            {grade ? t.forChildIn({ child, grade: gradeIn(grade, language) }) : t.forChild(child)}
          </p>
        )}
        <p className="numbers text-small text-ink-2">{t.reference(reference)}</p>
      </div>
      {isAlive && !isAsked && (
        <div className="no-print flex flex-wrap gap-3">
          {meeting.standing === "open" && (
            <ButtonLink
              to={`${to}&change=${reference}#change`}
              variant="outline2"
              aria-label={t.anotherOf(name)}
              preventScrollReset
            >
              {t.another}
            </ButtonLink>
          )}
          <ButtonLink
            to={`${to}&ask=${reference}#cancel`}
            variant="redOutline"
            aria-label={t.cancelOf(name)}
            preventScrollReset
          >
            {t.cancel}
          </ButtonLink>
        </div>
      )}
      {isAlive && isAsked && <Question booking={booking} to={to} host={name} time={time} />}
    </>
  );
}

/** Asks before it cancels: the question is a state of the address, so it needs no script. */
function Question({
  booking,
  to,
  host,
  time,
}: {
  booking: MeetingBooking;
  to: string;
  host: string;
  time: string;
}) {
  const t = useTexts(bookingTexts);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => bringToFocus(question.current, "center"), []);
  return (
    <Form
      id="cancel"
      method="post"
      action={to}
      className="booking-question booking-wide scroll-mt-28"
    >
      <input type="hidden" name="booking" value={booking.reference} />
      <p ref={question} tabIndex={-1} className="font-semibold">
        {t.cancelQuestion({ host, time })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="do" value="cancel" variant="redOutline">
          {t.cancelSurely}
        </Button>
        <ButtonLink to={to} variant="outline2" preventScrollReset>
          {t.keep}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** A cancelled time in the minute in which it can be taken back. */
function Held({ booking, meeting, to }: Entry) {
  const t = useTexts(bookingTexts);
  const { name, time } = useEntry({ booking, meeting });
  return (
    <div className="booking-question booking-wide">
      <p className="numbers font-semibold">{t.cancelled({ host: name, time })}</p>
      <p className="text-ink-2">{t.restoreFact}</p>
      <Form method="post" action={to}>
        <input type="hidden" name="booking" value={booking.reference} />
        <Button type="submit" name="do" value="restore">
          {t.restore}
        </Button>
      </Form>
    </div>
  );
}

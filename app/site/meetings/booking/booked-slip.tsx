import bookingTexts from "messages:site/meetings/booking";
import meetingTexts from "messages:site/meetings/meeting";
import { CalendarPlus } from "lucide-react";
import type { Language } from "../../../../data/languages.ts";
import type { MeetingBooking } from "../../../../data/meetings/meeting-bookings.ts";
import type { Meeting } from "../../../../data/meetings/meetings.ts";
import { useLangOf } from "../../../language/english-mark.tsx";
import { useLanguage } from "../../../language/language.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { CampusMark } from "../../../ui/campus-mark.tsx";
import { timeSpan } from "../../../ui/dates.ts";
import { Icon } from "../../../ui/icon.tsx";
import { endOf } from "../chosen-time.tsx";
import { dayIn } from "../meeting-facts.tsx";
import { SlotClock } from "../slot-clock.tsx";
import "./booked-slip.css";

/** What the slip of a booked time says. */
export type BookedTime = {
  startsAt: string;
  minutes: number;
  host: { name: string; room: string | null; language: Language };
  place: string | null;
  placeLanguage: Language;
  campus: string | null;
  calendar: string;
};

/** The slip of one booking; nothing where the number belongs to no booking of the link. */
export function bookedTimeOf(
  meeting: Meeting,
  bookings: readonly MeetingBooking[] | null,
  { reference, key }: { reference: string; key: string },
): BookedTime | undefined {
  const booking = bookings?.find((one) => one.reference === reference);
  const host = meeting.hosts.find(({ id }) => id === booking?.host);
  if (!booking || !host || booking.status !== "booked") return;
  return {
    startsAt: booking.starts_at,
    minutes: meeting.slot_minutes,
    host: { name: host.name, room: host.room, language: host.language },
    place: meeting.place,
    placeLanguage: meeting.language,
    campus: meeting.campus,
    calendar: `/meetings/${meeting.id}/booking/calendar.ics?key=${key}`,
  };
}

/** The time just booked: the clock at its hour, the day, with whom and where, and its calendar entry. */
export function BookedSlip({ time }: { time: BookedTime }) {
  const language = useLanguage();
  const inHostLanguage = useLangOf(time.host.language);
  const inPlaceLanguage = useLangOf(time.placeLanguage);
  const { startsAt, minutes, host } = time;
  return (
    <section aria-label={bookingTexts[language].booked} className="booked-slip numbers">
      <SlotClock
        slots={[{ starts_at: startsAt, is_free: true }]}
        minutes={minutes}
        chosen={startsAt}
      />
      <p>
        <span className="display block text-h3">
          {timeSpan(startsAt, endOf(startsAt, minutes), language)}
        </span>{" "}
        <span className="block">{dayIn(startsAt, language)}</span>
      </p>
      <div>
        <p {...inHostLanguage} className="font-semibold">
          {host.name}
        </p>
        {host.room && <p>{meetingTexts[language].room(host.room)}</p>}
        <p className="text-ink-2">
          {time.place && <span {...inPlaceLanguage}>{time.place}, </span>}
          <CampusMark campus={time.campus} />
        </p>
      </div>
      <ButtonLink
        to={time.calendar}
        variant="outline2"
        className="no-print"
        prefetch="none"
        reloadDocument
      >
        <Icon of={CalendarPlus} />
        {bookingTexts[language].calendar}
      </ButtonLink>
    </section>
  );
}

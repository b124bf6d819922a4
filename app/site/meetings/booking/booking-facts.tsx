import bookingTexts from "messages:site/meetings/booking";
import { CalendarPlus } from "lucide-react";
import type { MeetingBooking } from "../../../../data/meetings/meeting-bookings.ts";
import type { Meeting } from "../../../../data/meetings/meetings.ts";
import { useLangOf } from "../../../language/english-mark.tsx";
import { useLanguage } from "../../../language/language.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { CampusMark } from "../../../ui/campus-mark.tsx";
import { Fact } from "../../../ui/fact.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SiteLink } from "../../../ui/site-link.tsx";
import { dayIn } from "../meeting-facts.tsx";

/** The day and place, and who the family is. */
export function BookingFacts({
  meeting,
  bookings,
  calendar,
}: {
  meeting: Meeting;
  bookings: MeetingBooking[];
  calendar: string;
}) {
  const language = useLanguage();
  const t = bookingTexts[language];
  const own = useLangOf(meeting.language);
  const [first] = bookings;
  const isBooked = bookings.some(({ status }) => status === "booked");
  return (
    <div className="grid justify-items-start gap-6">
      <dl className="meeting-facts numbers w-full">
        <Fact name={t.facts.meeting}>
          <SiteLink {...own} to={`/meetings/${meeting.id}`} className="inline-link">
            {meeting.title}
          </SiteLink>
        </Fact>
        <Fact name={t.facts.when}>{dayIn(meeting.starts_at, language)}</Fact>
        <Fact name={t.facts.where}>
          {meeting.place && <span {...own}>{meeting.place}, </span>}
          <CampusMark campus={meeting.campus} />
        </Fact>
        {first && (
          <>
            <Fact name={t.facts.name}>{first.name}</Fact>
            <Fact name={t.facts.phone}>{first.phone}</Fact>
            {first.email && <Fact name={t.facts.email}>{first.email}</Fact>}
          </>
        )}
      </dl>
      {isBooked && (
        <ButtonLink
          to={calendar}
          variant="outline2"
          className="no-print"
          prefetch="none"
          reloadDocument
        >
          <Icon of={CalendarPlus} />
          {t.calendar}
        </ButtonLink>
      )}
    </div>
  );
}

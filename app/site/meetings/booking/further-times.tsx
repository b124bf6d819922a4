import bookingTexts from "messages:site/meetings/booking";
import bookingFormTexts from "messages:site/meetings/bookingForm";
import meetingTexts from "messages:site/meetings/meeting";
import type { MeetingBooking } from "../../../../data/meetings/meeting-bookings.ts";
import type { Meeting } from "../../../../data/meetings/meetings.ts";
import type { RefusedForm } from "../../../connection/sent-form.ts";
import { useLanguage } from "../../../language/language.ts";
import { useTexts } from "../../../language/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { timeSpan } from "../../../ui/dates.ts";
import { SentForm } from "../../../ui/sent-form.tsx";
import { HostChoice } from "../host-choice.tsx";
import { ChildFields, SlotChoice } from "../slot-fields.tsx";

type Further = {
  meeting: Meeting;
  host: Meeting["hosts"][number] | undefined;
  to: string;
  refused: RefusedForm | undefined;
};

/** Another time, or another person, for a booking that stands until then. */
export function ChangedTime({
  meeting,
  host,
  to,
  refused,
  booking,
}: Further & { booking: MeetingBooking }) {
  const language = useLanguage();
  const t = bookingTexts[language];
  const form = bookingFormTexts[language];
  const here = `${to}&change=${booking.reference}`;
  return (
    <section id="change" aria-labelledby="change-title" className="meeting-times scroll-mt-28">
      <h2 id="change-title" className="text-h3">
        {t.changeTitle(timeSpan(booking.starts_at, null, language))}
      </h2>
      <HostChoice meeting={meeting} chosen={host?.id} to={(id) => `${here}&host=${id}#change`} />
      {host && (
        <SentForm
          key={host.id}
          id="change-form"
          to={`${here}&host=${host.id}`}
          refused={refused}
          send={form.change}
        >
          <input type="hidden" name="booking" value={booking.reference} />
          <SlotChoice
            form="change-form"
            host={host.id}
            slots={meeting.slots.filter((slot) => slot.host === host.id)}
            refused={refused}
            {...(host.id === booking.host && { held: booking.starts_at })}
          />
        </SentForm>
      )}
      <p>
        <ButtonLink to={to} variant="outline2" preventScrollReset>
          {form.keepOld}
        </ButtonLink>
      </p>
    </section>
  );
}

/** One more time under the same link: with another teacher, or for another child. */
export function AnotherTime({ meeting, host, to, refused, isOpen }: Further & { isOpen: boolean }) {
  const t = useTexts(bookingTexts);
  const { times } = useTexts(meetingTexts);
  const form = useTexts(bookingFormTexts);
  if (!isOpen)
    return (
      <div className="no-print grid justify-items-start gap-3">
        <p className="text-ink-2">{t.addFact}</p>
        <ButtonLink to={`${to}&add=1#add`} preventScrollReset>
          {t.add}
        </ButtonLink>
      </div>
    );
  return (
    <section id="add" aria-labelledby="add-title" className="meeting-times scroll-mt-28">
      <h2 id="add-title" className="text-h3">
        {t.addTitle}
      </h2>
      <HostChoice meeting={meeting} chosen={host?.id} to={(id) => `${to}&add=1&host=${id}#add`} />
      {host && (
        <>
          <h3 className="text-h4">{times(host.name)}</h3>
          <SentForm
            key={host.id}
            id="add-form"
            proven
            to={`${to}&add=1&host=${host.id}`}
            refused={refused}
            send={form.send}
          >
            <SlotChoice
              form="add-form"
              host={host.id}
              slots={meeting.slots.filter((slot) => slot.host === host.id)}
              refused={refused}
            />
            <ChildFields meeting={meeting} refused={refused} />
          </SentForm>
        </>
      )}
    </section>
  );
}

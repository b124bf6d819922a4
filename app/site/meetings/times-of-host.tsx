import bookingFormTexts from "messages:site/meetings/bookingForm";
import meetingTexts from "messages:site/meetings/meeting";
import type { Meeting, Slot } from "../../../data/meetings/meetings.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { useTexts } from "../../language/texts.ts";
import { Consent } from "../../ui/consent.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { fieldsOf } from "../../ui/refused-form.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import { ChosenTime } from "./chosen-time.tsx";
import { useKnownFamily } from "./known-family.ts";
import { ChildFields, SlotChoice, SlotsAhead } from "./slot-fields.tsx";

/** The times of one person of a meeting. */
export const ofHost = ({ slots }: Meeting, { id }: { id: string }) =>
  slots.filter((slot) => slot.host === id);

/** Whether all times are taken. Somebody without times is not fully booked. */
export const areTaken = (slots: readonly Slot[]) =>
  slots.length > 0 && slots.every(({ is_free }) => !is_free);

/** The times of one person with the booking form; before booking opens the times alone. */
export function Times({
  meeting,
  host,
  refused,
  isGone,
  chosen,
  choose,
}: {
  meeting: Meeting;
  host: Meeting["hosts"][number];
  refused: RefusedForm | undefined;
  /** The time that was pressed on the page before is taken by now. */
  isGone: boolean;
  chosen: string | undefined;
  choose: (startsAt: string) => void;
}) {
  const t = useTexts(meetingTexts);
  const form = useTexts(bookingFormTexts);
  const known = useKnownFamily();
  const field = fieldsOf(refused, known);
  const slots = ofHost(meeting, host);
  const isFull = areTaken(slots);
  return (
    <section id="times" aria-labelledby="times-title" className="meeting-times scroll-mt-28">
      <h2 id="times-title" className="text-h3">
        {t.times(host.name)}
      </h2>
      {isGone && !isFull && !refused && <Notice kind="warn" title={t.gone} />}
      {isFull ? (
        <Notice kind="warn" title={t.full}>
          {t.fullFact}
        </Notice>
      ) : slots.length === 0 ? (
        <Notice kind="warn" title={t.noTimes} />
      ) : (
        <p className="max-w-152 text-ink-2">{t.timesLead}</p>
      )}
      {meeting.standing === "early" && <SlotsAhead slots={slots} />}
      {meeting.standing === "open" && slots.length > 0 && (!isFull || refused) && (
        <SentForm
          id="booking"
          proven
          to={`/meetings/${meeting.id}?host=${host.id}`}
          refused={refused}
          send={form.send}
        >
          <SlotChoice
            form="booking"
            host={host.id}
            slots={slots}
            refused={refused}
            chosen={chosen}
            choose={choose}
          />
          <ChildFields meeting={meeting} refused={refused} known={known} />
          <Field label={form.name} {...field("name")} autoComplete="name" className="wide" />
          <Field
            label={form.phone}
            {...field("phone")}
            type="tel"
            autoComplete="tel"
            hint={form.phoneHint}
          />
          <Field
            label={form.email}
            {...field("email")}
            type="email"
            autoComplete="email"
            hint={form.emailHint}
          />
          <Consent refused={refused} />
          {chosen && <ChosenTime meeting={meeting} host={host} chosen={chosen} />}
        </SentForm>
      )}
    </section>
  );
}

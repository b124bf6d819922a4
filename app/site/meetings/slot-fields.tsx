import bookingFormTexts from "messages:site/meetings/bookingForm";
import { CircleAlert } from "lucide-react";
import { gradesOfMeeting } from "../../../data/meetings/meeting-classes.ts";
import type { Meeting, Slot } from "../../../data/meetings/meetings.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { timeSpan } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { fieldId, fieldsOf } from "../../ui/refused-form.tsx";
import type { KnownFamily } from "./known-family.ts";

/** The times of one host to choose from; those that are taken can be seen and not chosen. */
export function SlotChoice({
  form,
  host,
  slots,
  refused,
  held,
  chosen,
  choose,
}: {
  form: string;
  host: string;
  slots: Slot[];
  refused: RefusedForm | undefined;
  /** The time that is booked already, and so is free for who holds it. */
  held?: string;
  /** The time that was chosen on the page before. */
  chosen?: string | undefined;
  choose?: (startsAt: string) => void;
}) {
  const language = useLanguage();
  const t = bookingFormTexts[language];
  const error = refused?.errors.slot;
  const id = fieldId(form, "slot");
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the choices are refused as one, which a plain group cannot say.
      role="radiogroup"
      id={id}
      name="slot"
      tabIndex={-1}
      aria-label={t.slot}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${id}-error` : undefined}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) choose?.(target.value);
      }}
      className="slot-choice wide"
    >
      <input type="hidden" name="host" value={host} />
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon of={CircleAlert} className="mt-[0.15em]" />
          {error}
        </p>
      )}
      <div className="slot-grid numbers">
        {slots.map(({ starts_at, is_free }) => {
          const isOpen = is_free || starts_at === held;
          return (
            <label key={starts_at} className="slot" data-taken={!isOpen}>
              <input
                type="radio"
                name="slot"
                value={starts_at}
                disabled={!isOpen}
                defaultChecked={isOpen && starts_at === (refused?.values.slot ?? chosen)}
              />
              <span>
                {timeSpan(starts_at, null, language)}
                {!isOpen && <span className="sr-only"> ({t.taken})</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The times of one person before booking opens: to look at. */
export function SlotsAhead({ slots }: { slots: Slot[] }) {
  const language = useLanguage();
  const t = bookingFormTexts[language];
  return (
    <ul aria-label={t.slot} className="slot-grid numbers">
      {slots.map(({ starts_at, is_free }) => (
        <li key={starts_at} className="slot" data-taken={!is_free}>
          {timeSpan(starts_at, null, language)}
          {!is_free && <span className="sr-only"> ({t.taken})</span>}
        </li>
      ))}
    </ul>
  );
}

/** For whom the time is: on a visit both may be left out. */
export function ChildFields({
  meeting,
  refused,
  known,
}: {
  meeting: Meeting;
  refused: RefusedForm | undefined;
  known?: KnownFamily;
}) {
  const language = useLanguage();
  const t = useTexts(bookingFormTexts);
  const field = fieldsOf(refused, known);
  const optional = meeting.kind === "visit";
  return (
    <>
      <Field label={t.child} {...field("child_name")} autoComplete="off" optional={optional} />
      <Field
        label={t.grade}
        as="select"
        {...field("grade")}
        optional={optional}
        none={t.chooseGrade}
        choices={gradesOfMeeting(meeting, language).map(({ stored, name }) => ({
          id: stored,
          name,
        }))}
      />
    </>
  );
}

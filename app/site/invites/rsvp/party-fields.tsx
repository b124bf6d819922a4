import type rsvpTexts from "messages:site/invites/rsvp";
import rsvpFormTexts from "messages:site/invites/rsvpForm";
import type { EventQuestion } from "../../../../data/events/event-questions.ts";
import type { RefusedForm } from "../../../connection/sent-form.ts";
import { useLangOf } from "../../../language/english-mark.tsx";
import { useTexts } from "../../../language/texts.ts";
import { Field } from "../../../ui/field.tsx";

type Filled = Record<string, string>;

/** The party and the event's questions, filled with what was typed, else with `known`. */
export function PartyFields({
  event,
  refused,
  known = {},
}: {
  event: { max_party: number; questions: EventQuestion[] };
  refused: RefusedForm | undefined;
  known?: Filled;
}) {
  const t = useTexts(rsvpFormTexts);
  const field = fieldsOf(refused, known);
  const most = { type: "number", inputMode: "numeric", min: 0, max: event.max_party } as const;
  return (
    <>
      <Field label={t.adults} hint={t.most(event.max_party)} {...field("adults", "1")} {...most} />
      <Field label={t.children} hint={t.under} {...field("children", "0")} {...most} />
      {event.questions.map((question) => (
        <Question key={question.id} question={question} field={field} />
      ))}
    </>
  );
}

function Question({
  question: { id, kind, label, required, choices, language },
  field,
}: {
  question: EventQuestion;
  field: ReturnType<typeof fieldsOf>;
}) {
  const t = useTexts(rsvpFormTexts);
  const { lang } = useLangOf(language);
  const shared = {
    label: <span lang={lang}>{label}</span>,
    ...field(`answer_${id}`),
    optional: !required,
    className: "wide",
  };
  switch (kind) {
    case "choice":
      return <Field as="select" {...shared} none={t.choose} choices={choices} />;
    case "long-text":
      return <Field as="textarea" {...shared} rows={3} maxLength={1000} />;
    case "check": {
      const { defaultValue, ...check } = shared;
      return <Field as="check" {...check} value="yes" defaultChecked={defaultValue === "yes"} />;
    }
    case "number":
      return <Field {...shared} inputMode="numeric" maxLength={6} />;
    default:
      return <Field {...shared} maxLength={200} />;
  }
}

/** The name, value and error of a field. */
export function fieldsOf(refused: RefusedForm | undefined, known: Filled = {}) {
  return (name: string, otherwise = "") => ({
    name,
    defaultValue: (refused ? refused.values[name] : known[name]) ?? (refused ? "" : otherwise),
    error: refused?.errors[name],
  });
}

/** "2 adults, 1 child". */
export function headsIn(
  { adults, children }: { adults: number; children: number },
  { heads }: typeof rsvpTexts.en,
): string {
  const parts = [adults > 0 && heads.adults(adults), children > 0 && heads.children(children)];
  return parts.filter(Boolean).join(", ");
}

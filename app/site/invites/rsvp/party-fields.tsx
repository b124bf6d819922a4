import type rsvpTexts from "messages:site/invites/rsvp";
import rsvpFormTexts from "messages:site/invites/rsvpForm";
import type { ReactNode } from "react";
import type { EventQuestion } from "../../../../data/events/event-questions.ts";
import type { RefusedForm } from "../../../connection/sent-form.ts";
import { useLangOf } from "../../../language/english-mark.tsx";
import { useTexts } from "../../../language/texts.ts";
import { Field } from "../../../ui/field.tsx";
import { RadioField } from "../../../ui/radio-field.tsx";
import { fieldsOf } from "../../../ui/refused-form.tsx";

type Filled = Record<string, string>;

/**
 * Whether the family comes, whose RSVP it is (`children`), then the party and the event's questions, or a
 * message: styles show what the first answer asks for. Filled with what was typed, else with `known`.
 */
export function ReplyFields({
  event,
  refused,
  known = {},
  children,
}: {
  event: { max_party: number; questions: EventQuestion[] };
  refused: RefusedForm | undefined;
  known?: Filled;
  children: ReactNode;
}) {
  const t = useTexts(rsvpFormTexts);
  const field = fieldsOf(refused, known);
  const most = { type: "number", inputMode: "numeric", min: 0, max: event.max_party } as const;
  const answers = [
    { id: "yes", name: t.coming },
    { id: "no", name: t.declining },
  ];
  return (
    <>
      <RadioField label={t.attends} {...field("attends", "yes")} choices={answers} />
      {children}
      <div className="form-part when-coming">
        <Field
          label={t.adults}
          hint={t.most(event.max_party)}
          {...field("adults", "1")}
          {...most}
        />
        <Field label={t.children} hint={t.under} {...field("children", "0")} {...most} />
        {event.questions.map((question) => (
          <Question key={question.id} question={question} field={field} />
        ))}
      </div>
      <div className="form-part when-declining">
        <Field
          as="textarea"
          label={t.message}
          hint={t.messageHint}
          {...field("message")}
          optional
          rows={3}
          maxLength={500}
          className="wide"
        />
      </div>
    </>
  );
}

/** The words of the button, others if somebody comes. */
export function SendReply({ words, coming }: { words: string; coming: string }) {
  if (words === coming) return words;
  return (
    <>
      <span className="when-coming">{coming}</span>
      <span className="when-declining">{words}</span>
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
    case "names":
      return <Field as="textarea" {...shared} hint={t.namesHint} rows={3} maxLength={6000} />;
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

/** "2 adults, 1 child", or that nobody can come. */
export function headsIn(
  { adults, children }: { adults: number; children: number },
  { heads }: typeof rsvpTexts.en,
): string {
  if (adults + children === 0) return heads.nobody;
  const parts = [adults > 0 && heads.adults(adults), children > 0 && heads.children(children)];
  return parts.filter(Boolean).join(", ");
}

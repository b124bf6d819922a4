import replyFormTexts from "messages:site/invites/replyForm";
import type { SchoolEvent } from "../../../../data/events/events.ts";
import type { RefusedForm } from "../../../connection/sent-form.ts";
import { useTexts } from "../../../language/texts.ts";
import { Consent } from "../../../ui/consent.tsx";
import { Field } from "../../../ui/field.tsx";
import { SentForm } from "../../../ui/sent-form.tsx";
import { fieldsOf, PartyFields } from "./party-fields.tsx";

/** The reply to an invitation. What it refuses keeps what was typed. */
export function ReplyForm({
  event,
  refused,
}: {
  event: SchoolEvent;
  refused: RefusedForm | undefined;
}) {
  const t = useTexts(replyFormTexts);
  const field = fieldsOf(refused);
  return (
    <SentForm
      id="reply-form"
      proven
      to={`/invites/${event.slug}`}
      refused={refused}
      send={event.replies === "waiting list" ? t.sendToList : t.send}
    >
      <Field label={t.name} {...field("name")} autoComplete="name" className="wide" />
      <Field
        label={t.email}
        {...field("email")}
        type="email"
        autoComplete="email"
        hint={t.emailHint}
        className="wide"
      />
      <PartyFields event={event} refused={refused} />
      <Consent refused={refused} />
    </SentForm>
  );
}

import replyTexts from "messages:site/invites/reply";
import replyFormTexts from "messages:site/invites/replyForm";
import { Form } from "react-router";
import type { EventRsvp } from "../../../../data/events/event-rsvps.ts";
import type { SchoolEvent } from "../../../../data/events/events.ts";
import type { RefusedForm } from "../../../connection/sent-form.ts";
import { useTexts } from "../../../language/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SentForm } from "../../../ui/sent-form.tsx";
import { fieldsOf, headsIn, PartyFields } from "./party-fields.tsx";

/** Changes the party while RSVPs are open, and cancels at any time. */
export function ReplyChanges({
  rsvp,
  event,
  to,
  isOpen,
  refused,
}: {
  rsvp: EventRsvp;
  event: SchoolEvent;
  to: string;
  isOpen: boolean;
  refused: RefusedForm | undefined;
}) {
  const t = useTexts(replyTexts);
  const form = useTexts(replyFormTexts);
  const { proposed } = rsvp;
  const known = valuesOf(proposed ?? rsvp);
  return (
    <section aria-labelledby="change" className="reply-changes">
      <h2 id="change" className="text-h3">
        {proposed && isOpen ? t.proposed : t.change}
      </h2>
      {isOpen ? (
        <>
          {proposed && (
            <Notice
              kind="warn"
              title={t.proposedFact({ now: headsIn(rsvp, t), asked: headsIn(proposed, t) })}
            />
          )}
          <SentForm
            id="change-form"
            to={to}
            refused={refused}
            send={proposed ? t.confirmProposed : form.change}
          >
            <Field
              label={form.name}
              {...fieldsOf(refused, known)("name")}
              autoComplete="name"
              className="wide"
            />
            <PartyFields event={event} refused={refused} known={known} />
          </SentForm>
        </>
      ) : (
        <p className="max-w-[38rem]">{t.closed}</p>
      )}
      <Form method="post" action={to} className="reply-cancel">
        <p className="text-ink-2">{t.cancelFact}</p>
        <Button type="submit" name="do" value="cancel" variant="redOutline">
          {t.cancel}
        </Button>
      </Form>
    </section>
  );
}

function valuesOf(party: Pick<EventRsvp, "name" | "adults" | "children" | "answers">) {
  const answers = Object.entries(party.answers).map(([id, answer]) => [`answer_${id}`, answer]);
  return {
    name: party.name,
    adults: String(party.adults),
    children: String(party.children),
    ...Object.fromEntries(answers),
  } as Record<string, string>;
}

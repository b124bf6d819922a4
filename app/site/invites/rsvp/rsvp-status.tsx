import rsvpTexts from "messages:site/invites/rsvp";
import rsvpFormTexts from "messages:site/invites/rsvpForm";
import { Form } from "react-router";
import type { EventRsvp } from "../../../../data/events/event-rsvps.ts";
import type { SchoolEvent } from "../../../../data/events/events.ts";
import { eventPath } from "../../../../data/pages/row-paths.ts";
import type { RefusedForm } from "../../../connection/sent-form.ts";
import { useLanguage } from "../../../language/language.ts";
import { useTexts } from "../../../language/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { fullDate, timeSpan } from "../../../ui/dates.ts";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { fieldsOf } from "../../../ui/refused-form.tsx";
import { SentForm } from "../../../ui/sent-form.tsx";
import { GivenUp, GiveUp, isHeld } from "../../personal-link/parts.tsx";
import { headsIn, ReplyFields, SendReply } from "./party-fields.tsx";

/** The state of the RSVP, and what needs an answer. */
export function Standing({ rsvp, event, to }: { rsvp: EventRsvp; event: SchoolEvent; to: string }) {
  const language = useLanguage();
  const t = rsvpTexts[language];
  if (event.cancelled_at)
    return (
      <Notice kind="warn" title={t.off}>
        {t.offFact}
      </Notice>
    );
  if (event.isOver) return <Notice title={t.over}>{t.overFact}</Notice>;
  if (rsvp.status === "offered" && rsvp.offered_until) {
    const isOpen = new Date(rsvp.offered_until) > new Date();
    const until = `${fullDate(rsvp.offered_until, language)}, ${timeSpan(rsvp.offered_until, null, language)}`;
    return (
      <Notice kind="warn" title={t.offered}>
        <p className="numbers">{isOpen ? t.offeredUntil(until) : t.offerOver}</p>
        {isOpen && (
          <Form method="post" action={to} className="mt-4 flex flex-wrap gap-3">
            <Button type="submit" name="do" value="accept">
              {t.accept}
            </Button>
            <Button type="submit" name="do" value="cancel" variant="outline">
              {t.decline}
            </Button>
          </Form>
        )}
      </Notice>
    );
  }
  const [title, sentence] = t.status[rsvp.status as keyof typeof t.status];
  const mayReply = event.rsvps === "open" || event.rsvps === "waiting list";
  const mayRestore = isHeld(rsvp);
  return (
    <Notice kind={rsvp.status === "going" ? "good" : "plain"} title={title}>
      <p>
        {mayRestore
          ? t.restoreFact
          : rsvp.status === "invited" && !mayReply
            ? t.invitedClosed
            : sentence}
        {rsvp.status === "declined" && mayReply && ` ${t.declinedOpen}`}
      </p>
      {rsvp.status === "cancelled" && (
        <GivenUp
          to={to}
          restore={mayRestore && t.restore}
          again={{ to: `${eventPath(event.slug)}#reply`, label: t.again }}
        />
      )}
    </Notice>
  );
}

/** Changes the party while RSVPs are open, and cancels at any time. */
export function RsvpChanges({
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
  const t = useTexts(rsvpTexts);
  const form = useTexts(rsvpFormTexts);
  const { proposed } = rsvp;
  const isInvited = rsvp.status === "invited";
  const isDeclined = rsvp.status === "declined";
  const isForList = (isDeclined || isInvited) && event.rsvps === "waiting list";
  const words = proposed ? t.confirmProposed : isInvited ? t.answerSend : form.change;
  const known = valuesOf(isInvited ? { ...rsvp, adults: 1 } : (proposed ?? rsvp));
  return (
    <section aria-labelledby="change" className="link-changes">
      <h2 id="change" className="text-h3">
        {proposed && isOpen
          ? t.proposed
          : isInvited
            ? t.answer
            : isDeclined
              ? t.changeBack
              : t.change}
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
            send={<SendReply words={words} coming={isForList ? form.sendToList : words} />}
          >
            <ReplyFields event={event} refused={refused} known={known}>
              <Field
                label={form.name}
                {...fieldsOf(refused, known)("name")}
                autoComplete="name"
                className="wide"
              />
            </ReplyFields>
          </SentForm>
        </>
      ) : (
        <p className="max-w-152">{t.closed}</p>
      )}
      {!isDeclined && !isInvited && (
        <GiveUp
          to={to}
          words={{
            fact: t.cancelFact,
            ask: t.cancel,
            question: t.cancelQuestion(headsIn(rsvp, t)),
            surely: t.cancelSurely,
            keep: t.keep,
          }}
        />
      )}
    </section>
  );
}

type Party = Pick<EventRsvp, "name" | "adults" | "children" | "answers" | "message">;

function valuesOf(party: Party) {
  const isComing = party.adults + party.children > 0;
  const answers = Object.entries(party.answers).map(([id, answer]) => [`answer_${id}`, answer]);
  return {
    name: party.name,
    attends: isComing ? "yes" : "no",
    message: party.message,
    // Who comes after all begins with what the form of the event begins with.
    ...(isComing && { adults: String(party.adults), children: String(party.children) }),
    ...Object.fromEntries(answers),
  } as Record<string, string>;
}

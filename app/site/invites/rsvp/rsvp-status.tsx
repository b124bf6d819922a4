import rsvpTexts from "messages:site/invites/rsvp";
import rsvpFormTexts from "messages:site/invites/rsvpForm";
import { useEffect, useRef } from "react";
import { Form, useLocation, useSearchParams } from "react-router";
import type { EventRsvp } from "../../../../data/events/event-rsvps.ts";
import type { SchoolEvent } from "../../../../data/events/events.ts";
import type { RefusedForm } from "../../../connection/sent-form.ts";
import { useLanguage } from "../../../language/language.ts";
import { useTexts } from "../../../language/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { fullDate, timeSpan } from "../../../ui/dates.ts";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { bringToFocus, DoneNotice } from "../../../ui/refused-form.tsx";
import { SentForm } from "../../../ui/sent-form.tsx";
import { fieldsOf, headsIn, ReplyFields, SendReply } from "./party-fields.tsx";

/** The state of the RSVP, what was just done, and what needs an answer. */
export function RsvpStatus({
  rsvp,
  event,
  to,
  done,
  problem,
}: {
  rsvp: EventRsvp;
  event: SchoolEvent;
  to: string;
  done: string | null;
  problem: string | undefined;
}) {
  const language = useLanguage();
  const t = rsvpTexts[language];
  const news: Record<string, string> = t.done;
  // A second change is news too, and has the same address.
  const { key } = useLocation();
  return (
    <div className="grid gap-3">
      {problem && <Notice kind="bad" title={problem} />}
      {done && news[done] && <DoneNotice key={key} title={news[done]} />}
      <Standing rsvp={rsvp} event={event} to={to} />
    </div>
  );
}

function Standing({ rsvp, event, to }: { rsvp: EventRsvp; event: SchoolEvent; to: string }) {
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
  const isHeld = rsvp.held_until !== null && new Date(rsvp.held_until) > new Date();
  return (
    <Notice kind={rsvp.status === "going" ? "good" : "plain"} title={title}>
      <p>
        {isHeld ? t.restoreFact : sentence}
        {rsvp.status === "declined" && mayReply && ` ${t.declinedOpen}`}
      </p>
      {rsvp.status === "cancelled" && (
        <div className="mt-4 flex flex-wrap gap-3">
          {isHeld && (
            <Form method="post" action={to}>
              <Button type="submit" name="do" value="restore">
                {t.restore}
              </Button>
            </Form>
          )}
          <ButtonLink to={`/invites/${event.slug}#reply`} variant="outline2">
            {t.again}
          </ButtonLink>
        </div>
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
  const isDeclined = rsvp.status === "declined";
  const isForList = isDeclined && event.rsvps === "waiting list";
  const words = proposed ? t.confirmProposed : form.change;
  const known = valuesOf(proposed ?? rsvp);
  return (
    <section aria-labelledby="change" className="rsvp-changes">
      <h2 id="change" className="text-h3">
        {proposed && isOpen ? t.proposed : isDeclined ? t.changeBack : t.change}
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
      {!isDeclined && <Cancellation rsvp={rsvp} to={to} />}
    </section>
  );
}

/** Asks before it cancels: the question is a state of the address, so it needs no script. */
function Cancellation({ rsvp, to }: { rsvp: EventRsvp; to: string }) {
  const t = useTexts(rsvpTexts);
  const [query] = useSearchParams();
  const isAsked = query.get("ask") === "cancel";
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAsked) bringToFocus(question.current, "center");
  }, [isAsked]);
  if (!isAsked) {
    return (
      <div className="rsvp-cancel">
        <p className="text-ink-2">{t.cancelFact}</p>
        <ButtonLink to={`${to}&ask=cancel#cancel`} variant="redOutline" preventScrollReset>
          {t.cancel}
        </ButtonLink>
      </div>
    );
  }
  return (
    <Form id="cancel" method="post" action={to} className="rsvp-cancel scroll-mt-28">
      <p ref={question} tabIndex={-1} className="font-semibold">
        {t.cancelQuestion(headsIn(rsvp, t))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="do" value="cancel" variant="redOutline">
          {t.cancelSurely}
        </Button>
        <ButtonLink to={to} variant="outline2" preventScrollReset>
          {t.keep}
        </ButtonLink>
      </div>
    </Form>
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

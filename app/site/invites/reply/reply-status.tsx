import replyTexts from "messages:site/invites/reply";
import { Form } from "react-router";
import type { EventRsvp } from "../../../../data/events/event-rsvps.ts";
import type { SchoolEvent } from "../../../../data/events/events.ts";
import { useLanguage } from "../../../language/language.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { fullDate, timeSpan } from "../../../ui/dates.ts";
import { Notice } from "../../../ui/notice.tsx";

/** The state of the RSVP, what was just done, and what needs an answer. */
export function ReplyStatus({
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
  const t = replyTexts[language];
  const news: Record<string, string> = t.done;
  return (
    <div className="grid gap-3">
      {problem && <Notice kind="bad" title={problem} />}
      {done && news[done] && <Notice kind="good" title={<span role="status">{news[done]}</span>} />}
      <Standing rsvp={rsvp} event={event} to={to} />
    </div>
  );
}

function Standing({ rsvp, event, to }: { rsvp: EventRsvp; event: SchoolEvent; to: string }) {
  const language = useLanguage();
  const t = replyTexts[language];
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
  return (
    <Notice kind={rsvp.status === "going" ? "good" : "plain"} title={title}>
      <p>{sentence}</p>
      {rsvp.status === "cancelled" && (
        <p className="mt-4">
          <ButtonLink to={`/invites/${event.slug}#reply`} variant="outline2">
            {t.again}
          </ButtonLink>
        </p>
      )}
    </Notice>
  );
}

import replyTexts from "messages:site/invites/reply";
import type { EventRsvp } from "../../../../data/events/event-rsvps.ts";
import { useTexts } from "../../../language/texts.ts";

/** The reference as a code for the door. */
export function DoorCode({
  rsvp,
  code,
}: {
  rsvp: EventRsvp;
  code: { size: number; path: string };
}) {
  const t = useTexts(replyTexts);
  return (
    <section aria-labelledby="door" className="reply-code">
      <h2 id="door" className="text-h4">
        {t.code}
      </h2>
      <svg
        role="img"
        aria-label={t.codeLabel(rsvp.reference)}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
      </svg>
      <p className="numbers reply-reference">{rsvp.reference}</p>
      <p className="text-ink-2">{rsvp.checked_in_at ? t.here : t.codeFact}</p>
    </section>
  );
}

import type { SchoolEvent } from "../../../data/events.ts";
import { useLanguage } from "../../language/language.ts";
import { fullDate } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { eventTexts } from "./event.texts.ts";

/** Said before everything else: an event that was called off. */
export function EventNotice({ event }: { event: SchoolEvent }) {
  const language = useLanguage();
  const { title, fact } = eventTexts[language].cancelled;
  if (!event.cancelled_at) return null;
  return (
    <div className="page pt-7">
      <Notice kind="bad" title={title}>
        {event.cancel_reason && <p>{event.cancel_reason}</p>}
        <p className="numbers">{fact(fullDate(event.cancelled_at, language))}</p>
      </Notice>
    </div>
  );
}

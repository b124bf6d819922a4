import eventTexts from "messages:site/invites/event";
import type { SchoolEvent } from "../../../data/events/events.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { fullDate } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";

/** Said before everything else: an event that was called off. */
export function EventNotice({ event }: { event: SchoolEvent }) {
  const language = useLanguage();
  const { title, fact } = eventTexts[language].cancelled;
  const { cancel_reason: reason, language: written } = event.cancellation;
  const lang = useLangOf(written);
  if (!event.cancelled_at) return null;
  return (
    <div className="page pt-7">
      <Notice kind="bad" title={title}>
        {reason && (
          <p {...lang}>
            {reason} <EnglishMark language={written} />
          </p>
        )}
        <p className="numbers">{fact(fullDate(event.cancelled_at, language))}</p>
      </Notice>
    </div>
  );
}

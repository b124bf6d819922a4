import meetingTexts from "messages:site/meetings/meeting";
import type { Meeting } from "../../../data/meetings/meetings.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { timeSpan } from "../../ui/dates.ts";

type Host = Meeting["hosts"][number];

/** When a time of a meeting ends. */
export function endOf(startsAt: string, minutes: number): string {
  return new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
}

/** Below the clock: the time that is chosen and with whom, until then how many are free. */
export function ClockSays({
  meeting,
  host,
  chosen,
}: {
  meeting: Meeting;
  host: Host | undefined;
  chosen: string | undefined;
}) {
  const language = useLanguage();
  const t = meetingTexts[language];
  const own = useLangOf(host?.language);
  const slots = host ? meeting.slots.filter((slot) => slot.host === host.id) : meeting.slots;
  return (
    <div className="clock-says numbers">
      <p className="display text-h4">
        {chosen
          ? timeSpan(chosen, endOf(chosen, meeting.slot_minutes), language)
          : t.freeOf({ free: slots.filter(({ is_free }) => is_free).length, all: slots.length })}
      </p>
      {host && (
        <p {...own} className="text-ink-2">
          {host.name}
        </p>
      )}
      {host?.room && chosen && <p className="text-ink-2">{t.room(host.room)}</p>}
    </div>
  );
}

/** Above the button, where the clock is out of sight: which time it books. */
export function ChosenTime({
  meeting,
  host,
  chosen,
}: {
  meeting: Meeting;
  host: Host;
  chosen: string;
}) {
  const language = useLanguage();
  const own = useLangOf(host.language);
  return (
    <p className="chosen-time wide numbers">
      <span className="display text-h4">
        {timeSpan(chosen, endOf(chosen, meeting.slot_minutes), language)}
      </span>{" "}
      <span {...own} className="text-ink-2">
        {host.name}
      </span>
    </p>
  );
}

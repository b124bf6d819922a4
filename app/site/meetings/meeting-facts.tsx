import meetingTexts from "messages:site/meetings/meeting";
import type { Meeting } from "../../../data/meetings/meetings.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { classSpan } from "../../ui/class-span.ts";
import { dayParts, timeSpan } from "../../ui/dates.ts";
import { Fact } from "../../ui/fact.tsx";

/** The day, the place, the classes if it is for some only, and how long each family has. */
export function MeetingFacts({ meeting }: { meeting: Meeting }) {
  const language = useLanguage();
  const t = meetingTexts[language];
  const own = useLangOf(meeting.language);
  const classes = classSpan(meeting, language);
  return (
    <dl className="meeting-facts numbers">
      <Fact name={t.when}>
        {dayIn(meeting.starts_at, language)},{" "}
        {timeSpan(meeting.starts_at, meeting.ends_at, language)}
      </Fact>
      <Fact name={t.where}>
        {meeting.place && <span {...own}>{meeting.place}, </span>}
        <CampusMark campus={meeting.campus} />
      </Fact>
      {classes && <Fact name={t.classes}>{classes}</Fact>}
      <Fact name={t.each}>{t.minutes(meeting.slot_minutes)}</Fact>
    </dl>
  );
}

/** "Saturday 5 December 2026" */
export function dayIn(instant: string, language: keyof typeof meetingTexts): string {
  const { weekday, day, month, year } = dayParts(instant, language);
  return `${weekday} ${day} ${month} ${year}`;
}

import meetingTexts from "messages:site/meetings/meeting";
import { gradesOfMeeting, type Meeting } from "../../../data/meetings/meetings.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { dayParts, timeSpan } from "../../ui/dates.ts";
import { Fact } from "../../ui/fact.tsx";

/** The day, the place, the classes if it is for some only, and how long each family has. */
export function MeetingFacts({ meeting }: { meeting: Meeting }) {
  const language = useLanguage();
  const t = meetingTexts[language];
  const own = useLangOf(meeting.language);
  const classes = classesIn(meeting, language);
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

/** "Class 6 to Class 8"; nothing for a meeting of all classes. */
function classesIn(meeting: Meeting, language: keyof typeof meetingTexts): string | undefined {
  if (!meeting.first_class && !meeting.last_class) return;
  const grades = gradesOfMeeting(meeting, language);
  const [first, last] = [grades[0]?.name, grades.at(-1)?.name];
  if (!first || !last) return;
  return first === last ? first : meetingTexts[language].classesFromTo({ first, last });
}

/** "Saturday 5 December 2026" */
export function dayIn(instant: string, language: keyof typeof meetingTexts): string {
  const { weekday, day, month, year } = dayParts(instant, language);
  return `${weekday} ${day} ${month} ${year}`;
}

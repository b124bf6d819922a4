import classesTexts from "messages:site/meetings/classes";
import type { Language } from "../../data/languages.ts";
import { gradesOfMeeting, type OfClasses } from "../../data/meetings/meeting-classes.ts";

/** "Class 6 to Class 8"; nothing for a meeting of all classes. */
export function classSpan(meeting: OfClasses, language: Language): string | undefined {
  if (!meeting.first_class && !meeting.last_class) return;
  const grades = gradesOfMeeting(meeting, language);
  const [first, last] = [grades[0]?.name, grades.at(-1)?.name];
  if (!first || !last) return;
  return first === last ? first : classesTexts[language].fromTo({ first, last });
}

import {
  campus,
  campusOrAll,
  choice,
  day,
  declare,
  longText,
  recurrence,
  text,
} from "../office/fields.ts";
import { levels } from "../school/levels.ts";
import { calendarKinds } from "./calendar-kinds.ts";

/** Events come into the calendar from their own list. */
const kinds = calendarKinds.filter(({ id }) => id !== "event");

export const calendarEntryFields = declare({
  table: "calendar_entries",
  fields: {
    title: text(200, { en: "Title", hi: "शीर्षक", translated: true, wide: true }),
    kind: choice(kinds, { en: "Kind", hi: "प्रकार", filter: { en: "Every kind", hi: "हर प्रकार" } }),
    campus: campus(campusOrAll),
    starts_on: day({ en: "First day", hi: "पहला दिन" }),
    ends_on: day({
      en: "Last day",
      hi: "अंतिम दिन",
      hint: { en: "Left open: one day.", hi: "खाली छोड़ने पर एक दिन।" },
      blank: null,
    }),
    recurrence: recurrence({ en: "Repeats", hi: "दोहराव" }),
    level: choice(levels, {
      en: "Level",
      hi: "स्तर",
      hint: { en: "Leave it open for all levels.", hi: "सभी स्तरों के लिए खाली छोड़ें।" },
      blank: null,
    }),
    description: longText(2000, { en: "Details", hi: "विवरण", blank: "", translated: true }),
  },
  listed: ["title", "days", "kind", "campus"],
  search: ["title"],
  filters: ["kind", "campus"],
});

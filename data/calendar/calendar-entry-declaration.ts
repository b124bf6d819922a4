import {
  campusOrAll,
  check,
  choice,
  clock,
  day,
  declare,
  longText,
  recurrence,
  schoolChoice,
  text,
} from "../office/fields.ts";
import { enteredKinds } from "./calendar-kinds.ts";

export const calendarEntryFields = declare({
  table: "calendar_entries",
  fields: {
    title: text(200, { translated: true, wide: true }),
    kind: choice(enteredKinds),
    campus: campusOrAll(),
    starts_on: day(),
    ends_on: day({ blank: null }),
    start_time: clock({ blank: null }),
    end_time: clock({ blank: null }),
    venue: text(200, { blank: null, translated: true, wide: true }),
    recurrence: recurrence(),
    on_holidays: check(),
    level: schoolChoice("levels", { blank: null }),
    description: longText(2000, { blank: "", translated: true }),
  },
  listed: ["title", "days", "venue", "kind", "campus"],
  exported: ["start_time", "end_time"],
  search: ["title", "venue"],
  filters: ["kind", "campus"],
});

import {
  campusOrAll,
  choice,
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
    recurrence: recurrence(),
    level: schoolChoice("levels", { blank: null }),
    description: longText(2000, { blank: "", translated: true }),
  },
  listed: ["title", "days", "kind", "campus"],
  search: ["title"],
  filters: ["kind", "campus"],
});

import {
  campusOrAll,
  choice,
  declare,
  entryId,
  lines,
  longText,
  moment,
  nested,
  number,
  schoolChoice,
  state,
  text,
} from "../office/fields.ts";

const meetingKinds = ["parents-meeting", "visit"] as const;

export const meetingFields = declare({
  table: "meetings",
  fields: {
    title: text(200, { translated: true, wide: true }),
    kind: choice(meetingKinds),
    campus: campusOrAll(),
    first_class: schoolChoice("classes", { blank: null }),
    last_class: schoolChoice("classes", { blank: null }),
    starts_at: moment({ onPhones: true }),
    ends_at: moment(),
    slot_minutes: number(5, 120),
    place: text(200, { blank: null, translated: true }),
    status: state(["draft", "published"]),
    book_from: moment({ blank: null }),
    book_until: moment({ blank: null }),
    note: longText(2000, { blank: "", translated: true }),
    hosts: nested(40, {
      name: text(120, { translated: true }),
      from: text(5, { blank: null }),
      to: text(5, { blank: null }),
      room: text(80, { blank: null }),
      closed: lines(20, 15),
      id: entryId(),
    }),
    cancel_reason: text(400, { translated: true, given: true }),
  },
  listed: ["title", "starts_at", "classes", "standing", "campus"],
  search: ["title", "place"],
  filters: ["status", "campus", "kind"],
});

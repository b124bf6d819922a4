import {
  campusOrAll,
  check,
  choice,
  declare,
  longText,
  moment,
  schoolChoices,
  text,
} from "../office/fields.ts";

export const messageStates = ["draft", "sending", "sent", "taken_back"] as const;

export const familyMessageFields = declare({
  table: "family_messages",
  fields: {
    title: text(120, { translated: true, wide: true }),
    body: longText(2000, { translated: true }),
    campus: campusOrAll(),
    is_urgent: check(),
    levels: schoolChoices(20, "levels", { wide: true }),
    classes: schoolChoices(60, "classes", { wide: true }),
    expires_at: moment({ blank: null, folded: true }),
    status: choice(messageStates, { given: true }),
    sent_at: moment({ given: true }),
    author_name: text(320, { given: true }),
  },
  listed: ["title", "status", "campus", "sent_at", "author_name"],
  search: ["title"],
  filters: ["status", "campus"],
});

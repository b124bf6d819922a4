import { check, day, declare, longText, text } from "../office/fields.ts";

const question = longText(600, { translated: true, wide: true });

/** The wording of the questions to guardians. A version with answers never changes: a new one asks again. */
export const wordingFields = declare({
  table: "consent_wordings",
  fields: {
    version: text(40),
    asked_from: day(),
    answer_by: day({ blank: null }),
    asks_every_year: check(),
    intro: longText(2000, { translated: true, wide: true }),
    public_pictures: question,
    shared_pictures: question,
    name_with_face: question,
    name_in_lists: question,
    work_and_voice: question,
  },
  listed: ["version", "asked_from", "answer_by"],
  search: ["version"],
  filters: [],
});

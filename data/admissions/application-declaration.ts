import {
  campus,
  choice,
  day,
  declare,
  longText,
  moment,
  schoolChoice,
  text,
} from "../office/fields.ts";
import { applicationStages } from "./application-stages.ts";

export const applicationFields = declare({
  table: "applications",
  fields: {
    notes: longText(10_000, { blank: "" }),
    child_name: text(120, { given: true }),
    class: schoolChoice("classes", { given: true }),
    campus: campus({ given: true }),
    stage: choice(applicationStages, { given: true }),
    stage_since: moment({ given: true }),
    submitted_at: moment({ given: true }),
    offer_ends_on: day({ given: true }),
    reference: text(40, { given: true }),
    date_of_birth: day({ given: true }),
    present_school: text(120, { given: true }),
    guardian_name: text(120, { given: true }),
    email: text(254, { given: true }),
    phone: text(24, { given: true }),
    message: longText(4000, { given: true }),
    words: longText(4000, { given: true }),
  },
  listed: [
    "child_name",
    "class",
    "campus",
    "stage",
    "stage_since",
    "offer_ends_on",
    "submitted_at",
  ],
  exported: [
    ...(["reference", "date_of_birth", "present_school", "guardian_name"] as const),
    ...(["email", "phone", "message", "words"] as const),
  ],
  search: ["child_name", "guardian_name", "email", "phone", "reference"],
  filters: ["stage", "campus", "class"],
});

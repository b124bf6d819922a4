import { choice, declare, email, longText, moment, number, text } from "../office/fields.ts";

export const rsvpStates = [
  "going",
  "offered",
  "waitlisted",
  "invited",
  "declined",
  "cancelled",
] as const;

export const rsvpFields = declare({
  table: "event_rsvps",
  fields: {
    name: text(120),
    status: choice(rsvpStates),
    adults: number(0, 50),
    children: number(0, 50),
    email: email(),
    message: longText(500, { given: true }),
    created_at: moment({ given: true }),
    reference: text(40, { given: true }),
  },
  listed: [
    "name",
    "email",
    "adults",
    "children",
    "answers",
    "message",
    "status",
    "here",
    "created_at",
    "reference",
  ],
  search: ["name", "email", "reference"],
  filters: ["event", "status"],
});

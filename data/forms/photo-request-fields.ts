import { choice, declare, moment, text } from "../office/fields.ts";

export const photoRequestStates = [
  { id: "new", name: "To be decided", hi: { name: "निर्णय बाकी" } },
  { id: "restored", name: "Shown again", hi: { name: "फिर दिखाया गया" } },
  { id: "removed", name: "Taken away", hi: { name: "हटाया गया" } },
] as const;

export const photoRequestFields = declare({
  table: "photo_requests",
  fields: {
    status: choice(photoRequestStates, {
      en: "State",
      hi: "स्थिति",
      filter: { en: "Every state", hi: "हर स्थिति" },
    }),
    album_title: text(200, { en: "Album", hi: "एल्बम", given: true }),
    name: text(120, { en: "Who asks", hi: "किसने कहा", given: true, onPhones: true }),
    created_at: moment({ en: "Received", hi: "मिला", given: true }),
    reason: text(2000, { en: "What they say", hi: "उनका कहना", given: true }),
  },
  listed: ["album_title", "name", "created_at", "status"],
  search: ["name", "email", "album_title", "reference"],
  filters: ["status"],
});

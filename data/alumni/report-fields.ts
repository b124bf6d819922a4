import { choice, declare, moment, text } from "../office/fields.ts";

export const reasonsReported = [
  { id: "unwanted", name: "Unwanted messages", hi: { name: "अनचाहे संदेश" } },
  { id: "offensive", name: "Offensive", hi: { name: "आपत्तिजनक" } },
  { id: "not_an_alumnus", name: "Not an alumnus", hi: { name: "पूर्व विद्यार्थी नहीं" } },
  { id: "wrong_details", name: "Wrong details", hi: { name: "गलत विवरण" } },
  { id: "other", name: "Something else", hi: { name: "कोई और बात" } },
] as const;
export const reportStates = [
  { id: "new", name: "Open", hi: { name: "खुली" } },
  { id: "closed", name: "Done", hi: { name: "पूरी" } },
] as const;

export const reportFields = declare({
  table: "alumni_reports",
  fields: {
    status: choice(reportStates, {
      en: "State",
      hi: "स्थिति",
      filter: { en: "Every state", hi: "हर स्थिति" },
    }),
    reason: choice(reasonsReported, { en: "Reason", hi: "कारण", given: true }),
    note: text(2000, { en: "What they say", hi: "उनका कहना", given: true, onPhones: true }),
    created_at: moment({ en: "Received", hi: "मिली", given: true }),
  },
  listed: ["reason", "note", "created_at", "status"],
  search: ["note"],
  filters: ["status"],
});

import { campus, declare, growingChoice, moment, number, text } from "../office/fields.ts";

export const alumnusFields = declare({
  table: "alumni_profiles",
  fields: {
    full_name: text(120),
    batch_year: number(1850, 2100, { blank: null }),
    campus: campus({ blank: null }),
    house: growingChoice(60, "houses", { blank: null }),
    stream: growingChoice(60, "streams", { blank: null }),
    account_email: text(254, { given: true, onPhones: true }),
    created_at: moment({ given: true }),
  },
  listed: ["full_name", "batch_year", "campus", "account_email", "created_at", "status"],
  search: ["full_name", "account_email"],
  filters: ["status", "campus"],
});

import { campus, declare, email, growingChoice, number, phone, text } from "../office/fields.ts";

export const recordFields = declare({
  table: "alumni_records",
  fields: {
    full_name: text(120),
    batch_year: number(1850, 2100, { blank: null, onPhones: true }),
    campus: campus({ blank: null }),
    house: growingChoice(60, "houses", { blank: null }),
    stream: growingChoice(60, "streams", { blank: null }),
    admission_no: text(40, { blank: null }),
    email: email({ blank: null, onPhones: true }),
    phone: phone({ blank: null }),
  },
  listed: ["full_name", "batch_year", "campus", "email", "state"],
  search: ["full_name", "email", "admission_no"],
  filters: ["registered", "campus"],
});

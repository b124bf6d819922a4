import { languages } from "../languages.ts";
import { campusOrAll, declare, email, phone, rowChoice, text } from "../office/fields.ts";

export const mailingContactFields = declare({
  table: "mailing_contacts",
  fields: {
    name: text(120),
    mailing_list: text(80, { onPhones: true }),
    email: email({ blank: null }),
    phone: phone({ blank: null }),
    language: { ...rowChoice({ of: "languages", list: async () => [...languages] }), longest: 3 },
    campus: campusOrAll(),
    agreed: text(200, { wide: true }),
  },
  listed: ["name", "mailing_list", "email", "phone", "campus"],
  exported: ["language", "agreed"],
  search: ["name", "email", "phone", "mailing_list"],
  filters: ["list", "campus"],
});

import {
  campus,
  choice,
  day,
  declare,
  email,
  longText,
  openChoice,
  phone,
  text,
} from "../office/fields.ts";
import { grades } from "./grades.ts";

const states = [
  { id: "active", name: "At school", hi: { name: "विद्यालय में" } },
  { id: "left", name: "Left", hi: { name: "विद्यालय छोड़ा" } },
  { id: "graduated", name: "Graduated", hi: { name: "उत्तीर्ण" } },
] as const;
const genders = [
  { id: "female", name: "Girl", hi: { name: "बालिका" } },
  { id: "male", name: "Boy", hi: { name: "बालक" } },
  { id: "other", name: "Other", hi: { name: "अन्य" } },
] as const;
/** The classes of the school's records, which keep the English name. */
export const classes = grades
  .filter(({ id }) => id !== "playgroup")
  .map(({ name, hi }) => ({ id: name, name, hi }));

export const studentFields = declare({
  table: "students",
  fields: {
    name: text(120, { en: "Name", hi: "नाम" }),
    admission_no: text(40, {
      en: "Admission number",
      hi: "प्रवेश संख्या",
      header: { en: "Admission no.", hi: "प्रवेश संख्या" },
      onPhones: true,
    }),
    campus: campus(),
    class: openChoice(30, classes, {
      en: "Class",
      hi: "कक्षा",
      filter: { en: "Every class", hi: "हर कक्षा" },
    }),
    section: text(10, { en: "Section", hi: "वर्ग", blank: null }),
    roll_no: text(20, { en: "Roll number", hi: "अनुक्रमांक", blank: null }),
    house: text(60, { en: "House", hi: "सदन", blank: null }),
    date_of_birth: day({ en: "Date of birth", hi: "जन्मतिथि", blank: null }),
    gender: choice(genders, { en: "Girl or boy", hi: "बालिका या बालक", blank: null }),
    guardian_name: text(120, { en: "Guardian", hi: "अभिभावक", blank: null }),
    guardian_relation: text(60, { en: "Relation", hi: "संबंध", blank: null }),
    guardian_phone: phone({ en: "Guardian's phone", hi: "अभिभावक का फ़ोन", blank: null }),
    guardian_email: email({ en: "Guardian's e-mail", hi: "अभिभावक का ई-मेल", blank: null }),
    address: longText(500, { en: "Address", hi: "पता", blank: null }),
    admitted_on: day({ en: "Admitted on", hi: "प्रवेश की तारीख़", blank: null }),
    left_on: day({ en: "Left on", hi: "छोड़ने की तारीख़", blank: null }),
    status: choice(states, {
      en: "State",
      hi: "स्थिति",
      filter: { en: "Every state", hi: "हर स्थिति" },
    }),
  },
  listed: ["name", "admission_no", "class", "section", "campus", "status"],
  search: ["name", "admission_no"],
  filters: ["status", "campus", "class"],
});

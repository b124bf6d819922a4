import { campus, choice, day, declare, openChoice, text } from "../office/fields.ts";
import { classes } from "./student-fields.ts";

const states = [
  { id: "valid", name: "Valid", hi: { name: "मान्य" } },
  { id: "replaced", name: "Replaced", hi: { name: "बदला गया" } },
  { id: "cancelled", name: "Cancelled", hi: { name: "रद्द" } },
] as const;

export const transferCertificateFields = declare({
  table: "transfer_certificates",
  fields: {
    certificate_no: text(40, {
      en: "Certificate number",
      hi: "प्रमाणपत्र संख्या",
      header: { en: "Number", hi: "संख्या" },
    }),
    student_name: text(120, { en: "Student", hi: "विद्यार्थी", onPhones: true }),
    admission_no: text(40, { en: "Admission number", hi: "प्रवेश संख्या", blank: null }),
    date_of_birth: day({ en: "Date of birth", hi: "जन्मतिथि" }),
    campus: campus(),
    class_left: openChoice(30, classes, { en: "Class left", hi: "छोड़ी गई कक्षा" }),
    left_on: day({ en: "Left on", hi: "कब छोड़ा" }),
    issued_on: day({ en: "Issued on", hi: "कब जारी" }),
    status: choice(states, {
      en: "State",
      hi: "स्थिति",
      filter: { en: "Every state", hi: "हर स्थिति" },
    }),
  },
  listed: ["certificate_no", "student_name", "campus", "left_on", "issued_on", "status"],
  search: ["certificate_no", "student_name", "admission_no"],
  filters: ["status", "campus"],
});

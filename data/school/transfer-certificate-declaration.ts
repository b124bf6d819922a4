import { campus, day, declare, openChoice, state, text } from "../office/fields.ts";

const states = ["valid", "replaced", "cancelled"] as const;

export const transferCertificateFields = declare({
  table: "transfer_certificates",
  fields: {
    certificate_no: text(40),
    student_name: text(120, { onPhones: true }),
    admission_no: text(40, { blank: null }),
    date_of_birth: day(),
    campus: campus(),
    class_left: openChoice(30, "classes"),
    left_on: day(),
    issued_on: day(),
    status: state(states),
  },
  listed: ["certificate_no", "student_name", "campus", "left_on", "issued_on", "status"],
  search: ["certificate_no", "student_name", "admission_no"],
  filters: ["status", "campus"],
});

import { z } from "zod";
import {
  campusOrNull,
  dayOrNull,
  emailOrNull,
  inHindi,
  linkOrNull,
  oneCampus,
  phoneOrNull,
  position,
  text,
  textOrEmpty,
  textOrNull,
  words,
} from "./columns.ts";

// What staff save of people and of what people send, one schema for each table, as in schemas.ts.

export const teacherSchema = z.object({
  name: text(120),
  designation: text(120),
  department: textOrNull(80),
  subjects: words(20),
  campus: campusOrNull,
  qualification: textOrNull(200),
  joined_on: dayOrNull,
  bio: textOrEmpty(4000),
  photo: linkOrNull,
  photo_alt: textOrNull(300),
  email: emailOrNull,
  phone: phoneOrNull,
  is_public: z.boolean(),
  position,
  translations: inHindi({
    name: 120,
    designation: 120,
    department: 80,
    qualification: 200,
    bio: 4000,
    subjects: words(20),
  }),
});

export const studentSchema = z
  .object({
    admission_no: text(40),
    name: text(120),
    date_of_birth: dayOrNull,
    gender: z.enum(["female", "male", "other"]).nullable(),
    campus: oneCampus,
    class: text(30),
    section: textOrNull(10),
    roll_no: textOrNull(20),
    house: textOrNull(60),
    guardian_name: textOrNull(120),
    guardian_relation: textOrNull(60),
    guardian_phone: phoneOrNull,
    guardian_email: emailOrNull,
    address: textOrNull(500),
    admitted_on: dayOrNull,
    left_on: dayOrNull,
    status: z.enum(["active", "left", "graduated"]),
  })
  .refine(({ admitted_on, left_on }) => !admitted_on || !left_on || admitted_on <= left_on, {
    path: ["left_on"],
    error: "later_than_start",
  });

const schoolYears = {
  batch_year: z.number().int().min(2003).max(2100).nullable(),
  campus: campusOrNull,
  house: textOrNull(60),
  stream: textOrNull(60),
};

/** What the school says of an alumnus; everything else of a profile is theirs. */
export const alumnusSchema = z.object({
  full_name: text(120),
  ...schoolYears,
});

/** What an old register of the school says of a former student. */
export const alumniRecordSchema = z.object({
  full_name: text(120),
  ...schoolYears,
  admission_no: textOrNull(40),
  email: emailOrNull.transform((address) => address?.toLowerCase() ?? null),
  phone: phoneOrNull,
});

/** How the office works on what visitors send: beside the state, a colleague, a day and notes. */
const workedOn = {
  owner_id: z.uuid().nullable(),
  due_on: z.iso.date(),
  notes: textOrEmpty(10_000),
};

export const admissionEnquirySchema = z.object({
  status: z.enum(["new", "contacted", "visit_booked", "applied", "admitted", "closed", "spam"]),
  ...workedOn,
});

export const contactMessageSchema = z.object({
  status: z.enum(["new", "answered", "closed", "spam"]),
  ...workedOn,
});

export const photoRequestStateSchema = z.object({ status: z.enum(["new", "restored", "removed"]) });

export const alumniReportSchema = z.object({ status: z.enum(["new", "closed"]) });

export const transferCertificateSchema = z.object({
  certificate_no: text(40),
  student_name: text(120),
  admission_no: textOrNull(40),
  date_of_birth: z.iso.date(),
  campus: oneCampus,
  class_left: text(30),
  left_on: z.iso.date(),
  issued_on: z.iso.date(),
  status: z.enum(["valid", "replaced", "cancelled"]),
});

export const eventReplySchema = z
  .object({
    name: text(120),
    adults: z.number().int().min(0).max(50),
    children: z.number().int().min(0).max(50),
    status: z.enum(["going", "offered", "waitlisted", "cancelled"]),
  })
  .refine(({ adults, children }) => adults + children > 0, {
    path: ["adults"],
    error: "nobody",
  });

export const sportsRegistrationSchema = z.object({
  status: z.enum(["new", "confirmed", "waitlisted", "declined", "withdrawn"]),
  notes: textOrEmpty(4000),
});

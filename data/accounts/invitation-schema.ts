import { z } from "zod";
import { emailAddress, personName } from "../forms/person-rules.ts";
import { languages } from "../languages.ts";
import { officeRoles } from "../office/roles.ts";
import { campusKey } from "../school/campus-schema.ts";

/** Invites a colleague to the office, or a former student to the alumni area. */
export const invitationSchema = z.object({
  role: z.enum(["admin", "alumni"]),
  /** What a colleague does in the office. */
  office_role: z.enum(officeRoles).default("administrator"),
  email: emailAddress,
  full_name: personName,
  /** The campuses that a colleague looks after; none for all. */
  campuses: z.array(campusKey).max(50).optional(),
  /** What a page from before several were possible sends: left out, it would mean all campuses. */
  campus: z.undefined().optional(),
  /** The language of the invitation and of later emails. */
  language: z.enum(languages.map(({ id }) => id)).default("en"),
});

export type Invitation = z.input<typeof invitationSchema>;

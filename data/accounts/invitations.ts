import { z } from "zod";
import { campusChoice, emailAddress, optional, personName } from "../forms/person-fields.ts";

/** Invites a colleague to the office, or a former student to the alumni area. */
export const invitationSchema = z.object({
  role: z.enum(["admin", "alumni"]),
  email: emailAddress,
  full_name: personName,
  /** The one campus that a colleague looks after; null for all. */
  campus: optional(campusChoice),
  /** The language of the invitation and of later emails. */
  language: z.enum(["en", "hi"]).default("en"),
});

export type Invitation = z.input<typeof invitationSchema>;

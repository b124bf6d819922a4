import { z } from "zod";
import { campusChoice, emailAddress, optional, personName } from "../forms/person-fields.ts";

/** Whom the school invites to have an account: a colleague for the office, or a former student. */
export const invitationSchema = z.object({
  role: z.enum(["admin", "alumni"]),
  email: emailAddress,
  full_name: personName,
  /** For a colleague: the only campus they look after; none is all of them. */
  campus: optional(campusChoice),
  /** The language of the letter, and of later ones. */
  language: z.enum(["en", "hi"]).default("en"),
});

export type Invitation = z.input<typeof invitationSchema>;

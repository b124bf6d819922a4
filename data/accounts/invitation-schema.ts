import { z } from "zod";
import { emailAddress, personName } from "../forms/person-rules.ts";
import { languages } from "../languages.ts";
import { officeRoles } from "../office/roles.ts";
import { campusKey } from "../school/campus-schema.ts";

/** Invites a colleague to the office, or a former student to the alumni area. */
export const invitationSchema = z.object({
  role: z.enum(["admin", "alumni"]),
  /** The colleague's role. */
  office_role: z.enum(officeRoles).default("administrator"),
  email: emailAddress,
  full_name: personName,
  /** The campuses that the colleague looks after; left out for all. */
  campuses: z.array(campusKey).max(50).optional(),
  /**
   * The field of older pages, which allowed only one campus. It is refused, because ignoring it would mean
   * all campuses.
   */
  campus: z.undefined().optional(),
  /** The language of the invitation and of later emails. */
  language: z.enum(languages.map(({ id }) => id)).default("en"),
});

export type Invitation = z.input<typeof invitationSchema>;
/** What came of an invitation (data/accounts/invitations.ts). */
export type InvitationOutcome = "invited" | "listed" | "reopened";

import { z } from "zod";
import { isEmailAddress } from "../forms/email-address.ts";
import type { InLanguage } from "../languages.ts";
import { byCampus } from "./campus-schema.ts";

const phone = z.string().min(5).max(30);

/** The school's name, contact details and social links: the one place they are set. */
export const schoolSchema = z.object({
  name: z.string().min(1).max(120),
  tagline: z.string().min(1).max(120),
  email: z.string().refine(isEmailAddress, { error: "email" }),
  phone,
  address: z.array(z.string().min(1)).max(5),
  campusPhones: byCampus(phone),
  social: z.object({ facebook: z.url(), instagram: z.url(), youtube: z.url() }).partial(),
});

export type School = InLanguage<z.infer<typeof schoolSchema>>;

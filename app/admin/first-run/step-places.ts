import type { FirstStep } from "../../../data/office/first-run.ts";

/** The page where each step is done. */
export const stepPlaces: Record<FirstStep, string> = {
  name: "/admin/content/school",
  campuses: "/admin/campuses",
  levels: "/admin/levels",
  logo: "/admin/look#logo",
  colours: "/admin/look#colours",
  affiliation: "/admin/content/disclosure",
  address: "/admin/content/school",
  phones: "/admin/content/school",
  mailbox: "/admin/content/school",
  social: "/admin/content/school",
  leaders: "/admin/messages",
  notice: "/admin/updates/new",
  colleague: "/admin/staff",
  testEmail: "/admin/settings#test-email",
  backup: "/admin/backup",
  sample: "/admin/sample-school",
};

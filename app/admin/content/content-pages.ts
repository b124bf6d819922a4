import type { z } from "zod";
import { admissionsPageSchema } from "../../../data/admissions/admissions.ts";
import { contactPageSchema } from "../../../data/forms/contact.ts";
import type { Language } from "../../../data/languages.ts";
import { aboutPageSchema, visionPageSchema } from "../../../data/pages/about.ts";
import { academicsPageSchema, levelPageSchema } from "../../../data/pages/academics.ts";
import { alumniPageSchema } from "../../../data/pages/alumni-network.ts";
import { campusesPageSchema, campusPageSchema } from "../../../data/pages/campus-pages.ts";
import { activityPageSchema, coCurricularPageSchema } from "../../../data/pages/co-curricular.ts";
import { disclosureSchema } from "../../../data/pages/disclosure.ts";
import { homePageSchema } from "../../../data/pages/home-page.ts";
import { legalPageSchema } from "../../../data/pages/legal.ts";
import { scholarshipsSchema } from "../../../data/pages/scholarships.ts";
import { campuses } from "../../../data/school/campuses.ts";
import { levels } from "../../../data/school/levels.ts";
import { schoolSchema } from "../../../data/school/school-schema.ts";

/** Content under a key of `site_content`: what it must be, and the page that shows it. */
export type ContentPage = {
  key: string;
  schema: z.ZodObject;
  /** The page of the site. */
  path: string;
  name: Record<Language, string>;
  group: "school" | "academics" | "campusLife" | "community" | "legal";
};

function page(
  group: ContentPage["group"],
  key: string,
  schema: z.ZodObject,
  en: string,
  hi: string,
  path = `/${key}`,
): ContentPage {
  return { key, schema, path, name: { en, hi }, group };
}

/** Every key of the site's content, in the order of the menu. */
export const contentPages: readonly ContentPage[] = [
  page(
    "school",
    "school",
    schoolSchema,
    "School, contact details, social links",
    "विद्यालय, संपर्क, सोशल मीडिया",
    "/contact",
  ),
  page("school", "home", homePageSchema, "Home page", "मुख पृष्ठ", "/"),
  page("school", "about", aboutPageSchema, "Our Story", "हमारी कहानी"),
  page("school", "about/vision", visionPageSchema, "Mission & Vision", "उद्देश्य और दृष्टि"),
  page("school", "scholarships", scholarshipsSchema, "Scholarships", "छात्रवृत्तियाँ", "/scholarship"),
  page("academics", "academics", academicsPageSchema, "Academics", "शिक्षा"),
  ...levels.map(({ id, name, hi }) =>
    page("academics", `academics/${id}`, levelPageSchema, name, hi.name),
  ),
  page("campusLife", "campuses", campusesPageSchema, "Campuses", "परिसर"),
  ...campuses.map(({ id, name, hi }) =>
    page("campusLife", `campus/${id}`, campusPageSchema, name, hi.name),
  ),
  page("campusLife", "co-curricular", coCurricularPageSchema, "Co-curricular", "सह-पाठ्यचर्या"),
  page(
    "campusLife",
    "co-curricular/performing-arts",
    activityPageSchema,
    "Performing Arts",
    "प्रदर्शन कलाएँ",
  ),
  page("campusLife", "co-curricular/visual-arts", activityPageSchema, "Visual Arts", "दृश्य कलाएँ"),
  page(
    "campusLife",
    "co-curricular/clubs-societies",
    activityPageSchema,
    "Clubs & Societies",
    "क्लब और समितियाँ",
  ),
  page("community", "admissions", admissionsPageSchema, "Admissions and fees", "प्रवेश और शुल्क"),
  page("community", "contact", contactPageSchema, "Contact", "संपर्क"),
  page("community", "alumni", alumniPageSchema, "Alumni Network", "पूर्व छात्र नेटवर्क"),
  page("legal", "disclosure", disclosureSchema, "Mandatory disclosure", "अनिवार्य प्रकटीकरण"),
  page("legal", "privacy", legalPageSchema, "Privacy", "गोपनीयता"),
  page("legal", "terms", legalPageSchema, "Terms", "नियम व शर्तें"),
];

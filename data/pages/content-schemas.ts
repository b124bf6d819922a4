import type { z } from "zod";
import { admissionsPageSchema } from "../admissions/admissions.ts";
import { contactPageSchema } from "../forms/contact.ts";
import { schoolSchema } from "../school/school-schema.ts";
import { aboutPageSchema, visionPageSchema } from "./about.ts";
import { academicsPageSchema, levelPageSchema } from "./academics.ts";
import { alumniPageSchema } from "./alumni-network.ts";
import { campusesPageSchema, campusPageSchema } from "./campus-pages.ts";
import { activityPageSchema, coCurricularPageSchema } from "./co-curricular.ts";
import { disclosureSchema } from "./disclosure.ts";
import { homePageSchema } from "./home-page.ts";
import { legalPageSchema } from "./legal.ts";
import { scholarshipsSchema } from "./scholarships.ts";
import type { ContentKey } from "./site-map.ts";

/** What the content under each key of `site_content` must be; "school" is said on every page. */
export const contentSchemas: Readonly<Record<ContentKey | "school", z.ZodObject>> = {
  school: schoolSchema,
  home: homePageSchema,
  about: aboutPageSchema,
  "about/vision": visionPageSchema,
  scholarships: scholarshipsSchema,
  academics: academicsPageSchema,
  "academics/pre-primary": levelPageSchema,
  "academics/primary": levelPageSchema,
  "academics/middle": levelPageSchema,
  "academics/secondary": levelPageSchema,
  "academics/senior-secondary": levelPageSchema,
  campuses: campusesPageSchema,
  "campus/paonta-sahib": campusPageSchema,
  "campus/juniors": campusPageSchema,
  "campus/majra": campusPageSchema,
  "co-curricular": coCurricularPageSchema,
  "co-curricular/performing-arts": activityPageSchema,
  "co-curricular/visual-arts": activityPageSchema,
  "co-curricular/clubs-societies": activityPageSchema,
  admissions: admissionsPageSchema,
  contact: contactPageSchema,
  alumni: alumniPageSchema,
  disclosure: disclosureSchema,
  privacy: legalPageSchema,
  terms: legalPageSchema,
};

import type { z } from "zod";
import { admissionsPageSchema } from "../admissions/admissions.ts";
import { contactPageSchema } from "../forms/contact.ts";
import { schoolSchema } from "../school/school-schema.ts";
import { aboutPageSchema, visionPageSchema } from "./about.ts";
import { academicsPageSchema, levelPageSchema } from "./academics.ts";
import { alumniPageSchema } from "./alumni-network.ts";
import { campusesPageSchema, campusPageSchema } from "./campus-pages.ts";
import { childrenPrivacySchema } from "./children-privacy.ts";
import {
  activityPageSchema,
  coCurricularPageSchema,
  picturedActivitySchema,
} from "./co-curricular.ts";
import { disclosureSchema } from "./disclosure.ts";
import { homePageSchema } from "./home-page.ts";
import { legalPageSchema } from "./legal.ts";
import { siteMenuSchema } from "./menu-schema.ts";
import { scholarshipsSchema } from "./scholarships.ts";
import type { ContentKey } from "./site-map.ts";

type PlaceKey = `academics/${string}` | `campus/${string}`;

/** Content of several pages, or content with a default text by the product. */
type OtherKey = "school" | "menu" | "privacy/children";

const schemas: Readonly<Record<Exclude<ContentKey, PlaceKey> | OtherKey, z.ZodObject>> = {
  menu: siteMenuSchema,
  school: schoolSchema,
  "privacy/children": childrenPrivacySchema,
  home: homePageSchema,
  about: aboutPageSchema,
  "about/vision": visionPageSchema,
  scholarships: scholarshipsSchema,
  academics: academicsPageSchema,
  campuses: campusesPageSchema,
  "co-curricular": coCurricularPageSchema,
  "co-curricular/performing-arts": picturedActivitySchema,
  "co-curricular/visual-arts": picturedActivitySchema,
  "co-curricular/clubs-societies": activityPageSchema,
  admissions: admissionsPageSchema,
  contact: contactPageSchema,
  alumni: alumniPageSchema,
  disclosure: disclosureSchema,
  privacy: legalPageSchema,
  terms: legalPageSchema,
};

/** The schema of the content under a key of `site_content`; "school" and "menu" are on every page. */
export function contentSchema(key: ContentKey | OtherKey): z.ZodObject {
  if (!isOfPlace(key)) return schemas[key];
  return key.startsWith("campus/") ? campusPageSchema : levelPageSchema;
}

const isOfPlace = (key: string): key is PlaceKey => /^(?:academics|campus)\//.test(key);

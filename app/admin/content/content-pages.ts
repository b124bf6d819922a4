import schoolDetails from "messages:admin/content/schoolDetails";
import type { z } from "zod";
import type { Language } from "../../../data/languages.ts";
import { contentSchemas } from "../../../data/pages/content-schemas.ts";
import { pageName } from "../../../data/pages/page-names.ts";
import { sitePages } from "../../../data/pages/site-map.ts";
import type { Section } from "../../../data/pages/site-page.ts";

/** Content under a key of `site_content`: what it must be, and the page that shows it. */
export type ContentPage = {
  key: string;
  schema: z.ZodObject;
  /** The page of the site. */
  path: string;
  name: (language: Language) => string;
  group: Group;
};

export type Group = "school" | "academics" | "campusLife" | "community" | "legal";

const groups: Record<Section, Group> = {
  about: "school",
  academics: "academics",
  campuses: "campusLife",
  coCurricular: "campusLife",
  community: "community",
  direct: "community",
  legal: "legal",
};

/** What stands on every page, and is seen best on the page of its contact details. */
const school: ContentPage = {
  key: "school",
  schema: contentSchemas.school,
  path: "/contact",
  name: (language) => schoolDetails[language],
  group: "school",
};

/** Every key of the site's content, in the order of the menus. */
export const contentPages: readonly ContentPage[] = [
  school,
  ...sitePages.flatMap(({ contentKey: key, path, section }): ContentPage[] =>
    key
      ? [
          {
            key,
            schema: contentSchemas[key],
            path,
            name: (language) => pageName(path, language),
            group: section ? groups[section] : "school",
          },
        ]
      : [],
  ),
];

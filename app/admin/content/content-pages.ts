import childrenPrivacyLead from "messages:admin/content/childrenPrivacy";
import menuTexts from "messages:admin/content/menu";
import schoolDetails from "messages:admin/content/schoolDetails";
import siteMenuTexts from "messages:layout/siteMenu?all";
import informationTexts from "messages:site/guardian/information?all";
import type { z } from "zod";
import { byLanguage, type Language } from "../../../data/languages.ts";
import type { ContentsByLanguage } from "../../../data/office/site-content.ts";
import { contentSchema } from "../../../data/pages/content-schemas.ts";
import { originalMenu } from "../../../data/pages/original-menu.ts";
import { pageName } from "../../../data/pages/page-names.ts";
import { sitePages } from "../../../data/pages/site-map.ts";
import type { Section } from "../../../data/pages/site-page.ts";

/** Content under a key of `site_content`: its schema, and the page that shows it. */
export type ContentPage = {
  key: string;
  schema: z.ZodObject;
  /** The page of the site. */
  path: string;
  name: (language: Language) => string;
  group: Group;
  /** What the form says about itself, in place of the state of the languages. */
  lead?: (language: Language) => string;
  /** What the site shows until somebody writes this; by default nothing. */
  original?: ContentsByLanguage;
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

/** Every page shows it; the contact page shows it best. */
const school: ContentPage = {
  key: "school",
  schema: contentSchema("school"),
  path: "/contact",
  name: (language) => schoolDetails[language],
  group: "school",
};

/** Its original names the present campuses. */
const menu = (): ContentPage => ({
  key: "menu",
  schema: contentSchema("menu"),
  path: "/",
  name: (language) => menuTexts[language].many,
  group: "school",
  lead: (language) => menuTexts[language].lead,
  original: byLanguage((language) => ({
    content: originalMenu(siteMenuTexts[language]),
    source: language === "en" ? null : originalMenu(siteMenuTexts.en),
  })),
});

function originalChildrenPrivacy(texts: (typeof informationTexts)["en"]) {
  const { lead, inShort, without, change, rights } = texts;
  return { lead, inShort, without, change, rights };
}

/** The product's words say what the program does; the school may reword them. */
const childrenPrivacy = (): ContentPage => ({
  key: "privacy/children",
  schema: contentSchema("privacy/children"),
  path: "/privacy/children",
  name: (language) => pageName("/privacy/children", language),
  group: "legal",
  lead: (language) => childrenPrivacyLead[language],
  original: byLanguage((language) => ({
    content: originalChildrenPrivacy(informationTexts[language]),
    source: language === "en" ? null : originalChildrenPrivacy(informationTexts.en),
  })),
});

/** Every key of the site's content, in the order of the menus. */
export const contentPages = (): readonly ContentPage[] => [
  school,
  menu(),
  ...sitePages().flatMap(({ contentKey: key, path, section }): ContentPage[] =>
    key
      ? [
          {
            key,
            schema: contentSchema(key),
            path,
            name: (language) => pageName(path, language),
            group: section ? groups[section] : "school",
          },
        ]
      : [],
  ),
  childrenPrivacy(),
];

/** What the site shows of a key: its original if nothing valid is stored. */
export function shownContents(
  { schema, original }: ContentPage,
  kept: ContentsByLanguage,
): ContentsByLanguage {
  const isShown = kept.en && schema.safeParse(kept.en.content).success;
  return original && !isShown ? original : kept;
}

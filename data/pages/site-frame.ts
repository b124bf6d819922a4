import type { SchoolClient } from "../client.ts";
import type { Language } from "../languages.ts";
import { type Look, lookKey, pickLook } from "../look/look.ts";
import { type School, schoolSchema } from "../school/school-schema.ts";
import { unnamedSchool } from "../school/unnamed-school.ts";
import { type SiteMenu, siteMenuSchema } from "./menu-schema.ts";
import { listSiteContent, pickSiteContent } from "./site-content.ts";

/**
 * The office's content around every page. Without its own menu the site has the original one, and without a
 * look the original colours and mark.
 */
export type SiteFrame = { school: School; menu: SiteMenu | null; look?: Look };

/** The school's details, the menu and the look in a language, in one query. Throws the service's error. */
export async function getSiteFrame(client: SchoolClient, language: Language): Promise<SiteFrame> {
  const rows = await listSiteContent(client, ["school", "menu", lookKey], language);
  const look = pickLook(rows);
  return {
    school: pickSiteContent(rows, "school", schoolSchema, language) ?? unnamedSchool(language),
    menu: pickSiteContent(rows, "menu", siteMenuSchema, language),
    ...(look && { look }),
  };
}

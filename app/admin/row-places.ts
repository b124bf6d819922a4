import adminTexts from "messages:admin/admin/admin";
import tableNames from "messages:admin/resources/auditLogTables";
import type { Language } from "../../data/languages.ts";
import type { ManagedRow } from "../../data/office/rows.ts";
import { keyOfPage } from "../../data/office/site-content.ts";
import { nameOf } from "../language/names.ts";
import { textOf } from "./resource.ts";
import { resources } from "./resources.ts";

/**
 * The name, kind and form address of a row in any managed table; a row of a table without a list may have no
 * name ("").
 */
export function placeOf(
  table: string,
  row: ManagedRow,
  language: Language,
): { kind: string; name: string; to: string | undefined } {
  if (table === "site_content") {
    const key = textOf(row, "key");
    const to = `/admin/content/${keyOfPage(key)}`;
    return { kind: adminTexts[language].siteContent, name: key, to };
  }
  const resource = resources.find((each) => each.table === table);
  if (!resource) {
    const kind = nameOf(tableNames[language], table) ?? table.replaceAll("_", " ");
    const album = table === "gallery_images" && textOf(row, "gallery_event_id");
    const to = album ? `/admin/gallery/${album}/pictures` : undefined;
    return { kind, name: textOf(row, "alt"), to };
  }
  const { many } = resource.texts[language];
  const name = resource.title(row, language) || textOf(row, "id");
  return { kind: many, name, to: `/admin/${resource.path}/${row.id}` };
}

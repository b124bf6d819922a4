import adminTexts from "messages:admin/admin/admin";
import type { Language } from "../../data/languages.ts";
import type { ManagedRow } from "../../data/office/rows.ts";
import { keyOfPage } from "../../data/office/site-content.ts";
import { textOf } from "./resource.ts";
import { resources } from "./resources.ts";

/** The name, kind and form address of a row in any managed table. */
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
  if (!resource)
    return { kind: table.replaceAll("_", " "), name: textOf(row, "id"), to: undefined };
  const { many } = resource.texts[language];
  const name = resource.title(row, language) || textOf(row, "id");
  return { kind: many, name, to: `/admin/${resource.path}/${row.id}` };
}

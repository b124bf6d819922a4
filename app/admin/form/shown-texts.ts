import type { Json } from "../../../data/database.types.ts";
import type { FieldOf } from "../resource.ts";
import { readable, type Typed, typedOf } from "./field-values.ts";
import { withTranslations } from "./translated-fields.ts";

/** What people compare of a row, by field: as a form shows it, long texts in words alone. */
export function shownTexts(
  fields: readonly FieldOf[],
  values: Record<string, Json | undefined>,
): Typed {
  const typed = typedOf(fields, values);
  return Object.fromEntries(
    withTranslations(fields).map((field) => {
      const shown = readable(field, typed[field.name]);
      return [field.name, field.kind === "rich-text" ? wordsIn(shown) : shown];
    }),
  );
}

function wordsIn(html: string): string {
  if (!html.trimStart().startsWith("<")) return html;
  const page = new DOMParser().parseFromString(html, "text/html");
  return [...page.body.children].map(({ textContent }) => textContent).join("\n");
}

import adminTexts from "messages:admin/admin/admin";
import type { Json } from "../../../data/database.types.ts";
import type { Language } from "../../../data/languages.ts";
import { isMarkup } from "../../../data/pages/markup.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { shortDate } from "../../ui/dates.ts";
import { useChoicesByField } from "../choices.ts";
import { partsOfBlock } from "../own-pages/block-form.ts";
import { type FieldOf, momentOf } from "../resource.ts";
import {
  readable,
  readMoment,
  type Typed,
  typedBlocks,
  typedOf,
  withTranslations,
} from "./field-values.ts";

/**
 * The values of a row as people compare them, by field: a choice by its name, a day as a day is written,
 * long texts as plain words with the addresses of their links and pictures.
 */
export function useShownTexts(fields: readonly FieldOf[]) {
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const choices = useChoicesByField(fields);
  const shown = (field: FieldOf, text: string) => {
    if (field.kind === "check") return text ? t.yes : t.no;
    if (text === "") return "";
    if (["choice", "choices", "file", "documents"].includes(field.kind)) {
      const nameOf = (one: string) =>
        choices[field.name]?.find(({ id }) => id === one)?.name ?? one;
      return text.split(", ").map(nameOf).join(", ");
    }
    if (field.kind === "day") return dayIn(text, language);
    if (field.kind === "moment") return momentIn(text, language);
    if (field.kind === "blocks") return wordsOfBlocks(text, t.empty);
    return field.kind === "rich-text" ? wordsIn(text) : readable(field, text);
  };
  return (values: Record<string, Json | undefined>): Typed => {
    const typed = typedOf(fields, values);
    return Object.fromEntries(
      withTranslations(fields).map((field) => [field.name, shown(field, typed[field.name] ?? "")]),
    );
  };
}

/** The words of a page's blocks, a block a line. */
function wordsOfBlocks(text: string, empty: string): string {
  return typedBlocks(text)
    .map(({ kind, typed }) => {
      const words = withTranslations(partsOfBlock(kind)).map((part) => {
        const said = typed[part.name] ?? "";
        return part.kind === "rich-text" ? wordsIn(said) : readable(part, said);
      });
      return words.filter(Boolean).join(" · ") || empty;
    })
    .join("\n");
}

/** The typed text, while it is not a day yet. */
function dayIn(text: string, language: Language): string {
  return Number.isNaN(Date.parse(text)) ? text : shortDate(text, language);
}

function momentIn(text: string, language: Language): string {
  const moment = readMoment(text);
  return moment ? momentOf(moment, language) : text;
}

/**
 * The words of a long text, a block a line, with the target of each link and the description and address of each
 * picture: what compares words alone would pass over a link that leads elsewhere.
 */
function wordsIn(html: string): string {
  if (!isMarkup(html)) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const link of body.querySelectorAll("a[href]")) {
    link.append(` (${link.getAttribute("href")})`);
  }
  for (const picture of body.querySelectorAll("img")) {
    picture.after(` ${picture.alt} (${picture.getAttribute("src")})`);
  }
  const blocks = [...body.childNodes].map(({ textContent }) => textContent ?? "");
  return blocks.filter((block) => block.trim() !== "").join("\n");
}

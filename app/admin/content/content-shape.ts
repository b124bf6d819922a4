import fieldNames from "messages:admin/content/fieldNames";
import type { z } from "zod";
import { feeHeadKey } from "../../../data/admissions/fee-head-schema.ts";
import { isLevelHead, rhythmsOfLevelFees } from "../../../data/admissions/fee-schedule.ts";
import type { Language } from "../../../data/languages.ts";
import { photographAddress } from "../../../data/pages/photograph.ts";
import { pictureAddress } from "../../../data/pages/place-drawing.ts";
import { campusKey } from "../../../data/school/campus-schema.ts";
import { allCampusesIn, campusIds, campusOf } from "../../../data/school/campuses.ts";
import type { ChoiceList } from "../../../data/school/choice-lists.ts";
import { choiceName, choicesIn } from "../../../data/school/choices.ts";
import { levelKey } from "../../../data/school/level-schema.ts";
import { allLevelsIn, levelIds, levelOf } from "../../../data/school/levels.ts";

/** How a part of a page's content is filled in, derived from the page's schema. */
export type Shape =
  | { kind: "group"; fields: readonly Part[] }
  | { kind: "list"; item: Shape; most: number }
  /** `isShared`: the same in every language. */
  | { kind: "text"; isLong: boolean; isShared: boolean; type: "text" | "email" | "url" | "date" }
  | { kind: "number" }
  | { kind: "check" }
  /** `list`: chosen from a list that the office keeps, which has the names. */
  | { kind: "choice"; choices: readonly string[]; list?: ChoiceList }
  /** The address of a picture in the library. */
  | { kind: "picture" };

export type Part = { name: string; shape: Shape; isOptional: boolean };

/** Texts that are the same in every language although their schema does not say so. */
const shared = [
  "goesTo",
  "email",
  "phone",
  "affiliationNumber",
  "schoolCode",
  "number",
  "campusPhones",
];
const longFrom = 161;

/** The shape of a schema. Throws for a kind of schema that no page's content has. */
export function shapeOf(schema: z.core.$ZodType, isShared = false): Shape {
  if (schema === campusKey) return { kind: "choice", choices: campusIds() };
  if (schema === levelKey) return { kind: "choice", choices: levelIds() };
  if (schema === feeHeadKey) {
    const heads = choicesIn("fee_heads", "en").map(({ id }) => id);
    // Heads that every level has come last, because they have fields already.
    const choices = heads.toSorted((a, b) => Number(isLevelHead(a)) - Number(isLevelHead(b)));
    return { kind: "choice", choices, list: "fee_heads" };
  }
  if (schema === photographAddress || schema === pictureAddress) return { kind: "picture" };
  const { def } = schema as z.ZodType;
  switch (def.type) {
    case "object":
      return {
        kind: "group",
        fields: Object.entries((schema as z.ZodObject).shape).map(([name, part]) => {
          const isOptional = part.def.type === "optional";
          const inner = isOptional ? (part as z.ZodOptional).unwrap() : part;
          const partShape = shapeOf(inner, isShared || shared.includes(name));
          return { name, isOptional, shape: partShape };
        }),
      };
    case "array": {
      const { element } = schema as z.ZodArray;
      return { kind: "list", item: shapeOf(element, isShared), most: bound(schema, "max_length") };
    }
    case "record": {
      // One part for each campus or level; an archived one's contents are kept.
      const { keyType, valueType } = schema as z.ZodRecord;
      const list = (keyType as unknown) === levelKey ? allLevelsIn("en") : allCampusesIn("en");
      const shape = shapeOf(valueType, isShared);
      return {
        kind: "group",
        fields: list.map(({ id }) => ({ name: id, isOptional: true, shape })),
      };
    }
    case "string":
      return textShape(schema as z.ZodString, isShared);
    case "number":
      return { kind: "number" };
    case "boolean":
      return { kind: "check" };
    case "enum":
      return { kind: "choice", choices: (schema as z.ZodEnum).options.map(String) };
    default:
      throw new Error(`There is no field for a schema of the type "${def.type}".`);
  }
}

function textShape(schema: z.ZodString, isShared: boolean): Shape {
  const { format } = schema;
  const type = format === "email" || format === "url" || format === "date" ? format : "text";
  const isShort = (schema.maxLength ?? 0) < longFrom;
  return {
    kind: "text",
    type,
    isLong: type === "text" && format === null && !isShort,
    isShared: isShared || format !== null,
  };
}

function bound(schema: z.core.$ZodType, name: string): number {
  for (const { _zod } of schema._zod.def.checks ?? []) {
    if (_zod.def.check === name) return (_zod.def as unknown as { maximum: number }).maximum;
  }
  return Number.POSITIVE_INFINITY;
}

/** The words for a place in the content: "Years › Entries 3 › Heading". */
export function placeName(path: string, language: Language): string {
  const words: string[] = [];
  for (const step of path.split("/")) {
    if (/^\d+$/.test(step) && words.length > 0) words.push(`${words.pop()} ${Number(step) + 1}`);
    else words.push(fieldName(step, language));
  }
  return words.join(" › ");
}

/** The words for a choice, from a list of the office or the fields' words. */
export function choiceWords(id: string, language: Language, list?: ChoiceList): string {
  return list ? choiceName(list, id, language) : fieldName(id, language);
}

/** The words for a part of the content or one of its choices; its own name where it has none. */
export function fieldName(name: string, language: Language): string {
  const names: Record<string, string> = fieldNames[language];
  if (isLevelHead(name)) {
    return `${choiceName("fee_heads", name, language)} · ${names[rhythmsOfLevelFees[name]]}`;
  }
  // The disclosure's results use the names of two levels, whether or not the school has them.
  return levelOf(name, language)?.name ?? names[name] ?? campusOf(name, language)?.name ?? name;
}

import texts from "messages:school/unnamed";
import { type Language, textsIn } from "../languages.ts";
import type { School } from "./school-schema.ts";

/**
 * The school's details until they are entered. Separate from the schema, because every page loads
 * this file and must not load the schema library with it.
 */
export function unnamedSchool(language: Language): School {
  return {
    ...textsIn(texts, language),
    email: "office@school.example",
    phone: "+91 00000 00000",
    campusPhones: {},
    social: {},
    language,
  };
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codesOfDetails, codesOfSentences } from "../../app/connection/refusal-sentences.ts";

const schema = join(import.meta.dirname, "../../supabase/schema");
const sql = readdirSync(schema, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".sql"))
  .map((file) => readFileSync(join(schema, file), "utf8"))
  .join("\n")
  .replaceAll("''", "'");

/** Refused by the pages themselves, in the same form. */
const ofPages = ["guardian_code_gone", "photo_code_gone"];

// A sentence reworded in SQL alone would reach Hindi readers as a general one.
test("the database refuses in the sentences and with the details that the pages translate", () => {
  const phrases = [...Object.keys(codesOfSentences), ...Object.keys(codesOfDetails)];
  const unknown = phrases.filter((phrase) => !sql.includes(`'${phrase}'`));
  expect(unknown.sort()).toEqual(ofPages);
});

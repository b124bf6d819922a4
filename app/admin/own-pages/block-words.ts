import words from "messages:admin/own-pages/blockFields";
import type { Language } from "../../../data/languages.ts";
import type { Resource, ResourceTexts } from "../resource.ts";

type Said = string | { label: string; hint?: string };

const asFields = (said: Readonly<Record<string, Said>>): ResourceTexts["fields"] =>
  Object.fromEntries(
    Object.entries(said).map(([name, each]) => [
      name,
      typeof each === "string" ? { label: each } : each,
    ]),
  );

/** A resource that names its fields like the parts of blocks. */
export function withBlockWords(resource: Resource): Resource {
  // A browser has only the words of its own language.
  const texts = (Object.keys(resource.texts) as Language[]).map((language) => [
    language,
    { ...resource.texts[language], fields: asFields(words[language].fields) },
  ]);
  return { ...resource, texts: Object.fromEntries(texts) as Resource["texts"] };
}

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

/** A resource that calls its fields as the parts of blocks are called. */
export function withBlockWords(resource: Resource): Resource {
  // A browser has the words of its own language alone.
  const texts = (Object.keys(resource.texts) as Language[]).map((language) => [
    language,
    { ...resource.texts[language], fields: asFields(words[language].fields) },
  ]);
  return { ...resource, texts: Object.fromEntries(texts) as Resource["texts"] };
}

import { type Language, listIn } from "../languages.ts";

/** The categories of albums, most wanted first. A row may hold other words. */
export const albumCategories = [
  { id: "school-life", name: "School life", hi: { name: "विद्यालय का जीवन" } },
  { id: "assembly", name: "Assemblies", hi: { name: "सभाएँ" } },
  { id: "academic", name: "Academics", hi: { name: "पढ़ाई" } },
  { id: "arts", name: "Arts", hi: { name: "कला" } },
  { id: "sport", name: "Sport", hi: { name: "खेल" } },
  { id: "outdoors", name: "Outdoors", hi: { name: "भ्रमण" } },
  { id: "general", name: "Other", hi: { name: "अन्य" } },
] as const;

/** "school-life" as readable text; a category that is not listed loses its hyphens. */
export function albumCategoryName(category: string, language: Language): string {
  const known = listIn(albumCategories, language).find(({ id }) => id === category);
  const words = category.replaceAll("-", " ");
  return known?.name ?? words.charAt(0).toUpperCase() + words.slice(1);
}

import { type Language, listIn } from "../languages.ts";

export const videoCategories = [
  { id: "school-life", name: "School life", hi: { name: "विद्यालय का जीवन" } },
  { id: "performing-arts", name: "Performing arts", hi: { name: "मंच कला" } },
  { id: "visual-arts", name: "Visual arts", hi: { name: "दृश्य कला" } },
  { id: "sports", name: "Sports", hi: { name: "खेल" } },
  { id: "academic", name: "Academic", hi: { name: "पढ़ाई" } },
  { id: "general", name: "Other", hi: { name: "अन्य" } },
] as const;

/** The name of a video category; an unlisted one is shown as it is. */
export function videoCategoryName(category: string, language: Language): string {
  const known = listIn(videoCategories, language).find(({ id }) => id === category);
  const words = category.replaceAll("-", " ");
  return known?.name ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const names: Record<string, string> = {
  "school-life": "School life",
  "performing-arts": "Performing arts",
  "visual-arts": "Visual arts",
  sports: "Sports",
  academic: "Academic",
  general: "Other",
};

/** The name of a video's category; one that is not listed is named by its own words. */
export function videoCategoryName(category: string): string {
  const words = category.replaceAll("-", " ");
  return names[category] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

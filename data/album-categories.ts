/** What albums are about, in the order people look for it. A row may hold other words. */
export const albumCategories = [
  { id: "school-life", name: "School life" },
  { id: "assembly", name: "Assemblies" },
  { id: "academic", name: "Academics" },
  { id: "arts", name: "Arts" },
  { id: "sport", name: "Sport" },
  { id: "outdoors", name: "Outdoors" },
] as const;

/** "school-life" as people read it; a category of the school's own making loses its hyphens. */
export function albumCategoryName(category: string): string {
  const known = albumCategories.find(({ id }) => id === category);
  const words = category.replaceAll("-", " ");
  return known?.name ?? words.charAt(0).toUpperCase() + words.slice(1);
}

import type { MetaDescriptor } from "react-router";
import type { School } from "../../data/school.ts";

/** The title with the school's name as a suffix when it is missing. Spec section 1. */
export function pageTitle(title: string, schoolName: string): string {
  return title.includes(schoolName) ? title : `${title} | ${schoolName}`;
}

/** Title and description of a page. `matches` comes from the route's meta arguments. */
export function pageMeta(
  page: { title: string; description: string },
  matches: ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.loaderData as
    | { school: School }
    | undefined;
  const title = root ? pageTitle(page.title, root.school.name) : page.title;
  return [
    { title },
    { name: "description", content: page.description },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: "website" },
  ];
}

import { describe, expect, test } from "vitest";
import { pageAt } from "../../data/pages/page-names.ts";
import { sitePages } from "../../data/pages/site-map.ts";
import { contentPages } from "../admin/content/content-pages.ts";
import routes from "../routes.ts";
import { crumbsTo } from "./page-top.tsx";

type Routes = readonly { path?: string; children?: Routes }[];

const routePaths = pathsOf(routes as Routes);

function pathsOf(some: Routes): string[] {
  return some.flatMap(({ path, children = [] }) => [
    ...(children.length === 0 ? [`/${path ?? ""}`] : []),
    ...pathsOf(children),
  ]);
}

const isServed = (path: string) =>
  routePaths.some((route) => new RegExp(`^${route.replace(/:\w+/g, "[^/]+")}$`).test(path));

describe("The site map", () => {
  test.for(sitePages.map(({ path }) => path))("%s is a page", (path) => {
    expect(isServed(path)).toBe(true);
  });

  test("names every page whose address is fixed, apart from the lists of the office", () => {
    const pages = routePaths.filter((path) => !/[:*.]/.test(path) && !/^\/admin\/./.test(path));
    expect(pages.filter((path) => !pageAt(path))).toEqual([]);
  });

  test.for(sitePages.map(({ path, name }) => ({ path, name })))(
    "$path has a name in each language",
    ({ name }) => {
      expect(name.en).toMatch(/^[A-Z][a-z]/);
      expect(name.hi).toMatch(/^[\u0900-\u097f]/);
    },
  );

  test("the office and the breadcrumbs call a page as its entry does, in both languages", () => {
    for (const { path, key, name } of contentPages) {
      if (key === "school") continue;
      const page = pageAt(path);
      expect(name).toEqual(page?.name);
      for (const language of ["en", "hi"] as const) {
        const last = crumbsTo(path, language).at(-1);
        if (path !== "/") expect(last?.label).toBe((page?.crumb ?? page?.name)?.[language]);
      }
    }
  });

  test("the crumbs of a page without an entry are the words of its address", () => {
    expect(crumbsTo("/about/old-house", "en").map(({ label }) => label)).toEqual([
      "Home",
      "About",
      "Old house",
    ]);
  });
});

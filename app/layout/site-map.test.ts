import listed from "messages:pages/listed";
import unlisted from "messages:pages/unlisted";
import searched from "messages:search/pages";
import { describe, expect, test } from "vitest";
import { languages } from "../../data/languages.ts";
import { pageName, pageWords } from "../../data/pages/page-names.ts";
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
  test.for(sitePages().map(({ path }) => path))("%s is a page", (path) => {
    expect(isServed(path)).toBe(true);
  });

  test("names every page with a fixed address except the office's lists", () => {
    const pages = routePaths.filter((path) => !/[:*.]/.test(path) && !/^\/admin\/./.test(path));
    expect(pages.filter((path) => !pageWords(path, "en"))).toEqual([]);
  });

  test.for(sitePages().map(({ path }) => path))("%s has a name in each language", (path) => {
    expect(pageName(path, "en")).toMatch(/^[A-Z][a-z]/);
    expect(pageName(path, "hi")).toMatch(/^[\u0900-\u097f]/);
  });

  test("the catalogues name only pages that exist", () => {
    const paths: string[] = sitePages().map(({ path }) => path);
    const words = { ...listed.en, ...searched.en };
    expect(Object.keys(words).filter((path) => !paths.includes(path))).toEqual([]);
    expect(Object.keys(unlisted.en).filter((path) => !isServed(path))).toEqual([]);
  });

  test("the office and the breadcrumbs call a page by the name of its entry, in every language", () => {
    for (const { path, key, name } of contentPages()) {
      if (key === "school" || key === "menu") continue;
      for (const { id: language } of languages) {
        const page = pageWords(path, language);
        expect(name(language)).toBe(page?.name);
        const last = crumbsTo(path, language).at(-1);
        if (path !== "/") expect(last?.label).toBe(page?.crumb ?? page?.name);
      }
    }
  });

  test("the breadcrumbs of a page without an entry come from its address", () => {
    expect(crumbsTo("/about/old-house", "en").map(({ label }) => label)).toEqual([
      "Home",
      "About",
      "Old house",
    ]);
  });
});

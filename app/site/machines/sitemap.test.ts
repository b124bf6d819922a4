import { expect, test } from "vitest";
import { sitemapFiles, sitemapIndex } from "./sitemap.ts";

test("a school with many pages has an index of several files", () => {
  const pages = Array.from({ length: 5 }, (_, index) => ({
    path: `/a&b/${index}`,
    changedAt: null,
  }));
  const files = sitemapFiles(pages, "https://school.example", 4);
  expect(files.map((file) => file.match(/<loc>/g)?.length)).toEqual([4, 4, 2]);
  expect(files[0]).toContain("<loc>https://school.example/hi/a&#38;b/0</loc>");
  const index = sitemapIndex(files, "https://school.example");
  expect([...index.matchAll(/<loc>([^<]+)/g)].map(([, at]) => at)).toEqual(
    [1, 2, 3].map((part) => `https://school.example/sitemap/${part}.xml`),
  );
});

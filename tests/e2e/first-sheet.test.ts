import { expect, inject } from "vitest";
import { test } from "../fixtures/visit.ts";

const { url: sample } = inject("sampleSite");
const { url: empty } = inject("emptySite");
const read = (address: string | URL) => fetch(address).then((answer) => answer.text());

/** The names after class=, and those with rules in a style sheet. */
function classesIn(html: string): string[] {
  const named = [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = ""]) =>
    names.replaceAll("&gt;", ">").replaceAll("&#x27;", "'").replaceAll("&amp;", "&").split(/\s+/),
  );
  return [...new Set(named)];
}
function classesOf(css: string): Set<string> {
  const selectors = css.matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set([...selectors].map(([, name = ""]) => name.replaceAll("\\", "")));
}
const sheetsOf = async (page: string) =>
  [...(await read(page)).matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? "");

test("a page is painted without requesting a style sheet, and the next one requests its own", async ({
  visit,
}) => {
  const sheets: string[] = [];
  const page = await visit("/", {
    before: async (opened) => {
      opened.on("request", (request) => {
        if (request.resourceType() === "stylesheet") sheets.push(request.url());
      });
    },
  });
  expect(sheets).toEqual([]);
  await page.getByRole("link", { name: "Admissions", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "Admissions" }).waitFor();
  expect(sheets).toContainEqual(expect.stringContaining("/assets/inner-pages"));
});

// The home page has only the first sheet (docs/decisions/styles-and-fonts.md).
test.for([`${sample}/`, `${sample}/hi`, `${empty}/`])(
  "%s finds in the first sheet every class that inner pages find in theirs",
  async (page) => {
    const [first, ...more] = (await sheetsOf(page)).map(classesOf);
    const [, inner] = (await sheetsOf(`${sample}/about`)).map(classesOf);
    expect(more).toEqual([]);
    const used = classesIn(await read(page)).filter((name) => inner?.has(name));
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => !first?.has(name))).toEqual([]);
  },
);

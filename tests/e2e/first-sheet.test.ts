import { expect, inject } from "vitest";
import { test } from "../fixtures/visit.ts";

const { url: sample } = inject("sampleSite");
const { url: empty } = inject("emptySite");
const read = (address: string | URL) => fetch(address).then((answer) => answer.text());

/** The names after class=, and those a style sheet has rules for. */
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
async function sheetsOf(page: string) {
  const links = (await read(page)).matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
  return Promise.all([...links].map(([, href]) => read(new URL(`${href}`, page)).then(classesOf)));
}

// The home page has the first sheet alone (docs/decisions/styles-and-fonts.md).
test.for([`${sample}/`, `${sample}/hi`, `${empty}/`])(
  "%s finds in the first sheet every class that inner pages find in theirs",
  async (page) => {
    const [first, ...more] = await sheetsOf(page);
    const [, inner] = await sheetsOf(`${sample}/about`);
    expect(more).toEqual([]);
    const used = classesIn(await read(page)).filter((name) => inner?.has(name));
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => !first?.has(name))).toEqual([]);
  },
);

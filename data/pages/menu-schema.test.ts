import siteMenuTexts from "messages:layout/siteMenu";
import { describe, expect, test } from "vitest";
import { languages } from "../languages.ts";
import { type MenuEntry, menuLimits, siteMenuSchema } from "./menu-schema.ts";
import { originalMenu } from "./original-menu.ts";

const original = originalMenu(siteMenuTexts.en);
const withEntries = (entries: readonly Partial<MenuEntry>[]) => ({
  ...original,
  direct: entries.map((entry) => ({ kind: "link", goesTo: "/news", name: "News", ...entry })),
});
const refusedAt = (menu: unknown) =>
  siteMenuSchema.safeParse(menu).error?.issues.map(({ path }) => path.join("/")) ?? [];

describe("The menu", () => {
  test.for(languages)("of the site map in $name passes the office's own checks", ({ id }) => {
    expect(refusedAt(originalMenu(siteMenuTexts[id]))).toEqual([]);
  });

  test("begins with the groups of the requirements, in order", () => {
    const firsts = original.groups.map(({ entries }) =>
      entries.filter(({ kind }) => kind === "page").slice(0, 3),
    );
    expect(firsts.map((entries) => entries.map(({ goesTo }) => goesTo))).toEqual([
      ["/about", "/about/vision", "/about/messages"],
      ["/academics/pre-primary", "/academics/primary", "/academics/middle"],
      ["/campus/paonta-sahib", "/campus/juniors", "/campus/majra"],
      ["/alumni", "/gallery", "/video-gallery"],
    ]);
    expect(original.direct.map(({ goesTo }) => goesTo)).toEqual(["/admissions", "/contact"]);
  });

  test.for([
    ...["javascript:alert(1)", "//evil.example", "http://evil.example", "/\\evil.example"],
    ...["mailto:office@school.example", "tel:+911", "news", "https://[evil", " /news"],
  ])("refuses %j as an address", (goesTo) => {
    expect(refusedAt(withEntries([{ goesTo }]))).toEqual(["direct/0/goesTo"]);
  });

  test("links to pages of the site, their parts, files, and other sites by https", () => {
    const addresses = ["/news/a-story?x=1#y", "/documents/fees.pdf", "https://cbse.gov.in/?a=1"];
    expect(refusedAt(withEntries(addresses.map((goesTo) => ({ goesTo }))))).toEqual([]);
  });

  test("requires a name, unless the page has one, and a target", () => {
    expect(
      refusedAt(
        withEntries([
          { kind: "page", name: "" },
          { kind: "page", goesTo: "", name: "Ours" },
          { kind: "link", name: " " },
          { kind: "heading", goesTo: "", name: "" },
        ]),
      ),
    ).toEqual(["direct/1/goesTo", "direct/2/name", "direct/3/name"]);
  });

  test("holds up to its limits, and no more", () => {
    const [group] = original.groups;
    const [entry] = group?.entries ?? [];
    const filled = (more: number, entries: number = menuLimits.entries) => ({
      groups: Array(menuLimits.groups + more).fill({
        ...group,
        entries: Array(entries).fill(entry),
      }),
      direct: Array(menuLimits.direct + more).fill(entry),
      footer: Array(menuLimits.footer + more).fill(group),
      legal: Array(menuLimits.legal + more).fill(entry),
    });
    expect(refusedAt(filled(0))).toEqual([]);
    expect(refusedAt(filled(1)).toSorted()).toEqual(["direct", "footer", "groups", "legal"]);
    expect(refusedAt(filled(0, menuLimits.entries + 1))).toContain("groups/7/entries");
    expect(refusedAt({ groups: [], direct: [], footer: [], legal: [] })).toEqual([]);
  });
});

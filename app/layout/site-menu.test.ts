import siteMenuTexts from "messages:layout/siteMenu";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "../../data/languages.ts";
import type { MenuEntry, SiteMenu } from "../../data/pages/menu-schema.ts";
import { originalMenu } from "../../data/pages/original-menu.ts";
import { roomFor } from "./bar-room.ts";
import { menuLinks } from "./site-menu.ts";

const page = (goesTo: string, name = ""): MenuEntry => ({ kind: "page", goesTo, name });
const link = (goesTo: string, name: string): MenuEntry => ({ kind: "link", goesTo, name });
const heading = (name: string): MenuEntry => ({ kind: "heading", goesTo: "", name });

const group = (name: string, ...entries: MenuEntry[]) => ({ name, isHidden: false, entries });
const menuOf = (...groups: SiteMenu["groups"]): SiteMenu => ({
  groups,
  direct: [],
  footer: [],
  legal: [],
});
const shown = (menu: SiteMenu, language: Language = "en") =>
  menuLinks(menu, language).menus.map(({ label, parts }) => [
    label,
    parts.map((part) => [part.heading?.label, part.links.map((each) => each.label)]),
  ]);

describe("What visitors see of a menu", () => {
  test("has only headings with links, and no hidden or empty group", () => {
    const menu = menuOf(
      group("School", page("/faculty"), heading("Empty"), heading("More"), page("/news")),
      group("Nothing", heading("Alone")),
      { ...group("Later", page("/gallery")), isHidden: true },
    );
    expect(shown(menu)).toEqual([
      [
        "School",
        [
          [undefined, ["Faculty"]],
          ["More", ["News"]],
        ],
      ],
    ]);
  });

  test("links to each address once, and only to pages that the site has", () => {
    const menu = menuOf(group("School", page("/news"), page("/news", "Latest"), page("/nowhere")));
    expect(shown(menu)).toEqual([["School", [[undefined, ["News"]]]]]);
  });

  test("uses a page's own name only in the languages in which it is written", () => {
    const english = menuOf(group("School", page("/faculty", "Our team")));
    expect(shown(english)).toEqual([["School", [[undefined, ["Our team"]]]]]);
    expect(shown(english, "hi")).toEqual([["School", [[undefined, ["शिक्षक"]]]]]);
    const hindi = menuOf(group("विद्यालय", page("/faculty", "हमारी टीम")));
    expect(shown(hindi, "hi")).toEqual([["विद्यालय", [[undefined, ["हमारी टीम"]]]]]);
  });

  test("states the language of a name and the site a link leads to", () => {
    const [menu] = menuLinks(
      menuOf(group("Results", link("https://cbse.gov.in/results", "Board results"))),
      "hi",
    ).menus;
    expect(menu?.language).toBe("en");
    expect(menu?.parts[0]?.links).toEqual([
      {
        label: "Board results",
        language: "en",
        to: "https://cbse.gov.in/results",
        host: "cbse.gov.in",
      },
    ]);
  });

  test("always leads to the disclosure, the privacy notice and the terms", () => {
    const legal = (menu: SiteMenu) => menuLinks(menu, "en").legal.map(({ to }) => to);
    const bare = menuOf();
    expect(legal(bare)).toEqual(["/disclosure", "/privacy", "/terms"]);
    expect(legal({ ...bare, legal: [page("/terms", "Rules")] })).toEqual([
      ...["/terms", "/disclosure", "/privacy"],
    ]);
    const column = group("School", page("/privacy"));
    expect(legal({ ...bare, footer: [column] })).toEqual(["/disclosure", "/terms"]);
    const hidden = { ...column, isHidden: true };
    expect(legal({ ...bare, footer: [hidden] })).toEqual(["/disclosure", "/privacy", "/terms"]);
  });

  test("marks the first group with a page of a section on that section's overview", () => {
    const { menus } = menuLinks(
      menuOf(
        group("Levels", page("/academics/primary")),
        group("Campuses", page("/campus/majra"), page("/academics/middle"), page("/admissions")),
      ),
      "en",
    );
    expect(menus.map(({ overviews }) => overviews)).toEqual([["/academics"], ["/campuses"]]);
  });
});

describe("The room that the menu names need in the top bar", () => {
  test.for(languages)("is 75 rem for the original in $name", ({ id }) => {
    const { menus, direct } = menuLinks(originalMenu(siteMenuTexts[id]), id);
    expect(roomFor(menus, direct)).toBe("roomy");
  });

  test("grows with the names until they move behind the button", () => {
    const roomOf = (count: number, name: string) => {
      const groups = Array.from({ length: count }, () => group(name, page("/news")));
      const { menus } = menuLinks(menuOf(...groups), "en");
      return roomFor(menus, []);
    };
    expect(roomOf(1, "School")).toBe("roomy");
    const grown = [4, 5, 6, 7, 8].map((count) => roomOf(count, "Life at school"));
    expect(grown.at(0)).toBe("roomy");
    const order = ["roomy", "narrow", "medium", "wide", "widest", "none"];
    expect(grown.map((room) => order.indexOf(room))).toEqual(
      grown.map((room) => order.indexOf(room)).toSorted(),
    );
    expect(roomOf(8, "सह-शैक्षिक गतिविधियाँ और खेलकूद")).toBe("none");
  });
});

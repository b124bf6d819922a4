import { parseAst } from "vite";
import { expect, test } from "vitest";
import * as parts from "../../data/message-parts.ts";
import { readSections, type Section } from "../../platform/messages/catalogues.ts";
import { javascriptOfSection, typeOfSection } from "../../platform/messages/modules.ts";
import { chunkIn } from "../../scripts/messages/chunks.ts";
import { faultsOf } from "../../scripts/messages/faults.ts";

/** A section's words in a language, as a page gets them. */
function wordsOf(section: Section, language: string) {
  const names = Object.keys(parts);
  const code = `return ${javascriptOfSection(section, language)}`;
  return new Function(...names, code)(...Object.values(parts));
}

const seats: Section = {
  en: {
    title: "Don't wait",
    left: "{left, plural, =0 {No seat} one {# seat} other {# seats}} left",
    until: "{until, select, null {Open} other {Open until {until}}}",
    of: "{name}: {count, number} seats",
    days: ["Mon", "Tue"],
  },
  hi: {
    title: "देर न करें",
    left: "{left, plural, =0 {कोई सीट नहीं} other {# सीटें}} बाकी",
    until: "{until, select, null {खुला} other {{until} तक खुला}}",
    of: "{count, number} सीटें: {name}",
    days: ["सोम", "मंगल"],
  },
};

test("messages become strings and functions, by the rules of each language", () => {
  const en = wordsOf(seats, "en");
  expect(en.title).toBe("Don't wait");
  expect([0, 1, 2, 150000].map(en.left)).toEqual([
    "No seat left",
    "1 seat left",
    "2 seats left",
    "1,50,000 seats left",
  ]);
  expect([en.until(null), en.until("6 May")]).toEqual(["Open", "Open until 6 May"]);
  expect(en.of({ name: "Hall", count: 1200 })).toBe("Hall: 1,200 seats");
  const hi = wordsOf(seats, "hi");
  expect([hi.left(0), hi.left(1)]).toEqual(["कोई सीट नहीं बाकी", "1 सीटें बाकी"]);
  expect(hi.of({ name: "भवन", count: 1200 })).toBe("1,200 सीटें: भवन");
  expect(hi.days).toEqual(["सोम", "मंगल"]);
});

test("types tell a page which values a message needs", () => {
  const types = typeOfSection(seats);
  expect(types).toContain("left: (left: number) => string;");
  expect(types).toContain("until: (until: string | number | null) => string;");
  expect(types).toContain("of: (given: { name: string | number; count: number }) => string;");
});

test("no part of a message can break out of its string", () => {
  const text = ["`$", '{process.exit()}` \\ "quoted" <b'].join("");
  const section = { en: { one: text.replace("<", "'<'").replace(/[{}]/g, "'$&'") } };
  expect(wordsOf(section, "en").one).toBe(text);
});

test("the school's catalogues are complete, and faults in others are named", () => {
  const sources = [
    { path: "app/site/seats.tsx", text: 'import t from "messages:site/seats"; t.title' },
  ];
  const section = (hi: Record<string, string>): Section => ({
    en: { title: "Seats of {name}" },
    hi,
  });
  const faults = (hi: Record<string, string>) =>
    faultsOf(new Map([["site/seats", section(hi)]]), sources);
  expect(faults({ title: "{name} की सीटें" })).toEqual([]);
  expect(faults({})).toEqual(["hi/site/seats title: missing"]);
  expect(faults({ title: "{who} की सीटें" })).toEqual(["hi/site/seats title: has {who}, not {name}"]);
  expect(faults({ title: "{name की सीटें" })).toEqual([
    expect.stringContaining("hi/site/seats title: "),
  ]);
  expect(faults({ title: "{name} की सीटें", old: "पुरानी" })).toEqual(["en/site/seats old: missing"]);
  const unused = { en: { title: "Seats", lead: "Free" }, hi: { title: "सीटें", lead: "खाली" } };
  expect(faultsOf(new Map([["site/seats", unused]]), sources)).toEqual([
    "site/seats lead: no file asks for it",
  ]);
  const named = (path: string, text: string) =>
    faultsOf(new Map([["site/seats", unused]]), [...sources, { path, text }]);
  const told = ["site/seats lead: no file asks for it"];
  // A word of a comment, and what a page elsewhere asks of texts of its own.
  expect(named("app/site/hall.tsx", "/** Its lead is long. */")).toEqual(told);
  expect(named("app/site/halls/hall.tsx", "t.lead")).toEqual(told);
  expect(named("app/site/row.tsx", "t.lead")).toEqual([]);
  expect(named("app/site/row.tsx", "const { title, lead } = t;")).toEqual([]);
  expect(named("app/site/row.tsx", 'const lines = ["title", "lead"];')).toEqual([]);
  const passing = { path: "app/site/row.tsx", text: 'import { Row } from "../ui/row.tsx";' };
  const row = { path: "app/ui/row.tsx", text: "t.lead" };
  expect(faultsOf(new Map([["site/seats", unused]]), [...sources, passing, row])).toEqual([]);
  expect(faultsOf(new Map([["site/halls", section({ title: "{name}" })]]), sources)).toEqual([
    "site/halls: no file imports it",
  ]);
  expect(readSections().get("site/contact/contact")?.hi).toMatchObject({ title: "संपर्क" });
});

test("a script of the build has one language, and imports its neighbours", () => {
  const code =
    'import"./b.js";const t=__messages__(`site/seats`,{en:{title:"Seats"},hi:{title:"सीटें"}});f(["assets/b.js","assets/b.css"])';
  const made = (language: string, folder: string, inPart: boolean) =>
    chunkIn(language, {
      code,
      tree: parseAst(code),
      names: new Set(["assets/b.js"]),
      folder,
      mayBeInPart: () => inPart,
    });
  expect(made("en", "", false)).toBe(
    'import"./b.js";const t={en:{title:"Seats"}};f(["assets/b.js","assets/b.css"])',
  );
  expect(made("hi", "hi", false)).toBe(
    'import"./b.js";const t={hi:{title:"सीटें"}};f(["assets/hi/b.js","assets/b.css"])',
  );
  expect(made("hi", "hi", true)).toContain('{en:{title:"Seats"},hi:{title:"सीटें"}}');
});

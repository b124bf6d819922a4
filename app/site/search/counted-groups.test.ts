import { expect, test } from "vitest";
import type { FoundThing } from "../../../data/pages/site-search.ts";
import { countedGroups, hasOwnPlace } from "./counted-groups.ts";

function found(title: string, excerpt: string, language: "en" | "hi" = "en"): FoundThing {
  return {
    title: { text: title, language: "en" },
    excerpt: { text: excerpt, language },
    path: `/${title}`,
    occursAt: null,
    campus: null,
  };
}

const fitting = found("Prints", "It looks like the hills from the bus.");
const loose = found("Yoga", "बस एक चटाई चाहिए।", "hi");
const answer = found("Buses", "The stop of your village.");

const groups = countedGroups(
  [
    { kind: "page", total: 17, things: [answer, fitting] },
    { kind: "story", total: 2, things: [fitting, loose] },
    { kind: "sport", total: 1, things: [loose] },
    { kind: "document", total: 1, things: [answer] },
  ],
  ["bus", "बस"],
  (_, { path }) => path === answer.path,
);

test("what fits is counted under its kind and the rest apart, together as many as were found", () => {
  expect(groups.map(({ total }) => total)).toEqual([17, 1, 0, 1]);
  expect(groups.map((group) => group.loose.length)).toEqual([0, 1, 1, 0]);
  expect(groups[0]?.things).toEqual([fitting]);
});

test("a kind of which nothing stands on the page has no place in the filter", () => {
  expect(groups.filter(hasOwnPlace).map(({ kind }) => kind)).toEqual(["page", "story"]);
});

import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import SearchPage from "./search.tsx";

type Shown = Parameters<typeof SearchPage>[0]["loaderData"];

const search = { q: "bus", kind: null };
const found: Shown = {
  search,
  answer: {
    problem: null,
    total: 1,
    searched: "bus",
    change: null,
    besides: ["transport"],
    stems: ["bus"],
    suggestions: [],
  },
  direct: null,
  lines: [],
  groups: [],
  choices: [],
};

const Page = createRoutesStub([{ id: "search", path: "/search", Component: SearchPage }]);

function render(shown: Shown) {
  const hydrationData = { loaderData: { search: shown } };
  return renderToString(createElement(Page, { initialEntries: ["/search?q=bus"], hydrationData }));
}

test("the words that were searched for too are named once, with a drawer of results or without", () => {
  const withDrawer: Shown = { ...found, choices: [{ kind: "page", total: 1 }] };
  for (const shown of [found, withDrawer])
    expect(render(shown).split("Also searched:")).toHaveLength(2);
});

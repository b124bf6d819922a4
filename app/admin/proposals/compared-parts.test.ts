import { expect, test } from "vitest";
import { comparedParts } from "./compared-parts.ts";

const row = {
  title: "The fair",
  body: "<p>Come.</p>",
  blocks: [{ kind: "text", id: "a" }],
  translations: { hi: { title: "मेला" } },
  is_sample: false,
};
const now = { title: "The fair", body: "Come.", blocks: "", "translations.hi.title": "मेला" };

test("a changed text is shown as people read it", () => {
  const changes = { title: "A fair", translations: { hi: { title: "एक मेला" } } };
  const then = { ...now, title: "A fair", "translations.hi.title": "एक मेला" };
  expect(comparedParts(row, changes, now, then)).toEqual([
    { name: "title", was: "The fair", is: "A fair" },
    { name: "translations.hi.title", was: "मेला", is: "एक मेला" },
  ]);
});

test("a column is shown as stored when its text stays the same, or when it has none", () => {
  const changes = {
    body: "<h2>Come.</h2>",
    blocks: [{ kind: "text", id: "b" }],
    translations: { hi: { title: "मेला", lead: "x" } },
    is_sample: true,
    title: "The fair",
  };
  expect(comparedParts(row, changes, now, now)).toEqual([
    { name: "body", was: '"<p>Come.</p>"', is: '"<h2>Come.</h2>"' },
    { name: "blocks", was: '[{"kind":"text","id":"a"}]', is: '[{"kind":"text","id":"b"}]' },
    { name: "is_sample", was: "false", is: "true" },
    { name: "translations.hi.lead", was: undefined, is: '"x"' },
  ]);
});

test("one translated text shown does not hide another that only changes its markup, or goes", () => {
  const hi = { title: "मेला", body: "<p>आइए</p>", lead: "आज" };
  const changes = { translations: { hi: { title: "एक मेला", body: "<h2>आइए</h2>" } } };
  const then = { ...now, "translations.hi.title": "एक मेला" };
  expect(comparedParts({ ...row, translations: { hi } }, changes, now, then)).toEqual([
    { name: "translations.hi.title", was: "मेला", is: "एक मेला" },
    { name: "translations.hi.body", was: '"<p>आइए</p>"', is: '"<h2>आइए</h2>"' },
    { name: "translations.hi.lead", was: '"आज"', is: undefined },
  ]);
});

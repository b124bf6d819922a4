import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { createPerson, sendSignIn } from "../fixtures/people.ts";
import { fewer } from "../fixtures/suite.ts";
import { hydrated, phone, test } from "../fixtures/visit.ts";

/** Removes from the page's scripts what Safari 16.0, Chrome 110 and Firefox 115 did not have. */
const as2022 = (page: Page) =>
  page.addInitScript(() => {
    const newer: [object, string[]][] = [
      [Map, ["groupBy"]],
      [Object, ["groupBy"]],
      [URL, ["canParse", "parse"]],
      [Promise, ["withResolvers", "try"]],
      [AbortSignal, ["any"]],
      [Array, ["fromAsync"]],
      [Intl, ["Segmenter", "DurationFormat"]],
      [String.prototype, ["isWellFormed", "toWellFormed"]],
      [Set.prototype, ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf"]],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ["map", "filter", "toArray"]],
    ];
    for (const [owner, names] of newer)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });

/** A phone of before that, which misses what the site's scripts need. */
const as2021 = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "toSorted"));

const pages = [
  "/",
  "/calendar",
  "/calendar/planner",
  "/campus/majra",
  "/faculty",
  "/gallery",
  "/my-week",
  "/news",
  "/transport",
];

test("pages become interactive in a browser of 2022", async ({ visit }) => {
  // One profile opens them all: what was removed from its scripts is removed on each page.
  const page = await visit("/", { on: phone, before: as2022 });
  for (const path of fewer(pages, 2)) {
    await page.goto(path, { waitUntil: "load" });
    await hydrated(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Contact" }).click();
    await page.waitForURL("**/contact");
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
  }
});

test("alumni sign in with a browser of 2022", { tags: ["full"] }, async ({ visit }) => {
  const site = inject("officeSite");
  const alumnus = await createPerson(site, { role: "alumni" });
  const page = await visit("/login", { on: phone, site: site.url, before: as2022 });
  await sendSignIn(page, alumnus);
  await page.waitForURL("**/alumni/profile");
});

test("an older browser keeps the pages as they came, and learns why it cannot sign in", async ({
  visit,
}) => {
  const old = { on: phone, before: as2021, untilAlive: false };
  const gallery = await visit("/gallery", old);
  await gallery.locator("[data-too-old]").waitFor({ state: "attached" });
  await gallery.getByRole("heading", { level: 1 }).click();
  await gallery.locator('main a[href^="/gallery/event/"]').first().click();
  await gallery.waitForURL("**/gallery/event/*");
  const login = await visit("/login", old);
  await login.getByText("this browser is too old").waitFor();
  expect(await login.getByRole("button", { name: "Sign In" }).isDisabled()).toBe(true);
});

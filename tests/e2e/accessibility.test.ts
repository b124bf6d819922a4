import { describe, expect, inject } from "vitest";
import { listViolations, listViolationsOf } from "../fixtures/accessibility.ts";
import { listPages } from "../fixtures/site-map.ts";
import { fewer } from "../fixtures/suite.ts";
import { devices, phone, test } from "../fixtures/visit.ts";

const pages = await listPages(inject("sampleSite"));
const unknown = ["/no-such-page", "/co-curricular/sports-athletics/no-such-sport"];

describe.each(devices)("axe finds nothing wrong on a $device", ({ on }) => {
  test("on every page, and no page requests anything from another site", async ({ visit }) => {
    expect(await listViolationsOf(await visit("/", { on }), pages)).toEqual({});
  }, 300_000);

  test.for(unknown)("on the error page of %s", async (path, { visit }) => {
    const page = await visit(path, { on, announced: [/status of 404/] });
    expect(await listViolations(page)).toEqual([]);
  });

  test("when a page cannot be fetched", async ({ visit }) => {
    const page = await visit("/co-curricular/sports-athletics", {
      on,
      announced: [/Failed to fetch/, /net::ERR_FAILED/],
    });
    await page.route("**/*.data*", (route) => route.abort());
    await page.locator("main ul").getByRole("link").first().click();
    await page.getByRole("heading", { name: "Failed to fetch sport details" }).waitFor();
    expect(await listViolations(page)).toEqual([]);

    await page
      .getByRole("link", { name: /, home$/ })
      .first()
      .click();
    await page.getByRole("heading", { name: "Oops!" }).waitFor();
    expect(await listViolations(page)).toEqual([]);
  });
});

describe("axe finds nothing wrong in the menus", () => {
  test.for(fewer(["/", "/about/messages"], 1))("dropdowns of %s", async (path, { visit }) => {
    const page = await visit(path);
    const dropdowns = page.getByRole("navigation", { name: "Main" }).locator("details");
    await dropdowns.first().locator("summary").click();
    await dropdowns.first().getByText("Hover over a link to learn more").waitFor();
    expect(await listViolations(page)).toEqual([]);
    for (const dropdown of await dropdowns.all()) {
      const isOpen = (await dropdown.getAttribute("open")) !== null;
      if (!isOpen) await dropdown.locator("summary").click();
      await dropdown.getByRole("link").first().hover();
      await dropdown.locator("img").waitFor();
      expect(await listViolations(page)).toEqual([]);
    }
  });

  test("the full-screen menu, with each of its parts opened", async ({ visit }) => {
    const page = await visit("/", { on: phone });
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.waitFor();
    expect(await listViolations(page)).toEqual([]);
    for (const part of await menu.locator("details").all()) {
      await part.locator("summary").click();
      await part.getByRole("link").first().waitFor();
    }
    expect(await listViolations(page)).toEqual([]);
  });
});

// @module-tag full
import { describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { listRoutePatterns } from "../fixtures/site-map.ts";
import { devices, test } from "../fixtures/visit.ts";

const site = inject("emptySite").url;

describe("A school without content", () => {
  test.for(devices)("has a home page that says so, on a $device", async ({ on }, { visit }) => {
    const page = await visit("/", { site, on });
    const main = page.getByRole("main");
    await main.getByRole("heading", { level: 1, name: "Our School" }).waitFor();
    await main.getByRole("heading", { name: "Nothing is planned yet" }).waitFor();
    await main.getByRole("heading", { name: "No album yet" }).waitFor();
    await main.getByRole("heading", { name: "Five levels" }).waitFor();
    await main.getByRole("heading", { name: "Three campuses" }).waitFor();
    await main.getByRole("link", { name: "Join Now" }).waitFor();
    for (const name of ["Notices", "News"]) {
      expect(await main.getByRole("heading", { name }).count()).toBe(0);
    }
    expect(await page.title()).toMatch(/Our School$/);
    expect(await listViolations(page)).toEqual([]);
  });

  test.for([
    ["/co-curricular/sports-athletics", "No sports yet", "Ask the school"],
    ["/news", "No story yet", "Go to the home page"],
    ["/about/messages", "No messages yet", "Go to the home page"],
  ] as const)("%s: %s", async ([path, heading, action], { visit }) => {
    const page = await visit(path, { site });
    await page.getByRole("main").getByRole("heading", { name: heading }).waitFor();
    await page.getByRole("main").getByRole("link", { name: action }).waitFor();
    expect(await listViolations(page)).toEqual([]);
  });

  test("every page of the site map has something to say", async ({ visit }) => {
    const page = await visit("/", { site });
    for (const path of listRoutePatterns().filter((pattern) => !pattern.includes(":"))) {
      const answer = await page.goto(path);
      expect(`${answer?.status()} ${path}`).toBe(`200 ${path}`);
      await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    }
  });
});

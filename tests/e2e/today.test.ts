import { afterEach, describe, expect, inject } from "vitest";
import { addDays } from "../../data/calendar/days.ts";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { enterEntry, removeEntries } from "../fixtures/calendar-entries.ts";
import { phone, test } from "../fixtures/visit.ts";

const on = (day: string) => ({ starts_on: day, ends_on: day });
const today = () => on(indianDay(new Date()));
const tomorrow = () => on(addDays(indianDay(new Date()), 1));

afterEach(removeEntries);

describe("A parent checks whether there is school today", () => {
  test("the home page says without a script what is on, which campus is closed, and what comes next", async ({
    visit,
  }) => {
    const bells = await enterEntry({ ...today(), kind: "activity" });
    const meeting = await enterEntry({ ...tomorrow(), kind: "meeting" });
    const holiday = await enterEntry({ ...today(), kind: "holiday", campus: "majra" });
    const page = await visit("/", { javaScript: false, on: phone });
    const strip = page.getByRole("region", { name: "Today at school" });
    await strip.getByRole("heading", { name: /^Today, / }).waitFor();
    for (const { title } of [bells, meeting, holiday]) await strip.getByText(title).waitFor();
  });

  test("a holiday of all campuses is no school", { tags: ["full"] }, async ({ visit }) => {
    const holiday = await enterEntry({ ...today(), kind: "holiday" });
    const page = await visit("/");
    const strip = page.getByRole("region", { name: "Today at school" });
    await strip.getByText("No school", { exact: true }).first().waitFor();
    await strip.getByText(holiday.title).waitFor();
    expect(await listViolations(page)).toEqual([]);
  });

  test("a school whose calendar is empty says nothing about it", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/", { site: inject("emptySite").url });
    const strip = page.getByRole("region", { name: "Today at school" });
    await strip.getByRole("link", { name: "Calendar" }).waitFor();
    for (const unknown of ["School as usual", "Next holiday"]) {
      expect(await strip.getByText(unknown).count(), unknown).toBe(0);
    }
    expect(await listViolations(page)).toEqual([]);
  });

  test("My week says it only for the chosen campus", { tags: ["full"] }, async ({ visit }) => {
    const walk = await enterEntry({ ...today(), kind: "activity", campus: "juniors" });
    const strip = async (query: string) => {
      const page = await visit(`/my-week?${query}`, { javaScript: false });
      return page.getByRole("region", { name: "Today at school" });
    };
    await (await strip("campus=juniors")).getByText(walk.title).waitFor();
    const other = await strip("campus=majra");
    await other.getByRole("heading", { name: /^Today, / }).waitFor();
    expect(await other.getByText(walk.title).count()).toBe(0);
  });
});

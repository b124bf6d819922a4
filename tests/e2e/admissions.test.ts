import { describe, expect, inject } from "vitest";
import { consentVersion } from "../../data/forms/consent-version.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { administratorClient } from "../fixtures/site.ts";
import { browsers, devices, test } from "../fixtures/visit.ts";

describe.each(browsers)("A family prepares to join, $browser", ({ javaScript }) => {
  test("a date of birth suggests a class, and fills in the enquiry", async ({ visit }) => {
    const page = await visit("/admissions", { javaScript });
    const finder = page.getByRole("region", { name: "Which class is it?" });
    const nextApril = await finder.getByText(/on 1 April \d{4}/).textContent();
    const year = Number(/\d{4}/.exec(nextApril ?? "")?.[0]);
    const form = page.getByRole("region", { name: "Send an enquiry" });
    await form.getByLabel("Child’s name").fill("Mira Rao");
    await finder.getByLabel("Date of birth").fill(`${year - 6}-03-31`);
    await finder.getByRole("button", { name: "Find the class" }).click();
    await finder.getByText("Class 1", { exact: true }).waitFor();
    await finder.getByText(/6 years old/).waitFor();
    await expect.poll(() => form.getByLabel("Class").inputValue()).toBe("class-1");
    expect(await form.getByLabel("Date of birth").inputValue()).toBe(`${year - 6}-03-31`);
    // Without a script the finder is a page of its own.
    if (javaScript) expect(await form.getByLabel("Child’s name").inputValue()).toBe("Mira Rao");
    expect(page.url()).not.toContain(String(year - 6));
  });

  test("a class that fits neither the age nor the campus is refused", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/admissions", { javaScript, announced: [/status of 422/] });
    const form = page.getByRole("region", { name: "Send an enquiry" });
    await form.getByLabel("Child’s name").fill("Mira Rao");
    await form.getByLabel("Date of birth").fill(`${new Date().getFullYear() - 3}-08-14`);
    await form.getByLabel("Class").selectOption("Class 8");
    await form.getByLabel("Campus").selectOption("Juniors");
    await form.getByLabel("Your name").fill("Asha Rao");
    await form.getByLabel("Email").fill("asha.rao@school.example");
    await form.getByLabel("Phone").fill("+91 00000 12345");
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: "Send the enquiry" }).click();
    await form.getByText("This class does not fit the date of birth.").last().waitFor();
    await form.getByText("This campus does not teach the class.").last().waitFor();
    expect(await form.getByLabel("Child’s name").inputValue()).toBe("Mira Rao");
  });

  test("an enquiry is answered with its reference number, and the office reads all of it", async ({
    visit,
  }) => {
    const page = await visit("/admissions", { javaScript });
    const form = page.getByRole("region", { name: "Send an enquiry" });
    await form.getByLabel("Child’s name").fill("Mira Rao");
    await form.getByLabel("Date of birth").fill("2021-08-14");
    await form.getByLabel("Class").selectOption("Class 1");
    await form.getByLabel("Campus").selectOption("Majra");
    await form.getByLabel("Your name").fill("Asha Rao");
    await form.getByLabel("Email").fill("asha.rao@school.example");
    await form.getByLabel("Phone").fill("+91 00000 12345");
    const day = form.getByLabel("A day to visit");
    const lastDay = day.locator("option").last();
    await day.selectOption((await lastDay.getAttribute("value")) ?? "");
    const visitAt = new Date(await day.inputValue()).getTime();
    await form.getByLabel("How you heard of us").selectOption("Passing by");
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: "Send the enquiry" }).click();
    const reference = await page.getByText(/^ADM-\d\d-[2-9A-Z]{7}$/).textContent();
    const office = await administratorClient(inject("sampleSite"));
    const { data } = await office
      .from("admission_enquiries")
      .delete()
      .eq("reference", reference ?? "")
      .select()
      .single()
      .throwOnError();
    expect(data).toMatchObject({
      child_name: "Mira Rao",
      class: "Class 1",
      level: "primary",
      campus: "majra",
      source: "passing",
      consent_version: consentVersion,
    });
    expect(new Date(data.visit_at ?? 0).getTime()).toBe(visitAt);
  });

  test("an empty enquiry is refused field by field", async ({ visit }) => {
    const page = await visit("/admissions", { javaScript, announced: [/status of 422/] });
    await page.getByRole("button", { name: "Send the enquiry" }).click();
    await page.getByRole("alert").getByText("8 fields need another look.").waitFor();
    await page.getByText("Please choose a class.").last().waitFor();
  });
});

describe("The fees", () => {
  const total = "₹33,920";
  const choice = "campus=majra&grade=ukg&bus=near&siblings=1";

  test("are computed from the address alone", async ({ visit }) => {
    const page = await visit(`/admissions?${choice}`, { javaScript: false });
    await page.getByRole("status").getByText(total).waitFor();
  });

  test("follow every choice at once", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/admissions");
    const sum = page.getByRole("region", { name: "What a first year comes to" });
    await sum.getByLabel("Campus").selectOption("Majra");
    await sum.getByLabel("Class").selectOption("UKG");
    await sum.getByLabel("School bus").selectOption("Up to 5 km");
    await sum.getByLabel("Siblings here").selectOption("One");
    await sum.getByText(total).waitFor();
    await sum.getByLabel("Campus").selectOption("Paonta Sahib");
    await sum.getByText("UKG is not taught at Paonta Sahib.").waitFor();
  });
});

test("a school without content still accepts enquiries", { tags: ["full"] }, async ({ visit }) => {
  const page = await visit("/admissions", { site: inject("emptySite").url });
  await page.getByRole("button", { name: "Send the enquiry" }).waitFor();
  expect(await page.getByRole("heading", { name: /^Fees/ }).count()).toBe(0);
  expect(await listViolations(page)).toEqual([]);
});

test.for(devices)(
  "axe finds nothing wrong on /admissions on a $device",
  async ({ on }, { visit }) => {
    const page = await visit("/admissions", { on });
    const finder = page.getByRole("region", { name: "Which class is it?" });
    await finder.getByLabel("Date of birth").fill(`${new Date().getFullYear() - 6}-01-14`);
    await finder.getByRole("button", { name: "Find the class" }).click();
    await finder.getByText(/years old/).waitFor();
    expect(await listViolations(page)).toEqual([]);
  },
);

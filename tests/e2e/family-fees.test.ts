import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { administratorClient } from "../fixtures/site.ts";
import { browsers, desktop, devices, phone, test } from "../fixtures/visit.ts";

const two = "child=majra.class-8.here.near&child=majra.class-3.new.near";
// 12 × (2,100 + 900) + 5,500 for the elder; 6,000 + 4,500 + 12 × (1,700 − 170 + 900) for the younger.
const total = "₹81,160";

const childOf = (page: Page, number: number) =>
  page.getByRole("group", { name: `Child ${number}`, exact: true });

async function choose(page: Page, number: number, choices: Record<string, string | RegExp>) {
  for (const [label, choice] of Object.entries(choices)) {
    await childOf(page, number)
      .getByLabel(label)
      .selectOption({ label: String(choice) });
  }
}

describe.each(browsers)("A family adds up its fees on a phone, $browser", ({ javaScript }) => {
  test("one child here already, one who joins, and one too many", async ({ visit }) => {
    const page = await visit("/admissions/fees", { on: phone, javaScript });
    await choose(page, 1, {
      Campus: "Majra",
      "Class in": "Class 8",
      "At the school": "Is here already",
      "School bus": "Up to 5 km",
    });
    await page.getByRole("button", { name: "Add a child" }).click();
    if (!javaScript) await page.waitForURL(/#child2$/);
    await choose(page, 2, { "Class in": "Class 3" });
    await page.getByRole("button", { name: "Add a child" }).click();
    await page.getByRole("button", { name: "Remove child 3" }).click();
    if (!javaScript) await page.getByRole("button", { name: "Work it out" }).click();
    const sum = page.getByRole("region", { name: /^For the session/ });
    await sum.getByText(total).waitFor();
    await page.waitForURL(({ search }) => search === `?${two}`);
    const table = page.getByRole("table", { name: "The fees of each child, in rupees" });
    await table.getByText("less 10% (−₹170)").waitFor();
    const due = page.getByRole("table", { name: "What is due, and when" });
    await due.getByRole("row", { name: /Whole session ₹81,160/ }).waitFor();
    await page.getByRole("link", { name: "Every month" }).click();
    await due.getByText("Tuition and bus, May").waitFor();
    expect(new URL(page.url()).searchParams.get("pay")).toBe("monthly");
    await due.getByRole("row", { name: /Whole session ₹81,160/ }).waitFor();
  });

  test("the enquiry takes over the children", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(`/admissions/fees?${two}`, { on: phone, javaScript });
    await page.getByRole("link", { name: "Enquire for these children" }).click();
    const form = page.getByRole("region", { name: "Send an enquiry" });
    await form.getByText("Your other child is in the message below").waitFor();
    expect(await form.getByLabel("Class").inputValue()).toBe("class-3");
    expect(await form.getByLabel("Campus").inputValue()).toBe("majra");
    await form.getByLabel("Child’s name").fill("Mira Rao");
    const born = new Date().getFullYear() - 8;
    await form.getByLabel("Date of birth").fill(`${born}-08-14`);
    await form.getByLabel("Your name").fill("Asha Rao");
    await form.getByLabel("Email").fill("asha.rao@school.example");
    await form.getByLabel("Phone").fill("+91 00000 12345");
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
    expect(data).toMatchObject({ class: "Class 3", campus: "majra" });
    expect(data.message?.split(/\r?\n/)).toEqual([
      "All our children:",
      "1. Class 8, Majra, at the school already, bus: Up to 5 km",
      "2. Class 3, Majra, to join, bus: Up to 5 km (this enquiry)",
    ]);
  });
});

describe("The address of a family's fees", () => {
  test("shows the same to everybody who opens it, in Hindi too", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit(`/admissions/fees?${two}`, { on: phone, javaScript: false });
    await page.getByRole("status").getByText(total).waitFor();
    await page.getByRole("link", { name: "हिन्दी" }).first().click();
    await page.getByRole("heading", { name: "परिवार का शुल्क", level: 1 }).waitFor();
    await page.getByRole("status").getByText(total).waitFor();
    const second = page.getByRole("group", { name: "बच्चा 2" });
    expect(await second.getByLabel("कक्षा").inputValue()).toBe("class-3");
    await page.getByText("10% छूट (−₹170)").waitFor();
  });

  test("with unknown parts says so, and keeps the rest", async ({ visit }) => {
    const wrong = `${two}&child=juniors.class-8.new&child=nowhere.%F0%9F%90%98.x`;
    const page = await visit(`/admissions/fees?${wrong}`, { javaScript: false });
    await page.getByText("Not everything in this address could be read").waitFor();
    await childOf(page, 3).getByText("Class 8 is not taught at Juniors.").waitFor();
    await page.getByText("Not counting 2 children whose campus or class is not settled.").waitFor();
    const many = Array.from({ length: 99 }, () => "child=majra.ukg.new").join("&");
    await page.goto(`/admissions/fees?${many}`);
    await page.getByText("There is room for six children here").waitFor();
    expect(await page.getByRole("group", { name: /^Child \d$/ }).count()).toBe(6);
    expect(await page.getByRole("button", { name: "Add a child" }).count()).toBe(0);
  });

  test("comes from the sum for one child, brothers and sisters included", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/admissions?campus=majra&grade=ukg&bus=near&siblings=1");
    await page.getByRole("link", { name: "Several children, and when it is due" }).click();
    await page.getByRole("status").getByText("₹33,920").waitFor();
    await page.getByText("less 10% (−₹140)").waitFor();
    await childOf(page, 2).getByLabel("At the school").waitFor();
  });
});

test("An only child is named beside the sum, several in their own table", async ({ visit }) => {
  const page = await visit("/admissions/fees?child=majra.class-3.new.near", { on: phone });
  const sum = page.getByRole("region", { name: /^For the session/ });
  await sum.getByRole("heading", { name: /^Class 3/ }).waitFor();
  await sum.getByText("Tuition ₹1,700, bus ₹900 (Up to 5 km)").waitFor();
  const table = page.getByRole("table", { name: "The fees of each child, in rupees" });
  expect(await table.count()).toBe(0);
  await page.getByRole("button", { name: "Add a child" }).click();
  await table.waitFor();
  expect(await sum.getByRole("heading", { name: /^Class 3/ }).count()).toBe(0);
});

test.for(devices)(
  "The months of a payment lie below those of the hills on a $device",
  async ({ on }, { visit }) => {
    const page = await visit("/admissions/fees?child=majra.class-3.new", { on });
    const edges = (all: Element[]) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return (left + right) / 2;
      });
    const named = await page.locator(".year-names > li").evaluateAll(edges);
    const rows = page.getByRole("table", { name: "What is due, and when" }).locator("tbody tr");
    const drawn = await rows.first().locator(".twelve-months > li").evaluateAll(edges);
    expect(named).toHaveLength(12);
    for (const [month, middle] of drawn.entries()) {
      expect(Math.abs(middle - (named[month] ?? 0))).toBeLessThan(2.5);
    }
    // On one line, also on a phone.
    const days = await rows
      .locator("time")
      .evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(new Set(days)).toEqual(new Set([1]));
  },
);

test("six children who pay monthly print on one sheet, with the school and the day", {
  tags: ["full"],
}, async ({ visit }) => {
  const more = ["juniors.ukg.new", "paonta-sahib.class-11.new.far", "majra.nursery.here.near"];
  const six = [two, ...more.map((word) => `child=${word}`), "child=juniors.class-1.new.middle"];
  for (const language of ["", "/hi"]) {
    const page = await visit(`${language}/admissions/fees?${six.join("&")}&pay=monthly`);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button").count()).toBe(0);
    await page.getByText(/As of \d+ \w+ \d{4}|की स्थिति/).waitFor();
  }
});

test("the link can be shared unchanged", { tags: ["full"] }, async ({ visit }) => {
  const page = await visit(`/admissions/fees?${two}`, {
    on: desktop,
    before: (opened) =>
      opened.addInitScript(() => {
        Object.assign(navigator, { share: undefined });
        const writeText = async (text: string) => {
          document.title = text;
        };
        Object.defineProperty(navigator, "clipboard", { value: { writeText } });
      }),
  });
  await choose(page, 2, { "School bus": "No bus" });
  await page.waitForURL(/class-3\.new$/);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByText("Copied", { exact: false }).waitFor();
  expect(await page.title()).toMatch(/child=majra\.class-8\.here\.near&child=majra\.class-3\.new$/);
});

test("a school without content names the office", { tags: ["full"] }, async ({ visit }) => {
  const page = await visit("/admissions/fees", { site: inject("emptySite").url });
  await page.getByRole("link", { name: "Contact the office" }).waitFor();
  expect(await listViolations(page)).toEqual([]);
});

test.for(devices)(
  "axe finds nothing wrong on the fees of a family on a $device",
  async ({ on }, { visit }) => {
    const page = await visit(`/admissions/fees?${two}&child=juniors.class-8.new`, { on });
    expect(await listViolations(page)).toEqual([]);
  },
);

import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { administratorClient } from "../fixtures/site.ts";
import { bothBrowsers, devices, hydrated, phone, test } from "../fixtures/visit.ts";

const refused = { announced: [/status of 422/] };

async function fillIn(page: Page, message: string) {
  await page.getByLabel("Your name").fill("Asha Rao");
  await page.getByLabel("Email").fill("asha.rao@school.example");
  await page.getByLabel("Message", { exact: true }).fill(message);
}

describe.each(bothBrowsers)("A parent writes to the school, $browser", ({ javaScript }) => {
  test("and gets a reference number", async ({ visit }) => {
    const page = await visit("/contact", { javaScript, on: phone });
    await fillIn(page, "At what time does the bus leave Majra on Saturdays?");
    await page.getByLabel("What it is about").selectOption("School buses");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Send the message" }).click();
    await page.getByRole("heading", { level: 1, name: "Thank you" }).waitFor();
    await page.getByText(/^MSG-\d\d-[2-9A-Z]{7}$/).waitFor();
    // The form was sent from far down; the thanks begin at the top, not at the footer.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("errors appear beside their fields, and entries stay", async ({ visit }) => {
    const page = await visit("/contact", { javaScript, ...refused });
    await fillIn(page, "Too short");
    await page.getByRole("button", { name: "Send the message" }).click();
    await page.getByRole("alert").getByText("2 fields need another look.").waitFor();
    const message = page.getByRole("textbox", { name: "Message" });
    expect(await message.inputValue()).toBe("Too short");
    expect(await message.getAttribute("aria-invalid")).toBe("true");
    const described = (await message.getAttribute("aria-describedby")) ?? "";
    expect(await page.locator(`[id="${described}"]`).textContent()).toContain("at least ten");
    expect(await page.getByLabel("Your name").inputValue()).toBe("Asha Rao");
    expect(await listViolations(javaScript ? page : await visit("/contact"))).toEqual([]);
  });
});

test("A link hovered while the line fails does not clear a parent's typing", async ({ visit }) => {
  const page = await visit("/contact", { announced: [/ERR_FAILED/] });
  const message = "At what time does the bus leave Majra on Saturdays?";
  await fillIn(page, message);
  const opened: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) opened.push(request.url());
  });
  await page.route("**/assets/*.js", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.getByRole("contentinfo").getByRole("link", { name: "Scholarships" }).focus();
  await failed;
  await hydrated(page);
  expect(opened).toEqual([]);
  expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe(message);

  // Once the line is back, the same link works.
  await page.unroute("**/assets/*.js");
  await page.getByRole("contentinfo").getByRole("link", { name: "Scholarships" }).click();
  await page.getByRole("heading", { level: 1, name: "Scholarships" }).waitFor();
});

test("A parent writes to a teacher through the office", async ({ visit }) => {
  const page = await visit("/faculty?search=Kashyap", { javaScript: false });
  await page.getByRole("link", { name: /^Write through the office ?: S. Kashyap$/ }).click();
  await page.getByText("The office will pass your message to S. Kashyap.").waitFor();
  const message = page.getByLabel("Message", { exact: true });
  expect(await message.inputValue()).toBe("For S. Kashyap: ");
  await page.goto("/contact?teacher=nobody");
  expect(await message.inputValue()).toBe("");
});

describe("The contact form refuses what it should", () => {
  const send = (fields: Record<string, string>) =>
    fetch(`${inject("sampleSite").url}/contact`, {
      method: "POST",
      body: new URLSearchParams({
        name: "Asha Rao",
        email: "asha.rao@school.example",
        topic: "general",
        message: "When is the open morning?",
        consent: "yes",
        ...fields,
      }),
      redirect: "manual",
    });

  test("a program that fills in the hidden field learns nothing, and nothing is stored", async () => {
    const office = await administratorClient(inject("sampleSite"));
    const answers = [await send({ homepage: "https://spam.example" }), await send({})];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const references = answers.map((answer) => {
      const to = answer.headers.get("location") ?? "";
      expect(to).toMatch(/^\/contact\/received\?reference=MSG-\d\d-[2-9A-Z]{7}$/);
      return new URLSearchParams(to.split("?")[1]).get("reference") ?? "";
    });
    const { data } = await office
      .from("contact_messages")
      .select("reference")
      .in("reference", references);
    expect(data).toEqual([{ reference: references[1] }]);
  });

  test("a name that begins a header is refused", async () => {
    expect((await send({ name: "Asha\r\nBcc: all@mail.example" })).status).toBe(422);
  });

  test("an unknown topic is refused", async () => {
    expect((await send({ topic: "no-such-topic" })).status).toBe(422);
  });
});

test("the page of an unknown reference leads back to the form", { tags: ["full"] }, async ({
  visit,
}) => {
  const page = await visit("/contact/received?reference=nonsense");
  await page.getByRole("heading", { name: "Write to the school" }).waitFor();
});

test.for(devices)(
  "axe finds nothing wrong on /contact on a $device",
  { tags: ["full"] },
  async ({ on }, { visit }) => {
    expect(await listViolations(await visit("/contact", { on }))).toEqual([]);
  },
);

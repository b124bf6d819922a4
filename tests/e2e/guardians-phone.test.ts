import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { messagesTo } from "../fixtures/emails.ts";
import { administratorClient, type Site, startSite } from "../fixtures/site.ts";
import { phone as onPhone, test } from "../fixtures/visit.ts";

describe("Where messages go to phones", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ seed: "none", environment: { SMS_URL: "outbox" } });
  });
  afterAll(() => site?.stop());

  test("a guardian without a mailbox opens the page by phone and answers, in Hindi", {
    tags: ["full"],
  }, async ({ visit }) => {
    const number = `98${String(randomInt(1e8)).padStart(8, "0")}`;
    const office = await administratorClient(site.address);
    const child = { name: "Asha Verma", campus: "majra", class: "3", guardian_name: "Rekha Verma" };
    await office
      .from("students")
      .insert({ ...child, admission_no: randomUUID(), guardian_phone: number })
      .throwOnError();
    const messageWith = async (said: string) => {
      const find = async () =>
        (await messagesTo(site, `+91${number}`)).filter((text) => text.includes(said)).at(-1) ?? "";
      await expect.poll(find, { timeout: 20_000 }).toContain(said);
      return find();
    };

    const start = await visit("/hi/guardian", {
      on: onPhone,
      site: site.url,
      announced: [/status of 422/],
    });
    const field = start.getByLabel("आपका दर्ज ई-मेल या फ़ोन");
    const ask = start.getByRole("button", { name: "मुझे लिंक भेजें" });
    await field.fill("kal");
    await ask.click();
    await field.and(start.locator("[aria-invalid=true]")).waitFor();
    expect(await field.inputValue()).toBe("kal");
    expect(await listViolations(start)).toEqual([]);
    await field.fill(`0${number.slice(0, 5)} ${number.slice(5)}`);
    await ask.click();
    await start.getByText(/कुछ मिनट में नया लिंक आएगा/).waitFor();

    const [link = ""] = /\/(?:hi\/)?guardian\/open\?key=[0-9a-f]{64}/.exec(
      await messageWith("/guardian/open?key="),
    ) ?? [""];
    const page = await visit(link, { on: onPhone, site: site.url });
    await page.getByRole("button", { name: /^(कोड भेजें|Send me a code|मुझे कोड भेजें)$/ }).click();
    const [, code = ""] = /#(\d{6})/.exec(await messageWith("#")) ?? [];
    await page.locator('[name="code"]').fill(code);
    await page.getByRole("button", { name: /^(Open the page|पृष्ठ खोलें)$/ }).click();
    await page.getByText(`+91${number}`).first().waitFor();
    await page.locator('[name="kind"][value="erasure"]').check();
    await page.getByRole("button", { name: /^(Send to the office|कार्यालय को भेजें)$/ }).click();
    await page
      .getByText(/^(The office has not answered yet|कार्यालय ने अभी उत्तर नहीं दिया है)/)
      .waitFor();
    expect(await listViolations(page)).toEqual([]);
  });
});

test("where nothing goes to phones, the form asks only for an email", async ({ visit }) => {
  const page = await visit("/guardian", { on: onPhone });
  await page.getByLabel("Your email on record").waitFor();
  expect(await page.getByText(/phone on record/).count()).toBe(0);
});

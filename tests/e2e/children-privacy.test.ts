import { expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { emptyOffice, soon } from "../fixtures/empty-office.ts";
import { phone, test } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee } = emptyOffice();

test("The principal rewords what guardians read, in two languages", {
  tags: ["full"],
}, async ({ visit }) => {
  const product = "Without your yes";
  expect(await visitorsSee("/privacy/children")).toContain(product);
  const page = await atWork(visit, "/admin/privacy", { on: phone });
  await page.getByRole("link", { name: "Change these words, and the page for guardians" }).click();
  await page.getByRole("heading", { level: 1, name: "Your child’s data and pictures" }).waitFor();
  const part = page.getByRole("region", { name: "Without a yes" });
  await part.getByLabel("Heading English").fill("If you have not said yes");
  await part.getByLabel("Heading हिन्दी").fill("यदि आपने हाँ नहीं कहा");
  await page
    .getByRole("button", { name: "Add: The record of personal data, in the school’s own words" })
    .click();
  await page.getByRole("button", { name: "Add: Guardians and consents" }).click();
  const kept = "As long as the child is with us, and a year longer.";
  await page.getByLabel("How long English").fill(kept);
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved. Visitors see it now.").waitFor();

  await expect
    .poll(() => visitorsSee("/privacy/children"), soon)
    .toContain("If you have not said yes");
  const shown = await visitorsSee("/privacy/children");
  expect(shown).not.toContain(product);
  expect(shown).toContain(kept);
  // Passages without the school's own words show the product's.
  expect(shown).toContain("so that another school can check a certificate");
  expect(await visitorsSee("/hi/privacy/children")).toContain("यदि आपने हाँ नहीं कहा");
  const parent = await visit("/hi/privacy/children", { on: phone, site: office().site.url });
  expect(await listViolations(parent)).toEqual([]);

  // The office sees below it what the program does.
  await page.goto(`${office().site.url}/admin/privacy`);
  const record = page.getByRole("region", { name: "Guardians, and children in pictures" });
  await record.getByText(kept).waitFor();
  await record.getByText("The program itself: As long as the child’s record").waitFor();
  expect(await listViolations(page)).toEqual([]);
});

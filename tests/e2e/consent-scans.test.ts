import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { emptyOffice } from "../fixtures/empty-office.ts";
import { buildPhoto, drawing } from "../fixtures/photos.ts";
import { hasFocus, phone, test } from "../fixtures/visit.ts";

const { office, atWork } = emptyOffice();
const child = {
  id: randomUUID(),
  admission_no: randomUUID().slice(0, 8),
  name: "Ishaan Thakur",
  campus: "majra",
  class: "Class 4",
  guardian_name: "Mother of Ishaan",
  guardian_email: `${randomUUID()}@mail.example`,
};

beforeAll(async () => {
  await office().colleague.from("students").insert(child).throwOnError();
});
afterAll(async () => {
  await office().colleague.from("students").delete().eq("id", child.id).throwOnError();
});

test("the secretary files the signed sheet with its answers, opens it and removes it", {
  tags: ["full"],
}, async ({ visit }) => {
  const page = await atWork(visit, `/admin/students/${child.id}/consents`, {
    on: phone,
    announced: [/status of 415/],
  });
  const sheets = page.getByRole("region", { name: "Signed sheets" });
  await sheets.getByText("No signed sheet is filed.").waitFor();
  const choose = page.getByLabel(/Choose (a photo or PDF|another sheet)/);
  const question = page.getByRole("group", { name: "Face in public pictures" });
  await question.getByLabel("Yes").check();
  await page.getByLabel("On the day").fill(indianDay(new Date()));
  // A file that is not a sheet is refused with a sentence, and the form keeps everything.
  await choose.setInputFiles(drawing);
  await page.getByText("This is neither a photo nor a PDF.").waitFor();
  expect(await question.getByLabel("Yes").isChecked()).toBe(true);
  await choose.setInputFiles(await buildPhoto("first.jpg", "#f4f1e8"));
  await page.getByText("1 sheet is ready.").waitFor();
  await choose.setInputFiles(await buildPhoto("second.jpg", "#e8f1f4"));
  await page.getByText("2 sheets are ready.").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Leave out second.jpg" }).click();
  await page.getByText("1 sheet is ready.").waitFor();
  await hasFocus(choose);

  // An answer at admission has no sheet to file.
  await page.getByLabel("How").selectOption("At admission");
  await choose.waitFor({ state: "detached" });
  await page.getByLabel("How").selectOption("On paper");
  await page.getByText("first.jpg").waitFor();
  await page.getByRole("button", { name: "Save answers" }).click();
  await page.getByText("Saved. It counts at once.").waitFor();
  await sheets.getByText(/kB · filed on/).waitFor();
  await sheets.getByText(/Answers given on .+: Face in public pictures/).waitFor();
  expect(await listViolations(page)).toEqual([]);

  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    sheets.getByRole("button", { name: /Open the sheet filed on/ }).click(),
  ]);
  await opened.waitForURL(/^blob:/);
  await expect
    .poll(() => opened.locator("img").evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBe(900);
  await opened.close();

  await sheets.getByRole("button", { name: /Remove the sheet filed on/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("The answers stay and count as before").waitFor();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await sheets.getByText("No signed sheet is filed.").waitFor();
  await hasFocus(sheets.getByRole("heading"));
  await page.getByRole("region", { name: "Every answer" }).getByText("On paper").waitFor();
});

import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { sharedOffice } from "../fixtures/empty-office.ts";
import { phone, test } from "../fixtures/visit.ts";

const { office, atWork } = sharedOffice();

/** A child on the roll; its admission number. */
async function enrol(): Promise<string> {
  const admission_no = `R-${randomUUID().slice(0, 8)}`;
  const child = { admission_no, name: "Tara Devi", campus: "majra", class: "Class 3" };
  await office()
    .colleague.from("students")
    .insert({
      ...child,
      guardian_name: "Her mother",
      guardian_email: `${randomUUID()}@mail.example`,
    })
    .throwOnError();
  return admission_no;
}

test("data on hold for a court stays until it is released, then is erased with a certificate", {
  tags: ["full"],
}, async ({ visit }) => {
  const number = await enrol();
  const page = await atWork(visit, "/admin/privacy/holds", { announced: [/status of 4\d\d/] });
  const set = page.getByRole("button", { name: "Set the hold" });
  await page.getByLabel("Admission number, reference or address").fill("nobody-1");
  await set.click();
  await page.getByLabel("Reason").and(page.locator("[aria-invalid=true]")).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByLabel("Reason").fill("The district court asked for it in case 12 of 2026.");
  await set.click();
  await page.getByText("Nothing with this number, reference or address is kept.").waitFor();
  await page.getByLabel("Admission number, reference or address").fill(number);
  await set.click();
  await page.getByText("On hold.", { exact: true }).waitFor();
  const hold = page.getByRole("listitem").filter({ hasText: number });
  await hold.getByText("until released").waitFor();

  const erase = async () => {
    await page.goto(`${office().site.url}/admin/privacy/erasures`);
    await page.getByLabel("Admission number or address").fill(number);
    await page.getByRole("button", { name: "Erase…" }).click();
    await page.getByRole("dialog").getByText(`Erase everything about ${number}?`).waitFor();
    await page.getByRole("button", { name: "Erase for good" }).click();
  };
  await erase();
  await page.getByText("This is on hold. Release the hold first.").waitFor();
  expect(await listViolations(page)).toEqual([]);

  await page.goto(`${office().site.url}/admin/privacy/holds`);
  await page.getByLabel(`Release the hold on ${number}`).click();
  await hold.getByLabel("Why it ends").fill("The case is closed.");
  await hold.getByRole("button", { name: "Release" }).click();
  await hold.getByText(/The case is closed/).waitFor();
  await erase();
  await page.getByRole("heading", { level: 1, name: /^Certificate of erasure/ }).waitFor();
  await page.getByText(`Child with admission number ${number}`).waitFor();
  await page.getByText(/No copy that was made after the erasure has been opened yet/).waitFor();
  expect(await listViolations(page)).toEqual([]);
  const left = office().colleague.from("students").select("id").eq("admission_no", number);
  expect((await left.throwOnError()).data).toEqual([]);
});

test("upcoming deletions are listed, on a phone and in Hindi", { tags: ["full"] }, async ({
  visit,
}) => {
  const page = await atWork(visit, "/hi/admin/privacy/due", { on: phone });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("table").first().waitFor();
  expect(await listViolations(page)).toEqual([]);
});

test("a breach is entered in the register and updated there", { tags: ["full"] }, async ({
  visit,
}) => {
  const page = await atWork(visit, "/admin/privacy/breaches", {
    on: phone,
    announced: [/status of 400/],
  });
  const what = `A laptop was stolen, ${randomUUID().slice(0, 8)}.`;
  const form = page.getByRole("region", { name: "Enter a breach" });
  await form.getByLabel("Noticed on").fill(indianDay(new Date()));
  await form.getByLabel("What happened").fill(what);
  await form.getByRole("button", { name: "Keep it" }).click();
  // The entries stay, and the first missing field has the focus.
  await form.getByLabel("Whose data").and(form.locator("[aria-invalid=true]")).waitFor();
  expect(await form.getByLabel("What happened").inputValue()).toBe(what);
  expect(await listViolations(page)).toEqual([]);
  await form.getByLabel("Whose data").fill("Forty families of class 3");
  await form.getByLabel("What was found out and done").fill("The laptop was wiped from afar.");
  await form.getByRole("button", { name: "Keep it" }).click();
  await page.getByText("Kept in the register.").waitFor();

  const entry = page.getByRole("listitem").filter({ hasText: what });
  await entry.getByText("What was done since", { exact: true }).click();
  await entry.getByLabel("Data Protection Board told on").fill("2020-01-01");
  await entry.getByRole("button", { name: "Keep it" }).click();
  await entry.getByText(/This day is before the breach was noticed/).waitFor();
  await entry.getByLabel("Data Protection Board told on").fill(indianDay(new Date()));
  await entry.getByRole("button", { name: "Keep it" }).click();
  await entry.getByText(/^Entered by .* Changed by/).waitFor();
  expect(await listViolations(page)).toEqual([]);
});

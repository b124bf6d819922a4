import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { codeIn, emailWith } from "../fixtures/emails.ts";
import { emptyOffice } from "../fixtures/empty-office.ts";
import { phone, test } from "../fixtures/visit.ts";

const { office, atWork } = emptyOffice();

test("a graduate is offered the alumni area, a guardian says yes and takes it back", {
  tags: ["full"],
}, async ({ visit }) => {
  const [mother, own] = [0, 1].map(() => `${randomUUID()}@mail.example`) as [string, string];
  const name = `Meera ${randomUUID().slice(0, 8)}`;
  const today = indianDay(new Date());
  const graduate = { name, campus: "majra", class: "12", status: "graduated", left_on: today };
  const guardian = { guardian_name: "Rekha Rana", guardian_email: mother };
  await office()
    .colleague.from("students")
    .insert({ ...graduate, ...guardian, admission_no: randomUUID() })
    .throwOnError();

  const list = await atWork(visit, "/admin/students/graduates", { on: phone });
  const row = list.getByRole("row").filter({ hasText: name });
  await row.getByText("Not written to").waitFor();
  expect(await listViolations(list)).toEqual([]);
  await list.getByRole("button", { name: "Offer the alumni area" }).click();
  await list.getByRole("dialog").getByRole("button", { name: "Offer the alumni area" }).click();
  await list.getByText(/on (its|their) way/).waitFor();
  await row.getByText("Written to, no answer").waitFor();

  const { site } = office();
  const sentEmail = await emailWith(site, mother, `${name} finished school`);
  const [link = ""] = /\/guardian\/open\?key=[0-9a-f]{64}/.exec(sentEmail) ?? [];
  const page = await visit(link, { on: phone, site: site.url, announced: [/status of 422/] });
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page
    .getByLabel("Code", { exact: true })
    .fill(codeIn(await emailWith(site, mother, "Enter this code")));
  await page.getByRole("button", { name: "Open the page" }).click();
  const child = page.getByRole("region", { name, exact: true });
  const send = child.getByRole("button", { name: "Keep this answer" });
  await child.locator('[name="wants"][value="yes"]').check();
  await send.click();
  // Without a mailbox the yes stays in the form.
  await child
    .getByRole("textbox", { name: `Mailbox of ${name}` })
    .and(child.locator("[aria-invalid=true]"))
    .waitFor();
  expect(await child.locator('[name="wants"][value="yes"]').isChecked()).toBe(true);
  expect(await listViolations(page)).toEqual([]);
  await child.getByRole("textbox", { name: `Mailbox of ${name}` }).fill(own);
  await send.click();
  await page.getByText("The invitation is on its way").waitFor();
  expect(await emailWith(site, own, "Rekha Rana said that we may invite you")).toContain(
    "/alumni/register",
  );
  await list.reload();
  await row.getByText(/^Yes/).first().waitFor();

  await child.locator('[name="wants"][value="no"]').check();
  await send.click();
  await page.getByText("Nothing is passed on to the alumni area.").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await list.reload();
  await row.getByText(/^No/).first().waitFor();
});

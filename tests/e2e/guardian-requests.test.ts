import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { codeIn, emailWith } from "../fixtures/emails.ts";
import { emptyOffice } from "../fixtures/empty-office.ts";
import { phone, test } from "../fixtures/visit.ts";

const { office, atWork } = emptyOffice();

test("a guardian asks for a correction and an erasure, and the office answers both", {
  tags: ["full"],
}, async ({ visit }) => {
  const mailbox = `${randomUUID()}@mail.example`;
  const [name, admission_no] = [`Meera ${randomUUID().slice(0, 8)}`, randomUUID()];
  const guardian = { guardian_name: "Rekha Rana", guardian_email: mailbox };
  await office()
    .colleague.from("students")
    .insert({ name, campus: "majra", class: "5", ...guardian, admission_no })
    .throwOnError();

  const { site } = office();
  const start = await visit("/guardian", { on: phone, site: site.url });
  await start.getByLabel("Your email on record").fill(mailbox);
  await start.getByRole("button", { name: "Send me a link" }).click();
  const sentEmail = await emailWith(site, mailbox, "Here is the link");
  const [link = ""] = /\/guardian\/open\?key=[0-9a-f]{64}/.exec(sentEmail) ?? [];
  const page = await visit(link, { on: phone, site: site.url, announced: [/status of 422/] });
  await page.getByRole("button", { name: "Send me a code" }).click();
  const code = codeIn(await emailWith(site, mailbox, "Enter this code"));
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Open the page" }).click();
  const child = page.getByRole("region", { name, exact: true });
  const send = child.getByRole("button", { name: "Send to the office" });
  // A correction says what is wrong.
  await send.click();
  await child.locator('[name="words"][aria-invalid=true]').waitFor();
  await child.locator('[name="words"]').fill("The house is Tagore.");
  await send.click();
  await page.getByText("The office has your request").waitFor();
  await child.getByText("The office has not answered yet.").waitFor();
  await child.locator('[name="kind"][value="erasure"]').check();
  await send.click();
  await expect.poll(() => child.getByText("The office has not answered yet.").count()).toBe(2);
  expect(await listViolations(page)).toEqual([]);

  const list = await atWork(visit, "/admin/consents/requests", { on: phone });
  const entry = (what: string) =>
    list.getByRole("listitem").filter({ hasText: name }).filter({ hasText: what });
  const correction = entry("The house is Tagore.");
  await correction.locator("summary").click();
  await correction.getByRole("button", { name: "Send the answer" }).click();
  await correction.locator('[name="answer"][aria-invalid=true]').waitFor();
  await correction.getByLabel("Your answer to the guardian").fill("The register says Tagore now.");
  expect(await listViolations(list)).toEqual([]);
  await correction.getByRole("button", { name: "Send the answer" }).click();
  await list.getByText("The answer is on its way.").waitFor();
  await correction.waitFor({ state: "detached" });
  await emailWith(site, mailbox, "The register says Tagore now.");
  await page.reload();
  await child.getByText("The register says Tagore now.").waitFor();

  await entry("Erase everything").getByRole("link", { name: "Erase the child’s data" }).click();
  await expect
    .poll(() => list.getByLabel("Admission number").first().inputValue())
    .toBe(admission_no);
  await list.getByRole("button", { name: "Erase…" }).click();
  await list.getByRole("dialog").getByRole("button", { name: "Erase for good" }).click();
  await list.getByRole("heading", { level: 1, name: /ERA-/ }).waitFor();
  const told = await emailWith(site, mailbox, "The certificate has the number ERA-");
  expect(told).not.toContain(name);
  await page.reload();
  await page.getByText("The page has closed").waitFor();
});

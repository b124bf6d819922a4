import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { recordConsents } from "../../data/consent/consents.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { sharedOffice, soon } from "../fixtures/empty-office.ts";
import { fillIn } from "../fixtures/office-forms.ts";
import { phone, test } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee } = sharedOffice();

test("A video waits until it is marked, and disappears when a guardian withdraws the consent", {
  tags: ["full"],
}, async ({ visit }) => {
  const { colleague } = office();
  const [title, name] = ["The play", "Meera"].map((word) => `${word} ${randomUUID().slice(0, 8)}`);
  const row = { name: name ?? "", campus: "majra", class: "5", admission_no: randomUUID() };
  const { data: child } = await colleague
    .from("students")
    .insert(row)
    .select()
    .single()
    .throwOnError();
  const answer = (given: boolean) =>
    recordConsents(colleague, {
      student: child.id,
      answers: { public_pictures: given, work_and_voice: true },
      channel: "paper",
    });
  await answer(true);

  const page = await atWork(visit, "/admin/youtube/new", {
    on: phone,
    announced: [/status of 502/, /^status 502/],
  });
  const link = `https://youtu.be/${randomUUID().slice(0, 11)}`;
  await fillIn({ Link: link, Title: title ?? "" })(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(/\/admin\/youtube$/);
  const listed = page.getByRole("row").filter({ hasText: title });
  await listed.getByText("Waits: nobody has said who is in it").waitFor();
  expect(await visitorsSee("/video-gallery")).not.toContain(title);

  await listed.getByRole("link").first().click();
  await page.getByRole("link", { name: "Who is in it" }).click();
  const part = page.getByRole("region", { name: "Who is in it" });
  await part.getByText("Waits: not marked").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await part.getByRole("button", { name: "Children…" }).click();
  const dialog = page.getByRole("dialog", { name: "Which children are in the video?" });
  await dialog.getByLabel("Find a child by name or number").fill(name ?? "");
  await dialog.getByRole("option", { name: new RegExp(name ?? "") }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await part.getByText("Shown: children agreed").waitFor();
  await expect.poll(() => visitorsSee("/video-gallery"), soon).toContain(title);

  await answer(false);
  await expect.poll(() => visitorsSee("/video-gallery"), soon).not.toContain(title);
  await page.reload();
  await part.getByText(`Consent is missing for: ${name}`).waitFor();
  expect(await listViolations(page)).toEqual([]);
});

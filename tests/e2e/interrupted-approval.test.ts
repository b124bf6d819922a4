// @module-tag full

import messageTexts from "messages:admin/family-messages/about";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { interrupted, pressInVain, slowDown } from "../fixtures/broken-line.ts";
import { countEmails } from "../fixtures/emails.ts";
import { arrive, hire, type Person } from "../fixtures/people.ts";
import { administratorClient, type Site, startSite } from "../fixtures/site.ts";
import { phone, test, type Visit } from "../fixtures/visit.ts";

// A school that requires a second colleague, on a phone with a slow line, in both languages. The page
// reports what was not sent, and a repeated press takes effect once.

let site: Site;
let office: Client;
vi.setConfig({ testTimeout: 300_000 });
beforeAll(async () => {
  site = await startSite({ seed: "sample" });
  office = await administratorClient(site.address);
  await office.rpc("require_message_approval", { required: true }).throwOnError();
});
afterAll(() => site?.stop());

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

describe.each(["en", "hi"] as const)("Two colleagues who read %s", (language) => {
  const t = messageTexts[language];
  const open = (visit: Visit, person: Person, path: string) =>
    arrive(visit, person, path, {
      at: site.address,
      on: phone,
      announced: interrupted,
      before: slowDown,
    });
  const press = (page: Page, name: string) => () =>
    page.getByRole("button", { name, exact: true }).click();

  test("one requests approval, takes the message back to change it, requests again; the other approves it", async ({
    visit,
  }) => {
    const address = `slow-${randomUUID().slice(0, 8)}@mail.example`;
    // A list of its own, so that the message goes to this family alone.
    const list = unique("Families of the river bank");
    const contact = {
      name: "Asha",
      email: address,
      mailing_list: list,
      language,
      agreed: "Form at the fair",
    };
    await office.from("mailing_contacts").insert(contact).throwOnError();
    const writer = await hire(site.address, office, null, "editor");
    const second = await hire(site.address, office, null, "editor");
    const title = unique("The bus leaves at six");
    const { data } = await writer.client
      .from("family_messages")
      .insert({ title, body: "From the gate.", mailing_list: list })
      .select("id")
      .single()
      .throwOnError();
    const path = `${language === "hi" ? "/hi" : ""}/admin/family-messages/${data.id}`;

    const page = await open(visit, writer, path);
    await page.getByText(t.askFact).waitFor();
    const ask = press(page, t.ask);
    await pressInVain(page, { press: ask, said: t.failedToDo, broken: "line" });
    await pressInVain(page, { press: ask, said: t.failedToDo, broken: site.address });
    expect(await listViolations(page)).toEqual([]);
    await pressInVain(page, { press: ask, said: t.failedToDo, broken: "answer" });
    // Asked again, the school knows of it.
    await page.reload();
    await page.getByText(t.waitsForSecond).waitFor();
    const reopen = press(page, t.reopen);
    await pressInVain(page, { press: reopen, said: t.failedToDo, broken: "line" });
    await pressInVain(page, { press: reopen, said: t.failedToDo, broken: "answer" });
    await page.reload();
    await ask();
    await page.getByText(t.waitsForSecond).waitFor();

    const other = await open(visit, second, path);
    await other.getByRole("button", { name: t.approve(1) }).waitFor();
    const approve = press(other, t.approve(1));
    const dialog = other.getByRole("dialog", { name: t.sendQuestion(title) });
    const send = async () => {
      await approve();
      await dialog.getByRole("button", { name: t.approve(1) }).click();
    };
    await pressInVain(other, { press: send, said: t.failedToDo, broken: "line" });
    await pressInVain(other, { press: send, said: t.failedToDo, broken: site.address });
    expect(await listViolations(other)).toEqual([]);
    await pressInVain(other, { press: send, said: t.failedToDo, broken: "answer" });
    await other.reload();
    await other.getByRole("heading", { name: t.after }).waitFor();
    expect(await countEmails(site.address, address, "From the gate.")).toBe(1);
    expect(await countEmails(site.address, second.email, title)).toBe(2);
  });
});

import { expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { emailWith } from "../fixtures/emails.ts";
import { emptyOffice } from "../fixtures/empty-office.ts";
import { arrive, createAlumnus } from "../fixtures/people.ts";
import { hasFocus, phone, test } from "../fixtures/visit.ts";

const { office: school, atWork } = emptyOffice();

test("a gift is promised, paid by its code, and recorded from the bank's statement", {
  tags: ["full"],
}, async ({ visit }) => {
  const { site, colleague } = school();
  const giver = await createAlumnus(site, colleague, {
    full_name: "Leela Chauhan",
    batch_year: 2005,
  });
  const office = await atWork(visit, "/admin/alumni/giving", {
    on: phone,
    announced: [/status of 400.*create_received_gift/],
  });
  await office.getByRole("button", { name: "Add a purpose" }).click();
  const title = office.getByLabel("Title", { exact: true });
  await hasFocus(title);
  await title.fill("A new library");
  await office.getByLabel("What the money is for", { exact: true }).fill("Books and lamps.");
  await office.getByLabel("Goal in rupees").fill("5");
  await office.getByRole("button", { name: "Save" }).click();
  await office.getByText("Please keep to the amounts that are allowed.").waitFor();
  await office.getByLabel("Goal in rupees").fill("100000");
  await office.getByRole("button", { name: "Save" }).click();
  await office.getByText("₹0 of ₹1,00,000, no gift").waitFor();
  const add = office.getByRole("button", { name: "Add a purpose" });
  await hasFocus(add);
  expect(await listViolations(office)).toEqual([]);

  const page = await arrive(visit, giver, "/alumni/giving", { at: site, on: phone });
  await page.getByLabel("For").selectOption("A new library");
  await page.getByLabel("Amount in rupees").fill("50");
  await page.getByRole("button", { name: "Go to the payment" }).click();
  await page.getByText("Please keep to the amounts that are allowed.").waitFor();
  await page.getByLabel("Amount in rupees").fill("2500");
  await page.getByRole("button", { name: "Go to the payment" }).click();
  const gift = page.getByRole("article", { name: /^GIFT-/ });
  await gift.getByText("Not received yet").waitFor();
  expect(await listViolations(page)).toEqual([]);
  const reference = (await gift.getAttribute("aria-label")) ?? "";

  await office.reload();
  await office.getByText(reference).waitFor();
  // On a phone everything of a gift is on the screen.
  const list = office.getByRole("group", { name: "Gifts" });
  expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  expect(await listViolations(office)).toEqual([]);
  const narration = `UPI/${reference.replaceAll("-", "")}`;
  const first = `Date,Narration,Deposit\n26/11/2026,${narration},1000.00`;
  const choose = (name: string, statement: string) =>
    office.getByLabel("Choose the statement (CSV)").setInputFiles({
      ...{ name, mimeType: "text/csv", buffer: Buffer.from(statement) },
    });
  const rows = office.getByRole("row").filter({ hasText: reference });
  const record = () => office.getByRole("button", { name: "Record 1 payment" }).click();
  await choose("bank.csv", first);
  const fresh = rows.filter({ hasText: "Leela Chauhan" }).filter({ hasText: "New" });
  await fresh.filter({ hasText: "₹1,000" }).filter({ hasText: "To come: ₹2,500." }).waitFor();
  const lines = office.getByRole("group", { name: "Bank statement" });
  expect(await lines.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await record();
  // A part leaves the gift open with the rest, and is not recorded again.
  await rows.filter({ hasText: "₹1,500still missing; ₹1,000 has come" }).waitFor();
  expect(await listViolations(office)).toEqual([]);
  await choose("more.csv", `${first}\n27/11/2026,${narration},1500.00`);
  await rows.filter({ hasText: "Already recorded" }).filter({ hasText: "₹1,000" }).waitFor();
  await fresh.filter({ hasText: "To come: ₹1,500." }).waitFor();
  // A colleague was faster: the payment counts once, and the page says so.
  const listed = colleague.rpc("list_gifts", { named: [reference], wanted: "promised" });
  const { data: rest } = await listed.single().throwOnError();
  const sameDay = { received_on: "2026-11-27", amount: 1500, shown: 1500 };
  await colleague.rpc("note_gift", { gift: rest.id, ...sameDay }).throwOnError();
  await record();
  await office.getByText(/A colleague has recorded this in the meantime/).waitFor();
  await office.getByText("₹2,500 of ₹1,00,000, 1 gift").waitFor();
  await choose("later.csv", `Date,Narration,Deposit\n28/11/2026,${narration},700.00`);
  const further = office.getByRole("row").filter({ hasText: "₹700" });
  await further.getByText("This gift has already been received: ₹2,500.").waitFor();
  expect(await listViolations(office)).toEqual([]);
  await emailWith(site, giver.email, reference);

  await office.getByRole("button", { name: "Record a gift" }).click();
  await hasFocus(office.getByLabel("For", { exact: true }));
  await office.getByLabel("Amount in rupees").fill("500");
  const named = office.getByLabel("Email of the giver");
  await named.fill("nobody@mail.example");
  const note = () => office.getByRole("button", { name: "Save" }).click();
  await note();
  await office
    .getByText(/^No alumnus has an account with this email/)
    .first()
    .waitFor();
  await hasFocus(named);
  expect(await listViolations(office)).toEqual([]);
  await named.fill("");
  await note();
  await office.getByText("₹3,000 of ₹1,00,000, 2 gifts").waitFor();
  await hasFocus(office.getByRole("button", { name: "Record a gift" }));

  const visitor = await visit("/alumni", { site: site.url, on: phone });
  await visitor.getByText("₹3,000 of ₹1,00,000 raised").waitFor();
  expect(await visitor.getByText("Leela").count()).toBe(0);
  expect(await listViolations(visitor)).toEqual([]);
  await page.goto("/hi/alumni/giving");
  await page.getByText("27 नवंबर 2026 को मिला").waitFor();
  expect(await listViolations(page)).toEqual([]);
});

// @module-tag full
import dashboardTexts from "messages:admin/dashboard/dashboard";
import officeTexts from "messages:admin/people/giving";
import applicationTexts from "messages:site/admissions/application";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { offerPlace } from "../fixtures/applications.ts";
import { emailWith } from "../fixtures/emails.ts";
import { type PaymentGatewayUnderTest, startPaymentGateway } from "../fixtures/payment-gateway.ts";
import { arrive, createAlumnus } from "../fixtures/people.ts";
import {
  administrator,
  administratorClient,
  type Site,
  serverClient,
  startSite,
} from "../fixtures/site.ts";
import { bothBrowsers, browsers, phone, test } from "../fixtures/visit.ts";

let gateway: PaymentGatewayUnderTest;
let site: Site;
/** The gateway's pages are another site, and one of its answers is an error. */
let announced: RegExp[];

beforeAll(async () => {
  gateway = await startPaymentGateway();
  announced = [
    new RegExp(`^third party: ${gateway.origin}/`),
    /status of 503.*\/payments\//,
    /^status 503/,
  ];
  site = await startSite({ seed: "sample", environment: gateway.environment });
});
beforeEach(() => gateway.answer());
afterAll(async () => {
  await site?.stop();
  gateway?.stop();
});

test.for(browsers)(
  "a family pays for its place online and gets its receipt, $browser",
  async ({ javaScript }, { visit }) => {
    const { id, address, link } = await offerPlace(site.address, "Tara Negi", "hi");
    const page = await visit(link, { site: site.url, on: phone, javaScript, announced });
    const pay = page.getByRole("button", { name: "ऑनलाइन भुगतान करें" });
    await pay.click();
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByText(/तब तक कृपया दोबारा भुगतान न करें/).waitFor();
    if (javaScript) expect(await listViolations(page)).toEqual([]);
    await pay.click();
    await page.getByRole("link", { name: "Pay now" }).click();
    const receipt = page.getByRole("link", { name: "रसीद (PDF)" });
    await receipt.waitFor();
    expect(await pay.count()).toBe(0);
    if (javaScript) expect(await listViolations(page)).toEqual([]);
    const file = await page.request.get((await receipt.getAttribute("href")) ?? "");
    expect(file.headers()["content-type"]).toBe("application/pdf");
    await emailWith(site, address, "आपकी रसीद PDF में साथ है");

    const office = await arrive(visit, administrator, `/admin/applications/${id}`, {
      at: site.address,
      on: phone,
    });
    await office.getByText("Reference of the gateway: pay_test").waitFor();
    expect(await listViolations(office)).toEqual([]);
    const open = office.getByRole("button", { name: "Receipt (PDF)" });
    const answer = office.waitForResponse(/\/admin\/receipts\//);
    await open.click();
    expect((await answer).headers()["content-type"]).toBe("application/pdf");
  },
);

test("a failing gateway takes no money, and the page says so", async ({ visit }) => {
  const { link } = await offerPlace(site.address, "Om Negi", "en");
  gateway.answer({ status: 500, body: "" });
  const page = await visit(link, { site: site.url, on: phone, announced });
  await page.getByRole("button", { name: "Pay online" }).click();
  await page.getByText("The payment page could not be opened. Nothing was paid.").waitFor();
  expect(await listViolations(page)).toEqual([]);
  gateway.answer();
  await page.getByRole("button", { name: "Pay online" }).click();
  await page.getByRole("link", { name: "Pay now" }).waitFor();
});

test.for(bothBrowsers)(
  "a family whose link has expired is told so, $browser",
  {},
  async ({ javaScript }, { visit }) => {
    const { id, link } = await offerPlace(site.address, "Isha Negi", "hi");
    const options = { site: site.url, on: phone, javaScript };
    const page = await visit(link, { ...options, announced: [/status of 404/, /^status 404/] });
    const admin = await administratorClient(site.address);
    await admin.from("applications").delete().eq("id", id).throwOnError();
    await page.getByRole("button", { name: "ऑनलाइन भुगतान करें" }).click();
    await page.getByRole("heading", { name: applicationTexts.hi.missing.title }).waitFor();
  },
);

test("an alumna pays her promised gift online", async ({ visit }) => {
  const admin = await administratorClient(site.address);
  const words = { title: "A new pump", body: "Water for the garden.", goal: 50_000, is_open: true };
  const { data: purpose } = await admin.rpc("save_giving_purpose", words).throwOnError();
  const giver = await createAlumnus(site.address, admin, { full_name: "Leela", batch_year: 2005 });
  await giver.client.rpc("promise_gift", { purpose, amount: 700 }).throwOnError();
  const { data: gifts } = await giver.client.rpc("list_own_gifts").throwOnError();
  const { id = "", reference = "" } = gifts[0] ?? {};
  const begun = giver.client.rpc("begin_gift_payment", { gift: id }).single();
  const { data: second } = await begun.throwOnError();
  const options = { at: site.address, on: phone };
  const page = await arrive(visit, giver, "/alumni/giving", {
    ...options,
    announced,
  });
  gateway.answer({ status: 500, body: "" });
  await page.getByRole("button", { name: "Pay online" }).click();
  await page.getByText("The payment page could not be opened. Nothing was paid.").waitFor();
  gateway.answer();
  await page.getByRole("button", { name: "Pay online" }).click();
  await page.getByRole("link", { name: "Pay now" }).click();
  const gift = page.getByRole("article", { name: /^GIFT-/ });
  await gift.getByText(/^Received on/).waitFor();
  const open = gift.getByRole("button", { name: /^Receipt \(PDF\)/ });
  expect(await listViolations(page)).toEqual([]);
  const answer = page.waitForResponse(/\/alumni\/receipts\//);
  await open.click();
  expect((await answer).headers()["content-type"]).toBe("application/pdf");
  await emailWith(site, giver.email, "Your receipt is attached as a PDF.");

  // She also paid on a page that she had left open: the office pays that back.
  await serverClient(site.address)
    .rpc("note_online_payment", { payment: second.id, outcome: "paid", gateway_reference: "pay_2" })
    .throwOnError();
  const office = await arrive(visit, administrator, "/admin", options);
  await office.getByRole("link", { name: dashboardTexts.en.work.dueRefunds }).click();
  const t = officeTexts.en;
  const due = office.getByRole("region", { name: t.refunds });
  const row = due.getByRole("row").filter({ hasText: reference }).filter({ hasText: "pay_2" });
  await row.getByText("₹700").waitFor();
  expect(await listViolations(office)).toEqual([]);
  await row.getByRole("button", { name: `${t.refund}: ${reference}` }).click();
  await office.getByText(t.refunded).waitFor();
  await due.waitFor({ state: "detached" });
  expect(await listViolations(office)).toEqual([]);
});

import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listStatedApplications } from "../../data/admissions/stated-payments.ts";
import { indianDay } from "../../data/calendar/indian-time.ts";
import type { SchoolClient } from "../../data/client.ts";
import { allEmailsTo, emailWith } from "../../tests/fixtures/emails.ts";
import {
  type PaymentGatewayUnderTest,
  startPaymentGateway,
} from "../../tests/fixtures/payment-gateway.ts";
import { serverClient } from "../../tests/fixtures/site.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "payments-"));
let gateway: PaymentGatewayUnderTest;
let server: RunningServer;
let service: SchoolClient;

beforeAll(async () => {
  gateway = await startPaymentGateway();
  server = await runServer(dataDir, { ...gateway.environment, SEED: "sample" });
  service = serverClient({ ...server, publishableKey: "" });
});
beforeEach(() => {
  gateway.asked.length = 0;
  gateway.answer();
});
afterAll(async () => {
  await server?.stop();
  gateway?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** An offered place, and the key in the email's link. */
async function offer() {
  const email = `${randomUUID()}@pay.example`;
  const child = { child_name: "तारा नेगी", date_of_birth: "2019-05-04", level: "primary" };
  const sent = { stage: "received", submitted_at: "2026-11-02", consent_version: "1" };
  const family = { guardian_name: "Asha Negi", email, phone: "01704 222222", language: "hi" };
  const place = { campus: "juniors", class: "Class 2", reference: `APP-${randomUUID()}` };
  const rows = service.from("applications");
  const row = { ...child, ...sent, ...family, ...place };
  const { data } = await rows.insert(row).select("id").single().throwOnError();
  const change = { stage: "offer", offer_ends_on: nextWeek };
  await service.from("applications").update(change).eq("id", data.id).throwOnError();
  const sentEmail = await emailWith(server, email, "application?key=");
  const key = /application\?key=([0-9a-f]{64})/.exec(sentEmail)?.[1] ?? "";
  return { id: data.id, email, key, reference: place.reference };
}

const pay = (key: string, language = "") =>
  fetch(`${server.url}${language}/payments/application`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ key }),
  });

const report = (body: unknown, bearer?: string) => gateway.report(server.url, body, bearer);

test("a family is led to the gateway, which learns no name, and back by a cookie", async () => {
  const { key, reference } = await offer();
  const begun = await pay(key, "/hi");
  const [payment] = gateway.asked;
  expect(begun.status).toBe(303);
  expect(begun.headers.get("location")).toBe(`${gateway.origin}/pay/${payment?.id}`);
  expect(payment).toEqual({
    ...{ id: expect.any(String), key: payment?.id, reference, currency: "INR", language: "hi" },
    amount: expect.any(Number),
    return_url: `${server.url}/hi/payments/return`,
    authorization: "Bearer token-of-the-school",
  });
  expect(payment?.amount).toBeGreaterThan(0);
  const cookie = begun.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^paying=[0-9a-f]{64}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
  const back = await fetch(`${server.url}/hi/payments/return`, {
    redirect: "manual",
    headers: { cookie: cookie.split(";")[0] ?? "" },
  });
  expect(back.headers.get("location")).toBe(`/hi/admissions/application?key=${key}&done=paying`);
  expect(back.headers.get("set-cookie")).toMatch(/^paying=; Path=\/; Max-Age=0;/);
});

test("a report creates the receipt, which is attached as PDF and opens by the link", async () => {
  const { key, email } = await offer();
  await pay(key);
  const { id, amount } = gateway.asked[0] as { id: string; amount: number };
  const paid = { id, outcome: "paid", gateway_reference: "pay_1" };
  expect(await (await report(paid)).json()).toEqual({ noted: 1, known: 0, unknown: 0 });
  expect(await (await report([paid, paid])).json()).toEqual({ noted: 0, known: 2, unknown: 0 });
  const findReceipts = async () =>
    (await allEmailsTo(server, email)).flatMap(({ attachments }) => attachments);
  await expect.poll(findReceipts, { timeout: 20_000 }).toHaveLength(1);
  const [attached] = await findReceipts();
  expect(attached).toMatchObject({
    mimeType: "application/pdf",
    filename: expect.stringMatching(/^receipt-20\d\d-\d\d-\d{4}\.pdf$/),
  });
  const served = await fetch(`${server.url}/admissions/application/receipt.pdf?key=${key}`);
  expect(served.headers.get("content-type")).toBe("application/pdf");
  expect(served.headers.get("cache-control")).toBe("private, no-store");
  const said = await wordsOf(new Uint8Array(await served.arrayBuffer()));
  const rupees = new Intl.NumberFormat("en-IN").format(amount);
  for (const words of ["Receipt number", "Asha Negi", rupees]) expect(said).toContain(words);
  // The email goes to the family, so it is in Hindi.
  const inHindi = await wordsOf(new Uint8Array(attached?.content as ArrayBuffer));
  expect(inHindi).toContain(rupees);
  expect(inHindi).not.toContain("Receipt");
  // A paid amount is not requested again.
  const again = await pay(key);
  expect(again.headers.get("location")).toContain("problem=nothing_due");
});

test("a bank's statement is compared with the sum that the family is asked for", async () => {
  const { key, reference } = await offer();
  await pay(key);
  const { amount } = gateway.asked[0] as { amount: number };
  expect(await listStatedApplications(service, [reference])).toMatchObject([
    { reference, due: amount, paid_amount: null },
  ]);
});

async function wordsOf(file: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(file, { verbosity: 0 });
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join("");
}

test.each([
  ["refuses", { status: 500, body: "" }],
  ["answers no JSON", { status: 200, body: "<html>" }],
  ["names no page", { status: 200, body: "{}" }],
  ["names a page elsewhere", { status: 200, body: '{"url":"https://evil.example/pay"}' }],
  ["names a script", { status: 200, body: '{"url":"javascript:alert(1)"}' }],
  ["answers without end", { status: 200, body: `"${"x".repeat(100_000)}"` }],
  ["leads elsewhere", { status: 302, body: "", headers: { location: "https://evil.example" } }],
])("a gateway that %s is not opened", async (_, wrong) => {
  const { key } = await offer();
  gateway.answer(wrong);
  const begun = await pay(key);
  expect(begun.status).toBe(303);
  expect(begun.headers.get("location")).toBe(`/admissions/application?key=${key}&problem=gateway`);
  expect(begun.headers.get("set-cookie")).toBeNull();
});

test("a script gets the address of the gateway’s page, or the reason why there is none", async () => {
  const { key } = await offer();
  const ask = async () => {
    const answer = await fetch(`${server.url}/payments/application`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({ key }),
    });
    return [answer.status, await answer.json(), answer.headers.get("set-cookie")?.slice(0, 7)];
  };
  gateway.answer({ status: 500, body: "" });
  expect(await ask()).toEqual([503, { code: "gateway" }, undefined]);
  gateway.answer();
  expect(await ask()).toEqual([
    200,
    { url: `${gateway.origin}/pay/${gateway.asked.at(-1)?.id}` },
    "paying=",
  ]);
  await report({ id: gateway.asked.at(-1)?.id, outcome: "paid" });
  expect(await ask()).toEqual([409, { code: "nothing_due" }, undefined]);
});

test("a report with an impossible day is noted today and holds up no other", async () => {
  const [first, second] = [await offer(), await offer()];
  await pay(first.key);
  await pay(second.key);
  const [one, other] = gateway.asked.map(({ id }) => ({ id, outcome: "paid" }));
  const sent = await report([
    { ...one, paid_on: "1999-01-01" },
    { ...other, paid_on: "2999-01-01" },
  ]);
  expect(await sent.json()).toEqual({ noted: 2, known: 0, unknown: 0 });
  const rows = service.from("applications").select("paid_on").in("id", [first.id, second.id]);
  const { data } = await rows.throwOnError();
  const today = indianDay(new Date());
  expect(data).toEqual([{ paid_on: today }, { paid_on: today }]);
});

test("strangers cannot start, report or read payments", async () => {
  const gone = "0".repeat(64);
  expect((await pay("../x")).status).toBe(404);
  expect((await pay(gone, "/hi")).headers.get("location")).toBe(
    `/hi/admissions/application?key=${gone}`,
  );
  expect(gateway.asked).toEqual([]);
  expect((await report({ id: randomUUID(), outcome: "paid" }, "x".repeat(32))).status).toBe(401);
  const unfit = [{}, { id: "1", outcome: "paid" }, { id: randomUUID(), outcome: "given" }];
  for (const body of unfit) expect((await report(body)).status).toBe(400);
  const unknown = await report({ id: randomUUID(), outcome: "paid", amount: 1 });
  expect(await unknown.json()).toEqual({ noted: 0, known: 0, unknown: 1 });
  const receipt = (key: string) =>
    fetch(`${server.url}/admissions/application/receipt.pdf?key=${key}`);
  for (const key of ["", "0".repeat(64), "x"]) expect((await receipt(key)).status).toBe(404);
});

test("pages may send their forms to the gateway and to nobody else", async () => {
  const { headers } = await fetch(server.url);
  expect(headers.get("content-security-policy")).toContain(`form-action 'self' ${gateway.origin};`);
});

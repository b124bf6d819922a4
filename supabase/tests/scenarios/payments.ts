import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listReceipts, listReceiptYears } from "../../../data/payments/receipts.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { nextWeek } from "../application-scene.ts";
import { emailsTo } from "../sent-emails.ts";
import { hire } from "../staff-scene.ts";
import { createAlumnus } from "./alumni.ts";
import { refuse, succeed } from "./answers.ts";
import { emailTo } from "./events-with-rsvps.ts";

const aNumber = /^20\d\d-\d\d\/\d{4,}$/;

/** An offered place at Juniors, and the link that opens it. */
export async function offerPlace(backend: Backend) {
  const rows = () => backend.service().from("applications");
  const email = `${randomUUID()}@pay.example`;
  const child = { child_name: "Tara Negi", date_of_birth: "2019-05-04", level: "primary" };
  const sent = { stage: "received", submitted_at: "2026-11-02", consent_version: "1" };
  const family = { guardian_name: "Asha Negi", email, phone: "01704 222222", language: "hi" };
  const place = { campus: "juniors", class: "Class 2", reference: `APP-${randomUUID()}` };
  const row = { ...child, ...sent, ...family, ...place };
  const { id } = await succeed(rows().insert(row).select("id").single());
  await succeed(rows().update({ stage: "offer", offer_ends_on: nextWeek }).eq("id", id).select());
  const { data } = await emailTo(backend, email);
  return { id, email, reference: place.reference, token: (data as { token: string }).token };
}

/** What a family and the gateway do about a payment, and the emails about it. */
export function gatewayOf(backend: () => Backend) {
  const begin = (token: string, amount = 5000) =>
    backend().service().rpc("begin_application_payment", { token, amount }).single();
  const report = (payment: string, outcome: string, more: object = {}) =>
    succeed(
      backend()
        .service()
        .rpc("note_online_payment", { payment, outcome, ...more }),
    );
  const emails = (recipient: string, template: string) => emailsTo(backend(), recipient, template);
  return { begin, report, emailsTo: emails };
}

// Scenarios of payments, by hand or through a gateway, and their receipts.
export function paymentScenarios(backend: () => Backend): void {
  const rows = () => backend().service().from("applications");
  const offer = () => offerPlace(backend());
  const { begin, report, emailsTo } = gatewayOf(backend);
  const pay = (id: string, change: object) => succeed(rows().update(change).eq("id", id).select());
  const receiptOf = async (token: string) =>
    (await backend().visitor().rpc("get_application_receipt", { token }).throwOnError())
      .data as Record<string, unknown> | null;

  test("every payment has its own receipt, and a corrected one replaces the last", async () => {
    const { id, token, email } = await offer();
    expect(await receiptOf(token)).toBeNull();
    await pay(id, { paid_amount: 5000, paid_on: "2026-11-20" });
    const first = await receiptOf(token);
    expect(first).toMatchObject({
      ...{ number: expect.stringMatching(aNumber), amount: 5000, paid_on: "2026-11-20" },
      ...{ payer: "Asha Negi", child_name: "Tara Negi", campus: "juniors", language: "hi" },
    });
    // Saving without a change creates no payment.
    await pay(id, { paid_amount: 5000, paid_on: "2026-11-20" });
    expect(await receiptOf(token)).toEqual(first);
    await pay(id, { paid_amount: 5500 });
    const second = await receiptOf(token);
    expect(second).toMatchObject({ amount: 5500 });
    expect(second?.number).not.toBe(first?.number);
    expect(await emailsTo(email, "application_paid")).toMatchObject([
      { data: { receipt: { number: first?.number, replaces: null, amount: 5000 } } },
      { data: { receipt: { number: second?.number, replaces: first?.number, amount: 5500 } } },
    ]);
    await pay(id, { paid_amount: null });
    expect(await receiptOf(token)).toBeNull();
  });

  test("numbers have no gaps and are used once, however many pay at once", async () => {
    const all = await Promise.all(Array.from({ length: 5 }, offer));
    await Promise.all(all.map(({ id }) => pay(id, { paid_amount: 1000 })));
    const numbers = await Promise.all(
      all.map(async ({ token }) => Number(String((await receiptOf(token))?.number).split("/")[1])),
    );
    expect(new Set(numbers).size).toBe(5);
    expect(Math.max(...numbers) - Math.min(...numbers)).toBe(4);
  });

  test("administrators of all campuses read the receipts of a year, including cancelled ones", async () => {
    const { id, reference } = await offer();
    await pay(id, { paid_amount: 5000 });
    await pay(id, { paid_amount: 5500 });
    const admin = await backend().admin();
    const [year = ""] = await listReceiptYears(admin.client);
    for (const role of ["administrator", "admissions"] as const) {
      const { client } = await hire(backend(), "juniors", role);
      expect(await listReceiptYears(client)).toEqual([]);
      const refused = client.rpc("list_receipts", { wanted: year });
      expect(await refuse(refused)).toMatchObject({ status: 403 });
    }
    const all = await listReceipts(admin.client, year);
    const [first, second] = all.filter((one) => one.reference === reference);
    expect(first).toMatchObject({ amount: 5000, is_cancelled: true, payer: "Asha Negi" });
    expect(second).toMatchObject({ amount: 5500, is_cancelled: false, replaces: first?.number });
    const numbers = all.map(({ number }) => Number(number.split("/")[1]));
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    // After the application is erased the number stays, the name does not.
    await succeed(rows().delete().eq("id", id).select());
    const kept = (await listReceipts(admin.client, year)).find(
      ({ number }) => number === second?.number,
    );
    expect(kept).toMatchObject({ amount: 5500, payer: null, reference: null });
  });

  test("only the family and the campus's admissions staff read a receipt", async () => {
    const { id, token } = await offer();
    await pay(id, { paid_amount: 5000 });
    const there = await hire(backend(), "juniors", "admissions");
    const ask = { application: id };
    expect(await succeed(there.client.rpc("get_receipt_of_application", ask))).toEqual(
      await receiptOf(token),
    );
    const elsewhere = await hire(backend(), "majra", "admissions");
    const refused = elsewhere.client.rpc("get_receipt_of_application", ask);
    expect(await refuse(refused)).toMatchObject({ status: 403 });
    const strange = backend()
      .visitor()
      .rpc("get_application_receipt", { token: "0".repeat(64) });
    expect(await refuse(strange)).toMatchObject({ status: 404 });
  });

  test("a payment through the gateway is recorded once, whatever the order of its reports", async () => {
    const { id, token, email, reference } = await offer();
    const begun = await succeed(begin(token));
    expect(begun).toMatchObject({ reference });
    expect(await report(begun.id, "failed")).toBe("noted");
    expect(await report(begun.id, "failed")).toBe("known");
    expect(await receiptOf(token)).toBeNull();
    // The family tried again at the gateway, which reports the amount and its own reference.
    const came = { amount: 5100, gateway_reference: "pay_1", paid_on: "2026-11-25" };
    expect(await report(begun.id, "paid", came)).toBe("noted");
    expect(await report(begun.id, "paid", came)).toBe("known");
    expect(await report(begun.id, "failed")).toBe("known");
    expect(await receiptOf(token)).toMatchObject({ amount: 5100, paid_on: "2026-11-25" });
    expect(await emailsTo(email, "application_paid")).toHaveLength(1);
    expect(await refuse(begin(token))).toMatchObject({ details: "nothing_due" });
    // Nobody can pay for an offer after its last day.
    const over = await offer();
    await pay(over.id, { offer_ends_on: "2026-01-01" });
    expect(await refuse(begin(over.token))).toMatchObject({ details: "nothing_due" });
    const { client } = await hire(backend(), "juniors", "admissions");
    const listed = client.rpc("list_online_payments", { application: id });
    expect(await succeed(listed)).toMatchObject([
      { amount: 5000, paid_amount: 5100, state: "paid", gateway_reference: "pay_1" },
    ]);
    expect(await report(randomUUID(), "paid")).toBe("unknown");
    const odd = { payment: begun.id, outcome: "maybe" };
    const strange = backend().service().rpc("note_online_payment", odd);
    expect(await refuse(strange)).toMatchObject({ status: 400, details: "outcome" });
  });

  test("a double payment, and one for something no longer offered, go to the office", async () => {
    const service = backend().service();
    const address = `${randomUUID()}@office.example`;
    await succeed(service.from("mailboxes").insert({ topic: "admissions", address }).select());
    const twice = await offer();
    const [one, other] = [await succeed(begin(twice.token)), await succeed(begin(twice.token))];
    const outcomes = await Promise.all([report(one.id, "paid"), report(other.id, "paid")]);
    expect(outcomes).toEqual(["noted", "noted"]);
    expect(await emailsTo(twice.email, "application_paid")).toHaveLength(1);
    const gone = await offer();
    const begun = await succeed(begin(gone.token));
    await succeed(rows().update({ stage: "declined" }).eq("id", gone.id).select());
    expect(await report(begun.id, "paid")).toBe("noted");
    expect(await receiptOf(gone.token)).toBeNull();
    expect(await emailsTo(address, "office_payment")).toMatchObject([
      { data: { reference: twice.reference, amount: 5000 } },
      { data: { reference: gone.reference, amount: 5000 } },
    ]);
    await succeed(service.from("mailboxes").delete().eq("address", address).select());
  });

  test("the alumnus who promised a gift pays it through the gateway", async () => {
    const admin = await backend().admin();
    const words = { title: "A pump", body: "Water for the garden.", goal: 50_000, is_open: true };
    const purpose = await succeed(admin.client.rpc("save_giving_purpose", words));
    const giver = await createAlumnus(backend(), { full_name: "Ravi Sample" });
    const other = await createAlumnus(backend(), {});
    await succeed(giver.client.rpc("promise_gift", { purpose, amount: 700 }));
    const [promised] = await succeed(giver.client.rpc("list_own_gifts"));
    const gift = promised?.id ?? "";
    const begun = giver.client.rpc("begin_gift_payment", { gift }).single();
    const payment = await succeed(begun);
    expect(payment).toMatchObject({ amount: 700 });
    const strange = other.client.rpc("begin_gift_payment", { gift });
    expect(await refuse(strange)).toMatchObject({ details: "nothing_due" });
    const second = await succeed(giver.client.rpc("begin_gift_payment", { gift }).single());
    expect(await report(payment.id, "paid")).toBe("noted");
    const receipt = await succeed(giver.client.rpc("get_own_gift_receipt", { gift }));
    expect(receipt).toMatchObject({ amount: 700, purpose: "A pump", payer: "Ravi Sample" });
    expect((await other.client.rpc("get_own_gift_receipt", { gift })).data).toBeNull();
    // Paid a second time; the colleagues for alumni refund it.
    const address = `${randomUUID()}@office.example`;
    const mailboxes = backend().service().from("mailboxes");
    await succeed(mailboxes.insert({ topic: "alumni", address }).select());
    expect(await report(second.id, "paid")).toBe("noted");
    expect(await emailsTo(address, "office_payment")).toMatchObject([{ data: { is_gift: true } }]);
    await succeed(mailboxes.delete().eq("address", address).select());
    // The office takes it back, so no receipt is valid.
    expect(await succeed(admin.client.rpc("note_gift", { gift }))).toBe(true);
    expect((await giver.client.rpc("get_own_gift_receipt", { gift })).data).toBeNull();
  });
}

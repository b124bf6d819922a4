import { expect, test } from "vitest";
import { notePayment } from "../../../data/admissions/applications-office.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { listDueRefunds, noteRefund } from "../../../data/payments/online-payments.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { hire } from "../staff-scene.ts";
import { createAlumnus } from "./alumni.ts";
import { refuse, succeed } from "./answers.ts";
import { gatewayOf, offerPlace } from "./payments.ts";

const yesterday = indianDay(new Date(Date.now() - 86_400_000));
const place = { campus: "juniors", class: "Class 2" };

// Scenarios of payments that come too late, twice, or for nothing that the school still has.
export function onlinePaymentScenarios(backend: () => Backend): void {
  const { begin, report, emailsTo } = gatewayOf(backend);
  const rows = () => backend().service().from("applications");
  const seen = async (id: string) =>
    succeed(rows().select("stage, paid_amount, paid_on").eq("id", id).single());
  /** An offered place whose family has opened the gateway's page; its last day is over since. */
  const offerThatEnded = async () => {
    const offered = await offerPlace(backend());
    const { id: payment } = await succeed(begin(offered.token));
    await succeed(rows().update({ offer_ends_on: yesterday }).eq("id", offered.id).select());
    return { ...offered, payment };
  };
  const nothing = { stage: "offer", paid_amount: null, paid_on: null };

  test("a payment for an offer that still stands accepts it, as the family’s button does", async () => {
    const { id, token, email } = await offerPlace(backend());
    const { id: payment } = await succeed(begin(token));
    expect(await report(payment, "paid")).toBe("noted");
    expect(await seen(id)).toMatchObject({ stage: "accepted", paid_amount: 5000 });
    const changes = await emailsTo(email, "application_changed");
    expect(changes.at(-1)).toMatchObject({ data: { stage: "accepted", words: "" } });
    expect(await emailsTo(email, "application_paid")).toMatchObject([
      { data: { stage: "accepted", receipt: { amount: 5000 } } },
    ]);
    const history = backend().service().from("audit_log").select("after").eq("row_id", id);
    expect(await succeed(history)).toContainEqual({
      after: expect.objectContaining({ stage: "accepted", paid_amount: 5000 }),
    });
    const accepted = backend().visitor().rpc("accept_application_offer", { token });
    expect(await succeed(accepted)).toMatchObject([{ stage: "accepted" }]);
  });

  test("a payment made after the last day is not taken, and the office is told", async () => {
    const address = `late-${Date.now()}@office.example`;
    const mailboxes = backend().service().from("mailboxes");
    await succeed(mailboxes.insert({ topic: "admissions", address }).select());
    const { id, payment, reference } = await offerThatEnded();
    expect(await report(payment, "paid")).toBe("noted");
    expect(await seen(id)).toEqual(nothing);
    expect(await emailsTo(address, "office_payment")).toMatchObject([{ data: { reference } }]);
    await succeed(mailboxes.delete().eq("address", address).select());
    const { client } = await hire(backend(), "juniors", "admissions");
    const listed = client.rpc("list_online_payments", { application: id });
    expect(await succeed(listed)).toMatchObject([
      { state: "unexpected", paid_amount: 5000, is_less: false },
    ]);
    // The application's page shows it, so the page about gifts does not.
    const admin = await backend().admin();
    const due = await listDueRefunds(admin.client);
    expect(due.map((one) => one.id)).not.toContain(payment);
  });

  test("less than was asked accepts nothing, is not recorded as the payment, and the office is told", async () => {
    const address = `less-${Date.now()}@office.example`;
    const mailboxes = backend().service().from("mailboxes");
    await succeed(mailboxes.insert({ topic: "admissions", address }).select());
    const { id, token, email, reference } = await offerPlace(backend());
    const { id: payment } = await succeed(begin(token));
    expect(await report(payment, "paid", { amount: 1 })).toBe("noted");
    expect(await report(payment, "paid", { amount: 1 })).toBe("known");
    expect(await seen(id)).toEqual(nothing);
    expect(await emailsTo(email, "application_paid")).toEqual([]);
    expect(await emailsTo(address, "office_payment")).toMatchObject([
      { data: { reference, amount: 1, asked: 5000 } },
    ]);
    const { client } = await hire(backend(), "juniors", "admissions");
    const listed = client.rpc("list_online_payments", { application: id });
    expect(await succeed(listed)).toMatchObject([
      { state: "unexpected", amount: 5000, paid_amount: 1, is_less: true },
    ]);
    const told = async () => {
      const page = backend().visitor().rpc("get_application", { token }).single();
      const { came_amount, asked_amount } = await succeed(page);
      return [came_amount, asked_amount];
    };
    expect(await told()).toEqual([1, 5000]);
    // The whole sum is still due, also once the family has accepted by its button.
    await succeed(backend().visitor().rpc("accept_application_offer", { token }));
    const again = await succeed(begin(token));
    expect(await report(again.id, "paid", { amount: 4999 })).toBe("noted");
    expect(await seen(id)).toEqual({ ...nothing, stage: "accepted" });
    expect(await told()).toEqual([4999, 5000]);
    const whole = await succeed(begin(token));
    expect(await report(whole.id, "paid")).toBe("noted");
    expect(await seen(id)).toMatchObject({ stage: "accepted", paid_amount: 5000 });
    expect(await told()).toEqual([null, null]);
    // What comes after it was not due at all, however little it is.
    const late = await offerThatEnded();
    expect(await report(late.payment, "paid", { amount: 1 })).toBe("noted");
    const office = (await emailsTo(address, "office_payment")).at(-1);
    expect(office).toMatchObject({ data: { reference: late.reference, asked: null } });
    const ofLate = client.rpc("list_online_payments", { application: late.id });
    expect(await succeed(ofLate)).toMatchObject([{ state: "unexpected", is_less: false }]);
    await succeed(mailboxes.delete().eq("address", address).select());
  });

  test("a payment made on the last day and reported later counts while a seat is left", async () => {
    const admin = await backend().admin();
    const give = (seats: number | null) =>
      admin.client
        .rpc("set_admission_seats", { wanted: place.campus, seats: { [place.class]: seats } })
        .throwOnError();
    const inTime = { paid_on: yesterday };
    const first = await offerThatEnded();
    expect(await report(first.payment, "paid", inTime)).toBe("noted");
    expect(await seen(first.id)).toEqual({
      stage: "accepted",
      paid_amount: 5000,
      paid_on: yesterday,
    });
    const second = await offerThatEnded();
    await give(0);
    expect(await report(second.payment, "paid", inTime)).toBe("noted");
    await give(null);
    expect(await seen(second.id)).toEqual(nothing);
  });

  test("a line of a bank’s statement leaves a payment that came meanwhile as it is", async () => {
    const { id, token, email } = await offerPlace(backend());
    const { id: payment } = await succeed(begin(token));
    await report(payment, "paid", { amount: 5100 });
    const { client } = await hire(backend(), "juniors", "admissions");
    expect(await notePayment(client, id, { amount: 5000, day: null })).toBe(false);
    expect(await seen(id)).toMatchObject({ paid_amount: 5100 });
    expect(await emailsTo(email, "application_paid")).toHaveLength(1);
    const other = await offerPlace(backend());
    expect(await notePayment(client, other.id, { amount: 5000, day: yesterday })).toBe(true);
    expect(await seen(other.id)).toMatchObject({ paid_amount: 5000, paid_on: yesterday });
  });

  test("a payment that the office records accepts the offer that stands, as one through the gateway does", async () => {
    const { client } = await hire(backend(), "juniors", "admissions");
    const { id, email } = await offerPlace(backend());
    expect(await notePayment(client, id, { amount: 5000, day: yesterday })).toBe(true);
    expect(await seen(id)).toEqual({ stage: "accepted", paid_amount: 5000, paid_on: yesterday });
    expect((await emailsTo(email, "application_changed")).at(-1)).toMatchObject({
      data: { stage: "accepted", words: "" },
    });
    expect(await emailsTo(email, "application_paid")).toMatchObject([
      { data: { stage: "accepted", receipt: { amount: 5000 } } },
    ]);
    // Paid in time, noted later.
    const inTime = await offerThatEnded();
    expect(await notePayment(client, inTime.id, { amount: 5000, day: yesterday })).toBe(true);
    expect(await seen(inTime.id)).toMatchObject({ stage: "accepted" });
  });

  test("a payment that came late, for no offer or without a seat is recorded and accepts nothing", async () => {
    const { client } = await hire(backend(), "juniors", "admissions");
    const record = (id: string, day: string | null) =>
      notePayment(client, id, { amount: 5000, day });
    const late = await offerThatEnded();
    expect(await record(late.id, null)).toBe(true);
    expect(await seen(late.id)).toMatchObject({ stage: "offer", paid_amount: 5000 });
    const declined = await offerPlace(backend());
    await succeed(rows().update({ stage: "declined" }).eq("id", declined.id).select());
    expect(await record(declined.id, yesterday)).toBe(true);
    expect(await seen(declined.id)).toMatchObject({ stage: "declined", paid_amount: 5000 });
    const unseated = await offerThatEnded();
    const admin = await backend().admin();
    const give = (seats: number | null) =>
      admin.client
        .rpc("set_admission_seats", { wanted: place.campus, seats: { [place.class]: seats } })
        .throwOnError();
    await give(0);
    expect(await record(unseated.id, yesterday)).toBe(true);
    await give(null);
    expect(await seen(unseated.id)).toMatchObject({ stage: "offer", paid_amount: 5000 });
  });

  test("what no application shows is counted and listed for the alumni office until it is paid back", async () => {
    const admin = await backend().admin();
    const { client: office } = await hire(backend(), null, "alumni_office");
    const count = async (client = office) =>
      ((await succeed(client.rpc("count_waiting_work"))) as { dueRefunds?: number }).dueRefunds;
    const before = (await count()) ?? 0;

    // A gift that is paid a second time.
    const words = { title: "A well", body: "Water for the garden.", goal: 50_000, is_open: true };
    const purpose = await succeed(admin.client.rpc("save_giving_purpose", words));
    const giver = await createAlumnus(backend(), {});
    const reference = await succeed(giver.client.rpc("promise_gift", { purpose, amount: 700 }));
    const [promised] = await succeed(giver.client.rpc("list_own_gifts"));
    const gift = promised?.id ?? "";
    const pay = () => succeed(giver.client.rpc("begin_gift_payment", { gift }).single());
    const [one, other] = [await pay(), await pay()];
    await report(one.id, "paid");
    await report(other.id, "paid", { gateway_reference: "pay_2" });
    // An application that is erased before its payment comes.
    const erased = await offerPlace(backend());
    const { id: payment } = await succeed(begin(erased.token));
    await succeed(rows().delete().eq("id", erased.id).select());
    await report(payment, "paid");

    const listed = await listDueRefunds(office);
    expect(listed).toContainEqual({
      ...{ id: other.id, reference, amount: 700, gateway_reference: "pay_2" },
      created_at: expect.any(String),
    });
    expect(listed).toContainEqual(
      expect.objectContaining({ id: payment, reference: erased.reference, amount: 5000 }),
    );
    expect(listed.map(({ id }) => id)).not.toContain(one.id);
    expect(await count()).toBe(before + 2);

    expect(await noteRefund(office, other.id)).toBe(true);
    expect(await noteRefund(office, other.id)).toBe(false);
    expect((await listDueRefunds(office)).map(({ id }) => id)).not.toContain(other.id);
    expect(await count()).toBe(before + 1);
    expect(await noteRefund(office, other.id, false)).toBe(true);
    expect(await count()).toBe(before + 2);
    // Nothing is to be paid back of a payment that was expected.
    expect(await noteRefund(office, one.id)).toBe(false);

    const { client: admissions } = await hire(backend(), null, "admissions");
    expect(await count(admissions)).toBeUndefined();
    for (const client of [admissions, giver.client]) {
      expect(await refuse(client.rpc("list_due_refunds"))).toMatchObject({ code: "42501" });
      const noted = client.rpc("note_refund", { payment: other.id });
      expect(await refuse(noted)).toMatchObject({ code: "42501" });
    }
  });
}

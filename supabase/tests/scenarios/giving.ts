import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listGifts } from "../../../data/alumni/giving.ts";
import type { Backend, Person } from "../../../tests/fixtures/backend.ts";
import { createAlumnus } from "./alumni.ts";
import { refuse, succeed } from "./answers.ts";

const words = { title: "A new library", body: "Books and light for the young.", goal: 100_000 };

export function givingScenarios(backend: () => Backend): void {
  const purpose = async (is_open = true) => {
    const admin = await backend().admin();
    const saved = admin.client.rpc("save_giving_purpose", { ...words, is_open });
    return { admin, id: await succeed(saved) };
  };
  const promise = (person: Person, id: string, amount = 500) =>
    person.client.rpc("promise_gift", { purpose: id, amount });
  const own = (person: Person) => succeed(person.client.rpc("list_own_gifts"));
  const progress = async (id: string) => {
    const all = await succeed(backend().visitor().rpc("list_giving_purposes"));
    const { received, gifts } = all.find((one) => one.id === id) ?? {};
    return { received, gifts };
  };

  test("a promise counts once the office has recorded the gift, which creates the receipt", async () => {
    const { admin, id } = await purpose();
    const giver = await createAlumnus(backend(), { full_name: "Asha Sample" });
    const reference = await succeed(promise(giver, id));
    expect(reference).toMatch(/^GIFT-\d\d-[2-9A-Z]{7}$/);
    expect(await progress(id)).toEqual({ received: 0, gifts: 0 });
    const [gift] = await own(giver);
    const note = (change: object) =>
      admin.client.rpc("note_gift", { gift: gift?.id ?? "", ...change });
    expect(await refuse(note({ received_on: "2999-01-01" }))).toMatchObject({
      details: "received_on",
    });
    expect(await refuse(note({ received_on: "2026-11-27", amount: 0 }))).toMatchObject({
      details: "amount",
    });
    expect(await succeed(note({ received_on: "2026-11-27", amount: 750 }))).toBe(true);
    expect(await succeed(note({ received_on: "2026-11-27" }))).toBe(false);
    expect(await progress(id)).toEqual({ received: 750, gifts: 1 });
    expect(await own(giver)).toMatchObject([{ state: "received", amount: 750, reference }]);
    const sentEmails = backend().service().from("mail_outbox").select("data");
    const sent = sentEmails.eq("recipient", giver.email).eq("template", "gift_received");
    expect(await succeed(sent)).toMatchObject([
      {
        data: { receipt: { amount: 750, reference, paid_on: "2026-11-27", payer: "Asha Sample" } },
      },
    ]);
    expect(await succeed(note({}))).toBe(true);
    expect(await progress(id)).toEqual({ received: 0, gifts: 0 });
  });

  test("a gift paid in parts stays open until the whole sum came", async () => {
    const { admin, id } = await purpose();
    const giver = await createAlumnus(backend(), { full_name: "Tara Sample" });
    const reference = await succeed(promise(giver, id, 1000));
    const [{ id: gift } = { id: "" }] = await own(giver);
    const note = (of: string, change: object = {}) =>
      succeed(admin.client.rpc("note_gift", { gift: of, ...change }));
    const listed = async () =>
      (await succeed(admin.client.rpc("list_gifts", { named: [reference] }))).map(
        ({ state, amount, came }) => [state, amount, came],
      );
    const first = { received_on: "2026-11-27", amount: 400, shown: 1000 };
    expect(await note(gift, first)).toBe(true);
    // The response to the first call was lost.
    expect(await note(gift, first)).toBe(false);
    expect(await listed()).toEqual([
      ["received", 400, 0],
      ["promised", 600, 400],
    ]);
    expect(await progress(id)).toEqual({ received: 400, gifts: 1 });
    // Both are shown under the reference that the payments carry, and each part has its receipt.
    const both = await own(giver);
    expect(both.map((one) => one.reference)).toEqual([reference, reference]);
    const part = both.find(({ state }) => state === "received")?.id ?? "";
    const receiptOf = async (of: string) =>
      (await giver.client.rpc("get_own_gift_receipt", { gift: of }).throwOnError()).data;
    expect(await receiptOf(part)).toMatchObject({ amount: 400, reference });
    expect(await receiptOf(gift)).toBeNull();
    // What the gateway asks for is what is missing.
    const begun = giver.client.rpc("begin_gift_payment", { gift }).single();
    expect(await succeed(begun)).toMatchObject({ amount: 600, reference });

    // A part that is undone is missing again, and can come again.
    expect(await note(part)).toBe(true);
    expect(await listed()).toContainEqual(["promised", 1000, 0]);
    const back = { ...first, shown: 400 };
    expect(await note(part, back)).toBe(true);
    expect(await note(part, back)).toBe(false);
    expect(await listed()).toEqual([
      ["received", 400, 0],
      ["promised", 600, 400],
    ]);
    expect(await note(gift, { received_on: "2026-11-28" })).toBe(true);
    expect(await progress(id)).toEqual({ received: 1000, gifts: 1 });
    expect(await receiptOf(gift)).toMatchObject({ amount: 600, reference });
  });

  test("what is older than a gift is asked for in the same order, for some references as for all", async () => {
    const { admin, id } = await purpose();
    const giver = await createAlumnus(backend(), {});
    const references = [await succeed(promise(giver, id, 1000))];
    const [{ id: gift } = { id: "" }] = await own(giver);
    for (const amount of [100, 200]) {
      const came = { gift, received_on: "2026-11-27", amount };
      await succeed(admin.client.rpc("note_gift", came));
    }
    const [newest, ...older] = await listGifts(admin.client, { references });
    expect([newest, ...older].map((one) => one?.amount)).toEqual([200, 100, 700]);
    expect(await listGifts(admin.client, { references, after: newest })).toEqual(older);
  });

  test("a page that has been open for long records no part twice, and two equal parts count as two", async () => {
    const { admin, id } = await purpose();
    const giver = await createAlumnus(backend(), {});
    await succeed(promise(giver, id, 1000));
    const [{ id: gift } = { id: "" }] = await own(giver);
    const note = (of: string, amount: number, shown: number) =>
      succeed(
        admin.client.rpc("note_gift", { gift: of, received_on: "2026-11-27", amount, shown }),
      );
    expect(await note(gift, 310, 1000)).toBe(true);
    expect(await note(gift, 310, 1000)).toBe(false);
    // The whole gift, from a page that does not show the part.
    expect(await note(gift, 1000, 1000)).toBe(false);
    expect(await note(gift, 310, 690)).toBe(true);
    expect(await progress(id)).toEqual({ received: 620, gifts: 1 });

    // A part that is undone and comes again after others completes the promise, once.
    const [part] = (await own(giver)).filter(({ state }) => state === "received");
    await succeed(admin.client.rpc("note_gift", { gift: part?.id ?? "" }));
    expect(await note(gift, 600, 690)).toBe(true);
    expect(await note(part?.id ?? "", 310, 310)).toBe(true);
    expect(await note(part?.id ?? "", 310, 310)).toBe(false);
    expect(await progress(id)).toEqual({ received: 1220, gifts: 1 });
    const states = (await own(giver)).map(({ state }) => state).sort();
    expect(states).toEqual(["received", "received", "received", "withdrawn"]);
  });

  test("the office closes a promise of which nothing more comes, and opens it again", async () => {
    const { admin, id } = await purpose();
    const giver = await createAlumnus(backend(), {});
    await succeed(promise(giver, id, 1000));
    const [{ id: gift } = { id: "" }] = await own(giver);
    const came = { gift, received_on: "2026-11-27", amount: 400 };
    await succeed(admin.client.rpc("note_gift", came));
    const close = (more: object = {}) => admin.client.rpc("close_gift", { gift, ...more });
    expect(await succeed(close())).toBe(true);
    expect(await succeed(close())).toBe(false);
    expect(await own(giver)).toMatchObject([{ state: "received" }, { state: "withdrawn" }]);
    expect(await progress(id)).toEqual({ received: 400, gifts: 1 });
    expect(await succeed(close({ is_closed: false }))).toBe(true);
    expect(await own(giver)).toMatchObject([{ state: "received" }, { state: "promised" }]);
    const other = giver.client.rpc("close_gift", { gift });
    expect(await refuse(other)).toMatchObject({ code: "42501" });
  });

  test("a gift without a promise counts once, is matched to an alumnus by email, and is undone as a whole", async () => {
    const { admin, id } = await purpose(false);
    const giver = await createAlumnus(backend(), { full_name: "Om Sample" });
    const add = (gift: string, more: object = {}) =>
      admin.client.rpc("create_received_gift", {
        ...{ gift, purpose: id, amount: 300, received_on: "2026-11-27" },
        ...more,
      });
    for (const [more, details] of [
      [{ amount: 0 }, "amount"],
      [{ received_on: "2999-01-01" }, "received_on"],
      [{ giver: "nobody@mail.example" }, "giver"],
      [{ purpose: randomUUID() }, "no_such_purpose"],
    ] as const) {
      expect(await refuse(add(randomUUID(), more))).toMatchObject({ details });
    }
    const gift = randomUUID();
    await add(gift).throwOnError();
    await add(gift).throwOnError();
    await add(randomUUID(), { giver: giver.email.toUpperCase(), amount: 200 }).throwOnError();
    expect(await progress(id)).toEqual({ received: 500, gifts: 2 });
    expect(await own(giver)).toMatchObject([{ state: "received", amount: 200 }]);
    const sentEmails = backend().service().from("mail_outbox").select("template");
    expect(await succeed(sentEmails.eq("recipient", giver.email))).toContainEqual({
      template: "gift_received",
    });
    const asked = admin.client.rpc("list_receipts", { wanted: "2026-27" });
    const receipts = (await succeed(asked)).filter(({ amount }) => amount === 300);
    expect(receipts).toEqual([]);
    expect(await succeed(admin.client.rpc("note_gift", { gift }))).toBe(true);
    expect(await progress(id)).toEqual({ received: 200, gifts: 1 });
    const listed = await succeed(admin.client.rpc("list_gifts", { wanted: "withdrawn" }));
    expect(listed).toContainEqual(expect.objectContaining({ id: gift, giver: null }));
    const other = giver.client.rpc("create_received_gift", {
      ...{ gift: randomUUID(), purpose: id, amount: 300, received_on: "2026-11-27" },
    });
    expect(await refuse(other)).toMatchObject({ code: "42501" });
  });

  test("only the giver and the office read who gave", async () => {
    const { admin, id } = await purpose();
    const giver = await createAlumnus(backend(), { full_name: "Ravi Sample" });
    const other = await createAlumnus(backend(), {});
    const reference = await succeed(promise(giver, id));
    expect(await own(other)).toEqual([]);
    for (const person of [giver, other]) {
      const asked = person.client.rpc("list_gifts", { named: [reference] });
      expect(await refuse(asked)).toMatchObject({ code: "42501" });
    }
    const asked = admin.client.rpc("list_gifts", { named: [reference] });
    expect(await succeed(asked)).toMatchObject([{ giver: "Ravi Sample", amount: 500 }]);
    expect(JSON.stringify(await progress(id))).not.toContain("Ravi");
  });

  test("a promise can be withdrawn only by its maker, until the gift is received", async () => {
    const { admin, id } = await purpose();
    const giver = await createAlumnus(backend(), {});
    const other = await createAlumnus(backend(), {});
    await succeed(promise(giver, id));
    const [{ id: gift } = { id: "" }] = await own(giver);
    const withdraw = (person: Person) => succeed(person.client.rpc("withdraw_own_gift", { gift }));
    expect(await withdraw(other)).toBe(false);
    expect(await withdraw(giver)).toBe(true);
    // The bank had received it all the same.
    const note = admin.client.rpc("note_gift", { gift, received_on: "2026-11-27" });
    expect(await succeed(note)).toBe(true);
    expect(await withdraw(giver)).toBe(false);
  });

  test("wrong amounts, closed purposes and too many promises are refused, even at once", async () => {
    const { admin, id } = await purpose();
    const closed = await purpose(false);
    const giver = await createAlumnus(backend(), {});
    for (const amount of [0, 99, -500, 1_000_001]) {
      expect(await refuse(promise(giver, id, amount))).toMatchObject({ details: "amount" });
    }
    expect(await refuse(promise(giver, closed.id))).toMatchObject({ details: "purpose_closed" });
    const waiting = await backend().signUp();
    expect(await refuse(promise(waiting, id))).toMatchObject({ code: "42501" });
    const twice = [await succeed(promise(giver, id, 900)), await succeed(promise(giver, id, 900))];
    expect(new Set(twice).size).toBe(1);
    const amounts = [100, 200, 300, 400, 500, 600, 700];
    const answers = await Promise.all(amounts.map((amount) => promise(giver, id, amount)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(4);
    const saved = admin.client.rpc("save_giving_purpose", { ...words, goal: 5, is_open: true });
    expect(await refuse(saved)).toMatchObject({ details: "goal" });
    const gone = { ...words, is_open: true, purpose: "3f2a7c1e-5b0d-4c86-9e1a-000000000000" };
    const unknown = admin.client.rpc("save_giving_purpose", gone);
    expect(await refuse(unknown)).toMatchObject({ details: "no_such_purpose" });
  });

  test("a gift outlives its giver's account, without the name", async () => {
    const { admin, id } = await purpose();
    const giver = await createAlumnus(backend(), { full_name: "Nobody Later" });
    const reference = await succeed(promise(giver, id));
    await backend().service().auth.admin.deleteUser(giver.id);
    const asked = admin.client.rpc("list_gifts", { named: [reference] });
    expect(await succeed(asked)).toMatchObject([{ giver: null, amount: 500 }]);
  });
}

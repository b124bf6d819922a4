import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend, Person } from "../../../tests/fixtures/backend.ts";
import { ahead, alumniPostScene } from "../alumni-post-scene.ts";
import { createAlumnus } from "./alumni.ts";
import { succeed } from "./answers.ts";

/** What alumni learn of one another: who comes to a reunion, and the email of the month. */
export function alumniNewsScenarios(backend: () => Backend): void {
  const { publish, written, emailsTo } = alumniPostScene(backend);

  test("a batch reads the events to which it was invited", async () => {
    const reader = await createAlumnus(backend(), { batch_year: 1970 });
    const admin = await backend().admin();
    const starts_at = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const event = { title: "Reunion", slug: crypto.randomUUID(), starts_at, rsvp_enabled: true };
    const rows = admin.client.from("events").insert({ ...event, status: "published" });
    const { id } = await succeed(rows.select().single());
    const seen = async (batch: number) =>
      (await succeed(reader.client.rpc("list_batch_events", { batch }))).map((one) => one.id);
    expect(await seen(1970)).toEqual([]);
    await succeed(admin.client.rpc("invite_to_event", { wanted: id, batches: [1970] }));
    expect(await seen(1970)).toEqual([id]);
    expect(await seen(1971)).toEqual([]);
    const coming = async (who: Person) =>
      (await succeed(who.client.rpc("list_batch_events", { batch: 1970 })))[0]?.coming;
    const mate = await createAlumnus(backend(), { full_name: "Om Sample", batch_year: 1970 });
    const other = await createAlumnus(backend(), { batch_year: 1971 });
    const reply = { event_id: id, name: "Another spelling", email: mate.email.toUpperCase() };
    await succeed(backend().service().rpc("create_event_rsvp", reply));
    // Only people who chose to be shown are shown.
    expect(await coming(reader)).toEqual([]);
    const show = (reunions: string) =>
      succeed(
        mate.client
          .from("alumni_profiles")
          .update({ visibility: { reunions } })
          .eq("id", mate.id)
          .select(),
      );
    const shown = [{ id: mate.id, full_name: "Om Sample" }];
    await show("batch");
    expect(await coming(reader)).toEqual(shown);
    expect(await coming(other)).toEqual([]);
    await show("alumni");
    expect(await coming(other)).toEqual(shown);
    await show("nobody");
    expect(await coming(reader)).toEqual([]);
    await show("batch");
    const rsvps = backend().service().from("event_rsvps");
    await succeed(rsvps.update({ status: "cancelled" }).eq("event_id", id).select());
    expect(await coming(reader)).toEqual([]);
    const events = backend().service().from("events");
    await succeed(events.update({ status: "draft" }).eq("id", id).select());
    expect(await seen(1970)).toEqual([]);
  });

  test("an alumnus who asked for it gets an email once a month with what is new and visible to them", async () => {
    const author = await createAlumnus(backend(), { batch_year: 1972, full_name: "Asha Sample" });
    const wants = { wants_digest: true };
    const mate = await createAlumnus(backend(), { ...wants, batch_year: 1972 });
    const other = await createAlumnus(backend(), { ...wants, batch_year: 1973 });
    const unasked = await createAlumnus(backend(), { batch_year: 1972 });
    await written(author, { title: "Waiting still" });
    await publish(await written(author, { title: "For everybody" }));
    await publish(await written(author, { title: "For the batch", audience: "batch" }));
    const [year = 0, month = 0] = ahead(0).split("-").map(Number);
    const next = `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, "0")}-01`;
    const service = backend().service();
    const send = () => succeed(service.rpc("queue_alumni_digests", { this_month: next }));
    // Both databases may hold other people who asked for it.
    while ((await send()) > 0);
    expect(await send()).toBe(0);
    const read = async (person: Person) =>
      (await emailsTo(person.email, "alumni_digest")).map(({ data }) =>
        (data as { news: { title: string }[] }).news
          .map(({ title }) => title)
          .filter((title) => title.startsWith("For ") || title.startsWith("Waiting"))
          .toSorted(),
      );
    expect(await read(mate)).toEqual([["For everybody", "For the batch"]]);
    expect(await read(other)).toEqual([["For everybody"]]);
    expect(await read(unasked)).toEqual([]);
    expect(await read(author)).toEqual([]);

    const [letter] = await emailsTo(mate.email, "alumni_digest");
    const { token } = (letter?.data ?? {}) as { token: string };
    const visitor = backend().visitor();
    const comes = () => succeed(visitor.rpc("get_alumni_digest", { token }));
    expect(await comes()).toEqual([{ wants_digest: true }]);
    await visitor.rpc("end_alumni_digest", { token: randomUUID() }).throwOnError();
    expect(await comes()).toEqual([{ wants_digest: true }]);
    await visitor.rpc("end_alumni_digest", { token }).throwOnError();
    await visitor.rpc("end_alumni_digest", { token }).throwOnError();
    expect(await comes()).toEqual([{ wants_digest: false }]);
    const { data } = await mate.client.from("alumni_profiles").select("wants_digest").single();
    expect(data).toEqual({ wants_digest: false });
  });
}

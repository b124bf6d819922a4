import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { previewFamilyMessage } from "../../../data/family-messages/messages-office.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { familyMessageScene, newClass } from "../family-message-scene.ts";
import { newMailbox } from "../guardian-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** Messages that visitors, riders of a bus, guests and readers of the weekly email get. */
export function messageReaderScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const { enrol, write, send, lettersOf, handOver } = familyMessageScene(backend);

  test("as a notice it is shown on the site until it is taken back", async () => {
    const className = newClass();
    const mailbox = newMailbox();
    await enrol(className, { guardian_email: mailbox });
    const words = { body: "Rain & <wind>.\nStay in.\n\nThe office." };
    const { id } = await write(office, className, { ...words, on_site: true, is_urgent: true });
    await succeed(send(office, id));
    const message = office.from("family_messages").select("notice_id, status").eq("id", id);
    const notice = (await succeed(message))[0]?.notice_id ?? "";
    const shown = () =>
      succeed(backend().visitor().from("latest_updates").select().eq("id", notice));
    expect(await shown()).toMatchObject([
      {
        content: "No school tomorrow",
        body: "<p>Rain &amp; &lt;wind&gt;.<br>Stay in.</p><p>The office.</p>",
        is_urgent: true,
        campus: "juniors",
        translations: { hi: { content: "कल विद्यालय बंद", body: "<p>नदी में बाढ़ है।</p>" } },
      },
    ]);
    await handOver(mailbox);
    expect(await succeed(message)).toMatchObject([{ status: "sent" }]);
    expect(await succeed(office.rpc("take_back_family_message", { message: id }))).toBe(0);
    expect(await shown()).toEqual([]);
    const again = office.rpc("take_back_family_message", { message: id });
    expect(await refuse(again)).toMatchObject({ details: "nothing_waits" });
    // Only on the site, because no family has an address.
    const alone = await write(office, newClass(), { on_site: true });
    expect(await succeed(send(office, alone.id))).toBe(0);
    // Messages cannot reveal a child's name to strangers either.
    const child = await enrol(newClass(), { name: "Devika Rawat Thapliyal" });
    const naming = { title: `${child.name} is ill`, on_site: true };
    const refused = await refuse(send(office, (await write(office, className, naming)).id));
    expect(refused).toMatchObject({ status: 400 });
  });

  test("families of a bus route get a message, and nobody once the route is deleted", async () => {
    const [rider, walker, elsewhere] = [newMailbox(), newMailbox(), newMailbox()];
    const className = newClass();
    const row = { name: `Route ${randomUUID().slice(0, 6)}`, campus: "juniors" };
    const routes = office.from("bus_routes");
    const { id: route_id } = await succeed(
      routes
        .insert({ ...row, translations: { hi: { name: "मार्ग नौ" } } })
        .select()
        .single(),
    );
    await enrol(className, { route_id, guardian_email: rider });
    await enrol(className, { guardian_email: walker });
    await enrol(newClass(), { route_id, guardian_email: elsewhere });
    const all = await write(office, className, { route_id, classes: [], to_subscribers: true });
    expect(await previewFamilyMessage(office, all.id)).toMatchObject({ children: 2, emails: 2 });
    const ofClass = await write(office, className, { route_id, on_site: true });
    expect(await succeed(send(office, ofClass.id))).toBe(1);
    expect(await lettersOf(rider)).toHaveLength(1);
    expect(await lettersOf(walker)).toEqual([]);
    const sent = office.from("family_messages").select("notice_id").eq("id", ofClass.id).single();
    const { notice_id } = await succeed(sent);
    const notices = office.from("latest_updates").select("concerns, translations");
    expect(await succeed(notices.eq("id", notice_id ?? "").single())).toMatchObject({
      concerns: row.name,
      translations: { hi: { concerns: "मार्ग नौ" } },
    });
    await succeed(office.from("bus_routes").delete().eq("id", route_id).select());
    expect(await previewFamilyMessage(office, all.id)).toMatchObject({ children: 0, emails: 0 });
    expect(await refuse(send(office, all.id))).toMatchObject({ details: "nobody" });
  });

  test("guests of an event and readers of the weekly email get a message, each once", async () => {
    const className = newClass();
    const [guest, declined, reader, far] = [newMailbox(), newMailbox(), newMailbox(), newMailbox()];
    const starts = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const event = { title: "Founders' Day", slug: randomUUID(), starts_at: starts };
    const service = backend().service();
    const place = { campus: "juniors", venue: "Hall", status: "published" };
    const { id: event_id } = await succeed(
      service
        .from("events")
        .insert({ ...event, ...place })
        .select()
        .single(),
    );
    const rsvp = (email: string, status: string, adults: number) => ({
      ...{ event_id, reference: randomUUID(), name: "A guest", email, status, adults },
      language: "hi",
    });
    await succeed(
      service
        .from("event_rsvps")
        .insert([rsvp(guest, "going", 2), rsvp(declined, "declined", 0)])
        .select(),
    );
    const toGuests = await write(office, className, { event_id });
    expect(await previewFamilyMessage(office, toGuests.id)).toMatchObject({
      children: 0,
      emails: 1,
    });
    const { client: editor } = await hire(backend(), "majra", "editor");
    const theirs = await write(editor, className, { event_id, campus: "majra" });
    expect(await refuse(send(editor, theirs.id))).toMatchObject({ details: "campus_scope" });
    expect(await succeed(send(office, toGuests.id))).toBe(1);
    expect((await lettersOf(guest))[0]?.data).toMatchObject({ reader: "guest", language: "hi" });
    expect(await lettersOf(declined)).toEqual([]);

    const weekly = (email: string, campuses: string[]) => ({
      ...{ email, campuses, grades: [], confirmed_at: new Date().toISOString() },
    });
    await succeed(
      service
        .from("weekly_subscriptions")
        .insert([weekly(reader, ["juniors"]), weekly(far, ["majra"])])
        .select(),
    );
    await enrol(className, { guardian_email: reader });
    const toReaders = await write(office, newClass(), { to_subscribers: true });
    await succeed(send(office, toReaders.id));
    expect(await lettersOf(reader)).toHaveLength(1);
    expect((await lettersOf(reader))[0]?.data).toMatchObject({ reader: "weekly" });
    expect(await lettersOf(far)).toEqual([]);
  });
}

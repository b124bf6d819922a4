import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { messageGuests } from "../../../data/events/guest-messages.ts";
import { countEventHeads } from "../../../data/events/rsvps-office.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";
import { markSent } from "./events-with-rsvps.ts";

const words = { subject: "Bring a lamp", message: "It gets dark at six." };

export function eventOfficeScenarios(backend: () => Backend): void {
  const office = async () => (await backend().admin()).client;

  /** An event with two places, and three guests who replied. */
  async function buildEvent() {
    const slug = `evening-${randomUUID().slice(0, 8)}`;
    const starts_at = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const event = { title: "Evening", slug, starts_at, status: "published", capacity: 3 };
    const { id } = await succeed(
      (await office())
        .from("events")
        .insert({ ...event, rsvp_enabled: true })
        .select("id")
        .single(),
    );
    for (const [name, adults] of [["asha", 2] as const, ["ravi", 2] as const]) {
      const guest = { name: `Guest ${name}`, email: `${name}@${slug}.example`, adults };
      await succeed(
        backend()
          .service()
          .rpc("create_event_rsvp", { event_id: id, ...guest }),
      );
    }
    return { id, slug };
  }

  test("a message to guests reaches each of them once, and only the office can send it", async () => {
    const { id, slug } = await buildEvent();
    const client = await office();
    expect(await countEventHeads(client, id)).toEqual({
      going: 2,
      waiting: 2,
      offered: 0,
      declined: 0,
      invited: 0,
      here: 0,
    });
    expect(await messageGuests(client, id, ["going"], words)).toBe(1);
    const emails = backend()
      .service()
      .from("mail_outbox")
      .select("recipient, data")
      .eq("template", "event_message")
      .like("recipient", `%@${slug}.example`);
    expect(await succeed(emails)).toMatchObject([
      { recipient: `asha@${slug}.example`, data: { ...words, name: "Guest asha" } },
    ]);
    const again = () => messageGuests(client, id, ["going"], words);
    const refused = { details: "sent_already" };
    await expect(again()).rejects.toMatchObject(refused);
    // Also when the first email has left, and the outbox has forgotten its words.
    await markSent(backend(), `asha@${slug}.example`);
    await expect(again()).rejects.toMatchObject(refused);
    const others = { ...words, message: "Bring a lamp and a shawl." };
    expect(await messageGuests(client, id, ["going"], others)).toBe(1);
    const call = { wanted: id, statuses: ["waitlisted"], ...words };
    const alumnus = await backend().signUp();
    expect(await refuse(alumnus.client.rpc("message_event_guests", call))).toMatchObject({
      details: "not_admin",
    });
    const heads = await countEventHeads(alumnus.client, id);
    expect(heads).toEqual({ going: 0, offered: 0, waiting: 0, here: 0, declined: 0, invited: 0 });
    for (const asked of [
      backend().visitor().rpc("message_event_guests", call),
      backend().visitor().rpc("count_event_heads", { wanted: id }),
    ]) {
      expect(await refuse(asked)).toMatchObject({ code: "42501" });
    }
  });

  test("staff can delete an event without RSVPs, but not one with", async () => {
    const { id } = await buildEvent();
    const client = await office();
    expect(await refuse(client.from("events").delete().eq("id", id).select())).toMatchObject({
      code: "23503",
      details: "has_rsvps",
    });
    const rsvp = client.from("event_rsvps").update({ status: "cancelled" }).eq("event_id", id);
    await succeed(rsvp.select());
    expect(await succeed(client.from("events").delete().eq("id", id).select())).toHaveLength(1);
  });
}

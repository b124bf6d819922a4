import { randomUUID } from "node:crypto";
import type { Database } from "../../../data/database.types.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { succeed } from "./answers.ts";

// Events that take RSVPs, and queries that tests need about them.

export type EventRow = Database["public"]["Tables"]["events"]["Insert"];

type Rsvp = Database["public"]["Functions"]["create_event_rsvp"]["Args"];

export function rsvp(backend: Backend, sent: Partial<Rsvp> & Pick<Rsvp, "event_id" | "email">) {
  return succeed(
    backend
      .service()
      .rpc("create_event_rsvp", { name: "Guest", ...sent })
      .single(),
  );
}

/** The newest email that waits for an address. */
export function emailTo(backend: Backend, recipient: string) {
  const emails = backend.service().from("mail_outbox").select("template, data");
  return succeed(
    emails.eq("recipient", recipient).order("created_at", { ascending: false }).limit(1).single(),
  );
}

/** As the mailer does when the emails to an address have left: the outbox forgets what they said. */
export function markSent(backend: Backend, recipient: string) {
  const emails = backend.service().from("mail_outbox");
  const sent = emails.update({ sent_at: new Date().toISOString() }).eq("recipient", recipient);
  return succeed(sent.select());
}

/** The token of the personal link in the newest email to an address. */
export async function tokenFor(backend: Backend, recipient: string): Promise<string> {
  const { data } = await emailTo(backend, recipient);
  return (data as { token: string }).token;
}

export function availabilityOf(backend: Backend, event_id: string) {
  const rows = backend.visitor().from("event_availability").select();
  return succeed(rows.eq("event_id", event_id).single());
}

/** The states of an event's RSVPs, in the order they arrived. */
export async function statuses(backend: Backend, event_id: string) {
  const rows = backend.service().from("event_rsvps").select("status").eq("event_id", event_id);
  return (await succeed(rows.order("created_at"))).map(({ status }) => status);
}

/** A published event next year that takes RSVPs, with the given fields changed. */
export async function createEvent(backend: Backend, fields: Partial<EventRow>): Promise<string> {
  const event = {
    title: "Open day",
    slug: randomUUID(),
    starts_at: "2027-11-21T05:00:00Z",
    status: "published",
    publish_at: "2026-01-01T00:00:00Z",
    rsvp_enabled: true,
    ...fields,
  };
  const { id } = await succeed(backend.service().from("events").insert(event).select().single());
  return id;
}

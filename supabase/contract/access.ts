import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../data/database.types.ts";
import {
  type calls,
  type Expectation,
  type Ids,
  type PersonName,
  people,
} from "../tests/expectations.ts";

export type Client = SupabaseClient<Database>;

type Row = Record<string, unknown>;
type Scene = Awaited<ReturnType<typeof prepareScene>>;

/** A table whose name is known at run time only. */
const tableOf = (client: Client, name: string) =>
  client.from(name as keyof Database["public"]["Tables"] & "events");

/** What each of the people may do in a table, in the letters of expectations.ts. Leaves nothing behind. */
export async function tryTable<Name extends string>(
  service: Client,
  clients: Record<Name, Client>,
  expectation: Pick<Expectation, "table" | "row" | "hidden" | "change" | "key" | "found">,
  ids: Ids,
): Promise<Record<Name, string>> {
  const scene = await prepareScene(service, expectation, ids);
  const seen = {} as Record<Name, string>;
  for (const name of Object.keys(clients) as Name[]) {
    seen[name] = await tryEverything(clients[name], scene);
  }
  await scene.leave();
  return seen;
}

/** How each of the people is answered who calls a function: "answered", or the code of the refusal. */
export async function tryCall(
  clients: Record<PersonName, Client>,
  { name, parameters }: Pick<(typeof calls)[number], "name" | "parameters">,
): Promise<Record<PersonName, string>> {
  const seen = {} as Record<PersonName, string>;
  for (const person of people) {
    const { error } = await clients[person].rpc(name, parameters as never);
    seen[person] = error ? error.code : "answered";
  }
  return seen;
}

async function prepareScene(
  service: Client,
  expectation: Pick<Expectation, "table" | "row" | "hidden" | "change" | "key" | "found">,
  ids: Ids,
) {
  const { table, key = "id", change, found } = expectation;
  const made = expectation.row(ids);
  const row: Row = found
    ? { ...made, id: (await succeed(service.from("audit_log").select("id").limit(1)))[0]?.id }
    : { ...made, [key]: made[key] ?? randomUUID() };
  const removeRow = async (value: unknown) => {
    const gone = tableOf(service, table)
      .delete()
      .eq(key as "id", value as string);
    return (await succeed(gone.select())).length;
  };
  const exists = async () => {
    const rows = tableOf(service, table)
      .select()
      .eq(key as "id", row[key] as string);
    return (await succeed(rows)).length > 0;
  };
  /** Resolves with whether the row was there. */
  const remove = async () => (found ? exists() : (await removeRow(row[key])) === 1);
  /** Throws when the row is there already. */
  const insert = async () => {
    if (!found)
      await succeed(
        tableOf(service, table)
          .insert(row as never)
          .select(),
      );
  };
  let hiddenKey: unknown;
  const leave = async () => {
    await remove();
    if (hiddenKey) await removeRow(hiddenKey);
  };
  await remove();
  await insert();
  if (expectation.hidden) {
    const references = ids as Record<string, string>;
    const hiddenPart = Object.entries(expectation.hidden).map(([column, value]) => [
      column,
      references[value as string] ?? value,
    ]);
    hiddenKey = randomUUID();
    const hidden = { ...expectation.row(ids), ...Object.fromEntries(hiddenPart), [key]: hiddenKey };
    await succeed(
      tableOf(service, table)
        .insert(hidden as never)
        .select(),
    );
  }
  return { table, key, row, change, found, hiddenKey, insert, remove, leave, exists };
}

/** Tries to see, insert, update and delete; answers in the letters of the table of expectations. */
async function tryEverything(client: Client, scene: Scene): Promise<string> {
  const { table, row, change, hiddenKey } = scene;
  const key = scene.key as "id";
  const id = row[key] as string;
  const sees = async (value: unknown) => {
    const { data, error } = await tableOf(client, table)
      .select()
      .eq(key, value as string);
    if (error) throw error;
    return data.length === 1;
  };
  const shown = await sees(id);
  const hidden = hiddenKey !== undefined && (await sees(hiddenKey));

  const updated = await tableOf(client, table)
    .update(change as never)
    .eq(key, id)
    .select();
  const deleted = await tableOf(client, table).delete().eq(key, id).select();
  // An answer without rows must mean that the row is still there, and the other way round.
  assert.equal(await scene.remove(), !succeeded(deleted), `${table}: what was said to be deleted`);

  const newRow = scene.found ? { ...row, id: randomUUID() } : row;
  const inserted = await tableOf(client, table).insert(newRow as never);
  if (inserted.error) {
    assert.equal(inserted.error.code, "42501", inserted.error.message);
    await scene.insert();
  } else {
    assert.ok(await scene.exists(), `${table}: what was said to be inserted is not there`);
    // The next one meets the row of the scene: people write less of it than the server.
    await scene.remove();
    await scene.insert();
  }

  const letters: [string, boolean][] = [
    ["s", shown],
    ["h", hidden],
    ["i", !inserted.error],
    ["u", succeeded(updated)],
    ["d", succeeded(deleted)],
  ];
  return letters.map(([letter, allowed]) => (allowed ? letter : ".")).join("");
}

/** Refused changes answer with no row or with 42501; anything else is a fault of the test itself. */
function succeeded(answer: { data: unknown[] | null; error: { code: string } | null }): boolean {
  if (answer.error) assert.equal(answer.error.code, "42501");
  return (answer.data?.length ?? 0) > 0;
}

async function succeed<T>(
  query: PromiseLike<{ data: T; error: unknown }>,
): Promise<NonNullable<T>> {
  const { data, error } = await query;
  if (error || !data) throw error ?? new Error("No rows came back.");
  return data;
}

/** Rows that those of the tables refer to: of a campus, or of the whole school. */
export async function createReferredRows(service: Client, campus: string | null = null) {
  const album = (title: string, published: boolean) => {
    return { title, slug: randomUUID(), published, campus };
  };
  const quote = (status: string) => ({ quote: "Well taught.", author: "A parent", status });
  const route = (is_active: boolean) => {
    return { name: "Kolar", campus: campus ?? "juniors", is_active };
  };
  const pdf = { file_name: "list.pdf", sha256: "0".repeat(64), bytes: 900, pages: 1 };
  const [files, albums, testimonials, routes, sports, events] = await Promise.all([
    succeed(
      service
        .from("document_files")
        .insert({ ...pdf, is_stored: true })
        .select(),
    ),
    succeed(
      service
        .from("gallery_events")
        .insert([album("A", true), album("B", false)])
        .select(),
    ),
    succeed(
      service
        .from("testimonials")
        .insert([quote("approved"), quote("pending")])
        .select(),
    ),
    succeed(
      service
        .from("bus_routes")
        .insert([route(true), route(false)])
        .select(),
    ),
    succeed(service.from("sports_programs").insert({ name: "Chess", campus }).select().single()),
    succeed(
      service
        .from("events")
        .insert({ title: "Fair", slug: randomUUID(), starts_at: "2027-02-01T09:00:00Z", campus })
        .select()
        .single(),
    ),
  ]);
  const registration = await succeed(
    service
      .from("sports_registrations")
      .insert({
        reference: randomUUID(),
        sport_id: sports.id,
        campus,
        child_name: "Sample Child",
        date_of_birth: "2016-01-01",
        guardian_name: "Sample Guardian",
        guardian_email: "g@mail.example",
        guardian_phone: "+91 98765 43210",
        consent_version: "2026-1",
      })
      .select()
      .single(),
  );
  const rsvp = await succeed(
    service
      .from("event_rsvps")
      .insert({
        event_id: events.id,
        reference: randomUUID(),
        name: "Guest",
        email: "guest@mail.example",
        status: "going",
      })
      .select()
      .single(),
  );
  const meeting = await succeed(
    service
      .from("meetings")
      .insert({
        title: "Parents’ meeting",
        campus,
        starts_at: "2099-01-09T03:30:00Z",
        ends_at: "2099-01-09T11:30:00Z",
        hosts: [{ id: "a", name: "Teacher" }],
        status: "published",
      })
      .select()
      .single(),
  );
  const booking = await succeed(
    service
      .from("meeting_bookings")
      .insert({
        meeting_id: meeting.id,
        host: "a",
        starts_at: "2099-01-09T03:30:00Z",
        reference: randomUUID(),
        name: "Sample Guardian",
        phone: "+91 98765 43210",
      })
      .select()
      .single(),
  );
  const enquiry = await succeed(
    service
      .from("admission_enquiries")
      .insert({
        reference: randomUUID(),
        child_name: "Sample Child",
        date_of_birth: "2019-05-04",
        campus: campus ?? "juniors",
        level: "primary",
        guardian_name: "Sample Guardian",
        email: "g@mail.example",
        phone: "+91 98765 43210",
        consent_version: "2026-1",
      })
      .select()
      .single(),
  );
  const message = await succeed(
    service
      .from("family_messages")
      .insert({ title: "No school tomorrow", body: "The river is high.", campus })
      .select()
      .single(),
  );
  const application = await succeed(
    service
      .from("applications")
      .insert({
        reference: randomUUID(),
        guardian_name: "Sample Guardian",
        email: "g@mail.example",
        phone: "+91 98765 43210",
        consent_version: "2026-1",
      })
      .select()
      .single(),
  );
  const [{ id: student }, { id: shot }, { id: video }, wording] = await Promise.all([
    succeed(
      service
        .from("students")
        .insert({
          admission_no: randomUUID(),
          name: "Sample Child",
          campus: campus ?? "juniors",
          class: "3",
        })
        .select()
        .single(),
    ),
    succeed(
      service
        .from("media_files")
        .insert({
          purpose: "site",
          file_name: "fair.jpg",
          sha256: "0".repeat(64),
          width: 640,
          height: 480,
          bytes: 9000,
          thumbhash: "AAAA",
          is_stored: true,
        })
        .select()
        .single(),
    ),
    succeed(
      service
        .from("youtube_videos")
        .insert({ youtube_id: randomUUID().slice(0, 11), title: "The annual play" })
        .select()
        .single(),
    ),
    succeed(service.from("consent_wordings").select().eq("version", "2026-11").single()),
  ]);
  return {
    student,
    shot,
    video,
    wording: wording.id,
    message: message.id,
    enquiry: enquiry.id,
    application: application.id,
    event: events.id,
    rsvp: rsvp.id,
    meeting: meeting.id,
    booking: booking.id,
    sport: sports.id,
    album: albums.find((row) => row.published)?.id ?? "",
    hiddenAlbum: albums.find((row) => !row.published)?.id ?? "",
    testimonial: testimonials.find((row) => row.status === "approved")?.id ?? "",
    hiddenTestimonial: testimonials.find((row) => row.status === "pending")?.id ?? "",
    file: files[0]?.id ?? "",
    route: routes.find((row) => row.is_active)?.id ?? "",
    hiddenRoute: routes.find((row) => !row.is_active)?.id ?? "",
    registration: registration.id,
  };
}

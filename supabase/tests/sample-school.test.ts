import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { undoChange, undoChanges } from "../../data/office/changes.ts";
import { listSampleCounts, removeSampleSchool } from "../../data/office/first-run.ts";
import type { ManagedTable } from "../../data/office/rows.ts";
import { type Backend, type Client, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { rowsOfAll } from "./kept-rows.ts";
import { succeed } from "./scenarios/answers.ts";

/** One change for each kind of row that the sample school has and the office writes. */
const edits = {
  latest_updates: { priority: 1 },
  news_stories: { author: "Sports office" },
  own_pages: { lead: "Ours" },
  documents: { language: "hi" },
  leadership_messages: { order: 50 },
  site_content: { content: { title: "Ours" } },
  testimonials: { relation: "Neighbour" },
  youtube_videos: { position: 90 },
  calendar_entries: { venue: "Hall" },
  gallery_events: { summary: "Ours" },
  gallery_images: { caption: "Ours" },
  events: { venue: "Hall" },
  event_rsvps: { name: "Our guest" },
  meetings: { place: "Hall" },
  sports_programs: { coach: "Our coach" },
  sports_registrations: { guardian_name: "Our guardian" },
  teachers: { bio: "Ours" },
  students: { section: "Z" },
  choices: { name: "Ours" },
  transfer_certificates: { student_name: "Our student" },
  alumni_profiles: { bio: "Ours" },
  admission_enquiries: { notes: "Called back." },
  contact_messages: { name: "Our sender" },
  bus_routes: { attendant_phone: "+91 98765 43210" },
  bus_stops: { late_at: "17:45" },
  bus_changes: { what: "Ours" },
} satisfies Partial<Record<ManagedTable, object>>;

type Edited = keyof typeof edits;
const edited = Object.keys(edits) as Edited[];

/**
 * The marked tables and those that only repeat them; without the lists, in which a new school has its own
 * entries.
 */
const tables = [
  ...edited.filter((table) => table !== "choices"),
  ...(["meeting_bookings", "featured_testimonials"] as const),
] as const;

const readByVisitors = [
  ...["latest_updates", "news_stories", "own_pages", "leadership_messages", "site_content"],
  ...["testimonials", "youtube_videos", "calendar_entries", "gallery_events", "gallery_images"],
  ...["events", "meetings", "sports_programs", "bus_stops", "bus_changes", "documents"],
];

describe.each(databases)("on %s", (database) => {
  let backend: Backend;
  let office: Client;
  beforeAll(async () => {
    backend = await startBackend({ database, environment: { SEED: "sample" } });
    office = (await backend.admin()).client;
  }, 180_000);
  afterAll(() => backend?.stop());

  const sampleOf = async (table: Edited) =>
    succeed(
      backend
        .service()
        .from(table as "events")
        .select("*")
        .eq("is_sample", true)
        .order("id")
        .limit(1)
        .single(),
    );
  const update = async (table: Edited, id: string, values: object) =>
    succeed(
      office
        .from(table as "events")
        .update(values)
        .eq("id", id)
        .select("*")
        .single(),
    );
  test("reveals nothing about an invented child to strangers", async () => {
    const answered = backend.service().from("consents").select("*", { count: "exact", head: true });
    expect((await answered).count).toBeGreaterThan(200);
    for (const target of readByVisitors) {
      const rows = await succeed(
        office
          .from(target as "events")
          .select("*")
          .limit(1000),
      );
      for (const row of rows) {
        const asked = { target, texts: { [row.id]: JSON.stringify(row) } };
        expect(await succeed(office.rpc("check_before_publishing", asked)), target).toEqual([]);
      }
    }
  });

  const countGoing = async () =>
    (await listSampleCounts(office)).reduce((sum, { going }) => sum + going, 0);
  const stayingOf = async () =>
    Object.fromEntries(
      (await listSampleCounts(office))
        .filter(({ staying }) => staying > 0)
        .map(({ table_name, staying }) => [table_name, staying]),
    );

  test("every kind of the sample school is marked", async () => {
    const counts = await listSampleCounts(office);
    const counted = counts.map(({ table_name }) => table_name).sort();
    expect(counted).toEqual([...edited, "meeting_bookings"].sort());
    expect(counts.every(({ going, staying }) => going > 0 && staying === 0)).toBe(true);
  });

  test.each(edited)("%s: an edit removes the mark, and undoing it restores it", async (table) => {
    const before = await sampleOf(table);
    const unchanged = Object.fromEntries(
      Object.keys(edits[table]).map((name) => [name, before[name as keyof typeof before]]),
    );
    expect(await update(table, before.id, unchanged)).toMatchObject({ is_sample: true });
    const after = await update(table, before.id, edits[table]);
    expect(after.is_sample).toBe(false);
    expect((await update(table, before.id, { is_sample: true })).is_sample).toBe(false);
    await undoChanges(office, table, [before.id], before.updated_at);
    expect((await sampleOf(table)).id).toBe(before.id);
  });

  test("nobody can insert a row marked as sample", async () => {
    const notice = { content: "We are open", is_sample: true };
    const { id, is_sample } = await succeed(
      office.from("latest_updates").insert(notice).select().single(),
    );
    expect(is_sample).toBe(false);
    await succeed(office.from("latest_updates").delete().eq("id", id).select());
  });

  test("all of it is removed in one step and restored unchanged, by staff of the whole school only", async () => {
    const before = await rowsOfAll(backend, tables);
    const going = await countGoing();
    const { client: limited } = await hireLimited();
    await expect(removeSampleSchool(limited, going)).rejects.toMatchObject({
      details: "campus_scope",
    });
    await expect(removeSampleSchool(office, going - 1)).rejects.toMatchObject({
      code: "PT409",
      details: "expected",
    });
    expect(await rowsOfAll(backend, tables)).toEqual(before);

    const change = await removeSampleSchool(office, going);
    const left = await rowsOfAll(backend, tables);
    expect([...left].flatMap(([table, rows]) => (rows.size > 0 ? table : []))).toEqual([]);
    expect(await listSampleCounts(office)).toEqual([]);
    await expect(removeSampleSchool(office, 0)).rejects.toMatchObject({ details: "sample" });
    const [latest] = await succeed(office.rpc("list_latest_changes"));
    expect(latest).toMatchObject({ change, action: "delete", is_latest: true });
    expect(latest?.rows).toBeGreaterThan(going - (before.get("meeting_bookings")?.size ?? 0) - 1);

    await expect(undoChange(limited, change)).rejects.toMatchObject({ details: "campus_scope" });
    await undoChange(office, change);
    expect(await rowsOfAll(backend, tables)).toEqual(before);
  }, 120_000);

  test("sample rows that the school's own rows need stay, and so do those", {
    tags: ["full"],
    timeout: 120_000,
  }, async () => {
    const before = await rowsOfAll(backend, tables);
    const [album, event, document, student] = await Promise.all(
      (["gallery_events", "events", "documents", "students"] as const).map(sampleOf),
    );
    const service = backend.service();
    const picture = {
      gallery_event_id: album?.id ?? "",
      path: "/prints/x.svg",
      width: 4,
      height: 3,
    };
    await succeed(
      office
        .from("gallery_images")
        .insert({ ...picture, position: 99 })
        .select(),
    );
    const guest = { reference: randomUUID(), name: "Ours", email: "ours@mail.example" };
    await succeed(
      service
        .from("event_rsvps")
        .insert({ ...guest, event_id: event?.id ?? "", status: "going" })
        .select(),
    );
    const notice = { content: "Read the list", document_ids: [document?.id ?? ""] };
    await succeed(office.from("latest_updates").insert(notice).select());
    const certificate = { student_name: "Ours", date_of_birth: "2012-05-04", campus: "majra" };
    const left = { class_left: "Class 8", left_on: "2026-03-31", issued_on: "2026-04-06" };
    await succeed(
      office
        .from("transfer_certificates")
        .insert({
          ...certificate,
          ...left,
          certificate_no: randomUUID(),
          student_id: student?.id ?? "",
        })
        .select(),
    );
    const hindi = office.from("site_content").update({ outdated: 1 }).eq("key", "hi/about");
    await succeed(hindi.select());

    expect(await stayingOf()).toEqual({
      // The house and the section of the student.
      choices: 2,
      gallery_events: 1,
      events: 1,
      documents: 1,
      students: 1,
      site_content: 1,
    });
    const own = await rowsOfAll(backend, tables);
    const change = await removeSampleSchool(office, await countGoing());
    const kept = await rowsOfAll(backend, tables);
    const sizes = [...kept].filter(([, rows]) => rows.size > 0);
    expect(Object.fromEntries(sizes.map(([table, rows]) => [table, rows.size]))).toEqual({
      gallery_events: 1,
      gallery_images: 1,
      events: 1,
      event_rsvps: 1,
      documents: 1,
      latest_updates: 1,
      students: 1,
      transfer_certificates: 1,
      site_content: 2,
    });
    await undoChange(office, change);
    expect(await rowsOfAll(backend, tables)).toEqual(own);
    expect(own).not.toEqual(before);
  });

  async function hireLimited() {
    const person = await backend.signUp();
    await succeed(
      office
        .from("admin_users")
        .insert({ email: person.email, campuses: ["majra"] })
        .select(),
    );
    await succeed(
      office.from("auth_user_roles").update({ role: "admin" }).eq("user_id", person.id).select(),
    );
    return person;
  }
});

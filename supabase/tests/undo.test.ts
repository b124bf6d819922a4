import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listDeletedRows, restoreDeletedRow, undoChange } from "../../data/office/changes.ts";
import { changeFoundRows } from "../../data/office/lists.ts";
import type { ManagedTable } from "../../data/office/rows.ts";
import { type Backend, type Client, startBackend } from "../../tests/fixtures/backend.ts";
import { databases, fewer } from "../../tests/fixtures/suite.ts";
import { rowsOf, rowsOfAll } from "./kept-rows.ts";

// Every kind of row that the sample school has; `npm test` takes the first eight.
const kinds = [
  "events",
  "gallery_events",
  "meetings",
  "sports_programs",
  "students",
  "site_content",
  "bus_routes",
  "latest_updates",
  "bus_stops",
  "bus_changes",
  "leadership_messages",
  "testimonials",
  "featured_testimonials",
  "youtube_videos",
  "calendar_entries",
  "gallery_images",
  "event_rsvps",
  "sports_registrations",
  "teachers",
  "alumni_profiles",
  "admission_enquiries",
  "contact_messages",
  "transfer_certificates",
] as const satisfies ManagedTable[];

/** Kinds that families rely on cannot be deleted meanwhile, and the refusal says so. */
const kept: Partial<Record<ManagedTable, RegExp>> = {
  events: /has_rsvps/,
  meetings: /has_bookings/,
  sports_programs: /still referenced/,
};

describe.each(databases)("on %s", (database) => {
  let backend: Backend;
  let office: Client;
  beforeAll(async () => {
    backend = await startBackend({ database, environment: { SEED: "sample" } });
    office = (await backend.admin()).client;
  }, 180_000);
  afterAll(() => backend?.stop());

  const everything = () => rowsOfAll(backend, kinds);
  const deleteAll = (table: ManagedTable, count: number) =>
    changeFoundRows(office, { table, filters: {}, search: "", searchColumns: [] }, null, count);

  test.each(fewer(kinds, 8))(
    "all %s deleted are restored, with the rows that refer to them",
    async (table) => {
      const before = await everything();
      const count = before.get(table)?.size ?? 0;
      expect(count).toBeGreaterThan(0);
      const deletion = deleteAll(table, count);
      const refusal = kept[table];
      if (refusal) {
        await expect(deletion).rejects.toMatchObject({ details: expect.stringMatching(refusal) });
      } else {
        const change = await deletion;
        expect((await rowsOf(backend, table)).size).toBe(0);
        await undoChange(office, change);
      }
      expect(await everything()).toEqual(before);
    },
    60_000,
  );

  test("a row deleted first is restored once the row it belongs to exists again", async () => {
    const before = await everything();
    const stops = await deleteAll("bus_stops", before.get("bus_stops")?.size ?? 0);
    const routes = await deleteAll("bus_routes", before.get("bus_routes")?.size ?? 0);
    await expect(undoChange(office, stops)).rejects.toMatchObject({ code: "23503" });
    await undoChange(office, routes);
    await undoChange(office, stops);
    expect(await everything()).toEqual(before);
  }, 60_000);

  test("one row of a bulk deletion is restored from the trash, with only its own rows", async () => {
    const before = await everything();
    const change = await deleteAll("gallery_events", before.get("gallery_events")?.size ?? 0);
    const [entry] = await listDeletedRows(office, "gallery_events");
    await restoreDeletedRow(office, "gallery_events", entry?.id ?? "");
    const own = [...(before.get("gallery_images") ?? [])].filter(
      ([, row]) => "gallery_event_id" in row && row.gallery_event_id === entry?.row_id,
    );
    expect(await rowsOf(backend, "gallery_images")).toEqual(new Map(own));
    await expect(undoChange(office, change)).rejects.toMatchObject({ details: "later_change" });
  }, 60_000);
});

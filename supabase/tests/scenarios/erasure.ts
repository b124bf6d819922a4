import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

// The daily job erases what visitors sent when its retention ends, and not before.
export function erasureScenarios(backend: () => Backend): void {
  const purge = () => succeed(backend().service().rpc("purge_visitor_data"));

  test("medical notes are erased after the season, registrations a year later", async () => {
    const service = backend().service();
    const sport = await succeed(
      service.from("sports_programs").insert({ name: "Swimming" }).select().single(),
    );
    const registration = {
      reference: randomUUID(),
      sport_id: sport.id,
      child_name: "Sample Child",
      date_of_birth: "2015-03-04",
      guardian_name: "Sample Guardian",
      consent_version: "1",
      guardian_email: "guardian@mail.example",
      guardian_phone: "+91 98765 43210",
    };
    const registrations = service.from("sports_registrations");
    const { id } = await succeed(registrations.insert(registration).select().single());
    const notes = service.from("sports_registration_medical_notes");
    await succeed(notes.insert({ registration_id: id, note: "Asthma" }).select());
    const changes = () =>
      service.from("medical_note_changes").select("id").eq("registration_id", id);
    const left = async () => ({
      changes: (await succeed(changes())).length,
      notes: (await succeed(notes.select("note").eq("registration_id", id))).length,
      registrations: (await succeed(registrations.select("id").eq("id", id))).length,
    });
    const endSeason = (on: string) =>
      succeed(
        registrations
          .update({ season_ends_on: on.slice(0, 10) })
          .eq("id", id)
          .select(),
      );

    await purge();
    expect(await left()).toEqual({ changes: 1, notes: 1, registrations: 1 });
    await endSeason(daysAgo(360));
    expect(await purge()).toBeGreaterThan(0);
    expect(await left()).toEqual({ changes: 0, notes: 0, registrations: 1 });
    await endSeason(daysAgo(370));
    expect(await purge()).toBeGreaterThan(0);
    expect(await left()).toEqual({ changes: 0, notes: 0, registrations: 0 });
  });

  test("changes of a deleted registration's note are erased after 30 days, like the trash", async () => {
    const service = backend().service();
    const history = service.from("medical_note_changes");
    const gone = { season_ends_on: "2099-03-31", action: "delete", was: "Asthma" };
    const add = async (days: number) => {
      const change = { ...gone, registration_id: randomUUID(), created_at: daysAgo(days) };
      return (await succeed(history.insert(change).select().single())).id;
    };
    const [old, young] = [await add(31), await add(29)];
    expect(await purge()).toBeGreaterThan(0);
    const left = await succeed(history.select("id").in("id", [old, young]));
    expect(left).toEqual([{ id: young }]);
  });

  test("links are erased 30 days after the event, RSVPs with their check-ins after 180", async () => {
    const service = backend().service();
    const event = await succeed(
      service
        .from("events")
        .insert({
          title: "Picnic",
          slug: randomUUID(),
          status: "published",
          rsvp_enabled: true,
          starts_at: new Date(Date.now() + 86_400_000).toISOString(),
        })
        .select()
        .single(),
    );
    const guest = { event_id: event.id, name: "Guest", email: `${randomUUID()}@mail.example` };
    const { reference } = await succeed(service.rpc("create_event_rsvp", guest).single());
    const { client: admin } = await backend().admin();
    const tick = { tick_id: randomUUID(), event_id: event.id, guest_reference: reference };
    await succeed(
      admin
        .rpc("check_in_guest", { ...tick, is_here: true, ticked_at: new Date().toISOString() })
        .single(),
    );
    const rsvps = service
      .from("event_rsvps")
      .select("id, personal_links(id), event_check_ins(id)")
      .eq("event_id", event.id)
      .limit(9)
      .limit(9, { referencedTable: "personal_links" })
      .limit(9, { referencedTable: "event_check_ins" });
    const left = async () => {
      const rows = await succeed(rsvps);
      const links = rows.flatMap((row) => row.personal_links).length;
      const ticks = rows.flatMap((row) => row.event_check_ins).length;
      return { rsvps: rows.length, links, ticks };
    };
    const endEvent = (days: number) =>
      succeed(
        service
          .from("events")
          .update({ starts_at: daysAgo(days + 20), ends_at: daysAgo(days) })
          .eq("id", event.id)
          .select(),
      );

    await purge();
    expect(await left()).toEqual({ rsvps: 1, links: expect.any(Number), ticks: 1 });
    expect((await left()).links).toBeGreaterThan(0);
    await endEvent(170);
    expect(await purge()).toBeGreaterThan(0);
    expect(await left()).toEqual({ rsvps: 1, links: 0, ticks: 1 });
    await endEvent(181);
    expect(await purge()).toBeGreaterThan(0);
    expect(await left()).toEqual({ rsvps: 0, links: 0, ticks: 0 });
    const ticked = service.from("event_check_ins").select("id").eq("id", tick.tick_id);
    expect(await succeed(ticked)).toEqual([]);
  });

  test("a removed picture and its file are erased after 30 days, others stay", async () => {
    const service = backend().service();
    const album = { title: "Sports day", slug: `day-${randomUUID()}`, published: true };
    const { id } = await succeed(service.from("gallery_events").insert(album).select().single());
    const takeAway = async (days: number, status: "removed" | "new") => {
      const file = randomUUID();
      const path = `/media/${file}/640.jpg`;
      const facts = { width: 640, height: 480, bytes: 9000, thumbhash: "AAAA", is_stored: true };
      await succeed(
        service
          .from("media_files")
          .insert({
            id: file,
            purpose: "site",
            file_name: "race.jpg",
            ...facts,
            sha256: file.replaceAll("-", "").repeat(2),
          })
          .select(),
      );
      const picture = { gallery_event_id: id, path, width: 640, height: 480 };
      const { id: picture_id } = await succeed(
        service
          .from("gallery_images")
          .insert({ ...picture, hidden_at: daysAgo(days) })
          .select()
          .single(),
      );
      const request = { picture_id, path, album_title: album.title, reference: randomUUID() };
      const asker = { name: "A parent", email: "p@mail.example", relation: "guardian" };
      await succeed(
        service
          .from("photo_requests")
          .insert({ ...request, ...asker, status, consent_version: "1", updated_at: daysAgo(days) })
          .select(),
      );
      return { file, path };
    };
    const gone = await takeAway(31, "removed");
    const staying = [await takeAway(29, "removed"), await takeAway(31, "new")];

    expect(await succeed(service.rpc("purge_removed_pictures"))).toBe(1);
    const pictures = service.from("gallery_images").select("path").eq("gallery_event_id", id);
    const shown = (await succeed(pictures)).map(({ path }) => path);
    expect(shown.toSorted()).toEqual(staying.map(({ path }) => path).toSorted());
    const files = [gone, ...staying].map(({ file }) => file);
    const kept = await succeed(service.from("media_files").select("id").in("id", files));
    expect(kept.map(({ id }) => id).toSorted()).toEqual(staying.map(({ file }) => file).toSorted());
  });

  test("a portrait is erased once no profile has shown it for a day, and not before", async () => {
    const service = backend().service();
    const owner = await backend().signUp();
    const sendPortrait = async (days: number, purpose: "avatar" | "site" = "avatar") => {
      const id = randomUUID();
      const facts = { width: 640, height: 640, bytes: 9000, thumbhash: "AAAA", is_stored: true };
      const file = { ...facts, id, purpose, file_name: "me.jpg", created_by: owner.id };
      const sha256 = id.replaceAll("-", "").repeat(2);
      await succeed(
        service
          .from("media_files")
          .insert({ ...file, sha256, updated_at: daysAgo(days) })
          .select(),
      );
      return id;
    };
    const shown = await sendPortrait(3);
    const profile = {
      id: owner.id,
      full_name: "Sample Alumnus",
      avatar: `/media/${shown}/640x640.jpg`,
    };
    await succeed(service.from("alumni_profiles").insert(profile).select());
    const unused = await sendPortrait(2);
    const staying = [shown, await sendPortrait(0), await sendPortrait(2, "site")];

    await succeed(service.rpc("purge_unused_portraits"));
    const files = service
      .from("media_files")
      .select("id")
      .in("id", [unused, ...staying]);
    const kept = (await succeed(files)).map(({ id }) => id);
    expect(kept.toSorted()).toEqual(staying.toSorted());
  });

  test("each person may upload ten portraits a day", async () => {
    const service = backend().service();
    const [person, other] = [await backend().signUp(), await backend().signUp()];
    const take = ({ id }: { id: string }) =>
      succeed(service.rpc("take_portrait_turn", { person: id }));
    // Also when sent at the same moment.
    const turns = await Promise.all(Array.from({ length: 12 }, () => take(person)));
    expect(turns.filter(Boolean)).toHaveLength(10);
    expect(await take(person)).toBe(false);
    expect(await take(other)).toBe(true);
  });

  test("only the server can erase", async () => {
    const { client: admin } = await backend().admin();
    const alumnus = await backend().signUp();
    for (const client of [backend().visitor(), alumnus.client, admin]) {
      expect(await refuse(client.rpc("purge_visitor_data"))).toMatchObject({ code: "42501" });
    }
  });
}

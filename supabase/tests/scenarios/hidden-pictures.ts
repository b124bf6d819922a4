import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { getLastWithdrawal } from "../../../data/consent/consents.ts";
import { listHiddenMedia } from "../../../data/forms/photo-requests.ts";
import { undoChange, undoChanges } from "../../../data/office/changes.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { hire } from "../staff-scene.ts";
import { pathOfPicture, storePicture } from "../stored-pictures.ts";
import { refuse, succeed } from "./answers.ts";

// A picture that somebody asked to hide stays hidden until the office has decided on the request.
export function hiddenPictureScenarios(backend: () => Backend): void {
  const refused = { status: 403, code: "42501", details: "hidden_on_request" };
  const editor = async () => (await hire(backend(), null, "editor")).client;
  const pictures = (client: Client) => client.from("gallery_images");
  const openAlbum = async () => {
    const album = { title: "Race", slug: randomUUID(), published: true };
    const albums = backend().service().from("gallery_events");
    return (await succeed(albums.insert(album).select().single())).id;
  };
  const addTo = async (gallery_event_id: string, path: string, client = backend().service()) =>
    succeed(
      pictures(client)
        .insert({ gallery_event_id, path, width: 640, height: 480 })
        .select()
        .single(),
    );
  const upload = async (people: "crowd" | null = "crowd") => {
    const { id: file } = await storePicture(backend().service(), { people });
    return { file, path: pathOfPicture(file) };
  };
  /** An uploaded picture in an album. */
  const publish = async () => {
    const { file, path } = await upload();
    return { file, ...(await addTo(await openAlbum(), path)) };
  };
  /** A guardian on the roll asks, so that the picture is hidden at once. */
  const ask = async (picture_id: string) => {
    const email = `${randomUUID().slice(0, 13)}@mail.example`;
    const child = { name: "Asha Rawat", campus: "majra", class: "5", guardian_email: email };
    const students = backend().service().from("students");
    await succeed(students.insert({ ...child, admission_no: randomUUID().slice(0, 11) }).select());
    const request = { picture_id, name: "A parent", relation: "guardian", email };
    const asked = backend()
      .service()
      .rpc("create_photo_request", { ...request, consent_version: "1" });
    return (await succeed(asked.single())).reference;
  };
  const decide = async (reference: string, status: string) => {
    const { client } = await backend().admin();
    const requests = client.from("photo_requests").update({ status }).eq("reference", reference);
    return succeed(requests.select().single());
  };
  const isShown = async (...ids: string[]) => {
    const rows = await succeed(pictures(backend().visitor()).select("id").in("id", ids));
    return ids.map((id) => rows.some((row) => row.id === id));
  };

  test("no editor shows it again: by hand, by an earlier version or by undo", async () => {
    const client = await editor();
    const { id, path, updated_at: since } = await publish();
    const described = pictures(client).update({ alt: "A race" }).eq("id", id).select().single();
    await succeed(described);
    await ask(id);
    const shown = pictures(client).update({ hidden_at: null, alt: "The race" }).eq("id", id);
    expect(await succeed(shown.select("alt"))).toEqual([{ alt: "The race" }]);
    const history = { target: "gallery_images", row_id: id };
    for (const { id: entry_id } of await succeed(client.rpc("list_row_history", history))) {
      const version = { target: "gallery_images", entry_id };
      expect((await client.rpc("restore_version", version)).error).toBeNull();
      expect(await isShown(id)).toEqual([false]);
    }
    await undoChanges(client, "gallery_images", [id], since);
    expect(await isShown(id)).toEqual([false]);
    const elsewhere = { path: `/media/${randomUUID()}/640x480.jpg` };
    const moved = pictures(client).update(elsewhere).eq("id", id);
    expect(await refuse(moved)).toEqual(refused);
    expect(await refuse(pictures(client).delete().eq("id", id))).toEqual(refused);
    expect(await succeed(pictures(client).select("path").eq("id", id))).toEqual([{ path }]);
  });

  test("no colleague takes a picture off the site by a row of an own album", async () => {
    const [{ file, path }, waiting] = [await publish(), await upload(null)];
    const facts = { width: 640, height: 480, hidden_at: "2099-01-01T00:00:00Z" };
    const contributor = await hire(backend(), null, "contributor");
    for (const { client } of [contributor, await hire(backend(), "majra")]) {
      const album = { title: "Draft", slug: randomUUID(), campus: "majra" };
      const albums = client.from("gallery_events").insert(album).select().single();
      const own = { gallery_event_id: (await succeed(albums)).id, ...facts };
      const [row] = await succeed(
        pictures(client)
          .insert({ ...own, path })
          .select(),
      );
      expect(row?.hidden_at).toBeNull();
      const { hidden_at } = facts;
      const changed = pictures(client)
        .update({ hidden_at })
        .eq("id", row?.id ?? "");
      expect(await succeed(changed.select("hidden_at"))).toEqual([{ hidden_at: null }]);
      // A row that waits for the mark of its file, under the id of the other file.
      const same = await succeed(
        pictures(client)
          .insert({ ...own, id: file, path: waiting.path })
          .select(),
      );
      expect(same[0]?.withheld_at).not.toBeNull();
      expect(await listHiddenMedia(backend().service())).not.toContain(file);
      await succeed(pictures(client).delete().eq("id", file).select());
    }
  });

  test("a moment to come is no withdrawal, which would empty readers' browsers at each page", async () => {
    const { id } = await publish();
    const service = backend().service();
    const hidden = pictures(service).update({ hidden_at: "2099-01-01T00:00:00Z" });
    await succeed(hidden.eq("id", id).select());
    expect((await getLastWithdrawal(service)) ?? "").not.toMatch(/^2099/);
    await succeed(pictures(service).delete().eq("id", id).select());
  });

  test("the file stays hidden in another row, and the decision is about every row of it", async () => {
    const client = await editor();
    const { id, path, file } = await publish();
    const reference = await ask(id);
    const again = await addTo(await openAlbum(), path, client);
    const other = `/media/${file}/320x240.jpg`;
    const smaller = await addTo(await openAlbum(), "/prints/race.svg", client);
    await succeed(pictures(client).update({ path: other }).eq("id", smaller.id).select());
    const three = [id, again.id, smaller.id];
    expect(await isShown(...three)).toEqual([false, false, false]);
    expect(await listHiddenMedia(backend().service())).toContain(file);
    await decide(reference, "restored");
    expect(await isShown(...three)).toEqual([true, true, true]);
    expect(await listHiddenMedia(backend().service())).not.toContain(file);
    const { id: request } = await decide(reference, "removed");
    expect(await isShown(...three)).toEqual([false, false, false]);

    // An administrator may take back the decision, and may show the picture without one.
    const admin = (await backend().admin()).client;
    const log = admin.from("audit_log").select("change").eq("row_id", request);
    const [last] = await succeed(log.order("created_at", { ascending: false }).limit(1));
    await undoChange(admin, last?.change ?? 0);
    expect(await isShown(...three)).toEqual([true, true, true]);
    await decide(reference, "removed");
    await succeed(pictures(admin).update({ hidden_at: null }).eq("id", id).select());
    expect(await isShown(id)).toEqual([true]);
  });

  test("a request keeps its picture when the album is deleted and the file added again", async () => {
    const client = await editor();
    const { id, path, gallery_event_id } = await publish();
    const reference = await ask(id);
    await succeed(client.from("gallery_events").delete().eq("id", gallery_event_id).select());
    const { id: again, hidden_at } = await addTo(await openAlbum(), path, client);
    expect(hidden_at).not.toBeNull();
    expect(await decide(reference, "removed")).toMatchObject({ picture_id: again });
    expect(await isShown(again)).toEqual([false]);
  });

  test("the decision on one request undoes none of another, in whichever order they are made", async () => {
    /** One file in three albums, of which requests tell: `hid_at_once` or after an earlier decision. */
    const withRequests = async (...hiding: boolean[]) => {
      const a = await publish();
      const b = await addTo(await openAlbum(), a.path);
      const c = await addTo(await openAlbum(), a.path);
      const rows = [a.id, b.id, c.id];
      const references = [];
      for (const [at, hid_at_once] of hiding.entries()) {
        const reference = `PHO-${randomUUID().slice(0, 8)}`;
        const about = { picture_id: rows[at] ?? a.id, path: a.path, album_title: "Race" };
        // From thirty requests in a day on, further ones hide nothing at once.
        const created_at = "2026-01-05T06:00:00Z";
        const person = {
          name: "A parent",
          relation: "guardian",
          email: `${reference}@mail.example`,
        };
        const request = {
          ...about,
          ...person,
          reference,
          hid_at_once,
          created_at,
          consent_version: "1",
        };
        await succeed(backend().service().from("photo_requests").insert(request).select());
        references.push(reference);
      }
      const hidden_at = hiding.includes(true) ? new Date().toISOString() : null;
      await succeed(pictures(backend().service()).update({ hidden_at }).in("id", rows).select());
      return { references, rows };
    };
    const decisions = ["restored", "removed"] as const;
    for (const hiding of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ]) {
      for (const order of [
        [0, 1],
        [1, 0],
      ]) {
        for (const [first, second] of decisions.flatMap((one) =>
          decisions.map((two) => [one, two]),
        )) {
          const { references, rows } = await withRequests(...hiding);
          const [one = 0, other = 1] = order;
          const say = `${hiding}, ${order}: ${first}, ${second}`;
          const decided = async (request: number, status = "") => {
            await decide(references[request] ?? "", status);
            return isShown(...rows);
          };
          const whole = (isVisible: boolean) => rows.map(() => isVisible);
          const waiting = hiding[other] === true;
          expect(await decided(one, first), say).toEqual(whole(first === "restored" && !waiting));
          const isVisible = first === "restored" && second === "restored";
          expect(await decided(other, second), say).toEqual(whole(isVisible));
          // What was removed for one may come back once nobody else hides it.
          await decided(one, "restored");
          expect(await decided(other, "restored"), say).toEqual(whole(true));
        }
      }
    }
  }, 60_000);

  test("a request that hid nothing at once hides the file nowhere else, until it is granted", async () => {
    const { id, path, gallery_event_id, file } = await publish();
    const first = await ask(id);
    expect(await isShown(id)).toEqual([false]);
    await decide(first, "restored");
    const again = await ask(id);
    const elsewhere = await addTo(await openAlbum(), path);
    expect(await isShown(id, elsewhere.id)).toEqual([true, true]);
    const albums = backend().service().from("gallery_events");
    await succeed(albums.delete().eq("id", gallery_event_id).select());
    expect(await listHiddenMedia(backend().service())).not.toContain(file);
    const third = await addTo(await openAlbum(), path);
    expect(await isShown(elsewhere.id, third.id)).toEqual([true, true]);
    await decide(again, "removed");
    expect(await isShown(elsewhere.id, third.id)).toEqual([false, false]);
  });

  test("a decision is about the file of its request, not about another that its row has by now", async () => {
    const [one, other] = [await publish(), await publish()];
    const reference = await ask(one.id);
    const kept = await addTo(await openAlbum(), one.path);
    const admin = (await backend().admin()).client;
    await ask(other.id);
    await succeed(pictures(admin).update({ path: other.path }).eq("id", one.id).select());
    await decide(reference, "restored");
    expect(await isShown(kept.id, one.id, other.id)).toEqual([true, false, false]);
  });
}

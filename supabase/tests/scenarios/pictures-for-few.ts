import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { recordConsents } from "../../../data/consent/consents.ts";
import { markPictures } from "../../../data/consent/picture-marks.ts";
import { listHiddenMedia } from "../../../data/forms/photo-requests.ts";
import { undoChange } from "../../../data/office/changes.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { succeed } from "./answers.ts";

/** Pictures of children whose families allow them only to people with an album's private link. */
export function pictureForFewScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });

  const enrol = async () => {
    const child = { admission_no: randomUUID(), campus: "majra", class: "3", name: "Asha Verma" };
    const row = { ...child, guardian_name: "Rekha Verma" };
    return (await succeed(office.from("students").insert(row).select().single())).id;
  };
  const answer = (student: string, answers: Record<string, boolean>, guardian?: string) =>
    recordConsents(office, { student, answers, channel: "paper", ...(guardian && { guardian }) });
  const enterAlbum = async (unlisted: boolean, cover: string | null = null) => {
    const album = { title: "Class 3", slug: randomUUID(), published: true, unlisted, cover };
    return (await succeed(office.from("gallery_events").insert(album).select().single())).id;
  };
  /** A picture of a child in an album. */
  const enterPicture = async (gallery_event_id: string, child: string) => {
    const id = randomUUID();
    const facts = { width: 640, height: 480, bytes: 9000, thumbhash: "AAAA", is_stored: true };
    const file = { id, purpose: "site", file_name: "a.jpg", sha256: "0".repeat(64), ...facts };
    await succeed(backend().service().from("media_files").insert(file).select());
    const path = `/media/${id}/640x480.jpg`;
    const row = { gallery_event_id, path, width: 640, height: 480 };
    const kept = await succeed(office.from("gallery_images").insert(row).select().single());
    await markPictures(office, [id], "children", [child]);
    return { file: id, path, row: kept.id };
  };
  const isServed = async (file: string) =>
    !(await listHiddenMedia(backend().service())).includes(file);
  const isListed = async (row: string) => {
    const rows = backend().visitor().from("gallery_images").select("id").eq("id", row);
    return (await succeed(rows)).length > 0;
  };
  const undoLatest = async (row_id: string) => {
    const log = backend().service().from("audit_log").select("change").eq("row_id", row_id);
    const [last] = await succeed(log.order("created_at", { ascending: false }).limit(1));
    await undoChange(office, last?.change ?? 0);
  };

  const pictures = () => office.from("gallery_images");
  const moves: Record<string, (row: string, album: string) => Promise<unknown>> = {
    "the office's move": (row, album_id) =>
      succeed(office.rpc("move_album_pictures", { ids: [row], album_id })),
    "a written row": (row, gallery_event_id) =>
      succeed(pictures().update({ gallery_event_id }).eq("id", row).select()),
  };
  test.each(Object.entries(moves))(
    "%s into a listed album hides it at once, and back shows it",
    async (_, move) => {
      const child = await enrol();
      await answer(child, { shared_pictures: true, public_pictures: false });
      const [secret, listed] = [await enterAlbum(true), await enterAlbum(false)];
      const { file, row } = await enterPicture(secret, child);
      expect(await isServed(file)).toBe(true);
      await move(row, listed);
      expect([await isServed(file), await isListed(row)]).toEqual([false, false]);
      await move(row, secret);
      expect(await isServed(file)).toBe(true);
    },
  );

  test("an earlier version in a listed album hides it", async () => {
    const child = await enrol();
    await answer(child, { shared_pictures: true });
    const [secret, listed] = [await enterAlbum(true), await enterAlbum(false)];
    const { file, row } = await enterPicture(listed, child);
    await succeed(pictures().update({ gallery_event_id: secret }).eq("id", row).select());
    expect(await isServed(file)).toBe(true);
    const history = { target: "gallery_images", row_id: row };
    const versions = await succeed(office.rpc("list_row_history", history));
    const first = { target: "gallery_images", entry_id: versions.at(-1)?.id ?? "" };
    expect((await office.rpc("restore_version", first)).error).toBeNull();
    expect([await isServed(file), await isListed(row)]).toEqual([false, false]);
  });

  test("listing an album hides its cover, also one that is another album's picture", async () => {
    const child = await enrol();
    await answer(child, { shared_pictures: true });
    const { file, path } = await enterPicture(await enterAlbum(true), child);
    const other = await enterAlbum(true, path);
    expect(await isServed(file)).toBe(true);
    const listed = office.from("gallery_events").update({ unlisted: false });
    await succeed(listed.eq("id", other).select());
    expect(await isServed(file)).toBe(false);
  });

  test("an undone yes, and an undone removal of a guardian who said no, hide it", async () => {
    const child = await enrol();
    await answer(child, { public_pictures: true });
    const { file } = await enterPicture(await enterAlbum(false), child);
    expect(await isServed(file)).toBe(true);
    const given = office.from("consents").select("id, student_id").eq("student_id", child);
    await undoLatest((await succeed(given))[0]?.id ?? "");
    expect(await isServed(file)).toBe(false);

    await answer(child, { public_pictures: true });
    const father = { student_id: child, name: "Mohan Verma" };
    const { id } = await succeed(office.from("guardians").insert(father).select().single());
    await answer(child, { public_pictures: false }, id);
    expect(await isServed(file)).toBe(false);
    await succeed(office.from("guardians").delete().eq("id", id).select());
    expect(await isServed(file)).toBe(true);
    await undoLatest(id);
    expect(await isServed(file)).toBe(false);
  });
}

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  listAlbumsToMark,
  listPictureMarks,
  markPictures,
} from "../../../data/consent/picture-marks.ts";
import { listHiddenMedia } from "../../../data/forms/photo-requests.ts";
import { isMediaFileOpen } from "../../../data/gallery/media.ts";
import { listLibrary } from "../../../data/gallery/media-library.ts";
import { getWaitingWork } from "../../../data/office/waiting-work.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { hire } from "../staff-scene.ts";
import { pathOfPicture, pictureFile, storePicture } from "../stored-pictures.ts";
import { succeed } from "./answers.ts";

/** How the office finds pictures that nobody has marked yet. */
export function pictureMarkScenarios(backend: () => Backend): void {
  const addFile = async (people: "before" | null, created_by: string | null = null) => {
    const id = randomUUID();
    const facts = { id, file_name: `${id}.jpg`, people, created_by };
    return (await storePicture(backend().service(), facts)).id;
  };

  test("an album waits in the queue until all its pictures are marked", async () => {
    const office = (await backend().admin()).client;
    const waiting = async () => (await getWaitingWork(office)).unmarkedPictures ?? 0;
    const before = await waiting();
    const album = { title: "Walk", slug: randomUUID(), published: true };
    const { id } = await succeed(office.from("gallery_events").insert(album).select().single());
    const files = [await addFile(null), await addFile("before")];
    const rows = files.map((file, position) => {
      const path = pathOfPicture(file);
      return { gallery_event_id: id, path, width: 640, height: 480, position };
    });
    await succeed(office.from("gallery_images").insert(rows).select());
    const queued = async () =>
      (await listAlbumsToMark(office)).find(({ album_id }) => album_id === id);
    expect(await queued()).toMatchObject({ unmarked: 1, before_marks: 1, published: true });
    expect(await waiting()).toBe(before + 2);

    const [waits = "", wasShown = ""] = files;
    const unmarked = { search: waits, undescribed: false, mark: "none" as const };
    expect((await listLibrary(office, unmarked)).files.map((file) => file.id)).toEqual([waits]);
    await markPictures(office, [waits], "nobody");
    expect((await listLibrary(office, unmarked)).files).toEqual([]);
    expect(await queued()).toMatchObject({ unmarked: 0, before_marks: 1 });
    await markPictures(office, [wasShown], "crowd");
    expect(await queued()).toBeUndefined();
    expect(await waiting()).toBe(before);
  });

  test("a contributor marks a picture of his own once; others wait for an editor", async () => {
    const writer = await hire(backend(), null, "contributor");
    const [own, other] = [await addFile(null, writer.id), await addFile(null)];
    expect(await isMediaFileOpen(writer.client, own)).toBe(true);
    await markPictures(writer.client, [own], "nobody");
    for (const id of [own, other]) {
      const again = markPictures(writer.client, [id], "crowd");
      await expect(again).rejects.toMatchObject({ code: "42501" });
    }
    const marks = await listPictureMarks(writer.client, [own, other]);
    expect(Object.fromEntries(marks.map(({ id, people }) => [id, people]))).toEqual({
      [own]: "nobody",
      [other]: null,
    });
  });

  test("1,001 waiting pictures are all withheld, past the thousand rows of one answer", async () => {
    const service = backend().service();
    const ids = Array.from({ length: 1_001 }, () => randomUUID());
    const parts = [0, 250, 500, 750, 1_000].map((from) => ids.slice(from, from + 250));
    for (const part of parts) {
      const rows = part.map((id) => pictureFile({ id }));
      await service.from("media_files").insert(rows).throwOnError();
    }
    const hidden = new Set(await listHiddenMedia(service));
    expect(ids.filter((id) => !hidden.has(id))).toEqual([]);
    // Other scenarios look for the oldest files to remove.
    for (const part of parts) {
      await service.from("media_files").delete().in("id", part).throwOnError();
      await service.from("media_removals").delete().in("id", part).throwOnError();
    }
  });

  test("a visitor and a former student do not see an unmarked picture", async () => {
    const id = await addFile(null);
    const alumnus = await backend().signUp();
    expect(await isMediaFileOpen(alumnus.client, id)).toBe(false);
    expect(await isMediaFileOpen(backend().visitor(), id).catch(() => false)).toBe(false);
  });
}

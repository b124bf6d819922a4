import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { type OfficeAnswer, recordConsents } from "../../data/consent/consents.ts";
import { purposes } from "../../data/consent/purposes.ts";
import { listHiddenMedia } from "../../data/forms/photo-requests.ts";
import { getAlbum } from "../../data/gallery/albums.ts";
import type { Backend } from "../../tests/fixtures/backend.ts";
import { enrolChild } from "./children.ts";
import { newMailbox } from "./guardian-scene.ts";
import { succeed } from "./scenarios/answers.ts";
import { pathOfPicture, pictureFile } from "./stored-pictures.ts";

/** Children, what the office records for them, and albums with pictures of them. */
export function consentScene(backend: () => Backend) {
  const office = async () => (await backend().admin()).client;
  const enrol = async (facts: object = {}) =>
    enrolChild(await office(), { guardian_email: newMailbox(), ...facts });
  const answer = async (student: string, answers: OfficeAnswer["answers"], more: object = {}) =>
    recordConsents(await office(), { student, answers, channel: "paper", ...more });
  const allow = (student: string, more: object = {}) =>
    answer(student, Object.fromEntries(purposes.map((purpose) => [purpose, true])), more);
  /** A public album with this many unmarked pictures. */
  const enterAlbum = async (count: number) => {
    const client = await office();
    const album = { title: "Sports day", slug: randomUUID(), published: true };
    const { id } = await succeed(client.from("gallery_events").insert(album).select().single());
    const files = Array.from({ length: count }, () => pictureFile());
    await succeed(backend().service().from("media_files").insert(files).select());
    const pictures = files.map((file) => file.id);
    const rows = pictures.map((picture, position) => {
      const path = pathOfPicture(picture);
      return { gallery_event_id: id, path, width: 640, height: 480, position };
    });
    await succeed(client.from("gallery_images").insert(rows).select());
    return { id, pictures };
  };
  /** The pictures that a visitor finds in an album; pictures that are not served are left out. */
  const shown = async (album: string, client = backend().visitor()) => {
    const found = await getAlbum(client, album, "en");
    const withheld = await listHiddenMedia(backend().service());
    const ids = (found?.pictures ?? []).map(({ path }) => path.split("/")[2] ?? "");
    for (const id of ids) expect(withheld, "a picture is listed and not served").not.toContain(id);
    return ids;
  };
  return { enrol, answer, allow, enterAlbum, shown };
}

import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { listHiddenMedia } from "../../../data/forms/photo-requests.ts";
import { getAlbum, getAlbumDownload, listAlbums } from "../../../data/gallery/albums.ts";
import { listVideos } from "../../../data/gallery/videos.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { isFull } from "../../../tests/fixtures/suite.ts";
import { walkThroughSchool } from "../school-walk.ts";
import { pathOfPicture, storePicture } from "../stored-pictures.ts";
import { succeed } from "./answers.ts";

const steps = isFull ? 400 : 30;
const seed = Number(process.env.CONSENT_SEED ?? randomInt(1_000_000));

/** After each step of a walk no visitor finds a picture, or words, without consent; and finds all others. */
export function consentWalk(backend: () => Backend): void {
  test(`${steps} random steps show nothing without consent (CONSENT_SEED=${seed})`, async () => {
    const office = (await backend().admin()).client;
    const service = backend().service();
    await walkThroughSchool({
      steps,
      seed,
      office: () => office,
      addFile: async () => {
        const { id } = await storePicture(service);
        return { id, path: pathOfPicture(id) };
      },
      check: async (step, album, pictures, videos) => {
        const visitor = backend().visitor();
        const titles = (await listVideos(visitor, "en")).map(({ title }) => title);
        for (const { word, isShown } of videos) {
          expect(titles.includes(word), `${step}: videos`).toBe(isShown);
          const rows = await succeed(visitor.rpc("search_site", { query: word }));
          expect(
            rows.some(({ title }) => title === word),
            `${step}: videos in search`,
          ).toBe(isShown);
        }
        const hidden = await listHiddenMedia(service);
        const found = await getAlbum(visitor, album, "en");
        const listed = (found?.pictures ?? []).map(({ path }) => path.split("/")[2]).sort();
        const expected = pictures.filter(({ isListed }) => isListed).map(({ id }) => id);
        expect(listed, `${step}: pictures of the album`).toEqual(expected.sort());
        for (const { id, row, isServed, isListed } of pictures) {
          expect(hidden.includes(id), `${step}: files`).toBe(!isServed);
          const download = await getAlbumDownload(visitor, album, row);
          expect(download !== null, `${step}: downloads`).toBe(isListed);
        }
        const all = await listAlbums(visitor, { limit: 100 }, "en");
        const first = all.find(({ id }) => id === album);
        const cover = pictures.find(({ id }) => first?.cover?.includes(id));
        if (cover) expect(cover.isListed, `${step}: the cover`).toBe(true);
      },
    });
  }, 300_000);
}

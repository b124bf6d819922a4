import { createHash, randomInt, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { recordConsents } from "../../../data/consent/consents.ts";
import { markPictures, type PictureMark } from "../../../data/consent/picture-marks.ts";
import { listHiddenMedia } from "../../../data/forms/photo-requests.ts";
import { getAlbum, getAlbumDownload, listAlbums } from "../../../data/gallery/albums.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { isFull } from "../../../tests/fixtures/suite.ts";
import { succeed } from "./answers.ts";

type Child = {
  id: string;
  isThere: boolean;
  isEnrolled: boolean;
  /** The last answers, by guardian and purpose. */
  answers: Map<string, { face?: boolean; name?: boolean }>;
};
type Picture = {
  id: string;
  row: string;
  people: PictureMark | null;
  children: Child[];
  /** The caption names these children. */
  named: Child[];
};

const steps = isFull ? 400 : 80;
const seed = Number(process.env.CONSENT_SEED ?? randomInt(1_000_000));

/**
 * Random sequences of what happens in a school, beside a model that is a few lines long. After each step no visitor
 * finds a picture, or words, that the model forbids; and finds those that it allows.
 */
export function consentWalk(backend: () => Backend): void {
  test(`${steps} random steps show nothing without consent (CONSENT_SEED=${seed})`, async () => {
    const random = numbersFrom(seed);
    const pick = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)] as One;
    const some = <One>(all: readonly One[]) => all.filter(() => random() < 0.4);
    const office = (await backend().admin()).client;
    const service = backend().service();
    const names = ["Asha Verma", "Kabir Negi", "Meera Chauhan"];
    let isPublic = true;
    const children: Child[] = [];
    const album = { title: "Walk", slug: randomUUID(), published: true };
    const { id: albumId } = await succeed(
      office.from("gallery_events").insert(album).select().single(),
    );
    const pictures: Picture[] = [];
    const nameOf = (child: Child) => names[children.indexOf(child) % names.length] ?? "";

    const addPicture = async () => {
      const id = randomUUID();
      const facts = { width: 640, height: 480, bytes: 9000, thumbhash: "AAAA", is_stored: true };
      const file = { id, purpose: "site", file_name: "a.jpg", sha256: "0".repeat(64), ...facts };
      await succeed(service.from("media_files").insert(file).select());
      const path = `/media/${id}/640x480.jpg`;
      const row = { gallery_event_id: albumId, path, width: 640, height: 480 };
      const kept = await succeed(office.from("gallery_images").insert(row).select().single());
      pictures.push({ id, row: kept.id, people: null, children: [], named: [] });
    };
    const enrol = async () => {
      const child: Child = { id: "", isThere: true, isEnrolled: true, answers: new Map() };
      children.push(child);
      const facts = { campus: "majra", class: "3", admission_no: randomUUID() };
      const row = { ...facts, name: nameOf(child), guardian_name: "Mother" };
      child.id = (await succeed(office.from("students").insert(row).select().single())).id;
      const father = { student_id: child.id, name: "Father" };
      await succeed(office.from("guardians").insert(father).select());
    };
    const there = () => children.filter(({ isThere }) => isThere);
    const guardianOf = async (child: Child, name: string) => {
      const found = office.from("guardians").select("id").eq("student_id", child.id);
      return (await succeed(found.eq("name", name)))[0]?.id;
    };

    const happenings: (() => Promise<unknown>)[] = [
      enrol,
      addPicture,
      async () => {
        const [child, name] = [pick(there()), pick(["Mother", "Father"])];
        const guardian = child && (await guardianOf(child, name));
        if (!child || !guardian) return;
        const said = pick([
          { face: true },
          { face: false },
          { face: true, name: true },
          { name: false },
        ]);
        child.answers.set(name, { ...child.answers.get(name), ...said });
        const answers = {
          ...("face" in said && { public_pictures: said.face }),
          ...("name" in said && { name_with_face: said.name }),
        };
        await recordConsents(office, { student: child.id, answers, channel: "paper", guardian });
      },
      async () => {
        const picture = pick(pictures);
        const inIt = some(there());
        picture.people = inIt.length > 0 ? "children" : pick(["nobody", "crowd", null]);
        picture.children = inIt;
        const ids = inIt.map(({ id }) => id);
        await markPictures(office, [picture.id], picture.people, ids);
      },
      async () => {
        const picture = pick(pictures);
        picture.named = some(there());
        const caption = picture.named.map((child) => nameOf(child).split(" ")[0]).join(", ");
        await succeed(
          office.from("gallery_images").update({ caption }).eq("id", picture.row).select(),
        );
      },
      async () => {
        isPublic = !isPublic;
        await succeed(
          office.from("gallery_events").update({ published: isPublic }).eq("id", albumId).select(),
        );
      },
      async () => {
        const child = pick(there());
        if (!child) return;
        child.isEnrolled = !child.isEnrolled;
        const status = child.isEnrolled ? "active" : pick(["left", "graduated"]);
        await succeed(office.from("students").update({ status }).eq("id", child.id).select());
      },
      async () => {
        const child = pick(there());
        if (!child) return;
        const moved = { class: pick(["4", "5"]), section: pick(["A", "B"]) };
        await succeed(office.from("students").update(moved).eq("id", child.id).select());
      },
      async () => {
        const child = random() < 0.3 ? pick(there()) : undefined;
        if (!child) return;
        child.isThere = false;
        await succeed(office.from("students").delete().eq("id", child.id).select());
      },
      async () => {
        const picture = pick(pictures);
        const cover = `/media/${picture.id}/640x480.jpg`;
        await succeed(office.from("gallery_events").update({ cover }).eq("id", albumId).select());
      },
    ];

    /** The rule, as a person would say it. */
    const allows = (child: Child, what: "face" | "name") => {
      const said = [...child.answers.values()].map((answer) => answer[what]);
      return child.isThere && child.isEnrolled && said.includes(true) && !said.includes(false);
    };
    const isServed = ({ people, children: inIt }: Picture) =>
      people === "children" ? inIt.every((child) => allows(child, "face")) : people !== null;
    const isListed = (picture: Picture) =>
      isPublic &&
      isServed(picture) &&
      (picture.people !== "children" ||
        picture.children.every((child) => {
          const words = picture.named.map((named) => nameOf(named).split(" ")[0] ?? "");
          return !words.some((word) => nameOf(child).includes(word)) || allows(child, "name");
        }));

    const check = async (step: number) => {
      const visitor = backend().visitor();
      const hidden = await listHiddenMedia(service);
      const found = await getAlbum(visitor, albumId, "en");
      const listed = (found?.pictures ?? []).map(({ path }) => path.split("/")[2]).sort();
      const expected = pictures.filter(isListed).map(({ id }) => id);
      expect(listed, `step ${step}: pictures of the album`).toEqual(expected.sort());
      for (const picture of pictures) {
        expect(hidden.includes(picture.id), `step ${step}: files`).toBe(!isServed(picture));
        const download = await getAlbumDownload(visitor, albumId, picture.row);
        expect(download !== null, `step ${step}: downloads`).toBe(isListed(picture));
      }
      const [first] = (await listAlbums(visitor, { limit: 100 }, "en")).filter(
        ({ id }) => id === albumId,
      );
      const cover = pictures.find(({ id }) => first?.cover?.includes(id));
      if (cover) expect(isListed(cover), `step ${step}: the cover`).toBe(true);
    };

    for (const _ of names) await enrol();
    for (let index = 0; index < 4; index++) await addPicture();
    for (let step = 0; step < steps; step++) {
      // Few children and pictures, so that they meet often.
      const crowded = children.length > 7 || pictures.length > 9;
      await pick(crowded ? happenings.slice(2) : happenings)();
      await check(step);
    }
    expect(pictures.length).toBeGreaterThan(3);
  }, 300_000);
}

/** The same numbers from 0 to 1 for the same seed. */
function numbersFrom(start: number): () => number {
  let count = 0;
  return () => {
    const hash = createHash("sha256").update(`${start} ${count++}`);
    return hash.digest().readUInt32BE() / 2 ** 32;
  };
}

import { randomUUID } from "node:crypto";
import { recordConsents } from "../../data/consent/consents.ts";
import { markPictures, type PictureMark } from "../../data/consent/picture-marks.ts";
import { markVideo } from "../../data/consent/video-marks.ts";
import type { Client } from "../../tests/fixtures/backend.ts";
import { succeed } from "./scenarios/answers.ts";
import { numbersFrom } from "./seeded-numbers.ts";

type Child = {
  id: string;
  isThere: boolean;
  isEnrolled: boolean;
  /** The latest answers, by guardian and purpose. */
  answers: Map<string, { face?: boolean; name?: boolean; shared?: boolean; work?: boolean }>;
};
type Picture = {
  id: string;
  path: string;
  row: string;
  people: PictureMark | null;
  children: Child[];
  /** The caption names these children. */
  named: Child[];
  /** It was moved to another album, which is always listed. */
  isMoved: boolean;
};

type Video = { id: string; people: PictureMark | null; children: Child[] };

/** What a visitor may find of a video after a step; its title is a word that occurs nowhere else. */
export type ExpectedVideo = { id: string; word: string; isShown: boolean };

/** What a visitor may find of a picture after a step. */
export type Expected = {
  id: string;
  /** The address of its file, "/media/<id>/640x480.jpg". */
  path: string;
  /** Its row in the album. */
  row: string;
  /** A word that occurs only in its caption. */
  word: string;
  isServed: boolean;
  /** Whether only people with the address of its unlisted album may see it. */
  isForFew: boolean;
  /** Whether a story names its address; the story shows hills when the file is not served. */
  isInStory: boolean;
  /** Whether its album may show it: its file is served, and its caption names nobody without consent. */
  isAllowed: boolean;
  /** Whether its album is also public. */
  isListed: boolean;
};

/** The school that the walk changes. */
export type Stage = {
  /** A colleague at the next replica in turn. */
  office: () => Client;
  /** Adds an unmarked picture to the library. */
  addFile: () => Promise<{ id: string; path: string }>;
  /** Compares what visitors find with what they may see. */
  check: (
    step: string,
    album: string,
    pictures: Expected[],
    videos: ExpectedVideo[],
  ) => Promise<void>;
  steps: number;
  seed: number;
};

/**
 * Plays random events of a school beside a model of a few lines. After each step `check` learns what a
 * visitor may find.
 */
export async function walkThroughSchool({ office, addFile, check, steps, seed }: Stage) {
  const random = numbersFrom(seed);
  const pick = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)] as One;
  const some = <One>(all: readonly One[]) => all.filter(() => random() < 0.4);
  const names = ["Asha Verma", "Kabir Negi", "Meera Chauhan"];
  let isPublic = true;
  let isUnlisted = false;
  /** The picture that a story shows as well. */
  let covered: Picture | undefined;
  const children: Child[] = [];
  const addAlbum = async () => {
    const row = { title: "Walk", slug: randomUUID(), published: true };
    return (await succeed(office().from("gallery_events").insert(row).select().single())).id;
  };
  const [albumId, otherId] = [await addAlbum(), await addAlbum()];
  const story = { title: "Walk", slug: randomUUID(), status: "published" };
  const { id: storyId } = await succeed(
    office().from("news_stories").insert(story).select().single(),
  );
  const pictures: Picture[] = [];
  const videos: Video[] = [];
  const nameOf = (child: Child) => names[children.indexOf(child) % names.length] ?? "";

  const addPicture = async () => {
    const { id, path } = await addFile();
    const row = { gallery_event_id: albumId, path, width: 640, height: 480, caption: wordOf(id) };
    const kept = await succeed(office().from("gallery_images").insert(row).select().single());
    const unknown = { people: null, children: [], named: [], isMoved: false };
    pictures.push({ id, path, row: kept.id, ...unknown });
  };
  const addVideo = async () => {
    const id = randomUUID();
    const row = { id, youtube_id: id.slice(0, 11), title: wordOf(id) };
    await succeed(office().from("youtube_videos").insert(row).select());
    videos.push({ id, people: null, children: [] });
  };
  const enrol = async () => {
    const child: Child = { id: "", isThere: true, isEnrolled: true, answers: new Map() };
    children.push(child);
    const facts = { campus: "majra", class: "3", admission_no: randomUUID() };
    const row = { ...facts, name: nameOf(child), guardian_name: "Mother" };
    child.id = (await succeed(office().from("students").insert(row).select().single())).id;
    const father = { student_id: child.id, name: "Father" };
    await succeed(office().from("guardians").insert(father).select());
  };
  const there = () => children.filter(({ isThere }) => isThere);
  const guardianOf = async (child: Child, name: string) => {
    const found = office().from("guardians").select("id, student_id").eq("student_id", child.id);
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
        { shared: true },
        { shared: false, face: false },
        { work: true },
        { work: false, face: true },
      ]);
      child.answers.set(name, { ...child.answers.get(name), ...said });
      const answers = {
        ...("face" in said && { public_pictures: said.face }),
        ...("name" in said && { name_with_face: said.name }),
        ...("shared" in said && { shared_pictures: said.shared }),
        ...("work" in said && { work_and_voice: said.work }),
      };
      await recordConsents(office(), { student: child.id, answers, channel: "paper", guardian });
    },
    async () => {
      const picture = pick(pictures);
      const inIt = some(there());
      picture.people = pick(
        inIt.length > 0 ? ["children", "children", "work"] : ["nobody", "crowd", null],
      );
      picture.children = inIt;
      const ids = inIt.map(({ id }) => id);
      await markPictures(office(), [picture.id], picture.people, ids);
    },
    async () => {
      const video = pick(videos);
      video.children = some(there());
      video.people = pick(video.children.length > 0 ? ["children", "work"] : ["nobody", "crowd"]);
      const ids = video.children.map(({ id }) => id);
      await markVideo(office(), video.id, video.people, ids);
    },
    async () => {
      const picture = pick(pictures);
      picture.named = some(there());
      const named = picture.named.map((child) => nameOf(child).split(" ")[0]);
      const caption = [wordOf(picture.id), ...named].join(", ");
      await succeed(
        office().from("gallery_images").update({ caption }).eq("id", picture.row).select(),
      );
    },
    async () => {
      isUnlisted = !isUnlisted;
      const listed = { unlisted: isUnlisted };
      await succeed(office().from("gallery_events").update(listed).eq("id", albumId).select());
    },
    async () => {
      isPublic = !isPublic;
      await succeed(
        office().from("gallery_events").update({ published: isPublic }).eq("id", albumId).select(),
      );
    },
    async () => {
      const child = pick(there());
      if (!child) return;
      child.isEnrolled = !child.isEnrolled;
      const status = child.isEnrolled ? "active" : pick(["left", "graduated"]);
      await succeed(office().from("students").update({ status }).eq("id", child.id).select());
    },
    async () => {
      const child = pick(there());
      if (!child) return;
      const moved = { class: pick(["4", "5"]), section: pick(["A", "B"]) };
      await succeed(office().from("students").update(moved).eq("id", child.id).select());
    },
    async () => {
      const child = random() < 0.3 ? pick(there()) : undefined;
      if (!child) return;
      child.isThere = false;
      await succeed(office().from("students").delete().eq("id", child.id).select());
    },
    async () => {
      covered = pick([undefined, pick(pictures)]);
      const cover = { cover: covered?.path ?? null };
      await succeed(office().from("news_stories").update(cover).eq("id", storyId).select());
    },
    async () => {
      const cover = pick(pictures.filter(({ isMoved }) => !isMoved))?.path ?? null;
      await succeed(office().from("gallery_events").update({ cover }).eq("id", albumId).select());
    },
    async () => {
      const picture = pick(pictures);
      // A cover stays when its picture moves.
      const albums = office().from("gallery_events").update({ cover: null }).eq("id", albumId);
      await succeed(albums.eq("cover", picture.path).select());
      picture.isMoved = !picture.isMoved;
      const moved = { ids: [picture.row], album_id: picture.isMoved ? otherId : albumId };
      await succeed(office().rpc("move_album_pictures", moved));
    },
  ];

  /** The rule, as a person would say it. */
  const allows = (child: Child, what: "face" | "name" | "shared" | "work") => {
    const said = [...child.answers.values()].map((answer) => answer[what]);
    return child.isThere && child.isEnrolled && said.includes(true) && !said.includes(false);
  };
  const isForAll = ({ people, children: inIt }: Picture) =>
    people !== null && inIt.every((child) => allows(child, people === "work" ? "work" : "face"));
  const isServed = (picture: Picture) =>
    isForAll(picture) ||
    (picture.people === "children" &&
      isUnlisted &&
      !picture.isMoved &&
      picture !== covered &&
      picture.children.every((child) => allows(child, "face") || allows(child, "shared")));
  const isAllowed = (picture: Picture) =>
    isServed(picture) &&
    picture.children.every((child) => {
      const words = picture.named.map((named) => nameOf(named).split(" ")[0] ?? "");
      return !words.some((word) => nameOf(child).includes(word)) || allows(child, "name");
    });

  const isVideoShown = ({ people, children: inIt }: Video) =>
    people !== null &&
    inIt.every((child) => allows(child, "work") && (people === "work" || allows(child, "face")));

  const expectedVideos = () =>
    videos.map((video) => ({ id: video.id, word: wordOf(video.id), isShown: isVideoShown(video) }));
  const expected = () =>
    pictures.map((picture) => ({
      ...{ id: picture.id, path: picture.path, row: picture.row, word: wordOf(picture.id) },
      isServed: isServed(picture),
      isForFew: isServed(picture) && !isForAll(picture),
      isInStory: picture === covered,
      isAllowed: isAllowed(picture),
      isListed: isAllowed(picture) && isPublic && !picture.isMoved,
    }));

  for (const _ of names) await enrol();
  for (let index = 0; index < 4; index++) await addPicture();
  for (let index = 0; index < 2; index++) await addVideo();
  for (let step = 0; step < steps; step++) {
    // Few children and pictures, so that they meet often.
    const crowded = children.length > 7 || pictures.length > 9;
    await pick(crowded ? happenings.slice(2) : happenings)();
    await check(`step ${step}`, albumId, expected(), expectedVideos());
  }
}

const wordOf = (id: string) => `word${id.slice(0, 8)}`;

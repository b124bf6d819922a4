import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { recordConsents } from "../../../data/consent/consents.ts";
import { getGuardianPage } from "../../../data/consent/guardian-page.ts";
import type { Answers } from "../../../data/consent/purposes.ts";
import { getVideoMark, listShownVideos, markVideo } from "../../../data/consent/video-marks.ts";
import { listHiddenMedia } from "../../../data/forms/photo-requests.ts";
import { listVideos } from "../../../data/gallery/videos.ts";
import { getOwnPage } from "../../../data/own-pages/own-page.ts";
import { createErasure } from "../../../data/retention/erasures.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { guardianScene, newMailbox } from "../guardian-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** A video waits until it is marked, and everybody in it may be shown and heard. */
export function videoScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const { open } = guardianScene(backend);

  const enrol = async (facts: object = {}) => {
    const one = { admission_no: randomUUID(), campus: "majra", class: "5", name: "Asha Verma" };
    return succeed(
      office
        .from("students")
        .insert({ ...one, ...facts })
        .select()
        .single(),
    );
  };
  const add = async (facts: object = {}) => {
    const video = { youtube_id: randomUUID().slice(0, 11), title: "The annual play" };
    return succeed(
      office
        .from("youtube_videos")
        .insert({ ...video, ...facts })
        .select()
        .single(),
    );
  };
  const answer = (child: { id: string }, answers: Answers) =>
    recordConsents(office, { student: child.id, answers, channel: "paper" });
  const isShown = async (id: string) =>
    (await listVideos(backend().visitor(), "en")).some((video) => video.id === id);

  test("a new video waits for its mark, and a direct write sets no mark", async () => {
    const video = await add({ people: "nobody", withheld: false });
    expect(video).toMatchObject({ people: null, withheld: true });
    expect(await isShown(video.id)).toBe(false);
    expect(await listShownVideos(backend().visitor(), [video.youtube_id])).toEqual([]);
    const forged = office.from("youtube_videos").update({ people: "nobody", withheld: false });
    await succeed(forged.eq("id", video.id).select());
    expect(await isShown(video.id)).toBe(false);

    expect(await markVideo(office, video.id, "nobody")).toBe(true);
    expect(await isShown(video.id)).toBe(true);
    expect(await listShownVideos(backend().visitor(), [video.youtube_id])).toEqual([
      video.youtube_id,
    ]);
    // Another link leads to another video.
    const other = { youtube_id: randomUUID().slice(0, 11) };
    await succeed(office.from("youtube_videos").update(other).eq("id", video.id).select());
    expect(await isShown(video.id)).toBe(false);
    expect(await getVideoMark(office, video.id)).toMatchObject({ people: null, withheld: true });
  });

  test("a child in it must be allowed to be seen and heard, and a no hides the video", async () => {
    const child = await enrol();
    const video = await add();
    expect(await markVideo(office, video.id, "children", [child.id])).toBe(false);
    await answer(child, { public_pictures: true });
    expect(await isShown(video.id)).toBe(false);
    await answer(child, { work_and_voice: true });
    expect(await isShown(video.id)).toBe(true);
    expect(await getVideoMark(office, video.id)).toMatchObject({
      people: "children",
      children: [{ id: child.id, may_be_shown: true }],
    });
    await answer(child, { public_pictures: false });
    expect(await isShown(video.id)).toBe(false);
    // Other replicas learn of it as they do of pictures.
    expect(await listHiddenMedia(backend().service())).toContain(`youtube_videos/${video.id}`);
    // The voice alone, without a face.
    expect(await markVideo(office, video.id, "work", [child.id])).toBe(true);
    await succeed(office.from("students").update({ status: "left" }).eq("id", child.id).select());
    expect(await isShown(video.id)).toBe(false);
  });

  test("an undo and an earlier version restore words, but never the mark", async () => {
    const child = await enrol();
    const video = await add();
    await markVideo(office, video.id, "nobody");
    await succeed(
      office.from("youtube_videos").update({ title: "The play" }).eq("id", video.id).select(),
    );
    await markVideo(office, video.id, "children", [child.id]);
    const entries = office.rpc("list_row_history", { target: "youtube_videos", row_id: video.id });
    const history = await succeed(entries);
    for (const { id } of history) {
      await office.rpc("restore_version", { target: "youtube_videos", entry_id: id });
      expect(await isShown(video.id)).toBe(false);
    }
    expect((await getVideoMark(office, video.id))?.people).toBe("children");
  });

  test("a deleted video is restored with its mark", async () => {
    const child = await enrol();
    await answer(child, { public_pictures: true, work_and_voice: true });
    const video = await add();
    await markVideo(office, video.id, "children", [child.id]);
    await succeed(office.from("youtube_videos").delete().eq("id", video.id).select());
    const entries = backend().service().from("audit_log").select("change").eq("row_id", video.id);
    const { change } = await succeed(entries.eq("action", "delete").single());
    await succeed(office.rpc("undo_change", { wanted: change }));
    expect(await getVideoMark(office, video.id)).toMatchObject({
      people: "children",
      children: [{ id: child.id }],
    });
    expect(await isShown(video.id)).toBe(true);
    await answer(child, { work_and_voice: false });
    expect(await isShown(video.id)).toBe(false);
  });

  test("a video of an own page joins the list, and is shown on the page once it is marked", async () => {
    const youtubeId = randomUUID().slice(0, 11);
    const blocks = [{ id: "video", kind: "video", video: youtubeId, title: "The choir" }];
    const path = `page-${randomUUID().slice(0, 8)}`;
    const page = { title: "Choir", path, blocks };
    const { id } = await succeed(office.from("own_pages").insert(page).select().single());
    const listed = async () => {
      const videos = office.from("youtube_videos").select("id, title, is_active, people");
      return succeed(videos.eq("youtube_id", youtubeId));
    };
    const shown = async () =>
      (await getOwnPage(backend().visitor(), path, "en"))?.blocks.map(({ kind }) => kind);
    expect(await listed()).toEqual([]);
    const publish = office.from("own_pages").update({ status: "published" }).eq("id", id);
    await succeed(publish.select());
    const [video] = await listed();
    expect(video).toMatchObject({ title: "The choir", is_active: false, people: null });
    expect(await shown()).toEqual([]);
    await markVideo(office, video?.id ?? "", "nobody");
    expect(await shown()).toEqual(["video"]);
    // Without its entry in the list nobody knows who is in it.
    await succeed(office.from("youtube_videos").delete().eq("youtube_id", youtubeId).select());
    expect(await shown()).toEqual([]);
  });

  test("guardians read about the videos with their child; an erased child leaves its face marked", async () => {
    const mailbox = newMailbox();
    const child = await enrol({ guardian_name: "Rekha Verma", guardian_email: mailbox });
    await answer(child, { public_pictures: true, work_and_voice: true });
    const video = await add();
    await markVideo(office, video.id, "children", [child.id]);
    const session = await open(mailbox);
    const videos = async () =>
      (await getGuardianPage(backend().visitor(), session, "en"))?.children[0]?.videos;
    expect(await videos()).toEqual([
      { id: video.id, title: "The annual play", shown: true, is_work: false },
    ]);
    const keeper = (await hire(backend(), null)).client;
    const subject = child.admission_no;
    await createErasure(keeper, { kind: "student", subject, reference: "" });
    expect(await isShown(video.id)).toBe(false);
    expect(await getVideoMark(office, video.id)).toMatchObject({
      people: "children",
      children: [],
    });
  });

  test("contributors and colleagues of another campus cannot mark a video, and unknown videos or children are not found", async () => {
    const video = await add({ campus: "majra" });
    const mark = (client: Client, facts: object = {}) =>
      refuse(client.rpc("mark_video", { video: video.id, people: "nobody", ...facts }));
    const elsewhere = (await hire(backend(), "juniors")).client;
    expect(await mark(elsewhere)).toMatchObject({ status: 403 });
    const contributor = (await hire(backend(), null, "contributor")).client;
    expect(await mark(contributor)).toMatchObject({ status: 403 });
    expect(await mark(backend().visitor())).toMatchObject({ status: 401 });
    expect(await mark(office, { people: "children" })).toMatchObject({ details: "children" });
    expect(await mark(office, { people: "before" })).toMatchObject({ details: "people" });
    expect(await mark(office, { video: randomUUID() })).toMatchObject({ status: 404 });
    const children = [randomUUID()];
    expect(await mark(office, { people: "children", children })).toMatchObject({ status: 404 });
  });
}

import { beforeAll, expect, test } from "vitest";
import { listPictureMarks, markPictures, mayBeShown } from "../../../data/consent/picture-marks.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { consentScene } from "../consent-scene.ts";
import { pathOfPicture } from "../stored-pictures.ts";
import { refuse, succeed } from "./answers.ts";

/** Which pictures and words visitors see because of what guardians allow. */
export function pictureConsentScenarios(backend: () => Backend): void {
  let office: Client;
  beforeAll(async () => {
    office = (await backend().admin()).client;
  });
  const { enrol, answer, allow, enterAlbum, shown } = consentScene(backend);

  test("a picture waits for its mark, and for the consent of everybody in it", async () => {
    const [one, other] = [await enrol(), await enrol({ name: "Kabir Negi" })];
    const { id: album, pictures } = await enterAlbum(1);
    expect(await shown(album)).toEqual([]);
    expect(await markPictures(office, pictures, "crowd")).toBe(1);
    expect(await shown(album)).toEqual(pictures);
    expect(await markPictures(office, pictures, "children", [one.id, other.id])).toBe(0);
    await allow(one.id);
    expect(await shown(album)).toEqual([]);
    await allow(other.id);
    expect(await shown(album)).toEqual(pictures);
    expect(await shown(album, backend().visitor())).toEqual(pictures);
    await answer(one.id, { public_pictures: false });
    expect(await shown(album)).toEqual([]);
    const listed = backend()
      .visitor()
      .from("gallery_images")
      .select()
      .eq("gallery_event_id", album);
    expect(await succeed(listed)).toEqual([]);
    const [marked] = await listPictureMarks(office, pictures);
    expect(marked).toMatchObject({ people: "children", withheld: true });
    expect(marked?.children.map(({ name, may_be_shown }) => [name, may_be_shown])).toEqual([
      ["Asha Verma", false],
      ["Kabir Negi", true],
    ]);
  });

  test("a child's work, without its face, waits for the consent for work", async () => {
    const [one, other] = [await enrol(), await enrol({ name: "Kabir Negi" })];
    const { id: album, pictures } = await enterAlbum(1);
    expect(await markPictures(office, pictures, "work", [one.id, other.id])).toBe(0);
    await answer(one.id, { public_pictures: true, work_and_voice: true });
    await answer(other.id, { public_pictures: true });
    expect(await shown(album)).toEqual([]);
    await answer(other.id, { work_and_voice: true, public_pictures: false });
    expect(await shown(album)).toEqual(pictures);
    const [marked] = await listPictureMarks(office, pictures);
    expect(marked).toMatchObject({ people: "work", withheld: false });
    expect(marked?.children.map((child) => mayBeShown(child, "work"))).toEqual([true, true]);
    // The same children with their faces in it need another consent.
    expect(await markPictures(office, pictures, "children", [one.id, other.id])).toBe(0);
    await markPictures(office, pictures, "work", [one.id]);
    await answer(one.id, { work_and_voice: false });
    expect(await shown(album)).toEqual([]);
    const none = { ids: pictures, people: "work" };
    expect(await refuse(office.rpc("mark_pictures", none))).toMatchObject({ details: "children" });
  });

  test("words that name a child beside its face need that consent too", async () => {
    const child = await enrol();
    const { id: album, pictures } = await enterAlbum(1);
    await markPictures(office, pictures, "children", [child.id]);
    await answer(child.id, { public_pictures: true });
    expect(await shown(album)).toEqual(pictures);
    const say = (words: object) =>
      succeed(office.from("gallery_images").update(words).eq("gallery_event_id", album).select());
    await say({ caption: "Asha wins the race." });
    expect(await shown(album)).toEqual([]);
    await say({ caption: "", translations: { hi: { caption: "Verma, ASHA" } } });
    expect(await shown(album)).toEqual([]);
    await answer(child.id, { name_with_face: true });
    expect(await shown(album)).toEqual(pictures);
    await answer(child.id, { name_with_face: false });
    expect(await shown(album)).toEqual([]);
    await say({ translations: {} });
    expect(await shown(album)).toEqual(pictures);
  });

  test("an album shows another cover while its own waits", async () => {
    const child = await enrol();
    const { id: album, pictures } = await enterAlbum(2);
    const cover = async () => {
      const row = backend().visitor().from("gallery_events").select("cover").eq("id", album);
      return (await succeed(row.single())).cover;
    };
    await markPictures(office, pictures.slice(0, 1), "children", [child.id]);
    await markPictures(office, pictures.slice(1), "nobody");
    const wanted = { cover: pathOfPicture(pictures[0]), cover_alt: "The start" };
    await succeed(office.from("gallery_events").update(wanted).eq("id", album).select());
    expect(await cover()).toBe(pathOfPicture(pictures[1]));
    await allow(child.id);
    expect(await cover()).toBe(pathOfPicture(pictures[0]));
    await answer(child.id, { public_pictures: false });
    expect(await cover()).toBe(pathOfPicture(pictures[1]));
    await markPictures(office, pictures.slice(1), null);
    expect(await cover()).toBeNull();
  });
}

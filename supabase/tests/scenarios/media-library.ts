import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listHiddenMedia } from "../../../data/forms/photo-requests.ts";
import { moveAlbumPictures, orderAlbumPictures } from "../../../data/gallery/album-pictures.ts";
import { mediaAddress } from "../../../data/gallery/media-addresses.ts";
import { listLibrary, listMediaUses, replaceMedia } from "../../../data/gallery/media-library.ts";
import { listLatestChanges, undoChange } from "../../../data/office/changes.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

async function createFile(service: Client, name: string, width: number, height: number) {
  const id = randomUUID();
  const file = { purpose: "site", file_name: name, sha256: id.replaceAll("-", "").padEnd(64, "0") };
  const people = "nobody";
  const made = { width, height, bytes: 9000, thumbhash: "AAAA", is_stored: true };
  await succeed(
    service
      .from("media_files")
      .insert({ id, ...file, ...made, people })
      .select(),
  );
  return { id, address: mediaAddress(id, width, height) };
}

async function createAlbum(service: Client, cover: string | null = null) {
  const title = `Album ${randomUUID()}`;
  const album = { title, slug: randomUUID(), cover, cover_width: 640, cover_height: 480 };
  return await succeed(service.from("gallery_events").insert(album).select("id").single());
}

const pictureOf = (album: { id: string }, path: string, position = 0) => ({
  gallery_event_id: album.id,
  path,
  width: 640,
  height: 480,
  position,
});

export function mediaLibraryScenarios(backend: () => Backend): void {
  test("a picture is found wherever it is used, and replaced there with its size", async () => {
    const service = backend().service();
    const [old, next] = [
      await createFile(service, "old.jpg", 640, 480),
      await createFile(service, "new.jpg", 1920, 1080),
    ];
    const album = await createAlbum(service, old.address);
    const picture = await succeed(
      service.from("gallery_images").insert(pictureOf(album, old.address)).select("id").single(),
    );
    const key = `page/${randomUUID()}`;
    const hero = { src: old.address, width: 640, height: 480, alt: "The gate" };
    const content = { title: "About", hero, sections: [{ text: `<img src="${old.address}">` }] };
    await succeed(service.from("site_content").insert({ key, content }).select());

    const office = (await backend().admin()).client;
    const uses = await listMediaUses(office, [old.id, next.id]);
    expect(uses.map(({ media_id, table_name }) => [media_id, table_name]).toSorted()).toEqual([
      [old.id, "gallery_events"],
      [old.id, "gallery_images"],
      [old.id, "site_content"],
    ]);
    expect(uses.find(({ row_id }) => row_id === picture.id)?.belongs_to).toBe(album.id);

    const { rows, change } = await replaceMedia(office, old.id, next.id);
    expect(rows).toBe(3);
    const albums = service.from("gallery_events").select("cover, cover_width, cover_height");
    const cover = { cover: next.address, cover_width: 1920, cover_height: 1080 };
    expect(await succeed(albums.eq("id", album.id).single())).toEqual(cover);
    const images = service.from("gallery_images").select("path, width, height, thumbhash");
    const shown = { path: next.address, width: 1920, height: 1080, thumbhash: "AAAA" };
    expect(await succeed(images.eq("id", picture.id).single())).toEqual(shown);
    const page = service.from("site_content").select("content").eq("key", key).single();
    expect((await succeed(page)).content).toEqual({
      title: "About",
      hero: { src: next.address, width: 1920, height: 1080, alt: "The gate" },
      sections: [{ text: `<img src="${next.address}">` }],
    });
    expect(await listMediaUses(office, [old.id])).toEqual([]);
    expect(await undoChange(office, change)).toBeGreaterThanOrEqual(3);
    expect(await succeed(albums.eq("id", album.id).single())).toEqual({
      cover: old.address,
      cover_width: 640,
      cover_height: 480,
    });
    expect(await listMediaUses(office, [old.id])).toHaveLength(3);
  });

  test("a request to hide a picture stays about it when another is put in its place, which is shown", async () => {
    const service = backend().service();
    const [old, next] = [
      await createFile(service, "face.jpg", 640, 480),
      await createFile(service, "blurred.jpg", 640, 480),
    ];
    const album = await createAlbum(service);
    await succeed(
      service.from("gallery_events").update({ published: true }).eq("id", album.id).select(),
    );
    const add = (path: string) =>
      succeed(service.from("gallery_images").insert(pictureOf(album, path)).select("id").single());
    const { id: picture_id } = await add(old.address);
    const reference = `PHO-${randomUUID().slice(0, 8)}`;
    const person = { name: "A parent", relation: "guardian", email: "parent@mail.example" };
    const about = { picture_id, path: old.address, album_title: "Race", hid_at_once: true };
    const request = { ...about, ...person, reference, consent_version: "1" };
    await succeed(service.from("photo_requests").insert(request).select());
    const pictures = service.from("gallery_images");
    const hidden_at = new Date().toISOString();
    await succeed(pictures.update({ hidden_at }).eq("id", picture_id).select());
    const isShown = async (id: string) =>
      (await succeed(backend().visitor().from("gallery_images").select().eq("id", id))).length > 0;

    const office = (await backend().admin()).client;
    const { change } = await replaceMedia(office, old.id, next.id);
    const kept = service.from("photo_requests").select("path").eq("reference", reference);
    expect(await succeed(kept.single())).toEqual({ path: old.address });
    expect(await isShown(picture_id)).toBe(true);
    expect(await listHiddenMedia(service)).toContain(old.id);
    expect(await listHiddenMedia(service)).not.toContain(next.id);
    // The old one comes back hidden, by another row or by undoing.
    const { id: again } = await add(old.address);
    expect(await isShown(again)).toBe(false);
    await undoChange(office, change);
    expect(await isShown(picture_id)).toBe(false);
    const requests = office.from("photo_requests").update({ status: "restored" });
    await succeed(requests.eq("reference", reference).select());
    expect([await isShown(picture_id), await isShown(again)]).toEqual([true, true]);
  });

  test("a description given in an album becomes the picture's description in the library, once", async () => {
    const service = backend().service();
    const name = `described ${randomUUID()}.jpg`;
    const file = await createFile(service, name, 640, 480);
    const album = await createAlbum(service);
    const office = (await backend().admin()).client;
    const found = async (undescribed: boolean) =>
      (await listLibrary(office, { search: name, undescribed })).files.map(({ alt }) => alt);
    expect(await found(true)).toEqual([""]);
    const picture = { ...pictureOf(album, file.address), alt: "The gate" };
    await succeed(office.from("gallery_images").insert(picture).select());
    expect(await found(true)).toEqual([]);
    expect(await found(false)).toEqual(["The gate"]);
    const change = office.from("gallery_images").update({ alt: "The gate at dusk" });
    await succeed(change.eq("gallery_event_id", album.id).select());
    expect(await found(false)).toEqual(["The gate"]);
  });

  test("a picture added to an album can be taken back after its library entry was changed", async () => {
    const service = backend().service();
    const file = await createFile(service, `taken back ${randomUUID()}.jpg`, 640, 480);
    const album = await createAlbum(service);
    const office = (await backend().admin()).client;
    const described = { ...pictureOf(album, file.address), alt: "The gate" };
    const picture = await succeed(
      office.from("gallery_images").insert(described).select("id").single(),
    );
    // The same change has described the file in the library, which undoing leaves alone.
    const files = office.from("media_files").update({ alt: "The gate at dusk" });
    expect(await succeed(files.eq("id", file.id).select("alt"))).toHaveLength(1);
    const changes = await listLatestChanges(office);
    const added = changes.find(({ row_id }) => row_id === picture.id);
    expect(added?.is_latest).toBe(true);
    expect(await undoChange(office, added?.change ?? 0)).toBe(1);
  });

  test("only staff open the library, replace, reorder or move pictures", async () => {
    const service = backend().service();
    const [old, next] = [
      await createFile(service, "old.jpg", 640, 480),
      await createFile(service, "new.jpg", 640, 480),
    ];
    const album = await createAlbum(service, old.address);
    const alumnus = await backend().signUp();
    for (const [client, details] of [
      [backend().visitor(), null],
      [alumnus.client, "not_admin"],
    ] as const) {
      const refused = { code: "42501", details };
      const ids = [old.id];
      expect(await refuse(client.rpc("list_media_uses", { ids }))).toMatchObject(refused);
      const replacing = client.rpc("replace_media", { old_id: old.id, new_id: next.id });
      expect(await refuse(replacing)).toMatchObject(refused);
      const ordering = client.rpc("order_album_pictures", { album_id: album.id, ids });
      expect(await refuse(ordering)).toMatchObject(refused);
      const moving = client.rpc("move_album_pictures", { album_id: album.id, ids });
      expect(await refuse(moving)).toMatchObject(refused);
    }
    const gone = { old_id: old.id, new_id: randomUUID() };
    const office = (await backend().admin()).client;
    expect(await refuse(office.rpc("replace_media", gone))).toMatchObject({ status: 404 });
  });

  test("pictures are reordered, and moved to the end of another album", async () => {
    const service = backend().service();
    const [from, to] = [await createAlbum(service), await createAlbum(service)];
    const add = (album: { id: string }, names: string[]) =>
      succeed(
        service
          .from("gallery_images")
          .insert(
            names.map((name, index) => ({ ...pictureOf(album, `/prints/${name}.svg`, index) })),
          )
          .select("id, path"),
      );
    const moved = await add(from, ["a", "b", "c"]);
    await add(to, ["x", "y"]);
    const office = (await backend().admin()).client;
    const order = async (album: { id: string }) =>
      (
        await succeed(
          office
            .from("gallery_images")
            .select("path")
            .eq("gallery_event_id", album.id)
            .order("position"),
        )
      ).map(({ path }) => path.slice(8, 9));
    const ids = ["c", "a", "b"].map(
      (name) => moved.find(({ path }) => path === `/prints/${name}.svg`)?.id ?? "",
    );
    await orderAlbumPictures(office, from.id, ids);
    expect(await order(from)).toEqual(["c", "a", "b"]);
    expect(await moveAlbumPictures(office, ids.slice(0, 2), to.id)).toBe(2);
    expect([await order(from), await order(to)]).toEqual([["b"], ["x", "y", "c", "a"]]);
  });
}

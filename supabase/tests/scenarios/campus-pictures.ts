import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { createReferredRows } from "../../contract/access.ts";
import type { Home } from "../staff-expectations.ts";
import { graduate, hire as hireAt } from "../staff-scene.ts";
import { storePicture } from "../stored-pictures.ts";
import { refuse, succeed } from "./answers.ts";

/** Pictures, portraits and families' requests about them, as staff of another campus see them. */
export function campusPictureScenarios(backend: () => Backend): void {
  const hire = (campus: Home) => hireAt(backend(), campus);
  const outside = { code: "42501", details: "campus_scope" };
  const addFile = (purpose: "site" | "avatar" | "post" | "logo", created_by: string) =>
    storePicture(backend().service(), { purpose, created_by });

  test("staff delete their picture only when no other page shows it, and portraits only of their campus", async () => {
    const [own, everything] = [await hire("majra"), await hire(null)];
    const used = await addFile("site", own.id);
    expect(used.campus).toBe("majra");
    const remove = (id: string) => own.client.from("media_files").delete().eq("id", id).select();
    const page = { key: `page/${randomUUID()}`, content: { picture: `/media/${used.id}/640.jpg` } };
    const written = everything.client.from("site_content").insert(page).select().single();
    const { id } = await succeed(written);
    expect(await refuse(remove(used.id))).toMatchObject(outside);
    await succeed(everything.client.from("site_content").delete().eq("id", id).select());
    expect(await succeed(remove(used.id))).toHaveLength(1);

    for (const campus of ["juniors", "majra"] as const) {
      const portrait = await addFile("avatar", await graduate(backend(), campus));
      if (campus === "juniors") expect(await refuse(remove(portrait.id))).toMatchObject(outside);
      else expect(await succeed(remove(portrait.id))).toHaveLength(1);
    }
  });

  test("colleagues who work on pages neither find nor touch the pictures of alumni", async () => {
    const alumna = await backend().signUp();
    const profile = { id: alumna.id, full_name: "Asha Negi", visibility: { avatar: "nobody" } };
    await succeed(alumna.client.from("alumni_profiles").insert(profile).select());
    const own = [await addFile("avatar", alumna.id), await addFile("post", alumna.id)];
    const ids = own.map(({ id }) => id);
    const files = (client: Client) => client.from("media_files");
    const whole = await hire(null);
    for (const role of ["editor", "contributor", "alumni_office", "admissions"]) {
      for (const campus of [null, "majra"] as const) {
        const { client } = await hireAt(backend(), campus, role);
        const portraits = files(client).select("id").in("purpose", ["avatar", "post"]);
        expect(await succeed(portraits), role).toEqual([]);
        expect(await succeed(files(client).delete().in("id", ids).select())).toEqual([]);
        const renamed = files(client).update({ alt: "Mine" }).in("id", ids).select();
        expect(await succeed(renamed)).toEqual([]);
      }
    }
    expect(await succeed(files(alumna.client).select("id"))).toHaveLength(2);

    // An album does not describe it either, and pictures of pages are the editor's as before.
    const editor = (await hireAt(backend(), null, "editor")).client;
    const { album } = await createReferredRows(backend().service(), null);
    const path = `/media/${ids[0]}/640x480.jpg`;
    const picture = { gallery_event_id: album, path, width: 4, height: 3, alt: "Asha" };
    await succeed(editor.from("gallery_images").insert(picture).select());
    const kept = files(alumna.client)
      .select("alt")
      .eq("id", ids[0] as string);
    expect(await succeed(kept.single())).toEqual({ alt: "" });
    for (const purpose of ["site", "logo"] as const) {
      const { id } = await addFile(purpose, whole.id);
      expect(
        await succeed(files(editor).update({ alt: "Gate" }).eq("id", id).select()),
      ).toHaveLength(1);
      expect(await succeed(files(editor).delete().eq("id", id).select())).toHaveLength(1);
    }
    expect(await succeed(files(alumna.client).delete().in("id", ids).select("id"))).toHaveLength(2);
  });

  test("a guardian's request and its picture belong only to the picture's campus", async () => {
    const [own, other] = [await hire("juniors"), await hire("majra")];
    const service = backend().service();
    const { album } = await createReferredRows(service, "juniors");
    // The other campus added the file.
    const { id: file } = await addFile("site", other.id);
    const path = `/media/${file}/640.jpg`;
    const shown = { gallery_event_id: album, path, width: 4, height: 3 };
    const { id: picture } = await succeed(
      service.from("gallery_images").insert(shown).select().single(),
    );
    const request = (picture_id: string | null) => {
      const guardian = { name: "A guardian", email: "g@mail.example", relation: "guardian" };
      const about = { reference: randomUUID().slice(0, 11), album_title: "Fair", path, picture_id };
      return { ...guardian, ...about, consent_version: "2026-1" };
    };
    const requests = service.from("photo_requests").insert([request(picture), request(null)]);
    const [withPicture, without] = (await succeed(requests.select())).map(({ id }) => id);
    const remove = (
      { client }: { client: Client },
      table: "photo_requests" | "gallery_images" | "media_files",
      id = "",
    ) => client.from(table).delete().eq("id", id).select();
    for (const attempt of [
      remove(other, "photo_requests", withPicture),
      remove(other, "gallery_images", picture),
      remove(other, "media_files", file),
      // A request that names no picture belongs to the whole school.
      remove(other, "photo_requests", without),
    ]) {
      expect(await refuse(attempt)).toMatchObject(outside);
    }
    // Only forms send requests, for no campus.
    const entered = own.client.from("photo_requests").insert(request(picture)).select();
    expect((await entered).error).toMatchObject({
      code: "42501",
      message: "permission denied for table photo_requests",
    });
    expect(await succeed(remove(own, "photo_requests", withPicture))).toHaveLength(1);
  });

  test("staff of a campus erase by a request only pictures that no other campus shows", async () => {
    const [own, other, whole] = [await hire("majra"), await hire("juniors"), await hire(null)];
    const service = backend().service();
    const show = async (campus: Home, by: string) => {
      const { album } = await createReferredRows(service, campus);
      const { id: file } = await addFile("site", by);
      const path = `/media/${file}/640.jpg`;
      const row = { gallery_event_id: album, path, width: 4, height: 3 };
      const added = service.from("gallery_images").insert(row).select().single();
      return { path, picture_id: (await succeed(added)).id };
    };
    const [mine, theirs] = [await show("majra", own.id), await show("juniors", other.id)];
    const guardian = { name: "A guardian", email: "g@mail.example", relation: "guardian" };
    const request = { ...guardian, ...mine, album_title: "Fair", consent_version: "2026-1" };
    const requests = (client: Client) => client.from("photo_requests");
    for (const { client } of [own, whole]) {
      const reference = randomUUID().slice(0, 11);
      const forged = { ...request, reference, path: theirs.path, status: "removed" };
      expect(await refuse(requests(client).insert(forged))).toMatchObject({ code: "42501" });
    }

    const sent = { ...request, reference: randomUUID().slice(0, 11) };
    const { id } = await succeed(requests(service).insert(sent).select().single());
    const change = (client: Client, changes: object) =>
      requests(client).update(changes).eq("id", id).select("path, picture_id, hid_at_once, status");
    const kept = { ...mine, hid_at_once: false };
    for (const elsewhere of [{ path: theirs.path }, { picture_id: theirs.picture_id }]) {
      expect(await refuse(change(own.client, elsewhere))).toMatchObject(outside);
    }
    for (const [client, changes] of [
      [own.client, { hid_at_once: true, was_cover: true }],
      [whole.client, { ...theirs, hid_at_once: true }],
    ] as const) {
      expect(await succeed(change(client, changes))).toEqual([{ ...kept, status: "new" }]);
    }

    // The decision would also take it out of the whole school's story.
    const story = { title: "Fair", slug: randomUUID(), cover: mine.path };
    const { id: shown } = await succeed(
      service.from("news_stories").insert(story).select().single(),
    );
    const removed = { status: "removed" };
    expect(await refuse(change(own.client, removed))).toMatchObject(outside);
    await succeed(service.from("news_stories").delete().eq("id", shown).select());
    expect(await succeed(change(own.client, removed))).toEqual([{ ...kept, ...removed }]);
  });
}

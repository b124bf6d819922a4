import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { pathOfPicture, storePicture } from "../stored-pictures.ts";
import { succeed } from "./answers.ts";

// What the office's decision tells each person who asked to hide one picture.
export function photoDecisionScenarios(backend: () => Backend): void {
  const service = () => backend().service();
  const addToAlbum = async (path: string) => {
    const album = { title: "Race", slug: randomUUID(), published: true };
    const albums = service().from("gallery_events").insert(album).select().single();
    const gallery_event_id = (await succeed(albums)).id;
    const row = { gallery_event_id, path, width: 640, height: 480 };
    return succeed(service().from("gallery_images").insert(row).select().single());
  };
  const upload = async () => pathOfPicture((await storePicture(service(), { people: "crowd" })).id);
  /** Several people have asked to hide a picture, whose two albums show it no longer. */
  const askedBy = async (people: number) => {
    const path = await upload();
    const rows = [await addToAlbum(path), await addToAlbum(path)];
    const references = Array.from({ length: people }, () => `PHO-${randomUUID().slice(0, 8)}`);
    for (const reference of references) {
      const email = `${reference}@mail.example`;
      const person = { name: "A parent", relation: "guardian", email, consent_version: "1" };
      const about = { picture_id: rows[0]?.id ?? "", path, album_title: "Race", hid_at_once: true };
      const request = { ...about, ...person, reference };
      await succeed(service().from("photo_requests").insert(request).select());
    }
    const ids = rows.map(({ id }) => id);
    const hidden_at = new Date().toISOString();
    await succeed(service().from("gallery_images").update({ hidden_at }).in("id", ids).select());
    const decide = async (person: number, status: string) => {
      const requests = (await backend().admin()).client.from("photo_requests").update({ status });
      await succeed(
        requests
          .eq("reference", references[person] ?? "")
          .select()
          .single(),
      );
    };
    let seen = 0;
    /** The decisions that have been told since the last look: the person, the outcome, and whether it is on the site. */
    const told = async () => {
      const emails = service().from("mail_outbox").select("template, data");
      const outcomes = ["photo_request_restored", "photo_request_removed"];
      const sent = await succeed(emails.in("template", outcomes).order("created_at"));
      const own = sent.flatMap(({ template, data }) => {
        const { reference, shown } = data as { reference: string; shown: boolean };
        const person = references.indexOf(reference);
        const outcome = template.replace("photo_request_", "");
        return person < 0 ? [] : [`${person} ${outcome}${shown ? "" : ", on no page"}`];
      });
      const fresh = own.slice(seen).toSorted();
      seen = own.length;
      return fresh;
    };
    const isShown = async () => {
      const shown = backend().visitor().from("gallery_images").select("id").in("id", ids);
      return (await succeed(shown)).length > 0;
    };
    return { rows, decide, told, isShown };
  };

  test("nobody is told that a picture is shown while the request of another hides it", async () => {
    const { decide, told, isShown } = await askedBy(2);
    await decide(0, "restored");
    expect(await isShown()).toBe(false);
    expect(await told()).toEqual([]);
    await decide(1, "restored");
    expect(await isShown()).toBe(true);
    expect(await told()).toEqual(["0 restored", "1 restored"]);
    await decide(1, "removed");
    expect(await told()).toEqual(["1 removed"]);
    await decide(1, "restored");
    expect(await told()).toEqual(["1 restored"]);
  });

  test("who waits for the request of another hears that the picture stays away, once", async () => {
    const { decide, told, isShown } = await askedBy(4);
    await decide(0, "restored");
    await decide(1, "removed");
    expect(await told()).toEqual(["0 removed", "1 removed"]);
    await decide(2, "removed");
    expect(await told()).toEqual(["2 removed"]);
    // Decided after the others, it waits for nothing.
    await decide(3, "restored");
    expect(await told()).toEqual(["3 removed"]);
    await decide(1, "restored");
    expect(await told()).toEqual(["1 removed"]);
    expect(await isShown()).toBe(false);
    await decide(2, "restored");
    expect(await isShown()).toBe(true);
    expect(await told()).toEqual(["0 restored", "1 restored", "2 restored", "3 restored"]);
  });

  test("the decision is told when the albums are gone, or show another picture by then", async () => {
    const leave = {
      gone: async (albums: string[]) => {
        await succeed(service().from("gallery_events").delete().in("id", albums).select());
      },
      another: async (albums: string[]) => {
        const { client } = await backend().admin();
        const images = client.from("gallery_images").update({ path: await upload() });
        await succeed(images.in("gallery_event_id", albums).select());
      },
    };
    for (const leaveAlbums of Object.values(leave)) {
      const { rows, decide, told } = await askedBy(2);
      await decide(0, "restored");
      await leaveAlbums(rows.map((row) => row.gallery_event_id));
      expect(await told()).toEqual([]);
      await decide(1, "restored");
      expect(await told()).toEqual(["0 restored, on no page", "1 restored, on no page"]);
    }
  });
}

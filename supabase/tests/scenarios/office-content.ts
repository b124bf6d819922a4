import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { markVideos } from "../../../data/gallery/video-links.ts";
import { orderRows } from "../../../data/office/lists.ts";
import { createRow, updateRows } from "../../../data/office/rows.ts";
import { getWaitingWork } from "../../../data/office/waiting-work.ts";
import { turnAlbums } from "../../../data/operations/jobs.ts";
import { listFeaturedTestimonials } from "../../../data/school/testimonials.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

export function officeContentScenarios(backend: () => Backend): void {
  const office = async () => (await backend().admin()).client;
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const newAlbum = (client: Client, more: object) =>
    createRow(client, "gallery_events", {
      title: "Sports day",
      slug: `sports-${randomUUID()}`,
      ...more,
    });
  const isSeen = async (id: string) =>
    (await succeed(backend().visitor().from("gallery_events").select("id").eq("id", id))).length ===
    1;

  test("albums are published and withdrawn on time, and only the server does it", async () => {
    const client = await office();
    const later = await newAlbum(client, { published: true, publish_at: inHours(2) });
    expect(later).toMatchObject({ published: false });
    expect(await isSeen(later.id)).toBe(false);
    await turnAlbums(backend().service());
    expect(await isSeen(later.id)).toBe(false);
    await updateRows(client, "gallery_events", [later.id], { published: true, publish_at: null });
    expect(await isSeen(later.id)).toBe(true);

    const soon = new Date(Date.now() + 1_500).toISOString();
    const ending = await newAlbum(client, { published: true, unpublish_at: soon });
    expect(await isSeen(ending.id)).toBe(true);
    await expect
      .poll(() => turnAlbums(backend().service()), { timeout: 20_000 })
      .toBeGreaterThan(0);
    expect(await isSeen(ending.id)).toBe(false);
    expect((await refuse(client.rpc("turn_albums"))).code).toBe("42501");
  });

  test("a cover keeps the focal point of its picture", async () => {
    const client = await office();
    const path = `/prints/albums/${randomUUID()}.svg`;
    const { id } = await newAlbum(client, { published: true });
    const picture = { gallery_event_id: id, path, width: 1600, height: 1000 };
    const [made] = await succeed(
      client
        .from("gallery_images")
        .insert({ ...picture, focal_x: 0.2 })
        .select(),
    );
    const focus = async () =>
      succeed(
        client.from("gallery_events").select("cover_focal_x, cover_focal_y").eq("id", id).single(),
      );
    await updateRows(client, "gallery_events", [id], { cover: path });
    expect(await focus()).toEqual({ cover_focal_x: 0.2, cover_focal_y: 0.5 });
    await updateRows(client, "gallery_images", [made?.id ?? ""], { focal_y: 0.9 });
    expect(await focus()).toEqual({ cover_focal_x: 0.2, cover_focal_y: 0.9 });
    await updateRows(client, "gallery_events", [id], { cover: "/prints/other.svg" });
    expect(await focus()).toEqual({ cover_focal_x: 0.5, cover_focal_y: 0.5 });
  });

  test("testimonials of the home page are chosen and ordered, and show their current text", async () => {
    const client = await office();
    const author = `A parent ${randomUUID()}`;
    const said = { quote: "A good school.", status: "approved" };
    const testimonials = [];
    for (const name of [`${author} one`, `${author} two`]) {
      const { id } = await createRow(client, "testimonials", { ...said, author: name });
      testimonials.push(await createRow(client, "featured_testimonials", { testimonial_id: id }));
    }
    expect(testimonials.map((testimonial) => testimonial.author)).toEqual([
      `${author} one`,
      `${author} two`,
    ]);
    const ids = testimonials.map(({ id }) => id).reverse();
    await orderRows(client, "featured_testimonials", "position", ids);
    const own = async () =>
      (await listFeaturedTestimonials(backend().visitor(), { limit: 50 }, "en"))
        .map((testimonial) => testimonial.author)
        .filter((name) => name.startsWith(author));
    expect(await own()).toEqual([`${author} two`, `${author} one`]);
    const first = String(testimonials[0]?.testimonial_id);
    await updateRows(client, "testimonials", [first], { author: `${author} renamed` });
    const kept = client.from("featured_testimonials").select("author").eq("testimonial_id", first);
    expect((await succeed(kept.single())).author).toBe(`${author} renamed`);
    expect(await own()).toEqual([`${author} two`, `${author} renamed`]);
  });

  test("a missing video is listed for staff until it gets another link", async () => {
    const client = await office();
    const link = () => randomUUID().slice(0, 11);
    const video = { youtube_id: link(), title: "Annual day", is_active: true };
    const { id } = await createRow(client, "youtube_videos", video);
    const before = (await getWaitingWork(client)).goneVideos;
    await markVideos(backend().service(), [id], true);
    expect((await getWaitingWork(client)).goneVideos).toBe(before + 1);
    await updateRows(client, "youtube_videos", [id], { youtube_id: link() });
    expect((await getWaitingWork(client)).goneVideos).toBe(before);
    const { client: alumnus } = await backend().signUp();
    expect((await refuse(alumnus.rpc("count_waiting_work"))).code).toBe("42501");
  });
}

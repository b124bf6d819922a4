import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Json } from "../../../data/database.types.ts";
import { markVideos } from "../../../data/gallery/video-links.ts";
import { undoChanges } from "../../../data/office/changes.ts";
import { orderRows } from "../../../data/office/lists.ts";
import { createRow, updateRows } from "../../../data/office/rows.ts";
import { deleteContent } from "../../../data/office/site-content.ts";
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

  test("a calendar entry ends after it begins, and its place is searchable and in its history", async () => {
    const client = await office();
    const [day, next] = ["2027-02-05", "2027-02-06"];
    const enter = (times: object) =>
      client
        .from("calendar_entries")
        .insert({ title: "Meeting", starts_on: day, ends_on: day, ...times })
        .select("id, updated_at");
    for (const wrong of [
      { end_time: "10:00" },
      { start_time: "10:00", end_time: "10:00" },
      { start_time: "10:00", end_time: "09:59" },
      { start_time: "9:00" },
      { start_time: "24:00" },
      { venue: "a".repeat(201) },
    ]) {
      expect([wrong, (await refuse(enter(wrong))).code]).toEqual([wrong, "23514"]);
    }
    const venue = `Hall ${randomUUID()}`;
    const times = { start_time: "10:00", end_time: "09:00" };
    const [entry] = await succeed(enter({ ends_on: next, ...times, venue }));
    if (!entry) throw new Error("Nothing was entered.");
    const visitor = backend().visitor();
    const query = venue.split("-").at(-1) ?? "";
    const found = await succeed(visitor.rpc("search_site", { query, language: "en" }));
    expect(found.map(({ kind }) => kind)).toEqual(["calendar"]);
    const kept = () =>
      succeed(
        client
          .from("calendar_entries")
          .select("start_time, end_time, venue, sequence")
          .eq("id", entry.id)
          .single(),
      );
    await updateRows(client, "calendar_entries", [entry.id], { end_time: "12:00", venue: null });
    expect(await kept()).toMatchObject({ end_time: "12:00", venue: null, sequence: 1 });
    await undoChanges(client, "calendar_entries", [entry.id], entry.updated_at);
    expect(await kept()).toMatchObject({ ...times, venue, sequence: 2 });
  });

  test("the menu links only to pages of the site and https addresses, in every language", async () => {
    const client = await office();
    const menuTo = (goesTo: Json) => ({
      groups: [{ name: "School", isHidden: false, entries: [{ kind: "link", goesTo, name: "x" }] }],
    });
    const enter = (content: ReturnType<typeof menuTo>, key = "menu") =>
      client.from("site_content").insert({ key, content, published_at: inHours(-1) });
    const hostile = [
      "javascript:alert(1)",
      "//evil.example",
      "http://evil.example",
      "mailto:a@b.c",
    ];
    for (const wrong of [...hostile, "/a\\b", "news", 7, null, ["/news"]]) {
      for (const key of ["menu", "hi/menu"]) {
        const answer = await refuse(enter(menuTo(wrong), key));
        expect([wrong, answer.code]).toEqual([wrong, "23514"]);
      }
      const saved = { content_key: "menu", english: menuTo(wrong) };
      expect(await refuse(client.rpc("save_site_content", saved))).toMatchObject({ code: "23514" });
    }
    for (const right of ["", "/news?x=1#y", "https://cbse.gov.in/results"]) {
      const content = menuTo(right);
      await enter(content).throwOnError();
      const read = backend().visitor().from("site_content").select("content").eq("key", "menu");
      expect(await succeed(read)).toEqual([{ content }]);
      expect(await deleteContent(client, "menu")).toHaveLength(1);
    }
    expect(
      (await refuse(backend().visitor().from("site_content").insert({ key: "menu", content: {} })))
        .code,
    ).toBe("42501");
  });

  test("the look consists only of colours and uploaded logos, and belongs to the whole school", async () => {
    const client = await office();
    const logo = { id: randomUUID(), kind: "svg", width: 300, height: 100 };
    const plain = { colours: ["#8a1538", "#ffd27a"], logo, lightLogo: null };
    const wrong: NonNullable<Json>[] = [
      {},
      { ...plain, colours: "#8a1538" },
      { ...plain, colours: ["red"] },
      { ...plain, colours: ["#8a1538;}body{display:none"] },
      { ...plain, colours: [7] },
      { ...plain, colours: ["#000000", "#111111", "#222222"] },
      { ...plain, logo: "https://evil.example/logo.svg" },
      { ...plain, logo: { ...logo, id: "../../etc/passwd" } },
      { ...plain, logo: { ...logo, kind: "html" } },
      { ...plain, lightLogo: { ...logo, width: "300" } },
    ];
    for (const content of wrong) {
      const entered = { key: "look", content, published_at: inHours(-1) };
      const { code } = await refuse(client.from("site_content").insert(entered));
      expect([content, code]).toEqual([content, "23514"]);
    }
    await client.rpc("save_site_content", { content_key: "look", english: plain }).throwOnError();
    const read = backend().visitor().from("site_content").select("content").eq("key", "look");
    expect(await succeed(read)).toEqual([{ content: plain }]);
    for (const stranger of [backend().visitor(), (await backend().signUp()).client]) {
      const change = stranger.from("site_content").update({ content: {} }).eq("key", "look");
      expect(await change.select()).not.toMatchObject({ data: [expect.anything()] });
      const saved = { content_key: "look", english: plain };
      expect((await refuse(stranger.rpc("save_site_content", saved))).code).toBe("42501");
    }
    expect(await succeed(read)).toEqual([{ content: plain }]);
    expect(await deleteContent(client, "look")).toHaveLength(1);
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

  test("testimonials on the home page are chosen and ordered, and show their current text", async () => {
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
    const before = (await getWaitingWork(client)).goneVideos ?? 0;
    await markVideos(backend().service(), [id], true);
    expect((await getWaitingWork(client)).goneVideos).toBe(before + 1);
    await updateRows(client, "youtube_videos", [id], { youtube_id: link() });
    expect((await getWaitingWork(client)).goneVideos).toBe(before);
    const { client: alumnus } = await backend().signUp();
    expect((await refuse(alumnus.rpc("count_waiting_work"))).code).toBe("42501");
  });
}

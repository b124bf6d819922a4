import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Json } from "../../../data/database.types.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";
import { createEvent } from "./events-with-rsvps.ts";
import { enterSport } from "./registered-children.ts";

// What colleagues send stays within bounds, so that one of them makes no list too large to answer for the others.
export function largeInputScenarios(backend: () => Backend): void {
  const editor = async () => (await hire(backend(), null, "editor")).client;
  const large = "a".repeat(130_000);

  test("questions of an event hold what a question has, and nothing else", async () => {
    const client = await editor();
    const id = await createEvent(backend(), {});
    const ask = (questions: NonNullable<Json>) =>
      client.from("events").update({ questions }).eq("id", id).select("questions").single();
    const question = { id: "meal", kind: "text", label: "Which lunch?", required: true };
    const said = { hi: { label: "कौन सा भोजन?", choices: [] } };
    const translated = { ...question, choices: null, translations: said };
    expect(await succeed(ask([translated]))).toEqual({ questions: [translated] });
    const many = Array.from({ length: 12 }, (_, place) => ({
      ...question,
      id: `meal-${place}`,
      translations: { hi: { note: "a".repeat(30_000) } },
    }));
    for (const wrong of [[{ ...question, note: large }], [{ ...question, x: 1 }], many, ["meal"]]) {
      expect(await refuse(ask(wrong))).toMatchObject({ status: 400 });
    }
  });

  test("hosts of a meeting hold what a host has, and nothing else", async () => {
    const client = await editor();
    const day = { starts_at: "2099-02-09T03:30:00Z", ends_at: "2099-02-09T06:30:00Z" };
    const plan = (hosts: NonNullable<Json>) =>
      client
        .from("meetings")
        .insert({ title: "Parents’ meeting", ...day, hosts })
        .select("hosts")
        .single();
    const more = { from: "09:00", to: "12:00", closed: ["10:30-11:00"], translations: {} };
    const host = { id: "asha-rao", name: "Asha Rao", room: "4", ...more };
    expect(await succeed(plan([host]))).toEqual({ hosts: [host] });
    const padded = { ...host, translations: { hi: { note: "a".repeat(39_000) } } };
    for (const wrong of [[{ ...host, note: large }], [padded, { ...padded, id: "b" }], ["asha"]]) {
      expect(await refuse(plan(wrong))).toMatchObject({ status: 400 });
    }
  });

  test("pictures and training groups of a sport are no place for anything large", async () => {
    const client = await editor();
    const { id } = await enterSport(backend(), {});
    const show = (sent: Partial<Record<"images" | "schedules", NonNullable<Json>>>) =>
      client.from("sports_programs").update(sent).eq("id", id).select("id");
    const picture = { src: "/prints/field.svg", alt: "The field" };
    const whole = { main_image: picture, gallery_images: Array(40).fill(picture) };
    const group = { type: "Under 14", timings: Array(20).fill("9".repeat(160)) };
    expect(await succeed(show({ images: whole }))).toEqual([{ id }]);
    expect(await succeed(show({ schedules: Array(30).fill(group) }))).toEqual([{ id }]);
    for (const wrong of [
      { images: { ...whole, note: large } },
      { schedules: [{ ...group, note: large }] },
    ]) {
      expect(await refuse(show(wrong))).toMatchObject({ code: "23514" });
    }
  });

  test("a call of more columns, words or rows than any page sends is refused at once", async () => {
    const client = await editor();
    const many = (count: number) => Array.from({ length: count }, () => randomUUID());
    const list = { target: "latest_updates", search: "gate" };
    const columns = (count: number) => ({ search_columns: Array(count).fill("body") });
    const whole = { title: "Walk", slug: randomUUID() };
    const album = await succeed(client.from("gallery_events").insert(whole).select().single());
    const targets = (count: number, size = 1) =>
      Array(count).fill({ table: "latest_updates", columns: columns(size).search_columns });
    const calls: [string, Parameters<typeof refuse>[0]][] = [
      ["search_columns", client.rpc("count_managed_rows", { ...list, ...columns(21) })],
      [
        "search_columns",
        client.rpc("list_managed_rows", { ...list, sort: "id", ...columns(4000) }),
      ],
      [
        "search_columns",
        client.rpc("find_managed_rows", { search: "gate", targets: targets(1, 21) }),
      ],
      ["search", client.rpc("count_managed_rows", { ...list, search: "a".repeat(501) })],
      ["ids", client.rpc("list_media_uses", { ids: many(501) })],
      ["ids", client.rpc("list_picture_marks", { ids: many(2001) })],
      ["ids", client.rpc("order_album_pictures", { album_id: album.id, ids: many(5001) })],
      ["ids", client.rpc("move_album_pictures", { album_id: album.id, ids: many(5001) })],
      [
        "ids",
        client.rpc("undo_changes", { target: "events", ids: many(5001), since: album.updated_at }),
      ],
    ];
    for (const [field, call] of calls) {
      expect(await refuse(call)).toEqual({ status: 400, code: "22023", details: field });
    }
    expect(await succeed(client.rpc("count_managed_rows", { ...list, ...columns(20) }))).toBe(0);
    expect(await succeed(client.rpc("list_media_uses", { ids: many(500) }))).toEqual([]);
  });
}

import { expect, test } from "vitest";
import type { Backend, Person } from "../../../tests/fixtures/backend.ts";
import { ahead, alumniPostScene, note } from "../alumni-post-scene.ts";
import { createAlumnus } from "./alumni.ts";
import { refuse, succeed } from "./answers.ts";

/** How the office decides on what alumni write. */
export function decidedPostScenarios(backend: () => Backend): void {
  const { read, publish, written, emailsTo } = alumniPostScene(backend);

  test("only the author deletes a post, and only the office decides on it, with a reason", async () => {
    const author = await createAlumnus(backend(), { batch_year: 1967 });
    const mate = await createAlumnus(backend(), { batch_year: 1967 });
    const admin = await backend().admin();
    const post = await written(author);
    await mate.client.rpc("delete_own_alumni_post", { post });
    expect(await read(author, { batch: 1967 })).toEqual([post]);
    const decide = (person: Person, decision: { publish: boolean; reason?: string }) =>
      person.client.rpc("decide_alumni_post", { post, ...decision });
    expect(await refuse(decide(author, { publish: true }))).toMatchObject({ code: "42501" });
    expect(await refuse(decide(admin, { publish: false }))).toMatchObject({ details: "reason" });
    const reason = "Please leave the phone out.";
    expect(await succeed(decide(admin, { publish: false, reason }))).toBe(true);
    // Sent again because the first answer was lost: no second email.
    expect(await succeed(decide(admin, { publish: false, reason }))).toBe(true);
    const other = "Please leave the address out.";
    expect(await succeed(decide(admin, { publish: false, reason: other }))).toBe(false);
    expect(await read(mate, { batch: 1967 })).toEqual([]);
    expect(await emailsTo(author.email, "alumni_post")).toMatchObject([
      { data: { state: "declined", reason } },
    ]);
    await author.client.rpc("delete_own_alumni_post", { post });
    expect(await read(author, { batch: 1967 })).toEqual([]);
  });

  test("the office reads a changed post again, and publishes only the version it read", async () => {
    const author = await createAlumnus(backend(), { batch_year: 1975 });
    const mate = await createAlumnus(backend(), { batch_year: 1975 });
    const admin = await backend().admin();
    const post = await written(author);
    await publish(post);
    const change = (person: Person, words: object = {}) =>
      person.client.rpc("update_own_alumni_post", { ...note, ...words, post });
    const waiting = async () =>
      (await succeed(admin.client.rpc("list_posts_to_decide", { most: 100 }))).find(
        ({ id }) => id === post,
      );
    expect((await change(author)).error, "what is the same stays published").toBeNull();
    expect(await read(mate, { batch: 1975 })).toEqual([post]);
    expect(await refuse(change(mate, { title: "Ours" }))).toMatchObject({
      status: 404,
      details: "no_such_post",
    });
    expect(await refuse(change(author, { body: "Short" }))).toMatchObject({ details: "body" });
    expect(await refuse(change(author, { last_day: ahead(3), link: "no" }))).toMatchObject({
      details: "link",
    });
    expect((await change(author, { title: "Eleven years on" })).error).toBeNull();
    expect(await read(mate, { batch: 1975 })).toEqual([]);
    const seen = await waiting();
    expect(seen).toMatchObject({ title: "Eleven years on", reason: null });
    expect((await change(author, { title: "Call 98160 12345" })).error).toBeNull();
    const decide = (at: string | undefined) =>
      succeed(
        admin.client.rpc("decide_alumni_post", { post, publish: true, ...(at && { seen: at }) }),
      );
    expect(await decide(seen?.updated_at)).toBe(false);
    expect(await read(mate, { batch: 1975 })).toEqual([]);
    expect(await decide((await waiting())?.updated_at)).toBe(true);
    expect(await read(mate, { batch: 1975 })).toEqual([post]);
  });

  test("the office reads posts of one moment page by page, each once", async () => {
    const author = await createAlumnus(backend(), { batch_year: 1977 });
    const { client } = await backend().admin();
    const titles = ["Ten years on", "Eleven years on", "Twelve years on"];
    const entered = await succeed(
      backend()
        .service()
        .from("alumni_posts")
        .insert(titles.map((title) => ({ ...note, title, author_id: author.id, kind: "note" })))
        .select("id, created_at"),
    );
    const posts = entered.map(({ id }) => id);
    const moment = entered[0]?.created_at ?? "";
    const pages = async (wanted: string, before: string, lastId: string) => {
      const read: string[] = [];
      let place = { after: before, after_id: lastId };
      for (const _ of posts) {
        const [next] = await succeed(
          client.rpc("list_posts_to_decide", { wanted, ...place, most: 1 }),
        );
        if (!next) break;
        read.push(next.id);
        place = { after: next.created_at, after_id: next.id };
      }
      return read;
    };
    const ofFirst = await pages("waiting", moment, "00000000-0000-0000-0000-000000000000");
    expect(ofFirst).toEqual(posts.toSorted());
    for (const post of posts) await publish(post);
    const ofLast = await pages("published", moment, "ffffffff-ffff-ffff-ffff-ffffffffffff");
    expect(ofLast).toEqual(posts.toSorted().reverse());
  });
}

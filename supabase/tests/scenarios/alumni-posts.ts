import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { ahead, alumniPostScene, note } from "../alumni-post-scene.ts";
import { createAlumnus } from "./alumni.ts";
import { refuse, succeed } from "./answers.ts";

/** Notes and opportunities that alumni write for one another: who reads them, and how many there are. */
export function alumniPostScenarios(backend: () => Backend): void {
  const { write, read, publish, written, emailsTo } = alumniPostScene(backend);

  test("only its author sees a note until the office publishes it, and nobody outside ever does", async () => {
    const author = await createAlumnus(backend(), { batch_year: 1961, full_name: "Asha Sample" });
    const reader = await createAlumnus(backend(), { batch_year: 1962 });
    const waiting = await backend().signUp();
    const post = await written(author);
    expect(await read(author, { batch: 1961 })).toEqual([post]);
    expect(await read(reader, { batch: 1961 })).toEqual([]);
    await publish(post);
    expect(await read(reader, { batch: 1961 })).toEqual([post]);
    expect(await read(reader, { batch: 1962 })).toEqual([]);
    expect(await read(waiting, { batch: 1961 })).toEqual([]);
    expect(await refuse(write(waiting))).toMatchObject({ code: "42501" });
    const asked = backend().visitor().rpc("list_alumni_posts", { kind: "note" });
    expect(await refuse(asked)).toMatchObject({ code: "42501" });
    expect(await emailsTo(author.email, "alumni_post")).toMatchObject([
      { data: { state: "published", title: note.title, batch_year: 1961 } },
    ]);
  });

  test("notes for the batch only, of a blocked author or of one who left, are not shown", async () => {
    const author = await createAlumnus(backend(), { batch_year: 1963 });
    const mate = await createAlumnus(backend(), { batch_year: 1963 });
    const other = await createAlumnus(backend(), { batch_year: 1964 });
    const post = await written(author, { audience: "batch" });
    await publish(post);
    expect(await read(mate, { batch: 1963 })).toEqual([post]);
    expect(await read(other, { batch: 1963 })).toEqual([]);
    await succeed(
      mate.client
        .from("alumni_blocks")
        .insert({ blocker_id: mate.id, blocked_id: author.id })
        .select(),
    );
    expect(await read(mate, { batch: 1963 })).toEqual([]);
    expect(await read(author, { batch: 1963 })).toEqual([post]);
    const profiles = backend().service().from("alumni_profiles");
    await succeed(profiles.update({ status: "suspended" }).eq("id", author.id).select());
    const admin = await backend().admin();
    const seen = await succeed(
      admin.client.rpc("list_alumni_posts", { kind: "note", batch: 1963 }),
    );
    expect(seen).toEqual([]);
  });

  test("an opportunity ends on its last day, at most 90 days ahead", async () => {
    const author = await createAlumnus(backend(), { batch_year: 1965 });
    const reader = await createAlumnus(backend(), { batch_year: 1966 });
    for (const last_day of [undefined, ahead(-2), ahead(120)]) {
      const refused = await refuse(write(author, { last_day }, "opportunity"));
      expect(refused).toMatchObject({ code: "22023", details: "last_day" });
    }
    const post = await written(author, { last_day: ahead(5) }, "opportunity");
    await publish(post);
    expect(await read(reader, {}, "opportunity")).toContain(post);
    const posts = backend().service().from("alumni_posts");
    await succeed(
      posts
        .update({ last_day: ahead(-2) })
        .eq("id", post)
        .select(),
    );
    expect(await read(reader, {}, "opportunity")).not.toContain(post);
    expect(await read(author, {}, "opportunity")).toContain(post);
    const due = () => succeed(backend().service().rpc("purge_old_requests"));
    await due();
    expect(await read(author, {}, "opportunity")).toContain(post);
    await succeed(
      posts
        .update({ last_day: ahead(-93) })
        .eq("id", post)
        .select(),
    );
    await due();
    expect(await read(author, {}, "opportunity")).not.toContain(post);
  });

  test("the author offers an expired opportunity again", async () => {
    const author = await createAlumnus(backend(), { batch_year: 1976 });
    const post = await written(author, { last_day: ahead(1) }, "opportunity");
    const service = backend().service();
    await succeed(
      service
        .from("alumni_posts")
        .update({ last_day: ahead(-2) })
        .eq("id", post)
        .select(),
    );
    const offer = (last_day: string) =>
      author.client.rpc("update_own_alumni_post", { ...note, post, last_day });
    expect(await refuse(offer(ahead(-1)))).toMatchObject({ details: "last_day" });
    expect((await offer(ahead(30))).error).toBeNull();
    const { data } = await service.from("alumni_posts").select("last_day, status").eq("id", post);
    expect(data).toEqual([{ last_day: ahead(30), status: "waiting" }]);
  });

  test("an author writes at most ten posts a day, even at once or with deletions, and only with valid links", async () => {
    const author = await createAlumnus(backend(), { batch_year: 1968 });
    for (const link of ["javascript:alert(1)", "https://", "example.com"]) {
      expect(await refuse(write(author, { link }))).toMatchObject({ details: "link" });
    }
    const title = "Ten years on\nBcc: everybody@mail.example";
    expect(await refuse(write(author, { title }))).toMatchObject({ details: "title" });
    const titles = Array.from({ length: 9 }, (_, place) => ({ title: `Year ${place}` }));
    const [first, ...answers] = await Promise.all(titles.map((one) => write(author, one)));
    expect(answers.every(({ error }) => error === null)).toBe(true);
    await author.client.rpc("delete_own_alumni_post", { post: first?.data ?? "" });
    await written(author);
    const another = write(author, { title: "One more" });
    expect(await refuse(another)).toMatchObject({ status: 429, details: "too_many_posts" });
  });

  test("a post sent again because its answer was lost, even at the same moment, is one post", async () => {
    const author = await createAlumnus(backend(), { batch_year: 1978 });
    const posts = await Promise.all([written(author), written(author), written(author)]);
    expect(new Set(posts).size).toBe(1);
    expect(await read(author, { batch: 1978 })).toEqual([posts[0]]);
    await publish(posts[0] ?? "");
    expect(await written(author)).not.toBe(posts[0]);
  });

  test("a picture belongs to its author, is sent for a note, and is used once", async () => {
    const author = await createAlumnus(backend(), { batch_year: 1969 });
    const other = await createAlumnus(backend(), { batch_year: 1969 });
    const address = async (purpose: string, created_by = author.id) => {
      const facts = {
        width: 640,
        height: 480,
        bytes: 9,
        thumbhash: "abcd",
        sha256: "a".repeat(64),
      };
      const file = { ...facts, purpose, created_by, file_name: "us.jpg", is_stored: true };
      const rows = backend().service().from("media_files").insert(file).select().single();
      return `/media/${(await succeed(rows)).id}/640x480.jpg`;
    };
    const words = { picture_alt: "Five of us at the gate" };
    for (const picture of [
      await address("avatar"),
      await address("post", other.id),
      "/media/00000000-0000-4000-8000-000000000000/640x480.jpg",
      "/pictures/gate.jpg",
    ]) {
      expect(await refuse(write(author, { ...words, picture }))).toMatchObject({
        details: "picture",
      });
    }
    const picture = await address("post");
    const hidden = () => succeed(backend().service().rpc("list_hidden_media"));
    const id = picture.split("/")[2] ?? "";
    expect(await hidden()).toContain(id);
    expect(await refuse(write(author, { picture }))).toMatchObject({ details: "picture_alt" });
    const post = await written(author, { ...words, picture });
    expect(await hidden()).not.toContain(id);
    const another = write(author, { ...words, picture, title: "Twenty years on" });
    expect(await refuse(another)).toMatchObject({ details: "picture" });
    const admin = await backend().admin();
    const declined = { post, publish: false, reason: "A child is in it." };
    await succeed(admin.client.rpc("decide_alumni_post", declined));
    expect(await hidden()).toContain(id);
  });
}

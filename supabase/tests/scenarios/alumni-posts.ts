import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addDays } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import type { Backend, Person } from "../../../tests/fixtures/backend.ts";
import { createAlumnus } from "./alumni.ts";
import { refuse, succeed } from "./answers.ts";

const note = { title: "Ten years on", body: "We met in Nahan, all of us.", audience: "alumni" };
const ahead = (days: number) => addDays(indianDay(new Date()), days);

export function alumniPostScenarios(backend: () => Backend): void {
  const write = (person: Person, post: object = {}, kind = "note") =>
    person.client.rpc("create_alumni_post", { ...note, ...post, kind });
  const read = async (person: Person, question: object = {}, kind = "note") =>
    (await succeed(person.client.rpc("list_alumni_posts", { kind, ...question }))).map(
      ({ id }) => id,
    );
  const publish = async (post: string) => {
    const admin = await backend().admin();
    const answer = admin.client.rpc("decide_alumni_post", { post, publish: true });
    expect(await succeed(answer)).toBe(true);
  };
  const written = async (person: Person, post: object = {}, kind = "note") =>
    succeed(write(person, post, kind));
  const emailsTo = (recipient: string, template: string) =>
    succeed(
      backend()
        .service()
        .from("mail_outbox")
        .select("data")
        .eq("recipient", recipient)
        .eq("template", template)
        .order("created_at"),
    );

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
    const author = await createAlumnus(backend(), { batch_year: 1967 });
    const posts = await Promise.all([written(author), written(author), written(author)]);
    expect(new Set(posts).size).toBe(1);
    expect(await read(author, { batch: 1967 })).toEqual([posts[0]]);
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

  test("a batch reads the events to which it was invited", async () => {
    const reader = await createAlumnus(backend(), { batch_year: 1970 });
    const admin = await backend().admin();
    const starts_at = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const event = { title: "Reunion", slug: crypto.randomUUID(), starts_at, rsvp_enabled: true };
    const rows = admin.client.from("events").insert({ ...event, status: "published" });
    const { id } = await succeed(rows.select().single());
    const seen = async (batch: number) =>
      (await succeed(reader.client.rpc("list_batch_events", { batch }))).map((one) => one.id);
    expect(await seen(1970)).toEqual([]);
    await succeed(admin.client.rpc("invite_to_event", { wanted: id, batches: [1970] }));
    expect(await seen(1970)).toEqual([id]);
    expect(await seen(1971)).toEqual([]);
    const coming = async (who: Person) =>
      (await succeed(who.client.rpc("list_batch_events", { batch: 1970 })))[0]?.coming;
    const mate = await createAlumnus(backend(), { full_name: "Om Sample", batch_year: 1970 });
    const other = await createAlumnus(backend(), { batch_year: 1971 });
    const reply = { event_id: id, name: "Another spelling", email: mate.email.toUpperCase() };
    await succeed(backend().service().rpc("create_event_rsvp", reply));
    // Only people who chose to be shown are shown.
    expect(await coming(reader)).toEqual([]);
    const show = (reunions: string) =>
      succeed(
        mate.client
          .from("alumni_profiles")
          .update({ visibility: { reunions } })
          .eq("id", mate.id)
          .select(),
      );
    const shown = [{ id: mate.id, full_name: "Om Sample" }];
    await show("batch");
    expect(await coming(reader)).toEqual(shown);
    expect(await coming(other)).toEqual([]);
    await show("alumni");
    expect(await coming(other)).toEqual(shown);
    await show("nobody");
    expect(await coming(reader)).toEqual([]);
    await show("batch");
    const rsvps = backend().service().from("event_rsvps");
    await succeed(rsvps.update({ status: "cancelled" }).eq("event_id", id).select());
    expect(await coming(reader)).toEqual([]);
    const events = backend().service().from("events");
    await succeed(events.update({ status: "draft" }).eq("id", id).select());
    expect(await seen(1970)).toEqual([]);
  });

  test("an alumnus who asked for it gets an email once a month with what is new and visible to them", async () => {
    const author = await createAlumnus(backend(), { batch_year: 1972, full_name: "Asha Sample" });
    const wants = { wants_digest: true };
    const mate = await createAlumnus(backend(), { ...wants, batch_year: 1972 });
    const other = await createAlumnus(backend(), { ...wants, batch_year: 1973 });
    const unasked = await createAlumnus(backend(), { batch_year: 1972 });
    await written(author, { title: "Waiting still" });
    await publish(await written(author, { title: "For everybody" }));
    await publish(await written(author, { title: "For the batch", audience: "batch" }));
    const [year = 0, month = 0] = ahead(0).split("-").map(Number);
    const next = `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, "0")}-01`;
    const service = backend().service();
    const send = () => succeed(service.rpc("queue_alumni_digests", { this_month: next }));
    // Both databases may hold other people who asked for it.
    while ((await send()) > 0);
    expect(await send()).toBe(0);
    const read = async (person: Person) =>
      (await emailsTo(person.email, "alumni_digest")).map(({ data }) =>
        (data as { news: { title: string }[] }).news
          .map(({ title }) => title)
          .filter((title) => title.startsWith("For ") || title.startsWith("Waiting"))
          .toSorted(),
      );
    expect(await read(mate)).toEqual([["For everybody", "For the batch"]]);
    expect(await read(other)).toEqual([["For everybody"]]);
    expect(await read(unasked)).toEqual([]);
    expect(await read(author)).toEqual([]);

    const [letter] = await emailsTo(mate.email, "alumni_digest");
    const { token } = (letter?.data ?? {}) as { token: string };
    const visitor = backend().visitor();
    const comes = () => succeed(visitor.rpc("get_alumni_digest", { token }));
    expect(await comes()).toEqual([{ wants_digest: true }]);
    await visitor.rpc("end_alumni_digest", { token: randomUUID() }).throwOnError();
    expect(await comes()).toEqual([{ wants_digest: true }]);
    await visitor.rpc("end_alumni_digest", { token }).throwOnError();
    await visitor.rpc("end_alumni_digest", { token }).throwOnError();
    expect(await comes()).toEqual([{ wants_digest: false }]);
    const { data } = await mate.client.from("alumni_profiles").select("wants_digest").single();
    expect(data).toEqual({ wants_digest: false });
  });
}

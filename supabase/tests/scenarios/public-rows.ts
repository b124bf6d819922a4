import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { getMyWeek, readMyChoice } from "../../../data/calendar/my-week.ts";
import { getAlbum } from "../../../data/gallery/albums.ts";
import { bannerUpdates, listActiveUpdates } from "../../../data/notices/latest-updates.ts";
import { listNoticeYears } from "../../../data/notices/notices.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

// Which of the school's rows visitors see.
export function publicRowScenarios(backend: () => Backend): void {
  test("a link that browsers would read as another site's is refused", async () => {
    const service = backend().service();
    const person = await backend().signUp();
    const profile = { id: person.id, full_name: "Sample Alumnus" };
    await succeed(service.from("alumni_profiles").insert(profile).select());
    const own = person.client.from("alumni_profiles");
    for (const link of [
      ...["//evil.example", "/\\evil.example", "/\t/evil.example", "/\u0001/evil.example"],
      ...[
        "javascript:alert(1)",
        "https:///evil.example",
        "https://evil.example/\u0007",
        "evil.example",
      ],
    ]) {
      const update = service.from("latest_updates").insert({ content: "A link", link });
      expect(await refuse(update)).toMatchObject({ code: "23514" });
      const text = { title: "A link", body: `<p><a href="${link}">here</a></p>` };
      const event = { slug: randomUUID(), starts_at: "2027-01-10T09:00:00Z", status: "draft" };
      if (!link.startsWith("https") && link !== "evil.example") {
        expect(await refuse(service.from("events").insert({ ...event, ...text }))).toMatchObject({
          code: "23514",
        });
      }
      for (const links of [[{ label: "x", url: link }], [{ label: "x", url: [link] }]]) {
        const refusal = refuse(own.update({ links }).eq("id", person.id));
        expect(await refusal).toMatchObject({ code: "23514" });
      }
    }
    for (const url of [["https://a.example"], 5, null, { a: "https://a.example" }]) {
      const change = own.update({ links: [{ label: "x", url }] }).eq("id", person.id);
      expect(await refuse(change)).toMatchObject({ code: "23514" });
    }
    const good = [{ label: "My page", url: "https://a.example/x?y=1" }];
    await succeed(own.update({ links: good }).eq("id", person.id).select());
    const content = { content: "A link", link: "/events?x=//1" };
    const { id } = await succeed(service.from("latest_updates").insert(content).select().single());
    await service.from("latest_updates").delete().eq("id", id);
  });

  test("a banner takes the urgent notices and those that come first, however many are active", async () => {
    const service = backend().service();
    const mark = randomUUID();
    const many = Array.from({ length: 30 }, (_, place) => ({
      content: `${mark} ${place}`,
      priority: 90,
      created_at: new Date(Date.UTC(2020, 0, 1, 0, place)).toISOString(),
    }));
    const first = { content: `${mark} first`, priority: 99, created_at: "2019-01-01T00:00:00Z" };
    const urgent = { ...first, content: `${mark} urgent`, priority: -9, is_urgent: true };
    const notices = [...many, first, urgent].map((notice) => ({ is_urgent: false, ...notice }));
    const entered = await succeed(service.from("latest_updates").insert(notices).select("id"));
    const updates = await listActiveUpdates(backend().visitor(), "en");
    const own = updates.filter(({ content }) => content.startsWith(mark));
    const newest = many.toReversed().slice(0, own.length - 2);
    expect(updates).toHaveLength(20);
    expect(own.map(({ content }) => content)).toEqual(
      [urgent, first, ...newest].map(({ content }) => content),
    );
    expect(bannerUpdates(own).map(({ content }) => content)).toEqual([urgent.content]);
    const ids = entered.map(({ id }) => id);
    await succeed(service.from("latest_updates").delete().in("id", ids).select("id"));
  });

  test("a family has its own campus's notices and those of all, however many another campus has", async () => {
    const service = backend().service();
    const mark = randomUUID();
    const at = (place: number) => new Date(Date.UTC(2098, 0, 1, 0, place)).toISOString();
    const others = Array.from({ length: 50 }, (_, place) => ({ campus: "juniors", place }));
    const notices = [{ campus: "majra", place: -1 }, { campus: null, place: -2 }, ...others].map(
      ({ campus, place }) => ({ content: `${mark} ${place}`, campus, created_at: at(place) }),
    );
    const entered = await succeed(service.from("latest_updates").insert(notices).select("id"));
    const noticesOf = async (campuses: string[]) => {
      const choice = readMyChoice({ campuses, grades: [] });
      const week = await getMyWeek(backend().visitor(), choice, "2098-01-06", "en");
      return week.notices.map(({ content }) => content);
    };
    expect((await noticesOf(["majra"])).slice(0, 2)).toEqual([`${mark} -1`, `${mark} -2`]);
    const both = await noticesOf(["juniors", "majra"]);
    expect([both[0], both.length]).toEqual([`${mark} 49`, 8]);
    const ids = entered.map(({ id }) => id);
    await succeed(service.from("latest_updates").delete().in("id", ids).select("id"));
  });

  test("each year of a current notice in India is listed, the newest first", async () => {
    const service = backend().service();
    const mark = randomUUID();
    const notices = [
      { created_at: "2009-12-31T18:29:00Z" },
      { created_at: "2009-12-31T18:31:00Z" },
      { created_at: "2012-06-01T00:00:00Z" },
      { created_at: "2014-06-01T00:00:00Z", is_active: false },
      { created_at: "2015-06-01T00:00:00Z", expires_at: "2015-07-01T00:00:00Z" },
      { created_at: "2012-05-01T00:00:00Z" },
    ].map((notice) => ({ content: mark, is_active: true, expires_at: null, ...notice }));
    await succeed(service.from("latest_updates").insert(notices).select("id"));
    const years = await listNoticeYears(backend().visitor());
    expect(years.filter((year) => year < 2016)).toEqual([2012, 2010, 2009]);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    await succeed(service.from("latest_updates").delete().eq("content", mark).select("id"));
  });

  test("notices are public from their start to their end", async () => {
    const [past, future] = ["2020-01-01T00:00:00Z", "2099-01-01T00:00:00Z"];
    const mark = randomUUID();
    const update = (name: string, times: { starts_at?: string; expires_at?: string }) =>
      succeed(
        backend()
          .service()
          .from("latest_updates")
          .insert({ content: `${mark} ${name}`, ...times })
          .select(),
      );
    await update("always", {});
    await update("running", { starts_at: past, expires_at: future });
    await update("not yet", { starts_at: future });
    await update("over", { expires_at: past });
    const shown = await succeed(
      backend().visitor().from("latest_updates").select().like("content", `${mark}%`),
    );
    expect(shown.map(({ content }) => content.slice(mark.length + 1)).sort()).toEqual([
      "always",
      "running",
    ]);
  });

  test("an unlisted album opens by its id, and nothing lists it or its pictures", async () => {
    const mark = randomUUID();
    const album = (name: string, fields: { published: boolean; unlisted?: boolean }) => ({
      title: name,
      slug: `${name}-${mark}`,
      category: "general",
      unlisted: false,
      ...fields,
    });
    const service = backend().service();
    const made = await succeed(
      service
        .from("gallery_events")
        .insert([
          album("listed", { published: true }),
          album("unlisted", { published: true, unlisted: true }),
          album("draft", { published: false }),
        ])
        .select(),
    );
    const idOf = (title: string) => made.find((row) => row.title === title)?.id ?? "";
    const pictures = made.map(({ id }) => ({
      gallery_event_id: id,
      path: `/prints/${mark}.svg`,
      width: 1600,
      height: 1000,
    }));
    await succeed(service.from("gallery_images").insert(pictures).select());
    const alumnus = await backend().signUp();
    for (const client of [backend().visitor(), alumnus.client]) {
      const albums = client.from("gallery_events").select("title").like("slug", `%-${mark}`);
      expect(await succeed(albums)).toEqual([{ title: "listed" }]);
      const shown = client.from("gallery_images").select("gallery_event_id");
      expect(await succeed(shown.eq("path", `/prints/${mark}.svg`))).toEqual([
        { gallery_event_id: idOf("listed") },
      ]);
      const byAddress = await getAlbum(client, idOf("unlisted"), "en");
      expect(byAddress).toMatchObject({ title: "unlisted", pictures: [{ width: 1600 }] });
      expect(await getAlbum(client, idOf("draft"), "en")).toBeNull();
      expect(await getAlbum(client, `unlisted-${mark}`, "en")).toBeNull();
      const drafted = client.rpc("list_album_pictures", { album_id: idOf("draft") });
      expect(await succeed(drafted)).toEqual([]);
    }
  });

  test("public teachers are shown without their contact details", async () => {
    const name = `Teacher ${randomUUID()}`;
    const teacher = { name, designation: "PGT Physics", email: "t@school.example" };
    await succeed(
      backend()
        .service()
        .from("teachers")
        .insert([
          { ...teacher, is_public: true },
          { ...teacher, is_public: false },
        ])
        .select(),
    );
    const shown = await succeed(
      backend().visitor().from("public_teachers").select().eq("name", name),
    );
    expect(shown).toHaveLength(1);
    expect(Object.keys(shown[0] ?? {})).not.toContain("email");
    const rename = backend()
      .visitor()
      .from("public_teachers")
      .update({ bio: "x" } as never)
      .eq("name", name);
    expect(await refuse(rename)).toMatchObject({ code: "42501" });
  });

  test("a subject is listed while a public teacher teaches it", async () => {
    const subject = `Subject ${randomUUID()}`;
    const teachers = backend().service().from("teachers");
    const teacher = {
      name: "Sample Teacher",
      designation: "Teacher",
      subjects: [subject],
    };
    const readOffer = async () =>
      (await succeed(backend().visitor().rpc("list_taught_subjects"))).find(
        (one) => one === subject,
      );
    const [shown] = await succeed(
      teachers
        .insert([
          { ...teacher, is_public: true },
          { ...teacher, is_public: false },
        ])
        .select(),
    );
    expect(await readOffer()).toBe(subject);
    const change = { subjects: ["Another subject", "A third"] };
    await succeed(
      teachers
        .update(change)
        .eq("id", shown?.id ?? "")
        .select(),
    );
    expect(await readOffer()).toBeUndefined();
    await succeed(teachers.update({ is_public: true }).contains("subjects", [subject]).select());
    expect(await readOffer()).toBe(subject);
    await succeed(teachers.delete().contains("subjects", [subject]).select());
    expect(await readOffer()).toBeUndefined();
  });

  test("content is public once an administrator has published its draft", async () => {
    const admin = await backend().admin();
    const key = `pages/${randomUUID()}`;
    const draft = { key, content: { title: "Fees" } };
    await succeed(admin.client.from("site_content_drafts").insert(draft).select());
    const read = () => backend().visitor().from("site_content").select().eq("key", key);
    expect(await succeed(read())).toEqual([]);
    const publish = { content_key: key };
    expect(await refuse(backend().visitor().rpc("publish_site_content", publish))).toMatchObject({
      code: "42501",
    });
    await succeed(admin.client.rpc("publish_site_content", publish));
    expect(await succeed(read())).toMatchObject([{ content: { title: "Fees" } }]);
    expect(await refuse(admin.client.rpc("publish_site_content", publish))).toMatchObject({
      status: 404,
    });
  });
}

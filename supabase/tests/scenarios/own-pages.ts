import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { getMovedPage, getOwnPage, listOwnPaths } from "../../../data/own-pages/own-page.ts";
import { searchSite } from "../../../data/pages/site-search.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { succeed } from "./answers.ts";

const quote = (said: string, hindi?: string) => ({
  ...{ kind: "quote", id: "b1", quote: said, by: "" },
  ...(hindi && { translations: { hi: { quote: hindi } } }),
});

export function ownPageScenarios(backend: () => Backend): void {
  const word = () => `w${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  const enter = async (fields: object = {}) => {
    const office = (await backend().admin()).client;
    const page = { title: "Boarding", path: word(), status: "published" };
    const publish = { publish_at: "2026-01-01T00:00:00Z" };
    return await succeed(
      office
        .from("own_pages")
        .insert({ ...page, ...publish, ...fields })
        .select("id, path")
        .single(),
    );
  };
  const change = async (id: string, values: { path?: string; status?: string }) => {
    const office = (await backend().admin()).client;
    await succeed(office.from("own_pages").update(values).eq("id", id).select("id"));
  };

  test("a draft and a page of tomorrow are at no address and in no search", async () => {
    const said = word();
    const blocks = [quote(`It is ${said} here.`)];
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const draft = await enter({ status: "draft", blocks });
    const planned = await enter({ publish_at: tomorrow, blocks });
    const shown = await enter({ blocks });
    const visitor = backend().visitor();
    expect(await getOwnPage(visitor, draft.path, "en")).toBeNull();
    expect(await getOwnPage(visitor, planned.path, "en")).toBeNull();
    expect((await getOwnPage(visitor, shown.path, "en"))?.blocks).toMatchObject(blocks);
    const { groups } = await searchSite(visitor, { q: said, kind: null }, "en");
    expect(groups.map(({ kind, things }) => [kind, things.map(({ path }) => path)])).toEqual([
      ["page", [`/${shown.path}`]],
    ]);
    // The server knows upcoming pages, visitors only public ones.
    const known = await listOwnPaths(backend().service());
    expect(known).toEqual(expect.arrayContaining([draft.path, planned.path, shown.path]));
    expect(await listOwnPaths(visitor)).not.toContain(draft.path);
  });

  test("a page is in Hindi once everything on it is, and its Hindi words find it", async () => {
    const hindi = `शब्द${Date.now()}`;
    const translations = { hi: { title: "छात्रावास" } };
    const half = await enter({ translations, blocks: [quote("Quiet.")] });
    const whole = await enter({ translations, blocks: [quote("Quiet.", `शांत ${hindi}`)] });
    const visitor = backend().visitor();
    expect(await getOwnPage(visitor, half.path, "hi")).toMatchObject({
      ...{ language: "en", title: "Boarding" },
    });
    expect(await getOwnPage(visitor, whole.path, "hi")).toMatchObject({
      ...{ language: "hi", title: "छात्रावास", blocks: [{ quote: `शांत ${hindi}` }] },
    });
    const { groups } = await searchSite(visitor, { q: hindi, kind: null }, "hi");
    expect(groups[0]?.things.map(({ path }) => path)).toEqual([`/${whole.path}`]);
  });

  test("a former address leads to the page while it is public, and a subpage names its parent", async () => {
    const visitor = backend().visitor();
    const { id, path } = await enter();
    const present = `${word()}`;
    await change(id, { path: present });
    expect(await getMovedPage(visitor, path)).toBe(`/${present}`);
    const below = await enter({ title: "Food", path: `${present}/food` });
    expect((await getOwnPage(visitor, below.path, "en"))?.above).toBe("Boarding");
    expect((await getOwnPage(visitor, present, "en"))?.below.map(({ title }) => title)).toEqual([
      "Food",
    ]);
    await change(below.id, { path: `${present}/kitchen` });
    expect(await getMovedPage(visitor, below.path)).toBe(`/${present}/kitchen`);
    await change(id, { status: "draft" });
    expect(await getMovedPage(visitor, path)).toBeNull();
    const orphan = await getOwnPage(visitor, `${present}/kitchen`, "en");
    expect(orphan?.above).toBe("");
  });

  test.each([
    ["an unknown kind", [{ kind: "script", id: "b1" }]],
    ["no list", { kind: "quote", id: "b1" }],
    ["no id", [{ kind: "quote", quote: "Here." }]],
    ["one id twice", [quote("One."), quote("Two.")]],
    ["HTML that does something", [{ kind: "text", id: "b1", body: "<p onclick='x'>A</p>" }]],
    [
      "such HTML in a translation",
      [{ kind: "text", id: "b1", body: "A", translations: { hi: { body: "<script>x</script>" } } }],
    ],
    [
      "a link that runs",
      [{ kind: "action", id: "b1", heading: "A", label: "B", to: "javascript:x" }],
    ],
    [
      "a picture from elsewhere",
      [{ kind: "picture", id: "b1", alt: "A", picture: "//evil/x.png" }],
    ],
    ["forty-one blocks", Array.from({ length: 41 }, (_, at) => ({ kind: "events", id: `b${at}` }))],
  ])("the database refuses blocks with %s", async (_what, blocks) => {
    const office = (await backend().admin()).client;
    const page = { title: "Refused", path: word(), blocks };
    const { error } = await office.from("own_pages").insert(page as never);
    expect(error?.code).toBe("23514");
  });

  test("two pages share no address, and none is three levels deep", async () => {
    const office = (await backend().admin()).client;
    const { path } = await enter();
    const again = await office.from("own_pages").insert({ title: "Again", path });
    expect(again.error?.code).toBe("23505");
    for (const wrong of ["a/b/c", "A", "/a", "a/", ""]) {
      const { error } = await office.from("own_pages").insert({ title: "Wrong", path: wrong });
      expect(error?.code, wrong).toBe("23514");
    }
  });
}

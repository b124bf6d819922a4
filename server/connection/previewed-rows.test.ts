import { expect, test } from "vitest";
import { type Preview, previewSchema } from "../../data/pages/previews.ts";
import { hiddenRead, picturesOfPreviewed, showsRowsOf, withPreviewed } from "./previewed-rows.ts";

const ask = (query: string, parameters = {}) => ({
  url: new URL(`http://backend/rest/v1/anything?${query}`),
  parameters,
});

const preview = (values: object, more: object = {}): Preview => ({
  path: "/faculty",
  table_name: "teachers",
  rows: [{ column: "id", value: "t-2", values: values as Record<string, never>, ...more }],
});
const isNew = { isNew: true };
const saved = [
  { id: "t-1", name: "Asha", position: 1 },
  { id: "t-3", name: "Ravi", position: 3 },
];

test("typed values replace the columns that a page reads", () => {
  const typed = preview({ name: "Ravi Negi", email: "ravi@school.example" });
  const answer = [{ id: "t-2", name: "Ravi" }];
  expect(withPreviewed(typed, ask("select=id,name"), answer)).toEqual([
    { id: "t-2", name: "Ravi Negi" },
  ]);
  expect(withPreviewed(typed, ask("select=id,name"), saved)).toEqual(saved);
});

test("a new row appears in its list where the order puts it, within the requested range", () => {
  const typed = preview({ name: "Meera", position: 2, campus: "majra" }, isNew);
  const named = (query: string) =>
    (withPreviewed(typed, ask(`select=id,name,position&${query}`), saved) as typeof saved).map(
      ({ name }) => name,
    );
  expect(named("order=position.asc")).toEqual(["Asha", "Meera", "Ravi"]);
  expect(named("order=name.asc.nullslast&limit=2")).toEqual(["Asha", "Meera"]);
  expect(named("campus=eq.majra&words=ilike.*m*")).toContain("Meera");
  for (const other of ["campus=eq.juniors", "position=gte.3", "campus=is.null"]) {
    expect(named(other)).toEqual(["Asha", "Ravi"]);
  }
});

test("a new row takes its place among rows that are equal in the first column of the order", () => {
  const typed = preview({ is_urgent: false, priority: 0, created_at: "2026-11-30" }, isNew);
  const notices = [
    { id: "urgent", is_urgent: true, priority: 0, created_at: "2026-11-02" },
    { id: "first", is_urgent: false, priority: 5, created_at: "2026-11-01" },
    { id: "older", is_urgent: false, priority: 0, created_at: "2026-11-03" },
    { id: "last", is_urgent: false, priority: -1, created_at: "2026-11-29" },
  ];
  const order = "order=is_urgent.desc,priority.desc,created_at.desc,id.asc";
  const shown = withPreviewed(typed, ask(`${order}&limit=4`), notices) as { id: string }[];
  expect(shown.map(({ id }) => id)).toEqual(["urgent", "first", "t-2", "older"]);
});

test("an unsaved row is found by its id, its address or the call of a function", () => {
  const typed = preview({ name: "Meera", slug: "meera", starts_on: "2031-03-07" }, isNew);
  const found = (query: string, parameters = {}) =>
    withPreviewed(typed, ask(query, parameters), null);
  const select = "select=id,name,ends_on,translations,subjects:taught(name)";
  const whole = {
    id: "t-2",
    name: "Meera",
    ends_on: null,
    translations: {},
    subjects: [],
  };
  expect(found(`${select}&slug=eq.meera`)).toEqual(whole);
  expect(found(`${select}&id=eq.t-2`)).toEqual(whole);
  expect(found(select, { album_id: "t-2" })).toEqual(whole);
  expect(found(`${select}&slug=eq.asha`)).toBeUndefined();
  const oneDay = preview({ starts_on: "2031-03-07", ends_on: null }, isNew);
  expect(withPreviewed(oneDay, ask("select=ends_on&id=eq.t-2"), null)).toEqual({
    ends_on: "2031-03-07",
  });
});

test("a row that the preview removes is in no answer", () => {
  const typed: Preview = { ...preview({}), rows: [{ column: "id", value: "t-1", values: null }] };
  expect(withPreviewed(typed, ask("select=id"), saved)).toEqual([saved[1]]);
  expect(withPreviewed(typed, ask("select=id&id=eq.t-1"), null)).toBeUndefined();
});

test("a table is previewed through its own views and functions only", () => {
  const { table_name, ...rest } = preview({});
  const shows = (table: string, asked: string) =>
    showsRowsOf({ ...rest, table_name: table }, asked);
  expect(shows(table_name, "public_teachers")).toBe(true);
  expect(shows("gallery_events", "rpc/get_album")).toBe(true);
  expect(shows("gallery_events", "rpc/list_album_pictures")).toBe(false);
  expect(shows("students", "public_teachers")).toBe(false);
});

test("a new own page appears below the page that its path names, not below itself", () => {
  const pages = (path: string) => ({
    ...preview({ path, title: "Orchard" }, isNew),
    table_name: "own_pages",
  });
  const below = ask("select=path&above=eq.garden&order=title");
  expect(withPreviewed(pages("garden"), below, [])).toEqual([]);
  expect(withPreviewed(pages("garden/orchard"), below, [])).toEqual([{ path: "garden/orchard" }]);
});

test("a testimonial appears at its chosen place, or first among those chosen", () => {
  const typed: Preview = {
    ...preview({ quote: "Heard at the river" }),
    table_name: "testimonials",
  };
  const url = new URL(
    "http://backend/rest/v1/featured_testimonials?select=position,testimonials(id,quote,photo)&limit=2",
  );
  const asked = { url, parameters: {} };
  const other = (id: string) => ({ position: 1, testimonials: { id, quote: "Kind" } });
  expect(withPreviewed(typed, asked, [other("t-2"), other("t-1")])).toEqual([
    { position: 1, testimonials: { id: "t-2", quote: "Heard at the river" } },
    other("t-1"),
  ]);
  expect(withPreviewed(typed, asked, [other("t-1"), other("t-3")])).toEqual([
    { testimonials: { id: "t-2", quote: "Heard at the river", photo: null } },
    other("t-1"),
  ]);
});

test("the pictures of a previewed album come from their table, without the removed ones", () => {
  const url = new URL("http://backend/rest/v1/rpc/list_album_pictures?select=id,path");
  const pictures = (album_id: string, table = "gallery_events") =>
    picturesOfPreviewed({ ...preview({}), table_name: table }, { url, parameters: { album_id } });
  expect(pictures("t-1")).toBeUndefined();
  expect(pictures("t-2", "latest_updates")).toBeUndefined();
  expect(decodeURIComponent(pictures("t-2")?.href ?? "")).toBe(
    "http://backend/rest/v1/gallery_images?select=id,path&hidden_at=is.null&withheld_at=is.null&order=position,id&gallery_event_id=eq.t-2",
  );
});

test("hidden rows are read only for the previewed row", () => {
  const read = (table: string, query: string, row: Partial<Preview["rows"][number]> = {}) => {
    const of: Preview["rows"][number] = { column: "id", value: "t-2", values: {}, ...row };
    const story = { path: "/news/harvest", table_name: "news_stories", rows: [of] };
    const url = new URL(`http://backend/rest/v1/${table}?select=*&${query}`);
    return decodeURIComponent(hiddenRead(story, url)?.search.replace("?select=*&", "") ?? "");
  };
  expect(read("news_stories", "id=eq.t-2")).toBe("id=eq.t-2");
  // Another row may have the address that the preview names.
  expect(read("news_stories", "slug=eq.harvest")).toBe("slug=eq.harvest&id=in.(t-2)");
  for (const [table, query] of [
    ["news_stories", "slug=eq.another"],
    ["news_stories", "slug=eq.t-2"],
    ["news_stories", "event_id=eq.t-2"],
    ["events", "slug=eq.harvest"],
    ["own_pages", "path=eq.news/harvest"],
    ["students", "id=eq.t-2"],
    ["gallery_images", "story_id=eq.t-2"],
  ] as const) {
    expect(read(table, query), `${table}?${query}`).toBe("");
  }
  // A value of another column, such as that of all unlisted albums, names no row.
  expect(read("news_stories", "unlisted=eq.false", { value: "false" })).toBe("");
  expect(read("gallery_events", "unlisted=eq.false", { column: "key", value: "false" })).toBe("");
  const key = { column: "key", value: "harvest" } as const;
  expect(read("news_stories", "slug=eq.harvest", key)).toBe("slug=eq.harvest&key=in.(harvest)");
});

test("only page texts are previewed by a key", () => {
  const by = (column: string, table_name: string) =>
    previewSchema.safeParse({
      path: "/about",
      table_name,
      rows: [{ column, value: "about", values: {} }],
    }).success;
  expect(by("key", "site_content")).toBe(true);
  expect(by("id", "news_stories")).toBe(true);
  for (const [column, table] of [
    ["key", "events"],
    ["key", "own_pages"],
    ["slug", "events"],
  ] as const) {
    expect(by(column, table), table).toBe(false);
  }
});

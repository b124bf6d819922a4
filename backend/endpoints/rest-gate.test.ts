import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { migrationsAnd } from "../fixtures/probe.ts";

const nested = (word: string, depth: number) =>
  `${`${word}(`.repeat(depth)}id.not.is.null${")".repeat(depth)}`;
const many = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(",");

/** Requests that the engine would accept but must never see: query, status, code. */
const hostile: [string, number?, string?][] = [
  ["title=match.(a+)%2B$"],
  ["title=imatch.(a+)%2B$"],
  ["title=not.match.x"],
  ["title=like(any).{a,b}"],
  ["title=eq(any).{a,b}"],
  ["title=fts.word"],
  ["title=fts(english).word"],
  ["title=wfts.word"],
  ["title=isdistinct.a"],
  ["starts_at=sl.[1,2)"],
  ["starts_at=adj.[1,2)"],
  ["title=EQ.a"],
  ["title=eq"],
  ["title="],
  ["title=not.not.eq.a"],
  ["title=is.nullfoo"],
  ["id=in.1,2"],
  [`id=in.(${many(500, String)})`],
  [`title=eq.${"a".repeat(3000)}`],
  ["title=neq.a&title=neq.b"],
  ["title=not.eq.a&title=not.lt.b"],
  ["or=(title.eq.a)&or=(title.eq.b)"],
  ["not.or=(title.eq.a)&not.and=(title.eq.b)"],
  ["or=title.eq.a"],
  ["or=(title.match.a)"],
  ["or=(title.eq.a,title.not.imatch.b)"],
  ['or=(title.eq."a\\",title.match.b")'],
  ['or=(title.eq."a)",title.eq.b)'],
  ["or=(title.eq.a))"],
  ["or=((title.eq.a)"],
  ["or=()"],
  ["or=(title.eq.a,)"],
  ["or=(not.title.eq.a)"],
  ["or=(title.cs.{{a}})"],
  [`or=(${nested("or", 4)})`],
  [`or=(${nested("and", 1500)})`],
  [`and=(${many(60, () => "id.not.is.null")})`],
  [`and=(${many(5, (at) => `title.like.*${at}*`)})`],
  ['"title"=eq.a'],
  ["title::text=eq.a"],
  ["title->a->b->c->d=eq.a"],
  ["title->-1=eq.a"],
  ["title--=eq.a"],
  ["title%00=eq.a"],
  ["a.b.c.title=eq.a"],
  ["=eq.a"],
  ["__proto__=eq.a"],
  ["constructor=eq.a"],
  ["or=(toString.eq.a)"],
  ["limit=-1"],
  ["limit=1e3"],
  ["limit=1&limit=1000"],
  ["limit=%2B5"],
  ["offset=99999999999"],
  ["select=id&select=title"],
  ["select=title::text"],
  ["select=count()"],
  ["select=id.count()"],
  ["select=starts_at.max()"],
  ["select=...gallery_events(title)"],
  ["select=title,a:title"],
  ['select="title"'],
  ["select=(id)"],
  ["select=id,"],
  ["select=-"],
  ["select=%0Aid"],
  [`select=${many(200, (at) => `c${at}`)}`],
  [`select=${many(7, (at) => `e${at}:gallery_events(id)`)}`],
  ["select=a(b(c(id)))"],
  ["select=x:a(id),x:b(id)"],
  ["select=a!x!y(id)"],
  ["order=starts_at.upwards"],
  ["order=gallery_events(title)"],
  ["order=starts_at::text"],
  [`order=${many(9, (at) => `c${at}`)}`],
  ["on_conflict=a;b"],
  ["columns=*"],
  [`select=id&x=${"a".repeat(12_000)}`, 414],
];

/** Queries that the product sends, and those that supabase-js builds from an operator's script. */
const offered = [
  "events?select=id,title,translations->hi->>title&order=starts_at.desc.nullslast,id&limit=5&offset=1",
  "events?or=(and(or(starts_at.gt.2026-01-01T00:00:00Z,and(starts_at.eq.2026-01-01T00:00:00Z,id.gt.00000000-0000-0000-0000-000000000000)),campus.is.null))",
  "events?starts_at=gte.2026-01-01&starts_at=lt.2027-01-01&title=not.in.(a,%22b,c%22)",
  "events?id=eq.00000000-0000-0000-0000-000000000000&id=eq.00000000-0000-0000-0000-000000000000",
  "leadership_messages?or=(display_locations.is.null,display_locations.ov.{all,home})&order=order",
  "public_teachers?words=ilike.%25asha%20rao%25&subjects=cs.{Physics}",
  "gallery_events?select=id,gallery_images(count)&limit=10",
  "featured_testimonials?select=position,testimonials(id,quote)",
  "events?select=title,event_rsvps(reference)&slug=eq.none",
  "rpc/list_album_choices",
  `events?id=in.(${many(300, () => "00000000-0000-0000-0000-000000000000")})`,
];

const wrong: [string, RequestInit, number, string][] = [
  ["events", { method: "PUT", body: "{}" }, 405, "PGRST117"],
  ["rpc/get_service_status", { method: "DELETE" }, 405, "PGRST117"],
  ["", { method: "POST", body: "{}" }, 405, "PGRST117"],
  ["events/1", {}, 404, "PGRST125"],
  ["events/", {}, 404, "PGRST125"],
  ["rpc", {}, 404, "PGRST125"],
  ["rpc/a/b", {}, 404, "PGRST125"],
  ["public.events", {}, 404, "PGRST125"],
  ["%65vents", {}, 404, "not_found"],
  ["events", { headers: { range: "0-5000" } }, 416, "PGRST103"],
  ["events", { headers: { prefer: "timezone=Asia/Kolkata" } }, 400, "PGRST122"],
  ["events", { headers: { prefer: "count=guessed" } }, 400, "PGRST122"],
  ["events", { headers: { accept: "application/vnd.pgrst.plan" } }, 406, "PGRST107"],
  [
    "events",
    { method: "POST", body: "a,b", headers: { "content-type": "text/csv" } },
    415,
    "PGRST107",
  ],
  ["events?id=eq.1&limit=1", { method: "DELETE" }, 400, "PGRST100"],
  ["events?select=id,event_rsvps(id)", { method: "POST", body: "{}" }, 400, "PGRST100"],
  ["rpc/list_album_choices?select=year,events(id)", {}, 400, "PGRST100"],
];

const multiplied = [
  "gallery_images?select=gallery_events(gallery_images(*))",
  "gallery_images?select=gallery_events(gallery_images(*))&limit=1",
  "gallery_images?select=gallery_events(gallery_images(count))&limit=300",
  "gallery_events?select=id,gallery_images(*)",
  "gallery_events?select=id,gallery_images(*)&limit=100&gallery_images.limit=10",
  "gallery_images?select=id,gallery_events(title)&limit=1000",
];

const functions = `
create function public.take(seconds double precision) returns void language sql as $$
  select pg_sleep(seconds)
$$;
create function public.fill(bytes integer) returns text language sql as $$ select repeat('a', bytes) $$;
create function public.get_limit() returns text language sql as $$
  select current_setting('statement_timeout')
$$;
`;

describe.each(databases)("the gate of /rest/v1 over %s", (database) => {
  let backend: Backend;
  let migrations: string;
  beforeAll(async () => {
    migrations = await migrationsAnd(functions);
    backend = await startBackend({ database, environment: { MIGRATIONS_DIR: migrations } });
  });
  afterAll(async () => {
    await backend?.stop();
    await rm(migrations, { recursive: true });
  });

  const ask = (path: string, init: RequestInit = {}, key = backend.publishableKey) =>
    fetch(`${backend.url}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: key, "content-type": "application/json", ...init.headers },
    });
  const said = async (answer: Response) => [answer.status, (await answer.json()).code];

  test.each(hostile)("refuses events?%s", async (query, status = 400, code = "PGRST100") => {
    for (const key of [backend.publishableKey, backend.secretKey]) {
      expect(await said(await ask(`events?${query}`, {}, key))).toEqual([status, code]);
    }
  });

  test.each(offered)("passes %s", async (path) => {
    const answer = await ask(path);
    expect([answer.status, await answer.json()]).toEqual([200, expect.any(Array)]);
  });

  test.each(wrong)("%s with %o is not offered", async (path, init, status, code) => {
    expect(await said(await ask(path, init))).toEqual([status, code]);
  });

  test.each(multiplied)("%s would join more than a thousand rows", async (path) => {
    expect(await said(await ask(path, {}, backend.secretKey))).toEqual([400, "PGRST100"]);
  });

  // Each of these joins one row per row, so only the number and depth of the joins are too much.
  test.each([
    [
      `gallery_images?limit=1&select=${many(7, (at) => `e${at}:gallery_events(id)`)}`,
      "at most 6 tables are joined",
    ],
    [
      "gallery_images?limit=1&gallery_events.gallery_images.limit=1&select=gallery_events(gallery_images(other:gallery_events(id)))",
      "tables are joined at most 2 deep",
    ],
  ])("%s joins too much", async (path, details) => {
    const answer = await ask(path, {}, backend.secretKey);
    expect([answer.status, await answer.json()]).toEqual([
      ...[400, expect.objectContaining({ code: "PGRST100", details })],
    ]);
  });

  test("patterns search short columns only, except with the secret key", async () => {
    for (const query of ["title=like.a", "or=(body.ilike.*a*)", "title=not.like.a"]) {
      expect(await said(await ask(`events?${query}`))).toEqual([400, "PGRST100"]);
      expect((await ask(`events?${query}`, {}, backend.secretKey)).status).toBe(200);
    }
    for (const pattern of ["*a*b*c*d*", "a".repeat(101)]) {
      expect(await said(await ask(`public_teachers?words=ilike.${pattern}`))).toEqual([
        ...[400, "PGRST100"],
      ]);
    }
  });

  test("a thousand joined rows are cut off where each row has one, at one and two levels", async () => {
    const service = backend.service();
    const made = await service
      .from("gallery_events")
      .insert({ title: "Full", slug: `full-${Date.now()}` } as never)
      .select("id")
      .single();
    const album = made.data?.id ?? "";
    const pictures = Array.from({ length: 1000 }, (_, position) => ({
      gallery_event_id: album,
      path: `/prints/${position}.jpg`,
      position,
      alt: "A gate",
      width: 10,
      height: 10,
    }));
    const { error } = await service.from("gallery_images").insert(pictures as never);
    expect([made.error, error]).toEqual([null, null]);
    const rowsOf = async (path: string): Promise<unknown[]> =>
      (await ask(path, {}, backend.secretKey)).json();
    expect(await rowsOf("gallery_images?select=id,gallery_events(title)")).toHaveLength(500);
    const [one] = (await rowsOf(
      `gallery_events?id=eq.${album}&select=title,gallery_images(id,gallery_events(title))&gallery_images.limit=400`,
    )) as [{ gallery_images: unknown[] }];
    expect(one.gallery_images).toHaveLength(400);
    const limited = await rowsOf(
      "gallery_images?select=gallery_events(gallery_images(id))&limit=9&gallery_events.gallery_images.limit=100",
    );
    for (const { gallery_events: joined } of limited as { gallery_events: typeof one }[]) {
      expect(joined.gallery_images).toHaveLength(100);
    }
  });

  test("an answer is at most 2 MB, with the secret key 16 MB", async () => {
    const fill = (bytes: number, key: string) =>
      ask("rpc/fill", { method: "POST", body: JSON.stringify({ bytes }) }, key);
    expect(await said(await fill(2_000_001, backend.publishableKey))).toEqual([413, "54000"]);
    expect((await fill(1_900_000, backend.publishableKey)).status).toBe(200);
    expect((await fill(2_000_001, backend.secretKey)).status).toBe(200);
  });

  test.each([
    ["rpc/fill", "POST", "[{}]"],
    ["rpc/fill", "POST", '"text"'],
    ["events?slug=eq.none", "PATCH", '"9999-12-31"'],
    ["events?slug=eq.none", "PATCH", "[{}]"],
    ["events", "POST", "7"],
    ["events", "POST", "[7]"],
    ["events", "POST", "[[{}]]"],
    ["events", "POST", "null"],
  ])("%s %s with %s is a wrong request, not a fault", async (path, method, body) => {
    expect((await ask(path, { method, body })).status).toBe(400);
  });

  // The engine reads braces as a list, which a column may accept or refuse; PostgREST would find nothing.
  test.each(["gallery_events?id=eq.{00000000-0000-0000-0000-000000000000}", "events?slug=eq.{a}"])(
    "%s has braces, which cause no fault",
    async (path) => {
      expect([200, 400]).toContain((await ask(path)).status);
    },
  );

  test("a body nests at most 32 levels deep, from any caller and at any place", async () => {
    const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    const send = (path: string, method: string, body: string) => ask(path, { method, body });
    const bodies = [nested(33), nested(30_000), "[".repeat(60_000), `{"a":${nested(32)}}`];
    for (const body of bodies) {
      for (const [path, method] of [
        ...[["events", "POST"] as const, ["events?slug=eq.none", "PATCH"] as const],
        ["rpc/fill", "POST"] as const,
      ]) {
        expect(await said(await send(path, method, body))).toEqual([400, "PGRST102"]);
      }
    }
    const brackets = JSON.stringify({ title: `${nested(99)}\\"`, slug: "x", translations: {} });
    expect((await send("events", "POST", brackets)).status).toBe(401);
    const account = await fetch(`${backend.url}/auth/v1/signup`, {
      method: "POST",
      headers: { apikey: backend.publishableKey, "content-type": "application/json" },
      body: `{"email":"deep@mail.example","password":"a long walk","data":{"full_name":${nested(8_000)}}}`,
    });
    expect([account.status, (await account.json()).error_code]).toEqual([400, "bad_json"]);
  });

  test("a function can be called with HEAD, with arguments too", async () => {
    const answer = await ask("rpc/fill?bytes=3", { method: "HEAD" });
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
    const { error, status } = await backend.visitor().rpc("get_service_status", undefined, {
      head: true,
    });
    expect([error, status]).toEqual([null, 200]);
  });

  test("a column left out keeps its default, and the answer shows it", async () => {
    const id = () => `v${Math.random().toString(36).slice(2, 12).padEnd(10, "0")}`;
    const { data, error } = await backend
      .service()
      .from("youtube_videos")
      .insert(
        [
          { title: "One", youtube_id: id() },
          { title: "Two", youtube_id: id(), description: "Said" },
        ],
        { defaultToNull: false },
      )
      .select("description");
    expect([error, data]).toEqual([null, [{ description: "" }, { description: "Said" }]]);
  });

  test("GET /rest/v1/ lists what the caller's role may use", async () => {
    const { client } = await backend.admin();
    const { data } = await client.auth.getSession();
    const pathsFor = async (headers: Record<string, string>) =>
      (await (await ask("", { headers })).json()).paths;
    const visitor = await pathsFor({});
    expect(Object.keys(visitor["/events"])).toEqual(["get"]);
    expect(visitor["/mail_outbox"]).toBeUndefined();
    expect(visitor["/rpc/create_contact_message"]).toBeUndefined();
    const office = await pathsFor({ authorization: `Bearer ${data.session?.access_token}` });
    expect(Object.keys(office["/events"])).toEqual(["get", "post", "patch", "delete"]);
    const service = await pathsFor({ apikey: backend.secretKey });
    expect(service["/rpc/create_contact_message"]).toBeDefined();
    expect((await ask("", {}, "sb_publishable_no")).status).toBe(401);
  });

  test("PostgreSQL limits each role's statements; PGlite cannot", async () => {
    const { client } = await backend.signUp();
    const { data } = await client.auth.getSession();
    const session = { authorization: `Bearer ${data.session?.access_token}` };
    const limitOf = async (headers: HeadersInit, key = backend.publishableKey) =>
      (await ask("rpc/get_limit", { headers }, key)).json();
    expect({
      visitor: await limitOf({}),
      session: await limitOf(session),
      server: await limitOf({}, backend.secretKey),
    }).toEqual(
      database === "postgres"
        ? { visitor: "5s", session: "10s", server: "1min" }
        : { visitor: "0", session: "0", server: "0" },
    );
  });

  test.runIf(database === "postgres")("a visitor's question ends after five seconds", async () => {
    const take = (seconds: number, key: string) =>
      ask("rpc/take", { method: "POST", body: JSON.stringify({ seconds }) }, key);
    const began = performance.now();
    const [visitor, service] = await Promise.all([
      take(15, backend.publishableKey),
      take(6, backend.secretKey),
    ]);
    expect(await said(visitor)).toEqual([503, "57014"]);
    expect(service.status).toBe(204);
    expect(performance.now() - began).toBeLessThan(14_000);
  });
});

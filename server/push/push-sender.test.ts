import { createPublicKey, verify } from "node:crypto";
import { rm } from "node:fs/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { migrationsAnd } from "../../backend/fixtures/probe.ts";
import { countPushDeliveries, type PushMessage } from "../../data/notices/push-deliveries.ts";
import { createPushSubscription } from "../../data/notices/push-subscriptions.ts";
import { listDeletedRows, restoreDeletedRow } from "../../data/office/changes.ts";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import {
  type PushDevice,
  type PushService,
  startPushService,
} from "../../tests/fixtures/push-service.ts";
import { createLog } from "../log.ts";
import { pushKeyOf } from "./push-key.ts";
import { createPushSender } from "./push-sender.ts";

// Makes waiting messages due, and moves the start of begun ones three minutes into the past.
const clock = `
create function public.let_push_wait_be_over() returns void language sql security definer as $$
  update private.push_deliveries set next_attempt_at = now(), begun_at = begun_at - interval '3 minutes';
$$;
create function public.list_push_waits() returns table (endpoint text, seconds float) language sql security definer as $$
  select s.endpoint, extract(epoch from d.next_attempt_at - now())::float
  from private.push_deliveries d join public.push_subscriptions s on s.id = d.subscription_id
$$;
create table private.nights (is_night boolean);
alter function private.is_quiet(timestamptz) rename to is_quiet_by_clock;
create function private.is_quiet(moment timestamptz) returns boolean language sql stable as $$
  select exists (select from private.nights n where n.is_night)
$$;
create function public.let_it_be_night(is_night boolean) returns void language sql security definer as $$
  truncate private.nights;
  insert into private.nights values (is_night);
$$;
create function public.is_quiet_at(moment timestamptz) returns boolean language sql security definer as $$
  select private.is_quiet_by_clock(moment)
$$;`;

let backend: Backend;
let service: PushService;
let migrations: string;
const key = pushKeyOf("sb_secret_of_this_test");
beforeAll(async () => {
  service = await startPushService();
  migrations = await migrationsAnd(clock);
  backend = await startBackend({ database: "pglite", environment: { MIGRATIONS_DIR: migrations } });
});
afterAll(async () => {
  await service?.stop();
  await backend?.stop();
  await rm(migrations, { recursive: true });
});

// Each scenario has devices of its own.
afterEach(async () => {
  const devices = backend.service().from("push_subscriptions");
  await devices.delete().not("id", "is", null).throwOnError();
});

// A long timeout, so a busy machine does not make a service look silent: a message accepted late would be
// sent again.
const sender = ({ services = [service.origin], patience = 10_000 } = {}) =>
  createPushSender({
    key,
    siteUrl: "http://127.0.0.1",
    services,
    patience,
    log: createLog("silent"),
  });

/** Subscribes to the urgent notices of campuses and classes. */
async function ask(
  device: PushDevice,
  {
    campuses = ["majra"],
    grades = [] as string[],
    language = "en" as "en" | "hi",
    wants_usual = false,
  } = {},
) {
  const choice = { campuses, grades, stop: null } as Parameters<typeof createPushSubscription>[2];
  await createPushSubscription(backend.service(), { ...device, wants_usual }, choice, language);
  return device;
}

async function publish(content: string, more: object = {}) {
  const { client } = await backend.admin();
  const notice = { content, is_urgent: true, campus: "majra", ...more };
  const { data } = await client
    .from("latest_updates")
    .insert(notice)
    .select("id")
    .single()
    .throwOnError();
  return { client, id: data.id };
}

/** The notices a device has shown, in order. */
const shownOn = (device: PushDevice) =>
  service.to(device).map((message) => service.read(message) as PushMessage);

const night = (is_night: boolean) =>
  (backend.service() as SupabaseClient).rpc("let_it_be_night", { is_night }).throwOnError();

const passTime = () => (backend.service() as SupabaseClient).rpc("let_push_wait_be_over");

test("an urgent notice reaches the devices it concerns, each in its language, signed and encrypted", async () => {
  const here = await ask(service.device());
  const inHindi = await ask(service.device(), { language: "hi" });
  const elsewhere = await ask(service.device(), { campuses: ["juniors"] });
  const ofClass = await ask(service.device(), { campuses: [], grades: ["class-12"] });
  const { id, client } = await publish("School closed today • The river is too high.", {
    translations: { hi: { content: "आज विद्यालय बंद है" } },
  });
  const late = await ask(service.device());
  await sender().send(backend.service());

  const [message, ...more] = service.to(here);
  expect(more).toEqual([]);
  if (!message) throw new Error("Nothing came.");
  expect(service.read(message)).toEqual({
    title: "School closed today",
    body: "The river is too high.",
    tag: `notice-${id}`,
    path: `/notices/${id}`,
    lang: "en",
  });
  expect(message.headers).toMatchObject({
    ttl: "43200",
    urgency: "high",
    topic: id.replaceAll("-", ""),
  });
  expect(isSigned(message.headers.authorization ?? "")).toBe(true);
  const [hindi] = service.to(inHindi);
  expect(hindi && service.read(hindi)).toMatchObject({
    title: "आज विद्यालय बंद है",
    path: `/hi/notices/${id}`,
  });
  expect(service.to(ofClass)).toHaveLength(1);
  expect([...service.to(elsewhere), ...service.to(late)]).toEqual([]);
  expect(await countPushDeliveries(client, id)).toEqual({ reached: 3, waiting: 0, failed: 0 });
});

test("a notice that is not urgent, withdrawn, expired or not yet valid reaches no device", async () => {
  const device = await ask(service.device());
  const hour = (away: number) => new Date(Date.now() + away * 3_600_000).toISOString();
  await publish("A new bench", { is_urgent: false });
  await publish("Switched off", { is_active: false });
  await publish("Over", { expires_at: hour(-1) });
  const { id, client } = await publish("Tomorrow", { starts_at: hour(1), expires_at: hour(2) });
  await sender().send(backend.service());
  expect(service.to(device)).toEqual([]);

  const begin = { starts_at: hour(-0.01) };
  await client.from("latest_updates").update(begin).eq("id", id).throwOnError();
  await sender().send(backend.service());
  const [message] = service.to(device);
  expect(Number(message?.headers.ttl)).toBeLessThanOrEqual(7_200);
});

test("other notices arrive by day on devices that want them, at most five a day", async () => {
  const calm = await ask(service.device());
  const curious = await ask(service.device(), { wants_usual: true });
  const elsewhere = await ask(service.device(), { wants_usual: true, campuses: ["juniors"] });
  const titles = (device: PushDevice) => shownOn(device).map(({ title }) => title);
  await night(true);
  try {
    await publish("The library has new books", { is_urgent: false });
    await publish("The bridge is closed");
    await sender().send(backend.service());
    expect([titles(calm), titles(curious)]).toEqual([
      ["The bridge is closed"],
      ["The bridge is closed"],
    ]);
  } finally {
    await night(false);
  }
  await sender().send(backend.service());
  expect(titles(curious)).toEqual(["The bridge is closed", "The library has new books"]);
  const [urgent, usual] = service.to(curious);
  expect([urgent?.headers.urgency, usual?.headers.urgency]).toEqual(["high", "normal"]);
  const more = ["One", "Two", "Three", "Four", "Five"];
  for (const title of more) await publish(`${title} of many`, { is_urgent: false });
  await sender().send(backend.service());
  const taken = ["One of many", "Three of many", "Two of many"];
  expect(titles(curious).slice(2).toSorted()).toEqual(taken);
  expect(titles(calm)).toHaveLength(1);
  expect(titles(elsewhere)).toEqual([]);
});

test.each([
  ["2026-11-28T01:29:00Z", true],
  ["2026-11-28T01:30:00Z", false],
  ["2026-11-28T15:29:00Z", false],
  ["2026-11-28T15:30:00Z", true],
  ["2026-11-28T18:30:00Z", true],
])("at %s it is quiet in India: %s", async (moment, isQuiet) => {
  const { data } = await (backend.service() as SupabaseClient).rpc("is_quiet_at", { moment });
  expect(data).toBe(isQuiet);
});

test("a withdrawn notice is removed without a sound from devices that show it", async () => {
  const device = await ask(service.device());
  const inHindi = await ask(service.device(), { language: "hi" });
  const { id, client } = await publish("School closed today", {
    translations: { hi: { content: "आज विद्यालय बंद है" } },
  });
  const set = (is_active: boolean) =>
    client.from("latest_updates").update({ is_active }).eq("id", id).throwOnError();
  await sender().send(backend.service());
  const late = await ask(service.device());
  await set(false);
  await sender().send(backend.service());
  await sender().send(backend.service());
  const withdrawn = { tag: `notice-${id}`, silent: true };
  expect(shownOn(device).slice(1)).toMatchObject([
    { ...withdrawn, title: "Withdrawn: School closed today", path: "/notices" },
  ]);
  expect(shownOn(inHindi).slice(1)).toMatchObject([
    { ...withdrawn, title: "वापस ली गई: आज विद्यालय बंद है", path: "/hi/notices" },
  ]);
  expect(shownOn(late)).toEqual([]);
  expect(await countPushDeliveries(client, id)).toEqual({ reached: 2, waiting: 0, failed: 0 });

  // A restored notice is sent again; a deleted one has no words left.
  await set(true);
  await sender().send(backend.service());
  expect(shownOn(device)[2]).toMatchObject({ title: "School closed today" });
  await client.from("latest_updates").delete().eq("id", id).throwOnError();
  await sender().send(backend.service());
  expect(shownOn(device).slice(3)).toMatchObject([
    { ...withdrawn, title: "A notice was withdrawn" },
  ]);
});

test("a notice that is no longer urgent skips devices that want urgent notices only", async () => {
  const device = await ask(service.device({ status: 500 }, { status: 201 }));
  const { id, client } = await publish("The bridge is closed");
  await sender().send(backend.service());
  const calm = { is_urgent: false };
  await client.from("latest_updates").update(calm).eq("id", id).throwOnError();
  await passTime();
  await sender().send(backend.service());
  expect(service.to(device)).toHaveLength(1);
  expect(await countPushDeliveries(client, id)).toEqual({ reached: 0, waiting: 0, failed: 0 });
});

test("an expired notice stays on devices unchanged", async () => {
  const device = await ask(service.device());
  const { id, client } = await publish("The bus is late");
  await sender().send(backend.service());
  const over = { expires_at: new Date(Date.now() - 1_000).toISOString() };
  await client.from("latest_updates").update(over).eq("id", id).throwOnError();
  await sender().send(backend.service());
  expect(shownOn(device)).toHaveLength(1);
});

test("a busy, broken or silent service is tried again, and a device that is gone is forgotten", async () => {
  const busy = await ask(
    service.device({ status: 429, headers: { "retry-after": "500" } }, { status: 201 }),
  );
  const broken = await ask(service.device({ status: 500 }, { status: 201 }));
  const silent = await ask(service.device("never", { status: 201 }));
  const gone = await ask(service.device({ status: 410 }));
  const refusing = await ask(service.device({ status: 400 }));
  const { id, client } = await publish("The bus is late");
  const rows = () => backend.service().from("push_subscriptions").select("id, last_reached_at");
  await sender({ patience: 300 }).send(backend.service());
  expect((await rows().eq("endpoint", gone.endpoint).throwOnError()).data).toEqual([]);
  const { data } = await (backend.service() as SupabaseClient).rpc("list_push_waits");
  const waits = new Map<string, number>(
    data.map((wait: { endpoint: string; seconds: number }) => [wait.endpoint, wait.seconds]),
  );
  expect(waits.get(busy.endpoint)).toBeGreaterThan(400);
  expect(waits.get(broken.endpoint)).toBeLessThan(60);

  await sender({ patience: 300 }).send(backend.service());
  expect([busy, broken, silent].map((device) => service.to(device).length)).toEqual([1, 1, 1]);
  expect((await countPushDeliveries(client, id)).waiting).toBe(3);
  await passTime();
  await sender({ patience: 300 }).send(backend.service());
  await passTime();
  await sender({ patience: 300 }).send(backend.service());
  expect([busy, broken, silent].map((device) => service.to(device).length)).toEqual([2, 2, 2]);
  expect([gone, refusing].map((device) => service.to(device).length)).toEqual([1, 1]);
  expect(await countPushDeliveries(client, id)).toMatchObject({ waiting: 0, failed: 2 });
  const reached = await rows().eq("endpoint", busy.endpoint).single().throwOnError();
  expect(reached.data.last_reached_at).not.toBe(null);
});

test("two senders at once send nothing twice, and a message that a killed one had begun is not repeated", async () => {
  const devices = await Promise.all(Array.from({ length: 60 }, () => ask(service.device())));
  const { id, client } = await publish("The gate is closed");
  await backend.service().rpc("queue_push_deliveries").throwOnError();
  const { data: begun } = await backend
    .service()
    .rpc("claim_push_deliveries", { most: 5 })
    .throwOnError();
  expect(begun).toHaveLength(5);
  await Promise.all([sender().send(backend.service()), sender().send(backend.service())]);
  await passTime();
  await sender().send(backend.service());

  const doubtful = new Set(begun.map(({ endpoint }) => endpoint));
  for (const device of devices) {
    expect(service.to(device)).toHaveLength(doubtful.has(device.endpoint) ? 0 : 1);
  }
  expect(await countPushDeliveries(client, id)).toEqual({ reached: 55, waiting: 0, failed: 5 });

  // Changed, deleted and restored, it is still the same notice.
  await client.from("latest_updates").update({ content: "The gate is open" }).eq("id", id);
  await client.from("latest_updates").delete().eq("id", id);
  const [deleted] = await listDeletedRows(client, "latest_updates");
  await restoreDeletedRow(client, "latest_updates", deleted?.id ?? "");
  await sender().send(backend.service());
  expect(devices.flatMap((device) => service.to(device))).toHaveLength(55);
});

test("a device whose address is not a push service is forgotten, and its machine not called", async () => {
  const device = await ask(service.device());
  await publish("The bell is broken");
  await sender({ services: [] }).send(backend.service());
  expect(service.to(device)).toEqual([]);
  const rows = backend.service().from("push_subscriptions").select("id");
  expect((await rows.eq("endpoint", device.endpoint).throwOnError()).data).toEqual([]);
});

test("a device that no notice has reached for a year is forgotten", async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const add = async (created_at: string, last_reached_at: string | null) => {
    const row = { ...service.device(), campuses: [], classes: [], created_at, last_reached_at };
    await backend.service().from("push_subscriptions").insert(row).throwOnError();
    return row.endpoint;
  };
  await add(daysAgo(367), null);
  await add(daysAgo(800), daysAgo(367));
  const kept = await add(daysAgo(800), daysAgo(300));
  await backend.service().rpc("purge_old_requests").throwOnError();
  const rows = backend.service().from("push_subscriptions").select("endpoint");
  expect((await rows.throwOnError()).data).toEqual([{ endpoint: kept }]);
});

/** Whether `vapid t=…, k=…` is a token signed with our key. */
function isSigned(authorization: string): boolean {
  const [, token = "", own = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(own, "base64url");
  const [x = "", y = ""] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString("base64url"),
  );
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const [head, claims, signature = ""] = token.split(".");
  const said = Buffer.from(`${head}.${claims}`);
  const verifier = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  return (
    own === key.publicKey && verify("sha256", said, verifier, Buffer.from(signature, "base64url"))
  );
}

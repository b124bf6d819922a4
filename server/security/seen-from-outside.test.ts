import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { askFrom, runReverseProxy } from "../testing/network.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};
type Batch = {
  resourceSpans: {
    resource: { attributes: { value: { stringValue: string } }[] };
    scopeSpans: { spans: Span[] }[];
  }[];
};

const dataDir = mkdtempSync(join(tmpdir(), "seen-"));
const metricsPort = await freePort();
const batches: Batch[] = [];
// Receives OTLP over HTTP, as an operator's collector does.
const collector = createServer(async (request, response) => {
  batches.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
  response.end("{}");
}).listen(0, "127.0.0.1");
await once(collector, "listening");
let server: RunningServer;

beforeAll(async () => {
  server = await runServer(dataDir, {
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: "trace",
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    TRUST_PROXY: "1",
    AUTH_LIMITS: "mail_seconds=0,failures=3",
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_BSP_SCHEDULE_DELAY: "200",
  });
});
afterAll(async () => {
  await server?.stop();
  collector.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string, init?: RequestInit) => fetch(server.url + path, init);
const ready = async () => (await get("/readyz")).json();

async function scrape(): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(response.headers.get("content-type")).toContain("text/plain");
  const rows = (await response.text()).split("\n").filter((row) => row && !row.startsWith("#"));
  return new Map(
    rows.map((row) => [
      withSortedLabels(row.slice(0, row.lastIndexOf(" "))),
      Number(row.split(" ").at(-1)),
    ]),
  );
}

/** Spans arrive in any order. */
function withSortedLabels(series: string): string {
  return series.replace(/\{(.*)\}/, (_, labels) => `{${labels.split(",").toSorted().join(",")}}`);
}

async function visitor() {
  const { publishableKey } = await (await get("/config.json")).json();
  return createClient(server.url, publishableKey, { auth: { persistSession: false } });
}

function service() {
  const { secretKey } = JSON.parse(readFileSync(join(dataDir, "keys.json"), "utf8"));
  return createClient(server.url, secretKey, { auth: { persistSession: false } });
}

test("a scrape shows requests and cache results, and nothing about visitors", async () => {
  await (await get("/about")).text();
  await (await get("/about")).text();
  const before = await scrape();
  await (await get("/about")).text();
  await (await get("/no-such-page-of-asha")).text();
  await (await visitor()).from("events").select("id");
  const after = await scrape();
  const added = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(added('school_requests_total{kind="page",status="2xx"}')).toBe(1);
  expect(added('school_requests_total{kind="page",status="4xx"}')).toBe(1);
  expect(added('school_requests_total{kind="data",status="2xx"}')).toBe(1);
  expect(added('school_page_cache_total{outcome="hits"}')).toBe(1);
  expect(added('school_request_duration_seconds_count{kind="page"}')).toBe(2);
  expect(added('school_request_duration_seconds_bucket{kind="page",le="+Inf"}')).toBe(2);
  expect(added('school_backend_calls_total{api="rest",status="2xx"}')).toBeGreaterThan(0);
  expect(after.get("school_backend_up")).toBe(1);
  expect(after.get("school_backend_resident_memory_bytes")).toBeGreaterThan(1e7);
  expect(after.get('school_mail_queue{state="waiting"}')).toBe(0);
  expect(after.get("process_resident_memory_bytes")).toBeGreaterThan(1e7);
  expect([...after.keys()].join("\n")).not.toMatch(/asha|no-such-page|127\.0\.0\.1/);
  expect((await get("/metrics")).status).toBe(404);

  const scraped = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const names = [...scraped.matchAll(/^# TYPE (school_\w+)/gm)].map(([, name]) => name);
  const page = readFileSync(join(import.meta.dirname, "../../docs/operation/watching.md"), "utf8");
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !page.includes(`\`${name}`))).toEqual([]);
});

test("a request, its calls to the backend and their statements are one trace", async () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const client = await visitor();
  const response = await client
    .from("events")
    .select("id")
    .eq("title", "Secret Title")
    .setHeader("traceparent", `00-${traceId}-b7ad6b7169203331-01`);
  expect(response.error).toBeNull();
  const spans = () => batches.flatMap(spansOf).filter((span) => span.traceId === traceId);
  const select = await vi.waitUntil(() => spans().find(({ name }) => name === "SELECT"), {
    timeout: 10_000,
  });
  const parent = (of: Span | undefined) =>
    spans().find(({ spanId }) => spanId === of?.parentSpanId);
  const backend = await vi.waitUntil(() => parent(select));
  const call = await vi.waitUntil(() => parent(backend));
  const request = await vi.waitUntil(() => parent(call));
  expect([backend, call, request].map((span) => `${span?.service}: ${span?.name}`)).toEqual([
    "school-site-backend: GET rest",
    "school-site-web: GET backend",
    "school-site-web: GET data",
  ]);
  expect(request?.parentSpanId).toBe("b7ad6b7169203331");
  const id = (span?: Span) =>
    span?.attributes.find(({ key }) => key === "request_id")?.value.stringValue;
  expect(id(backend)).toBe(id(request));
  expect(JSON.stringify(batches)).not.toMatch(/Secret|select id|apikey|sb_publishable/);
});

test("a day's scenarios leave nothing that people sent in the log of either process", async () => {
  const password = "correct horse battery staple";
  const person = { email: "meera@mail.example", password };
  const client = await visitor();
  const signUp = await client.auth.signUp({
    ...person,
    options: { data: { full_name: "Meera Findme" } },
  });
  expect(signUp.error).toBeNull();
  await client.auth.signInWithPassword({ ...person, password: "wrong guess 4711" });
  await client.auth.signInWithPassword(person);
  const { data } = await client.auth.getSession();
  await client.auth.resetPasswordForEmail(person.email);
  await client.auth.verifyOtp({ email: person.email, token: "135790", type: "recovery" });
  await client.from("alumni_profiles").insert({ id: "no-uuid", full_name: "Meera Findme" });
  await client.from("alumni_profiles").select("*").eq("full_name", "Meera Findme");
  await client.rpc("search_site", { words: "Meera Findme" });
  const form = new URLSearchParams({
    name: "Meera Findme",
    email: person.email,
    phone: "+91 98765 43210",
    message: "My daughter's marks",
  });
  await get("/contact", { method: "POST", body: form, headers: { origin: server.url } });
  await get("/certificates", { method: "POST", body: form, headers: { origin: server.url } });
  await get("/account/confirm?token_hash=secret-hash&type=recovery");
  await get("/media", { method: "POST", body: "x", headers: { authorization: "Bearer bad.bad" } });
  const last = await get("/no-such-page?email=meera@mail.example", {
    headers: { "x-forwarded-for": "203.0.113.77" },
  });
  const id = last.headers.get("x-request-id") ?? "none";
  await vi.waitUntil(() => server.output().includes(id));

  const lines = server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  const ids = lines.flatMap((line) => JSON.parse(line).request_id ?? []);
  // The web process's line and the backend's line for one request.
  expect(ids.length).toBeGreaterThan(new Set(ids).size);
  const { publishableKey, secretKey, jwtSecret } = JSON.parse(
    readFileSync(join(dataDir, "keys.json"), "utf8"),
  );
  for (const secret of [
    ...["meera", "Findme", "98765", "daughter", password, "wrong guess", "135790"],
    ...["secret-hash", "bad.bad", "no-uuid", "203.0.113.77", publishableKey, secretKey, jwtSecret],
    ...[data.session?.access_token ?? "none", data.session?.refresh_token ?? "none"],
  ]) {
    expect(lines.filter((line) => line.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
  }
});

test("behind a trusted proxy the address it saw counts, not one that a visitor invents", async () => {
  const proxy = await runReverseProxy(server.url);
  const { publishableKey } = await (await get("/config.json")).json();
  let guesses = 0;
  // Uses a new account each time, because the limit applies to the address.
  const guess = (address: string, forged: string) =>
    askFrom(address, `${proxy.url}/auth/v1/token?grant_type=password`, {
      body: JSON.stringify({ email: `ravi${++guesses}@mail.example`, password: "a wrong guess" }),
      headers: {
        "content-type": "application/json",
        apikey: publishableKey,
        "x-forwarded-for": forged,
      },
    });
  const statuses = [];
  for (const n of [1, 2, 3, 4]) statuses.push(await guess("127.0.0.2", `198.51.100.${n}`));
  expect(statuses).toEqual([400, 400, 400, 429]);
  expect(await guess("127.0.0.3", "198.51.100.1")).toBe(400);
  proxy.stop();
});

test("readiness names the part that is missing", async () => {
  expect(await ready()).toMatchObject({ status: "ready", missing: [] });

  // Nothing listens at the mail server's port, so the email waits and the site continues.
  const { error } = await service()
    .from("mail_outbox")
    .insert({
      template: "contact_message_received",
      recipient: "asha@mail.example",
      data: { name: "Asha" },
    });
  expect(error).toBeNull();
  await vi.waitUntil(async () => (await ready()).missing.includes("mail"), { timeout: 15_000 });
  expect((await get("/readyz")).status).toBe(200);
  expect((await scrape()).get('school_mail_queue{state="waiting"}')).toBe(1);

  // Root can write to every folder, so the check needs an ordinary user.
  if (process.getuid?.() !== 0) {
    chmodSync(join(dataDir, "files"), 0o500);
    expect(await ready()).toMatchObject({ status: "unavailable", missing: ["files", "mail"] });
    chmodSync(join(dataDir, "files"), 0o700);
  }
  process.kill(server.backendPid(), "SIGKILL");
  await vi.waitUntil(async () => (await ready()).missing.includes("database"), {
    timeout: 10_000,
    interval: 10,
  });
});

function spansOf(batch: Batch): (Span & { service: string | undefined })[] {
  return batch.resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({ ...span, service: resource.attributes[0]?.value.stringValue })),
    ),
  );
}

async function freePort(): Promise<number> {
  const probe = createTcpServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

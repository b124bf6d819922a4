import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { runServer } from "../testing/running-server.ts";
import { openLedger } from "./ledger.ts";
import { bodyPoints, holdRefusal, isQuestion, priceOf } from "./rate-limits.ts";

const folder = mkdtempSync(join(tmpdir(), "prices-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const limits = { network: 100, second: 10 };
let files = 0;

function ledgerAt(clock: { now: number }, file = join(folder, `${files++}.json`)) {
  const ledger = openLedger({ limits, secret: "secret", file, now: () => clock.now });
  onTestFinished(ledger.stop);
  return { ledger, file };
}

describe("The ledger", () => {
  test("lets a network spend its points, says when it can pay again, and restores points every second", () => {
    const clock = { now: 0 };
    const { ledger } = ledgerAt(clock);
    expect(ledger.charge("192.0.2.1", 60)).toBeUndefined();
    expect(ledger.charge("192.0.2.1", 60)).toBe(2);
    expect(ledger.charge("192.0.2.2", 60)).toBeUndefined();
    clock.now = 2_000;
    expect(ledger.charge("192.0.2.1", 60)).toBeUndefined();
  });

  test("charges even a network without points, but never for hours", () => {
    const clock = { now: 0 };
    const { ledger } = ledgerAt(clock);
    ledger.charge("192.0.2.1", 95);
    for (let fined = 0; fined < 50; fined++) ledger.fine("192.0.2.1", 10);
    expect(ledger.charge("192.0.2.1", 1)).toBe(2);
    clock.now = 1_000;
    expect(ledger.charge("192.0.2.1", 1)).toBe(1);
  });

  test("counts a /64 of IPv6 as one, and a /48 as eight", () => {
    const { ledger } = ledgerAt({ now: 0 });
    expect(ledger.charge("2001:db8:1:2::1", 100)).toBeUndefined();
    expect(ledger.charge("2001:db8:1:2:ffff::9", 1)).toBe(1);
    for (let network = 3; network < 10; network++) {
      expect(ledger.charge(`2001:db8:1:${network}::1`, 100)).toBeUndefined();
    }
    expect(ledger.charge("2001:db8:1:aaaa::1", 1)).toBe(1);
    expect(ledger.charge("2001:db8:2:1::1", 100)).toBeUndefined();
    expect(ledger.charge("::ffff:192.0.2.1", 100)).toBeUndefined();
    expect(ledger.charge("192.0.2.1", 1)).toBe(1);
  });

  test("keeps debts at a restart, and its file reveals no address", () => {
    const clock = { now: 0 };
    const { ledger, file } = ledgerAt(clock);
    ledger.charge("192.0.2.1", 100);
    ledger.save();
    expect(ledgerAt(clock, file).ledger.charge("192.0.2.1", 1)).toBe(1);
    expect(readFileSync(file, "utf8")).not.toContain("192");
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test("restores points after the clock ran ahead, in the running process and after a restart", () => {
    const clock = { now: 3_600_000 };
    const { ledger, file } = ledgerAt(clock);
    ledger.charge("192.0.2.1", 100);
    ledger.save();
    clock.now = 0;
    expect(ledger.charge("192.0.2.1", 20)).toBe(2);
    clock.now = 2_000;
    expect(ledger.charge("192.0.2.1", 20)).toBeUndefined();

    clock.now = 0;
    const restarted = ledgerAt(clock, file).ledger;
    restarted.save();
    clock.now = 2_000;
    expect(restarted.charge("192.0.2.1", 20)).toBeUndefined();
    // The first restart has written the time it read as now, so a second one goes on from there.
    expect(ledgerAt(clock, file).ledger.charge("192.0.2.1", 20)).toBeUndefined();
  });
});

test("queries that are not understood cost more, so a network soon has to wait", {
  tags: ["full"],
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "prices-site-"));
  const server = await runServer(dataDir, { PRICE_LIMITS: "network=100,second=1" });
  onTestFinished(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const { publishableKey: apikey } = await (await fetch(`${server.url}/config.json`)).json();
  const ask = () => fetch(`${server.url}/rest/v1/events?title=match.a`, { headers: { apikey } });
  const statuses: number[] = [];
  // Ten are paid for; on a slow machine a few more are restored meanwhile.
  while (statuses.at(-1) !== 429 && statuses.length < 40) statuses.push((await ask()).status);
  expect(statuses[0]).toBe(400);
  expect(statuses.at(-1)).toBe(429);
});

test("refusals to a network are delayed, and after many its connections are closed", async () => {
  const held = Array.from({ length: 24 }, () => holdRefusal("192.0.2.9"));
  expect(await holdRefusal("192.0.2.9")).toBe(false);
  held.push(holdRefusal("192.0.2.10"));
  expect(await Promise.all(held)).not.toContain(false);
  expect(await holdRefusal("192.0.2.9")).toBe(true);
});

test("every endpoint has a price; pages and files from memory are free", () => {
  expect(priceOf("POST", "/rest/v1/rpc/search_site")).toBe(20);
  expect(priceOf("GET", "/rest/v1/events")).toBe(2);
  expect(priceOf("POST", "/auth/v1/token")).toBe(10);
  expect(priceOf("GET", "/about")).toBeUndefined();
  expect(priceOf("GET", "/assets/entry.js")).toBeUndefined();
});

test("a large body for the database costs its size, and one of unknown size as much as the largest", () => {
  const size = (bytes: number) => new Headers({ "content-length": String(bytes) });
  expect(bodyPoints("/rest/v1/events", size(5_000))).toBe(0);
  expect(bodyPoints("/rest/v1/rpc/search_site", size(1_000_000))).toBe(50);
  expect(bodyPoints("/rest/v1/events", new Headers({ "transfer-encoding": "chunked" }))).toBe(50);
  expect(bodyPoints("/rest/v1/events", new Headers())).toBe(0);
  expect(bodyPoints("/media", size(1_000_000))).toBe(0);
});

test("a page that asks much of the database costs as much as a search", () => {
  for (const path of ["/search?q=a", "/hi/transport?village=b", "/calendar.data?month=2031-02"]) {
    expect([path, isQuestion(path)]).toEqual([path, true]);
  }
  for (const path of ["/calendar", "/hi/transport", "/news?page=2", "/calendar/feed/all.ics"]) {
    expect([path, isQuestion(path)]).toEqual([path, false]);
  }
});

test("a refusal has the form that its caller reads; cached pages stay free", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "prices-site-"));
  const server = await runServer(dataDir, { PRICE_LIMITS: "network=60,second=1" });
  onTestFinished(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const { publishableKey: apikey } = await (await fetch(`${server.url}/config.json`)).json();
  const rest = () => fetch(`${server.url}/rest/v1/latest_updates?limit=1`, { headers: { apikey } });
  let answer = await rest();
  for (let asked = 0; answer.status === 200 && asked < 60; asked++) answer = await rest();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining("rate limit") });

  const signIn = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey, "content-type": "application/json" },
    body: "{}",
  });
  expect([signIn.status, await signIn.json()]).toMatchObject([
    429,
    { error_code: "over_request_rate_limit" },
  ]);
  const search = await fetch(`${server.url}/hi/search?q=river`);
  expect([search.status, await search.text()]).toEqual([429, expect.stringContaining("नेटवर्क")]);
  const preview = await fetch(`${server.url}/hi?preview=x`);
  expect([preview.status, await preview.text()]).toEqual([429, expect.stringContaining("नेटवर्क")]);
  const form = await fetch(`${server.url}/contact`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: server.url },
    body: new URLSearchParams({ name: 'Asha "A" Rao' }),
  });
  expect([form.status, await form.text()]).toEqual([
    429,
    expect.stringContaining("Asha &quot;A&quot; Rao"),
  ]);
  expect((await fetch(server.url)).status).toBe(200);
});

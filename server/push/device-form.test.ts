import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SchoolClient } from "../../data/client.ts";
import {
  type PushDevice,
  type PushService,
  startPushService,
} from "../../tests/fixtures/push-service.ts";
import { serverClient } from "../../tests/fixtures/site.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "devices-"));
let service: PushService;
let server: RunningServer;
let client: SchoolClient;
beforeAll(async () => {
  service = await startPushService();
  server = await runServer(dataDir, {
    FORM_LIMITS: "unproven=3",
    PUSH_SERVICES: `https://push.example, ${service.origin}`,
  });
  client = serverClient({ ...server, publishableKey: "" });
});
afterAll(async () => {
  await server?.stop();
  await service?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function send(fields: Record<string, string>, path = "/my-week/device?campus=majra") {
  const answer = await fetch(server.url + path, {
    method: "POST",
    headers: { origin: server.url },
    body: new URLSearchParams(fields),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const find = async ({ endpoint }: PushDevice) => {
  const rows = client.from("push_subscriptions").select("campuses, classes, language, wants_usual");
  return (await rows.eq("endpoint", endpoint).throwOnError()).data;
};

test("only push services and valid subscriptions are accepted", async () => {
  const device = service.device();
  const elsewhere = [
    "http://169.254.169.254/latest/meta-data",
    "https://127.0.0.1/",
    "https://fcm.googleapis.com.evil.example/send/a",
    "https://evil.example/?fcm.googleapis.com",
    "https://fcm.googleapis.com@evil.example/",
    "https://fcm.googleapis.com:8443/send/a",
    "http://fcm.googleapis.com/send/a",
    "https://notify.windows.com/a",
    "http://push.example/a",
    "file:///etc/passwd",
    "nothing",
    "",
    `https://fcm.googleapis.com/${"a".repeat(1_000)}`,
  ];
  for (const endpoint of elsewhere) {
    expect(await send({ ...device, endpoint }), endpoint.slice(0, 60)).toBe(422);
  }
  for (const wrong of [{ auth: "a" }, { auth: "*".repeat(22) }, { p256dh: "a".repeat(9_000) }]) {
    expect(await send({ ...device, ...wrong })).toBe(422);
  }
  expect(await find(device)).toEqual([]);
});

test("a device is stored with its choice, changed by a new request, and forgotten; the fourth in an hour waits", async () => {
  const device = service.device();
  expect(await send(device)).toBe(200);
  expect(await find(device)).toEqual([
    { campuses: ["majra"], classes: [], language: "en", wants_usual: false },
  ]);
  const other = "/hi/my-week/device?campus=juniors&grade=class-3&grade=none";
  expect(await send({ ...device, wants_usual: "on" }, other)).toBe(200);
  const kept = { campuses: ["juniors"], classes: ["class-3"], language: "hi", wants_usual: true };
  expect(await find(device)).toEqual([kept]);

  // Only somebody who knows the device's address can end its notices.
  expect(await send({ wish: "end", endpoint: service.device().endpoint })).toBe(200);
  expect(await send({ wish: "end", endpoint: "a".repeat(1_001) })).toBe(422);
  expect(await find(device)).toEqual([kept]);
  expect(await send({ wish: "end", endpoint: device.endpoint })).toBe(200);
  expect(await find(device)).toEqual([]);

  // A form without a proof of work, as a robot sends it.
  const google = { ...service.device(), endpoint: "https://fcm.googleapis.com/fcm/send/a:b" };
  expect(await send(google)).toBe(200);
  expect(await send(service.device())).toBe(429);
  expect(await send({ ...service.device(), homepage: "x" })).toBe(200);
  const { data } = await client.from("push_subscriptions").select("endpoint").throwOnError();
  expect(data).toEqual([{ endpoint: google.endpoint }]);
});

test("reading the address redirects to My week", async () => {
  const answer = await fetch(`${server.url}/hi/my-week/device`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/hi/my-week"]);
});

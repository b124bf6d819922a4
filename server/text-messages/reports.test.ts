import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SchoolClient } from "../../data/client.ts";
import { serverClient } from "../../tests/fixtures/site.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";

// A real gateway on this machine that accepts messages, and a site that uses it.
type Taken = { id: string; to: string; channel: string; text: string };
const taken: Taken[] = [];
const token = "0123456789abcdef0123456789abcdef";
const dataDir = mkdtempSync(join(tmpdir(), "reports-"));
let gateway: Server;
let server: RunningServer;
let client: SchoolClient;

beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    taken.push(JSON.parse(await text(request)));
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  server = await runServer(dataDir, {
    SMS_URL: url,
    SMS_PRICE: "0.20",
    SMS_MONTH_LIMIT: "100",
    WHATSAPP_URL: url,
    GATEWAY_REPORT_TOKEN: token,
  });
  client = serverClient({ ...server, publishableKey: "" });
});
afterAll(async () => {
  await server?.stop();
  gateway?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function report(body: unknown, bearer: string | undefined = token) {
  const answer = await fetch(`${server.url}/gateway/reports`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

/** A message to a phone in the outbox; returns its id once the gateway has it. */
async function sendTo(phone: string, channel?: "whatsapp") {
  const data = { language: "en", title: "No school", token: "0".repeat(64), channel };
  const mail = { id: randomUUID(), recipient: phone, template: "family_message", data };
  await client.from("mail_outbox").insert(mail).throwOnError();
  await expect
    .poll(() => taken.find(({ id }) => id === mail.id), { timeout: 20_000 })
    .toMatchObject({ to: phone, channel: channel ?? "sms" });
  return mail.id;
}

test("a gateway gets a message through the channel it names, and its reports are stored", async () => {
  const first = await sendTo("+919816000001");
  const second = await sendTo("+919816000002", "whatsapp");
  expect(await report({ id: first, outcome: "delivered" })).toEqual({
    status: 200,
    body: { noted: 1, unknown: 0 },
  });
  const many = [
    { id: first, outcome: "delivered" },
    { id: second, outcome: "failed" },
    { id: randomUUID(), outcome: "delivered" },
  ];
  expect((await report(many)).body).toEqual({ noted: 2, unknown: 1 });
});

test("without the token, or with nonsense, nothing is stored and the answer says what is wrong", async () => {
  const good = { id: randomUUID(), outcome: "delivered" };
  for (const bearer of ["", `${token}0`, token.toUpperCase()]) {
    expect(await report(good, bearer)).toMatchObject({
      status: 401,
      body: { code: "no_authorization" },
    });
  }
  const wrong = [
    "{",
    "",
    { ...good, outcome: "read" },
    { ...good, id: "1; drop table" },
    { ...good, more: 1 },
    Array.from({ length: 501 }, () => good),
  ];
  for (const body of wrong) {
    expect(await report(body)).toMatchObject({ status: 400, body: { code: "bad_request" } });
  }
});

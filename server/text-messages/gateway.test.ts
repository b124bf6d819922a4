import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openOutboxFiles } from "../mail/outbox-files.ts";
import { createGateways, GatewayRefusal } from "./gateway.ts";

// A real gateway on this machine: it stores what it gets and answers as set.
type Asked = { method: string | undefined; headers: IncomingMessage["headers"]; body: unknown };
let gateway: Server;
let url = "";
const asked: Asked[] = [];
let answer: number | "cut" | "elsewhere" = 202;

beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    const { method, headers } = request;
    asked.push({ method, headers, body: JSON.parse(await text(request)) });
    if (answer === "cut") request.socket.destroy();
    else if (answer === "elsewhere") response.writeHead(302, { location: `${url}/other` }).end();
    else response.writeHead(answer).end('{"note": "thank you"}');
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterAll(() => gateway.close());
afterEach(() => {
  asked.length = 0;
  answer = 202;
});

const message = {
  id: "0b6a2f0e-8b5f-4a0e-9d8e-0f5f2d2b7a11",
  to: "+919876543210",
  template: "guardian_code",
  text: "Green Field: 123456 opens your child’s page.",
};
const noFiles = openOutboxFiles("/nowhere");
const through = (more: object = {}) => {
  const { sms } = createGateways({ SMS_URL: url, ...more }, noFiles);
  if (!sms) throw new Error("Nothing goes to phones.");
  return sms.send;
};
const order = () => {
  const steps: string[] = [];
  return { steps, begin: async () => void steps.push(`begun, ${asked.length} asked`) };
};

test("a message is recorded as possibly sent before the gateway gets it", async () => {
  const { steps, begin } = order();
  const settings = { SMS_TOKEN: "s3cret", SMS_TEMPLATES: new Map([["guardian_code", "1107"]]) };
  await through(settings)(message, begin);
  expect(steps).toEqual(["begun, 0 asked"]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    method: "POST",
    body: { ...message, channel: "sms", template_id: "1107" },
  });
  expect(asked[0]?.headers).toMatchObject({
    authorization: "Bearer s3cret",
    "content-type": "application/json",
    "idempotency-key": message.id,
  });
});

test("without a token and registered templates no message is sent", async () => {
  await through()(message, async () => {});
  expect(asked[0]?.body).toEqual({ ...message, channel: "sms" });
  expect(asked[0]?.headers.authorization).toBeUndefined();
});

test.for([400, 429, 503])("a gateway that answers %i has not accepted it", async (status) => {
  answer = status;
  const refusal = await through()(message, async () => {}).catch((error) => error);
  expect(refusal).toBeInstanceOf(GatewayRefusal);
  expect(refusal.status).toBe(status);
  expect(refusal.message).not.toContain("123456");
});

test("a lost connection and a redirect are failures", async () => {
  for (const wrong of ["cut", "elsewhere"] as const) {
    answer = wrong;
    await expect(through()(message, async () => {})).rejects.toThrow();
  }
  expect(asked).toHaveLength(2);
});

test("a message written to the outbox twice is one file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "texts-"));
  const { sms, whatsapp } = createGateways(
    { SMS_URL: "outbox", WHATSAPP_URL: "outbox" },
    openOutboxFiles(folder),
  );
  await sms?.send(message, async () => {});
  await sms?.send(message, async () => {});
  await whatsapp?.send(message, async () => {});
  const files = await readdir(folder);
  expect(files.sort()).toEqual([`${message.id}.sms`, `${message.id}.whatsapp`]);
  const written = await readFile(join(folder, files[0] ?? ""), "utf8");
  expect(written).toBe(`To: ${message.to}\n\n${message.text}\n`);
  await rm(folder, { recursive: true });
});

test("each channel has its own gateway, token, templates, price and limit", async () => {
  const { sms, whatsapp } = createGateways(
    {
      SMS_URL: `${url}/sms`,
      SMS_PRICE: 20,
      WHATSAPP_URL: `${url}/whatsapp`,
      WHATSAPP_TOKEN: "w4",
      WHATSAPP_TEMPLATES: new Map([["guardian_code", "school_code"]]),
      WHATSAPP_PRICE: 80,
      WHATSAPP_MONTH_LIMIT: 50_000,
    },
    noFiles,
  );
  expect(sms).toMatchObject({ price: 20, monthLimit: null });
  expect(whatsapp).toMatchObject({ price: 80, monthLimit: 50_000 });
  await whatsapp?.send(message, async () => {});
  expect(asked[0]?.headers.authorization).toBe("Bearer w4");
  expect(asked[0]?.body).toEqual({ ...message, channel: "whatsapp", template_id: "school_code" });
});

test("without settings no message goes to phones", () => {
  expect(createGateways({}, noFiles)).toEqual({});
});

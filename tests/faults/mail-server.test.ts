import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startMailServer } from "../fixtures/mail-server.ts";
import {
  isReady,
  secretKeyOf,
  startSchool,
  temporaryDataDir,
} from "../fixtures/school-under-test.ts";

test("While the mail server is down, forms are answered and emails wait; each is sent once when it is back", async () => {
  const free = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => free.once("listening", resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));

  const dataDir = await temporaryDataDir();
  const server = await startSchool(dataDir, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "office@school.example",
  });
  await isReady(() => server.url);
  const key = secretKeyOf(dataDir);
  const headers = { apikey: key, "content-type": "application/json" };
  const sent = await fetch(`${server.url}/rest/v1/rpc/create_contact_message`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      name: "Asha",
      email: "asha@mail.example",
      topic: "general",
      message: "When is it open?",
      campus: "majra",
      phone: "",
      consent_version: "2026-1",
    }),
  });
  const [{ reference }] = await sent.json();
  expect(sent.status).toBe(200);

  const address = `${server.url}/rest/v1/mail_outbox?recipient=eq.asha@mail.example`;
  const mail = async () => (await (await fetch(address, { headers })).json())[0];
  await expect.poll(async () => (await mail()).last_error).toContain("ECONNREFUSED");
  expect((await mail()).sent_at).toBeNull();
  expect((await fetch(`${server.url}/`)).status).toBe(200);

  const { received, stop } = await startMailServer({ port });
  onTestFinished(stop);
  // Its next attempt is due: a minute after the first, here at once.
  await fetch(address, {
    method: "PATCH",
    headers,
    body: JSON.stringify({ next_attempt_at: new Date().toISOString() }),
  });
  await expect.poll(async () => (await mail()).sent_at, { timeout: 30_000 }).not.toBeNull();
  expect(received).toEqual([expect.objectContaining({ text: expect.stringContaining(reference) })]);
});

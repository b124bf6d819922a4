import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { watchForSilence } from "./supervisor.ts";

/** A process that answers with an error, or accepts a request and never answers. */
async function startListener() {
  let isDeaf = false;
  const server = createServer((_, response) => {
    if (!isDeaf) response.writeHead(503).end();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const turn = (deaf: boolean) => {
    isDeaf = deaf;
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, turn };
}

test("a process that answers, or has no address yet, is left alone; a silent one is reported", async () => {
  const { url, turn } = await startListener();
  let asked: string | undefined = url;
  let silences = 0;
  let looks = 0;
  const watch = watchForSilence({
    url: () => {
      looks++;
      return asked;
    },
    onSilent: () => {
      silences++;
    },
    patience: 400,
    every: 20,
  });
  onTestFinished(watch.stop);
  await expect.poll(() => looks).toBeGreaterThan(30);
  expect(silences).toBe(0);

  turn(true);
  await expect.poll(() => silences).toBe(1);
  asked = undefined;
  const before = looks;
  await expect.poll(() => looks).toBeGreaterThan(before + 30);
  expect(silences).toBe(1);
});

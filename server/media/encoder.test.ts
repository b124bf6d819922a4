import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "../log.ts";
import { createEncoder } from "./encoder.ts";

async function open() {
  const directory = mkdtempSync(join(tmpdir(), "encoder-"));
  const source = join(directory, "gate.jpg");
  const create = { width: 160, height: 120, channels: 3, background: "#852" } as const;
  await sharp({ create }).jpeg().toFile(source);
  const encoder = createEncoder(createLog("silent"));
  onTestFinished(() => {
    encoder.stop();
    rmSync(directory, { recursive: true, force: true });
  });
  /** Who was answered, and how. */
  const answered: string[] = [];
  let sent = 0;
  const send = async (name: string, isOffice: boolean) => {
    const own = join(directory, String(sent++));
    mkdirSync(own);
    await encoder.render({ source, directory: own, purpose: "site" }, { name, isOffice }).then(
      () => answered.push(name),
      ({ code }) => answered.push(`${name}: ${code}`),
    );
  };
  return { send, answered };
}

test("a colleague's picture waits for one of strangers, however many accounts send them", async () => {
  const { send, answered } = await open();
  const strangers = ["192.0.2.1", "192.0.2.2", "192.0.2.3"];
  const sent = [...strangers, ...strangers].map((network) => send(network, false));
  sent.push(send("office", true), send("office", true));
  await Promise.all(sent);
  const [first, second, third] = strangers;
  const rest = [third, first, second, third];
  expect(answered).toEqual([first, "office", second, "office", ...rest]);
});

test("one sender's many pictures: a few wait, the rest are refused, and another's is next", async () => {
  const { send, answered } = await open();
  const sent = Array.from({ length: 10 }, () => send("many", false));
  sent.push(send("one", false));
  await Promise.all(sent);
  const refused = Array.from({ length: 4 }, () => "many: busy");
  const waited = Array.from({ length: 5 }, () => "many");
  expect(answered).toEqual([...refused, "many", "one", ...waited]);
});

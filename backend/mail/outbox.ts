import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Writes one message into the outbox, as `<time>-<random>.<extension>`: newest last by name. */
export async function writeToOutbox(
  folder: string,
  extension: "eml" | "sms",
  content: Buffer | string,
): Promise<void> {
  const time = new Date().toISOString().replaceAll(":", "-");
  const name = `${time}-${randomUUID().slice(0, 8)}.${extension}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Renamed into place, so that a program that watches the folder never reads half a message.
  const draft = join(folder, `.${name}`);
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, join(folder, name));
}

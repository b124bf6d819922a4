import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readDocument } from "./reader.ts";

const samples = join(import.meta.dirname, "../../supabase/seed/documents");
const [sample = ""] = readdirSync(samples);

test("the office's document waits for one of families, not for all that they have sent", async () => {
  const read: string[] = [];
  const send = async (name: string, isOffice: boolean) => {
    const { pages } = await readDocument(join(samples, sample), { name, isOffice });
    expect(pages).toBe(1);
    read.push(name);
  };
  const families = ["192.0.2.1", "192.0.2.1", "192.0.2.2"].map((network) => send(network, false));
  await Promise.all([...families, send("office", true)]);
  expect(read).toEqual(["192.0.2.1", "office", "192.0.2.2", "192.0.2.1"]);
});

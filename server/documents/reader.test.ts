import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packedTwice } from "../testing/packed-pdf.ts";
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

test("after a document that had to be stopped, nothing more of the same application is read at once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "reader-"));
  const bomb = join(folder, "bomb.pdf");
  writeFileSync(bomb, packedTwice(Buffer.alloc(400_000_000, "q Q ")));
  const sender = { name: "192.0.2.3", isOffice: false };
  const read = (path: string, of: string) => readDocument(path, sender, of);
  await expect(read(bomb, "one")).rejects.toMatchObject({ code: "pdf_damaged" });
  const honest = join(samples, sample);
  await expect(read(honest, "one")).rejects.toMatchObject({ code: "busy" });
  expect(await read(honest, "another")).toMatchObject({ pages: 1 });
  rmSync(folder, { recursive: true });
});

test("a document that ends its reading process is followed by a rest too", async () => {
  const sender = { name: "192.0.2.4", isOffice: false };
  const honest = join(samples, sample);
  const read = (of: string) => readDocument(honest, sender, of);
  const given = [...process.execArgv];
  // As Node does when a document needs more memory than it may have.
  process.execArgv.push(
    "--import",
    "data:text/javascript,process.on('message',()=>process.exit(134))",
  );
  await expect(read("two")).rejects.toMatchObject({ code: "pdf_damaged" });
  process.execArgv.splice(0, process.execArgv.length, ...given);
  await expect(read("two")).rejects.toMatchObject({ code: "busy" });
  expect(await read("a third")).toMatchObject({ pages: 1 });
});

test("families behind one address wait for each other, and are not refused", async () => {
  const sender = { name: "192.0.2.5", isOffice: false };
  const families = Array.from({ length: 8 }, () => readDocument(join(samples, sample), sender));
  for (const document of await Promise.all(families)) expect(document.pages).toBe(1);
});

import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SchoolClient } from "../../data/client.ts";
import { recordConsents } from "../../data/consent/consents.ts";
import { listRecordViews } from "../../data/consent/record-views.ts";
import { deleteScan } from "../../data/consent/scans.ts";
import { largestScan } from "../../data/gallery/upload-limits.ts";
import { createPerson, hire } from "../../tests/fixtures/people.ts";
import { buildPhoto } from "../../tests/fixtures/photos.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "scans-"));
const secretKey = `sb_secret_${randomUUID().replaceAll("-", "")}`;
const samples = join(import.meta.dirname, "../../supabase/seed/documents");
const [sample = ""] = readdirSync(samples);
const pdf = readFileSync(join(samples, sample));
const child = { admission_no: randomUUID(), name: "Asha Verma", campus: "majra", class: "Class 3" };

let server: RunningServer;
let publishableKey: string;
let office: { client: SchoolClient; token: string };
let student: string;
let photo: Buffer;

async function signIn(email: string, password: string) {
  const client = createClient(server.url, publishableKey, { auth: { persistSession: false } });
  const { data } = await client.auth.signInWithPassword({ email, password });
  return { client, token: data.session?.access_token ?? "" };
}

beforeAll(async () => {
  server = await runServer(dataDir, { SUPABASE_SECRET_KEY: secretKey });
  ({ publishableKey } = await (await fetch(`${server.url}/config.json`)).json());
  office = await signIn("office@school.example", "correct horse battery");
  const rows = office.client.from("students").insert(child).select().single();
  student = (await rows.throwOnError()).data.id;
  ({ buffer: photo } = await buildPhoto("sheet.jpg", "#f4f1e8"));
}, 60_000);
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function send(body: BodyInit, name = "sheet.pdf", token = office.token, language = "en") {
  return fetch(`${server.url}/admin/consent-scans/${student}`, {
    method: "POST",
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      "x-file-name": encodeURIComponent(name),
      "accept-language": language,
    },
    body,
  });
}

async function file(body: Buffer, name: string): Promise<string> {
  const answer = await send(new Uint8Array(body), name);
  expect(answer.status).toBe(201);
  const { id } = await answer.json();
  const answers = { public_pictures: true };
  await recordConsents(office.client, { student, answers, channel: "paper", scans: [id] });
  return id;
}

const read = (id: string, token = office.token) =>
  fetch(`${server.url}/admin/consent-scans/${id}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

describe("A colleague files", () => {
  test("a photo: it is encoded anew, upright, without the place where it was taken", async () => {
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const id = await file(photo, "sheet.jpg");
    const answer = await read(id);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { exif, width, format } = await sharp(bytes).metadata();
    expect({ exif, width, format }).toEqual({ exif: undefined, width: 900, format: "jpeg" });
    // Storage holds nothing else of it.
    expect(readdirSync(join(dataDir, "files", "scans", id))).toEqual(["sheet.jpg"]);
    expect(existsSync(join(dataDir, "files", "media", id))).toBe(false);
  });

  test("a PDF: it is stored unchanged, as the school's evidence", async () => {
    const answer = await read(await file(pdf, "sheet.pdf"));
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
  });

  test.each<[what: string, body: BodyInit, name: string, status: number, code: string]>([
    ["a program that is called PDF", "MZ\u0090 %PDF-1.7 %%EOF", "sheet.pdf", 415, "not_a_pdf"],
    ["a web page", "<!doctype html><p>%PDF-1.7 %%EOF", "sheet.pdf", 415, "web_page"],
    ["a drawing that runs", "<svg xmlns='http://www.w3.org/2000/svg'/>", "a.jpg", 415, "not_a_pdf"],
    ["half a PDF", new Uint8Array(pdf.subarray(0, 1200)), "sheet.pdf", 422, "pdf_cut_off"],
    ["a PDF of rubbish", "%PDF-1.7\nrubbish\n%%EOF\n", "sheet.pdf", 422, "pdf_damaged"],
    ["nothing", "", "sheet.pdf", 400, "nothing_sent"],
  ])("%s: it is refused with advice", async (_what, body, name, status, code) => {
    const answer = await send(body, name);
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });

  test("11 MB, half a photo, no child: a sentence in the language of the page", async () => {
    const large = await send(new Uint8Array(largestScan + 1), "sheet.pdf");
    expect(large.status).toBe(413);
    expect((await large.json()).message).toContain("larger than 10 MB");
    const half = await send(new Uint8Array(photo.subarray(0, photo.length / 2)), "sheet.jpg");
    expect([half.status, (await half.json()).code]).toEqual([422, "damaged"]);
    const inHindi = await send("word", "a.pdf", office.token, "hi-IN");
    expect((await inHindi.json()).message).toContain("न तो फ़ोटो है, न PDF");
    const address = `${server.url}/admin/consent-scans/${randomUUID()}`;
    const headers = { authorization: `Bearer ${office.token}`, "x-file-name": "a.pdf" };
    const unknown = await fetch(address, { method: "POST", headers, body: "a" });
    expect(unknown.status).toBe(400);
  });
});

describe("A sheet is opened", () => {
  test("only by the office of the child's campus, and at no public address", async () => {
    const id = await file(photo, "sheet.jpg");
    const site = { ...server, publishableKey };
    const alumnus = await createPerson(site, { role: "alumni" });
    const colleague = await hire(site, office.client, "juniors");
    for (const person of [alumnus, colleague]) {
      const { token } = await signIn(person.email, person.password);
      expect((await read(id, token)).status).toBe(403);
      const refused = await send(new Uint8Array(pdf), "sheet.pdf", token);
      expect([refused.status, (await refused.json()).code]).toEqual([403, "not_allowed"]);
    }
    expect((await read(id, "")).status).toBe(401);
    expect([401, 403]).toContain((await read(id, "no.such.token")).status);
    expect((await send(new Uint8Array(pdf), "sheet.pdf", "")).status).toBe(401);
    expect((await read(randomUUID())).status).toBe(404);
    for (const path of [`/media/${id}/sheet.jpg`, `/scans/${id}/sheet.jpg`]) {
      expect((await fetch(server.url + path)).status).toBe(404);
    }
    const sent = await (await send(new Uint8Array(pdf))).json();
    expect((await read(sent.id)).status, "not filed yet").toBe(404);
  });

  test("and this is recorded with the views of the child's record", async () => {
    const rows = office.client.from("students");
    const other = { ...child, admission_no: randomUUID() };
    student = (await rows.insert(other).select().single().throwOnError()).data.id;
    const id = await file(photo, "sheet.jpg");
    const looks = async () => {
      const views = await listRecordViews(office.client, student);
      return views.filter(({ kind }) => kind === "record").reduce((sum, v) => sum + v.times, 0);
    };
    await expect.poll(looks, { timeout: 15_000 }).toBeGreaterThan(0);
    const before = await looks();
    expect((await read(id)).status).toBe(200);
    await expect.poll(looks, { timeout: 15_000 }).toBe(before + 1);
  }, 40_000);

  test("not after its removal, which deletes its file too", async () => {
    const id = await file(photo, "sheet.jpg");
    await deleteScan(office.client, id);
    expect((await read(id)).status).toBe(404);
    const folder = join(dataDir, "files", "scans", id);
    await expect.poll(() => existsSync(folder) && readdirSync(folder).length > 0).toBe(false);
  });
});

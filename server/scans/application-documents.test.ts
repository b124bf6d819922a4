import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  deleteApplicationDocument,
  listApplicationDocuments,
} from "../../data/admissions/application-documents.ts";
import type { SchoolClient } from "../../data/client.ts";
import { largestScan } from "../../data/gallery/upload-limits.ts";
import { createPerson, hire } from "../../tests/fixtures/people.ts";
import { buildPhoto } from "../../tests/fixtures/photos.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { createLog } from "../log.ts";
import type { Encoder } from "../media/encoder.ts";
import { storeOnDisk } from "../media/storage.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";
import { takeApplicationDocuments } from "./application-documents.ts";

const dataDir = mkdtempSync(join(tmpdir(), "application-documents-"));
const secretKey = `sb_secret_${randomUUID().replaceAll("-", "")}`;
const samples = join(import.meta.dirname, "../../supabase/seed/documents");
const [sample = ""] = readdirSync(samples);
const pdf = readFileSync(join(samples, sample));

let server: RunningServer;
let publishableKey: string;
let service: SchoolClient;
let visitor: SchoolClient;
let office: { client: SchoolClient; token: string };
let photo: Buffer;

const clientWith = (key: string): SchoolClient =>
  createClient(server.url, key, { auth: { persistSession: false } });

async function signIn(email: string, password: string) {
  const client = clientWith(publishableKey);
  const { data } = await client.auth.signInWithPassword({ email, password });
  return { client, token: data.session?.access_token ?? "" };
}

beforeAll(async () => {
  server = await runServer(dataDir, { SUPABASE_SECRET_KEY: secretKey });
  ({ publishableKey } = await (await fetch(`${server.url}/config.json`)).json());
  [service, visitor] = [clientWith(secretKey), clientWith(publishableKey)];
  office = await signIn("office@school.example", "correct horse battery");
  ({ buffer: photo } = await buildPhoto("paper.jpg", "#f4f1e8"));
}, 60_000);
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The endpoint in this process, with an encoder that counts and keeps a photo as it is. */
function takeHere(free = 20e9) {
  const render = vi.fn<Encoder["render"]>(async ({ directory }) => {
    await writeFile(join(directory, "sheet.jpg"), photo);
    return { width: 900, height: 600, thumbhash: "", files: ["sheet.jpg"], bytes: photo.length };
  });
  const encoder = { render, stop() {} };
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set("clientAddress", "192.0.2.1");
    await next();
  });
  const take = takeApplicationDocuments({
    encoder,
    storage: storeOnDisk(join(dataDir, "files")),
    workDirectory: join(dataDir, "here"),
    clientOf: clientWith,
    serviceClient: () => service,
    freeSpace: async () => free,
    log: createLog("silent"),
  });
  app.post("/", take);
  const post = (headers: Record<string, string>, body: Buffer) =>
    app.request(
      "/",
      { method: "POST", headers, body: new Uint8Array(body) },
      { incoming: Readable.from([]) },
    );
  return { encoder, post };
}

/** The key of a new application to the campus Majra, still a draft. */
async function begin(): Promise<string> {
  const email = `${randomUUID()}@mail.example`;
  const guardian = { guardian_name: "Asha Negi", phone: "01704 222222", email };
  const facts = { ...guardian, consent_version: "2026-11", language: "en" };
  const { data } = await service.rpc("create_application", facts).single().throwOnError();
  const born = { date_of_birth: "2020-05-04", campus: "majra", class: "Class 1" };
  const child = { token: data.token, child_name: "Tara Negi", ...born };
  await visitor.rpc("update_application_child", child).throwOnError();
  return data.token;
}

type Sent = { name?: string; file?: string; language?: string };

function send(key: string, body: BodyInit, { name, file, language }: Sent = {}) {
  return fetch(`${server.url}/admissions/application/documents`, {
    method: "POST",
    headers: {
      ...(key && { authorization: `Bearer ${key}` }),
      "x-file-name": encodeURIComponent(file ?? "paper.pdf"),
      "x-document-name": encodeURIComponent(name ?? "Birth certificate"),
      "accept-language": language ?? "en",
    },
    body,
  });
}

const read = (id: string, token = office.token) =>
  fetch(`${server.url}/admin/application-documents/${id}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

describe("A family sends", () => {
  test("a photo and a PDF; the office opens them once the application is sent", async () => {
    const key = await begin();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const answer = await send(key, new Uint8Array(photo), { file: "कागज़.jpg", name: "आधार" });
    expect(answer.status).toBe(201);
    const { id, kind } = await answer.json();
    expect(kind).toBe("picture");
    const paper = await (await send(key, new Uint8Array(pdf))).json();
    const listed = await listApplicationDocuments(visitor, key);
    expect(listed.map(({ name }) => name)).toEqual(["आधार", "Birth certificate"]);
    expect((await read(id)).status, "of a draft").toBe(404);

    await visitor.rpc("send_application", { token: key }).throwOnError();
    const opened = await read(id);
    expect(opened.status).toBe(200);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const { exif, width } = await sharp(Buffer.from(await opened.arrayBuffer())).metadata();
    expect({ exif, width }).toEqual({ exif: undefined, width: 900 });
    const file = Buffer.from(await (await read(paper.id)).arrayBuffer());
    expect(file.equals(pdf)).toBe(true);
    // The key of the draft no longer opens anything.
    const late = await send(key, new Uint8Array(pdf));
    expect([late.status, (await late.json()).code]).toEqual([403, "not_allowed"]);
  });

  test("the same file twice: it becomes one document with one file", async () => {
    const key = await begin();
    const ids = [];
    for (const _ of [1, 2]) {
      ids.push((await (await send(key, new Uint8Array(photo))).json()).id);
    }
    expect(new Set(ids).size).toBe(1);
    expect(await listApplicationDocuments(visitor, key)).toHaveLength(1);
    expect(readdirSync(join(dataDir, "files", "scans", ids[0]))).toEqual(["sheet.jpg"]);
  });

  test("the same photo again, under the same name: it is not encoded again", async () => {
    const key = await begin();
    const first = await (await send(key, new Uint8Array(photo))).json();
    const { encoder, post } = takeHere();
    const headers = {
      authorization: `Bearer ${key}`,
      "x-file-name": "paper.jpg",
      "x-document-name": encodeURIComponent("Birth certificate"),
    };
    const again = await post(headers, photo);
    expect([again.status, await again.json()]).toEqual([201, first]);
    expect(encoder.render).not.toHaveBeenCalled();
    const other = await post({ ...headers, "x-document-name": "Photo" }, photo);
    expect(other.status).toBe(201);
    expect(encoder.render).toHaveBeenCalledOnce();
  });

  test("a photo while the disk is nearly full: families are told where to bring it, and nothing is stored", async () => {
    const key = await begin();
    const { encoder, post } = takeHere(2.9e9);
    const refused = await post(
      { authorization: `Bearer ${key}`, "x-file-name": "paper.jpg", "x-document-name": "Photo" },
      photo,
    );
    expect(refused.status).toBe(507);
    expect(await refused.json()).toEqual({
      code: "store_full",
      message: expect.stringContaining("bring the papers to the office"),
    });
    expect(encoder.render).not.toHaveBeenCalled();
    expect(await listApplicationDocuments(visitor, key)).toEqual([]);
  });

  test.each<[what: string, body: BodyInit, file: string, status: number, code: string]>([
    ["a program that is called PDF", "MZ\u0090 %PDF-1.7 %%EOF", "a.pdf", 415, "not_a_pdf"],
    ["a program of Linux", "\u007fELF and more", "a.jpg", 415, "not_a_pdf"],
    ["a web page", "<!doctype html><p>%PDF-1.7 %%EOF", "a.pdf", 415, "web_page"],
    ["a drawing that runs", "<svg xmlns='http://www.w3.org/2000/svg'/>", "a.jpg", 415, "not_a_pdf"],
    ["a HEIC photo", "\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "a.heic", 415, "heic"],
    ["half a PDF", new Uint8Array(pdf.subarray(0, 1200)), "a.pdf", 422, "pdf_cut_off"],
    ["nothing", "", "a.pdf", 400, "nothing_sent"],
    ["too much", new Uint8Array(largestScan + 1), "a.pdf", 413, "scan_too_large"],
  ])("%s: it is refused with advice, and nothing is stored", async (...tried) => {
    const [, body, file, status, code] = tried;
    const key = await begin();
    const answer = await send(key, body, { file });
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
    expect(await listApplicationDocuments(visitor, key)).toEqual([]);
  });

  test("in Hindi, without a name or a key: a sentence in the language of the page", async () => {
    const key = await begin();
    const inHindi = await send(key, "word", { language: "hi-IN" });
    expect((await inHindi.json()).message).toContain("न तो फ़ोटो है, न PDF");
    for (const name of ["", "a".repeat(121)]) {
      expect((await send(key, new Uint8Array(pdf), { name })).status).toBe(400);
    }
    expect((await send("", new Uint8Array(pdf))).status).toBe(401);
    for (const foreign of ["0".repeat(64), "no-key", office.token]) {
      const refused = await send(foreign, new Uint8Array(pdf));
      expect([refused.status, (await refused.json()).code]).toEqual([403, "not_allowed"]);
    }
  });
});

test("only the admissions staff of the campus open a document, and it has no public address", async () => {
  const key = await begin();
  const { id } = await (await send(key, new Uint8Array(photo))).json();
  await visitor.rpc("send_application", { token: key }).throwOnError();
  const site = { ...server, publishableKey };
  const alumnus = await createPerson(site, { role: "alumni" });
  const elsewhere = await hire(site, office.client, "juniors", "admissions");
  const editor = await hire(site, office.client, "majra", "editor");
  for (const person of [alumnus, elsewhere, editor]) {
    const { token } = await signIn(person.email, person.password);
    expect((await read(id, token)).status).toBe(403);
  }
  const clerk = await hire(site, office.client, "majra", "admissions");
  const { token } = await signIn(clerk.email, clerk.password);
  expect((await read(id, token)).status).toBe(200);
  expect((await read(id, "")).status).toBe(401);
  expect((await read(id, key)).status, "the family's own key").toBe(401);
  expect((await read(randomUUID())).status).toBe(404);
  for (const path of [`/media/${id}/sheet.jpg`, `/scans/${id}/sheet.jpg`, `/documents/${id}`]) {
    expect((await fetch(server.url + path)).status).toBe(404);
  }
});

test("a removed document is deleted with its file", async () => {
  const key = await begin();
  const { id } = await (await send(key, new Uint8Array(photo))).json();
  await deleteApplicationDocument(visitor, key, id);
  const folder = join(dataDir, "files", "scans", id);
  await expect.poll(() => existsSync(folder) && readdirSync(folder).length > 0).toBe(false);
});

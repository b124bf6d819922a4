import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SchoolClient } from "../../data/client.ts";
import { largestDocument } from "../../data/gallery/upload-limits.ts";
import { packedTwice } from "../testing/packed-pdf.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "documents-"));
const secretKey = `sb_secret_${randomUUID().replaceAll("-", "")}`;
const samples = join(import.meta.dirname, "../../supabase/seed/documents");
const [sample = ""] = readdirSync(samples);
const pdf = readFileSync(join(samples, sample));
/** The same sheet as a scanner makes it, without text. */
const scan = Buffer.from(pdf.toString("latin1").replaceAll(" Tj ", "    "), "latin1");

let server: RunningServer;
let office: { client: SchoolClient; token: string };

beforeAll(async () => {
  server = await runServer(dataDir, { SUPABASE_SECRET_KEY: secretKey });
  const { publishableKey } = await (await fetch(`${server.url}/config.json`)).json();
  const client = createClient(server.url, publishableKey, { auth: { persistSession: false } });
  const { data } = await client.auth.signInWithPassword({
    email: "office@school.example",
    password: "correct horse battery",
  });
  office = { client, token: data.session?.access_token ?? "" };
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function send(body: BodyInit, name = "list.pdf", token = office.token, language = "en") {
  return fetch(`${server.url}/documents`, {
    method: "POST",
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      "x-file-name": encodeURIComponent(name),
      "accept-language": language,
    },
    body,
  });
}

async function upload(body: BodyInit = pdf): Promise<{ id: string; hasText: boolean }> {
  const answer = await send(body);
  expect(answer.status).toBe(201);
  return answer.json();
}

async function keep(values: { is_public?: boolean; expires_on?: string } = {}) {
  const { id: file_id } = await upload();
  const slug = `list-${randomUUID().slice(0, 8)}`;
  const row = { title: "Uniform list", slug, file_id, bytes: 1, pages: 9, has_text: false };
  const { data } = await office.client
    .from("documents")
    .insert({ ...row, ...values })
    .select()
    .single()
    .throwOnError();
  return data;
}

const read = (slug: string, headers?: Record<string, string>) =>
  fetch(`${server.url}/documents/${slug}`, headers ? { headers } : {});

describe("A colleague sends", () => {
  const zip = (inside: string) =>
    Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.from(inside)]);
  test.each([
    ["a Word file", zip("....word/document.xml"), "circular.docx", 415, "word"],
    ["an Excel file that is called PDF", zip("....xl/workbook.xml"), "fees.pdf", 415, "excel"],
    ["an old Word file", Buffer.from("d0cf11e0a1b11ae1", "hex"), "circular.doc", 415, "word"],
    ["an archive", zip("photos/1.jpg"), "all.zip", 415, "office_file"],
    ["a photo", Buffer.from("ffd8ffe000104a464946", "hex"), "list.pdf", 415, "picture"],
    ["a web page", "<!doctype html><p>%PDF-1.7 %%EOF", "list.pdf", 415, "web_page"],
    ["a text", "Uniform list", "list.pdf", 415, "not_a_pdf"],
    ["half a PDF", pdf.subarray(0, 1200), "list.pdf", 422, "pdf_cut_off"],
    ["a PDF of rubbish", "%PDF-1.7\nrubbish\n%%EOF\n", "list.pdf", 422, "pdf_damaged"],
    ["nothing", "", "list.pdf", 400, "nothing_sent"],
  ])("%s: it is refused with advice", async (_what, body, name, status, code) => {
    const answer = await send(body as BodyInit, name);
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });

  test("a small file that unpacks to hundreds of megabytes: it is refused as damaged, soon", async () => {
    const began = performance.now();
    const answer = await send(
      packedTwice(Buffer.alloc(400_000_000, "q Q ")) as BodyInit,
      "list.pdf",
    );
    expect([answer.status, (await answer.json()).code]).toEqual([422, "pdf_damaged"]);
    expect(performance.now() - began).toBeLessThan(30_000);
    expect(await upload(pdf)).toMatchObject({ pages: 1 });
  });

  test("a file that is too large: it is refused before it has arrived", async () => {
    const answer = await send(Buffer.alloc(largestDocument + 1), "book.pdf");
    expect(answer.status).toBe(413);
    expect((await answer.json()).message).toContain("larger than 25 MB");
    const inHindi = await send("word", "a.pdf", office.token, "hi-IN");
    expect((await inHindi.json()).message).toContain("यह PDF नहीं है");
  });

  test("a scan: it is accepted, and marked as having no text", async () => {
    expect(await upload(scan)).toMatchObject({ hasText: false, pages: 1 });
    expect(await upload(pdf)).toMatchObject({ hasText: true, pages: 1, bytes: pdf.length });
  });

  test("nothing without an office session", async () => {
    expect((await send(pdf, "list.pdf", "")).status).toBe(401);
    const stranger = (await send(pdf, "list.pdf", "no.such.token")).status;
    expect([401, 403]).toContain(stranger);
  });
});

describe("A parent opens a document", () => {
  test("it is a PDF to read in the browser, and is not sent twice", async () => {
    const { slug, file_id, bytes, pages, has_text } = await keep();
    // The type of the file counts, not the one sent with it.
    expect({ bytes, pages, has_text }).toEqual({ bytes: pdf.length, pages: 1, has_text: true });
    const answer = await read(slug);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${slug}.pdf"`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-cache",
      etag: `"${file_id}"`,
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
    const again = await read(slug, { "if-none-match": `"${file_id}"` });
    expect(again.status).toBe(304);
  });

  test("a reader gets the requested part of one version", async () => {
    const { slug, file_id } = await keep();
    const ask = (headers: Record<string, string>) => read(slug, { range: "bytes=0-4", ...headers });
    const part = await ask({});
    expect([part.status, await part.text()]).toEqual([206, "%PDF-"]);
    expect(part.headers.get("content-range")).toBe(`bytes 0-4/${pdf.length}`);
    expect((await ask({ "if-range": `"${file_id}"` })).status).toBe(206);
    expect((await ask({ "if-range": '"an-earlier-version"' })).status).toBe(200);
    expect((await ask({ range: `bytes=${pdf.length}-` })).status).toBe(416);
  });

  test("a new version replaces the old one at the same address, and an earlier one can return", async () => {
    const { id, slug, file_id, updated_at } = await keep();
    const next = await upload(scan);
    const change = { file_id: next.id };
    await office.client.from("documents").update(change).eq("id", id).throwOnError();
    const second = await read(slug);
    expect(Buffer.from(await second.arrayBuffer()).equals(scan)).toBe(true);
    const { data: undone } = await office.client
      .rpc("undo_changes", { target: "documents", ids: [id], since: updated_at })
      .throwOnError();
    expect(undone).toBe(1);
    expect((await read(slug)).headers.get("etag")).toBe(`"${file_id}"`);
  });

  test.each([
    ["hidden", { is_public: false }],
    ["past its last day", { expires_on: "2026-01-31" }],
  ])("one that is %s is found by the office only", async (_what, values) => {
    const { slug, file_id } = await keep(values);
    expect((await read(slug)).status).toBe(404);
    const file = `${server.url}/documents/files/${file_id}`;
    expect((await fetch(file)).status).toBe(401);
    expect((await fetch(`${server.url}/media/${file_id}/document.pdf`)).status).toBe(404);
    const headers = { authorization: `Bearer ${office.token}` };
    const own = await fetch(file, { headers });
    expect(own.status).toBe(200);
    expect(own.headers.get("cache-control")).toBe("private, no-store");
  });

  test("the search finds its text while it is public", async () => {
    const { id, slug } = await keep();
    const find = async () => {
      const { data } = await office.client
        .rpc("search_site", { query: "Foothills", only_kind: "document" })
        .throwOnError();
      return data.map(({ path }) => path);
    };
    expect(await find()).toContain(`/documents/${slug}`);
    await office.client.from("documents").update({ is_public: false }).eq("id", id).throwOnError();
    expect(await find()).not.toContain(`/documents/${slug}`);
  });
});

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { SchoolClient } from "../../data/client.ts";
import { markPictures } from "../../data/consent/picture-marks.ts";
import { largestPortrait, largestUpload } from "../../data/gallery/upload-limits.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "media-"));
const secretKey = `sb_secret_${randomUUID().replaceAll("-", "")}`;
let server: RunningServer;
let office: Person;
let alumnus: Person;

type Person = { id: string; client: SchoolClient; token: string };

beforeAll(async () => {
  server = await runServer(dataDir, { SUPABASE_SECRET_KEY: secretKey });
  office = await signInOffice();
  alumnus = await signUpAlumnus();
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function newClient(): Promise<SchoolClient> {
  const { publishableKey } = await (await fetch(`${server.url}/config.json`)).json();
  return createClient(server.url, publishableKey, { auth: { persistSession: false } });
}

async function signInOffice(): Promise<Person> {
  const client = await newClient();
  const { data } = await client.auth.signInWithPassword({
    email: "office@school.example",
    password: "correct horse battery",
  });
  return { id: data.user?.id ?? "", client, token: data.session?.access_token ?? "" };
}

async function signUpAlumnus(): Promise<Person> {
  const client = await newClient();
  const { data } = await client.auth.signUp({
    email: `alumnus-${randomUUID()}@mail.example`,
    password: "a long walk to the river",
  });
  const id = data.user?.id ?? "";
  await client.from("alumni_profiles").insert({ id, full_name: "An Alumnus" }).throwOnError();
  await client.from("auth_user_roles").insert({ user_id: id, role: "alumni" }).throwOnError();
  return { id, client, token: data.session?.access_token ?? "" };
}

async function verify({ id }: Person): Promise<void> {
  const decided = office.client.rpc("decide_alumni", { people: [id], decision: "approve" });
  expect((await decided.throwOnError()).data).toBe(1);
}

/** A photo that no other test sends. */
let shade = 0;
const buildPhoto = (width = 700, height = 500) => {
  shade += 1;
  const background = { r: shade, g: 120, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
};

type Sent = { purpose?: string; name?: string; token?: string | null; language?: string };

async function send(
  photo: Buffer,
  { purpose = "site", name = "gate.jpg", token, language = "en-IN" }: Sent = {},
) {
  const bearer = token === undefined ? office.token : token;
  const response = await fetch(`${server.url}/media?purpose=${purpose}`, {
    method: "POST",
    headers: {
      "x-file-name": encodeURIComponent(name),
      "accept-language": language,
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    body: new Uint8Array(photo),
  });
  return { status: response.status, answer: await response.json() };
}

/** Marks a picture as showing no recognisable child, so visitors see it. */
const clear = (id: string) => markPictures(office.client, [id], "nobody");

const workLeft = () => {
  const directory = join(dataDir, "uploads");
  return existsSync(directory) ? readdirSync(directory) : [];
};

describe("a picture that staff send", () => {
  test("is available in every width at once, cached forever, with ranges", async () => {
    const { status, answer } = await send(await buildPhoto(), { name: "C:\\photos\\प्रार्थना.jpg" });
    expect(status).toBe(201);
    expect(answer).toMatchObject({ width: 700, height: 500, isKnown: false });
    expect(answer.address).toBe(`/media/${answer.id}/700x500.jpg`);
    await clear(answer.id);
    const jpeg = await fetch(server.url + answer.address);
    expect(jpeg.headers.get("content-type")).toBe("image/jpeg");
    const address = `${server.url}/media/${answer.id}/640.avif`;

    const whole = await fetch(address);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "image/avif",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
    });
    expect((await sharp(bytes).metadata()).width).toBe(640);

    const etag = whole.headers.get("etag") ?? "";
    const again = await fetch(address, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    const part = await fetch(address, { headers: { range: "bytes=4-11" } });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 4-11/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer()).toString()).toBe("ftypavif");
    const past = await fetch(address, { headers: { range: `bytes=${bytes.length}-` } });
    expect(past.status).toBe(416);

    const { data: row } = await office.client
      .from("media_files")
      .select()
      .eq("id", answer.id)
      .single();
    expect(row).toMatchObject({ file_name: "प्रार्थना.jpg", is_stored: true, purpose: "site" });
    expect(workLeft()).toEqual([]);
  });

  test("is stored once, however often it is sent", async () => {
    const photo = await buildPhoto();
    const first = await send(photo);
    const second = await send(photo, { name: "again.jpg" });
    expect(second.status).toBe(200);
    expect(second.answer).toEqual({ ...first.answer, isKnown: true });
  });

  test("is deleted with its files when its row is deleted", async () => {
    const { answer } = await send(await buildPhoto());
    const address = `${server.url}/media/${answer.id}/320.webp`;
    await clear(answer.id);
    expect((await fetch(address)).status).toBe(200);
    await office.client.from("media_files").delete().eq("id", answer.id).throwOnError();
    await expect.poll(async () => (await fetch(address)).status).toBe(404);
    expect(existsSync(join(dataDir, "files/media", answer.id))).toBe(false);
  });

  test("is gone in every width as soon as its removal is requested", async () => {
    const { answer } = await send(await buildPhoto(1300, 900));
    await clear(answer.id);
    const { data: album } = await office.client
      .from("gallery_events")
      .insert({ title: "A walk", slug: `walk-${answer.id}`, published: true })
      .select("id")
      .single()
      .throwOnError();
    const { data: picture } = await office.client
      .from("gallery_images")
      .insert({
        gallery_event_id: album.id,
        path: answer.address,
        width: answer.width,
        height: answer.height,
      })
      .select("id")
      .single()
      .throwOnError();
    const files = readdirSync(join(dataDir, "files/media", answer.id));
    expect(files).toEqual(expect.arrayContaining(["320.webp", "1280.avif", "1300x900.jpg"]));
    const statuses = () =>
      Promise.all(
        files.map(async (file) => (await fetch(`${server.url}/media/${answer.id}/${file}`)).status),
      );
    expect(new Set(await statuses())).toEqual(new Set([200]));

    const asked = await fetch(`${server.url}/photo-removal?photo=${picture.id}`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: server.url },
      body: new URLSearchParams({
        picture_id: picture.id,
        name: "Asha Rao",
        email: "office@school.example",
        relation: "guardian",
        consent: "yes",
      }),
    });
    expect(asked.status).toBe(303);
    expect(new Set(await statuses())).toEqual(new Set([404]));
  });

  test("is visible to the office only until marked, and is cached nowhere on the way", async () => {
    const { answer } = await send(await buildPhoto());
    const address = server.url + answer.address;
    const seenBy = (token: string) =>
      fetch(address, { headers: { authorization: `Bearer ${token}` } });
    const hills = await fetch(address);
    expect([hills.status, hills.headers.get("content-type")]).toEqual([404, "image/svg+xml"]);
    expect((await sharp(Buffer.from(await hills.arrayBuffer())).metadata()).width).toBe(1);
    for (const stranger of [alumnus.token, `${office.token}x`, "a.b.c"]) {
      expect((await seenBy(stranger)).status).toBe(404);
    }
    const inOffice = await seenBy(office.token);
    expect([inOffice.status, inOffice.headers.get("cache-control")]).toEqual([
      200,
      "private, no-store",
    ]);
    expect((await sharp(Buffer.from(await inOffice.arrayBuffer())).metadata()).width).toBe(700);
    await clear(answer.id);
    const open = await fetch(address);
    expect([open.status, open.headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    await markPictures(office.client, [answer.id], null);
    expect((await fetch(address)).status).toBe(404);
  });

  test("may be described by staff, and nothing else of it changes", async () => {
    const { answer } = await send(await buildPhoto());
    const row = office.client.from("media_files");
    await row.update({ alt: "The gate at eight." }).eq("id", answer.id).throwOnError();
    const { error } = await office.client
      .from("media_files")
      .update({ width: 1 })
      .eq("id", answer.id);
    expect(error?.details).toBe("protected_file");
  });
});

describe("who may upload what", () => {
  test("a visitor nothing", async () => {
    const { status, answer } = await send(await buildPhoto(), { token: null });
    expect({ status, code: answer.code }).toEqual({ status: 401, code: "no_authorization" });
  });

  test("nobody with an invalid token", async () => {
    const { status, answer } = await send(await buildPhoto(), { token: `${office.token}x` });
    expect({ status, code: answer.code }).toEqual({ status: 401, code: "no_authorization" });
  });

  test("an alumnus a portrait, and no picture for pages", async () => {
    const { token } = alumnus;
    const refused = await send(await buildPhoto(), { token });
    expect({ status: refused.status, code: refused.answer.code }).toEqual({
      status: 403,
      code: "not_allowed",
    });
    const early = await send(await buildPhoto(), { token, purpose: "avatar" });
    expect({ status: early.status, code: early.answer.code }).toEqual({
      status: 403,
      code: "not_allowed",
    });
    await verify(alumnus);
    const taken = await send(await buildPhoto(), { token, purpose: "avatar" });
    expect(taken.status).toBe(201);
    const { data: own } = await alumnus.client.from("media_files").select("id");
    expect(own).toEqual([{ id: taken.answer.id }]);
  });

  test("a portrait is served only while a verified profile shows it", async () => {
    const person = await signUpAlumnus();
    await verify(person);
    const { answer } = await send(await buildPhoto(), { ...person, purpose: "avatar" });
    const seen = async () => (await fetch(server.url + answer.address)).status;
    expect(await seen()).toBe(404);
    const show = (avatar: string | null) =>
      person.client.from("alumni_profiles").update({ avatar }).eq("id", person.id).throwOnError();
    await show(answer.address);
    expect(await seen()).toBe(200);
    await show(null);
    expect(await seen()).toBe(404);
  });

  test("a portrait that no profile has shown for a day is removed by the next clean-up", async () => {
    const service = createClient(server.url, secretKey, { auth: { persistSession: false } });
    const insert = async (hoursAgo: number) => {
      const facts = { width: 640, height: 480, bytes: 9000, thumbhash: "AAAA", is_stored: true };
      const updated_at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
      const file = { ...facts, purpose: "avatar", file_name: "me.jpg", created_by: alumnus.id };
      const sha256 = randomUUID().replaceAll("-", "").repeat(2);
      const row = service.from("media_files").insert({ ...file, sha256, updated_at });
      return (await row.select("id").single().throwOnError()).data.id;
    };
    const [old, fresh] = [await insert(25), await insert(23)];
    // The clean-up runs after a deletion and every ten minutes.
    const { answer } = await send(await buildPhoto());
    await office.client.from("media_files").delete().eq("id", answer.id).throwOnError();
    const left = async () => {
      const rows = service.from("media_files").select("id").in("id", [old, fresh]);
      return (await rows.throwOnError()).data?.map(({ id }) => id);
    };
    await expect.poll(left).toEqual([fresh]);
  });

  test("ten portraits within a day, including deleted ones", async () => {
    const person = await signUpAlumnus();
    await verify(person);
    const photo = await buildPhoto(80, 80);
    for (let count = 0; count < 10; count++) {
      const { status, answer } = await send(photo, { ...person, purpose: "avatar" });
      expect(status).toBe(201);
      await person.client.from("media_files").delete().eq("id", answer.id).throwOnError();
    }
    const { status, answer } = await send(photo, { ...person, purpose: "avatar" });
    expect({ status, code: answer.code }).toEqual({ status: 429, code: "too_many_today" });
  });

  test("a portrait of at most ten megabytes and 25 million pixels", async () => {
    const person = await signUpAlumnus();
    await verify(person);
    const heavy = Buffer.alloc(largestPortrait + 1);
    const large = await send(heavy, { ...person, purpose: "avatar" });
    expect([large.status, large.answer.code]).toEqual([413, "portrait_too_large"]);
    const wide = await send(await buildPhoto(5100, 5000), { ...person, purpose: "avatar" });
    expect([wide.status, wide.answer.code]).toEqual([422, "portrait_too_many_pixels"]);
  });

  test("no row without a picture", async () => {
    const { error } = await office.client.from("media_files").insert({
      purpose: "site",
      file_name: "made up.jpg",
      sha256: "0".repeat(64),
      width: 10,
      height: 10,
      bytes: 10,
      thumbhash: "AAAA",
    });
    expect(error?.details).toBe("upload_only");
  });
});

describe("a failed upload says why and leaves nothing", () => {
  test.each([
    ["an empty file", Buffer.alloc(0), {}, 400, "nothing_sent"],
    ["no name", Buffer.from("x"), { name: "" }, 400, "bad_request"],
    ["an unknown purpose", Buffer.from("x"), { purpose: "poster" }, 400, "bad_request"],
    ["a page", Buffer.from("<!doctype html><title>x</title>"), {}, 415, "not_a_picture"],
    ["too large a file", Buffer.alloc(largestUpload + 1), {}, 413, "file_too_large"],
  ])("%s", async (_what, body, sent, status, code) => {
    const refused = await send(body, sent).catch((error: Error) => error);
    if (refused instanceof Error) throw refused;
    expect({ status: refused.status, code: refused.answer.code }).toEqual({ status, code });
    expect(refused.answer.message).toMatch(/\.$/);
    expect(workLeft()).toEqual([]);
  });

  test("even to a sender who reads the answer only after sending everything", async () => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1").pause();
    const size = largestUpload + 1;
    socket.write(
      `POST /media?purpose=site HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${office.token}\r\nx-file-name: large.jpg\r\ncontent-length: ${size}\r\n\r\n`,
    );
    await new Promise<void>((resolve, reject) => {
      socket.once("error", reject);
      socket.write(Buffer.alloc(size), () => resolve());
    });
    const [answer] = await once(socket.resume(), "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  test("in Hindi to readers of Hindi", async () => {
    const { answer } = await send(Buffer.alloc(0), { language: "hi-IN" });
    expect(answer.message).toBe("फ़ाइल खाली है। कोई दूसरी चुनिए।");
  });

  test("a connection that breaks during the upload", async () => {
    const before = await office.client.from("media_files").select("id");
    const photo = await buildPhoto(2000, 1500);
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.write(
      `POST /media?purpose=site HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${office.token}\r\nx-file-name: cut.jpg\r\ncontent-length: ${photo.length}\r\n\r\n`,
    );
    socket.write(photo.subarray(0, 4_000));
    await expect.poll(() => workLeft().length).toBe(1);
    socket.destroy();
    await vi.waitFor(() => expect(workLeft()).toEqual([]));
    const after = await office.client.from("media_files").select("id");
    expect(after.data).toEqual(before.data);
  });
});

test("an unknown picture address is a page that is not found", async () => {
  for (const path of ["/media/x/320.avif", "/media/../keys.json", "/media/%2e%2e/keys.json"]) {
    expect((await fetch(server.url + path)).status).toBe(404);
  }
});

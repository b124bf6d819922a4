import { randomUUID } from "node:crypto";
import type { Client } from "../../tests/fixtures/backend.ts";
import { succeed } from "./scenarios/answers.ts";

/** The row of a picture that has been uploaded whole, for the site unless the facts say otherwise. */
export function pictureFile(facts: object = {}) {
  const size = { width: 640, height: 480, bytes: 9000, thumbhash: "AAAA" };
  const file = { id: randomUUID(), purpose: "site", file_name: "a.jpg", sha256: "0".repeat(64) };
  return { ...file, ...size, is_stored: true, ...facts };
}

/** Stores the file of a picture, of which no byte is written. */
export async function storePicture(service: Client, facts: object = {}) {
  return succeed(service.from("media_files").insert(pictureFile(facts)).select().single());
}

/** Where an album finds the picture of a file. */
export const pathOfPicture = (file = "") => `/media/${file}/640x480.jpg`;

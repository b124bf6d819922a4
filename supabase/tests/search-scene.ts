import { randomUUID } from "node:crypto";
import type { Client } from "../../tests/fixtures/backend.ts";
import { succeed } from "./scenarios/answers.ts";

/** A word that occurs nowhere else, in letters only. */
export const ownWord = () => `q${randomUUID().replace(/[^a-f]/g, "")}zoo`.slice(0, 24);

export const past = "2026-01-01T00:00:00Z";
export const future = "2099-01-01T00:00:00Z";

/** The titles that a client's search finds. */
export async function find(client: Client, query: string, language = "en") {
  const rows = await succeed(client.rpc("search_site", { query, language, most: 50 }));
  return rows.map(({ kind, title }) => `${kind}: ${title}`).sort();
}

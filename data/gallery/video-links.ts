import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { parseUrl } from "../older-browsers.ts";

/** Parses pasted text into its videos, in order and without duplicates, and the lines that are not videos. */
export function readVideoLinks(text: string): {
  ids: string[];
  repeated: string[];
  unknown: string[];
} {
  const ids: string[] = [];
  const repeated: string[] = [];
  const unknown: string[] = [];
  for (const link of text.split(/[\s,;<>"]+/).filter(Boolean)) {
    const id = youtubeIdOf(link);
    if (id === undefined || (id === link && !/[\d_-]|[a-z][A-Z]/.test(link))) unknown.push(link);
    else if (ids.includes(id)) repeated.push(link);
    else ids.push(id);
  }
  return { ids, repeated, unknown };
}

/** The titles of these videos that the gallery already has, by id. */
export async function listKnownVideos(
  client: SchoolClient,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { data } = await client
    .from("youtube_videos")
    .select("youtube_id, title")
    .in("youtube_id", [...ids])
    .throwOnError();
  return new Map(data.map(({ youtube_id, title }) => [youtube_id, title]));
}

/** Every video of the gallery. Needs the service key to see all. */
export async function listVideoLinks(client: SchoolClient) {
  const { data } = await client
    .from("youtube_videos")
    .select("id, youtube_id, is_gone")
    .eq("is_active", true)
    .order("id")
    .limit(1000)
    .throwOnError();
  return data;
}

/** Marks videos (ids) as removed from YouTube, or as back again. Needs the service key. */
export async function markVideos(
  client: SchoolClient,
  ids: string[],
  is_gone: boolean,
): Promise<void> {
  await client.from("youtube_videos").update({ is_gone }).in("id", ids).throwOnError();
}

export type NewVideo = { youtube_id: string; title: string; thumbnail: string | null };

/** Adds videos at the end, in order and in one change; resolves with their ids. */
export async function createVideos(
  client: SchoolClient,
  videos: readonly NewVideo[],
): Promise<string[]> {
  const { data: last } = await client
    .from("youtube_videos")
    .select("position")
    .order("position", { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError();
  const first = (last?.position ?? 0) + 1;
  const { data } = await client
    .from("youtube_videos")
    .insert(videos.map((video, index) => ({ ...video, position: first + index })))
    .select("id")
    .throwOnError();
  return data.map(({ id }) => id);
}

const id = /^[A-Za-z0-9_-]{11}$/;

/**
 * The eleven-character id of a YouTube video from any form of its address: watch?v=, youtu.be,
 * embed, shorts, live, with or without https:// and further parameters, or the id alone. Undefined
 * for anything else.
 */
export function youtubeIdOf(link: string): string | undefined {
  const text = link.trim();
  if (id.test(text)) return text;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const url = parseUrl(address);
  if (!url) return undefined;
  const { hostname, pathname, searchParams } = url;
  const host = hostname.toLowerCase().replace(/^(?:www|m|music)\./, "");
  const [, first = "", second = ""] = pathname.split("/");
  const found =
    host === "youtu.be"
      ? first
      : host === "youtube.com" || host === "youtube-nocookie.com"
        ? ["embed", "shorts", "live", "v"].includes(first)
          ? second
          : (searchParams.get("v") ?? "")
        : "";
  return id.test(found) ? found : undefined;
}

/** Accepts any form of link and keeps the eleven characters. */
export const youtubeLink = z
  .string()
  .min(1)
  .transform((link, { addIssue }) => {
    const id = youtubeIdOf(link);
    if (!id) addIssue({ code: "custom", message: "no_video" });
    return id ?? z.NEVER;
  });

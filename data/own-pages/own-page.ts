import type { SchoolClient } from "../client.ts";
import type { Json } from "../database.types.ts";
import { focusOf } from "../gallery/print-focus.ts";
import { inLanguage, type Language, textIn } from "../languages.ts";
import { laterOf } from "../news/stories.ts";
import { blockIn, isBlockIn } from "./block-language.ts";
import { type Block, blockSchema } from "./blocks.ts";
import { isOwnPath, isTakenPath, ownPageAddress } from "./own-paths.ts";
import { showBlocks } from "./shown-blocks.ts";

const whole =
  "id, path, title, lead, cover, cover_alt, cover_width, cover_height, blocks, publish_at, updated_at, translations" as const;

/**
 * A published own page by its path, or null. It is in the requested language if its title, lead and all texts
 * of its blocks are translated, otherwise in English. Throws the service's error.
 */
export async function getOwnPage(client: SchoolClient, path: string, language: Language) {
  if (!isOwnPath(path) || isTakenPath(path)) return null;
  const { data } = await client
    .from("own_pages")
    .select(whole)
    .eq("path", path)
    .maybeSingle()
    .throwOnError();
  if (!data) return null;
  const { updated_at, blocks: saved, ...row } = data;
  const blocks = readBlocks(saved, path);
  const isWhole = blocks.every((block) => isBlockIn(block, language));
  const shown = inLanguage(row, isWhole ? language : "en", ["title", "lead"]);
  const written = shown.language;
  const [inWords, above, below] = await Promise.all([
    showBlocks(
      client,
      blocks.map((block) => blockIn(block, written)),
      language,
    ),
    getPageAbove(client, path, language),
    listPagesBelow(client, path, language),
  ]);
  return {
    ...shown,
    changed_at: laterOf(row.publish_at, updated_at),
    cover_alt: textIn(row, written, "cover_alt"),
    focus: row.cover ? focusOf(row.cover) : undefined,
    blocks: inWords,
    above,
    below,
  };
}

export type OwnPage = NonNullable<Awaited<ReturnType<typeof getOwnPage>>>;

/** Leaves out blocks of an unknown shape; the page shows the rest. */
function readBlocks(saved: Json, path: string): Block[] {
  return (Array.isArray(saved) ? saved : []).flatMap((each) => {
    const { data, error } = blockSchema.safeParse(each);
    if (error) console.error(`A block of the page "${path}" is not of its shape:`, error.message);
    return data ? [data] : [];
  });
}

/** The title of the own page above a nested one; "" if there is no own page above. */
async function getPageAbove(client: SchoolClient, path: string, language: Language) {
  const [first = "", second] = path.split("/");
  if (second === undefined || isTakenPath(first)) return undefined;
  const { data } = await client
    .from("own_pages")
    .select("title, translations")
    .eq("path", first)
    .maybeSingle()
    .throwOnError();
  return data ? inLanguage(data, language, ["title"]).title : "";
}

/** The published pages below one, by title, with their opening pictures. */
async function listPagesBelow(client: SchoolClient, path: string, language: Language) {
  if (path.includes("/")) return [];
  const { data } = await client
    .from("own_pages")
    .select("id, path, title, lead, cover, cover_width, cover_height, translations")
    .eq("status", "published")
    .eq("above", path)
    .order("title")
    .limit(50)
    .throwOnError();
  return data.map((row) => ({
    ...inLanguage(row, language, ["title", "lead"]),
    focus: row.cover ? focusOf(row.cover) : undefined,
  }));
}

/** The present address of the published page that was at a path before, or null. Throws the service's error. */
export async function getMovedPage(client: SchoolClient, path: string): Promise<string | null> {
  if (!isOwnPath(path) || isTakenPath(path)) return null;
  const { data } = await client
    .from("former_slugs")
    .select("own_pages(path)")
    .eq("slug", path)
    .not("page_id", "is", null)
    .maybeSingle()
    .throwOnError();
  return data?.own_pages ? ownPageAddress(data.own_pages.path) : null;
}

/** The published pages by title, each with its address, for links. Throws the service's error. */
export async function listPublishedOwnPages(
  client: SchoolClient,
): Promise<{ address: string; title: string }[]> {
  const { data } = await client
    .from("own_pages")
    .select("path, title")
    .eq("status", "published")
    .order("title")
    .limit(1_000)
    .throwOnError();
  return data.map(({ path, title }) => ({ address: ownPageAddress(path), title }));
}

/**
 * All present and former paths that the client may read: the server queries the database for no others.
 * Throws the service's error.
 */
export async function listOwnPaths(client: SchoolClient): Promise<string[]> {
  const most = 1_000;
  const [present, former] = await Promise.all([
    client.from("own_pages").select("path").order("path").limit(most).throwOnError(),
    client
      .from("former_slugs")
      .select("slug")
      .not("page_id", "is", null)
      .order("slug")
      .limit(most)
      .throwOnError(),
  ]);
  return [...present.data.map(({ path }) => path), ...former.data.map(({ slug }) => slug)];
}

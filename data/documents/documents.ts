import type { SchoolClient } from "../client.ts";
import { type Language, textIn } from "../languages.ts";

/** The language of a document. */
export const documentLanguages = ["en", "hi", "both"] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

/** The address of a document's current version. */
export const documentAddress = (slug: string): string => `/documents/${slug}`;

/** Whether an address of this site is a document's, which is a file and not a page. */
export const isDocumentAddress = (address: string): boolean =>
  address.startsWith("/documents/") && address.length > "/documents/".length;

const shown = "id, title, slug, language, bytes, pages, translations" as const;

/**
 * Documents by their ids, in that order and with titles in a language. Row-level security leaves out
 * documents that are not public or have expired. Throws the service's error.
 */
export async function listDocuments(
  client: SchoolClient,
  ids: readonly string[],
  language: Language,
) {
  if (ids.length === 0) return [];
  const { data } = await client
    .from("documents")
    .select(shown)
    .in("id", [...ids])
    .throwOnError();
  return ids.flatMap((id) => {
    const found = data.find((row) => row.id === id);
    if (!found) return [];
    const { translations: _, language: written, ...rest } = found;
    const title = textIn(found, language, "title") ?? found.title;
    return [{ ...rest, title, written: written as DocumentLanguage }];
  });
}

/**
 * The library documents among these addresses, by address. Row-level security leaves out documents that are
 * not public or have expired. Throws the service's error.
 */
export async function listDocumentsAt(
  client: SchoolClient,
  addresses: readonly string[],
  language: Language,
): Promise<Record<string, ShownDocument>> {
  const slugs = addresses.filter(isDocumentAddress).map((address) => address.split("/")[2] ?? "");
  if (slugs.length === 0) return {};
  const { data } = await client
    .from("documents")
    .select("id")
    .in("slug", [...new Set(slugs)])
    .throwOnError();
  const found = await listDocuments(
    client,
    data.map(({ id }) => id),
    language,
  );
  return Object.fromEntries(found.map((document) => [documentAddress(document.slug), document]));
}

export type ShownDocument = Awaited<ReturnType<typeof listDocuments>>[number];

/** The file of the document at an address, if a visitor may read it. Throws the service's error. */
export async function getServedDocument(client: SchoolClient, slug: string) {
  const { data } = await client
    .from("documents")
    .select("slug, file_id, language")
    .eq("slug", slug)
    .eq("is_public", true)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** All documents by title, for the office's forms. */
export async function listDocumentNames(
  client: SchoolClient,
): Promise<{ id: string; name: string }[]> {
  const { data } = await client
    .from("documents")
    .select("id, title")
    .order("title")
    .order("id")
    .limit(1000)
    .throwOnError();
  return data.map(({ id, title }) => ({ id, name: title }));
}

/** Where a document is used. Administrators only. Throws the service's error. */
export async function listDocumentUses(client: SchoolClient, wanted: string) {
  const { data } = await client.rpc("list_document_uses", { wanted }).throwOnError();
  return data;
}

import type { SchoolClient } from "../client.ts";
import { type Language, textIn } from "../languages.ts";

/** In what a document is written. */
export const documentLanguages = ["en", "hi", "both"] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

/** Where a document is read, whatever version of it is in force. */
export const documentAddress = (slug: string): string => `/documents/${slug}`;

/** Whether an address of this site leads to a document, which is a file and no page. */
export const isDocumentAddress = (address: string): boolean =>
  address.startsWith("/documents/") && address.length > "/documents/".length;

const shown = "id, title, slug, language, bytes, pages, translations" as const;

/**
 * Documents by their ids, in the order of the ids and named in a language. Row-level security leaves
 * out those that are not public or are over. Throws the service's error.
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
 * The documents of the library among these addresses, by their address. Row-level security leaves out
 * those that are not public or are over. Throws the service's error.
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

/** All documents by title, as the forms of the office offer them. */
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

/** Where a document is named. Administrators only. Throws the service's error. */
export async function listDocumentUses(client: SchoolClient, wanted: string) {
  const { data } = await client.rpc("list_document_uses", { wanted }).throwOnError();
  return data;
}

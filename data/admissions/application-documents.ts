import type { SchoolClient } from "../client.ts";
import type { ScanKind } from "../consent/scans.ts";
import { isRowId } from "../forms/ids.ts";
import type { Language } from "../languages.ts";
import { getAdmissionsPage } from "./admissions.ts";

// The documents of an application, which a family sends through its personal link
// (docs/decisions/applications.md).

/** The most documents of an application, and the longest name of one; the database has the same limits. */
export const mostDocuments = 12;
export const longestDocumentName = 120;

/**
 * A document that was sent. `name` is the `stored` name of a required document, or the family's own name for
 * it.
 */
export type ApplicationDocument = {
  id: string;
  name: string;
  kind: ScanKind;
  bytes: number;
  created_at: string;
};

/** A document that the office requires: its stored name, and its name on the page in `language`. */
export type RequiredDocument = {
  stored: string;
  name: string;
  note: string | null;
  language: Language;
};

/** The documents that the admissions page requires, in its order. Throws the service's error. */
export async function listRequiredDocuments(
  client: SchoolClient,
  language: Language,
): Promise<RequiredDocument[]> {
  const [shown, stored] = await Promise.all([
    getAdmissionsPage(client, language),
    getAdmissionsPage(client, "en"),
  ]);
  if (!shown) return [];
  return shown.documents.map(({ name, note }, place) => ({
    stored: (stored?.documents[place]?.name ?? name).slice(0, longestDocumentName),
    name,
    note: note ?? null,
    language: shown.language,
  }));
}

/**
 * Whether the holder of a link may add a document. Needs the service key. Throws `PT404` for an invalid link,
 * `PT409` with details `application_over`, `too_many_documents`, `documents_too_large`, `drafts_full`, `store_full`.
 */
export async function requireApplicationDocuments(
  client: SchoolClient,
  token: string,
): Promise<void> {
  await client.rpc("require_application_documents", { token }).throwOnError();
}

/**
 * Registers a checked document that is about to be stored, or returns the one that was sent before. Needs the
 * service key. Throws like requireApplicationDocuments.
 */
export async function createApplicationDocument(
  client: SchoolClient,
  token: string,
  document: { name: string; kind: ScanKind; bytes: number; sha256: string },
): Promise<{ id: string; is_stored: boolean }> {
  const { data } = await client
    .rpc("create_application_document", { token, ...document })
    .single()
    .throwOnError();
  return data;
}

/**
 * The stored document of a link's holder from the same file under the same name, if there is one. Needs the
 * service key. Throws `PT404` for an invalid link.
 */
export async function findSameApplicationDocument(
  client: SchoolClient,
  token: string,
  { name, sha256 }: { name: string; sha256: string },
): Promise<Pick<ApplicationDocument, "id" | "kind" | "bytes"> | null> {
  const stored = await listApplicationDocuments(client, token);
  const named = stored.filter((document) => document.name === name);
  if (named.length === 0) return null;
  const { data } = await client
    .from("application_documents")
    .select("id")
    .in(
      "id",
      named.map(({ id }) => id),
    )
    .eq("sha256", sha256)
    .maybeSingle()
    .throwOnError();
  return named.find(({ id }) => id === data?.id) ?? null;
}

/** Marks a document as stored; from then on it is listed. Needs the service key. */
export async function markApplicationDocumentStored(
  client: SchoolClient,
  id: string,
): Promise<void> {
  await client
    .from("application_documents")
    .update({ is_stored: true })
    .eq("id", id)
    .throwOnError();
}

/** The documents that a link's holder has sent, in order. Throws `PT404` for an invalid link. */
export async function listApplicationDocuments(
  client: SchoolClient,
  token: string,
): Promise<ApplicationDocument[]> {
  const { data } = await client.rpc("list_application_documents", { token }).throwOnError();
  return data.map((document) => ({ ...document, kind: document.kind as ScanKind }));
}

/**
 * Removes a document for good; removing it twice is not an error. Throws `PT404` for an invalid link, `PT409`
 * with details `application_over`, `held`.
 */
export async function deleteApplicationDocument(
  client: SchoolClient,
  token: string,
  document: string,
): Promise<void> {
  if (!isRowId(document)) return;
  await client.rpc("delete_application_document", { token, document }).throwOnError();
}

/** The documents of sent applications, in order; only of the colleague's campus. Admissions staff only. */
export async function listDocumentsOf(
  client: SchoolClient,
  applications: string[],
): Promise<(ApplicationDocument & { application_id: string })[]> {
  const { data } = await client
    .rpc("list_documents_of_applications", { applications })
    .throwOnError();
  return data.map((document) => ({ ...document, kind: document.kind as ScanKind }));
}

/** The number of documents of each application, by its id; same rules as listDocumentsOf. */
export async function countDocumentsOf(
  client: SchoolClient,
  applications: string[],
): Promise<Map<string, number>> {
  const { data } = await client
    .rpc("count_documents_of_applications", { applications })
    .throwOnError();
  return new Map(data.map((row) => [row.application_id, row.documents]));
}

/**
 * A document's facts, if the person behind `client` may open it. Throws `PT404` for an unknown one or one of
 * a draft, `42501` without the right or of another campus.
 */
export async function openApplicationDocument(
  client: SchoolClient,
  document: string,
): Promise<ScanKind> {
  const { data } = await client.rpc("open_application_document", { document }).throwOnError();
  return data as ScanKind;
}

/** Deletes uploads that were never completed. Needs the service key. */
export async function purgeApplicationDocuments(client: SchoolClient): Promise<void> {
  await client.rpc("purge_application_documents").throwOnError();
}

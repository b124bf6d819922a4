import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";

export type DocumentFile = Database["public"]["Tables"]["document_files"]["Row"];
export type NewDocumentFile = Pick<
  DocumentFile,
  "id" | "file_name" | "sha256" | "bytes" | "pages" | "words" | "created_by"
>;

/** A file's facts for the office: whether it has text, not the text. */
export type FileFacts = Pick<
  DocumentFile,
  "id" | "file_name" | "bytes" | "pages" | "created_at"
> & { hasText: boolean };

/** Registers a file that is about to be stored. Needs the service key. */
export async function createDocumentFile(client: SchoolClient, file: NewDocumentFile) {
  await client.from("document_files").insert(file).throwOnError();
}

/** Marks a file as stored; from then on a document may use it. Needs the service key. */
export async function markDocumentFileStored(client: SchoolClient, id: string): Promise<FileFacts> {
  const { data } = await client
    .from("document_files")
    .update({ is_stored: true })
    .eq("id", id)
    .select("id, file_name, bytes, pages, created_at, words")
    .single()
    .throwOnError();
  const { words, ...facts } = data;
  return { ...facts, hasText: words !== "" };
}

/** The name of a file of any document, if the person signed in on `client` may read it. */
export async function getFileName(client: SchoolClient, id: string): Promise<string | null> {
  const { data } = await client
    .from("document_files")
    .select("file_name")
    .eq("id", id)
    .eq("is_stored", true)
    .maybeSingle()
    .throwOnError();
  return data?.file_name ?? null;
}

/** The names of files, with which a document's history shows its versions. Only administrators find any. */
export async function listFileNames(client: SchoolClient): Promise<{ id: string; name: string }[]> {
  const { data } = await client
    .from("document_files")
    .select("id, file_name")
    .order("created_at", { ascending: false })
    .limit(1000)
    .throwOnError();
  return data.map(({ id, file_name }) => ({ id, name: file_name }));
}

/** The versions of a document, newest first. Only administrators find any. */
export async function listVersions(client: SchoolClient, documentId: string) {
  const { data } = await client
    .from("document_files")
    .select("id, file_name, bytes, pages, created_at")
    .eq("document_id", documentId)
    .order("created_at", { ascending: false })
    .limit(50)
    .throwOnError();
  return data;
}

/** Deletes files that no document uses or could return to. Needs the service key. */
export async function purgeUnusedDocuments(client: SchoolClient): Promise<void> {
  await client.rpc("purge_unused_documents").throwOnError();
}

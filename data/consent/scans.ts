import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";
import type { Purpose } from "./purposes.ts";

// The signed sheets of answers on paper (docs/decisions/consents.md).

type StoredScan = Database["public"]["Tables"]["consent_scans"]["Row"];
export type ScanKind = "picture" | "pdf";

/** A sheet that the office has uploaded: recordConsents files it with the answers. */
export type SentScan = { id: string; kind: ScanKind };

/**
 * The id of the colleague signed in on `client`, who may file sheets of this child. Throws the database's
 * error: `PT404` for an unknown child, `42501` without the right or of another campus.
 */
export async function getScanUploader(client: SchoolClient, student: string): Promise<string> {
  const { data } = await client.rpc("get_consent_scan_uploader", { student }).throwOnError();
  return data;
}

/** Registers a sheet that is about to be stored. Needs the service key. */
export async function createScan(
  client: SchoolClient,
  scan: Pick<StoredScan, "id" | "student_id" | "bytes" | "created_by"> & { kind: ScanKind },
): Promise<void> {
  await client.from("consent_scans").insert(scan).throwOnError();
}

/** Marks a sheet as stored; from then on it can be filed. Needs the service key. */
export async function markScanStored(client: SchoolClient, id: string): Promise<void> {
  await client.from("consent_scans").update({ is_stored: true }).eq("id", id).throwOnError();
}

/** A filed sheet, with the answers on it and their date. */
export type Scan = {
  id: string;
  kind: ScanKind;
  bytes: number;
  filed_at: string;
  /** Null where the colleague has left, or has no name in the list of staff. */
  filed_by: string | null;
  purposes: Purpose[];
  answered_at: string | null;
};

/**
 * The sheets of a child, the latest first; none for colleagues of another campus. Administrators only.
 */
export async function listScans(client: SchoolClient, student: string): Promise<Scan[]> {
  const { data } = await client.rpc("list_consent_scans", { student }).throwOnError();
  return data.map(({ purposes, kind, ...more }) => ({
    ...more,
    kind: kind as ScanKind,
    purposes: (purposes ?? []) as Purpose[],
  }));
}

/**
 * A sheet's kind, if the person behind `client` may open it; the view is recorded with the child. Throws
 * `PT404` for an unknown sheet, `42501` without the right or of another campus.
 */
export async function openScan(client: SchoolClient, scan: string): Promise<ScanKind> {
  const { data } = await client.rpc("open_consent_scan", { scan }).single().throwOnError();
  return data.kind as ScanKind;
}

/** Removes a sheet for good; its answers stay. Throws as openScan does, `PT409` (`held`) where the child is on hold. */
export async function deleteScan(client: SchoolClient, scan: string): Promise<void> {
  await client.rpc("delete_consent_scan", { scan }).throwOnError();
}

/** Deletes sheets that were never filed, and those of children who are gone for good. Needs the service key. */
export async function purgeScans(client: SchoolClient): Promise<void> {
  await client.rpc("purge_consent_scans").throwOnError();
}

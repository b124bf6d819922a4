import type { Preview } from "../../../data/pages/previews.ts";
import { fetchAsPerson } from "../../connection/fetch-as-person.ts";

/**
 * The address, without a language, of a page with unsaved values: the server signs it, and it expires after
 * an hour. Throws if there is no preview.
 */
export async function createPreviewAddress(preview: Preview): Promise<string> {
  return (await createPreview(preview)).address;
}

/** The same, with the id by which the next one can replace it. */
export async function createPreview(preview: Preview): Promise<{ id: string; address: string }> {
  const answer = await fetchAsPerson("/admin/preview", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(preview),
  });
  if (!answer.ok) throw new Error(`No preview: ${answer.status}`);
  return answer.json();
}

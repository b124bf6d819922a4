import { fetchAsPerson } from "../../connection/fetch-as-person.ts";
import { uploadPicture } from "../../ui/picture-upload.ts";

/**
 * What YouTube says about a video, asked by our server: undefined if there is none, "offline" if
 * YouTube cannot be reached.
 */
export async function askVideoTitle(id: string): Promise<string | "offline" | undefined> {
  const answer = await ask(`/admin/video/${id}/title`).catch(() => undefined);
  if (!answer || answer.status >= 500) return "offline";
  if (!answer.ok) return undefined;
  const { title } = await answer.json();
  return String(title).slice(0, 200);
}

/**
 * Copies a video's picture into our library; resolves with its address, or null if there is none.
 */
export async function takeVideoThumbnail(id: string): Promise<string | null> {
  try {
    const answer = await ask(`/admin/video/${id}/thumbnail`);
    if (!answer.ok) return null;
    const file = new File([await answer.blob()], `${id}.jpg`, { type: "image/jpeg" });
    return (await uploadPicture(file, "site", () => {})).address;
  } catch {
    return null;
  }
}

/**
 * Makes our server check every video; resolves with how many are gone from YouTube, or "offline".
 */
export async function checkVideoLinks(): Promise<number | "offline"> {
  const answer = await ask("/admin/videos/check", "POST").catch(() => undefined);
  return answer?.ok ? Number((await answer.json()).gone) : "offline";
}

async function ask(address: string, method = "GET"): Promise<Response> {
  return fetchAsPerson(address, { method });
}

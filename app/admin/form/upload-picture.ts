import { getBackend } from "../../connection/backend.ts";

export type UploadedPicture = { id: string; address: string; width: number; height: number };

/**
 * Sends one picture to the school's pictures; resolves with where it lies. Throws an Error whose
 * message is the server's reason where it refuses the file.
 */
export async function uploadPicture(file: File): Promise<UploadedPicture> {
  const { data } = await (await getBackend()).auth.getSession();
  const answer = await fetch("/media?purpose=site", {
    method: "POST",
    headers: {
      authorization: `Bearer ${data.session?.access_token ?? ""}`,
      "x-file-name": encodeURIComponent(file.name),
    },
    body: file,
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message);
  return said;
}

import { fetchAsPerson } from "./fetch-as-person.ts";
import { saveFile } from "./save-file.ts";

/**
 * Opens a file that only the colleague's session may read in a new tab, or saves it under `name` if the
 * browser opens none. Resolves with false if it could not be loaded.
 */
export async function openPrivateFile(address: string, name: string): Promise<boolean> {
  // Opened before the file is loaded, because browsers open tabs only in answer to a click.
  const tab = window.open("", "_blank");
  try {
    const file = await readFile(address);
    if (tab) tab.location.replace(URL.createObjectURL(file));
    else saveFile(file, name);
    return true;
  } catch {
    tab?.close();
    return false;
  }
}

/** The contents of a file that has no address for a browser to open. */
async function readFile(address: string): Promise<Blob> {
  const answer = await fetchAsPerson(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.blob();
}

import { fetchAsPerson } from "./fetch-as-person.ts";
import { saveFile } from "./save-file.ts";

/**
 * Opens a file that only the colleague's session reads in a new tab, or saves it under `name` where the browser opens
 * none. Resolves with false if it could not be had.
 */
export async function openPrivateFile(address: string, name: string): Promise<boolean> {
  // Opened before the file is there: a browser lets nothing open later than the click.
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

/** The bytes of a file, which has no address that a browser opens by itself. */
async function readFile(address: string): Promise<Blob> {
  const answer = await fetchAsPerson(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.blob();
}

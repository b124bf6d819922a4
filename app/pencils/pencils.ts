import { getOfficeRights, type OfficeRights } from "../../data/office/roles.ts";
import { getBackend } from "../connection/backend.ts";

let isStarted = false;

/**
 * Draws pencils on the parts of public pages that the person may change, if they are a colleague. Call it
 * if a session is stored; an alumnus loads nothing else of this.
 */
export async function startPencils(known?: OfficeRights): Promise<void> {
  // The office shows pages in frames, beside its forms.
  if (isStarted || window.top !== window) return;
  isStarted = true;
  try {
    const client = await getBackend();
    const rights = known ?? (await getOfficeRights(client));
    if (!rights) return;
    const { showPencils } = await import("./pencil-layer.ts");
    showPencils(client, rights);
  } catch {
    // Without a connection there are no pencils; the next page that is opened tries again.
    isStarted = false;
  }
}

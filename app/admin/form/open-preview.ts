import { addressIn, type Language } from "../../../data/languages.ts";
import type { Preview } from "../../../data/pages/previews.ts";
import { getBackend } from "../../connection/backend.ts";

/**
 * Opens the page of a preview in a tab of its own: the server signs a link that ends after an hour.
 * To be called in answer to a click, which is what allows a tab. Throws where there is no preview.
 */
export async function openPreview(preview: Preview, language: Language): Promise<void> {
  const tab = open("about:blank", "_blank");
  try {
    const { data } = await (await getBackend()).auth.getSession();
    const answer = await fetch("/admin/preview", {
      method: "POST",
      headers: {
        authorization: `Bearer ${data.session?.access_token ?? ""}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(preview),
    });
    if (!answer.ok) throw new Error(`No preview: ${answer.status}`);
    const { address } = await answer.json();
    if (tab) tab.location.href = addressIn(language, address);
    else location.href = addressIn(language, address);
  } catch (failure) {
    tab?.close();
    throw failure;
  }
}

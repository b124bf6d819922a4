import { ClipboardPaste } from "lucide-react";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { pasteTexts } from "./paste.texts.ts";

/** Above the list of videos: the way to add many at once. */
export function PasteLink() {
  return (
    <SiteLink to="/admin/youtube/paste" className="admin-quiet-link">
      <Icon of={ClipboardPaste} />
      {useTexts(pasteTexts).link}
    </SiteLink>
  );
}

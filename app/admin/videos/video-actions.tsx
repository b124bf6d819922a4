import listActionTexts from "messages:admin/list/listAction";
import { useQueryClient } from "@tanstack/react-query";
import { ClipboardPaste, Unplug } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../row-queries.ts";
import { checkVideoLinks } from "./video-facts.ts";

/** Above the list of videos: the way to add many at once, and a look for those that are gone. */
export function VideoActions() {
  const t = useTexts(listActionTexts);
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const check = async () => {
    setBusy(true);
    const gone = await checkVideoLinks();
    showToast({ message: gone === "offline" ? t.offline : t.checked(gone) });
    await queries.invalidateQueries({ queryKey: rowsKey("youtube_videos") });
    setBusy(false);
  };
  return (
    <>
      <button
        type="button"
        className="admin-quiet-link"
        disabled={isBusy}
        onClick={() => void check()}
      >
        <Icon of={Unplug} />
        {isBusy ? t.checking : t.check}
      </button>
      <SiteLink to="/admin/youtube/paste" className="admin-quiet-link">
        <Icon of={ClipboardPaste} />
        {t.pasteLinks}
      </SiteLink>
    </>
  );
}

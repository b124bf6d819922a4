import words from "messages:admin/fields/content/youtubeVideos";
import listActionTexts from "messages:admin/list/listAction";
import texts from "messages:admin/resources/youtubeVideos";
import standings from "messages:admin/resources/youtubeVideosStandings";
import { useQueryClient } from "@tanstack/react-query";
import { Clapperboard, ClipboardPaste, Unplug } from "lucide-react";
import { useState } from "react";
import { videoFields } from "../../../data/gallery/video-declaration.ts";
import type { Language } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import { textOf } from "../resource.ts";
import { checkVideoLinks } from "../videos/video-facts.ts";

const marks = {
  shown: "good",
  hidden: "plain",
  gone: "bad",
  unmarked: "waiting",
  consent: "bad",
  before: "waiting",
} as const;

function standingOf({ is_active, is_gone, people, withheld }: ManagedRow): keyof typeof marks {
  if (is_gone === true) return "gone";
  if (people === null) return "unmarked";
  if (is_active !== true) return "hidden";
  if (withheld === true) return "consent";
  return people === "before" ? "before" : "shown";
}

function Shown({ row, language }: { row: ManagedRow; language: Language }) {
  const standing = standingOf(row);
  return <Status kind={marks[standing]}>{standings[language][standing]}</Status>;
}

export const youtubeVideos = defineResource(videoFields, {
  path: "youtube",
  group: "content",
  icon: Clapperboard,
  texts,
  words,
  columns: {
    category: { onPhones: true },
    shown: {
      show: (row, language) => <Shown row={row} language={language} />,
      plain: (row, language) => standings[language][standingOf(row)],
      onPhones: true,
    },
  },
  filters: {
    gone: {
      column: "is_gone",
      choices: (language) => [{ id: "true", name: standings[language].gone }],
    },
    waiting: {
      column: "withheld",
      choices: (language) => [{ id: "true", name: standings[language].waiting }],
    },
  },
  sorts: [
    { id: "place", column: "position", descending: false },
    { id: "newest", column: "created_at", descending: true },
    { id: "title", column: "title", descending: false },
  ],
  bulk: [
    { id: "show", values: { is_active: true } },
    { id: "hide", values: { is_active: false } },
  ],
  initial: { is_active: true, category: "general", position: 0 },
  listActions: VideoActions,
  place: "position",
  copy: { youtube_id: null },
  title: (row) => textOf(row, "title"),
  isShownWhenNew: true,
  publicPage: () => "/video-gallery",
  tabs: ["people"],
});

/** Above the list of videos: the link for adding many at once, and a check for videos gone from YouTube. */
function VideoActions() {
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

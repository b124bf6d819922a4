import listActionTexts from "messages:admin/list/listAction";
import { useQueryClient } from "@tanstack/react-query";
import { Clapperboard, ClipboardPaste, Unplug } from "lucide-react";
import { useState } from "react";
import { videoCategories, videoCategoryName } from "../../../data/gallery/video-categories.ts";
import { type Language, listIn } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { useToast } from "../frame/toasts.tsx";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";
import { rowsKey } from "../row-queries.ts";
import { checkVideoLinks } from "../videos/video-facts.ts";
import { campusColumn, campusField, campusFilter, campusWords } from "./parts.tsx";

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Video links",
    one: "video",
    add: "New video",
    lead: "Videos on YouTube, shown in the video gallery. Nothing is asked of YouTube before a visitor presses play.",
    empty: "There is no video yet.",
    columns: {
      title: "Title",
      category: "Category",
      campus: campusWords.en.label,
      shown: "State",
      position: "Place",
    },
    fields: {
      youtube_id: { label: "Link", hint: "Any link to a video on YouTube." },
      title: { label: "Title" },
      description: { label: "Description" },
      category: { label: "Category" },
      campus: campusWords.en,
      position: { label: "Place in the order", hint: "Smaller numbers come first." },
      is_active: { label: "Show it to visitors" },
    },
    filters: {
      category: { label: "Category", all: "Every category" },
      gone: { label: "State", all: "Every video" },
      campus: campusWords.en,
    },
    sorts: { place: "As on the page", newest: "Newest first", title: "By title" },
    bulk: { show: "Show", hide: "Hide" },
  },
  hi: {
    many: "वीडियो लिंक",
    one: "वीडियो",
    add: "नया वीडियो",
    lead: "वीडियो गैलरी में दिखने वाली YouTube फ़िल्में। आगंतुक के चलाने से पहले YouTube से कुछ नहीं माँगा जाता।",
    empty: "अभी कोई वीडियो नहीं है।",
    columns: {
      title: "शीर्षक",
      category: "श्रेणी",
      campus: campusWords.hi.label,
      shown: "स्थिति",
      position: "स्थान",
    },
    fields: {
      youtube_id: { label: "लिंक", hint: "YouTube की फ़िल्म का कोई भी लिंक।" },
      title: { label: "शीर्षक" },
      description: { label: "विवरण" },
      category: { label: "श्रेणी" },
      campus: campusWords.hi,
      position: { label: "क्रम में स्थान", hint: "छोटी संख्या पहले आती है।" },
      is_active: { label: "आगंतुकों को दिखाएँ" },
    },
    filters: {
      category: { label: "श्रेणी", all: "हर श्रेणी" },
      gone: { label: "स्थिति", all: "हर फ़िल्म" },
      campus: campusWords.hi,
    },
    sorts: { place: "पृष्ठ के क्रम में", newest: "नए पहले", title: "शीर्षक से" },
    bulk: { show: "दिखाएँ", hide: "छिपाएँ" },
  },
};

const standings = {
  en: { shown: "Shown", hidden: "Hidden", gone: "Gone from YouTube" },
  hi: { shown: "दिखता है", hidden: "छिपा है", gone: "YouTube पर नहीं रहा" },
};
const marks = { shown: "good", hidden: "plain", gone: "bad" } as const;

function standingOf({ is_active, is_gone }: ManagedRow): keyof typeof marks {
  if (is_gone === true) return "gone";
  return is_active === true ? "shown" : "hidden";
}

function Shown({ row, language }: { row: ManagedRow; language: Language }) {
  const standing = standingOf(row);
  return <Status kind={marks[standing]}>{standings[language][standing]}</Status>;
}

export const youtubeVideos: Resource = {
  path: "youtube",
  table: "youtube_videos",
  group: "content",
  icon: Clapperboard,
  texts,
  columns: [
    { id: "title", show: (row) => textOf(row, "title") },
    {
      id: "category",
      show: (row, language) => videoCategoryName(textOf(row, "category"), language),
      onPhones: true,
    },
    campusColumn,
    {
      id: "shown",
      show: (row, language) => <Shown row={row} language={language} />,
      plain: (row, language) => standings[language][standingOf(row)],
      onPhones: true,
    },
    { id: "position", show: (row) => textOf(row, "position"), isNumber: true },
  ],
  search: ["title"],
  filters: [
    {
      id: "category",
      column: "category",
      choices: (language) => listIn(videoCategories, language),
    },
    {
      id: "gone",
      column: "is_gone",
      choices: (language) => [{ id: "true", name: standings[language].gone }],
    },
    campusFilter,
  ],
  sorts: [
    { id: "place", column: "position", descending: false },
    { id: "newest", column: "created_at", descending: true },
    { id: "title", column: "title", descending: false },
  ],
  bulk: [
    { id: "show", values: { is_active: true } },
    { id: "hide", values: { is_active: false } },
  ],
  fields: [
    { name: "youtube_id", kind: "text", wide: true },
    { name: "title", kind: "text", wide: true, translated: true },
    { name: "category", kind: "choice", choices: (language) => listIn(videoCategories, language) },
    campusField,
    { name: "description", kind: "long-text", optional: true, translated: true },
    { name: "position", kind: "number", optional: true },
    { name: "is_active", kind: "check", wide: true },
  ],
  initial: { is_active: true, category: "general", position: 0 },
  listActions: VideoActions,
  place: "position",
  copy: { youtube_id: null },
  title: (row) => textOf(row, "title"),
  publicPage: () => "/video-gallery",
};

/** Above the list of videos: the way to add many at once, and a look for those that are gone. */
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

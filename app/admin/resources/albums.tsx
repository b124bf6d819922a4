import { Images } from "lucide-react";
import { albumCategories, albumCategoryName } from "../../../data/gallery/album-categories.ts";
import { type Language, listIn } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";
import { campusColumn, campusField, campusFilter, campusWords, dayColumn } from "./parts.tsx";

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Photo albums",
    one: "album",
    add: "New album",
    lead: "Albums of the photo gallery. Make an album first, then add its pictures.",
    empty: "There is no album yet.",
    columns: {
      title: "Title",
      standing: "State",
      pictures: "Pictures",
      held: "Day",
      category: "Category",
      campus: campusWords.en.label,
    },
    fields: {
      title: { label: "Title" },
      slug: {
        label: "Name in addresses",
        hint: "Small letters, digits and hyphens. Made of the title where it is left open.",
      },
      held_on: { label: "Day", hint: "When the pictures were taken." },
      campus: campusWords.en,
      category: { label: "Category" },
      summary: { label: "Summary", hint: "One or two sentences below the title." },
      cover: { label: "Cover", hint: "Any picture of the album can be made the cover, too." },
      cover_alt: { label: "Description of the cover", hint: "For those who cannot see it." },
      unpublish_at: {
        label: "Shown until",
        hint: "Indian time. Left open: until it is taken off by hand.",
      },
      unlisted: { label: "Only for those who have its address: in no list and not in the search" },
      allow_download: { label: "Visitors may download the pictures" },
    },
    filters: {
      category: { label: "Category", all: "Every category" },
      published: { label: "State", all: "Published or not" },
      campus: campusWords.en,
    },
    sorts: { newest: "Newest first", title: "By title" },
    bulk: { publish: "Publish", withdraw: "Withdraw" },
    tabs: { pictures: "Pictures" },
  },
  hi: {
    many: "फ़ोटो एल्बम",
    one: "एल्बम",
    add: "नया एल्बम",
    lead: "फ़ोटो गैलरी के एल्बम। पहले एल्बम बनाएँ, फिर उसमें चित्र जोड़ें।",
    empty: "अभी कोई एल्बम नहीं है।",
    columns: {
      title: "शीर्षक",
      standing: "स्थिति",
      pictures: "चित्र",
      held: "दिन",
      category: "श्रेणी",
      campus: campusWords.hi.label,
    },
    fields: {
      title: { label: "शीर्षक" },
      slug: {
        label: "पते में नाम",
        hint: "अंग्रेज़ी के छोटे अक्षर, अंक और हाइफ़न। खाली छोड़ने पर शीर्षक से बनता है।",
      },
      held_on: { label: "दिन", hint: "चित्र किस दिन लिए गए।" },
      campus: campusWords.hi,
      category: { label: "श्रेणी" },
      summary: { label: "सारांश", hint: "शीर्षक के नीचे एक-दो वाक्य।" },
      cover: { label: "आवरण", hint: "एल्बम के किसी भी चित्र को आवरण बनाया जा सकता है।" },
      cover_alt: { label: "आवरण का वर्णन", hint: "जो देख नहीं सकते उनके लिए।" },
      unpublish_at: {
        label: "कब तक दिखे",
        hint: "भारतीय समय। खाली छोड़ने पर हाथ से हटाए जाने तक।",
      },
      unlisted: { label: "केवल उनके लिए जिनके पास इसका पता है: किसी सूची या खोज में नहीं" },
      allow_download: { label: "आगंतुक चित्र डाउनलोड कर सकते हैं" },
    },
    filters: {
      category: { label: "श्रेणी", all: "हर श्रेणी" },
      published: { label: "स्थिति", all: "प्रकाशित या नहीं" },
      campus: campusWords.hi,
    },
    sorts: { newest: "नए पहले", title: "शीर्षक से" },
    bulk: { publish: "प्रकाशित करें", withdraw: "वापस लें" },
    tabs: { pictures: "चित्र" },
  },
};

const standings = {
  en: {
    listed: "Published",
    unlisted: "By address",
    scheduled: "Scheduled",
    draft: "Not published",
  },
  hi: { listed: "प्रकाशित", unlisted: "केवल पते से", scheduled: "तय समय पर", draft: "प्रकाशित नहीं" },
};
const marks = {
  listed: "good",
  unlisted: "information",
  scheduled: "information",
  draft: "plain",
} as const;
const withdrawn = { published: false, publish_at: null };

function standingOf({ published, publish_at, unlisted }: ManagedRow): keyof typeof marks {
  if (published !== true) return publish_at ? "scheduled" : "draft";
  return unlisted === true ? "unlisted" : "listed";
}

/** How an album stands towards visitors. */
export function AlbumStanding({ album, language }: { album: ManagedRow; language: Language }) {
  const standing = standingOf(album);
  return <Status kind={marks[standing]}>{standings[language][standing]}</Status>;
}

const categories = (language: Language) => listIn(albumCategories, language);

export const albums: Resource = {
  path: "gallery",
  table: "gallery_events",
  group: "content",
  icon: Images,
  texts,
  columns: [
    { id: "title", show: (row) => textOf(row, "title") },
    {
      id: "standing",
      show: (row, language) => <AlbumStanding album={row} language={language} />,
      plain: (row, language) => standings[language][standingOf(row)],
      onPhones: true,
    },
    {
      id: "pictures",
      show: (row, language) => (
        <SiteLink to={`/admin/gallery/${row.id}/pictures`} className="admin-quiet-link">
          {texts[language].columns.pictures}
          <span className="sr-only">: {textOf(row, "title")}</span>
        </SiteLink>
      ),
      plain: () => "",
      onPhones: true,
    },
    dayColumn("held", "held_on"),
    {
      id: "category",
      show: (row, language) => albumCategoryName(textOf(row, "category"), language),
    },
    campusColumn,
  ],
  search: ["title", "slug"],
  filters: [
    { id: "category", column: "category", choices: categories },
    {
      id: "published",
      column: "published",
      choices: (language) => [
        { id: "true", name: standings[language].listed },
        { id: "false", name: standings[language].draft },
      ],
    },
    campusFilter,
  ],
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "title", column: "title", descending: false },
  ],
  bulk: [
    { id: "publish", values: { published: true, publish_at: null } },
    { id: "withdraw", values: withdrawn },
  ],
  fields: [
    { name: "title", kind: "text", wide: true, translated: true },
    { name: "slug", kind: "slug", from: "title", optional: true, wide: true },
    { name: "held_on", kind: "day", optional: true },
    campusField,
    { name: "category", kind: "choice", choices: categories },
    { name: "summary", kind: "long-text", optional: true, translated: true },
    { name: "cover", kind: "picture", optional: true },
    { name: "cover_alt", kind: "text", optional: true },
    { name: "unpublish_at", kind: "moment", optional: true },
    { name: "unlisted", kind: "check", wide: true },
    { name: "allow_download", kind: "check", wide: true },
  ],
  initial: { category: "school-life" },
  publishing: {
    standing: (row) => {
      const standing = standingOf(row);
      return standing === "draft" || standing === "scheduled" ? standing : "published";
    },
    publish: { published: true },
    from: "publish_at",
    withdraw: withdrawn,
  },
  tabs: ["pictures"],
  title: (row) => textOf(row, "title"),
  publicPage: ({ id }) => `/gallery/event/${id}`,
};

import { Images } from "lucide-react";
import { albumFields } from "../../../data/gallery/album-fields.ts";
import type { Language } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { type OwnTexts, textOf } from "../resource.ts";

const texts: Record<"en" | "hi", OwnTexts> = {
  en: {
    many: "Photo albums",
    one: "album",
    add: "New album",
    lead: "Albums of the photo gallery. Make an album first, then add its pictures.",
    empty: "There is no album yet.",
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

const pictures = { en: "Pictures", hi: "चित्र" };

export const albums = defineResource(albumFields, {
  path: "gallery",
  group: "content",
  icon: Images,
  texts,
  columns: {
    standing: {
      words: { en: "State", hi: "स्थिति" },
      show: (row, language) => <AlbumStanding album={row} language={language} />,
      plain: (row, language) => standings[language][standingOf(row)],
      onPhones: true,
    },
    pictures: {
      words: pictures,
      show: (row, language) => (
        <SiteLink to={`/admin/gallery/${row.id}/pictures`} className="admin-quiet-link">
          {pictures[language]}
          <span className="sr-only">: {textOf(row, "title")}</span>
        </SiteLink>
      ),
      plain: () => "",
      onPhones: true,
    },
  },
  filters: {
    published: {
      label: { en: "State", hi: "स्थिति" },
      all: { en: "Published or not", hi: "प्रकाशित या नहीं" },
      column: "published",
      choices: (language) => [
        { id: "true", name: standings[language].listed },
        { id: "false", name: standings[language].draft },
      ],
    },
  },
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "title", column: "title", descending: false },
  ],
  bulk: [
    { id: "publish", values: { published: true, publish_at: null } },
    { id: "withdraw", values: withdrawn },
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
});

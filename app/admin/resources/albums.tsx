import words from "messages:admin/fields/content/albums";
import texts from "messages:admin/resources/albums";
import standings from "messages:admin/resources/albumsStandings";
import { Images } from "lucide-react";
import { albumFields } from "../../../data/gallery/album-declaration.ts";
import { waitsWhole } from "../../../data/gallery/album-pictures.ts";
import type { Language } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { albumPath } from "../../../data/pages/row-paths.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";

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

/** Whether an album is a draft, scheduled, listed or unlisted. */
export function AlbumStanding({ album, language }: { album: ManagedRow; language: Language }) {
  const standing = standingOf(album);
  return <Status kind={marks[standing]}>{standings[language][standing]}</Status>;
}

export const albums = defineResource(albumFields, {
  path: "gallery",
  group: "content",
  icon: Images,
  texts,
  words,
  columns: {
    standing: {
      show: (row, language) => <AlbumStanding album={row} language={language} />,
      plain: (row, language) => standings[language][standingOf(row)],
      onPhones: true,
    },
    pictures: {
      show: (row, language) => (
        <SiteLink to={`/admin/gallery/${row.id}/pictures`} className="admin-quiet-link">
          {words[language].columns.pictures}
          <span className="sr-only">: {textOf(row, "title")}</span>
        </SiteLink>
      ),
      plain: () => "",
      onPhones: true,
    },
  },
  filters: {
    published: {
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
  savedAs: async (row, client) =>
    row.published === true && (await waitsWhole(client, row.id)) ? "waiting" : undefined,
  tabs: ["pictures"],
  title: (row) => textOf(row, "title"),
  isShownWhenNew: true,
  publicPage: ({ id }) => albumPath(id),
});

import { listDocumentNames } from "../documents/documents.ts";
import { listDatedEvents } from "../events/event-choices.ts";
import { listDatedAlbums } from "../gallery/album-choices.ts";
import {
  campusOrAll,
  declare,
  documents,
  longText,
  moment,
  picture,
  richText,
  rowChoice,
  schoolChoice,
  slug,
  text,
} from "../office/fields.ts";

export const storyFields = declare({
  table: "news_stories",
  fields: {
    title: text(200, { translated: true, wide: true }),
    slug: slug("title", { wide: true }),
    lead: longText(600, { blank: "", translated: true }),
    body: richText(16_000, { blank: "", translated: true }),
    cover: picture({ blank: null }),
    cover_alt: text(300, { blank: null, translated: "alone" }),
    author: text(120, { blank: "", translated: "alone", folded: true }),
    campus: campusOrAll(),
    level: schoolChoice("levels", { blank: null, folded: true }),
    document_ids: documents(8, { of: "documents", list: listDocumentNames }),
    album_id: rowChoice(
      { of: "datedAlbums", list: listDatedAlbums },
      { blank: null, folded: true },
    ),
    event_id: rowChoice(
      { of: "datedEvents", list: listDatedEvents },
      { blank: null, folded: true },
    ),
    publish_at: moment({ given: true }),
  },
  listed: ["title", "standing", "publish_at", "campus", "author"],
  exported: ["slug", "lead", "body", "level", "document_ids"],
  search: ["title", "lead", "author"],
  filters: ["status", "campus"],
});

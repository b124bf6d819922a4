import { listDocumentNames } from "../documents/documents.ts";
import { listStoryNames } from "../news/story-links.ts";
import {
  campusOrAll,
  check,
  day,
  declare,
  documents,
  link,
  longText,
  moment,
  number,
  richText,
  rowChoice,
  text,
} from "../office/fields.ts";

export const updateFields = declare({
  table: "latest_updates",
  fields: {
    content: longText(500, { translated: true }),
    is_active: check(),
    is_urgent: check(),
    campus: campusOrAll(),
    expires_at: moment({ blank: null }),
    concerns: text(160, { blank: "", translated: true, wide: true }),
    body: richText(12_000, { blank: "", translated: true }),
    document_ids: documents(8, { of: "documents", list: listDocumentNames }),
    story_id: rowChoice(
      { of: "stories", list: listStoryNames },
      { blank: null, wide: true, folded: true },
    ),
    link: link({ wide: true, folded: true }),
    starts_at: moment({ blank: null, folded: true }),
    calendar_from: day({ blank: null, folded: true }),
    calendar_to: day({ blank: null, folded: true }),
    priority: number(-100, 100, { blank: 0, folded: true }),
  },
  listed: ["content", "standing", "campus", "starts_at", "expires_at", "priority"],
  exported: ["concerns", "body", "document_ids"],
  search: ["content"],
  filters: ["active", "campus"],
});

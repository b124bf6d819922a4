import { listDocumentNames } from "../documents/documents.ts";
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
  text,
} from "../office/fields.ts";

export const updateFields = declare({
  table: "latest_updates",
  fields: {
    content: longText(500, { translated: true }),
    concerns: text(160, { blank: "", translated: true, wide: true }),
    body: richText(12_000, { blank: "", translated: true }),
    document_ids: documents(8, { of: "documents", list: listDocumentNames }),
    link: link({ wide: true }),
    is_active: check(),
    is_urgent: check(),
    starts_at: moment({ blank: null }),
    expires_at: moment({ blank: null }),
    calendar_from: day({ blank: null }),
    calendar_to: day({ blank: null }),
    campus: campusOrAll(),
    priority: number(-100, 100, { blank: 0 }),
  },
  listed: ["content", "standing", "campus", "starts_at", "expires_at", "priority"],
  exported: ["concerns", "body", "document_ids"],
  search: ["content"],
  filters: ["active", "campus"],
});

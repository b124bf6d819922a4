import { campusOrAll, check, choice, day, declare, file, slug, text } from "../office/fields.ts";
import { listFileNames } from "./document-files.ts";
import { documentLanguages } from "./documents.ts";

export const documentFields = declare({
  table: "documents",
  fields: {
    title: text(160, { translated: "alone", wide: true }),
    file_id: file({ of: "documentFiles", list: listFileNames }),
    language: choice(documentLanguages),
    campus: campusOrAll(),
    expires_on: day({ blank: null }),
    slug: slug("title"),
    is_public: check(),
  },
  listed: ["title", "standing", "language", "size", "campus", "expires_on"],
  search: ["title"],
  filters: ["public", "language", "campus"],
});

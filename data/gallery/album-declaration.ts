import {
  campusOrAll,
  check,
  day,
  declare,
  longText,
  moment,
  picture,
  schoolChoice,
  slug,
  text,
} from "../office/fields.ts";

export const albumFields = declare({
  table: "gallery_events",
  fields: {
    title: text(200, { translated: true, wide: true }),
    slug: slug("title", { wide: true }),
    held_on: day({ blank: null }),
    campus: campusOrAll(),
    category: schoolChoice("album_categories"),
    summary: longText(600, { blank: "", translated: true }),
    cover: picture({ blank: null }),
    cover_alt: text(300, { blank: null, translated: "alone" }),
    unpublish_at: moment({ blank: null, folded: true }),
    unlisted: check({ folded: true }),
    allow_download: check(),
  },
  listed: ["title", "standing", "pictures", "held_on", "category", "campus"],
  search: ["title", "slug"],
  filters: ["category", "published", "campus"],
});

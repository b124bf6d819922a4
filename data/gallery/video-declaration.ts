import {
  campusOrAll,
  check,
  declare,
  longText,
  place,
  schoolChoice,
  text,
  videoLink,
} from "../office/fields.ts";

export const videoFields = declare({
  table: "youtube_videos",
  fields: {
    youtube_id: videoLink({ wide: true }),
    title: text(200, { translated: true, wide: true }),
    category: schoolChoice("video_categories"),
    campus: campusOrAll(),
    description: longText(2000, { blank: "", translated: true }),
    position: place(),
    is_active: check(),
  },
  listed: ["title", "category", "campus", "shown", "position"],
  search: ["title"],
  filters: ["category", "gone", "waiting", "campus"],
});

import {
  campusOrAll,
  check,
  day,
  declare,
  lines,
  longText,
  nested,
  number,
  picture,
  place,
  text,
} from "../office/fields.ts";

export const sportFields = declare({
  table: "sports_programs",
  fields: {
    name: text(120, { translated: true }),
    campus: campusOrAll(),
    summary: text(300, { blank: "", translated: true, wide: true }),
    description: longText(10_000, { blank: "", translated: true }),
    coach: text(200, { blank: null, translated: true, wide: true }),
    achievements: longText(4000, { blank: null, translated: true }),
    age_groups: lines(20, 80, { translated: true }),
    schedules: nested(
      30,
      {
        type: text(120),
        timings: lines(20, 160),
      },
      { translated: true },
    ),
    "images.main_image.src": picture({ blank: null }),
    "images.main_image.alt": text(300, { blank: null }),
    "images.gallery_images": nested(40, {
      src: picture(),
      alt: text(300, { blank: null }),
    }),
    training_group_capacity: number(1, 1000, { blank: null }),
    registration_open: check(),
    registration_opens_on: day({ blank: null }),
    position: place(),
  },
  listed: ["name", "coach", "campus", "registration_open"],
  search: ["name", "coach", "summary"],
  filters: ["registration", "campus"],
});

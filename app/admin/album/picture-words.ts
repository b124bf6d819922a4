import { z } from "zod";
import type { ManagedPicture } from "../../../data/gallery/album-pictures.ts";
import type { RowValues } from "../../../data/office/rows.ts";

const share = z.coerce.number().min(0).max(1);

/** What is said of one picture of an album in both languages, and the point in it that matters. */
const albumPictureSchema = z.object({
  alt: z.string().trim().max(300),
  caption: z.string().trim().max(600),
  altHindi: z.string().trim().max(300),
  captionHindi: z.string().trim().max(600),
  focal_x: share,
  focal_y: share,
});

/** A picture's description and its focal point (0 to 1 from the left and the top). */
export type Saying = z.output<typeof albumPictureSchema>;

const hindiSchema = z.object({
  alt: z.string().catch(""),
  caption: z.string().catch(""),
});
const translationsSchema = z.object({ hi: hindiSchema.optional() }).catch({});

/** The description in a row. */
export function said({ alt, caption, translations, focal_x, focal_y }: ManagedPicture): Saying {
  const { hi } = translationsSchema.parse(translations);
  return {
    alt,
    caption,
    altHindi: hi?.alt ?? "",
    captionHindi: hi?.caption ?? "",
    focal_x,
    focal_y,
  };
}

/** The values of the form. */
export function sayingIn(form: HTMLFormElement): Saying {
  return albumPictureSchema.parse(Object.fromEntries(new FormData(form)));
}

/** The columns of a description; without Hindi there is no translation. */
export function columnsOf({ altHindi, captionHindi, ...own }: Saying): RowValues {
  const hi = { ...(altHindi && { alt: altHindi }), ...(captionHindi && { caption: captionHindi }) };
  return { ...own, translations: Object.keys(hi).length > 0 ? { hi } : {} };
}

export function isSame(one: Saying, other: Saying): boolean {
  return (Object.keys(one) as (keyof Saying)[]).every((name) => one[name] === other[name]);
}

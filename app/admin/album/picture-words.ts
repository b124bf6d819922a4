import { z } from "zod";
import type { ManagedPicture } from "../../../data/gallery/album-pictures.ts";
import type { RowValues } from "../../../data/office/rows.ts";
import { albumPictureSchema } from "../../../data/office/schemas.ts";

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

import { z } from "zod";

/** The address of a picture from the library; the database decides by its mark whether visitors may see it. */
export const photographAddress = z
  .string()
  .min(1)
  .max(120)
  .regex(/^\/media\/[0-9a-f-]{36}\/\d{2,4}x\d{1,5}\.jpg$/);

/** The point that stays in view when a frame crops. */
const focusPoints = [
  "centre",
  "top",
  "bottom",
  "left",
  "right",
  "top-left",
  "top-right",
  "bottom-left",
  "bottom-right",
] as const;

/** The school's own photograph on a page; until there is one the page shows a drawing. */
export const photographSchema = z.object({
  picture: photographAddress,
  pictureShows: z.string().min(1).max(300),
  inView: z.enum(focusPoints),
  photographer: z.string().min(1).max(120).optional(),
});

export type Photograph = z.infer<typeof photographSchema>;

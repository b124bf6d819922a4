import { z } from "zod";
import { photographAddress } from "./photograph.ts";

/** The address of a picture from the library or of a print of the site. */
export const pictureAddress = z.union([
  photographAddress,
  z
    .string()
    .max(120)
    .regex(/^\/prints\/[a-z0-9/-]+\.svg$/),
]);

const share = z.number().int().min(0).max(100);

/** A picture that shows one fact of a place exactly, with marks on it and their key. */
export const placeDrawingSchema = z.object({
  picture: pictureAddress,
  pictureOnPhones: pictureAddress.optional(),
  pictureShows: z.string().min(1).max(300),
  /** A square stands beside the text; a broad picture goes from edge to edge below it, also on a dark ground. */
  shape: z.enum(["square", "broad", "broad-dark"]),
  caption: z.string().min(1).max(400).optional(),
  /** In per cent of the picture, from its left and upper edges; without a figure a mark has its number. */
  marks: z
    .array(
      z.object({
        figure: z.string().min(1).max(12).optional(),
        name: z.string().min(1).max(120),
        across: share,
        down: share,
      }),
    )
    .max(16),
});

export type PlaceDrawing = z.infer<typeof placeDrawingSchema>;

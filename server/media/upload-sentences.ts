import uploadTexts from "messages:answers/uploads";
import {
  largestPortrait,
  largestUpload,
  megabytes,
  mostPixels,
  mostPortraitPixels,
  portraitsADay,
  shortestSide,
} from "../../data/gallery/upload-limits.ts";
import type { Language } from "../../data/languages.ts";
import type { UploadRefusalCode } from "./upload-refusal.ts";

/** The limits that sentences name, in their units. */
const limits = {
  file_too_large: megabytes(largestUpload),
  too_many_pixels: mostPixels / 1_000_000,
  portrait_too_large: megabytes(largestPortrait),
  portrait_too_many_pixels: mostPortraitPixels / 1_000_000,
  too_many_today: portraitsADay,
  too_small: shortestSide,
};

const namesLimit = (code: UploadRefusalCode): code is keyof typeof limits => code in limits;

/** Why a file is refused, and what to do, in the sender's language. */
export function uploadSentence(code: UploadRefusalCode, language: Language): string {
  const t = uploadTexts[language];
  return namesLimit(code) ? t[code](limits[code]) : t[code];
}

import photographTexts from "messages:ui/photographs";
import { readMediaAddress } from "../../data/gallery/media-addresses.ts";
import type { Focus } from "../../data/gallery/print-focus.ts";
import type { Language } from "../../data/languages.ts";
import type { Photograph } from "../../data/pages/photograph.ts";
import { useLangOf } from "../language/english-mark.tsx";
import { useTexts } from "../language/texts.ts";
import type { PictureProps } from "./picture.tsx";

const focusOfPoint: Record<Photograph["inView"], Focus> = {
  centre: [0.5, 0.5],
  top: [0.5, 0],
  bottom: [0.5, 1],
  left: [0, 0.5],
  right: [1, 0.5],
  "top-left": [0, 0],
  "top-right": [1, 0],
  "bottom-left": [0, 1],
  "bottom-right": [1, 1],
};

/**
 * The photograph of a page in the frame of its drawing, or the drawing until the school has a photograph.
 */
export function usePhotograph(
  page: { photograph?: Photograph | undefined; language: Language } | null | undefined,
  drawing: PictureProps,
): PictureProps {
  const langOfPage = useLangOf(page?.language);
  const photograph = page?.photograph;
  const file = photograph && readMediaAddress(photograph.picture);
  if (!file) return drawing;
  const { view: _view, ...frame } = drawing;
  return {
    ...frame,
    ...langOfPage,
    src: photograph.picture,
    alt: photograph.pictureShows,
    width: file.width,
    height: file.height,
    focus: focusOfPoint[photograph.inView],
  };
}

/** The photographer of a page's picture, if the school names one. */
export function PhotographCredit({
  of: photograph,
  className = "",
}: {
  of: Photograph | undefined;
  className?: string;
}) {
  const t = useTexts(photographTexts);
  if (!photograph?.photographer) return null;
  return <p className={`mt-1 text-least ${className}`}>{t.takenBy(photograph.photographer)}</p>;
}

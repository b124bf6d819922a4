import drawingTexts from "messages:site/campuses/drawing";
import type { Focus } from "../../data/gallery/print-focus.ts";
import { campusPicture, drawingOf } from "../../data/pages/campus-pictures.ts";
import type { Campus } from "../../data/school/campuses.ts";
import { useTexts } from "../language/texts.ts";
import { Picture } from "./picture.tsx";

/** A campus in the office's own picture, or as a drawing. */
export function CampusPicture({
  campus,
  ...frame
}: {
  campus: Campus;
  focus?: Focus;
  first?: boolean;
  sizes?: string;
  className?: string;
}) {
  const t = useTexts(drawingTexts);
  const drawing = drawingOf(campus);
  return (
    <Picture
      src={campusPicture(campus)}
      alt={
        drawing === null
          ? (campus.pictureAlt ?? campus.name)
          : t.shows[drawing as keyof typeof t.shows]
      }
      {...frame}
    />
  );
}

import { type RefObject, useEffect, useRef } from "react";
import type { AlbumWithPictures } from "../../../../data/gallery/albums.ts";
import { LargePicture, neighbourOf } from "../picture-view.tsx";
import { createGestures, type Gestures } from "./gestures.ts";

/** The picture with its neighbours off the screen at both sides, ready to follow a finger in. */
export function Stage({
  album: { pictures },
  index,
  onSwipe,
  gestures,
}: {
  album: AlbumWithPictures;
  index: number;
  onSwipe: (by: 1 | -1) => void;
  gestures: RefObject<Gestures | null>;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const swipe = useRef(onSwipe);
  swipe.current = onSwipe;

  useEffect(() => {
    if (!stage.current) return;
    const own = createGestures(stage.current, (by) => swipe.current(by));
    gestures.current = own;
    return own.end;
  }, [gestures]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture starts unmagnified.
  useEffect(() => gestures.current?.reset(), [index]);

  return (
    <div ref={stage} className="picture-stage moving">
      {slidesAround(index, pictures.length).map(({ at, side }) => {
        const picture = pictures[at];
        return (
          picture && (
            <div
              key={picture.id}
              className={`picture-slide ${side}`}
              data-shown={side === "here" ? "" : undefined}
              aria-hidden={side === "here" ? undefined : true}
            >
              <LargePicture picture={picture} index={at} />
            </div>
          )
        );
      })}
    </div>
  );
}

/** The shown picture and its neighbours, each once, also in an album of one or two. */
function slidesAround(index: number, count: number) {
  const slides = [{ at: index, side: "here" }];
  const after = neighbourOf(index, 1, count);
  const before = neighbourOf(index, -1, count);
  if (after !== index) slides.push({ at: after, side: "after" });
  if (before !== index && before !== after) slides.push({ at: before, side: "before" });
  // In one order whichever is shown, so that React moves no picture in the document.
  return slides.sort((a, b) => a.at - b.at);
}

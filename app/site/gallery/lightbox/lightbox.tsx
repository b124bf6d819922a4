import albumTexts from "messages:site/gallery/album";
import { Pause, Play } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import type { AlbumWithPictures } from "../../../../data/gallery/albums.ts";
import { useTexts } from "../../../language/texts.ts";
import { Icon } from "../../../ui/icon.tsx";
import { neighbourOf, PictureView } from "../picture-view.tsx";
import { ShareButton } from "../share-button.tsx";
import type { Gestures } from "./gestures.ts";
import { Stage } from "./stage.tsx";
import { useSlideshow } from "./use-slideshow.ts";

type LightboxProps = {
  album: AlbumWithPictures;
  index: number;
  move: (index: number) => void;
  close: () => void;
};

/** The album's pictures over the whole screen: by arrow keys, swipe, pinch, or by themselves. */
export function Lightbox({ album, index, move, close }: LightboxProps) {
  const t = useTexts(albumTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const gestures = useRef<Gestures>(null);
  const count = album.pictures.length;
  const step = (by: number) => move(neighbourOf(index, by, count));
  const slideshow = useSlideshow(index, () => step(1));
  useNeighboursAhead(album, index);

  // Before the browser paints, so that the picture can grow into its place.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.focus();
  }, []);

  const keys = new Map<string, () => void>([
    ["ArrowRight", () => step(1)],
    ["ArrowLeft", () => step(-1)],
    ["Home", () => move(0)],
    ["End", () => move(count - 1)],
    ["+", () => gestures.current?.zoomBy(1.5)],
    ["-", () => gestures.current?.zoomBy(1 / 1.5)],
    ["0", () => gestures.current?.reset()],
    [" ", slideshow.toggle],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys.get(event.key);
    const presses = event.key === " " && (event.target as Element).closest("button, a");
    if (!act || presses || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const leave = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    close();
  };

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={t.picturesOf(album.title)}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onCancel={leave}
      // A second Escape closes the dialog without asking.
      onClose={() => dialog.current?.open || close()}
    >
      <PictureView
        album={album}
        index={index}
        stage={<Stage album={album} index={index} onSwipe={step} gestures={gestures} />}
        quiet={slideshow.playing}
        onClose={(event: MouseEvent) => leave(event)}
        tools={
          <>
            {count > 1 && (
              <button
                type="button"
                className="icon-button"
                aria-label={slideshow.playing ? t.pauseSlideshow : t.playSlideshow}
                onClick={slideshow.toggle}
              >
                <Icon of={slideshow.playing ? Pause : Play} />
              </button>
            )}
            <ShareButton small title={album.title} />
          </>
        }
      />
    </dialog>
  );
}

/** Fetches what comes next, so that it stands there when it is asked for. */
function useNeighboursAhead({ pictures }: AlbumWithPictures, index: number) {
  useEffect(() => {
    for (const by of [1, -1, 2]) {
      const neighbour = pictures[neighbourOf(index, by, pictures.length)];
      if (neighbour) new Image().src = neighbour.path;
    }
  }, [pictures, index]);
}

import albumTexts from "messages:site/gallery/album";
import { Pause, Play } from "lucide-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { AlbumWithPictures } from "../../../../data/gallery/albums.ts";
import { useTexts } from "../../../language/texts.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ShareButton } from "../../../ui/share-button.tsx";
import { LargePicture, neighbourOf, PictureView } from "../picture-view.tsx";
import { createGestures, type Gestures } from "./gestures.ts";

type LightboxProps = {
  album: AlbumWithPictures;
  index: number;
  move: (index: number) => void;
  close: () => void;
};

/** The album's pictures in full screen, moved by arrow keys, swipe, pinch, or a slideshow. */
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
      // A second Escape would close the dialog without asking.
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

/** Preloads the neighbours, so that they appear at once. */
function useNeighboursAhead({ pictures }: AlbumWithPictures, index: number) {
  useEffect(() => {
    for (const by of [1, -1, 2]) {
      const neighbour = pictures[neighbourOf(index, by, pictures.length)];
      if (neighbour) new Image().src = neighbour.path;
    }
  }, [pictures, index]);
}

/** Long enough to read a caption. */
const pictureMs = 5_000;

/** Advances by itself until stopped; waits while the tab is hidden. */
function useSlideshow(index: number, next: () => void) {
  const [playing, setPlaying] = useState(false);
  const goOn = useRef(next);
  goOn.current = next;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every picture has its full time, however it was reached.
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (!document.hidden) goOn.current();
    }, pictureMs);
    return () => clearInterval(timer);
  }, [playing, index]);

  return { playing, toggle: () => setPlaying((now) => !now) };
}

/** The picture with its neighbours off screen on both sides, ready to be swiped in. */
function Stage({
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

/** The current picture and its neighbours, each once, even in an album of one or two. */
function slidesAround(index: number, count: number) {
  const slides = [{ at: index, side: "here" }];
  const after = neighbourOf(index, 1, count);
  const before = neighbourOf(index, -1, count);
  if (after !== index) slides.push({ at: after, side: "after" });
  if (before !== index && before !== after) slides.push({ at: before, side: "before" });
  // Always in the same order, so that React moves no picture in the document.
  return slides.sort((a, b) => a.at - b.at);
}

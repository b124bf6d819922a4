import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { PictureImage } from "../../ui/picture.tsx";

type Image = { src: string; alt: string };

/**
 * The sport's pictures, one large at a time. The large frame is a strip that scrolls and snaps, so
 * it swipes on a phone and works without a script; the controls and thumbnails move that strip.
 */
export function Carousel({ images, subject }: { images: Image[]; subject: string }) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const count = images.length;
  if (count === 0) {
    return (
      <div className="print grid aspect-[16/10] place-items-center">
        <p className="text-ink-2">Pictures of {subject} are still to come</p>
      </div>
    );
  }

  const show = (index: number) => {
    const target = (index + count) % count;
    strip.current?.children[target]?.scrollIntoView({ block: "nearest", inline: "start" });
    setShown(target);
  };
  const followScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setShown(Math.round(scrollLeft / clientWidth));
  };

  return (
    <section aria-roledescription="carousel" aria-label={`Pictures of ${subject}`}>
      <div className="relative">
        <ul
          ref={strip}
          onScroll={followScroll}
          // A region that scrolls must be reachable by keyboard.
          tabIndex={count > 1 ? 0 : undefined}
          aria-label={`Pictures of ${subject}, scrolls sideways`}
          className="flex aspect-[16/10] snap-x snap-mandatory overflow-x-auto overscroll-x-contain bg-paper-sunk [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {images.map((image, index) => (
            <li
              key={image.src}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
              className="print still w-full flex-none snap-start"
            >
              <PictureImage
                src={image.src}
                alt={image.alt || `${subject}, picture ${index + 1}`}
                width={1600}
                height={1000}
                first={index === 0}
              />
            </li>
          ))}
        </ul>
        <div className="absolute right-0 bottom-0 flex items-center gap-1 bg-paper py-1 pr-1 pl-4">
          <span className="numbers text-small" aria-live="polite">
            {shown + 1} of {count}
          </span>
          <button
            type="button"
            className="icon-button"
            aria-label="Previous picture"
            disabled={count === 1}
            onClick={() => show(shown - 1)}
          >
            <Icon of={ChevronLeft} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label="Next picture"
            disabled={count === 1}
            onClick={() => show(shown + 1)}
          >
            <Icon of={ChevronRight} />
          </button>
        </div>
      </div>
      {count > 1 && (
        <ul className="mt-2 grid grid-cols-5 gap-2">
          {images.map((image, index) => (
            <li key={image.src}>
              <button
                type="button"
                aria-label={`Show picture ${index + 1}`}
                aria-current={index === shown}
                onClick={() => show(index)}
                className="print still block aspect-[3/2] w-full opacity-70 transition-opacity hover:opacity-100 aria-[current=true]:opacity-100 aria-[current=true]:shadow-[0_0_0_3px_var(--color-paper),0_0_0_6px_var(--color-pine-700)]"
              >
                <PictureImage src={image.src} alt="" width={1600} height={1000} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

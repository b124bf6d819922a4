import sportTexts from "messages:site/sports/sport";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef, useState } from "react";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { PictureImage } from "../../ui/picture.tsx";

type Image = { src: string; alt: string };

/**
 * The sport's pictures, one large at a time. The large frame is a strip that scrolls and snaps, so it can be
 * swiped on a phone and works without a script; the controls and thumbnails scroll the strip.
 */
export function Carousel({ images, subject }: { images: Image[]; subject: string }) {
  const strip = useRef<HTMLUListElement>(null);
  const t = useTexts(sportTexts);
  const [shown, setShown] = useState(0);
  const count = images.length;
  if (count === 0) {
    return (
      <div className="print grid aspect-16/10 place-items-center">
        <p className="px-4 text-center text-ink-2">{t.stillToCome(subject)}</p>
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
    <section aria-roledescription={t.carousel} aria-label={t.pictures(subject)}>
      {/* On a phone the pictures reach both edges of the screen. */}
      <div className="relative max-sm:-mx-(--spacing-page)">
        <ul
          ref={strip}
          onScroll={followScroll}
          // A scrolling region must be reachable by keyboard.
          tabIndex={count > 1 ? 0 : undefined}
          aria-label={t.picturesScroll(subject)}
          className="flex aspect-16/10 snap-x snap-mandatory overflow-x-auto overscroll-x-contain bg-paper-sunk [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {images.map((image, index) => (
            <li
              key={image.src}
              aria-roledescription={t.slide}
              aria-label={t.place({ index: index + 1, count })}
              className={`print still w-full flex-none snap-start snap-always ${index === 0 ? "travelling" : ""}`}
            >
              <PictureImage
                src={image.src}
                alt={image.alt || t.picture({ sport: subject, number: index + 1 })}
                first={index === 0}
              />
            </li>
          ))}
        </ul>
        <div className="flex items-center justify-end gap-1 bg-paper px-(--spacing-page) py-1 sm:absolute sm:pl-4 sm:right-0 sm:bottom-0 sm:pr-1">
          <span className="numbers text-small" aria-live="polite">
            {t.place({ index: shown + 1, count })}
          </span>
          <button
            type="button"
            className="icon-button"
            aria-label={t.previous}
            disabled={count === 1}
            onClick={() => show(shown - 1)}
          >
            <Icon of={ChevronLeft} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t.next}
            disabled={count === 1}
            onClick={() => show(shown + 1)}
          >
            <Icon of={ChevronRight} />
          </button>
        </div>
      </div>
      {count > 1 && (
        <ul className={`mt-2 grid gap-2 ${count > 3 ? "grid-cols-5" : "grid-cols-3"}`}>
          {images.map((image, index) => (
            <li key={image.src}>
              <button
                type="button"
                aria-label={t.show(index + 1)}
                aria-current={index === shown}
                onClick={() => show(index)}
                className="print still block aspect-16/10 w-full aria-[current=true]:after:absolute aria-[current=true]:after:inset-x-0 aria-[current=true]:after:bottom-0 aria-[current=true]:after:h-2.5 aria-[current=true]:after:border-t-3 aria-[current=true]:after:border-paper aria-[current=true]:after:bg-pine-950"
              >
                <PictureImage src={image.src} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

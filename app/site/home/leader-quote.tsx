import homeTexts from "messages:site/home/home";
import type { HomePage } from "../../../data/pages/home-page.ts";
import type { HomeMessage } from "../../../data/school/leadership-messages.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { PictureImage } from "../../ui/picture.tsx";
import { CutLink } from "../../ui/site-link.tsx";

/** The leadership message chosen for the home page, beside a lesson. */
export function LeaderQuote({
  message,
  motto,
}: {
  message: HomeMessage;
  motto?: HomePage["motto"];
}) {
  const t = useTexts(homeTexts).leader;
  const inItsLanguage = useLangOf(message.language);
  return (
    <section
      aria-label={t.title}
      className="on-pine overflow-hidden bg-pine-900 text-paper rendered-when-near lg:grid lg:min-h-[46rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="print still relative h-76 lg:h-full">
        <PictureImage
          src="/prints/scenes/classroom.svg"
          alt={t.picture}
          width={1600}
          height={1000}
          className="absolute inset-0 object-[62%_50%]"
        />
      </div>
      <div className="flex max-w-[64rem] flex-col justify-center px-page py-12 lg:py-section lg:pl-[clamp(1.5rem,7vw,9rem)]">
        {motto && (
          <>
            <p
              lang={motto.language}
              className="font-display text-[clamp(1.5rem,1.2rem+1.2vw,2.25rem)]/[1.4] font-[440] text-saffron-200"
            >
              {motto.text}
            </p>
            <p className="mb-[clamp(1.75rem,3vw,3rem)] text-pine-200">{motto.meaning}</p>
          </>
        )}
        <figure {...inItsLanguage}>
          <blockquote className="font-display text-[clamp(1.625rem,1.1rem+2vw,3.125rem)]/[1.16] font-[420] tracking-[-0.012em] text-pretty">
            “{message.excerpt}”
          </blockquote>
          <figcaption className="mt-7 font-semibold">
            {message.name}
            {message.title && (
              <span className="block font-normal text-pine-200">{message.title}</span>
            )}
            <EnglishMark language={message.language} />
          </figcaption>
        </figure>
        <p className="mt-9 flex flex-wrap gap-x-7 gap-y-1 border-t border-pine-300/30 pt-4">
          <CutLink to={`/about/messages#${message.id}`}>{t.whole}</CutLink>
          <CutLink to="/about/messages">{t.all}</CutLink>
        </p>
      </div>
    </section>
  );
}

import homeTexts from "messages:site/home/home";
import sectionsTexts from "messages:site/sections/sections";
import type { HomePage } from "../../../data/pages/home-page.ts";
import { campusName } from "../../../data/school/campuses.ts";
import type { PlacedMessage } from "../../../data/school/leadership-messages.ts";
import type { Testimonial } from "../../../data/school/testimonials.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { PictureImage } from "../../ui/picture.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { CutLink } from "../../ui/site-link.tsx";

/** The leadership message chosen for the home page, beside a lesson. */
export function LeaderQuote({
  message,
  motto,
}: {
  message: PlacedMessage;
  motto?: HomePage["motto"];
}) {
  const edit = useEditMark();
  const t = useTexts(homeTexts).leader;
  const inItsLanguage = useLangOf(message.language);
  return (
    <section
      aria-label={t.title}
      className="on-pine overflow-hidden bg-pine-900 text-paper rendered-when-near lg:grid lg:min-h-184 lg:grid-cols-2"
    >
      <div className="print still relative h-76 lg:h-full">
        <PictureImage
          src="/prints/scenes/classroom.svg"
          alt={t.picture}
          className="absolute inset-0 object-[70%_50%]"
        />
      </div>
      <div className="flex max-w-256 flex-col justify-center px-page py-12 lg:py-section lg:pl-[clamp(1.5rem,7vw,9rem)]">
        {motto && (
          <>
            <p
              data-edit={edit?.("content", "home", "motto/text")}
              lang={motto.language}
              className="font-display text-[clamp(1.5rem,1.2rem+1.2vw,2.25rem)]/[1.4] font-headline text-saffron-200"
            >
              {motto.text}
            </p>
            <p className="mb-[clamp(1.75rem,3vw,3rem)] text-pine-200">{motto.meaning}</p>
          </>
        )}
        <figure data-edit={edit?.("messages", message.id)} {...inItsLanguage}>
          <blockquote className="font-display text-[clamp(1.625rem,1.1rem+2vw,3.125rem)]/[1.16] font-quiet tracking-[-0.012em] text-pretty">
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

/** Testimonials: one large, two beside it. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const edit = useEditMark();
  const t = useTexts(homeTexts);
  const [first, ...others] = testimonials;
  const inItsLanguage = useLangOf(first?.language);
  if (!first) return null;
  return (
    <section
      id="voices"
      aria-label={t.testimonials}
      className="rendered-when-near page columns-12 pb-section"
    >
      <figure
        data-edit={edit?.("testimonials", first.id)}
        {...inItsLanguage}
        className="col-span-full lg:col-span-7"
      >
        <blockquote className="font-display text-[clamp(1.5rem,1.1rem+1.75vw,2.75rem)]/[1.18] font-quiet tracking-[-0.01em] text-pretty indent-[-0.42em]">
          “{first.quote}”
        </blockquote>
        <Source testimonial={first} />
      </figure>
      <div className="col-span-full mt-12 grid content-end gap-9 lg:col-start-9 lg:mt-0">
        {others.map((testimonial) => (
          <Short key={testimonial.id} testimonial={testimonial} />
        ))}
      </div>
    </section>
  );
}

function Short({ testimonial }: { testimonial: Testimonial }) {
  const edit = useEditMark();
  return (
    <figure data-edit={edit?.("testimonials", testimonial.id)} {...useLangOf(testimonial.language)}>
      <blockquote className="text-large/[1.5] indent-[-0.42em]">“{testimonial.quote}”</blockquote>
      <Source testimonial={testimonial} />
    </figure>
  );
}

function Source({ testimonial }: { testimonial: Testimonial }) {
  const here = useLanguage();
  const { id, author, relation, campus, photo, language } = testimonial;
  return (
    <figcaption className="mt-3.5 flex items-center gap-4 text-base text-ink-2">
      {photo && <Portrait id={id} name={author} photo={photo} className="w-14" />}
      <span>
        <span className="font-semibold text-ink">{author}</span>
        {[relation, campus && sectionsTexts[here].campus(campusName(campus, here))]
          .filter(Boolean)
          .map((part) => `, ${part}`)}{" "}
        <EnglishMark language={language} />
      </span>
    </figcaption>
  );
}

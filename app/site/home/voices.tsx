import homeTexts from "messages:site/home/home";
import sectionsTexts from "messages:site/sections/sections";
import { campusName } from "../../../data/school/campuses.ts";
import type { Testimonial } from "../../../data/school/testimonials.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";

/** Testimonials: one large, two beside it. */
export function Voices({ testimonials }: { testimonials: Testimonial[] }) {
  const t = useTexts(homeTexts);
  const [first, ...others] = testimonials;
  const inItsLanguage = useLangOf(first?.language);
  if (!first) return null;
  return (
    <section aria-label={t.voices} className="rendered-when-near page columns-12 pb-section">
      <figure {...inItsLanguage} className="col-span-full lg:col-span-7">
        <blockquote className="font-display text-[clamp(1.5rem,1.1rem+1.75vw,2.75rem)]/[1.18] font-[420] tracking-[-0.01em] text-pretty indent-[-0.42em]">
          “{first.quote}”
        </blockquote>
        <Source testimonial={first} />
      </figure>
      <div className="col-span-full mt-12 grid content-end gap-9 lg:col-[9/13] lg:mt-0">
        {others.map((testimonial) => (
          <Short key={testimonial.id} testimonial={testimonial} />
        ))}
      </div>
    </section>
  );
}

function Short({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure {...useLangOf(testimonial.language)}>
      <blockquote className="text-[1.1875rem]/[1.5] indent-[-0.42em]">
        “{testimonial.quote}”
      </blockquote>
      <Source testimonial={testimonial} />
    </figure>
  );
}

function Source({ testimonial }: { testimonial: Testimonial }) {
  const here = useLanguage();
  const { author, relation, campus, language } = testimonial;
  return (
    <figcaption className="mt-3.5 text-base text-ink-2">
      <span className="font-semibold text-ink">{author}</span>
      {[relation, campus && sectionsTexts[here].campus(campusName(campus, here))]
        .filter(Boolean)
        .map((part) => `, ${part}`)}{" "}
      <EnglishMark language={language} />
    </figcaption>
  );
}

import sectionsTexts from "messages:site/sections/sections";
import type { PlacedMessage } from "../../../data/school/leadership-messages.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { Portrait } from "../../ui/portrait.tsx";
import { CutLink } from "../../ui/site-link.tsx";

/** The leadership message placed on this page: its short form, with a link to the full text. */
export function LeaderNote({ message }: { message: PlacedMessage }) {
  const edit = useEditMark();
  const t = useTexts(sectionsTexts).leader;
  const { id, name, title, excerpt, photo, photo_alt, language } = message;
  return (
    <section aria-label={t.title} className="bg-paper-sunk">
      <div
        data-edit={edit?.("messages", id)}
        {...useLangOf(language)}
        className="page columns-12 gap-y-8 py-section"
      >
        <div className="col-span-full sm:col-span-3 lg:col-span-3">
          <Portrait
            id={id}
            name={name}
            photo={photo}
            alt={photo_alt}
            className="w-32 sm:w-full sm:max-w-64"
          />
        </div>
        <div className="col-span-full self-center sm:col-span-9 lg:col-start-5">
          <figure>
            <blockquote className="font-display text-[clamp(1.5rem,1.1rem+1.75vw,2.75rem)]/[1.18] font-quiet tracking-[-0.01em] text-pretty text-pine-800">
              “{excerpt}”
            </blockquote>
            <figcaption className="mt-6 font-semibold">
              {name}
              {title && <span className="block font-normal text-ink-2">{title}</span>}
              <EnglishMark language={language} />
            </figcaption>
          </figure>
          <p className="mt-5">
            <CutLink to={`/about/messages#${id}`} arrow>
              {t.whole}
            </CutLink>
          </p>
        </div>
      </div>
    </section>
  );
}

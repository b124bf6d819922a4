import newsNames from "messages:site/news/newsNames";
import storyTexts from "messages:site/news/story";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { getStoryNeighbours, Story } from "../../../data/news/story.ts";
import { albumPath, eventPath, storyPath } from "../../../data/pages/row-paths.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { dayParts, fullDate, monthAndYear } from "../../ui/dates.ts";
import { Icon } from "../../ui/icon.tsx";
import { PictureImage } from "../../ui/picture.tsx";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";

/** The album and the event that a story is about: one entry if both are of the same thing. */
export function Related({ story: { album, event } }: { story: Story }) {
  const language = useLanguage();
  const t = storyTexts[language];
  if (!album && !event) return null;
  const toAlbum = album && {
    to: albumPath(album.id),
    label: factsOf(t.album, album.held_on && monthAndYear(album.held_on, language)),
  };
  const toEvent = event && {
    to: eventPath(event.slug),
    label: factsOf(t.event, fullDate(event.starts_at, language)),
  };
  const isOne = album?.title === event?.title;
  return (
    <section aria-labelledby="related" className="story-after">
      <h2 id="related" className="text-h3">
        {t.related}
      </h2>
      <ul className="story-related">
        {album && (
          <RelatedEntry
            of={album}
            cover={album}
            links={[toAlbum, isOne ? toEvent : null].filter((link) => !!link)}
          />
        )}
        {event && toEvent && !(album && isOne) && (
          <RelatedEntry of={event} links={[toEvent]} day={event.starts_at} />
        )}
      </ul>
    </section>
  );
}

/** "Album, October 2026" */
function factsOf(kind: string, when: string | null): string {
  return [kind, when].filter(Boolean).join(", ");
}

/** An album by its cover, an event by its day, and the ways there. */
function RelatedEntry({
  of: { title, language },
  links,
  cover,
  day,
}: {
  of: { title: string; language: Story["language"] };
  links: { to: string; label: string }[];
  cover?: NonNullable<Story["album"]>;
  day?: string;
}) {
  const lang = useLangOf(language);
  return (
    <li>
      {cover?.cover && (
        <span className="print still block aspect-16/10">
          <PictureImage
            src={cover.cover}
            alt=""
            width={cover.cover_width}
            height={cover.cover_height}
          />
        </span>
      )}
      {day && <DaySheet day={day} />}
      <div className="min-w-0">
        <h3 {...lang} className="story-name">
          {title} <EnglishMark language={language} />
        </h3>
        <p className="numbers mt-1 flex flex-wrap gap-x-6">
          {links.map(({ to, label }) => (
            <SiteLink key={to} to={to} className="inline-link min-h-11 items-center">
              {label}
              <span {...lang} className="sr-only">
                : {title}
              </span>
            </SiteLink>
          ))}
        </p>
      </div>
    </li>
  );
}

/** The day of an event as large as a picture; its link says the same. */
function DaySheet({ day }: { day: string }) {
  const parts = dayParts(day, useLanguage());
  return (
    <span aria-hidden className="story-day numbers">
      <span>{parts.day}</span>
      <span>
        {parts.month} {parts.year}
      </span>
    </span>
  );
}

type Neighbours = Awaited<ReturnType<typeof getStoryNeighbours>>;

/** The stories before and after this one, as pages to turn to; a sole one lies across the width. */
export function BeforeAndAfter({ neighbours: { previous, next } }: { neighbours: Neighbours }) {
  const language = useLanguage();
  const t = storyTexts[language];
  return (
    <div className="no-print border-t border-line bg-paper-sunk">
      <div className="page py-12 lg:py-16">
        {(previous || next) && (
          <nav aria-label={t.others.title} className="story-turn">
            {previous && (
              <Neighbour
                story={previous}
                label={t.others.before(fullDate(previous.publish_at, language))}
              />
            )}
            {next && (
              <Neighbour
                story={next}
                label={t.others.after(fullDate(next.publish_at, language))}
                isLater
              />
            )}
          </nav>
        )}
        <p className="mt-8">
          <CutLink to="/news" arrow>
            {newsNames[language].all}
          </CutLink>
        </p>
      </div>
    </div>
  );
}

function Neighbour({
  label,
  story: { slug, title, language, cover, cover_width, cover_height, focus },
  isLater = false,
}: {
  label: string;
  story: NonNullable<Neighbours["previous"]>;
  isLater?: boolean;
}) {
  return (
    <SiteLink to={storyPath(slug)} className="group" data-later={isLater || undefined}>
      <span className="story-turn-day numbers text-ink-2">
        <Icon of={isLater ? ArrowRight : ArrowLeft} />
        <span>
          {label} <EnglishMark language={language} />
        </span>
      </span>
      {cover && (
        <span className="print block aspect-16/10">
          <PictureImage
            src={cover}
            alt=""
            width={cover_width}
            height={cover_height}
            focus={focus}
          />
        </span>
      )}
      <span
        {...useLangOf(language)}
        className="story-name font-display font-headline text-balance decoration-pine-300 decoration-2 underline-offset-4 group-hover:underline"
      >
        {title}
      </span>
    </SiteLink>
  );
}

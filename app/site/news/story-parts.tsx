import newsNames from "messages:site/news/newsNames";
import storyTexts from "messages:site/news/story";
import type { ListedStory } from "../../../data/news/stories.ts";
import type { getStoryNeighbours, Story } from "../../../data/news/story.ts";
import { storyAddress } from "../../../data/news/story-links.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { fullDate, monthAndYear } from "../../ui/dates.ts";
import { PictureImage } from "../../ui/picture.tsx";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";
import { StoryCard } from "../sections/story-card.tsx";

/** The album and the event that a story is about: one entry if both are of the same thing. */
export function Related({ story: { album, event } }: { story: Story }) {
  const language = useLanguage();
  const t = storyTexts[language];
  if (!album && !event) return null;
  const toAlbum = album && {
    to: `/gallery/event/${album.id}`,
    label: factsOf(t.album, album.held_on && monthAndYear(album.held_on, language)),
  };
  const toEvent = event && {
    to: `/invites/${event.slug}`,
    label: factsOf(t.event, fullDate(event.starts_at, language)),
  };
  const isOne = album?.title === event?.title;
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="mb-3 text-h4">
        {t.related}
      </h2>
      <ul className="border-t border-line">
        {album && (
          <RelatedEntry
            of={album}
            cover={album}
            links={[toAlbum, isOne ? toEvent : null].filter((link) => !!link)}
          />
        )}
        {event && toEvent && !(album && isOne) && <RelatedEntry of={event} links={[toEvent]} />}
      </ul>
    </section>
  );
}

/** "Album, October 2026" */
function factsOf(kind: string, when: string | null): string {
  return [kind, when].filter(Boolean).join(", ");
}

function RelatedEntry({
  of: { title, language },
  links,
  cover,
}: {
  of: { title: string; language: Story["language"] };
  links: { to: string; label: string }[];
  cover?: NonNullable<Story["album"]>;
}) {
  const lang = useLangOf(language);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5 break-inside-avoid">
      {cover?.cover && (
        <span className="print still aspect-4/3 w-32 flex-none">
          <PictureImage
            src={cover.cover}
            alt=""
            width={cover.cover_width ?? 1600}
            height={cover.cover_height ?? 1000}
          />
        </span>
      )}
      <div className="min-w-0 grow basis-40">
        <h3 {...lang} className="text-h4">
          {title} <EnglishMark language={language} />
        </h3>
        <p className="numbers flex flex-wrap gap-x-6">
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

type Neighbours = Awaited<ReturnType<typeof getStoryNeighbours>>;

/** The stories before and after this one, and the newest others of its campus. */
export function MoreNews({
  campus,
  neighbours: { previous, next },
  others,
}: {
  campus: string | null;
  neighbours: Neighbours;
  others: ListedStory[];
}) {
  const language = useLanguage();
  const t = storyTexts[language];
  return (
    <div className="no-print border-t border-line bg-paper-sunk">
      <div className="page py-12 lg:py-16">
        {(previous || next) && (
          <nav
            aria-label={t.others.title}
            className="grid grid-cols-1 border-t-2 border-ink md:grid-cols-2 md:gap-x-gap"
          >
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
                className="md:col-start-2"
              />
            )}
          </nav>
        )}
        {others.length > 0 && (
          <section aria-labelledby="more-news" className="mt-12">
            <h2 id="more-news" className="text-h3">
              {campus ? t.moreOf(campusName(campus, language)) : t.more}
            </h2>
            <ul className="mt-5 grid grid-cols-1 gap-gap md:grid-cols-3">
              {others.map((story) => (
                <li key={story.id}>
                  <StoryCard story={story} />
                </li>
              ))}
            </ul>
          </section>
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
  story,
  className = "",
}: {
  label: string;
  story: NonNullable<Neighbours["previous"]>;
  className?: string;
}) {
  return (
    <SiteLink
      to={storyAddress(story.slug)}
      className={`group block border-b border-line py-5 ${className}`}
    >
      <span className="numbers block text-small text-ink-2">
        {label} <EnglishMark language={story.language} />
      </span>
      <span
        {...useLangOf(story.language)}
        className="mt-1 block font-display text-h3 font-headline decoration-pine-300 decoration-2 underline-offset-4 group-hover:underline"
      >
        {story.title}
      </span>
    </SiteLink>
  );
}

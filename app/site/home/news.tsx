import newsNames from "messages:site/news/newsNames";
import type { ListedStory } from "../../../data/news/stories.ts";
import { useTexts } from "../../language/texts.ts";
import { CutLink } from "../../ui/site-link.tsx";
import { StoryCard } from "../sections/story-card.tsx";

/** The newest stories, the first with a large picture; nothing if there are none. */
export function News({ stories }: { stories: ListedStory[] }) {
  const t = useTexts(newsNames);
  const [first, ...others] = stories;
  if (!first) return null;
  return (
    <section aria-label={t.title} className="rendered-when-near page pb-section">
      <div className="mb-[clamp(1.5rem,2.4vw,2.5rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="news">{t.title}</h2>
        <CutLink to="/news" arrow>
          {t.all}
        </CutLink>
      </div>
      <div className="columns-12 gap-y-8">
        <div className="col-span-full lg:col-span-7">
          <StoryCard story={first} />
        </div>
        {others.length > 0 && (
          <ul className="col-span-full border-t-2 border-ink lg:col-start-8 lg:self-start">
            {others.map((story) => (
              <li key={story.id} className="border-b border-line py-5">
                <StoryCard story={story} small />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

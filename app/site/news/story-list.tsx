import { indianDay } from "../../../data/calendar/indian-time.ts";
import type { ListedStory } from "../../../data/news/stories.ts";
import { storyAddress } from "../../../data/news/story-links.ts";
import { groupBy } from "../../../data/older-browsers.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { dayParts } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { StoryPicture } from "../sections/story-card.tsx";
import "./news.css";

/** Stories as ruled entries beside their year; with `opensLarge`, the first of all has a large picture. */
export function StoriesByYear({
  stories,
  opensLarge,
}: {
  stories: ListedStory[];
  opensLarge: boolean;
}) {
  const years = groupBy(stories, ({ publish_at }) => indianDay(new Date(publish_at)).slice(0, 4));
  return [...years].map(([year, ofYear], index) => (
    <section key={year} aria-labelledby={`stories-${year}`} className="story-year">
      <h2 id={`stories-${year}`} className="numbers">
        {year}
      </h2>
      <ol>
        {ofYear.map((story, place) => (
          <StoryEntry
            key={story.id}
            story={story}
            large={opensLarge && index === 0 && place === 0 && story.cover !== null}
          />
        ))}
      </ol>
    </section>
  ));
}

function StoryEntry({ story, large }: { story: ListedStory; large: boolean }) {
  const edit = useEditMark();
  const own = useLangOf(story.language);
  const address = storyAddress(story.slug);
  return (
    <li data-edit={edit?.("news", story.id)} className={`story-entry ${large ? "large" : ""}`}>
      <StoryDay at={story.publish_at} />
      <div className="story-words">
        <p className="text-small text-ink-2">
          <CampusMark campus={story.campus} />
        </p>
        <h3 className={large ? "mt-1 text-h2" : "mt-1 text-h3"}>
          <SiteLink to={address} className="story-link" {...own}>
            {story.title}
          </SiteLink>{" "}
          <EnglishMark language={story.language} />
        </h3>
        {story.lead && (
          <p {...own} className={`mt-2 text-ink-2 ${large ? "max-w-184 text-lead" : "max-w-160"}`}>
            {story.lead}
          </p>
        )}
      </div>
      <StoryPicture story={story} first={large} className="story-picture" />
    </li>
  );
}

/** "14" in large type, then the month. */
function StoryDay({ at }: { at: string }) {
  const { day, month } = dayParts(at, useLanguage());
  return (
    <time dateTime={at} className="story-day numbers">
      <span>{day}</span> {month}
    </time>
  );
}

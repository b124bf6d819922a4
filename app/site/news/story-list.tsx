import { indianDay } from "../../../data/calendar/indian-time.ts";
import type { ListedStory } from "../../../data/news/stories.ts";
import { groupBy } from "../../../data/older-browsers.ts";
import { storyPath } from "../../../data/pages/row-paths.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { dayParts } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { StoryPicture } from "../sections/story-card.tsx";
import "./news.css";

/**
 * The stories of each year, laid out like the page of a newspaper; with `opensLarge`, the first of all leads it, and
 * the next two stand beside it.
 */
export function StoriesByYear({
  stories,
  opensLarge,
}: {
  stories: ListedStory[];
  opensLarge: boolean;
}) {
  const years = groupBy(stories, ({ publish_at }) => indianDay(new Date(publish_at)).slice(0, 4));
  return [...years].map(([year, ofYear], index) => {
    const hasLead = opensLarge && index === 0 && ofYear[0]?.cover != null;
    return (
      <section key={year} aria-labelledby={`stories-${year}`} className="story-year">
        <h2 id={`stories-${year}`} className="numbers">
          {year}
        </h2>
        <ol>
          {ofYear.map((story, at) => (
            <StoryEntry
              key={story.id}
              story={story}
              place={hasLead ? placeOnTop(at) : ofYear.length === 1 ? "alone" : ""}
            />
          ))}
        </ol>
      </section>
    );
  });
}

const placeOnTop = (at: number) => (at === 0 ? "leads" : at < 3 ? "beside" : "");

function StoryEntry({
  story,
  place,
}: {
  story: ListedStory;
  place: ReturnType<typeof placeOnTop> | "alone";
}) {
  const edit = useEditMark();
  const own = useLangOf(story.language);
  const address = storyPath(story.slug);
  const leads = place === "leads";
  const picture = <StoryPicture story={story} first={leads} className="story-picture" />;
  return (
    <li data-edit={edit?.("news", story.id)} className={`story-entry ${place}`}>
      {/* The lead's stands above its words: on a slow line it would push them down if it came after them. */}
      {leads && picture}
      {leads && <StoryDay at={story.publish_at} />}
      <div className="story-words">
        <p className="story-place numbers">
          {!leads && <StoryDay at={story.publish_at} />}
          <CampusMark campus={story.campus} />
        </p>
        <h3 className={leads || place === "alone" ? "text-h2" : "text-h3"}>
          <SiteLink to={address} className="story-link" {...own}>
            {story.title}
          </SiteLink>{" "}
          <EnglishMark language={story.language} />
        </h3>
        {story.lead && (
          <p {...own} className={`story-lead ${leads ? "text-lead" : "text-large"}`}>
            {story.lead}
          </p>
        )}
      </div>
      {!leads && picture}
    </li>
  );
}

/** "14 November"; the day in large type where the story leads. */
function StoryDay({ at }: { at: string }) {
  const { day, month } = dayParts(at, useLanguage());
  return (
    <time dateTime={at} className="story-day numbers">
      <span>{day}</span> {month}
    </time>
  );
}

import { useId } from "react";
import { useViewTransitionState } from "react-router";
import type { ListedStory } from "../../../data/news/stories.ts";
import { storyPath } from "../../../data/pages/row-paths.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { fullDate } from "../../ui/dates.ts";
import { PictureImage } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";

/** A story: picture, campus, date, title and lead. A small one has no lead, and its picture at the side. */
export function StoryCard({ story, small = false }: { story: ListedStory; small?: boolean }) {
  const edit = useEditMark();
  const language = useLanguage();
  const own = useLangOf(story.language);
  const beside = small && story.cover;
  const title = useId();
  return (
    <article aria-labelledby={title} data-edit={edit?.("news", story.id)}>
      <SiteLink
        to={storyPath(story.slug)}
        className={`group grid content-start gap-4 ${beside ? "grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] md:grid-cols-[clamp(8rem,14vw,13rem)_minmax(0,1fr)] md:gap-gap" : ""}`}
      >
        <StoryPicture story={story} className={small ? "aspect-4/3 self-start" : "aspect-16/10"} />
        <div>
          <span className="numbers flex flex-wrap gap-x-4 text-small text-ink-2">
            <CampusMark campus={story.campus} />
            <time dateTime={story.publish_at}>{fullDate(story.publish_at, language)}</time>
            <EnglishMark language={story.language} />
          </span>
          <h3
            id={title}
            {...own}
            className={`mt-1 decoration-pine-300 decoration-2 underline-offset-4 group-hover:underline ${small ? "text-h4" : "text-h3"}`}
          >
            {story.title}
          </h3>
          {!small && story.lead && (
            <p {...own} className="mt-2 max-w-160 text-ink-2">
              {story.lead}
            </p>
          )}
        </div>
      </SiteLink>
    </article>
  );
}

/** The picture has an empty alt, because the title beside it says the same. */
export function StoryPicture({
  story,
  first = false,
  className,
}: {
  story: ListedStory;
  first?: boolean;
  className: string;
}) {
  const travels = useViewTransitionState(storyPath(story.slug));
  if (!story.cover) return null;
  return (
    <span className={`print ${className} ${travels ? "travelling" : ""}`}>
      <PictureImage
        src={story.cover}
        alt=""
        width={story.cover_width}
        height={story.cover_height}
        focus={story.focus}
        first={first}
      />
    </span>
  );
}

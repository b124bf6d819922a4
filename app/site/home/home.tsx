import homeTexts from "messages:site/home/home";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { lightAt } from "../../../data/calendar/light.ts";
import { getToday } from "../../../data/calendar/today.ts";
import { listComingEvents } from "../../../data/events/events.ts";
import { listAlbums } from "../../../data/gallery/albums.ts";
import type { Language } from "../../../data/languages.ts";
import { listStories } from "../../../data/news/stories.ts";
import { getHomePage, type HomePage } from "../../../data/pages/home-page.ts";
import { getMessageFor } from "../../../data/school/leadership-messages.ts";
import { listFeaturedTestimonials } from "../../../data/school/testimonials.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, metaSchool, pageMeta } from "../../layout/page-meta.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { namesOfCampuses } from "../../ui/lists.ts";
import { CutLink } from "../../ui/site-link.tsx";
import { linkToFeed } from "../machines/rss.ts";
import { newsFeed } from "../news/news-feed.ts";
import { noticeFeed } from "../notices/notice-feed.ts";
import { AlbumStrip } from "../sections/album-strip.tsx";
import { CampusPanorama } from "../sections/campus-panorama.tsx";
import { ComingUp } from "../sections/coming-up.tsx";
import { LevelsClimb } from "../sections/levels-climb.tsx";
import { TodayStrip } from "../sections/today-strip.tsx";
import type { Route } from "./+types/home";
import { Hero } from "./hero.tsx";
import { News } from "./news.tsx";
import { Notices } from "./notices.tsx";
import { LeaderQuote, Testimonials } from "./voices.tsx";

export const handle: PageHandle = { header: "over-picture" };

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const [content, events, news, leader, albums, testimonials, today] = await Promise.all([
    getHomePage(supabase, language),
    listComingEvents(supabase, { limit: 4 }, language),
    listStories(supabase, { limit: 3 }, language),
    getMessageFor(supabase, "home", language),
    listAlbums(supabase, { limit: 8 }, language),
    listFeaturedTestimonials(supabase, { limit: 3 }, language),
    getToday(supabase, { campuses: [], grades: [], stop: null }, indianDay(new Date()), language),
  ]);
  const [first, ...others] = news.stories;
  // Only the first story shows its lead; sending the others' unseen would cost readers on slow lines.
  const stories = first ? [first, ...others.map((story) => ({ ...story, lead: "" }))] : [];
  const light = lightAt(new Date());
  return { content, light, events, stories, leader, albums, testimonials, today };
}

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const description =
    page.loaderData?.content?.hero.lead ??
    homeTexts[language].description(namesOfCampuses(language));
  return [
    ...pageMeta({ title: metaSchool(page)?.tagline ?? "", description }, page),
    linkToFeed(noticeFeed(language), language),
    linkToFeed(newsFeed(language), language),
  ];
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { content, light, events, stories, leader, albums, testimonials, today } = loaderData;
  const { school, updates } = useSharedData();
  const here = useLanguage();
  const language = content?.language ?? here;
  return (
    <>
      <Hero hero={content?.hero} light={light} schoolName={school.name} language={language} />
      <EnglishPage language={language} />
      <TodayStrip of={today} />
      <Notices updates={updates} />
      {content && <NumbersRegister numbers={content.numbers} language={language} />}
      <LevelsClimb levels={content?.levels} language={language} />
      <CampusPanorama campuses={content?.campuses} language={language} />
      <ComingUp events={events} lead={content?.events.lead} language={language} />
      <News stories={stories} />
      {leader && <LeaderQuote message={leader} motto={content?.motto} />}
      <AlbumStrip albums={albums} />
      <Testimonials testimonials={testimonials} />
      <AdmissionsCall admissions={content?.admissions} language={language} />
    </>
  );
}

/** The school in numbers, each with its label. */
function NumbersRegister({
  numbers,
  language,
}: {
  numbers: HomePage["numbers"];
  language: Language;
}) {
  const edit = useEditMark();
  const t = useTexts(homeTexts);
  const inItsLanguage = useLangOf(language);
  return (
    <section className="rendered-when-near page columns-12 py-section">
      <div
        data-edit={edit?.("content", "home", "numbers/title")}
        className="col-span-full lg:sticky lg:top-28 lg:col-span-5 lg:self-start"
      >
        <h2 {...inItsLanguage}>{numbers.title}</h2>
        <p {...inItsLanguage} className="mt-6 text-lead text-ink-2">
          {numbers.lead}
        </p>
        <p className="mt-5">
          <CutLink to="/about" arrow>
            {t.ourStory}
          </CutLink>
        </p>
      </div>
      <dl
        {...inItsLanguage}
        className="numbers col-span-full mt-9 border-t-2 border-ink lg:col-start-7 lg:mt-0"
      >
        {numbers.rows.map(({ value, unit, label, note }, place) => (
          <div
            data-edit={edit?.("content", "home", `numbers/rows/${place}/value`)}
            key={label}
            className="grid items-center gap-x-gap gap-y-0.5 border-b border-line pt-4 pb-3 md:split-5-7"
          >
            <dt className="leading-close max-md:row-start-2 md:col-start-2 md:row-start-1">
              <span className="block font-semibold">{label}</span>
              <span className="text-ink-2">{note}</span>
            </dt>
            <dd className="font-display text-numeral font-headline tracking-tight whitespace-nowrap text-pine-800 md:col-start-1 md:row-start-1">
              {value}
              {unit && <span className="text-[0.36em] text-ink-2"> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The page's call to action at dusk, above the footer. */
function AdmissionsCall({
  admissions,
  language,
}: {
  admissions?: HomePage["admissions"];
  language: Language;
}) {
  const edit = useEditMark();
  const t = useTexts(homeTexts).join;
  const inItsLanguage = useLangOf(language);
  return (
    <section
      aria-label={admissions?.title ?? t.title}
      className="rendered-when-near pt-[calc(var(--spacing-section)*0.35)]"
    >
      <div className="page columns-12">
        <div
          data-edit={edit?.("content", "home", "admissions/title")}
          className="col-span-full lg:col-span-8"
        >
          <h2 id="join" className="text-h1" {...(admissions && inItsLanguage)}>
            {admissions?.title ?? t.title}
          </h2>
          {admissions && (
            <p {...inItsLanguage} className="mt-4.5 max-w-144 text-lead text-ink-2">
              {admissions.lead}
            </p>
          )}
        </div>
        <div className="col-span-full mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 self-end lg:col-start-9 lg:mt-0 lg:justify-end">
          <CutLink to="/scholarship">{t.fees}</CutLink>
          <ButtonLink to="/admissions" variant="cta" size="large" className="max-md:w-full">
            {t.now}
          </ButtonLink>
        </div>
        {admissions && (
          <ol {...inItsLanguage} className="steps col-span-full mt-[clamp(2.5rem,4.5vw,4.5rem)]">
            {admissions.steps.map(({ title, text }, place) => (
              <li
                data-edit={edit?.("content", "home", `admissions/steps/${place}/title`)}
                key={title}
              >
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 max-w-76 leading-note text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
      <img
        src="/prints/scenes/hills-dusk.svg"
        alt=""
        width={2400}
        height={560}
        loading="lazy"
        className="mt-[clamp(1rem,2vw,3rem)] h-[clamp(13rem,22vw,34rem)] w-full object-cover object-[70%_100%]"
      />
    </section>
  );
}

import homeTexts from "messages:site/home/home";
import { listComingEvents } from "../../../data/events/events.ts";
import { listAlbums } from "../../../data/gallery/albums.ts";
import { getHomePage } from "../../../data/pages/home-page.ts";
import { getHomeMessage } from "../../../data/school/leadership-messages.ts";
import { listFeaturedTestimonials } from "../../../data/school/testimonials.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { feedLink } from "../notices/feed-address.ts";
import { AlbumStrip } from "../sections/album-strip.tsx";
import { CampusPanorama } from "../sections/campus-panorama.tsx";
import { ComingUp } from "../sections/coming-up.tsx";
import { LevelsClimb } from "../sections/levels-climb.tsx";
import type { Route } from "./+types/home";
import { AdmissionsCall } from "./admissions-call.tsx";
import { Hero } from "./hero.tsx";
import { LeaderQuote } from "./leader-quote.tsx";
import { Notices } from "./notices.tsx";
import { NumbersRegister } from "./numbers-register.tsx";
import { Voices } from "./voices.tsx";

export const handle: PageHandle = { header: "over-picture" };

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const [content, events, leader, albums, testimonials] = await Promise.all([
    getHomePage(supabase, language),
    listComingEvents(supabase, { limit: 4 }, language),
    getHomeMessage(supabase, language),
    listAlbums(supabase, { limit: 8 }, language),
    listFeaturedTestimonials(supabase, { limit: 3 }, language),
  ]);
  return { content, events, leader, albums, testimonials };
}

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  return [...pageMeta(homeTexts[language], page), feedLink(language)];
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { content, events, leader, albums, testimonials } = loaderData;
  const { school, updates } = useSharedData();
  const here = useLanguage();
  const language = content?.language ?? here;
  return (
    <>
      <Hero hero={content?.hero} schoolName={school.name} language={language} />
      <EnglishPage language={language} />
      <Notices updates={updates} />
      {content && <NumbersRegister numbers={content.numbers} language={language} />}
      <LevelsClimb levels={content?.levels} language={language} />
      <CampusPanorama campuses={content?.campuses} language={language} />
      <ComingUp events={events} lead={content?.events.lead} language={language} />
      {leader && <LeaderQuote message={leader} motto={content?.motto} />}
      <AlbumStrip albums={albums} />
      <Voices testimonials={testimonials} />
      <AdmissionsCall admissions={content?.admissions} language={language} />
    </>
  );
}
